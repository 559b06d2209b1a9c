//! A card beside each kind of decision the first time it comes up in this browser: what it is about, and the lesson.

use game::{State, Title};
use leptos::prelude::*;

use crate::decide::Decision;
use crate::play::table::{Mode, Table};
use crate::settings::{Preferences, Settings, Switch};
use crate::{t, titles};

/// A kind of decision that has a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Initial(Title),
    Shares,
    Par,
    Track,
    Marker,
    Run,
    Dividend,
    Train,
}

impl Kind {
    fn of(state: &State, sets_par: bool) -> Option<Kind> {
        Some(match Decision::of(state) {
            Decision::Shares if sets_par => Kind::Par,
            Decision::Shares => Kind::Shares,
            Decision::Track => Kind::Track,
            Decision::Marker => Kind::Marker,
            Decision::Run => Kind::Run,
            Decision::Dividend => Kind::Dividend,
            Decision::Train => Kind::Train,
            Decision::Own(_) if state.pending().is_none() => Kind::Initial(state.edition().title),
            Decision::Own(_) | Decision::Surrender | Decision::Offer | Decision::DuplicateMarker | Decision::Over => {
                return None;
            }
        })
    }

    /// The end of the key of its words, and its name where it is remembered.
    fn name(self) -> String {
        match self {
            Kind::Initial(title) => format!("initial-{}", title.name()),
            Kind::Shares => "shares".to_owned(),
            Kind::Par => "par".to_owned(),
            Kind::Track => "track".to_owned(),
            Kind::Marker => "marker".to_owned(),
            Kind::Run => "run".to_owned(),
            Kind::Dividend => "dividend".to_owned(),
            Kind::Train => "train".to_owned(),
        }
    }

    /// The lesson about it.
    fn lesson(self) -> &'static str {
        match self {
            Kind::Initial(title) => titles::of(title).initial_lesson,
            Kind::Shares => "shares",
            Kind::Par => "launch",
            Kind::Track => "track",
            Kind::Marker => "markers",
            Kind::Run => "routes",
            Kind::Dividend => "dividends",
            Kind::Train => "trains",
        }
    }
}

fn remember(settings: &mut Settings, kind: Kind) {
    let name = kind.name();
    if !settings.cards_seen.contains(&name) {
        settings.cards_seen.push(name);
    }
}

/// Switches the cards off, or brings all of them back.
pub fn show_again(settings: &mut Settings) {
    settings.first_cards = settings.first_cards.flipped();
    if settings.first_cards.is_on() {
        settings.cards_seen.clear();
    }
}

#[component]
pub fn FirstCard() -> impl IntoView {
    let (table, chosen) = (Table::here(), Preferences::here());
    let kind = Memo::new(move |_| {
        let is_own = table.may_act.get() && table.mode.get() == Mode::Played;
        let sets_par = table.pars.with(|pars| !pars.is_empty());
        is_own.then(|| table.state.with(|state| Kind::of(state, sets_par))).flatten()
    });
    // What was decided once is known.
    Effect::new(move |before: Option<(Option<Kind>, usize)>| {
        let now = (kind.get(), table.number());
        if let Some((Some(kind), number)) = before
            && now.1 > number
        {
            chosen.change(|settings| remember(settings, kind));
        }
        now
    });
    let card = move || {
        let kind = kind.get()?;
        let is_wanted =
            chosen.0.with(|settings| settings.first_cards == Switch::On && !settings.cards_seen.contains(&kind.name()));
        is_wanted.then(|| {
            view! {
                <section class="fcard" aria-label=t!("first-card") data-card=kind.name()>
                    <p class="eb">{t!("first-card")}</p>
                    <p>{t!(&format!("first-card-{}", kind.name()))}</p>
                    <div class="act2"><button class="lk" id="card-close" on:click=move |_| chosen.change(|settings| remember(settings, kind))>{t!("first-card-close")}</button><a class="lk" href=format!("/learn/{}", kind.lesson())>{t!("first-card-lesson")}</a></div>
                </section>
            }
        })
    };
    view! { {card} }
}
