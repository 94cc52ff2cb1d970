//! Traits with a method of the same name: those in scope are meant.

pub mod first {
    pub trait Count {
        fn count_up(self) -> i32;
    }
    impl Count for f32 {
        fn count_up(self) -> i32 {
            self as i32
        }
    }
}
pub mod second {
    pub trait Measure {
        fn count_up(self) -> f32;
    }
    impl Measure for f32 {
        fn count_up(self) -> f32 {
            self + self
        }
    }
    pub fn own(a: f32) -> f32 {
        a.count_up() * a.count_up()
    }
}
pub fn imported(a: f32) -> f32 {
    use second::Measure as _;
    a.count_up() * a.count_up()
}
pub fn the_other(a: f32) -> i32 {
    use first::*;
    let both = |a: i32| a * a;
    both(a.count_up() * a.count_up())
}

macro_rules! opaque {
    ($a:expr) => {
        std::hint::black_box::<_>(unknown!($a))
    };
}

pub fn a_binding_of_another_build(x: f32) -> f32 {
    let sum = x + 1.0;
    #[cfg(target_os = "none")]
    let sum = opaque!(sum);
    sum * 2.0
}

pub fn a_binding_of_this_build(x: u8) -> u8 {
    let sum = f32::from(x);
    #[cfg(not(target_os = "none"))]
    let sum = x.max(sum.to_bits() as u8);
    sum * 2
}
