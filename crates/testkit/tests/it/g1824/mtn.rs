//! 1824, chapter MTN: Mountain Railways.
