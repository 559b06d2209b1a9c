//! The initial share buying round. [1824-START-01] and on

use crate::edition::{Kind, StepsEnd};
use crate::event::{Event, Holder, Purse};
use crate::rules::{Verdict, must};
use crate::state::{Opening, Owner, Round, TrainPlace};
use crate::titles::g1824::companies::{COAL, MINORS, STAATSBAHNEN};
use crate::titles::g1824::trains::GOODS_CARDS;
use crate::titles::g1824::{coal, mountain, operating, share_round, stock};
use crate::{CompanyId, Draft, Money, PlayerId, PlayerSet, PrivateId, State, Violation};

/// What a Pre-Staatsbahn costs: no. 1 twice as much as the others. [1824-PRE-02]
const PRE_PRICE: Money = Money(120);
/// [1824-STAAT-01]
pub const STAATSBAHN_PRICE: Money = Money(120);

/// Price markers of the Staatsbahnen, goods cards beside the stack, then the last seat begins. [1824-SETUP-21]
/// [1824-START-02]
pub fn open(draft: &mut Draft) {
    for row in mountain::in_play(draft.seats)..draft.privates.len() {
        draft.emit(Event::PrivateMoved { private: PrivateId(row as u8), to: Owner::Closed });
    }
    if let Some(cell) = draft.edition.market().national_start() {
        for company in STAATSBAHNEN {
            draft.emit(Event::ParSet { company, par: STAATSBAHN_PRICE, cell });
        }
    }
    for (model, cards) in GOODS_CARDS {
        for _ in 0..cards {
            draft.emit(Event::TrainMoved { model, from: TrainPlace::Aside, to: TrainPlace::Pool });
        }
    }
    let turn = draft.seats - 1;
    draft.emit(Event::Proceeded(Round::Opening(Opening {
        turn,
        backwards: true,
        passed: PlayerSet::EMPTY,
        last_buyer: None,
    })));
}

/// What only this round sells no later share round does. [1824-SR-29]
pub fn turn(state: &State) -> Verdict<(Opening, PlayerId)> {
    match state.round {
        Round::Opening(round) => Ok((round, state.order[usize::from(round.turn)])),
        Round::Shares(_) => Err(Violation::NoSuchPaper),
        Round::Auction(_) | Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
    }
}

/// [1824-COAL-02] [1824-PRE-02]
pub fn prices(state: &State, minor: CompanyId) -> Vec<Money> {
    if state.kind(minor) == Kind::Coal {
        return coal::PRICES.to_vec();
    }
    let first = is_first(state, minor);
    vec![if first { PRE_PRICE * 2 } else { PRE_PRICE }]
}

/// Whether it brings the director's certificate of its Staatsbahn. [1824-PRE-17]
pub fn is_first(state: &State, minor: CompanyId) -> bool {
    let staatsbahn = state.spec(minor).becomes;
    staatsbahn.and_then(|company| stock::forerunners(state, company).next()) == Some(minor)
}

pub fn check_minor(state: &State, minor: CompanyId, price: Money) -> Verdict<PlayerId> {
    let in_share_round = state.shares_round().is_some();
    let is_minor = matches!(state.kind(minor), Kind::Coal | Kind::PreStaatsbahn);
    must(is_minor && !in_share_round, || Violation::NoSuchPaper)?;
    let (_, buyer) = turn(state)?;
    must(state[minor].director.is_none(), || Violation::NothingOnOffer { company: minor })?;
    must(prices(state, minor).contains(&price), || match state.kind(minor) {
        Kind::Coal => Violation::NoSuchPrice { price },
        _ => Violation::PreStaatsbahnPrice { price },
    })?;
    stock::must_have_room(state, buyer)?;
    stock::must_afford(state, buyer, price)?;
    Ok(buyer)
}

pub fn buy_minor(draft: &mut Draft, minor: CompanyId, price: Money) -> Verdict {
    let buyer = check_minor(draft, minor, price)?;

    draft.pay(Purse::Player(buyer), Purse::Bank, price);
    let (from, to) = (Holder::Offering, Holder::Player(buyer));
    draft.emit(Event::SharesMoved { company: minor, from, to, shares: 1 });
    draft.emit(Event::DirectorChanged { company: minor, to: Some(buyer) });
    draft.emit(Event::Launched { company: minor, markers: 1, has_destination: false });
    if draft.kind(minor) == Kind::Coal {
        coal::begin(draft, minor, price);
    } else {
        // [1824-PRE-03]
        draft.pay(Purse::Bank, Purse::Company(minor), price);
    }
    after_purchase(draft);
    Ok(())
}

