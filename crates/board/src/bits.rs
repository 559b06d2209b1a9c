//! What the large sets have in common.

/// The numbers of the bits that are set, ascending.
#[inline]
pub fn ones<const N: usize>(mut words: [u64; N]) -> impl Iterator<Item = usize> {
    let mut row = 0;
    std::iter::from_fn(move || {
        while words.get(row) == Some(&0) {
            row += 1;
        }
        let word = words.get_mut(row)?;
        let bit = word.trailing_zeros() as usize;
        *word &= *word - 1;
        Some(row * 64 + bit)
    })
}
