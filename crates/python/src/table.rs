//! A game as Python holds it: the set-up, the position, and the actions that led there.

use game::notation::{Unreadable, read_action};
use game::{Action, Refusal, Setup, State, begin, play, query};
use wire::g18xx::{BadGame, Game, Import};
use wire::{BadLog, Log, WireAction, from_wire};

/// A game from its beginning to where it stands.
#[derive(Clone, Debug)]
pub struct Table {
    /// What was agreed before play.
    pub setup: Setup,
    /// Names of the seats.
    pub names: Vec<String>,
    /// Where the game stands.
    pub state: State,
    /// What led there.
    pub actions: Vec<Action>,
}

/// Text that is no game or no action.
#[derive(Debug, thiserror::Error)]
pub enum BadTable {
    /// Neither a log of ours nor one of 18xx.games.
    #[error("neither a Kursbuch log nor one of 18xx.games: {0}")]
    NoLog(String),
    /// A log of ours.
    #[error("{0}")]
    Log(#[from] BadLog),
    /// A log of 18xx.games.
    #[error("{0}")]
    Site(#[from] BadGame),
    /// Action in our notation.
    #[error("{0}")]
    Action(#[from] Unreadable),
    /// Anything else, in words.
    #[error("{0}")]
    Told(String),
    /// A set-up that no game begins from.
    #[error("{0}")]
    Setup(#[from] game::BadSetup),
}

impl Table {
    /// A new game. Seats without a name are called by their number.
    pub fn begin(setup: Setup, names: Vec<String>) -> Result<Table, BadTable> {
        let state = begin(&setup)?;
        let name = |seat: u8| names.get(usize::from(seat)).cloned().unwrap_or_else(|| (seat + 1).to_string());
        Ok(Table { names: (0..setup.players).map(name).collect(), setup, state, actions: Vec::new() })
    }

    /// From a log of ours or of 18xx.games, played again through the door.
    pub fn read(text: &str) -> Result<Table, BadTable> {
        let json: serde_json::Value = serde_json::from_str(text).map_err(|why| BadTable::NoLog(why.to_string()))?;
        if json.get("format").is_none() && Game::is_one(&json) {
            return Table::import(&Game::read(text)?);
        }
        let log = Log::read(text)?;
        let replayed = wire::replay(&log, |_, _| ())?;
        let mut table = Table::begin(log.setup()?, log.setup.players.clone())?;
        let action = |entry: &wire::LogEntry| from_wire(replayed.state.edition(), &entry.action);
        let actions = log.actions.iter().map(action).collect::<Result<_, _>>();
        table.actions = actions.map_err(|why| BadTable::Told(why.to_string()))?;
        table.state = replayed.state;
        Ok(table)
    }

    fn import(game: &Game) -> Result<Table, BadTable> {
        let mut import = Import::new(game)?;
        for action in game.effective_actions() {
            import.step(action)?;
        }
        let mut table = Table::begin(game.setup, game.player_names.clone())?;
        (table.state, table.actions) = (import.state, import.played);
        Ok(table)
    }

    /// Plays an action; one that is refused changes nothing.
    pub fn play(&mut self, action: Action) -> Result<(), Box<Refusal>> {
        self.state = play(&self.state, &action).map_err(Box::new)?.state;
        self.actions.push(action);
        Ok(())
    }

    /// An action in our notation (`run best` for the best run), or as the JSON of logs and API.
    pub fn action(&self, text: &str) -> Result<Action, BadTable> {
        if text.trim() == "run best" {
            let company = self.state.turn().map(|turn| turn.company);
            return Ok(Action::Run(company.map(|company| query::best_claim(&self.state, company)).unwrap_or_default()));
        }
        if !text.trim_start().starts_with('{') {
            return Ok(read_action(&self.state, text)?);
        }
        let wire: WireAction = serde_json::from_str(text).map_err(|why| BadTable::Told(why.to_string()))?;
        from_wire(self.state.edition(), &wire).map_err(|why| BadTable::Told(why.to_string()))
    }

    /// The game as a log of ours, a digest with every action.
    pub fn log(&self) -> Result<Log, BadTable> {
        let mut log = Log::begin(&self.setup, self.names.clone());
        self.follow(|_, action, played| log.append(&played.state, action))?;
        Ok(log)
    }

    /// The game told action by action.
    pub fn story(&self, lang: view::Lang) -> Result<Vec<String>, BadTable> {
        let mut lines = Vec::with_capacity(self.actions.len());
        self.follow(|before, action, played| {
            let line = view::line(before, action, &played.events, &self.names, lang);
            lines.push([vec![line.text], line.consequences].concat().join(" "));
        })?;
        Ok(lines)
    }

    fn follow(&self, mut each: impl FnMut(&State, &Action, &game::Played)) -> Result<(), BadTable> {
        let mut state = begin(&self.setup)?;
        for action in &self.actions {
            let Ok(played) = play(&state, action) else { break };
            each(&state, action, &played);
            state = played.state;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use game::Profile;

    use super::*;

    #[test]
    fn a_game_comes_back_from_its_log() {
        let mut table = Table::begin(Setup { seed: Some(3), ..Setup::new(Profile::default(), 4) }, Vec::new()).unwrap();
        for text in ["bid 25", "pass", r#"{"do": "pass"}"#, "pass"] {
            table.play(table.action(text).unwrap()).unwrap();
        }
        let text = serde_json::to_string(&table.log().unwrap()).unwrap();
        let read = Table::read(&text).unwrap();
        assert_eq!((read.state, read.actions, read.names), (table.state, table.actions, table.names));
        assert!(matches!(Table::read("{}"), Err(BadTable::Log(_))));
        assert!(matches!(Table::read("no log"), Err(BadTable::NoLog(_))));
    }

    #[test]
    fn a_refused_action_changes_nothing() {
        let mut table = Table::begin(Setup::new(Profile::default(), 4), Vec::new()).unwrap();
        let before = table.state;
        let refusal = table.play(table.action("bid 5").unwrap()).unwrap_err();
        assert_eq!(refusal.cited(), "1844-AUC-03");
        assert_eq!((table.state, table.actions.len()), (before, 0));
    }
}
