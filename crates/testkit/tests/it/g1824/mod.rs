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
