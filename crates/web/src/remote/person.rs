//! Who the reader is on the server, on every page the same, and the sheet in which that is changed.

use leptos::prelude::*;
use wire::api::{Me, UserId};

use super::api::{Trouble, get};

#[derive(Clone, Copy)]
pub struct Person {
    /// Whether the server answers; `None` until it was asked.
    pub is_there: RwSignal<Option<bool>>,
    pub me: RwSignal<Option<Me>>,
    /// Whether the sheet is open.
    pub sheet: RwSignal<bool>,
}

impl Person {
    pub fn provide() -> Person {
        let person = Person { is_there: RwSignal::new(None), me: RwSignal::new(None), sheet: RwSignal::new(false) };
        provide_context(person);
        wasm_bindgen_futures::spawn_local(person.look());
        person
    }

    pub fn here() -> Person {
        expect_context()
    }

    /// Asks the server.
    pub async fn look(self) {
        let me = get::<Me>("/api/me").await;
        let is_there = me != Err(Trouble::Unreachable);
        if self.is_there.get_untracked() != Some(is_there) {
            self.is_there.set(Some(is_there));
        }
        // Without an answer nothing new is known.
        if is_there {
            self.is(me.ok());
        }
    }

    /// The lists are looked at again and again: only somebody else is news.
    pub fn is(self, me: Option<Me>) {
        if self.me.with_untracked(|known| *known != me) {
            self.me.set(me);
        }
    }

    /// Who that is, whatever the name.
    pub fn user(self) -> Option<UserId> {
        self.me.with(|me| me.as_ref().map(|me| me.user))
    }

    pub fn open(self) {
        self.sheet.set(true);
    }
}
