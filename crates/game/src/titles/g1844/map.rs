//! The map of 1844: one line a hex, in the form that `board::Map` reads.

use std::sync::LazyLock;

use board::{Map, PrintedBoard, Shapes, TileSet};

use super::tiles::TILES;

pub const HEXES: &str = r#"
A18 red      O20/40/60/70 5-a at=Stuttgart side=N transit=30 "Stuttgart"
A20 red      O20/40/60/70 0-a 5-a at=Stuttgart side=N transit=30 "Stuttgart"
B11 red      O30/40/50/60 0-a 5-a at=Strasbourg side=N transit=30 "Strasbourg"
B17 red      O20/40/60/70 4-a at=Stuttgart side=N transit=30 "Stuttgart"
B19 white    water=20 C0x1 "Schaffhausen"
B21 white
B23 white    T0 "Rorschach"
C8  red      O10/30/50/70 0-a 4-a at=Belfort side=W transit=50 "Belfort"
C10 white
C12 white    water=20 C0x1 "Basel"
C14 white    T0 "Liestal"
C16 white    water=20
C18 white
C20 yellow   label=OO C0x1 C0x1 "Winterthur & Frauenfeld"
C22 white    mountain=30
C24 white    C0x1 "St. Gallen"
C26 red      O10/30/50/70 0-a 1-a at=München side=E transit=50 "München"
D7  white    mountain=30
D9  white    mountain=30
D11 white    mountain=30
D13 white    water=20 C0x1 "Olten"
D15 yellow   water=20 C10x1 C10x1 2-a 4-b "Aarau"
D17 white    T0 "Baden"
D19 white    water=20 label=Z barred=5 C0x1 "Zürich"
D21 white    barred=0 T0 "Rapperswil"
D23 white    mountain=30
D25 white    C0x1 "Appenzell"
E6  white    mountain=30
E8  white    barred=5 T0 "Biel"
E10 white    water=20 T0 "Solothurn"
E12 white    water=20
E14 white
E16 white
E18 white    water=20 C0x1 "Zug"
E20 white    barred=23
E22 white    water=20
E24 white
E26 grey     O10/20/30/40 2-a 5-a "Vaduz"
F3  red      O10/30/50/70 4-a 5-a at=Dijon_Paris side=W transit=50 "Dijon/Paris"
F5  white    barred=5
F7  white    water=20 C10x1 1-a "Neuchâtel"
F9  white    water=20 barred=2
F11 white    label=B C10x1 5-a "Bern"
F13 white    mountain=30 T0 "Langnau"
F15 white    mountain=30
F17 white    water=20 C10x1 1-a "Luzern"
F19 mountain O0 2-a 4-a "Rigi-Bahnen"
F21 white    mountain=30 C0x1 "Goldau"
F23 white    mountain=60
F25 white    water=20 T0 "Sargans"
F27 white
G4  white    barred=45
G6  white    barred=12
G8  yellow   label=OO C0x1 C0x1 "Romont & Fribourg"
G10 white    mountain=60
G12 white
G14 mountain O0 1-a 2-a 3-a 4-a 5-a "Pilatus-Bahn"
G16 white    T0 "Sarnen"
G18 white    C0x1 "Stans"
G20 grey     T20 0-a 1-a 3-a 4-a "Altdorf"
G22 white    mountain=90
G24 white    mountain=60
G26 white    water=20 C10x1 0-a "Chur"
G28 white    mountain=30 C0x1 "Arosa"
G30 red      O20/40/60/80 1-a at=Innsbruck side=E transit=90 "Innsbruck"
H3  white    mountain=30 T0 "Yverdon"
H5  white    mountain=30 barred=2
H7  mountain O0 1-a 2-a 3-a 4-a 5-a 0-a "Rochers de Naye"
H9  white    mountain=60
H11 white    mountain=60
H13 white    water=20 C0x1 "Thun"
H15 white    mountain=30
H17 tunnel   T0 "Andermatt"
H19 tunnel   barred=0 "Gotthard"
H21 tunnel    "Lukmanier"
H23 tunnel
H25 white    mountain=60 T0 "Disentis"
H27 tunnel    "Albula"
H29 red      O20/40/60/80 0-a 1-a 2-a at=Innsbruck side=E transit=90 "Innsbruck"
I2  white
I4  yellow   label=L C20x1 C20x1 1-a 2-a 4-b "Lausanne"
I6  white    water=20 C0x1 "Montreux"
I8  white    mountain=30
I10 white    mountain=30 barred=45 T0 "Gstaad"
I12 tunnel   barred=01 "Lötschberg"
I14 mountain O0 0-a 2-a 3-a "Jungfraubahnen"
I16 tunnel   barred=4
I18 white    mountain=90 barred=13
I20 white    mountain=90
I22 white    mountain=60
I24 white    mountain=60
I26 white    mountain=60
I28 white    mountain=30 C0x1 "St. Moritz"
I30 red      O20/40/60/80 1-a at=Innsbruck side=E transit=90 "Innsbruck"
J1  white    water=20 T0 "Nyon"
J7  white    mountain=30
J9  tunnel
J11 white    mountain=30 barred=23 T0 "Visp"
J13 grey     T20 0-a 1-a 2-a 3-a 4-a 5-a "Brig"
J15 white    mountain=60 barred=0
J17 grey     1-2
J19 white    mountain=60
J21 white    mountain=60
J23 white    mountain=60
J27 white    mountain=60
J29 mountain O0 2-a "Bernina"
K2  grey     C40x2 0-a 2-a "Genève"
K6  white    mountain=60
K8  white    water=20 T0 "Martigny"
K10 white    water=20 C0x1 "Sion"
K12 white    mountain=60
K14 tunnel   barred=03 "Simplon"
K16 blue
K18 blue
K20 white    water=20 C0x1 "Locarno"
K22 white    water=20 C0x1 "Bellinzona"
L1  red      O30/50/70/90 3-a at=Lyon side=W transit=90 "Lyon"
L7  white    mountain=60
L9  white    mountain=60
L11 white    mountain=30 T0 "Zermatt"
L13 mountain barred=3 O0 1-a 2-a "Matterhornbahnen"
L15 red      O40/50/70/90 2-a at=Milano side=S transit=40 "Milano"
L17 blue
L19 blue
L21 white    water=20 C10x1 0-a "Como"
L23 mountain O0 1-a 2-a "Monte Generoso"
M8  red      O0/30/50/70 2-a 3-a at=Torino side=S transit=40 "Torino"
M16 red       "Milano"
M18 red      O40/50/70/90 at=Milano side=S transit=40 "Milano"
M20 red      O40/50/70/90 3-a at=Milano side=S transit=40 "Milano"
M22 red      O40/50/70/90 2-a at=Milano side=S transit=40 "Milano"
"#;

