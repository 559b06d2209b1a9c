//! The title bar: which game, the graphic timetable, where we are, what the bank holds.

use game::{Edition, Money, PlayerId, State, Title};
use leptos::prelude::*;
use view::TableView;

use super::shown::Shown;
use super::timetable::Timetable;
use crate::bindings::Command;
use crate::keys::label;
use crate::play::record::{Moment, Record};
use crate::play::table::{Mode, Panel, Table};
use crate::remote::clock::OwnClock;
use crate::screen::account::AccountButton;
use crate::screen::finding::NextTable;
use crate::screen::frame::Menu;
use crate::screen::remote::Connection;
use crate::t;
use crate::text::sum;

/// `OR 7.2`.
pub fn round_name(state: &State) -> String {
    moment_name(Moment::of(state))
}

pub fn moment_name(moment: Moment) -> String {
    match moment {
        Moment::Initial(title) => t!(&format!("round-initial-{}", title.name())),
        Moment::Shares { number } => t!("round-sr", n = number.to_string()),
        Moment::Operating { set, number } => t!("round-or", n = format!("{set}.{number}")),
        Moment::Finished => t!("game-over"),
    }
}

/// Year and name of the title.
pub fn title_name(title: Title) -> (&'static str, String) {
    (title.name(), t!(&format!("title-{}", title.name())))
}

/// Which rules a game is played by: `2nd edition`, and the version of the rules if new games have a newer one.
pub fn edition_name(edition: &Edition) -> String {
    let name = t!(&format!("profile-{}", edition.profile.name()));
    if edition.version == edition.profile.newest() {
        return name;
    }
    format!("{name}, {}", t!("rules-version", n = edition.version.0))
}

/// The word for the money of a title.
pub fn currency(title: Title) -> String {
    t!(&format!("currency-{}", title.name()))
}

#[component]
pub fn TopBar() -> impl IntoView {
    let (table, shown, menu) = (Table::here(), Shown::here(), Menu::here());
    let state = table.state;
    let title = state.with_untracked(|state| state.edition().title);
    let (year, name) = title_name(title);
    let edition = state.with_untracked(|state| edition_name(state.edition()));
    let players = state.with_untracked(|state| t!("n-players", n = state.seats()));
    let position = move || match table.mode.get() {
        Mode::Analysis { .. } => t!("analysis"),
        Mode::Played => {
            let (at, all) = (table.number(), table.played.with(Record::len));
            if at < all { t!("action-of", n = at, all = all) } else { t!("action-n", n = at) }
        }
    };
    view! {
        <header class="top">
            <div class="ttl">
                <a class="y" href="/" title=t!("home")>{year}</a>
                <div>
                    <div class="w">{name}</div>
                    <div class="s">{move || t!("table-name", name = table.name.get())}</div>
                    <div class="s">{format!("{players} · {edition}")}</div>
                </div>
            </div>
            <Timetable/>
            <div class="now-r">
                <div class="nxt-t">
                    <div class="k">{t!("next-train")}</div>
                    <div class="v"><button on:click=move |_| table.look_at(Panel::Trains)>{move || shown.with(next_train)}</button></div>
                    <div class="k">{move || shown.with(next_left)}</div>
                </div>
                <div>
                    <div class="k">{t!("round")}</div>
                    <div class="v">{move || shown.with(|view| view.round.clone())}</div>
                    <div class="k">{position}</div>
                </div>
                <div>
                    <div class="k">{t!("bank")}</div>
                    <div class="v">{move || shown.with(|view| sum(Money(view.bank)))}</div>
                    <div class="k">{currency(title)}</div>
                </div>
                <div>
                    <div class="k">{t!("phase")}</div>
                    <div class="v">{move || shown.with(|view| view.phase.clone())}</div>
                    <div class="k">
                        <button class="lk" on:click=move |_| table.undo() disabled=move || !table.can_undo()>
                            {t!("undo")} " " {move || label(Command::Undo)}
                        </button>
                        " " <button class="lk" id="menu" on:click=move |_| menu.open()>{t!("settings")}</button>
                        " " <AccountButton class="who"/>
                    </div>
                    {table.remote().map(|remote| view! { <Connection remote=remote/> " " <NextTable/> })}
                </div>
            </div>
        </header>
    }
}

/// What the bars of a large screen say, in one line for a phone: bank, own money, phase, the line to the server, undo.
#[component]
pub fn PhoneBar() -> impl IntoView {
    let (table, shown) = (Table::here(), Shown::here());
    let menu = Menu::here();
    let own = move || {
        shown.with(|view| {
            let player = view.players.iter().find(|player| player.is_you)?;
            let name = PlayerId::in_seat(player.seat).map(|player| table.player_name(player));
            Some(
                view! { <span class="pbm"><span class="pbn">{name}</span> " " <b>{sum(Money(player.cash))}</b></span> },
            )
        })
    };
    view! {
        <div class="pbar">
            <button class="pbb" aria-label=t!("settings") on:click=move |_| menu.open()><span aria-hidden="true">"☰"</span></button>
            <span class="pbm">{t!("bank")} " " <b>{move || shown.with(|view| sum(Money(view.bank)))}</b></span>
            {own}
            {table.remote().map(|remote| view! { <OwnClock remote=remote/> })}
            {table.remote().map(|remote| view! { <Connection remote=remote/> })}
            <span class="sp"></span>
            <button class="pbb" disabled=move || !table.can_undo() on:click=move |_| table.undo()>{t!("undo")}</button>
        </div>
    }
}

/// The type of train that is for sale.
fn next_train(view: &TableView) -> String {
    view.next_train.clone().unwrap_or_else(|| "–".to_owned())
}

fn next_left(view: &TableView) -> String {
    view.next_train_left.map_or_else(|| "∞".to_owned(), |left| t!("n-left", n = left))
}
