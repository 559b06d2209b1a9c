//! What tells the profiles of a title apart, in words, and which rules a group may add.
//!
//! Made from the `Edition` values themselves: a row is there if and only if the values differ. Who adds a field to
//! `Edition` must give it a row in `entries`, and who adds a value to a policy must say here what it does.

use board::{Colour, Edge, Hex, HexId, TileSpec};
use game::edition::{
    BankBreak, Claim, CompanySpec, Consent, EmergencySales, MarkerEnters, ModelSpec, PhaseSpec, PrivateSpec, Seats,
    StepsEnd, Surrendered, Title, TitleRules, TrainSpec, UpgradeConnection,
};
use game::titles::g1844::policy::{
    AfterExport, Bankruptcy, Debtors, DestinationCheck, DoubleForDirector, EndOfRoundMoves, ExchangeDebt, FnmLaunch,
    FreeMoments, NoBids, Obligation, PaperWorth, PrivateSeller, SameSide, SwissRules, TunnelConnection, TunnelMouths,
    UnmovedMarkers, ZeroStops,
};
use game::titles::{edition, g1844::tunnel};
use game::{Edition, OptionRule, Profile};
use routes::{ExpressEnds, Scoring};

use crate::Lang;

/// The same in English, German and Polish.
type Words = [&'static str; 3];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The profiles compared, in the order of the cells.
    pub profiles: Vec<Profile>,
    pub rows: Vec<Row>,
    pub options: Vec<OptionRow>,
}

/// One thing that is not the same in all profiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub topic: &'static str,
    /// What each profile does.
    pub cells: Vec<String>,
    pub rules: Vec<&'static str>,
}

/// A rule that any profile of the title can be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionRow {
    pub name: &'static str,
    pub text: &'static str,
    pub rules: &'static [&'static str],
}

/// All profiles of a title, side by side.
pub fn compare(title: Title, lang: Lang) -> Comparison {
    let of_title = |profile: &Profile| edition(*profile).title == title;
    let profiles: Vec<Profile> = Profile::ALL.into_iter().filter(of_title).collect();
    let editions: Vec<&Edition> = profiles.iter().map(|profile| edition(*profile)).collect();
    let rows = differences(&editions, lang);
    let options = match title {
        Title::Swiss1844 => OptionRule::ALL.into_iter().map(|rule| option_row(rule, lang)).collect(),
        Title::AustriaHungary1824 => Vec::new(),
    };
    Comparison { profiles, rows, options }
}

/// Which rules a profile stands for.
pub const fn profile_text(profile: Profile, lang: Lang) -> &'static str {
    let words = match profile {
        Profile::Swiss2e => [
            "second edition (2016), with our rulings",
            "zweite Auflage (2016) mit unseren Auslegungen",
            "drugie wydanie (2016) z naszymi rozstrzygnięciami",
        ],
        Profile::Swiss1e => [
            "first edition (2003), with our rulings",
            "erste Auflage (2003) mit unseren Auslegungen",
            "pierwsze wydanie (2003) z naszymi rozstrzygnięciami",
        ],
        Profile::Swiss18xxGames => [
            "second edition as 18xx.games plays it",
            "zweite Auflage, wie 18xx.games sie spielt",
            "drugie wydanie tak, jak gra się na 18xx.games",
        ],
        Profile::Austria1e => [
            "first edition (2005), with our rulings",
            "erste Auflage (2005) mit unseren Auslegungen",
            "pierwsze wydanie (2005) z naszymi rozstrzygnięciami",
        ],
        Profile::Austria2e => [
            "second edition (2019), with our rulings",
            "zweite Auflage (2019) mit unseren Auslegungen",
            "drugie wydanie (2019) z naszymi rozstrzygnięciami",
        ],
        Profile::Austria18xxGames => [
            "second edition as 18xx.games plays it",
            "zweite Auflage, wie 18xx.games sie spielt",
            "drugie wydanie tak, jak gra się na 18xx.games",
        ],
    };
    pick(words, lang)
}

