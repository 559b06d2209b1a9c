//! One's own tables as a departure board: games of this browser and tables of the server; and tables to watch.

use game::places;
use game::query::standing;
use leptos::prelude::*;
use wire::api::TableRow;

use super::filter::{Filter, FilterBar, Listed, Shown, Stage, year};
use super::lobby::{Lobby, address, stands_at, turn_of};
use crate::panel::top::moment_name;
use crate::play::local::LocalGame;
use crate::play::record::{Moment, Record};
use crate::play::seat::Seat;
use crate::route::Place;
use crate::{browser, t};

/// A game of this browser as a line of the board. To know its round it was replayed, once.
#[derive(Clone)]
struct Line {
    id: String,
    name: String,
    players: String,
    round: String,
    turn: Option<String>,
    /// Who has won, once it is over.
    won: Option<String>,
    listed: Listed,
}

impl Line {
    fn of(game: &LocalGame) -> Line {
        let (round, turn, won) = match Record::from_log(&game.log) {
            Ok(record) => {
                let state = record.now();
                let turn = game::deciding(state)
                    .map(|seat| (record.name(seat).to_owned(), game.seats().get(seat.index()) == Some(&Seat::Human)));
                (moment_name(Moment::of(state)), turn, state.is_finished().then(|| winners(&record)))
            }
            Err(_) => (t!("broken-log"), None, None),
        };
        let players = game.log.setup.players.join(", ");
        let listed = Listed {
            year: year(&game.log.setup.profile),
            stage: if turn.is_none() { Stage::Over } else { Stage::Running },
            is_your_turn: turn.as_ref().is_some_and(|(_, is_ours)| *is_ours),
            text: format!("{} {players}", game.name),
        };
        let turn = turn.map(|(name, _)| name);
        Line { id: game.id.clone(), name: game.name.clone(), players, round, turn, won, listed }
    }

    fn all() -> Vec<Line> {
        LocalGame::all().iter().map(Line::of).collect()
    }
}

fn winners(record: &Record) -> String {
    let standing = standing(record.now());
    let first = standing.iter().zip(places(&standing)).filter(|(_, place)| *place == 1);
    first.map(|(wealth, _)| record.name(wealth.player)).collect::<Vec<_>>().join(", ")
}

/// Milliseconds in which a deletion can be taken back.
const REGRET: i32 = 10_000;

#[component]
pub fn Tables(lobby: Lobby, filter: Filter) -> impl IntoView {
    let games = RwSignal::new(Line::all());
    // The game that was deleted last, for as long as that can be taken back.
    let gone = RwSignal::new(None::<LocalGame>);
    let local = Memo::new(move |_| {
        let seen = games.get().into_iter().filter(|line| filter.admits(&line.listed));
        seen.map(|line| line.id).collect::<Vec<String>>()
    });
    let rows = move || {
        let ids = local.get();
        games.get().into_iter().filter(|line| ids.contains(&line.id)).map(row).collect_view()
    };
    let remote = move || lobby.mine.get().into_iter().filter(move |row| filter.admits(&Listed::of(row)));
    let waiting = move || {
        let here = games.with(|lines| lines.iter().filter(|line| line.listed.is_your_turn).count());
        let count = here + lobby.mine.with(|rows| rows.iter().filter(|row| turn_of(row).1).count());
        (count > 0).then(|| t!("n-wait", n = count))
    };
    let forget = move |event: web_sys::MouseEvent| {
        if let Some(id) = browser::data_of(&event, "data-forget") {
            event.prevent_default();
            let Some(game) = LocalGame::load(&id) else { return };
            LocalGame::forget(&id);
            games.update(|lines| lines.retain(|line| line.id != id));
            gone.set(Some(game));
            browser::after(REGRET, move || {
                let is_last = gone.try_with_untracked(|gone| gone.as_ref().is_some_and(|gone| gone.id == id));
                if is_last == Some(true) {
                    gone.set(None);
                }
            });
        }
    };
    let deleted = move || {
        gone.get().map(|game| {
            let text = t!("deleted", name = game.name.clone());
            let regret = move |_| {
                game.put_back();
                gone.set(None);
                games.set(Line::all());
            };
            view! { <div class="toast of" role="status"><div>{text}</div><div class="act2"><button class="btn sml" id="regret" on:click=regret>{t!("undo")}</button></div></div> }
        })
    };
    let empty = move || local.with(Vec::is_empty) && remote().next().is_none();
    let empty_words = move || match filter.shown.get() {
        Shown::Current => t!("no-table"),
        Shown::YourTurn | Shown::Open | Shown::Finished => t!("no-such-tables"),
    };
    view! {
        <div>
            <div class="sec">
                <h2 class="h1">{t!("my-tables")}</h2>
                <span class="mut">{waiting}</span>
            </div>
            <FilterBar filter=filter/>
            {deleted}
            <div class="wide" tabindex="0" role="region" aria-label=t!("my-tables")>
            <table class="dep mine" on:click=forget>
                <thead><tr><th>{t!("game")}</th><th>{t!("table")}</th><th>{t!("players")}</th><th>{t!("stands-at")}</th><th>{t!("to-act")}</th><th><span class="vh">{t!("action")}</span></th></tr></thead>
                <tbody>{move || remote().map(remote_row).collect_view()} {rows}</tbody>
            </table>
            </div>
            {move || empty().then(|| view! { <p class="mut emp">{empty_words}</p> })}
        </div>
    }
}

