//! The end of a round as an account: what companies earned and how their prices moved, what players have now.

use game::{CompanyId, Event, Money, PlayerId};

use super::record::{Moment, Record};

/// What there is to tell of a round that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    pub ended: Moment,
    pub begins: Moment,
    /// The phase that began before the last action of the round, if one did.
    pub phase: Option<u8>,
    /// Those that earned something or whose price moved, the highest price first.
    pub companies: Vec<CompanyLine>,
    pub players: Vec<PlayerLine>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompanyLine {
    pub company: CompanyId,
    pub earned: Money,
    pub from: Option<Money>,
    pub to: Option<Money>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerLine {
    pub player: PlayerId,
    pub from: Money,
    pub to: Money,
}

/// The last action from a row on that ended a share round or an operating round.
pub fn last_end(record: &Record, from: usize) -> Option<usize> {
    (from..record.len()).rev().find(|row| ends_round(record, *row))
}

fn ends_round(record: &Record, row: usize) -> bool {
    let (before, after) = (Moment::of(record.at(row)), Moment::of(record.at(row + 1)));
    let is_told = matches!(before, Moment::Shares { .. } | Moment::Operating { .. });
    is_told && before != after
}

impl RoundEnd {
    /// Of the round that an action ended.
    pub fn of(record: &Record, row: usize) -> RoundEnd {
        let (last, after) = (record.at(row), record.at(row + 1));
        let ended = Moment::of(last);
        let first = (0..=row).rev().take_while(|row| Moment::of(record.at(*row)) == ended).last().unwrap_or(row);
        let before = record.at(first);
        let companies = after.by_price().into_iter().map(|company| CompanyLine {
            company,
            earned: earned(record, first..row + 1, company),
            from: before.price(company),
            to: after.price(company),
        });
        let players =
            after.in_order().map(|player| PlayerLine { player, from: before[player].cash(), to: after[player].cash() });
        RoundEnd {
            ended,
            begins: Moment::of(after),
            phase: (before.phase() != last.phase()).then(|| last.phase()),
            companies: companies.filter(|line| line.earned > Money::ZERO || line.from != line.to).collect(),
            players: players.collect(),
        }
    }
}

fn earned(record: &Record, rows: std::ops::Range<usize>, company: CompanyId) -> Money {
    let of_event = |event: &Event| match event {
        Event::RevenueEarned { company: earner, revenue } if *earner == company => *revenue,
        _ => Money::ZERO,
    };
    let steps = rows.filter_map(|row| record.step(row));
    steps.flat_map(|(_, _, events)| events.iter().map(of_event)).sum()
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Budget, Character, Level};
    use game::{Profile, Setup, deciding};

    use super::*;
    use crate::play::span::Span;

    /// A game up to the end of an operating round.
    fn played() -> Record {
        let setup = Setup { seed: Some(7), ..Setup::new(Profile::default(), 3) };
        let mut record = Record::begin(setup, vec![String::new(); 3]).unwrap();
        let mut bot = Bot::new(Level::Greedy, Character::Neutral, 3);
        let is_over = |record: &Record| {
            let ends = last_end(record, 0);
            ends.is_some_and(|row| matches!(Moment::of(record.at(row)), Moment::Operating { .. }))
        };
        while deciding(record.now()).is_some() && !is_over(&record) {
            let action = bot.choose(record.now(), Budget::nodes(1)).unwrap();
            record.play(action).unwrap();
        }
        record
    }

    #[test]
    fn the_end_of_an_operating_round_tells_what_was_earned_and_moved() {
        let record = played();
        let row = last_end(&record, 0).unwrap();
        let end = RoundEnd::of(&record, row);
        assert_eq!(row + 1, record.len());
        assert!(matches!(end.ended, Moment::Operating { .. }) && end.begins != end.ended, "{end:?}");
        assert!(end.companies.iter().any(|line| line.from != line.to), "{end:?}");
        for line in &end.players {
            assert_eq!(line.to, record.now()[line.player].cash());
        }
        assert_eq!(last_end(&record, record.len()), None);
    }

    #[test]
    fn a_span_knows_where_was_built_and_what_moved() {
        let record = played();
        let all = Span { from: 0, to: record.len() };
        assert!(!all.built(&record).is_empty());
        assert!(all.hexes(&record).len() >= all.built(&record).len());
        let last = Span { from: record.len(), to: record.len() + 5 };
        assert!(last.hexes(&record).is_empty() && last.moves(&record).is_empty());
        let row =
            (0..record.len()).find(|row| Moment::of(record.at(*row)) == RoundEnd::of(&record, record.len() - 1).ended);
        let round = Span { from: row.unwrap(), to: record.len() };
        assert!(!round.moves(&record).is_empty());
    }
}
