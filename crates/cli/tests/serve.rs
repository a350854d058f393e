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
        let address = line.split("http://").nth(1).expect(&line).split(' ').next().unwrap().to_owned();
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
