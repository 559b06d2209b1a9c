//! Authorisation: the one place that decides who may do what at a table.

use store::TableRecord;
use wire::api::{Access, Status, UserId};

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
    if let Command::Join(join) = command {
        return look(record, Some(user), join.invitation.as_deref());
    }
    look(record, Some(user), None)?;
    match command {
        Command::Join(_) => Ok(()),
        Command::Act(act) => own(record, user, act.seat),
        Command::Orders { seat, .. } => own(record, user, *seat),
        // Before the start nobody plays yet: bots are put on seats and taken from them by the host.
        Command::TakeBack { seat } | Command::HandToBot { seat, .. } if record.present.status == Status::Open => {
            known(record, *seat).and_then(|()| host(record, user))
        }
        Command::TakeBack { seat } => own(record, user, *seat),
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
    }
}

fn known(record: &TableRecord, seat: u8) -> Outcome<()> {
    if record.seats.iter().any(|known| known.seat == seat) {
        return Ok(());
    }
    Err(Reason::NoSuchSeat.into())
}

/// Whether it is the seat of this person.
pub fn own(record: &TableRecord, user: UserId, seat: u8) -> Outcome<()> {
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
