//! Share rounds of 1844. [1844-SR-01..45]

use super::choices::PAPERS;
use super::policy::{Debtors, ElephantOrder, EndOfRoundMoves, Repayment};
use super::{Draft, Event as Own, G1844, State, Violation as Broken, mountain, stock, tunnel};
use crate::action::Sale;
use crate::event::Event;
use crate::rules::share_round::{self, ShareRoundRules};
use crate::rules::stock::{StockRules, must_have_room};
use crate::rules::{Checked, Flow, debt, must, operating};
use crate::state::{Round, ShareRound};
use crate::{CompanyId, Money, OptionRule, PlayerId, Violation};

impl ShareRoundRules for G1844 {
    /// Nothing is bought before the last private. [1844-AUC-18]
    fn no_share_round(state: &State) -> Violation {
        match state.round {
            Round::Initial(_) => Broken::PrivatesUnsold.into(),
            Round::Shares(_) | Round::Operating(_) | Round::Finished => Violation::NotNow,
        }
    }

    fn begin_share_round(_: &mut Draft) {}

    /// One item, and no sale after it. [1844-SR-02]
    fn may_trade(state: &State) -> Checked {
        must(!state.own.share_turn.bought, || Broken::SaleAfterPurchase)
    }

    fn check_block(state: &State, round: &ShareRound, seller: PlayerId, sale: Sale) -> Checked<Option<PlayerId>> {
        must(!state.own.share_round.sales_barred, || Violation::SalesBarred)?;
        let company = sale.company;
        // One block of a company in a turn. [1844-RULING-03] The site has it so since November 2024. [1844-DEV-21]
        must(!round.sold_now.has(company), || Violation::SoldAlready { company })?;
        must_keep_price_order(state, company)?;
        G1844::check_sale(state, seller, sale)
    }

    fn after_block(draft: &mut Draft, price: Option<Money>) {
        if let Some(price) = price {
            draft.emit(Own::SoldAt(price));
        }
    }

    /// A player over the certificate limit, or with a debt from the SBB exchange, opens the turn with sales, as far as any
    /// are legal. [1844-SR-21] [1844-SR-22] [1844-RULING-60] [1844-SBB-16] No other debt forces a sale. [1844-EMR-10]
    fn must_have_sold_down(state: &State, player: PlayerId) -> Checked {
        share_round::must_be_within_limit(state, player)?;
        let debt = state.own.exchange_debt(player);
        must(debt == Money::ZERO || !share_round::can_sell(state, player), || Broken::SaleDueFirst { debt })
    }

    /// A debtor who has started a company may still repay. [1844-DEV-06]
    fn after_purchase(draft: &mut Draft, player: PlayerId) -> Flow {
        let stays = draft.policies.debtors == Debtors::MayStart && debt::can_repay(draft, player);
        if stays && !draft.own.share_turn.bought {
            draft.emit(Own::OnlyRepaymentLeft);
            return Flow::Waits;
        }
        Flow::GoesOn
    }

    /// Any part of the debt, in one's own turn; no action for the end of the round. [1844-RULING-48]
    /// Where it is an action of its own, all at once. [1844-DEV-06]
    fn repay(draft: &mut Draft, amount: Money) -> Checked {
        let (_, player) = share_round::turn(draft)?;
        let due = repayable(draft, player);
        let whole = draft.policies.repayment == Repayment::AnyPart || due == Money::ZERO || amount == due;
        must(whole, || Broken::RepaidWhole { due })?;
        debt::pay_back(draft, player, amount)?;
        share_round::go_on(draft);
        Ok(())
    }

    /// A block could be sold or a company started. [1844-DEV-06]
    fn could_do_else_than_repay(state: &State, player: PlayerId) -> bool {
        let par = cheapest_par(state);
        let starts = |company| stock::can_start(state, player, company, par);
        share_round::can_sell(state, player) || !state.own.share_turn.bought && state.edition.company_ids().any(starts)
    }

