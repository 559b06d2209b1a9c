//! 1844, chapter UPG.
