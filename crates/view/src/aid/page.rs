//! A sheet as it is written: what it knows, and the section that is being filled.

use game::{Edition, Money, State};

use super::{Block, Grid, GridRow, Line, Section};
use crate::Lang;
use crate::editions::{Policy, Teller, option_row};
use crate::rulebook;
use crate::text::Arg;

pub(crate) struct Page<'a> {
    /// The table as it is set up, to be asked.
    pub state: &'a State,
    pub lang: Lang,
    /// Every message may use every one of these.
    facts: Vec<(&'static str, String)>,
    sections: Vec<Section>,
}

impl<'a> Page<'a> {
    pub fn new(state: &'a State, lang: Lang) -> Page<'a> {
        Page { state, lang, facts: Vec::new(), sections: Vec::new() }
    }

    pub fn edition(&self) -> &'static Edition {
        self.state.edition()
    }

    /// A sum without its unit: the sheet has one unit throughout.
    pub fn sum(&self, amount: Money) -> String {
        self.lang.number(amount.0)
    }

    /// Sums that stand side by side: `30/60/90`.
    pub fn sums(&self, amounts: impl IntoIterator<Item = Money>) -> String {
        amounts.into_iter().map(|amount| self.sum(amount)).collect::<Vec<_>>().join("/")
    }

    pub fn know(&mut self, name: &'static str, value: impl ToString) {
        self.facts.push((name, value.to_string()));
    }

    pub fn know_sum(&mut self, name: &'static str, amount: Money) {
        let sum = self.sum(amount);
        self.know(name, sum);
    }

    fn teller(&self) -> Teller {
        Teller { title: self.edition().title, lang: self.lang }
    }

    /// The title's own words where it has some.
    pub fn say(&self, key: &str) -> String {
        let facts: Vec<(&str, Arg<'_>)> = self.facts.iter().map(|(name, value)| (*name, Arg::from(value))).collect();
        self.teller().say(key, &facts)
    }

    /// The same with something that only this message has to be told.
    pub fn say_of(&self, key: &str, name: &str, value: &str) -> String {
        self.teller().say(key, &[(name, Arg::from(value))])
    }

    pub fn section(&mut self, key: &'static str) {
        let heading = self.say(key);
        self.sections.push(Section { key, heading, blocks: Vec::new() });
    }

    fn begin(&mut self, block: Block) {
        if let Some(section) = self.sections.last_mut() {
            section.blocks.push(block);
        }
    }

    /// What follows is done in this order.
    pub fn steps(&mut self) {
        self.begin(Block::Steps(Vec::new()));
    }

    pub fn points(&mut self) {
        self.begin(Block::Points(None, Vec::new()));
    }

    pub fn points_under(&mut self, heading: &str) {
        let heading = self.say(heading);
        self.begin(Block::Points(Some(heading), Vec::new()));
    }

    /// One message. The first of the rules that hold at this table is where it is said in full.
    pub fn line(&mut self, key: &'static str, rules: &[&'static str]) {
        let text = self.say(key);
        self.add(key, text, rules);
    }

    /// What an edition has chosen, in the words of the table of editions.
    pub fn told<P: Policy>(&mut self, policy: P) {
        let entry = self.teller().told(policy);
        let text = format!("{}: {}.", entry.topic, entry.items.join(", "));
        self.add(P::NAME, text, &entry.rules);
    }

    fn add(&mut self, key: &'static str, text: String, rules: &[&'static str]) {
        let holds = |id: &&'static str| rulebook::rule(id).is_some_and(|rule| rule.holds_at(self.state));
        let rule = rules.iter().copied().find(holds);
        let line = Line { key, text, rule };
        match self.sections.last_mut().and_then(|section| section.blocks.last_mut()) {
            Some(Block::Steps(lines) | Block::Points(_, lines)) => lines.push(line),
            Some(Block::Grid(_)) | None => self.begin(Block::Points(None, vec![line])),
        }
    }

    pub fn grid(&mut self, name: &str, head: &[&str], rows: Vec<GridRow>) {
        let head = head.iter().map(|key| self.say(key)).collect();
        let name = self.say(name);
        self.begin(Block::Grid(Grid { name, head, rows }));
    }

    /// What this table has agreed upon.
    pub fn house_rules(&mut self) {
        self.points();
        let chosen: Vec<_> = self.state.options().iter().map(|rule| option_row(rule, self.lang)).collect();
        if chosen.is_empty() {
            self.line("aid-no-house-rules", &[]);
        }
        for option in chosen {
            self.add(option.name, format!("{}.", option.text), option.rules);
        }
    }

    pub fn into_sections(self) -> Vec<Section> {
        self.sections
    }
}

/// A row that belongs to no phase.
pub(crate) fn row(cells: Vec<String>) -> GridRow {
    GridRow { phase: None, cells }
}
