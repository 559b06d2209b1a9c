//! Snapshots: a table's course and the state at its end as bytes, so that loading replays only what came later. A cache: one
//! that cannot be read, or whose digest is not the one in the log, is discarded.

use game::{State, begin};
use serde::{Deserialize, Serialize};
use store::{Snapshot, TableRecord};
use wire::course::Course;

use super::history::{History, Step};
use super::state::TableState;

/// Another build may lay out its states differently.
fn shape() -> String {
    format!("{}/{}/{}", env!("CARGO_PKG_VERSION"), size_of::<State>(), size_of::<Step>())
}

#[derive(Deserialize)]
struct Body {
    position: u32,
    steps: Vec<Step>,
    state: State,
}

/// The same, borrowed.
#[derive(Serialize)]
struct BodyRef<'a> {
    position: u32,
    steps: &'a [Step],
    state: &'a State,
}

pub fn take(table: &TableState) -> Option<Snapshot> {
    let course = table.history.course();
    let body = BodyRef { position: course.position() as u32, steps: course.all(), state: table.history.state() };
    let body = postcard::to_stdvec(&body).ok()?;
    Some(Snapshot { seq: table.record.head, shape: shape(), body })
}

/// Whether this build has written it.
pub fn is_readable(snapshot: &Snapshot) -> bool {
    snapshot.shape == shape()
}

pub fn read(record: &TableRecord, snapshot: &Snapshot) -> Option<History> {
    if !is_readable(snapshot) || snapshot.seq > record.head {
        return None;
    }
    let body: Body = postcard::from_bytes(&snapshot.body).ok()?;
    let start = begin(&record.setup.read().ok()?).ok()?;
    let course = Course::new(body.steps, body.position as usize);
    let expected = course.effective().last().map_or(start.digest(), |step| step.digest);
    (body.state.digest() == expected).then(|| History::resumed(start, course, body.state))
}
