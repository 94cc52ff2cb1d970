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
