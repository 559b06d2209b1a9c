//! 1844, chapter TUN.
