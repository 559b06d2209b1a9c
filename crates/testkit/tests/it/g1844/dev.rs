//! 1844, chapter DEV.