#[rustfmt::skip]
pub const fn option_row(rule: OptionRule, lang: Lang) -> OptionRow {
    let (words, rules): (Words, &[&str]) = match rule {
        OptionRule::Elephant => ([
            "Elephant variant: the player after the last one to buy or sell begins the next share round",
            "Variante Elefant: Wer nach dem letzten Käufer oder Verkäufer an der Reihe ist, beginnt die nächste Aktienrunde",
            "Wariant Słoń: następną rundę giełdową zaczyna gracz po ostatnim kupującym lub sprzedającym",
        ], &["1844-VAR-01", "1844-VAR-02", "1844-RULING-67"]),
        OptionRule::HalfPricePrivates => ([
            "House rule: companies pay at least half the face value for a private railway",
            "Hausregel: Gesellschaften zahlen für eine Privatbahn mindestens den halben Nennwert",
            "Zasada domowa: za spółkę prywatną płaci się co najmniej połowę jej wartości nominalnej",
        ], &["1844-PRIV-07"]),
        OptionRule::PrivatesLast => ([
            "House rule: companies buy private railways at the end of the turn, after trains",
            "Hausregel: Privatbahnen werden am Ende des Spielzugs gekauft, nach den Loks",
            "Zasada domowa: spółki prywatne kupuje się na końcu tury, po pociągach",
        ], &["1844-PRIV-07", "1844-OR-09"]),
        OptionRule::DestinationAfterRun => ([
            "House rule: destination bonuses are paid after the dividend step",
            "Hausregel: Zielprämien werden erst nach der Dividende gezahlt",
            "Zasada domowa: premie za cel wypłaca się dopiero po dywidendzie",
        ], &["1844-DEST-07", "1844-OR-09"]),
        OptionRule::SoldOutFirst => ([
            "House rule: at the end of a share round sold-out companies rise before pool shares push prices left",
            "Hausregel: Am Ende der Aktienrunde steigen erst ausverkaufte Gesellschaften, dann fallen die mit Aktien im \
             Bankpool",
            "Zasada domowa: na koniec rundy giełdowej najpierw rosną kursy spółek wyprzedanych, potem spadają kursy spółek \
             z akcjami w puli banku",
        ], &["1844-SR-42"]),
        OptionRule::SalesByPrice => ([
            "House rule: several companies sold in one turn are sold in the order of their prices, the dearest first",
            "Hausregel: Mehrere Gesellschaften werden in einem Spielzug in der Reihenfolge ihrer Kurse verkauft, die teuerste \
             zuerst",
            "Zasada domowa: kilka spółek sprzedaje się w jednej turze w kolejności ich kursów, najdroższą najpierw",
        ], &["1844-SR-36"]),
        OptionRule::UpgradeReachedTrack => ([
            "House rule: only track that a train of the company could run over is upgraded",
            "Hausregel: Nur Gleise, die eine Lok der Gesellschaft befahren könnte, werden ausgetauscht",
            "Zasada domowa: modernizuje się tylko tory, po których spółka mogłaby poprowadzić pociąg",
        ], &["1844-UPG-15"]),
    };
    OptionRow { name: rule.name(), text: pick(words, lang), rules }
}

const fn pick([en, de, pl]: Words, lang: Lang) -> &'static str {
    match lang {
        Lang::En => en,
        Lang::De => de,
        Lang::Pl => pl,
    }
}

/// One field of an edition, or a part of it: what it is about, and what it says there.
struct Entry {
    topic: &'static str,
    /// Equal for two editions if and only if the values are.
    items: Vec<String>,
    rules: &'static [&'static str],
}

fn differences(editions: &[&Edition], lang: Lang) -> Vec<Row> {
    let columns: Vec<Vec<Entry>> = editions.iter().map(|edition| entries(edition, lang)).collect();
    let length = columns.first().map_or(0, Vec::len);
    (0..length).filter_map(|row| row_of(&columns.iter().map(|column| &column[row]).collect::<Vec<_>>())).collect()
}

/// Lists show only what is not in all of them.
fn row_of(entries: &[&Entry]) -> Option<Row> {
    let first = entries.first()?;
    if entries.iter().all(|entry| entry.items == first.items) {
        return None;
    }
    let is_common = |item: &String| entries.iter().all(|entry| entry.items.contains(item));
    let own = |entry: &&Entry| entry.items.iter().filter(|item| !is_common(item)).cloned().collect::<Vec<_>>();
    let cells = entries.iter().map(own).map(|items| or_dash(&items)).collect();
    let mut rules: Vec<&'static str> = Vec::new();
    for rule in entries.iter().flat_map(|entry| entry.rules) {
        if !rules.contains(rule) {
            rules.push(rule);
        }
    }
    Some(Row { topic: first.topic, cells, rules })
}

fn or_dash(items: &[String]) -> String {
    if items.is_empty() { "–".to_owned() } else { items.join(", ") }
}