    fn can_act(state: &State, player: PlayerId) -> bool {
        let bought = state.own.share_turn.bought;
        debt::can_repay(state, player) || (!bought && (can_buy(state, player) || share_round::can_sell(state, player)))
    }

    /// [1844-SR-38]
    const POOL_PUSHES_PRICE: bool = true;

    fn close_share_round(draft: &mut Draft) {
        move_prices(draft);
        // [1844-SR-44]
        debt::charge_interest(draft);
        deal_for_next_round(draft);
        operating::open_set(draft);
    }
}

/// The seller chooses the sequence, unless the table sells in the order of prices. [1844-RULING-09] [1844-SR-36]
fn must_keep_price_order(state: &State, company: CompanyId) -> Checked {
    let by_price = state.options.has(OptionRule::SalesByPrice);
    let costs_more = state.own.share_turn.sold_at.is_some_and(|sold_at| state.price(company) > Some(sold_at));
    must(!(by_price && costs_more), || Broken::SalesOutOfOrder { company })
}

/// All of a player's debt, or all that they have.
pub fn repayable(state: &State, player: PlayerId) -> Money {
    state[player].debt.min(state[player].cash)
}

fn cheapest_par(state: &State) -> Money {
    state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default()
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let par = cheapest_par(state);
    let shares = |company| {
        stock::can_start(state, player, company, par)
            || PAPERS.into_iter().any(|(from, paper)| stock::can_buy(state, player, company, from, paper))
    };
    // A full hand hinders all of these: asked once.
    must_have_room(state, player).is_ok() && state.edition.company_ids().any(shares)
        || mountain::on_offer(state).next().is_some()
        || tunnel::on_offer(state).next().is_some()
}

/// Pool shares push the price left, sold-out companies rise. [1844-SR-38] [1844-SR-39] [1844-SR-41b] [1844-SR-42] All
/// others stay. [1844-SR-40]
fn move_prices(draft: &mut Draft) {
    let companies: Vec<CompanyId> = draft.by_price().into_iter().filter(|company| draft[*company].launched).collect();
    // No company does both, so the order within one pass does not matter.
    match (draft.policies.end_of_round, draft.options.has(OptionRule::SoldOutFirst)) {
        (EndOfRoundMoves::TwoPasses, false) => {
            companies.iter().for_each(|company| push_left(draft, *company));
            companies.iter().for_each(|company| share_round::raise_if_sold_out(draft, *company));
        }
        (EndOfRoundMoves::TwoPasses | EndOfRoundMoves::OnePass, true) => {
            companies.iter().for_each(|company| share_round::raise_if_sold_out(draft, *company));
            companies.iter().for_each(|company| push_left(draft, *company));
        }
        (EndOfRoundMoves::OnePass, false) => {
            for company in companies {
                push_left(draft, company);
                share_round::raise_if_sold_out(draft, company);
            }
        }
    }
}

fn push_left(draft: &mut Draft, company: CompanyId) {
    if draft[company].pool > 0 {
        draft.move_price(company, |market, cell| market.left(cell));
    }
}

/// Most cash first; with the Elephant the player after the last one to buy or sell begins, the others follow in
/// unchanged order. [1844-SR-37] [1844-VAR-01] [1844-RULING-67] [1844-RULING-81]
fn deal_for_next_round(draft: &mut Draft) {
    let mut order = draft.order;
    let seats = usize::from(draft.seats);
    if draft.options.has(OptionRule::Elephant) {
        let last = draft.share_round().and_then(|round| round.last_actor);
        let first = last.map_or(0, |player| draft.place(player) + 1) % seats;
        match draft.policies.elephant_order {
            ElephantOrder::Rotated => order[..seats].rotate_left(first),
            ElephantOrder::OneInFront => order[..=first].rotate_right(1),
        }
    } else {
        order[..seats].sort_by_key(|player| std::cmp::Reverse(draft[*player].cash));
    }
    draft.emit(Event::OrderDealt(order));
}
