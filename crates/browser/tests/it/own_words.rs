//! No screen shows a word of another language: what is read is compared with the words that only the others have.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};
use browser::{House, Language, Screen, Visitor};

pub type Words = BTreeSet<String>;

/// What the players of the recorded games are called.
const RECORDED_PLAYERS: [&str; 2] = ["Player 1", "1 random"];

/// Shorter ones are symbols and units as often as words.
const SHORTEST: usize = 3;

fn words(text: &str) -> Words {
    let parts = text.split(|letter: char| !letter.is_alphabetic());
    parts.filter(|word| word.chars().count() >= SHORTEST).map(str::to_lowercase).collect()
}

fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}

fn repository() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// What a message says: without its key, comments, variables and the names of its variants.
fn said(line: &str) -> String {
    if line.starts_with('#') {
        return String::new();
    }
    let value = if line.starts_with(' ') { line } else { line.split_once('=').map_or("", |(_, value)| value) };
    let without_variant = value.trim_start().trim_start_matches('*');
    let value = match without_variant.strip_prefix('[') {
        Some(variant) => variant.split_once(']').map_or("", |(_, text)| text),
        None => value,
    };
    value.split_whitespace().filter(|word| !word.contains('$')).collect::<Vec<_>>().join(" ")
}

/// Every word that the client can say in a language.
fn spoken(language: Language) -> Result<Words> {
    let folder = repository().join("crates/view/locales").join(language.code());
    let mut all = Words::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        all.extend(read(&entry?.path())?.lines().flat_map(|line| words(&said(line))));
    }
    Ok(all)
}

/// Names printed on map and papers: they are the same in all languages.
fn names() -> Result<Words> {
    let mut all = Words::new();
    for folder in ["crates/game/src/titles", "crates/web/src/titles"] {
        for title in std::fs::read_dir(repository().join(folder))? {
            let title = title?.path();
            for file in ["companies.rs", "map.rs", "private.rs", "mountain.rs", "regions.rs"] {
                let path = title.join(file);
                if path.is_file() {
                    all.extend(quoted(&read(&path)?).flat_map(words));
                }
            }
        }
    }
    all.extend(RECORDED_PLAYERS.into_iter().flat_map(words));
    all.extend(words("Kursbuch"));
    Ok(all)
}

/// What stands between quotation marks on a line: every other part.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// What only readers of other languages would understand.
pub fn foreign(language: Language) -> Result<Words> {
    let own = spoken(language)?;
    let known: Words = own.union(&names()?).cloned().collect();
    let mut others = Words::new();
    for other in Language::ALL.into_iter().filter(|other| *other != language) {
        others.extend(spoken(other)?);
    }
    Ok(others.difference(&known).cloned().collect())
}

/// All that can be read or heard on the page, but for what people have written themselves and what is printed on keys.
const READ: &str = "
    const texts = [], own = 'input, textarea, kbd, [lang]:not(html), noscript, script, style';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent.closest(own)) texts.push(walker.currentNode.data);
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
            if (one.hasAttribute(name) && !one.closest('[lang]:not(html)')) texts.push(one.getAttribute(name));
    texts.push(document.title);
    // Rules are called the same everywhere: 1844-TRACK-12, and in short TRACK-12; so are their chapters.
    return texts.join('\\n').replace(/\\b(18\\d\\d-)?[A-Z]{3,}(-\\d+)?\\b/g, '')";

pub async fn strangers(visitor: &Visitor, foreign: &Words) -> Result<Vec<String>> {
    let text = visitor.eval(READ).await?;
    let shown = words(text.as_str().unwrap_or_default());
    Ok(shown.intersection(foreign).cloned().collect())
}

/// The check sees what it is there to see, in text and in names alike.
#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_word_is_found() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Desktop).await?;
    visitor.speak(Language::German).await?;
    let foreign = foreign(Language::German)?;
    visitor
        .eval("document.querySelector('main').append('Undo'); document.querySelector('h1').title = 'Cofnij'")
        .await?;
    assert_eq!(strangers(&visitor, &foreign).await?, ["cofnij", "undo"]);
    visitor.leave().await
}
