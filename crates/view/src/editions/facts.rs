//! What is printed in an edition, field by field, and the policies behind it.

use board::{Colour, Coord, Edge, Hex, HexId, TileSpec};
use game::edition::{CompanySpec, ModelSpec, PhaseSpec, PrivateSpec, Seats, TrainSpec};
use game::{CompanyId, Edition, PrivateId, TitlePolicies, edition as edition_of, g1824, g1844};
use routes::Scoring;

use super::entry::{Entry, Teller};
use super::{policies_1824, policies_1844};
use crate::names;

/// Every field in the order in which it is told. No `..`: a new field has to find its row.
pub fn entries(edition: &Edition, teller: Teller) -> Vec<Entry> {
    let Edition {
        profile: _,
        version: _,
        printed_for: _,
        title: _,
        // What is printed: the functions below take it from the edition.
        bank: _,
        seats: _,
        board: _,
        market: _,
        companies: _,
        privates: _,
        private_letter: _,
        models: _,
        trains: _,
        phases: _,
        phase_names: _,
        scoring: _,
        policies,
        number_cards,
        surrendered,
        claim,
        bank_break,
        consent,
        emergency_sales,
        train_step_ends,
        marker_enters,
        upgrade_connection,
        own_trains,
        debtor_pass,
        surrender_order,
        agreed_end,
    } = *edition;
    let mut entries = Vec::from(money(edition, teller));
    entries.extend(companies(edition, teller));
    entries.extend(privates(edition, teller));
    entries.extend(trains(edition, teller));
    entries.extend(phases(edition, teller));
    entries.extend(tiles(edition, teller));
    entries.extend(map(edition, teller));
    match policies {
        TitlePolicies::G1844(policies) => {
            entries.extend(swiss(edition, policies, teller));
            entries.extend(policies_1844::entries(policies, teller));
        }
        TitlePolicies::G1824(policies) => {
            entries.extend(austrian(edition, policies, teller));
            entries.extend(policies_1824::entries(policies, teller));
        }
    }
    entries.extend([
        teller.told(number_cards),
        teller.told(marker_enters),
        teller.told(upgrade_connection),
        teller.told(train_step_ends),
        teller.told(claim),
        teller.told(consent),
        teller.told(emergency_sales),
        teller.told(surrendered),
        teller.told(bank_break),
        teller.told(own_trains),
        teller.told(debtor_pass),
        teller.told(surrender_order),
        teller.told(agreed_end),
    ]);
    entries
}

fn money(edition: &Edition, teller: Teller) -> [Entry; 3] {
    let seat =
        |Seats { players, cash, certificates }: &Seats| format!("{players}: {} / {certificates}", teller.money(*cash));
    let cells = edition.market().cells();
    let spaces =
        cells.map(|(cell, space)| format!("{},{} {} {:?}", cell.row, cell.column, space.price.0, space.kind)).collect();
    [
        teller.fact("fact-bank", vec![teller.money(edition.bank)], &["1844-SETUP-02", "1824-SETUP-04"]),
        teller.fact(
            "fact-seats",
            edition.seats.iter().map(seat).collect(),
            &["1844-SETUP-03", "1844-SETUP-04", "1824-SETUP-05", "1824-SETUP-06"],
        ),
        teller.fact("fact-market", spaces, &["1844-LAUNCH-02", "1824-RULING-02"]),
    ]
}

/// What they are called is told apart from what they are.
fn companies(edition: &Edition, teller: Teller) -> [Entry; 3] {
    let specs = edition.companies;
    [
        teller.fact(
            "fact-company-ids",
            specs.iter().map(company_id).collect(),
            &["1844-SETUP-16", "1844-SETUP-17", "1824-RULING-72", "1824-DEV-31"],
        ),
        teller.fact(
            "fact-company-names",
            specs.iter().map(|spec| spec.name.to_owned()).collect(),
            &["1844-SETUP-16", "1844-SETUP-17", "1824-SETUP-09"],
        ),
        teller.fact(
            "fact-companies",
            edition.company_ids().map(|id| company_item(edition, id)).collect(),
            &["1844-SETUP-16", "1844-SETUP-17", "1824-SETUP-10", "1824-SETUP-14", "1824-SETUP-23"],
        ),
    ]
}

