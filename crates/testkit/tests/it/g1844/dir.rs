//! 1844, chapter DIR.
