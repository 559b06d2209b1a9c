//! The end of the game and the final standing. [1844-END-01] and on

use crate::event::Event;
use crate::state::Round;
use crate::titles::papers_worth;
use crate::{Draft, Money, PlayerId, State};

/// Far more than any game that gets anywhere has: the longest on record have about a dozen.
const LAST_SHARE_ROUND: u8 = 100;

/// By the book only an empty bank ends the game [1844-END-10] [1824-END-10]. When no company runs and nobody can act any
/// more, or when everybody's interest outgrows all income, the bank never empties and the rounds would follow each other
/// for ever. Such a game is called off with its standing as it is.
pub fn is_endless(state: &State) -> bool {
    state.share_rounds >= LAST_SHARE_ROUND
}

pub fn end(draft: &mut Draft) {
    draft.emit(Event::Awaited(None));
    draft.emit(Event::Proceeded(Round::Finished));
}

/// One player's wealth, item by item. [1844-END-06]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wealth {
    pub player: PlayerId,
    pub cash: Money,
    pub shares: Money,
    pub papers: Money,
    /// Both ledgers. [1844-RULING-50]
    pub debt: Money,
}

impl Wealth {
    pub fn total(&self) -> Money {
        self.cash + self.shares + self.papers - self.debt
    }
}

/// Everybody's wealth, the richest first; equals keep the playing order and share the place. [1844-END-07]
/// [1844-RULING-63]
pub fn standing(state: &State) -> Vec<Wealth> {
    let mut standing: Vec<Wealth> = state.in_order().map(|player| wealth(state, player)).collect();
    standing.sort_by_key(|wealth| std::cmp::Reverse(wealth.total()));
    standing
}

/// The place of each row of a standing, from 1: whoever is as rich as another shares his. [1844-RULING-63]
pub fn places(standing: &[Wealth]) -> Vec<usize> {
    let richer = |than: &Wealth| standing.iter().filter(|other| other.total() > than.total()).count();
    standing.iter().map(|wealth| richer(wealth) + 1).collect()
}

pub fn wealth(state: &State, player: PlayerId) -> Wealth {
    let share = |company: crate::CompanyId| {
        let held = i32::from(state[company].shares[player.index()]);
        // Shares of a company without a price are worth nothing. [1844-END-08]
        state.price(company).unwrap_or_default() * held
    };
    Wealth {
        player,
        cash: state[player].cash,
        shares: state.edition.company_ids().map(share).sum(),
        papers: papers_worth(state, player),
        debt: state[player].debt + state[player].exchange_debt,
    }
}
