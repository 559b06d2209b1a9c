//! From what somebody wants to the entries that would bring it about, or to why not. Reads only.

use game::{Action, play, seat_of};
use store::TableRecord;
use wire::api::{
    Act, Acted, Asked, BotSpec, Happening, Holder, Join, Leave, Moved, Outcome as Settlement, Proposal, Seat, Status,
    Undo, UserId, Wish,
};
use wire::course::{concerned, own_last};
use wire::{from_wire, to_wire};

use super::fold::{Decided, Fold};
use super::play::digest_text;
use super::{Command, Reply};
use crate::permit;
use crate::refused::{Outcome, Refused};

/// Entries to append, in order.
#[derive(Debug, Default)]
pub struct Plan {
    pub entries: Vec<Happening>,
    /// The action among them, as the rules decided it.
    pub decided: Option<Decided>,
    pub answer: Answer,
    /// Away with the table.
    pub delete: bool,
}

/// What to say when it is done.
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

    /// With the table as it is afterwards.
    pub fn reply(&self, fold: &Fold) -> Reply {
        let present = &fold.record.present;
        let (version, position) = (present.version, present.position);
        match &self.answer {
            Answer::Acted => {
                let digest = digest_text(fold.play.state().digest());
                Reply::Acted(Acted { version, position, digest, deciding: present.deciding })
            }
            Answer::Moved => Reply::Moved(Moved::Done { version, position }),
            Answer::Asked(asked) => {
                let proposal = fold.record.present.proposals.last().map_or(0, |open| open.id);
                Reply::Moved(Moved::Asked(Asked { proposal, asked: asked.clone() }))
            }
            Answer::Done => Reply::Done,
        }
    }
}

/// Whoever wants it.
pub struct Caller<'a> {
    pub user: UserId,
    pub name: &'a str,
}

pub fn plan(fold: &Fold, caller: &Caller<'_>, command: &Command) -> Outcome<Plan> {
    permit::command(&fold.record, caller.user, command)?;
    match command {
        Command::Act(act) => plan_act(fold, act),
        Command::Undo(undo) => plan_undo(fold, caller.user, undo),
        Command::Redo(redo) => plan_redo(fold, caller.user, redo),
        Command::Answer { proposal, agreed } => plan_answer(fold, caller.user, *proposal, *agreed),
        Command::HandToBot { seat, bot, vanished } => plan_hand_over(fold, caller.user, *seat, bot, *vanished),
        Command::TakeBack { seat } => plan_take_back(fold, *seat),
        Command::Join(join) => plan_join(fold, caller, join),
        Command::Leave(leave) => plan_leave(fold, caller.user, leave),
        Command::Start => plan_start(fold),
        Command::Rename(name) => Ok(Plan::of(vec![Happening::Renamed { name: name.clone() }], Answer::Done)),
        Command::Delete => permit::deletable(&fold.record).map(|()| Plan { delete: true, ..Plan::default() }),
        Command::Say { text } => {
            let name = speaker(&fold.record, caller);
            Ok(Plan::of(vec![Happening::Said { name, text: Some(text.clone()) }], Answer::Done))
        }
        Command::Forget => Ok(plan_forget(fold, caller.user)),
    }
}

/// The seat's name at this table, if there is one only.
fn speaker(record: &TableRecord, caller: &Caller<'_>) -> String {
    let mut seats = record.seats.iter().filter(|seat| seat.held_by(caller.user));
    match (seats.next(), seats.next()) {
        (Some(seat), None) => seat.name.clone(),
        (None, _) | (Some(_), Some(_)) => caller.name.to_owned(),
    }
}

fn must_be_current(fold: &Fold, version: u64) -> Outcome<()> {
    let now = fold.record.present.version;
    if version == now { Ok(()) } else { Err(Refused::Stale(now)) }
}

/// A running game, or one whose last action may still be undone.
fn must_be_in_play(fold: &Fold) -> Outcome<()> {
    match fold.record.present.status {
        Status::Running | Status::Finished => Ok(()),
        Status::Open => Err(Refused::conflict("The game has not begun.")),
        Status::Review => Err(Refused::conflict("A review is not played.")),
    }
}

