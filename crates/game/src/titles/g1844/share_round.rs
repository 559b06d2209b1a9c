//! The share round: turns, passing, and what happens at its end. [1844-SR-01] and on

use crate::action::{Paper, Sale, Source};
use crate::edition::MAX_PLAYERS;
use crate::event::{Event, Ledger, Purse};
use crate::rules::{Verdict, must};
use crate::state::{Pending, Round, ShareRound};
use crate::titles::g1844::policy::{Debtors, EndOfRoundMoves};
use crate::titles::g1844::{mountain, operating, stock, tunnel};
use crate::{
    CompanyId, CompanySet, Draft, Money, MountainId, OptionRule, PlayerId, PlayerSet, State, TunnelId, Violation,
};

pub fn open(draft: &mut Draft, sales_barred: bool) {
    let round = ShareRound {
        turn: 0,
        passes: 0,
        sold_now: CompanySet::EMPTY,
        sold: false,
        bought: false,
        sold_in_round: [CompanySet::EMPTY; MAX_PLAYERS],
        tunnel_bought: PlayerSet::EMPTY,
        mountain_bought: PlayerSet::EMPTY,
        sales_barred,
        last_actor: None,
        sold_at: None,
    };
    draft.emit(Event::Proceeded(Round::Shares(round)));
    pass_over(draft);
}

/// The round, and who is in turn and has not bought yet: one item, and no sale after it. [1844-SR-02]
pub fn turn_to_trade(state: &State) -> Verdict<(ShareRound, PlayerId)> {
    let (round, player) = turn(state)?;
    must(!round.bought, || Violation::SaleAfterPurchase)?;
    Ok((round, player))
}

/// The round, and who is in turn; nothing is bought before the last private. [1844-AUC-18]
pub fn turn(state: &State) -> Verdict<(ShareRound, PlayerId)> {
    let in_auction = matches!(state.round, Round::Auction(_));
    let not_now = if in_auction { Violation::PrivatesUnsold } else { Violation::NotNow };
    let round = state.shares_round().ok_or(not_now)?;
    Ok((*round, state.order[usize::from(round.turn)]))
}

/// [1844-SR-02]
pub fn sell(draft: &mut Draft, sale: Sale) -> Verdict {
    let (mut round, seller) = turn_to_trade(draft)?;
    let successor = check_sale(draft, sale)?;

    round.sold_at = draft.price(sale.company);
    round.last_actor = Some(seller);
    stock::carry_out(draft, seller, sale, successor);
    round.sold_now.insert(sale.company);
    round.sold_in_round[seller.index()].insert(sale.company);
    round.sold = true;
    draft.emit(Event::Proceeded(Round::Shares(round)));
    pass_over(draft);
    Ok(())
}

pub fn check_sale(state: &State, sale: Sale) -> Verdict<Option<PlayerId>> {
    let (round, seller) = turn_to_trade(state)?;
    must(!round.sales_barred, || Violation::SalesBarred)?;
    let company = sale.company;
    must(!round.sold_now.has(company), || Violation::SoldAlready { company })?;
    must_keep_price_order(state, &round, company)?;
    stock::check_sale(state, seller, sale)
}

/// The seller chooses the sequence, unless the table sells in the order of prices. [1844-RULING-09] [1844-SR-36]
fn must_keep_price_order(state: &State, round: &ShareRound, company: CompanyId) -> Verdict {
    let by_price = state.options.has(OptionRule::SalesByPrice);
    let dearer = round.sold_at.is_some_and(|sold_at| state.price(company) > Some(sold_at));
    must(!(by_price && dearer), || Violation::SalesOutOfOrder { company })
}

pub fn buy(draft: &mut Draft, company: CompanyId, from: Source, paper: Paper) -> Verdict {
    let (_, buyer) = turn_to_trade(draft)?;
    must_have_sold_down(draft, buyer)?;
    stock::buy(draft, buyer, company, from, paper)?;
    end_turn(draft);
    Ok(())
}

pub fn start(draft: &mut Draft, company: CompanyId, par: Money) -> Verdict {
    let (_, buyer) = turn_to_trade(draft)?;
    must_have_sold_down(draft, buyer)?;
    stock::start(draft, buyer, company, par)?;
    end_turn(draft);
    Ok(())
}

