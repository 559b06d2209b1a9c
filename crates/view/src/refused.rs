//! Refusals in words: the fact that stands in the way, with its evidence. The words are in `refused.ftl`; a message with
//! the number of a title in its name takes the place of the one without it in that title.

use board::HexId;
use game::state::Step;
use game::{Evidence, ModelId, Money, Pending, Refusal, Round, State, Violation};
use routes::Fault;

use crate::text::{self, Arg, kebab};
use crate::{Lang, names, table, titles, words};

/// The refusal as one line, with the number of its rule. `state` is the one that the action met.
pub fn explain_violation(state: &State, refusal: &Refusal, lang: Lang) -> String {
    let rule = refusal.rule.map_or_else(|| words!(lang, "sequence-of-play"), |rule| rule.to_string());
    format!("{} ({rule})", sentence(state, &refusal.violation, lang))
}

/// The same without the number, for screens that show it beside.
pub fn sentence(state: &State, violation: &Violation, lang: Lang) -> String {
    let table = Situation { state, lang };
    let mut arguments = table.surroundings();
    if let Violation::RouteFault { run, fault } = violation {
        arguments.push(("route", (u16::from(*run) + 1).into()));
        let (key, more) = table.fault(fault);
        arguments.extend(more);
        return text::say(lang, key, &arguments);
    }
    let context = titles::context(state, violation, lang);
    arguments.extend(context.arguments);
    arguments.extend(violation.evidence().into_iter().map(|(field, of)| (field, table.argument(field, of))));
    let name = kebab(violation.name());
    let own = format!("refused-{}-{name}{}", state.edition().title.name(), context.case);
    text::say_first(lang, &[&own, &format!("refused-{name}")], &arguments)
}

/// What the table looks like, for the parts of a sentence that the violation does not carry.
#[derive(Clone, Copy)]
struct Situation<'a> {
    state: &'a State,
    lang: Lang,
}

type Arguments = Vec<(&'static str, Arg<'static>)>;

