//! Late boards from a seed: tiles laid and upgraded one by one as the box allows, each where it connects to most
//! neighbours; five tunnels and five mountain railways; markers of one company in six to ten cities, other companies'
//! markers in some of the others.

use board::{Edge, EdgeSet, Ground, HexId, PrintedBoard, StopRef, TileId, Track, fits, keeps_old_track};

use crate::dice::Dice;
use crate::positions::{G1844, Position, train};

fn board() -> &'static PrintedBoard {
    &G1844
}

/// A board after this many tiles, with these trains.
pub fn late_board(seed: u64, lays: usize, trains: &[&str]) -> Position {
    let mut dice = Dice(seed);
    let mut position = Position::empty(&format!("seed {seed} lays {lays}"), board());
    position.phase = 3;
    let mut left: Vec<u8> = board().tiles.in_box().map(|id| board().tiles[id].count).collect();
    for _ in 0..lays {
        lay(&mut position, &mut dice, &mut left);
    }
    bore(&mut position, &mut dice);
    let mut mountains = of_ground(Ground::Mountain);
    for _ in 0..5 {
        let hex = mountains.swap_remove(dice.below(mountains.len()));
        position.mountains.push((StopRef { hex, part: 0 }, dice.pick(&[10, 40, 60, 80])));
    }
    settle(&mut position, &mut dice);
    position.trains = trains.iter().map(|name| train(name, true)).collect();
    position
}

fn of_ground(ground: Ground) -> Vec<HexId> {
    board().map.ids().filter(|hex| board().map[*hex].ground == ground).collect()
}

fn lay(position: &mut Position, dice: &mut Dice, left: &mut [u8]) {
    let board = board();
    let open = of_ground(Ground::Open);
    let mut best: Option<(i32, HexId, TileId, u8)> = None;
    for _ in 0..10 {
        let hex = open[dice.below(open.len())];
        let track = Track { board, layout: &position.layout };
        let old = track.shape(hex);
        let old_parts = track.parts(hex).len();
        for tile in board.tiles.candidates(&track, hex).filter(|id| left[id.index()] > 0) {
            for rotation in 0..6 {
                let mut layout = position.layout;
                layout.lay(hex, tile, rotation);
                let trial = Track { board, layout: &layout };
                let new = trial.shape(hex);
                if !fits(&board.map, hex, new) || !keeps_old_track(old, old_parts, new, trial.parts(hex).len()) {
                    continue;
                }
                let worth = worth(&trial, hex) + dice.below(3) as i32;
                if best.is_none_or(|(most, ..)| worth > most) {
                    best = Some((worth, hex, tile, rotation));
                }
            }
        }
    }
    if let Some((_, hex, tile, rotation)) = best {
        let old = position.layout.at(hex).tile;
        if old.index() < left.len() {
            left[old.index()] += 1;
        }
        left[tile.index()] -= 1;
        position.layout.lay(hex, tile, rotation);
    }
}

/// Exits that meet track count in favour of a tile, others against it.
fn worth(trial: &Track<'_>, hex: HexId) -> i32 {
    let meets = |edge: Edge| {
        trial.board.map.across(hex, edge).is_some_and(|(next, back)| {
            trial.shape(next).exits.has(back) || matches!(trial.board.map[next].ground, Ground::Tunnel)
        })
    };
    trial.shape(hex).exits.iter().map(|edge| if meets(edge) { 3 } else { -1 }).sum()
}

fn bore(position: &mut Position, dice: &mut Dice) {
    let mut hexes = of_ground(Ground::Tunnel);
    for _ in 0..5 {
        let hex = hexes.swap_remove(dice.below(hexes.len()));
        let sides: Vec<Edge> = board().map.open_sides(hex).iter().collect();
        let mut best: Option<(usize, EdgeSet)> = None;
        for from in &sides {
            for to in sides.iter().filter(|to| {
                let turn = (to.number() + 6 - from.number()) % 6;
                from < to && (2..=4).contains(&turn)
            }) {
                let track = Track { board: board(), layout: &position.layout };
                let joined = |edge: &Edge| {
                    board().map.across(hex, *edge).is_some_and(|(next, back)| track.shape(next).exits.has(back))
                };
                let joins = [*from, *to].iter().filter(|edge| joined(edge)).count();
                if best.is_none_or(|(most, _)| joins > most) {
                    best = Some((joins, EdgeSet::of(*from).with(*to)));
                }
            }
        }
        if let Some((_, mouths)) = best {
            position.layout.bore(hex, mouths);
        }
    }
}

fn settle(position: &mut Position, dice: &mut Dice) {
    let track = Track { board: board(), layout: &position.layout };
    let mut cities: Vec<StopRef> = Vec::new();
    for hex in board().map.ids() {
        for (part, spec) in track.parts(hex).iter().enumerate() {
            let stop = StopRef { hex, part: part as u8 };
            if spec.is_city() && !track.exits_of(stop).is_empty() {
                cities.push(stop);
            }
        }
    }
    for _ in 0..6 + dice.below(5) {
        if cities.is_empty() {
            break;
        }
        position.own.push(cities.swap_remove(dice.below(cities.len())));
    }
    position.full = cities.into_iter().filter(|_| dice.percent(12)).collect();
}
