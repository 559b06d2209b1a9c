//! Who may do what at a table: the one place that decides it.

use store::TableRecord;
use wire::api::{Access, Status, UserId};

use crate::chance;
use crate::refused::{Outcome, Refused};
use crate::table::Command;

/// Whether somebody may see the table at all. If not, it is not there.
pub fn look(record: &TableRecord, user: Option<UserId>, invitation: Option<&str>) -> Outcome<()> {
    let open = record.access == Access::Open;
    let belongs = user.is_some_and(|user| belongs(record, user));
    let invited = invitation.is_some_and(|invitation| chance::same(invitation, &record.invitation));
    if open || belongs || invited { Ok(()) } else { Err(Refused::not_found()) }
}

/// Sits at the table, or opened it.
pub fn belongs(record: &TableRecord, user: UserId) -> bool {
    sits(record, user) || record.host == Some(user)
}

fn sits(record: &TableRecord, user: UserId) -> bool {
    record.seats.iter().any(|seat| seat.held_by(user))
}

/// Whether this person may ask for this at all; whether it fits the moment is another question.
pub fn command(record: &TableRecord, user: UserId, command: &Command) -> Outcome<()> {
    if let Command::Join(join) = command {
        return look(record, Some(user), join.invitation.as_deref());
    }
    look(record, Some(user), None)?;
    match command {
        Command::Join(_) => Ok(()),
        Command::Act(act) => own(record, user, act.seat),
        Command::TakeBack { seat } => own(record, user, *seat),
        Command::HandToBot { seat, .. } => known(record, *seat).and_then(|()| seated(record, user)),
        Command::Undo(_) | Command::Redo(_) | Command::Answer { .. } | Command::Leave(_) => seated(record, user),
        // Takes away one's own only.
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
    Err(Refused::invalid("This table has no such seat."))
}

fn own(record: &TableRecord, user: UserId, seat: u8) -> Outcome<()> {
    known(record, seat)?;
    let held = record.seats.iter().any(|known| known.seat == seat && known.held_by(user));
    if held { Ok(()) } else { Err(Refused::not_yours("This seat is not yours.")) }
}

fn seated(record: &TableRecord, user: UserId) -> Outcome<()> {
    if sits(record, user) {
        return Ok(());
    }
    Err(Refused::not_yours("Only those who sit at the table may do this."))
}

fn host(record: &TableRecord, user: UserId) -> Outcome<()> {
    if record.host == Some(user) {
        return Ok(());
    }
    Err(Refused::not_yours("Only whoever opened the table may do this."))
}

/// Deleting is for what nobody has played.
pub fn deletable(record: &TableRecord) -> Outcome<()> {
    match record.present.status {
        Status::Open | Status::Review => Ok(()),
        Status::Running | Status::Finished => Err(Refused::conflict("A game that has begun stays.")),
    }
}
