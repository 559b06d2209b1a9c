//! Reads a position: a sketch, or one that is written to the last detail.

mod company;
mod rounds;

use super::words::{OrUnexpected, Read, hex, model, money, nth, number, player, tile};
use super::{Notation, Unreadable};
use crate::setup::{BadSetup, Setup, begin};
use crate::state::{Ending, Game, MAX_CITIES, Owner, Player, Round, ShareRound};
use crate::titles::{Ruleset, on_game};
use crate::{
    Event, Money, OptionRule, Options, Profile, RulesVersion, State, edition::MAX_COMPANIES, edition::MAX_MODELS,
};

/// How a title's own part of a position is read.
pub(crate) trait ReadPosition: Ruleset + Notation {
    /// The word of the statement that begins in the round before the first share round.
    const INITIAL_ROUND: &'static str;

    /// A statement of its own; tells whether it is one.
    fn read_statement(reader: &mut Reader<Self>, words: &[&str]) -> Read<bool>;

    /// A company in a sketch, with all that follows from what is said about it.
    fn sketch_company(reader: &mut Reader<Self>, company: crate::CompanyId, words: &[&str]) -> Read<()>;

    /// Something that is remembered about the round or turn, as one word.
    fn read_note(game: &mut Game<Self>, word: &str) -> Read<()>;

    fn read_pending(game: &Game<Self>, words: &[&str]) -> Read<Self::Pending>;

    /// Everything that the initial round sells is sold, paid and closed.
    fn clear_initial_sales(game: &mut Game<Self>);

    /// What a sketch still lacks when all is read.
    fn complete_sketch(game: &mut Game<Self>, statements: &[Vec<&str>]);
}

/// Reads a position.
///
/// # Errors
///
/// The first statement that cannot be read, or that does not fit what has been said before.
///
/// ```
/// use game::notation::{read_position, write_position};
///
/// let sketch = "profile 1844-2e; players 4; phase 3; cash A 500; RhB par=80 A=5 cash=400 trains=3; turn RhB train";
/// let state = read_position(sketch)?;
/// let rhb = state.edition().company_named("RhB").ok_or("no RhB")?;
/// assert!(state[rhb].is_launched());
/// assert_eq!(read_position(&write_position(&state))?, state);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_position(text: &str) -> Result<State, Unreadable> {
    let statements: Vec<Vec<&str>> = text
        .split([';', '\n'])
        .map(|statement| statement.split_whitespace().collect())
        .filter(|words: &Vec<&str>| !words.is_empty())
        .collect();
    let set_up = begin_as(&statements)?;
    on_game!(set_up, game => read(*game, &statements))
}

/// The table that the statements begin from.
fn begin_as(statements: &[Vec<&str>]) -> Result<State, Unreadable> {
    let mut setup = Setup::new(Profile::default(), 4);
    let mut version = None;
    for words in statements {
        let read = match words[0] {
            "profile" => nth(words, 1, "a profile").and_then(|name| {
                setup.profile = Profile::named(name).or_unexpected(name, "a profile")?;
                Ok(())
            }),
            "version" => nth(words, 1, "a version").and_then(|word| {
                version = Some(RulesVersion(word.parse().ok().or_unexpected(word, "a version")?));
                Ok(())
            }),
            "players" => nth(words, 1, "a number").and_then(number).map(|players| setup.players = players),
            "option" => words[1..]
                .iter()
                .map(|name| OptionRule::named(name).or_unexpected(name, "an option"))
                .collect::<Read<Options>>()
                .map(|options| setup.options = options),
            _ => Ok(()),
        };
        read.map_err(|unexpected| Unreadable::in_statement(words, unexpected))?;
    }
    setup.version = version.unwrap_or_else(|| setup.profile.newest());
    begin(&setup).map_err(|bad| {
        let (statement, word, expected) = match bad {
            BadSetup::PlayerCount { players } => ("players", players.to_string(), "a number of players for this title"),
            BadSetup::Version { version } => ("version", version.to_string(), "a version of this profile"),
            BadSetup::OtherTitlesOption { option } => ("option", option.name().to_owned(), "an option of this title"),
            BadSetup::OptionNotOffered { option } => ("option", option.name().to_owned(), "an option of this profile"),
        };
        Unreadable { statement: format!("{statement} {word}"), word, expected }
    })
}

