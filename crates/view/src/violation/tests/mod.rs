//! Every refusal in every language.

use std::collections::BTreeSet;

use ::routes::Fault;
use board::{HexId, StopRef};
use game::titles::g1844::cite::cite;
use game::{CompanyId, ModelId, Money, MountainId, Options, PrivateId, Profile, Setup, TunnelId, begin};
use testkit::position;

use super::*;

mod g1824;

/// BLS buys trains in phase 4.
fn table() -> State {
    position("players 5; phase 4; BLS par=80 A=5 operated; turn BLS train")
}

fn in_three(violation: Violation) -> [String; 3] {
    let refusal = Refusal { rule: cite(&violation), violation, seat: None };
    Lang::ALL.map(|lang| explain_violation(&table(), &refusal, lang).replace('\u{a0}', " "))
}

fn at(name: &str) -> HexId {
    table().edition.ways().map.named(name).unwrap()
}

#[test]
fn a_train_beyond_the_limit() {
    assert_eq!(
        in_three(Violation::TrainLimit { limit: 3 }),
        [
            "BLS has 3 trains, its limit in phase 4. There is no room for another. (1844-TRAIN-06)",
            "BLS hat 3 Loks, das Limit in Phase 4. Für eine weitere ist kein Platz. (1844-TRAIN-06)",
            "BLS ma 3 pociągi: to limit w fazie 4. Na kolejny nie ma miejsca. (1844-TRAIN-06)",
        ]
    );
}

#[test]
fn a_claim_below_the_maximum() {
    assert_eq!(
        in_three(Violation::BelowMaximum { claimed: Money(180), best: Money(1210) }),
        [
            "These routes earn 180 SFR; 1,210 SFR is possible. The highest revenue counts. (1844-REV-09)",
            "Diese Strecken bringen 180 Fr., doch 1.210 Fr. sind möglich. Es zählt das höchste Einfahrergebnis. (1844-REV-09)",
            "Te trasy dają 180 SFR, a możliwe jest 1210 SFR. Liczy się najwyższy dochód. (1844-REV-09)",
        ]
    );
}

#[test]
fn a_tile_out_of_reach() {
    assert_eq!(
        in_three(Violation::NotConnected { hex: at("C12") }),
        [
            "C12 (Basel) is not connected to a marker of BLS. (1844-TRACK-03)",
            "C12 (Basel) ist mit keinem Bahnhof von BLS verbunden. (1844-TRACK-03)",
            "C12 (Basel) nie ma połączenia ze stacją spółki BLS. (1844-TRACK-03)",
        ]
    );
}

#[test]
fn a_sale_that_overflows_the_pool() {
    let mut rhb = Violation::PoolLimit { company: CompanyId(6), limit: 5, would_be: 6 };
    assert_eq!(
        in_three(rhb.clone()),
        [
            "This sale would leave 6 RhB shares in the pool; at most 5 fit. You can sell 5. (1844-SR-26)",
            "Danach lägen 6 RhB-Aktien im Bankpool; Platz ist für 5. Du kannst 5 verkaufen. (1844-SR-26)",
            "Liczba akcji RhB w puli banku po tej sprzedaży to 6, a może być 5. Możesz sprzedać 5. (1844-SR-26)",
        ]
    );
    if let Violation::PoolLimit { company, .. } = &mut rhb {
        *company = CompanyId(200);
    }
    assert!(in_three(rhb)[0].contains("?200"));
}

#[test]
fn a_route_with_a_fault() {
    let fault = Fault::CannotPass { stop: StopRef { hex: at("E12"), part: 0 } };
    assert_eq!(
        in_three(Violation::RouteFault { run: 1, fault }),
        [
            "Route 2 cannot run on from E12; it can end there. (1844-RUN-13)",
            "Strecke 2 kann über E12 nicht hinausführen; sie kann dort enden. (1844-RUN-13)",
            "Trasa 2 nie może biec dalej za heks E12; może się tam kończyć. (1844-RUN-13)",
        ]
    );
}

#[test]
fn what_is_out_of_step() {
    let [english, ..] = in_three(Violation::NotNow);
    assert_eq!(english, "This is not possible now. Current step: Buy trains. (1844-OR-08b)");
}

