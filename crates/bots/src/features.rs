//! A position in figures, as a network reads it: facts of the table, of every seat, of every company, and who holds what.
//!
//! Money is divided by what is usual, parts are parts of one, flags are 0 or 1. Beside facts stand the planner's forecast and
//! clock. [`VERSION`] changes when a figure is added, dropped or redefined; weights and datasets name theirs.

use game::edition::{CompanyKind, MAX_COMPANIES};
use game::state::{Ending, Stage, Step};
use game::{CompanyId, ModelId, PlayerId, Round, State, deciding, query};

use crate::forecast::{Forecast, Fortunes, Promised};
use crate::memory::Memory;
use crate::outline::{Firm, Lines, papers, usual};
use crate::titles::{self, economy};

/// Which figures these are.
pub const VERSION: u32 = 1;

/// A list of figures: their names and how each is found, in one place.
macro_rules! figures {
    ($(#[$doc:meta])* $names:ident, $function:ident($about:ident: $kind:ty) { $($name:literal = $value:expr),* $(,)? }) => {
        $(#[$doc])*
        pub const $names: &[&str] = &[$($name),*];

        fn $function($about: &$kind) -> [f32; [$($name),*].len()] {
            [$(figure($value)),*]
        }
    };
}

/// Figures of the table.
pub type Globals = [f32; GLOBAL_NAMES.len()];
/// Figures of a seat.
pub type Seat = [f32; SEAT_NAMES.len()];
/// Figures of a company.
pub type Company = [f32; COMPANY_NAMES.len()];

/// A position in figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Features {
    /// Of the table.
    pub globals: Globals,
    /// Of every seat.
    pub seats: Vec<Seat>,
    /// Of every company of the title, in their order.
    pub companies: Vec<Company>,
    /// By seat and company: the part of all shares that the seat holds.
    pub held: Vec<[f32; MAX_COMPANIES]>,
    /// By company: the seat that directs it.
    pub directors: Vec<Option<u8>>,
}

/// Puts the positions of one game into figures, as a planner would see them.
#[derive(Clone, Debug)]
pub struct Observer(Memory);

impl Observer {
    /// Has seen nothing yet.
    pub fn new() -> Observer {
        Observer(Memory::new())
    }

    /// The figures of the next position.
    pub fn observe(&mut self, state: &State) -> Features {
        self.0.look(state);
        let lines = *self.0.lines();
        Features::of(state, &lines, &Forecast::of(state, &lines))
    }
}

impl Default for Observer {
    fn default() -> Observer {
        Observer::new()
    }
}

/// What is looked at.
struct Scene<'a> {
    state: &'a State,
    forecast: &'a Forecast,
    fortunes: Fortunes,
    /// What everybody is expected to own, in the mean.
    mean: f64,
    step: Option<Step>,
}

struct SeatScene<'a> {
    scene: &'a Scene<'a>,
    player: PlayerId,
    income: f64,
    worth: f64,
    /// Companies directed, and what the director is expected to add for their trains.
    directs: f64,
    burden: f64,
    wealth: f64,
    richest: f64,
}

struct CompanyScene<'a> {
    scene: &'a Scene<'a>,
    company: CompanyId,
    firm: Firm,
    line: f64,
    promised: Promised,
    /// Trains that are left in the next phase, and in the one after it.
    lasting: [usize; 2],
}

impl Features {
    /// The figures of a position, by a clock and lines that may be those of a position shortly before.
    pub(crate) fn of(state: &State, lines: &Lines, forecast: &Forecast) -> Features {
        let fortunes = forecast.fortunes(state, lines, 1.0);
        let mean = (fortunes.iter().sum::<f64>() / f64::from(state.seats().max(1))).max(1.0);
        let step = state.turn().map(|turn| turn.step);
        let scene = Scene { state, forecast, fortunes, mean, step };
        let companies: Vec<CompanyScene<'_>> =
            state.edition().company_ids().map(|company| CompanyScene::of(&scene, company, lines)).collect();
        let seats = state.player_ids().map(|player| seat(&SeatScene::of(&scene, player, &companies)));
        Features {
            globals: globals(&scene),
            seats: seats.collect(),
            held: state.player_ids().map(|player| held(state, player)).collect(),
            directors: companies.iter().map(|one| Some(state[one.company].director()?.index() as u8)).collect(),
            companies: companies.iter().map(company).collect(),
        }
    }
}

