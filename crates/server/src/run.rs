//! Start and shutdown: the socket, the connections, the background tasks.

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
use crate::copies::{self, CopyError};
use crate::http::{Peer, router};

/// A client that does not send the head of a request within this time is disconnected.
const HEAD_TIME: Duration = Duration::from_secs(15);
/// How long requests under way have to finish.
const DRAIN: Duration = Duration::from_secs(10);
const SWEEP_SESSIONS: Duration = Duration::from_secs(3600);
/// How soon a game that is over is rated.
const RATE: Duration = Duration::from_secs(1);
const SWEEP_LIMITS: Duration = Duration::from_secs(60);

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("no copies of the database can be made: {0}")]
    Copies(#[from] CopyError),
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
    /// Accepts no more connections, lets requests finish, and writes everything to disk.
    pub async fn stop(self) {
        // The task that receives it runs until then.
        let _ = self.stop.send(true);
        let _ = self.serving.await;
    }
}

pub async fn start(config: Config) -> Result<Running, StartError> {
    if let Some(wanted) = &config.copies {
        copies::check(wanted, &config.database)?;
    }
    let store = store::open_beside(&config.database, Use::Serve, &config.beside).await?;
    let listener = TcpListener::bind(config.addr).await.map_err(|why| StartError::Listen(config.addr, why))?;
    let addr = listener.local_addr().map_err(|why| StartError::Listen(config.addr, why))?;
    let (stop, stopping) = watch::channel(false);
    // The port may have been the system's choice.
    let config = Config { addr, ..config };
    let app = Arc::new(App::new(config, store, stopping.clone()));
    tracing::info!(%addr, "serving");
    let serving = tokio::spawn(serve(app, listener, stopping));
    Ok(Running { addr, stop, serving })
}

async fn serve(app: Shared, listener: TcpListener, mut stopping: watch::Receiver<bool>) {
    let router = router(app.clone());
    let connections = GracefulShutdown::new();
    let alerts = tokio::spawn(crate::alerts::run(app.clone()));
    let copying = app.config.copies.clone().map(|wanted| tokio::spawn(copies::run(app.clone(), wanted)));
    let background = [
        tokio::spawn(supervise(app.clone())),
        tokio::spawn(sweep_sessions(app.clone())),
        tokio::spawn(sweep_limits(app.clone())),
        tokio::spawn(rate_games(app.clone())),
    ];
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connect(stream, peer, &router, &connections),
                // Out of file handles, most likely: back off and retry.
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
    background.iter().chain(&copying).for_each(JoinHandle::abort);
    // It finishes what it is sending: a message that was sent and not struck off would be sent again.
    let _ = alerts.await;
    app.hub.close().await;
    app.store.close().await;
    tracing::info!("stopped");
}

/// Our own accept loop, since `axum::serve` has no timeout for reading the head of a request.
fn connect(stream: TcpStream, peer: SocketAddr, router: &axum::Router, connections: &GracefulShutdown) {
    // Answers are small and each is waited for.
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
        // A broken connection is the client's concern.
        let _ = watched.await;
    });
}

async fn supervise(app: Shared) {
    app.hub.supervise().await;
}

async fn sweep_limits(app: Shared) {
    loop {
        tokio::time::sleep(SWEEP_LIMITS).await;
        app.limits.sweep();
    }
}

async fn rate_games(app: Shared) {
    loop {
        match crate::ratings::rate_some(&app).await {
            Ok(0) => tokio::time::sleep(RATE).await,
            Ok(_) => tokio::task::yield_now().await,
            Err(failure) => {
                tracing::warn!(?failure, "cannot rate games");
                tokio::time::sleep(SWEEP_LIMITS).await;
            }
        }
    }
}

async fn sweep_sessions(app: Shared) {
    loop {
        if let Err(failure) = app.store.sweep_sessions(app.config.clock.now()).await {
            tracing::warn!(%failure, "cannot sweep sessions");
        }
        if let Err(failure) = app.store.sweep_mail_links(app.config.clock.now()).await {
            tracing::warn!(%failure, "cannot sweep links");
        }
        tokio::time::sleep(SWEEP_SESSIONS).await;
    }
}
