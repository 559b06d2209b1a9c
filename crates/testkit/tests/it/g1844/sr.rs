//! 1844, chapter SR.
