//! The table: title bar, order, the large panel, the decision, the players.

use game::query::wealth;
use game::{Money, PlayerId, State};
use leptos::prelude::*;
use view::text::Texts;

use super::aid::AidPanel;
use super::branch::LineSheet;
use super::frame::{Menu, MenuDialog};
use super::history::{HistoryPanel, HistoryStrip, Looked};
use super::remote::Proposals;
use super::rules::{RuleDialog, RuleSheet, RulesPanel};
use super::unread::{Unread, of_log};
use crate::decide::ahead::PlanningBar;
use crate::decide::{Decision, DecisionPanel};
use crate::keys;
use crate::markup::rule_link;
use crate::panel::aside::ThirdColumn;
use crate::panel::company::CompaniesPanel;
use crate::panel::curtain;
use crate::panel::formation::{FormationLine, FormationSheet, FormationView};
use crate::panel::log::LogPanel;
use crate::panel::map::MapPanel;
use crate::panel::market::MarketPanel;
use crate::panel::order::OrderBar;
use crate::panel::players::PlayersBar;
use crate::panel::seats::{SeatDialog, SeatSheet, seat_button};
use crate::panel::sheet::Sheet;
use crate::panel::shown::Shown;
use crate::panel::tiles::TilesPanel;
use crate::panel::top::{PhoneBar, TopBar, round_name, title_name};
use crate::panel::trains::TrainsPanel;
use crate::play::local::LocalGame;
use crate::play::record::Record;
use crate::play::table::{Mode, Panel, Purpose, Source, Table};
use crate::remote::clock::PausedNote;
use crate::route::{Place, Router};
use crate::text::sum;
use crate::{browser, t, texts};

/// A game of this browser.
#[component]
pub fn LocalTable(id: String, at: Option<usize>, panel: Option<Panel>) -> impl IntoView {
    let Some(game) = LocalGame::load(&id) else { return view! { <Missing/> }.into_any() };
    match Record::from_log(&game.log) {
        Ok(record) => {
            let seats = game.seats();
            let table = Table::new(game.name.clone(), record, seats, Source::Local(Box::new(game)));
            table.at.set(at);
            table.chosen_panel.set(panel);
            keep_address(table, id);
            table.drive();
            view! { <TableScreen table=table/> }.into_any()
        }
        Err(why) => {
            let why = of_log(Some(&game.log), &why);
            view! { <Broken game=game why=why/> }.into_any()
        }
    }
}

/// The address bar follows the point of the game and the panel.
fn keep_address(table: Table, id: String) {
    Effect::new(move |_| {
        let place = Place::Local { id: id.clone(), at: table.at.get(), panel: table.chosen_panel.get() };
        browser::settle_at(&format!("/local/{id}"), place.path());
    });
}

#[component]
pub fn TableScreen(table: Table) -> impl IntoView {
    provide_context(table);
    keys::listen(table);
    keep_title(table);
    keep_seen(table);
    curtain::keep(table);
    table.keep_word();
    Shown::provide(table);
    Looked::provide();
    let formation = FormationView::new(table);
    let (rules, menu, seats) = (RuleSheet::provide(), Menu::provide(), SeatSheet::provide());
    table.keep_pace();
    table.keep_saved();
    let title = table.state.with_untracked(|state| title_name(state.edition().title).0);
    browser::set_root("data-title", title);
    // Once it is there, the map stays below whatever is looked at.
    let has_map = Memo::new(move |had: Option<&bool>| had == Some(&true) || table.panel.get() == Panel::Map);
    let map = move || has_map.get().then(|| view! { <MapPanel/> });
    let over = move || over_map(table.panel.get()).map(|panel| view! { <div class="over">{panel}</div> });
    let keeping = RwSignal::new(false);
    let analysis = move || {
        let Mode::Analysis { from, purpose } = table.mode.get() else { return None };
        if let Purpose::Planning(_) = purpose {
            return Some(view! { <PlanningBar/> }.into_any());
        }
        Some(
            view! {
                <div class="anl" role="status">
                    <span>{t!("analysis-from", n = from)}</span>
                    <span class="act2">
                        <button class="btn sml" id="keep-line" on:click=move |_| keeping.set(true)>{t!("keep-line")}</button>
                        <button class="btn sml" on:click=move |_| table.leave_analysis()>{t!("leave-analysis")}</button>
                    </span>
                </div>
            }
            .into_any(),
        )
    };
    view! {
        <a class="skip" href="#decision">{t!("skip")}</a>
        <main class="table" on:click=move |event| rules.follow(&event) data-decision=move || table.state.with(|state| Decision::of(state).name()) data-number=move || table.number() data-panel=move || table.panel.get().name() data-mine=move || table.may_act.get().to_string() data-look=move || if table.panel.get() == table.state.with(Panel::for_position) { "decision" } else { "other" } data-mode=move || if matches!(table.mode.get(), Mode::Analysis { .. }) { "analysis" } else { "played" }>
            <PhoneBar/>
            <TopBar/>
            <OrderBar/>
            <DecisionPanel/>
            <div class="stage">{table.remote().map(|remote| view! { <Proposals remote=remote/> <PausedNote remote=remote/> })}{analysis}<FormationLine formation=formation/><div class="pane">{map}{over}</div><HistoryStrip/></div>
            <ThirdColumn/>
            <PlayersBar/>
            <Tabs/>
        </main>
        <FormationSheet formation=formation/>
        <RuleDialog sheet=rules/>
        <MenuDialog menu=menu/>
        <SeatDialog sheet=seats/>
        <LineSheet table=table is_open=keeping/>
        <keys::KeySheet/>
    }
}

