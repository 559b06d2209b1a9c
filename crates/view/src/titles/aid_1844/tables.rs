//! Tables of the sheet, made from those of the engine.

use board::Terrain;
use game::edition::{CompanyKind, Goal, MarkerCount};
use game::g1844::policy::PrivateSeller;
use game::g1844::{
    ABILITIES_PHASE, EXPORT_PHASE, FULL_CAPITAL_PHASE, MARKER_COSTS, MOUNTAIN_PRICE, Policies, SBB_PHASE, TUNNEL_COST,
    TUNNEL_PRICE,
};
use game::query::FIRST_TRADE_PHASE;
use game::{Money, OptionRule};

use super::KINDS;
use crate::aid::{NONE, Page, Phases, row, sides};
use crate::names;

pub fn phases(page: &mut Page<'_>) {
    page.section("aid-h-phases");
    let last = page.edition().phases.len() as u8;
    let limits = vec![
        (CompanyKind::Historical, 1..=last),
        (CompanyKind::Forerunner, 1..=SBB_PHASE),
        (CompanyKind::Regional, 1..=last),
        (CompanyKind::National, SBB_PHASE..=last),
    ];
    let events = vec![
        (EXPORT_PHASE, "aid-event-export"),
        (FIRST_TRADE_PHASE, "aid-event-trade"),
        (ABILITIES_PHASE, "aid-event-abilities"),
        (SBB_PHASE, "aid-event-privates"),
        (SBB_PHASE, "aid-event-sbb"),
        (FULL_CAPITAL_PHASE, "aid-event-capital"),
    ];
    page.phases(&Phases { limits, events });
    page.line("aid-phase-begins", &["1844-PHASE-01"]);
    page.line("aid-rounds-fixed", &["1844-OR-14"]);
}

pub fn trains(page: &mut Page<'_>) {
    page.section("aid-h-trains");
    let edition = page.edition();
    let rows = edition.trains.iter().map(|card| {
        let models = card.sides.iter().map(|side| edition.model(*side));
        let prices = page.sums(models.map(|model| model.price));
        let scrapped = card.sides.last().map_or_else(|| NONE.to_owned(), |side| page.scrapped_by(*side));
        row(vec![sides(edition, card), prices, page.cards(card.cards), scrapped])
    });
    let rows = rows.collect();
    page.grid("aid-h-trains", &["aid-train", "aid-price", "aid-cards", "aid-scrapped-by"], rows);
    page.line("aid-train-sides", &["1844-TRAIN-03"]);
    page.line("aid-train-eva", &["1844-PRIV-22"]);
}

/// What each kind of company is like.
pub fn kinds(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-kinds");
    let edition = page.edition();
    let rows = KINDS.iter().filter_map(|(kind, letter)| {
        let spec = edition.companies.iter().find(|spec| spec.kind == *kind)?;
        let times = |times: u8| if times == 0 { NONE.to_owned() } else { format!("{times}\u{a0}×") };
        let launch = if spec.launch == 0 { NONE.to_owned() } else { format!("{}/{}", spec.launch, spec.shares) };
        let bonus = if spec.goal == Goal::None { 0 } else { spec.capital };
        let markers = match spec.markers {
            MarkerCount::Fixed(markers) => markers.to_string(),
            MarkerCount::ByPar => page.say("aid-by-par"),
        };
        let share = format!("{}\u{a0}×\u{a0}{}", spec.shares, page.lang.percent(1.0 / f64::from(spec.shares)));
        Some(row(vec![(*letter).to_owned(), share, launch, times(spec.capital), times(bonus), markers]))
    });
    let rows = rows.collect();
    let head = ["aid-kind", "aid-shares", "aid-starts", "aid-capital", "aid-bonus", "aid-markers"];
    page.grid("aid-h-kinds", &head, rows);
    page.line("aid-kind-v", &["1844-TRAIN-19"]);
    page.line("aid-kind-h", &["1844-LAUNCH-11"]);
    page.line("aid-kind-r", &["1844-RUN-09"]);
    page.line("aid-kind-sbb", &["1844-SBB-23"]);
    page.line("aid-kind-mountain", &["1844-MTN-03"]);
    page.line("aid-kind-mountain-pays", &["1844-MTN-11"]);
    page.line("aid-kind-tunnel", &["1844-TUN-16"]);
    page.told(policies.paper_worth);
}

pub fn companies(page: &mut Page<'_>) {
    page.section("aid-h-companies");
    let edition = page.edition();
    let there = edition.company_ids().filter(|id| edition.company(*id).home.is_some());
    let rows = there.map(|id| {
        let spec = edition.company(id);
        row(vec![format!("{} {}", spec.number, spec.symbol), page.home(id), page.destination(id)])
    });
    let rows = rows.collect();
    page.grid("aid-h-companies", &["aid-company", "aid-home", "aid-destination-head"], rows);
}

pub fn privates(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-privates");
    let edition = page.edition();
    let half = page.state.options().has(OptionRule::HalfPricePrivates);
    let rows = edition.private_ids().map(|id| {
        let spec = edition.private(id);
        let least = if half { spec.face / 2 } else { Money(1) };
        let sale = if spec.saleable { format!("{}–{}", least.0, (spec.face * 2).0) } else { NONE.to_owned() };
        let brings = page.say(&format!("aid-private-{}", id.index() + 1));
        row(vec![names::private_short(edition, id), page.sum(spec.face), page.sum(spec.income), sale, brings])
    });
    let rows = rows.collect();
    let head = ["aid-private", "aid-face", "aid-income", "aid-sale", "aid-brings"];
    page.grid("aid-h-privates", &head, rows);
    match page.state.options().has(OptionRule::PrivatesLast) {
        true => page.line("aid-private-sale-last", &["1844-PRIV-07"]),
        false => page.line("aid-private-sale", &["1844-PRIV-04"]),
    }
    if policies.private_seller == PrivateSeller::Anyone {
        page.told(policies.private_seller);
    }
    page.told(policies.free_moments);
    page.line("aid-private-close", &["1844-PRIV-10"]);
}

pub fn costs(page: &mut Page<'_>) {
    page.section("aid-h-costs");
    let items = vec![
        ("aid-cost-share", page.say("aid-cost-share-price")),
        ("aid-cost-director", page.say("aid-cost-director-price")),
        ("aid-cost-mountain", page.sum(MOUNTAIN_PRICE)),
        ("aid-cost-tunnel-paper", page.sum(TUNNEL_PRICE)),
        ("aid-cost-tunnel", page.sum(TUNNEL_COST)),
        ("aid-cost-water", page.terrain(Terrain::Water)),
        ("aid-cost-hills", page.terrain(Terrain::Mountain)),
        ("aid-cost-upgrade", page.sum(Money::ZERO)),
        ("aid-cost-marker", page.sums(std::iter::once(Money::ZERO).chain(MARKER_COSTS))),
        ("aid-cost-sbb-marker", page.sum(MARKER_COSTS[1])),
    ];
    page.costs(items);
}
