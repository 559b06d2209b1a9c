//! 1824, chapter REG: Regional Railways.
