//! 1824, chapter RUN: routes.
