//! Trains and tiles one by one: `2-3` is the fourth card of type 2, `57-0` the first copy of tile 57.

use std::collections::{BTreeMap, VecDeque};

use board::HexId;
use game::Title;
use game::g1844::{EVA, SBB_5H};
use game::state::TrainPlace;
use game::{Event, ModelId, State, TitleEvent, TitlePolicies, g1844};

/// One train card.
#[derive(Clone, Debug)]
struct Card {
    name: String,
    /// What it may be: the sides of a card of the stack, until one is bought.
    sides: Vec<ModelId>,
    place: TrainPlace,
}

#[derive(Clone, Debug)]
pub struct Trains {
    cards: Vec<Card>,
}

/// Cards of an unlimited type that are named.
const ENDLESS: u8 = 40;

impl Trains {
    pub fn of(state: &State) -> Trains {
        let mut cards = Vec::new();
        let swiss = state.edition().title == Title::G1844;
        for spec in state.edition().trains {
            let name = state.edition().model(spec.sides[0]).name;
            // Two of the fives never were in the stack: EVA and the SBB's.
            let outside: &[(u8, ModelId)] = if swiss && name == "5" { &[(1, EVA), (2, SBB_5H)] } else { &[] };
            let count = spec.cards.unwrap_or(ENDLESS) + outside.len() as u8;
            for number in 0..count {
                let special = outside.iter().find(|(row, _)| *row == number).map(|(_, model)| *model);
                cards.push(Card {
                    name: format!("{name}-{number}"),
                    sides: special.map_or_else(|| spec.sides.to_vec(), |model| vec![model]),
                    place: if special.is_some() { TrainPlace::Aside } else { TrainPlace::Bank },
                });
            }
        }
        if let TitlePolicies::G1824(policies) = state.edition().policies {
            for (model, count) in policies.goods_cards {
                let name = state.edition().model(model).name;
                let card =
                    |number| Card { name: format!("{name}-{number}"), sides: vec![model], place: TrainPlace::Pool };
                cards.extend((0..count).map(card));
            }
        }
        Trains { cards }
    }

    /// The first card of this model there.
    pub fn at(&self, model: ModelId, place: TrainPlace) -> Option<&str> {
        self.all_at(model, place).next()
    }

    pub fn all_at(&self, model: ModelId, place: TrainPlace) -> impl Iterator<Item = &str> {
        let here = move |card: &&Card| card.place == place && card.sides.contains(&model);
        self.cards.iter().filter(here).map(|card| card.name.as_str())
    }

    /// What the events did to the cards.
    pub fn follow(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::TrainMoved { model, from, to } => {
                    let card = self.cards.iter_mut().find(|card| card.place == from && card.sides.contains(&model));
                    if let Some(card) = card {
                        (card.place, card.sides) = (to, vec![model]);
                    }
                }
                Event::TrainTurned { at, from, to } => {
                    for card in self.cards.iter_mut().filter(|card| card.place == at && card.sides == [from]) {
                        card.sides = vec![to];
                    }
                }
                Event::Title(TitleEvent::G1844(g1844::Event::EvaAssigned(company))) => {
                    for card in self.cards.iter_mut().filter(|card| card.sides == [EVA]) {
                        card.place = TrainPlace::Company(company);
                    }
                }
                _ => (),
            }
        }
    }
}

/// Tiles in the box, and those on the map by their number.
#[derive(Clone, Debug, Default)]
pub struct Tiles {
    /// Copies in the box in the order in which they will be taken, and how many were ever named.
    boxes: BTreeMap<String, (VecDeque<u8>, u8)>,
    laid: BTreeMap<HexId, String>,
}

impl Tiles {
    /// Takes a copy out of the box and puts it on the hex; what lay there goes back.
    pub fn lay(&mut self, name: &str, hex: HexId) -> String {
        let (free, named) = self.boxes.entry(name.to_owned()).or_default();
        let number = free.pop_front().unwrap_or_else(|| {
            *named += 1;
            *named - 1
        });
        let tile = format!("{name}-{number}");
        if let Some((old, number)) = self.laid.insert(hex, tile.clone()).as_deref().and_then(|old| old.rsplit_once('-'))
            && let (Some((free, _)), Ok(number)) = (self.boxes.get_mut(old), number.parse())
        {
            free.push_back(number);
        }
        tile
    }

    pub fn on(&self, hex: HexId) -> Option<&str> {
        self.laid.get(&hex).map(String::as_str)
    }
}
