//! Bots, for Python.

use ::game::notation::write_action;
use bots::{Bot, Budget, Level};
use pyo3::prelude::*;

use super::game::PyGame;
use super::unreadable;
use crate::BotSpec;

/// A computer player for one game: a level (`random`, `beginner`, `greedy`, `planner`, `search`, `learned`) and, after a colon, a
/// character, or `any`.
///
/// With the same seed, asked the same questions, it gives the same answers on every machine.
///
/// >>> import kursbuch
/// >>> game = kursbuch.Game(seed=7)
/// >>> bot = kursbuch.Bot("greedy:trader", seed=1)
/// >>> game.play(bot.choose(game))
/// >>> len(game.actions())
/// 1
#[pyclass(name = "Bot", module = "kursbuch")]
pub struct PyBot {
    spec: BotSpec,
    bot: Bot,
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name = "planner", *, seed = 0))]
    fn new(py: Python<'_>, name: &str, seed: u64) -> PyResult<PyBot> {
        let spec: BotSpec = name.parse().map_err(|why: String| unreadable(py, why))?;
        Ok(PyBot { spec, bot: spec.seat(seed) })
    }

    /// What it does for the seat that has to decide, in our notation; `nodes` are the positions that a searching bot may look at.
    /// `None` when the game is over.
    #[pyo3(signature = (game, *, nodes = 800))]
    fn choose(&mut self, py: Python<'_>, game: PyRef<'_, PyGame>, nodes: u64) -> Option<String> {
        let (state, bot) = (game.table.state, &mut self.bot);
        let action = py.detach(|| bot.choose(&state, Budget::nodes(nodes)))?;
        Some(write_action(&state, &action))
    }

    /// Plays for the seats of its own until one of `seats` has to decide or the game is over, and says how many actions that took.
    ///
    /// >>> import kursbuch
    /// >>> game = kursbuch.Game(seed=7, players=3)
    /// >>> _ = kursbuch.Bot("greedy").play_until(game, seats=[1])
    /// >>> game.deciding
    /// 1
    #[pyo3(signature = (game, seats, *, nodes = 800))]
    fn play_until(
        &mut self,
        py: Python<'_>,
        mut game: PyRefMut<'_, PyGame>,
        seats: Vec<u8>,
        nodes: u64,
    ) -> PyResult<usize> {
        let (bot, mut table) = (&mut self.bot, game.table.clone());
        let begun = table.actions.len();
        let table = py.detach(move || {
            while ::game::deciding(&table.state).is_some_and(|seat| !seats.contains(&seat.seat())) {
                let Some(action) = bot.choose(&table.state, Budget::nodes(nodes)) else { break };
                if table.play(action).is_err() {
                    break;
                }
            }
            table
        });
        let played = table.actions.len() - begun;
        game.stand_at(table);
        Ok(played)
    }

    fn __repr__(&self) -> String {
        format!("<Bot {}>", self.spec)
    }
}

/// The levels of bots, the weakest first.
///
/// >>> import kursbuch
/// >>> kursbuch.levels()
/// ['random', 'beginner', 'greedy', 'planner', 'search', 'learned']
#[pyfunction]
pub fn levels() -> Vec<&'static str> {
    Level::ALL.iter().map(|level| level.name()).collect()
}
