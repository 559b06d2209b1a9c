//! Games of bots, written down decision by decision: what the open data is made of.

use bots::features::{Features, Observer};
use bots::{Bot, Budget, Character, Dice, Level, Players};
use game::edition::NumberCards;
use game::notation::write_action;
use game::state::Owner;
use game::{Setup, State, Wealth, deciding, places, query};

use crate::offers::{Answer, Offer, offers};
use crate::{ActionSpace, BadTable, Table};

/// Far beyond any game.
const MOST_ACTIONS: usize = 20_000;

/// Who sits in a seat: `greedy`, `planner:shark`, `planner:any`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotSpec {
    /// How well it plays.
    pub level: Level,
    /// In which manner; `None`: each game draws another one from its seed.
    pub character: Option<Character>,
}

impl BotSpec {
    /// With a character, drawn if it has none.
    fn drawn(self, seed: u64) -> BotSpec {
        let dealt = Character::ALL[Dice::new(seed).below(Character::ALL.len())];
        BotSpec { character: self.character.or(Some(dealt)), ..self }
    }

    /// A bot of its own for one game.
    pub fn seat(self, seed: u64) -> Bot {
        Bot::new(self.level, self.drawn(seed).character.unwrap_or(Character::Neutral), seed)
    }
}

impl std::str::FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BotSpec, String> {
        let (level, character) = text.split_once(':').unwrap_or((text, Character::Neutral.name()));
        let known = |names: Vec<&str>| names.join(", ");
        let level = Level::named(level).ok_or_else(|| {
            format!("no bot is called {level:?}: {}", known(Level::ALL.iter().map(|level| level.name()).collect()))
        })?;
        let unknown = || {
            let names = Character::ALL.iter().map(|character| character.name()).collect();
            format!("no character is called {character:?}: any, {}", known(names))
        };
        let character = match character {
            "any" => None,
            name => Some(Character::named(name).ok_or_else(unknown)?),
        };
        Ok(BotSpec { level, character })
    }
}

impl std::fmt::Display for BotSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.character {
            Some(Character::Neutral) => write!(f, "{}", self.level),
            Some(character) => write!(f, "{}:{character}", self.level),
            None => write!(f, "{}:any", self.level),
        }
    }
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Everything but the seed.
    pub setup: Setup,
    /// Repeated around the table, and moved on as `turn` says.
    pub bots: Vec<BotSpec>,
    /// By how many seats the bots move on.
    pub turn: Turn,
    /// Positions that a searching bot may look at for each decision.
    pub nodes: u64,
    /// So many actions at most are thrown with dice before the bots take over: bots that always do the same would play the same
    /// game again and again.
    pub opening: usize,
    /// How often every bot tries something else than what it thinks best, in percent.
    pub trying: u8,
    /// Of how many decisions of bots one is put into figures; none if 0.
    pub every: usize,
}

/// By how many seats the bots of a contest move on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// By one for each seed: everybody comes to sit everywhere.
    BySeed,
    /// By so many, whatever the seed: the same game with somebody else in each seat.
    By(u8),
}

/// A position in which a bot decided, in figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// Which of the game's decisions.
    pub index: usize,
    /// The figures.
    pub features: Features,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who decided.
    pub seat: u8,
    /// As `OR 7.2`.
    pub round: String,
    /// The phase, from 1.
    pub phase: u8,
    /// The company in turn.
    pub company: Option<&'static str>,
    /// What was decided, in the notation of actions.
    pub action: String,
    /// Its number in the action space; none for a figure that the space does not have.
    pub number: Option<u32>,
    /// How many numbers were on offer.
    pub offers: u32,
    /// Whether it was thrown with dice, as part of the opening.
    pub thrown: bool,
    /// Digest of the position after it.
    pub digest: u64,
}

/// A private railway that a player bought from the bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sold {
    /// By its number, `P3`.
    pub private: String,
    /// Who bought it.
    pub seat: u8,
    /// For how much.
    pub price: i32,
}

/// The beginning of a phase: older trains rust with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhaseBegins {
    /// Which.
    pub phase: u8,
    /// After so many actions.
    pub action: u32,
    /// In the so-manieth operating round of the game.
    pub operating_round: u32,
}

/// A whole game.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// From which it was dealt.
    pub seed: u64,
    /// The game itself.
    pub table: Table,
    /// Who sat where.
    pub bots: Vec<BotSpec>,
    /// What was decided.
    pub decisions: Vec<Decision>,
    /// What the first sales brought.
    pub sold: Vec<Sold>,
    /// When phases began.
    pub phases: Vec<PhaseBegins>,
    /// What everybody owned at the end, by seat, with the place.
    pub standing: Vec<(usize, Wealth)>,
    /// Those of the positions that were put into figures.
    pub positions: Vec<Position>,
}

