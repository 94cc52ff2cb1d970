//! Numbers that look random and are the same on each run: splitmix64.

pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// From a name, so that each use has numbers of its own.
    pub(crate) fn of(name: &str) -> Self {
        Self(
            name.bytes().fold(0xcbf2_9ce4_8422_2325, |seed, byte| {
                (seed ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
            }),
        )
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A raw number; half of them of a random length in bits, so that small ones come too.
    pub(crate) fn raw(&mut self) -> i32 {
        let bits = self.next();
        let raw = (bits >> 32) as i32;
        if bits & 1 == 0 { raw } else { raw >> ((bits >> 1) % 32) }
    }

    /// A number of a range.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }
}
