//! Plans a command: which entries would carry it out, or why it is refused. Reads only.

use game::{Action, State, play, seat_of};
use store::{SavedOrders, TableRecord};
use wire::api::{
    Act, Acted, Asked, BotSpec, Happening, Holder, Join, Leave, Moved, Outcome as Settlement, Proposal, Runs, Seat,
    SeatOrders, Status, Undo, UserId, Wish,
};
use wire::course::{concerned, own_last};
use wire::{from_wire, to_wire};

use super::history::digest_text;
use super::open::bot_name;
use super::state::{Decided, TableState};
use super::{Command, Reply, orders};
use crate::permit;
use crate::reason::{Reason, unknown_name};
use crate::refused::{Outcome, Refused};

/// Entries to append, in order.
#[derive(Debug, Default)]
pub struct Plan {
    pub entries: Vec<Happening>,
    /// The action among them, as the rules decided it.
    pub decided: Option<Decided>,
    pub answer: Answer,
    /// Orders to keep.
    pub orders: Option<SavedOrders>,
    /// Delete the table instead.
    pub delete: bool,
}

/// What to reply once it is done.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Answer {
    Acted,
    Moved,
    Asked(Vec<u8>),
    #[default]
    Done,
}

impl Plan {
    fn of(entries: Vec<Happening>, answer: Answer) -> Plan {
        Plan { entries, answer, ..Plan::default() }
    }
}

impl Answer {
    /// With the table as it is afterwards.
    pub fn reply(self, table: &TableState) -> Reply {
        let present = &table.record.present;
        let (version, position) = (present.version, present.position);
        match self {
            Answer::Acted => {
                let digest = table.history.digest_at(table.history.position()).map(digest_text).unwrap_or_default();
                Reply::Acted(Acted { version, position, digest, deciding: present.deciding })
            }
            Answer::Moved => Reply::Moved(Moved::Done { version, position }),
            Answer::Asked(asked) => {
                let proposal = table.record.present.proposals.last().map_or(0, |open| open.id);
                Reply::Moved(Moved::Asked(Asked { proposal, asked }))
            }
            Answer::Done => Reply::Done,
        }
    }
}

/// The person who gives the command.
pub struct Caller<'a> {
    pub user: UserId,
    pub name: &'a str,
    /// By its own word.
    pub program: bool,
}

pub fn plan(table: &TableState, caller: &Caller<'_>, command: &Command) -> Outcome<Plan> {
    permit::command(&table.record, caller.user, command)?;
    match command {
        Command::Act(act) => plan_act(table, act),
        Command::Undo(undo) => plan_undo(table, caller.user, undo),
        Command::Redo(redo) => plan_redo(table, caller.user, redo),
        Command::Answer { proposal, agreed } => plan_answer(table, caller.user, *proposal, *agreed),
        Command::HandToBot { seat, bot, name, .. } if is_open(table) => plan_fill(table, *seat, bot, name.as_deref()),
        Command::HandToBot { seat, bot, vanished, .. } => plan_hand_over(table, caller.user, *seat, bot, *vanished),
        Command::TakeBack { seat } if is_open(table) => plan_free(table, *seat),
        Command::TakeBack { seat } => plan_take_back(table, *seat),
        Command::Join { join, invited: true, .. } if table.record.present.status == Status::Running => {
            plan_take_over(table, caller, join)
        }
        Command::Join { join, .. } => plan_join(table, caller, join),
        Command::Kick { seat } => plan_kick(table, caller.user, *seat),
        Command::Leave(leave) if is_open(table) => plan_leave(table, caller.user, leave),
        Command::Leave(leave) => plan_resign(table, caller.user, leave),
        Command::Start => plan_start(table),
        Command::Pause => plan_pause(table, caller.user, Wish::Pause),
        Command::Resume => plan_pause(table, caller.user, Wish::Resume),
        Command::Recount => Ok(plan_recount(table, caller.user)),
        Command::Orders { seat, orders } => plan_orders(table, caller.user, *seat, orders),
        Command::Rename(name) => Ok(Plan::of(vec![Happening::Renamed { name: name.clone() }], Answer::Done)),
        Command::Delete | Command::Clear => {
            permit::deletable(&table.record).map(|()| Plan { delete: true, ..Plan::default() })
        }
        Command::Say { text } => {
            let name = speaker(&table.record, caller);
            Ok(Plan::of(vec![Happening::Said { name, text: Some(text.clone()) }], Answer::Done))
        }
        Command::Forget => Ok(plan_forget(table, caller.user)),
    }
}

