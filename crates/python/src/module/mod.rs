//! The module as Python sees it. It only hands over: what is reckoned, is reckoned in the rooms beside it.

mod batch;
mod bot;
mod game;
mod recorded;
mod space;
mod words;

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyDict};
use wire::BadLog;
use wire::g18xx::BadGame;

use crate::{ActionSpace, BadTable};

#[pymodule]
mod _kursbuch {
    #[pymodule_export]
    use super::batch::{PyBatch, random_playouts};
    #[pymodule_export]
    use super::bot::{PyBot, levels};
    #[pymodule_export]
    use super::game::{PyChoice, PyGame, PyRun};
    #[pymodule_export]
    use super::recorded::{play_games, play_positions};
    #[pymodule_export]
    use super::space::{PySpace, profiles};
    #[pymodule_export]
    use super::words::{rule, rules};

    /// The version of the package.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}

/// An error of the package: `kursbuch.errors` has the classes.
fn error<'py>(py: Python<'py>, class: &str, arguments: impl pyo3::call::PyCallArgs<'py>) -> PyErr {
    let made = || py.import("kursbuch.errors")?.getattr(class)?.call1(arguments);
    match made() {
        Ok(error) => PyErr::from_value(error),
        Err(why) => why,
    }
}

/// Input that says nothing that we know.
fn unreadable(py: Python<'_>, why: impl std::fmt::Display) -> PyErr {
    error(py, "Unreadable", (why.to_string(),))
}

/// A log that breaks a rule is refused; everything else cannot be read.
fn bad_table(py: Python<'_>, why: &BadTable) -> PyErr {
    let refusal = match why {
        BadTable::Log(BadLog::Refused { refusal, .. }) | BadTable::Site(BadGame::Refused { refusal, .. }) => refusal,
        _ => return unreadable(py, why),
    };
    let evidence = PyDict::new(py);
    match evidence.set_item("violation", refusal.violation.name()) {
        Ok(()) => error(py, "Refused", (why.to_string(), refusal.rule.map(|rule| rule.0), evidence)),
        Err(failed) => failed,
    }
}

/// A numpy array over bytes of its own, which may be written to.
fn array<'py>(py: Python<'py>, bytes: &[u8], dtype: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("numpy")?.call_method1("frombuffer", (PyByteArray::new(py, bytes), dtype))
}

fn floats<'py>(py: Python<'py>, values: &[f32]) -> PyResult<Bound<'py, PyAny>> {
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.to_ne_bytes()).collect();
    array(py, &bytes, "float32")
}

fn integers<'py>(py: Python<'py>, values: impl Iterator<Item = i32>) -> PyResult<Bound<'py, PyAny>> {
    let bytes: Vec<u8> = values.flat_map(i32::to_ne_bytes).collect();
    array(py, &bytes, "int32")
}

/// What a JSON value is in Python.
fn from_json<'py>(py: Python<'py>, json: &serde_json::Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (json.to_string(),))
}

/// 1 for each number on offer.
fn mask(space: &ActionSpace, offers: &[crate::Offer], into: &mut [u8]) {
    for offer in offers {
        into[offer.number as usize] = 1;
    }
    debug_assert_eq!(into.len(), space.size());
}

/// The spaces of all editions in use: made once each.
fn space_of(state: &::game::State) -> Arc<ActionSpace> {
    static KNOWN: std::sync::Mutex<Vec<(&'static ::game::Edition, Arc<ActionSpace>)>> =
        std::sync::Mutex::new(Vec::new());
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some((_, space)) = known.iter().find(|(edition, _)| *edition == state.edition()) {
        return Arc::clone(space);
    }
    let space = Arc::new(ActionSpace::of(state));
    known.push((state.edition(), Arc::clone(&space)));
    space
}
