//! 1824, chapter PHASE: phases.
