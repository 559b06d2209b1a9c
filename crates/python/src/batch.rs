//! Many games at once, each step on all cores.

use std::sync::Arc;

use game::{PlayerId, Setup, State, begin, deciding, play, query};
use rayon::prelude::*;

use crate::{ActionSpace, BadTable, Offer, offers};

/// One game of a batch, with what may be done in it.
#[derive(Clone, Debug)]
pub struct Slot {
    /// Where it stands.
    pub state: State,
    /// What the deciding seat may do; nothing when it is over.
    pub offers: Vec<Offer>,
    /// How many actions were played.
    pub played: u32,
}

impl Slot {
    pub(crate) fn begin(space: &ActionSpace, setup: &Setup, seed: u64) -> Result<Slot, BadTable> {
        let state = begin(&Setup { seed: Some(seed), ..*setup })?;
        Ok(Slot { offers: offers(space, &state), state, played: 0 })
    }

    /// Takes the offer of this number. Whether there was one.
    pub(crate) fn step(&mut self, space: &ActionSpace, number: u32) -> bool {
        let Some(offer) = self.offers.iter().find(|offer| offer.number == number) else { return false };
        let action = offer.answer.action(&self.state);
        let Ok(played) = play(&self.state, &action) else { return false };
        self.state = played.state;
        self.played += 1;
        self.offers = offers(space, &self.state);
        true
    }

    /// Who decides.
    pub fn seat(&self) -> Option<PlayerId> {
        deciding(&self.state)
    }

    /// Everybody's wealth by seat, or what they have so far.
    pub fn wealth(&self) -> Vec<i32> {
        self.state.player_ids().map(|player| query::wealth(&self.state, player).total().0).collect()
    }
}

/// Games of one kind that are stepped together.
#[derive(Debug)]
pub struct Batch {
    setup: Setup,
    space: Arc<ActionSpace>,
    /// The games.
    pub slots: Vec<Slot>,
    pool: rayon::ThreadPool,
}

impl Batch {
    /// A game for each seed, one at least. With 0 threads, as many as there are cores.
    pub fn new(setup: Setup, space: Arc<ActionSpace>, seeds: &[u64], threads: usize) -> Result<Batch, BadTable> {
        if seeds.is_empty() {
            return Err(BadTable::Told("a batch has at least one game".to_owned()));
        }
        let slots = seeds.iter().map(|seed| Slot::begin(&space, &setup, *seed)).collect::<Result<_, _>>()?;
        Ok(Batch { setup, space, slots, pool: pool(threads)? })
    }

    /// The numbers of its actions.
    pub const fn space(&self) -> &Arc<ActionSpace> {
        &self.space
    }

    /// One action in every game that is not over. The games whose number is not on offer stay as they are: they are named.
    pub fn step(&mut self, numbers: &[i64]) -> Vec<usize> {
        let space = &self.space;
        let step = |(row, (slot, number)): (usize, (&mut Slot, &i64))| {
            let over = slot.offers.is_empty();
            let taken = over || u32::try_from(*number).is_ok_and(|number| slot.step(space, number));
            (!taken).then_some(row)
        };
        self.pool.install(|| self.slots.par_iter_mut().zip(numbers).enumerate().filter_map(step).collect())
    }

    /// Begins the game of a row anew.
    pub fn reset(&mut self, row: usize, seed: u64) -> Result<(), BadTable> {
        let slot = Slot::begin(&self.space, &self.setup, seed)?;
        if let Some(place) = self.slots.get_mut(row) {
            *place = slot;
        }
        Ok(())
    }
}

fn pool(threads: usize) -> Result<rayon::ThreadPool, BadTable> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|why| BadTable::Told(format!("no threads: {why}")))
}

/// Plays one game for each seed to its end, all choices by numbers made from the seed, and says how many actions that took: what stepping from
/// elsewhere is measured against.
pub fn playouts(setup: Setup, space: &ActionSpace, seeds: &[u64], threads: usize) -> Result<u64, BadTable> {
    let one = |seed: &u64| {
        let mut slot = Slot::begin(space, &setup, *seed)?;
        while !slot.offers.is_empty() {
            let number = slot.offers[pick(*seed, slot.played, slot.offers.len())].number;
            if !slot.step(space, number) {
                break;
            }
        }
        Ok(u64::from(slot.played))
    };
    pool(threads)?.install(|| seeds.par_iter().map(one).sum())
}

/// Which of so many offers is taken after so many actions: as good as dice, and the same reckoned anywhere.
fn pick(seed: u64, played: u32, offers: usize) -> usize {
    let mut mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(played));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    ((mixed ^ (mixed >> 31)) % offers.max(1) as u64) as usize
}

#[cfg(test)]
mod tests {
    use game::Profile;

    use super::*;

    fn batch(threads: usize) -> Batch {
        let setup = Setup::new(Profile::default(), 4);
        let space = Arc::new(ActionSpace::of(&begin(&setup).unwrap()));
        Batch::new(setup, space, &[1, 2, 3, 4, 5], threads).unwrap()
    }

    #[test]
    fn a_batch_plays_the_same_games_on_one_thread_and_on_two() {
        let digests = [1, 2].map(|threads| {
            let mut batch = batch(threads);
            for turn in 0..60 {
                let numbers: Vec<i64> =
                    batch.slots.iter().map(|slot| i64::from(slot.offers[turn % slot.offers.len()].number)).collect();
                assert_eq!(batch.step(&numbers), [0_usize; 0]);
            }
            batch.slots.iter().map(|slot| slot.state.digest()).collect::<Vec<_>>()
        });
        assert_eq!(digests[0], digests[1]);
    }

    #[test]
    fn what_is_not_on_offer_is_named_and_changes_nothing() {
        let mut batch = batch(1);
        let before: Vec<State> = batch.slots.iter().map(|slot| slot.state).collect();
        let first = i64::from(batch.slots[0].offers[0].number);
        assert_eq!(batch.step(&[first, -1, i64::MAX, 2, first]), [1, 2, 3]);
        assert_ne!(batch.slots[0].state, before[0]);
        assert!((1..4).all(|row| batch.slots[row].state == before[row]));
    }

    #[test]
    fn playouts_come_to_their_end() {
        let setup = Setup::new(Profile::default(), 4);
        let space = ActionSpace::of(&begin(&setup).unwrap());
        assert!(playouts(setup, &space, &[1, 2], 1).unwrap() > 200);
    }
}
