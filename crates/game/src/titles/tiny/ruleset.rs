//! How the tiny title answers what is asked of every title.

use std::hash::Hasher;

use super::{Action as OwnAction, Draft, Event as OwnEvent, Own, Pending, Policies, Round, State, Tiny};
use crate::action::{Action, Paper, Source};
use crate::choices::Choice;
use crate::event::Event;
use crate::rules::share_round::{self, ShareRoundRules};
use crate::rules::stock::StockRules;
use crate::rules::{Checked, track};
use crate::state::Turn;
use crate::state::digest::{FactPlace, Mixer};
use crate::titles::{OfferPart, Period, Ruleset};
use crate::{CompanyId, Edition, PlayerId, RuleId, Violation};

impl Ruleset for Tiny {
    fn set_up(_: &Edition, _: &Policies, _: Option<u64>) -> Own {
        Own
    }

    fn open(draft: &mut Draft) {
        draft.emit(Event::ShareRoundOpened { number: 1 });
        share_round::go_on(draft);
    }

    fn apply(_: &mut State, event: &OwnEvent) {
        match *event {}
    }

    fn begin(_: &mut Own, _: Period) {}

    fn facts(_: &State, _: FactPlace, _: &mut Mixer) {}

    fn carry_out(_: &mut Draft, action: &OwnAction) -> Checked {
        match *action {}
    }

    fn act_in_initial_round(_: &mut Draft, _: &Action) -> Checked {
        Err(Violation::NotNow)
    }

    fn is_answer(action: &OwnAction) -> bool {
        match *action {}
    }

    fn may_interrupt(action: &OwnAction) -> bool {
        match *action {}
    }

    fn unanswered(pending: &Pending) -> Violation {
        match *pending {}
    }

    fn asked(_: &State, pending: &Pending) -> Option<PlayerId> {
        match *pending {}
    }

    fn in_turn(_: &State, round: &Round) -> Option<PlayerId> {
        match *round {}
    }

    fn acting(state: &State, company: CompanyId) -> Option<PlayerId> {
        state[company].director
    }

    fn out_of_turn_actor(_: &State, action: &OwnAction) -> Option<Option<PlayerId>> {
        match *action {}
    }

    fn out_of_turn(_: &State) -> Vec<(PlayerId, Action)> {
        Vec::new()
    }

    fn offer_initial(_: &State, _: &mut Vec<Choice>) {}

    fn offer_answers(_: &State, pending: &Pending, _: &mut Vec<Choice>) {
        match *pending {}
    }

    fn offer_shares(state: &State, offered: &mut Vec<Choice>) {
        let Ok((_, player)) = share_round::turn_to_trade(state) else { return };
        let sales = share_round::sales(state, player).into_iter();
        offered.extend(sales.map(|sale| Choice::Do(Action::Sell(sale))));
        if Tiny::must_have_sold_down(state, player).is_err() {
            return;
        }
        let (from, paper) = (Source::Offering, Paper::Single);
        for company in state.edition.company_ids() {
            if Tiny::check_buy(state, player, company, from, paper).is_ok() {
                offered.push(Choice::Do(Action::Buy { company, from, paper }));
            }
            let pars = state.edition.market().pars().map(|(_, par)| par);
            let open = pars.filter(|par| Tiny::check_start(state, player, company, *par).is_ok());
            offered.extend(open.map(|par| Choice::Do(Action::Start { company, par })));
        }
        offered.push(Choice::Do(Action::Pass));
    }

    fn offer_track(state: &State, turn: &Turn, offered: &mut Vec<Choice>) {
        let connected = track::connections(state, turn.company);
        let lays = track::lays(state, turn.company, &connected).into_iter();
        offered.extend(lays.map(|lay| Choice::Do(Action::LayTile(lay))));
    }

    fn offer_in_step(_: &State, _: OfferPart, _: &mut Vec<Choice>) {}

    fn track_event(action: &OwnAction) -> Option<OwnEvent> {
        match *action {}
    }

    fn hash_stops(_: &State, _: &mut impl Hasher) {}

    /// It has no rule book.
    fn cite(_: &State, _: &Action, _: &Violation) -> Option<RuleId> {
        None
    }
}
