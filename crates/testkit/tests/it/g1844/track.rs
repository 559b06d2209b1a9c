//! 1844, chapter TRACK.