fn plan_act(fold: &Fold, act: &Act) -> Outcome<Plan> {
    must_be_in_play(fold)?;
    must_be_current(fold, act.version)?;
    let edition = fold.play.state().edition;
    let action = from_wire(edition, &act.action).map_err(|why| Refused::invalid(why.to_string()))?;
    plan_action(fold, act.seat, action)
}

fn plan_action(fold: &Fold, seat: u8, action: Action) -> Outcome<Plan> {
    let state = fold.play.state();
    if seat_of(state, &action).is_some_and(|entitled| entitled.0 != seat) {
        return Err(Refused::not_yours("This is for another seat to decide."));
    }
    let after = play(state, &action).map_err(|refusal| Refused::rule(*state, refusal))?.state;
    Ok(plan_decided(fold, seat, Decided { action, after }))
}

/// What the rules have let through, for people and bots alike.
pub fn plan_decided(fold: &Fold, seat: u8, decided: Decided) -> Plan {
    let digest = digest_text(decided.after.digest());
    let acted = Happening::Acted { seat, action: to_wire(decided.after.edition, &decided.action), digest };
    let lapsed = lapsed(fold, |proposal| match &proposal.wish {
        Wish::Undo { .. } | Wish::Redo { .. } => true,
        // Whoever acts has not vanished.
        Wish::HandToBot { seat: vanished, .. } => *vanished == seat,
    });
    let entries = [acted].into_iter().chain(lapsed).collect();
    Plan { decided: Some(decided), ..Plan::of(entries, Answer::Acted) }
}

fn lapsed(fold: &Fold, which: impl Fn(&Proposal) -> bool) -> Vec<Happening> {
    let open = fold.record.present.proposals.iter().filter(|proposal| which(proposal));
    open.map(|open| Happening::Settled { proposal: open.id, outcome: Settlement::Lapsed }).collect()
}

fn plan_undo(fold: &Fold, user: UserId, undo: &Undo) -> Outcome<Plan> {
    must_be_in_play(fold)?;
    must_be_current(fold, undo.version)?;
    let seats: Vec<u8> = fold.play.course().effective().iter().map(|step| step.seat).collect();
    let to = match undo.to {
        Some(to) => to as usize,
        None => own_last(&seats, &fold.record.seats, user)
            .ok_or_else(|| Refused::conflict("You have done nothing yet that could be undone."))?,
    };
    if to >= fold.play.position() {
        return Err(Refused::invalid("There is nothing to undo that far."));
    }
    move_or_ask(fold, user, Wish::Undo { to: to as u32 })
}

fn plan_redo(fold: &Fold, user: UserId, redo: &Undo) -> Outcome<Plan> {
    must_be_in_play(fold)?;
    must_be_current(fold, redo.version)?;
    let most = fold.play.course().all().len();
    let to = redo.to.map_or(most, |to| to as usize);
    if to <= fold.play.position() || to > most {
        return Err(Refused::invalid("There is nothing to redo that far."));
    }
    move_or_ask(fold, user, Wish::Redo { to: to as u32 })
}

fn move_or_ask(fold: &Fold, user: UserId, wish: Wish) -> Outcome<Plan> {
    let to = match wish {
        Wish::Undo { to } | Wish::Redo { to } => to,
        Wish::HandToBot { .. } => return Err(Refused::invalid("This is no undo.")),
    };
    let touched = fold.play.course().between(to as usize).iter().map(|step| step.seat);
    let asked = concerned(touched, &fold.record.seats, user);
    if asked.is_empty() {
        return Ok(Plan::of(carry_out(fold, &wish, None)?, Answer::Moved));
    }
    let is_move = |open: &Proposal| matches!(open.wish, Wish::Undo { .. } | Wish::Redo { .. });
    if fold.record.present.proposals.iter().any(is_move) {
        return Err(Refused::conflict("The table is already asked about another undo."));
    }
    ask(fold, user, wish, asked)
}

