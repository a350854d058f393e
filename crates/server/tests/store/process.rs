//! A store in a process of its own, looked at from outside. The processes are tests of this very program that others
//! start; by themselves they are left out.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use abande_server::store::{Change, SqliteStore, Store, StoreError};

use crate::made::{NOW, greet, welcome};

/// Where a process finds the folder to serve from.
const FOLDER: &str = "ABANDE_STORE_FOLDER";

/// The line that starts one of the processes below.
fn arguments(process: &str) -> [String; 4] {
    ["--ignored", "--exact", "--nocapture", &format!("process::{process}")].map(String::from)
}

#[tokio::test]
#[ignore = "started by another test"]
async fn acknowledges() {
    let store = SqliteStore::temporary().await.unwrap();
    println!("it begins");
    for number in 0..20 {
        store.change(Change::Heartbeat(NOW + number)).await.unwrap();
        println!("acknowledged {number}");
    }
}

/// What is not on disk may be lost with the power, though the process goes on: only the system's calls tell.
#[test]
fn what_is_acknowledged_is_on_disk_before() {
    let folder = tempfile::tempdir().unwrap();
    let calls = folder.path().join("calls");
    let traced = Command::new("strace")
        .args(["-f", "-y", "-e", "trace=pwrite64,fsync,fdatasync,write", "-o"])
        .arg(&calls)
        .arg(std::env::current_exe().unwrap())
        .args(arguments("acknowledges"))
        .output()
        .expect("strace is needed, which `cargo xtask test` installs");
    assert!(traced.status.success(), "{}", String::from_utf8_lossy(&traced.stderr));
    assert_eq!(acknowledgements(&std::fs::read_to_string(&calls).unwrap()), 20);
}

/// How often something was acknowledged; each time it must have been written to the log, and be on disk.
fn acknowledgements(calls: &str) -> u32 {
    let (mut written, mut on_disk, mut acknowledged) = (false, false, 0);
    // Calls of several threads: who was interrupted in the middle goes on in a later line.
    let mut interrupted = Vec::new();
    for line in calls.lines() {
        let (thread, call) = line.split_once(char::is_whitespace).unwrap();
        let call = call.trim_start();
        let is_log = call.contains("/abande.db-wal>");
        let syncs = call.starts_with("fsync(") || call.starts_with("fdatasync(");
        if call.starts_with("pwrite64(") && is_log {
            (written, on_disk) = (true, false);
        } else if syncs && is_log && call.ends_with("<unfinished ...>") {
            interrupted.push(thread);
        } else if call.starts_with("<... f") && interrupted.contains(&thread) {
            interrupted.retain(|&other| other != thread);
            on_disk = call.ends_with("= 0");
        } else if syncs && is_log {
            on_disk = call.ends_with("= 0");
        } else if call.starts_with("write(1<") && call.contains("acknowledged ") {
            assert!(written && on_disk, "not on disk: {call}");
            (written, on_disk) = (false, false);
            acknowledged += 1;
        }
    }
    acknowledged
}

#[tokio::test]
#[ignore = "started by another test"]
async fn serves_until_it_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = SqliteStore::open(Path::new(&folder)).await.unwrap();
    for number in 0.. {
        let name = format!("Guest{number}");
        store.change(welcome(&name)).await.unwrap();
        println!("\n{name}");
    }
}

#[tokio::test]
async fn a_killed_server_leaves_its_folder_free_and_whole() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(std::env::current_exe().unwrap())
        .args(arguments("serves_until_it_is_killed"))
        .env(FOLDER, folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(server.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut names: Vec<String> = Vec::new();
    let mut lines = lines.filter(|line| line.starts_with("Guest"));
    names.extend(lines.by_ref().take(30));
    assert!(SqliteStore::open(folder.path()).await.is_err(), "it serves");
    server.kill().unwrap();
    names.extend(lines);
    server.wait().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    for name in names {
        assert!(store.person(&format!("id-{name}")).await.unwrap().is_some(), "{name} was acknowledged");
    }
}

/// Files of this process may have so many bytes from now on.
fn limit_files(bytes: &str) {
    let own = std::process::id().to_string();
    let limited = Command::new("prlimit").args(["--pid", &own, &format!("--fsize={bytes}:")]).status();
    assert!(limited.unwrap().success());
}

#[tokio::test]
#[ignore = "started by another test"]
async fn has_no_room_for_a_while() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = SqliteStore::open(Path::new(&folder)).await.unwrap();
    greet(&store, &["Ada", "Bo"]).await;
    // Less than the log has by now, but room for what readers have in common.
    limit_files("40000");
    for _ in 0..2 {
        assert!(matches!(store.change(welcome("Cleo")).await, Err(StoreError::Away(_))));
    }
    assert!(store.person("id-Ada").await.unwrap().is_some(), "it can be read");
    assert_eq!(store.person("id-Cleo").await.unwrap(), None);
    limit_files("unlimited");
    greet(&store, &["Cleo", "Dora"]).await;
    store.close().await;
    let store = SqliteStore::open(Path::new(&folder)).await.unwrap();
    for name in ["Ada", "Bo", "Cleo", "Dora"] {
        assert!(store.person(&format!("id-{name}")).await.unwrap().is_some(), "{name}");
    }
    println!("\nthere is room again");
}

#[test]
fn a_full_disk_is_told_of_and_gets_over() {
    let folder = tempfile::tempdir().unwrap();
    let done = Command::new("sh")
        // The limit sends a signal that would end the process; a full disk does not.
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""])
        .arg(std::env::current_exe().unwrap())
        .args(arguments("has_no_room_for_a_while"))
        .env(FOLDER, folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).into_owned();
    assert!(done.status.success() && said.contains("\nthere is room again\n"), "{said}");
}