pub fn buy_mountain(draft: &mut Draft, id: MountainId) -> Verdict {
    let (mut round, buyer) = turn(draft)?;
    mountain::check_buy(draft, id)?;

    draft.pay(Purse::Player(buyer), Purse::Bank, mountain::PRICE);
    draft.emit(Event::MountainSold { mountain: id, to: buyer });
    round.mountain_bought.insert(buyer);
    draft.emit(Event::Proceeded(Round::Shares(round)));
    draft.emit(Event::Awaited(Some(Pending::PlaceMountain(buyer, id))));
    Ok(())
}

pub fn place_mountain(draft: &mut Draft, hex: board::HexId, panel: u8) -> Verdict {
    mountain::place(draft, hex, panel)?;
    end_turn(draft);
    Ok(())
}

pub fn buy_tunnel(draft: &mut Draft, id: TunnelId) -> Verdict {
    let (mut round, buyer) = turn(draft)?;
    tunnel::check_buy(draft, id)?;

    draft.pay(Purse::Player(buyer), Purse::Bank, tunnel::PRICE);
    draft.emit(Event::TunnelSold { tunnel: id, to: buyer });
    round.tunnel_bought.insert(buyer);
    draft.emit(Event::Proceeded(Round::Shares(round)));
    end_turn(draft);
    Ok(())
}

/// Any part of the debt, in one's own turn; no action for the end of the round. [1844-RULING-48]
pub fn repay(draft: &mut Draft, amount: Money) -> Verdict {
    let (_, player) = turn(draft)?;
    let debt = draft[player].debt;
    must(debt > Money::ZERO, || Violation::NoDebt)?;
    must(amount >= Money(1) && amount <= debt, || Violation::MoreThanDebt { debt })?;
    stock::must_afford(draft, player, amount)?;

    draft.pay(Purse::Player(player), Purse::Bank, amount);
    draft.emit(Event::DebtChanged { player, ledger: Ledger::Emergency, by: -amount });
    pass_over(draft);
    Ok(())
}

pub fn pass(draft: &mut Draft) -> Verdict {
    let (mut round, player) = turn(draft)?;
    must_have_sold_down(draft, player)?;
    next_turn(draft, &mut round);
    pass_over(draft);
    Ok(())
}

/// A player over the certificate limit, or with a debt from the SBB exchange, opens his turn with sales, as far as any
/// are legal. [1844-SR-21] [1844-SR-22] [1844-RULING-60] [1844-SBB-16]
pub fn must_have_sold_down(state: &State, player: PlayerId) -> Verdict {
    let (limit, held) = (state.certificate_limit(), state.certificates(player));
    let debt = state[player].exchange_debt;
    let over = held > limit;
    if !over && debt == Money::ZERO {
        return Ok(());
    }
    must(!can_sell(state, player), || match over {
        true => Violation::OverCertificateLimit { limit, held },
        false => Violation::SaleDueFirst { debt },
    })
}

pub fn can_sell(state: &State, player: PlayerId) -> bool {
    stock::sales(state, player).into_iter().any(|sale| check_sale(state, sale).is_ok())
}

/// After a purchase.
fn end_turn(draft: &mut Draft) {
    let Ok((mut round, player)) = turn(draft) else { return };
    round.sold = true;
    round.last_actor = Some(player);
    if !round.bought && can_repay(draft, player) && draft.edition.swiss().debtors == Debtors::MayStart {
        round.bought = true;
        draft.emit(Event::Proceeded(Round::Shares(round)));
        return;
    }
    next_turn(draft, &mut round);
    pass_over(draft);
}

fn next_turn(draft: &mut Draft, round: &mut ShareRound) {
    round.passes = if round.sold { 0 } else { round.passes + 1 };
    round.turn = (round.turn + 1) % draft.seats;
    round.sold_now = CompanySet::EMPTY;
    (round.sold, round.bought, round.sold_at) = (false, false, None);
    draft.emit(Event::Proceeded(Round::Shares(*round)));
}

/// Whoever can do nothing more is done, and has passed if he did nothing at all; the round ends when all have. [1844-SR-03] [1844-SR-04]
fn pass_over(draft: &mut Draft) {
    while let Ok((mut round, player)) = turn(draft) {
        if round.passes == draft.seats {
            close(draft);
            return;
        }
        if can_act(draft, player) {
            return;
        }
        next_turn(draft, &mut round);
    }
}

