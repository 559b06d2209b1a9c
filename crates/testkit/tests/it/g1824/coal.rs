//! 1824, chapter COAL: Coal Railways.
