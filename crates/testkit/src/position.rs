//! Reads a position. Unlike a game, it need not have been reached by legal actions; it must hang together, though: money
//! and shares add up.

use board::{Edge, EdgeSet, StopRef};
use game::edition::{Goal, Kind, MAX_MODELS, Markers, Title};
use game::market::Cell;
use game::state::{
    Auction, Destination, National, Opening, OperatingRound, Owner, Private, Round, ShareRound, Stage, Step, Turn,
};
use game::titles::g1824::companies::{COAL, MINORS};
use game::titles::g1824::regional;
use game::titles::g1844::companies::{FNM, PRE_SBB, SBB};
use game::titles::g1844::launch;
use game::{CompanyId, CompanySet, Money, OptionRule, PlayerId, PlayerSet, PrivateId, Profile, Setup, State, begin};

use crate::actions::{company_id, hex_id, model_id, numbered, stop, tile_and_rotation};

/// Panics on anything unreadable.
pub fn position(text: &str) -> State {
    let statements: Vec<Vec<&str>> = text
        .split([';', '\n'])
        .map(|statement| statement.split_whitespace().collect::<Vec<_>>())
        .filter(|words| !words.is_empty())
        .collect();
    let mut reader = Reader { state: bare(&statements), bank: None, goods_closed: false };
    for words in &statements {
        if reader.read(words).is_none() {
            panic!("cannot read the statement {:?}", words.join(" "));
        }
    }
    // Companies' property and rounds last, whatever the order of the text: they look at tiles and at each other.
    reader.settle();
    reader.state
}

/// A game after the auction with everything bought, paid and closed, and no money anywhere but in the bank.
fn bare(statements: &[Vec<&str>]) -> State {
    let find = |key: &str| statements.iter().find(|words| words[0] == key).and_then(|words| words.get(1).copied());
    let profile = find("profile").map_or(Some(Profile::Swiss2e), Profile::named);
    let players = find("players").map_or(Some(4), |count| count.parse().ok());
    let (Some(profile), Some(players)) = (profile, players) else { panic!("no such profile or number of players") };
    let options = statements.iter().filter(|words| words[0] == "option").flat_map(|words| &words[1..]);
    let options = options.map(|name| OptionRule::named(name).unwrap_or_else(|| panic!("no option {name}"))).collect();
    let Ok(mut state) = begin(&Setup { profile, players, seed: None, options }) else {
        panic!("{players} cannot play")
    };
    for player in &mut state.players {
        player.cash = Money::ZERO;
    }
    if find("opening").is_none() {
        state.privates = [Private { owner: Owner::Closed, used: false }; 7];
        state.round = Round::Shares(share_round(0));
        if state.edition.title == Title::AustriaHungary1824 {
            MINORS.for_each(|minor| game::apply(&mut state, &game::Event::Merged(CompanyId(minor))));
        }
    }
    state
}

fn share_round(turn: u8) -> ShareRound {
    ShareRound {
        turn,
        passes: 0,
        sold_now: CompanySet::EMPTY,
        sold: false,
        bought: false,
        sold_in_round: [CompanySet::EMPTY; 7],
        tunnel_bought: PlayerSet::EMPTY,
        mountain_bought: PlayerSet::EMPTY,
        sales_barred: false,
        last_actor: None,
        sold_at: None,
    }
}

/// `P1`, `T2`, `B3`.
fn is_paper(text: &str) -> bool {
    matches!(text.as_bytes(), [b'P' | b'T' | b'B', digit] if digit.is_ascii_digit())
}

fn money(text: &str) -> Option<Money> {
    text.parse().ok().map(Money)
}

struct Reader {
    state: State,
    bank: Option<Money>,
    goods_closed: bool,
}

