//! The sheet of 1844: auction, rounds, the SBB, railways of every kind.

mod tables;

use game::edition::{BankBreak, CompanyKind, CompanySpec, Goal, MarkerCount};
use game::g1844::policy::{Bankruptcy, EndOfRoundMoves, ExchangeDebt, NextLot};
use game::g1844::{
    ABILITIES_PHASE, EXPORT_PHASE, FALL, FULL_CAPITAL_PHASE, FURKA_OBERALP_BONUS, MARKER_COSTS, MOUNTAIN_INCOME,
    MOUNTAIN_PRICE, MOUNTAIN_VALUE, PANELS, Policies, RAISE, SBB_GRANT, SBB_PHASE, TUNNEL_COST, TUNNEL_INCOME,
    TUNNEL_PRICE, TUNNEL_VALUE,
};
use game::market::SpaceKind;
use game::query::{FIRST_TRADE_PHASE, is_ever_obliged, train_limit};
use game::{Money, OptionRule};

use crate::aid::Page;
use tables::{companies, costs, kinds, phases, privates, trains};

/// The kinds of companies, with what their numbers begin with.
const KINDS: [(CompanyKind, &str); 4] = [
    (CompanyKind::Forerunner, "V"),
    (CompanyKind::Historical, "H"),
    (CompanyKind::Regional, "R"),
    (CompanyKind::National, "SBB"),
];

pub fn write(page: &mut Page<'_>, policies: &Policies) {
    know(page);
    phases(page);
    trains(page);
    auction(page, policies);
    share_round(page, policies);
    selling(page);
    buying(page);
    operating(page, policies);
    routes(page, policies);
    train_step(page);
    emergency(page, policies);
    formation(page, policies);
    kinds(page, policies);
    companies(page);
    privates(page, policies);
    costs(page);
    end(page, policies);
}

/// What the messages may speak of.
fn know(page: &mut Page<'_>) {
    let edition = page.edition();
    let market = edition.market();
    let pars: Vec<Money> = market.pars().map(|(_, par)| par).collect();
    if let (Some(high), Some(low)) = (pars.first(), pars.last()) {
        page.know_sum("low", *low);
        page.know_sum("high", *high);
    }
    let by_par = pars.iter().rev().map(|par| format!("{}: {}", par.0, MarkerCount::ByPar.at(*par)));
    let by_par = by_par.collect::<Vec<_>>().join(", ");
    page.know("markers", by_par);
    let within = market.cells().filter(|(_, space)| space.kind != SpaceKind::BeyondTheLine);
    page.know_sum("ceiling", within.map(|(_, space)| space.price).max().unwrap_or_default());
    if let Some(start) = market.national_start() {
        page.know_sum("sbbprice", market.price(start));
        page.know("sbbrow", start.row + 1);
    }
    let sums = [
        ("raise", RAISE),
        ("fall", FALL),
        ("mountain", MOUNTAIN_PRICE),
        ("tunnel", TUNNEL_PRICE),
        ("build", TUNNEL_COST),
        ("mincome", MOUNTAIN_INCOME),
        ("tincome", TUNNEL_INCOME),
        ("mvalue", MOUNTAIN_VALUE),
        ("tvalue", TUNNEL_VALUE),
        ("grant", SBB_GRANT),
        ("fo", FURKA_OBERALP_BONUS),
        ("bonus", Money(i32::from(edition.scoring.tunnel_per_stop))),
        ("second", MARKER_COSTS[0]),
        ("later", MARKER_COSTS[1]),
    ];
    sums.into_iter().for_each(|(name, sum)| page.know_sum(name, sum));
    let phases = [
        ("exporttrain", EXPORT_PHASE),
        ("abilitytrain", ABILITIES_PHASE),
        ("tradetrain", FIRST_TRADE_PHASE),
        ("sbbtrain", SBB_PHASE),
        ("fulltrain", FULL_CAPITAL_PHASE),
    ];
    for (name, phase) in phases {
        let train = page.train_of(phase);
        page.know(name, train);
    }
    know_of_companies(page);
    page.know("panels", PANELS.map(|panel| panel.map(|value| value.to_string()).join("/")).join(", "));
}

