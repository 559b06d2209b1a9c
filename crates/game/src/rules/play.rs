//! Every action and the chapter that judges it; then everything that nobody decides.

use crate::action::Action;
use crate::rules::{
    Checked, dividend, emergency, finish, marker, national, operating, phase, run, share_round, track, train,
};
use crate::state::{Draft, Game, Pending, Round};
use crate::titles::Ruleset;
use crate::{CompanyId, Played, PlayerId, Refusal, State, Violation};

/// What the action leads to, or the rule that it breaks.
pub fn play<R: Ruleset>(game: &Game<R>, action: &Action) -> Result<Played, Refusal> {
    let mut draft = Draft::of(game);
    let refuse =
        |violation| Refusal { rule: R::cite(game, action, &violation), seat: seat_of(game, action), violation };
    carry_out(&mut draft, action).map_err(refuse)?;
    operating::advance(&mut draft);
    R::before_choice(&mut draft);
    let (game, events) = draft.into_parts();
    Ok(Played { state: State::from(game), events })
}

fn carry_out<R: Ruleset>(draft: &mut Draft<R>, action: &Action) -> Checked {
    if draft.round == Round::Finished {
        return Err(Violation::GameOver);
    }
    must_be_the_moment(draft, action)?;
    match action {
        Action::Pass => match draft.round {
            Round::Initial(_) => R::act_in_initial_round(draft, action),
            Round::Shares(_) => share_round::pass(draft),
            Round::Operating(_) | Round::Finished => Err(Violation::NotNow),
        },
        Action::Start { company, par } => {
            must_exist(draft, *company)?;
            match draft.round {
                Round::Initial(_) => R::act_in_initial_round(draft, action),
                Round::Shares(_) | Round::Operating(_) | Round::Finished => share_round::start(draft, *company, *par),
            }
        }
        Action::Buy { company, from, paper } => {
            must_exist(draft, *company)?;
            match draft.round {
                Round::Initial(_) => R::act_in_initial_round(draft, action),
                Round::Shares(_) | Round::Operating(_) | Round::Finished => {
                    share_round::buy(draft, *company, *from, *paper)
                }
            }
        }
        Action::Sell(sale) => {
            must_exist(draft, sale.company)?;
            match draft.round {
                Round::Initial(_) => R::act_in_initial_round(draft, action),
                Round::Shares(_) => share_round::sell(draft, *sale),
                Round::Operating(_) => emergency::sell(draft, *sale),
                Round::Finished => Err(Violation::NotNow),
            }
        }
        Action::Repay(amount) => R::repay(draft, *amount),
        Action::LayTile(lay) => track::lay(draft, *lay),
        Action::PlaceMarker { hex, city } => marker::place(draft, *hex, *city),
        Action::Run(runs) => run::run_trains(draft, runs),
        Action::PayOut => dividend::decide(draft, dividend::Use::PaidOut),
        Action::Withhold => dividend::decide(draft, dividend::Use::Withheld),
        Action::BuyTrain(purchase) => train::buy(draft, *purchase),
        Action::Done => operating::done(draft),
        Action::Surrender(model) => phase::surrender(draft, *model),
        Action::SurrenderAhead { company, model } => {
            must_exist(draft, *company)?;
            phase::surrender_ahead(draft, *company, *model)
        }
        Action::EndGame => finish::agree(draft),
        Action::Answer(agreed) => train::answer(draft, *agreed),
        Action::KeepMarker { city } => national::keep_marker(draft, *city),
        Action::Title(own) => match R::action(own) {
            Some(own) => R::carry_out(draft, own),
            None => Err(Violation::OtherTitle),
        },
    }
}

/// What is pending is answered first.
fn must_be_the_moment<R: Ruleset>(state: &Game<R>, action: &Action) -> Checked {
    let Some(pending) = state.pending else { return Ok(()) };
    // An offer and its answer are one trade: nothing comes between.
    let in_between = may_interrupt::<R>(action) && !matches!(pending, Pending::Offer { .. });
    if is_answer::<R>(action) || in_between {
        return Ok(());
    }
    match pending {
        Pending::Title(own) => Err(R::pending(&own).map_or(Violation::NotNow, R::unanswered)),
        Pending::Surrender(_) | Pending::Offer { .. } | Pending::DuplicateMarker { .. } => Err(Violation::NotNow),
    }
}

fn is_answer<R: Ruleset>(action: &Action) -> bool {
    match action {
        Action::Surrender(_) | Action::Answer(_) | Action::KeepMarker { .. } => true,
        // Neither waits for the question that is open.
        Action::SurrenderAhead { .. } | Action::EndGame => true,
        Action::Title(own) => R::action(own).is_some_and(R::is_answer),
        Action::Pass
        | Action::Start { .. }
        | Action::Buy { .. }
        | Action::Sell(_)
        | Action::Repay(_)
        | Action::LayTile(_)
        | Action::PlaceMarker { .. }
        | Action::Run(_)
        | Action::PayOut
        | Action::Withhold
        | Action::BuyTrain(_)
        | Action::Done => false,
    }
}

fn own_action<R: Ruleset>(action: &Action) -> Option<&R::Action> {
    if let Action::Title(own) = action { R::action(own) } else { None }
}

fn may_interrupt<R: Ruleset>(action: &Action) -> bool {
    own_action::<R>(action).is_some_and(R::may_interrupt)
}

/// A company that the title does not have is no company.
pub fn must_exist<R: Ruleset>(state: &Game<R>, company: CompanyId) -> Checked {
    if company.index() < state.edition.companies.len() { Ok(()) } else { Err(Violation::NoSuchPaper) }
}

/// The seat that has to decide now; nobody when the game is over.
pub fn deciding<R: Ruleset>(state: &Game<R>) -> Option<PlayerId> {
    match &state.pending {
        Some(Pending::Surrender(company) | Pending::Offer { seller: company, .. }) => {
            return R::acting(state, *company);
        }
        Some(Pending::DuplicateMarker { company, .. }) => return state[*company].director,
        Some(Pending::Title(own)) => return R::pending(own).and_then(|own| R::asked(state, own)),
        None => (),
    }
    match &state.round {
        Round::Initial(own) => R::round(own).and_then(|own| R::in_turn(state, own)),
        Round::Shares(round) => Some(state.order[usize::from(round.turn)]),
        Round::Operating(_) => state.turn().and_then(|turn| R::acting(state, turn.company)),
        Round::Finished => None,
    }
}

/// The seat that may take this action: the deciding one, but for what may be done out of turn.
pub fn seat_of<R: Ruleset>(state: &Game<R>, action: &Action) -> Option<PlayerId> {
    if let Action::SurrenderAhead { company, .. } = action {
        return phase::acting_ahead(state, *company);
    }
    // All players together.
    if *action == Action::EndGame {
        return None;
    }
    let free = own_action::<R>(action).and_then(|own| R::out_of_turn_actor(state, own));
    free.unwrap_or_else(|| deciding(state))
}
