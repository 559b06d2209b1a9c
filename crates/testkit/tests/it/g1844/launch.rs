//! 1844, chapter LAUNCH.
