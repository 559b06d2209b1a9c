//! What the learned player knows: loaded when somebody plays against it, from beside the page.

use bots::{has_weights, install_weights};
use game::Title;
use gloo_net::http::Request;

/// Whether they have to be fetched first.
pub fn are_missing(title: Title) -> bool {
    !has_weights(title)
}

/// Fetches them. Where there are none, because there is no connection and no copy, the player goes by the forecast.
pub async fn fetch(title: Title) {
    let answer = Request::get(&format!("/weights/{}.network", title.name())).send().await;
    if let Ok(answer) = answer
        && answer.ok()
        && let Ok(bytes) = answer.binary().await
    {
        // Weights of another version are as good as none.
        let _ = install_weights(title, &bytes);
    }
}