/// Every field in the order in which it is told. No `..`: a new field has to find its row.
fn entries(edition: &Edition, lang: Lang) -> Vec<Entry> {
    let Edition {
        profile: _,
        // Only profiles of one title are compared.
        title: _,
        bank,
        seats,
        ways: _,
        market: _,
        companies,
        privates,
        models,
        trains,
        phases,
        furka_oberalp,
        // The regions belong to a variant, not to a profile.
        scoring: Scoring { express_ends, tunnel_per_stop, regions_joined: _ },
        rules,
        surrendered,
        claim,
        bank_break,
        consent,
        emergency_sales,
        steps_end,
        marker_enters,
        upgrade_connection,
    } = *edition;
    let fact = |topic, items, rules| Entry { topic: pick(topic, lang), items, rules };
    let mut entries = vec![
        fact(["Bank", "Bank", "Bank"], vec![lang.money(bank)], &["1844-SETUP-02"]),
        fact(
            [
                "Starting cash and certificate limit",
                "Startkapital und Papierlimit",
                "Gotówka startowa i limit certyfikatów",
            ],
            seats.iter().map(|seats| seats_item(seats, lang)).collect(),
            &["1844-SETUP-03", "1844-SETUP-04"],
        ),
        fact(["Market", "Aktienmarkt", "Giełda"], market_items(edition), &["1844-LAUNCH-02"]),
        fact(
            ["Companies", "Gesellschaften", "Spółki"],
            companies.iter().map(company_item).collect(),
            &["1844-SETUP-16", "1844-SETUP-17"],
        ),
        fact(
            ["Private railways", "Privatbahnen", "Spółki prywatne"],
            privates.iter().zip(1..).map(|(spec, number)| private_item(spec, number, lang)).collect(),
            &["1844-PRIV-03a", "1844-PRIV-03b"],
        ),
        fact(
            ["Names of private railways", "Namen der Privatbahnen", "Nazwy spółek prywatnych"],
            privates.iter().map(|spec| spec.name.to_owned()).collect(),
            &["1844-PRIV-01"],
        ),
        fact(["Trains", "Loks", "Pociągi"], models.iter().map(model_item).collect(), &["1844-SETUP-13"]),
        fact(
            ["Train cards", "Lokkarten", "Karty pociągów"],
            trains.iter().map(|spec| train_item(edition, spec, lang)).collect(),
            &["1844-TRAIN-21", "1844-DEV-28"],
        ),
        fact(
            ["Phases that trains start", "Phasen durch Loks", "Fazy zaczynane pociągami"],
            trains.iter().map(|spec| format!("{}: {}", edition.model(spec.sides[0]).name, spec.phase)).collect(),
            &["1844-PHASE-01"],
        ),
        fact(
            ["Phases", "Phasen", "Fazy"],
            phases.iter().zip(1..).map(|(spec, number)| phase_item(spec, number)).collect(),
            &["1844-PHASE-02"],
        ),
        fact(["Tiles", "Gleisplättchen", "Kafle"], tile_counts(edition, lang), &["1844-SETUP-15a", "1844-SETUP-15b"]),
        fact(
            ["Shapes of tiles", "Formen der Plättchen", "Kształty kafli"],
            edition.ways().tiles.specs.iter().map(tile_item).collect(),
            &["1844-SETUP-15b"],
        ),
        fact(
            ["Tunnel hexes", "Tunnelfelder", "Heksy tunelowe"],
            tunnel_items(edition),
            &["1844-TUN-08a", "1844-TUN-08b", "1844-RULING-29", "1844-DEV-26"],
        ),
        fact(
            ["Hexes", "Hexfelder", "Heksy"],
            edition.ways().map.hexes.iter().map(hex_item).collect(),
            &["1844-TRACK-19"],
        ),
        fact(["Open sides", "Offene Kanten", "Otwarte krawędzie"], border_items(edition), &["1844-TRACK-13"]),
        fact(
            ["FO line", "FO-Strecke", "Linia FO"],
            furka_oberalp.iter().map(|(hex, piece)| format!("{hex} {piece}")).collect(),
            &["1844-PRIV-14b"],
        ),
        fact(["Tunnel bonus", "Tunnelbonus", "Premia za tunel"], vec![tunnel_per_stop.to_string()], &["1844-REV-04"]),
    ];
    match rules {
        TitleRules::Swiss(rules) => entries.extend(swiss_entries(rules, lang)),
        TitleRules::Austria(_) => (),
    }
    entries.extend([
        told(marker_enters, lang),
        told(upgrade_connection, lang),
        told(steps_end, lang),
        told(claim, lang),
        told(express_ends, lang),
        told(consent, lang),
        told(emergency_sales, lang),
        told(surrendered, lang),
        told(bank_break, lang),
    ]);
    entries
}

/// What only 1844 asks.
fn swiss_entries(rules: SwissRules, lang: Lang) -> Vec<Entry> {
    let SwissRules {
        exchange_debt,
        destination_check,
        fnm_launch,
        end_of_round,
        obligation,
        free_moments,
        private_seller,
        bankruptcy,
        same_side,
        zero_stops,
        double_for_director,
        no_bids,
        after_export,
        tunnel_mouths,
        debtors,
        unmoved_markers,
        tunnel_connection,
        paper_worth,
    } = rules;
    vec![
        told(exchange_debt, lang),
        told(destination_check, lang),
        told(fnm_launch, lang),
        told(end_of_round, lang),
        told(obligation, lang),
        told(free_moments, lang),
        told(private_seller, lang),
        told(bankruptcy, lang),
        told(same_side, lang),
        told(zero_stops, lang),
        told(double_for_director, lang),
        told(no_bids, lang),
        told(after_export, lang),
        told(tunnel_mouths, lang),
        told(debtors, lang),
        told(unmoved_markers, lang),
        told(tunnel_connection, lang),
        told(paper_worth, lang),
    ]
}

fn seats_item(Seats { players, cash, certificates }: &Seats, lang: Lang) -> String {
    format!("{players}: {} / {certificates}", lang.money(*cash))
}

fn market_items(edition: &Edition) -> Vec<String> {
    let cells = edition.market().cells();
    cells.map(|(cell, space)| format!("{},{} {} {:?}", cell.row, cell.column, space.price.0, space.kind)).collect()
}