fn ask(fold: &Fold, user: UserId, wish: Wish, asked: Vec<u8>) -> Outcome<Plan> {
    let seat = fold.seats_of(user).first().copied().unwrap_or_default();
    let proposal = Proposal { id: fold.record.head + 1, seat, wish, asked: asked.clone(), agreed: Vec::new() };
    Ok(Plan::of(vec![Happening::Proposed { proposal }], Answer::Asked(asked)))
}

/// The deed itself, and the end of proposals that it makes void; `settled` is the one that led to it.
fn carry_out(fold: &Fold, wish: &Wish, settled: Option<u64>) -> Outcome<Vec<Happening>> {
    let others = |proposal: &Proposal| {
        let about_course = matches!(proposal.wish, Wish::Undo { .. } | Wish::Redo { .. });
        about_course && settled != Some(proposal.id)
    };
    let digest = |to: u32| {
        let state = fold.play.state_at(to as usize);
        state.map(|state| digest_text(state.digest())).ok_or_else(|| Refused::conflict("The game has gone on."))
    };
    Ok(match wish {
        Wish::Undo { to } => {
            let undone = Happening::Undone { to: *to, digest: digest(*to)? };
            [undone].into_iter().chain(lapsed(fold, others)).collect()
        }
        Wish::Redo { to } => {
            let redone = Happening::Redone { to: *to, digest: digest(*to)? };
            [redone].into_iter().chain(lapsed(fold, others)).collect()
        }
        Wish::HandToBot { seat, bot } => {
            let seat = held(fold, *seat)?;
            vec![Happening::SeatChanged { seat: Seat { stand_in: Some(bot.clone()), ..seat } }]
        }
    })
}

fn held(fold: &Fold, seat: u8) -> Outcome<Seat> {
    let found = fold.record.seats.iter().find(|held| held.seat == seat).cloned();
    found.ok_or_else(|| Refused::invalid("This table has no such seat."))
}

