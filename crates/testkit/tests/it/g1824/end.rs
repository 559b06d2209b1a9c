//! 1824, chapter END: the end of the game.
