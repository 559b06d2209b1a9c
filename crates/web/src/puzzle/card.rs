//! The question beside the table, its answers, and what is said to them.

use game::{Money, State};
use leptos::prelude::*;
use teacher::puzzle::{Kind, Puzzle};
use view::{doing, rulebook};

use super::table::Attempt;
use crate::play::table::Table;
use crate::text::{lang, sum};
use crate::{markup, t};

#[component]
pub fn PuzzleCard(attempt: Attempt) -> impl IntoView {
    let (puzzle, state) = (attempt.puzzle.get_value(), attempt.state.get_value());
    let question = question(&puzzle, &state);
    let grade = "★".repeat(usize::from(puzzle.grade));
    let options: Vec<AnyView> =
        puzzle.options.iter().enumerate().map(|(row, option)| answer(attempt, &puzzle, &state, row, option)).collect();
    let said = {
        let puzzle = puzzle.clone();
        move || {
            match (attempt.is_solved(), attempt.given.with(Vec::len)) {
            (true, 1) => Some(view! { <p class="lsaid good" data-said="right"><b>{t!("puzzle-right")}</b> " " {because(&puzzle, &state)}</p> }.into_any()),
            (true, _) => Some(view! { <p class="lsaid good" data-said="right">{t!("puzzle-found")} " " {because(&puzzle, &state)}</p> }.into_any()),
            (false, 0) => None,
            (false, _) => Some(view! { <p class="lsaid bad" data-said="wrong">{t!("puzzle-wrong")}</p> }.into_any()),
        }
        }
    };
    view! {
        <section class="lesson" data-rests="true" aria-label=t!("puzzles") data-puzzle=puzzle.id.clone()>
            <p class="eb">{t!("puzzles")} " · " <span title=t!("puzzle-grade", n = puzzle.grade)>{grade}</span></p>
            <h1 class="h2">{question}</h1>
            <div class="act2 wrap lans" class:says=puzzle.kind == Kind::Rule role="group" aria-label=t!("learn-answers")>{options}</div>
            <div role="status">{said}</div>
            <div class="act2 wrap"><a class="btn sml" id="puzzle-list" href="/puzzles">{t!("puzzle-more")}</a></div>
        </section>
    }
}

fn question(puzzle: &Puzzle, state: &State) -> String {
    let company = state.turn().map(|turn| state.spec(turn.company).symbol).unwrap_or_default();
    match puzzle.kind {
        Kind::Run => t!("puzzle-run", company = company),
        Kind::Tile => t!("puzzle-tile", company = company),
        Kind::Purchase => t!("puzzle-purchase"),
        Kind::Rule => {
            let action = puzzle.action.as_deref().and_then(|text| Puzzle::action(state, text).ok());
            t!("puzzle-rule", doing = action.map(|action| doing(state, &action, lang())).unwrap_or_default())
        }
    }
}

/// An option as a player reads it.
fn words(puzzle: &Puzzle, state: &State, option: &str) -> String {
    match puzzle.kind {
        Kind::Run => option.parse().map_or_else(|_| option.to_owned(), |revenue| sum(Money(revenue))),
        Kind::Tile | Kind::Purchase => {
            Puzzle::action(state, option).map_or_else(|_| option.to_owned(), |action| doing(state, &action, lang()))
        }
        Kind::Rule => rulebook::rule(option).map_or_else(|| option.to_owned(), |rule| rule.text(lang()).into_owned()),
    }
}

fn answer(attempt: Attempt, puzzle: &Puzzle, state: &State, row: usize, option: &str) -> AnyView {
    let table = Table::here();
    let is_right = puzzle.answer == row;
    let is_given = move || attempt.given.with(|given| given.contains(&row));
    let is_told = move || is_right && attempt.is_solved();
    let label = words(puzzle, state, option);
    // Whoever points at a tile sees it on the map.
    let shown = matches!(puzzle.kind, Kind::Tile).then(|| Puzzle::action(state, option).ok()).flatten();
    let show = move |_: web_sys::MouseEvent| {
        if let Some(action) = &shown {
            table.plan.set(Some(action.clone()));
        }
    };
    view! {
        <button
            class="btn lop"
            class:good=is_told
            class:bad=move || is_given() && !is_right
            data-option=row.to_string()
            disabled=move || is_given() || attempt.is_solved()
            on:mouseover=show
            on:mouseleave=move |_| table.plan.set(None)
            on:click=move |_| attempt.answer(row)
        >{label}</button>
    }
    .into_any()
}

/// Why the right answer is right.
fn because(puzzle: &Puzzle, state: &State) -> AnyView {
    let right = words(puzzle, state, &puzzle.options[puzzle.answer]);
    match puzzle.kind {
        Kind::Run => view! { <span>{t!("puzzle-proven")}</span> }.into_any(),
        Kind::Tile | Kind::Purchase => view! { <span>{t!("puzzle-best", doing = right)}</span> }.into_any(),
        Kind::Rule => {
            let rule = puzzle.options[puzzle.answer].clone();
            view! { <span>{right} " " {markup::named_rule_link(rule)}</span> }.into_any()
        }
    }
}
