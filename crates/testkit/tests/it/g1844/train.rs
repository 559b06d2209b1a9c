//! 1844, chapter TRAIN.