fn know_of_companies(page: &mut Page<'_>) {
    let edition = page.edition();
    let of_kinds = |say: fn(&CompanySpec) -> Option<String>| {
        let items = KINDS.iter().filter_map(|(kind, letter)| {
            let spec = edition.companies.iter().find(|spec| spec.kind == *kind)?;
            Some(format!("{letter} {}", say(spec)?))
        });
        items.collect::<Vec<_>>().join(", ")
    };
    page.know("halves", of_kinds(|spec| Some((spec.shares / 2).to_string())));
    page.know("launch", of_kinds(|spec| (spec.launch > 0).then(|| format!("{}/{}", spec.launch, spec.shares))));
    page.know("bonuses", of_kinds(|spec| (spec.goal != Goal::None).then(|| format!("{}\u{a0}×", spec.capital))));
    // The SBB never lacks a train: its own 5H cannot be given away. [1844-TRAIN-11] [1844-TRAIN-16]
    let others = KINDS.iter().filter(|(kind, _)| *kind != CompanyKind::National);
    let obliged = others.filter(|(kind, _)| page.first_of(*kind).is_some_and(|id| is_ever_obliged(page.state, id)));
    let obliged = obliged.map(|(_, letter)| *letter).collect::<Vec<_>>().join(", ");
    page.know("obliged", obliged);
    if let Some(limit) = page.first_of(CompanyKind::National).map(|id| train_limit(page.state, id)) {
        page.know("sbblimit", limit);
    }
}

fn auction(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-start");
    page.steps();
    match policies.next_lot {
        NextLot::NumberCard => page.line("aid-auction-order", &["1844-AUC-02"]),
        NextLot::AfterTheLast => {
            page.line("aid-auction-ascending", &["1844-AUC-01"]);
            page.told(policies.next_lot);
        }
    }
    page.line("aid-auction-bid", &["1844-AUC-05"]);
    page.line("aid-auction-nobody-first", &["1844-AUC-09"]);
    page.line("aid-auction-nobody", &["1844-AUC-12"]);
    page.line("aid-auction-end", &["1844-AUC-16"]);
}

fn share_round(page: &mut Page<'_>, policies: &Policies) {
    let options = page.state.options();
    page.section("aid-h-shares");
    page.steps();
    page.line("aid-sr-over", &["1844-SR-21"]);
    page.line("aid-sr-turn", &["1844-SR-02"]);
    page.line("aid-sr-end", &["1844-SR-04"]);
    match options.has(OptionRule::Elephant) {
        true => page.line("aid-sr-order-elephant", &["1844-VAR-01"]),
        false => page.line("aid-sr-order", &["1844-SR-37"]),
    }
    let (pool, sold_out) = (("aid-sr-pool", ["1844-SR-38"]), ("aid-sr-sold-out", ["1844-SR-39"]));
    let moves = if options.has(OptionRule::SoldOutFirst) { [sold_out, pool] } else { [pool, sold_out] };
    moves.into_iter().for_each(|(key, rules)| page.line(key, &rules));
    if policies.end_of_round == EndOfRoundMoves::OnePass {
        page.told(policies.end_of_round);
    }
}

fn selling(page: &mut Page<'_>) {
    page.points_under("aid-h-selling");
    page.line("aid-sell-when", &["1844-SR-27"]);
    page.line("aid-sell-half", &["1844-SR-26"]);
    page.line("aid-sell-director", &["1844-SR-28"]);
    page.line("aid-sell-price", &["1844-SR-29"]);
    page.line("aid-sell-first", &["1844-SR-30"]);
    match page.state.options().has(OptionRule::SalesByPrice) {
        true => page.line("aid-sell-several-by-price", &["1844-SR-36"]),
        false => page.line("aid-sell-several", &["1844-RULING-09"]),
    }
    page.line("aid-sell-papers", &["1844-SR-23"]);
}

fn buying(page: &mut Page<'_>) {
    page.points_under("aid-h-buying");
    page.line("aid-buy-items", &["1844-SR-06"]);
    page.line("aid-buy-papers", &["1844-SR-12"]);
    page.line("aid-buy-start", &["1844-LAUNCH-01"]);
    page.line("aid-buy-launch", &["1844-LAUNCH-04"]);
    page.line("aid-buy-half", &["1844-SR-15"]);
    page.line("aid-buy-sold", &["1844-SR-11"]);
    page.line("aid-buy-limit", &["1844-SR-18"]);
    page.line("aid-buy-director", &["1844-DIR-03"]);
    page.line("aid-price-beneath", &["1844-DIV-12b", "1844-DIV-12a"]);
    let enters = page.edition().marker_enters;
    page.told(enters);
}