/// The panel that covers the map, unless that is what is looked at.
fn over_map(panel: Panel) -> Option<AnyView> {
    Some(match panel {
        Panel::Map => return None,
        Panel::Market => view! { <MarketPanel/> }.into_any(),
        Panel::Companies => view! { <CompaniesPanel/> }.into_any(),
        Panel::Players => view! { <PlayersPanel/> }.into_any(),
        Panel::Trains => view! { <TrainsPanel/> }.into_any(),
        Panel::Tiles => view! { <TilesPanel/> }.into_any(),
        Panel::Log => view! { <LogPanel/> }.into_any(),
        Panel::Rules => texts::with(Texts::Rules, || view! { <RulesPanel rule=None/> }).into_any(),
        Panel::Aid => view! { <AidPanel/> }.into_any(),
        Panel::History => view! { <HistoryPanel/> }.into_any(),
    })
}

/// Players with their papers, and the sheet.
#[component]
fn PlayersPanel() -> impl IntoView {
    let (table, shown) = (Table::here(), Shown::here());
    let rows = move || {
        shown.with(|table_view| {
            let rows = table_view.players.iter().map(|player| {
                let name = game::PlayerId::in_seat(player.seat).map(|player| table.player_name(player));
                let sum = |amount: i32| sum(Money(amount));
                view! {
                    <tr>
                        <td class="b">{seat_button(table, player.seat, name)}</td>
                        <td class="r">{sum(player.cash)}</td>
                        <td class="r">{sum(player.shares)}</td>
                        <td class="r">{sum(player.papers_worth)}</td>
                        <td class="r red">{(player.debt > 0).then(|| sum(player.debt))}</td>
                        <td class="r b">{sum(player.worth)}</td>
                        <td class="r">{player.certificates} "/" {player.certificate_limit}</td>
                        <td class="r">{sum(player.income)}</td>
                        <td class="n">{player.papers.join(" ")}</td>
                    </tr>
                }
            });
            rows.collect::<Vec<_>>().collect_view()
        })
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("panel-players")>
            <h2 class="h2">{t!("players")}</h2>
            <div class="wide" tabindex="0" role="region" aria-label=t!("standing")>
            <table class="st2">
                <thead><tr>
                    <th>{t!("player")}</th><th class="r">{t!("cash")}</th><th class="r">{t!("shares")}</th><th class="r">{t!("papers-value")}</th>
                    <th class="r">{t!("debt")}</th><th class="r">{t!("worth")}</th><th class="r">{t!("papers-count")}</th><th class="r">{t!("income")}</th><th>{t!("papers-held")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            </div>
            <FinalCount/>
            <Sheet/>
        </div>
    }
}

/// What the worth of each player is made of, as it would be counted now.
#[component]
fn FinalCount() -> impl IntoView {
    let table = Table::here();
    let rows = move || {
        table.state.with(|state| {
            let rows = state.in_order().map(|player| {
                let name = table.player_name(player);
                view! { <dt>{name}</dt><dd>{count_words(state, player)}</dd> }
            });
            rows.collect::<Vec<_>>().collect_view()
        })
    };
    let papers = table.state.with_untracked(|state| t!(&format!("papers-count-{}", state.edition().title.name())));
    view! {
        <details class="cnt">
            <summary>{t!("what-counts")}</summary>
            <p class="xs mut">{t!("what-counts-words")} " " {papers}</p>
            <dl class="kv f">{rows}</dl>
        </details>
    }
}

/// `Cash 120 + SCB 3 × 90 + papers 200 − debt 40 = 550`
fn count_words(state: &State, player: PlayerId) -> String {
    let wealth = wealth(state, player);
    let mut parts = vec![format!("{} {}", t!("cash"), sum(wealth.cash))];
    for company in state.by_price() {
        let held = state[company].shares()[player.index()];
        if let Some(price) = state.price(company).filter(|_| held > 0) {
            parts.push(format!("{} {held} × {}", state.spec(company).symbol, sum(price)));
        }
    }
    if wealth.papers > Money::ZERO {
        parts.push(format!("{} {}", t!("papers"), sum(wealth.papers)));
    }
    let debt = match wealth.debt {
        Money::ZERO => String::new(),
        debt => format!(" − {} {}", t!("debt"), sum(debt)),
    };
    format!("{}{debt} = {}", parts.join(" + "), sum(wealth.total()))
}

/// The way to the panels on a phone.
#[component]
fn Tabs() -> impl IntoView {
    let table = Table::here();
    let tab = move |panel: Panel| {
        let is_on = move || table.panel.get() == panel;
        view! {
            <button class:on=is_on aria-current=move || if is_on() { "true" } else { "false" } on:click=move |_| table.look_at(panel)>
                {match panel {
                    // There is little room.
                    Panel::Companies => t!("tab-companies"),
                    _ => t!(&format!("panel-{}", panel.name())),
                }}
            </button>
        }
    };
    let more = RwSignal::new(false);
    let rest = [Panel::Trains, Panel::Tiles, Panel::Rules, Panel::Aid, Panel::History];
    let menu = move || {
        more.get().then(|| {
            let buttons = rest.map(|panel| {
                view! { <button on:click=move |_| { more.set(false); table.look_at(panel) }>{t!(&format!("panel-{}", panel.name()))}</button> }
            });
            let settings = move |_| { more.set(false); Menu::here().open() };
            view! { <div class="more">{buttons.into_iter().collect_view()} <button on:click=settings>{t!("settings")}</button> <a href="/">{t!("home")}</a></div> }
        })
    };
    view! {
        {menu}
        <nav class="ptab" aria-label=t!("panels")>
            {tab(Panel::Map)} {tab(Panel::Market)} {tab(Panel::Companies)} {tab(Panel::Players)} {tab(Panel::Log)}
            <button class="mor" aria-expanded=move || more.get().to_string() on:click=move |_| more.update(|more| *more = !*more)>{t!("more-panels")}</button>
        </nav>
    }
}

/// The title of the page says whose turn it is.
fn keep_title(table: Table) {
    Effect::new(move |_| {
        let name = table.name.get();
        let round = table.state.with(round_name);
        let is_asked = table.remote().is_some_and(|remote| remote.is_asked());
        let dot = if table.may_act.get() || is_asked { "● " } else { "" };
        browser::set_title(&format!("{dot}{round} · {name} · Kursbuch"));
        browser::set_icon(if table.may_act.get() { "/icons/icon-turn.svg" } else { "/icons/icon.svg" });
    });
    on_cleanup(|| {
        browser::set_title("Kursbuch");
        browser::set_icon("/icons/icon.svg");
    });
}

/// What happened since the viewer's last turn stays marked until they have moved again.
fn keep_seen(table: Table) {
    Effect::new(move |before: Option<bool>| {
        let may = table.may_act.get();
        if before == Some(true) && !may {
            table.seen.set(table.played.with_untracked(Record::len));
        }
        may
    });
}

#[component]
pub fn Missing() -> impl IntoView {
    view! {
        <main class="plain">
            <super::frame::Header/>
            <h1 class="h1">{t!("no-such-table")}</h1>
            <p class="mut">{t!("no-such-table-words")}</p>
            <p><a class="btn" href="/">{t!("home")}</a></p>
        </main>
    }
}

/// A stored game that does not replay: what is known, and a way to keep it.
#[component]
fn Broken(game: LocalGame, why: Unread) -> impl IntoView {
    let id = game.id.clone();
    let router = Router::here();
    let text = serde_json::to_string_pretty(&game.log).unwrap_or_default();
    view! {
        <main class="plain">
            <super::frame::Header/>
            <h1 class="h1">{t!("broken-log")}</h1>
            <p class="mut">{why.words} " " {why.rule.map(rule_link)}</p>
            <div class="act2">
                <button class="btn" on:click=move |_| browser::save_file("kursbuch.json", &text)>{t!("export")}</button>
                <button class="btn" on:click=move |_| { LocalGame::forget(&id); router.go(Place::Home) }>{t!("delete")}</button>
            </div>
        </main>
    }
}

#[cfg(test)]
mod tests {
    use game::{Profile, Setup, begin};

    use super::*;

    #[test]
    fn at_the_beginning_cash_is_all_that_counts() {
        let state = begin(&Setup { seed: Some(1), ..Setup::new(Profile::default(), 3) }).unwrap();
        let player = PlayerId::in_seat(0).unwrap();
        let cash = sum(state[player].cash());
        assert_eq!(count_words(&state, player), format!("{} {cash} = {cash}", t!("cash")));
    }
}
