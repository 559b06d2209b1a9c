//! A position as text, to the last detail.

use super::Notation;
use super::words::{
    CLOSINGS, STEPS, coord, letter, letters, model_name, private_name, stop_name, symbol, symbols, tile_name, word_of,
};
use crate::setup::{Setup, begin};
use crate::state::{Common, Company, Ending, Game, OperatingRound, Owner, Pending, Round, ShareRound, Stage, Turn};
use crate::titles::{Parts, on_game};
use crate::{CompanyId, ModelId, Money, Options, State};

/// Writes a position, one statement a line, so that reading it gives back the very same one.
///
/// ```
/// use game::{Setup, begin, g1844, notation::write_position};
///
/// let state = begin(&Setup::new(g1844::PROFILE_2E, 3))?;
/// let text = write_position(&state);
/// assert!(text.starts_with("exact\nprofile 1844-2e\n"));
/// assert!(text.contains("\ncash A 800 B 800 C 800\n"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_position(state: &State) -> String {
    let mut statements = on_game!(state, game => statements(game));
    statements.push(String::new());
    statements.join("\n")
}

fn statements<R: Notation>(game: &Game<R>) -> Vec<String> {
    let common = &game.common;
    let mut statements = Vec::new();
    let mut say = |statement: String| statements.push(statement);
    set_up(common, &mut say);
    players(common, &mut say);
    board(common, &mut say);
    trains(common, &mut say);
    companies(common, &mut say);
    privates(common, &mut say);
    R::write_statements(game, &mut statements);
    statements.push(format!("share-rounds {}", common.share_rounds));
    round::<R>(common, &mut statements);
    if let Some(pending) = &common.pending {
        statements.push(format!("pending {}", pending_name::<R>(common, pending)));
    }
    statements
}

fn set_up(common: &Common, say: &mut impl FnMut(String)) {
    say("exact".to_owned());
    say(format!("profile {}", common.edition.profile.name()));
    say(format!("version {}", common.edition.version));
    say(format!("players {}", common.seats));
    if common.options != Options::NONE {
        say(format!("option{}", common.options.iter().map(|option| format!(" {}", option.name())).collect::<String>()));
    }
    say(format!("phase {}", common.phase));
    if common.ending == Ending::BankBroken {
        say("broken".to_owned());
    }
}

fn players(common: &Common, say: &mut impl FnMut(String)) {
    say(format!("order{}", common.in_order().map(|player| format!(" {}", letter(player))).collect::<String>()));
    say(format!("bank {}", common.bank.0));
    say(format!("cash{}", amounts(common.player_ids().map(|player| (letter(player), common[player].cash)))));
    let debts = common.player_ids().map(|player| (letter(player), common[player].debt));
    let debts = amounts(debts.filter(|(_, debt)| *debt != Money::ZERO));
    if !debts.is_empty() {
        say(format!("debt{debts}"));
    }
}

/// ` A 500 B 30`
pub(crate) fn amounts(amounts: impl Iterator<Item = (String, Money)>) -> String {
    amounts.map(|(name, amount)| format!(" {name} {}", amount.0)).collect()
}

fn board(common: &Common, say: &mut impl FnMut(String)) {
    for hex in common.edition.board().map.ids().filter(|hex| !common.is_bare(*hex)) {
        let placed = common.layout.at(hex);
        say(format!("tile {} {}", coord(common, hex), tile_name(common, placed.tile, placed.rotation)));
    }
}

fn trains(common: &Common, say: &mut impl FnMut(String)) {
    let top = common.edition.trains[usize::from(common.train_row)].sides[0];
    say(format!("depot {} {}", model_name(common, top), common.train_cards));
    // Always said, as some titles begin with trains in the pool.
    say(format!("pool{}", common.pool_trains.map_models(common).map(|name| format!(" {name}")).collect::<String>()));
}

fn companies(common: &Common, say: &mut impl FnMut(String)) {
    let fresh = begin(&set_up_of(common)).ok();
    for company in common.edition.company_ids() {
        let is_fresh = fresh.as_ref().is_some_and(|fresh| fresh[company] == common[company]);
        if !is_fresh || !common.markers_of(company).is_empty() || common.beside.has(company) {
            say(format!("{}{}", symbol(common, company), company_words(common, company)));
        }
    }
    let arrivals = &common.arrivals[..usize::from(common.arrived)];
    say(format!("market{}", arrivals.iter().map(|id| format!(" {}", symbol(common, *id))).collect::<String>()));
}

/// The table that a position is told apart from.
pub(crate) const fn set_up_of(common: &Common) -> Setup {
    Setup {
        profile: common.edition.profile,
        version: common.edition.version,
        players: common.seats,
        seed: None,
        options: common.options,
    }
}

fn company_words(common: &Common, id: CompanyId) -> String {
    let company = &common[id];
    let mut words = properties(common, company);
    words.push(format!("unsold={}", company.unsold));
    let markers: Vec<String> = common.markers_of(id).into_iter().map(|at| stop_name(common, at)).collect();
    if !markers.is_empty() {
        words.push(format!("markers={}", markers.join(",")));
    }
    let flags = [
        ("launched", company.launched),
        ("opened", company.opened),
        ("operated", company.operated),
        ("closed", company.closed),
        ("beside", common.beside.has(id)),
    ];
    words.extend(flags.into_iter().filter(|(_, is_set)| *is_set).map(|(flag, _)| flag.to_owned()));
    words.into_iter().map(|word| format!(" {word}")).collect()
}

