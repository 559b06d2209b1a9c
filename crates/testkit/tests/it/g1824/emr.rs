//! 1824, chapter EMR: emergencies and debt.
