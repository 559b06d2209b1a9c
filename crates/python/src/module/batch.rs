//! Batches of games, for Python: everything that takes time happens without the interpreter's lock.

use std::sync::Arc;
use std::time::Instant;

use ::game::{PlayerId, begin};
use pyo3::prelude::*;
use rayon::prelude::*;

use super::space::{PySpace, setup};
use super::{array, bad_table, floats, integers, mask, space_of, unreadable};
use crate::{Batch, Slot, observe, playouts};

/// Many games that are stepped together, on all cores and without the interpreter's lock.
///
/// >>> import kursbuch, numpy as np
/// >>> batch = kursbuch.Batch("1844-2e", players=4, seeds=range(8))
/// >>> rng = np.random.default_rng(0)
/// >>> while batch.running:
/// ...     offsets, numbers = batch.legal()
/// ...     counts = np.diff(offsets)
/// ...     picks = offsets[:-1] + (rng.random(len(batch)) * counts).astype(int)
/// ...     batch.step(numbers[np.minimum(picks, len(numbers) - 1)])
/// >>> batch.wealth().shape
/// (8, 4)
#[pyclass(name = "Batch", module = "kursbuch")]
pub struct PyBatch {
    batch: Batch,
    players: usize,
}

impl PyBatch {
    fn slots(&self) -> &[Slot] {
        &self.batch.slots
    }
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (profile = "1844-2e", players = 4, *, seeds, options = Vec::new(), rules_version = None, threads = 0))]
    fn new(
        py: Python<'_>,
        profile: &str,
        players: u8,
        seeds: &Bound<'_, PyAny>,
        options: Vec<String>,
        rules_version: Option<u32>,
        threads: usize,
    ) -> PyResult<PyBatch> {
        let seeds: Vec<u64> = seeds.try_iter()?.map(|seed| seed?.extract()).collect::<PyResult<_>>()?;
        let setup = setup(py, profile, players, None, &options, rules_version)?;
        let state = begin(&setup).map_err(|why| unreadable(py, why))?;
        let batch = Batch::new(setup, space_of(&state), &seeds, threads).map_err(|why| bad_table(py, &why))?;
        Ok(PyBatch { batch, players: usize::from(players) })
    }

    fn __len__(&self) -> usize {
        self.slots().len()
    }

    /// How many games are not over.
    #[getter]
    fn running(&self) -> usize {
        self.slots().iter().filter(|slot| !slot.offers.is_empty()).count()
    }

    /// The action space of the games.
    #[getter]
    fn space(&self) -> PySpace {
        PySpace(Arc::clone(self.batch.space()))
    }

    /// What may be chosen, as two arrays: the numbers of all games one after the other, and before them where each game's begin, with
    /// the end as the last. A game that is over has none.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let mut ends = vec![0];
        for slot in self.slots() {
            ends.push(ends[ends.len() - 1] + slot.offers.len() as i32);
        }
        let numbers = self.slots().iter().flat_map(|slot| slot.offers.iter().map(|offer| offer.number as i32));
        Ok((integers(py, ends.into_iter())?, integers(py, numbers)?))
    }

    /// The same as an array of games and numbers, 1 for what may be chosen.
    fn masks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let space = self.batch.space();
        let mut bytes = vec![0; space.size() * self.slots().len()];
        for (slot, row) in self.slots().iter().zip(bytes.chunks_mut(space.size())) {
            mask(space, &slot.offers, row);
        }
        array(py, &bytes, "int8")?.call_method1("reshape", (self.slots().len(), space.size()))
    }

    /// Each game as the seat sees it that has to decide; one that is over as the first seat sees it.
    fn observe<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let seen: Vec<Vec<f32>> = py.detach(|| {
            let seen =
                |slot: &Slot| slot.seat().or_else(|| PlayerId::in_seat(0)).map(|seat| observe(&slot.state, seat));
            self.slots().par_iter().filter_map(seen).collect()
        });
        floats(py, &seen.concat())?.call_method1("reshape", (self.slots().len(), -1))
    }

    /// Who decides in each game; -1 where it is over.
    fn seats<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        integers(py, self.slots().iter().map(|slot| slot.seat().map_or(-1, |seat| i32::from(seat.seat()))))
    }

    /// One action in every game, by its number; for games that are over it does not matter which. Raises `NotOnOffer` if a number
    /// is not on offer in its game; the other games have gone on.
    fn step(&mut self, py: Python<'_>, numbers: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers: Vec<i64> = match numbers.call_method0("tolist") {
            Ok(list) => list.extract()?,
            Err(_) => numbers.extract()?,
        };
        if numbers.len() != self.slots().len() {
            return Err(unreadable(py, format!("{} numbers for {} games", numbers.len(), self.slots().len())));
        }
        let batch = &mut self.batch;
        let left = py.detach(|| batch.step(&numbers));
        if left.is_empty() { Ok(()) } else { Err(super::error(py, "NotOnOffer", (left,))) }
    }

    /// What everybody owns in each game, by seat.
    fn wealth<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let all = integers(py, self.slots().iter().flat_map(|slot| slot.wealth()))?;
        all.call_method1("reshape", (self.slots().len(), self.players))
    }

    /// How many actions each game has had.
    fn played<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        integers(py, self.slots().iter().map(|slot| slot.played as i32))
    }

    /// Digests of the positions.
    fn digests(&self) -> Vec<String> {
        self.slots().iter().map(|slot| format!("{:016x}", slot.state.digest())).collect()
    }

    /// Begins a game anew.
    fn reset(&mut self, py: Python<'_>, row: usize, seed: u64) -> PyResult<()> {
        if row >= self.slots().len() {
            return Err(pyo3::exceptions::PyIndexError::new_err(format!("no game {row}")));
        }
        self.batch.reset(row, seed).map_err(|why| bad_table(py, &why))
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games, {} running>", self.slots().len(), self.running())
    }
}

/// Plays one game for each seed to its end, in Rust alone: actions and seconds. What `Batch` is measured against; `kursbuch.bench` plays
/// the same games from Python.
#[pyfunction]
#[pyo3(signature = (profile = "1844-2e", players = 4, *, seeds, threads = 0))]
pub fn random_playouts(
    py: Python<'_>,
    profile: &str,
    players: u8,
    seeds: &Bound<'_, PyAny>,
    threads: usize,
) -> PyResult<(u64, f64)> {
    let seeds: Vec<u64> = seeds.try_iter()?.map(|seed| seed?.extract()).collect::<PyResult<_>>()?;
    let setup = setup(py, profile, players, None, &[], None)?;
    let space = space_of(&begin(&setup).map_err(|why| unreadable(py, why))?);
    let begun = Instant::now();
    let actions = py.detach(|| playouts(setup, &space, &seeds, threads)).map_err(|why| bad_table(py, &why))?;
    Ok((actions, begun.elapsed().as_secs_f64()))
}