impl Recorded {
    /// The seats in the order in which they began to play.
    pub fn order(&self) -> Vec<u32> {
        let start = game::begin(&self.table.setup);
        start.map(|start| start.in_order().map(|player| u32::from(player.seat())).collect()).unwrap_or_default()
    }

    /// The part of the win that each seat has.
    pub fn wins(&self) -> Vec<f32> {
        let first = |row: &(usize, Wealth)| row.0 == 1;
        let winners = self.standing.iter().filter(|row| first(row)).count();
        self.standing.iter().map(|row| if first(row) { 1.0 / winners as f32 } else { 0.0 }).collect()
    }
}

/// Plays the game of this seed. The same seed gives the same game on every machine.
pub fn record(contest: &Contest, space: &ActionSpace, seed: u64) -> Result<Recorded, BadTable> {
    // Games that are written as those of 18xx.games are played in the order of the seats, as it reads them.
    let profile = contest.setup.profile;
    let as_seated = profile.is_18xx_games() && game::edition(profile).number_cards == NumberCards::Dealt;
    let setup = Setup { seed: (!as_seated).then_some(seed), ..contest.setup };
    let own_seed = |seat: usize| seed.wrapping_mul(8).wrapping_add(seat as u64);
    let seated = seating(&contest.bots, setup.players, contest.turn, seed).into_iter().enumerate();
    let bots: Vec<BotSpec> = seated.map(|(seat, bot)| bot.drawn(own_seed(seat))).collect();
    let table = Table::begin(setup, bots.iter().map(ToString::to_string).collect())?;
    let seat = |(seat, bot): (usize, &BotSpec)| bot.seat(own_seed(seat)).trying(contest.trying);
    let mut players = Players::new(bots.iter().enumerate().map(seat).collect());
    let mut watch = Watch { every: contest.every, dice: Dice::new(!seed), observer: Observer::new(), seen: Vec::new() };
    let mut record =
        Record { space, operating_rounds: 0, decisions: Vec::new(), sold: Vec::new(), phases: Vec::new(), table };
    let mut dice = Dice::new(seed);
    loop {
        let state = &record.table.state;
        let is_opening = record.decisions.len() < contest.opening;
        let thrown = if is_opening { bots::opening(state, &mut dice) } else { None };
        let next = match &thrown {
            Some(action) => Some(action.clone()),
            None => players.next(state, Budget::nodes(contest.nodes)).map(|(_, action)| action),
        };
        let Some(action) = next else { break };
        if thrown.is_none() {
            watch.look(state, record.decisions.len());
        }
        record.take(action, thrown.is_some())?;
        if record.decisions.len() >= MOST_ACTIONS {
            return Err(BadTable::Told(format!("seed {seed}: no end after {MOST_ACTIONS} actions")));
        }
    }
    let Record { table, decisions, sold, phases, .. } = record;
    let mut rows: Vec<(usize, Wealth)> = {
        let standing = query::standing(&table.state);
        places(&standing).into_iter().zip(standing).collect()
    };
    rows.sort_by_key(|(_, wealth)| wealth.player);
    Ok(Recorded { seed, table, bots, decisions, sold, phases, standing: rows, positions: watch.seen })
}

fn seating(bots: &[BotSpec], players: u8, turn: Turn, seed: u64) -> Vec<BotSpec> {
    let mut seats: Vec<BotSpec> = bots.iter().copied().cycle().take(usize::from(players)).collect();
    if !seats.is_empty() {
        let on = match turn {
            Turn::BySeed => seed,
            Turn::By(seats) => seats.into(),
        };
        seats.rotate_right((on % u64::from(players)) as usize);
    }
    seats
}

/// Puts positions into figures now and then, by dice of its own: the game is the same, watched or not.
struct Watch {
    every: usize,
    dice: Dice,
    observer: Observer,
    seen: Vec<Position>,
}

impl Watch {
    fn look(&mut self, state: &State, index: usize) {
        if self.every > 0 && self.dice.below(self.every) == 0 {
            self.seen.push(Position { index, features: self.observer.observe(state) });
        }
    }
}

/// A game in the making.
struct Record<'a> {
    space: &'a ActionSpace,
    table: Table,
    operating_rounds: u32,
    decisions: Vec<Decision>,
    sold: Vec<Sold>,
    phases: Vec<PhaseBegins>,
}

