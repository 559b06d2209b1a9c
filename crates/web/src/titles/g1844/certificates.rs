//! Mountain railways and tunnel certificates on sale in share rounds.

use game::g1844::{Action as Own, MOUNTAIN_PRICE, TUNNEL_PRICE};
use game::{Action, Money, PlayerId};
use leptos::prelude::*;

use crate::play::table::Table;
use crate::t;
use crate::text::sum;
use crate::titles::offered;

/// Those on sale. All of a kind are alike: one of each is enough to choose from.
fn on_sale(table: Table) -> Vec<Own> {
    table.choices.with(|choices| {
        let certificates = offered(choices, |action| {
            let is_certificate = |own: &&Own| matches!(own, Own::BuyMountain(_) | Own::BuyTunnel(_));
            action.g1844().filter(is_certificate).cloned()
        });
        let mut shown: Vec<Own> = Vec::new();
        for certificate in certificates {
            let alike = |other: &Own| std::mem::discriminant(other) == std::mem::discriminant(&certificate);
            if !shown.iter().any(alike) {
                shown.push(certificate);
            }
        }
        shown
    })
}

/// The certificates on sale in a share round.
#[component]
pub fn Certificates() -> impl IntoView {
    let table = Table::here();
    let rows = move || on_sale(table).into_iter().map(|certificate| row(table, &certificate)).collect_view();
    view! {
        <section class:none=move || on_sale(table).is_empty()>
            <p class="eb">{t!("papers")}</p>
            <table class="buy"><tbody>{rows}</tbody></table>
        </section>
    }
}

fn row(table: Table, certificate: &Own) -> AnyView {
    let left = |owners: &mut dyn Iterator<Item = Option<PlayerId>>| owners.filter(Option::is_none).count();
    let (name, words, price, left) = table.state.with(|state| match (certificate, state.g1844()) {
        (Own::BuyMountain(id), Some(own)) => {
            let left = left(&mut own.mountains().iter().map(|paper| paper.owner));
            (view::names::mountain(*id), t!("mountain-words"), MOUNTAIN_PRICE, left)
        }
        (Own::BuyTunnel(id), Some(own)) => {
            let left = left(&mut own.tunnels().iter().map(|paper| paper.owner));
            (view::names::tunnel(*id), t!("tunnel-words"), TUNNEL_PRICE, left)
        }
        _ => (String::new(), String::new(), Money::ZERO, 0),
    });
    let action = Action::from(certificate.clone());
    let is_on = {
        let action = action.clone();
        Memo::new(move |_| table.plan.with(|plan| plan.as_ref() == Some(&action)))
    };
    view! {
        <tr class="pick" class:cr2=move || is_on.get() on:click=move |_| table.plan.set(Some(action.clone()))>
            <td><span class="tmini">{name.clone()}</span></td>
            <td colspan="2"><button class="lk b" aria-pressed=move || is_on.get().to_string()>{words}</button><br/><span class="xs mut">{t!("n-left", n = left)}</span></td>
            <td class="r b">{sum(price)}</td>
        </tr>
    }
    .into_any()
}
