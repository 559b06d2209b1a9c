//! A table to try rules on: a position, actions as text, and questions about what came of them. Every action tried also
//! checks the great laws: what is offered is accepted, what is not is refused, and a refusal changes nothing.

use game::state::Owner;
use game::{Action, Choice, Money, PlayerId, Refusal, State, choices, deciding, g1824, g1844, notation, play, query};

use crate::{position, read_action};

/// What stands for a rule where an action comes at the wrong moment.
const SEQUENCE_OF_PLAY: &str = "sequence of play";

#[derive(Clone, Debug)]
pub struct Table {
    pub state: State,
}

impl Table {
    pub fn at(text: &str) -> Table {
        Table { state: position(text) }
    }

    fn attempt(&self, text: &str) -> Result<State, Refusal> {
        let action = read_action(&self.state, text);
        let before = self.state.digest();
        let result = play(&self.state, &action);
        assert_eq!(before, self.state.digest(), "{text:?} has changed the position it was tried on");
        let offered = choices(&self.state).cover(&action);
        // Which sets of routes are legal is said by `decide` alone.
        if !matches!(action, Action::Run(_)) {
            assert_eq!(offered, result.is_ok(), "{text:?} offered: {offered}, but {:?}", result.as_ref().err());
        }
        result.map(|played| played.state)
    }

