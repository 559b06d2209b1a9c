//! 1824, chapter PRE: Pre-Staatsbahnen.
