//! Counters, for Prometheus to read.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Upper ends of the classes of a histogram, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000];

#[derive(Default)]
pub struct Metrics {
    /// By the first digit of the status.
    requests: [AtomicU64; 6],
    pub actions: AtomicU64,
    pub bot_actions: AtomicU64,
    pub refused_actions: AtomicU64,
    pub conflicts: AtomicU64,
    pub loads: AtomicU64,
    pub snapshot_loads: AtomicU64,
    pub broken_tables: AtomicU64,
    pub rate_limited: AtomicU64,
    pub cross_site: AtomicU64,
    pub hot_tables: AtomicI64,
    pub streams: AtomicI64,
    append: Histogram,
    load: Histogram,
}

#[derive(Default)]
struct Histogram {
    counts: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    pub fn request(&self, status: u16) {
        if let Some(counter) = self.requests.get(usize::from(status / 100)) {
            count(counter);
        }
    }

    /// How long it took until an entry was on the disk.
    pub fn appended(&self, took: Duration) {
        self.append.note(took);
    }

    /// How long it took to bring a table into memory.
    pub fn loaded(&self, took: Duration) {
        self.load.note(took);
    }

    pub fn render(&self) -> String {
        let mut text = String::new();
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        head(&mut text, "requests_total", "counter", "HTTP requests by class of status.");
        for (class, counter) in self.requests.iter().enumerate().skip(1) {
            line(&mut text, &format!("requests_total{{status=\"{class}xx\"}}"), read(counter));
        }
        #[rustfmt::skip]
        let counters = [
            ("actions_total", "Actions stored, those of bots included.", &self.actions),
            ("bot_actions_total", "Actions of bots stored.", &self.bot_actions),
            ("refused_actions_total", "Actions that broke a rule.", &self.refused_actions),
            ("conflicts_total", "Appends that another writer was ahead of.", &self.conflicts),
            ("loads_total", "Tables loaded into memory.", &self.loads),
            ("snapshot_loads_total", "Tables loaded from a snapshot.", &self.snapshot_loads),
            ("broken_tables_total", "Tables that could not be loaded.", &self.broken_tables),
            ("rate_limited_total", "Requests refused for being too many.", &self.rate_limited),
            ("cross_site_total", "Requests refused for coming from another site.", &self.cross_site),
        ];
        for (name, help, counter) in counters {
            head(&mut text, name, "counter", help);
            line(&mut text, name, read(counter));
        }
        for (name, help, gauge) in
            [("hot_tables", "Tables in memory.", &self.hot_tables), ("streams", "Open live streams.", &self.streams)]
        {
            head(&mut text, name, "gauge", help);
            line(&mut text, name, gauge.load(Ordering::Relaxed));
        }
        self.append.render(&mut text, "append_seconds", "Time until an entry is on the disk.");
        self.load.render(&mut text, "load_seconds", "Time to bring a table into memory.");
        text
    }
}

impl Histogram {
    fn note(&self, took: Duration) {
        let class = CLASSES.iter().position(|end| took.as_millis() as u64 <= *end);
        if let Some(counter) = class.and_then(|class| self.counts.get(class)) {
            count(counter);
        }
        count(&self.count);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn render(&self, text: &mut String, name: &str, help: &str) {
        head(text, name, "histogram", help);
        let mut below = 0;
        for (end, counter) in CLASSES.iter().zip(&self.counts) {
            below += counter.load(Ordering::Relaxed);
            line(text, &format!("{name}_bucket{{le=\"{}\"}}", *end as f64 / 1e3), below);
        }
        let count = self.count.load(Ordering::Relaxed);
        line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        line(text, &format!("{name}_sum"), self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        line(text, &format!("{name}_count"), count);
    }
}

// Writing to a string cannot fail.
fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    let _ = write!(text, "# HELP kursbuch_{name} {help}\n# TYPE kursbuch_{name} {kind}\n");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "kursbuch_{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_from_below() {
        let metrics = Metrics::default();
        for millis in [1, 3, 3, 9_000] {
            metrics.appended(Duration::from_millis(millis));
        }
        let text = metrics.render();
        for expected in ["bucket{le=\"0.001\"} 1", "bucket{le=\"0.005\"} 3", "bucket{le=\"+Inf\"} 4", "seconds_count 4"]
        {
            assert!(text.contains(expected), "{expected} in {text}");
        }
    }
}
