//! Values that leave blocks and loops before their type is known.

pub fn out_of_a_loop(a: f64, b: f32) -> f32 {
    let product = |a, b| a * b;
    let c = product((a * a) as f32, b);
    [[('out: loop { loop { break 'out c; } } + c)]].concat().iter().cloned().next().unwrap()
}

pub fn bound(a: f64, b: f32) -> f32 {
    let product = |a, b| a * b;
    let c = product(a as f32, b);
    let d = loop {
        break c;
    };
    let e = 'out: {
        if a > 0.5 {
            break 'out c;
        }
        c
    };
    let _ = loop { break 1.5 } * b;
    d * 1.5 + e * 2.5
}
