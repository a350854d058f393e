//! The server: where it listens, and how it answers.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::middleware::from_fn_with_state;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::api::{self, Service};
use crate::connections;
use crate::games::Millis;
use crate::live::Hub;
use crate::origin::SiteError;
use crate::store::{OpenError, SqliteStore, Store, StoreError};
use crate::web::router;

/// The port that is tried first: the year of the game.
pub const USUAL_PORT: u16 = 2005;

/// What is under way gets so long to finish.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// How many ports behind the usual one are tried.
const MORE_PORTS: u16 = 20;

/// Which port to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Port {
    /// The usual one, or the next that is free.
    Usual,
    /// This one and no other; 0 is any that is free.
    Exactly(u16),
}

/// What a server that people meet on needs besides its port.
#[derive(Clone, Debug, Default)]
pub struct Online {
    /// The folder that everything is kept in; without one, all is forgotten at the end.
    pub data: Option<PathBuf>,
    /// The address that people know it by, where a proxy stands in front.
    pub url: Option<String>,
    /// The proxy whose word on a client's address counts.
    pub proxy: Option<IpAddr>,
    /// Whether there are no limits, for load tests.
    pub unlimited: bool,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// Somebody else listens there.
    #[error("port {0} is taken: choose another, or 0 for any that is free")]
    Taken(u16),
    /// None of the usual ports is free.
    #[error("ports {USUAL_PORT} to {} are all taken: choose another, or 0 for any that is free", USUAL_PORT + MORE_PORTS)]
    AllTaken,
    /// The port cannot be had for another reason, such as a missing right.
    #[error("port {port} cannot be used: {error}")]
    Port {
        /// The port.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
    /// The store cannot be opened.
    #[error("--data: {0}")]
    Open(#[from] OpenError),
    /// The store cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address that people are to know it by is none.
    #[error("--url: {0}")]
    Url(#[from] SiteError),
    /// Something else of the system.
    #[error("the server stopped: {0}")]
    Io(#[from] io::Error),
}

/// A server that has its port, and does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes a port of this machine's address: on the loopback address nobody else can reach it.
    ///
    /// # Errors
    /// When the port cannot be had.
    pub fn bind(host: IpAddr, port: Port) -> Result<Server, ServerError> {
        let listener = match port {
            Port::Exactly(port) => listen(host, port)?,
            Port::Usual => (USUAL_PORT..=USUAL_PORT + MORE_PORTS)
                .find_map(|port| match listen(host, port) {
                    Err(ServerError::Taken(_)) => None,
                    other => Some(other),
                })
                .unwrap_or(Err(ServerError::AllTaken))?,
        };
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address })
    }

    /// The port that it has.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// The address for a browser.
    pub fn address(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Serves the client's files alone, until the process is asked to end.
    ///
    /// # Errors
    /// When the system lets it down.
    pub fn run(self) -> Result<(), ServerError> {
        runtime()?.block_on(async {
            let end = end_after(asked_to_end()?);
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            let connections = connections::serve(&listener, router(), None, &end).await;
            // Nobody else is let in.
            drop(listener);
            let _ = timeout(LAST_WORDS, connections.wait()).await;
            Ok(())
        })
    }

    /// Lets people play each other, until the process is asked to end. `ready` is called once it serves.
    ///
    /// # Errors
    /// When the store cannot be opened, or the system lets it down.
    pub fn run_online(self, online: &Online, ready: impl FnOnce()) -> Result<(), ServerError> {
        raise_open_files();
        runtime()?.block_on(async { self.serve_online(online, asked_to_end()?, ready).await })
    }

    /// Lets people play each other, until something has come to its end.
    ///
    /// # Errors
    /// When the store cannot be opened, or the system lets it down.
    pub async fn serve_online(
        self,
        online: &Online,
        until: impl Future<Output = ()> + Send + 'static,
        ready: impl FnOnce(),
    ) -> Result<(), ServerError> {
        let end = end_after(until);
        let store = Arc::new(match &online.data {
            Some(folder) => SqliteStore::open(folder).await?,
            None => SqliteStore::temporary().await?,
        });
        let hub = Hub::open(Arc::clone(&store) as Arc<dyn Store>, Box::new(now)).await?;
        let service = Arc::new(Service::new(hub, self.address, online)?);
        service.hub.keep_house(&end);
        tokio::spawn(tidy(Arc::clone(&service), end.clone()));
        let router = router_online(&service);
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        ready();
        let connections = connections::serve(&listener, router.clone(), online.proxy, &end).await;
        service.stop();
        let last_words = async {
            service.hub.shut_down().await;
            connections.wait().await;
        };
        // Who comes now is told that the server stops.
        let never = CancellationToken::new();
        tokio::select! {
            // Who has not finished by then is cut off: what was acknowledged is kept.
            _ = timeout(LAST_WORDS, last_words) => {}
            _ = connections::serve(&listener, router, online.proxy, &never) => {}
        }
        service.hub.last_beat().await;
        store.close().await;
        Ok(())
    }
}

/// Forgets, every minute, what no longer counts against anybody.
async fn tidy(service: Arc<Service>, end: CancellationToken) {
    let mut minutes = tokio::time::interval(Duration::from_mins(1));
    while end.run_until_cancelled(minutes.tick()).await.is_some() {
        service.limits.tidy();
    }
}

/// A token that is cancelled when something has come to its end.
fn end_after(until: impl Future<Output = ()> + Send + 'static) -> CancellationToken {
    let end = CancellationToken::new();
    let ended = end.clone();
    tokio::spawn(async move {
        until.await;
        ended.cancel();
    });
    end
}

fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// What time it is, by the system's clock.
fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Ctrl-C or the request to end; where there is no such signal the process simply ends. They are heeded from the moment
/// this is called, not only once it is waited for.
fn asked_to_end() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut interrupt) =
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Each connection is an open file, and systems allow few of them unless asked.
pub fn raise_open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // If it is not granted, there are as many as there were.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

fn listen(host: IpAddr, port: u16) -> Result<TcpListener, ServerError> {
    TcpListener::bind((host, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => ServerError::Taken(port),
        _ => ServerError::Port { port, error },
    })
}

/// The client's files, and the contract of the wire.
fn router_online(service: &Arc<Service>) -> Router {
    let all = Router::new().nest("/api/v1", api::router(service)).merge(router());
    all.layer(from_fn_with_state(Arc::clone(service), api::check_host))
}
