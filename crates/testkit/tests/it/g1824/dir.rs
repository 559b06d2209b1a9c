//! 1824, chapter DIR: directors.
