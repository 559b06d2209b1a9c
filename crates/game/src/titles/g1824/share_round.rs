//! Share rounds. [1824-SR-01] and on

use crate::action::Sale;
use crate::edition::{MAX_PLAYERS, StepsEnd};
use crate::event::Event;
use crate::rules::{Verdict, must};
use crate::state::{Round, ShareRound};
use crate::titles::g1824::companies::{COAL, REGIONALS, STAATSBAHNEN};
use crate::titles::g1824::policy::{Exchanges, Sales};
use crate::titles::g1824::{coal, debt, mountain, operating, stock};
use crate::{CompanyId, CompanySet, Draft, Money, PlayerId, PlayerSet, PrivateId, State, Violation};

pub fn open(draft: &mut Draft) {
    let round = ShareRound {
        turn: 0,
        passes: 0,
        sold_now: CompanySet::EMPTY,
        sold: false,
        bought: false,
        sold_in_round: [CompanySet::EMPTY; MAX_PLAYERS],
        tunnel_bought: PlayerSet::EMPTY,
        mountain_bought: PlayerSet::EMPTY,
        sales_barred: false,
        last_actor: None,
        sold_at: None,
    };
    go_on(draft, round);
}

/// The round, and who is in turn.
pub fn turn_to_trade(state: &State) -> Verdict<(ShareRound, PlayerId)> {
    let round = state.shares_round().ok_or(Violation::NotNow)?;
    Ok((*round, state.order[usize::from(round.turn)]))
}

/// The same for an exchange, of which there is none before the first operating round. [1824-START-10]
pub fn turn_to_exchange(state: &State) -> Verdict<(ShareRound, PlayerId)> {
    must(!matches!(state.round, Round::Opening(_)), || Violation::SalesBarred)?;
    turn_to_trade(state)
}

/// [1824-SR-02]
pub fn sell(draft: &mut Draft, sale: Sale) -> Verdict {
    let (mut round, seller) = turn_to_trade(draft)?;
    let successor = check_sale(draft, sale)?;

    stock::carry_out(draft, seller, sale, successor);
    round.sold_now.insert(sale.company);
    round.sold_in_round[seller.index()].insert(sale.company);
    round.sold = true;
    round.last_actor = Some(seller);
    go_on(draft, round);
    Ok(())
}

/// [1824-SR-25] [1824-RULING-17] [1824-DEV-06]
pub fn check_sale(state: &State, sale: Sale) -> Verdict<Option<PlayerId>> {
    let (round, seller) = turn_to_trade(state)?;
    let company = sale.company;
    let again = round.sold_now.has(company) && state.edition.austria().sales == Sales::OneBlock;
    must(!again, || Violation::SoldAlready { company })?;
    let successor = stock::check_sale(state, seller, sale)?;
    stock::must_fit_into_the_bank(state, sale)?;
    let left = stock::certificates(state, seller) + u8::from(successor.is_some()) - sale.shares;
    must_leave_enough_to_sell(state, seller, sale, left)?;
    Ok(successor)
}

/// One block a company: whoever is above the certificate limit does not spend his with fewer shares than would bring
/// him down, unless those of other companies can. [1824-SR-12]
fn must_leave_enough_to_sell(state: &State, seller: PlayerId, sale: Sale, left: u8) -> Verdict {
    let (limit, held) = (state.certificate_limit(), stock::certificates(state, seller));
    let free = state.edition.austria().sales == Sales::Repeated || held <= limit || left <= limit;
    if free {
        return Ok(());
    }
    let fitting =
        stock::sales(state, seller).into_iter().filter(|sale| stock::must_fit_into_the_bank(state, *sale).is_ok());
    let fitting: Vec<Sale> = fitting.collect();
    let most = |company: CompanyId| fitting.iter().filter(|sale| sale.company == company).map(|sale| sale.shares).max();
    let sold_now = state.shares_round().map_or(CompanySet::EMPTY, |round| round.sold_now);
    let others = state.edition.company_ids().filter(|other| *other != sale.company && !sold_now.has(*other));
    let elsewhere: u8 = others.filter_map(most).sum();
    let enough = left <= limit + elsewhere || most(sale.company) == Some(sale.shares);
    must(enough, || Violation::OverCertificateLimit { limit, held })
}