/// The map with eight tunnel hexes: Andermatt shows no mouths. [1844-RULING-29]
pub static EIGHT_TUNNEL_HEXES: LazyLock<PrintedBoard> = LazyLock::new(|| board(&["H17"], &[], &[]));

/// The map of 18xx.games: nine tunnel hexes. [1844-DEV-26]
pub static NINE_TUNNEL_HEXES: LazyLock<PrintedBoard> = LazyLock::new(|| board(&[], &[], &[]));

/// The map of the first edition, with its tiles: 56 yellow, 56 green, 27 brown, 6 grey. The book gives the totals only;
/// which tiles make the difference to the second edition is our guess, in the commonest shapes. [1844-SETUP-15a]
pub static FIRST_EDITION: LazyLock<PrintedBoard> = LazyLock::new(|| board(&["H17"], FIRST_EDITION_COUNTS, &[]));

/// The same with the Furka-Oberalp line printed in Andermatt, so that four tiles are left to lay. [1844-RULING-84]
pub static FIRST_EDITION_V2: LazyLock<PrintedBoard> =
    LazyLock::new(|| board(&["H17"], FIRST_EDITION_COUNTS, &[("H17", "OP3")]));

const FIRST_EDITION_COUNTS: &[(&str, u8)] = &[("8", 10), ("9", 10), ("57", 5), ("15", 8), ("611", 7), ("915", 3)];

/// `printed` are hexes that show what is on a piece; such pieces are not in the box.
fn board(closed: &[&str], counts: &[(&str, u8)], printed: &[(&str, &str)]) -> PrintedBoard {
    let read = TileSet::parse(TILES).and_then(|mut tiles| {
        for spec in &mut tiles.specs {
            let other = counts.iter().find(|(name, _)| *name == spec.name);
            spec.count = other.map_or(spec.count, |(_, count)| *count);
        }
        let map = Map::parse(HEXES, &mut tiles, closed)?;
        for (hex, piece) in printed {
            print(&mut tiles, &map, hex, piece);
        }
        let shapes = Shapes::of(&tiles);
        Ok(PrintedBoard { map, tiles, shapes })
    });
    match read {
        Ok(board) => board,
        Err(bad) => unreachable!("the printed tables read; their tests say so: {bad}"),
    }
}

fn print(tiles: &mut TileSet, map: &Map, hex: &str, piece: &str) {
    let (Some(hex), Some(piece)) = (map.named(hex), tiles.named(piece)) else { return };
    let spec = &mut tiles.specs[piece.index()];
    spec.count = 0;
    let (parts, paths) = (spec.parts.clone(), spec.paths.clone());
    let shown = &mut tiles.specs[map[hex].printed.index()];
    (shown.parts, shown.paths) = (parts, paths);
}
