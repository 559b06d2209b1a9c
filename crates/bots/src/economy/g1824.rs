//! 1824 Austria-Hungary in figures: what people's games and self-play show.

use super::Economy;

#[rustfmt::skip]
const PER_TRAIN: &[[f64; 4]] = &[
    // yellow, green, brown, grey
    [ 40.0,  50.0,  55.0,  55.0], // 2
    [ 70.0,  95.0, 105.0, 110.0], // 3
    [ 90.0, 130.0, 160.0, 170.0], // 4
    [110.0, 160.0, 210.0, 230.0], // 5
    [130.0, 190.0, 260.0, 300.0], // 6
    [150.0, 220.0, 330.0, 390.0], // 8
    [150.0, 240.0, 350.0, 400.0], // 10
    [ 20.0,  25.0,  25.0,  25.0], // 1g
    [ 35.0,  50.0,  55.0,  55.0], // 2g
    [ 55.0,  90.0, 110.0, 120.0], // 3g
    [ 80.0, 140.0, 220.0, 260.0], // 4g
    [100.0, 160.0, 240.0, 290.0], // 5g
];

pub const ECONOMY: Economy = Economy {
    per_train: PER_TRAIN,
    most_per_company: 350.0,
    step: 16.0,
    permanent_phase: 6,
    rounds_left: &[16.0, 15.0, 13.0, 11.0, 9.0, 8.0, 7.0, 5.0],
};