fn held(state: &State, player: PlayerId) -> [f32; MAX_COMPANIES] {
    let mut held = [0.0; MAX_COMPANIES];
    for company in state.edition().company_ids() {
        held[company.index()] =
            f32::from(state[company].shares()[player.index()]) / f32::from(state.spec(company).shares.max(1));
    }
    held
}

/// Everything becomes a small number.
trait Figure {
    fn value(self) -> f32;
}

impl Figure for f64 {
    fn value(self) -> f32 {
        // Nothing is so large that it may drown the rest.
        (self as f32).clamp(-8.0, 8.0)
    }
}

impl Figure for bool {
    fn value(self) -> f32 {
        if self { 1.0 } else { 0.0 }
    }
}

fn figure(value: impl Figure) -> f32 {
    value.value()
}

figures!(
    /// The figures of the table.
    GLOBAL_NAMES, globals(at: Scene<'_>) {
        "phase_1" = at.state.phase() == 1,
        "phase_2" = at.state.phase() == 2,
        "phase_3" = at.state.phase() == 3,
        "phase_4" = at.state.phase() == 4,
        "phase_5" = at.state.phase() == 5,
        "phase_6" = at.state.phase() == 6,
        "phase_7" = at.state.phase() == 7,
        "phase_8" = at.state.phase() == 8,
        "players_2" = at.state.seats() == 2,
        "players_3" = at.state.seats() == 3,
        "players_4" = at.state.seats() == 4,
        "players_5" = at.state.seats() == 5,
        "players_6" = at.state.seats() == 6,
        "players_7" = at.state.seats() == 7,
        "initial" = matches!(at.state.round(), Round::Initial(_)),
        "shares" = matches!(at.state.round(), Round::Shares(_)),
        "operating" = matches!(at.state.round(), Round::Operating(_)),
        "operating_round" = at.operating_round().0 / 3.0,
        "operating_rounds" = at.operating_round().1 / 3.0,
        "step_track" = at.step == Some(Step::Track),
        "step_marker" = at.step == Some(Step::Marker),
        "step_run" = at.step == Some(Step::Run),
        "step_dividend" = at.step == Some(Step::Dividend),
        "step_train" = at.step == Some(Step::Train),
        "pending" = at.state.pending().is_some(),
        "share_rounds" = f64::from(at.state.share_rounds()) / 10.0,
        "rounds_to_come" = at.forecast.rounds() as f64 / 16.0,
        "bank" = f64::from(at.state.bank().0) / 12_000.0,
        "bank_broken" = at.state.ending() == Ending::BankBroken,
        "train_row" = f64::from(at.state.train_row()) / 8.0,
        "train_cards" = f64::from(at.state.train_cards()) / 6.0,
        "mean_fortune" = at.mean / 4_000.0,
        "spread" = at.spread(),
        "certificate_limit" = f64::from(at.state.certificate_limit()) / 20.0,
    }
);

figures!(
    /// The figures of a seat. The first is the forecast: the seat's fortune beside the mean.
    SEAT_NAMES, seat(at: SeatScene<'_>) {
        "forecast" = at.fortune(),
        "behind_richest" = at.richest / at.scene.mean - at.fortune(),
        "wealth" = at.wealth / at.scene.mean,
        "cash" = f64::from(at.scene.state[at.player].cash().0) / 500.0,
        "cash_of_mean" = f64::from(at.scene.state[at.player].cash().0) / at.scene.mean,
        "debt" = f64::from(query::owed(at.scene.state, at.player).0) / 500.0,
        "certificates" = f64::from(query::certificates(at.scene.state, at.player)) / 15.0,
        "room" = (f64::from(at.scene.state.certificate_limit()) - f64::from(query::certificates(at.scene.state, at.player))) / 8.0,
        "papers_income" = at.income / 100.0,
        "papers_worth" = at.worth / 500.0,
        "directs" = at.directs / 4.0,
        "burden" = at.burden / 500.0,
        "burden_beyond_cash" = (at.burden - f64::from(at.scene.state[at.player].cash().0)).max(0.0) / 500.0,
        "decides" = deciding(at.scene.state) == Some(at.player),
        "to_decide" = at.to_decide(),
        "place" = at.scene.state.place(at.player) as f64 / f64::from(at.scene.state.seats()),
        "at_work" = at.scene.state.turn().is_some_and(|turn| at.scene.state[turn.company].director() == Some(at.player)),
    }
);

