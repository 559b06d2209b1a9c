//! A table of the server in the page: its log folded into our record, our moves sent there.

use game::Action;
use gloo_net::http::Method;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wire::api::{
    self, Acted, Agree, BotSpec, Branch, ClockRule, Clocks, Digest, Entry, HandToBot, Happening, Holder, Leave, Millis,
    Moved, Outcome, Played, ProblemCode, Proposal, Rename, Said, SeatOrders, Status,
};
use wire::course::Course;
use wire::{Log, from_wire, to_wire};

use super::api::{Trouble, delete, get, patch, post, send};
use super::clock::tick;
use super::stream::{Line, Listening, listen};
use crate::play::record::Record;
use crate::play::seat::Seat;
use crate::play::table::{Source, Table};
use crate::route::{Place, Router};
use crate::{browser, sound, t};

/// Whether the whole table has been asked for again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reload {
    Idle,
    Asked,
    /// Once more while it was on its way: the answer may be older than the reason to ask.
    AskedTwice,
}

/// Milliseconds before a table that could not be had is asked for again.
const FETCH_AGAIN: i32 = 1_000;

/// Whose action it was, and when it was taken. The action itself is in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    seat: u8,
    at: Millis,
}

impl From<&Played> for Turn {
    fn from(played: &Played) -> Turn {
        Turn { seat: played.seat, at: played.at }
    }
}

/// What the server says of a table besides its game.
#[derive(Clone, Copy)]
pub struct Remote {
    pub id: StoredValue<String>,
    invitation: StoredValue<Option<String>>,
    pub head: RwSignal<u64>,
    reload: StoredValue<Reload>,
    /// Entries that came while the whole table was on its way, which may know less: they follow upon it.
    early: StoredValue<Vec<Entry>>,
    pub version: RwSignal<u64>,
    pub status: RwSignal<Status>,
    pub seats: RwSignal<Vec<api::Seat>>,
    pub own: RwSignal<Vec<u8>>,
    pub is_host: RwSignal<bool>,
    /// Whether the host lets players ask the coach.
    pub coach: RwSignal<bool>,
    pub link: RwSignal<Option<String>>,
    pub proposals: RwSignal<Vec<Proposal>>,
    pub chat: RwSignal<Vec<Said>>,
    /// People whose words the reader does not want to see.
    pub blocked: RwSignal<Vec<api::UserId>>,
    /// Seats whose holders have the table open.
    pub present: RwSignal<Vec<u8>>,
    turns: RwSignal<Course<Turn>>,
    /// When the table last moved on, and what time it is.
    pub since: RwSignal<Millis>,
    pub clock: RwSignal<Millis>,
    /// How time is kept, and the clocks as they stand.
    pub rule: RwSignal<Option<ClockRule>>,
    pub clocks: RwSignal<Option<Clocks>>,
    /// What is to be done when our turn comes.
    pub orders: RwSignal<SeatOrders>,
    /// How far the server's time is ahead of the browser's.
    ahead: StoredValue<i64>,
    pub line: RwSignal<Option<Line>>,
    /// A move that could not be sent yet.
    pub waiting: RwSignal<Option<Action>>,
    /// What the server last had to say against a wish.
    pub trouble: RwSignal<Option<String>>,
}

/// The record of a table as the server sends it.
pub fn record_of(table: &api::Table) -> Option<Record> {
    let mut log = Log { format: wire::FORMAT.to_owned(), setup: table.setup.clone(), actions: Vec::new() };
    log.setup.players = names(&table.seats, &table.setup.players);
    let mut record = Record::from_log(&log).ok()?;
    for (row, played) in table.actions.iter().enumerate() {
        let action = from_wire(record.now().edition(), &played.action).ok()?;
        if row < table.position as usize {
            record.play(action).ok()?;
        } else {
            record.add_undone(action);
        }
    }
    Some(record)
}

/// Names by seat; those of the set-up hold once the game has started.
fn names(seats: &[api::Seat], players: &[String]) -> Vec<String> {
    seats
        .iter()
        .enumerate()
        .map(|(row, seat)| match (seat.name.as_str(), players.get(row)) {
            ("", Some(name)) => name.clone(),
            (name, _) => name.to_owned(),
        })
        .collect()
}

