//! What SQLite does besides the contract.

use std::future::ready;
use std::path::Path;
use std::sync::Arc;

use abande_server::store::{Change, OpenError, SqliteStore, Store, StoreError};
use async_trait::async_trait;
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::contract::{CASES, Home};
use crate::made::{NOW, welcome};

#[async_trait]
impl Home for TempDir {
    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(open(self.path()).await)
    }
}

async fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_contract_holds() {
    for (name, case) in CASES {
        println!("{name}");
        case(&tempfile::tempdir().unwrap()).await;
    }
}

#[tokio::test]
async fn what_waits_is_committed_together() {
    let store = Arc::new(SqliteStore::temporary().await.unwrap());
    let mut all = JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        all.spawn(async move { store.change(welcome(&format!("Guest {number}"))).await });
    }
    assert_eq!(all.join_all().await, vec![Ok(()); 200]);
    // On one thread all have sent before the writer gets to look.
    assert_eq!(store.commits(), 4, "64, 64, 64 and the rest");
}

#[tokio::test]
async fn a_change_is_done_though_nobody_waits_for_it() {
    let store = SqliteStore::temporary().await.unwrap();
    tokio::select! {
        biased;
        _ = store.change(welcome("Ada")) => panic!("it has only been handed over"),
        () = ready(()) => {}
    }
    store.change(Change::Heartbeat(NOW)).await.unwrap();
    assert!(store.person("id-Ada").await.unwrap().is_some());
}

#[tokio::test]
async fn what_waits_is_done_before_it_closes() {
    let folder = tempfile::tempdir().unwrap();
    let store = open(folder.path()).await;
    tokio::select! {
        biased;
        _ = store.change(welcome("Ada")) => panic!("it has only been handed over"),
        () = ready(()) => {}
    }
    store.close().await;
    let left: Vec<_> = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "the file and its lock: {left:?}");
    assert!(open(folder.path()).await.person("id-Ada").await.unwrap().is_some());
}

#[tokio::test]
async fn a_second_server_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let first = open(folder.path()).await;
    let second = SqliteStore::open(folder.path()).await;
    let error = second.err().unwrap();
    assert!(matches!(error, OpenError::InUse(_)));
    assert!(error.to_string().starts_with("another server uses the folder "), "{error}");
    first.close().await;
    open(folder.path()).await;
}

#[tokio::test]
async fn what_a_newer_version_wrote_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    open(folder.path()).await.close().await;
    let file = folder.path().join("abande.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
    sqlx::query("PRAGMA user_version = 1000").execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let error = SqliteStore::open(folder.path()).await.err().unwrap();
    assert!(matches!(error, OpenError::Newer(_)));
    assert!(error.to_string().contains("was written by a newer version of this program"), "{error}");
}

#[tokio::test]
async fn what_is_no_store_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("abande.db");
    std::fs::write(&file, "a shopping list, long enough to be looked at by whoever opens it".repeat(20))
        .unwrap();
    let before = std::fs::read(&file).unwrap();
    let error = SqliteStore::open(folder.path()).await.err().unwrap();
    assert!(matches!(error, OpenError::File { .. }), "{error}");
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let error = SqliteStore::open(&file.join("folder")).await.err().unwrap();
    assert!(matches!(error, OpenError::Folder { .. }), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("some/data");
    let store = open(&data).await;
    store.change(Change::Heartbeat(NOW)).await.unwrap();
    let rights = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(rights(&data), 0o700);
    let files: Vec<_> = data.read_dir().unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 4, "{files:?}");
    for file in files {
        assert_eq!(rights(&file), 0o600, "{}", file.display());
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_store_whose_folder_is_gone_is_away_until_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let (here, gone) = (folder.path().join("here"), folder.path().join("gone"));
    let store = open(&here).await;
    store.change(welcome("Ada")).await.unwrap();
    std::fs::rename(&here, &gone).unwrap();
    assert!(matches!(store.change(welcome("Bo")).await, Err(StoreError::Away(_))));
    std::fs::rename(&gone, &here).unwrap();
    store.change(welcome("Bo")).await.unwrap();
    // Another file in its place is not the store.
    std::fs::rename(here.join("abande.db"), &gone).unwrap();
    std::fs::copy(&gone, here.join("abande.db")).unwrap();
    assert!(matches!(store.change(welcome("Cleo")).await, Err(StoreError::Away(_))));
    std::fs::rename(&gone, here.join("abande.db")).unwrap();
    store.change(welcome("Cleo")).await.unwrap();
    store.close().await;
    let store = open(&here).await;
    for name in ["Ada", "Bo", "Cleo"] {
        assert!(store.person(&format!("id-{name}")).await.unwrap().is_some(), "{name}");
    }
}

#[tokio::test]
async fn a_temporary_store_leaves_nothing() {
    let store = SqliteStore::temporary().await.unwrap();
    let folder = store.folder().to_owned();
    store.change(welcome("Ada")).await.unwrap();
    assert!(folder.exists());
    store.close().await;
    drop(store);
    assert!(!folder.exists());
}