impl Reader {
    fn read(&mut self, words: &[&str]) -> Option<()> {
        let (key, rest) = words.split_first()?;
        match *key {
            "profile" | "players" | "option" => (),
            "phase" => self.state.phase = rest.first()?.parse().ok()?,
            "order" => {
                for (place, name) in rest.iter().enumerate() {
                    self.state.order[place] = self.player(name)?;
                }
            }
            "bank" => self.bank = Some(money(rest.first()?)?),
            "cash" => self.each_player(rest, |player, amount| player.cash = amount)?,
            "debt" => self.each_player(rest, |player, amount| player.debt = amount)?,
            "owes" => self.each_player(rest, |player, amount| player.exchange_debt = amount)?,
            "tile" => self.tile(rest)?,
            "tunnel" => self.tunnel(rest)?,
            "furka" => self.furka(),
            "eva" => self.state.eva = Some(self.player(rest.first()?)?),
            "depot" => self.depot(rest)?,
            "pool" => {
                for name in rest {
                    let model = model_id(&self.state, name)?;
                    self.state.pool_trains[model.index()] += 1;
                }
            }
            "shares" => {
                let player = self.player(rest.first()?)?;
                let mut round = share_round(self.state.place(player) as u8);
                round.sales_barred = rest.contains(&"no-sales");
                self.state.round = Round::Shares(round);
            }
            "auction" => self.auction(rest)?,
            "opening" => self.opening(rest)?,
            // Before a company has bought a normal train.
            "no-goods" => self.goods_closed = true,
            "turn" => self.turn(rest)?,
            "or" => self.rounds(rest)?,
            "national" => {
                self.state.national = match *rest.first()? {
                    "due" => National::Due,
                    "formed" => National::Formed,
                    _ => return None,
                }
            }
            "broken" => self.state.ending = game::state::Ending::BankBroken,
            paper if is_paper(paper) && rest.len() <= 3 && !rest.is_empty() => {
                self.paper(paper, rest)?;
            }
            symbol => self.company(symbol, rest)?,
        }
        Some(())
    }

    fn player(&self, name: &str) -> Option<PlayerId> {
        let seat = name.bytes().next()?.checked_sub(b'A')?;
        (name.len() == 1 && seat < self.state.seats).then_some(PlayerId(seat))
    }

    fn each_player(&mut self, words: &[&str], set: impl Fn(&mut game::state::Player, Money)) -> Option<()> {
        for pair in words.chunks(2) {
            let player = self.player(pair.first()?)?;
            set(&mut self.state.players[player.index()], money(pair.get(1)?)?);
        }
        Some(())
    }

    fn tile(&mut self, words: &[&str]) -> Option<()> {
        let hex = hex_id(&self.state, words.first()?)?;
        let (tile, rotation) = tile_and_rotation(&self.state, words.get(1)?)?;
        self.state.layout.lay(hex, tile, rotation);
        self.state.tiles[tile.index()] = self.state.tiles[tile.index()].checked_sub(1)?;
        Some(())
    }

    /// `tunnel T1 A H19 3-5`
    fn tunnel(&mut self, words: &[&str]) -> Option<()> {
        let [paper, owner, hex, mouths] = words else { return None };
        let row = usize::from(numbered(paper, 'T')?);
        let mouths: EdgeSet = mouths.split('-').map(|side| Edge::new(side.parse().ok()?)).collect::<Option<_>>()?;
        let hex = hex_id(&self.state, hex)?;
        self.state.tunnels[row].owner = Some(self.player(owner)?);
        self.state.tunnels[row].hex = Some(hex);
        self.state.layout.bore(hex, mouths);
        Some(())
    }

    fn furka(&mut self) {
        game::apply(&mut self.state, &game::Event::FurkaOberalpLaid);
    }

    /// `depot 3 4`: four cards of type 3 are left on top.
    fn depot(&mut self, words: &[&str]) -> Option<()> {
        let model = model_id(&self.state, words.first()?)?;
        let row = self.state.edition.trains.iter().position(|spec| spec.sides[0] == model)?;
        self.state.train_row = row as u8;
        let cards = self.state.edition.trains[row].cards.unwrap_or(0);
        self.state.train_cards = words.get(1).map_or(Some(cards), |left| left.parse().ok())?;
        Some(())
    }

