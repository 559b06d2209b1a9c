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

/// A position by the first edition, with its own ids and labels.
fn in_first_edition(text: &str) -> Table {
    Table::at(&format!("profile 1824-1e; {text}"))
}

/// As 18xx.games plays it.
fn as_18xx_games(text: &str) -> Table {
    Table::at(&format!("profile 1824-18xxgames; {text}"))
}
