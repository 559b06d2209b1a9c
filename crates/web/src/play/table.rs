//! The table that a screen shows: position, whose view, what is planned, and where moves go.

use std::sync::Arc;

use board::HexId;
use bots::{Character, Level};
use game::{Action, Choice, Choices, Event, Played, PlayerId, Refusal, Setup, State, choices, deciding, play};
use leptos::prelude::*;
use wire::Log;

use super::ahead::Ahead;
use super::checking::Checking;
use super::local::LocalGame;
use super::record::{Moment, Record};
use super::seat::{Seat, StoredSeat};
use super::span::Span;
use crate::decide::par::ParRow;
use crate::leisure;
use crate::remote::play::Remote;
use crate::settings::{BotPace, Preferences};
use crate::worker::{self, Answer, BotSeat, Question, Thinker};
use crate::{browser, sound, titles};

/// What fills the large part of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Map,
    Market,
    Companies,
    Players,
    Trains,
    Tiles,
    Log,
    Rules,
    Aid,
    History,
}

impl Panel {
    pub const ALL: [Panel; 10] = [
        Panel::Map,
        Panel::Market,
        Panel::Companies,
        Panel::Players,
        Panel::Trains,
        Panel::Tiles,
        Panel::Log,
        Panel::Rules,
        Panel::Aid,
        Panel::History,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Panel::Map => "map",
            Panel::Market => "market",
            Panel::Companies => "companies",
            Panel::Players => "players",
            Panel::Trains => "trains",
            Panel::Tiles => "tiles",
            Panel::Log => "log",
            Panel::Rules => "rules",
            Panel::Aid => "aid",
            Panel::History => "history",
        }
    }

    pub fn named(name: &str) -> Option<Panel> {
        Panel::ALL.into_iter().find(|panel| panel.name() == name)
    }

    /// What the present decision needs to be seen.
    pub fn for_position(state: &State) -> Panel {
        match Moment::of(state) {
            Moment::Initial(title) => titles::of(title).initial_panel,
            Moment::Shares { .. } if state.pending().is_none() => Panel::Market,
            Moment::Shares { .. } | Moment::Operating { .. } => Panel::Map,
            Moment::Finished => Panel::History,
        }
    }
}

/// Where moves go.
#[derive(Clone)]
pub enum Source {
    /// Kept in this browser.
    Local(Box<LocalGame>),
    /// A table of the server.
    Remote(Box<Remote>),
    /// A lesson: each legal move is put to it, and it says whether the move stands. Nothing is kept.
    Lesson(Callback<Action, bool>),
}

/// Whether a private line is being tried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    Played,
    /// A private copy from so many actions of the game.
    Analysis {
        from: usize,
        purpose: Purpose,
    },
}

/// What a private copy is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Trying,
    /// Moves for the next turn of a seat.
    Planning(PlayerId),
}

/// Why something that was planned ahead did not happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    Refused,
    Stopped,
}

/// A planned action, carried out on a copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    pub action: Action,
    pub after: Result<State, Refusal>,
    pub events: Vec<Event>,
}

/// Milliseconds within which moves of bots are kept.
const SAVING: i32 = 400;

#[derive(Clone, Copy)]
pub struct Table {
    pub name: RwSignal<String>,
    /// The game as played.
    pub played: RwSignal<Record>,
    /// The private line, while one is tried out.
    pub tried: RwSignal<Option<Record>>,
    pub mode: RwSignal<Mode>,
    pub seats: RwSignal<Vec<Seat>>,
    source: StoredValue<Source>,
    /// Tells the bots of this page from all others.
    key: StoredValue<u64>,
    chosen: Preferences,
    /// Whether the next move of a bot is on its way.
    driving: StoredValue<bool>,
    /// Whether something was played that is not kept yet.
    unsaved: StoredValue<bool>,
    /// Whether something was taken back last: then nothing goes on by itself.
    pub taken_back: RwSignal<bool>,
    /// Whether the reader has told the bots of this page to wait.
    pub halted: RwSignal<bool>,
    /// How many actions of the game are shown; all, while `None`.
    pub at: RwSignal<Option<usize>>,
    pub plan: RwSignal<Option<Action>>,
    /// The hex whose tiles are spread out.
    pub open_hex: RwSignal<Option<HexId>>,
    /// The route that is being edited, as a row of the planned run.
    pub editing: RwSignal<Option<usize>>,
    /// Whether the game plays by itself in history.
    pub playing: RwSignal<bool>,
    /// What the reader chose to see; what the decision needs, while `None`.
    pub chosen_panel: RwSignal<Option<Panel>>,
    pub refused: RwSignal<Option<Refusal>>,
    /// What is to be done when the reader's turn comes.
    pub ahead: RwSignal<Ahead>,
    pub lapsed: RwSignal<Option<Lapse>>,
    /// The number of actions when the reader last had a say: what came later is marked.
    pub seen: RwSignal<usize>,
    /// What the reader points at in an account or in the log, to be seen on map and market.
    pub pointed: RwSignal<Option<Span>>,
    /// The action that ended the last round, while that is told.
    pub curtain: RwSignal<Option<usize>>,
    /// Pars that can be chosen now, in the decision or on the market.
    pub pars: RwSignal<Vec<ParRow>>,
    pub state: Memo<State>,
    pub choices: Memo<Arc<Choices>>,
    pub preview: Memo<Option<Preview>>,
    pub panel: Memo<Panel>,
    /// The seat through whose eyes the table is seen.
    pub viewer: Memo<Option<PlayerId>>,
    pub may_act: Memo<bool>,
}

