//! 1844 Switzerland in figures: what people's games and self-play show.

use super::Economy;

#[rustfmt::skip]
const PER_TRAIN: &[[f64; 4]] = &[
    // yellow, green, brown, grey
    [ 50.0,  60.0,  60.0,  60.0], // 2
    [ 40.0,  50.0,  50.0,  50.0], // 2H
    [ 80.0, 110.0, 110.0, 110.0], // 3
    [ 60.0,  85.0,  95.0,  95.0], // 3H
    [110.0, 140.0, 160.0, 160.0], // 4
    [ 80.0, 115.0, 140.0, 140.0], // 4H
    [130.0, 170.0, 200.0, 220.0], // 5
    [100.0, 140.0, 180.0, 195.0], // 5H
    [150.0, 200.0, 280.0, 340.0], // 6
    [110.0, 150.0, 200.0, 215.0], // 6H
    [200.0, 300.0, 400.0, 520.0], // 8E
    [120.0, 170.0, 220.0, 250.0], // 8H
    [100.0, 140.0, 180.0, 195.0], // EVA
    [100.0, 140.0, 180.0, 195.0], // the SBB's own 5H
];

pub const ECONOMY: Economy = Economy {
    per_train: PER_TRAIN,
    most_per_company: 330.0,
    step: 12.0,
    permanent_phase: 5,
    rounds_left: &[16.0, 15.0, 12.0, 10.0, 8.0, 7.0, 5.0],
};