    /// `auction P3 [B]`: the private is up, B (or whoever puts it up) in turn.
    fn auction(&mut self, words: &[&str]) -> Option<()> {
        let private = PrivateId(numbered(words.first()?, 'P')?);
        for row in private.index()..7 {
            self.state.privates[row].owner = Owner::Bank;
        }
        let turn = match words.get(1) {
            Some(name) => self.player(name)?,
            None => self.state.order[private.index() % usize::from(self.state.seats)],
        };
        let minimum = self.state.edition.privates[private.index()].face;
        let auction = Auction { private, turn, minimum, standing: None, passed: PlayerSet::EMPTY };
        self.state.round = Round::Auction(auction);
        Some(())
    }

    /// `opening D backwards`, `opening A`: 1824's initial round, with this player in turn.
    fn opening(&mut self, words: &[&str]) -> Option<()> {
        let turn = self.state.place(self.player(words.first()?)?) as u8;
        let backwards = words.contains(&"backwards");
        self.state.round = Round::Opening(Opening { turn, backwards, passed: PlayerSet::EMPTY, last_buyer: None });
        Some(())
    }

    /// `turn RhB track [laid] [revenue 100]`
    fn turn(&mut self, words: &[&str]) -> Option<()> {
        let company = company_id(&self.state, words.first()?)?;
        let step = match words.get(1).copied().unwrap_or("track") {
            "track" => Step::Track,
            "marker" => Step::Marker,
            "run" => Step::Run,
            "dividend" => Step::Dividend,
            "train" => Step::Train,
            _ => return None,
        };
        let revenue = words.iter().position(|word| *word == "revenue");
        let revenue =
            revenue.and_then(|place| words.get(place + 1)).map_or(Some(Money::ZERO), |amount| money(amount))?;
        let turn = Turn {
            company,
            step,
            tile_laid: words.contains(&"laid"),
            revenue,
            sold: CompanySet::EMPTY,
            sold_beyond: Money::ZERO,
            declined: [CompanySet::EMPTY; MAX_MODELS],
            privates_begun: false,
            mines: Money::ZERO,
            exchanged: false,
        };
        let (number, of) = match self.state.round {
            Round::Operating(round) => (round.number, round.of),
            _ => (1, 1),
        };
        let stage = Stage::Turn(turn);
        self.state.round =
            Round::Operating(OperatingRound { number, of, done: self.done(), unmoved: CompanySet::EMPTY, stage });
        Some(())
    }

    fn done(&self) -> CompanySet {
        match self.state.round {
            Round::Operating(round) => round.done,
            _ => CompanySet::EMPTY,
        }
    }

    /// `or 2 of 3 [done NOB SCB]`, before `turn`.
    fn rounds(&mut self, words: &[&str]) -> Option<()> {
        let [number, "of", of, rest @ ..] = words else { return None };
        let done = rest.iter().skip(1).map(|symbol| company_id(&self.state, symbol)).collect::<Option<_>>()?;
        let (number, of) = (number.parse().ok()?, of.parse().ok()?);
        self.state.round =
            Round::Operating(OperatingRound { number, of, done, unmoved: CompanySet::EMPTY, stage: Stage::Between });
        Some(())
    }

