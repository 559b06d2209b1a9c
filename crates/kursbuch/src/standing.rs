//! The final standing as a small table.

use game::State;
use game::rules::finish::{places, standing};
use game::state::Round;

pub fn print(state: &State, names: &[String]) {
    let heading = if state.round == Round::Finished { "Final standing" } else { "Standing, game not finished" };
    println!("{heading} ({}, phase {})", state.edition.profile.name(), state.phase);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    println!("     {:width$}  {:>7} {:>7} {:>7} {:>7} {:>7}", "player", "cash", "shares", "papers", "debt", "total");
    let standing = standing(state);
    for (wealth, place) in standing.iter().zip(places(&standing)) {
        let name = names.get(wealth.player.index()).map_or("?", String::as_str);
        println!(
            "{place:>3}. {name:width$}  {:>7} {:>7} {:>7} {:>7} {:>7}",
            wealth.cash.0,
            wealth.shares.0,
            wealth.papers.0,
            wealth.debt.0,
            wealth.total().0
        );
    }
}