/// `EPP (C1)`, or `SD1` where both are the same.
fn company_id(CompanySpec { symbol, number, .. }: &CompanySpec) -> String {
    if symbol == number { String::from(*symbol) } else { format!("{symbol} ({number})") }
}

fn company_item(edition: &Edition, id: CompanyId) -> String {
    let CompanySpec { symbol: _, number: _, name: _, kind, shares, launch, capital, becomes, home, goal, markers } =
        edition.company(id);
    // Hexes by their place on the map: editions may label them differently.
    let home = home.map(|(hex, city)| (edition.board().map.named(hex), city));
    let row = id.index() + 1;
    format!("{row}: {kind:?} {shares}/{launch}/{capital} {becomes:?} {home:?} {goal:?} {markers:?}")
}

/// Papers of 1844's opening auction, mountain railways in 1824.
fn privates(edition: &Edition, teller: Teller) -> [Entry; 2] {
    let specs = edition.privates;
    [
        teller.fact(
            "fact-privates",
            edition.private_ids().map(|id| private_item(edition, id, teller)).collect(),
            &["1844-PRIV-03a", "1844-PRIV-03b", "1824-MTN-01", "1824-MTN-02"],
        ),
        teller.fact(
            "fact-private-names",
            specs.iter().map(|spec| spec.name.to_owned()).collect(),
            &["1844-PRIV-01", "1824-MTN-01"],
        ),
    ]
}

/// `P6: face value 160 SFR, income 30 SFR`; names are told apart.
fn private_item(edition: &Edition, id: PrivateId, teller: Teller) -> String {
    let PrivateSpec { name: _, face, income, saleable } = edition.private(id);
    let key = if *saleable { "fact-private-item" } else { "fact-private-item-kept" };
    let number = names::private_short(edition, id);
    let (face, income) = (teller.money(*face), teller.money(*income));
    teller.say(key, &[("number", number.into()), ("face", face.into()), ("income", income.into())])
}

fn trains(edition: &Edition, teller: Teller) -> [Entry; 3] {
    let specs = edition.trains;
    [
        teller.fact(
            "fact-trains",
            edition.models.iter().map(model_item).collect(),
            &["1844-SETUP-13", "1824-SETUP-15", "1824-TRAIN-02"],
        ),
        teller.fact(
            "fact-train-cards",
            specs.iter().map(|spec| train_item(edition, spec, teller)).collect(),
            &["1844-TRAIN-21", "1844-DEV-28", "1824-TRAIN-40", "1824-DEV-20"],
        ),
        teller.fact(
            "fact-train-phases",
            specs.iter().map(|spec| format!("{}: {}", edition.model(spec.sides[0]).name, spec.phase)).collect(),
            &["1844-PHASE-01", "1824-PHASE-01"],
        ),
    ]
}

fn model_item(spec: &ModelSpec) -> String {
    let ModelSpec { name, range, price, is_h, red, turns, scrapped, tradable, goods_from, outdated_by, part_exchange } =
        spec;
    let goods = format!("{goods_from:?} {outdated_by:?} {part_exchange:?}");
    format!("{name} {range:?} {} {is_h}/{red} {turns:?} {scrapped:?} {tradable} {goods}", price.0)
}

/// `8E/8H: 20`; the phase is told apart.
fn train_item(edition: &Edition, TrainSpec { sides, cards, phase: _ }: &TrainSpec, teller: Teller) -> String {
    let cards = cards.map_or_else(|| teller.say("fact-train-cards-unlimited", &[]), |cards| cards.to_string());
    let names: Vec<&str> = sides.iter().map(|side| edition.model(*side).name).collect();
    format!("{}: {cards}", names.join("/"))
}

/// Row by row of the phase card.
fn phases(edition: &Edition, teller: Teller) -> [Entry; 3] {
    let column = |of: fn(&PhaseSpec, Teller) -> String| {
        let item = |number: u8, value: String| {
            teller.say("fact-phase-item", &[("number", number.into()), ("value", value.into())])
        };
        edition.phases.iter().zip(1..).map(|(spec, number)| item(number, of(spec, teller))).collect()
    };
    [
        teller.fact(
            "fact-newest-tiles",
            column(|spec, teller| teller.say(&format!("fact-newest-tiles-{}", spec.newest.name()), &[])),
            &["1844-PHASE-02", "1824-UPG-02"],
        ),
        teller.fact(
            "fact-operating-rounds",
            column(|spec, _| spec.operating_rounds.to_string()),
            &["1844-PHASE-02", "1824-PHASE-27a", "1824-PHASE-27b", "1824-RULING-59", "1824-DEV-04"],
        ),
        teller.fact(
            "fact-train-limits",
            column(|spec, _| format!("{}/{}", spec.major_limit, spec.national_limit)),
            &["1844-PHASE-02", "1824-TRAIN-11"],
        ),
    ]
}

