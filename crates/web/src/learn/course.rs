//! A lesson in progress: which step, what was answered, and the table that it is at.

use game::{Action, PlayerId, deciding};
use leptos::prelude::*;
use teacher::lessons::{Lesson, Step, Task, Verdict, lesson, words};

use super::progress;
use crate::play::record::Record;
use crate::play::seat::Seat;
use crate::play::table::{Panel, Source, Table};
use crate::route::Place;
use crate::screen::table::{Missing, TableScreen};
use crate::settings::Preferences;
use crate::text::lang;
use crate::{browser, t};

#[derive(Clone, Copy)]
pub struct Course {
    pub lesson: &'static Lesson,
    /// The step, from 0.
    pub place: RwSignal<usize>,
    /// What was said to the last answer, and the words for it.
    pub verdict: RwSignal<Option<(Verdict, String)>>,
    /// Answers that were chosen and are wrong.
    pub tried: RwSignal<Vec<usize>>,
    pub is_hinted: RwSignal<bool>,
    pub is_shown: RwSignal<bool>,
    pub is_finished: RwSignal<bool>,
}

impl Course {
    fn new(lesson: &'static Lesson, place: usize) -> Course {
        Course {
            lesson,
            place: RwSignal::new(place.min(lesson.steps.len().saturating_sub(1))),
            verdict: RwSignal::new(None),
            tried: RwSignal::new(Vec::new()),
            is_hinted: RwSignal::new(false),
            is_shown: RwSignal::new(false),
            is_finished: RwSignal::new(false),
        }
    }

    pub fn here() -> Option<Course> {
        use_context()
    }

    pub fn step(self) -> &'static Step {
        &self.lesson.steps[self.place.get()]
    }

    fn step_untracked(self) -> &'static Step {
        &self.lesson.steps[self.place.get_untracked()]
    }

    pub fn is_last(self) -> bool {
        self.place.get() + 1 == self.lesson.steps.len()
    }

    pub fn is_answered(self) -> bool {
        self.verdict.with(|verdict| matches!(verdict, Some((Verdict::Right, _))))
    }

    /// Whether there is nothing to decide at the table now: a question is asked, or the step is done.
    pub fn rests(self) -> bool {
        self.is_answered() || matches!(self.step().task, Task::Ask { .. })
    }

    /// Judges a move that the rules allow; says whether it stands.
    fn judge(self, action: &Action) -> bool {
        let verdict = self.step_untracked().judge(action);
        self.say(verdict)
    }

    /// Judges one of the answers to a question.
    pub fn choose(self, choice: usize) {
        let verdict = self.step_untracked().judge_choice(choice);
        if !self.say(verdict) {
            self.tried.update(|tried| tried.push(choice));
        }
    }

    fn say(self, verdict: Verdict) -> bool {
        let words = self.lesson.answer(self.step_untracked(), &verdict, lang()).unwrap_or_default();
        let is_right = verdict == Verdict::Right;
        self.verdict.set(Some((verdict, words)));
        is_right
    }

    /// Puts the answer on the table, to be confirmed; a question answers itself.
    pub fn show(self, table: Table) {
        match &self.step_untracked().task {
            Task::Move { show, .. } => {
                table.chosen_panel.set(None);
                table.plan.set(Some(show.clone()));
                self.verdict.set(None);
                self.is_shown.set(true);
            }
            Task::Ask { answer, choices } => {
                if let Some(place) = choices.iter().position(|choice| choice == answer) {
                    self.choose(place);
                }
            }
        }
    }

    /// The position of the step, with nothing done yet.
    pub fn begin(self, table: Table) {
        self.verdict.set(None);
        self.tried.set(Vec::new());
        self.is_hinted.set(false);
        self.is_shown.set(false);
        let step = self.step_untracked();
        let panel = step.panel.as_deref().and_then(Panel::named);
        table.set_up(record(step), seats(step), panel);
    }

    pub fn go_on(self, table: Table) {
        if self.place.get_untracked() + 1 == self.lesson.steps.len() {
            progress::finish(&self.lesson.id);
            self.is_finished.set(true);
            return;
        }
        self.place.update(|place| *place += 1);
        self.begin(table);
    }
}

/// The learner sits first, under their own name.
fn record(step: &Step) -> Record {
    let others = (1..step.start.seats()).map(|seat| words::player(seat, lang()));
    let names = std::iter::once(Preferences::here().name()).chain(others);
    Record::standing(step.start, names.collect())
}

/// Only whoever decides has a say, and nobody while a question is asked.
fn seats(step: &Step) -> Vec<Seat> {
    let asks = matches!(step.task, Task::Ask { .. });
    let decides = deciding(&step.start).filter(|_| !asks).map(PlayerId::index);
    let seat = |row| if decides == Some(row) { Seat::Human } else { Seat::Away };
    (0..usize::from(step.start.seats())).map(seat).collect()
}

/// A lesson at its table.
#[component]
pub fn LessonTable(id: String, step: usize) -> impl IntoView {
    let Some(lesson) = lesson(&id) else { return view! { <Missing/> }.into_any() };
    let course = Course::new(lesson, step);
    provide_context(course);
    let first = course.step_untracked();
    let judge = Callback::new(move |action: Action| course.judge(&action));
    let name = t!("learn-name", lesson = Lesson::title(&id, lang()));
    let table = Table::new(name, record(first), seats(first), Source::Lesson(judge));
    course.begin(table);
    rest_when_answered(course, table);
    keep_address(course, id);
    view! { <TableScreen table=table/> }.into_any()
}

/// What is done stays on the table until the reader goes on.
fn rest_when_answered(course: Course, table: Table) {
    Effect::new(move |_| {
        if course.is_answered() {
            table.seats.update(|seats| seats.fill(Seat::Away));
            table.clear_plan();
        }
    });
}

/// The address follows the step, so that a visit can be taken up again.
fn keep_address(course: Course, id: String) {
    Effect::new(move |_| {
        let place = Place::Lesson { id: id.clone(), step: course.place.get() };
        browser::settle_at(&format!("/learn/{id}"), place.path());
    });
}