fn plan_answer(fold: &Fold, user: UserId, proposal: u64, agreed: bool) -> Outcome<Plan> {
    let open = fold.record.present.proposals.iter().find(|open| open.id == proposal);
    let open = open.ok_or_else(|| Refused::conflict("Nobody asks this any more."))?;
    let own = fold.seats_of(user);
    let settled = |outcome| Happening::Settled { proposal, outcome };
    if !agreed && own.contains(&open.seat) {
        return Ok(Plan::of(vec![settled(Settlement::Lapsed)], Answer::Done));
    }
    let target = match &open.wish {
        Wish::HandToBot { seat, .. } => Some(*seat),
        Wish::Undo { .. } | Wish::Redo { .. } => None,
    };
    let voice = |seat: &u8| {
        let asked = open.asked.contains(seat) && !open.agreed.contains(seat);
        asked || (!agreed && target == Some(*seat))
    };
    let voices: Vec<u8> = own.into_iter().filter(voice).collect();
    if voices.is_empty() {
        return Err(Refused::not_yours("You are not asked, or have answered."));
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
    entries.extend(carry_out(fold, &open.wish, Some(proposal))?);
    Ok(Plan::of(entries, Answer::Moved))
}

fn plan_hand_over(fold: &Fold, user: UserId, seat: u8, bot: &BotSpec, vanished: bool) -> Outcome<Plan> {
    must_be_in_play(fold)?;
    let seat = held(fold, seat)?;
    if seat.bot().is_some() {
        return Err(Refused::conflict("A bot moves for this seat already."));
    }
    let wish = Wish::HandToBot { seat: seat.seat, bot: bot.clone() };
    let absent = match seat.holder {
        Holder::Person { user: holder } if holder == user => {
            return Ok(Plan::of(carry_out(fold, &wish, None)?, Answer::Moved));
        }
        Holder::Person { user: holder } if vanished => Some(holder),
        Holder::Person { .. } => return Err(Refused::conflict("Whoever sits there was here a short while ago.")),
        Holder::Gone => None,
        Holder::Nobody | Holder::Bot { .. } => return Err(Refused::conflict("Nobody sits there.")),
    };
    let same = |open: &Proposal| matches!(open.wish, Wish::HandToBot { seat: asked, .. } if asked == seat.seat);
    if fold.record.present.proposals.iter().any(same) {
        return Err(Refused::conflict("The table is already asked about this seat."));
    }
    let others = fold.record.seats.iter().filter(|other| {
        let person = other.person();
        person.is_some_and(|person| person != user && Some(person) != absent) && other.stand_in.is_none()
    });
    let asked: Vec<u8> = others.map(|other| other.seat).collect();
    if asked.is_empty() {
        return Ok(Plan::of(carry_out(fold, &wish, None)?, Answer::Moved));
    }
    ask(fold, user, wish, asked)
}

fn plan_take_back(fold: &Fold, seat: u8) -> Outcome<Plan> {
    let seat = held(fold, seat)?;
    if seat.stand_in.is_none() {
        return Err(Refused::conflict("No bot moves for this seat."));
    }
    let seat = Seat { stand_in: None, ..seat };
    Ok(Plan::of(vec![Happening::SeatChanged { seat }], Answer::Done))
}

fn must_be_open(fold: &Fold) -> Outcome<()> {
    match fold.record.present.status {
        Status::Open => Ok(()),
        Status::Running | Status::Finished => Err(Refused::conflict("The game has begun.")),
        Status::Review => Err(Refused::conflict("A review is not played.")),
    }
}

fn plan_join(fold: &Fold, caller: &Caller<'_>, join: &Join) -> Outcome<Plan> {
    must_be_open(fold)?;
    let free = |seat: &&Seat| seat.holder == Holder::Nobody;
    let seat = match join.seat {
        None => fold.record.seats.iter().find(free).ok_or_else(|| Refused::conflict("Every seat is taken."))?,
        Some(number) => {
            let seat = fold.record.seats.iter().find(|seat| seat.seat == number);
            let seat = seat.ok_or_else(|| Refused::invalid("This table has no such seat."))?;
            Some(seat).filter(free).ok_or_else(|| Refused::conflict("This seat is taken."))?
        }
    };
    let name = join.name.as_deref().unwrap_or(caller.name);
    let name = unlike(name, fold.record.seats.iter().map(|seat| seat.name.as_str()));
    let holder = Holder::Person { user: caller.user };
    let seat = Seat { name, holder, ..seat.clone() };
    Ok(Plan::of(vec![Happening::SeatChanged { seat }], Answer::Done))
}

/// A name that nobody else has at the table: with a number if need be.
pub fn unlike<'a>(name: &str, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let is_free = |name: &str| others.clone().all(|other| other != name);
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| format!("{name} {number}"));
    numbered.into_iter().find(|name| is_free(name)).unwrap_or_default()
}

fn vacated(seat: &Seat, holder: Holder) -> Happening {
    let name = if holder == Holder::Nobody { String::new() } else { seat.name.clone() };
    Happening::SeatChanged { seat: Seat { name, holder, ..seat.clone() } }
}

fn plan_leave(fold: &Fold, user: UserId, leave: &Leave) -> Outcome<Plan> {
    must_be_open(fold)?;
    let own = fold.record.seats.iter().filter(|seat| seat.held_by(user));
    let left = own.filter(|seat| leave.seat.is_none_or(|number| number == seat.seat));
    let entries: Vec<Happening> = left.map(|seat| vacated(seat, Holder::Nobody)).collect();
    if entries.is_empty() {
        return Err(Refused::not_yours("This seat is not yours."));
    }
    Ok(Plan::of(entries, Answer::Done))
}

fn plan_start(fold: &Fold) -> Outcome<Plan> {
    must_be_open(fold)?;
    if fold.record.seats.iter().any(|seat| seat.holder == Holder::Nobody) {
        return Err(Refused::conflict("There are seats that nobody has taken."));
    }
    Ok(Plan::of(vec![started(&fold.record)], Answer::Done))
}

/// With the names of those who sit there.
pub fn started(record: &TableRecord) -> Happening {
    let mut setup = record.setup.clone();
    setup.players = record.seats.iter().map(|seat| seat.name.clone()).collect();
    Happening::Started { setup }
}

/// Seats of a game that has begun stay with whoever is gone, until a bot takes over. A table that nobody else has come to
/// goes too.
fn plan_forget(fold: &Fold, user: UserId) -> Plan {
    let record = &fold.record;
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
