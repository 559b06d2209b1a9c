//! The sheet of 1824: the initial share round, rounds, the Staatsbahnen, railways of every kind; Cisleithania too.

mod tables;

use game::Money;
use game::edition::{BankBreak, CompanyKind};
use game::g1824::companies::KK;
use game::g1824::policy::{BankLimit, Debt, OpeningOrder, Pool, TrainStepSales};
use game::g1824::{
    BANK_LIMIT, BOND_PRICE, CAPITAL_WITH_COAL, COAL_BANK_PART, COAL_CLOSING_PHASE, COAL_EXCHANGE_PHASES, COAL_PRICES,
    FIRST_GOODS, MARKER_COSTS, MOST_UNITS, MOUNTAIN_EXCHANGE_PHASE, Policies, STAATSBAHN_PRICE,
};
use game::query::FIRST_TRADE_PHASE;
use game::state::Owner;

use crate::aid::Page;
use crate::names;
use tables::{companies, costs, founded, phases, trains};

pub fn write(page: &mut Page<'_>, policies: &Policies) {
    know(page);
    phases(page, policies);
    trains(page, policies);
    opening(page, policies);
    share_round(page);
    selling(page, policies);
    buying(page, policies);
    operating(page);
    routes(page, policies);
    train_step(page, policies);
    emergency(page, policies);
    formation(page, policies);
    kinds(page, policies);
    companies(page, policies);
    costs(page);
    end(page, policies);
}

fn know(page: &mut Page<'_>) {
    let edition = page.edition();
    let pars: Vec<Money> = edition.market().pars().map(|(_, par)| par).collect();
    if let (Some(high), Some(low)) = (pars.first(), pars.last()) {
        page.know_sum("low", *low);
        page.know_sum("high", *high);
    }
    let coal = page.sums(COAL_PRICES);
    page.know("coal", coal);
    let sums = [
        ("coalpart", COAL_BANK_PART),
        ("staat", STAATSBAHN_PRICE),
        ("bond", BOND_PRICE),
        ("second", MARKER_COSTS[0]),
        ("later", MARKER_COSTS[1]),
        ("bukowina", Money(i32::from(edition.scoring.regions_joined))),
    ];
    sums.into_iter().for_each(|(name, sum)| page.know_sum(name, sum));
    if let Some(mountain) = edition.privates.first() {
        page.know_sum("mountain", mountain.face);
        page.know_sum("mincome", mountain.income);
    }
    let there = edition.private_ids().filter(|id| page.state.owner(*id) != Owner::Closed);
    let numbers: Vec<String> = there.map(|id| names::private_short(edition, id)).collect();
    if let (Some(first), Some(last)) = (numbers.first(), numbers.last()) {
        page.know("mountains", format!("{first}–{last}"));
    }
    let phases = [
        ("exchangetrain", MOUNTAIN_EXCHANGE_PHASE),
        ("mountaintrain", MOUNTAIN_EXCHANGE_PHASE + 1),
        ("coalfrom", COAL_EXCHANGE_PHASES.start),
        ("coaltrain", COAL_CLOSING_PHASE),
        ("tradetrain", FIRST_TRADE_PHASE),
    ];
    for (name, phase) in phases {
        let train = page.train_of(phase);
        page.know(name, train);
    }
    page.know("goods", edition.model(FIRST_GOODS).name);
    page.know("most", MOST_UNITS);
    page.know("half", BANK_LIMIT);
    page.know("withcoal", CAPITAL_WITH_COAL);
    let regional = page.first_of(CompanyKind::Regional).map_or(0, |id| edition.company(id).capital);
    page.know("without", regional);
    page.know("regionals", symbols(page, CompanyKind::Regional));
    // Printed as k&k or as KK.
    page.know("kk", names::company(edition, KK));
}

fn symbols(page: &Page<'_>, kind: CompanyKind) -> String {
    page.of_kind(kind).map(|id| names::company(page.edition(), id)).collect::<Vec<_>>().join(", ")
}

