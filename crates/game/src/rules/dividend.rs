//! Dividends and the price that moves with them. [1844-DIV-01..12], [1824-DIV-01..07]

use crate::event::{Account, Event};
use crate::market::Cell;
use crate::rules::{Checked, must, turn};
use crate::state::{Draft, Game, Step, Turn};
use crate::titles::{Parts, Ruleset};
use crate::{CompanyId, Money, Violation};

/// What becomes of the revenue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    PaidOut,
    Withheld,
}

/// What only a title knows about dividends.
pub trait DividendRules: Parts {
    /// Whether a run of the company leaves its director a choice.
    fn chooses_dividend(game: &Game<Self>, turn: &Turn) -> bool;

    /// Pays each shareholder their part.
    fn pay_shareholders(draft: &mut Draft<Self>, company: CompanyId, revenue: Money);

    /// Whether dividends on shares in the pool go to the treasury; elsewhere nobody is paid for them.
    fn pool_pays_treasury(game: &Game<Self>) -> bool;

    /// Whether the company's income is always split between owner and treasury.
    fn splits_income(game: &Game<Self>, company: CompanyId) -> bool;

    /// Whether the price marker of the company stops at the line that regionals may not cross. [1844-DIV-09]
    fn stops_at_the_line(game: &Game<Self>, company: CompanyId) -> bool;

    /// A price marker stayed where it was though its company paid or withheld.
    fn price_stayed(draft: &mut Draft<Self>, company: CompanyId);

    /// After a director has chosen.
    fn after_choice(draft: &mut Draft<Self>, company: CompanyId);

    /// The revenue of a company that leaves no choice.
    fn settle(draft: &mut Draft<Self>, turn: &Turn);

    /// At the end of the dividend step.
    fn after_dividend(draft: &mut Draft<Self>, company: CompanyId);
}

/// After the run, when the revenue is known, and before trains are bought. [1844-DIV-14] [1824-DIV-11]
pub fn decide<R: Ruleset>(draft: &mut Draft<R>, what: Use) -> Checked {
    let turn = turn::at(draft, Step::Dividend)?;
    must(turn.revenue > Money::ZERO, || Violation::NotNow)?;

    match what {
        Use::PaidOut => pay_out(draft, turn.company, turn.revenue),
        Use::Withheld => withhold(draft, turn.company, turn.revenue),
    }
    R::after_choice(draft, turn.company);
    end_step(draft, turn.company);
    Ok(())
}

/// The price moves right. [1844-DIV-08] [1824-DIV-05]
fn pay_out<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, revenue: Money) {
    R::pay_shareholders(draft, company, revenue);
    let stops_at_line = R::stops_at_the_line(draft, company);
    let moved = draft.move_price(company, |market, cell| market.after_payout(cell, stops_at_line));
    operated(draft, company, moved);
}

/// Where a payout moves the price marker of a company that lies on this space. [1844-DIV-08] [1844-DIV-09] [1824-DIV-05]
pub fn after_payout<R: Ruleset>(state: &Game<R>, company: CompanyId, cell: Cell) -> Cell {
    state.edition.market().after_payout(cell, R::stops_at_the_line(state, company))
}

/// Nothing is paid out: the price moves left, with or without revenue. [1844-DIV-10] [1844-DIV-11] [1824-DIV-06]
pub fn withhold<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, revenue: Money) {
    draft.pay(Account::Bank, Account::Company(company), revenue);
    let moved = draft.move_price(company, |market, cell| market.left(cell));
    operated(draft, company, moved);
}

fn operated<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId, moved: bool) {
    if !moved && draft[company].cell.is_some() {
        R::price_stayed(draft, company);
    }
    draft.emit(Event::Operated(company));
}

/// Whatever nobody chooses.
pub fn settle<R: Ruleset>(draft: &mut Draft<R>, turn: &Turn) {
    R::settle(draft, turn);
    end_step(draft, turn.company);
}

fn end_step<R: Ruleset>(draft: &mut Draft<R>, company: CompanyId) {
    R::after_dividend(draft, company);
    draft.emit(Event::StepEnded(Step::Dividend));
}
