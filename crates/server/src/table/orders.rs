//! Orders that players have left: what the first of them means now that its seat has to decide.

use game::query::{best_claim, share_price};
use game::{Action, Choice, CompanyId, Paper, PlayerId, Round, Source, State, choices, deciding};
use wire::api::{DropReason, DroppedOrder, Millis, RoundName, SeatOrder, SeatOrders, Unless, own_companies_touched};
use wire::from_wire;

use super::history::History;
use super::plan::decide;
use super::state::Decided;
use crate::reason::{Reason, unknown_name};
use crate::refused::{Outcome, Refused};

/// Orders of one seat, and moves in one of them, at most.
const ORDERS: usize = 10;
const MOVES: usize = 60;

/// What follows from the orders of a seat that has to decide.
pub struct Next {
    /// The action that is to be taken now, if there is one.
    pub decided: Option<Decided>,
    pub orders: SeatOrders,
}

/// How the first order fares.
enum Fate {
    /// Its moment has not come.
    Waits,
    Acts {
        decided: Decided,
        rest: Option<SeatOrder>,
    },
    /// Done, or no longer of use: the next one has its turn.
    Over,
    Changed(SeatOrder),
    Dropped(DropReason),
}

/// As they are kept: with the round and place that passes begin at.
pub fn accept(history: &History, orders: SeatOrders) -> Outcome<SeatOrders> {
    let state = history.state();
    let known = |order: &SeatOrder| match order {
        SeatOrder::Moves { moves } => moves.iter().try_for_each(|action| match from_wire(state.edition(), action) {
            Ok(_) => Ok(()),
            Err(why) => Err(Reason::ActionUnknown { name: unknown_name(&why) }),
        }),
        SeatOrder::Buy { company, .. } | SeatOrder::Operate { company, .. } => match company_of(state, company) {
            Some(_) => Ok(()),
            None => Err(Reason::ActionUnknown { name: company.clone() }),
        },
        SeatOrder::Pass { .. } => Ok(()),
    };
    let moves = |order: &SeatOrder| matches!(order, SeatOrder::Moves { moves } if moves.len() > MOVES);
    if orders.orders.len() > ORDERS || orders.orders.iter().any(moves) {
        return Err(Reason::TooManyOrders { max: ORDERS }.into());
    }
    orders.orders.iter().try_for_each(known)?;
    let begun = orders.orders.into_iter().map(|order| match order {
        SeatOrder::Pass { unless, .. } => {
            SeatOrder::Pass { unless, round: state.share_rounds(), since: history.position() as u32 }
        }
        SeatOrder::Buy { company, at_most, count, .. } => SeatOrder::Buy { company, at_most, count, bought: false },
        order @ (SeatOrder::Moves { .. } | SeatOrder::Operate { .. }) => order,
    });
    Ok(SeatOrders { orders: begun.collect(), dropped: None })
}

fn company_of(state: &State, symbol: &str) -> Option<CompanyId> {
    state.edition().company_named(symbol)
}

/// The seat has to decide: what do its orders say? `None` if they have nothing to say now.
pub fn next(history: &History, seat: PlayerId, orders: &SeatOrders, now: Millis) -> Option<Next> {
    let mut orders = orders.clone();
    let mut changed = false;
    while let Some(first) = orders.orders.first().cloned() {
        match fate(history, seat, &first) {
            Fate::Waits => break,
            Fate::Acts { decided, rest } => {
                match rest {
                    Some(rest) => orders.orders[0] = rest,
                    None => drop(orders.orders.remove(0)),
                }
                return Some(Next { decided: Some(decided), orders });
            }
            Fate::Over => drop(orders.orders.remove(0)),
            Fate::Changed(order) => orders.orders[0] = order,
            Fate::Dropped(why) => {
                let order = orders.orders.remove(0);
                orders.dropped = Some(DroppedOrder { order, at: now, why });
            }
        }
        changed = true;
    }
    changed.then_some(Next { decided: None, orders })
}

fn fate(history: &History, seat: PlayerId, order: &SeatOrder) -> Fate {
    let state = history.state();
    match order {
        SeatOrder::Moves { moves } => fate_of_moves(state, seat, moves),
        SeatOrder::Pass { unless, round, since } => {
            if RoundName::of(state) != (RoundName::Shares { number: *round }) {
                return Fate::Over;
            }
            if is_stopped(history, seat, *unless, *since as usize) {
                return Fate::Dropped(DropReason::SomebodyActed);
            }
            act(state, seat, Action::Pass, |_| Some(order.clone()))
        }
        SeatOrder::Buy { company, at_most, count, bought } => {
            let Round::Shares(_) = state.round() else { return Fate::Waits };
            let buying = Buying { company, at_most: *at_most, count: *count };
            let is_own_turn = history.course().effective().last().is_some_and(|step| step.seat == seat.seat());
            match (bought, is_own_turn) {
                (true, true) => act(state, seat, Action::Pass, |_| buying.order(false)),
                (true, false) => buying.order(false).map_or(Fate::Over, Fate::Changed),
                (false, _) => buying.fate(state, seat),
            }
        }
        SeatOrder::Operate { company, pay_out } => match company_of(state, company) {
            Some(id) if operating(state) == Some(id) => fate_of_turn(state, seat, id, *pay_out, order),
            Some(_) => Fate::Waits,
            None => Fate::Over,
        },
    }
}