fn tiles(edition: &Edition, teller: Teller) -> [Entry; 2] {
    [
        teller.fact("fact-tiles", tile_counts(edition, teller), &["1844-SETUP-15a", "1844-SETUP-15b", "1824-SETUP-16"]),
        teller.fact(
            "fact-tile-shapes",
            edition.board().tiles.specs.iter().filter(|spec| !is_on_the_line(edition, spec)).map(tile_item).collect(),
            &["1844-SETUP-15b", "1824-RULING-04"],
        ),
    ]
}

/// Copies of each colour, not of each tile: which tiles make up the first edition's totals is our guess, and no
/// difference that anybody could read in a book.
fn tile_counts(edition: &Edition, teller: Teller) -> Vec<String> {
    let tiles = &edition.board().tiles;
    let copies = |colour: Colour| -> u32 {
        let of_colour = tiles.in_box().filter(|tile| tiles[*tile].colour == colour);
        of_colour.map(|tile| u32::from(tiles[tile].count)).sum()
    };
    let counted =
        |colour: Colour| teller.say(&format!("fact-tiles-{}", colour.name()), &[("n", copies(colour).into())]);
    [Colour::Yellow, Colour::Green, Colour::Brown, Colour::Grey].map(counted).to_vec()
}

/// All of a tile but its copies.
fn tile_item(TileSpec { name, colour, label, parts, paths, count: _ }: &TileSpec) -> String {
    format!("{name} {colour:?} {label:?} {parts:?} {paths:?}")
}

fn map(edition: &Edition, teller: Teller) -> [Entry; 3] {
    let hexes = &edition.board().map.hexes;
    [
        teller.fact("fact-hex-labels", labels(edition, teller), &["1844-TRACK-19", "1824-RULING-03"]),
        teller.fact(
            "fact-hexes",
            hexes.iter().map(|hex| hex_item(edition, hex)).collect(),
            &["1844-TRACK-19", "1824-RULING-03"],
        ),
        teller.fact("fact-open-sides", border_items(edition), &["1844-TRACK-13", "1824-TRACK-11"]),
    ]
}

/// Where the labels begin and end, with the first home that has a name: `from A4 to J15, Wien is E12`. One edition may
/// number the rim of the same map otherwise than another; that is told once, not hex by hex.
fn labels(edition: &Edition, teller: Teller) -> Vec<String> {
    let map = &edition.board().map;
    let homes = edition.companies.iter().filter_map(|spec| spec.home).filter_map(|(hex, _)| map.named(hex));
    let home = homes.map(|hex| &map[hex]).find_map(|hex| hex.name.map(|name| (name, hex.coord)));
    let ends = map.hexes.first().zip(map.hexes.last()).map(|(first, last)| (first.coord, last.coord));
    let told = ends.zip(home).map(|((first, last), (name, coord))| {
        let [first, last, coord] = [first, last, coord].map(|coord| coord.to_string());
        let arguments =
            [("first", first.into()), ("last", last.into()), ("name", name.into()), ("coord", coord.into())];
        teller.say("fact-hex-labels-item", &arguments)
    });
    told.into_iter().collect()
}

fn hex_item(edition: &Edition, hex: &Hex) -> String {
    let Hex { coord, name, ground, terrain, location, barred, printed } = hex;
    let label = label(edition, *coord);
    format!("{label} {name:?} {ground:?} {terrain:?} {location:?} {barred:?} {printed:?}")
}

/// The label that the title's default profile has where this edition has `coord`, if both begin at the same hex.
fn label(edition: &Edition, coord: Coord) -> Coord {
    let first = |edition: &Edition| edition.board().map.hexes.first().map(|hex| hex.coord);
    let default = edition.title.profiles().next().map(edition_of);
    match default.and_then(first).zip(first(edition)) {
        Some((default, own)) => Coord {
            row: coord.row.wrapping_sub(own.row).wrapping_add(default.row),
            column: coord.column.wrapping_sub(own.column).wrapping_add(default.column),
        },
        None => coord,
    }
}

