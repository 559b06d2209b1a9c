//! The map of 1824: one line a hex, in the form that `board::Map` reads, with the second edition's coordinates. The first
//! edition labels the same map one row letter higher and one column lower. [1824-SETUP-23] [1824-RULING-03]

use std::sync::LazyLock;

use board::{Map, PrintedBoard, Shapes, TileSet};

use super::tiles;

/// Wien and Budapest are printed with track and values, and white all the same: their first tiles are yellow and pay for
/// the water. [1824-UPG-13] [1824-RULING-62]
pub const HEXES: &str = r#"
A4  red      O10/20/30/40 4-a 5-a at=Dresden "Dresden"
A6  white    mountain=40 T0
A8  white    T0
A10 white    mountain=40 T0
A12 mine     O10/10/40/40 1-a 5-a
A18 white    label=T C0x1 "Krakau"
A20 white    T0
A22 mine     O20/20/60/60 1-a 5-a
A24 red      O10/30/40/50 0-a 5-a at=Kiew "Kiew"
A26 red      O10/30/40/50 0-a at=Kiew "Kiew"
B3  red      O10/20/30/40 4-a at=Dresden "Dresden"
B5  white    C0x1 "Pilsen"
B7  white
B9  white    C0x1 "Prag"
B11 white
B13 white    T0 T0
B15 white    C0x1 "Mährisch-Ostrau"
B17 white
B19 white
B21 white
B23 white    C0x1 "Lemberg"
B25 white    T0 T0
C6  mine     O10/10/40/40 2-a 3-a
C8  white
C10 white    T0
C12 white    C0x1 "Brünn"
C14 white
C16 white    T0
C18 white    mountain=40
C20 white
C22 white
C24 white
C26 white    label=T C0x1 "Tarnopol"
D9  white
D11 white
D13 white
D15 white
D17 white
D19 white    mountain=40 C0x1 "Kaschau"
D21 white    mountain=40
D23 white    mountain=40
D25 white    T0
E6  white
E8  white    C0x1 "Linz"
E10 white    water=20
E12 white    water=20 label=W C30x1 C30x1 C30x1 0-a 1-b 2-c "Wien"
E14 white    water=20 C0x1 "Preßburg"
E16 white    water=20 T0 T0
E18 white
E20 white    T0
E22 white
E24 white    mountain=40 T0
E26 white    label=T C0x1 "Czernowitz"
F7  white    C0x1 "Salzburg"
F9  white
F11 white    T0 T0
F13 white
F15 white
F17 white    water=20 label=Bu C20x1 C20x1 0-a 3-b "Budapest"
F19 white    T0
F21 white
F23 white    C0x1 "Klausenburg"
F25 white
G2  white    T0
G4  white    C0x1 "Innsbruck"
G6  white
G8  white    mountain=40
G10 white    C0x1 "Graz"
G12 white
G14 white
G16 white    water=20
G18 white    water=20 C0x1 "Szegedin"
G20 white    T0
G22 white
G24 white
G26 white    C0x1 "Kronstadt"
G28 red      O10/30/40/50 1-a at=Bukarest "Bukarest"
H1  red      O10/30/50/70 3-a 4-a at=Mailand "Mailand"
H3  white    mountain=40 C0x1 "Bozen"
H5  white    mountain=40
H7  white    mountain=40
H9  white
H11 white    T0
H13 white
H15 white    C0x1 "Fünfkirchen"
H17 white    water=20 T0
H19 white
H21 white
H23 white    C0x1 "Hermannstadt"
H25 mine     O20/20/60/60 1-a 3-a
H27 red      O10/30/40/50 2-a at=Bukarest "Bukarest"
I2  red      O10/30/50/70 3-a at=Mailand "Mailand"
I8  white    label=T C0x1 "Triest"
I10 white
I12 white
I14 white
I16 white    T0 T0
I18 white    water=20 T0
I20 white    T0
I22 white    T0
J11 red      O10/10/50/50 2-a 3-a at=Sarajewo "Sarajewo"
J13 red      O10/10/50/50 2-a 3-a at=Sarajewo "Sarajewo"
J15 red      O10/10/50/50 2-a 3-a at=Sarajewo "Sarajewo"
"#;

/// Plain hexes that become towns. [1824-GT-02..04]
const GOODS_TIME: &str = "
B7  white    T0
C8  white    T0
C20 white    T0
C22 white    T0
F25 white    T0 T0
G24 white    T0 T0
H21 white    T0
";

