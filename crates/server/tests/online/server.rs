//! A server for a test.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::mpsc;
use std::thread::JoinHandle;

use abande_server::{Online, Port, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// A server that ends with the test.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    folder: TempDir,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    pub(crate) fn start() -> TestServer {
        TestServer::with(|online| online.unlimited = true)
    }

    pub(crate) fn with(set: impl FnOnce(&mut Online)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut online = Online { data: Some(folder.path().to_owned()), ..Online::default() };
        set(&mut online);
        let (address, end, thread) = serve(online);
        TestServer { address, folder, end: Some(end), thread: Some(thread) }
    }

    /// The folder with its data.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Ends, as a request to end does.
    pub(crate) fn stop(&mut self) {
        if let Some(end) = self.end.take() {
            let _ = end.send(());
        }
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }

    /// Ends, and starts again with the same data.
    pub(crate) fn restart(&mut self) {
        self.stop();
        let online =
            Online { data: Some(self.folder.path().to_owned()), unlimited: true, ..Online::default() };
        let (address, end, thread) = serve(online);
        self.address = address;
        self.end = Some(end);
        self.thread = Some(thread);
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.stop();
    }
}

fn serve(online: Online) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    // Both ends of many connections, of several tests at a time, are files of this process.
    abande_server::raise_open_files();
    let server = Server::bind(IpAddr::V4(Ipv4Addr::LOCALHOST), Port::Exactly(0)).unwrap();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, server.port()));
    let (end, ended) = oneshot::channel();
    let (ready, is_ready) = mpsc::channel();
    let thread = std::thread::spawn(move || {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let until = async {
            let _ = ended.await;
        };
        runtime.block_on(server.serve_online(&online, until, || ready.send(()).unwrap())).unwrap();
    });
    is_ready.recv().expect("the server did not start");
    (address, end, thread)
}
