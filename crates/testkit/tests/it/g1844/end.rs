//! 1844, chapter END.
