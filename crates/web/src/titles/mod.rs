//! What the screens show for one title only. This file is the junction: each title gives a table of what it adds, and
//! the only matches on titles are here.

mod g1824;
mod g1844;

use board::{HexId, TileId};
use game::{Action, Choice, Choices, CompanyId, Edition, Money, State, Title, TitleAction, TitlePending, TitleRound};
use leptos::prelude::*;

use crate::draw::picture::Mountain;
use crate::play::table::{Panel, Table};

/// A decision that only one title has.
#[derive(Clone, Copy)]
pub struct Screen {
    /// The key of its heading.
    pub heading: &'static str,
    pub body: fn() -> AnyView,
    /// What others see of it while they wait.
    pub subject: fn() -> AnyView,
    /// What is planned when the decision begins.
    pub proposal: fn(&Choices) -> Option<Action>,
}

/// A heading belongs to one decision.
impl PartialEq for Screen {
    fn eq(&self, other: &Screen) -> bool {
        self.heading == other.heading
    }
}

/// What a title adds to screens that all titles have.
pub struct Additions {
    /// In a share round, before what can be bought.
    pub before_purchases: fn() -> AnyView,
    /// In a share round, after it.
    pub after_purchases: fn() -> AnyView,
    /// In the track step, below the tiles.
    pub track: fn() -> AnyView,
    /// What a planned action is about that only this title can build.
    pub track_details: fn(Table, &TitleAction) -> Option<AnyView>,
    /// Rows below the trains on sale.
    pub train_rows: fn(Table) -> AnyView,
    /// In the train step, below the sales.
    pub train_ending: fn(Table) -> AnyView,
    /// At the foot of every step of an operating turn.
    pub every_step: fn() -> AnyView,
    /// Income of the run that is not shared out.
    pub unshared_income: fn(&State) -> Money,
    /// Double certificates of a company in the pool.
    pub doubles_in_pool: fn(&State, CompanyId) -> u8,
    /// Whether a company still has its destination before it.
    pub is_destination_open: fn(&State, CompanyId) -> bool,
    /// The company that has to be exchanged before this one may run, and for which a certificate is reserved.
    pub awaited: fn(&State, CompanyId) -> Option<CompanyId>,
    /// The mountain railway on a hex.
    pub mountain: fn(&State, HexId) -> Option<Mountain>,
    /// A special line that will be laid, piece by piece.
    pub line_ahead: fn(&State) -> Vec<(HexId, TileId)>,
    /// What is shown in the round before the first share round.
    pub initial_panel: Panel,
    /// The lesson about that round.
    pub initial_lesson: &'static str,
    /// Names across several hexes of the map.
    pub lettering: fn(&State) -> String,
    /// The board as it lay at the end of a game, and the part of it that is shown.
    pub cover: (&'static str, &'static str),
    /// What a decision of its own changes on the map.
    pub hex_of: fn(&TitleAction) -> Option<HexId>,
    /// Whether a planned decision of its own can be drawn on the map.
    pub shows_on_map: fn(&TitleAction) -> bool,
}

/// What a title adds.
pub const fn of(title: Title) -> &'static Additions {
    match title {
        Title::G1844 => &g1844::ADDITIONS,
        Title::G1824 => &g1824::ADDITIONS,
    }
}

/// What the title of a game adds.
pub const fn additions(edition: &Edition) -> &'static Additions {
    of(edition.title)
}

/// The title that a decision belongs to.
const fn title_of(action: &TitleAction) -> Title {
    match action {
        TitleAction::G1844(_) => Title::G1844,
        TitleAction::G1824(_) => Title::G1824,
    }
}

/// The screen of the round before the first share round.
pub const fn initial_round(round: &TitleRound) -> Screen {
    match round {
        TitleRound::G1844(_) => g1844::AUCTION,
        TitleRound::G1824(_) => g1824::OPENING,
    }
}

/// The screen of what only one title asks.
pub const fn pending(pending: &TitlePending) -> Screen {
    match pending {
        TitlePending::G1844(pending) => g1844::pending(pending),
        TitlePending::G1824(pending) => g1824::pending(pending),
    }
}

/// The hex that an action changes, whatever title it belongs to.
pub fn hex_of(action: &Action) -> Option<HexId> {
    match action {
        Action::PlaceMarker { hex, .. } => Some(*hex),
        Action::Title(own) => action.tile().map(|lay| lay.hex).or_else(|| (of(title_of(own)).hex_of)(own)),
        _ => action.tile().map(|lay| lay.hex),
    }
}

/// Whether a planned action can be drawn on the map before it is carried out.
pub fn shows_on_map(action: &Action) -> bool {
    match action {
        Action::PlaceMarker { .. } | Action::KeepMarker { .. } => true,
        Action::Title(own) => action.tile().is_some() || (of(title_of(own)).shows_on_map)(own),
        _ => action.tile().is_some(),
    }
}

/// What is drawn where a title adds nothing.
fn nothing() -> AnyView {
    ().into_any()
}

/// The offered actions among which `find` finds something.
fn offered<T>(choices: &Choices, find: impl Fn(&TitleAction) -> Option<T>) -> Vec<T> {
    let own = |choice: &Choice| match choice {
        Choice::Do(Action::Title(own)) => find(own),
        _ => None,
    };
    choices.offered.iter().filter_map(own).collect()
}
