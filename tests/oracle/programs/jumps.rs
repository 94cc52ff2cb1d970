//! Values that leave blocks and loops before their type is known.

pub fn out_of_a_loop(a: f64, b: f32) -> f32 {
    let product = |a, b| a * b;
    let c = product((a * a) as f32, b);
    [[('out: loop { loop { break 'out c; } } + c)]].concat().iter().cloned().next().unwrap()
}
