//! Companies and Mountain Railways of 1824. [1824-SETUP-09] [1824-COAL-01] [1824-PRE-01] [1824-REG-01]

use crate::edition::{CompanyKind, CompanySpec, Goal, MarkerCount, PrivateSpec};
use crate::{CompanyId, Money};

/// K1 to K4, in operating order. [1824-COAL-17]
pub const COAL: [CompanyId; 4] = [CompanyId(0), CompanyId(1), CompanyId(2), CompanyId(3)];
/// Coal Railways and Pre-Staatsbahnen, in operating order. [1824-OR-03]
pub(crate) const MINORS: std::ops::Range<u8> = 0..11;

/// Coal Railways and Pre-Staatsbahnen, in operating order. [1824-OR-03]
pub fn minors() -> impl Iterator<Item = CompanyId> {
    MINORS.map(CompanyId)
}

/// Regionals and Staatsbahnen, behind the minors.
pub(crate) const MAJORS: std::ops::Range<u8> = 11..19;

/// In the order of the company table.
pub const REGIONALS: [CompanyId; 5] = [BK, MS, CL, SB, BH];
/// In the order of their formation. [1824-STAAT-04]
pub const STAATSBAHNEN: [CompanyId; 3] = [SD, UG, KK];

/// Böhmische Kommerzbahn.
pub const BK: CompanyId = CompanyId(11);
/// Mährisch-Schlesische Eisenbahn.
pub const MS: CompanyId = CompanyId(12);
/// Carl Ludwigs-Bahn.
pub const CL: CompanyId = CompanyId(13);
/// Siebenbürgische Bahn.
pub const SB: CompanyId = CompanyId(14);
/// Bosnisch-Herzegowinische Landesbahn.
pub const BH: CompanyId = CompanyId(15);
/// Südbahn.
pub const SD: CompanyId = CompanyId(16);
/// Ungarische Staatsbahn.
pub const UG: CompanyId = CompanyId(17);
/// Kaiserlich-königliche Staatsbahn.
pub const KK: CompanyId = CompanyId(18);

/// Kärntner Bahn.
pub const SD2: CompanyId = CompanyId(5);
/// Nordtiroler Staatsbahn.
pub const SD3: CompanyId = CompanyId(6);
/// Eisenbahn Pest–Waitzen.
const UG1: CompanyId = CompanyId(7);
/// Mohács–Fünfkirchner Bahn.
const UG2: CompanyId = CompanyId(8);
/// The second Pre-Staatsbahn of the k&k.
pub const KK2: CompanyId = CompanyId(10);

/// Companies that three play Cisleithania without. [1824-CIS-08]
pub const ABSENT_FOR_THREE: &[CompanyId] = &[COAL[3], UG2, SB, BH];
/// Companies that two play it without. [1824-CIS-09]
pub const ABSENT_FOR_TWO: &[CompanyId] = &[COAL[3], UG1, UG2, SB, BH, UG];

/// Majors in the order in which 18xx.games goes through them.
pub const AS_18XX_GAMES_LISTS: [CompanyId; 8] = [BH, BK, CL, MS, SB, SD, KK, UG];