impl Table {
    pub fn new(name: String, record: Record, seats: Vec<Seat>, source: Source) -> Table {
        let seen = record.len();
        let played = RwSignal::new(record);
        let tried = RwSignal::new(None::<Record>);
        let mode = RwSignal::new(Mode::Played);
        let seats = RwSignal::new(seats);
        let at = RwSignal::new(None::<usize>);
        let plan = RwSignal::new(None::<Action>);
        let chosen_panel = RwSignal::new(None);
        let state = Memo::new(move |_| {
            match mode.get() {
                Mode::Analysis { .. } => tried.with(|tried| tried.as_ref().map(|record| *record.now())),
                Mode::Played => None,
            }
            .unwrap_or_else(|| played.with(|record| at.get().map_or(*record.now(), |at| *record.at(at))))
        });
        let is_live = move || at.get().is_none_or(|at| at >= played.with(Record::len));
        let may_act = Memo::new(move |_| {
            let seat = state.with(deciding);
            match mode.get() {
                Mode::Analysis { .. } => seat.is_some(),
                Mode::Played => {
                    is_live()
                        && seat.is_some_and(|seat| seats.with(|seats| seats.get(seat.index()) == Some(&Seat::Human)))
                }
            }
        });
        let viewer = Memo::new(move |last: Option<&Option<PlayerId>>| {
            let turn = state.with(deciding);
            if matches!(mode.get(), Mode::Analysis { .. }) {
                return turn;
            }
            let people: Vec<PlayerId> = seats.with(|seats| {
                let rows = seats.iter().enumerate().filter(|(_, seat)| **seat == Seat::Human);
                rows.filter_map(|(row, _)| PlayerId::in_seat(row as u8)).collect()
            });
            turn.filter(|turn| people.contains(turn)).or(last.copied().flatten()).or(people.first().copied())
        });
        Table {
            name: RwSignal::new(name),
            played,
            tried,
            mode,
            seats,
            key: StoredValue::new(browser::draw_number()),
            chosen: Preferences::here(),
            driving: StoredValue::new(false),
            unsaved: StoredValue::new(false),
            taken_back: RwSignal::new(false),
            halted: RwSignal::new(false),
            at,
            plan,
            open_hex: RwSignal::new(None),
            editing: RwSignal::new(None),
            playing: RwSignal::new(false),
            chosen_panel,
            refused: RwSignal::new(None),
            ahead: RwSignal::new(Ahead::load(&key_of(&source))),
            lapsed: RwSignal::new(None),
            seen: RwSignal::new(seen),
            pointed: RwSignal::new(None),
            curtain: RwSignal::new(None),
            pars: RwSignal::new(Vec::new()),
            source: StoredValue::new(source),
            state,
            choices: Memo::new(move |_| Arc::new(state.with(choices))),
            preview: Memo::new(move |_| plan.get().map(|action| state.with(|state| preview(state, action)))),
            panel: Memo::new(move |_| chosen_panel.get().unwrap_or_else(|| state.with(Panel::for_position))),
            viewer,
            may_act,
        }
    }

    pub fn here() -> Table {
        expect_context()
    }

    /// The game that is shown: the private line, or what was played.
    pub fn with_record<T>(self, look: impl FnOnce(&Record) -> T) -> T {
        if let Mode::Analysis { .. } = self.mode.get() {
            return self.tried.with(|tried| match tried {
                Some(record) => look(record),
                None => self.played.with(look),
            });
        }
        self.played.with(look)
    }