/// Cisleithania, as three play it: Budapest is UG's home. [1824-CIS-12..17]
const CISLEITHANIA_HEXES: &str = r#"
A4  red      O10/20/30/40 4-a 5-a at=Dresden "Dresden"
A6  white    mountain=40 T0
A8  white    T0
A10 white    mountain=40 T0
A12 mine     O10/10/40/40 1-a 5-a
A18 white    label=T C0x1 "Krakau"
A20 white    T0
A22 mine     O20/20/60/60 1-a 5-a
A24 red      O10/30/40/50 0-a 5-a at=Kiew "Kiew"
A26 red      O10/30/40/50 0-a at=Kiew "Kiew"
B3  red      O10/20/30/40 4-a at=Dresden "Dresden"
B5  white    C0x1 "Pilsen"
B7  white
B9  white    C0x1 "Prag"
B11 white
B13 white    water=20 T0 T0
B15 white    C0x1 "Mährisch-Ostrau"
B17 grey     0-3 1-4 1-3 0-4
B19 white
B21 white
B23 white    C0x1 "Lemberg"
B25 white    water=20 T0 T0
C6  mine     O10/10/40/40 2-a 3-a
C8  white
C10 white    T0
C12 white    C0x1 "Brünn"
C14 white
C16 white    T0
C20 white
C22 white
C24 white
C26 white    label=T C0x1 "Tarnopol"
D9  white
D11 white
D13 white
D15 white
D23 white    mountain=40
D25 white    T0
E6  white
E8  white    C0x1 "Linz"
E10 white    water=20
E12 white    water=20 label=W C30x1 C30x1 C30x1 0-a 1-b 2-c "Wien"
E14 red      O20/30/40/40 0-a 1-a 2-a 3-a at=Pressburg "Preßburg"
E24 white    mountain=40 T0
E26 white    label=T C0x1 "Czernowitz"
F7  white    C0x1 "Salzburg"
F9  white
F11 white    water=20 T0 T0
F13 white
F25 red      O20/30/40/40 2-a 3-a at=Kronstadt "Kronstadt"
G2  white    T0
G4  white    C0x1 "Innsbruck"
G6  white
G8  white    mountain=40
G10 white    C0x1 "Graz"
G12 red      O20/40/60/70 0-a 1-a 2-a 3-a at=Budapest "Budapest"
H1  red      O10/30/50/70 3-a 4-a at=Mailand "Mailand"
H3  white    mountain=40 C0x1 "Bozen"
H5  white    mountain=40
H7  white    mountain=40
H9  white
H11 white
I2  red      O10/30/50/70 3-a at=Mailand "Mailand"
I8  white    label=T C0x1 "Triest"
I10 red      O10/10/50/50 1-a 2-a 3-a at=Bosnien "Bosnien"
"#;

/// Where the first edition's labels are: one row down, one column to the left. [1824-RULING-03]
const FIRST_EDITION_LABELS: (i8, i8) = (1, -1);

pub static SECOND_EDITION: LazyLock<PrintedBoard> = LazyLock::new(|| board(HEXES, tiles::TILES, (0, 0)));
pub static FIRST_EDITION: LazyLock<PrintedBoard> = LazyLock::new(|| board(HEXES, tiles::TILES, FIRST_EDITION_LABELS));
pub static SECOND_EDITION_GOODS_TIME: LazyLock<PrintedBoard> = LazyLock::new(|| goods_time((0, 0)));
pub static FIRST_EDITION_GOODS_TIME: LazyLock<PrintedBoard> = LazyLock::new(|| goods_time(FIRST_EDITION_LABELS));

pub static CISLEITHANIA: LazyLock<PrintedBoard> = LazyLock::new(|| {
    let is_there = |line: &&str| !tiles::NOT_ON_CISLEITHANIA.contains(&key(line));
    let tiles: Vec<&str> = tiles::TILES.lines().filter(is_there).collect();
    board(CISLEITHANIA_HEXES, tiles.join("\n").leak(), (0, 0))
});

/// Everything else is unchanged. [1824-GT-07]
fn goods_time(labels: (i8, i8)) -> PrintedBoard {
    board(with_changes(HEXES, GOODS_TIME), with_changes(tiles::TILES, tiles::GOODS_TIME), labels)
}

/// The first word of a line: a hex or a tile.
fn key(line: &str) -> &str {
    line.split_whitespace().next().unwrap_or_default()
}

/// A table whose lines are replaced by those of the other that begin with the same word; new ones follow at the end.
fn with_changes(table: &'static str, changes: &'static str) -> &'static str {
    let lines = || changes.lines().filter(|line| !line.trim().is_empty());
    let changed = |line: &'static str| lines().find(|change| key(change) == key(line)).unwrap_or(line);
    let is_new = |change: &&str| !table.lines().any(|line| key(line) == key(change));
    // Once for each board, which is kept as long as the program runs.
    table.lines().map(changed).chain(lines().filter(is_new)).collect::<Vec<_>>().join("\n").leak()
}

/// The map with its labels moved by so many rows and columns.
fn board(hexes: &'static str, tiles: &'static str, (down, right): (i8, i8)) -> PrintedBoard {
    let read = || {
        let mut tiles = TileSet::parse(tiles)?;
        let mut map = Map::parse(hexes, &mut tiles, &[])?;
        map.relabel(down, right);
        let shapes = Shapes::of(&tiles);
        Ok::<_, board::BadTable>(PrintedBoard { tiles, map, shapes })
    };
    match read() {
        Ok(board) => board,
        Err(bad) => unreachable!("the printed map reads: {bad:?}"),
    }
}
