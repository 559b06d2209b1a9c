//! A bot in forty lines: it looks one action ahead and takes what makes its seat richest.
//!
//! `cargo run --release -p kursbuch-game --example bot -- 1824-2e 4`

use game::{Action, Choice, Choices, Money, PlayerId, Profile, Setup, State, begin, choices, play, query};

/// Everything that is offered as one ready action each; of a range, the least.
fn ready(state: &State, offers: &Choices) -> Vec<Action> {
    let ready = |choice: &Choice| match choice {
        Choice::Do(action) => Some(action.clone()),
        Choice::BuyTrain { purchase, .. } => Some(Action::BuyTrain(*purchase)),
        Choice::Run => state.turn().map(|turn| Action::Run(query::best_claim(state, turn.company))),
        Choice::Repay { .. } | Choice::Title(_) => None,
    };
    offers.offered.iter().filter_map(ready).collect()
}

/// What the player would be worth after it. The market moves slowly: cash in a treasury counts a little, too.
fn value(state: &State, player: PlayerId, action: &Action) -> Option<Money> {
    let after = play(state, action).ok()?.state;
    let treasuries = after.edition().company_ids().filter(|company| after[*company].director() == Some(player));
    let treasury: Money = treasuries.map(|company| after[company].cash()).sum();
    Some(query::wealth(&after, player).total() + Money(treasury.0 / 10))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().unwrap_or_else(|| "1844-2e".to_owned());
    let players = arguments.next().map_or(Ok(3), |number| number.parse())?;
    let profile = Profile::named(&name).ok_or_else(|| format!("there is no profile {name}"))?;
    let mut state = begin(&Setup::new(profile, players))?;
    let mut actions = 0;
    loop {
        let offers = choices(&state);
        let Some(player) = offers.seat else { break };
        let best = ready(&state, &offers).into_iter().max_by_key(|action| value(&state, player, action));
        state = play(&state, &best.ok_or("nothing to do")?)?.state;
        actions += 1;
    }
    println!("{name} with {players} players: {actions} actions");
    for wealth in query::standing(&state) {
        println!("seat {}: {}", wealth.player.seat() + 1, wealth.total());
    }
    Ok(())
}
