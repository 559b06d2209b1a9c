//! What every request handler can reach.

use std::sync::Arc;

use store::Store;
use tokio::sync::watch;

use crate::alerts::Alerts;
use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::sessions::Sessions;
use crate::table::Hub;

pub struct App {
    pub config: Config,
    pub store: Arc<dyn Store>,
    pub hub: Hub,
    pub sessions: Sessions,
    pub limits: Limits,
    pub alerts: Alerts,
    pub metrics: Arc<Metrics>,
    /// `true` once the server is shutting down: streams end then.
    pub stopping: watch::Receiver<bool>,
}

pub type Shared = Arc<App>;

impl App {
    pub fn new(config: Config, store: Arc<dyn Store>, stopping: watch::Receiver<bool>) -> App {
        let metrics = Arc::new(Metrics::new());
        App {
            hub: Hub::new(store.clone(), metrics.clone(), &config),
            sessions: Sessions::new(store.clone(), config.clock.clone()),
            limits: Limits::new(config.rate_limits),
            alerts: Alerts::new(&config, store.clone()),
            config,
            store,
            metrics,
            stopping,
        }
    }
}

/// Waits for the shutdown.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A sender that has gone means the end, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}