fn local_seats(seats: &[api::Seat], own: &[u8]) -> Vec<Seat> {
    seats
        .iter()
        .map(|seat| match &seat.holder {
            _ if seat.stand_in.is_some() => Seat::ServerBot,
            Holder::Bot { .. } => Seat::ServerBot,
            Holder::Person { .. } if own.contains(&seat.seat) => Seat::Human,
            Holder::Person { .. } | Holder::Nobody | Holder::Gone => Seat::Away,
        })
        .collect()
}

fn ahead(server: Millis) -> i64 {
    server as i64 - browser::now() as i64
}

impl Remote {
    pub fn new(table: &api::Table, invitation: Option<String>) -> Remote {
        let turns = table.actions.iter().map(Turn::from).collect();
        Remote {
            id: StoredValue::new(table.id.to_string()),
            invitation: StoredValue::new(invitation),
            head: RwSignal::new(table.head),
            reload: StoredValue::new(Reload::Idle),
            early: StoredValue::new(Vec::new()),
            version: RwSignal::new(table.version),
            status: RwSignal::new(table.status),
            seats: RwSignal::new(table.seats.clone()),
            own: RwSignal::new(table.you.seats.clone()),
            is_host: RwSignal::new(table.you.host),
            coach: RwSignal::new(table.coach),
            blocked: RwSignal::new(table.you.blocked.clone()),
            link: RwSignal::new(table.you.invitation.clone()),
            proposals: RwSignal::new(table.proposals.clone()),
            chat: RwSignal::new(table.chat.clone()),
            present: RwSignal::new(Vec::new()),
            turns: RwSignal::new(Course::new(turns, table.position as usize)),
            since: RwSignal::new(table.updated),
            clock: RwSignal::new(table.now.unwrap_or(table.updated)),
            rule: RwSignal::new(table.clock.clone()),
            clocks: RwSignal::new(table.clocks.clone()),
            orders: RwSignal::new(SeatOrders::default()),
            ahead: StoredValue::new(table.now.map_or(0, ahead)),
            line: RwSignal::new(None),
            waiting: RwSignal::new(None),
            trouble: RwSignal::new(None),
        }
    }

    /// The server's time, as far as we know.
    pub fn now(self) -> Millis {
        let ahead = self.ahead.try_get_value().unwrap_or_default();
        (browser::now() as Millis).saturating_add_signed(ahead)
    }

