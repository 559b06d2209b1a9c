//! What a button says: an action in the imperative.

use game::{Action, Money, Paper, Sale, Seller, Source, State, query};

use crate::{Lang, names, table, titles, words};

/// The action as the reader would ask for it. `state` is the one that it would meet.
pub fn doing(state: &State, action: &Action, lang: Lang) -> String {
    let edition = state.edition();
    let money = |amount: Money| lang.number(amount.0);
    let company = |id| names::company(edition, id);
    match action {
        Action::Pass => words!(lang, "do-pass"),
        Action::Start { company: id, par } => {
            words!(lang, "do-start", company = company(*id), par = money(*par), money = money(*par * 2))
        }
        Action::Buy { company: id, from, paper } => {
            let key = match (paper, from) {
                (Paper::Double, Source::Offering) => "do-buy-certificate",
                (Paper::Double, Source::Pool) => "do-buy-double",
                (Paper::Single, Source::Offering) => "do-buy-share",
                (Paper::Single, Source::Pool) => "do-buy-from-pool",
            };
            let times = if *paper == Paper::Double { 2 } else { 1 };
            // Nothing, if it has no price yet.
            let price = query::share_price(state, *id, *from).unwrap_or_default() * times;
            words!(lang, key, company = company(*id), money = money(price))
        }
        Action::Sell(Sale { company: id, shares, .. }) => {
            words!(lang, "do-sell", n = *shares, company = company(*id))
        }
        Action::Repay(amount) => words!(lang, "do-repay", money = money(*amount)),
        Action::LayTile(lay) => {
            let tile = edition.board().tiles[lay.tile].name;
            words!(lang, "do-lay", tile = tile, hex = names::coord(edition, lay.hex))
        }
        Action::PlaceMarker { hex, .. } => words!(lang, "do-marker", hex = names::hex(edition, *hex)),
        Action::Run(_) => words!(lang, "do-run"),
        Action::PayOut => words!(lang, "do-pay-out"),
        Action::Withhold => words!(lang, "do-withhold"),
        Action::BuyTrain(purchase) => {
            let train = table::train_name(edition, purchase.model, lang);
            let price = money(purchase.price);
            match purchase.seller {
                Seller::Bank | Seller::Pool => words!(lang, "do-buy-train", train = train, money = price),
                Seller::Company(id) => {
                    words!(lang, "do-buy-train-from", train = train, company = company(id), money = price)
                }
            }
        }
        Action::Done => words!(lang, "do-done"),
        Action::Surrender(model) => words!(lang, "do-surrender", train = table::train_name(edition, *model, lang)),
        Action::SurrenderAhead { company: id, model } => {
            words!(lang, "do-surrender-ahead", train = table::train_name(edition, *model, lang), company = company(*id))
        }
        Action::EndGame => words!(lang, "do-end-game"),
        Action::Answer(true) => words!(lang, "do-accept"),
        Action::Answer(false) => words!(lang, "do-decline"),
        Action::KeepMarker { city } => words!(lang, "do-keep-marker", n = *city + 1),
        Action::Title(own) => titles::doing(state, own, lang),
    }
}
