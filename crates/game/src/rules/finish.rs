//! The end of the game and the final standing. [1844-END-01..10], [1824-END-01..10]

use crate::edition::{AgreedEnd, BankBreak};
use crate::event::Event;
use crate::rules::{Checked, must};
use crate::state::{Common, Draft, Ending, Game};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, PlayerId, Violation};

/// What only a title knows about wealth.
pub trait WealthRules: Parts {
    /// What a player's certificates other than shares are worth at the end.
    fn certificates_worth(game: &Game<Self>, player: PlayerId) -> Money;

    /// All that a player owes on any ledger.
    fn owed(game: &Game<Self>, player: PlayerId) -> Money;
}

/// Far above any real game: the longest on record have about a dozen.
const LAST_SHARE_ROUND: u8 = 100;

/// By the book only an empty bank ends the game [1844-END-10] [1824-END-10]. When no company runs and nobody can act any
/// more, or when everybody's interest outgrows all income, the bank never empties and the rounds would follow each other
/// for ever. Such a game is called off with its standing as it is.
pub fn is_endless(state: &Common) -> bool {
    state.share_rounds >= LAST_SHARE_ROUND
}

/// [1844-END-01] [1844-RULING-62] [1844-DEV-29] [1824-END-01]
pub fn is_bank_broken(state: &Common) -> bool {
    // An overdrawn account brings the bank no money. [1824-EMR-14a]
    let overdrawn: Money = state.player_ids().map(|player| (-state[player].cash).max(Money::ZERO)).sum();
    let left = state.bank - overdrawn;
    match state.edition.bank_break {
        BankBreak::Emptied => left <= Money::ZERO,
        BankBreak::Exceeded => left < Money::ZERO,
    }
}

/// Whether the bank has broken, for profiles that judge it at this moment. [1844-END-02] [1844-DEV-29] [1824-END-02]
/// [1824-DEV-29] In a share round: the set that follows is the last. [1824-END-03]
pub fn is_over(state: &Common, judged: BankBreak) -> bool {
    state.edition.bank_break == judged && state.ending == Ending::BankBroken
}

/// The players end the game with the wealth that they have. No seat can do it alone, so that a table cannot be ended by who
/// happens to lead: it is read from logs. [1844-DEV-47] [1824-END-10]
pub fn agree<R: Ruleset>(draft: &mut Draft<R>) -> Checked {
    check_agreed_end(draft)?;
    end(draft);
    Ok(())
}

pub fn check_agreed_end(state: &Common) -> Checked {
    let may = state.edition.agreed_end == AgreedEnd::AtAnyTime;
    must(may && !state.is_finished(), || Violation::NotNow)
}

pub fn end<R: Ruleset>(draft: &mut Draft<R>) {
    draft.answered();
    draft.emit(Event::GameEnded);
}

/// One player's wealth, item by item. [1844-END-06] [1824-END-06]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wealth {
    /// Whose.
    pub player: PlayerId,
    /// Cash in hand.
    pub cash: Money,
    /// Shares at their price.
    pub shares: Money,
    /// Other certificates.
    pub papers: Money,
    /// All debts. [1844-RULING-50]
    pub debt: Money,
}

impl Wealth {
    /// All of it, less the debt. [1824-END-07]
    pub fn total(&self) -> Money {
        self.cash + self.shares + self.papers - self.debt
    }
}

/// Everybody's wealth, the richest first; equals keep the playing order and share the place. [1844-END-07]
/// [1844-RULING-63] [1824-END-09]
pub fn standing<R: Ruleset>(state: &Game<R>) -> Vec<Wealth> {
    let mut standing: Vec<Wealth> = state.in_order().map(|player| wealth(state, player)).collect();
    standing.sort_by_key(|wealth| std::cmp::Reverse(wealth.total()));
    standing
}

/// The place of each row of a standing, from 1; ties share a place. [1844-RULING-63] [1824-RULING-70]
pub fn places(standing: &[Wealth]) -> Vec<usize> {
    let richer = |than: &Wealth| standing.iter().filter(|other| other.total() > than.total()).count();
    standing.iter().map(|wealth| richer(wealth) + 1).collect()
}

/// What a player owns.
pub fn wealth<R: Ruleset>(state: &Game<R>, player: PlayerId) -> Wealth {
    let share = |company: CompanyId| {
        // Shares of a company without a price are worth nothing. [1844-END-08]
        state.price(company).unwrap_or_default() * i32::from(state.held(player, company))
    };
    Wealth {
        player,
        cash: state[player].cash,
        shares: state.edition.company_ids().map(share).sum(),
        papers: R::certificates_worth(state, player),
        debt: R::owed(state, player),
    }
}