fn fate_of_moves(state: &State, seat: PlayerId, moves: &[wire::WireAction]) -> Fate {
    let Some((first, rest)) = moves.split_first() else { return Fate::Over };
    let rest = (!rest.is_empty()).then(|| SeatOrder::Moves { moves: rest.to_vec() });
    match from_wire(state.edition(), first) {
        Ok(action) => act(state, seat, action, |_| rest),
        Err(_) => Fate::Dropped(DropReason::Refused { rule: None }),
    }
}

/// If the seat may do it now; what is left of the order may depend on where it leads.
fn act(state: &State, seat: PlayerId, action: Action, rest: impl FnOnce(&State) -> Option<SeatOrder>) -> Fate {
    match decide(state, seat.seat(), action) {
        Ok(decided) => Fate::Acts { rest: rest(&decided.after), decided },
        Err(refused) => Fate::Dropped(reason(&refused)),
    }
}

fn reason(refused: &Refused) -> DropReason {
    let rule = match refused {
        Refused::Rule(broken) => broken.1.rule.map(|rule| rule.0.to_owned()),
        Refused::Because(_) => None,
    };
    DropReason::Refused { rule }
}

fn is_stopped(history: &History, seat: PlayerId, unless: Unless, since: usize) -> bool {
    match unless {
        Unless::AnybodyActs => {
            let later = history.course().effective().get(since..).unwrap_or_default();
            later.iter().any(|step| step.seat != seat.seat() && step.action != Action::Pass)
        }
        Unless::OwnCompanies => {
            // An undo may lead back to before it was given: then nothing has happened since.
            let Some(before) = history.state_at(since.min(history.position())) else { return true };
            own_companies_touched(&before, history.state(), seat)
        }
    }
}

struct Buying<'a> {
    company: &'a str,
    at_most: i32,
    count: u8,
}

impl Buying<'_> {
    /// What is left of the order.
    fn order(&self, bought: bool) -> Option<SeatOrder> {
        let (company, at_most, count) = (self.company.to_owned(), self.at_most, self.count);
        (count > 0 || bought).then_some(SeatOrder::Buy { company, at_most, count, bought })
    }

    fn fate(&self, state: &State, seat: PlayerId) -> Fate {
        let Some(company) = company_of(state, self.company).filter(|_| self.count > 0) else { return Fate::Over };
        let mut first_refusal = None;
        let mut cheapest: Option<(i32, Decided)> = None;
        for from in [Source::Offering, Source::Pool] {
            let action = Action::Buy { company, from, paper: Paper::Single };
            match (decide(state, seat.seat(), action), share_price(state, company, from)) {
                (Ok(decided), Some(price)) if cheapest.as_ref().is_none_or(|(least, _)| price.0 < *least) => {
                    cheapest = Some((price.0, decided));
                }
                (Ok(_), _) => (),
                (Err(refused), _) => {
                    first_refusal.get_or_insert(refused);
                }
            }
        }
        match (cheapest, first_refusal) {
            (Some((price, decided)), _) if price <= self.at_most => {
                let left = Buying { count: self.count - 1, ..*self };
                // The turn may have ended with it.
                let goes_on = deciding(&decided.after) == deciding(state);
                Fate::Acts { decided, rest: left.order(goes_on) }
            }
            (Some((price, _)), _) => Fate::Dropped(DropReason::Price { price }),
            (None, Some(refused)) => Fate::Dropped(reason(&refused)),
            (None, None) => Fate::Dropped(DropReason::Refused { rule: None }),
        }
    }
}

/// The company whose turn it is.
fn operating(state: &State) -> Option<CompanyId> {
    state.turn().map(|turn| turn.company)
}

/// The best run and its dividend; whatever else may be done is left.
fn fate_of_turn(state: &State, seat: PlayerId, company: CompanyId, pay_out: bool, order: &SeatOrder) -> Fate {
    let dividend = if pay_out { Action::PayOut } else { Action::Withhold };
    let offered = choices(state).offered;
    let has = |wanted: &Action| offered.iter().any(|choice| *choice == Choice::Do(wanted.clone()));
    let action = if offered.contains(&Choice::Run) {
        Action::Run(best_claim(state, company))
    } else if has(&Action::PayOut) || has(&Action::Withhold) {
        dividend
    } else {
        // Refused where something has to be done first, such as buying a train.
        Action::Done
    };
    act(state, seat, action, |after| (operating(after) == Some(company)).then(|| order.clone()))
}