/// Those that are not as they are in a company that nobody has touched.
fn properties(common: &Common, company: &Company) -> Vec<String> {
    let mut words = Vec::new();
    words.extend(company.par.map(|par| format!("par={}", par.0)));
    words.extend(company.cell.map(|cell| format!("cell={},{}", cell.row, cell.column)));
    words.extend(company.director.map(|director| format!("director={}", letter(director))));
    let held = common.player_ids().filter(|player| company.held_by(*player) > 0);
    words.extend(held.map(|player| format!("{}={}", letter(player), company.held_by(player))));
    if company.cash != Money::ZERO {
        words.push(format!("cash={}", company.cash.0));
    }
    let trains: Vec<String> = company.trains.map_models(common).collect();
    if !trains.is_empty() {
        words.push(format!("trains={}", trains.join(",")));
    }
    let counts = [("pool", company.pool), ("left", company.markers), ("paid", company.paid_markers)];
    words.extend(counts.into_iter().filter(|(_, count)| *count > 0).map(|(name, count)| format!("{name}={count}")));
    words
}

/// Names of trains counted by model, one for each train.
trait MapModels {
    fn map_models(self, common: &Common) -> impl Iterator<Item = String>;
}

impl<const N: usize> MapModels for [u8; N] {
    fn map_models(self, common: &Common) -> impl Iterator<Item = String> {
        let models = (0..).map(ModelId).zip(self);
        models.flat_map(|(model, count)| std::iter::repeat_n(model_name(common, model), usize::from(count)))
    }
}

fn privates(common: &Common, say: &mut impl FnMut(String)) {
    for private in common.edition.private_ids() {
        let owner = match common[private] {
            Owner::Bank => "bank".to_owned(),
            Owner::Closed => "closed".to_owned(),
            Owner::Player(player) => letter(player),
            Owner::Company(company) => symbol(common, company).to_owned(),
        };
        say(format!("{} {owner}", private_name(common, private)));
    }
}

fn round<R: Notation>(common: &Common, statements: &mut Vec<String>) {
    match &common.round {
        Round::Initial(round) => statements.extend(R::round(round).map(|round| R::write_round(common, round))),
        Round::Shares(round) => statements.push(share_round(common, round)),
        Round::Operating(round) => {
            statements.push(operating_round(common, round));
            match &round.stage {
                Stage::Between => (),
                Stage::Turn(turn) => statements.push(turn_name(common, turn)),
                Stage::Closing(closing) => statements.push(format!("closing {}", word_of(&CLOSINGS, *closing))),
            }
        }
        Round::Finished => statements.push("finished".to_owned()),
    }
}

fn share_round(common: &Common, round: &ShareRound) -> String {
    let mut words = vec!["shares".to_owned(), letter(common.order[usize::from(round.turn)])];
    if round.passes > 0 {
        words.push(format!("passes={}", round.passes));
    }
    if round.acted {
        words.push("acted".to_owned());
    }
    if !round.sold_now.is_empty() {
        words.push(format!("sold={}", symbols(common, round.sold_now)));
    }
    for player in common.player_ids() {
        let sold = round.sold_in_round[player.index()];
        if !sold.is_empty() {
            words.push(format!("{}={}", letter(player), symbols(common, sold)));
        }
    }
    words.extend(round.last_actor.map(|player| format!("last={}", letter(player))));
    words.join(" ")
}

fn operating_round(common: &Common, round: &OperatingRound) -> String {
    let done = round.done.iter().map(|company| format!(" {}", symbol(common, company))).collect::<String>();
    let done = if done.is_empty() { done } else { format!(" done{done}") };
    format!("or {} of {}{done}", round.number, round.of)
}

fn turn_name(common: &Common, turn: &Turn) -> String {
    let mut words =
        vec!["turn".to_owned(), symbol(common, turn.company).to_owned(), word_of(&STEPS, turn.step).to_owned()];
    if turn.revenue != Money::ZERO {
        words.push(format!("revenue={}", turn.revenue.0));
    }
    if !turn.sold.is_empty() {
        words.push(format!("sold={}", symbols(common, turn.sold)));
    }
    if turn.sold_beyond != Money::ZERO {
        words.push(format!("beyond={}", turn.sold_beyond.0));
    }
    for model in common.edition.model_ids() {
        let declined = turn.declined[model.index()];
        if !declined.is_empty() {
            words.push(format!("declined={}:{}", model_name(common, model), symbols(common, declined)));
        }
    }
    words.join(" ")
}

fn pending_name<R: Notation>(common: &Common, pending: &Pending) -> String {
    match pending {
        Pending::Surrender(company) => format!("surrender {}", symbol(common, *company)),
        Pending::Offer { seller, model, price } => {
            format!("offer {} {} {}", symbol(common, *seller), model_name(common, *model), price.0)
        }
        Pending::DuplicateMarker { company, hex } => {
            format!("keep {} {}", symbol(common, *company), coord(common, *hex))
        }
        Pending::Title(own) => <R as Parts>::pending(own).map(|own| R::write_pending(common, own)).unwrap_or_default(),
    }
}

/// `name` and the players, unless there are none.
pub(crate) fn player_set(name: &str, players: crate::PlayerSet) -> Option<String> {
    (!players.is_empty()).then(|| format!("{name}={}", letters(players)))
}
