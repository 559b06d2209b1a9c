//! All lessons: by group, what each teaches, how long it takes, which are done, and which comes next.

use leptos::prelude::*;
use teacher::lessons::{Group, Lesson, Progress, list};
use view::text::Texts;

use super::progress;
use crate::screen::frame::Header;
use crate::text::lang;
use crate::{browser, t, texts};

#[component]
pub fn LearnScreen() -> impl IntoView {
    browser::set_root("data-title", "1844");
    let progress = progress::load();
    let next = progress.next_after(None);
    let way = next.map(|id| {
        let words = t!("learn-begin", lesson = Lesson::title(id, lang()));
        view! { <p><a class="btn p big" id="learn-begin" href=format!("/learn/{id}")>{words}</a></p> }
    });
    let all_done = next.is_none().then(|| view! { <p>{t!("learn-all-done")}</p> });
    let groups = Group::all().map(|group| of_group(group, &progress, next)).collect_view();
    view! {
        <main class="plain learn">
            <Header/>
            <h1 class="h1">{t!("learn")}</h1>
            <p class="lead">{t!("learn-lead")}</p>
            {way} {all_done}
            {groups}
        </main>
    }
}

fn of_group(group: Group, progress: &Progress, next: Option<&'static str>) -> AnyView {
    let (done, all) = progress.of(group);
    let lessons = list().into_iter().filter(|(_, of, _)| *of == group);
    let rows = lessons.map(|(id, _, minutes)| {
        let (is_done, is_next) = (progress.has(id), next == Some(id));
        let done = is_done.then(|| view! { <span class="lmark good">"✓ " {t!("learn-done")}</span> });
        let suggested = is_next.then(|| view! { <span class="lmark">{t!("learn-suggested")}</span> });
        let state = if is_done { "done" } else { "open" };
        view! {
            <li data-lesson=id data-state=state>
                <a href=format!("/learn/{id}")>{Lesson::title(id, lang())}</a>
                <span class="xs mut lmin">{t!("learn-minutes", n = minutes)}</span>
                {done} {suggested}
                <p class="mut">{Lesson::about(id, lang())}</p>
            </li>
        }
    });
    let rows = rows.collect_view();
    view! {
        <section class="lgrp" data-group=group.name()>
            <div class="sec"><h2 class="h2">{t!(&format!("learn-group-{}", group.name()))}</h2><span class="sp"></span><span class="mut">{t!("learn-progress", n = done, all = all)}</span></div>
            <p class="mut">{t!(&format!("learn-group-words-{}", group.name()))}</p>
            <ol class="lls">{rows}</ol>
        </section>
    }
    .into_any()
}

/// The way to the lessons from the first page, for whoever has not finished those for newcomers.
#[component]
pub fn Invitation() -> impl IntoView {
    let progress = progress::load();
    let (done, all) = progress.of(Group::Newcomers);
    let next = progress.next_after(None).filter(|_| done < all);
    next.map(|next| {
        // What the lesson is called may come later than the page.
        let words = move || match (texts::are_here(Texts::Lessons), done) {
            (false, _) => t!("learn"),
            (true, 0) => t!("learn-begin", lesson = Lesson::title(next, lang())),
            (true, _) => t!("learn-next", lesson = Lesson::title(next, lang())),
        };
        view! {
            <p class="linv" id="learn-invite">
                <b>{t!("learn-invite")}</b> " " {t!("learn-invite-words")} " "
                <a href=format!("/learn/{next}")>{words}</a> " · " <a href="/learn">{t!("learn-list")}</a>
            </p>
        }
    })
}
