//! How 1824's own decisions and its own part of a position are written.

use super::own::{BondPlace, Opening, Pending};
use super::{Action, G1824, State};
use crate::notation::Notation;
use board::StopRef;

use crate::notation::words::{
    Read, company, letter, model, model_name, money, private, private_name, stop, stop_name, symbol,
};
use crate::notation::writer::player_set;
use crate::state::Common;
use crate::{CompanyId, Money, Source};

impl Notation for G1824 {
    fn read_action(common: &Common, words: &[&str]) -> Read<Option<Action>> {
        Ok(Some(match *words {
            ["minor", symbol, price] => Action::BuyMinor { company: company(common, symbol)?, price: money(price)? },
            ["railway", paper] => Action::BuyMountainRailway(private(common, paper)?),
            ["exchange", paper, symbol] => exchange(common, paper, symbol, Source::Offering)?,
            ["exchange", paper, symbol, "pool"] => exchange(common, paper, symbol, Source::Pool)?,
            ["bond", at] => {
                let StopRef { hex, part } = stop(common, at)?;
                Action::PlaceBondMarker { hex, city: part }
            }
            ["discard", paper] => Action::DiscardMountain(private(common, paper)?),
            ["coal", symbol] => Action::ExchangeCoal(company(common, symbol)?),
            ["part", name] => Action::ExchangeTrain(model(common, name)?),
            _ => return Ok(None),
        }))
    }

    fn write_action(common: &Common, action: &Action) -> String {
        match action {
            Action::BuyMinor { company, price } => format!("minor {} {}", symbol(common, *company), price.0),
            Action::BuyMountainRailway(private) => format!("railway {}", private_name(common, *private)),
            Action::ExchangeMountain { private, company, from } => {
                let pool = if *from == Source::Pool { " pool" } else { "" };
                format!("exchange {} {}{pool}", private_name(common, *private), symbol(common, *company))
            }
            Action::PlaceBondMarker { hex, city } => {
                format!("bond {}", stop_name(common, StopRef { hex: *hex, part: *city }))
            }
            Action::DiscardMountain(private) => format!("discard {}", private_name(common, *private)),
            Action::ExchangeCoal(company) => format!("coal {}", symbol(common, *company)),
            Action::ExchangeTrain(model) => format!("part {}", model_name(common, *model)),
        }
    }

    fn write_statements(game: &State, statements: &mut Vec<String>) {
        let own = &game.own;
        for company in game.edition.company_ids() {
            let name = symbol(game, company);
            statements.extend(own.certificate(company).map(|player| format!("certificate {name} {}", letter(player))));
            statements.extend(own.last_marker_free.has(company).then(|| format!("last-marker-free {name}")));
            statements.extend(just_merged(game, company));
            let claim = game.claims[company.index()];
            statements.extend((claim > 0).then(|| format!("claim {name} {claim}")));
            statements.extend(own.judged_early.has(company).then(|| format!("judged-early {name}")));
            for player in game.player_ids() {
                let beyond = own.tally_beyond_papers(company, player);
                statements.extend((beyond != 0).then(|| format!("tally {name} {} {beyond}", letter(player))));
            }
        }
        let names: Vec<&str> = own.construction.iter().map(|minor| symbol(game, minor)).collect();
        statements.extend((!names.is_empty()).then(|| format!("construction {}", names.join(" "))));
        statements.extend(own.bond_marker_fell_due.then(|| "bond-marker-fell-due".to_owned()));
        statements.extend(own.goods_open.then(|| "goods".to_owned()));
        let amounts = [("mines", own.turn.mines), ("last-unit", own.turn.last_unit)];
        let amounts = amounts.into_iter().filter(|(_, amount)| *amount != Money::ZERO);
        let amounts = amounts.map(|(word, amount)| format!("{word}={}", amount.0));
        let flags = [
            ("exchanged", own.turn.exchanged),
            ("first-turn", own.turn.first),
            ("only-repayment", own.only_repayment_left),
        ];
        let flags = flags.into_iter().filter(|(_, is_set)| *is_set).map(|(word, _)| word.to_owned());
        let notes: Vec<String> = amounts.chain(flags).chain(player_set("due", own.selling_due)).collect();
        statements.extend((!notes.is_empty()).then(|| format!("notes {}", notes.join(" "))));
    }

    fn write_round(common: &Common, opening: &Opening) -> String {
        let Opening { turn, backwards, passed, last_buyer } = opening;
        let mut words = vec![format!("opening {}", letter(common.order[usize::from(*turn)]))];
        words.extend(backwards.then(|| "backwards".to_owned()));
        words.extend(player_set("passed", *passed));
        words.extend(last_buyer.map(|player| format!("last={}", letter(player))));
        words.join(" ")
    }

    fn write_pending(common: &Common, pending: &Pending) -> String {
        match pending {
            Pending::ExchangeMountain(private) => format!("exchange {}", private_name(common, *private)),
            Pending::BondMarker(BondPlace::Anywhere) => "bond anywhere".to_owned(),
            Pending::BondMarker(BondPlace::Wien) => "bond wien".to_owned(),
        }
    }
}

fn exchange(common: &Common, paper: &str, symbol: &str, from: Source) -> Read<Action> {
    Ok(Action::ExchangeMountain { private: private(common, paper)?, company: company(common, symbol)?, from })
}

/// `just-merged BK 2 -`: one word for each place.
fn just_merged(game: &State, company: CompanyId) -> Option<String> {
    let trains = game.own.just_merged(company);
    let name = |train: &Option<_>| train.map_or("-".to_owned(), |train| model_name(game, train));
    let names: Vec<String> = trains.iter().map(name).collect();
    trains.iter().any(Option::is_some).then(|| format!("just-merged {} {}", symbol(game, company), names.join(" ")))
}
