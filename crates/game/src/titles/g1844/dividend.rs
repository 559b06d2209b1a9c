//! Dividends and the price that moves with them. [1844-DIV-01] and on

use crate::edition::Kind;
use crate::event::{Event, Purse};
use crate::rules::{Verdict, must, turn};
use crate::state::{Owner, Step};
use crate::titles::g1844::companies::{FNM, P6};
use crate::titles::g1844::{income, operating};
use crate::{CompanyId, Draft, Money, Violation};

pub fn decide(draft: &mut Draft, pay_out: bool) -> Verdict {
    let turn = turn::at(draft, Step::Dividend)?;
    must(turn.revenue > Money::ZERO, || Violation::NotNow)?;

    if pay_out {
        pay(draft, turn.company, turn.revenue)
    } else {
        withhold(draft, turn.company, turn.revenue)
    }
    // P6 closes when the FNM first runs a train. [1844-PRIV-21] [1844-RULING-39]
    if turn.company == FNM && draft.privates[P6.index()].owner != Owner::Closed {
        draft.emit(Event::PrivateMoved { private: P6, to: Owner::Closed });
    }
    operating::after_dividend(draft);
    Ok(())
}

/// Each player his part rounded up, the pool's part into the treasury rounded down. [1844-DIV-02] [1844-DIV-03]
/// [1844-DIV-05] [1844-DIV-06]
fn pay(draft: &mut Draft, company: CompanyId, revenue: Money) {
    let whole = draft.spec(company).shares;
    for player in draft.player_ids() {
        let held = draft[company].shares[player.index()];
        income::pay(draft, player, revenue.share_up(held, whole));
    }
    let pool = revenue.share_down(draft[company].pool, whole);
    draft.pay(Purse::Bank, Purse::Company(company), pool);
    let regional = draft.kind(company) == Kind::Regional;
    move_price(draft, company, |market, cell| market.after_payout(cell, regional));
}

/// Nothing is paid out: the price moves left, with or without revenue. [1844-DIV-10] [1844-DIV-11]
pub fn withhold(draft: &mut Draft, company: CompanyId, revenue: Money) {
    draft.pay(Purse::Bank, Purse::Company(company), revenue);
    move_price(draft, company, |market, cell| market.left(cell));
}

fn move_price(
    draft: &mut Draft,
    company: CompanyId,
    to: impl Fn(&crate::market::Market, crate::market::Cell) -> crate::market::Cell,
) {
    if let Some(cell) = draft[company].cell {
        let to = to(draft.edition.market(), cell);
        if to == cell {
            operating::note_unmoved(draft, company);
        } else {
            draft.emit(Event::PriceMoved { company, to });
        }
    }
    draft.emit(Event::Operated(company));
}
