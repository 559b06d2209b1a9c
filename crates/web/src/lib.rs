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
mod markup;
mod panel;
mod play;
mod push;
mod remote;
mod route;
mod screen;
mod settings;
mod sound;
mod text;
mod titles;
mod words;

/// Takes over the page.
pub fn start() {
    console_error_panic_hook::set_once();
    browser::keep_offline();
    browser::remove("#cover");
    leptos::mount::mount_to_body(app::App);
    browser::mark("interactive");
}