    pub fn player_name(self, player: PlayerId) -> String {
        self.played.with(|record| record.name(player).to_owned())
    }

    /// The name of whoever sits there.
    pub fn seat_name(self, seat: u8) -> String {
        PlayerId::in_seat(seat).map(|player| self.player_name(player)).unwrap_or_default()
    }

    /// How many actions lie behind the position that is shown.
    pub fn number(self) -> usize {
        match self.mode.get() {
            Mode::Analysis { .. } => self.with_record(Record::len),
            Mode::Played => self.at.get().unwrap_or_else(|| self.played.with(Record::len)),
        }
    }

    pub fn is_live(self) -> bool {
        self.at.get().is_none()
    }

    /// The name under which the browser keeps things of this table.
    pub fn key(self) -> String {
        self.source.with_value(key_of)
    }

    /// The server's side of this table, if it has one.
    pub fn remote(self) -> Option<Remote> {
        self.source.with_value(|source| match source {
            Source::Remote(remote) => Some(**remote),
            Source::Local(_) | Source::Lesson(_) => None,
        })
    }

    /// Whether this is the table of a lesson.
    pub fn is_lesson(self) -> bool {
        self.lesson().is_some()
    }

    fn lesson(self) -> Option<Callback<Action, bool>> {
        self.source.with_value(|source| match source {
            Source::Lesson(judge) => Some(*judge),
            Source::Local(_) | Source::Remote(_) => None,
        })
    }

    /// Puts another position on the table of a lesson, to be decided on from these seats.
    pub fn set_up(self, record: Record, seats: Vec<Seat>, panel: Option<Panel>) {
        self.refused.set(None);
        self.at.set(None);
        self.seen.set(0);
        self.clear_plan();
        self.seats.set(seats);
        self.played.set(record);
        self.chosen_panel.set(panel);
    }

    /// What others did, told by the server.
    pub fn follow(self, action: Action) -> Result<(), Refusal> {
        let looking_back = self.at.get_untracked();
        let outcome = self.play(action);
        if outcome.is_ok() {
            self.at.set(looking_back);
            if self.mode.get_untracked() == Mode::Played {
                self.clear_plan();
            }
        }
        outcome
    }

    /// Carries out an action for whoever has the say.
    pub fn act(self, action: Action) {
        self.taken_back.set(false);
        self.curtain.set(None);
        if let (Mode::Played, Some(remote)) = (self.mode.get_untracked(), self.remote()) {
            let decided = self.previewed(&action).map(|previewed| previewed.map(|_| ()));
            let decided =
                decided.unwrap_or_else(|| self.state.with_untracked(|state| game::decide(state, &action).map(|_| ())));
            match decided {
                Ok(()) => {
                    self.refused.set(None);
                    self.lapsed.set(None);
                    remote.act(self, action);
                }
                Err(refusal) => {
                    sound::refused();
                    self.refused.set(Some(refusal));
                }
            }
            return;
        }
        if let Some(judge) = self.lesson()
            && self.state.with_untracked(|state| game::decide(state, &action)).is_ok()
            && !judge.run(action.clone())
        {
            self.refused.set(None);
            self.clear_plan();
            self.plan.set(untrack(|| crate::decide::proposal(self)));
            return;
        }
        let outcome = match self.mode.get_untracked() {
            Mode::Analysis { .. } => self.try_out(action),
            Mode::Played => self.play(action),
        };
        match outcome {
            Ok(()) => {
                self.refused.set(None);
                self.lapsed.set(None);
                self.clear_plan();
                self.drive();
                self.keep_if_done();
            }
            Err(refusal) => {
                sound::refused();
                self.refused.set(Some(refusal));
            }
        }
    }

    fn play(self, action: Action) -> Result<(), Refusal> {
        let before = Moment::of(&self.state.get_untracked());
        let mut outcome = Ok(());
        let previewed = self.previewed(&action);
        self.played.try_update(|record| match previewed {
            Some(Ok(played)) => record.add(action, played),
            Some(Err(refusal)) => outcome = Err(refusal),
            None => outcome = record.play(action),
        });
        if outcome.is_ok() {
            if self.at.get_untracked().is_some() {
                self.at.set(None);
            }
            self.after_move(before);
        }
        outcome
    }

