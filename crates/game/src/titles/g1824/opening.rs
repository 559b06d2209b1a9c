//! The initial share buying round. [1824-START-01..14]

use super::companies::{COAL, MINORS, SD, STAATSBAHNEN};
use super::policy::{NoForerunners, UnaffordableCoal};
use super::stacks::{self, Stage};
use super::{
    Draft, Event as Own, G1824, Opening, State, Violation as Broken, bond, coal, construction, mountain, share_round,
    stock,
};
use crate::action::{Paper, Source};
use crate::edition::CompanyKind;
use crate::event::{Account, Event, Holder};
use crate::rules::stock::{must_afford, must_have_room};
use crate::rules::{Checked, must, operating, stock as shared_stock};
use crate::state::{Owner, Round, TrainPlace};
use crate::titles::Parts;
use crate::{CompanyId, Money, PlayerId, PrivateId, Violation};

/// What a Pre-Staatsbahn costs: no. 1 twice as much as the others. [1824-PRE-02]
const PRE_PRICE: Money = Money(120);
/// [1824-STAAT-01]
pub const STAATSBAHN_PRICE: Money = Money(120);

/// Price markers of the Staatsbahnen, goods cards beside the stack, then the last seat begins. [1824-SETUP-21]
/// [1824-START-02]
pub fn open(draft: &mut Draft) {
    // [1824-CIS-08] [1824-CIS-09]
    for company in draft.policies.not_in_play {
        draft.emit(Event::Merged(*company));
    }
    for row in mountain::in_play(draft)..draft.privates.len() {
        draft.emit(Event::PrivateMoved { private: PrivateId(row as u8), to: Owner::Closed });
    }
    if let Some(cell) = draft.edition.market().national_start() {
        // So their shares have a price before they form. [1824-RULING-12] [1824-START-08]
        for company in STAATSBAHNEN.into_iter().filter(|company| !draft[*company].closed).collect::<Vec<_>>() {
            draft.emit(Event::ParSet { company, par: STAATSBAHN_PRICE, cell });
        }
    }
    for (model, cards) in draft.policies.goods_cards {
        for _ in 0..cards {
            draft.emit(Event::TrainMoved { model, from: TrainPlace::Aside, to: TrainPlace::Pool });
        }
    }
    draft.emit(stacks::first_turn(draft));
}

/// What only this round sells no later share round does. [1824-SR-29]
pub fn turn(state: &State) -> Checked<(Opening, PlayerId)> {
    match &state.round {
        Round::Initial(round) => {
            let round = G1824::round(round).ok_or(Violation::NotNow)?;
            Ok((*round, state.order[usize::from(round.turn)]))
        }
        Round::Shares(_) => Err(Violation::NoSuchPaper),
        Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
    }
}

