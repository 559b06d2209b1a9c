//! 1824, chapter OR: operating rounds.
