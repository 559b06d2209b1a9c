//! The final standing as a small table.

use game::State;
use game::rules::finish::standing;
use game::state::Round;

pub fn print(state: &State, names: &[String]) {
    let heading = if state.round == Round::Finished { "Final standing" } else { "Standing, game not finished" };
    println!("{heading} ({}, phase {})", state.edition.profile.name(), state.phase);
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0).max(6);
    println!("     {:width$}  {:>7} {:>7} {:>7} {:>7} {:>7}", "player", "cash", "shares", "papers", "debt", "total");
    let standing = standing(state);
    let mut place = 0;
    for (row, wealth) in standing.iter().enumerate() {
        // Equal wealth shares the place. [1844-RULING-63]
        if row == 0 || standing[row - 1].total() != wealth.total() {
            place = row + 1;
        }
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