    /// `P2 A`, `P4 RhB`, `P2 A used`, `T1 B`, `T1 B H19 active`…, `B1 A G14 0`, `B1 A` (not yet placed), `B1 A paid`
    /// (has been visited, and has paid since).
    fn paper(&mut self, paper: &str, words: &[&str]) -> Option<()> {
        if self.state.edition.title == Title::AustriaHungary1824 {
            let row = usize::from(numbered(paper, 'B')?);
            self.state.privates[row].owner = Owner::Player(self.player(words.first()?)?);
            return Some(());
        }
        match paper.as_bytes().first()? {
            b'P' => {
                let row = usize::from(numbered(paper, 'P')?);
                let owner = match *words.first()? {
                    "bank" => Owner::Bank,
                    name => match self.player(name) {
                        Some(player) => Owner::Player(player),
                        None => Owner::Company(company_id(&self.state, name)?),
                    },
                };
                self.state.privates[row] = Private { owner, used: words.contains(&"used") };
            }
            b'T' => {
                let row = usize::from(numbered(paper, 'T')?);
                self.state.tunnels[row].owner = Some(self.player(words.first()?)?);
                self.state.tunnels[row].paid = words.contains(&"paid");
                self.state.tunnels[row].activated = words.contains(&"active") || words.contains(&"paid");
            }
            _ => {
                let row = usize::from(numbered(paper, 'B')?);
                self.state.mountains[row].owner = Some(self.player(words.first()?)?);
                self.state.mountains[row].paid = words.contains(&"paid");
                self.state.mountains[row].activated = words.contains(&"active") || words.contains(&"paid");
                if let Some(hex) = words.get(1).and_then(|name| hex_id(&self.state, name)) {
                    let panel: u8 = words.get(2).and_then(|panel| panel.parse().ok()).unwrap_or(0);
                    self.state.mountains[row].hex = Some(hex);
                    self.state.mountains[row].panel = panel;
                    self.state.panels[usize::from(panel)] = self.state.panels[usize::from(panel)].checked_sub(1)?;
                }
            }
        }
        Some(())
    }

    fn company(&mut self, symbol: &str, words: &[&str]) -> Option<()> {
        let id = company_id(&self.state, symbol)?;
        let spec = self.state.spec(id);
        if self.state.edition.title == Title::AustriaHungary1824 {
            return self.company_of_1824(id, words);
        }
        if id == FNM {
            self.state.companies[id.index()].unsold = spec.shares;
            self.state.companies[id.index()].pool = 0;
        }
        if id == SBB {
            self.state.national = National::Formed;
            self.state.pool_doubles = 0;
            for merged in PRE_SBB {
                self.state.companies[merged.index()].closed = true;
                self.state.companies[merged.index()].unsold = 0;
            }
        }
        let mut markers: Vec<StopRef> = Vec::new();
        let mut destination = None;
        for word in words {
            match word.split_once('=') {
                None => match *word {
                    "operated" => self.state.companies[id.index()].operated = true,
                    "reached" => destination = Some(Destination::Reached),
                    "aimless" => destination = Some(Destination::None),
                    "closed" => self.state.companies[id.index()].closed = true,
                    _ => return None,
                },
                Some(("par", par)) if id == SBB => {
                    let (par, cell) = (money(par)?, self.state.edition.market().national_start()?);
                    game::apply(&mut self.state, &game::Event::ParSet { company: id, par, cell });
                }
                Some(("markers", hexes)) => {
                    for hex in hexes.split(',') {
                        markers.push(stop(&self.state, hex)?);
                    }
                }
                Some(_) => self.property(id, word)?,
            }
        }
        self.charter(id, &markers, destination)
    }

