//! Dividends of 1824 and the price that moves with them. [1824-DIV-01] and on

use crate::event::{Event, Purse};
use crate::market::{Cell, Market};
use crate::rules::{Verdict, must, turn};
use crate::state::Step;
use crate::titles::g1824::{operating, stock};
use crate::{CompanyId, Draft, Money, Violation};

pub fn decide(draft: &mut Draft, pay_out: bool) -> Verdict {
    let turn = turn::at(draft, Step::Dividend)?;
    must(turn.revenue > Money::ZERO, || Violation::NotNow)?;

    if pay_out {
        pay(draft, turn.company, turn.revenue);
    } else {
        withhold(draft, turn.company, turn.revenue);
    }
    operating::after_dividend(draft, turn);
    Ok(())
}

/// Whatever nobody chooses: a minor's split, a major's empty run. [1824-DIV-02] [1824-DIV-07]
pub fn settle(draft: &mut Draft, company: CompanyId, revenue: Money) {
    if stock::is_major(draft, company) {
        return withhold(draft, company, Money::ZERO);
    }
    // [1824-COAL-16] [1824-PRE-09]
    let half = revenue / 2;
    if let Some(owner) = draft[company].director {
        draft.pay(Purse::Bank, Purse::Player(owner), half);
    }
    draft.pay(Purse::Bank, Purse::Company(company), revenue - half);
    draft.emit(Event::Operated(company));
}

/// A tenth for each unit in players' hands; the bank's get nothing. [1824-DIV-03] [1824-DIV-04]
fn pay(draft: &mut Draft, company: CompanyId, revenue: Money) {
    let whole = draft.spec(company).shares;
    for player in draft.player_ids() {
        let held = draft[company].shares[player.index()];
        draft.pay(Purse::Bank, Purse::Player(player), revenue.share_down(held, whole));
    }
    move_price(draft, company, |market, cell| market.after_payout(cell, false));
}

/// [1824-DIV-06]
fn withhold(draft: &mut Draft, company: CompanyId, revenue: Money) {
    draft.pay(Purse::Bank, Purse::Company(company), revenue);
    move_price(draft, company, |market, cell| market.left(cell));
}

fn move_price(draft: &mut Draft, company: CompanyId, to: impl Fn(&Market, Cell) -> Cell) {
    if let Some(cell) = draft[company].cell {
        let to = to(draft.edition.market(), cell);
        if to != cell {
            draft.emit(Event::PriceMoved { company, to });
        }
    }
    draft.emit(Event::Operated(company));
}