/// The name of the caller's seat, if they hold exactly one.
fn speaker(record: &TableRecord, caller: &Caller<'_>) -> String {
    let mut seats = record.seats.iter().filter(|seat| seat.held_by(caller.user));
    match (seats.next(), seats.next()) {
        (Some(seat), None) => seat.name.clone(),
        (None, _) | (Some(_), Some(_)) => caller.name.to_owned(),
    }
}

fn must_be_current(table: &TableState, version: u64) -> Outcome<()> {
    let now = table.record.present.version;
    if version == now { Ok(()) } else { Err(Reason::Stale { version: now }.into()) }
}

/// A running game, or one whose last action may still be undone.
fn must_be_in_play(table: &TableState) -> Outcome<()> {
    match table.record.present.status {
        Status::Running | Status::Finished => Ok(()),
        Status::Open => Err(Reason::NotStarted.into()),
        Status::Review => Err(Reason::ReviewOnly.into()),
    }
}

fn plan_act(table: &TableState, act: &Act) -> Outcome<Plan> {
    must_be_in_play(table)?;
    if is_paused(table) {
        return Err(Reason::Paused.into());
    }
    must_be_current(table, act.version)?;
    let edition = table.history.state().edition();
    let action = from_wire(edition, &act.action).map_err(|why| Reason::ActionUnknown { name: unknown_name(&why) })?;
    plan_action(table, act.seat, action)
}

fn plan_action(table: &TableState, seat: u8, action: Action) -> Outcome<Plan> {
    Ok(plan_decided(table, seat, decide(table.history.state(), seat, action)?))
}

/// The one way for what people want done, at once or by order: their own action, accepted by the rules.
pub fn decide(state: &State, seat: u8, action: Action) -> Outcome<Decided> {
    // A table is not ended by whoever leads.
    if action == Action::EndGame {
        return Err(Reason::EndTakesAll.into());
    }
    if seat_of(state, &action).is_some_and(|entitled| entitled.seat() != seat) {
        return Err(Reason::NotYourTurn.into());
    }
    let after = play(state, &action).map_err(|refusal| Refused::rule(*state, refusal))?.state;
    Ok(Decided::new(action, after))
}

/// An action that the rules have accepted, of a person or a bot.
pub fn plan_decided(table: &TableState, seat: u8, decided: Decided) -> Plan {
    let digest = digest_text(decided.digest);
    let acted = Happening::Acted { seat, action: to_wire(decided.after.edition(), &decided.action), digest };
    let lapsed = lapsed(table, |proposal| match &proposal.wish {
        Wish::Undo { .. } | Wish::Redo { .. } => true,
        // A player who acts has not vanished.
        Wish::HandToBot { seat: vanished, .. } => *vanished == seat,
        Wish::Pause | Wish::Resume => false,
    });
    let entries = [acted].into_iter().chain(lapsed).collect();
    Plan { decided: Some(decided), ..Plan::of(entries, Answer::Acted) }
}

fn lapsed(table: &TableState, which: impl Fn(&Proposal) -> bool) -> Vec<Happening> {
    let open = table.record.present.proposals.iter().filter(|proposal| which(proposal));
    open.map(|open| Happening::Settled { proposal: open.id, outcome: Settlement::Lapsed }).collect()
}

fn plan_undo(table: &TableState, user: UserId, undo: &Undo) -> Outcome<Plan> {
    must_be_in_play(table)?;
    must_be_current(table, undo.version)?;
    let seats: Vec<u8> = table.history.course().effective().iter().map(|step| step.seat).collect();
    let to = match undo.to {
        Some(to) => to as usize,
        None => own_last(&seats, &table.record.seats, user).ok_or(Reason::NothingToUndo)?,
    };
    if to >= table.history.position() {
        return Err(Reason::UndoTooFar.into());
    }
    move_or_ask(table, user, to, Wish::Undo { to: to as u32 })
}

fn plan_redo(table: &TableState, user: UserId, redo: &Undo) -> Outcome<Plan> {
    must_be_in_play(table)?;
    must_be_current(table, redo.version)?;
    let most = table.history.course().all().len();
    let to = redo.to.map_or(most, |to| to as usize);
    if to <= table.history.position() || to > most {
        return Err(Reason::RedoTooFar.into());
    }
    move_or_ask(table, user, to, Wish::Redo { to: to as u32 })
}

