//! Games played at random from a seed, using nothing but what is offered.

use game::rules::run;
use game::{Action, BuyTrain, Choice, Choices, Money, Options, Profile, Setup, State, begin, choices};

/// A small generator: the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed ^ 0x9E37_79B9_7F4A_7C15)
    }

    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `sides`.
    pub fn below(&mut self, sides: usize) -> usize {
        (self.roll() % sides.max(1) as u64) as usize
    }

    fn between(&mut self, low: Money, high: Money) -> Money {
        let span = (high.0 - low.0 + 1).max(1) as usize;
        // Mostly small steps above the lowest: auctions would end in one bid otherwise.
        let step = if self.below(4) == 0 { self.below(span) } else { self.below(span.min(20)) };
        Money(low.0 + step as i32)
    }
}

/// Any one of the choices, the same chance for each kind of action first: hundreds of tiles would drown the rest.
pub fn random_choice(state: &State, choices: &Choices, dice: &mut Dice) -> Action {
    if !choices.out_of_turn.is_empty() && dice.below(8) == 0 {
        return choices.out_of_turn[dice.below(choices.out_of_turn.len())].1.clone();
    }
    let kinds: Vec<_> = choices.offered.iter().map(kind).collect();
    let mut distinct = kinds.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let chosen = distinct[dice.below(distinct.len())];
    let same: Vec<&Choice> =
        choices.offered.iter().zip(kinds).filter(|(_, kind)| *kind == chosen).map(|(choice, _)| choice).collect();
    carry(state, same[dice.below(same.len())], dice)
}

fn kind(choice: &Choice) -> u8 {
    match choice {
        Choice::Do(Action::Pass | Action::Done | Action::Withhold) => 0,
        Choice::Do(Action::LayTile(_)) => 1,
        Choice::Do(Action::Sell(_)) => 2,
        Choice::Do(Action::Buy { .. }) => 3,
        Choice::Do(Action::Start { .. }) => 4,
        Choice::Do(Action::BuildTunnel { .. }) => 5,
        Choice::Do(Action::BuyMountain(_) | Action::BuyTunnel(_)) => 6,
        Choice::BuyTrain { .. } => 7,
        Choice::BuyPrivate { .. } => 8,
        _ => 9,
    }
}

fn carry(state: &State, choice: &Choice, dice: &mut Dice) -> Action {
    match choice {
        Choice::Do(action) => action.clone(),
        Choice::Bid { minimum, maximum } => Action::Bid(dice.between(*minimum, *maximum)),
        Choice::Repay { maximum } => Action::Repay(dice.between(Money(1), *maximum)),
        Choice::BuyTrain { purchase, maximum } => {
            Action::BuyTrain(BuyTrain { price: dice.between(purchase.price, *maximum), ..*purchase })
        }
        Choice::BuyPrivate { private, minimum, maximum } => {
            Action::BuyPrivate { private: *private, price: dice.between(*minimum, *maximum) }
        }
        Choice::Run => {
            let company = state.turn().map(|turn| turn.company);
            Action::Run(company.map(|company| run::best_claim(state, company)).unwrap_or_default())
        }
    }
}

/// A game in progress.
pub struct RandomGame {
    pub state: State,
    pub dice: Dice,
    pub actions: Vec<Action>,
}

impl RandomGame {
    pub fn new(profile: Profile, options: Options, players: u8, seed: u64) -> RandomGame {
        let setup = Setup { profile, players, seed: Some(seed), options };
        let Ok(state) = begin(&setup) else { panic!("{players} cannot play {}", profile.name()) };
        RandomGame { state, dice: Dice::new(seed), actions: Vec::new() }
    }

    /// The next action, or `None` at the end of the game.
    pub fn next_action(&mut self) -> Option<Action> {
        let choices = choices(&self.state);
        if choices.offered.is_empty() {
            return None;
        }
        Some(random_choice(&self.state, &choices, &mut self.dice))
    }
}