fn operating(page: &mut Page<'_>, policies: &Policies) {
    let edition = page.edition();
    let options = page.state.options();
    page.section("aid-h-operating");
    page.points();
    page.line("aid-or-income", &["1844-OR-01"]);
    page.line("aid-or-order", &["1844-OR-04"]);
    page.steps();
    page.line("aid-or-track", &["1844-TRACK-01"]);
    page.line("aid-or-marker", &["1844-TOK-03"]);
    page.line("aid-or-run", &["1844-RUN-01"]);
    page.line("aid-or-pay", &["1844-DIV-08"]);
    if options.has(OptionRule::DestinationAfterRun) {
        page.line("aid-or-destination-late", &["1844-DEST-07"]);
    }
    page.line("aid-or-trains", &["1844-TRAIN-01"]);
    if options.has(OptionRule::PrivatesLast) {
        page.line("aid-or-privates-last", &["1844-PRIV-07"]);
    }
    page.points_under("aid-h-track");
    page.line("aid-track-yellow", &["1844-TRACK-03"]);
    page.line("aid-track-edges", &["1844-TRACK-10"]);
    page.line("aid-track-labels", &["1844-TRACK-09b", "1844-TRACK-09a"]);
    page.line("aid-track-cost", &["1844-TRACK-17"]);
    page.line("aid-track-upgrade", &["1844-UPG-02"]);
    match options.has(OptionRule::UpgradeReachedTrack) {
        true => page.line("aid-track-reached", &["1844-UPG-15"]),
        false => page.told(edition.upgrade_connection),
    }
    page.line("aid-track-tunnel", &["1844-TUN-05"]);
    page.told(policies.tunnel_connection);
    page.line("aid-destination", &["1844-DEST-02"]);
    if !options.has(OptionRule::DestinationAfterRun) {
        page.told(policies.destination_check);
    }
}

fn routes(page: &mut Page<'_>, policies: &Policies) {
    let edition = page.edition();
    page.points_under("aid-h-routes");
    page.line("aid-run-normal", &["1844-RUN-04"]);
    page.line("aid-run-hexes", &["1844-RUN-05"]);
    page.line("aid-run-express", &["1844-RUN-08"]);
    page.line("aid-run-route", &["1844-RUN-02"]);
    page.line("aid-run-blocked", &["1844-RUN-13"]);
    page.line("aid-run-ends", &["1844-RUN-12"]);
    page.told(policies.same_side);
    page.told(edition.claim);
    page.line("aid-run-transit", &["1844-REV-07"]);
    page.line("aid-run-tunnel", &["1844-REV-04"]);
    page.line("aid-pay-shares", &["1844-DIV-03"]);
}

fn train_step(page: &mut Page<'_>) {
    let edition = page.edition();
    page.points_under("aid-h-train-step");
    page.line("aid-train-duty", &["1844-TRAIN-16"]);
    page.line("aid-train-room", &["1844-TRAIN-12"]);
    page.told(edition.surrendered);
    page.line("aid-train-trade", &["1844-TRAIN-09"]);
    page.told(edition.consent);
}

fn emergency(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-emergency");
    page.points();
    page.line("aid-emergency-who", &["1844-EMR-01"]);
    page.line("aid-emergency-train", &["1844-EMR-03"]);
    page.line("aid-emergency-sales", &["1844-EMR-06"]);
    match page.state.options().has(OptionRule::SellOnlyWhatIsNeeded) {
        true => page.line("aid-emergency-needed", &["1844-EMR-07"]),
        false => {
            let sales = page.edition().emergency_sales;
            page.told(sales);
        }
    }
    page.line("aid-emergency-debt", &["1844-EMR-09"]);
    page.told(policies.debtors);
    if policies.bankruptcy != Bankruptcy::None {
        page.told(policies.bankruptcy);
    }
}

fn formation(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-sbb");
    page.steps();
    page.line("aid-sbb-when", &["1844-SBB-01"]);
    page.line("aid-sbb-exchange", &["1844-SBB-11"]);
    page.line("aid-sbb-cash", &["1844-SBB-13"]);
    match policies.exchange_debt {
        ExchangeDebt::Apart => page.line("aid-sbb-debt", &["1844-SBB-16"]),
        ExchangeDebt::OneLedger => page.told(policies.exchange_debt),
    }
    page.line("aid-sbb-assets", &["1844-SBB-04"]);
    page.line("aid-sbb-markers", &["1844-SBB-08"]);
    page.line("aid-sbb-price", &["1844-SBB-10"]);
    page.line("aid-sbb-director", &["1844-SBB-18"]);
    page.line("aid-sbb-pool", &["1844-SBB-12"]);
    page.told(policies.first_of_national);
}

fn end(page: &mut Page<'_>, policies: &Policies) {
    let edition = page.edition();
    page.section("aid-h-end");
    page.points();
    page.line("aid-export", &["1844-EXPORT-02"]);
    page.told(policies.after_export);
    match edition.bank_break {
        BankBreak::Emptied => page.line("aid-end-when", &["1844-END-01"]),
        BankBreak::Exceeded => page.told(edition.bank_break),
    }
    page.line("aid-end-set", &["1844-END-02"]);
    page.line("aid-end-count", &["1844-END-06"]);
    page.line("aid-end-nothing", &["1844-END-05"]);
}