    pub(super) fn path(self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id.get_value())
    }

    /// Builds the table and keeps it up to date.
    pub fn open(self, table: &api::Table) -> Option<Table> {
        let record = record_of(table)?;
        let seats = local_seats(&table.seats, &table.you.seats);
        let shown = Table::new(table.name.clone(), record, seats, Source::Remote(Box::new(self)));
        let take = Callback::new(move |entry: Entry| self.take(shown, entry));
        let question = self.invitation.get_value().map_or_else(|| "?".to_owned(), |key| format!("?invitation={key}&"));
        let listening = Listening { head: self.head, line: self.line, take, present: self.present };
        listen(self.path(&format!("/stream{question}")), listening);
        self.send_when_back(shown);
        tick(self);
        self.follow_orders(Signal::derive(move || shown.own_seat()));
        Some(shown)
    }

    /// One entry of the log.
    fn take(self, table: Table, entry: Entry) {
        let head = self.head.get_untracked();
        if entry.seq <= head {
            return;
        }
        if self.reload.get_value() != Reload::Idle {
            self.early.update_value(|early| early.push(entry));
            return;
        }
        if entry.seq > head + 1 {
            self.reload(table);
            return;
        }
        self.head.set(entry.seq);
        if entry.what.changes_course() {
            self.version.set(entry.seq);
            self.since.set(entry.at);
        }
        if let Some(said) = entry.said() {
            self.chat.update(|chat| chat.push(said));
        }
        if entry.clocks.is_some() {
            self.clocks.set(entry.clocks);
            self.clock.set(self.now());
        }
        match entry.what {
            // Our own seats may be others now.
            Happening::SeatChanged { seat } if seat.late => self.reload(table),
            Happening::SeatChanged { seat } => {
                self.seats.update(|seats| {
                    if let Some(known) = seats.iter_mut().find(|known| known.seat == seat.seat) {
                        *known = seat;
                    }
                });
                self.refresh_seats(table);
            }
            Happening::Renamed { name } => table.name.set(name),
            Happening::HostChanged { .. } => self.reload(table),
            // Names, seed and our own seats are settled: begin anew.
            Happening::Started { .. } => self.reload(table),
            Happening::Acted { seat, action, digest } => {
                let next = from_wire(table.played.with_untracked(|record| record.now().edition()), &action);
                self.turns.update(|turns| turns.act(Turn { seat, at: entry.at }));
                match next {
                    Ok(action) => self.follow(table, action, &digest),
                    Err(_) => self.reload(table),
                }
            }
            Happening::Undone { to, digest } | Happening::Redone { to, digest } => {
                self.turns.update(|turns| {
                    turns.move_to(to as usize);
                });
                self.move_to(table, to as usize, &digest);
            }
            Happening::Proposed { proposal } => {
                if proposal.asked.iter().any(|seat| self.own.get_untracked().contains(seat)) {
                    sound::asked();
                }
                self.proposals.update(|proposals| proposals.push(proposal));
            }
            Happening::Answered { proposal, seat, agreed } => self.proposals.update(|proposals| {
                if let Some(known) = proposals.iter_mut().find(|known| known.id == proposal && agreed) {
                    known.agreed.push(seat);
                }
            }),
            Happening::Settled { proposal, outcome } => {
                if outcome == Outcome::Declined {
                    self.trouble.set(Some(t!("declined")));
                }
                self.proposals.update(|proposals| proposals.retain(|known| known.id != proposal));
            }
            // What came with the entry, or stands below what was said, says it all.
            Happening::RanOut { .. }
            | Happening::Paused
            | Happening::Resumed
            | Happening::CalendarChanged { .. }
            | Happening::Said { .. } => (),
        }
    }

    fn refresh_seats(self, table: Table) {
        let seats = self.seats.get_untracked();
        table.seats.set(local_seats(&seats, &self.own.get_untracked()));
        table.played.update(|record| record.names = names(&seats, &record.names));
    }

    fn follow(self, table: Table, action: Action, digest: &Digest) {
        let was_ours = table.may_act.get_untracked();
        if table.follow(action).is_err() {
            self.reload(table);
            return;
        }
        self.compare(table, digest);
        if game::deciding(&table.played.with_untracked(|record| *record.now())).is_none() {
            self.status.set(Status::Finished);
            sound::game_over();
        } else if !was_ours && table.may_act.get_untracked() {
            sound::your_turn();
        }
    }

    /// Undo or redo.
    fn move_to(self, table: Table, to: usize, digest: &Digest) {
        if table.played.try_update(|record| record.move_to(to)) != Some(true) {
            self.reload(table);
            return;
        }
        self.compare(table, digest);
        table.clear_plan();
        table.at.set(None);
    }

    /// Page and server must have come to the same position. If not, they are of different versions.
    fn compare(self, table: Table, digest: &Digest) {
        let found = table.played.with_untracked(|record| format!("{:016x}", record.now().digest()));
        if found != *digest {
            self.trouble.set(Some(t!("digest-differs")));
        }
    }

    /// Asks for the whole table again.
    pub fn reload(self, table: Table) {
        match self.reload.try_get_value() {
            Some(Reload::Idle) => self.fetch(table),
            Some(Reload::Asked | Reload::AskedTwice) => self.reload.set_value(Reload::AskedTwice),
            // The table was left.
            None => (),
        }
    }

    fn fetch(self, table: Table) {
        let Some(invitation) = self.invitation.try_get_value() else { return };
        let path = self.path(&invitation.map_or_else(String::new, |key| format!("?invitation={key}")));
        self.reload.set_value(Reload::Asked);
        spawn_local(async move {
            let fresh = get::<api::Table>(&path).await;
            let Some(reload) = self.reload.try_get_value() else { return };
            match fresh {
                Err(Trouble::Unreachable) => return browser::after(FETCH_AGAIN, move || self.fetch(table)),
                Err(Trouble::Refused(problem)) => self.trouble.set(Some(problem.text)),
                Ok(fresh) => self.show(table, fresh),
            }
            self.reload.set_value(Reload::Idle);
            if reload == Reload::AskedTwice {
                self.reload(table);
            }
            let early = self.early.try_update_value(std::mem::take).unwrap_or_default();
            early.into_iter().for_each(|entry| self.take(table, entry));
        });
    }

    /// All that the server said of the table takes the place of what we knew.
    fn show(self, table: Table, fresh: api::Table) {
        let Some(record) = record_of(&fresh) else { return };
        let turns = fresh.actions.iter().map(Turn::from).collect();
        self.turns.set(Course::new(turns, fresh.position as usize));
        self.head.set(fresh.head);
        self.version.set(fresh.version);
        self.since.set(fresh.updated);
        self.status.set(fresh.status);
        self.clocks.set(fresh.clocks.clone());
        self.ahead.set_value(fresh.now.map_or(0, ahead));
        self.clock.set(self.now());
        self.seats.set(fresh.seats.clone());
        self.own.set(fresh.you.seats.clone());
        self.is_host.set(fresh.you.host);
        self.blocked.set(fresh.you.blocked.clone());
        self.link.set(fresh.you.invitation.clone());
        self.proposals.set(fresh.proposals);
        self.chat.set(fresh.chat);
        table.name.set(fresh.name);
        table.played.set(record);
        table.seats.set(local_seats(&fresh.seats, &fresh.you.seats));
    }

    /// Sends a move. It is shown when the server has stored it.
    pub fn act(self, table: Table, action: Action) {
        let Some(seat) = table.state.with_untracked(|state| game::seat_of(state, &action)) else { return };
        let wire = table.state.with_untracked(|state| to_wire(state.edition(), &action));
        let version = self.version.get_untracked();
        let path = self.path("/actions");
        spawn_local(async move {
            let body = api::Act { seat: seat.seat(), version, action: wire };
            match post::<Acted>(&path, &body).await {
                Ok(acted) => {
                    self.waiting.try_set(None);
                    self.make_sure(table, acted.version);
                }
                Err(Trouble::Unreachable) => {
                    self.waiting.try_set(Some(action));
                    self.line.try_set(Some(Line::Lost));
                }
                Err(Trouble::Refused(problem)) => {
                    self.waiting.try_set(None);
                    if problem.code == ProblemCode::Stale {
                        self.trouble.try_set(Some(t!("stale")));
                        self.reload(table);
                    } else {
                        self.trouble.try_set(Some(problem.text));
                    }
                }
            }
        });
    }

    /// The stream brings what was stored; if it does not, the table is asked for again.
    fn make_sure(self, table: Table, version: u64) {
        browser::after(700, move || {
            if self.version.try_get_untracked().is_some_and(|seen| seen < version) {
                self.reload(table);
            }
        });
    }

    /// A move that waited goes out when the line is up again, if it still holds.
    fn send_when_back(self, table: Table) {
        Effect::new(move |_| {
            if self.line.get() != Some(Line::Live) {
                return;
            }
            let Some(action) = self.waiting.get_untracked() else { return };
            let holds = table.state.with_untracked(|state| game::play(state, &action).is_ok());
            match holds && table.may_act.get_untracked() {
                true => self.act(table, action),
                false => self.waiting.set(None),
            }
        });
    }

    pub fn undo(self, redo: bool) {
        let body = api::Undo { version: self.version.get_untracked(), to: None };
        self.ask(self.path(if redo { "/redo" } else { "/undo" }), body);
    }

    /// Whether somebody waits for our consent.
    pub fn is_asked(self) -> bool {
        let own = self.own.get();
        let waits = |proposal: &Proposal| {
            proposal.asked.iter().any(|seat| own.contains(seat) && !proposal.agreed.contains(seat))
        };
        self.proposals.with(|proposals| proposals.iter().any(waits))
    }

    pub fn answer(self, proposal: u64, agreed: bool) {
        self.ask(self.path(&format!("/proposals/{proposal}")), Agree { agreed });
    }

    fn ask(self, path: String, body: impl serde::Serialize + 'static) {
        self.ask_by(Method::POST, path, body);
    }

    fn ask_by(self, method: Method, path: String, body: impl serde::Serialize + 'static) {
        spawn_local(async move {
            match send::<Moved>(method, &path, &body).await {
                Ok(Moved::Done { .. }) => (),
                Ok(Moved::Asked(_)) => {
                    self.trouble.try_set(Some(t!("others-asked")));
                }
                Err(trouble) => {
                    self.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    }

    /// All clocks are to stand still, or to go on.
    pub fn pause(self, resume: bool) {
        let method = if resume { Method::DELETE } else { Method::POST };
        self.ask_by(method, self.path("/pause"), serde_json::json!({}));
    }

    /// A bot is to move for a seat: for one's own at once, for that of somebody who has vanished if the others agree.
    pub fn hand_to_bot(self, seat: u8, body: HandToBot) {
        self.ask(self.path(&format!("/seats/{seat}/bot")), body);
    }

    /// A new table with this game up to so many actions, all seats open, and there.
    pub fn branch(self, router: Router, at: usize) {
        let body = Branch {
            at: at as u32,
            name: None,
            purpose: api::Purpose::Play,
            seats: Vec::new(),
            access: api::Access::Invitation,
        };
        let path = self.path("/branch");
        spawn_local(async move {
            match post::<api::Table>(&path, &body).await {
                Ok(table) => router.go(Place::Table { id: table.id.to_string(), at: None, panel: None }),
                Err(trouble) => {
                    self.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    }

    /// Another name for the table.
    pub fn rename(self, name: String) {
        let path = self.path("");
        spawn_local(async move {
            if let Err(trouble) = patch::<()>(&path, &Rename { name }).await {
                self.trouble.try_set(Some(trouble.words()));
            }
        });
    }

    /// Leaves a running game for good: a bot has the seat from now on.
    pub fn resign(self, router: Router, seat: u8, bot: BotSpec) {
        let path = self.path("/leave");
        spawn_local(async move {
            match post::<()>(&path, &Leave { seat: Some(seat), bot: Some(bot) }).await {
                Ok(()) => router.go(Place::Home),
                Err(trouble) => {
                    self.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    }

    /// The player of a seat moves again; before the start, the seat of a bot is free again.
    pub fn take_back(self, seat: u8) {
        let path = self.path(&format!("/seats/{seat}/bot"));
        spawn_local(async move {
            if let Err(trouble) = delete(&path).await {
                self.trouble.try_set(Some(trouble.words()));
            }
        });
    }

    /// The host frees somebody's seat before the start.
    pub fn kick(self, table: Table, seat: u8) {
        let path = self.path(&format!("/seats/{seat}"));
        spawn_local(async move {
            match delete(&path).await {
                Ok(()) => self.reload(table),
                Err(trouble) => {
                    self.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    }

    pub fn say(self, text: String) {
        let path = self.path("/chat");
        spawn_local(async move {
            if let Err(trouble) = post::<()>(&path, &api::Say { text }).await {
                self.trouble.try_set(Some(trouble.words()));
            }
        });
    }

    /// Joins, leaves or starts, then shows what has become of it.
    pub fn wish(self, table: Table, rest: &str, body: serde_json::Value) {
        let path = self.path(rest);
        spawn_local(async move {
            match post::<serde_json::Value>(&path, &body).await {
                Ok(_) => self.reload(table),
                Err(trouble) => {
                    self.trouble.try_set(Some(trouble.words()));
                }
            }
        });
    }

    /// Milliseconds that a seat has thought so far: each action counts from the one before it.
    pub fn thought(self, seat: u8) -> Millis {
        self.turns.with(|turns| {
            let pairs = turns.effective().windows(2).filter(|pair| pair[1].seat == seat);
            pairs.map(|pair| pair[1].at.saturating_sub(pair[0].at)).sum()
        })
    }

    pub fn invitation_key(self) -> Option<String> {
        self.invitation.get_value()
    }
}
