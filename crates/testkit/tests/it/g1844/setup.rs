//! 1844, chapter SETUP.
