//! Who looks at a table: in this process by their streams, in others by what those tell.

use std::collections::BTreeMap;

use wire::api::{Millis, Seat, UserId};

/// A process tells again who looks at a table there after so long, and is believed for so long.
pub const TELL_AGAIN: Millis = 5_000;
const BELIEVED: Millis = 3 * TELL_AGAIN;

/// Seats as bits.
pub type SeatBits = u32;

#[derive(Clone, Debug, Default)]
pub struct Readers {
    /// Whoever is signed in and has a stream open in this process, with the number of their streams.
    here: BTreeMap<UserId, usize>,
    /// By process: the seats whose holders look at the table there, and until when that holds.
    elsewhere: BTreeMap<u64, (SeatBits, Millis)>,
}

impl Readers {
    pub fn has(&self, user: UserId) -> bool {
        self.here.contains_key(&user)
    }

    pub fn begin(&mut self, user: UserId) {
        *self.here.entry(user).or_default() += 1;
    }

    pub fn end(&mut self, user: UserId) {
        if let Some(streams) = self.here.get_mut(&user) {
            *streams -= 1;
        }
        self.here.retain(|_, streams| *streams > 0);
    }

    /// What another process tells; says whether it is news.
    pub fn heard(&mut self, process: u64, seats: SeatBits, now: Millis) -> bool {
        let before = match seats {
            0 => self.elsewhere.remove(&process),
            seats => self.elsewhere.insert(process, (seats, now + BELIEVED)),
        };
        before.map_or(0, |(seats, _)| seats) != seats
    }

    /// Processes that have not been heard of for long are gone; says whether there were any.
    pub fn forget(&mut self, now: Millis) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, until)| *until > now);
        self.elsewhere.len() != before
    }

    pub fn seats_here(&self, seats: &[Seat]) -> SeatBits {
        let here = seats.iter().filter(|seat| seat.person().is_some_and(|person| self.has(person)));
        here.map(bit).sum()
    }

    /// In any process.
    pub fn seats(&self, seats: &[Seat]) -> Vec<u8> {
        let elsewhere = self.elsewhere.values().fold(0, |all, (seats, _)| all | seats);
        let present = self.seats_here(seats) | elsewhere;
        seats.iter().filter(|seat| present & bit(seat) != 0).map(|seat| seat.seat).collect()
    }
}

fn bit(seat: &Seat) -> SeatBits {
    1_u32.checked_shl(seat.seat.into()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use wire::api::Holder;

    use super::*;

    fn seats() -> Vec<Seat> {
        let seat = |seat: u8| Seat {
            seat,
            name: String::new(),
            holder: Holder::Person { user: UserId::new(u64::from(seat)) },
            stand_in: None,
            program: false,
            late: false,
        };
        (0..3).map(seat).collect()
    }

    #[test]
    fn whoever_looks_anywhere_is_here_until_all_have_left() {
        let mut readers = Readers::default();
        readers.begin(UserId::new(1));
        assert!(readers.heard(7, 0b101, 0), "news");
        assert!(!readers.heard(7, 0b101, 5), "no news");
        assert_eq!(readers.seats(&seats()), [0, 1, 2]);
        readers.end(UserId::new(1));
        assert_eq!(readers.seats(&seats()), [0, 2]);
        assert!(readers.heard(7, 0, 10));
        assert!(readers.seats(&seats()).is_empty());
    }

    #[test]
    fn a_process_that_falls_silent_is_forgotten() {
        let mut readers = Readers::default();
        readers.heard(7, 0b1, 0);
        assert!(!readers.forget(2 * TELL_AGAIN));
        assert!(readers.forget(4 * TELL_AGAIN));
        assert!(readers.seats(&seats()).is_empty());
    }
}