fn company_item(spec: &CompanySpec) -> String {
    let CompanySpec { symbol, number, name, kind, shares, launch, capital, becomes, home, goal, markers } = spec;
    format!("{symbol} {number} {name} {kind:?} {shares}/{launch}/{capital} {becomes:?} {home:?} {goal:?} {markers:?}")
}

/// `P6: face value 160 SFR, income 30 SFR`; names are told apart.
fn private_item(PrivateSpec { name: _, face, income, saleable }: &PrivateSpec, number: u8, lang: Lang) -> String {
    let kept = match (saleable, lang) {
        (true, _) => "",
        (false, Lang::En) => ", not saleable",
        (false, Lang::De) => ", nicht verkäuflich",
        (false, Lang::Pl) => ", nie na sprzedaż",
    };
    let words = match lang {
        Lang::En => ["face value", "income"],
        Lang::De => ["Nennwert", "Einkommen"],
        Lang::Pl => ["wartość nominalna", "dochód"],
    };
    format!("P{number}: {} {}, {} {}{kept}", words[0], lang.money(*face), words[1], lang.money(*income))
}

fn model_item(spec: &ModelSpec) -> String {
    let ModelSpec { name, range, price, is_h, red, turns, scrapped, tradable, goods_from, outdated_by, part_exchange } =
        spec;
    let goods = format!("{goods_from:?} {outdated_by:?} {part_exchange:?}");
    format!("{name} {range:?} {} {is_h}/{red} {turns:?} {scrapped:?} {tradable} {goods}", price.0)
}

/// `8E/8H: 20`; the phase is told apart.
fn train_item(edition: &Edition, TrainSpec { sides, cards, phase: _ }: &TrainSpec, lang: Lang) -> String {
    let unlimited = pick(["unlimited", "unbegrenzt", "bez ograniczeń"], lang);
    let cards = cards.map_or(unlimited.to_owned(), |cards| cards.to_string());
    let names: Vec<&str> = sides.iter().map(|side| edition.model(*side).name).collect();
    format!("{}: {cards}", names.join("/"))
}

fn phase_item(PhaseSpec { newest, operating_rounds, major_limit, national_limit }: &PhaseSpec, number: u8) -> String {
    format!("{number}: {newest:?} {operating_rounds} {major_limit}/{national_limit}")
}

/// Copies of each colour, not of each tile: which tiles make up the first edition's totals is our guess, and no
/// difference that anybody could read in a book.
fn tile_counts(edition: &Edition, lang: Lang) -> Vec<String> {
    let tiles = &edition.ways().tiles;
    let copies = |colour: Colour| -> u32 {
        let of_colour = tiles.of_the_box().filter(|tile| tiles[*tile].colour == colour);
        of_colour.map(|tile| u32::from(tiles[tile].count)).sum()
    };
    let colours: [(Colour, Words); 4] = [
        (Colour::Yellow, ["yellow", "gelbe", "żółtych"]),
        (Colour::Green, ["green", "grüne", "zielonych"]),
        (Colour::Brown, ["brown", "braune", "brązowych"]),
        (Colour::Grey, ["grey", "graue", "szarych"]),
    ];
    colours.into_iter().map(|(colour, words)| format!("{} {}", copies(colour), pick(words, lang))).collect()
}

/// All of a tile but its copies.
fn tile_item(TileSpec { name, colour, label, parts, paths, count: _ }: &TileSpec) -> String {
    format!("{name} {colour:?} {label:?} {parts:?} {paths:?}")
}

/// How many, and which.
fn tunnel_items(edition: &Edition) -> Vec<String> {
    let hexes: Vec<HexId> = tunnel::tunnel_hexes(edition).collect();
    let names = hexes.iter().map(|hex| crate::names::hex(edition, *hex));
    std::iter::once(hexes.len().to_string()).chain(names).collect()
}

fn hex_item(Hex { coord, name, ground, terrain, location, barred, printed }: &Hex) -> String {
    format!("{coord} {name:?} {ground:?} {terrain:?} {location:?} {barred:?} {printed:?}")
}

/// Sides that track may cross, but for those of tunnel hexes, which `tunnel_items` counts.
fn border_items(edition: &Edition) -> Vec<String> {
    let map = &edition.ways().map;
    let is_tunnel = |hex: HexId| map[hex].ground == board::Ground::Tunnel;
    let crossed = map.ids().flat_map(|hex| Edge::SIDES.map(|side| (hex, map.across(hex, side))));
    let crossed = crossed.filter_map(|(hex, across)| across.map(|(other, _)| (hex, other)));
    let crossed = crossed.filter(|(hex, other)| hex < other && !is_tunnel(*hex) && !is_tunnel(*other));
    crossed.map(|(hex, other)| format!("{}–{}", map[hex].coord, map[other].coord)).collect()
}

/// A choice between known procedures, in words.
trait Policy: Copy {
    const TOPIC: Words;

    /// What is done, and by which rules.
    fn words(self) -> (Words, &'static [&'static str]);
}

