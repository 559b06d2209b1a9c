//! A game over days: an address is given and confirmed, a mail calls to the table, its link leads there.

use anyhow::{Context, Result};
use browser::{House, Meeting};

/// What stands in a letter from here on, as far as it is one word.
fn word<'a>(letter: &'a str, from: &str) -> Result<&'a str> {
    let at = letter.find(from).with_context(|| format!("{from} in {letter}"))?;
    let rest = &letter[at..];
    let end = rest.find(|letter: char| letter.is_whitespace() || "\"<>".contains(letter)).unwrap_or(rest.len());
    Ok(&rest[..end])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_called_by_mail_and_comes_back_by_its_link() -> Result<()> {
    let house = House::open()?;
    let Meeting { mover, waiter, .. } = Meeting::begin_with(&house, &[("Clock", "over days")]).await?;
    let table = waiter.path().await?;
    waiter.click("[data-account]").await?;
    waiter.click("#alerts summary").await?;
    waiter.see("#alerts-form .alm").await?;
    assert_eq!(waiter.obstacles().await?, [""; 0]);
    waiter.type_into("#alerts-form input[type=email]", "somebody@example.org").await?;
    waiter.click("#set-mail").await?;
    let letter = house.letter("#verify=").await?;
    waiter.go(&format!("/{}", word(&letter, "#verify=")?)).await?;
    waiter.see("#link-form .good").await?;
    // At once: the delay is for those who come and go.
    waiter.go(&table).await?;
    waiter.click("[data-account]").await?;
    waiter.click("#alerts summary").await?;
    waiter.see("#alert-delay").await?;
    let soon = "const field = document.querySelector('#alert-delay');
        field.value = '0'; field.dispatchEvent(new Event('change', { bubbles: true }))";
    waiter.eval(soon).await?;
    waiter.until("document.querySelector('#alert-delay').value === '0'").await?;
    waiter.click("#test-mail").await?;
    waiter.see("#alerts-form .good").await?;
    // The page is closed, the other one moves, and the mail comes.
    waiter.go("/rules").await?;
    mover.click("#ending").await?;
    let letter = house.letter(&table).await?;
    assert!(letter.contains("List-Unsubscribe"), "{letter}");
    waiter.go(word(&letter, &table)?).await?;
    waiter.until("document.querySelector('aside.side').dataset.mine === 'true'").await?;
    let number = waiter.number().await?;
    waiter.click("#ending").await?;
    waiter.until(&format!("Number(document.querySelector('main.table').dataset.number) > {number}")).await?;
    mover.leave().await?;
    waiter.leave().await
}
