//! The final standing as a small table.

use std::fmt::Write;

use game::query::standing;
use game::{State, places};

pub fn table(state: &State, names: &[String]) -> String {
    let heading = if state.is_finished() { "Final standing" } else { "Standing, game not finished" };
    let mut text = format!("{heading} ({}, phase {})\n", state.edition().profile.name(), state.phase());
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    let mut row = |place: &str, name: &str, columns: [&str; 5]| {
        let [cash, shares, papers, debt, total] = columns;
        let line = format!("{place:>4} {name:width$}  {cash:>7} {shares:>7} {papers:>7} {debt:>7} {total:>7}");
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{line}");
    };
    row("", "player", ["cash", "shares", "papers", "debt", "total"]);
    let standing = standing(state);
    for (wealth, place) in standing.iter().zip(places(&standing)) {
        let name = names.get(wealth.player.index()).map_or("?", String::as_str);
        let sums = [wealth.cash, wealth.shares, wealth.papers, wealth.debt, wealth.total()].map(|sum| sum.to_string());
        row(&format!("{place}."), name, sums.each_ref().map(String::as_str));
    }
    text
}