/// Undoes or redoes up to `to`, or asks those whose actions it touches.
fn move_or_ask(table: &TableState, user: UserId, to: usize, wish: Wish) -> Outcome<Plan> {
    let touched = table.history.course().between(to).iter().map(|step| step.seat);
    let asked = concerned(touched, &table.record.seats, user);
    if asked.is_empty() {
        return Ok(Plan::of(carry_out(table, &wish, None)?, Answer::Moved));
    }
    let is_move = |open: &Proposal| matches!(open.wish, Wish::Undo { .. } | Wish::Redo { .. });
    if table.record.present.proposals.iter().any(is_move) {
        return Err(Reason::UndoAlreadyAsked.into());
    }
    ask(table, user, wish, asked)
}

fn ask(table: &TableState, user: UserId, wish: Wish, asked: Vec<u8>) -> Outcome<Plan> {
    let seat = table.seats_of(user).first().copied().unwrap_or_default();
    let proposal = Proposal { id: table.record.head + 1, seat, wish, asked: asked.clone(), agreed: Vec::new() };
    Ok(Plan::of(vec![Happening::Proposed { proposal }], Answer::Asked(asked)))
}

/// The entries that fulfil the wish, and those that close proposals it makes void; `settled` is the one that led to it.
fn carry_out(table: &TableState, wish: &Wish, settled: Option<u64>) -> Outcome<Vec<Happening>> {
    let others = |proposal: &Proposal| {
        let about_course = matches!(proposal.wish, Wish::Undo { .. } | Wish::Redo { .. });
        about_course && settled != Some(proposal.id)
    };
    // Compared with the state when the entry is checked.
    let digest = |to: u32| table.history.digest_at(to as usize).map(digest_text).ok_or(Reason::ProposalClosed);
    Ok(match wish {
        Wish::Undo { to } => {
            let undone = Happening::Undone { to: *to, digest: digest(*to)? };
            [undone].into_iter().chain(lapsed(table, others)).collect()
        }
        Wish::Redo { to } => {
            let redone = Happening::Redone { to: *to, digest: digest(*to)? };
            [redone].into_iter().chain(lapsed(table, others)).collect()
        }
        Wish::HandToBot { seat, bot } => {
            let seat = held(table, *seat)?;
            vec![Happening::SeatChanged { seat: Seat { stand_in: Some(bot.clone()), ..seat } }]
        }
        Wish::Pause => vec![Happening::Paused],
        Wish::Resume => vec![Happening::Resumed],
    })
}

fn held(table: &TableState, seat: u8) -> Outcome<Seat> {
    let found = table.record.seats.iter().find(|held| held.seat == seat).cloned();
    Ok(found.ok_or(Reason::NoSuchSeat)?)
}

fn plan_answer(table: &TableState, user: UserId, proposal: u64, agreed: bool) -> Outcome<Plan> {
    let open = table.record.present.proposals.iter().find(|open| open.id == proposal);
    let open = open.ok_or(Reason::ProposalClosed)?;
    let own = table.seats_of(user);
    let settled = |outcome| Happening::Settled { proposal, outcome };
    if !agreed && own.contains(&open.seat) {
        return Ok(Plan::of(vec![settled(Settlement::Lapsed)], Answer::Done));
    }
    let target = match &open.wish {
        Wish::HandToBot { seat, .. } => Some(*seat),
        Wish::Undo { .. } | Wish::Redo { .. } | Wish::Pause | Wish::Resume => None,
    };
    let voice = |seat: &u8| {
        let asked = open.asked.contains(seat) && !open.agreed.contains(seat);
        asked || (!agreed && target == Some(*seat))
    };
    let voices: Vec<u8> = own.into_iter().filter(voice).collect();
    if voices.is_empty() {
        return Err(Reason::NotAsked.into());
    }
    let mut entries: Vec<Happening> =
        voices.iter().map(|seat| Happening::Answered { proposal, seat: *seat, agreed }).collect();
    if !agreed {
        entries.push(settled(Settlement::Declined));
        return Ok(Plan::of(entries, Answer::Done));
    }
    let missing = open.asked.iter().filter(|seat| !open.agreed.contains(seat) && !voices.contains(seat));
    let missing: Vec<u8> = missing.copied().collect();
    if !missing.is_empty() {
        return Ok(Plan::of(entries, Answer::Asked(missing)));
    }
    entries.push(settled(Settlement::Agreed));
    entries.extend(carry_out(table, &open.wish, Some(proposal))?);
    Ok(Plan::of(entries, Answer::Moved))
}

