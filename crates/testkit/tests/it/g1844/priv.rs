//! 1844, chapter PRIV.
