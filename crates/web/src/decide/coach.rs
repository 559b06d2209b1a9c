//! The coach at the table: what it would do, what it thinks of the last move, and why.

use bots::Level;
use game::{PlayerId, deciding};
use leptos::prelude::*;
use teacher::Advice;
use wire::api::Status;
use wire::from_wire;

use crate::play::record::Record;
use crate::play::seat::Seat;
use crate::play::table::{Mode, Table};
use crate::remote::play::Remote;
use crate::text::{lang, sum};
use crate::worker::{self, Answer, Doer, Question, Thinker};
use crate::{browser, t};

/// What was asked, and what came of it.
#[derive(Clone, Copy)]
struct Coaching {
    table: Table,
    /// About this action of the game, and not about what is shown.
    at: Option<usize>,
    asked: RwSignal<Option<Asked>>,
    said: RwSignal<Option<Said>>,
}

/// An answer of the coach.
#[derive(Clone)]
struct Said {
    advice: Vec<Advice>,
    /// What a bot says for itself.
    motive: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// What to do.
    Advice,
    /// What to think of what was done last.
    Verdict,
}

/// Whether the coach may be asked: never while people play for their rating, at other tables of people if the host wants it.
pub fn may_be_asked(table: Table) -> bool {
    table.remote().is_none_or(|remote| remote.coach.get() || is_over(remote) || is_alone(remote))
}

fn is_over(remote: Remote) -> bool {
    matches!(remote.status.get(), Status::Finished | Status::Review)
}

/// Nobody else plays but bots.
fn is_alone(remote: Remote) -> bool {
    remote.seats.with(|seats| {
        let mut people: Vec<_> = seats.iter().filter_map(|seat| seat.person()).collect();
        people.sort_unstable();
        people.dedup();
        people.len() <= 1
    })
}

impl Coaching {
    fn new(at: Option<usize>) -> Coaching {
        Coaching { table: Table::here(), at, asked: RwSignal::new(None), said: RwSignal::new(None) }
    }

    /// The position that is shown, or the one after the action that this is about.
    fn position(self) -> (usize, game::State) {
        let table = self.table;
        untrack(|| match self.at {
            Some(at) => (at + 1, table.played.with(|record| *record.at(at + 1))),
            None => (table.number(), table.state.get()),
        })
    }

    fn ask(self, what: Asked) {
        worker::interrupt(Thinker::Coach);
        self.asked.set(Some(what));
        self.said.set(None);
        let Some(question) = self.question(what) else { return };
        let place = self.position();
        worker::ask(Thinker::Coach, question, move |answer| {
            let said = match answer {
                Answer::Advice(advice) => Said { advice, motive: None },
                Answer::Verdict { said: advice, motive } => Said { advice, motive },
                Answer::Moves(_) | Answer::Progress(_) | Answer::Review(_) => return,
            };
            let is_wanted = self.asked.try_get_untracked().flatten() == Some(what) && self.position() == place;
            if is_wanted {
                self.said.set(Some(said));
                browser::after(0, || {
                    browser::focus_quietly("#coach-says");
                    // From its heading on, however long it is.
                    browser::scroll_to("#coach-says");
                });
            }
        });
    }

    fn question(self, what: Asked) -> Option<Question> {
        let (number, state) = self.position();
        let lang = lang().code().to_owned();
        untrack(|| {
            let look = |record: &Record| {
                let names = record.names.clone();
                match what {
                    Asked::Advice => Some(Question::Advice { state: Box::new(state), names, lang }),
                    Asked::Verdict => {
                        let (before, action, _) = record.step(number.checked_sub(1)?)?;
                        let (state, given) = (Box::new(*before), action.clone());
                        let doer = deciding(before).map_or(Doer::Other, |seat| doer(self.table, seat));
                        Some(Question::Verdict { state, given, doer, names, lang })
                    }
                }
            };
            if self.at.is_some() { self.table.played.with(look) } else { self.table.with_record(look) }
        })
    }

    fn close(self) {
        worker::interrupt(Thinker::Coach);
        self.asked.set(None);
        self.said.set(None);
    }
}

/// Who sits in a seat, as the reader sees it: where several people share a screen, nobody is "you".
fn doer(table: Table, seat: PlayerId) -> Doer {
    match table.seats.with(|seats| seats.get(seat.index()).copied()) {
        Some(Seat::Human) if !table.is_shared() => Doer::Reader,
        Some(Seat::Bot { level, .. }) => Doer::bot(level),
        Some(Seat::ServerBot) => {
            table.remote().and_then(|remote| level_at(remote, seat)).map_or(Doer::Other, Doer::bot)
        }
        Some(Seat::Human | Seat::Away) | None => Doer::Other,
    }
}

fn level_at(remote: Remote, seat: PlayerId) -> Option<Level> {
    remote.seats.with(|seats| Level::named(&seats.iter().find(|one| one.seat == seat.seat())?.bot()?.level))
}