fn read<R: ReadPosition>(game: Game<R>, statements: &[Vec<&str>]) -> Result<State, Unreadable> {
    let is_exact = statements.iter().any(|words| words[0] == "exact");
    let mut reader = Reader { game, is_exact, bank: None };
    if is_exact {
        reader.clear();
    } else {
        reader.begin_sketch(!statements.iter().any(|words| words[0] == R::INITIAL_ROUND));
    }
    for words in statements {
        reader.read(words).map_err(|unexpected| Unreadable::in_statement(words, unexpected))?;
    }
    if !is_exact {
        reader.complete_sketch(statements);
    }
    Ok(reader.game.into())
}

/// A position that is being read.
pub(crate) struct Reader<R: ReadPosition> {
    pub game: Game<R>,
    /// Nothing is filled in.
    pub is_exact: bool,
    bank: Option<Money>,
}

impl<R: ReadPosition> Reader<R> {
    /// Takes away what the statements of an exact position put where they say.
    fn clear(&mut self) {
        let common = &mut self.game.common;
        (common.pool_trains, common.arrived) = ([0; MAX_MODELS], 0);
        common.arrivals = [crate::CompanyId(0); MAX_COMPANIES];
    }

    /// No money anywhere but in the bank, and mostly a share round after everything of the initial one is gone.
    fn begin_sketch(&mut self, after_initial_round: bool) {
        self.game.common.players.fill(Player::default());
        if after_initial_round {
            self.game.common.privates.fill(Owner::Closed);
            self.game.common.round = Round::Shares(ShareRound::opened_by(0));
            R::clear_initial_sales(&mut self.game);
        }
    }

    /// Applies an event, so that the text need not spell out its consequences.
    pub fn apply(&mut self, event: impl Into<Event>) {
        self.game.apply(&event.into());
    }

    fn read(&mut self, words: &[&str]) -> Read<()> {
        let (key, rest) = (words[0], &words[1..]);
        match key {
            "exact" | "profile" | "version" | "players" | "option" => Ok(()),
            "phase" => self.phase(nth(rest, 0, "a phase")?),
            "order" => self.order(rest),
            "bank" => self.bank(money(nth(rest, 0, "an amount")?)?),
            "cash" => self.each_player(rest, |player, amount| player.cash = amount),
            "debt" => self.each_player(rest, |player, amount| player.debt = amount),
            "tile" => self.tile(rest),
            "depot" => self.depot(rest),
            "pool" => self.pool(rest),
            "market" => self.market(rest),
            "broken" => {
                self.game.common.ending = Ending::BankBroken;
                Ok(())
            }
            "share-rounds" => {
                self.game.common.share_rounds = number(nth(rest, 0, "a number")?)?;
                Ok(())
            }
            "shares" => self.share_round(rest),
            "or" => self.operating_round(rest),
            "turn" => self.turn(rest),
            "closing" => self.closing(rest),
            "finished" => {
                self.game.common.round = Round::Finished;
                Ok(())
            }
            "notes" => rest.iter().try_for_each(|word| R::read_note(&mut self.game, word)),
            "pending" => self.pending(rest),
            _ if R::read_statement(self, words)? => Ok(()),
            _ if self.private(words)? => Ok(()),
            symbol => {
                let company = self.game.edition.company_named(symbol).or_unexpected(symbol, "a statement")?;
                if self.is_exact { self.company(company, rest) } else { R::sketch_company(self, company, rest) }
            }
        }
    }

    fn phase(&mut self, word: &str) -> Read<()> {
        let phases = self.game.edition.phases.len();
        let phase = number(word)?;
        self.game.common.phase =
            Some(phase).filter(|phase| (1..=phases).contains(&usize::from(*phase))).or_unexpected(word, "a phase")?;
        Ok(())
    }

    fn order(&mut self, names: &[&str]) -> Read<()> {
        let order: Vec<_> = names.iter().map(|name| player(&self.game, name)).collect::<Read<_>>()?;
        for (place, player) in order.into_iter().enumerate() {
            *self.game.common.order.get_mut(place).or_unexpected(&names.join(" "), "a playing order")? = player;
        }
        Ok(())
    }