    /// What the preview has worked out for this action, if it was shown for the position to be played on from.
    fn previewed(self, action: &Action) -> Option<Result<Played, Refusal>> {
        let is_live = self.at.get_untracked().is_none_or(|at| at >= self.played.with_untracked(Record::len));
        if self.mode.get_untracked() != Mode::Played || !is_live {
            return None;
        }
        self.preview.with_untracked(|preview| {
            let preview = preview.as_ref().filter(|preview| preview.action == *action)?;
            let played = |state: &State| Played { state: *state, events: preview.events.clone() };
            Some(preview.after.as_ref().map(played).map_err(Refusal::clone))
        })
    }

    fn after_move(self, before: Moment) {
        self.follow_round(before);
        self.save();
    }

    fn follow_round(self, before: Moment) {
        // What was chosen to look at belongs to the round it was chosen in.
        let now = Moment::of(&self.state.get_untracked());
        if std::mem::discriminant(&before) != std::mem::discriminant(&now) {
            self.chosen_panel.set(None);
        }
    }

    fn try_out(self, action: Action) -> Result<(), Refusal> {
        let mut outcome = Ok(());
        self.tried.update(|tried| {
            if let Some(record) = tried {
                outcome = record.play(action);
            }
        });
        outcome
    }

    pub fn clear_plan(self) {
        self.plan.set(None);
        self.open_hex.set(None);
        self.point_at(None);
    }

    /// Lets map and market show what some actions changed.
    pub fn point_at(self, span: Option<Span>) {
        if self.pointed.get_untracked() != span {
            self.pointed.set(span);
        }
    }

    /// Keeps what was played within a while: bots may move many times before.
    fn save_soon(self) {
        if self.unsaved.get_value() {
            return;
        }
        self.unsaved.set_value(true);
        browser::after(SAVING, move || self.save_rest());
    }

    /// Keeps what has not been kept yet.
    fn save_rest(self) {
        // A table that was left is gone, and was kept then.
        if self.unsaved.try_get_value() == Some(true) {
            self.save();
        }
    }

    /// Whoever leaves the table, or closes the page, loses nothing.
    pub fn keep_saved(self) {
        let closing = window_event_listener_untyped("pagehide", move |_| self.save_rest());
        on_cleanup(move || {
            closing.remove();
            self.save_rest();
        });
    }

    fn save(self) {
        self.unsaved.set_value(false);
        self.source.update_value(|source| {
            if let Source::Local(game) = source {
                self.played.with_untracked(|record| {
                    game.catch_up(record);
                    game.finished = deciding(record.now()).is_none();
                });
                game.save();
            }
        });
    }

    /// Lets bots move until a person has the say.
    pub fn drive(self) {
        if self.mode.get_untracked() != Mode::Played || !self.bot_moves() || self.bots_wait() {
            return;
        }
        if self.driving.get_value() {
            return;
        }
        self.driving.set_value(true);
        let pause = if browser::prefers_stillness() { 0 } else { self.pace().pause() };
        browser::after(pause, move || {
            // A table that was left is gone.
            if self.driving.try_update_value(|driving| *driving = false).is_none() || self.bots_wait() {
                return;
            }
            if self.bot_moves() && self.at.get_untracked().is_none() {
                self.ask_bots(pause > 0, move || !self.bots_wait());
            }
        });
    }

    /// Asks the bots for the next move, or for several. What they say counts if the table still waits for it, and `wanted`.
    fn ask_bots(self, one: bool, wanted: impl Fn() -> bool + Clone + 'static) {
        if self.driving.get_value() {
            return;
        }
        self.driving.set_value(true);
        let (state, number) = self.played.with_untracked(|record| (*record.now(), record.len()));
        let question = Question::Moves { state: Box::new(state), bots: self.bot_seats(), one };
        worker::ask(Thinker::Bots, question, move |answer| {
            let Answer::Moves(moves) = answer else { return };
            self.check(Checking::new(state, moves), number, wanted.clone());
        });
    }

    /// Plays again what bots did, and shows it once all of it is checked, if the table still waits for it.
    fn check(self, mut checking: Checking, number: usize, wanted: impl Fn() -> bool + 'static) {
        if checking.go_on() {
            return browser::after(0, move || self.check(checking, number, wanted));
        }
        // A table that was left is gone.
        if self.driving.try_update_value(|driving| *driving = false).is_none() {
            return;
        }
        let is_same = self.played.with_untracked(|record| record.len() == number && record.now() == checking.start());
        let is_live = self.mode.get_untracked() == Mode::Played && self.at.get_untracked().is_none();
        if is_same && is_live && wanted() {
            self.let_bots_move(checking);
        }
        self.drive();
        if !self.bot_moves() && self.may_act.get_untracked() {
            sound::your_turn();
        }
    }