/// One of each, with evidence at the edge of what its type can hold.
#[rustfmt::skip]
fn one_of_each() -> Vec<Violation> {
    use Violation as V;
    let (price, cash, debt, minimum, maximum) = (Money(i32::MAX), Money(i32::MIN), Money(45), Money(1), Money(40));
    let (company, hex, phase, limit, held, panel) = (CompanyId(255), HexId(255), 2, 255, 0, 255);
    let (mountain, tunnel, private, model) = (MountainId(255), TunnelId(255), PrivateId(255), ModelId(255));
    let at = StopRef { hex, part: 9 };
    let mut all = vec![
        V::NotNow, V::GameOver, V::PrivatesUnsold, V::BidTooLow { minimum }, V::RaiseTooSmall { minimum }, V::BidBeyondCash { cash },
        V::SaleAfterPurchase, V::CannotAfford { price, cash }, V::DirectorsCertificateFirst { company },
        V::DirectorsCertificateSold { company }, V::SoldThisRound { company }, V::TunnelAlreadyBought,
        V::MountainAlreadyBought, V::MoreThanHalf { company, held }, V::NationalNotFormed,
        V::CompanyMerged { company }, V::CertificateLimit { limit, held }, V::OverCertificateLimit { limit, held },
        V::NothingOnOffer { company }, V::NoSuchPaper, V::SalesBarred,
        V::OtherTitle, V::CertificateReserved { company }, V::NotOperatedYet { company }, V::NoSuchPrice { price }, V::PreStaatsbahnPrice { price },
        V::MountainRailwayGone { private }, V::NotYoursToExchange, V::ExchangeNotYet { phase }, V::ExchangeAfterSale,
        V::ExchangeCompulsory, V::NotARegional { company }, V::NoShareForMountain { company }, V::NotYourCoalRailway { company },
        V::GoodsTrainsOnly, V::InReceivership,
        V::TrainWaits { company }, V::NothingToSurrender { model }, V::ExchangedAlready, V::NewTrackNotReached { hex },
        V::PoolLimit { company, limit, would_be: 9 }, V::NotStarted { company }, V::SoldAlready { company },
        V::NotSoManyShares { company, held }, V::SalesOutOfOrder { company }, V::PrivatesLast,
        V::DirectorCannotStepDown { company }, V::DoubleNotSplit,
        V::InDebt { debt }, V::InExchangeDebt { debt }, V::NoDebt, V::MoreThanDebt { debt }, V::SaleDueFirst { debt },
        V::NoSuchPar { par: price }, V::ParOutOfPlace { company }, V::MountainTaken { mountain },
        V::NotAMountain { hex }, V::MountainHexTaken { hex }, V::NoSuchPanel { panel }, V::TunnelTaken { tunnel },
        V::TileAlreadyLaid, V::NoTileLeft, V::NotBuildable { hex }, V::NoSuchTile,
        V::PlainTrackOnly { hex }, V::TownTileOnly { hex }, V::CityTileOnly { hex }, V::ColourStep { hex },
        V::KindMustStay { hex }, V::LabelMissing { hex }, V::TrackIntoGrey { hex }, V::TrackIntoTunnelHex { hex },
        V::TrackIntoBar { hex }, V::TrackIntoRed { hex },
        V::ColourNotYet { phase }, V::TrackOffTheMap { hex }, V::OldTrackLost { hex }, V::NotConnected { hex },
        V::HomeTileFirst { hex }, V::TerrainTooDear { cost: price, cash }, V::ExtraTileNotYet { phase },
        V::ExtraTileUsed, V::ExtraTileNotOwned, V::ExtraTileYellowOnly, V::TunnelNotOwned { tunnel },
        V::TunnelUsed { tunnel }, V::NotATunnelHex { hex }, V::TunnelHexTaken { hex }, V::NotMouths { hex },
        V::TunnelNotConnected { hex }, V::TunnelTooDear { cost: price, cash }, V::PrivateNotYet { phase },
        V::PrivateNotSaleable { private }, V::PrivateBuyerBarred { company }, V::PrivateNotTheDirectors { private },
        V::PrivatePrice { minimum, maximum }, V::PrivateTooDear { price, cash }, V::FurkaOberalpNotYet { phase },
        V::FurkaOberalpGone, V::FurkaOberalpNotYourTurn, V::EvaNotHeld, V::EvaNotDirected { company },
        V::EvaNotYourTurn, V::EvaNoRoom { limit }, V::DestinationNotReached { company }, V::NoMarkerLeft,
        V::MarkerTooDear { cost: price, cash }, V::NotACity { hex }, V::NoFreeCircle { at },
        V::CircleReserved { at }, V::MarkerNotConnected { at }, V::MarkerOnHexAlready { hex },
        V::NoSuchTrain { model }, V::TrackShared { run: 255, with: 0 },
        V::BelowMaximum { claimed: minimum, best: maximum }, V::TrainNotOnSale { model }, V::TrainPrice { price },
        V::TrainLimit { limit }, V::NoTradeYet { phase }, V::TradePrice { minimum },
        V::TradeBeyondTreasury { price, cash }, V::SbbPrintedPrice { price }, V::AbovePrintedPrice { price },
        V::MountainToPlace, V::NeverUpgraded { hex }, V::HexNotBare { hex }, V::FurkaOberalpOnly { hex },
        V::UpgradeNotConnected { hex },
        V::PrintedPrice { price }, V::NotTradable { model }, V::NotOwnedBySeller { model }, V::HTrainsOnly,
        V::TrainRequired, V::TrainTooDear { price, cash }, V::PreSbbNoAssistance, V::NoObligation,
        V::AssistedAlready, V::TradeDeclined, V::SoldTooMuch { beyond: price }, V::SaleNotNeeded,
        V::SaleChangesDirector { company }, V::NotSurrenderable { model }, V::NotBankrupt,
        V::NoMarkerThere { city: 255 },
    ];
    let faults = [
        Fault::NoTrack { hex }, Fault::NotJoined { hex }, Fault::EndOfTheLine { stop: at }, Fault::EndsOnTheLine { hex }, Fault::NotAStop { stop: at },
        Fault::SameTrackTwice { hex }, Fault::FewerThanTwoStops, Fault::NoMarker,
        Fault::TooManyStops { stops: 9, limit }, Fault::TooManyHexes { hexes: 9, limit },
        Fault::RedLocation { stop: at }, Fault::SameStopTwice { stop: at }, Fault::SameGroupTwice { stop: at },
        Fault::CannotPass { stop: at }, Fault::MarkerNotScored,
        Fault::SameHexTwice { stop: at }, Fault::Mine { stop: at }, Fault::SecondMine { stop: at }, Fault::NoMine, Fault::TooManyCities { cities: 9, limit },
    ];
    all.extend(faults.map(|fault| V::RouteFault { run: 255, fault }));
    all
}

