//! Rules of 1844. A file is a chapter; `rNN_…` in it tests the rule of that number.

mod auc;
mod dest;
mod dev;
mod dir;
mod div;
mod emr;
mod end;
mod export;
mod launch;
mod mtn;
mod or;
mod phase;
#[path = "priv.rs"]
mod private;
mod rev;
mod run;
mod sbb;
mod setup;
mod sr;
mod tok;
mod track;
mod train;
mod tun;
mod upg;
mod var;

/// One position by the first and by the second edition.
fn editions(text: &str) -> [testkit::Table; 2] {
    ["1844-1e", "1844-2e"].map(|profile| testkit::Table::at(&format!("profile {profile}; {text}")))
}

/// One position without and with an option.
fn without_and_with(option: &str, text: &str) -> [testkit::Table; 2] {
    [testkit::Table::at(text), testkit::Table::at(&format!("option {option}; {text}"))]
}
mod written;
