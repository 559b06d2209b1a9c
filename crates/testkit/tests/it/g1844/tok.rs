//! 1844, chapter TOK.
