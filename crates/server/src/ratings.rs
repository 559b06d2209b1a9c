//! Ratings: what a finished game says about its people, by Weng and Lin. Each game is rated once; the store keeps which
//! ones are still to be rated, so that none is lost with a process.

use game::places;
use game::query::standing;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Rated, Rating, Store, StoreError, TableRecord};
use wire::api::{Ladder, Millis, Seat, TableId, UserId};

use crate::app::Shared;
use crate::refused::Outcome;
use crate::table::TableState;

/// Games that are rated at once, at most.
const BATCH: u32 = 50;

/// One who plays for a rating, or against whom others play for theirs.
struct Player {
    /// Nobody: a bot, or a person who has gone.
    user: Option<UserId>,
    place: u8,
}

/// A finished game, as far as ratings go.
struct Game {
    ladder: Ladder,
    finished: Millis,
    profile: String,
    players: Vec<Player>,
}

/// Rates what has ended; returns how many games.
pub async fn rate_some(app: &Shared) -> Outcome<usize> {
    let tables = app.store.unrated(BATCH).await?;
    for table in &tables {
        let game = app.hub.look(*table, to_game).await?.flatten();
        match rate(&*app.store, *table, game).await {
            Ok(()) => (),
            // Another process was first, or one of its people has just ended another game: the next time.
            Err(StoreError::Taken) => break,
            Err(failure) => return Err(failure.into()),
        }
    }
    Ok(tables.len())
}

async fn rate(store: &dyn Store, table: TableId, game: Option<Game>) -> Result<(), StoreError> {
    let Some(game) = game else { return store.rate(table, Vec::new()).await };
    let mut before = Vec::new();
    for player in &game.players {
        let ratings = match player.user {
            Some(user) => store.ratings(user).await?,
            None => Vec::new(),
        };
        let known = ratings.iter().find(|row| row.ladder == game.ladder);
        before.push(known.map_or_else(beginner, |row| Rating { strength: row.strength, doubt: row.doubt }));
    }
    let places: Vec<u8> = game.players.iter().map(|player| player.place).collect();
    let after = after(&before, &places);
    let players = game.players.len() as u8;
    let rows = game.players.iter().zip(before.iter().zip(after)).filter_map(|(player, (before, after))| {
        Some(Rated {
            user: player.user?,
            table,
            ladder: game.ladder,
            profile: game.profile.clone(),
            finished: game.finished,
            place: player.place,
            players,
            before: *before,
            after,
        })
    });
    store.rate(table, rows.collect()).await
}

fn beginner() -> Rating {
    let new = WengLinRating::new();
    Rating { strength: new.rating, doubt: new.uncertainty }
}

fn after(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|rating| [WengLinRating { rating: rating.strength, uncertainty: rating.doubt }]).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(places)
        .map(|(team, place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    rated.iter().flatten().map(|rating| Rating { strength: rating.rating, doubt: rating.uncertainty }).collect()
}

/// `None` if it says nothing: it began elsewhere, fewer than two played, or there was a coach.
fn to_game(table: &TableState) -> Option<Game> {
    let record = &table.record;
    let state = table.history.state();
    if !state.is_finished() || record.origin.is_some() || record.wanted.coach {
        return None;
    }
    let standing = standing(state);
    let places: Vec<(u8, u8)> =
        standing.iter().zip(places(&standing)).map(|(wealth, place)| (wealth.player.seat(), place as u8)).collect();
    let mut players: Vec<Player> = Vec::new();
    // The best first: of several seats in one hand, that one counts, and the others are somebody's.
    for (number, place) in places {
        let seat = record.seats.iter().find(|seat| seat.seat == number)?;
        let user = seat.person().filter(|user| players.iter().all(|player| player.user != Some(*user)));
        players.push(Player { user, place });
    }
    let finished = table.history.course().effective().last().map_or(record.present.updated, |step| step.at);
    let game = Game { ladder: ladder(record), finished, profile: record.setup.profile.clone(), players };
    (game.players.len() > 1 && game.players.iter().any(|player| player.user.is_some())).then_some(game)
}

fn ladder(record: &TableRecord) -> Ladder {
    let is_person = |seat: &Seat| seat.person().is_some() && seat.stand_in.is_none() && !seat.program && !seat.late;
    let mut people: Vec<UserId> = record.seats.iter().filter_map(Seat::person).collect();
    people.sort_unstable();
    people.dedup();
    let equal = record.setup.options.is_empty() && people.len() == record.seats.len();
    if equal && record.seats.iter().all(is_person) { Ladder::People } else { Ladder::Mixed }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_ahead_gains_and_all_are_surer() {
        let before = [beginner(); 4];
        let after = after(&before, &[1, 2, 2, 4]);
        assert!(after[0].strength > after[1].strength);
        assert!((after[1].strength - after[2].strength).abs() < 1e-9);
        assert!(after[3].strength < after[2].strength);
        assert!(after.iter().all(|rating| rating.doubt < before[0].doubt));
    }
}
