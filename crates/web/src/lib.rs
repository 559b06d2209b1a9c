//! The client: draws positions, offers choices, shows what would follow. It knows no rule: whether something is allowed
//! is asked of `game`, and the words for it come from `view`.

mod app;
mod bindings;
mod browser;
mod decide;
mod dialog;
pub mod draw;
mod image;
mod keys;
mod learn;
mod leisure;
mod markup;
mod panel;
mod play;
mod push;
mod puzzle;
mod remote;
mod route;
mod screen;
mod self_play;
mod settings;
mod sound;
mod text;
mod texts;
mod titles;
mod words;
mod worker;

pub use self_play::self_play;
use wasm_bindgen_futures::spawn_local;

/// Takes over the page; in a worker, waits for questions.
pub fn start() {
    if worker::is_inside() {
        return worker::work();
    }
    console_error_panic_hook::set_once();
    browser::keep_offline();
    spawn_local(async {
        texts::fetch_words(settings::wished_lang()).await;
        browser::remove("#cover");
        leisure::begin();
        leptos::mount::mount_to_body(app::App);
        browser::mark("interactive");
    });
}
