//! 1844, chapter SBB.
