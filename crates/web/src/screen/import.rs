//! Bringing in a log: our own, or one of 18xx.games.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use wire::g18xx::{Game, Import};
use wire::{Log, replay};

use super::unread::{Unread, no_json, of_game, of_log};
use crate::markup::rule_link;
use crate::play::local::LocalGame;
use crate::play::seat::Seat;
use crate::route::{Place, Router};
use crate::t;

/// A log of either kind as ours, or why it cannot be.
fn read(text: &str) -> Result<Log, Unread> {
    let json: serde_json::Value = serde_json::from_str(text).map_err(|why| no_json(&why))?;
    if json.get("format").is_some() {
        return read_own(text);
    }
    if !Game::is_one(&json) {
        return Err(t!("not-a-log").into());
    }
    let game = Game::read(text).map_err(|why| of_game(&json, None, &why))?;
    let mut import = Import::new(&game).map_err(|why| of_game(&json, None, &why))?;
    for action in game.effective_actions() {
        import.step(action).map_err(|why| of_game(&json, Some(&import.state), &why))?;
    }
    Ok(import.log())
}

fn read_own(text: &str) -> Result<Log, Unread> {
    let log = Log::read(text).map_err(|why| of_log(None, &why))?;
    match replay(&log, |_, _| ()) {
        Ok(_) => Ok(log),
        Err(why) => Err(of_log(Some(&log), &why)),
    }
}

#[component]
pub fn ImportScreen() -> impl IntoView {
    let router = Router::here();
    let failure = RwSignal::new(None::<Unread>);
    let take = move |text: String| match read(&text) {
        Ok(log) => {
            let seats: Vec<_> = log.setup.players.iter().map(|_| Seat::Human.into()).collect();
            let mut game = LocalGame::imported(log, seats);
            game.save();
            router.go(Place::Local { id: game.id, at: None, panel: None });
        }
        Err(why) => failure.set(Some(why)),
    };
    let chosen = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            if let Ok(text) = JsFuture::from(file.text()).await {
                take(text.as_string().unwrap_or_default());
            }
        });
    };
    let pasted = RwSignal::new(String::new());
    view! {
        <main class="plain">
            <super::frame::Header/>
            <h1 class="h1">{t!("import-log")}</h1>
            <p class="mut">{t!("import-words")}</p>
            <p><label>{t!("file")} " " <input type="file" accept=".json,application/json" on:change=chosen/></label></p>
            <p><label class="vst2">{t!("or-paste")}
                <textarea rows="8" prop:value=pasted on:input=move |event| pasted.set(event_target_value(&event))></textarea>
            </label></p>
            <div class="act2"><button class="btn p" on:click=move |_| take(pasted.get_untracked())>{t!("import")}</button></div>
            {move || failure.get().map(|why| view! { <div class="toast" role="alert"><div><b class="b">{t!("import-failed")}</b> " " {why.words} " " {why.rule.map(rule_link)}</div></div> })}
        </main>
    }
}