/// Whether the player in turn could do anything but pass.
fn can_act(state: &State, player: PlayerId) -> bool {
    let bought = state.shares_round().is_some_and(|round| round.bought);
    can_repay(state, player) || (!bought && (can_buy(state, player) || can_sell(state, player)))
}

pub fn can_repay(state: &State, player: PlayerId) -> bool {
    state[player].debt > Money::ZERO && state[player].cash > Money::ZERO
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let cheapest_par = state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default();
    let papers = [(Source::Offering, Paper::Single), (Source::Pool, Paper::Single), (Source::Pool, Paper::Double)];
    let shares = |company| {
        stock::check_start(state, player, company, cheapest_par).is_ok()
            || papers.into_iter().any(|(from, paper)| stock::check_buy(state, player, company, from, paper).is_ok())
    };
    (0..5).any(|row| mountain::check_buy(state, MountainId(row)).is_ok())
        || (0..5).any(|row| tunnel::check_buy(state, TunnelId(row)).is_ok())
        || state.edition.company_ids().any(shares)
}

fn close(draft: &mut Draft) {
    move_prices(draft);
    charge_interest(draft);
    deal_for_next_round(draft);
    operating::open_set(draft);
}

/// Pool shares push the price left, sold-out companies rise. [1844-SR-38] [1844-SR-39] [1844-SR-41b]
fn move_prices(draft: &mut Draft) {
    let companies: Vec<CompanyId> = draft.by_price().into_iter().filter(|company| draft[*company].launched).collect();
    // No company does both, so the order within one pass does not matter.
    match (draft.edition.swiss().end_of_round, draft.options.has(OptionRule::SoldOutFirst)) {
        (EndOfRoundMoves::TwoPasses, false) => {
            companies.iter().for_each(|company| push_left(draft, *company));
            companies.iter().for_each(|company| raise(draft, *company));
        }
        (EndOfRoundMoves::TwoPasses | EndOfRoundMoves::OnePass, true) => {
            companies.iter().for_each(|company| raise(draft, *company));
            companies.iter().for_each(|company| push_left(draft, *company));
        }
        (EndOfRoundMoves::OnePass, false) => {
            for company in companies {
                push_left(draft, company);
                raise(draft, company);
            }
        }
    }
}

fn push_left(draft: &mut Draft, company: CompanyId) {
    if draft[company].pool > 0 {
        shift(draft, company, |market, cell| market.left(cell));
    }
}

fn raise(draft: &mut Draft, company: CompanyId) {
    if draft[company].pool == 0 && draft[company].unsold == 0 {
        shift(draft, company, |market, cell| market.sold_out(cell));
    }
}

fn shift(
    draft: &mut Draft,
    company: CompanyId,
    to: impl Fn(&crate::market::Market, crate::market::Cell) -> crate::market::Cell,
) {
    let Some(cell) = draft[company].cell else { return };
    let to = to(draft.edition.market(), cell);
    if to != cell {
        draft.emit(Event::PriceMoved { company, to });
    }
}

/// [1844-EMR-12] [1844-RULING-47]
fn charge_interest(draft: &mut Draft) {
    for player in draft.player_ids() {
        let debt = draft[player].debt;
        if debt > Money::ZERO {
            let by = debt.and_half() - debt;
            draft.emit(Event::DebtChanged { player, ledger: Ledger::Emergency, by });
        }
    }
}

/// Most cash first; with the Elephant the player after the last one to buy or sell begins, the others follow in
/// unchanged order. [1844-SR-37] [1844-VAR-01] [1844-RULING-67]
fn deal_for_next_round(draft: &mut Draft) {
    let mut order = draft.order;
    let seats = usize::from(draft.seats);
    if draft.options.has(OptionRule::Elephant) {
        let last = draft.shares_round().and_then(|round| round.last_actor);
        let first = last.map_or(0, |player| draft.place(player) + 1);
        order[..seats].rotate_left(first % seats);
    } else {
        order[..seats].sort_by_key(|player| std::cmp::Reverse(draft.players[player.index()].cash));
    }
    draft.emit(Event::OrderDealt(order));
}
