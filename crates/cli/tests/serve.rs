//! The app from this machine: the address it tells is the address it answers at.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server that ends with the test.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn start(args: &[&str]) -> Served {
        let mut child =
            Command::new(env!("CARGO_BIN_EXE_abande")).args(args).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address =
            line.split("http://").nth(1).expect(&line).split_whitespace().next().unwrap().to_owned();
        Served { child, address }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_app_starts_with_and_without_its_command() {
    for args in [&["--port", "0", "--no-open"][..], &["serve", "--port", "0", "--no-open"]] {
        let served = Served::start(args);
        assert!(served.get("/").contains("<title>Abande</title>"));
        assert!(served.get("/nothing").starts_with("HTTP/1.1 404"));
    }
}

#[test]
fn a_taken_port_is_refused_with_a_way_out() {
    let served = Served::start(&["--port", "0", "--no-open"]);
    let port = served.address.rsplit(':').next().unwrap();
    let second =
        Command::new(env!("CARGO_BIN_EXE_abande")).args(["--port", port, "--no-open"]).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8(second.stderr).unwrap();
    assert_eq!(
        said,
        format!("error: --port: port {port} is taken: choose another, or 0 for any that is free\n")
    );
}

#[test]
fn alone_there_is_nobody_to_play_with() {
    let served = Served::start(&["--port", "0", "--no-open"]);
    // The client's own file says that there is only a host for files.
    assert!(served.get("/api/v1/health").contains(r#""status":"static""#));
    assert!(
        served.get("/api/v1/seeks").starts_with("HTTP/1.1 404"),
        "nothing is stored, so nothing is asked"
    );
}

#[test]
fn a_network_is_let_in_by_a_code() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_abande"))
        .args(["serve", "--lan", "--port", "0", "--no-open"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let first = lines.next().unwrap();
    let address = first.split("http://").nth(1).expect(&first).split(' ').next().unwrap().to_owned();
    let code: Vec<_> = lines.by_ref().skip(1).take_while(|line| line.starts_with(['█', '▀'])).collect();
    let served = Served { child, address };
    assert!(code.len() > 10 && code[0].chars().all(|block| block == '█'), "{code:?}");
    // The code is printed a moment before the store is open.
    let health = (0..200).map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        served.get("/api/v1/health")
    });
    assert!(health.into_iter().any(|answer| answer.contains(r#""status":"ok""#)));
}

#[test]
fn a_public_server_tells_its_address_and_ends_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let mut served = Served::start(&["serve", "--listen", "127.0.0.1:0", "--data", data, "--no-open"]);
    assert!(served.get("/api/v1/health").contains(r#""status":"ok""#));
    assert!(served.get("/").contains("<title>Abande</title>"));
    let second = Command::new(env!("CARGO_BIN_EXE_abande"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", data])
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1), "one folder, one server");
    // Windows knows no such signal.
    if cfg!(unix) {
        Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status().unwrap();
        assert_eq!(served.child.wait().unwrap().code(), Some(0));
    }
}

#[test]
fn the_app_goes_to_an_empty_folder_as_plain_files() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("site/abande");
    let export = || {
        Command::new(env!("CARGO_BIN_EXE_abande")).args(["serve", "--export"]).arg(&folder).output().unwrap()
    };
    let done = export();
    assert_eq!(done.status.code(), Some(0), "{}", String::from_utf8_lossy(&done.stderr));
    assert!(
        String::from_utf8(done.stdout)
            .unwrap()
            .ends_with(&format!(" files written to {}\n", folder.display()))
    );
    let page = std::fs::read_to_string(folder.join("index.html")).unwrap();
    let script = page.split('"').find(|text| text.contains("assets/")).unwrap();
    assert!(folder.join(script).is_file(), "{script}");
    assert!(folder.join("networks/hex.nn").is_file());
    // A second time nothing is written: what lies there might be somebody's.
    std::fs::write(folder.join("index.html"), "mine").unwrap();
    let again = export();
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8(again.stderr).unwrap().contains("is not empty: name a folder that is empty"));
    assert_eq!(std::fs::read_to_string(folder.join("index.html")).unwrap(), "mine");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    for args in [
        &["serve", "--listen", "127.0.0.1:0"][..],
        &["serve", "--data", "somewhere"],
        &["serve", "--lan", "--listen", "127.0.0.1:0"],
        &["serve", "--url", "https://abande.example"],
        &["serve", "--proxy", "127.0.0.1"],
        &["serve", "--limits", "off"],
        &["serve", "--export", "somewhere", "--lan"],
        &["--lan", "moves"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_abande")).args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let url = Command::new(env!("CARGO_BIN_EXE_abande"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data", "x", "--url", "nonsense"])
        .current_dir(tempfile::tempdir().unwrap().path())
        .output()
        .unwrap();
    assert_eq!(url.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&url.stderr).contains("--url"));
}
