//! A position that nobody has reached, for planners: "what if this tile lay there, and the company had these trains?" It
//! can be read and measured, but not played on.

use std::hash::{Hash, Hasher};

use routes::{Best, Limit};

use crate::state::{Common, Game, TrainPlace};
use crate::titles::{Ruleset, on_game};
use crate::{Action, CompanyId, ModelId, State, query};

/// A state changed at will.
#[derive(Clone, Copy, Debug)]
pub struct Sketch(State);

impl Sketch {
    /// The board after a tile or a tunnel, nothing else changed; `None` for other actions.
    pub fn with_track(state: &State, action: &Action) -> Option<Sketch> {
        fn build<R: Ruleset>(game: &Game<R>, action: &Action) -> Option<State> {
            let mut game = *game;
            match (action.tile(), action) {
                (Some(lay), _) => game.common.lay(lay.hex, lay.tile, lay.rotation),
                (None, Action::Title(own)) => game.apply(&R::track_event(R::action(own)?)?.into()),
                (None, _) => return None,
            }
            Some(State::from(game))
        }
        on_game!(state, game => build(game, action)).map(Sketch)
    }

    /// The company with exactly these trains.
    pub fn with_trains(state: &State, company: CompanyId, models: &[ModelId]) -> Sketch {
        fn swap<R: Ruleset>(game: &Game<R>, company: CompanyId, models: &[ModelId]) -> State {
            let mut game = *game;
            game.common.companies[company.index()].trains = Default::default();
            models.iter().for_each(|model| game.common.put_train(*model, TrainPlace::Company(company)));
            State::from(game)
        }
        Sketch(on_game!(state, game => swap(game, company, models)))
    }

    /// The same with exactly these trains.
    #[must_use]
    pub fn and_trains(&self, company: CompanyId, models: &[ModelId]) -> Sketch {
        Sketch::with_trains(&self.0, company, models)
    }

    /// The company's trains, one entry each.
    pub fn trains(&self, company: CompanyId) -> Vec<ModelId> {
        query::trains(&self.0, company)
    }

    /// The best run of the company's trains in it.
    pub fn best_run(&self, company: CompanyId, limit: Limit) -> Best {
        query::best_run(&self.0, company, limit)
    }
}

impl std::ops::Deref for Sketch {
    type Target = Common;

    fn deref(&self) -> &Common {
        &self.0
    }
}

impl State {
    /// Feeds all that a run depends on, besides the company and its trains, to a hasher.
    pub fn hash_board(&self, hasher: &mut impl Hasher) {
        fn own<R: Ruleset>(game: &Game<R>, hasher: &mut impl Hasher) {
            R::hash_stops(game, hasher);
        }
        self.layout.hash(hasher);
        self.markers.hash(hasher);
        on_game!(self, game => own(game, hasher));
        self.colour_index().hash(hasher);
    }
}

impl Sketch {
    /// As [`State::hash_board`].
    pub fn hash_board(&self, hasher: &mut impl Hasher) {
        self.0.hash_board(hasher);
    }
}
