//! What nobody in their senses would try: actions thrown together from anything, and the sums at the very ends of what is
//! offered. For those who look for holes in the rules.

use game::{Action, BuyTrain, Choice, Choices, Money, Profile, State, TitleChoice, g1824, g1844};

use crate::Dice;

/// All sums at the ends of the ranges that are offered, and one step beyond each end.
pub fn edges(choices: &Choices) -> Vec<Action> {
    let ends = |low: Money, high: Money| [Money(low.0 - 1), low, high, Money(high.0 + 1)];
    let of = |choice: &Choice| -> Vec<Action> {
        match choice {
            Choice::Do(_) | Choice::Run => Vec::new(),
            Choice::Repay { maximum } => ends(Money(1), *maximum).map(Action::Repay).to_vec(),
            Choice::BuyTrain { purchase, maximum } => {
                ends(purchase.price, *maximum).map(|price| Action::BuyTrain(BuyTrain { price, ..*purchase })).to_vec()
            }
            Choice::Title(TitleChoice::G1844(g1844::Choice::Bid { minimum, maximum })) => {
                ends(*minimum, *maximum).map(|bid| g1844::Action::Bid(bid).into()).to_vec()
            }
            Choice::Title(TitleChoice::G1844(g1844::Choice::BuyPrivate { private, minimum, maximum })) => {
                let private = *private;
                ends(*minimum, *maximum).map(|price| g1844::Action::BuyPrivate { private, price }.into()).to_vec()
            }
            // No other title has ranges of its own.
            Choice::Title(_) => Vec::new(),
        }
    };
    choices.offered.iter().flat_map(of).collect()
}

/// Something of any title, so that the rules also meet what is not theirs.
struct Anything {
    edition: &'static game::Edition,
}

impl Anything {
    fn of_any_title(dice: &mut Dice) -> Anything {
        let profiles: Vec<Profile> = Profile::all().collect();
        Anything { edition: game::edition(profiles[dice.below(profiles.len())]) }
    }

    fn company(&self, dice: &mut Dice) -> game::CompanyId {
        one_of(self.edition.company_ids(), dice)
    }

    fn model(&self, dice: &mut Dice) -> game::ModelId {
        one_of(self.edition.model_ids(), dice)
    }

    fn private(&self, dice: &mut Dice) -> game::PrivateId {
        one_of(self.edition.private_ids(), dice)
    }
}

fn one_of<T>(all: impl Iterator<Item = T>, dice: &mut Dice) -> T {
    let mut all: Vec<T> = all.collect();
    all.swap_remove(dice.below(all.len()))
}

/// Something that might be tried here, offered or not: every kind of action of any title, with small numbers.
pub fn wild_action(state: &State, dice: &mut Dice) -> Action {
    let any = Anything::of_any_title(dice);
    match dice.below(24) {
        kind @ 0..12 => of_every_title(state, &any, kind, dice),
        12..20 => of_1844(&any, dice).into(),
        _ => of_1824(&any, dice).into(),
    }
}

fn tile(dice: &mut Dice) -> game::LayTile {
    let (hex, tile) = (board::HexId(dice.below(140) as u8), board::TileId(dice.below(60) as u8));
    game::LayTile { hex, tile, rotation: dice.below(6) as u8 }
}

fn of_every_title(state: &State, any: &Anything, kind: usize, dice: &mut Dice) -> Action {
    use game::{Paper, Sale, Seller, Source};
    let company = any.company(dice);
    match kind {
        0 => [Action::Pass, Action::Done][dice.below(2)].clone(),
        1 => Action::Start { company, par: Money(60 + 10 * dice.below(6) as i32) },
        2 | 3 => {
            let paper = if dice.below(2) == 0 { Paper::Single } else { Paper::Double };
            let from = if kind == 2 { Source::Offering } else { Source::Pool };
            Action::Buy { company, from, paper }
        }
        4 => Action::Sell(Sale { company, shares: dice.below(6) as u8, doubles: dice.below(3) as u8 }),
        5 => Action::Repay(Money(dice.below(200) as i32)),
        6 | 7 => Action::LayTile(tile(dice)),
        8 => Action::PlaceMarker { hex: board::HexId(dice.below(140) as u8), city: dice.below(3) as u8 },
        9 => [Action::PayOut, Action::Withhold][dice.below(2)].clone(),
        10 => {
            let seller = [Seller::Bank, Seller::Pool, Seller::Company(company)][dice.below(3)];
            let model = any.model(dice);
            let printed = state.edition().models.get(model.index()).map_or(Money(90), |spec| spec.price);
            let price = if dice.below(2) == 0 { printed } else { Money(dice.below(500) as i32) };
            Action::BuyTrain(BuyTrain { seller, model, price })
        }
        _ => {
            let model = any.model(dice);
            let answers = [
                Action::Answer(true),
                Action::Surrender(model),
                Action::KeepMarker { city: 0 },
                Action::SurrenderAhead { company, model },
                Action::EndGame,
            ];
            answers[dice.below(answers.len())].clone()
        }
    }
}

fn of_1844(any: &Anything, dice: &mut Dice) -> g1844::Action {
    use g1844::{Action, MountainId, TunnelId};
    let hex = board::HexId(dice.below(140) as u8);
    match dice.below(8) {
        0 => Action::Bid(Money(dice.below(300) as i32)),
        1 => Action::BuyMountain(one_of(MountainId::all(), dice)),
        2 => Action::BuyTunnel(one_of(TunnelId::all(), dice)),
        3 => Action::LayExtraTile(tile(dice)),
        4 => {
            let mouths = board::EdgeSet::from_bits(dice.below(64) as u8);
            Action::BuildTunnel { tunnel: one_of(TunnelId::all(), dice), hex, mouths }
        }
        5 => Action::BuyPrivate { private: any.private(dice), price: game::Money(dice.below(300) as i32) },
        6 => {
            let company = any.company(dice);
            [Action::LayFurkaOberalp, Action::AssignEva(company), Action::ReachDestination(company)][dice.below(3)]
                .clone()
        }
        _ => Action::PlaceMountain { hex, panel: dice.below(4) as u8 },
    }
}

fn of_1824(any: &Anything, dice: &mut Dice) -> g1824::Action {
    use g1824::Action;
    let (company, private) = (any.company(dice), any.private(dice));
    let from = [game::Source::Offering, game::Source::Pool][dice.below(2)];
    match dice.below(7) {
        0 => Action::BuyMinor { company, price: game::Money(120 + 20 * dice.below(7) as i32) },
        1 => Action::ExchangeMountain { private, company, from },
        5 => Action::PlaceBondMarker { hex: board::HexId(dice.below(140) as u8), city: dice.below(3) as u8 },
        2 => Action::BuyMountainRailway(private),
        3 => Action::DiscardMountain(private),
        4 => Action::ExchangeCoal(company),
        _ => Action::ExchangeTrain(any.model(dice)),
    }
}