/// [1824-COAL-02] [1824-PRE-02] [1824-CIS-22]
pub fn prices(state: &State, minor: CompanyId) -> Vec<Money> {
    if construction::is_one(state, minor) {
        return vec![construction::PRICE];
    }
    if state.kind(minor) == CompanyKind::Coal {
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

pub fn check_minor(state: &State, minor: CompanyId, price: Money) -> Checked<PlayerId> {
    let in_share_round = state.share_round().is_some();
    let is_minor = matches!(state.kind(minor), CompanyKind::Coal | CompanyKind::Forerunner);
    must(is_minor && !in_share_round, || Violation::NoSuchPaper)?;
    let (_, buyer) = turn(state)?;
    let is_there = state[minor].director.is_none() && !state[minor].closed;
    must(is_there, || Violation::NothingOnOffer { company: minor })?;
    stacks::must_be_a_pick(state, minor)?;
    must(prices(state, minor).contains(&price), || match state.kind(minor) {
        CompanyKind::Coal if !construction::is_one(state, minor) => Broken::NoSuchPrice { price },
        CompanyKind::Coal => Broken::ConstructionPrice { price },
        CompanyKind::Forerunner | CompanyKind::Regional | CompanyKind::National | CompanyKind::Historical => {
            Broken::PreStaatsbahnPrice { price }
        }
    })?;
    must_have_room(state, buyer)?;
    must_afford(state, buyer, price)?;
    Ok(buyer)
}

pub fn buy_minor(draft: &mut Draft, minor: CompanyId, price: Money) -> Checked {
    let buyer = check_minor(draft, minor, price)?;
    let was = stacks::stage(draft);

    draft.pay(Account::Player(buyer), Account::Bank, price);
    let (from, to) = (Holder::Offering, Holder::Player(buyer));
    draft.emit(Event::SharesMoved { company: minor, from, to, shares: 1 });
    // Its owner directs it, in emergencies too. [1824-PRE-04] [1824-EMR-20] One marker, for its home. [1824-PRE-11]
    draft.emit(Event::DirectorChanged { company: minor, to: Some(buyer) });
    draft.emit(Event::Launched { company: minor, markers: 1 });
    if construction::is_one(draft, minor) {
        // The price stays in the bank. [1824-CIS-25]
        if let Some(bond) = bond::of(draft).filter(|bond| draft.spec(minor).becomes == Some(*bond)) {
            bond::begin(draft, bond);
        }
    } else if draft.kind(minor) == CompanyKind::Coal {
        coal::begin(draft, minor, price);
    } else {
        // [1824-PRE-03]
        draft.pay(Account::Bank, Account::Company(minor), price);
    }
    after_purchase(draft, was);
    Ok(())
}

pub fn check_mountain(state: &State, private: PrivateId) -> Checked<PlayerId> {
    let unsold = state.privates.get(private.index()).is_some_and(|owner| *owner == Owner::Bank);
    must(unsold && state.share_round().is_none(), || Broken::MountainRailwayGone { private })?;
    let (_, buyer) = turn(state)?;
    stacks::must_sell_mountains(state)?;
    must_have_room(state, buyer)?;
    must_afford(state, buyer, state.edition.private(private).face)?;
    Ok(buyer)
}

pub fn buy_mountain(draft: &mut Draft, private: PrivateId) -> Checked {
    let buyer = check_mountain(draft, private)?;
    let was = stacks::stage(draft);

    let price = draft.edition.private(private).face;
    draft.pay(Account::Player(buyer), Account::Bank, price);
    draft.emit(Event::PrivateMoved { private, to: Owner::Player(buyer) });
    after_purchase(draft, was);
    Ok(())
}

/// With the limits of every share round. [1824-START-16]
pub fn buy_share(draft: &mut Draft, company: CompanyId, from: Source, paper: Paper) -> Checked {
    let (_, buyer) = turn(draft)?;
    stacks::must_sell_shares(draft)?;
    let was = stacks::stage(draft);
    shared_stock::buy(draft, buyer, company, from, paper)?;
    after_purchase(draft, was);
    Ok(())
}

/// The director's certificate of BH at a price of the buyer's choice. [1824-START-06]
pub fn start(draft: &mut Draft, company: CompanyId, par: Money) -> Checked {
    let (_, buyer) = turn(draft)?;
    stacks::must_sell_shares(draft)?;
    let was = stacks::stage(draft);
    shared_stock::start(draft, buyer, company, par)?;
    after_purchase(draft, was);
    Ok(())
}

/// One item a turn. [1824-RULING-10] [1824-START-04]
fn after_purchase(draft: &mut Draft, was: Option<Stage>) {
    if let Ok((_, buyer)) = turn(draft) {
        draft.emit(Own::OpeningPurchase(buyer));
        stacks::end_turn(draft, was);
        pass_over(draft);
    }
}

/// [1824-START-12] [1824-RULING-11]
pub fn pass(draft: &mut Draft) -> Checked {
    let (_, player) = turn(draft)?;
    let was = stacks::stage(draft);
    stacks::pass(draft, player)?;
    stacks::end_turn(draft, was);
    pass_over(draft);
    Ok(())
}

/// A player who can buy nothing has passed.
fn pass_over(draft: &mut Draft) {
    while let Ok((round, player)) = turn(draft) {
        if round.passed.len() == usize::from(draft.seats) {
            close(draft, round);
            return;
        }
        if can_buy(draft, player) || site_still_waits(draft) {
            return;
        }
        draft.emit(Own::OpeningPass(player));
        draft.emit(Own::OpeningTurnEnded);
    }
}

/// 18xx.games takes a Coal Railway for affordable, whatever cash there is, and waits for a pass as long as one is unsold.
fn site_still_waits(state: &State) -> bool {
    let unsold = COAL.into_iter().any(|coal| state[coal].director.is_none() && !state[coal].closed);
    state.policies.unaffordable_coal == UnaffordableCoal::WaitsForAPass && unsold
}

fn can_buy(state: &State, player: PlayerId) -> bool {
    let cheapest_par = state.edition.market().pars().map(|(_, par)| par).min().unwrap_or_default();
    let minor = |row: u8| {
        prices(state, CompanyId(row)).into_iter().any(|price| check_minor(state, CompanyId(row), price).is_ok())
    };
    let share =
        |company| stock::can_buy_any(state, player, company) || stock::can_start(state, player, company, cheapest_par);
    MINORS.into_iter().any(minor)
        || state.edition.private_ids().any(|private| check_mountain(state, private).is_ok())
        || state.edition.company_ids().any(share)
}

/// A Staatsbahn of whose forerunners none was bought claims a place in the station of its no. 1: the SD the first, behind
/// that of the forerunner the others. [1824-DEV-41]
fn claim_places(draft: &mut Draft) {
    for company in STAATSBAHNEN {
        let none = !draft[company].closed && stock::forerunners(draft, company).all(|minor| draft[minor].closed);
        if none && draft.policies.no_forerunners == NoForerunners::Claimed {
            draft.emit(Own::PlaceClaimed { company, place: if company == SD { 1 } else { 2 } });
        }
    }
}

/// What is unsold leaves the game; the next seat after the last buyer gets the card. [1824-START-13] [1824-START-14]
/// [1824-RULING-87] Shares stay on sale. [1824-START-15]
fn close(draft: &mut Draft, round: Opening) {
    for minor in MINORS.map(CompanyId) {
        if draft[minor].director.is_none() && !draft[minor].closed {
            // With it goes what was kept for it: certificate, circle, its Regional's Coal Railway. [1824-COAL-34]
            // [1824-PRE-16] [1824-RULING-36]
            draft.emit(Event::Merged(minor));
        }
    }
    for row in 0..draft.privates.len() {
        if draft.privates[row] == Owner::Bank {
            draft.emit(Event::PrivateMoved { private: PrivateId(row as u8), to: Owner::Closed });
        }
    }
    claim_places(draft);
    share_round::give_priority(draft, round.last_buyer);
    // [1824-START-17] [1824-RULING-13]
    share_round::raise_sold_out(draft);
    // [1824-START-01]
    operating::open_set(draft);
}
