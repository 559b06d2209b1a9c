//! 1824, chapter STAAT: Staatsbahnen.
