//! 1844, chapter DIV.
