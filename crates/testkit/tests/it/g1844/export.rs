//! 1844, chapter EXPORT.
