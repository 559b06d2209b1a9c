//! Which lessons were finished in this browser.

use teacher::lessons::Progress;

use crate::browser;

const KEY: &str = "kursbuch.lessons";

pub fn load() -> Progress {
    browser::stored(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

pub fn finish(id: &str) {
    let mut progress = load();
    progress.finish(id);
    if let Ok(text) = serde_json::to_string(&progress) {
        browser::store(KEY, &text);
    }
}
