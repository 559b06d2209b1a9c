//! 1844, chapter RUN.
