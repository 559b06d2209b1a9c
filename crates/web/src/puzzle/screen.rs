//! The page of puzzles: the one of today, the row of days, and all by kind and grade.

use leptos::prelude::*;
use teacher::puzzle::{Kind, Puzzle};

use super::diary::{Diary, today};
use super::load::{Puzzles, of_day};
use crate::screen::frame::Header;
use crate::t;

#[component]
pub fn PuzzleScreen() -> impl IntoView {
    let puzzles = Puzzles::load();
    let body = move || match puzzles.get() {
        Puzzles::Loading => view! { <p class="mut" role="status">{t!("loading")}</p> }.into_any(),
        Puzzles::Missing => view! { <p class="mut">{t!("puzzles-missing")}</p> }.into_any(),
        Puzzles::Here(all) => all.with_value(|all| whole(all)),
    };
    view! {
        <main class="plain learn">
            <Header/>
            <h1 class="h1">{t!("puzzles")}</h1>
            <p class="lead">{t!("puzzles-lead")}</p>
            {body}
        </main>
    }
}

fn whole(all: &[Puzzle]) -> AnyView {
    let (diary, day) = (Diary::load(), today());
    let of_today = of_day(all, day).map(|puzzle| {
        let state = match diary.was_right(&puzzle.id) {
            None => t!("puzzle-new"),
            Some(true) => t!("puzzle-solved"),
            Some(false) => t!("puzzle-tried"),
        };
        let kind = t!(&format!("puzzle-kind-{}", puzzle.kind.name()));
        view! {
            <p><a class="btn p big" id="puzzle-today" href=address(puzzle)>{t!("puzzle-of-the-day")} ": " {kind}</a> " " <span class="mut">{state}</span></p>
        }
    });
    let row = diary.row(day) as usize;
    let kinds = Kind::ALL.map(|kind| of_kind(all, kind, &diary)).collect_view();
    view! {
        {of_today}
        <p>{t!("puzzle-row", n = row)} " · " {t!("puzzles-solved", n = diary.solved(), all = all.len())}</p>
        {kinds}
    }
    .into_any()
}

fn address(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}", puzzle.id)
}

fn of_kind(all: &[Puzzle], kind: Kind, diary: &Diary) -> AnyView {
    let own: Vec<&Puzzle> = all.iter().filter(|puzzle| puzzle.kind == kind).collect();
    let solved = own.iter().filter(|puzzle| diary.was_right(&puzzle.id) == Some(true)).count();
    // The next of each grade that has not been tried.
    let next = (1..=4u8).filter_map(|grade| {
        let mut open = own.iter().filter(|puzzle| puzzle.grade == grade && diary.was_right(&puzzle.id).is_none());
        open.next().map(|puzzle| {
            view! { <a class="btn sml" data-grade=grade.to_string() href=address(puzzle) aria-label=t!("puzzle-grade", n = grade)>{"★".repeat(usize::from(grade))}</a> }
        })
    });
    let next = next.collect_view();
    view! {
        <section class="lgrp">
            <div class="sec"><h2 class="h2">{t!(&format!("puzzle-kind-{}", kind.name()))}</h2><span class="sp"></span><span class="mut">{t!("learn-progress", n = solved, all = own.len())}</span></div>
            <p class="mut">{t!(&format!("puzzle-kind-words-{}", kind.name()))}</p>
            <div class="act2 wrap">{next}</div>
        </section>
    }
    .into_any()
}
