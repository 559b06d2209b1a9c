//! The card of a lesson beside the decision: the task, answers to choose from, what is said to them, and the way on.

use leptos::prelude::*;
use teacher::lessons::{Lesson, Task, Verdict};

use super::course::Course;
use super::progress;
use crate::play::table::Table;
use crate::t;
use crate::text::lang;

#[component]
pub fn LessonCard(course: Course) -> impl IntoView {
    let table = Table::here();
    let body = move || match course.is_finished.get() {
        true => finished(course),
        false => view! { <Step course=course table=table/> }.into_any(),
    };
    view! {
        <section class="lesson" aria-label=t!("learn") data-rests=move || course.rests().to_string() data-lesson=course.lesson.id.clone() data-step=move || course.step().name.clone()>
            {body}
        </section>
    }
}

#[component]
fn Step(course: Course, table: Table) -> impl IntoView {
    let count = course.lesson.steps.len();
    let title = Lesson::title(&course.lesson.id, lang());
    let task = move || course.lesson.task(course.step(), lang());
    view! {
        <p class="eb">{move || t!("learn-step", n = course.place.get() + 1, all = count)}</p>
        <h1 class="h2">{title}</h1>
        <p class="ltask" aria-live="polite">{task}</p>
        {move || answers(course)}
        <Said course=course/>
        <Ways course=course table=table/>
    }
}

/// The answers of a question.
fn answers(course: Course) -> Option<AnyView> {
    let step = course.step();
    let Task::Ask { answer, choices } = &step.task else { return None };
    let title = step.start.edition().title;
    let buttons = choices.iter().enumerate().map(|(place, choice)| {
        let is_right = choice == answer;
        let is_tried = move || course.tried.with(|tried| tried.contains(&place));
        let is_told = move || is_right && course.is_answered();
        view! {
            <button class="btn" class:good=is_told class:bad=is_tried data-choice=place.to_string() disabled=move || is_tried() || course.is_answered() on:click=move |_| course.choose(place)>
                {choice.label(title, lang())}
            </button>
        }
    });
    Some(view! { <div class="act2 wrap lans" role="group" aria-label=t!("learn-answers")>{buttons.collect_view()}</div> }.into_any())
}

/// What is said to the last answer, the hint, or that the answer lies ready.
#[component]
fn Said(course: Course) -> impl IntoView {
    let verdict = move || {
        course.verdict.get().and_then(|(verdict, words)| match verdict {
            Verdict::Right => Some(
                view! { <p class="lsaid good" data-said="right"><b>{t!("learn-right")}</b> " " {words}</p> }.into_any(),
            ),
            Verdict::Wrong(_) => Some(
                view! { <p class="lsaid bad" data-said="wrong"><b>{t!("learn-wrong")}</b> " " {words}</p> }.into_any(),
            ),
            Verdict::Refused(_) => None,
        })
    };
    let hint = move || {
        let is_wanted = course.is_hinted.get() && !course.is_answered();
        is_wanted.then(|| view! { <p class="lsaid" data-said="hint"><b>{t!("learn-hint")}</b> " " {course.lesson.hint(course.step(), lang())}</p> })
    };
    let shown = move || {
        let is_ready = course.is_shown.get() && course.verdict.with(Option::is_none);
        is_ready.then(|| view! { <p class="lsaid" data-said="shown">{t!("learn-shown")}</p> })
    };
    view! { <div role="status">{hint} {shown} {verdict}</div> }
}

#[component]
fn Ways(course: Course, table: Table) -> impl IntoView {
    let on = move || {
        let label = if course.is_last() { t!("learn-finish") } else { t!("learn-go-on") };
        view! {
            <button class="btn p sml" id="lesson-next" on:click=move |_| course.go_on(table)>{label}</button>
            <button class="btn sml" id="lesson-again" on:click=move |_| course.begin(table)>{t!("learn-again")}</button>
        }
        .into_any()
    };
    let help = move || {
        view! {
            <button class="btn sml" id="lesson-hint" aria-pressed=move || course.is_hinted.get().to_string() on:click=move |_| course.is_hinted.update(|hinted| *hinted = !*hinted)>{t!("learn-hint")}</button>
            <button class="btn sml" id="lesson-show" on:click=move |_| course.show(table)>{t!("learn-show")}</button>
        }
        .into_any()
    };
    view! {
        <div class="act2 wrap">
            {move || if course.is_answered() { on() } else { help() }}
            <span class="sp"></span>
            <a class="lk" href="/learn">{t!("learn-list")}</a>
        </div>
    }
}

/// Done: the next lesson, or all of them.
fn finished(course: Course) -> AnyView {
    let id = course.lesson.id.clone();
    let next = progress::load().next_after(Some(&id)).map(|next| {
        let words = t!("learn-next", lesson = Lesson::title(next, lang()));
        view! { <a class="btn p" id="lesson-follow" href=format!("/learn/{next}")>{words}</a> }
    });
    let all = next.is_none().then(|| view! { <p>{t!("learn-all-done")}</p> });
    view! {
        <p class="eb">{t!("learn-over")}</p>
        <h1 class="h2" tabindex="-1">{Lesson::title(&id, lang())}</h1>
        <p>{Lesson::about(&id, lang())}</p>
        {all}
        <div class="act2 wrap">{next}<a class="btn" id="lesson-list" href="/learn">{t!("learn-list")}</a><a class="btn" href="/">{t!("home")}</a></div>
    }
    .into_any()
}
