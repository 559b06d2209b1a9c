//! Rules of 1824. A file is a chapter; `rNN_…` in it tests the rule of that number.

mod check;
mod coal;
mod dev;
mod dir;
mod div;
mod emr;
mod end;
mod export;
mod mtn;
mod or;
mod phase;
mod pre;
mod reg;
mod rev;
mod run;
mod setup;
mod sr;
mod staat;
mod start;
mod tok;
mod track;
mod train;
mod upg;

use testkit::Table;

/// A position by the second edition, whose labels the tests use.
fn at(text: &str) -> Table {
    Table::at(&format!("profile 1824-2e; {text}"))
}

/// One position by the first and by the second edition; company ids and labels have to be those of both.
fn editions(text: &str) -> [Table; 2] {
    ["1824-1e", "1824-2e"].map(|profile| Table::at(&format!("profile {profile}; {text}")))
}

/// As 18xx.games plays it.
fn as_18xx_games(text: &str) -> Table {
    Table::at(&format!("profile 1824-18xxgames; {text}"))
}

/// One position by both editions, written with the labels and ids of the second: `check` gets a table of each and the
/// words for it.
fn each_edition(text: &str, check: impl Fn(&Table, fn(&str) -> String)) {
    check(&at(text), str::to_owned);
    check(&Table::at(&format!("profile 1824-1e; {}", in_first_edition(text))), in_first_edition);
}

/// Ids of minors and of the k&k, then labels: one row letter higher, one column lower. Not for texts with B1 to B6.
fn in_first_edition(text: &str) -> String {
    const IDS: [(&str, &str); 12] = [
        ("EPP", "K1"),
        ("EOD", "K2"),
        ("MLB", "K3"),
        ("SPB", "K4"),
        ("SD1", "S1"),
        ("SD2", "S2"),
        ("SD3", "S3"),
        ("UG1", "Ug1"),
        ("UG2", "Ug2"),
        ("KK1", "k&k1"),
        ("KK2", "k&k2"),
        ("KK", "k&k"),
    ];
    let renamed = |word: &str| {
        let id = IDS.iter().find(|(second, _)| *second == word).map(|(_, first)| (*first).to_owned());
        id.or_else(|| label_in_first_edition(word)).unwrap_or_else(|| word.to_owned())
    };
    let end_of_word = |c: char| !c.is_ascii_alphanumeric();
    text.split_inclusive(end_of_word)
        .map(|piece| match piece.strip_suffix(end_of_word) {
            Some(word) => renamed(word) + &piece[word.len()..],
            None => renamed(piece),
        })
        .collect()
}

fn label_in_first_edition(word: &str) -> Option<String> {
    let row = word.bytes().next().filter(u8::is_ascii_uppercase)?;
    let column: u8 = word.get(1..)?.parse().ok()?;
    Some(format!("{}{}", char::from(row + 1), column.checked_sub(1)?))
}