    fn bot_seats(self) -> Vec<BotSeat> {
        let key = self.key.get_value();
        let bot = |(row, seat): (usize, &Seat)| match *seat {
            Seat::Bot { level, character } => Some(BotSeat::new(row as u8, level, character, key ^ row as u64)),
            Seat::Human | Seat::Away | Seat::ServerBot => None,
        };
        self.seats.with_untracked(|seats| seats.iter().enumerate().filter_map(bot).collect())
    }

    fn let_bots_move(self, checked: Checking) {
        let before = Moment::of(&self.state.get_untracked());
        leisure::at_leisure(|| {
            self.played
                .update(|record| checked.played().into_iter().for_each(|(action, played)| record.add(action, played)));
            self.follow_round(before);
        });
        self.save_soon();
    }

    fn pace(self) -> BotPace {
        self.chosen.0.with_untracked(|settings| settings.bot_pace)
    }

    /// Whether the bots of this page move only when they are told to.
    fn bots_wait(self) -> bool {
        self.halted.get_untracked() || self.pace() == BotPace::Step
    }

    /// Lets one bot move while they wait.
    pub fn step_bots(self) {
        if self.mode.get_untracked() == Mode::Played && self.at.get_untracked().is_none() && self.bot_moves() {
            self.ask_bots(true, || true);
        }
    }

    /// Whether a bot of this page has the say, so that it can be told to wait or to go on.
    pub fn awaits_own_bot(self) -> bool {
        let seat = self.state.with(deciding);
        let is_bot =
            |seat: PlayerId| self.seats.with(|seats| matches!(seats.get(seat.index()), Some(Seat::Bot { .. })));
        self.mode.get() == Mode::Played && self.is_live() && seat.is_some_and(is_bot)
    }

    /// Whether several people sit at this screen, so that a name says more than "you".
    pub fn is_shared(self) -> bool {
        self.seats.with(|seats| seats.iter().filter(|seat| **seat == Seat::Human).count() > 1)
    }

    /// Bots go on when another pace is chosen.
    pub fn keep_pace(self) {
        Effect::new(move |_| {
            let _ = (self.chosen.0.with(|settings| settings.bot_pace), self.halted.get());
            self.drive();
        });
    }

    /// Whether a bot of this page has to decide.
    fn bot_moves(self) -> bool {
        // A table that was left is gone with its signals.
        let Some(state) = self.played.try_with_untracked(|record| *record.now()) else { return false };
        let is_ours = |seat: PlayerId| {
            self.seats.with_untracked(|seats| matches!(seats.get(seat.index()), Some(Seat::Bot { .. })))
        };
        deciding(&state).is_some_and(is_ours)
    }

    /// Takes back to the previous decision of a person.
    pub fn undo(self) {
        if self.is_lesson() {
            return;
        }
        self.taken_back.set(true);
        if let Mode::Analysis { from, .. } = self.mode.get_untracked() {
            self.tried.update(|tried| {
                if let Some(record) = tried.as_mut().filter(|record| record.len() > from) {
                    record.move_to(record.len() - 1);
                }
            });
            self.clear_plan();
            return;
        }
        if let Some(remote) = self.remote() {
            remote.undo(false);
            return;
        }
        let seats = self.seats.get_untracked();
        let is_person = |seat: Option<PlayerId>| {
            seat.is_some_and(|seat| seats.get(seat.index()).is_some_and(|seat| !seat.is_bot()))
        };
        let Some(row) =
            self.played.with_untracked(|record| (0..record.len()).rev().find(|row| is_person(record.actor(*row))))
        else {
            return;
        };
        let before = Moment::of(&self.state.get_untracked());
        self.played.update(|record| {
            record.move_to(row);
        });
        self.at.set(None);
        self.clear_plan();
        self.after_move(before);
    }

    /// Plays again what was taken back.
    pub fn redo(self) {
        if self.is_lesson() {
            return;
        }
        if let Some(remote) = self.remote() {
            remote.undo(true);
            return;
        }
        let before = Moment::of(&self.state.get_untracked());
        let redo_one = || self.played.try_update(|record| record.move_to(record.len() + 1)) == Some(true);
        if !redo_one() {
            return;
        }
        while self.bot_moves() && redo_one() {}
        self.at.set(None);
        self.clear_plan();
        self.after_move(before);
    }

