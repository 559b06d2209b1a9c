//! 1824, chapter CHECK: sums and vectors.
