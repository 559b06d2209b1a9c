//! Tables of the sheet, made from those of the engine.

use board::{Ground, Terrain};
use game::edition::CompanyKind;
use game::g1824::companies::STAATSBAHNEN;
use game::g1824::policy::{FirstExport, OpeningOrder};
use game::g1824::{
    CAPITAL_WITH_COAL, COAL_CLOSING_PHASE, COAL_PRICES, MARKER_COSTS, MOUNTAIN_EXCHANGE_PHASE, Policies,
    formation_phase, is_first, minor_prices,
};
use game::query::FIRST_TRADE_PHASE;
use game::{CompanyId, ModelId, Money};

use crate::aid::{NONE, Page, Phases, row};
use crate::names;

/// The phase from which trains are sold abroad, unless that begins with the first set.
const EXPORT_PHASE: u8 = 2;

/// The Staatsbahnen of this table with the phase that founds each.
pub fn founded(page: &Page<'_>) -> Vec<(CompanyId, u8)> {
    let there = STAATSBAHNEN.into_iter().filter(|id| page.is_in_play(*id));
    there.filter_map(|id| Some((id, formation_phase(page.state, id)?))).collect()
}

pub fn phases(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-phases");
    let last = page.edition().phases.len() as u8;
    let founded = founded(page);
    let (first, all) = (founded.iter().map(|(_, phase)| *phase).min(), founded.iter().map(|(_, phase)| *phase).max());
    let limits = vec![
        (CompanyKind::Coal, 1..=COAL_CLOSING_PHASE - 1),
        (CompanyKind::Forerunner, 1..=all.unwrap_or(last)),
        (CompanyKind::Regional, 1..=last),
        (CompanyKind::National, first.unwrap_or(last)..=last),
    ];
    let mut events = vec![
        (MOUNTAIN_EXCHANGE_PHASE, "aid-event-exchange"),
        (FIRST_TRADE_PHASE, "aid-event-trade"),
        (MOUNTAIN_EXCHANGE_PHASE + 1, "aid-event-mountains"),
        (COAL_CLOSING_PHASE, "aid-event-coal"),
        (COAL_CLOSING_PHASE, "aid-event-mines"),
    ];
    if policies.first_export == FirstExport::AfterFirstPurchase {
        events.insert(0, (EXPORT_PHASE, "aid-event-export"));
    }
    for (id, phase) in founded {
        events.push((phase, founding(id)));
    }
    page.phases(&Phases { limits, events });
    page.line("aid-limits-words", &["1824-TRAIN-11"]);
    page.line("aid-phase-begins", &["1824-PHASE-01"]);
    page.line("aid-rounds-fixed", &["1824-OR-02"]);
}

/// The key of the formation of a Staatsbahn.
fn founding(id: CompanyId) -> &'static str {
    match STAATSBAHNEN.iter().position(|other| *other == id) {
        Some(0) => "aid-event-sd",
        Some(1) => "aid-event-ug",
        _ => "aid-event-kk",
    }
}

pub fn trains(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-trains");
    let edition = page.edition();
    let normal = edition.trains.iter().flat_map(|card| card.sides.iter().map(|side| (*side, card.cards)));
    let goods = policies.goods_cards.iter().map(|(model, cards)| (*model, Some(*cards)));
    let rows = normal.chain(goods).map(|(model, cards)| {
        let spec = edition.model(model);
        let exchange = spec.part_exchange.map_or_else(|| NONE.to_owned(), |part| part_exchange(page, part));
        row(vec![spec.name.to_owned(), page.sum(spec.price), exchange, page.cards(cards), page.scrapped_by(model)])
    });
    let rows = rows.collect();
    let head = ["aid-train", "aid-price", "aid-part-exchange", "aid-cards", "aid-scrapped-by"];
    page.grid("aid-h-trains", &head, rows);
    page.line("aid-part-exchange-rule", &["1824-TRAIN-19"]);
    page.line("aid-goods-trains", &["1824-TRAIN-05"]);
}

/// `140 (2)`: the price, and what is given for it.
fn part_exchange(page: &Page<'_>, (given, price): (ModelId, Money)) -> String {
    format!("{} ({})", page.sum(price), page.edition().model(given).name)
}

