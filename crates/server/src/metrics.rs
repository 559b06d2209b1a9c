//! Metrics for Prometheus, in the OpenMetrics text format.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use wire::api::Millis;

/// Upper bounds of the buckets, in seconds.
const BUCKETS: [f64; 10] = [0.001, 0.002, 0.005, 0.010, 0.025, 0.050, 0.100, 0.250, 1.0, 5.0];

/// Classes of status, as labels.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

pub struct Metrics {
    registry: Registry,
    /// By class of status.
    requests: [Counter; CLASSES.len()],
    pub actions: Counter,
    pub bot_actions: Counter,
    pub refused_actions: Counter,
    pub conflicts: Counter,
    pub loads: Counter,
    pub snapshot_loads: Counter,
    pub broken_tables: Counter,
    pub rate_limited: Counter,
    pub cross_site: Counter,
    pub alerts_sent: Counter,
    pub alerts_failed: Counter,
    copies: Counter,
    pub copies_failed: Counter,
    /// Seconds since 1970.
    copied: Gauge,
    pub hot_tables: Gauge,
    pub streams: Gauge,
    hot_bytes: Gauge<u64, AtomicU64>,
    append: Histogram,
    load: Histogram,
}

impl Metrics {
    /// Names are given without the `_total` that every counter gets, help texts without their full stop.
    pub fn new() -> Metrics {
        let mut registry = Registry::with_prefix("kursbuch");
        let requests = Family::<[(&str, &str); 1], Counter>::default();
        registry.register("requests", "HTTP requests by class of status", requests.clone());
        let mut counter = |name, help| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let actions = counter("actions", "Actions stored, those of bots included");
        let bot_actions = counter("bot_actions", "Actions of bots stored");
        let refused_actions = counter("refused_actions", "Actions that broke a rule");
        let conflicts = counter("conflicts", "Appends that lost against another writer");
        let loads = counter("loads", "Tables loaded into memory");
        let snapshot_loads = counter("snapshot_loads", "Tables loaded from a snapshot");
        let broken_tables = counter("broken_tables", "Tables that could not be loaded");
        let rate_limited = counter("rate_limited", "Requests refused by a rate limit");
        let cross_site = counter("cross_site", "Requests refused for coming from another site");
        let alerts_sent = counter("alerts_sent", "Alerts sent by any channel");
        let alerts_failed = counter("alerts_failed", "Tries to send an alert that failed");
        let copies = counter("copies", "Copies of the database made on schedule");
        let copies_failed = counter("copies_failed", "Copies of the database that failed");
        let copied = Gauge::default();
        registry.register("copied_timestamp_seconds", "When the latest copy was made", copied.clone());
        let hot_tables = Gauge::default();
        registry.register("hot_tables", "Tables in memory", hot_tables.clone());
        let streams = Gauge::default();
        registry.register("streams", "Open live streams", streams.clone());
        let hot_bytes = Gauge::default();
        registry.register("hot_bytes", "Memory of the tables in memory, roughly", hot_bytes.clone());
        let append = Histogram::new(BUCKETS);
        registry.register("append_seconds", "Time until an entry is on disk", append.clone());
        let load = Histogram::new(BUCKETS);
        registry.register("load_seconds", "Time to load a table into memory", load.clone());
        Metrics {
            requests: CLASSES.map(|class| requests.get_or_create_owned(&[("status", class)])),
            registry,
            actions,
            bot_actions,
            refused_actions,
            conflicts,
            loads,
            snapshot_loads,
            broken_tables,
            rate_limited,
            cross_site,
            alerts_sent,
            alerts_failed,
            copies,
            copies_failed,
            copied,
            hot_tables,
            streams,
            hot_bytes,
            append,
            load,
        }
    }

    pub fn request(&self, status: u16) {
        if let Some(counter) = usize::from(status / 100).checked_sub(1).and_then(|class| self.requests.get(class)) {
            counter.inc();
        }
    }

    /// A copy of the database was made at this time.
    pub fn copied(&self, at: Millis) {
        self.copies.inc();
        self.copied.set(i64::try_from(at / 1_000).unwrap_or(i64::MAX));
    }

    /// How long it took until an entry was on disk.
    pub fn appended(&self, took: Duration) {
        self.append.observe(took.as_secs_f64());
    }

    /// How long it took to load a table into memory.
    pub fn loaded(&self, took: Duration) {
        self.load.observe(took.as_secs_f64());
    }

    pub fn render(&self, hot_bytes: usize) -> String {
        self.hot_bytes.set(hot_bytes as u64);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_says(metrics: &Metrics, lines: &[&str]) {
        let text = metrics.render(0);
        for line in lines {
            assert!(text.lines().any(|found| found == *line), "{line} in {text}");
        }
    }

    #[test]
    fn a_histogram_counts_from_below_to_the_microsecond() {
        let metrics = Metrics::new();
        for micros in [300, 1_000, 1_001, 1_900, 2_100, 9_000_000] {
            metrics.appended(Duration::from_micros(micros));
        }
        let lines = [
            "kursbuch_append_seconds_bucket{le=\"0.001\"} 2",
            "kursbuch_append_seconds_bucket{le=\"0.002\"} 4",
            "kursbuch_append_seconds_bucket{le=\"0.005\"} 5",
            "kursbuch_append_seconds_bucket{le=\"5.0\"} 5",
            "kursbuch_append_seconds_bucket{le=\"+Inf\"} 6",
            "kursbuch_append_seconds_count 6",
        ];
        assert_says(&metrics, &lines);
    }

    #[test]
    fn every_class_of_status_is_there_from_the_start() {
        let metrics = Metrics::new();
        metrics.request(204);
        metrics.request(0);
        metrics.request(999);
        let lines = [
            "kursbuch_requests_total{status=\"1xx\"} 0",
            "kursbuch_requests_total{status=\"2xx\"} 1",
            "kursbuch_requests_total{status=\"5xx\"} 0",
        ];
        assert_says(&metrics, &lines);
    }

    #[test]
    fn names_are_what_dashboards_know() {
        let text = Metrics::new().render(5);
        for name in [
            "actions_total",
            "bot_actions_total",
            "refused_actions_total",
            "conflicts_total",
            "loads_total",
            "snapshot_loads_total",
            "broken_tables_total",
            "rate_limited_total",
            "cross_site_total",
            "hot_tables",
            "streams",
            "hot_bytes",
            "append_seconds_sum",
            "load_seconds_sum",
        ] {
            assert!(text.contains(&format!("\nkursbuch_{name} ")), "{name} in {text}");
        }
        assert!(text.contains("\nkursbuch_hot_bytes 5\n"));
    }

    /// A panel over a metric that is not there shows nothing, and nobody notices.
    #[test]
    fn every_metric_of_the_dashboard_is_there() {
        let dashboard: serde_json::Value =
            serde_json::from_str(include_str!("../../../deploy/grafana.json")).expect("the dashboard is JSON");
        let panels = dashboard["panels"].as_array().expect("panels");
        let asked: Vec<&str> = panels
            .iter()
            .flat_map(|panel| panel["targets"].as_array().into_iter().flatten())
            .filter_map(|target| target["expr"].as_str())
            .flat_map(|query| query.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_'))
            .filter(|word| word.starts_with("kursbuch_"))
            .collect();
        assert!(panels.len() > 10 && asked.len() > panels.len(), "{asked:?}");
        let text = Metrics::new().render(0);
        let is_there = |name: &str| text.lines().any(|line| line.split(['{', ' ']).next() == Some(name));
        for name in asked {
            assert!(is_there(name), "{name} in {text}");
        }
    }
}
