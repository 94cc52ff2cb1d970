use simmath::fx;

fn main() {
    let _ = fx!(1) * 2;
}
