//! Games whose players love track: they lay what pays best, place every marker, bore tunnels and buy trains while money
//! lasts. So boards grow dense and the last trains are sold, which random play hardly ever sees.

use bots::{Dice, random_choice};
use game::{Action, Choice, Choices, LayTile, Options, Profile, Setup, State, begin, choices, play, query};
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
        let setup = Setup { seed: Some(seed), options, ..game::Setup::new(profile, players) };
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
        let Ok(played) = play(&self.state, &action) else { panic!("{action:?} was offered") };
        self.state = played.state;
        self.actions += 1;
        true
    }
}

fn choose(state: &State, choices: &Choices, dice: &mut Dice) -> Action {
    let mut wishes: Vec<&Choice> = choices.offered.iter().filter(|choice| dice.below(100) < liking(choice)).collect();
    let tiles: Vec<(&Action, LayTile)> = wishes.iter().filter_map(|choice| tile(choice)).collect();
    if !tiles.is_empty() {
        return best_tile(state, tiles, dice).clone();
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
        Choice::Run => 100,
        Choice::Do(action) if action.tile().is_some() => 100,
        Choice::BuyTrain { .. } => 80,
        Choice::Do(Action::Pass | Action::Done) => 1,
        Choice::Do(Action::Sell(_)) | Choice::Title(_) | Choice::Repay { .. } => 2,
        Choice::Do(_) => 50,
    }
}

fn tile(choice: &Choice) -> Option<(&Action, LayTile)> {
    match choice {
        Choice::Do(action) => action.tile().map(|lay| (action, *lay)),
        Choice::Repay { .. } | Choice::BuyTrain { .. } | Choice::Run | Choice::Title(_) => None,
    }
}

/// With the lowest price; what random players do better is left to them.
fn carried_out(state: &State, choice: &Choice) -> Option<Action> {
    match choice {
        Choice::Do(action) => Some(action.clone()),
        Choice::BuyTrain { purchase, .. } => Some(Action::BuyTrain(*purchase)),
        Choice::Run => Some(Action::Run(query::best_claim(state, state.turn()?.company))),
        Choice::Title(_) | Choice::Repay { .. } => None,
    }
}

/// Of some of these tiles the one that earns most.
fn best_tile<'c>(state: &State, mut tiles: Vec<(&'c Action, LayTile)>, dice: &mut Dice) -> &'c Action {
    let Some(company) = state.turn().map(|turn| turn.company) else { return tiles[dice.below(tiles.len())].0 };
    let planner: Planner = query::planner(state, company, EFFORT);
    let mut best: Option<(u32, &Action)> = None;
    for _ in 0..TILES.min(tiles.len()) {
        let (action, lay) = tiles.swap_remove(dice.below(tiles.len()));
        let revenue = query::best_run_with_tile(&planner, state, company, &lay, EFFORT).revenue;
        if best.is_none_or(|(most, _)| revenue > most) {
            best = Some((revenue, action));
        }
    }
    best.map_or_else(|| tiles[0].0, |(_, action)| action)
}
