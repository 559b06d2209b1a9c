//! The best run of a company in a position that is written down.
//!
//! `cargo run --release -p kursbuch-game --features positions --example position`

use game::notation::{read_position, write_action};
use game::{Action, query};
use routes::Limit;

const POSITION: &str = "
    profile 1844-2e; players 3; phase 3; cash A 500
    BLS par=80 A=5 B=2 pool=1 cash=400 trains=2,3 markers=F11,K10
    tile K10 57/0; tile L9 9/0
    turn BLS run";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let state = read_position(POSITION)?;
    let company = state.turn().ok_or("no company is in turn")?.company;
    let best = query::best_run(&state, company, Limit::NONE);
    println!("{} earns {} at best (proven: {})", state.spec(company).symbol, best.revenue, best.proven);
    println!("{}", write_action(&state, &Action::Run(query::best_claim(&state, company))));
    Ok(())
}
