//! 1824, chapter REV: income and mines.
