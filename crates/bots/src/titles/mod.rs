//! What a bot knows of a title beyond its rules: what things are usually worth, and what its own decisions are good for.
//! This file is the junction: the only matches on the title of a game.

mod g1824;
mod g1844;

use board::{EdgeSet, HexId};
use game::{
    Action, Choice, CompanyId, ModelId, Money, PlayerId, PrivateId, Round, State, Title, TitleAction, TitleChoice,
    TitleRound,
};

use crate::Dice;

pub mod wild;

/// Figures of a title. Colours are yellow, green, brown, grey, as far as tiles have come.
#[derive(Debug)]
pub struct Economy {
    /// What a train of each model earns on a usual line, by colour.
    pub per_train: &'static [[f64; 4]],
    /// A payout moves a price by about this.
    pub step: f64,
    /// How good a line is that nobody has seen yet, one that leads nowhere yet, and what good building makes of lines, as
    /// parts of the usual.
    pub new_line: f64,
    pub no_line: f64,
    pub good_line: f64,
    /// First price and usual income of a national company, and the income of a regional one.
    pub national: (f64, f64),
    pub regional_income: f64,
    /// What a franc that is invested earns in an operating round, prices included.
    pub growth: f64,
    /// Certificates that have to be free for all income to be invested.
    pub room: f64,
    /// What a franc of debt costs.
    pub debt: f64,
    /// The phase that closes private and mountain railways.
    pub papers_close: u8,
    /// Operating rounds that a game has left when a phase begins; row 0 is phase 1.
    pub rounds_left: &'static [f64],
    /// How much of what the others own on average, and of what the richest of them owns, counts against a seat.
    pub rivalry: (f64, f64),
    /// How many rounds, share rounds included, a rollout plays.
    pub rounds_ahead: usize,
}

/// The figures of the title that is played.
pub fn economy(state: &State) -> &'static Economy {
    match state.edition().title {
        Title::G1844 => &g1844::ECONOMY,
        Title::G1824 => &g1824::ECONOMY,
    }
}

/// The weights of the network for a title, if they are in this program.
pub const fn weights(title: Title) -> Option<&'static [u8]> {
    match title {
        Title::G1844 => g1844::WEIGHTS,
        Title::G1824 => g1824::WEIGHTS,
    }
}

/// How many actions of a random opening make games different enough: some bids of 1844's auction, a purchase for each
/// player of 1824.
pub fn opening_length(title: Title, players: u8) -> usize {
    match title {
        Title::G1844 => 12,
        Title::G1824 => usize::from(players),
    }
}

impl Economy {
    pub fn train(&self, model: ModelId, colour: usize) -> f64 {
        self.per_train.get(model.index()).map_or(0.0, |row| row[colour])
    }

    /// What a share of a successor costs at first, and what such a company usually earns.
    pub fn successor(&self, state: &State, company: CompanyId) -> (f64, f64) {
        if state.kind(company) == game::edition::CompanyKind::National {
            self.national
        } else {
            (100.0, self.regional_income)
        }
    }

    /// Operating rounds to come, by the phase alone.
    pub fn rounds_left(&self, state: &State) -> f64 {
        let row = usize::from(state.phase().saturating_sub(1)).min(self.rounds_left.len() - 1);
        self.rounds_left[row]
    }
}

/// What becomes of a company that ends in another.
#[derive(Clone, Copy, Debug)]
pub struct Merger {
    /// The other.
    pub into: CompanyId,
    /// How many of its shares for one.
    pub per_share: u8,
    /// What the bank adds.
    pub capital: f64,
    /// The difference between the two prices is paid in cash.
    pub pays_difference: bool,
}

/// The phase that ends a company in another.
pub fn merges_at(state: &State, company: CompanyId) -> Option<u8> {
    match state.edition().title {
        Title::G1844 => g1844::merges_at(state, company),
        Title::G1824 => g1824::merges_at(state, company),
    }
}

pub fn merger(state: &State, company: CompanyId) -> Option<Merger> {
    match state.edition().title {
        Title::G1844 => g1844::merger(company),
        Title::G1824 => g1824::merger(state, company),
    }
}

/// Whether anybody may and should start the company in this phase, told which companies are gone by then.
pub fn may_be_started(state: &State, company: CompanyId, phase: u8, is_gone: impl Fn(CompanyId) -> bool) -> bool {
    match state.edition().title {
        Title::G1844 => g1844::may_be_started(state, company, phase),
        Title::G1824 => g1824::may_be_started(state, company, is_gone),
    }
}

/// Whether the private that a company would buy by this choice is somebody else's, who would have to agree; nothing if it
/// would buy none.
pub fn private_bought(state: &State, seat: PlayerId, choice: &Choice) -> Option<bool> {
    match choice {
        Choice::Title(TitleChoice::G1844(game::g1844::Choice::BuyPrivate { private, .. })) => {
            Some(state.owner(*private) != game::state::Owner::Player(seat))
        }
        _ => None,
    }
}

/// Whether this buys a certificate whose worth is only guessed, or that may as well be bought later: a tunnel's, a private.
pub const fn is_sideline(action: &Action) -> bool {
    use game::g1844::Action::{BuyPrivate, BuyTunnel};
    matches!(action, Action::Title(TitleAction::G1844(BuyTunnel(_) | BuyPrivate { .. })))
}

