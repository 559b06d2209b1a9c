//! 1824, chapter TRACK: laying yellow tiles.