fn opening(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-start");
    page.steps();
    match policies.opening_order {
        OpeningOrder::RoundTheTable => {
            page.line("aid-opening-order", &["1824-START-02"]);
            page.line("aid-opening-items", &["1824-START-05"]);
        }
        OpeningOrder::Stacks => {
            page.line("aid-draft-stacks", &["1824-CIS-20"]);
            page.line("aid-draft-picks", &["1824-CIS-21"]);
            page.line("aid-draft-construction", &["1824-CIS-25"]);
            page.line("aid-draft-bond", &["1824-CIS-28"]);
            page.line("aid-draft-mountains", &["1824-CIS-23"]);
        }
    }
    page.told(policies.staatsbahn_shares);
    page.line("aid-opening-no-sales", &["1824-START-10"]);
    page.line("aid-opening-end", &["1824-START-12"]);
}

fn share_round(page: &mut Page<'_>) {
    page.section("aid-h-shares");
    page.steps();
    page.line("aid-sr-over", &["1824-SR-12"]);
    page.line("aid-sr-turn", &["1824-SR-02"]);
    page.line("aid-sr-end", &["1824-SR-06"]);
    page.line("aid-sr-order", &["1824-SR-07"]);
    page.line("aid-sr-sold-out", &["1824-SR-31"]);
}

fn selling(page: &mut Page<'_>, policies: &Policies) {
    page.points_under("aid-h-selling");
    page.told(policies.has_operated);
    match policies.bank_limit {
        BankLimit::Half => page.line("aid-sell-half", &["1824-SR-22"]),
        BankLimit::None => page.told(policies.bank_limit),
    }
    page.line("aid-sell-director", &["1824-DIR-09"]);
    page.line("aid-sell-price", &["1824-SR-23"]);
    page.told(policies.sales);
    page.line("aid-sell-papers", &["1824-SR-29"]);
    if policies.pool == Pool::Apart {
        page.told(policies.pool);
        page.told(policies.double_sale);
    }
}

fn buying(page: &mut Page<'_>, policies: &Policies) {
    page.points_under("aid-h-buying");
    page.line("aid-buy-items", &["1824-SR-16"]);
    page.line("aid-buy-start", &["1824-REG-08"]);
    page.line("aid-buy-launch", &["1824-REG-04"]);
    page.line("aid-buy-half", &["1824-SR-13"]);
    page.told(policies.unit_limit);
    page.line("aid-buy-sold", &["1824-SR-20"]);
    page.line("aid-buy-limit", &["1824-SR-11"]);
    page.line("aid-buy-director", &["1824-DIR-03"]);
    page.line("aid-exchange-mountain", &["1824-MTN-06"]);
    page.told(policies.compulsory_mountain);
    page.line("aid-exchange-coal", &["1824-COAL-19"]);
    page.told(policies.exchanges);
    page.line("aid-price-beneath", &["1824-SR-28"]);
}

fn operating(page: &mut Page<'_>) {
    let edition = page.edition();
    page.section("aid-h-operating");
    page.points();
    page.line("aid-or-income", &["1824-OR-03"]);
    page.line("aid-or-order", &["1824-OR-04"]);
    page.steps();
    page.line("aid-or-track", &["1824-TRACK-01"]);
    page.line("aid-or-marker", &["1824-TOK-03"]);
    page.line("aid-or-run", &["1824-RUN-01"]);
    page.line("aid-or-pay", &["1824-DIV-05"]);
    page.line("aid-or-trains", &["1824-TRAIN-09"]);
    page.points_under("aid-h-track");
    page.line("aid-track-yellow", &["1824-TRACK-03"]);
    page.line("aid-track-edges", &["1824-TRACK-10"]);
    page.line("aid-track-cost", &["1824-TRACK-13"]);
    page.line("aid-track-upgrade", &["1824-UPG-01"]);
    page.told(edition.upgrade_connection);
}

