//! Pages of people: finding a table, profiles, reports, and the page of those who run a club.

use anyhow::Result;
use browser::{House, Language, Screen, Visitor};
use serde_json::json;

use crate::own_words::{foreign, strangers};

/// Signs in, or registers: the first one administers. Returns who that is.
async fn enter(visitor: &Visitor, name: &str) -> Result<String> {
    visitor.see("[data-account]").await?;
    let body = json!({ "name": name, "password": "long enough" });
    let script = format!(
        "const done = arguments[0], body = JSON.stringify({body});
        const send = path => fetch(path, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body }});
        send('/api/users').then(answer => answer.ok ? answer : send('/api/session')).then(answer => answer.json()).then(me => done(me.user))"
    );
    let user = visitor.eval_async(&script).await?;
    visitor.reload().await?;
    visitor.until(&format!("document.querySelector('[data-account]').innerText === '{name}'")).await?;
    Ok(user.as_str().unwrap_or_default().to_owned())
}

/// Opens a table for three; returns its address.
async fn open_table(visitor: &Visitor, name: &str, more: serde_json::Value) -> Result<String> {
    let mut body =
        json!({ "name": name, "profile": "1844-2e", "seats": [{ "is": "me" }, { "is": "open" }, { "is": "open" }] });
    for (field, value) in more.as_object().into_iter().flatten() {
        body[field] = value.clone();
    }
    let script = format!(
        "const done = arguments[0];
        fetch('/api/tables', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({body}) }})
            .then(answer => answer.json()).then(table => done('/g/' + table.id))"
    );
    Ok(visitor.eval_async(&script).await?.as_str().unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_reported_and_dealt_with() -> Result<()> {
    let house = House::open()?;
    let (anna, beat) = (house.visitor(Screen::Desktop).await?, house.visitor(Screen::Phone).await?);
    anna.go("/").await?;
    enter(&anna, "Anna").await?;
    beat.go("/").await?;
    let rude = enter(&beat, "Beat").await?;
    let table = open_table(&anna, "Napf", json!({})).await?;
    open_table(&beat, "Behind the door", json!({ "access": "invitation" })).await?;
    beat.go(&table).await?;
    beat.click("[data-join]").await?;
    beat.type_into("#chat", "Rude words").await?;
    beat.press("\u{e007}").await?;
    // Anna reports the message where she reads it.
    anna.go(&table).await?;
    anna.click("[data-report]").await?;
    anna.type_into("#report-reason", "That was not nice").await?;
    anna.click("#send-report").await?;
    anna.until("document.querySelector('.cht2 [role=status]').innerText !== ''").await?;
    // On her page as an administrator she reads it again, closes it, and keeps Beat out for a week.
    anna.go("/admin").await?;
    anna.until("document.querySelector('#reports')?.innerText.includes('Rude words')").await?;
    anna.until("document.querySelector('#tables').innerText.includes('Behind the door')").await?;
    assert_eq!(anna.obstacles().await?, [""; 0]);
    anna.click("[data-resolve]").await?;
    anna.type_into("#admin-reason", "Spoken to").await?;
    anna.click("#confirm-act").await?;
    anna.until("!document.querySelector('[data-resolve]')").await?;
    anna.click(&format!("[data-ban=\"{rude}\"]")).await?;
    anna.type_into("#admin-reason", "Rude").await?;
    anna.type_into("#ban-days", "7").await?;
    assert_eq!(anna.obstacles().await?, [""; 0]);
    anna.click("#confirm-act").await?;
    anna.until(&format!("!document.querySelector('[data-ban=\"{rude}\"]')")).await?;
    anna.type_into("#announce-text", "Tournament on Friday").await?;
    anna.click("#announce").await?;
    anna.until("document.querySelectorAll('#acts li').length === 3").await?;
    // He is out, and reads what is said to all.
    beat.go("/").await?;
    beat.until("document.querySelector('#announcement')?.innerText === 'Tournament on Friday'").await?;
    assert!(!beat.is("document.querySelector('[data-account]').innerText === 'Beat'").await?);
    assert_eq!(beat.obstacles().await?, [""; 0]);
    // What the page of a person offers to do about them.
    anna.go(&format!("/people/{rude}")).await?;
    anna.click("#block").await?;
    anna.until("document.querySelector('[role=status]').innerText !== ''").await?;
    assert_eq!(anna.obstacles().await?, [""; 0]);
    anna.leave().await?;
    beat.leave().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_is_found_by_what_its_group_looks_for() -> Result<()> {
    let house = House::open()?;
    let (anna, beat) = (house.visitor(Screen::Desktop).await?, house.visitor(Screen::Phone).await?);
    anna.go("/").await?;
    enter(&anna, "Anna").await?;
    open_table(&anna, "Gotthard", json!({ "wanted": { "level": "beginner", "language": "de" } })).await?;
    // More than one page of others, opened later.
    for number in 0..35 {
        open_table(&anna, &format!("Table {number}"), json!({ "wanted": { "level": "expert" } })).await?;
    }
    let listed = |count: usize| format!("document.querySelectorAll('#open-tables tbody tr').length === {count}");
    beat.go("/").await?;
    beat.until(&listed(30)).await?;
    beat.click("#more-open").await?;
    beat.until(&listed(36)).await?;
    beat.reload().await?;
    beat.until(&listed(30)).await?;
    beat.click("#looking summary").await?;
    beat.click("#looking [role=group] button:nth-child(2)").await?;
    beat.until(&listed(1)).await?;
    assert!(beat.text("#open-tables").await?.contains("Gotthard"), "though it is the oldest");
    assert_eq!(beat.obstacles().await?, [""; 0]);
    beat.click("#looking [role=group] button:nth-child(3)").await?;
    beat.until(&listed(0)).await?;
    beat.click("#looking [role=group] button:nth-child(1)").await?;
    beat.until(&listed(30)).await?;
    beat.type_into("#find-table", "gotth").await?;
    beat.until(&listed(1)).await?;
    anna.leave().await?;
    beat.leave().await
}

/// Archive, profile, administration and account speak the reader's language, with nothing in the way of anybody.
#[tokio::test(flavor = "multi_thread")]
async fn the_pages_of_people_speak_every_language() -> Result<()> {
    let house = House::open()?;
    for language in Language::ALL {
        let visitor = house.visitor(Screen::Desktop).await?;
        visitor.speak(language).await?;
        let anna = enter(&visitor, "Anna").await?;
        let foreign = foreign(language)?;
        let mut found = Vec::new();
        for page in ["/archive", &format!("/people/{anna}"), "/admin", "/"] {
            visitor.go(page).await?;
            visitor.see("main h1").await?;
            if page == "/" {
                visitor.click("[data-account]").await?;
                visitor.see("#account-form").await?;
            }
            visitor.eval("document.querySelectorAll('main.plain details, #account-form details').forEach(one => one.open = true)").await?;
            if page == "/" {
                visitor.see("#alerts-form .alm").await?;
            }
            found.extend(strangers(&visitor, &foreign).await?.into_iter().map(|word| format!("{page}: {word}")));
            found.extend(visitor.obstacles().await?.into_iter().map(|one| format!("{page}: {one}")));
        }
        assert!(found.is_empty(), "{}\n{}", language.code(), found.join("\n"));
        visitor.leave().await?;
    }
    Ok(())
}
