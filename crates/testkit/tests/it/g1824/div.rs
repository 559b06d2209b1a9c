//! 1824, chapter DIV: dividends.
