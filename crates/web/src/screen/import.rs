//! Bringing in a log: our own, or one of 18xx.games.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use wire::Log;
use wire::g18xx::{Game, Import};

use crate::play::local::LocalGame;
use crate::play::seat::Seat;
use crate::route::{Place, Router};
use crate::t;

/// A log of either kind as ours, or why it cannot be.
fn read(text: &str) -> Result<Log, String> {
    let json: serde_json::Value = serde_json::from_str(text).map_err(|why| why.to_string())?;
    if json.get("format").is_some() {
        return Log::read(text).map_err(|why| why.to_string());
    }
    if !Game::is_one(&json) {
        return Err(t!("not-a-log"));
    }
    let game = Game::read(text).map_err(|why| why.to_string())?;
    let mut import = Import::new(&game).map_err(|why| why.to_string())?;
    for action in game.effective_actions() {
        import.step(action).map_err(|why| why.to_string())?;
    }
    let mut log = Log::begin(&game.setup, game.player_names.clone());
    let mut state = game::begin(&game.setup).map_err(|why| why.to_string())?;
    for action in &import.played {
        state = game::play(&state, action).map_err(|refusal| refusal.to_string())?.state;
        log.append(&state, action);
    }
    Ok(log)
}

#[component]
pub fn ImportScreen() -> impl IntoView {
    let router = Router::here();
    let failure = RwSignal::new(None::<String>);
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
            {move || failure.get().map(|why| view! { <div class="toast" role="alert"><div><b class="b">{t!("import-failed")}</b> " " {why}</div></div> })}
        </main>
    }
}
