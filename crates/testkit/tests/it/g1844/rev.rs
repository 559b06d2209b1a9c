//! 1844, chapter REV.
