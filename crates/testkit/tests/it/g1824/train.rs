//! 1824, chapter TRAIN: trains.
