//! A game, for Python.

use std::sync::Arc;

use ::game::notation::{write_action, write_position};
use ::game::{Action, BuyTrain, Choice, CompanyId, Money, PlayerId, Refusal, State, choices, deciding, places, query};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use routes::Limit;
use wire::g18xx::export;

use super::space::{PySpace, setup};
use super::words::lang_of;
use super::{array, bad_table, error, floats, from_json, integers, mask, space_of, unreadable};
use crate::{ActionSpace, Offer, Table, observe, observed, offers, titles};

/// A game of 1844 Switzerland or 1824 Austria-Hungary, by the book.
///
/// It begins from a set-up, or from a log. `choices` lists everything that may be done, completely and exactly; `play` does it, or
/// raises `Refused` with the rule that stands in the way, and then nothing has changed. To go back, go on from a `copy`.
///
/// >>> import kursbuch
/// >>> game = kursbuch.Game("1844-2e", players=4, seed=7)
/// >>> before = game.copy()
/// >>> [choice.text for choice in game.choices()]
/// ['pass', 'bid 20']
/// >>> game.play("bid 25")
/// >>> game.actions()
/// ['bid 25']
/// >>> game.digest == before.digest
/// False
/// >>> try:
/// ...     game.play("bid 26")
/// ... except kursbuch.Refused as refused:
/// ...     print(refused.rule)
/// 1844-AUC-05
#[pyclass(name = "Game", module = "kursbuch")]
#[derive(Clone)]
pub struct PyGame {
    pub table: Table,
    space: Arc<ActionSpace>,
    /// What is on offer in this position, once somebody has asked.
    offers: Option<Arc<Vec<Offer>>>,
}

impl PyGame {
    fn of(table: Table) -> PyGame {
        PyGame { space: space_of(&table.state), table, offers: None }
    }

    fn offers(&mut self) -> Arc<Vec<Offer>> {
        let (space, state) = (&self.space, &self.table.state);
        Arc::clone(self.offers.get_or_insert_with(|| Arc::new(offers(space, state))))
    }

    /// Goes on where this table stands.
    pub fn stand_at(&mut self, table: Table) {
        (self.table, self.offers) = (table, None);
    }

    /// A text in our notation, JSON of logs and API, or a number of the action space.
    fn read(&mut self, action: &Bound<'_, PyAny>) -> PyResult<Action> {
        let py = action.py();
        if let Ok(text) = action.extract::<String>() {
            return self.table.action(&text).map_err(|why| bad_table(py, &why));
        }
        let number = action.extract::<u32>().map_err(|_| unreadable(py, "an action is a text or a number"))?;
        let on_offer = self.offers();
        let chosen = on_offer.iter().find(|offer| offer.number == number);
        let state = &self.table.state;
        let action = chosen.map(|offer| py.detach(|| offer.answer.action(state)));
        action.ok_or_else(|| {
            let text = self.space.text(number).unwrap_or("nothing");
            unreadable(py, format!("{number} ({text}) is not on offer"))
        })
    }

    fn seat(&self, py: Python<'_>, seat: u8) -> PyResult<PlayerId> {
        self.table.state.player(seat).ok_or_else(|| unreadable(py, format!("no seat {seat}")))
    }

    fn company(&self, py: Python<'_>, symbol: &str) -> PyResult<CompanyId> {
        let found = self.table.state.edition().company_named(symbol);
        found.ok_or_else(|| unreadable(py, format!("no company {symbol:?}")))
    }