fn told<P: Policy>(value: P, lang: Lang) -> Entry {
    let (words, rules) = value.words();
    Entry { topic: pick(P::TOPIC, lang), items: vec![pick(words, lang).to_owned()], rules }
}

/// A policy as a table: its topic, then a line for each value. The match has no `_`.
macro_rules! policies {
    ($($policy:ident: $topic:expr => { $($value:ident: $words:expr, $rules:expr;)* })*) => {
        $(impl Policy for $policy {
            const TOPIC: Words = $topic;

            fn words(self) -> (Words, &'static [&'static str]) {
                match self {
                    $($policy::$value => ($words, &$rules),)*
                }
            }
        })*
    };
}

policies! {
    MarkerEnters: ["Price marker enters the market", "Kursmarker kommt auf den Aktienmarkt", "Znacznik kursu trafia na giełdę"] => {
        WithPar: ["when par is set", "mit dem Ausgabekurs", "przy ustaleniu ceny emisyjnej"],
            ["1844-LAUNCH-08b", "1844-RULING-05"];
        AtLaunch: [
            "at launch; the fall of an earlier sale is carried along",
            "bei der Inbetriebnahme; ein früherer Kursverlust wird mitgenommen",
            "przy starcie spółki, z uwzględnieniem wcześniejszego spadku kursu",
        ], ["1844-LAUNCH-08a", "1844-RULING-05"];
    }
    UnmovedMarkers: [
        "Price marker that operates without moving", "Kursmarker, der sich beim Agieren nicht bewegt",
        "Znacznik kursu, który się nie przesuwa",
    ] => {
        Stay: ["keeps its place in the stack", "behält seinen Platz im Stapel", "zachowuje miejsce w stosie"],
            ["1844-DIV-12b", "1844-RULING-06"];
        Sink: [
            "goes beneath the others at the end of the operating round",
            "kommt am Ende der Betriebsrunde nach unten",
            "idzie na spód na koniec rundy operacyjnej",
        ], ["1844-DIV-12a", "1844-RULING-06"];
    }
    UpgradeConnection: ["Connection for an upgrade", "Verbindung beim Austausch", "Połączenie przy modernizacji"] => {
        NewTile: ["some track of the new tile", "ein Gleis des neuen Plättchens", "dowolny tor nowego kafla"],
            ["1844-UPG-04b", "1844-RULING-26"];
        OldTile: ["some track of the replaced tile", "ein Gleis des ersetzten Plättchens", "dowolny tor wymienianego kafla"],
            ["1844-UPG-04a", "1844-RULING-26"];
        NewTrackOrValue: [
            "new track, or a station of new value, within reach",
            "ein neues Gleis oder ein Bahnhof mit neuem Wert in Reichweite",
            "nowy tor albo stacja o nowej wartości w zasięgu",
        ], ["1824-DEV-05"];
    }
    TunnelConnection: ["Connection for a tunnel", "Verbindung beim Tunnelbau", "Połączenie przy budowie tunelu"] => {
        Mouth: ["one of its mouths", "eines seiner Portale", "jeden z jego wlotów"],
            ["1844-TUN-11b", "1844-TUN-12b", "1844-RULING-28"];
        MouthOrLine: [
            "one of its mouths, or the FO line on the hex",
            "eines seiner Portale oder die FO-Strecke auf dem Hexfeld",
            "jeden z jego wlotów albo linia FO na heksie",
        ], ["1844-TUN-11a", "1844-TUN-12a", "1844-RULING-28"];
    }
    PaperWorth: [
        "Mountain railways and tunnels count at the end", "Bergbahnen und Tunnelpapiere zählen am Spielende",
        "Koleje górskie i certyfikaty tunelowe liczą się na koniec",
    ] => {
        Used: ["if they were visited", "wenn sie besucht wurden", "jeśli je odwiedzono"],
            ["1844-MTN-12b", "1844-TUN-17b", "1844-RULING-32"];
        HasPaid: ["if they have paid", "wenn sie schon gezahlt haben", "jeśli już wypłaciły dochód"],
            ["1844-MTN-12a", "1844-TUN-17a", "1844-RULING-32"];
    }
    NoBids: ["No bid on P2–P7", "Kein Gebot auf P2–P7", "Brak ofert na P2–P7"] => {
        PayoutRound: [
            "a payout-only operating round, then a new share round",
            "eine Auszahlungsrunde, dann eine neue Aktienrunde",
            "runda samych wypłat, potem nowa runda giełdowa",
        ], ["1844-AUC-12", "1844-AUC-13"];
        PayoutInAuction: [
            "income is paid within the auction",
            "Einkommen wird in der Versteigerung gezahlt",
            "dochód wypłaca się w trakcie licytacji",
        ], ["1844-DEV-30"];
    }
    FnmLaunch: ["Launch of FNM", "Inbetriebnahme von FNM", "Start spółki FNM"] => {
        LastPrivate: [
            "when the last private railway is sold",
            "wenn die letzte Privatbahn verkauft ist",
            "po sprzedaży ostatniej spółki prywatnej",
        ], ["1844-LAUNCH-07a", "1844-LAUNCH-07b", "1844-RULING-11"];
        WithPar: ["with the choice of its par", "mit der Wahl des Ausgabekurses", "wraz z ustaleniem ceny emisyjnej"],
            ["1844-DEV-17"];
    }
    Debtors: ["Players in debt", "Spieler mit Schulden", "Gracze z długiem"] => {
        BuyNothing: ["buy nothing in share rounds", "kaufen in Aktienrunden nichts", "nic nie kupują w rundach giełdowych"],
            ["1844-RULING-48"];
        MayStart: [
            "may still buy a director’s certificate",
            "dürfen noch eine Direktoraktie kaufen",
            "mogą jeszcze kupić certyfikat prezesa",
        ], ["1844-DEV-06"];
    }
    EndOfRoundMoves: [
        "Prices at the end of a share round", "Kurse am Ende der Aktienrunde", "Kursy na koniec rundy giełdowej",
    ] => {
        TwoPasses: [
            "first companies with pool shares, then sold-out ones",
            "erst Gesellschaften mit Aktien im Bankpool, dann ausverkaufte",
            "najpierw spółki z akcjami w puli banku, potem wyprzedane",
        ], ["1844-SR-41b", "1844-RULING-07"];
        OnePass: ["all in operating order", "alle in Betriebsreihenfolge", "wszystkie w kolejności spółek"],
            ["1844-DEV-19"];
    }
    StepsEnd: ["End of a step", "Ende eines Schritts", "Koniec kroku"] => {
        NothingPossible: [
            "by itself once nothing can be done",
            "von selbst, sobald nichts mehr möglich ist",
            "samoczynnie, gdy nic już nie można zrobić",
        ], ["1844-RULING-74"];
        As18xxGames: [
            "where the logs of 18xx.games have it",
            "dort, wo ihn die Protokolle von 18xx.games haben",
            "tam, gdzie jest w dziennikach 18xx.games",
        ], ["1844-RULING-74"];
    }
    FreeMoments: ["P4 and EVA are used", "P4 und EVA nutzt man", "Użycie P4 i EVA"] => {
        AnyTime: [
            "at any time between two actions", "jederzeit zwischen zwei Aktionen", "w dowolnej chwili między dwoma ruchami",
        ], ["1844-RULING-16", "1844-RULING-17"];
        OwnTurns: [
            "only in turns that concern their owner",
            "nur in Spielzügen, die ihren Besitzer betreffen",
            "tylko w turach, które dotyczą właściciela",
        ], ["1844-DEV-13", "1844-DEV-14"];
    }
    PrivateSeller: [
        "Companies buy private railways", "Gesellschaften kaufen Privatbahnen", "Spółki kupują spółki prywatne",
    ] => {
        Director: ["from their director only", "nur von ihrem Direktor", "tylko od swojego prezesa"],
            ["1844-PRIV-06"];
        Anyone: ["from any player", "von jedem Spieler", "od dowolnego gracza"], ["1844-DEV-15"];
    }
    TunnelMouths: ["Tunnel mouths on FO hexes", "Tunnelportale auf FO-Feldern", "Wloty tunelu na heksach FO"] => {
        ClearOfTheLine: [
            "not where the FO line leaves the hex",
            "nicht dort, wo die FO-Strecke das Hexfeld verlässt",
            "nie tam, gdzie linia FO opuszcza heks",
        ], ["1844-TUN-21"];
        AnyOpenSide: ["at any open side", "an jeder offenen Kante", "na każdej otwartej krawędzi"], ["1844-DEV-26"];
    }
    DestinationCheck: ["Destination bonus", "Zielprämie", "Premia za cel"] => {
        AtOnce: [
            "paid as soon as the destination is connected",
            "gezahlt, sobald das Ziel verbunden ist",
            "wypłacana zaraz po połączeniu ze stacją docelową",
        ], ["1844-RULING-19", "1844-RULING-21"];
        Claimed: [
            "paid with the next action of an operating round",
            "gezahlt mit der nächsten Aktion einer Betriebsrunde",
            "wypłacana przy następnym ruchu rundy operacyjnej",
        ], ["1844-DEV-25"];
    }
    Claim: ["Revenue", "Einfahrergebnis", "Dochód"] => {
        Maximum: [
            "the highest possible must be run",
            "das höchstmögliche ist Pflicht",
            "obowiązkowy jest najwyższy możliwy",
        ], ["1844-REV-09"];
        AnyLegal: ["any legal routes will do", "zulässige Strecken genügen", "wystarczą dowolne dozwolone trasy"],
            ["1844-DEV-08"];
    }
    ExpressEnds: ["Scored stops of an 8E-train", "Gewertete Halte einer 8E-Lok", "Zaliczane przystanki pociągu 8E"] => {
        Scored: [
            "its first and last stop are among them",
            "der erste und der letzte Halt gehören dazu",
            "są wśród nich pierwszy i ostatni",
        ], ["1844-RULING-35"];
        Free: ["the best, wherever they lie", "die besten, wo sie auch liegen", "najlepsze, gdziekolwiek leżą"],
            ["1844-DEV-09"];
    }
    SameSide: [
        "Two red locations of one side", "Zwei Fernverbindungen derselben Seite", "Dwie dalekie trasy tej samej strony",
    ] => {
        Joined: ["may be joined by a route", "darf eine Strecke verbinden", "trasa może połączyć"], ["1844-RULING-37"];
        Refused: ["are never joined", "darf keine Strecke verbinden", "trasa nie może połączyć"], ["1844-DEV-10"];
    }
    ZeroStops: ["Red locations worth 0", "Fernverbindungen mit dem Wert 0", "Dalekie trasy o wartości 0"] => {
        Visited: ["are stops", "sind Halte", "są przystankami"], ["1844-RULING-37"];
        Refused: ["are no stops", "sind keine Halte", "nie są przystankami"], ["1844-DEV-11"];
    }
    Obligation: ["Duty to own a train", "Lokzwang", "Obowiązek posiadania pociągu"] => {
        Stops: [
            "mountains without a railway are no stops",
            "Bergfelder ohne Bergbahn sind keine Halte",
            "heksy górskie bez kolei nie są przystankami",
        ], ["1844-RULING-42"];
        Remembered: [
            "mountains without a railway are stops; once found, it lasts",
            "Bergfelder ohne Bergbahn sind Halte; einmal festgestellt, bleibt er",
            "heksy górskie bez kolei są przystankami; raz stwierdzony trwa",
        ], ["1844-DEV-12"];
    }
    Consent: [
        "Train trade between directors", "Lokhandel zwischen Direktoren", "Handel pociągami między prezesami",
    ] => {
        Asked: ["the seller is asked", "der Verkäufer wird gefragt", "sprzedający jest pytany o zgodę"],
            ["1844-RULING-69"];
        Implied: ["the purchase implies consent", "der Kauf gilt als Zustimmung", "zakup oznacza zgodę"],
            ["1844-DEV-34"];
    }
    EmergencySales: ["Emergency sales", "Notverkäufe", "Sprzedaż awaryjna"] => {
        NeededForPurchase: [
            "no more than the chosen train needs",
            "nicht mehr, als die gewählte Lok verlangt",
            "nie więcej, niż wymaga wybrany pociąg",
        ], ["1844-RULING-46"];
        NeededForDearest: [
            "up to the price of the bank’s dearest train",
            "bis zum Preis der teuersten Lok der Bank",
            "do ceny najdroższego pociągu z banku",
        ], ["1844-DEV-07"];
    }
    Bankruptcy: ["Bankruptcy", "Bankrott", "Bankructwo"] => {
        None: ["does not exist", "gibt es nicht", "nie istnieje"], ["1844-EMR-13"];
        EndsTheGame: [
            "can be declared and ends the game",
            "kann erklärt werden und beendet die Partie",
            "można je ogłosić; kończy partię",
        ], ["1844-DEV-01"];
    }
    Surrendered: ["Surrendered trains", "Abgegebene Loks", "Oddane pociągi"] => {
        ToPool: ["go into the pool", "kommen in den Bankpool", "trafiają do puli banku"], ["1844-TRAIN-13"];
        Removed: ["leave the game", "kommen aus dem Spiel", "wychodzą z gry"], ["1844-DEV-02"];
    }
    AfterExport: ["After a sale abroad", "Nach einem Verkauf ins Ausland", "Po wysyłce za granicę"] => {
        Surrender: [
            "surplus trains go first, then SBB forms",
            "erst werden überzählige Loks abgegeben, dann die SBB gegründet",
            "najpierw oddaje się nadmiarowe pociągi, potem powstaje SBB",
        ], ["1844-RULING-52", "1844-RULING-54"];
        Formation: [
            "SBB forms first, then surplus trains go",
            "erst werden die SBB gegründet, dann überzählige Loks abgegeben",
            "najpierw powstaje SBB, potem oddaje się nadmiarowe pociągi",
        ], ["1844-DEV-35"];
    }
    DoubleForDirector: [
        "Double certificate of the SBB director", "Doppelaktie des SBB-Direktors", "Certyfikat podwójny prezesa SBB",
    ] => {
        FormerDirectorOfTheLast: [
            "from the pool, or else the former director of V5",
            "aus dem Bankpool, sonst vom früheren Direktor von V5",
            "z puli banku, a w razie braku od byłego prezesa V5",
        ], ["1844-SBB-19"];
        LastDistinctDirector: [
            "from the pool, or else the last of the different directors of V1–V5",
            "aus dem Bankpool, sonst vom letzten der verschiedenen Direktoren von V1–V5",
            "z puli banku, a w razie braku od ostatniego z różnych prezesów V1–V5",
        ], ["1844-DEV-23"];
    }
    ExchangeDebt: ["Exchange debt", "Tauschschuld", "Dług z wymiany"] => {
        Apart: [
            "apart, without interest, with a compulsory sale",
            "eigens geführt, ohne Zinsen, mit Pflichtverkauf",
            "osobno, bez odsetek, ze sprzedażą przymusową",
        ], ["1844-RULING-49"];
        OneLedger: [
            "together with other debts, with interest, no compulsory sale",
            "mit anderen Schulden zusammen, mit Zinsen, ohne Pflichtverkauf",
            "razem z innymi długami, z odsetkami, bez sprzedaży przymusowej",
        ], ["1844-DEV-04", "1844-DEV-05"];
    }
    BankBreak: ["The bank is broken", "Die Bank ist gesprengt", "Bank pęka"] => {
        Emptied: [
            "when it holds nothing; judged when the set is wholly over",
            "wenn sie nichts mehr hat; geprüft, wenn die Serie ganz vorbei ist",
            "gdy nic w nim nie ma; sprawdza się po całkowitym zakończeniu serii",
        ], ["1844-RULING-62"];
        Exceeded: [
            "when a payment exceeds it; judged before sale abroad and formation",
            "wenn eine Zahlung sie übersteigt; geprüft vor Verkauf ins Ausland und Gründung",
            "gdy wypłata go przekracza; sprawdza się przed wysyłką za granicę i formowaniem SBB",
        ], ["1844-DEV-29"];
    }
}

