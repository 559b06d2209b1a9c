//! All puzzles, from the file that is served with the client.

use gloo_net::http::Request;
use leptos::prelude::*;
use teacher::puzzle::Puzzle;
use wasm_bindgen_futures::spawn_local;

const FILE: &str = "/puzzles/puzzles.json";

/// What is known of the file.
#[derive(Clone)]
pub enum Puzzles {
    Loading,
    /// There is neither a connection nor a copy.
    Missing,
    Here(StoredValue<Vec<Puzzle>>),
}

impl Puzzles {
    pub fn load() -> RwSignal<Puzzles> {
        let puzzles = RwSignal::new(Puzzles::Loading);
        spawn_local(async move {
            let answer = Request::get(FILE).send().await;
            let found = match answer {
                Ok(answer) if answer.ok() => answer.json::<Vec<Puzzle>>().await.ok(),
                Ok(_) | Err(_) => None,
            };
            // The page may have been left meanwhile.
            puzzles.try_update(|puzzles| {
                *puzzles = found.map_or(Puzzles::Missing, |found| Puzzles::Here(StoredValue::new(found)));
            });
        });
        puzzles
    }

    pub fn find(&self, id: &str) -> Option<Puzzle> {
        match self {
            Puzzles::Here(all) => all.with_value(|all| all.iter().find(|puzzle| puzzle.id == id).cloned()),
            Puzzles::Loading | Puzzles::Missing => None,
        }
    }
}

/// The puzzle of a day: in an order that looks like none, each once before any comes again.
pub fn of_day(all: &[Puzzle], day: u64) -> Option<&Puzzle> {
    // Coprime to any number of puzzles that is no multiple of it.
    const STRIDE: u64 = 7_919;
    let count = all.len() as u64;
    (count > 0).then(|| &all[(day.wrapping_mul(STRIDE) % count) as usize])
}
