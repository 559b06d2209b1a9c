//! Games that are over are found again: by words, and by who played them.

use anyhow::Result;
use browser::{House, Screen};

/// A game to look at, brought in by a script: two words are in its name.
const BRING: &str = "const done = arguments[0];
    const send = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const setup = { profile: '1844-2e', rules_version: 2, players: ['Anna', 'Beat', 'Cleo'], options: [] };
    const log = JSON.stringify({ format: 'kursbuch-log/1', setup, actions: [] });
    send('/api/guests', { name: 'Anna' })
        .then(() => send('/api/tables/import', { name: 'Winter at Napf', log, purpose: 'review' }))
        .then(answer => done(answer.status))";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_found_in_the_archive_and_looked_at() -> Result<()> {
    let house = House::open()?;
    let visitor = house.visitor(Screen::Phone).await?;
    visitor.go("/").await?;
    assert_eq!(visitor.eval_async(BRING).await?, 201);
    visitor.go("/archive").await?;
    visitor.see("#archive tbody tr").await?;
    assert_eq!(visitor.obstacles().await?, [""; 0]);
    visitor.type_into("#find-game", "oberalp").await?;
    visitor.until("!document.querySelector('#archive tbody tr')").await?;
    visitor.eval("document.querySelector('#find-game').value = ''").await?;
    visitor.type_into("#find-game", "napf win").await?;
    visitor.see("#archive tbody tr").await?;
    visitor.click("#archive tbody a").await?;
    visitor.see("main.table").await?;
    visitor.leave().await
}