/// Sides that track may cross, but for those of tunnel hexes, which `tunnel_items` counts.
fn border_items(edition: &Edition) -> Vec<String> {
    let map = &edition.board().map;
    let is_tunnel = |hex: HexId| map[hex].ground == board::Ground::Tunnel;
    let crossed = map.ids().flat_map(|hex| Edge::SIDES.map(|side| (hex, map.across(hex, side))));
    let crossed = crossed.filter_map(|(hex, across)| across.map(|(other, _)| (hex, other)));
    let crossed = crossed.filter(|(hex, other)| hex < other && !is_tunnel(*hex) && !is_tunnel(*other));
    let label = |hex: HexId| label(edition, map[hex].coord);
    crossed.map(|(hex, other)| format!("{}–{}", label(hex), label(other))).collect()
}

/// What only 1824 has beside its policies: goods trains, companies that some tables play without, the Bukowina.
fn austrian(edition: &Edition, policies: g1824::Policies, teller: Teller) -> [Entry; 3] {
    let card = |(model, cards): &(game::ModelId, u8)| format!("{}: {cards}", edition.model(*model).name);
    let absent = policies.not_in_play.iter().map(|id| edition.company(*id).symbol.to_owned());
    [
        teller.fact(
            "fact-goods-cards",
            policies.goods_cards.iter().map(card).collect(),
            &["1824-SETUP-15", "1824-CIS-06", "1824-CIS-07"],
        ),
        teller.fact("fact-not-in-play", absent.collect(), &["1824-CIS-08", "1824-CIS-09"]),
        teller.fact("fact-bukowina", vec![edition.scoring.regions_joined.to_string()], &["1824-CIS-18"]),
    ]
}

/// What only the map and the trains of 1844 have.
fn swiss(edition: &Edition, policies: g1844::Policies, teller: Teller) -> [Entry; 4] {
    // The regions are those of 1824.
    let Scoring { express_ends, tunnel_per_stop, regions_joined: _ } = edition.scoring;
    [
        teller.fact(
            "fact-tunnel-hexes",
            tunnel_items(edition),
            &["1844-TUN-08a", "1844-TUN-08b", "1844-RULING-29", "1844-DEV-26"],
        ),
        teller.fact(
            "fact-fo-line",
            line_items(policies, teller),
            &["1844-PRIV-14a", "1844-PRIV-14b", "1844-RULING-84"],
        ),
        teller.fact("fact-tunnel-bonus", vec![tunnel_per_stop.to_string()], &["1844-REV-04"]),
        teller.told(express_ends),
    ]
}

/// In how many pieces the Furka-Oberalp line is laid, and what lies on each of its hexes.
fn line_items(policies: g1844::Policies, teller: Teller) -> Vec<String> {
    let line = policies.furka_oberalp;
    let laid = line.iter().filter(|(_, piece)| piece.is_some()).count();
    let pieces = match laid == line.len() {
        true => teller.say("fact-fo-line-whole", &[]),
        false => teller.say("fact-fo-line-tiles", &[("n", (laid as u32).into())]),
    };
    let item = |(hex, piece): &(&str, Option<&str>)| match piece {
        Some(piece) => format!("{hex} {piece}"),
        None => teller.say("fact-fo-line-printed", &[("hex", String::from(*hex).into())]),
    };
    std::iter::once(pieces).chain(line.iter().map(item)).collect()
}

/// Hexes of the Furka-Oberalp line are told apart.
fn is_on_the_line(edition: &Edition, spec: &TileSpec) -> bool {
    match edition.policies {
        TitlePolicies::G1844(policies) => policies.furka_oberalp.iter().any(|(hex, _)| *hex == spec.name),
        TitlePolicies::G1824(_) => false,
    }
}

/// How many, and which.
fn tunnel_items(edition: &Edition) -> Vec<String> {
    let hexes: Vec<HexId> = g1844::tunnel_hexes(edition).collect();
    let names = hexes.iter().map(|hex| names::hex(edition, *hex));
    std::iter::once(hexes.len().to_string()).chain(names).collect()
}
