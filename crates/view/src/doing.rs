//! What a button says: an action in the imperative.

use game::{Action, Money, Paper, Sale, Seller, Source, State, TileRight};

use crate::{Lang, names, words};

/// The action as the reader would ask for it. `state` is the one that it would meet.
pub fn doing(state: &State, action: &Action, lang: Lang) -> String {
    let edition = state.edition;
    let money = |amount: Money| lang.number(amount.0);
    let company = |id| names::company(edition, id);
    match action {
        Action::Bid(amount) => words!(lang, "do-bid", money = money(*amount)),
        Action::Pass => words!(lang, "do-pass"),
        Action::SetFnmPar(par) => words!(lang, "do-set-par", company = "FNM", money = money(*par)),
        Action::Start { company: id, par } => {
            words!(lang, "do-start", company = company(*id), money = money(*par * 2))
        }
        Action::Buy { company: id, from, paper } => {
            let key = match (paper, from) {
                (Paper::Double, _) => "do-buy-double",
                (Paper::Single, Source::Offering) => "do-buy-share",
                (Paper::Single, Source::Pool) => "do-buy-from-pool",
            };
            let times = if *paper == Paper::Double { 2 } else { 1 };
            words!(lang, key, company = company(*id), money = money(purchase_price(state, *id, *from) * times))
        }
        Action::Sell(Sale { company: id, shares, .. }) => {
            words!(lang, "do-sell", n = *shares, company = company(*id))
        }
        Action::BuyMountain(id) => words!(lang, "do-buy-mountain", paper = names::mountain(*id)),
        Action::PlaceMountain { hex, .. } => words!(lang, "do-place-mountain", hex = names::hex(edition, *hex)),
        Action::BuyTunnel(id) => words!(lang, "do-buy-tunnel", paper = names::tunnel(*id)),
        Action::Repay(amount) => words!(lang, "do-repay", money = money(*amount)),
        Action::LayTile(lay) => {
            let key = match lay.right {
                TileRight::Normal => "do-lay",
                TileRight::Bodelibahn => "do-lay-extra",
            };
            words!(lang, key, tile = edition.ways().tiles[lay.tile].name, hex = coord(state, lay.hex))
        }
        Action::BuildTunnel { tunnel, hex, .. } => {
            words!(lang, "do-tunnel", paper = names::tunnel(*tunnel), hex = coord(state, *hex))
        }
        Action::PlaceMarker { hex, .. } => words!(lang, "do-marker", hex = names::hex(edition, *hex)),
        Action::Run(_) => words!(lang, "do-run"),
        Action::PayOut => words!(lang, "do-pay-out"),
        Action::Withhold => words!(lang, "do-withhold"),
        Action::BuyTrain(purchase) => {
            let train = names::model(edition, purchase.model);
            let price = money(purchase.price);
            match purchase.seller {
                Seller::Bank | Seller::Pool => words!(lang, "do-buy-train", train = train, money = price),
                Seller::Company(id) => {
                    words!(lang, "do-buy-train-from", train = train, company = company(id), money = price)
                }
            }
        }
        Action::BuyPrivate { private, price } => {
            words!(lang, "do-buy-private", paper = names::private_short(edition, *private), money = money(*price))
        }
        Action::Done => words!(lang, "do-done"),
        Action::LayFurkaOberalp => words!(lang, "do-fo"),
        Action::AssignEva(id) => words!(lang, "do-eva", company = company(*id)),
        Action::ReachDestination(id) => words!(lang, "do-destination", company = company(*id)),
        Action::Surrender(model) => words!(lang, "do-surrender", train = names::model(edition, *model)),
        Action::Answer(true) => words!(lang, "do-accept"),
        Action::Answer(false) => words!(lang, "do-decline"),
        Action::KeepMarker { city } => words!(lang, "do-keep-marker", n = *city + 1),
        Action::DeclareBankruptcy => words!(lang, "do-bankruptcy"),
        Action::BuyMinor { company: id, price } => {
            words!(lang, "do-buy-minor", company = company(*id), money = money(*price))
        }
        Action::BuyMountainRailway(private) => {
            words!(lang, "do-buy-mountain", paper = names::private_short(edition, *private))
        }
        Action::ExchangeMountain { private, company: id } => {
            words!(lang, "do-exchange", paper = names::private_short(edition, *private), company = company(*id))
        }
        Action::DiscardMountain(private) => {
            words!(lang, "do-discard", paper = names::private_short(edition, *private))
        }
        Action::ExchangeCoal(coal) => {
            let regional = state.spec(*coal).becomes.map(company).unwrap_or_default();
            words!(lang, "do-exchange", paper = company(*coal), company = regional)
        }
        Action::ExchangeTrain(model) => {
            let price = edition.model(*model).part_exchange.map(|(_, price)| money(price)).unwrap_or_default();
            words!(lang, "do-exchange-train", train = names::model(edition, *model), money = price)
        }
    }
}

fn coord(state: &State, hex: board::HexId) -> String {
    state.edition.ways().map.hexes.get(hex.index()).map_or_else(String::new, |hex| hex.coord.to_string())
}

/// What one share costs where it lies; nothing, if it has no price yet.
pub(crate) fn purchase_price(state: &State, company: game::CompanyId, from: Source) -> Money {
    game::titles::share_price(state, company, from).unwrap_or_default()
}