    /// `EPP A=1 price=160 cash=40 trains=1g`, `BK par=80 A=3 B=2 operated`, `SD formed A=2 B=1 markers=E12,G10`; `cert=B`
    /// where the director's certificate lies with somebody else, `cert=bank` where nobody has it.
    fn company_of_1824(&mut self, id: CompanyId, words: &[&str]) -> Option<()> {
        let minor = MINORS.contains(&id.0);
        if minor {
            self.state.companies[id.index()].closed = false;
            self.state.companies[id.index()].unsold = 1;
        }
        let mut markers: Vec<StopRef> = Vec::new();
        let mut certificate = None;
        for word in words {
            match word.split_once('=') {
                None => match *word {
                    "operated" => self.state.companies[id.index()].operated = true,
                    "formed" => self.launch(id)?,
                    "beside" => self.state.companies[id.index()].beside = true,
                    _ => return None,
                },
                // A Coal Railway's price fixes that of its Regional.
                Some(("price", price)) if minor => {
                    let (company, par) = (self.state.spec(id).becomes?, money(price)? / 2);
                    let cell = self.state.edition.market().par_cell(par)?;
                    game::apply(&mut self.state, &game::Event::ParSet { company, par, cell });
                }
                Some(("cert", "bank")) => certificate = Some(None),
                Some(("cert", name)) => certificate = Some(Some(self.player(name)?)),
                Some(("markers", hexes)) => {
                    for hex in hexes.split(',') {
                        markers.push(stop(&self.state, hex)?);
                    }
                }
                Some(_) => self.property(id, word)?,
            }
        }
        if minor && self.state[id].unsold == 0 {
            self.state.companies[id.index()].director =
                self.state.player_ids().find(|player| self.state[id].shares[player.index()] > 0);
            self.launch(id)?;
        }
        self.direct(id, certificate);
        if regional::is_due(&self.state, id) && self.state[id].par.is_some() {
            self.launch(id)?;
        }
        self.mark(id, markers)
    }

    fn launch(&mut self, id: CompanyId) -> Option<()> {
        let Markers::Fixed(markers) = self.state.spec(id).markers else { return None };
        let launched = game::Event::Launched { company: id, markers, has_destination: false };
        game::apply(&mut self.state, &launched);
        Some(())
    }

    /// Whoever holds most, two units at least, directs a major, unless its certificate is still kept or unsold.
    fn direct(&mut self, id: CompanyId, certificate: Option<Option<PlayerId>>) {
        let charter = &self.state[id];
        let most = charter.shares.iter().copied().max().unwrap_or(0);
        let richest = self.state.in_order().find(|player| charter.shares[player.index()] == most && most >= 2);
        let coal = COAL.into_iter().find(|coal| self.state.spec(*coal).becomes == Some(id));
        let kept = coal.is_some_and(|coal| !self.state[coal].closed);
        let open = match self.state.kind(id) {
            Kind::Regional => charter.par.is_some() && !kept,
            Kind::National => charter.launched,
            _ => return,
        };
        let director = charter.director.or(richest).filter(|_| open && certificate != Some(None));
        let charter = &mut self.state.companies[id.index()];
        charter.director = director;
        charter.certificate = certificate.unwrap_or(director);
    }

    fn mark(&mut self, id: CompanyId, mut markers: Vec<StopRef>) -> Option<()> {
        if self.state[id].operated && markers.is_empty() {
            markers.extend(self.state.home(id));
        }
        for at in &markers {
            self.state.markers[at.hex.index()][usize::from(at.part)].insert(id);
            let charter = &mut self.state.companies[id.index()];
            charter.markers = charter.markers.checked_sub(1)?;
        }
        let is_national = self.state.kind(id) == Kind::National;
        self.state.companies[id.index()].opened = !markers.is_empty() && !is_national;
        Some(())
    }

    /// What every company can have: price, cash, trains, director, holdings.
    fn property(&mut self, id: CompanyId, word: &str) -> Option<()> {
        match word.split_once('=')? {
            ("par", par) => {
                let par = money(par)?;
                let cell = self.state.edition.market().par_cell(par)?;
                game::apply(&mut self.state, &game::Event::ParSet { company: id, par, cell });
            }
            ("price", price) => {
                let price = money(price)?;
                let (cell, _) = self.state.edition.market().cells().find(|(_, space)| space.price == price)?;
                self.state.companies[id.index()].cell = Some(cell);
            }
            ("cell", cell) => {
                let (row, column) = cell.split_once(',')?;
                let cell = Cell { row: row.parse().ok()?, column: column.parse().ok()? };
                self.state.edition.market().space(cell)?;
                self.state.companies[id.index()].cell = Some(cell);
            }
            ("cash", amount) => self.state.companies[id.index()].cash = money(amount)?,
            ("trains", names) => {
                for name in names.split(',') {
                    let model = model_id(&self.state, name)?;
                    self.state.companies[id.index()].trains[model.index()] += 1;
                    let beside = self.state.edition.model(model).goods_from.is_some();
                    let stock = &mut self.state.pool_trains[model.index()];
                    *stock = if beside { stock.checked_sub(1)? } else { *stock };
                }
            }
            ("director", name) => self.state.companies[id.index()].director = Some(self.player(name)?),
            (holder, count) => self.holding(id, holder, count)?,
        }
        Some(())
    }

