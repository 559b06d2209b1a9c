//! Pictures for the home page: boards as they lay at the end of a game.

use game::{Edition, Setup, Title, edition};

use super::map::still_of;
use super::picture::{Atlas, Picture, pictures};
use crate::titles;

/// A stretch of the board of a title, by its default profile.
pub fn cover(title: Title) -> String {
    let (board, frame) = titles::of(title).cover;
    let Some(edition) = title.profiles().next().map(edition) else { return String::new() };
    let Some(seats) = edition.seats.first() else { return String::new() };
    let Ok(state) = game::begin(&Setup::new(edition.profile, seats.players)) else { return String::new() };
    let mut bare = pictures(&state);
    for picture in &mut bare {
        picture.reserved = Default::default();
        picture.colour = 3;
    }
    board.split([';', '\n']).for_each(|line| place(edition, &mut bare, line));
    still_of(&Atlas::of(edition), &bare, frame)
}

/// Lays what a line says.
fn place(edition: &Edition, pictures: &mut [Picture], line: &str) {
    let board = edition.board();
    let mut words = line.split_whitespace();
    let Some(hex) = words.next().and_then(|name| board.map.named(name)) else { return };
    let picture = &mut pictures[hex.index()];
    let (tile, rotation) = (words.next().and_then(|name| board.tiles.named(name)), words.next());
    if let (Some(tile), Some(rotation)) = (tile, rotation.and_then(|word| word.parse().ok())) {
        picture.placed = board::Placed { tile, rotation };
        picture.is_laid = true;
    }
    for company in words.filter_map(|symbol| edition.company_named(symbol)) {
        picture.markers[0].insert(company);
    }
}