pub fn companies(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-companies");
    let edition = page.edition();
    let minors = [CompanyKind::Coal, CompanyKind::Forerunner].into_iter().flat_map(|kind| page.of_kind(kind));
    let rows = minors.map(|id| {
        let spec = edition.company(id);
        // What a draw of Cisleithania makes a construction railway is not yet known.
        let prices = if spec.kind == CompanyKind::Coal { COAL_PRICES.to_vec() } else { minor_prices(page.state, id) };
        let price = match (prices.first(), prices.last()) {
            (Some(low), Some(high)) if low != high => format!("{}–{}", low.0, high.0),
            (Some(only), _) => page.sum(*only),
            (None, _) => NONE.to_owned(),
        };
        let becomes = spec.becomes.map_or_else(|| NONE.to_owned(), |to| becomes(page, id, to));
        row(vec![spec.symbol.to_owned(), page.home(id), price, becomes])
    });
    let rows = rows.collect();
    page.grid("aid-minors", &["aid-company", "aid-home", "aid-price", "aid-becomes"], rows);
    let majors = [CompanyKind::Regional, CompanyKind::National].into_iter().flat_map(|kind| page.of_kind(kind));
    let rows =
        majors.map(|id| row(vec![names::company(edition, id), page.home(id), capital(page, id), mines(page, id)]));
    let rows = rows.collect();
    page.grid("aid-majors", &["aid-company", "aid-home", "aid-capital", "aid-mine"], rows);
    if policies.opening_order == OpeningOrder::Stacks {
        page.line("aid-drawn", &["1824-CIS-20"]);
    }
}

/// `BK 20%`: what an owner gets for a minor.
fn becomes(page: &Page<'_>, minor: CompanyId, company: CompanyId) -> String {
    let edition = page.edition();
    let first = edition.company(minor).kind == CompanyKind::Coal || is_first(page.state, minor);
    let part = f64::from(1 + u8::from(first)) / f64::from(edition.company(company).shares.max(1));
    format!("{} {}", names::company(edition, company), page.lang.percent(part))
}

fn capital(page: &Page<'_>, company: CompanyId) -> String {
    let edition = page.edition();
    let has_coal = || page.of_kind(CompanyKind::Coal).any(|coal| edition.company(coal).becomes == Some(company));
    if edition.company(company).kind == CompanyKind::National {
        return page.say("aid-capital-staat");
    }
    let times = if has_coal() { CAPITAL_WITH_COAL } else { edition.company(company).capital };
    format!("{times}\u{a0}×")
}

/// What the mine of a Regional's Coal Railway is worth, before and after.
fn mines(page: &Page<'_>, company: CompanyId) -> String {
    let edition = page.edition();
    let board = edition.board();
    let coal = edition.company_ids().find(|id| {
        edition.company(*id).kind == CompanyKind::Coal
            && edition.company(*id).becomes == Some(company)
            && page.is_in_play(*id)
    });
    let hex = coal.and_then(|id| edition.company(id).home).and_then(|(hex, _)| board.map.named(hex));
    let hex = hex.map(|hex| &board.map[hex]).filter(|hex| hex.ground == Ground::Mine);
    let values = hex.and_then(|hex| board.tiles[hex.printed].parts.first()).map(|part| *part.values());
    values.map_or_else(
        || NONE.to_owned(),
        |values| {
            let mut values: Vec<String> = values.iter().map(ToString::to_string).collect();
            values.dedup();
            values.join("/")
        },
    )
}

pub fn costs(page: &mut Page<'_>) {
    page.section("aid-h-costs");
    let items = vec![
        ("aid-cost-share", page.say("aid-cost-share-price")),
        ("aid-cost-director", page.say("aid-cost-director-price")),
        ("aid-cost-water", page.terrain(Terrain::Water)),
        ("aid-cost-hills", page.terrain(Terrain::Mountain)),
        ("aid-cost-upgrade", page.sum(Money::ZERO)),
        ("aid-cost-marker", page.sums(std::iter::once(Money::ZERO).chain(MARKER_COSTS))),
    ];
    page.costs(items);
}
