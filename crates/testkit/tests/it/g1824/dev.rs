//! 1824, chapter DEV: deviations of 18xx.games.