    /// Plays one action, or several separated by `;`. Panics if one is refused.
    #[must_use]
    pub fn play(&self, texts: &str) -> Table {
        let mut table = self.clone();
        for text in texts.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            table.state = table.attempt(text).unwrap_or_else(|refusal| panic!("{text:?} refused: {refusal:?}"));
        }
        table
    }

    /// The rule by which an action is refused, or `sequence of play`. Panics if it is accepted.
    pub fn refused(&self, text: &str) -> &'static str {
        match self.attempt(text) {
            Ok(_) => panic!("{text:?} was accepted"),
            Err(refusal) => refusal.rule.map_or(SEQUENCE_OF_PLAY, |rule| rule.0),
        }
    }

    /// The whole refusal, with its evidence.
    pub fn refusal(&self, text: &str) -> Refusal {
        self.attempt(text).err().unwrap_or_else(|| panic!("{text:?} was accepted"))
    }

    pub fn accepts(&self, text: &str) -> bool {
        self.attempt(text).is_ok()
    }

    pub fn offers(&self) -> Vec<Choice> {
        choices(&self.state).offered
    }

    /// How many of the offered actions begin with this word of the notation; ranges to pick from do not count.
    pub fn offered(&self, word: &str) -> usize {
        let begins = |choice: &Choice| match choice {
            Choice::Do(action) => notation::write_action(&self.state, action).split(' ').next() == Some(word),
            Choice::Repay { .. } | Choice::BuyTrain { .. } | Choice::Run | Choice::Title(_) => false,
        };
        self.offers().iter().filter(|choice| begins(choice)).count()
    }

    fn company(&self, symbol: &str) -> game::CompanyId {
        self.state.edition().company_named(symbol).unwrap_or_else(|| panic!("no company {symbol}"))
    }

    fn hex(&self, name: &str) -> board::HexId {
        self.state.edition().board().map.named(name).unwrap_or_else(|| panic!("no hex {name}"))
    }

    /// What only 1844 has.
    pub fn g1844(&self) -> &g1844::Own {
        self.state.g1844().unwrap_or_else(|| panic!("not a position of 1844"))
    }

    /// What only 1824 has.
    pub fn g1824(&self) -> &g1824::Own {
        self.state.g1824().unwrap_or_else(|| panic!("not a position of 1824"))
    }

    fn seat(name: &str) -> PlayerId {
        PlayerId::in_seat(name.as_bytes()[0] - b'A').unwrap_or_else(|| panic!("no player {name}"))
    }

    fn letter(player: PlayerId) -> String {
        char::from(b'A' + player.seat()).to_string()
    }

    pub fn cash(&self, player: &str) -> i32 {
        self.state[Table::seat(player)].cash().0
    }

    pub fn debt(&self, player: &str) -> i32 {
        self.state[Table::seat(player)].debt().0
    }

    pub fn owes(&self, player: &str) -> i32 {
        self.g1844().exchange_debt(Table::seat(player)).0
    }

    pub fn bank(&self) -> i32 {
        self.state.bank().0
    }

    pub fn phase(&self) -> u8 {
        self.state.phase()
    }

    pub fn treasury(&self, company: &str) -> i32 {
        self.state[self.company(company)].cash().0
    }

    pub fn price(&self, company: &str) -> i32 {
        self.state.price(self.company(company)).unwrap_or(Money(0)).0
    }

    /// Row and column of the price marker.
    pub fn cell(&self, company: &str) -> (u8, u8) {
        self.state[self.company(company)].cell().map_or((99, 99), |cell| (cell.row, cell.column))
    }

    pub fn director(&self, company: &str) -> String {
        self.state[self.company(company)].director().map_or("nobody".to_owned(), Table::letter)
    }

    /// Who holds the director's certificate of an 1824 company.
    pub fn certificate(&self, company: &str) -> String {
        self.g1824().certificate(self.company(company)).map_or("bank".to_owned(), Table::letter)
    }

    pub fn shares(&self, company: &str, player: &str) -> u8 {
        self.state.held(Table::seat(player), self.company(company))
    }

    pub fn doubles(&self, player: &str) -> u8 {
        self.g1844().doubles(Table::seat(player))
    }

    pub fn pool(&self, company: &str) -> u8 {
        self.state[self.company(company)].pool()
    }

    pub fn unsold(&self, company: &str) -> u8 {
        self.state[self.company(company)].unsold()
    }

    pub fn certificates(&self, player: &str) -> u8 {
        query::certificates(&self.state, Table::seat(player))
    }

    pub fn launched(&self, company: &str) -> bool {
        self.state[self.company(company)].is_launched()
    }

    pub fn closed(&self, company: &str) -> bool {
        self.state[self.company(company)].is_closed()
    }

    /// Markers not on the map.
    pub fn markers_left(&self, company: &str) -> u8 {
        self.state[self.company(company)].markers_left()
    }

    pub fn markers(&self, company: &str) -> Vec<String> {
        let map = &self.state.edition().board().map;
        self.state.markers_of(self.company(company)).iter().map(|at| map[at.hex].coord.to_string()).collect()
    }

    /// Names of the company's trains, separated by spaces.
    pub fn trains(&self, company: &str) -> String {
        let names =
            query::trains(&self.state, self.company(company)).into_iter().map(|id| self.state.edition().model(id).name);
        names.collect::<Vec<_>>().join(" ")
    }

    pub fn pool_trains(&self, model: &str) -> u8 {
        self.state.edition().model_named(model).map_or(0, |id| self.state.pool_trains(id))
    }

    /// Type on top of the stack and cards left, such as `3 4`.
    pub fn depot(&self) -> String {
        let spec = &self.state.edition().trains[usize::from(self.state.train_row())];
        format!("{} {}", self.state.edition().model(spec.sides[0]).name, self.state.train_cards())
    }

    /// `57/2`, or `-` for the printed hex.
    pub fn tile(&self, hex: &str) -> String {
        let hex = self.hex(hex);
        let (board, placed) = (self.state.edition().board(), self.state.layout().at(hex));
        if placed.tile == board.map[hex].printed {
            return "-".to_owned();
        }
        format!("{}/{}", board.tiles[placed.tile].name, placed.rotation)
    }

    pub fn has_tunnel(&self, hex: &str) -> bool {
        !self.state.layout().tunnel(self.hex(hex)).is_empty()
    }

    /// Copies of a tile in the box.
    pub fn tiles_left(&self, tile: &str) -> u8 {
        self.state.edition().board().tiles.named(tile).map_or(0, |id| self.state.tiles_left(id))
    }

    /// `A`, `RhB`, `bank` or `closed`.
    pub fn private(&self, paper: &str) -> String {
        let id = numbered(paper).and_then(game::PrivateId::numbered).unwrap_or_else(|| panic!("no private {paper}"));
        match self.state.owner(id) {
            Owner::Bank => "bank".to_owned(),
            Owner::Closed => "closed".to_owned(),
            Owner::Player(player) => Table::letter(player),
            Owner::Company(company) => self.state.spec(company).symbol.to_owned(),
        }
    }

    fn tunnel(&self, paper: &str) -> g1844::Tunnel {
        let id = numbered(paper).and_then(g1844::TunnelId::numbered).unwrap_or_else(|| panic!("no tunnel {paper}"));
        self.g1844().tunnels()[id.index()]
    }

    fn mountain(&self, paper: &str) -> g1844::Mountain {
        let id = numbered(paper).and_then(g1844::MountainId::numbered).unwrap_or_else(|| panic!("no mountain {paper}"));
        self.g1844().mountains()[id.index()]
    }

    pub fn tunnel_owner(&self, paper: &str) -> String {
        self.tunnel(paper).owner.map_or("bank".to_owned(), Table::letter)
    }

    pub fn mountain_owner(&self, paper: &str) -> String {
        self.mountain(paper).owner.map_or("bank".to_owned(), Table::letter)
    }

    pub fn is_active(&self, paper: &str) -> bool {
        if paper.starts_with('B') { self.mountain(paper).activated } else { self.tunnel(paper).activated }
    }

    /// Players in playing order, such as `BACD`.
    pub fn order(&self) -> String {
        self.state.in_order().map(Table::letter).collect()
    }

    /// Who decides what, in the words of the notation: `A auction P3`, `B shares`, `C RhB track`, `A surrender RhB`, `over`.
    pub fn turn(&self) -> String {
        let Some(seat) = deciding(&self.state).map(Table::letter) else { return "over".to_owned() };
        let written = notation::write_position(&self.state);
        let last: Vec<&str> = written.lines().last().unwrap_or_default().split(' ').collect();
        let moment = match last[..] {
            ["pending", "place", _, paper] => format!("place {paper}"),
            ["pending", "keep", _, hex] => format!("keep {hex}"),
            ["pending", "fnm-par", _] => "fnm-par".to_owned(),
            ["pending", question, about, ..] => format!("{question} {about}"),
            ["turn", company, step, ..] => format!("{company} {step}"),
            ["auction", private, ..] => format!("auction {private}"),
            [round, ..] => round.to_owned(),
            [] => String::new(),
        };
        format!("{seat} {moment}")
    }

    /// The best revenue of the company as the board lies now.
    pub fn best(&self, company: &str) -> u32 {
        query::best_run(&self.state, self.company(company), routes::Limit::NONE).revenue
    }

    /// Final wealth of a player.
    pub fn wealth(&self, player: &str) -> i32 {
        query::wealth(&self.state, Table::seat(player)).total().0
    }
}

/// The number of `P1`, `T2`, `B3`.
fn numbered(paper: &str) -> Option<u8> {
    paper.get(1..)?.parse().ok()
}