fn plan_hand_over(table: &TableState, user: UserId, seat: u8, bot: &BotSpec, vanished: bool) -> Outcome<Plan> {
    must_be_in_play(table)?;
    let seat = held(table, seat)?;
    if seat.bot().is_some() {
        return Err(Reason::BotPlaysAlready.into());
    }
    let wish = Wish::HandToBot { seat: seat.seat, bot: bot.clone() };
    let absent = match seat.holder {
        Holder::Person { user: holder } if holder == user => {
            return Ok(Plan::of(carry_out(table, &wish, None)?, Answer::Moved));
        }
        Holder::Person { user: holder } if vanished => Some(holder),
        Holder::Person { .. } => return Err(Reason::HolderPresent.into()),
        Holder::Gone => None,
        Holder::Nobody | Holder::Bot { .. } => return Err(Reason::SeatEmpty.into()),
    };
    let same = |open: &Proposal| matches!(open.wish, Wish::HandToBot { seat: asked, .. } if asked == seat.seat);
    if table.record.present.proposals.iter().any(same) {
        return Err(Reason::HandOverAlreadyAsked.into());
    }
    let but: Vec<UserId> = [user].into_iter().chain(absent).collect();
    let asked = people_beside(table, &but);
    let by_host = seat.holder == Holder::Gone && table.record.host == Some(user);
    if asked.is_empty() || by_host {
        return Ok(Plan::of(carry_out(table, &wish, None)?, Answer::Moved));
    }
    ask(table, user, wish, asked)
}

pub fn is_paused(table: &TableState) -> bool {
    table.record.present.clocks.as_ref().is_some_and(|clocks| clocks.runs == Runs::Paused)
}

/// By consent of the others; the host's word is enough.
fn plan_pause(table: &TableState, user: UserId, wish: Wish) -> Outcome<Plan> {
    if table.record.present.status != Status::Running || table.record.present.clocks.is_none() {
        return Err(Reason::NoClock.into());
    }
    match (&wish, is_paused(table)) {
        (Wish::Pause, true) => return Err(Reason::Paused.into()),
        (Wish::Resume, false) => return Err(Reason::NotPaused.into()),
        _ => (),
    }
    let same = |open: &Proposal| open.wish == wish;
    let asked = people_beside(table, &[user]);
    if table.record.host == Some(user) || asked.is_empty() {
        let entries = carry_out(table, &wish, None)?.into_iter().chain(lapsed(table, same)).collect();
        return Ok(Plan::of(entries, Answer::Moved));
    }
    if table.record.present.proposals.iter().any(same) {
        return Err(Reason::PauseAlreadyAsked.into());
    }
    ask(table, user, wish, asked)
}

/// Seats of people who play themselves, other than these.
fn people_beside(table: &TableState, but: &[UserId]) -> Vec<u8> {
    let others = table.record.seats.iter().filter(|seat| {
        let another = seat.person().is_some_and(|person| !but.contains(&person));
        another && seat.stand_in.is_none()
    });
    others.map(|seat| seat.seat).collect()
}

/// Kept for when the turn comes. They leave no trace in the log: nobody else is to know.
fn plan_orders(table: &TableState, user: UserId, seat: u8, orders: &SeatOrders) -> Outcome<Plan> {
    if table.record.present.status != Status::Running {
        return Err(Reason::NotStarted.into());
    }
    let orders = orders::accept(&table.history, orders.clone())?;
    Ok(Plan { orders: Some(SavedOrders { seat, user, orders }), ..Plan::default() })
}

/// Only the clock that runs depends on a calendar.
fn plan_recount(table: &TableState, user: UserId) -> Plan {
    let runs = table.record.present.clocks.as_ref().map(|clocks| &clocks.runs);
    match runs {
        Some(Runs::Seat { seat, .. }) if table.seats_of(user).contains(seat) => {
            Plan::of(vec![Happening::CalendarChanged { seat: *seat }], Answer::Done)
        }
        _ => Plan::default(),
    }
}

fn plan_take_back(table: &TableState, seat: u8) -> Outcome<Plan> {
    let seat = held(table, seat)?;
    if seat.stand_in.is_none() {
        return Err(Reason::NoBotPlays.into());
    }
    let seat = Seat { stand_in: None, ..seat };
    Ok(Plan::of(vec![Happening::SeatChanged { seat }], Answer::Done))
}

