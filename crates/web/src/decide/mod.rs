//! The decision panel: what is to be decided, what each choice costs and moves, and the buttons.

pub mod ahead;
pub mod board;
pub mod coach;
pub mod effects;
mod orders;
mod over;
pub mod par;
pub mod pending;
pub mod run;
pub mod shares;
mod since;
pub mod stepper;
mod subject;
pub mod track;
pub mod train;
pub mod waiting;
mod walk;

use game::state::{Pending, Round, Step};
use game::{Action, CompanyId, State};
use leptos::prelude::*;

use crate::bindings::Command;
use crate::keys::hint;
use crate::learn::{Course, FirstCard, LessonCard};
use crate::markup::{kbd, note, roundel};
use crate::panel::company::CompanyCard;
use crate::panel::curtain::Curtain;
use crate::panel::top::round_name;
use crate::play::record::operating;
use crate::play::table::{Mode, Table};
use crate::puzzle::{Attempt, PuzzleCard};
use crate::screen::remote::Trouble;
use crate::text::{lang, sum};
use crate::{browser, t, titles};

/// What kind of decision the table waits for.
#[derive(Clone, Copy, PartialEq)]
pub enum Decision {
    Shares,
    Track,
    Marker,
    Run,
    Dividend,
    Train,
    Surrender,
    Offer,
    DuplicateMarker,
    Over,
    /// One that only the title of the game has.
    Own(titles::Screen),
}

impl Decision {
    pub fn of(state: &State) -> Decision {
        match &state.pending() {
            Some(Pending::Surrender(_)) => return Decision::Surrender,
            Some(Pending::Offer { .. }) => return Decision::Offer,
            Some(Pending::DuplicateMarker { .. }) => return Decision::DuplicateMarker,
            Some(Pending::Title(own)) => return Decision::Own(titles::pending(own)),
            None => (),
        }
        match (&state.round(), state.turn().map(|turn| turn.step)) {
            (Round::Initial(round), _) => Decision::Own(titles::initial_round(round)),
            (Round::Shares(_), _) => Decision::Shares,
            (Round::Operating(_), Some(Step::Track)) => Decision::Track,
            (Round::Operating(_), Some(Step::Marker)) => Decision::Marker,
            (Round::Operating(_), Some(Step::Run)) => Decision::Run,
            (Round::Operating(_), Some(Step::Dividend)) => Decision::Dividend,
            (Round::Operating(_), Some(Step::Train)) => Decision::Train,
            (Round::Operating(_), None) | (Round::Finished, _) => Decision::Over,
        }
    }

    /// As the page names it: `auction`.
    pub fn name(self) -> &'static str {
        self.heading().trim_start_matches("h-")
    }

    const fn heading(self) -> &'static str {
        match self {
            Decision::Shares => "h-shares",
            Decision::Track => "h-track",
            Decision::Marker => "h-marker",
            Decision::Run => "h-run",
            Decision::Dividend => "h-dividend",
            Decision::Train => "h-train",
            Decision::Surrender => "h-surrender",
            Decision::Offer => "h-offer",
            Decision::DuplicateMarker => "h-duplicate",
            Decision::Over => "h-over",
            Decision::Own(screen) => screen.heading,
        }
    }
}

/// The company that the decision is about.
pub fn company_of(state: &State) -> Option<CompanyId> {
    match state.pending() {
        Some(Pending::Surrender(company) | Pending::Offer { seller: company, .. }) => Some(company),
        _ => operating(state),
    }
}

