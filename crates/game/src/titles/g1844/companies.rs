//! Companies and private railways of 1844. [1844-SETUP-16] [1844-SETUP-17] [1844-DEST-01]

use crate::edition::{CompanyKind, CompanySpec, Goal, MarkerCount, PrivateSpec};
use crate::{CompanyId, Money, PrivateId};

/// FNM.
pub const FNM: CompanyId = CompanyId(5);
/// MOB.
pub const MOB: CompanyId = CompanyId(10);
/// SBB.
pub const SBB: CompanyId = CompanyId(14);

/// V1 to V5, in the order of the tie rules. [1844-SBB-18]
pub const PRE_SBB: [CompanyId; 5] = [CompanyId(0), CompanyId(1), CompanyId(2), CompanyId(3), CompanyId(4)];

/// The companies as 18xx.games lists them. [1844-DEV-24]
pub const AS_18XX_GAMES_LISTS: [CompanyId; 15] = {
    let rows = [0, 1, 2, 3, 4, 11, 12, 13, 5, 6, 7, 8, 9, 10, 14];
    let mut companies = [CompanyId(0); 15];
    let mut place = 0;
    while place < 15 {
        companies[place] = CompanyId(rows[place]);
        place += 1;
    }
    companies
};

/// P1.
pub const P1: PrivateId = PrivateId(0);
/// P2.
pub const P2: PrivateId = PrivateId(1);
/// P3.
pub const P3: PrivateId = PrivateId(2);
/// P4.
pub const P4: PrivateId = PrivateId(3);
/// P5.
pub const P5: PrivateId = PrivateId(4);
/// P6.
pub const P6: PrivateId = PrivateId(5);
/// P7.
pub const P7: PrivateId = PrivateId(6);

const fn v(
    number: &'static str,
    symbol: &'static str,
    name: &'static str,
    home: (&'static str, u8),
    goal: Goal,
) -> CompanySpec {
    let (shares, launch, capital, kind) = (4, 2, 2, CompanyKind::Forerunner);
    CompanySpec {
        symbol,
        number,
        name,
        kind,
        shares,
        launch,
        capital,
        becomes: None,
        home: Some(home),
        goal,
        markers: MarkerCount::Fixed(2),
    }
}

const fn h(
    number: &'static str,
    symbol: &'static str,
    name: &'static str,
    home: (&'static str, u8),
    goal: Goal,
) -> CompanySpec {
    let (shares, launch, capital, kind) = (10, 5, 5, CompanyKind::Historical);
    CompanySpec {
        symbol,
        number,
        name,
        kind,
        shares,
        launch,
        capital,
        becomes: None,
        home: Some(home),
        goal,
        markers: MarkerCount::ByPar,
    }
}

const fn r(number: &'static str, symbol: &'static str, name: &'static str, home: (&'static str, u8)) -> CompanySpec {
    let (shares, launch, capital, kind, goal) = (5, 3, 5, CompanyKind::Regional, Goal::None);
    CompanySpec {
        symbol,
        number,
        name,
        kind,
        shares,
        launch,
        capital,
        becomes: None,
        home: Some(home),
        goal,
        markers: MarkerCount::Fixed(3),
    }
}

/// All companies, in the order of the company table.
#[rustfmt::skip]
pub const COMPANIES: &[CompanySpec] = &[
    v("V1", "NOB", "Schweizerische Nordostbahn",  ("D19", 0), Goal::Hex("D15")),
    v("V2", "SCB", "Schweizerische Centralbahn",  ("C12", 0), Goal::Hex("F17")),
    v("V3", "VSB", "Vereinigte Schweizer Bahnen", ("C24", 0), Goal::Hex("F25")),
    v("V4", "JS",  "Jura-Simplon",                ("I4", 0),  Goal::Hex("F7")),
    v("V5", "GB",  "Gotthardbahn",                ("G18", 0), Goal::Tunnel("H19")),
    h("H1", "FNM", "Ferrovie Nord Milano",        ("L21", 0), Goal::Hex("G20")),
    h("H2", "RhB", "Rhätische Bahn",              ("G26", 0), Goal::Hex("J13")),
    h("H3", "BLS", "Bern-Lötschberg-Simplon",     ("F11", 0), Goal::Hex("J13")),
    h("H4", "STB", "Sensetalbahn",                ("D15", 0), Goal::Hex("H13")),
    h("H5", "AB",  "Appenzeller Bahn",            ("D25", 0), Goal::Hex("C20")),
    h("H6", "MOB", "Montreux-Oberland bernois",   ("I6", 0),  Goal::Hex("H13")),
    r("R1", "JN",  "Jura neuchâtelois",           ("F7", 0)),
    r("R2", "ChA", "Chur-Arosa",                  ("G28", 0)),
    r("R3", "VZ",  "Visp-Zermatt",                ("K10", 0)),
    CompanySpec {
        symbol: "SBB", number: "SBB", name: "Schweizerische Bundesbahnen", kind: CompanyKind::National,
        shares: 20, launch: 0, capital: 0, becomes: None, home: None, goal: Goal::None, markers: MarkerCount::Fixed(10),
    },
];

const fn p(name: &'static str, face: i32, income: i32, saleable: bool) -> PrivateSpec {
    PrivateSpec { name, face: Money(face), income: Money(income), saleable }
}

/// Face value, income, may be sold to a company. P6 is the second edition's. [1844-PRIV-01] [1844-PRIV-03b]
#[rustfmt::skip]
pub const PRIVATES: &[PrivateSpec] = &[
    p("Brienzer-Rothorn-Bahn",         20,  5, true),
    p("Bödelibahn",                    50, 10, true),
    p("Gotthard-Postkutsche",          80, 15, true),
    p("Furka-Oberalpbahn",            110, 20, true),
    p("Compagnie Montreux-Montbovon", 140, 25, true),
    p("Società anonima delle ferrovie", 180, 30, false),
    p("Lokfabrik Oerlikon",           100,  0, false),
];

/// As the second edition's, but P6 costs 160. [1844-PRIV-03a]
#[rustfmt::skip]
pub const PRIVATES_FIRST_EDITION: &[PrivateSpec] = &[
    PRIVATES[0], PRIVATES[1], PRIVATES[2], PRIVATES[3], PRIVATES[4],
    PrivateSpec { face: Money(160), ..PRIVATES[5] },
    PRIVATES[6],
];
