//! A table to try rules on: a position, actions as text, and questions about what came of them. Every action tried also
//! checks the great laws: what is offered is accepted, what is not is refused, and a refusal changes nothing.

use game::rules::run;
use game::state::{Owner, Pending, Round, Step};
use game::{Action, Choice, Money, PlayerId, Refusal, State, choices, deciding, play};

use crate::actions::{company_id, hex_id, model_id, read_action};
use crate::position;

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
        result.map(|draft| draft.state)
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

    /// The rule by which an action is refused. Panics if it is accepted.
    pub fn refused(&self, text: &str) -> &'static str {
        match self.attempt(text) {
            Ok(_) => panic!("{text:?} was accepted"),
            Err(refusal) => refusal.rule.0,
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

    fn company(&self, symbol: &str) -> game::CompanyId {
        company_id(&self.state, symbol).unwrap_or_else(|| panic!("no company {symbol}"))
    }

    fn seat(name: &str) -> PlayerId {
        PlayerId(name.as_bytes()[0] - b'A')
    }

    fn letter(player: PlayerId) -> String {
        char::from(b'A' + player.0).to_string()
    }

    pub fn cash(&self, player: &str) -> i32 {
        self.state[Table::seat(player)].cash.0
    }

    pub fn debt(&self, player: &str) -> i32 {
        self.state[Table::seat(player)].debt.0
    }

    pub fn owes(&self, player: &str) -> i32 {
        self.state[Table::seat(player)].exchange_debt.0
    }

    pub fn bank(&self) -> i32 {
        self.state.bank.0
    }

    pub fn phase(&self) -> u8 {
        self.state.phase
    }

    pub fn treasury(&self, company: &str) -> i32 {
        self.state[self.company(company)].cash.0
    }

    pub fn price(&self, company: &str) -> i32 {
        self.state.price(self.company(company)).unwrap_or(Money(0)).0
    }

    /// Row and column of the price marker.
    pub fn cell(&self, company: &str) -> (u8, u8) {
        self.state[self.company(company)].cell.map_or((99, 99), |cell| (cell.row, cell.column))
    }

    pub fn director(&self, company: &str) -> String {
        self.state[self.company(company)].director.map_or("nobody".to_owned(), Table::letter)
    }

    /// Who holds the director's certificate of an 1824 company.
    pub fn certificate(&self, company: &str) -> String {
        self.state[self.company(company)].certificate.map_or("bank".to_owned(), Table::letter)
    }

    pub fn shares(&self, company: &str, player: &str) -> u8 {
        self.state[self.company(company)].shares[Table::seat(player).index()]
    }

    pub fn doubles(&self, player: &str) -> u8 {
        self.state.doubles[Table::seat(player).index()]
    }

    pub fn pool(&self, company: &str) -> u8 {
        self.state[self.company(company)].pool
    }

    pub fn unsold(&self, company: &str) -> u8 {
        self.state[self.company(company)].unsold
    }

    pub fn certificates(&self, player: &str) -> u8 {
        self.state.certificates(Table::seat(player))
    }

    pub fn launched(&self, company: &str) -> bool {
        self.state[self.company(company)].launched
    }

    pub fn closed(&self, company: &str) -> bool {
        self.state[self.company(company)].closed
    }

    /// Markers not on the map.
    pub fn markers_left(&self, company: &str) -> u8 {
        self.state[self.company(company)].markers
    }

    pub fn markers(&self, company: &str) -> Vec<String> {
        let map = &self.state.edition.ways().map;
        self.state.markers_of(self.company(company)).iter().map(|at| map[at.hex].coord.to_string()).collect()
    }

    /// Names of the company's trains, separated by spaces.
    pub fn trains(&self, company: &str) -> String {
        let names =
            run::trains(&self.state, self.company(company)).into_iter().map(|id| self.state.edition.model(id).name);
        names.collect::<Vec<_>>().join(" ")
    }

    pub fn pool_trains(&self, model: &str) -> u8 {
        model_id(&self.state, model).map_or(0, |id| self.state.pool_trains[id.index()])
    }

    /// Type on top of the stack and cards left, such as `3 4`.
    pub fn depot(&self) -> String {
        let spec = &self.state.edition.trains[usize::from(self.state.train_row)];
        format!("{} {}", self.state.edition.model(spec.sides[0]).name, self.state.train_cards)
    }

    /// `57/2`, or `-` for the printed hex.
    pub fn tile(&self, hex: &str) -> String {
        let hex = hex_id(&self.state, hex).unwrap_or_else(|| panic!("no hex {hex}"));
        let (ways, placed) = (self.state.edition.ways(), self.state.layout.at(hex));
        if placed.tile == ways.map[hex].printed {
            return "-".to_owned();
        }
        format!("{}/{}", ways.tiles[placed.tile].name, placed.rotation)
    }

    pub fn has_tunnel(&self, hex: &str) -> bool {
        hex_id(&self.state, hex).is_some_and(|hex| !self.state.layout.tunnel(hex).is_empty())
    }

    /// Copies of a tile in the box.
    pub fn tiles_left(&self, tile: &str) -> u8 {
        self.state.edition.ways().tiles.named(tile).map_or(0, |id| self.state.tiles[id.index()])
    }

    /// `A`, `RhB`, `bank` or `closed`.
    pub fn private(&self, paper: &str) -> String {
        let row = ['P', 'B'].into_iter().find_map(|letter| crate::actions::numbered(paper, letter));
        let row = row.unwrap_or_else(|| panic!("no private {paper}"));
        match self.state.privates[usize::from(row)].owner {
            Owner::Bank => "bank".to_owned(),
            Owner::Closed => "closed".to_owned(),
            Owner::Player(player) => Table::letter(player),
            Owner::Company(company) => self.state.spec(company).symbol.to_owned(),
        }
    }

    pub fn tunnel_owner(&self, paper: &str) -> String {
        let row = crate::actions::numbered(paper, 'T').unwrap_or_else(|| panic!("no tunnel {paper}"));
        self.state.tunnels[usize::from(row)].owner.map_or("bank".to_owned(), Table::letter)
    }

    pub fn mountain_owner(&self, paper: &str) -> String {
        let row = crate::actions::numbered(paper, 'B').unwrap_or_else(|| panic!("no mountain {paper}"));
        self.state.mountains[usize::from(row)].owner.map_or("bank".to_owned(), Table::letter)
    }

    pub fn is_active(&self, paper: &str) -> bool {
        match paper.split_at(1) {
            ("B", row) => row.parse::<usize>().is_ok_and(|row| self.state.mountains[row - 1].activated),
            (_, row) => row.parse::<usize>().is_ok_and(|row| self.state.tunnels[row - 1].activated),
        }
    }

    /// Players in playing order, such as `BACD`.
    pub fn order(&self) -> String {
        self.state.in_order().map(Table::letter).collect()
    }

    /// Who decides what: `A auction P3`, `B shares`, `C RhB track`, `A surrender RhB`, `over`.
    pub fn turn(&self) -> String {
        let Some(seat) = deciding(&self.state).map(Table::letter) else { return "over".to_owned() };
        if let Some(pending) = self.state.pending {
            return format!("{seat} {}", self.pending(pending));
        }
        match &self.state.round {
            Round::Auction(auction) => format!("{seat} auction P{}", auction.private.0 + 1),
            Round::Opening(_) => format!("{seat} opening"),
            Round::Shares(_) => format!("{seat} shares"),
            Round::Operating(_) => {
                let turn = self.state.turn().map(|turn| {
                    let step = match turn.step {
                        Step::Track => "track",
                        Step::Marker => "marker",
                        Step::Run => "run",
                        Step::Dividend => "dividend",
                        Step::Train => "train",
                    };
                    format!("{} {step}", self.state.spec(turn.company).symbol)
                });
                format!("{seat} {}", turn.unwrap_or_default())
            }
            Round::Finished => "over".to_owned(),
        }
    }

    fn pending(&self, pending: Pending) -> String {
        let symbol = |company| self.state.spec(company).symbol;
        match pending {
            Pending::FnmPar(_) => "fnm-par".to_owned(),
            Pending::PlaceMountain(_, mountain) => format!("place B{}", mountain.0 + 1),
            Pending::Surrender(company) => format!("surrender {}", symbol(company)),
            Pending::Offer { seller, .. } => format!("offer {}", symbol(seller)),
            Pending::ExchangeMountain(private) => format!("exchange B{}", private.0 + 1),
            Pending::DuplicateMarker(hex) => format!("keep {}", self.state.edition.ways().map[hex].coord),
        }
    }

    /// The best revenue of the company as the board lies now.
    pub fn best(&self, company: &str) -> u32 {
        run::best(&self.state, self.company(company), routes::Limit::NONE).revenue
    }

    /// Final wealth of a player.
    pub fn wealth(&self, player: &str) -> i32 {
        game::rules::finish::wealth(&self.state, Table::seat(player)).total().0
    }
}
