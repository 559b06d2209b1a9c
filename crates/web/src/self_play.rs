//! A game of bots among themselves, told by its digests: the page plays the same one as `kursbuch simulate --opening 0`.

use bots::{Bot, Budget, Character, Level, Players, install_weights, seed_of_seat};
use game::{Profile, Setup, begin, play};
use wasm_bindgen::prelude::wasm_bindgen;

/// Whoever tests the page asks for this: the digest after every action of the learned player's game of this seed against
/// itself, so many positions a decision; nothing if there is no such game.
#[wasm_bindgen]
pub fn self_play(profile: &str, players: u8, seed: u32, positions: u32, weights: &[u8]) -> Vec<String> {
    let Some(profile) = Profile::named(profile) else { return Vec::new() };
    if install_weights(game::edition(profile).title, weights).is_err() {
        return Vec::new();
    }
    let seed = u64::from(seed);
    let Ok(mut state) = begin(&Setup { seed: Some(seed), ..Setup::new(profile, players) }) else { return Vec::new() };
    let bot = |seat: u8| Bot::new(Level::Learned, Character::Neutral, seed_of_seat(seed, usize::from(seat)));
    let mut bots = Players::new((0..players).map(bot).collect());
    let mut digests = Vec::new();
    while let Some((_, action)) = bots.next(&state, Budget::nodes(u64::from(positions))) {
        let Ok(played) = play(&state, &action) else { break };
        state = played.state;
        digests.push(format!("{:016x}", state.digest()));
    }
    digests
}