#[cfg(test)]
mod tests {
    use game::Money;
    use game::titles::g1844::{AS_18XX_GAMES, FIRST_EDITION, SECOND_EDITION};

    use super::*;
    use crate::rulebook;

    /// The second edition with one field of the profile of 18xx.games or of the first edition.
    macro_rules! each_alone {
        ($($other:ident: $($field:ident)*;)*) => { [$($(Edition { $field: $other.$field, ..SECOND_EDITION }),*),*] };
    }

    #[test]
    fn one_field_that_differs_is_one_row() {
        let editions = each_alone! {
            FIRST_EDITION: privates marker_enters unmoved_markers upgrade_connection tunnel_connection paper_worth;
            AS_18XX_GAMES: trains scoring surrendered claim exchange_debt destination_check fnm_launch end_of_round
                bank_break obligation free_moments consent private_seller emergency_sales bankruptcy same_side zero_stops
                double_for_director no_bids steps_end after_export tunnel_mouths debtors;
        };
        for edition in &editions {
            for lang in Lang::ALL {
                let rows = differences(&[&SECOND_EDITION, edition], lang);
                assert_eq!(rows.len(), 1, "{rows:?}");
                assert_ne!(rows[0].cells[0], rows[0].cells[1]);
            }
        }
        let maps = [FIRST_EDITION, AS_18XX_GAMES].map(|other| Edition { ways: other.ways, ..SECOND_EDITION });
        let topics = maps.map(|edition| differences(&[&SECOND_EDITION, &edition], Lang::En)[0].topic);
        assert_eq!(topics, ["Tiles", "Tunnel hexes"]);
        let poor = Edition { bank: Money(9000), ..SECOND_EDITION };
        assert_eq!(differences(&[&SECOND_EDITION, &poor], Lang::De)[0].cells, ["12.000\u{a0}Fr.", "9.000\u{a0}Fr."]);
    }

