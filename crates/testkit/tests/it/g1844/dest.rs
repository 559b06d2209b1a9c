//! 1844, chapter DEST.