fn is_open(table: &TableState) -> bool {
    table.record.present.status == Status::Open
}

/// A bot on a free seat, before the start.
fn plan_fill(table: &TableState, seat: u8, bot: &BotSpec, name: Option<&str>) -> Outcome<Plan> {
    let seat = held(table, seat)?;
    if seat.holder != Holder::Nobody {
        return Err(Reason::SeatTaken.into());
    }
    let name = bot_name(bot, name.map(str::to_owned))?;
    let name = unique_name(&name, table.record.seats.iter().map(|seat| seat.name.as_str()));
    let seat = Seat { name, holder: Holder::Bot { bot: bot.clone() }, ..seat };
    Ok(Plan::of(vec![Happening::SeatChanged { seat }], Answer::Done))
}

/// The seat of a bot is free again, before the start.
fn plan_free(table: &TableState, seat: u8) -> Outcome<Plan> {
    let seat = held(table, seat)?;
    match seat.holder {
        Holder::Bot { .. } => Ok(Plan::of(vec![vacated(&seat, Holder::Nobody)], Answer::Done)),
        Holder::Nobody | Holder::Person { .. } | Holder::Gone => Err(Reason::NoBotPlays.into()),
    }
}

/// Somebody else's seat: one's own is left.
fn plan_kick(table: &TableState, host: UserId, seat: u8) -> Outcome<Plan> {
    must_be_open(table)?;
    let seat = held(table, seat)?;
    match seat.holder {
        Holder::Person { user } if user != host => Ok(Plan::of(vec![vacated(&seat, Holder::Nobody)], Answer::Done)),
        Holder::Person { .. } | Holder::Nobody | Holder::Gone | Holder::Bot { .. } => Err(Reason::NobodyToKick.into()),
    }
}

fn must_be_open(table: &TableState) -> Outcome<()> {
    match table.record.present.status {
        Status::Open => Ok(()),
        Status::Running | Status::Finished => Err(Reason::AlreadyStarted.into()),
        Status::Review => Err(Reason::ReviewOnly.into()),
    }
}

fn plan_join(table: &TableState, caller: &Caller<'_>, join: &Join) -> Outcome<Plan> {
    must_be_open(table)?;
    let free = |seat: &&Seat| seat.holder == Holder::Nobody;
    let seat = match join.seat {
        None => table.record.seats.iter().find(free).ok_or(Reason::TableFull)?,
        Some(number) => {
            let seat = table.record.seats.iter().find(|seat| seat.seat == number);
            let seat = seat.ok_or(Reason::NoSuchSeat)?;
            Some(seat).filter(free).ok_or(Reason::SeatTaken)?
        }
    };
    let name = join.name.as_deref().unwrap_or(caller.name);
    let name = unique_name(name, table.record.seats.iter().map(|seat| seat.name.as_str()));
    let holder = Holder::Person { user: caller.user };
    let seat = Seat { name, holder, program: caller.program, ..seat.clone() };
    Ok(Plan::of(vec![Happening::SeatChanged { seat }], Answer::Done))
}

/// Whoever was invited when the game was underway plays on for somebody who has left it for good, or for a bot.
fn plan_take_over(table: &TableState, caller: &Caller<'_>, join: &Join) -> Outcome<Plan> {
    let seats = &table.record.seats;
    if seats.iter().any(|seat| seat.held_by(caller.user)) {
        return Err(Reason::AlreadyStarted.into());
    }
    let mut free = seats.iter().filter(|seat| permit::may_be_taken_over(seat));
    let seat = match join.seat {
        // Where nobody plays at all is the most to be done.
        None => free.min_by_key(|seat| seat.holder != Holder::Gone).ok_or(Reason::AlreadyStarted)?,
        Some(number) => free.find(|seat| seat.seat == number).ok_or(Reason::SeatTaken)?,
    };
    let number = seat.seat;
    let others = seats.iter().filter(|other| other.seat != number).map(|other| other.name.as_str());
    let name = unique_name(join.name.as_deref().unwrap_or(caller.name), others);
    let holder = Holder::Person { user: caller.user };
    let taken = Seat { name, holder, stand_in: None, program: caller.program, late: true, ..seat.clone() };
    let void = lapsed(table, |open| is_about(open, number));
    let entries = [Happening::SeatChanged { seat: taken }].into_iter().chain(void).collect();
    Ok(Plan::of(entries, Answer::Done))
}

