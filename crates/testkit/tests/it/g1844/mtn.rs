//! 1844, chapter MTN.
