//! Draws puzzles from a game: positions in which one answer is clearly the best, and by the engine's own word.

use bots::{Bot, Budget, Character, Coach, Dice, Level};
use game::notation::{write_action, write_position};
use game::state::Step;
use game::{Action, Choice, CompanyId, LayTile, Paper, RuleId, Sale, Source, State, choices, decide, play, query};
use routes::Limit;

use super::{EFFORT, Kind, OPTIONS, Puzzle};

/// Of each kind, a game gives so many at most: puzzles are to differ.
const OF_A_KIND: usize = 2;
/// One position in so many is looked at.
const SPARSE: usize = 9;
/// Steps of a quick look at a run.
const QUICK: Limit = Limit(3_000);
/// Tiles that are looked at closely.
const CLOSE: usize = 8;
/// Runs below this are too small to be a puzzle.
const SMALL: u32 = 60;

/// Puzzles from the positions of one game, the same for the same seed.
pub fn puzzles_of(states: &[State], seed: u64) -> Vec<Puzzle> {
    let mut maker = Maker { dice: Dice::new(seed), found: Vec::new(), rules: Vec::new() };
    for state in states {
        if maker.dice.below(SPARSE) == 0 {
            maker.look(state);
        }
    }
    maker.found
}

struct Maker {
    dice: Dice,
    found: Vec<Puzzle>,
    /// Rules that were met in this game, to be told apart from the right one.
    rules: Vec<RuleId>,
}

impl Maker {
    fn look(&mut self, state: &State) {
        if state.pending().is_some() {
            return;
        }
        let made = match state.turn().map(|turn| turn.step) {
            Some(Step::Run) => self.run(state),
            Some(Step::Track) => self.tile(state),
            None if state.share_round().is_some() => self.purchase(state),
            Some(Step::Marker | Step::Dividend | Step::Train) | None => None,
        };
        let made = made.into_iter().chain(self.rule(state));
        for puzzle in made.collect::<Vec<_>>() {
            let of_kind = self.found.iter().filter(|other| other.kind == puzzle.kind).count();
            if of_kind < OF_A_KIND && puzzle.check().is_ok() {
                self.found.push(puzzle);
            }
        }
    }

    /// The right answer among the others, in any order.
    fn puzzle(&mut self, state: &State, kind: Kind, right: String, others: Vec<String>, grade: u8) -> Option<Puzzle> {
        let mut options: Vec<String> = others;
        options.retain(|option| *option != right);
        options.dedup();
        if options.len() < OPTIONS - 1 {
            return None;
        }
        options.truncate(OPTIONS - 1);
        let answer = self.dice.below(OPTIONS);
        options.insert(answer, right);
        let id = format!("{}-{}-{:010x}", state.edition().title.name(), kind.name(), state.digest() & 0xff_ffff_ffff);
        Some(Puzzle {
            id,
            kind,
            position: write_position(state),
            action: None,
            options,
            answer,
            grade: grade.clamp(1, 4),
        })
    }

    fn run(&mut self, state: &State) -> Option<Puzzle> {
        let company = state.turn()?.company;
        let trains = query::trains(state, company).len();
        let best = query::best_run(state, company, Limit::NONE).revenue as u32;
        if best < SMALL {
            return None;
        }
        let mut others: Vec<u32> = Vec::new();
        while others.len() < OPTIONS - 1 {
            let step = 10 * (1 + self.dice.below(4) as u32);
            let other = if self.dice.below(2) == 0 { best + step } else { best - step };
            if !others.contains(&other) {
                others.push(other);
            }
        }
        others.sort_unstable();
        let others = others.into_iter().map(|sum| sum.to_string()).collect();
        self.puzzle(state, Kind::Run, best.to_string(), others, trains as u8 + u8::from(best > 200))
    }

    fn tile(&mut self, state: &State) -> Option<Puzzle> {
        let company = state.turn()?.company;
        if query::trains(state, company).is_empty() {
            return None;
        }
        let offered = choices(state).offered;
        let lays = offered.into_iter().filter_map(|choice| match choice {
            Choice::Do(action @ Action::LayTile(_)) => Some(action),
            _ => None,
        });
        let quick = |action: Action| {
            let after = play(state, &action).ok()?.state;
            Some((query::best_run(&after, company, QUICK).revenue, action))
        };
        let mut tried: Vec<_> = lays.filter_map(quick).collect();
        tried.sort_by_key(|(revenue, _)| std::cmp::Reverse(*revenue));
        let mut close: Vec<(u32, Action)> = Vec::new();
        for (_, action) in tried {
            let is_new = close.iter().all(|(_, other)| place_of(other) != place_of(&action));
            if close.len() < CLOSE && is_new {
                close.push((super::revenue_after(state, &action)?, action));
            }
        }
        close.sort_by_key(|(revenue, _)| std::cmp::Reverse(*revenue));
        let (_, best) = close.first()?.clone();
        let others = close.iter().skip(1).map(|(_, action)| write_action(state, action)).collect();
        let grade = 1 + self.missed_by(state, &best);
        self.puzzle(state, Kind::Tile, write_action(state, &best), others, grade)
    }