figures!(
    /// The figures of a company.
    COMPANY_NAMES, company(at: CompanyScene<'_>) {
        "opened" = at.record().is_opened(),
        "launched" = at.record().is_launched(),
        "operated" = at.record().has_operated(),
        "closed" = at.record().is_closed(),
        "directed" = at.record().director().is_some(),
        "forerunner" = at.firm.kind == CompanyKind::Forerunner,
        "coal" = at.firm.kind == CompanyKind::Coal,
        "historical" = at.firm.kind == CompanyKind::Historical,
        "regional" = at.firm.kind == CompanyKind::Regional,
        "national" = at.firm.kind == CompanyKind::National,
        "cash" = f64::from(at.record().cash().0) / 500.0,
        "price" = at.firm.price(at.scene.state) / 150.0,
        "par" = at.record().par().map_or(0.0, |par| f64::from(par.0)) / 100.0,
        "rise" = at.rise() / 20.0,
        "unsold" = at.part(at.record().unsold()),
        "pool" = at.part(at.record().pool()),
        "held" = at.part(at.scene.state.held_by_players(at.company)),
        "to_launch" = at.to_launch() / 5.0,
        "trains" = at.firm.train_count() as f64 / 3.0,
        "trains_next_phase" = at.lasting[0] as f64 / 3.0,
        "trains_later" = at.lasting[1] as f64 / 3.0,
        "train_limit" = f64::from(query::train_limit(at.scene.state, at.company)) / 4.0,
        "model_0" = at.trains_of(0),
        "model_1" = at.trains_of(1),
        "model_2" = at.trains_of(2),
        "model_3" = at.trains_of(3),
        "model_4" = at.trains_of(4),
        "model_5" = at.trains_of(5),
        "model_6" = at.trains_of(6),
        "model_7" = at.trains_of(7),
        "model_8" = at.trains_of(8),
        "model_9" = at.trains_of(9),
        "model_10" = at.trains_of(10),
        "model_11" = at.trains_of(11),
        "model_12" = at.trains_of(12),
        "model_13" = at.trains_of(13),
        "line" = at.line,
        "usual_income" = at.usual() / 200.0,
        "income" = at.line * at.usual() / 200.0,
        "income_of_mean" = 10.0 * at.line * at.usual() / at.scene.mean,
        "dividends" = at.promised.dividends / 200.0,
        "dividends_soon" = at.promised.soon / 50.0,
        "price_at_end" = at.promised.price / 200.0,
        "burden" = at.promised.burden / 400.0,
        "burden_soon" = at.promised.burden_soon / 400.0,
        "value_of_mean" = f64::from(at.scene.state.spec(at.company).shares) * (at.promised.dividends + at.promised.price)
            / at.scene.mean / 2.0,
        "markers_left" = f64::from(at.record().markers_left()) / 4.0,
        "open_destination" = titles::has_open_destination(at.scene.state, at.company),
        "obliged" = query::is_ever_obliged(at.scene.state, at.company),
        "merges" = titles::merges_at(at.scene.state, at.company).is_some(),
        "until_merger" = titles::merges_at(at.scene.state, at.company)
            .map_or(0.0, |at_phase| f64::from(at_phase.saturating_sub(at.scene.state.phase())) / 3.0),
        "at_work" = at.scene.state.turn().is_some_and(|turn| turn.company == at.company),
        "done" = at.is_done(),
        "revenue" = at.revenue() / 200.0,
    }
);

