//! 1844, chapter PHASE.
