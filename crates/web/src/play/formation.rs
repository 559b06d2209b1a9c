//! A state railway's formation, read from what happened: what goes in, who gets what, who pays.

use game::edition::CompanyKind;

use game::state::TrainPlace;
use game::{Account, CompanyId, Event, Holder, ModelId, Money, PlayerId, State};

use super::record::Record;

/// What one forerunner brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    pub company: CompanyId,
    pub price: Option<Money>,
    pub cash: Money,
    pub trains: Vec<ModelId>,
    pub markers: usize,
}

/// What the exchange means for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchanged {
    pub player: PlayerId,
    /// Shares of each forerunner that were given up, in the order of the forerunners.
    pub given: Vec<u8>,
    pub shares: u8,
    /// Paid out by the bank, or to it.
    pub settled: Money,
    pub debt: Money,
}

/// What goes in, who gets what, who pays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formation {
    pub national: CompanyId,
    pub brought: Vec<Brought>,
    /// From the bank, besides the treasuries.
    pub grant: Money,
    /// Trains that come from elsewhere.
    pub own_trains: Vec<ModelId>,
    pub exchanged: Vec<Exchanged>,
    pub pool: u8,
    pub director: Option<PlayerId>,
    pub treasury: Money,
    pub price: Option<Money>,
    pub markers_left: u8,
}

/// State railways that an action of the game has founded.
pub fn formed(record: &Record, row: usize) -> Vec<CompanyId> {
    let Some((before, _, _)) = record.step(row) else { return Vec::new() };
    let after = record.at(row + 1);
    let nationals = before.edition().company_ids().filter(|id| before.spec(*id).kind == CompanyKind::National);
    nationals.filter(|id| !before[*id].is_launched() && after[*id].is_launched()).collect()
}

/// What an action has founded.
pub fn formations(record: &Record, row: usize) -> Vec<Formation> {
    let Some((before, _, events)) = record.step(row) else { return Vec::new() };
    let after = record.at(row + 1);
    formed(record, row).into_iter().map(|national| formation(before, after, events, national)).collect()
}

fn formation(before: &State, after: &State, events: &[Event], national: CompanyId) -> Formation {
    let events = concerning(events, national);
    let forerunners: Vec<CompanyId> = events
        .iter()
        .filter_map(|event| match event {
            Event::Merged(company) => Some(*company),
            _ => None,
        })
        .collect();
    let brought: Vec<Brought> = forerunners.iter().map(|id| brought(before, events, *id, national)).collect();
    let own_trains = events.iter().filter_map(|event| match event {
        Event::TrainMoved { model, from, to: TrainPlace::Company(to) } if *to == national => match from {
            TrainPlace::Company(_) => None,
            _ => Some(*model),
        },
        _ => None,
    });
    let treasury = after[national].cash();
    Formation {
        national,
        grant: paid(events, Account::Bank, Account::Company(national)),
        own_trains: own_trains.collect(),
        exchanged: before.in_order().map(|player| exchanged(before, events, player, &forerunners, national)).collect(),
        brought,
        pool: after[national].pool(),
        director: after[national].director(),
        treasury,
        price: after.price(national),
        markers_left: after[national].markers_left(),
    }
}

/// The part of what happened that is about this formation: from the exchange up to who directs it.
fn concerning(events: &[Event], national: CompanyId) -> &[Event] {
    let begins = |event: &Event| match event {
        Event::SharesMoved { company, .. } => *company == national,
        Event::CashMoved { to: Account::Company(to), .. } => *to == national,
        Event::MarkerTaken { to, .. } => *to == national,
        Event::Launched { company, .. } => *company == national,
        _ => false,
    };
    let launched = |event: &Event| matches!(event, Event::Launched { company, .. } if *company == national);
    let first = events.iter().position(begins).unwrap_or(0);
    let last = events.iter().position(launched).map_or(events.len(), |last| last + 1);
    events.get(first..last).unwrap_or_default()
}

