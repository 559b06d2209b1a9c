//! The draft of two players: four stacks of two cards, then one Mountain Railway each. [1824-CIS-20..24]

use super::companies::{COAL, KK2, MINORS, SD2, SD3};
use super::policy::{OpeningOrder, RefusedMountain};
use super::{Draft, Event as Own, Policies, State, Violation as Broken, mountain, opening};
use crate::edition::CompanyKind;
use crate::event::Event;
use crate::rules::{Checked, must};
use crate::state::Owner;
use crate::{CompanyId, CompanySet, PlayerId, PrivateId};

/// Coal Railways of which one is drawn. [1824-CIS-20]
const DRAWN_COAL: [CompanyId; 3] = [COAL[0], COAL[1], COAL[2]];
/// Pre-Staatsbahnen of which one is drawn, in the order of their draws. [1824-CIS-37]
const DRAWN_PRE: [CompanyId; 3] = [KK2, SD2, SD3];

/// Places in the playing order, pick by pick: the first of a turn chooses the stack, the other takes what is left of it.
/// [1824-CIS-21]
const PICKS: [u8; 8] = [1, 0, 0, 1, 0, 1, 1, 0];

/// Where the initial round stands, if it is a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Cards are drafted; so many have been.
    Cards(usize),
    /// Mountain Railways are bought or refused; so many are gone.
    Mountains(u8),
    /// Shares are bought.
    Shares,
}

/// The cards of stack 1, where there are stacks: the smallest of three draws among the Coal Railways, then of three among the
/// Pre-Staatsbahnen. [1824-CIS-20] [1824-CIS-37]
pub fn draw(policies: &Policies, seed: Option<u64>) -> CompanySet {
    match policies.opening_order {
        OpeningOrder::RoundTheTable => CompanySet::EMPTY,
        OpeningOrder::Stacks => {
            let mut number = seed.unwrap_or(0) % RANGE;
            let drawn = [DRAWN_COAL, DRAWN_PRE].map(|cards| smallest(cards, &mut number));
            drawn.into_iter().collect()
        }
    }
}

/// Numbers are below this.
const RANGE: u64 = 1 << 31;

fn smallest(cards: [CompanyId; 3], number: &mut u64) -> CompanyId {
    let mut least = (cards[0], RANGE);
    for card in cards {
        *number = (1_103_515_245 * *number + 12_345) % RANGE;
        if *number < least.1 {
            least = (card, *number);
        }
    }
    least.0
}

/// `None` where the initial round goes round the table.
pub fn stage(state: &State) -> Option<Stage> {
    if state.policies.opening_order == OpeningOrder::RoundTheTable {
        return None;
    }
    let drafted = minors(state).filter(|minor| state[*minor].director.is_some()).count();
    if drafted < PICKS.len() {
        return Some(Stage::Cards(drafted));
    }
    let gone = railways(state).filter(|private| state[*private] != Owner::Bank).count() as u8;
    Some(if gone < state.seats { Stage::Mountains(gone) } else { Stage::Shares })
}

fn minors(state: &State) -> impl Iterator<Item = CompanyId> + use<'_> {
    MINORS.map(CompanyId).filter(|minor| !state[*minor].closed)
}

/// The Mountain Railways that this game began with.
fn railways(state: &State) -> impl Iterator<Item = PrivateId> + use<> {
    (0..mountain::in_play(state) as u8).map(PrivateId)
}

/// Which of the four stacks a minor is in. [1824-CIS-20]
pub fn stack_of(state: &State, minor: CompanyId) -> u8 {
    match state.kind(minor) {
        _ if state.own.construction.has(minor) => 1,
        CompanyKind::Coal => 4,
        _ if opening::is_first(state, minor) => 2,
        CompanyKind::Forerunner | CompanyKind::Regional | CompanyKind::National | CompanyKind::Historical => 3,
    }
}

/// The stack of which one card has been taken and one is left.
fn open_stack(state: &State) -> Option<u8> {
    let left = |stack: u8| {
        let on_it = move |minor: &CompanyId| stack_of(state, *minor) == stack && state[*minor].director.is_none();
        minors(state).filter(on_it).count()
    };
    (1..=4).find(|stack| left(*stack) == 1)
}

/// A card of any stack, or the other one of the stack that was chosen. [1824-CIS-21]
pub fn must_be_a_pick(state: &State, minor: CompanyId) -> Checked {
    let Some(Stage::Cards(_)) = stage(state) else { return Ok(()) };
    let may = open_stack(state).is_none_or(|stack| stack == stack_of(state, minor));
    must(may, || Broken::OtherCardFirst { company: minor })
}

/// Mountain Railways come after the cards, one for each. [1824-CIS-23]
pub fn must_sell_mountains(state: &State) -> Checked {
    match stage(state) {
        None | Some(Stage::Mountains(_)) => Ok(()),
        Some(Stage::Cards(_) | Stage::Shares) => Err(Broken::DraftGoesOn.into()),
    }
}

/// Shares come after both. [1824-CIS-24]
pub fn must_sell_shares(state: &State) -> Checked {
    match stage(state) {
        None | Some(Stage::Shares) => Ok(()),
        Some(Stage::Cards(_) | Stage::Mountains(_)) => Err(Broken::DraftGoesOn.into()),
    }
}

/// Nobody passes while cards are left. Who passes then refuses a Mountain Railway, and the highest that is left is removed.
/// [1824-CIS-21] [1824-CIS-23] That is a pass of the round on 18xx.games. [1824-CIS-38]
pub fn pass(draft: &mut Draft, player: PlayerId) -> Checked {
    match stage(draft) {
        None | Some(Stage::Shares) => draft.emit(Own::OpeningPass(player)),
        Some(Stage::Cards(_)) => return Err(Broken::DraftGoesOn.into()),
        Some(Stage::Mountains(_)) => {
            let highest = railways(draft).filter(|private| draft[*private] == Owner::Bank).last();
            if let Some(private) = highest {
                draft.emit(Event::PrivateMoved { private, to: Owner::Closed });
            }
            if draft.policies.refused_mountain == RefusedMountain::CountsAsPass {
                draft.emit(Own::OpeningPass(player));
                // If both refuse, the player after the second of them gets the card.
                if opening::turn(draft)?.0.passed.len() == usize::from(draft.seats) {
                    draft.emit(Own::OpeningEndedBy(player));
                }
            }
        }
    }
    Ok(())
}

/// The next turn of the initial round, asked for after each purchase and each pass; `was` is where it stood before.
pub fn end_turn(draft: &mut Draft, was: Option<Stage>) {
    match stage(draft) {
        Some(Stage::Cards(drafted)) => draft.emit(Own::OpeningTurnGiven { turn: PICKS[drafted] }),
        Some(Stage::Mountains(gone)) => draft.emit(Own::OpeningTurnGiven { turn: gone }),
        // The first player begins with the shares.
        Some(Stage::Shares) if was != Some(Stage::Shares) => draft.emit(Own::OpeningTurnGiven { turn: 0 }),
        None | Some(Stage::Shares) => draft.emit(Own::OpeningTurnEnded),
    }
}

/// Who begins: the last seat, or the second of two. [1824-START-02] [1824-CIS-21]
pub fn first_turn(state: &State) -> Own {
    match state.policies.opening_order {
        OpeningOrder::RoundTheTable => Own::OpeningBegan { turn: state.seats - 1, backwards: true },
        OpeningOrder::Stacks => Own::OpeningBegan { turn: PICKS[0], backwards: false },
    }
}