/// The most that a seat should bid for a private.
pub fn bid_limit(state: &State, seat: PlayerId, private: PrivateId) -> f64 {
    match state.edition().title {
        Title::G1844 => g1844::bid_limit(state, seat, private),
        Title::G1824 => 0.0,
    }
}

/// What certificates of the title's own pay a player in an operating round, and what they are worth at the end.
pub fn own_papers(state: &State, player: PlayerId) -> (f64, f64) {
    state.g1844().map_or_else(|| (g1824::interest(state, player), 0.0), |own| g1844::papers(own, player))
}

/// What the same certificates are worth in the greedy player's accounts.
pub fn own_papers_in_book(state: &State, player: PlayerId, rounds: f64) -> f64 {
    let interest = || g1824::interest(state, player) * rounds;
    state.g1844().map_or_else(interest, |own| g1844::papers_in_book(own, player, rounds))
}

/// Whether the company has a destination before it.
pub fn has_open_destination(state: &State, company: CompanyId) -> bool {
    state.g1844().is_some_and(|own| own.destination(company) == game::g1844::Destination::Open)
}

/// Whether a company neither buys trains nor goes into another, as long as it is what it is.
pub fn is_idle(state: &State, company: CompanyId) -> bool {
    state.g1824().is_some() && g1824::is_construction(state, company)
}

/// The private that is up, and whether somebody has bid.
pub fn lot(state: &State) -> Option<(PrivateId, bool)> {
    match state.round() {
        Round::Initial(TitleRound::G1844(auction)) => Some((auction.private, auction.standing.is_some())),
        _ => None,
    }
}

/// The lowest bid on offer.
pub fn lowest_bid(offered: &[Choice]) -> Option<Money> {
    offered.iter().find_map(|choice| match choice {
        Choice::Title(TitleChoice::G1844(game::g1844::Choice::Bid { minimum, .. })) => Some(*minimum),
        _ => None,
    })
}

/// A bid as an action.
pub fn bid(amount: Money) -> Action {
    game::g1844::Action::Bid(amount).into()
}

/// What an action bids, if it is a bid.
pub const fn bid_of(action: &Action) -> Option<Money> {
    match action {
        Action::Title(TitleAction::G1844(game::g1844::Action::Bid(amount))) => Some(*amount),
        _ => None,
    }
}

/// A few figures of a range that only one title has.
pub fn candidates(choice: &TitleChoice) -> Vec<Action> {
    match choice {
        TitleChoice::G1844(choice) => g1844::candidates(choice),
        TitleChoice::G1824(choice) => match *choice {},
    }
}

/// Any figure of such a range.
pub fn any_of(choice: &TitleChoice, dice: &mut Dice) -> Action {
    match choice {
        TitleChoice::G1844(choice) => g1844::any_of(choice, dice),
        TitleChoice::G1824(choice) => match *choice {},
    }
}

/// Which kind of choice it is, for players who choose the kind first; `None` for what is not told apart.
pub fn kind_of_choice(choice: &Choice) -> Option<u8> {
    match choice {
        Choice::Do(Action::Title(TitleAction::G1844(action))) => g1844::kind_of(action),
        Choice::Title(TitleChoice::G1844(game::g1844::Choice::BuyPrivate { .. })) => Some(8),
        _ => None,
    }
}

/// Whether this ends the game for want of money.
pub fn gives_up(choice: &Choice) -> bool {
    *choice == Choice::Do(game::g1844::Action::DeclareBankruptcy.into())
}

/// What no account and no outline shows about a decision that only one title has.
pub fn taste(state: &State, action: &TitleAction) -> f64 {
    match action {
        TitleAction::G1844(action) => g1844::taste(state, action),
        TitleAction::G1824(action) => g1824::taste(action),
    }
}

/// The same for the greedy player.
pub fn leaning(state: &State, action: &TitleAction) -> f64 {
    match action {
        TitleAction::G1844(action) => g1844::leaning(state, action),
        TitleAction::G1824(action) => g1824::leaning(action),
    }
}

/// Whether a debt is paid back as far as possible or not at all: 18xx.games has no part of a repayment in 1844, and its
/// games are to be written as its own.
pub fn repays_all_or_nothing(state: &State) -> bool {
    state.edition().profile == game::g1844::PROFILE_18XX_GAMES
}

/// What the company pays for a tunnel.
pub use game::g1844::TUNNEL_COST;

/// Hex and mouths of a tunnel that the action builds.
pub const fn tunnel(action: &Action) -> Option<(HexId, EdgeSet)> {
    match action {
        Action::Title(TitleAction::G1844(game::g1844::Action::BuildTunnel { hex, mouths, .. })) => {
            Some((*hex, *mouths))
        }
        _ => None,
    }
}

/// What is due at once whatever the level: what a destination pays is never left lying.
pub const fn is_due(action: &Action) -> bool {
    matches!(action, Action::Title(TitleAction::G1844(game::g1844::Action::ReachDestination(_))))
}

/// A new train in part exchange.
pub const fn is_train_exchange(action: &Action) -> bool {
    matches!(action, Action::Title(TitleAction::G1824(game::g1824::Action::ExchangeTrain(_))))
}

/// What an initial round without auction is about.
pub const fn is_initial_purchase(action: &Action) -> bool {
    use game::g1824::Action::{BuyMinor, BuyMountainRailway};
    matches!(action, Action::Title(TitleAction::G1824(BuyMinor { .. } | BuyMountainRailway(_))))
}
