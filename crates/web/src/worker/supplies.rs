//! What answers need and the program does not have in itself: what the learned player knows, and words. It is loaded when
//! somebody asks, from beside the page.

use bots::{has_weights, install_weights};
use game::Title;
use gloo_net::http::Request;
use view::text::{Texts, are_missing};

use super::message::Question;
use crate::texts;

/// Whether something has to be fetched before this question can be answered well.
pub fn are_lacking(question: &Question) -> bool {
    question.asks_the_learned().is_some_and(|title| !has_weights(title))
        || question.lang().is_some_and(|lang| are_missing(lang, Texts::Words))
}

/// Fetches all that this question needs. Where there is nothing, because there is no connection and no copy, the learned
/// player goes by the forecast.
pub async fn fetch(question: &Question) {
    if let Some(title) = question.asks_the_learned().filter(|title| !has_weights(*title)) {
        fetch_weights(title).await;
    }
    if let Some(lang) = question.lang() {
        texts::fetch(lang, Texts::Words).await;
    }
}

async fn fetch_weights(title: Title) {
    let answer = Request::get(&format!("/weights/{}.network", title.name())).send().await;
    if let Ok(answer) = answer
        && answer.ok()
        && let Ok(bytes) = answer.binary().await
    {
        // Weights of another version are as good as none.
        let _ = install_weights(title, &bytes);
    }
}
