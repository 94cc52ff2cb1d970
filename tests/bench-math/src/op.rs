//! One operation, and how each peer computes it over arrays.

use std::array::from_fn;
use std::hint::black_box;
use std::ops::Range;

use fixed::types::I16F16;
use simmath::{Fp32Pinned, Fpx16_16};

use crate::inputs::uniform;
use crate::peer::Peer;

/// One operation by all peers that have it.
pub(crate) struct Op {
    pub(crate) name: &'static str,
    /// How often one pass computes it.
    pub(crate) elements: usize,
    pub(crate) cases: Vec<Case>,
}

/// One operation by one peer.
pub(crate) struct Case {
    pub(crate) peer: Peer,
    /// Computes it for the arguments of a range.
    pub(crate) run: Box<dyn FnMut(Range<usize>)>,
}

/// An operation of N numbers while its peers are listed.
pub(crate) struct Listing<const N: usize> {
    arguments: [Vec<i32>; N],
    op: Op,
}

impl<const N: usize> Listing<N> {
    /// An operation whose arguments are uniform within one range each.
    pub(crate) fn of(name: &'static str, elements: usize, ranges: [(f64, f64); N]) -> Self {
        let arguments = from_fn(|at| uniform(elements, at as u64, ranges[at].0, ranges[at].1));
        Self { arguments, op: Op { name, elements, cases: Vec::new() } }
    }

    pub(crate) fn simmath<R: Copy + Default + 'static>(
        self,
        compute: impl Fn([Fpx16_16; N]) -> R + 'static,
    ) -> Self {
        self.case(Peer::Simmath, Fpx16_16::from_raw, compute)
    }

    /// The pinned float, whose functions come from the traits.
    pub(crate) fn pinned<R: Copy + Default + 'static>(
        self,
        compute: impl Fn([Fp32Pinned; N]) -> R + 'static,
    ) -> Self {
        self.case(Peer::Pinned, |raw| Fp32Pinned::new(float(raw)), compute)
    }

    /// A peer that computes with numbers of `fixed`.
    pub(crate) fn fixed<R: Copy + Default + 'static>(
        self,
        peer: Peer,
        compute: impl Fn([I16F16; N]) -> R + 'static,
    ) -> Self {
        self.case(peer, I16F16::from_bits, compute)
    }

    /// A peer that computes with floats.
    pub(crate) fn float<R: Copy + Default + 'static>(
        self,
        peer: Peer,
        compute: impl Fn([f32; N]) -> R + 'static,
    ) -> Self {
        self.case(peer, float, compute)
    }

    pub(crate) fn done(self) -> Op {
        self.op
    }

    fn case<T: Copy + 'static, R: Copy + Default + 'static>(
        mut self,
        peer: Peer,
        number: fn(i32) -> T,
        compute: impl Fn([T; N]) -> R + 'static,
    ) -> Self {
        let arguments =
            self.arguments.each_ref().map(|raw| raw.iter().copied().map(number).collect::<Vec<T>>());
        let mut results = vec![R::default(); self.op.elements];
        let run = move |range: Range<usize>| {
            let arguments = arguments.each_ref().map(|column| &column[range.clone()]);
            let results = &mut results[range];
            each(black_box(arguments), results, &compute);
            black_box(results);
        };
        self.op.cases.push(Case { peer, run: Box::new(run) });
        self
    }
}

/// The loop that is measured.
fn each<T: Copy, R, const N: usize>(arguments: [&[T]; N], results: &mut [R], compute: impl Fn([T; N]) -> R) {
    // All columns have one length, so that no access below needs a test.
    let length = results.len();
    if arguments.iter().any(|column| column.len() != length) {
        return;
    }
    for at in 0..length {
        results[at] = compute(from_fn(|column| arguments[column][at]));
    }
}

/// The float of a raw 16.16 number.
pub(crate) fn float(raw: i32) -> f32 {
    raw as f32 / 65536.0
}