#[component]
pub fn DecisionPanel() -> impl IntoView {
    let table = Table::here();
    let decision = Memo::new(move |_| table.state.with(Decision::of));
    propose(table);
    go_to_heading(table);
    end_by_itself(table);
    let course = Course::here();
    let attempt = Attempt::here();
    let body = move || match (table.may_act.get(), decision.get()) {
        _ if course.is_some_and(Course::rests) || attempt.is_some() => waiting::InitialSubject().into_any(),
        (_, Decision::Over) => over::Over().into_any(),
        (false, _) => waiting::Waiting().into_any(),
        (true, decision) => body(decision),
    };
    let card = move || table.state.with(company_of).map(|company| view! { <CompanyCard company=company/> });
    view! {
        <aside
            class="side"
            aria-label=t!("decision")
            data-decision=move || decision.get().name()
            data-mine=move || table.may_act.get().to_string()
        >
            {course.map(|course| view! { <LessonCard course=course/> })}
            {attempt.map(|attempt| view! { <PuzzleCard attempt=attempt/> })}
            <Head decision=decision/>
            <div class="dbody" tabindex="-1">
                {(!table.is_lesson()).then(|| view! { <FirstCard/> })}
                <Refused/>
                <ahead::Lapsed/>
                {table.remote().map(|remote| view! { <Trouble remote=remote/> })}
                <Curtain/>
                {move || table.may_act.get().then(|| view! { <since::Since/> })}
                {body}
                {move || table.may_act.get().then(|| view! { <OutOfTurn/> })}
                {(!table.is_lesson()).then(|| view! { <coach::Coach/> })}
            </div>
            <Buttons/>
            <div class="dcard">{card}</div>
        </aside>
    }
}

fn body(decision: Decision) -> AnyView {
    match decision {
        Decision::Shares => shares::Shares().into_any(),
        Decision::Track => track::Track().into_any(),
        Decision::Marker => track::Marker().into_any(),
        Decision::Run => run::Run().into_any(),
        Decision::Dividend => run::Dividend().into_any(),
        Decision::Train => train::Trains().into_any(),
        Decision::Surrender => pending::Surrender().into_any(),
        Decision::Offer => pending::Offer().into_any(),
        Decision::DuplicateMarker => pending::Duplicate().into_any(),
        Decision::Over => over::Over().into_any(),
        Decision::Own(screen) => (screen.body)(),
    }
}

/// Puts a first proposal on the table when a new decision begins.
fn propose(table: Table) {
    Effect::new(move |_| {
        let proposal = proposal(table);
        table.open_hex.set(None);
        table.plan.set(proposal);
    });
}

/// Milliseconds in which a step that offers nothing can be seen before it ends.
const NOTHING_TO_DO: i32 = 2_000;

/// A step of building in which nothing can be done ends by itself, unless the reader has just taken something back or
/// wants no such thing.
fn end_by_itself(table: Table) {
    let wanted = crate::settings::Preferences::here();
    let is_idle = move || {
        let is_building = table.state.with(|state| matches!(Decision::of(state), Decision::Track | Decision::Marker));
        let viewer = table.viewer.get();
        let is_alone = table.choices.with(|choices| {
            let others = choices.out_of_turn.iter().any(|(seat, _)| Some(*seat) == viewer);
            choices.offered.len() == 1 && !others
        });
        let is_wanted = wanted.0.with(|settings| settings.auto_done.is_on()) && !browser::prefers_stillness();
        let is_played =
            table.mode.get() == Mode::Played && table.may_act.get() && !table.taken_back.get() && !table.is_lesson();
        is_building && is_alone && is_wanted && is_played && table.ending().is_some()
    };
    Effect::new(move |_| {
        if !is_idle() {
            return;
        }
        let state = table.state.get();
        browser::after(NOTHING_TO_DO, move || {
            let is_same = table.state.try_get_untracked() == Some(state) && untrack(is_idle);
            // A table that was left has nothing to end.
            if is_same && let Some(ending) = untrack(|| table.ending()) {
                table.act(ending);
            }
        });
    });
}

/// A new decision of the reader takes the keyboard to its heading, unless somebody is writing.
fn go_to_heading(table: Table) {
    Effect::new(move |before: Option<Option<(Decision, Option<CompanyId>)>>| {
        let now = table.state.with(|state| (Decision::of(state), company_of(state)));
        let now = table.may_act.get().then_some(now);
        if now.is_some() && before.is_some_and(|before| before != now) && !browser::is_typing() && !browser::has_sheet()
        {
            browser::after(0, || browser::focus_quietly("#decision"));
        }
        now
    });
}

/// What is planned before the reader has planned anything.
pub fn proposal(table: Table) -> Option<Action> {
    let state = table.state.get();
    match Decision::of(&state) {
        _ if !table.may_act.get() => None,
        Decision::Own(screen) => (screen.proposal)(&table.choices.get()),
        Decision::Run => run::proposal(&state),
        Decision::Dividend => Some(Action::PayOut),
        Decision::Shares
        | Decision::Track
        | Decision::Marker
        | Decision::Train
        | Decision::Surrender
        | Decision::Offer
        | Decision::DuplicateMarker
        | Decision::Over => None,
    }
}

