//! What is said about the round, the turn and what is pending.

use super::{ReadPosition, Reader};
use crate::notation::words::{
    CLOSINGS, OrUnexpected, Read, STEPS, companies, company, hex, model, money, nth, number, player,
};
use crate::state::{OperatingRound, Pending, Round, ShareRound, Stage, Turn};
use crate::{CompanySet, PlayerId};

impl<R: ReadPosition> Reader<R> {
    /// `shares A`, with what has happened in the round so far.
    pub(super) fn share_round(&mut self, words: &[&str]) -> Read<()> {
        let in_turn = player(&self.game, nth(words, 0, "a player")?)?;
        let mut round = ShareRound::opened_by(self.game.place(in_turn) as u8);
        for word in &words[1..] {
            match word.split_once('=') {
                None if *word == "acted" => round.acted = true,
                Some(("passes", count)) => round.passes = number(count)?,
                Some(("sold", symbols)) => round.sold_now = companies(&self.game, symbols)?,
                Some(("last", name)) => round.last_actor = Some(player(&self.game, name)?),
                Some((name, symbols)) => {
                    let seller: PlayerId = player(&self.game, name)?;
                    round.sold_in_round[seller.index()] = companies(&self.game, symbols)?;
                }
                None => R::read_note(&mut self.game, word)?,
            }
        }
        self.game.common.round = Round::Shares(round);
        Ok(())
    }

    /// `or 2 of 3 done NOB SCB`, before `turn`.
    pub(super) fn operating_round(&mut self, words: &[&str]) -> Read<()> {
        let number_of = |place| nth(words, place, "a number").and_then(number);
        let mut done = CompanySet::EMPTY;
        for symbol in words.iter().skip(3).filter(|word| **word != "done") {
            done.insert(company(&self.game, symbol)?);
        }
        let (number, of) = (number_of(0)?, number_of(2)?);
        self.game.common.round = Round::Operating(OperatingRound { number, of, done, stage: Stage::Between });
        Ok(())
    }

    /// `turn RhB train revenue=100`
    pub(super) fn turn(&mut self, words: &[&str]) -> Read<()> {
        let mut turn = Turn::of(company(&self.game, nth(words, 0, "a company")?)?);
        if let Some(word) = words.get(1) {
            let step = STEPS.iter().find(|(name, _)| name == word);
            turn.step = step.or_unexpected(word, "a step")?.1;
        }
        for word in words.iter().skip(2) {
            match word.split_once('=') {
                Some(("revenue", amount)) => turn.revenue = money(amount)?,
                Some(("sold", symbols)) => turn.sold = companies(&self.game, symbols)?,
                Some(("beyond", amount)) => turn.sold_beyond = money(amount)?,
                Some(("declined", declined)) => {
                    let (name, symbols) = declined.split_once(':').or_unexpected(word, "a train and who declined")?;
                    turn.declined[model(&self.game, name)?.index()] = companies(&self.game, symbols)?;
                }
                _ => R::read_note(&mut self.game, word)?,
            }
        }
        self.set_stage(Stage::Turn(turn));
        Ok(())
    }

    pub(super) fn closing(&mut self, words: &[&str]) -> Read<()> {
        let word = nth(words, 0, "what is left of the round")?;
        let closing = CLOSINGS.iter().find(|(name, _)| *name == word);
        self.set_stage(Stage::Closing(closing.or_unexpected(word, "what is left of the round")?.1));
        Ok(())
    }

    /// In the operating round that was named before, or in the only one of a set.
    fn set_stage(&mut self, stage: Stage) {
        let round = match self.game.round {
            Round::Operating(round) => OperatingRound { stage, ..round },
            Round::Initial(_) | Round::Shares(_) | Round::Finished => {
                OperatingRound { number: 1, of: 1, done: CompanySet::EMPTY, stage }
            }
        };
        self.game.common.round = Round::Operating(round);
    }

    pub(super) fn pending(&mut self, words: &[&str]) -> Read<()> {
        let game = &self.game;
        let pending = match *words {
            ["surrender", symbol] => Pending::Surrender(company(game, symbol)?),
            ["offer", seller, name, price] => {
                Pending::Offer { seller: company(game, seller)?, model: model(game, name)?, price: money(price)? }
            }
            ["keep", symbol, at] => Pending::DuplicateMarker { company: company(game, symbol)?, hex: hex(game, at)? },
            _ => R::read_pending(game, words)?.into(),
        };
        self.game.common.pending = Some(pending);
        Ok(())
    }
}
