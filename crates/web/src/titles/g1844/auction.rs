//! Bidding for a private railway.

use game::g1844::companies::FNM;
use game::g1844::{Action as Own, Auction as AuctionState, Choice as OwnChoice};
use game::{Action, Choice, Choices, Money, PrivateId, Round, State, TitleAction, TitleChoice};
use leptos::prelude::*;

use crate::decide::effects::{Row, list};
use crate::decide::par::{ParRow, par_table};
use crate::decide::stepper::SumField;
use crate::markup::{note, words};
use crate::play::table::Table;
use crate::t;
use crate::text::sum;
use crate::titles::offered;

/// The lowest bid that is possible.
pub fn proposal(choices: &Choices) -> Option<Action> {
    range(choices).map(|(minimum, _)| Own::Bid(minimum).into())
}

fn range(choices: &Choices) -> Option<(Money, Money)> {
    choices.offered.iter().find_map(|choice| match choice {
        Choice::Title(TitleChoice::G1844(OwnChoice::Bid { minimum, maximum })) => Some((*minimum, *maximum)),
        _ => None,
    })
}

fn auction(state: &State) -> Option<AuctionState> {
    match state.round() {
        Round::Initial(round) => round.g1844().copied(),
        Round::Shares(_) | Round::Operating(_) | Round::Finished => None,
    }
}

/// What a private railway brings, in words.
pub fn ability(private: PrivateId) -> String {
    t!(&format!("private-{}", private.index() + 1))
}

#[component]
pub fn Auction() -> impl IntoView {
    let table = Table::here();
    let card = move || {
        table.state.with(|state| {
            let auction = auction(state)?;
            let spec = state.edition().privates.get(auction.private.index())?;
            let mut rows = vec![
                Row { label: t!("face-value"), text: sum(spec.face) },
                Row { label: t!("income"), text: sum(spec.income) },
                Row { label: t!("brings"), text: ability(auction.private) },
            ];
            let standing = match auction.standing {
                Some((player, bid)) => t!("standing-bid", player = table.player_name(player), money = sum(bid)),
                None => t!("no-bid", money = sum(auction.minimum)),
            };
            rows.push(Row { label: t!("bid"), text: standing });
            Some(view! {
                <div class="prv">
                    <span class="tmini">"P"{auction.private.index() + 1}</span>
                    <h2 class="h2">{spec.name}</h2>
                </div>
                {list(rows)}
            })
        })
    };
    let bid = Signal::derive(move || match table.plan.get() {
        Some(Action::Title(TitleAction::G1844(Own::Bid(amount)))) => Some(amount.0),
        _ => None,
    });
    let field = move || match table.choices.with(|choices| range(choices)) {
        // Others look on.
        _ if !table.may_act.get() => ().into_any(),
        Some((minimum, maximum)) => {
            let set = Callback::new(move |amount: Option<i32>| {
                table.plan.set(amount.map(|amount| Own::Bid(Money(amount)).into()));
            });
            view! {
                <div class="selh">
                    <b class="b">{t!("your-bid")}</b>
                    <span class="sp"></span>
                    <SumField label=t!("your-bid") value=bid minimum=minimum.0 maximum=maximum.0 by=5 set=set/>
                </div>
            }
            .into_any()
        }
        None => note("hint", t!("cannot-bid"), None),
    };
    let others = move || {
        table.state.with(|state| {
            let auction = auction(state)?;
            let rows = state.in_order().map(|player| {
                let is_out = auction.passed.has(player);
                let mark = if is_out { t!("out-for-this") } else { t!("still-in") };
                view! {
                    <tr class=if is_out { "off" } else { "" }>
                        <td>{table.player_name(player)}</td>
                        <td class="mut">{mark}</td>
                        <td class="r">{sum(state[player].cash())}</td>
                    </tr>
                }
            });
            Some(view! {
                <table class="buy">
                    <thead><tr><th colspan="2">{t!("player")}</th><th class="r">{t!("cash")}</th></tr></thead>
                    <tbody>{rows.collect::<Vec<_>>().collect_view()}</tbody>
                </table>
            })
        })
    };
    let after = move || {
        let seat = table.state.with(game::deciding)?;
        let cash = table.state.with(|state| state[seat].cash());
        let bid = Money(bid.get()?);
        Some(list(vec![Row { label: t!("your-cash"), text: format!("{} → {}", sum(cash), sum(cash - bid)) }]))
    };
    view! { <section>{card}</section> <section class="rule">{field} {after}</section> <section>{others}</section> <PrivatesAhead/> }
}

/// The papers that are still to come.
#[component]
fn PrivatesAhead() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        table.state.with(|state| {
            let now = auction(state)?.private;
            let ahead = state.edition().private_ids().skip(now.index() + 1);
            let rows = ahead.map(|id| {
                let spec = state.edition().private(id);
                view! {
                    <tr>
                        <td><span class="tmini">"P"{id.index() + 1}</span></td>
                        <td><b class="b">{spec.name}</b><br/><span class="xs mut">{words(ability(id))}</span></td>
                        <td class="r">{sum(spec.face)}</td>
                        <td class="r mut">{sum(spec.income)}</td>
                    </tr>
                }
            });
            Some(rows.collect_view())
        })
    };
    view! {
        <section>
            <table class="buy">
                <thead><tr><th colspan="2">{t!("still-to-come")}</th><th class="r">{t!("face-value")}</th><th class="r">{t!("income")}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
}

/// P6 brings the FNM: its par.
#[component]
pub fn FnmPar() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        table.choices.with(|choices| {
            offered(choices, |action| {
                let Some(own @ Own::SetFnmPar(par)) = action.g1844() else { return None };
                Some(ParRow { action: own.clone().into(), par: *par, company: FNM })
            })
        })
    };
    view! { <p class="mut">{t!("fnm-par-words")}</p> {move || par_table(table, rows())} }
}
