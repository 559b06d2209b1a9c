//! Authorisation: the one place that decides who may do what at a table.

use store::{TableRecord, User};
use wire::api::{Access, Holder, Seat, Status, UserId};

use crate::reason::Reason;
use crate::refused::Outcome;
use crate::secrets;
use crate::table::Command;

/// Whether this person may see the table at all. If not, it is as if it did not exist.
pub fn look(record: &TableRecord, user: Option<UserId>, invitation: Option<&str>) -> Outcome<()> {
    let open = record.access == Access::Open;
    let belongs = user.is_some_and(|user| belongs(record, user));
    let invited = invitation.is_some_and(|invitation| secrets::are_equal(invitation, &record.invitation));
    if open || belongs || invited { Ok(()) } else { Err(Reason::NotFound.into()) }
}

/// Sits at the table, or opened it.
pub fn belongs(record: &TableRecord, user: UserId) -> bool {
    sits(record, user) || record.host == Some(user)
}

fn sits(record: &TableRecord, user: UserId) -> bool {
    record.seats.iter().any(|seat| seat.held_by(user))
}

/// Whether this person may ask for this at all; whether it is possible right now is decided later.
pub fn command(record: &TableRecord, user: UserId, command: &Command) -> Outcome<()> {
    match command {
        Command::Join { blocked: true, .. } => return Err(Reason::Blocked.into()),
        Command::Join { invited: true, .. } => return Ok(()),
        Command::Join { join, .. } => return look(record, Some(user), join.invitation.as_deref()),
        // `administer` has said yes.
        Command::Clear => return Ok(()),
        Command::Act(_)
        | Command::Undo(_)
        | Command::Redo(_)
        | Command::Answer { .. }
        | Command::HandToBot { .. }
        | Command::TakeBack { .. }
        | Command::Leave(_)
        | Command::Start
        | Command::Rename(_)
        | Command::Delete
        | Command::Say { .. }
        | Command::Forget
        | Command::Pause
        | Command::Resume
        | Command::Recount
        | Command::Orders { .. }
        | Command::Kick { .. } => look(record, Some(user), None)?,
    }
    match command {
        Command::Join { .. } | Command::Clear => Ok(()),
        Command::Act(act) => own(record, user, act.seat),
        Command::Orders { seat, .. } => own(record, user, *seat),
        // Before the start nobody plays yet: bots are put on seats and taken from them by the host.
        Command::TakeBack { seat } | Command::HandToBot { seat, .. } if record.present.status == Status::Open => {
            known(record, *seat).and_then(|()| host(record, user))
        }
        Command::TakeBack { seat } => own(record, user, *seat),
        // Nobody is left to be asked about the seat of a person who has gone but the others, and the host speaks for them.
        Command::HandToBot { seat, .. } if has_gone(record, *seat) && record.host == Some(user) => Ok(()),
        Command::HandToBot { seat, .. } => known(record, *seat).and_then(|()| seated(record, user)),
        Command::Undo(_) | Command::Redo(_) | Command::Answer { .. } | Command::Leave(_) | Command::Recount => {
            seated(record, user)
        }
        Command::Pause | Command::Resume if record.host == Some(user) => Ok(()),
        Command::Pause | Command::Resume => seated(record, user),
        // It only takes away what is their own.
        Command::Forget => Ok(()),
        Command::Say { .. } if record.host == Some(user) => Ok(()),
        Command::Say { .. } => seated(record, user),
        Command::Start | Command::Rename(_) | Command::Delete => host(record, user),
        Command::Kick { seat } => known(record, *seat).and_then(|()| host(record, user)),
    }
}

fn has_gone(record: &TableRecord, seat: u8) -> bool {
    record.seats.iter().any(|known| known.seat == seat && known.holder == Holder::Gone)
}

/// To a table that has not started; the host also to a game that is underway, if a seat can be taken over.
pub fn invite(record: &TableRecord, user: UserId) -> Outcome<()> {
    look(record, Some(user), None)?;
    if !belongs(record, user) {
        return Err(Reason::NotSeated.into());
    }
    match record.present.status {
        Status::Open => Ok(()),
        Status::Running if record.seats.iter().any(may_be_taken_over) => host(record, user),
        Status::Running | Status::Finished => Err(Reason::AlreadyStarted.into()),
        Status::Review => Err(Reason::ReviewOnly.into()),
    }
}

/// The seat of a bot, or of somebody who has gone: whoever only lets a bot play keeps theirs.
pub const fn may_be_taken_over(seat: &Seat) -> bool {
    matches!(seat.holder, Holder::Bot { .. } | Holder::Gone)
}

/// The same game again, once it is over.
pub fn rematch(record: &TableRecord, user: UserId) -> Outcome<()> {
    look(record, Some(user), None)?;
    seated(record, user)?;
    match record.present.status {
        Status::Finished => Ok(()),
        Status::Open | Status::Running | Status::Review => Err(Reason::NotOver.into()),
    }
}

/// What only administrators may.
pub fn administer(user: &User) -> Outcome<()> {
    if user.standing.admin { Ok(()) } else { Err(Reason::NotAdministrator.into()) }
}

fn known(record: &TableRecord, seat: u8) -> Outcome<()> {
    if record.seats.iter().any(|known| known.seat == seat) {
        return Ok(());
    }
    Err(Reason::NoSuchSeat.into())
}

/// Whether this person may know what is to be done for the seat.
pub fn orders(record: &TableRecord, user: UserId, seat: u8) -> Outcome<()> {
    look(record, Some(user), None)?;
    own(record, user, seat)
}

fn own(record: &TableRecord, user: UserId, seat: u8) -> Outcome<()> {
    known(record, seat)?;
    let held = record.seats.iter().any(|known| known.seat == seat && known.held_by(user));
    if held { Ok(()) } else { Err(Reason::SeatNotYours.into()) }
}

fn seated(record: &TableRecord, user: UserId) -> Outcome<()> {
    if sits(record, user) {
        return Ok(());
    }
    Err(Reason::NotSeated.into())
}

fn host(record: &TableRecord, user: UserId) -> Outcome<()> {
    if record.host == Some(user) {
        return Ok(());
    }
    Err(Reason::NotHost.into())
}

/// Games that have started are kept.
pub fn deletable(record: &TableRecord) -> Outcome<()> {
    match record.present.status {
        Status::Open | Status::Review => Ok(()),
        Status::Running | Status::Finished => Err(Reason::StartedGameStays.into()),
    }
}
