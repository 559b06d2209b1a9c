//! A set of hex sides that track can cross, as bits.
//!
//! Every piece of track ends on a side of its hex or leads to one, and two pieces that share a side merge there. So a
//! set of sides tells exactly which track a train has used. [1844-RUN-17] [1844-RUN-18]

/// Sides are numbered by [`crate::Map`]; both neighbours call the side between them by the same number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Borders(pub [u64; 4]);

impl Borders {
    pub const EMPTY: Borders = Borders([0; 4]);

    pub const fn has(&self, border: u8) -> bool {
        self.0[(border >> 6) as usize] & (1 << (border & 63)) != 0
    }

    pub const fn insert(&mut self, border: u8) {
        self.0[(border >> 6) as usize] |= 1 << (border & 63);
    }

    #[must_use]
    pub const fn with(mut self, border: u8) -> Borders {
        self.insert(border);
        self
    }

    #[must_use]
    pub const fn union(&self, other: &Borders) -> Borders {
        let (a, b) = (&self.0, &other.0);
        Borders([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    pub const fn meets(&self, other: &Borders) -> bool {
        let (a, b) = (&self.0, &other.0);
        (a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2]) | (a[3] & b[3]) != 0
    }

    pub const fn within(&self, other: &Borders) -> bool {
        let (a, b) = (&self.0, &other.0);
        (a[0] & !b[0]) | (a[1] & !b[1]) | (a[2] & !b[2]) | (a[3] & !b[3]) == 0
    }

    pub const fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let word = words.iter().position(|word| *word != 0)?;
            let border = words[word].trailing_zeros() as usize + word * 64;
            words[word] &= words[word] - 1;
            Some(border as u8)
        })
    }
}
