//! Measured times: how long something takes, and how a list of times is spread.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Nothing is measured for less than this, nor fewer times than three: the first round warms up.
const AT_LEAST: Duration = Duration::from_secs(2);

/// What this thread has used of a processor so far: what else the machine does does not count.
#[cfg(unix)]
pub fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Where threads have no such clock, the one on the wall has to do.
#[cfg(not(unix))]
pub fn processor_time() -> Duration {
    static BEGUN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed()
}

/// The shortest time of each part over many rounds, in nanoseconds: what else the machine does does not count.
pub fn shortest<T>(parts: usize, mut part: impl FnMut(usize) -> T) -> Vec<u64> {
    let mut times = vec![u64::MAX; parts];
    rounds(|| {
        for (number, shortest) in times.iter_mut().enumerate() {
            *shortest = timed(|| part(number)).0.min(*shortest);
        }
    });
    times
}

pub fn rounds(mut round: impl FnMut()) {
    let begun = Instant::now();
    let mut done = 0;
    while done < 3 || begun.elapsed() < AT_LEAST {
        round();
        done += 1;
    }
}

/// Nanoseconds of one call, and what it gave.
pub fn timed<T>(call: impl FnOnce() -> T) -> (u64, T) {
    let begun = Instant::now();
    let result = black_box(call());
    (begun.elapsed().as_nanos() as u64, result)
}

/// Single times, sorted.
pub struct Spread(Vec<u64>);

impl Spread {
    pub fn of(mut nanoseconds: Vec<u64>) -> Spread {
        nanoseconds.sort_unstable();
        Spread(nanoseconds)
    }

    /// The time that this share of all does not exceed, in microseconds; nothing measured took no time.
    pub fn microseconds_at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        let row = (self.0.len() as f64 * share).ceil() as usize;
        self.0.get(row.saturating_sub(1).min(last)).map_or(0.0, |nanoseconds| *nanoseconds as f64 / 1e3)
    }

    pub fn mean_microseconds(&self) -> f64 {
        self.0.iter().sum::<u64>() as f64 / self.0.len().max(1) as f64 / 1e3
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sleeping costs nothing, working does.
    #[test]
    #[cfg(unix)]
    fn only_work_takes_processor_time() {
        let begun = processor_time();
        std::thread::sleep(Duration::from_millis(40));
        let slept = processor_time().saturating_sub(begun);
        assert!(slept < Duration::from_millis(20), "{slept:?}");
        let mut work = 1_u64;
        while processor_time().saturating_sub(begun) < Duration::from_millis(20) {
            work = black_box(work.wrapping_mul(7));
        }
    }

    #[test]
    fn a_spread_is_read_by_rank() {
        let spread = Spread::of((1..=100).rev().map(|number| number * 1000).collect());
        assert_eq!([0.5, 0.99, 1.0].map(|share| spread.microseconds_at(share)), [50.0, 99.0, 100.0]);
        assert_eq!(spread.mean_microseconds(), 50.5);
        assert_eq!(Spread::of(Vec::new()).microseconds_at(0.5), 0.0);
        assert_eq!(Spread::of(vec![7000]).microseconds_at(0.99), 7.0);
    }
}