    pub fn can_undo(self) -> bool {
        if self.is_lesson() {
            return false;
        }
        // Whoever only looks on has nothing to take back.
        if self.remote().is_some_and(|remote| remote.own.with(Vec::is_empty)) && self.mode.get() == Mode::Played {
            return false;
        }
        match self.mode.get() {
            Mode::Analysis { from, .. } => self.with_record(Record::len) > from,
            Mode::Played => self.at.get().is_none() && self.played.with(|record| !record.is_empty()),
        }
    }

    /// Shows the position after so many actions.
    pub fn show(self, actions: usize) {
        let last = self.played.with_untracked(Record::len);
        self.clear_plan();
        self.at.set((actions < last).then_some(actions));
        if actions >= last {
            self.drive();
        }
    }

    /// Opens a private copy of the position that is shown. A lesson has no log to branch from.
    pub fn branch(self) {
        if self.is_lesson() {
            return;
        }
        let number = self.number();
        let mut copy = self.with_record(Record::clone);
        copy.move_to(number);
        self.open_private(copy, Purpose::Trying);
    }

    /// Shows a private copy, to be moved on from where it ends.
    pub fn open_private(self, copy: Record, purpose: Purpose) {
        let from = copy.len();
        self.clear_plan();
        self.tried.set(Some(copy));
        self.mode.set(Mode::Analysis { from, purpose });
        self.chosen_panel.set(None);
    }

    pub fn leave_analysis(self) {
        self.clear_plan();
        self.mode.set(Mode::Played);
        self.tried.set(None);
        self.chosen_panel.set(None);
        self.drive();
    }

    /// Another game with the same people and rules, dealt anew. Its name in this browser.
    pub fn rematch(self) -> Option<String> {
        let setup = self.played.with_untracked(|record| record.setup);
        let names = self.played.with_untracked(|record| record.names.clone());
        let seats = self.seats.get_untracked();
        let setup = Setup { seed: setup.seed.map(|_| browser::draw_number()), ..setup };
        let mut game = LocalGame::begin(self.name.get_untracked(), setup, names, &seats);
        game.save();
        Some(game.id)
    }

    /// The line that is tried out, as a log.
    pub fn line_log(self) -> Option<Log> {
        self.tried.with_untracked(|tried| tried.as_ref().map(Record::to_log))
    }

    /// What the line that is tried out is called unless somebody says otherwise.
    pub fn line_name(self) -> String {
        let number = untrack(|| self.number());
        crate::t!("line-of", name = self.name.get_untracked(), n = number)
    }

    /// Keeps the line that is tried out as a game of its own in this browser, where bots play on for those who are
    /// elsewhere. Its id.
    pub fn keep_line(self, name: String) -> Option<String> {
        let log = self.line_log()?;
        let seats = self.seats.get_untracked().into_iter().map(|seat| match seat {
            Seat::Human | Seat::Bot { .. } => seat,
            Seat::Away | Seat::ServerBot => Seat::Bot { level: Level::Planner, character: Character::Neutral },
        });
        let mut game = LocalGame::imported(log, seats.map(StoredSeat::from).collect());
        game.name = name;
        game.finished = false;
        game.save();
        Some(game.id)
    }

    pub fn look_at(self, panel: Panel) {
        self.chosen_panel.set(Some(panel));
    }

    /// The choice that ends the turn or the step, if there is one.
    pub fn ending(self) -> Option<Action> {
        self.choices.with(|choices| ending(choices))
    }
}

/// The choice that ends a turn or a step, if there is one.
pub fn ending(choices: &Choices) -> Option<Action> {
    choices.offered.iter().find_map(|choice| match choice {
        Choice::Do(action @ (Action::Pass | Action::Done)) => Some(action.clone()),
        _ => None,
    })
}

fn key_of(source: &Source) -> String {
    match source {
        Source::Local(game) => game.id.clone(),
        Source::Remote(remote) => remote.id.get_value(),
        Source::Lesson(_) => "lesson".to_owned(),
    }
}

fn preview(state: &State, action: Action) -> Preview {
    match play(state, &action) {
        Ok(draft) => Preview { action, after: Ok(draft.state), events: draft.events },
        Err(refusal) => Preview { action, after: Err(refusal), events: Vec::new() },
    }
}
