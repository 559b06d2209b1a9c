//! Answers to questions, wherever they are worked out.

use std::collections::BTreeMap;

use bots::{Bot, Budget, Coach};
use game::{PlayerId, State, deciding, out_of_turn, play};
use teacher::{Audience, Progress, Reviewer, advise, judge, motive};
use wire::{WireAction, to_wire};

use super::message::{Answer, BotSeat, Doer, Question};
use crate::browser::now;

/// Milliseconds that a bot may think about a move.
const THINKING: f64 = 300.0;
/// Moves that follow each other are told together, as long as no more than this has passed.
const SLICE: f64 = 25.0;
/// Milliseconds that the coach may think.
const ADVISING: f64 = 700.0;
/// How often a long task says how far it is.
const REPORTING: f64 = 200.0;

/// Whoever thinks, with what they remember.
#[derive(Default)]
pub struct Mind {
    bots: BTreeMap<u64, Bot>,
    coach: Coach,
}

impl Mind {
    /// The last answer; those before it go to `report`.
    pub fn answer(&mut self, question: Question, report: &mut dyn FnMut(Answer)) -> Answer {
        let start = now();
        let is_late = move || now() - start > ADVISING;
        match question {
            Question::Moves { state, bots, one } => Answer::Moves(self.moves(*state, &bots, one)),
            Question::Advice { state, names, lang } => {
                let to = Audience { names: &names, seat: None, lang: lang.parse().unwrap_or_default() };
                Answer::Advice(advise(&mut self.coach, &state, to, Budget::until(&is_late)))
            }
            Question::Verdict { state, given, doer, names, lang } => {
                let seat = deciding(&state).filter(|_| doer == Doer::Reader);
                let to = Audience { names: &names, seat, lang: lang.parse().unwrap_or_default() };
                let said = judge(&mut self.coach, &state, &given, to, Budget::until(&is_late));
                let motive = doer.level().and_then(|level| motive(&mut self.coach, &state, &given, level, to));
                Answer::Verdict { said, motive }
            }
            Question::Review { start, actions } => review(Reviewer::new(*start, actions), report),
        }
    }

    fn moves(&mut self, mut state: State, bots: &[BotSeat], one: bool) -> Vec<WireAction> {
        let begun = now();
        let mut moves = Vec::new();
        while let Some(action) = self.next(&state, bots) {
            let wire = to_wire(state.edition(), &action);
            let Ok(played) = play(&state, &action) else { break };
            moves.push(wire);
            state = played.state;
            if let Some(interjected) = self.interject(&state, bots) {
                moves.push(to_wire(state.edition(), &interjected));
                let Ok(played) = play(&state, &interjected) else { break };
                state = played.state;
            }
            if one || now() - begun > SLICE {
                break;
            }
        }
        moves
    }

    fn bot(&mut self, seat: BotSeat) -> &mut Bot {
        self.bots.entry(seat.key).or_insert_with(|| Bot::new(seat.level(), seat.character(), seat.key))
    }

    /// What the bot that has the say does; nothing if a person has it.
    fn next(&mut self, state: &State, bots: &[BotSeat]) -> Option<game::Action> {
        let seat = deciding(state)?;
        let bot = bots.iter().find(|bot| usize::from(bot.seat) == seat.index())?;
        let start = now();
        let is_late = move || now() - start > THINKING;
        self.bot(*bot).choose(state, Budget::until(&is_late))
    }

    /// What one of them does out of turn.
    fn interject(&mut self, state: &State, bots: &[BotSeat]) -> Option<game::Action> {
        if out_of_turn(state).is_empty() {
            return None;
        }
        bots.iter().find_map(|bot| self.bot(*bot).interject(state, PlayerId::in_seat(bot.seat)?))
    }
}

fn review(mut reviewer: Reviewer, report: &mut dyn FnMut(Answer)) -> Answer {
    let mut told = now();
    while let Progress::Step(done, all) = reviewer.step() {
        if now() - told > REPORTING {
            told = now();
            report(Answer::Progress(done as f64 / all.max(1) as f64));
        }
    }
    Answer::Review(Box::new(reviewer.finish()))
}