fn routes(page: &mut Page<'_>, policies: &Policies) {
    let edition = page.edition();
    page.points_under("aid-h-routes");
    page.line("aid-run-normal", &["1824-RUN-03"]);
    page.line("aid-run-goods", &["1824-RUN-06"]);
    page.line("aid-run-mine", &["1824-REV-07"]);
    page.line("aid-run-route", &["1824-RUN-01"]);
    page.line("aid-run-blocked", &["1824-RUN-19"]);
    page.line("aid-run-ends", &["1824-RUN-22"]);
    page.told(edition.claim);
    if edition.scoring.regions_joined > 0 {
        page.line("aid-run-bukowina", &["1824-CIS-18"]);
    }
    match policies.pool {
        Pool::Apart => page.line("aid-pay-pool", &["1824-CIS-33"]),
        Pool::InTheBank => page.line("aid-pay-bank", &["1824-DIV-04"]),
    }
}

fn train_step(page: &mut Page<'_>, policies: &Policies) {
    let edition = page.edition();
    page.points_under("aid-h-train-step");
    page.line("aid-train-duty", &["1824-TRAIN-35"]);
    page.told(policies.coal_duty);
    page.line("aid-train-room", &["1824-TRAIN-34"]);
    page.told(policies.at_the_limit);
    page.told(edition.surrendered);
    page.line("aid-train-trade", &["1824-TRAIN-30"]);
    page.told(edition.consent);
}

fn emergency(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-emergency");
    page.points();
    page.line("aid-emergency-who", &["1824-EMR-04"]);
    page.line("aid-emergency-train", &["1824-EMR-02"]);
    page.told(policies.train_step_sales);
    if policies.train_step_sales != TrainStepSales::Never {
        let sales = page.edition().emergency_sales;
        page.told(sales);
        page.line("aid-emergency-sales", &["1824-EMR-11"]);
    }
    page.line("aid-emergency-debt", &["1824-EMR-13"]);
    match policies.debt {
        Debt::Overdraft => page.told(policies.debt),
        Debt::Ledger => {
            page.told(policies.debt);
            let pass = page.edition().debtor_pass;
            page.told(pass);
        }
    }
}

fn formation(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-staat");
    page.steps();
    let founded = founded(page);
    let when = founded
        .iter()
        .map(|(id, phase)| format!("{}\u{a0}{}", names::company(page.edition(), *id), page.train_of(*phase)));
    let when = when.collect::<Vec<_>>().join(", ");
    page.know("founded", when);
    page.line("aid-staat-when", &["1824-STAAT-05"]);
    page.line("aid-staat-exchange", &["1824-PRE-17"]);
    page.line("aid-staat-director", &["1824-STAAT-09"]);
    page.line("aid-staat-capital", &["1824-STAAT-14"]);
    page.line("aid-staat-trains", &["1824-STAAT-16"]);
    page.told(policies.merger_surplus);
    page.line("aid-staat-markers", &["1824-STAAT-18"]);
    page.line("aid-staat-first", &["1824-STAAT-28"]);
    page.told(policies.undirected);
    page.told(policies.last_formation);
}

fn kinds(page: &mut Page<'_>, policies: &Policies) {
    page.section("aid-h-kinds");
    page.points();
    page.line("aid-kind-mountain", &["1824-MTN-02"]);
    page.line("aid-kind-coal", &["1824-COAL-03"]);
    page.line("aid-kind-coal-runs", &["1824-COAL-16"]);
    page.line("aid-kind-coal-ends", &["1824-COAL-28"]);
    page.told(policies.coal_opening);
    page.told(policies.waiting_trains);
    page.line("aid-kind-pre", &["1824-PRE-03"]);
    page.line("aid-kind-regional", &["1824-REG-18"]);
    page.line("aid-kind-staat", &["1824-STAAT-01"]);
}

fn end(page: &mut Page<'_>, policies: &Policies) {
    let edition = page.edition();
    page.section("aid-h-end");
    page.points();
    page.line("aid-export", &["1824-EXPORT-02"]);
    page.told(policies.first_export);
    match edition.bank_break {
        BankBreak::Emptied => page.line("aid-end-when", &["1824-END-01"]),
        BankBreak::Exceeded => page.told(edition.bank_break),
    }
    page.line("aid-end-set", &["1824-END-02"]);
    page.line("aid-end-count", &["1824-END-06"]);
    page.told(policies.book_value);
    page.line("aid-end-nothing", &["1824-END-06"]);
}