fn row(line: Line) -> AnyView {
    let href = Place::Local { id: line.id.clone(), at: None, panel: None }.path();
    let to_act = match line.turn {
        Some(_) if line.listed.is_your_turn => view! { <b class="red">{t!("your-turn")}</b> }.into_any(),
        Some(name) => name.into_any(),
        None => line.won.map_or_else(|| "–".to_owned(), |names| t!("won-by", players = names)).into_any(),
    };
    view! {
        <tr>
            <td class="b">{line.listed.year}</td>
            <td><a class="b" href=href>{line.name}</a></td>
            <td class="mut n">{line.players}</td>
            <td class="nw">{line.round}</td>
            <td class="nw">{to_act}</td>
            <td class="r"><button class="lk xs" data-forget=line.id>{t!("delete")}</button></td>
        </tr>
    }
    .into_any()
}

fn remote_row(row: TableRow) -> AnyView {
    let (turn, is_ours) = turn_of(&row);
    let turn = if is_ours { view! { <b class="red">{turn}</b> }.into_any() } else { turn.into_any() };
    let names: Vec<&str> = row.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
    view! {
        <tr class:on=is_ours>
            <td class="b">{year(&row.profile)}</td>
            <td><a class="b" href=address(&row)>{row.name.clone()}</a></td>
            <td class="mut n">{names.join(", ")}</td>
            <td class="nw">{stands_at(&row)}</td>
            <td class="nw">{turn}</td>
            <td></td>
        </tr>
    }
    .into_any()
}

/// Tables of others, for looking on.
#[component]
pub fn Watch(lobby: Lobby, filter: Filter) -> impl IntoView {
    let tables = move || {
        let seen = lobby.others.get().into_iter().filter(|row| row.yours.is_empty());
        seen.filter(|row| filter.admits(&Listed::of(row))).collect::<Vec<_>>()
    };
    let board = move || {
        let rows = tables();
        (!rows.is_empty()).then(|| {
            view! {
                <div class="sec gap"><h2 class="h1">{t!("to-watch")}</h2></div>
                <div class="wide" tabindex="0" role="region" aria-label=t!("to-watch")>
                <table class="dep watch">
                    <thead><tr><th>{t!("game")}</th><th>{t!("table")}</th><th>{t!("players")}</th><th>{t!("stands-at")}</th><th>{t!("to-act")}</th><th><span class="vh">{t!("action")}</span></th></tr></thead>
                    <tbody>{rows.into_iter().map(remote_row).collect_view()}</tbody>
                </table>
                </div>
            }
        })
    };
    view! { <div>{board}</div> }
}
