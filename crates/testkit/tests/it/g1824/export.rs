//! 1824, chapter EXPORT: sales abroad.
