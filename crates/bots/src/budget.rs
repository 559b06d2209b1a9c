//! How long a bot may think.

/// So many positions to look at, and a caller's clock that may call time earlier.
///
/// Nodes alone give the same answer on every machine; with a clock the answer depends on the machine. A bot answers
/// soon after its time is over, and legally, however little it had.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Positions that it may look at.
    pub nodes: u64,
    time_is_up: Option<&'a dyn Fn() -> bool>,
}

impl<'a> Budget<'a> {
    /// So many positions, however long that takes.
    pub const fn nodes(nodes: u64) -> Budget<'a> {
        Budget { nodes, time_is_up: None }
    }

    /// Until the caller's clock says that time is up.
    pub const fn until(time_is_up: &'a dyn Fn() -> bool) -> Budget<'a> {
        Budget { nodes: u64::MAX, time_is_up: Some(time_is_up) }
    }

    /// Whether to stop after so many nodes.
    pub fn is_spent(&self, nodes: u64) -> bool {
        nodes >= self.nodes || self.time_is_up.is_some_and(|is_up| is_up())
    }
}