pub fn buy(draft: &mut Draft, company: CompanyId) -> Verdict {
    let (_, buyer) = turn_to_trade(draft)?;
    must_have_sold_down(draft, buyer)?;
    stock::buy(draft, buyer, company)?;
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

pub fn pass(draft: &mut Draft) -> Verdict {
    let (round, player) = turn_to_trade(draft)?;
    must_have_sold_down(draft, player)?;
    let round = next_turn(draft, round);
    go_on(draft, round);
    Ok(())
}

/// Whoever is above the certificate limit sells down to it, as far as that is possible. [1824-SR-12] [1824-STAAT-35]
pub fn must_have_sold_down(state: &State, player: PlayerId) -> Verdict {
    let (limit, held) = (state.certificate_limit(), stock::certificates(state, player));
    must(held <= limit || !can_sell(state, player), || Violation::OverCertificateLimit { limit, held })
}

/// An exchange ends the turn like a purchase, though it leaves the number of certificates as it is. 18xx.games does not
/// ask. [1824-SR-12] [1824-RULING-21]
pub fn must_have_sold_down_for_exchange(state: &State, player: PlayerId) -> Verdict {
    match state.edition.austria().exchanges {
        Exchanges::Free => must_have_sold_down(state, player),
        Exchanges::Hindered => Ok(()),
    }
}

pub fn can_sell(state: &State, player: PlayerId) -> bool {
    stock::sales(state, player).into_iter().any(|sale| check_sale(state, sale).is_ok())
}

/// After a purchase or exchange: one of them a turn. [1824-SR-02] [1824-RULING-88]
pub fn end_turn(draft: &mut Draft) {
    let Ok((mut round, player)) = turn_to_trade(draft) else { return };
    (round.sold, round.last_actor) = (true, Some(player));
    let round = next_turn(draft, round);
    go_on(draft, round);
}

fn next_turn(state: &State, mut round: ShareRound) -> ShareRound {
    round.passes = if round.sold { 0 } else { round.passes + 1 };
    round.turn = (round.turn + 1) % state.seats;
    round.sold_now = CompanySet::EMPTY;
    round.sold = false;
    round
}

/// Goes on with the round as it stands: whoever can do nothing is passed over; it ends when all have passed in
/// succession. [1824-SR-06]
pub fn go_on(draft: &mut Draft, mut round: ShareRound) {
    loop {
        draft.emit(Event::Proceeded(Round::Shares(round)));
        if round.passes == draft.seats {
            return close(draft, round);
        }
        let player = draft.order[usize::from(round.turn)];
        if can_act(draft, player) {
            return;
        }
        round = next_turn(draft, round);
    }
}

/// Whether the player in turn could do anything but pass.
fn can_act(state: &State, player: PlayerId) -> bool {
    waits_all_the_same(state, player)
        || debt::can_repay(state, player)
        || can_exchange(state)
        || can_buy(state, player)
        || can_sell(state, player)
}

/// 18xx.games takes a Staatsbahn's director's certificate that nobody has reserved for on sale, which it is not, and waits
/// for whoever could pay it. [1824-STAAT-26]
fn waits_all_the_same(state: &State, player: PlayerId) -> bool {
    let seems_open = |company: &CompanyId| {
        let first = stock::forerunners(state, *company).next();
        let unreserved = state[*company].certificate.is_none() && first.is_some_and(|minor| state[minor].closed);
        unreserved && stock::could_take(state, player, *company, 2)
    };
    state.edition.steps_end == StepsEnd::As18xxGames && STAATSBAHNEN.iter().any(seems_open)
}

fn can_exchange(state: &State) -> bool {
    let papers = (0..state.edition.privates.len() as u8).map(PrivateId);
    let mut mountains = papers.flat_map(|private| REGIONALS.map(|company| (private, company)));
    mountains.any(|(private, company)| mountain::check_exchange(state, private, company).is_ok())
        || COAL.into_iter().any(|coal| coal::check_exchange(state, coal).is_ok())
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let cheapest_par = state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default();
    state.edition.company_ids().any(|company| {
        stock::check_buy(state, player, company).is_ok()
            || stock::check_start(state, player, company, cheapest_par).is_ok()
    })
}

fn close(draft: &mut Draft, round: ShareRound) {
    give_priority(draft, round.last_actor);
    raise_sold_out(draft);
    debt::charge_interest(draft);
    operating::open_set(draft);
}

/// The player to the left of the last one who acted begins next time; if nobody did, the card stays. [1824-SR-07]
/// [1824-SR-08]
pub fn give_priority(draft: &mut Draft, last: Option<PlayerId>) {
    let Some(last) = last else { return };
    let mut order = draft.order;
    let seats = usize::from(draft.seats);
    order[..seats].rotate_left((draft.place(last) + 1) % seats);
    if order != draft.order {
        draft.emit(Event::OrderDealt(order));
    }
}

/// Open companies wholly in players' hands rise one row, in operating order. [1824-SR-31] [1824-SR-33]
pub fn raise_sold_out(draft: &mut Draft) {
    for company in draft.by_price() {
        let Some(cell) = draft[company].cell.filter(|_| draft[company].launched && draft[company].unsold == 0) else {
            continue;
        };
        let to = draft.edition.market().sold_out(cell);
        if to != cell {
            draft.emit(Event::PriceMoved { company, to });
        }
    }
}
