//! 1844, chapter EMR.
