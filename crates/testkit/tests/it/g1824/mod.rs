//! Rules of 1824. A file is a chapter; `rNN_…` in it tests the rule of that number.

mod check;
mod cis;
mod coal;
mod dev;
mod dir;
mod div;
mod emr;
mod end;
mod export;
mod gt;
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

/// A position by the first edition, with its own ids and labels.
fn by_first_edition(text: &str) -> Table {
    Table::at(&format!("profile 1824-1e; {text}"))
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

/// Where the editions word a rule apart, a refusal cites the half by which the game is played.
#[test]
fn a_refusal_cites_its_own_editions_half_of_a_pair() {
    let rows =
        [("1824-1e", "k&k1", "k&k2", "F11", "1824-STAAT-21a"), ("1824-2e", "KK1", "KK2", "E12", "1824-STAAT-21b")];
    for (profile, one, two, wien, rule) in rows {
        let forerunners = format!("{one} A=1 trains=4 markers={wien}.1; {two} B=1 trains=4 markers={wien}.2");
        let staatsbahnen = "SD formed; UG formed; or 1 of 1 done SD UG";
        let text =
            format!("profile {profile}; phase 6; depot 6; {forerunners}; {staatsbahnen} {one}; turn {two} train");
        let table = Table::at(&text).play("done");
        assert_eq!((table.turn(), table.refused("keep 0")), (format!("A keep {wien}"), rule));
    }

    let [first, second] = editions("phase 3; depot 4; B1 B; MS par=80 A=6 cash=900 operated; turn MS train");
    assert_eq!(first.play("train 4 280").refused("discard B1"), "1824-MTN-22a");
    assert_eq!(second.play("train 4 280; discard B1").private("B1"), "closed");

    let [first, second] = editions("phase 5; depot 5; BK par=80 A=2 trains=2g; MS par=80 A=6 cash=900; turn MS train");
    assert_eq!(first.refused("train 2g 1 BK"), "1824-COAL-29a");
    assert_eq!(second.play("train 2g 1 BK").trains("MS"), "2g");

    let [first, second] = editions("cash A 9; MS par=80 A=6 operated; shares A");
    assert_eq!((first.refused("repay 9"), second.refused("repay 9")), ("1824-EMR-14a", "1824-EMR-14b"));
}