    /// `A=3`, `pool=2`, and for the SBB `A=3d1`: of three shares two are a double.
    fn holding(&mut self, id: CompanyId, holder: &str, count: &str) -> Option<()> {
        let (shares, doubles) = count.split_once('d').unwrap_or((count, "0"));
        let (shares, doubles): (u8, u8) = (shares.parse().ok()?, doubles.parse().ok()?);
        let charter = &mut self.state.companies[id.index()];
        charter.unsold = charter.unsold.checked_sub(shares)?;
        if holder == "pool" {
            charter.pool += shares;
            self.state.pool_doubles += if id == SBB { doubles } else { 0 };
            return Some(());
        }
        let player = self.player(holder)?;
        self.state.companies[id.index()].shares[player.index()] = shares;
        self.state.doubles[player.index()] += if id == SBB { doubles } else { 0 };
        Some(())
    }

    fn charter(&mut self, id: CompanyId, markers: &[StopRef], destination: Option<Destination>) -> Option<()> {
        let spec = self.state.spec(id);
        let charter = &mut self.state.companies[id.index()];
        let Some(par) = charter.par else { return Some(()) };
        let most = charter.shares.iter().copied().max().unwrap_or(0);
        let richest = charter.shares.iter().position(|held| *held == most && most >= 2);
        charter.director = charter.director.or(richest.map(|seat| PlayerId(seat as u8)));
        if spec.shares - charter.unsold >= spec.launch {
            let (markers, has_destination) = (launch::markers(spec.markers, par), spec.goal != Goal::None);
            game::apply(&mut self.state, &game::Event::Launched { company: id, markers, has_destination });
            let charter = &mut self.state.companies[id.index()];
            charter.destination = destination.unwrap_or(charter.destination);
        }
        let mut all = markers.to_vec();
        if self.state[id].operated && all.is_empty() {
            all.extend(self.state.home(id));
        }
        if !all.is_empty() {
            self.state.companies[id.index()].opened = true;
        }
        for (row, at) in all.iter().enumerate() {
            self.state.markers[at.hex.index()][usize::from(at.part)].insert(id);
            let charter = &mut self.state.companies[id.index()];
            charter.markers = charter.markers.checked_sub(1)?;
            charter.paid_markers = row as u8;
        }
        Some(())
    }

    /// A turn that stands at its beginning has its home marker; the bank holds the rest of the money.
    fn settle(&mut self) {
        let of_1824 = self.state.edition.title == Title::AustriaHungary1824;
        if of_1824 && self.state.phase >= 2 && !self.goods_closed {
            self.state.goods_open = true;
        }
        if let Some(turn) = self.state.turn().copied()
            && !(of_1824 && self.state.kind(turn.company) == Kind::National)
            && let Some(at) = self.state.home(turn.company).filter(|_| !self.state[turn.company].opened)
        {
            game::apply(&mut self.state, &game::Event::HomePlaced { company: turn.company, at });
        }
        let players: Money = self.state.players.iter().map(|player| player.cash).sum();
        let treasuries: Money = self.state.companies.iter().map(|charter| charter.cash).sum();
        let rest = self.state.edition.bank - players - treasuries;
        self.state.bank = self.bank.unwrap_or(rest);
    }
}