    fn refused(&self, py: Python<'_>, refusal: &Refusal, lang: view::Lang) -> PyErr {
        let state = &self.table.state;
        let text = view::explain_violation(state, refusal, lang);
        let evidence = from_json(py, &wire::evidence(state.edition(), &refusal.violation));
        let rule = refusal.rule.map(|rule| rule.0);
        match evidence {
            Ok(evidence) => error(py, "Refused", (text, rule, evidence)),
            Err(why) => why,
        }
    }
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (profile = "1844-2e", players = 4, *, seed = None, options = Vec::new(), names = Vec::new(), rules_version = None))]
    fn new(
        py: Python<'_>,
        profile: &str,
        players: u8,
        seed: Option<u64>,
        options: Vec<String>,
        names: Vec<String>,
        rules_version: Option<u32>,
    ) -> PyResult<PyGame> {
        let setup = setup(py, profile, players, seed, &options, rules_version)?;
        Ok(PyGame::of(Table::begin(setup, names).map_err(|why| bad_table(py, &why))?))
    }

    /// A game from the text of a log, ours or that of 18xx.games. It is played again, strictly.
    ///
    /// >>> import kursbuch
    /// >>> game = kursbuch.Game(seed=7)
    /// >>> game.play("bid 25")
    /// >>> kursbuch.Game.from_log(game.log()).digest == game.digest
    /// True
    #[staticmethod]
    fn from_log(py: Python<'_>, text: &str) -> PyResult<PyGame> {
        let read = py.detach(|| Table::read(text));
        Ok(PyGame::of(read.map_err(|why| bad_table(py, &why))?))
    }

    /// The game as a Kursbuch log: its set-up and its actions, a digest with each.
    fn log(&self, py: Python<'_>) -> PyResult<String> {
        let log = self.table.log().map_err(|why| bad_table(py, &why))?;
        serde_json::to_string(&log).map_err(|why| unreadable(py, why))
    }

    /// The game as a log of 18xx.games. Profiles that end in `-18xxgames` can be written so.
    fn export_18xx(&self, py: Python<'_>) -> PyResult<String> {
        let log = self.table.log().map_err(|why| bad_table(py, &why))?;
        Ok(export(&log).map_err(|why| unreadable(py, why))?.to_string())
    }

    /// Another game that stands where this one does.
    fn copy(&self) -> PyGame {
        self.clone()
    }

    fn __copy__(&self) -> PyGame {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.clone()
    }

    /// Its log: whoever unpickles it plays the game again.
    fn __reduce__<'py>(slf: &Bound<'py, PyGame>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let py = slf.py();
        Ok((py.get_type::<PyGame>().getattr("from_log")?, (slf.borrow().log(py)?,)))
    }

    /// Everything that may be done now, in and out of turn: complete and exact.
    ///
    /// >>> import kursbuch
    /// >>> bid = kursbuch.Game(seed=7).choices()[1]
    /// >>> bid.text, bid.least, bid.most
    /// ('bid 20', 20, 620)
    fn choices(&self) -> Vec<PyChoice> {
        let (state, all) = (&self.table.state, choices(&self.table.state));
        let seat = all.seat.map_or(0, |seat| seat.seat());
        let in_turn = all.offered.iter().map(|choice| PyChoice::of(state, seat, choice));
        let exact = |(seat, action): &(PlayerId, Action)| PyChoice {
            seat: seat.seat(),
            text: write_action(state, action),
            least: None,
            most: None,
        };
        in_turn.chain(all.out_of_turn.iter().map(exact)).collect()
    }

    /// Plays an action: a text in our notation (`"bid 25"`, `"lay C12 57/2"`, `"run best"`), the JSON of a log, or a number of the
    /// action space. A refusal changes nothing.
    ///
    /// >>> import kursbuch
    /// >>> game = kursbuch.Game(seed=7)
    /// >>> game.play('{"do": "bid", "amount": 30}')
    /// >>> game.play(int(game.legal()[0]))
    /// >>> game.actions()
    /// ['bid 30', 'pass']
    #[pyo3(signature = (action, *, lang = "en"))]
    fn play(&mut self, action: &Bound<'_, PyAny>, lang: &str) -> PyResult<()> {
        let py = action.py();
        let action = self.read(action)?;
        let lang = lang_of(py, lang)?;
        let table = &mut self.table;
        py.detach(|| table.play(action)).map_err(|refusal| self.refused(py, &refusal, lang))?;
        self.offers = None;
        Ok(())
    }

    /// The actions so far, in our notation.
    fn actions(&self) -> PyResult<Vec<String>> {
        let mut state = ::game::begin(&self.table.setup).ok();
        let mut texts = Vec::with_capacity(self.table.actions.len());
        for action in &self.table.actions {
            let Some(before) = state else { break };
            texts.push(write_action(&before, action));
            state = ::game::play(&before, action).ok().map(|played| played.state);
        }
        Ok(texts)
    }

    /// The game told, a text for each action.
    ///
    /// >>> import kursbuch
    /// >>> game = kursbuch.Game(seed=7, names=["Ada", "Ben", "Cleo", "Dan"])
    /// >>> game.play("bid 25")
    /// >>> "25" in game.story()[0]
    /// True
    #[pyo3(signature = (lang = "en"))]
    fn story(&self, py: Python<'_>, lang: &str) -> PyResult<Vec<String>> {
        self.table.story(lang_of(py, lang)?).map_err(|why| bad_table(py, &why))
    }

    /// The seat that has to decide, from 0; nobody when the game is over.
    #[getter]
    fn deciding(&self) -> Option<u8> {
        deciding(&self.table.state).map(PlayerId::seat)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.table.state.is_finished()
    }

    /// How many actions were played.
    #[getter]
    fn played(&self) -> usize {
        self.table.actions.len()
    }

    /// A fingerprint of the position, the same on every machine.
    #[getter]
    fn digest(&self) -> String {
        format!("{:016x}", self.table.state.digest())
    }

    /// The position as text.
    #[getter]
    fn position(&self) -> String {
        write_position(&self.table.state)
    }

    /// How many play.
    #[getter]
    fn players(&self) -> u8 {
        self.table.setup.players
    }

    /// Names of the seats.
    #[getter]
    fn names(&self) -> Vec<String> {
        self.table.names.clone()
    }

    /// The set of rules.
    #[getter]
    fn profile(&self) -> &'static str {
        self.table.setup.profile.name()
    }

    /// The version of these rules.
    #[getter]
    fn rules_version(&self) -> u32 {
        self.table.setup.version.0
    }

    /// What deals the playing order.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.table.setup.seed
    }

    /// Variants and house rules.
    #[getter]
    fn options(&self) -> Vec<&'static str> {
        self.table.setup.options.iter().map(|option| option.name()).collect()
    }

    /// The phase, from 1.
    #[getter]
    fn phase(&self) -> u8 {
        self.table.state.phase()
    }

    /// The round that is on, as `SR 3` or `OR 7.2`.
    #[pyo3(signature = (lang = "en"))]
    fn round(&self, py: Python<'_>, lang: &str) -> PyResult<String> {
        Ok(view::table::round_name(&self.table.state, lang_of(py, lang)?))
    }

    /// What everybody owns, the richest first: seat, place, cash, shares, papers, debt and the total.
    ///
    /// >>> import kursbuch
    /// >>> kursbuch.Game(seed=7).standing()[0]["total"]
    /// 620
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let rows = query::standing(&self.table.state);
        let row = |(place, wealth): (usize, &::game::Wealth)| {
            let row = PyDict::new(py);
            row.set_item("seat", wealth.player.seat())?;
            row.set_item("place", place)?;
            let sums = [
                ("cash", wealth.cash),
                ("shares", wealth.shares),
                ("papers", wealth.papers),
                ("debt", wealth.debt),
                ("total", wealth.total()),
            ];
            sums.iter().try_for_each(|(name, sum)| row.set_item(name, sum.0))?;
            Ok(row)
        };
        places(&rows).into_iter().zip(&rows).map(row).collect()
    }

    /// What lies on the table as the API tells it: players, companies, trains and hexes.
    #[pyo3(signature = (lang = "en"))]
    fn table<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyAny>> {
        let table = view::table(&self.table.state, None, lang_of(py, lang)?);
        from_json(py, &serde_json::to_value(table).map_err(|why| unreadable(py, why))?)
    }

    /// The set of routes that earns a company most, with the proof that there is no better one, or as far as `steps` of search go.
    ///
    /// >>> import kursbuch
    /// >>> run = kursbuch.Game().best_run("RhB")
    /// >>> run.revenue, run.proven, run.text
    /// (0, True, 'run')
    #[pyo3(signature = (company, *, steps = None))]
    fn best_run(&self, py: Python<'_>, company: &str, steps: Option<u64>) -> PyResult<PyRun> {
        let company = self.company(py, company)?;
        let state = &self.table.state;
        let best = py.detach(|| query::best_run(state, company, steps.map_or(Limit::NONE, Limit)));
        let models = query::trains(state, company);
        let claim = best.runs.iter().map(|(train, route)| (models[*train], route.clone())).collect();
        let text = write_action(state, &Action::Run(claim));
        Ok(PyRun { revenue: best.revenue, bound: best.bound, proven: best.proven, steps: best.nodes, text })
    }

    /// The action space of its edition.
    #[getter]
    fn space(&self) -> PySpace {
        PySpace(Arc::clone(&self.space))
    }

    /// The numbers of the action space that the deciding seat may choose from.
    fn legal<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        integers(py, self.offers().iter().map(|offer| offer.number as i32))
    }

    /// The same as an array of the size of the space, 1 for what may be chosen.
    fn mask<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut bytes = vec![0; self.space.size()];
        let on_offer = self.offers();
        mask(&self.space, &on_offer, &mut bytes);
        array(py, &bytes, "int8")
    }

    /// The position as a seat sees it: numbers of fixed length, that seat in the first place. Without a seat, that of the seat that
    /// decides.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let seat = seat.or_else(|| self.deciding()).unwrap_or(0);
        floats(py, &observe(&self.table.state, self.seat(py, seat)?))
    }

    /// What each number of an observation is.
    fn observed(&self) -> Vec<String> {
        observed(&self.table.state)
    }

    fn __repr__(&self) -> String {
        let round = view::table::round_name(&self.table.state, view::Lang::En);
        let (profile, actions) = (self.profile(), self.table.actions.len());
        format!("<Game of {profile}, {} players, {round}, {actions} actions>", self.players())
    }
}