#[component]
fn Head(decision: Memo<Decision>) -> impl IntoView {
    let table = Table::here();
    let eyebrow = move || {
        table.state.with(|state| {
            let round = match state.round() {
                Round::Operating(_) => t!("operating"),
                Round::Shares(_) => t!("share-round"),
                Round::Initial(_) => t!(&format!("initial-round-{}", state.edition().title.name())),
                Round::Finished => t!("game-over"),
            };
            let seat = game::deciding(state);
            let who = match (table.mode.get(), seat) {
                (Mode::Analysis { .. }, Some(seat)) => t!("moves-for", player = table.player_name(seat)),
                (_, Some(seat)) if table.may_act.get() && table.is_shared() => {
                    t!("turn-of", player = table.player_name(seat))
                }
                (_, Some(_)) if table.may_act.get() && matches!(state.round(), Round::Operating(_)) => t!("you-direct"),
                (_, Some(_)) if table.may_act.get() => t!("your-turn"),
                (_, Some(seat)) => t!("turn-of", player = table.player_name(seat)),
                (_, None) => String::new(),
            };
            format!("{round} · {who}").trim_end_matches(" · ").to_owned()
        })
    };
    // Whoever decides is named, unless that is the one reader of this screen.
    let heading = move || {
        let heading = t!(decision.get().heading());
        let seat = table.state.with(game::deciding);
        match seat.filter(|_| !table.may_act.get() || table.is_shared()) {
            Some(seat) => t!("heading-of", player = table.player_name(seat), heading = heading),
            None => heading,
        }
    };
    let company = move || table.state.with(|state| company_of(state).map(|company| state.spec(company).symbol));
    let sign = move || table.state.with(|state| company_of(state).map(|company| roundel(state.edition(), company, 34)));
    let figure = move || {
        table.state.with(|state| match decision.get() {
            Decision::Dividend => state.turn().map(|turn| sum(turn.revenue)),
            Decision::Run => run::planned_revenue(table).map(sum),
            Decision::Train => operating(state).map(|company| sum(state[company].cash())),
            _ => None,
        })
    };
    view! {
        <div class="dhead">
            <span class="dsign">{sign}</span>
            <div class="dttl">
                <p class="eb">{eyebrow}</p>
                <p class="eb phone">{move || table.state.with(|state| t!("phone-eyebrow", round = round_name(state), n = state.edition().phase_name(state.phase())))}</p>
                <h1 class="h1" id="decision" tabindex="-1" aria-live="polite" aria-atomic="true"><span class="vh">{company} " "</span>{heading}</h1>
            </div>
            <span class="dfig">{figure}</span>
            <Steps/>
        </div>
    }
}

/// The steps of an operating turn as stops on a line.
#[component]
fn Steps() -> impl IntoView {
    let table = Table::here();
    let step = Memo::new(move |_| table.state.with(|state| state.turn().map(|turn| turn.step)));
    let stops = move || {
        let now = step.get()?;
        let all = [Step::Track, Step::Marker, Step::Run, Step::Dividend, Step::Train];
        let names = ["step-track", "step-marker", "step-run", "step-dividend", "step-train"];
        let stops = all.into_iter().zip(names).map(|(stop, name)| {
            let class = match stop.cmp(&now) {
                std::cmp::Ordering::Less => "done",
                std::cmp::Ordering::Equal => "cur",
                std::cmp::Ordering::Greater => "",
            };
            let current = if stop == now { "step" } else { "false" };
            view! { <li class=class aria-current=current>{t!(name)}</li> }
        });
        Some(view! { <ol class="steps">{stops.collect::<Vec<_>>().collect_view()}</ol> })
    };
    view! { {stops} }
}