/// Below the decision. What was said belongs to one position and goes with it.
#[component]
pub fn Coach() -> impl IntoView {
    let table = Table::here();
    let coaching = Coaching::new(None);
    Effect::new(move |_| {
        let _ = (table.state.get(), table.number());
        if coaching.asked.get_untracked().is_some() {
            coaching.close();
        }
    });
    let is_due = Memo::new(move |_| table.state.with(deciding).is_some());
    let has_last = Memo::new(move |_| {
        let number = table.number();
        table.with_record(|record: &Record| number > 0 && number <= record.len())
    });
    // Whoever waits for others sees no advice for them, but may look at what was done.
    let may_advise = move || {
        let is_own = table.may_act.get() || !table.is_live() || matches!(table.mode.get(), Mode::Analysis { .. });
        is_due.get() && is_own
    };
    let buttons = move || {
        let advice = may_advise().then(|| view! { <button class="btn sml" id="coach" on:click=move |_| coaching.ask(Asked::Advice)>{t!("coach-ask")}</button> });
        let last = has_last.get().then(|| view! { <button class="btn sml" id="coach-last" on:click=move |_| coaching.ask(Asked::Verdict)>{t!("coach-ask-last")}</button> });
        view! { <div class="act2">{advice}{last}</div> }
    };
    let said = move || match (coaching.asked.get(), coaching.said.get()) {
        (Some(what), Some(said)) => answer(coaching, what, said),
        (Some(_), None) => view! { <p class="mut" role="status">{t!("coach-thinks")}</p> }.into_any(),
        (None, _) => ().into_any(),
    };
    move || {
        may_be_asked(table).then(|| {
            view! { <section class="coach" aria-label=t!("coach")>{buttons}{said}</section> }
        })
    }
}

/// What the coach thinks of an action of the game, if asked.
#[component]
pub fn VerdictOn(at: usize) -> impl IntoView {
    let coaching = Coaching::new(Some(at));
    let said = move || match (coaching.asked.get(), coaching.said.get()) {
        (Some(what), Some(said)) => answer(coaching, what, said),
        (Some(_), None) => view! { <span class="mut" role="status">{t!("coach-thinks")}</span> }.into_any(),
        (None, _) => {
            let ask = move |_| coaching.ask(Asked::Verdict);
            view! { <button class="btn sml" data-why=at.to_string() on:click=ask>{t!("coach-why")}</button> }.into_any()
        }
    };
    view! { {said} }
}

fn answer(coaching: Coaching, what: Asked, said: Said) -> AnyView {
    let Said { advice: said, motive } = said;
    let motive = motive.map(|motive| view! { <p class="comot" data-motive="">{motive}</p> });
    let heading = match (what, said.len()) {
        (_, 0) => t!("coach-nothing"),
        (Asked::Advice, _) => t!("coach-would"),
        (Asked::Verdict, 1) => t!("coach-agrees"),
        (Asked::Verdict, _) => {
            let cost = said.last().map_or(0, |given| -given.behind);
            t!("coach-differs", money = sum(game::Money(round(cost))))
        }
    };
    let is_alone = said.len() == 1;
    let rows = said.into_iter().enumerate().map(|advice| candidate(coaching, what, advice, is_alone));
    view! {
        <div class="cosay" id="coach-says" tabindex="-1">
            <div class="cohead"><b class="b">{heading}</b> <button class="esc" aria-label=t!("close") on:click=move |_| coaching.close()>"×"</button></div>
            {motive}
            <ol class="colist">{rows.collect_view()}</ol>
            <p class="xs mut">{t!("coach-note")}</p>
        </div>
    }
    .into_any()
}

/// To tens: a forecast knows no more.
const fn round(amount: i32) -> i32 {
    (amount + 5) / 10 * 10
}

fn candidate(coaching: Coaching, what: Asked, (row, advice): (usize, Advice), is_alone: bool) -> AnyView {
    let table = coaching.table;
    let money = |amount: i32| sum(game::Money(round(amount)));
    let (fortune, soon) = (money(advice.fortune), money(advice.soon));
    let figures = match advice.share {
        Some(share) => t!("coach-figures", money = fortune, share = lang().percent(share), soon = soon),
        None => t!("coach-figures-early", money = fortune, soon = soon),
    };
    let behind = (row > 0 && advice.behind <= -10).then(|| t!("coach-behind", money = money(-advice.behind)));
    let mark = match (what, row) {
        (Asked::Verdict, 0) if !is_alone => Some(t!("coach-better")),
        (Asked::Verdict, _) => Some(t!("coach-given")),
        (Asked::Advice, _) => None,
    };
    let mark = mark.map(|mark| view! { <span class="tag">{mark}</span> " " });
    let action = table.state.with_untracked(|state| from_wire(state.edition(), &advice.action).ok());
    let show = action.filter(|_| what == Asked::Advice && table.may_act.get_untracked()).map(|action| {
        view! { <button class="btn sml" data-coach=row.to_string() on:click=move |_| table.plan.set(Some(action.clone()))>{t!("coach-show")}</button> }
    });
    let why = advice.why.into_iter().map(|why| view! { <li>{why}</li> }).collect_view();
    view! {
        <li>
            <div class="cohead"><p>{mark}<b class="b">{advice.doing}</b> " " <span class="mut">{behind}</span></p>{show}</div>
            <p class="xs mut">{figures}</p>
            <ul class="cowhy">{why}</ul>
        </li>
    }
    .into_any()
}