    fn bank(&mut self, amount: Money) -> Read<()> {
        (self.bank, self.game.common.bank) = (Some(amount), amount);
        Ok(())
    }

    /// `A 500 B 30`
    pub fn amounts(&self, words: &[&str]) -> Read<Vec<(crate::PlayerId, Money)>> {
        let amounts = words.chunks(2);
        amounts.map(|pair| Ok((player(&self.game, pair[0])?, money(nth(pair, 1, "an amount")?)?))).collect()
    }

    fn each_player(&mut self, words: &[&str], set: impl Fn(&mut Player, Money)) -> Read<()> {
        for (player, amount) in self.amounts(words)? {
            set(&mut self.game.common.players[player.index()], amount);
        }
        Ok(())
    }

    fn tile(&mut self, words: &[&str]) -> Read<()> {
        let hex = hex(&self.game, nth(words, 0, "a hex")?)?;
        let name = nth(words, 1, "a tile")?;
        let (tile, rotation) = tile(&self.game, name)?;
        let common = &mut self.game.common;
        common.layout.lay(hex, tile, rotation);
        common.tiles[tile.index()] =
            common.tiles[tile.index()].checked_sub(1).or_unexpected(name, "a tile that is left in the box")?;
        Ok(())
    }

    /// `depot 3 4`: four cards of type 3 are left on top.
    fn depot(&mut self, words: &[&str]) -> Read<()> {
        let name = nth(words, 0, "a train")?;
        let model = model(&self.game, name)?;
        let common = &mut self.game.common;
        let row = common.edition.trains.iter().position(|spec| spec.sides[0] == model);
        let row = row.or_unexpected(name, "a type of train on the stack")?;
        let cards = common.edition.trains[row].cards.unwrap_or(0);
        common.train_row = row as u8;
        common.train_cards = words.get(1).map_or(Ok(cards), |left| number(left))?;
        Ok(())
    }

    fn pool(&mut self, names: &[&str]) -> Read<()> {
        for name in names {
            let model = model(&self.game, name)?;
            self.game.common.pool_trains[model.index()] += 1;
        }
        Ok(())
    }

    /// Price markers in the order in which they came to lie.
    fn market(&mut self, symbols: &[&str]) -> Read<()> {
        for symbol in symbols {
            let company = super::words::company(&self.game, symbol)?;
            self.game.common.arrive(company);
        }
        Ok(())
    }

    /// `P2 A`, `P4 RhB`, `P1 bank`, `P3 closed`
    fn private(&mut self, words: &[&str]) -> Read<bool> {
        let Ok(private) = super::words::private(&self.game, words[0]) else { return Ok(false) };
        let owner = match nth(words, 1, "an owner")? {
            "bank" => Owner::Bank,
            "closed" => Owner::Closed,
            name => match player(&self.game, name) {
                Ok(player) => Owner::Player(player),
                Err(_) => Owner::Company(
                    self.game.edition.company_named(name).or_unexpected(name, "an owner of a private railway")?,
                ),
            },
        };
        self.game.common.privates[private.index()] = owner;
        words[2..].iter().try_for_each(|word| R::read_note(&mut self.game, word))?;
        Ok(true)
    }

    /// A turn that stands at its beginning has its home marker; the bank holds the rest of the money.
    fn complete_sketch(&mut self, statements: &[Vec<&str>]) {
        R::complete_sketch(&mut self.game, statements);
        let game = &mut self.game;
        if let Some(company) = game.turn().map(|turn| turn.company)
            && game.kind(company) != crate::edition::CompanyKind::National
            && let Some(at) = game.home(company).filter(|_| !game[company].opened)
        {
            game.apply(&Event::HomePlaced { company, at });
        }
        let common = &mut self.game.common;
        let players: Money = common.players.iter().map(|player| player.cash).sum();
        let treasuries: Money = common.companies.iter().map(|company| company.cash).sum();
        common.bank = self.bank.unwrap_or(common.edition.bank - players - treasuries);
    }
}

/// A city of the hex that can exist.
pub(crate) fn city(game: &crate::Common, word: &str) -> Read<board::StopRef> {
    let at = super::words::stop(game, word)?;
    Some(at).filter(|at| usize::from(at.part) < MAX_CITIES).or_unexpected(word, "a city")
}
