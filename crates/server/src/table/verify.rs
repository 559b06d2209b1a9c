//! Whether a table in the store is what its log amounts to: for whoever looks after a server.

use store::TableRecord;
use wire::api::{Entry, Status};

use super::load::replay;

/// Every action goes through the rules, every digest is compared, and what lists show is worked out once more. Returns the
/// number of actions in the course.
///
/// # Errors
/// In words, where the first difference is.
pub fn verify(record: &TableRecord, entries: Vec<Entry>) -> Result<usize, String> {
    if let Some((seq, entry)) = (1..).zip(&entries).find(|(seq, entry)| entry.seq != *seq) {
        return Err(format!("entry {seq} is missing: the next one is {}", entry.seq));
    }
    if record.head != entries.len() as u64 {
        return Err(format!("it has {} entries, and its head is {}", entries.len(), record.head));
    }
    let version = entries.iter().rev().find(|entry| entry.what.changes_course()).map_or(0, |entry| entry.seq);
    let table = replay(record.clone(), entries, Vec::new()).map_err(|why| why.to_string())?;
    let (present, state) = (&record.present, table.history.state());
    let deciding = match present.status {
        Status::Running => game::deciding(state).map(game::PlayerId::seat),
        Status::Open | Status::Finished | Status::Review => None,
    };
    must_agree("position", present.position, table.history.position() as u32)?;
    must_agree("seat that has to decide", present.deciding, deciding)?;
    if present.status == Status::Running || present.status == Status::Finished {
        must_agree("end", present.status == Status::Finished, state.is_finished())?;
        must_agree("version", present.version, version)?;
    }
    Ok(table.history.course().all().len())
}

fn must_agree<T: PartialEq + std::fmt::Debug>(what: &str, stored: T, found: T) -> Result<(), String> {
    if stored == found {
        Ok(())
    } else {
        Err(format!("its {what} is stored as {stored:?}, and the log says {found:?}"))
    }
}
