//! What may be done now, as numbers of the action space.

use game::query;
use game::{Action, BuyTrain, Choice, Money, State, choices};

use crate::ActionSpace;
use crate::titles;

/// The figures that stand for a range, lowest first: its ends, and a third and two thirds of the way. Where two are the same,
/// the first name counts.
pub const LEVELS: [(u8, &str); 4] = [(0, "lowest"), (1, "low"), (2, "high"), (HIGHEST, "highest")];

/// The upper end of a range.
pub(crate) const HIGHEST: u8 = 3;

/// One number that may be chosen now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// In the action space of the edition.
    pub number: u32,
    /// What it means here.
    pub answer: Answer,
}

/// What a number means in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Exactly this.
    Exactly(Action),
    /// The best run of the company in turn: looked for only if it is chosen.
    BestRun,
}

impl Answer {
    /// The action itself.
    pub fn action(&self, state: &State) -> Action {
        match self {
            Answer::Exactly(action) => action.clone(),
            Answer::BestRun => {
                let company = state.turn().map(|turn| turn.company);
                Action::Run(company.map(|company| query::best_claim(state, company)).unwrap_or_default())
            }
        }
    }
}

/// What the deciding seat may do, out of turn included; nothing when the game is over. Other seats may act out of turn when they
/// are asked themselves.
pub fn offers(space: &ActionSpace, state: &State) -> Vec<Offer> {
    let choices = choices(state);
    let Some(seat) = choices.seat else { return Vec::new() };
    let mut found = Found { space, offers: Vec::with_capacity(choices.offered.len()) };
    for choice in choices.offered {
        match choice {
            Choice::Do(action) => found.add(action, 0),
            Choice::Repay { maximum } => found.add(Action::Repay(maximum), HIGHEST),
            Choice::BuyTrain { purchase, maximum } => {
                for (level, price) in figures(purchase.price, maximum) {
                    found.add(Action::BuyTrain(BuyTrain { price, ..purchase }), level);
                }
            }
            Choice::Title(own) => {
                titles::figures_of(&own).into_iter().for_each(|(action, level)| found.add(action, level))
            }
            Choice::Run => found.add_best_run(),
        }
    }
    for (_, action) in choices.out_of_turn.into_iter().filter(|(owner, _)| *owner == seat) {
        found.add(action, 0);
    }
    found.offers
}

struct Found<'a> {
    space: &'a ActionSpace,
    offers: Vec<Offer>,
}

impl Found<'_> {
    fn add(&mut self, action: Action, level: u8) {
        if let Some(number) = self.space.number(&action, level) {
            self.offers.push(Offer { number, answer: Answer::Exactly(action) });
        }
    }

    fn add_best_run(&mut self) {
        let number = self.space.number(&Action::Run(Vec::new()), 0);
        self.offers.extend(number.map(|number| Offer { number, answer: Answer::BestRun }));
    }
}

/// The figures of a range, each once.
pub(crate) fn figures(least: Money, most: Money) -> impl Iterator<Item = (u8, Money)> {
    let span = (most - least).0;
    let mut before = None;
    LEVELS.into_iter().filter_map(move |(level, _)| {
        // Divided first: what a player owns times three stays within bounds all the same.
        let figure = Money(least.0 + span / 3 * i32::from(level) + span % 3 * i32::from(level) / 3);
        (before.replace(figure) != Some(figure)).then_some((level, figure))
    })
}

#[cfg(test)]
mod tests {
    use bots::Dice;
    use game::{Profile, Setup, begin, play};

    use super::*;

    #[test]
    fn a_range_becomes_its_ends_and_two_figures_between() {
        let of = |least, most| figures(Money(least), Money(most)).map(|(_, money)| money.0).collect::<Vec<_>>();
        assert_eq!(of(5, 305), [5, 105, 205, 305]);
        assert_eq!(of(1, 101), [1, 34, 67, 101]);
        assert_eq!(of(7, 7), [7]);
        assert_eq!(of(7, 8), [7, 8]);
    }

    /// All profiles with all numbers of players, played at random by nothing but numbers: each offer has a number of its own,
    /// each is accepted, and nothing that may be done is without one.
    #[test]
    fn everything_on_offer_has_a_number_of_its_own_and_is_accepted() {
        for profile in Profile::all() {
            for seats in game::edition(profile).seats {
                let setup = Setup { seed: Some(7), ..Setup::new(profile, seats.players) };
                let mut state = begin(&setup).unwrap_or_else(|why| panic!("{}: {why}", profile.name()));
                let space = ActionSpace::of(&state);
                let mut dice = Dice::new(u64::from(seats.players));
                for turn in 0..400 {
                    let found = offers(&space, &state);
                    check(&state, &found, turn);
                    if found.is_empty() {
                        break;
                    }
                    let picked = found[dice.below(found.len())].answer.action(&state);
                    state = play(&state, &picked).unwrap().state;
                }
            }
        }
    }

    fn check(state: &State, found: &[Offer], turn: u32) {
        let mut numbers: Vec<u32> = found.iter().map(|offer| offer.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), found.len(), "two of the same number in {}", state.edition().profile.name());
        let all = choices(state);
        let covered = |choice: &Choice| {
            found.iter().any(|offer| match &offer.answer {
                Answer::Exactly(action) => choice.covers(action),
                Answer::BestRun => *choice == Choice::Run,
            })
        };
        let missed = all.offered.iter().find(|choice| !covered(choice));
        assert_eq!(missed, None, "without a number in {}", state.edition().profile.name());
        // Playing all of them takes long: some turns are enough.
        for offer in found.iter().filter(|_| turn.is_multiple_of(40)) {
            assert!(play(state, &offer.answer.action(state)).is_ok(), "{offer:?}");
        }
    }
}
