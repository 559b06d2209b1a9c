//! Actions that lie in a row, and what they changed on map and market.

use board::HexId;
use game::{Action, ModelId, State};
use routes::Route;

use super::record::Record;
use crate::draw::market::{self, Move};
use crate::titles;

/// From one row of a record up to, and without, another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub from: usize,
    pub to: usize,
}

impl Span {
    fn actions(self, record: &Record) -> &[Action] {
        record.actions().get(self.from..self.to.min(record.len())).unwrap_or_default()
    }

    /// Where tiles were laid and markers placed.
    pub fn built(self, record: &Record) -> Vec<HexId> {
        self.actions(record).iter().filter_map(titles::hex_of).collect()
    }

    /// The last run among them, with the position that it met.
    pub fn run(self, record: &Record) -> Option<(&State, &[(ModelId, Route)])> {
        let rows = (self.from..self.to.min(record.len())).rev();
        let mut steps = rows.filter_map(|row| record.step(row));
        steps.find_map(|(state, action, _)| match action {
            Action::Run(runs) => Some((state, runs.as_slice())),
            _ => None,
        })
    }

    /// Hexes that were built on or run over.
    pub fn hexes(self, record: &Record) -> Vec<HexId> {
        let mut hexes = self.built(record);
        if let Some((state, runs)) = self.run(record) {
            hexes.extend(runs.iter().flat_map(|(_, route)| passed(state, route)));
        }
        hexes
    }

    /// Price markers that lie elsewhere after them.
    pub fn moves(self, record: &Record) -> Vec<Move> {
        market::moves(record.at(self.from), record.at(self.to))
    }
}

/// Hexes that a route passes, as far as it holds together.
pub fn passed(state: &State, route: &Route) -> Vec<HexId> {
    let map = &state.edition().board().map;
    let mut hexes = vec![route.start.hex];
    let mut at = route.start.hex;
    for exit in &route.exits {
        let Some((next, _)) = map.across(at, *exit) else { break };
        hexes.push(next);
        at = next;
    }
    hexes
}