impl Situation<'_> {
    fn surroundings(self) -> Arguments {
        let mut arguments = vec![
            ("who", Arg::from(self.operating())),
            ("phase", self.state.phase().into()),
            ("seats", self.state.seats().into()),
            ("home", self.home().into()),
            ("pars", self.pars().into()),
            ("step", self.step().into()),
            ("least", self.money(Money(1)).into()),
            ("from", game::query::FIRST_TRADE_PHASE.into()),
        ];
        if let Some(Pending::DuplicateMarker { company, .. }) = self.state.pending() {
            arguments.push(("company", names::company(self.state.edition(), company).into()));
        }
        arguments
    }

    fn argument(self, field: &str, of: Evidence) -> Arg<'static> {
        let edition = self.state.edition();
        match of {
            Evidence::Money(amount) => self.money(amount).into(),
            // What people count from 1.
            Evidence::Number(number) if matches!(field, "run" | "with" | "city" | "panel") => {
                (u16::from(number) + 1).into()
            }
            Evidence::Number(number) => number.into(),
            Evidence::Company(id) => names::company(edition, id).into(),
            Evidence::Hex(hex) => names::hex(edition, hex).into(),
            Evidence::Stop(at) => names::stop(edition, at).into(),
            Evidence::Model(model) => self.train(model).into(),
            Evidence::Private(id) => names::private(edition, id).into(),
            Evidence::Certificate { letter, number } => format!("{letter}{number}").into(),
            Evidence::Fault(fault) => fault.to_string().into(),
        }
    }

    /// What is wrong with a route: the key of its message, and what it names.
    fn fault(self, fault: &Fault) -> (&'static str, Arguments) {
        let hex = |hex: &HexId| vec![("hex", Arg::from(names::hex(self.state.edition(), *hex)))];
        let stop = |at: &board::StopRef| vec![("stop", Arg::from(names::stop(self.state.edition(), *at)))];
        match fault {
            Fault::NoTrack { hex: at } => ("fault-no-track", hex(at)),
            Fault::NotJoined { hex: at } => ("fault-not-joined", hex(at)),
            Fault::EndsOnTheLine { hex: at } => ("fault-ends-on-the-line", hex(at)),
            Fault::NotAStop { stop: at } => ("fault-not-a-stop", stop(at)),
            Fault::SameTrackTwice { hex: at } => ("fault-same-track-twice", hex(at)),
            Fault::FewerThanTwoStops => ("fault-fewer-than-two-stops", Vec::new()),
            Fault::NoMarker => ("fault-no-marker", Vec::new()),
            Fault::TooManyStops { stops, limit } => {
                ("fault-too-many-stops", vec![("stops", (*stops).into()), ("limit", (*limit).into())])
            }
            Fault::TooManyHexes { hexes, limit } => {
                ("fault-too-many-hexes", vec![("hexes", (*hexes).into()), ("limit", (*limit).into())])
            }
            Fault::RedLocation { stop: at } => ("fault-red-location", stop(at)),
            Fault::SameStopTwice { stop: at } => ("fault-same-stop-twice", stop(at)),
            Fault::SameGroupTwice { stop: at } => ("fault-same-group-twice", stop(at)),
            Fault::SameHexTwice { stop: at } => ("fault-same-hex-twice", stop(at)),
            Fault::EndOfTheLine { stop: at } => ("fault-end-of-the-line", stop(at)),
            Fault::CannotPass { stop: at } => ("fault-cannot-pass", stop(at)),
            Fault::MarkerNotScored => ("fault-marker-not-scored", Vec::new()),
            Fault::Mine { stop: at } => ("fault-mine", stop(at)),
            Fault::SecondMine { stop: at } => ("fault-second-mine", stop(at)),
            Fault::NoMine => ("fault-no-mine", Vec::new()),
            Fault::TooManyCities { cities, limit } => {
                ("fault-too-many-cities", vec![("cities", (*cities).into()), ("limit", (*limit).into())])
            }
        }
    }

    fn money(self, amount: Money) -> String {
        self.lang.money(self.state.edition().title, amount)
    }

    /// The company whose turn it is: violations of its turn do not repeat it.
    fn operating(self) -> String {
        let turn = self.state.turn();
        turn.map_or_else(|| String::from("–"), |turn| names::company(self.state.edition(), turn.company))
    }

    fn home(self) -> String {
        let home = self.state.turn().and_then(|turn| self.state.home(turn.company));
        home.map_or_else(String::new, |home| names::hex(self.state.edition(), home.hex))
    }

    fn pars(self) -> String {
        let mut pars: Vec<Money> = self.state.edition().market().pars().map(|(_, par)| par).collect();
        pars.sort_unstable();
        pars.dedup();
        pars.iter().map(Money::to_string).collect::<Vec<_>>().join(", ")
    }

    /// `3-train`, `3er-Lok`, `pociąg 3`; a train with a name has no more than that.
    fn train(self, model: ModelId) -> String {
        table::train_name(self.state.edition(), model, self.lang)
    }

    /// What is to be decided now.
    fn step(self) -> String {
        let key = match (self.state.pending(), self.state.round()) {
            (Some(Pending::Surrender(_)), _) => "now-surrender",
            (Some(Pending::Offer { .. }), _) => "now-offer",
            (Some(Pending::DuplicateMarker { .. }), _) => "now-duplicate-marker",
            (Some(Pending::Title(pending)), _) => titles::asks(&pending),
            (None, Round::Initial(round)) => titles::initial_round(round),
            (None, Round::Shares(_)) => "now-shares",
            (None, Round::Operating(_)) => match self.state.turn().map(|turn| turn.step) {
                Some(Step::Track) => "now-track",
                Some(Step::Marker) => "now-marker",
                Some(Step::Run) => "now-run",
                Some(Step::Dividend) => "now-dividend",
                Some(Step::Train) => "now-train",
                None => "now-operating",
            },
            (None, Round::Finished) => "now-finished",
        };
        words!(self.lang, key)
    }
}