/// The move that was refused, with its rule.
#[component]
fn Refused() -> impl IntoView {
    let table = Table::here();
    let toast = move || {
        let refusal = table.refused.get()?;
        let sentence = table.state.with(|state| view::sentence(state, &refusal.violation, lang()));
        let rule = refusal.rule;
        Some(view! {
            <div class="toast" role="alert">
                <div>
                    <b class="b">{t!("not-this")}</b> " " {sentence}
                    {rule.map(|rule| view! { <div>{crate::markup::rule_link(rule)} " " <a class="xs" href=crate::route::rule_address(rule.0)>{t!("read-chapter")}</a></div> })}
                </div>
                <button class="esc" on:click=move |_| table.refused.set(None) aria-label=t!("close")>"Esc"</button>
            </div>
        })
    };
    view! { {toast} }
}

/// Things that the viewer may do at any time: the Furka-Oberalp line, EVA, a destination.
#[component]
fn OutOfTurn() -> impl IntoView {
    let table = Table::here();
    let offers = move || {
        let viewer = table.viewer.get();
        let offers: Vec<Action> = table.choices.with(|choices| {
            let mine = choices.out_of_turn.iter().filter(|(seat, _)| Some(*seat) == viewer);
            mine.map(|(_, action)| action.clone()).collect()
        });
        if offers.is_empty() {
            return None;
        }
        let buttons = offers.into_iter().map(|action| {
            let label = table.state.with(|state| view::doing(state, &action, lang()));
            view! { <button class="btn sml" on:click=move |_| table.plan.set(Some(action.clone()))>{label}</button> }
        });
        Some(
            view! { <section class="oot"><p class="eb">{t!("at-any-time")}</p>{buttons.collect::<Vec<_>>().collect_view()}</section> },
        )
    };
    view! { {offers} }
}

/// What can be sent now.
#[component]
fn Buttons() -> impl IntoView {
    let table = Table::here();
    let primary = move || {
        let preview = table.preview.get()?;
        let label = label_of(table, &preview.action);
        let refused = preview.after.as_ref().err().cloned();
        let action = preview.action;
        let is_refused = refused.is_some();
        // A route says itself what is wrong with it.
        let untold = refused.filter(|refusal| !run::tells(table, &action, refusal));
        let why = untold.map(|refusal| {
            let sentence = table.state.with(|state| view::sentence(state, &refusal.violation, lang()));
            note("", sentence, refusal.rule)
        });
        Some(view! {
            {why}
            <button class="btn p" id="primary" disabled=is_refused on:click=move |_| table.act(action.clone())>
                <span>{label}</span> {kbd("Enter")}
            </button>
        })
    };
    let second = move || {
        let planned = table.plan.get();
        let second = table.state.with(|state| match Decision::of(state) {
            Decision::Dividend => match planned {
                Some(Action::Withhold) => Some(Action::PayOut),
                _ => Some(Action::Withhold),
            },
            Decision::Offer => None,
            _ => table.ending(),
        })?;
        let label = label_of(table, &second);
        Some(view! {
            <button class="btn" id="ending" on:click=move |_| table.act(second.clone())>
                <span>{label}</span> {hint(Command::Pass)}
            </button>
        })
    };
    let rotate = move || {
        let planned = table.plan.get().filter(|action| action.tile().is_some())?;
        Some(view! {
            <button class="btn phone" on:click=move |_| board::rotate(table, &planned)>{t!("do-rotate")}</button>
        })
    };
    // On a phone other panels hide the decision: no slip of the thumb moves while somebody reads.
    let back = move || view! { <button class="btn backd" on:click=move |_| table.chosen_panel.set(None)>{t!("skip")}</button> };
    let shown = move || table.may_act.get().then(|| view! { {primary} {rotate} {second} {back} });
    view! { <div class="dact act2">{shown}</div> }
}

fn label_of(table: Table, action: &Action) -> String {
    table.state.with(|state| match action {
        Action::Run(_) => t!("do-run-for", money = run::planned_revenue(table).map(sum).unwrap_or_default()),
        Action::Sell(sale) => {
            let gain = effects::gain(table);
            t!("do-sell-for", n = sale.shares, company = state.spec(sale.company).symbol, money = sum(gain))
        }
        Action::BuyTrain(_) => {
            let label = view::doing(state, action, lang());
            // What has to be borrowed for it is no small print.
            match train::borrowed(table) {
                Some(debt) => t!("with-debt", label = label, money = sum(debt)),
                None => label,
            }
        }
        action => view::doing(state, action, lang()),
    })
}
