//! Drawings as SVG text: the map, its tiles, the market, roundels, charts. Plain functions of a position; no browser.

pub mod approach;
pub mod chart;
pub mod company;
pub mod cover;
pub mod face;
pub mod geometry;
pub mod hex;
pub mod map;
pub mod market;
pub mod marks;
pub mod picture;
pub mod place;
pub mod poster;
pub mod relief;
pub mod rivers;
pub mod route;
pub mod tile;
pub mod timetable;
