//! Games whose players love track: they lay what pays best, place every marker, bore tunnels and buy trains while money
//! lasts. So boards grow dense and the last trains are sold, which random play hardly ever sees.

use bots::{Dice, random_choice};
use game::rules::{plan, run};
use game::{Action, Choice, Choices, LayTile, Options, Profile, Setup, State, begin, choices, play};
use routes::{Limit, Planner};

/// So many of the tiles on offer are looked at more closely.
const TILES: usize = 8;

/// A look at a tile need not be exact.
const EFFORT: Limit = Limit(3_000);

/// A game in progress.
pub struct BuilderGame {
    pub state: State,
    pub actions: usize,
    dice: Dice,
}

impl BuilderGame {
    pub fn new(profile: Profile, options: Options, players: u8, seed: u64) -> BuilderGame {
        let setup = Setup { profile, players, seed: Some(seed), options };
        let Ok(state) = begin(&setup) else { panic!("{players} cannot play {}", profile.name()) };
        BuilderGame { state, actions: 0, dice: Dice::new(seed) }
    }

    /// Plays one action; tells whether the game goes on.
    pub fn step(&mut self) -> bool {
        let choices = choices(&self.state);
        if choices.offered.is_empty() {
            return false;
        }
        let action = choose(&self.state, &choices, &mut self.dice);
        let Ok(draft) = play(&self.state, &action) else { panic!("{action:?} was offered") };
        self.state = draft.state;
        self.actions += 1;
        true
    }
}

fn choose(state: &State, choices: &Choices, dice: &mut Dice) -> Action {
    let mut wishes: Vec<&Choice> = choices.offered.iter().filter(|choice| dice.below(100) < liking(choice)).collect();
    let tiles: Vec<LayTile> = wishes.iter().filter_map(|choice| tile(choice)).collect();
    if !tiles.is_empty() {
        return Action::LayTile(best_tile(state, tiles, dice));
    }
    while !wishes.is_empty() {
        if let Some(action) = carried_out(state, wishes.swap_remove(dice.below(wishes.len()))) {
            return action;
        }
    }
    random_choice(state, choices, dice)
}

/// How many times of a hundred the choice is considered at all.
fn liking(choice: &Choice) -> usize {
    match choice {
        Choice::Do(Action::LayTile(_)) | Choice::Run => 100,
        Choice::BuyTrain { .. } => 80,
        Choice::Do(Action::Pass | Action::Done) => 1,
        Choice::Do(Action::Sell(_)) | Choice::BuyPrivate { .. } | Choice::Repay { .. } => 2,
        Choice::Do(_) | Choice::Bid { .. } => 50,
    }
}

fn tile(choice: &Choice) -> Option<LayTile> {
    match choice {
        Choice::Do(Action::LayTile(lay)) => Some(*lay),
        _ => None,
    }
}

/// With the lowest price; what random players do better is left to them.
fn carried_out(state: &State, choice: &Choice) -> Option<Action> {
    match choice {
        Choice::Do(action) => Some(action.clone()),
        Choice::BuyTrain { purchase, .. } => Some(Action::BuyTrain(*purchase)),
        Choice::Run => Some(Action::Run(run::best_claim(state, state.turn()?.company))),
        Choice::Bid { .. } | Choice::Repay { .. } | Choice::BuyPrivate { .. } => None,
    }
}

/// Of some of these tiles the one that earns most.
fn best_tile(state: &State, mut tiles: Vec<LayTile>, dice: &mut Dice) -> LayTile {
    let Some(company) = state.turn().map(|turn| turn.company) else { return tiles[dice.below(tiles.len())] };
    let planner: Planner = plan::planner(state, company, EFFORT);
    let mut best: Option<(u32, LayTile)> = None;
    for _ in 0..TILES.min(tiles.len()) {
        let lay = tiles.swap_remove(dice.below(tiles.len()));
        let revenue = plan::what_if(&planner, state, company, &lay, EFFORT).revenue;
        if best.is_none_or(|(most, _)| revenue > most) {
            best = Some((revenue, lay));
        }
    }
    best.map_or_else(|| tiles[0], |(_, lay)| lay)
}