    fn purchase(&mut self, state: &State) -> Option<Puzzle> {
        let told = Coach::default().advise(state, 12, Budget::nodes(EFFORT));
        let is_purchase = |action: &Action| matches!(action, Action::Buy { .. } | Action::Start { .. });
        let best = told.first().filter(|best| is_purchase(&best.action))?.action.clone();
        let mut others: Vec<String> = told
            .iter()
            .skip(1)
            .filter(|one| is_purchase(&one.action))
            .map(|one| write_action(state, &one.action))
            .collect();
        if others.len() < OPTIONS - 1 {
            let offered = choices(state).offered;
            let more = offered.iter().filter_map(|choice| match choice {
                Choice::Do(action) if is_purchase(action) => Some(write_action(state, action)),
                _ => None,
            });
            others.extend(more.filter(|text| !others.contains(text)).collect::<Vec<_>>());
        }
        let grade = 1 + self.missed_by(state, &best);
        self.puzzle(state, Kind::Purchase, write_action(state, &best), others, grade)
    }

    /// How many players of little thought would do something else.
    fn missed_by(&mut self, state: &State, best: &Action) -> u8 {
        let levels = [Level::Beginner, Level::Greedy, Level::Planner];
        let misses = levels.iter().filter(|level| {
            let mut bot = Bot::new(**level, Character::Neutral, 1);
            bot.choose(state, Budget::nodes(1)).is_none_or(|action| place_of(&action) != place_of(best))
        });
        misses.count() as u8
    }

    fn rule(&mut self, state: &State) -> Option<Puzzle> {
        let mut refused: Vec<(Action, RuleId)> = Vec::new();
        for action in self.attempts(state) {
            let Some(rule) = decide(state, &action).err().and_then(|refusal| refusal.rule) else { continue };
            if !self.rules.contains(&rule) {
                self.rules.push(rule);
            }
            refused.push((action, rule));
        }
        let row = self.dice.below(refused.len().max(1));
        let (action, rule) = refused.get(row)?.clone();
        let here: Vec<RuleId> = refused.iter().map(|(_, rule)| *rule).collect();
        let mut others: Vec<RuleId> = here.into_iter().chain(self.rules.iter().copied().rev()).collect();
        others.retain(|other| *other != rule);
        let mut different: Vec<RuleId> = Vec::new();
        others.into_iter().for_each(|other| {
            if !different.contains(&other) {
                different.push(other);
            }
        });
        let others = different.into_iter().map(|rule| rule.0.to_owned()).collect();
        let puzzle = self.puzzle(state, Kind::Rule, rule.0.to_owned(), others, 1)?;
        let (text, grade) = (write_action(state, &action), grade_of_rule(&puzzle.options, puzzle.answer));
        Some(Puzzle { id: format!("{}-{row:x}", puzzle.id), action: Some(text), grade, ..puzzle })
    }

    /// What somebody might want to do here, allowed or not.
    fn attempts(&mut self, state: &State) -> Vec<Action> {
        let companies: Vec<CompanyId> = state.edition().company_ids().collect();
        let mut attempts = Vec::new();
        match state.turn().map(|turn| turn.step) {
            None if state.share_round().is_some() => {
                for company in companies {
                    let buy = |from| Action::Buy { company, from, paper: Paper::Single };
                    attempts.extend([buy(Source::Offering), buy(Source::Pool)]);
                    attempts.extend([1, 3, 5].map(|shares| Action::Sell(Sale { company, shares, doubles: 0 })));
                }
            }
            Some(Step::Track) => attempts.extend(self.lays(state)),
            Some(Step::Train) => {
                let trains = state.edition().model_ids().filter_map(|model| read_train(state, model));
                attempts.extend(trains);
            }
            Some(Step::Marker | Step::Run | Step::Dividend) | None => (),
        }
        attempts
    }

    /// Offered tiles, turned or laid elsewhere.
    fn lays(&mut self, state: &State) -> Vec<Action> {
        let offered: Vec<LayTile> = choices(state)
            .offered
            .iter()
            .filter_map(|choice| match choice {
                Choice::Do(Action::LayTile(lay)) => Some(*lay),
                _ => None,
            })
            .collect();
        let mut lays = Vec::new();
        for _ in 0..12 {
            let (Some(one), Some(other)) = (self.any(&offered), self.any(&offered)) else { break };
            lays.push(Action::LayTile(LayTile { hex: other.hex, ..one }));
            lays.push(Action::LayTile(LayTile { rotation: other.rotation, ..one }));
        }
        lays
    }

    fn any<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        if all.is_empty() { None } else { Some(all[self.dice.below(all.len())]) }
    }
}

/// The more of the other rules stand in the same chapter, the harder they are told apart.
fn grade_of_rule(options: &[String], answer: usize) -> u8 {
    let chapter = |rule: &String| rule.rsplit_once('-').map(|(chapter, _)| chapter.to_owned());
    let alike = options.iter().filter(|rule| chapter(rule) == chapter(&options[answer])).count();
    alike as u8
}

/// The present price of a model, offered by the bank.
fn read_train(state: &State, model: game::ModelId) -> Option<Action> {
    let price = state.edition().model(model).price;
    let seller = game::Seller::Bank;
    (price.0 > 0).then_some(Action::BuyTrain(game::BuyTrain { model, seller, price }))
}

/// Two tiles of one kind on one hex are one answer in words, however they lie; other actions are what they are.
fn place_of(action: &Action) -> String {
    match action {
        Action::LayTile(lay) => format!("{:?} {:?}", lay.hex, lay.tile),
        action => format!("{action:?}"),
    }
}
