//! What can be done about a seat at a table of the server: a bot moves for its player, or the player takes it back.

use bots::Level;
use leptos::prelude::*;
use wire::api::{BotSpec, HandToBot, Holder, Seat, Status};

use crate::dialog::Dialog;
use crate::play::table::Table;
use crate::remote::play::Remote;
use crate::route::Router;
use crate::screen::home::segments;
use crate::t;

/// The seat whose sheet is open.
#[derive(Clone, Copy)]
pub struct SeatSheet(RwSignal<Option<u8>>);

impl SeatSheet {
    pub fn provide() -> SeatSheet {
        let sheet = SeatSheet(RwSignal::new(None));
        provide_context(sheet);
        sheet
    }

    pub fn here() -> SeatSheet {
        expect_context()
    }
}

/// A name; at a table of the server it opens the sheet of its seat.
pub fn seat_button(table: Table, seat: u8, name: Option<String>) -> AnyView {
    let sheet = SeatSheet::here();
    match table.remote() {
        Some(_) => view! { <button class="nm2 lk" data-seat=seat.to_string() on:click=move |_| sheet.0.set(Some(seat))>{name}</button> }.into_any(),
        None => view! { <span class="nm2">{name}</span> }.into_any(),
    }
}

/// Who sits there, in words.
fn who(seat: &Seat) -> String {
    match (&seat.holder, &seat.stand_in) {
        (_, Some(bot)) => t!("seat-stand-in", level = t!(&format!("level-{}", bot.level))),
        (Holder::Bot { bot }, None) => t!("seat-bot", level = t!(&format!("level-{}", bot.level))),
        (Holder::Person { .. }, None) => t!("seat-person"),
        (Holder::Gone, None) => t!("seat-gone"),
        (Holder::Nobody, None) => t!("free-seat"),
    }
}

#[component]
pub fn SeatDialog(sheet: SeatSheet) -> impl IntoView {
    let (table, router) = (Table::here(), Router::here());
    let level = RwSignal::new(Level::Planner);
    let close = move || sheet.0.set(None);
    let shown = move || {
        let (number, remote) = (sheet.0.get()?, table.remote()?);
        let seat = remote.seats.get().into_iter().find(|seat| seat.seat == number)?;
        let levels = Level::OPPONENTS.into_iter().map(|level| (level, t!(&format!("level-{}", level.name()))));
        let levels = segments(t!("bots"), level, levels.collect());
        Some(view! {
            <Dialog label=seat.name.clone() close=Callback::new(move |()| close())>
                <h2 class="h2" tabindex="-1" autofocus=true>{seat.name.clone()}</h2>
                <p>{who(&seat)}</p>
                <p class="mut">{move || remote.present.with(|seats| seats.contains(&number)).then(|| t!("is-here"))}</p>
                {offer(remote, &seat, level, levels, close)}
                {may_resign(remote, number).then(|| resign(remote, router, number, level))}
                <div class="act2 gap"><button class="btn" on:click=move |_| close()>{t!("close")}</button></div>
            </Dialog>
        })
    };
    view! { {shown} }
}

fn may_resign(remote: Remote, seat: u8) -> bool {
    remote.status.get() == Status::Running && remote.own.with(|own| own.contains(&seat))
}

/// Leaving for good is asked about once more.
fn resign(remote: Remote, router: Router, seat: u8, level: RwSignal<Level>) -> AnyView {
    let is_asked = RwSignal::new(false);
    let leave = move |_| {
        let bot = BotSpec { level: level.get_untracked().name().to_owned(), character: None };
        remote.resign(router, seat, bot);
    };
    let body = move || {
        match is_asked.get() {
        false => view! { <button class="lk" id="resign" on:click=move |_| is_asked.set(true)>{t!("resign")}</button> }.into_any(),
        true => view! {
            <p>{t!("resign-words")}</p>
            <div class="act2"><button class="btn p" id="confirm-resign" on:click=leave>{t!("resign")}</button><button class="btn" on:click=move |_| is_asked.set(false)>{t!("cancel")}</button></div>
        }
        .into_any(),
    }
    };
    view! { <section class="rule">{body}</section> }.into_any()
}

/// What may be done about a seat by whoever looks at it. What the server then says against it, it says itself.
fn offer(
    remote: Remote,
    seat: &Seat,
    level: RwSignal<Level>,
    levels: AnyView,
    close: impl Fn() + Copy + Send + 'static,
) -> AnyView {
    let number = seat.seat;
    let own = remote.own.get();
    let hand = move |_| {
        let bot = BotSpec { level: level.get_untracked().name().to_owned(), character: None };
        remote.hand_to_bot(number, HandToBot { bot, name: None });
        close();
    };
    let back = move |_| {
        remote.take_back(number);
        close();
    };
    match (&seat.holder, own.contains(&number), seat.stand_in.is_some()) {
        (Holder::Bot { .. } | Holder::Nobody, ..) => ().into_any(),
        (_, true, true) => view! { <div class="act2"><button class="btn p" id="take-back" on:click=back>{t!("take-seat-back")}</button></div> }.into_any(),
        (_, true, false) => view! { <p class="mut">{t!("hand-own-words")}</p> {levels} <div class="act2"><button class="btn" id="hand-over" on:click=hand>{t!("hand-to-bot")}</button></div> }.into_any(),
        (_, false, true) => ().into_any(),
        (_, false, false) if own.is_empty() => ().into_any(),
        (_, false, false) => view! { <p class="mut">{t!("hand-other-words")}</p> {levels} <div class="act2"><button class="btn" id="hand-over" on:click=hand>{t!("ask-for-bot")}</button></div> }.into_any(),
    }
}
