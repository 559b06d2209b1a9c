//! 1824, chapter START: the initial share buying round.
