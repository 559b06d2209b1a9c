//! The table in the words of the screen, made once for each position and read by every panel.

use leptos::prelude::*;
use view::TableView;

use crate::play::table::Table;
use crate::text::lang;

#[derive(Clone, Copy)]
pub struct Shown(Memo<TableView>);

impl Shown {
    /// For all below. Another language draws the whole screen again, and this with it.
    pub fn provide(table: Table) -> Shown {
        let view = move |_: Option<&TableView>| {
            let seat = table.viewer.get();
            table.state.with(|state| view::table(state, seat, lang()))
        };
        let shown = Shown(Memo::new(view));
        provide_context(shown);
        shown
    }

    pub fn here() -> Shown {
        expect_context()
    }

    pub fn with<T>(self, read: impl FnOnce(&TableView) -> T) -> T {
        self.0.with(read)
    }
}
