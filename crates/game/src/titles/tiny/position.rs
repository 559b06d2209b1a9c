//! How positions and decisions are written and read: nothing here is the title's own.

use super::{Action, Pending, Round, State, Tiny};
use crate::notation::Notation;
#[cfg(feature = "positions")]
use crate::notation::position::{ReadPosition, Reader};
#[cfg(feature = "positions")]
use crate::notation::words::OrUnexpected;
use crate::notation::words::Read;
use crate::state::Common;

impl Notation for Tiny {
    fn read_action(_: &Common, _: &[&str]) -> Read<Option<Action>> {
        Ok(None)
    }

    fn write_action(_: &Common, action: &Action) -> String {
        match *action {}
    }

    fn write_statements(_: &State, _: &mut Vec<String>) {}

    fn write_round(_: &Common, round: &Round) -> String {
        match *round {}
    }

    fn write_pending(_: &Common, pending: &Pending) -> String {
        match *pending {}
    }
}

#[cfg(feature = "positions")]
impl ReadPosition for Tiny {
    const INITIAL_ROUND: &'static str = "first-share-round";

    fn read_statement(_: &mut Reader<Tiny>, _: &[&str]) -> Read<bool> {
        Ok(false)
    }

    fn sketch_company(reader: &mut Reader<Tiny>, company: crate::CompanyId, words: &[&str]) -> Read<()> {
        for word in words {
            let (key, value) = word.split_once('=').or_unexpected(word, "a property of a company")?;
            reader.property(company, key, value)?;
        }
        Ok(())
    }

    fn read_note(_: &mut State, word: &str) -> Read<()> {
        None.or_unexpected(word, "a note")
    }

    fn read_pending(_: &State, words: &[&str]) -> Read<Pending> {
        None.or_unexpected(&words.join(" "), "a question")
    }

    fn clear_initial_sales(_: &mut State) {}

    fn complete_sketch(_: &mut State, _: &[Vec<&str>]) {}
}
