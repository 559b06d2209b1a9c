//! 1824, chapter TOK: station markers.