type Home = (&'static str, u8);

const MINOR: CompanySpec = CompanySpec {
    symbol: "",
    number: "",
    name: "",
    kind: CompanyKind::Coal,
    shares: 1,
    launch: 1,
    capital: 0,
    becomes: None,
    home: None,
    goal: Goal::None,
    markers: MarkerCount::Fixed(1),
};

const fn coal(
    symbol: &'static str,
    number: &'static str,
    name: &'static str,
    home: Home,
    becomes: CompanyId,
) -> CompanySpec {
    CompanySpec { symbol, number, name, home: Some(home), becomes: Some(becomes), ..MINOR }
}

const fn pre(
    symbol: &'static str,
    number: &'static str,
    name: &'static str,
    home: Home,
    becomes: CompanyId,
) -> CompanySpec {
    CompanySpec { kind: CompanyKind::Forerunner, ..coal(symbol, number, name, home, becomes) }
}

/// Ten units on nine certificates; capital without the assets of a Coal Railway. [1824-SETUP-10] [1824-REG-11]
const fn regional(symbol: &'static str, name: &'static str, home: Home) -> CompanySpec {
    CompanySpec {
        symbol,
        number: symbol,
        name,
        kind: CompanyKind::Regional,
        shares: 10,
        launch: 5,
        capital: 10,
        home: Some(home),
        markers: MarkerCount::Fixed(3),
        ..MINOR
    }
}

/// Its home is that of its first Pre-Staatsbahn. [1824-STAAT-20]
const fn staatsbahn(symbol: &'static str, name: &'static str, home: Home) -> CompanySpec {
    CompanySpec {
        kind: CompanyKind::National,
        launch: 0,
        markers: MarkerCount::Fixed(5),
        ..regional(symbol, name, home)
    }
}

/// The companies of the second edition.
pub const SECOND_EDITION: &[CompanySpec] = SECOND_EDITION_TABLE;

#[rustfmt::skip]
const SECOND_EDITION_TABLE: &[CompanySpec; 19] = &[
    coal("EPP", "C1", "Eisenbahn Pilsen–Priesen",    ("C6", 0),  BK),
    coal("EOD", "C2", "Eisenbahn Oderberg–Dombran",  ("A12", 0), MS),
    coal("MLB", "C3", "Mosty–Lemberg Bahn",          ("A22", 0), CL),
    coal("SPB", "C4", "Simeria–Petrosani Bahn",      ("H25", 0), SB),
    pre("SD1", "SD1", "Wien–Gloggnitzer Eisenbahngesellschaft", ("E12", 0), SD),
    pre("SD2", "SD2", "Kärntner Bahn",               ("G10", 0), SD),
    pre("SD3", "SD3", "Nordtiroler Staatsbahn",      ("G4", 0),  SD),
    pre("UG1", "UG1", "Eisenbahn Pest–Waitzen",      ("F17", 1), UG),
    pre("UG2", "UG2", "Mohács–Fünfkirchner Bahn",    ("H15", 0), UG),
    pre("KK1", "KK1", "Kaiserin Elisabeth-Bahn",     ("E12", 1), KK),
    pre("KK2", "KK2", "Kaiser Franz Joseph-Bahn",    ("E12", 2), KK),
    regional("BK", "Böhmische Kommerzbahn",          ("B9", 0)),
    regional("MS", "Mährisch-Schlesische Eisenbahn", ("C12", 0)),
    regional("CL", "Carl Ludwigs-Bahn",              ("B23", 0)),
    regional("SB", "Siebenbürgische Bahn",           ("G26", 0)),
    regional("BH", "Bosnisch-Herzegowinische Landesbahn", ("J13", 0)),
    staatsbahn("SD", "Südbahn",                      ("E12", 0)),
    staatsbahn("UG", "Ungarische Staatsbahn",        ("F17", 1)),
    staatsbahn("KK", "Kaiserlich-königliche Staatsbahn", ("E12", 1)),
];

/// Other ids and names, and the labels of its own map. [1824-RULING-72]
#[rustfmt::skip]
pub const FIRST_EDITION: &[CompanySpec] = &[
    coal("K1", "K1", "Eisenbahn Pilsen–Priesen",     ("D5", 0),  BK),
    coal("K2", "K2", "Eisenbahn Oderberg–Dombran",   ("B11", 0), MS),
    coal("K3", "K3", "Mosty–Lemberg Bahn",           ("B21", 0), CL),
    coal("K4", "K4", "Simeria–Petroseni Bahn",       ("I24", 0), SB),
    pre("S1", "V1", "Wien–Gloggnitzer Eisenbahngesellschaft", ("F11", 0), SD),
    pre("S2", "V2", "Kärntner Bahn",                 ("H9", 0),  SD),
    pre("S3", "V3", "Nordtiroler Staatsbahn",        ("H3", 0),  SD),
    pre("Ug1", "V4", "Eisenbahn Pest–Waitzen",       ("G16", 1), UG),
    pre("Ug2", "V5", "Mohács–Fünfkirchner Bahn",     ("I14", 0), UG),
    pre("k&k1", "V6", "Kaiserin Elisabeth-Bahn",     ("F11", 1), KK),
    pre("k&k2", "V7", "Kaiser Ferdinand Nordbahn",   ("F11", 2), KK),
    regional("BK", "Böhmische Kommerzbahn",          ("C8", 0)),
    regional("MS", "Mährisch-Schlesische Eisenbahn", ("D11", 0)),
    regional("CL", "Carl Ludwigs-Bahn",              ("C22", 0)),
    regional("SB", "Siebenbürgische Bahn",           ("H25", 0)),
    regional("BH", "Bosnien-Herzegowinische Landesbahn", ("K12", 0)),
    staatsbahn("SD", "Südbahn",                      ("F11", 0)),
    staatsbahn("UG", "Ungarische Staatsbahn",        ("G16", 1)),
    staatsbahn("k&k", "Kaiserlich-königliche Staatsbahn", ("F11", 1)),
];

/// Those of Cisleithania: as in the second edition, but Budapest is elsewhere. [1824-CIS-10]
pub const CISLEITHANIA: &[CompanySpec] = &{
    let mut specs = *SECOND_EDITION_TABLE;
    specs[UG1.index()].home = Some(BUDAPEST);
    specs[UG.index()].home = Some(BUDAPEST);
    specs
};

const BUDAPEST: Home = ("G12", 0);

const fn mountain(name: &'static str) -> PrivateSpec {
    PrivateSpec { name, face: Money(120), income: Money(25), saleable: false }
}

/// B1 to B6. [1824-MTN-01] [1824-MTN-02]
pub const MOUNTAIN_RAILWAYS: &[PrivateSpec] = &[
    mountain("Semmeringbahn"),
    mountain("Karstbahn"),
    mountain("Brennerbahn"),
    mountain("Arlbergbahn"),
    mountain("Karawankenbahn"),
    mountain("Wocheinerbahn"),
];
