//! 1844, chapter OR.
