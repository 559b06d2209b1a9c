//! What a title has to say: the sum of what the shared chapters ask, and the ways in and out of what is its own.

use std::hash::Hasher;

use crate::choices::Choice;
use crate::notation::Notation;
use crate::rules::{
    Checked, dividend, emergency, finish, marker, operating, phase, run, share_round, stock, track, train,
};
use crate::state::digest::{FactPlace, Mixer};
use crate::state::{Common, Draft, Game, Turn};
use crate::titles::{Parts, State};
use crate::{Action, CompanyId, Edition, PlayerId, RuleId, Violation};

/// A stretch of play that a title may keep notes about; they begin empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Period {
    ShareRound,
    ShareTurn,
    OperatingRound,
    OperatingTurn,
}

/// The rules of one title. Each shared chapter says in a trait of its own what it has to be told; there are no defaults,
/// so that a title answers every question, and none inherits from another.
pub(crate) trait Ruleset:
    Parts
    + dividend::DividendRules
    + emergency::EmergencyRules
    + finish::WealthRules
    + marker::MarkerRules
    + operating::OperatingRules
    + phase::PhaseRules
    + run::StopRules
    + share_round::ShareRoundRules
    + stock::StockRules
    + track::TrackRules
    + train::TrainRules
    + Notation
{
    /// Its own part of the table as it is set up; the seed draws what is drawn by lot.
    fn set_up(edition: &Edition, policies: &Self::Policies, seed: Option<u64>) -> Self::State;

    /// From the table as set up to the first decision.
    fn open(draft: &mut Draft<Self>);

    /// Writes an event of its own into the state.
    fn apply(game: &mut Game<Self>, event: &Self::Event);

    /// Empties the notes of a stretch of play that begins.
    fn begin(own: &mut Self::State, period: Period);

    /// The facts of its own part of the state, at the places of the digest where they stand.
    fn facts(game: &Game<Self>, place: FactPlace, mixer: &mut Mixer);

    /// A decision that only this title has.
    fn carry_out(draft: &mut Draft<Self>, action: &Self::Action) -> Checked;

    /// `Pass`, `Start`, `Buy` and `Sell` before the first share round.
    fn act_in_initial_round(draft: &mut Draft<Self>, action: &Action) -> Checked;

    /// Whether the action is an answer to something that only this title asks.
    fn is_answer(action: &Self::Action) -> bool;

    /// Whether an action may come between any two others, even while something is pending.
    fn may_interrupt(action: &Self::Action) -> bool;

    /// What is broken by doing something else while this is pending.
    fn unanswered(pending: &Self::Pending) -> Violation;

    /// Who has to answer.
    fn asked(game: &Game<Self>, pending: &Self::Pending) -> Option<PlayerId>;

    /// Who is in turn before the first share round.
    fn in_turn(game: &Game<Self>, round: &Self::Round) -> Option<PlayerId>;

    /// Who decides for a company.
    fn acting(game: &Game<Self>, company: CompanyId) -> Option<PlayerId>;

    /// Who may take this action out of turn; `None` if only the player in turn may.
    fn out_of_turn_actor(game: &Game<Self>, action: &Self::Action) -> Option<Option<PlayerId>>;

    /// What may be done out of turn now.
    fn out_of_turn(game: &Game<Self>) -> Vec<(PlayerId, Action)>;

    /// What may be done before the first share round.
    fn offer_initial(game: &Game<Self>, offered: &mut Vec<Choice>);

    /// The answers to something that only this title asks.
    fn offer_answers(game: &Game<Self>, pending: &Self::Pending, offered: &mut Vec<Choice>);

    /// What may be done in a share round.
    fn offer_shares(game: &Game<Self>, offered: &mut Vec<Choice>);

    /// Tiles and whatever else may be built in the track step.
    fn offer_track(game: &Game<Self>, turn: &Turn, offered: &mut Vec<Choice>);

    /// What only this title adds to a step of an operating turn.
    fn offer_in_step(game: &Game<Self>, part: OfferPart, offered: &mut Vec<Choice>);

    /// What a decision of its own changes on the map, if it builds track.
    fn track_event(action: &Self::Action) -> Option<Self::Event>;

    /// Feeds what its stops depend on besides tiles and markers to a hasher.
    fn hash_stops(game: &Game<Self>, hasher: &mut impl Hasher);

    /// The rule behind a violation, as this game has it; `None` where only the sequence of play stands in the way.
    fn cite(game: &Game<Self>, action: &Action, violation: &Violation) -> Option<RuleId>;
}

/// Where in the list of a step's choices a title puts its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfferPart {
    /// After the purchases of the train step.
    Train,
    /// After everything else of the step.
    End,
}

/// The table as it is set up, played on to the first decision.
pub(super) fn set_up<R: Ruleset>(common: Common, policies: &'static R::Policies, seed: Option<u64>) -> State {
    let own = R::set_up(common.edition, policies, seed);
    let mut draft = Draft::of(&Game::<R> { common, own, policies });
    R::open(&mut draft);
    State::from(draft.into_parts().0)
}
