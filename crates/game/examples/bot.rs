//! A bot in forty lines: an order of preference, and the best run for the trains.
//!
//! `cargo run --release -p kursbuch-game --example bot -- 1824-2e 4`

use game::{Action, Choice, Profile, Setup, State, TitleChoice, begin, choices, g1844, play, query};

/// Everything that is offered as one ready action each; of a range, the least.
fn ready(state: &State, choice: &Choice) -> Option<Action> {
    match choice {
        Choice::Do(action) => Some(action.clone()),
        Choice::BuyTrain { purchase, .. } => Some(Action::BuyTrain(*purchase)),
        Choice::Run => state.turn().map(|turn| Action::Run(query::best_claim(state, turn.company))),
        Choice::Title(TitleChoice::G1844(g1844::Choice::Bid { minimum, maximum })) if *minimum * 4 <= *maximum => {
            Some(g1844::Action::Bid(*minimum).into())
        }
        Choice::Repay { .. } | Choice::Title(_) => None,
    }
}

/// Run, pay, grow; of equals the first that is offered.
const fn preference(action: &Action) -> u8 {
    match action {
        Action::Run(_) => 6,
        Action::PayOut => 5,
        Action::BuyTrain(_) => 4,
        Action::Buy { .. } | Action::Start { .. } => 3,
        Action::LayTile(_) | Action::PlaceMarker { .. } | Action::Title(_) => 2,
        Action::Pass | Action::Done => 1,
        _ => 0,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "1844-2e".to_owned());
    let players = arguments.next().map_or(Ok(3), |number| number.parse())?;
    let profile = Profile::named(&name).ok_or_else(|| format!("there is no profile {name}"))?;
    let mut state = begin(&Setup::new(profile, players))?;
    let mut actions = 0;
    while !state.is_finished() && actions < 5_000 {
        let offered = choices(&state).offered.into_iter().rev().filter_map(|choice| ready(&state, &choice));
        let action = offered.max_by_key(preference).ok_or("nothing is offered")?;
        state = play(&state, &action)?.state;
        actions += 1;
    }
    println!("{name} with {players} players: {actions} actions, phase {}", state.phase());
    for wealth in query::standing(&state) {
        println!("seat {}: {}", wealth.player.seat() + 1, wealth.total());
    }
    Ok(())
}
