//! Tables on the server: asking it, listening to it, and playing there.

pub mod api;
pub mod clock;
pub mod orders;
pub mod person;
pub mod play;
pub mod stream;
