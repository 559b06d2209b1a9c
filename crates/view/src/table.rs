//! The table as a screen shows it: plain data in the words of the screen, for clients that do not know the rules.

use board::{Edge, HexId};
use game::edition::Goal;
use game::query::{self, certificates, wealth};
use game::state::Owner;
use game::{CompanyId, Edition, ModelId, Money, PlayerId, Round, State};
use routes::Range;
use serde::{Deserialize, Serialize};

use crate::{Lang, names, titles, words};

/// Everything on the table. Players are named by seat, companies by symbol; sums are in the title's currency.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableView {
    /// `1844`
    pub title: String,
    /// `1844-2e`
    pub profile: String,
    pub rules_version: u32,
    pub options: Vec<String>,
    /// `OR 7.2`
    pub round: String,
    /// As the title names it.
    pub phase: String,
    pub bank: i32,
    /// The type of train that comes next, and how many are left; without a number there is no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_train: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_train_left: Option<u8>,
    /// In playing order.
    pub players: Vec<PlayerView>,
    /// Those that run first, in the order in which they run; those that have ended are not there.
    pub companies: Vec<CompanyView>,
    /// Types in the order of the row, then those outside it.
    pub trains: Vec<TrainView>,
    /// Where something has been laid or stands.
    pub hexes: Vec<HexView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    pub seat: u8,
    /// Whether it is the seat for which the table is shown.
    pub is_you: bool,
    /// Whether the decision is theirs.
    pub is_deciding: bool,
    pub cash: i32,
    /// At their prices.
    pub shares: i32,
    /// What private railways and other papers are worth.
    pub papers_worth: i32,
    pub debt: i32,
    /// All of it together.
    pub worth: i32,
    /// What their papers pay before each operating round.
    pub income: i32,
    pub certificates: u8,
    pub certificate_limit: u8,
    /// Private railways and other papers, by number.
    pub papers: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CompanyView {
    pub symbol: String,
    pub name: String,
    pub is_launched: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub director: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub price: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub par: Option<i32>,
    pub treasury: i32,
    /// Shares that have to be sold before it may run.
    pub shares_missing: u8,
    /// In playing order, without those who have none.
    pub holders: Vec<HolderView>,
    /// In hundredths of the company.
    pub offering: u8,
    pub pool: u8,
    /// Where its markers stand.
    pub markers: Vec<String>,
    pub markers_left: u8,
    /// How it stands to its destination, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destination: Option<String>,
    pub privates: Vec<String>,
    /// By type, once for each train.
    pub trains: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HolderView {
    pub seat: u8,
    /// In hundredths of the company.
    pub percent: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TrainView {
    pub name: String,
    /// Such as `3 stops`, in words.
    pub range: String,
    /// What becomes of it, in words.
    pub fate: String,
    pub price: i32,
    /// The phase that begins with it.
    pub phase: String,
    /// Cards left in the row; without a number there is no end, or it is not in the row.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    pub is_in_row: bool,
    /// Companies that own one, once for each.
    pub owners: Vec<String>,
    pub in_pool: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct HexView {
    /// `C12`
    pub hex: String,
    /// By its number; nothing where the printed hex still shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rotation: Option<u8>,
    /// The sides where a tunnel comes out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tunnel: Vec<u8>,
    /// Companies with a marker there.
    pub markers: Vec<String>,
}

/// The table as it is seen from a seat, or by a spectator.
pub fn table(state: &State, seat: Option<PlayerId>, lang: Lang) -> TableView {
    let edition = state.edition();
    let row = usize::from(state.train_row());
    let next = edition.trains.get(row).and_then(|spec| spec.sides.first());
    TableView {
        title: edition.title.name().to_owned(),
        profile: edition.profile.name().to_owned(),
        rules_version: edition.version.0,
        options: state.options().iter().map(|option| option.name().to_owned()).collect(),
        round: round_name(state, lang),
        phase: edition.phase_name(state.phase()),
        bank: state.bank().max(Money::ZERO).0,
        next_train: next.map(|side| names::model(edition, *side)),
        next_train_left: cards_left(state, row),
        players: state.in_order().map(|id| player(state, id, seat)).collect(),
        companies: companies(state).into_iter().map(|id| company(state, id, lang)).collect(),
        trains: trains(state, lang),
        hexes: hexes(state),
    }
}

/// `OR 7.2`.
pub fn round_name(state: &State, lang: Lang) -> String {
    let set = state.share_rounds();
    match state.round() {
        Round::Initial(_) => words!(lang, &format!("round-initial-{}", state.edition().title.name())),
        Round::Shares(_) => words!(lang, "round-sr", n = set.to_string()),
        Round::Operating(round) => words!(lang, "round-or", n = format!("{set}.{}", round.number)),
        Round::Finished => words!(lang, "game-over"),
    }
}

/// Cards of a type that are still for sale; `None` without end.
pub fn cards_left(state: &State, row: usize) -> Option<u8> {
    let spec = state.edition().trains.get(row)?;
    match row.cmp(&usize::from(state.train_row())) {
        std::cmp::Ordering::Less => Some(0),
        std::cmp::Ordering::Equal => spec.cards.map(|_| state.train_cards()),
        std::cmp::Ordering::Greater => spec.cards,
    }
}

fn player(state: &State, id: PlayerId, seat: Option<PlayerId>) -> PlayerView {
    let wealth = wealth(state, id);
    PlayerView {
        seat: id.seat(),
        is_you: seat == Some(id),
        is_deciding: game::deciding(state) == Some(id),
        cash: state[id].cash().0,
        shares: wealth.shares.0,
        papers_worth: wealth.papers.0,
        debt: wealth.debt.0,
        worth: wealth.total().0,
        income: income(state, id).0,
        certificates: certificates(state, id),
        certificate_limit: state.certificate_limit(),
        papers: papers(state, id),
    }
}

/// What a player's papers pay before each operating round.
pub fn income(state: &State, player: PlayerId) -> Money {
    let edition = state.edition();
    let privates = edition.private_ids().filter(|private| state.owner(*private) == Owner::Player(player));
    privates.map(|private| edition.private(private).income).sum::<Money>() + titles::paper_income(state, player)
}

/// Papers in a player's hand, by number.
pub fn papers(state: &State, player: PlayerId) -> Vec<String> {
    let mut papers = privates(state, Owner::Player(player));
    papers.extend(titles::papers(state, player));
    papers
}

fn privates(state: &State, owner: Owner) -> Vec<String> {
    let owned = state.edition().private_ids().filter(|private| state.owner(*private) == owner);
    owned.map(|private| names::private_short(state.edition(), private)).collect()
}

/// Those that run first, in the order in which they run; those that have ended are left out.
fn companies(state: &State) -> Vec<CompanyId> {
    let mut order = state.by_price();
    let rest: Vec<CompanyId> = state.edition().company_ids().filter(|id| !order.contains(id)).collect();
    order.extend(rest);
    order.retain(|id| !state[*id].is_closed());
    order
}

fn company(state: &State, id: CompanyId, lang: Lang) -> CompanyView {
    let (edition, spec, company) = (state.edition(), state.spec(id), &state[id]);
    let percent = |shares: u8| (u16::from(shares) * 100 / u16::from(spec.shares.max(1))) as u8;
    let holder = |player: PlayerId| (player, company.shares()[player.index()]);
    let holders = state.in_order().map(holder).filter(|(_, shares)| *shares > 0);
    let trains = query::trains(state, id);
    CompanyView {
        symbol: spec.symbol.to_owned(),
        name: spec.name.to_owned(),
        is_launched: company.is_launched(),
        director: company.director().map(PlayerId::seat),
        price: state.price(id).map(|price| price.0),
        par: company.par().map(|par| par.0),
        treasury: company.cash().0,
        shares_missing: shares_missing(state, id),
        holders: holders.map(|(id, shares)| HolderView { seat: id.seat(), percent: percent(shares) }).collect(),
        offering: percent(company.unsold()),
        pool: percent(company.pool()),
        markers: state.markers_of(id).into_iter().map(|stop| names::coord(edition, stop.hex)).collect(),
        markers_left: company.markers_left(),
        destination: destination(state, id, lang),
        privates: privates(state, Owner::Company(id)),
        trains: trains.into_iter().map(|model| names::model(edition, model)).collect(),
    }
}

/// Shares that have to be sold before a company that has begun may run.
pub fn shares_missing(state: &State, id: CompanyId) -> u8 {
    let (spec, company) = (state.spec(id), &state[id]);
    if company.is_launched() || company.par().is_none() {
        return 0;
    }
    spec.launch.saturating_sub(spec.shares.saturating_sub(company.unsold()))
}

/// How a company stands to its destination, in words.
pub fn destination(state: &State, company: CompanyId, lang: Lang) -> Option<String> {
    let name = match state.spec(company).goal {
        Goal::None => return None,
        Goal::Hex(name) | Goal::Tunnel(name) => name,
    };
    let hex = state.edition().board().map.named(name)?;
    titles::destination(state, company, names::town(state.edition(), hex), lang)
}

fn trains(state: &State, lang: Lang) -> Vec<TrainView> {
    let edition = state.edition();
    let in_row = edition.trains.iter().enumerate();
    let in_row = in_row.flat_map(|(row, spec)| spec.sides.iter().map(move |model| (Some(row), spec.phase, *model)));
    let goods = edition.model_ids().filter_map(|model| Some((None, edition.model(model).goods_from?, model)));
    in_row.chain(goods).map(|(row, phase, model)| train(state, row, phase, model, lang)).collect()
}

fn train(state: &State, row: Option<usize>, phase: u8, model: ModelId, lang: Lang) -> TrainView {
    let edition = state.edition();
    let spec = edition.model(model);
    let count = |id: CompanyId| usize::from(state[id].trains()[model.index()]);
    let owners = edition.company_ids().flat_map(|id| std::iter::repeat_n(names::company(edition, id), count(id)));
    TrainView {
        name: spec.name.to_owned(),
        range: range(state, model, lang),
        fate: fate(state, model, lang),
        price: spec.price.0,
        phase: edition.phase_name(phase),
        left: row.and_then(|row| cards_left(state, row)),
        is_in_row: row.is_some(),
        owners: owners.collect(),
        in_pool: state.pool_trains(model),
    }
}

/// How far a train runs, in words.
pub fn range(state: &State, model: ModelId, lang: Lang) -> String {
    match state.edition().model(model).range {
        Range::Stops(stops) => words!(lang, "range-stops", n = stops),
        Range::Hexes(hexes) => words!(lang, "range-hexes", n = hexes),
        Range::Express(stops) => words!(lang, "range-express", n = stops),
        Range::Goods { cities } => words!(lang, "range-goods", n = cities),
    }
}

/// `3-train`, `3er-Lok`, `pociąg 3`; a train with a name has no more than that.
pub fn train_name(edition: &Edition, model: ModelId, lang: Lang) -> String {
    let name = names::model(edition, model);
    match name.bytes().next() {
        Some(first) if first.is_ascii_uppercase() && !name.contains(' ') => name,
        _ if name.bytes().all(|letter| letter.is_ascii_digit()) => words!(lang, "train-numbered", name = name),
        _ => words!(lang, "train-lettered", name = name),
    }
}

/// What becomes of a train, in words.
pub fn fate(state: &State, model: ModelId, lang: Lang) -> String {
    let edition = state.edition();
    let spec = edition.model(model);
    match (spec.turns, spec.scrapped, spec.outdated_by) {
        (Some((phase, into)), ..) => {
            words!(lang, "turns-in", train = edition.model(into).name, n = edition.phase_name(phase))
        }
        (None, Some(phase), _) => words!(lang, "scrapped-in", n = edition.phase_name(phase)),
        (None, None, Some(by)) => words!(lang, "scrapped-by", train = edition.model(by).name),
        (None, None, None) => words!(lang, "never-scrapped"),
    }
}

fn hexes(state: &State) -> Vec<HexView> {
    state.edition().board().map.ids().filter_map(|id| hex(state, id)).collect()
}

fn hex(state: &State, id: HexId) -> Option<HexView> {
    let (edition, board) = (state.edition(), state.edition().board());
    let placed = state.layout().at(id);
    let is_laid = placed.tile != board.map[id].printed;
    let stands_here = |company: &CompanyId| state.has_marker_on(id, *company);
    let view = HexView {
        hex: names::coord(edition, id),
        tile: is_laid.then(|| board.tiles[placed.tile].name.to_owned()),
        rotation: is_laid.then_some(placed.rotation),
        tunnel: state.layout().tunnel(id).iter().map(Edge::number).collect(),
        markers: edition.company_ids().filter(stands_here).map(|company| names::company(edition, company)).collect(),
    };
    (is_laid || !view.tunnel.is_empty() || !view.markers.is_empty()).then_some(view)
}
