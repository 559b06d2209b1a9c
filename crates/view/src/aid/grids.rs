//! Tables that every title has: phases, trains, companies, what things cost.

use board::Terrain;
use game::edition::{CompanyKind, Goal, TrainSpec};
use game::query::train_limit_in;
use game::{CompanyId, Edition, ModelId, Money};

use super::page::row;
use super::{GridRow, Page};
use crate::names;

/// For something that there is not.
pub(crate) const NONE: &str = "–";

/// What a title adds to its phases.
pub(crate) struct Phases {
    /// Kinds of companies whose train limits are shown, with the phases in which there are any.
    pub limits: Vec<(CompanyKind, std::ops::RangeInclusive<u8>)>,
    /// Keys of what begins or ends with a phase.
    pub events: Vec<(u8, &'static str)>,
}

impl Page<'_> {
    /// `5/5H`: what starts a phase.
    pub fn train_of(&self, phase: u8) -> String {
        let edition = self.edition();
        let card = edition.trains.iter().find(|train| train.phase == phase);
        card.map_or_else(|| NONE.to_owned(), |card| sides(edition, card))
    }

    /// The companies of a kind that are in play.
    pub fn of_kind(&self, kind: CompanyKind) -> impl Iterator<Item = CompanyId> {
        let edition = self.edition();
        edition.company_ids().filter(move |id| edition.company(*id).kind == kind && self.is_in_play(*id))
    }

    pub fn first_of(&self, kind: CompanyKind) -> Option<CompanyId> {
        self.of_kind(kind).next()
    }

    /// Whether a company is in this game at all.
    pub fn is_in_play(&self, company: CompanyId) -> bool {
        !self.state[company].is_closed()
    }

    pub fn phases(&mut self, of_title: &Phases) {
        let edition = self.edition();
        let rows = (1..=edition.phases.len() as u8).map(|phase| self.phase_row(phase, of_title)).collect();
        let head = ["aid-phase", "aid-tiles", "aid-rounds", "aid-limits", "aid-events"];
        self.grid("aid-h-phases", &head, rows);
    }

    fn phase_row(&self, phase: u8, of_title: &Phases) -> GridRow {
        let edition = self.edition();
        let spec = edition.phase(phase);
        let limit = |(kind, there): &(CompanyKind, std::ops::RangeInclusive<u8>)| {
            // Not the first of them: construction railways of Cisleithania own nothing.
            let most = self.of_kind(*kind).map(|id| train_limit_in(self.state, id, phase)).max();
            most.filter(|_| there.contains(&phase)).map_or_else(|| NONE.to_owned(), |limit| limit.to_string())
        };
        let limits: Vec<String> = of_title.limits.iter().map(limit).collect();
        let name = match phase {
            1 => self.say("aid-phase-first"),
            _ => self.train_of(phase),
        };
        let colour = self.say(&format!("fact-newest-tiles-{}", spec.newest.name()));
        let cells =
            vec![name, colour, spec.operating_rounds.to_string(), limits.join("·"), self.events(phase, of_title)];
        GridRow { phase: Some(phase), cells }
    }

    fn events(&self, phase: u8, of_title: &Phases) -> String {
        let edition = self.edition();
        let mut events = Vec::new();
        for model in edition.models {
            if let Some((_, to)) = model.turns.filter(|(at, _)| *at == phase) {
                events.push(format!("{} → {}", model.name, edition.model(to).name));
            }
        }
        let scrapped: Vec<&str> =
            edition.models.iter().filter(|model| model.scrapped == Some(phase)).map(|model| model.name).collect();
        if !scrapped.is_empty() {
            events.push(self.say_of("aid-scraps", "trains", &scrapped.join(", ")));
        }
        let goods = edition.models.iter().filter(|model| model.goods_from == Some(phase));
        events.extend(goods.map(|model| self.say_of("aid-goods-from", "train", model.name)));
        events.extend(of_title.events.iter().filter(|(at, _)| *at == phase).map(|(_, key)| self.say(key)));
        events.join("; ")
    }

    /// `4` if the first 4 scraps it, or the goods train that does.
    pub fn scrapped_by(&self, model: ModelId) -> String {
        let edition = self.edition();
        let spec = edition.model(model);
        let by_phase = spec.scrapped.map(|phase| self.train_of(phase));
        let by_goods = || spec.outdated_by.map(|by| edition.model(by).name.to_owned());
        by_phase.or_else(by_goods).unwrap_or_else(|| NONE.to_owned())
    }

    pub fn cards(&self, cards: Option<u8>) -> String {
        cards.map_or_else(|| "∞".to_owned(), |cards| cards.to_string())
    }

    /// `Zürich D19`.
    pub fn home(&self, company: CompanyId) -> String {
        let edition = self.edition();
        edition.company(company).home.map_or_else(|| NONE.to_owned(), |(hex, _)| place(edition, hex))
    }

    pub fn destination(&self, company: CompanyId) -> String {
        let edition = self.edition();
        match edition.company(company).goal {
            Goal::None => NONE.to_owned(),
            Goal::Hex(hex) => place(edition, hex),
            Goal::Tunnel(hex) => self.say_of("aid-tunnel-goal", "hex", &place(edition, hex)),
        }
    }

    /// What a first tile costs on such ground, each sum once, the lowest first.
    pub fn terrain(&self, wanted: Terrain) -> String {
        let hexes = self.edition().board().map.hexes.iter();
        let mut costs: Vec<u16> =
            hexes.filter_map(|hex| hex.terrain).filter(|(terrain, _)| *terrain == wanted).map(|(_, cost)| cost).collect();
        costs.sort_unstable();
        costs.dedup();
        self.sums(costs.into_iter().map(|cost| Money(i32::from(cost))))
    }

    /// Names and sums side by side.
    pub fn costs(&mut self, items: Vec<(&'static str, String)>) {
        let rows = items.into_iter().map(|(key, sum)| row(vec![self.say(key), sum])).collect();
        self.grid("aid-h-costs", &["aid-thing", "aid-price"], rows);
    }
}

/// Both sides of a card: `5/5H`.
pub(crate) fn sides(edition: &Edition, card: &TrainSpec) -> String {
    card.sides.iter().map(|side| edition.model(*side).name).collect::<Vec<_>>().join("/")
}

fn place(edition: &Edition, hex: &str) -> String {
    edition.board().map.named(hex).map_or_else(|| hex.to_owned(), |hex| names::town(edition, hex))
}
