//! Parts of the table screen that show and do not decide.

pub mod aside;
pub mod company;
pub mod curtain;
pub mod formation;
pub mod log;
pub mod map;
pub mod market;
pub mod order;
pub mod picker;
pub mod players;
pub mod seats;
pub mod sheet;
pub mod shown;
pub mod tiles;
pub mod timetable;
pub mod top;
pub mod trains;
