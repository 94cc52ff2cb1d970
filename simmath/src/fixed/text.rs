//! Text.
/// Why a text is no number of a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseFixedError;
impl<const FRAC: u32> core::fmt::Display for super::Fixed<FRAC> {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "{}", self.to_f64())
    }
}
impl<const FRAC: u32> core::fmt::Debug for super::Fixed<FRAC> {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(out, "{}", self.to_f64())
    }
}
