//! Texts that come after the program: those of one language, and rules and lessons when somebody is about to read them.

use std::cell::RefCell;

use gloo_net::http::Request;
use leptos::prelude::*;
use view::Lang;
use view::text::{Texts, are_missing, install};
use wasm_bindgen_futures::spawn_local;

use crate::browser;
use crate::text::lang;

/// Milliseconds before another try.
const AGAIN: i32 = 1_500;

thread_local! {
    /// Told whenever texts have come.
    static COME: ArcRwSignal<()> = ArcRwSignal::new(());
    static ON_THE_WAY: RefCell<Vec<(Lang, Texts)>> = const { RefCell::new(Vec::new()) };
}

/// Their file: named by its content, so that program and texts are always of the same version.
fn address(lang: Lang, texts: Texts) -> Option<String> {
    let version = js_sys::Reflect::get(&js_sys::global(), &"kursbuchTexts".into()).ok()?.as_string()?;
    Some(format!("/texts/{}-{}-{version}.ftl", lang.code(), texts.name()))
}

/// Fetches them if they are not there. Says whether they are now.
pub async fn fetch(lang: Lang, texts: Texts) -> bool {
    if !are_missing(lang, texts) {
        return true;
    }
    let Some(address) = address(lang, texts) else { return false };
    if let Ok(answer) = Request::get(&address).send().await
        && answer.ok()
        && let Ok(content) = answer.text().await
    {
        install(lang, texts, &content);
    }
    !are_missing(lang, texts)
}

/// Fetches the words that no screen can do without, however long that takes.
pub async fn fetch_words(lang: Lang) {
    while !fetch(lang, Texts::Words).await {
        browser::pause(AGAIN).await;
    }
}

/// Whether they are there in the language of the screen. If not, they are sent for, and whoever asked hears when they come.
pub fn are_here(texts: Texts) -> bool {
    let lang = lang();
    if !are_missing(lang, texts) {
        return true;
    }
    COME.with(|come| come.track());
    let is_new = ON_THE_WAY.with_borrow_mut(|awaited| {
        let is_new = !awaited.contains(&(lang, texts));
        awaited.extend(is_new.then_some((lang, texts)));
        is_new
    });
    if is_new {
        spawn_local(async move {
            while !fetch(lang, texts).await {
                browser::pause(AGAIN).await;
            }
            COME.with(|come| come.notify());
        });
    }
    false
}

/// Shows something that needs such texts once they are there.
pub fn with<V: IntoView + 'static>(texts: Texts, view: impl Fn() -> V + Send + 'static) -> impl IntoView {
    move || are_here(texts).then(&view)
}