    #[test]
    fn what_is_equal_has_no_row() {
        for edition in [&SECOND_EDITION, &FIRST_EDITION, &AS_18XX_GAMES] {
            assert_eq!(differences(&[edition, edition], Lang::En), []);
        }
    }

    /// The seven differences of the first edition.
    #[test]
    fn the_first_edition_against_the_second() {
        let rows = differences(&[&SECOND_EDITION, &FIRST_EDITION], Lang::En);
        let topics: Vec<&str> = rows.iter().map(|row| row.topic).collect();
        assert_eq!(
            topics,
            [
                "Private railways",
                "Tiles",
                "Price marker enters the market",
                "Price marker that operates without moving",
                "Connection for an upgrade",
                "Connection for a tunnel",
                "Mountain railways and tunnels count at the end",
            ]
        );
        assert!(rows[0].cells[1].contains("160") && rows[0].cells[0].contains("180"));
        assert_eq!(rows[1].cells[1], "56 yellow, 56 green, 27 brown, 6 grey");
    }

    #[test]
    fn every_row_names_rules_of_the_book_and_speaks_three_languages() {
        let [english, german, polish] = Lang::ALL.map(|lang| compare(Title::Swiss1844, lang));
        for comparison in [&english, &german, &polish] {
            assert_eq!(comparison.profiles.len(), 3);
            let rules = comparison.rows.iter().flat_map(|row| &row.rules);
            let rules = rules.chain(comparison.options.iter().flat_map(|option| option.rules));
            rules.for_each(|rule| assert!(rulebook::rule(rule).is_some(), "{rule}"));
            assert!(comparison.rows.iter().all(|row| !row.rules.is_empty() && row.cells.len() == 3));
            assert_eq!(comparison.options.len(), OptionRule::ALL.len());
        }
        for ((en, de), pl) in english.rows.iter().zip(&german.rows).zip(&polish.rows) {
            assert_eq!((&en.rules, &de.rules), (&de.rules, &pl.rules));
            assert!(en.topic != de.topic || en.cells != de.cells, "{}", en.topic);
            assert!(en.topic != pl.topic || en.cells != pl.cells, "{}", en.topic);
        }
    }
}