fn paid(events: &[Event], payer: Account, payee: Account) -> Money {
    let amounts = events.iter().filter_map(|event| match event {
        Event::CashMoved { from, to, amount } if *from == payer && *to == payee => Some(*amount),
        _ => None,
    });
    amounts.sum()
}

fn brought(before: &State, events: &[Event], company: CompanyId, national: CompanyId) -> Brought {
    let trains = events.iter().filter_map(|event| match event {
        Event::TrainMoved { model, from: TrainPlace::Company(from), .. } if *from == company => Some(*model),
        _ => None,
    });
    let taken =
        |event: &&Event| matches!(event, Event::MarkerTaken { from, to, .. } if *from == company && *to == national);
    Brought {
        company,
        price: before.price(company),
        cash: paid(events, Account::Company(company), Account::Company(national)),
        trains: trains.collect(),
        markers: events.iter().filter(taken).count(),
    }
}

fn exchanged(
    before: &State,
    events: &[Event],
    player: PlayerId,
    forerunners: &[CompanyId],
    national: CompanyId,
) -> Exchanged {
    let moved = |event: &Event| match event {
        Event::SharesMoved { company, to: Holder::Player(to), shares, .. } if *company == national && *to == player => {
            *shares
        }
        _ => 0,
    };
    let owed = |event: &Event| match event {
        Event::DebtChanged { player: who, by, .. } if *who == player => *by,
        _ => Money::ZERO,
    };
    let account = Account::Player(player);
    Exchanged {
        player,
        given: forerunners.iter().map(|company| held(before, *company, player)).collect(),
        shares: events.iter().map(moved).sum(),
        settled: paid(events, Account::Bank, account) - paid(events, account, Account::Bank),
        debt: events.iter().map(owed).sum(),
    }
}

/// Shares of a forerunner; one that belongs to its director alone counts as one.
fn held(state: &State, company: CompanyId, player: PlayerId) -> u8 {
    let company_state = &state[company];
    match company_state.shares()[player.index()] {
        0 => u8::from(company_state.director() == Some(player)),
        shares => shares,
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Budget, Character, Level};
    use game::g1824;
    use game::g1844;
    use game::{Profile, Setup};

    use super::*;

    /// A game that bots play until an action founds a state railway.
    fn until_formed(profile: Profile, players: u8) -> (Record, usize) {
        let setup = Setup { seed: Some(5), ..Setup::new(profile, players) };
        let names = (0..players).map(|row| row.to_string()).collect();
        let mut record = Record::begin(setup, names).unwrap();
        let mut bot = Bot::new(Level::Greedy, Character::Neutral, 3);
        loop {
            let action = bot.choose(record.now(), Budget::nodes(1)).unwrap();
            record.play(action).unwrap();
            let row = record.len() - 1;
            if !formed(&record, row).is_empty() {
                return (record, row);
            }
        }
    }

    #[test]
    fn the_sbb_take_over_all_that_five_companies_had() {
        let (record, row) = until_formed(g1844::PROFILE_2E, 3);
        let formation = formations(&record, row).remove(0);
        assert_eq!(formation.brought.len(), 5);
        let cash: Money = formation.brought.iter().map(|one| one.cash).sum();
        assert_eq!(formation.treasury, cash + formation.grant);
        assert_eq!(formation.grant, Money(400));
        assert_eq!(formation.own_trains.len(), 1);
        let held: u8 = formation.exchanged.iter().map(|one| one.shares).sum();
        assert_eq!(held + formation.pool, 20);
    }

    #[test]
    fn a_staatsbahn_takes_over_what_its_forerunners_had() {
        let (record, row) = until_formed(g1824::PROFILE_2E, 4);
        let formation = formations(&record, row).remove(0);
        assert!(!formation.brought.is_empty());
        let cash: Money = formation.brought.iter().map(|one| one.cash).sum();
        assert_eq!(formation.treasury, cash + formation.grant);
        let shares: u8 = formation.exchanged.iter().map(|one| one.shares).sum();
        let given: u8 = formation.exchanged.iter().flat_map(|one| &one.given).sum();
        assert_eq!(usize::from(given), formation.brought.len());
        assert!(shares >= given, "{formation:?}");
    }
}