/// Whether somebody on this seat asks, or is asked.
fn is_about(open: &Proposal, seat: u8) -> bool {
    let target = matches!(open.wish, Wish::HandToBot { seat: other, .. } if other == seat);
    target || open.seat == seat || open.asked.contains(&seat)
}

/// A name that is unique at the table: with a number if need be.
pub fn unique_name<'a>(name: &str, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_free = |name: &str| others.clone().all(|other| other != name);
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| format!("{name} {number}"));
    numbered.into_iter().find(|name| is_free(name)).unwrap_or_default()
}

fn vacated(seat: &Seat, holder: Holder) -> Happening {
    let name = if holder == Holder::Nobody { String::new() } else { seat.name.clone() };
    Happening::SeatChanged { seat: Seat { name, holder, program: false, ..seat.clone() } }
}

fn plan_leave(table: &TableState, user: UserId, leave: &Leave) -> Outcome<Plan> {
    let left = seats_left(table, user, leave)?;
    let entries = left.into_iter().map(|seat| vacated(seat, Holder::Nobody)).collect();
    Ok(Plan::of(entries, Answer::Done))
}

/// The seats that the caller leaves.
fn seats_left<'a>(table: &'a TableState, user: UserId, leave: &Leave) -> Outcome<Vec<&'a Seat>> {
    let own = table.record.seats.iter().filter(|seat| seat.held_by(user));
    let left: Vec<&Seat> = own.filter(|seat| leave.seat.is_none_or(|number| number == seat.seat)).collect();
    if left.is_empty() { Err(Reason::SeatNotYours.into()) } else { Ok(left) }
}

/// A game goes on without those who leave it: from now on their seats are those of a bot, and nobody waits for their
/// consent.
fn plan_resign(table: &TableState, user: UserId, leave: &Leave) -> Outcome<Plan> {
    match table.record.present.status {
        Status::Running => (),
        Status::Finished => return Err(Reason::GameOver.into()),
        Status::Open | Status::Review => return Err(Reason::ReviewOnly.into()),
    }
    let left = seats_left(table, user, leave)?;
    // Who wanted to leave the waiting room while the game was being started has not asked for this.
    let bot = leave.bot.as_ref().ok_or(Reason::AlreadyStarted)?;
    let is_left = |number: &u8| left.iter().any(|seat| seat.seat == *number);
    let void = lapsed(table, |open| is_left(&open.seat) || open.asked.iter().any(is_left));
    let taken = left.iter().map(|seat| {
        let holder = Holder::Bot { bot: bot.clone() };
        Happening::SeatChanged { seat: Seat { holder, stand_in: None, program: false, ..(*seat).clone() } }
    });
    Ok(Plan::of(taken.chain(void).collect(), Answer::Done))
}

fn plan_start(table: &TableState) -> Outcome<Plan> {
    must_be_open(table)?;
    if table.record.seats.iter().any(|seat| seat.holder == Holder::Nobody) {
        return Err(Reason::SeatsFree.into());
    }
    Ok(Plan::of(vec![started(&table.record)], Answer::Done))
}

/// With the names of the players.
pub fn started(record: &TableRecord) -> Happening {
    let mut setup = record.setup.clone();
    setup.players = record.seats.iter().map(|seat| seat.name.clone()).collect();
    Happening::Started { setup }
}

/// In a game that has started, the seats stay reserved for the person who has gone, until a bot takes over. A table that
/// nobody else has joined is deleted.
fn plan_forget(table: &TableState, user: UserId) -> Plan {
    let record = &table.record;
    let holder = match record.present.status {
        Status::Open => Holder::Nobody,
        Status::Running | Status::Finished | Status::Review => Holder::Gone,
    };
    let own = record.seats.iter().filter(|seat| seat.held_by(user));
    let mut entries: Vec<Happening> = own.map(|seat| vacated(seat, holder.clone())).collect();
    if record.host == Some(user) {
        let others = record.seats.iter().filter_map(|seat| seat.person());
        let host = others.into_iter().find(|person| *person != user);
        if host.is_none() && permit::deletable(record).is_ok() {
            return Plan { delete: true, ..Plan::default() };
        }
        entries.push(Happening::HostChanged { host });
    }
    Plan::of(entries, Answer::Done)
}