impl Record<'_> {
    fn take(&mut self, action: game::Action, thrown: bool) -> Result<(), BadTable> {
        let before = self.table.state;
        let on_offer = offers(self.space, &before);
        let written = write_action(&before, &action);
        let number = number(&on_offer, &action);
        let seat = game::seat_of(&before, &action).or_else(|| deciding(&before));
        self.table
            .play(action)
            .map_err(|refusal| BadTable::Told(format!("{written} refused by {}", refusal.cited())))?;
        let after = self.table.state;
        self.decisions.push(Decision {
            seat: seat.map_or(0, |seat| seat.seat()),
            round: view::table::round_name(&before, view::Lang::En),
            phase: before.phase(),
            company: before.turn().map(|turn| before.spec(turn.company).symbol),
            action: written,
            number,
            offers: on_offer.len() as u32,
            thrown,
            digest: after.digest(),
        });
        self.note(&before, &after);
        Ok(())
    }

    fn note(&mut self, before: &State, after: &State) {
        let edition = before.edition();
        for (row, private) in edition.private_ids().enumerate() {
            if let (Owner::Bank, Owner::Player(buyer)) = (before.owner(private), after.owner(private)) {
                let price = (before[buyer].cash() - after[buyer].cash()).0;
                let private = format!("{}{}", edition.private_letter, row + 1);
                self.sold.push(Sold { private, seat: buyer.seat(), price });
            }
        }
        let number = |state: &State| match state.round() {
            game::Round::Operating(round) => Some((state.share_rounds(), round.number)),
            game::Round::Initial(_) | game::Round::Shares(_) | game::Round::Finished => None,
        };
        if number(after).is_some() && number(before) != number(after) {
            self.operating_rounds += 1;
        }
        if before.phase() != after.phase() {
            let (action, operating_round) = (self.decisions.len() as u32, self.operating_rounds);
            self.phases.push(PhaseBegins { phase: after.phase(), action, operating_round });
        }
    }
}

fn number(on_offer: &[Offer], action: &game::Action) -> Option<u32> {
    let is_it = |offer: &&Offer| match &offer.answer {
        Answer::Exactly(offered) => offered == action,
        Answer::BestRun => matches!(action, game::Action::Run(_)),
    };
    on_offer.iter().find(is_it).map(|offer| offer.number)
}

#[cfg(test)]
mod tests {
    use game::{Profile, begin};

    use super::*;

    #[test]
    fn a_recorded_game_is_whole_and_the_same_each_time() {
        let setup = Setup::new(Profile::default(), 3);
        let space = ActionSpace::of(&begin(&setup).unwrap());
        let bots = vec!["random".parse().unwrap(), "greedy:trader".parse().unwrap()];
        let contest = Contest { setup, bots, turn: Turn::BySeed, nodes: 1, opening: 12, trying: 0, every: 0 };
        let [one, other] = [5, 5].map(|seed| record(&contest, &space, seed).unwrap());
        assert_eq!(one.decisions, other.decisions);
        assert_eq!(one.bots.iter().map(ToString::to_string).collect::<Vec<_>>(), ["greedy:trader", "random", "random"]);
        assert!(one.table.state.is_finished() && one.standing.len() == 3);
        assert_eq!(one.decisions.len(), one.table.actions.len());
        assert_eq!(one.decisions.last().unwrap().digest, one.table.state.digest());
        assert!(one.decisions.iter().position(|decision| !decision.thrown) == Some(12));
        assert_eq!(one.sold.len(), 7, "all privates are sold");
        assert!(one.phases.windows(2).all(|pair| pair[0].phase < pair[1].phase));
    }

    #[test]
    fn a_game_that_is_watched_is_the_same_and_everybody_comes_to_sit_everywhere() {
        let setup = Setup::new(Profile::default(), 3);
        let space = ActionSpace::of(&begin(&setup).unwrap());
        let bots = ["greedy:any", "random", "random"].map(|name| name.parse().unwrap()).to_vec();
        let contest = Contest { setup, bots, turn: Turn::By(0), nodes: 1, opening: 12, trying: 0, every: 0 };
        let plain = record(&contest, &space, 7).unwrap();
        let watched = record(&Contest { every: 4, ..contest.clone() }, &space, 7).unwrap();
        assert_eq!(plain.decisions, watched.decisions);
        let own = plain.decisions.len() - 12;
        assert!(plain.positions.is_empty() && (own / 8..own / 2).contains(&watched.positions.len()));
        assert!(watched.positions.iter().all(|position| position.index >= 12 && position.features.seats.len() == 3));
        assert!((watched.wins().iter().sum::<f32>() - 1.0).abs() < 1e-6);
        let levels = [0, 1, 2].map(|turn| {
            let game = record(&Contest { turn: Turn::By(turn), ..contest.clone() }, &space, 7).unwrap();
            assert_eq!(game.decisions[..12], plain.decisions[..12], "one opening for all");
            game.bots.iter().position(|bot| bot.level == Level::Greedy)
        });
        assert_eq!(levels, [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn a_bot_that_nobody_knows_is_refused_with_those_that_are_known() {
        let why = "clever".parse::<BotSpec>().unwrap_err();
        assert!(why.contains("\"clever\"") && why.contains("planner"), "{why}");
    }
}
