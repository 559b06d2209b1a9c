//! 1824, chapter SR: share rounds.
