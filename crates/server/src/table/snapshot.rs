//! A table's game as bytes: its course and the state at its end, so that loading replays only what came since. A cache:
//! what cannot be read, or does not have the digest that the log says, is thrown away.

use game::{State, begin};
use serde::{Deserialize, Serialize};
use store::{Snapshot, TableRecord};
use wire::course::Course;

use super::fold::Fold;
use super::play::{Play, Step};

/// Another program may lay its states out in another way.
fn shape() -> String {
    format!("{}/{}/{}", env!("CARGO_PKG_VERSION"), size_of::<State>(), size_of::<Step>())
}

#[derive(Deserialize)]
struct Kept {
    position: u32,
    steps: Vec<Step>,
    state: State,
}

/// The same, without taking it.
#[derive(Serialize)]
struct Keeping<'a> {
    position: u32,
    steps: &'a [Step],
    state: &'a State,
}

pub fn take(fold: &Fold) -> Option<Snapshot> {
    let course = fold.play.course();
    let keeping = Keeping { position: course.position() as u32, steps: course.all(), state: fold.play.state() };
    let body = postcard::to_stdvec(&keeping).ok()?;
    Some(Snapshot { seq: fold.record.head, shape: shape(), body })
}

pub fn read(record: &TableRecord, snapshot: &Snapshot) -> Option<Play> {
    if snapshot.shape != shape() || snapshot.seq > record.head {
        return None;
    }
    let kept: Kept = postcard::from_bytes(&snapshot.body).ok()?;
    let start = begin(&record.setup.read().ok()?).ok()?;
    let course = Course::new(kept.steps, kept.position as usize);
    let expected = course.effective().last().map_or(start.digest(), |step| step.digest);
    (kept.state.digest() == expected).then(|| Play::resumed(start, course, kept.state))
}
