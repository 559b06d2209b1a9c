//! The caller's language, kept for the length of a request: refusals are worded wherever they arise.

use axum::http::header::{ACCEPT_LANGUAGE, HeaderMap};
use view::Lang;

use super::accept::preferences;

tokio::task_local! {
    static LANGUAGE: Lang;
}

/// Answers a request whose caller wants this language.
pub async fn answer_in<T>(lang: Lang, answer: impl Future<Output = T>) -> T {
    LANGUAGE.scope(lang, answer).await
}

/// Of the request that is being answered.
pub fn of_caller() -> Lang {
    LANGUAGE.try_with(|lang| *lang).unwrap_or_default()
}

/// The one that the caller likes best among those that we speak.
pub fn wanted(headers: &HeaderMap) -> Lang {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let primary = |tag: &str| tag.split('-').next().unwrap_or_default().parse().ok();
    preferences(header).into_iter().find_map(primary).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asks_for(text: &'static str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(text));
        wanted(&headers)
    }

    #[test]
    fn the_best_liked_language_that_we_speak_counts() {
        assert_eq!(asks_for("de-CH,de;q=0.9,en;q=0.8"), Lang::De);
        assert_eq!(asks_for("en;q=0.5, de;q=0.9, pl;q=0.7"), Lang::De);
        assert_eq!(asks_for("fr, pl;q=0.5"), Lang::Pl);
        assert_eq!(asks_for("de;q=0, pl;q=0.1"), Lang::Pl);
        for neither in ["fr", "", "*, d", "deu", "de;q=0"] {
            assert_eq!(asks_for(neither), Lang::En, "{neither}");
        }
    }
}