#[test]
fn none_is_left_out_of_the_tests() {
    let shown: Vec<String> = one_of_each().iter().map(|violation| format!("{violation:?}")).collect();
    let source = include_str!("../../../../game/src/violation.rs");
    let body = source.split("pub enum Violation {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
    let variants = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = variants.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
    for variant in variants.map(|line| line.trim_end_matches([',', '{', ' '])) {
        let is_it = |text: &String| text.split(' ').next() == Some(variant);
        assert!(shown.iter().any(is_it), "{variant}");
    }
}

/// Games in which anything may be refused.
fn tables() -> Vec<State> {
    let fresh = |profile| begin(&Setup { profile, players: 4, seed: None, options: Options::NONE }).unwrap();
    let mut tables = vec![table()];
    tables.extend(Profile::ALL.map(fresh));
    tables
}

#[test]
fn every_refusal_is_a_whole_sentence_of_its_own_in_each_language() {
    for (state, lang) in tables().iter().flat_map(|state| Lang::ALL.map(|lang| (state, lang))) {
        let mut said: Vec<String> = Vec::new();
        for violation in one_of_each() {
            let text = sentence(state, &violation, lang);
            assert!(text.ends_with('.'), "{violation:?}: {text}");
            // The German unit of 1844 brings its own point.
            assert!(!text.ends_with("Fr..") && !text.contains("Fr.. "), "{text}");
            let blame = ["llegal", "nvalid", "rror", "ngültig", "ehler", "ieprawid", "iedozwol", "łąd"];
            assert!(!blame.iter().any(|word| text.contains(word)), "{text}");
            said.push(text);
        }
        said.sort();
        let twice = said.windows(2).find(|pair| pair[0] == pair[1]);
        // A hex and a city out of reach are told alike.
        assert!(twice.is_none_or(|pair| pair[0].contains("?255")), "{twice:?}");
    }
}

#[test]
fn the_languages_differ() {
    for state in tables() {
        for violation in one_of_each() {
            let [english, german, polish] = Lang::ALL.map(|lang| sentence(&state, &violation, lang));
            assert!(english != german && german != polish && english != polish, "{english}");
        }
    }
}

/// Variants below the comment of `cite` that says so.
fn impossible_in_1824() -> BTreeSet<&'static str> {
    let source = include_str!("../../../../game/src/titles/g1824/cite.rs");
    let list = source.split("// What cannot arise in 1824").nth(1).and_then(|rest| rest.split("=>").next()).unwrap();
    let names = list.split("Violation::").skip(1).filter_map(|text| text.split([' ', '\n']).next());
    names.collect()
}

#[test]
fn a_refusal_of_1824_speaks_of_1824() {
    let impossible = impossible_in_1824();
    assert!(impossible.len() > 40 && impossible.contains("PrivatesUnsold") && !impossible.contains("PoolLimit"));
    // H-trains, which alone keep off red locations, are trains of 1844.
    let is_of_1844 = |violation: &Violation| {
        let name = format!("{violation:?}");
        let name = name.split(' ').next().unwrap_or_default();
        impossible.contains(name) || matches!(violation, Violation::RouteFault { fault: Fault::RedLocation { .. }, .. })
    };
    let words = [
        "SFR",
        "Fr.",
        "SBB",
        "pool",
        "Bankpool",
        "puli",
        "rivate",
        "Privatbahn",
        "prywatn",
        "par ",
        "Par ",
        "Ausgabekurs",
        "emisyjn",
        "tunnel",
        "Tunnel",
        "tunel",
        "FO ",
        "P2",
        "P4",
        "EVA",
        "H-",
    ];
    let tables = tables();
    let of_1824 = tables.iter().filter(|state| state.edition.title == Title::AustriaHungary1824);
    for (state, lang) in of_1824.flat_map(|state| Lang::ALL.map(|lang| (state, lang))) {
        for violation in one_of_each().iter().filter(|violation| !is_of_1844(violation)) {
            let text = sentence(state, violation, lang);
            let strange: Vec<_> = words.iter().filter(|word| text.contains(*word)).collect();
            assert!(strange.is_empty(), "{strange:?} in {text}");
        }
    }
}