/// Something that may be done: exactly `text`, or where `least` and `most` are given, any whole sum from one to the other in the
/// place of the sum in `text`, which is the least.
#[pyclass(name = "Choice", module = "kursbuch", frozen, get_all)]
pub struct PyChoice {
    /// Who may do it.
    seat: u8,
    /// The action in our notation. `run best` stands for all sets of routes.
    text: String,
    /// The least that the sum may be.
    least: Option<i32>,
    /// The most that it may be.
    most: Option<i32>,
}

impl PyChoice {
    fn of(state: &State, seat: u8, choice: &Choice) -> PyChoice {
        let (action, range) = match choice {
            Choice::Do(action) => (action.clone(), None),
            Choice::Repay { maximum } => (Action::Repay(Money(1)), Some((Money(1), *maximum))),
            Choice::BuyTrain { purchase, maximum } => {
                let range = (purchase.price < *maximum).then_some((purchase.price, *maximum));
                (Action::BuyTrain(BuyTrain { ..*purchase }), range)
            }
            Choice::Title(own) => titles::ready(own),
            Choice::Run => {
                return PyChoice { seat, text: "run best".to_owned(), least: None, most: None };
            }
        };
        let (least, most) = range.map_or((None, None), |(least, most)| (Some(least.0), Some(most.0)));
        PyChoice { seat, text: write_action(state, &action), least, most }
    }
}

#[pymethods]
impl PyChoice {
    fn __repr__(&self) -> String {
        match (self.least, self.most) {
            (Some(least), Some(most)) => format!("<Choice {:?}, {least} to {most}>", self.text),
            _ => format!("<Choice {:?}>", self.text),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let py = other.py();
        let Ok(other) = other.cast::<PyChoice>() else { return Ok(py.NotImplemented()) };
        let other = other.get();
        let alike =
            self.seat == other.seat && self.text == other.text && (self.least, self.most) == (other.least, other.most);
        alike.into_py_any(py)
    }
}

/// The best run of a company's trains.
#[pyclass(name = "Run", module = "kursbuch", frozen, get_all)]
pub struct PyRun {
    /// What it earns.
    revenue: u32,
    /// No run earns more than this.
    bound: u32,
    /// Whether it is proven to be the best.
    proven: bool,
    /// What the search cost.
    steps: u64,
    /// The run as an action.
    text: String,
}

#[pymethods]
impl PyRun {
    fn __repr__(&self) -> String {
        let proven = if self.proven { "proven" } else { "not proven" };
        format!("<Run {:?} for {}, {proven}>", self.text, self.revenue)
    }
}