pub fn check_mountain(state: &State, private: PrivateId) -> Verdict<PlayerId> {
    let unsold = state.privates.get(private.index()).is_some_and(|private| private.owner == Owner::Bank);
    must(unsold && state.shares_round().is_none(), || Violation::MountainRailwayGone { private })?;
    let (_, buyer) = turn(state)?;
    stock::must_have_room(state, buyer)?;
    stock::must_afford(state, buyer, state.edition.privates[private.index()].face)?;
    Ok(buyer)
}

pub fn buy_mountain(draft: &mut Draft, private: PrivateId) -> Verdict {
    let buyer = check_mountain(draft, private)?;

    let price = draft.edition.privates[private.index()].face;
    draft.pay(Purse::Player(buyer), Purse::Bank, price);
    draft.emit(Event::PrivateMoved { private, to: Owner::Player(buyer) });
    after_purchase(draft);
    Ok(())
}

pub fn buy_share(draft: &mut Draft, company: CompanyId) -> Verdict {
    let (_, buyer) = turn(draft)?;
    stock::buy(draft, buyer, company)?;
    after_purchase(draft);
    Ok(())
}

pub fn start(draft: &mut Draft, company: CompanyId, par: Money) -> Verdict {
    let (_, buyer) = turn(draft)?;
    stock::start(draft, buyer, company, par)?;
    after_purchase(draft);
    Ok(())
}

fn after_purchase(draft: &mut Draft) {
    if let Ok((mut round, buyer)) = turn(draft) {
        (round.passed, round.last_buyer) = (PlayerSet::EMPTY, Some(buyer));
        next_turn(draft, round);
        pass_over(draft);
    }
}

/// [1824-START-12] [1824-RULING-11]
pub fn pass(draft: &mut Draft) -> Verdict {
    let (mut round, player) = turn(draft)?;
    round.passed.insert(player);
    next_turn(draft, round);
    pass_over(draft);
    Ok(())
}

/// Down to the first seat, who acts twice, then always upwards. [1824-START-02] [1824-START-03] [1824-RULING-09]
fn next_turn(draft: &mut Draft, mut round: Opening) {
    match (round.backwards, round.turn) {
        (true, 0) => round.backwards = false,
        (true, turn) => round.turn = turn - 1,
        (false, turn) => round.turn = (turn + 1) % draft.seats,
    }
    draft.emit(Event::Proceeded(Round::Opening(round)));
}

/// Whoever can buy nothing has passed.
fn pass_over(draft: &mut Draft) {
    while let Ok((mut round, player)) = turn(draft) {
        if round.passed.len() == usize::from(draft.seats) {
            close(draft, round);
            return;
        }
        if can_buy(draft, player) || waits_all_the_same(draft) {
            return;
        }
        round.passed.insert(player);
        next_turn(draft, round);
    }
}

/// 18xx.games takes a Coal Railway for affordable, whatever cash there is, and waits for a pass as long as one is unsold.
fn waits_all_the_same(state: &State) -> bool {
    let unsold = COAL.into_iter().any(|coal| state[coal].director.is_none());
    state.edition.steps_end == StepsEnd::As18xxGames && unsold
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let cheapest_par = state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default();
    let minor = |row: u8| {
        prices(state, CompanyId(row)).into_iter().any(|price| check_minor(state, CompanyId(row), price).is_ok())
    };
    let share = |company| {
        stock::check_buy(state, player, company).is_ok()
            || stock::check_start(state, player, company, cheapest_par).is_ok()
    };
    MINORS.into_iter().any(minor)
        || (0..state.edition.privates.len() as u8).any(|row| check_mountain(state, PrivateId(row)).is_ok())
        || state.edition.company_ids().any(share)
}

/// What is unsold leaves the game; the next seat after the last buyer gets the card. [1824-START-13] [1824-START-14]
/// [1824-RULING-87]
fn close(draft: &mut Draft, round: Opening) {
    for minor in MINORS.map(CompanyId) {
        if draft[minor].director.is_none() {
            draft.emit(Event::Merged(minor));
        }
    }
    for row in 0..draft.privates.len() {
        if draft.privates[row].owner == Owner::Bank {
            draft.emit(Event::PrivateMoved { private: PrivateId(row as u8), to: Owner::Closed });
        }
    }
    share_round::give_priority(draft, round.last_buyer);
    share_round::raise_sold_out(draft);
    operating::open_set(draft);
}
