//! The action space, for Python.

use std::sync::Arc;

use ::game::{OptionRule, Options, Profile, RulesVersion, Setup, begin};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

use super::{space_of, unreadable};
use crate::ActionSpace;

/// Every action that games of an edition can ever offer, as numbers from 0 that mean the same in every position.
///
/// Open choices are finite here: a range (a bid, a price) is offered as its lowest and highest figure and two between, a set of
/// routes as the best one. Each number has a text in the notation of actions.
///
/// >>> import kursbuch
/// >>> space = kursbuch.ActionSpace("1844-2e", players=4)
/// >>> space.text(0), space.number("bid lowest") is not None
/// ('pass', True)
/// >>> len(space) == len(space.texts())
/// True
#[pyclass(name = "ActionSpace", module = "kursbuch", frozen)]
pub struct PySpace(pub Arc<ActionSpace>);

#[pymethods]
impl PySpace {
    #[new]
    #[pyo3(signature = (profile = "1844-2e", players = 4, *, options = Vec::new(), rules_version = None))]
    fn new(
        py: Python<'_>,
        profile: &str,
        players: u8,
        options: Vec<String>,
        rules_version: Option<u32>,
    ) -> PyResult<PySpace> {
        let setup = setup(py, profile, players, None, &options, rules_version)?;
        let state = begin(&setup).map_err(|why| unreadable(py, why))?;
        Ok(PySpace(space_of(&state)))
    }

    /// What a number means.
    fn text(&self, number: u32) -> PyResult<&str> {
        self.0.text(number).ok_or_else(|| PyIndexError::new_err(format!("no action has the number {number}")))
    }

    /// What all numbers mean, in their order.
    fn texts(&self) -> Vec<&str> {
        self.0.texts().iter().map(String::as_str).collect()
    }

    /// The number of a text, as `texts` has it.
    fn number(&self, text: &str) -> Option<usize> {
        self.0.texts().iter().position(|known| known == text)
    }

    fn __len__(&self) -> usize {
        self.0.size()
    }

    fn __repr__(&self) -> String {
        format!("<ActionSpace of {} actions>", self.0.size())
    }
}

/// The sets of rules that a game can be played by, each with the numbers of players and the options that it has.
///
/// >>> import kursbuch
/// >>> players, options = kursbuch.profiles()["1844-2e"]
/// >>> players
/// [3, 4, 5, 6, 7]
/// >>> "elephant" in options
/// True
#[pyfunction]
pub fn profiles() -> std::collections::BTreeMap<&'static str, (Vec<u32>, Vec<&'static str>)> {
    let row = |profile: Profile| {
        let players = ::game::edition(profile).seats.iter().map(|seats| u32::from(seats.players)).collect();
        (profile.name(), (players, profile.options().map(OptionRule::name).collect()))
    };
    Profile::all().map(row).collect()
}

/// A set-up from its parts by name.
pub fn setup(
    py: Python<'_>,
    profile: &str,
    players: u8,
    seed: Option<u64>,
    options: &[String],
    version: Option<u32>,
) -> PyResult<Setup> {
    let known = || Profile::all().map(Profile::name).collect::<Vec<_>>().join(", ");
    let named =
        Profile::named(profile).ok_or_else(|| unreadable(py, format!("no profile {profile:?}: {}", known())))?;
    let option = |name: &String| OptionRule::named(name).ok_or_else(|| unreadable(py, format!("no option {name:?}")));
    let options = options.iter().map(option).collect::<PyResult<Options>>()?;
    let version = version.map_or_else(|| named.newest(), RulesVersion);
    Ok(Setup { profile: named, version, players, seed, options })
}
