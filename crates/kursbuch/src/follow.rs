//! Replays a log through the ordinary rules, action by action; whoever follows sees the state after each.

use std::path::Path;

use board::HexId;
use game::query;
use game::{Action, CompanyId, ModelId, State};
use routes::Route;
use serde_json::Value;
use view::{Lang, explain_violation};
use wire::g18xx::{BadGame, Game, Import, RouteRecord};
use wire::{BadLog, Log, from_wire};

use crate::Failure;
use crate::input::{self, Input};

/// The state after one action of the log; before all, the start, without number.
pub struct Step<'a> {
    pub id: Value,
    pub state: &'a State,
    /// Hexes where 18xx.games shows a tunnel and not the Furka-Oberalp line under it.
    pub tunnels_on_top: &'a [HexId],
    pub run: Option<Run>,
}

/// A run of trains that the log records.
pub struct Run {
    pub company: CompanyId,
    pub before: State,
    pub claim: Vec<(ModelId, Route)>,
    pub recorded: i64,
}

/// What to do at each step.
pub type Each<'e> = dyn FnMut(Step<'_>) -> Result<(), Failure> + 'e;

pub fn follow(path: &Path, input: &Input, lang: Lang, each: &mut Each<'_>) -> Result<State, Failure> {
    match input {
        Input::Site(game) => follow_site(path, game, lang, each),
        Input::Kursbuch(log) => follow_log(path, log, lang, each),
    }
}

fn follow_site(path: &Path, game: &Game, lang: Lang, each: &mut Each<'_>) -> Result<State, Failure> {
    let place = path.display();
    let unreadable = |why: BadGame| Failure::Unreadable(format!("{place}: {why}"));
    let mut import = Import::new(game).map_err(unreadable)?;
    each(Step { id: Value::Null, state: &import.state, tunnels_on_top: &[], run: None })?;
    for action in game.effective_actions() {
        match import.step(action) {
            Ok(()) => (),
            Err(BadGame::Refused { id, refusal }) => {
                let why = explain_violation(&import.state, &refusal, lang);
                return Err(Failure::Refused(format!("{place}: action {id}: {why}")));
            }
            Err(why @ (BadGame::NotJson(_) | BadGame::Unreadable { .. } | BadGame::ByItself { .. })) => {
                return Err(unreadable(why));
            }
        }
        let id = action.get("id").cloned().unwrap_or(Value::Null);
        let run = import.last_run.take().map(|RouteRecord { company, before, claim, recorded }| Run {
            company,
            before,
            claim,
            recorded: recorded.into(),
        });
        each(Step { id, state: &import.state, tunnels_on_top: &import.tunnels_on_top, run })?;
    }
    Ok(import.state)
}

fn follow_log(path: &Path, log: &Log, lang: Lang, each: &mut Each<'_>) -> Result<State, Failure> {
    let failure = |why: &BadLog| input::failure(path, why);
    let players = log.setup.players.len();
    let setup = log.setup().map_err(|why| failure(&why))?;
    let mut before = game::begin(&setup).map_err(|_| failure(&BadLog::Players(players)))?;
    each(Step { id: Value::Null, state: &before, tunnels_on_top: &[], run: None })?;
    let mut stopped = Ok(());
    let replayed = wire::replay(log, |number, state| {
        if stopped.is_ok() {
            let run = run_of(log, number, &before);
            stopped = each(Step { id: number.into(), state, tunnels_on_top: &[], run });
        }
        before = *state;
    });
    stopped?;
    replayed.map(|replayed| replayed.state).map_err(|why| match why {
        BadLog::Refused { number, refusal } => {
            let why = explain_violation(&before, &refusal, lang);
            Failure::Refused(format!("{}: action {number}: {why}", path.display()))
        }
        why => failure(&why),
    })
}

/// The run that an accepted action of ours is. Our logs record routes, not revenue: the rules score them.
fn run_of(log: &Log, number: usize, before: &State) -> Option<Run> {
    let entry = log.actions.get(number.checked_sub(1)?)?;
    let Ok(Action::Run(claim)) = from_wire(before.edition(), &entry.action) else { return None };
    let company = before.turn()?.company;
    let scores = query::claim_scores(before, company, &claim).ok()?;
    let recorded = scores.iter().map(|score| i64::from(score.revenue)).sum();
    Some(Run { company, before: *before, claim, recorded })
}
