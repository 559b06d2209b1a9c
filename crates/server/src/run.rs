//! Starting and ending: the socket, the connections, the tasks in the background.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use store::{StoreError, Use};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tower::ServiceExt as _;

use crate::app::{App, Shared, stopped};
use crate::config::Config;
use crate::http::{Peer, router};

/// Whoever does not send the head of a request within this time is let go.
const HEAD_TIME: Duration = Duration::from_secs(15);
/// Requests under way have so long to end.
const DRAIN: Duration = Duration::from_secs(10);
const SWEEP_SESSIONS: Duration = Duration::from_secs(3600);

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

/// A server that is running.
pub struct Running {
    pub addr: SocketAddr,
    stop: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl Running {
    /// Takes no more connections, lets requests end, brings everything to the disk.
    pub async fn stop(self) {
        // The task that hears it lives until it has.
        let _ = self.stop.send(true);
        let _ = self.serving.await;
    }
}

pub async fn start(config: Config) -> Result<Running, StartError> {
    let store = store::open(&config.database, Use::Serve).await?;
    let listener = TcpListener::bind(config.addr).await.map_err(|why| StartError::Listen(config.addr, why))?;
    let addr = listener.local_addr().map_err(|why| StartError::Listen(config.addr, why))?;
    let (stop, stopping) = watch::channel(false);
    let app = Arc::new(App::new(config, store, stopping.clone()));
    tracing::info!(%addr, "serving");
    let serving = tokio::spawn(serve(app, listener, stopping));
    Ok(Running { addr, stop, serving })
}

async fn serve(app: Shared, listener: TcpListener, mut stopping: watch::Receiver<bool>) {
    let router = router(app.clone());
    let connections = GracefulShutdown::new();
    let tending = tokio::spawn(tend(app.clone()));
    let sweeping = tokio::spawn(sweep_sessions(app.clone()));
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connect(stream, peer, &router, &connections),
                // Out of file handles, most likely: a breath, then again.
                Err(why) => {
                    tracing::warn!(%why, "cannot accept");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            },
            () = stopped(&mut stopping) => break,
        }
    }
    drop(listener);
    tracing::info!("draining");
    if tokio::time::timeout(DRAIN, connections.shutdown()).await.is_err() {
        tracing::warn!("some requests did not end in time");
    }
    tending.abort();
    sweeping.abort();
    app.hub.close().await;
    app.store.close().await;
    tracing::info!("stopped");
}

fn connect(stream: TcpStream, peer: SocketAddr, router: &axum::Router, connections: &GracefulShutdown) {
    // Answers are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let service = router.clone().map_request(move |mut request: axum::http::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
    let watched = connections.watch(connection);
    tokio::spawn(async move {
        // A broken connection is the other end's affair.
        let _ = watched.await;
    });
}

async fn tend(app: Shared) {
    app.hub.tend().await;
}

async fn sweep_sessions(app: Shared) {
    loop {
        if let Err(failure) = app.store.sweep_sessions(crate::chance::now()).await {
            tracing::warn!(%failure, "cannot sweep sessions");
        }
        tokio::time::sleep(SWEEP_SESSIONS).await;
    }
}