impl Scene<'_> {
    fn operating_round(&self) -> (f64, f64) {
        match self.state.round() {
            Round::Operating(round) => (f64::from(round.number), f64::from(round.of)),
            Round::Initial(_) | Round::Shares(_) | Round::Finished => (0.0, 0.0),
        }
    }

    /// How far apart the fortunes lie.
    fn spread(&self) -> f64 {
        let apart = |player: PlayerId| (self.fortunes[player.index()] / self.mean - 1.0).abs();
        2.0 * self.state.player_ids().map(apart).sum::<f64>() / f64::from(self.state.seats())
    }
}

impl<'a> SeatScene<'a> {
    fn of(scene: &'a Scene<'a>, player: PlayerId, companies: &[CompanyScene<'_>]) -> SeatScene<'a> {
        let state = scene.state;
        let (income, worth) = papers(state, player);
        let own = || companies.iter().filter(|one| state[one.company].director() == Some(player));
        let others = state.player_ids().filter(|other| *other != player);
        SeatScene {
            scene,
            player,
            income,
            worth,
            directs: own().count() as f64,
            burden: own().map(|one| one.promised.burden).sum(),
            wealth: f64::from(query::wealth(state, player).total().0),
            richest: others.map(|other| scene.fortunes[other.index()]).fold(0.0, f64::max),
        }
    }

    fn fortune(&self) -> f64 {
        self.scene.fortunes[self.player.index()] / self.scene.mean
    }

    /// How many others decide before this seat, as a part of all; 1 if nobody decides.
    fn to_decide(&self) -> f64 {
        let state = self.scene.state;
        let seats = usize::from(state.seats());
        deciding(state).map_or(1.0, |first| {
            ((state.place(self.player) + seats - state.place(first)) % seats) as f64 / seats as f64
        })
    }
}

impl<'a> CompanyScene<'a> {
    fn of(scene: &'a Scene<'a>, company: CompanyId, lines: &Lines) -> CompanyScene<'a> {
        let state = scene.state;
        let line = lines[company.index()];
        let firm = Firm::of(state, company, line);
        let last = state.edition().phases.len() as u8;
        let lasting = [1, 2].map(|later| {
            let mut firm = firm;
            firm.age(state, (state.phase() + later).min(last));
            firm.train_count()
        });
        CompanyScene { scene, company, firm, line, promised: scene.forecast.promised(state, company, line), lasting }
    }

    fn record(&self) -> &game::Company {
        &self.scene.state[self.company]
    }

    fn part(&self, shares: u8) -> f64 {
        f64::from(shares) / f64::from(self.scene.state.spec(self.company).shares.max(1))
    }

    /// What a payout adds to the price.
    fn rise(&self) -> f64 {
        let (state, market) = (self.scene.state, self.scene.state.edition().market());
        let price = |cell| f64::from(market.price(cell).0);
        self.firm.cell.map_or(0.0, |cell| price(query::after_payout(state, self.company, cell)) - price(cell))
    }

    /// Shares that have to be sold before it opens.
    fn to_launch(&self) -> f64 {
        let spec = self.scene.state.spec(self.company);
        let sold = spec.shares.saturating_sub(self.record().unsold());
        if self.record().is_launched() { 0.0 } else { f64::from(spec.launch.saturating_sub(sold)) }
    }

    fn trains_of(&self, row: usize) -> f64 {
        self.firm.trains().filter(|model: &ModelId| model.index() == row).count() as f64 / 2.0
    }

    fn usual(&self) -> f64 {
        usual(economy(self.scene.state), self.firm.trains(), self.scene.state.colour_index())
    }

    fn is_done(&self) -> bool {
        matches!(self.scene.state.round(), Round::Operating(round)
            if round.done.has(self.company) || matches!(round.stage, Stage::Closing(_)))
    }

    /// What it has just earned and not yet paid.
    fn revenue(&self) -> f64 {
        let turn = self.scene.state.turn().filter(|turn| turn.company == self.company);
        turn.filter(|turn| turn.step == Step::Dividend).map_or(0.0, |turn| f64::from(turn.revenue.0))
    }
}
