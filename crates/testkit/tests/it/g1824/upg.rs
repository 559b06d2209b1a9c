//! 1824, chapter UPG: upgrading tiles.
