//! What is true of a database in a file only: who else holds it, what is wrong with it, what one
//! commit is.

use std::path::Path;
use std::time::Duration;

use bastide_store::{
    Appended, DatabaseProblem, GuestId, Occupant, Options, Store, StoreError, TransientError,
};
use rusqlite::Connection;

use super::engine::{Home, added, entry, fresh, guest, new_match, with_match};

const AT_ONCE: Options = Options { patience: Duration::from_millis(20), readers: 1 };

async fn refusal(path: &Path) -> (StoreError, String) {
    let Err(error) = Store::open_with(path, AT_ONCE).await else { panic!("it was opened") };
    let sentence = error.to_string();
    let StoreError::Open { reason, .. } = error else { panic!("{error:?}") };
    (*reason, sentence)
}

/// Another program in the middle of a write.
fn hold(path: &Path) -> Connection {
    let other = Connection::open(path).unwrap();
    other.execute_batch("begin immediate").unwrap();
    other
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let home = Home::new();
    let path = home.path().join("nowhere").join("bastide.db");
    let (reason, sentence) = refusal(&path).await;
    assert!(matches!(reason, StoreError::Unusable(DatabaseProblem::Unreachable)), "{reason:?}");
    assert!(sentence.contains(path.to_str().unwrap()), "{sentence}");
}

#[tokio::test]
async fn a_foreign_file_is_refused_and_left_alone() {
    let home = Home::new();
    let foreign = "a letter to a friend, longer than the header of a database\n".repeat(20);
    std::fs::write(home.path(), &foreign).unwrap();
    let (reason, _) = refusal(&home.path()).await;
    assert!(matches!(reason, StoreError::Unusable(DatabaseProblem::NotADatabase)), "{reason:?}");
    assert_eq!(std::fs::read_to_string(home.path()).unwrap(), foreign);
}

#[tokio::test]
async fn a_database_of_a_later_version_is_refused() {
    let (store, home) = fresh().await;
    drop(store);
    let later =
        "insert into refinery_schema_history values (99, 'later', '2030-01-01T00:00:00Z', '1')";
    Connection::open(home.path()).unwrap().execute(later, ()).unwrap();
    let (reason, _) = refusal(&home.path()).await;
    assert!(matches!(reason, StoreError::Unusable(DatabaseProblem::Migration(_))), "{reason:?}");
}

#[tokio::test]
async fn a_new_file_that_another_program_holds_is_busy() {
    let home = Home::new();
    let other = hold(&home.path());
    let (reason, sentence) = refusal(&home.path()).await;
    assert!(matches!(reason, StoreError::Transient(TransientError::Busy)), "{reason:?}");
    assert!(sentence.contains("another program holds the database"), "{sentence}");
    drop(other);
    assert!(Store::open(home.path()).await.is_ok());
}

#[tokio::test]
async fn a_migration_that_another_program_holds_up_is_busy() {
    let home = Home::new();
    let raw = Connection::open(home.path()).unwrap();
    raw.execute_batch("pragma journal_mode = wal").unwrap();
    let _other = hold(&home.path());
    let (reason, _) = refusal(&home.path()).await;
    assert!(matches!(reason, StoreError::Transient(TransientError::Busy)), "{reason:?}");
}

#[tokio::test]
async fn while_another_program_writes_one_reads_but_does_not_write() {
    let (store, id, home) = with_match().await;
    drop(store);
    let store = Store::open_with(home.path(), AT_ONCE).await.unwrap();
    let other = hold(&home.path());
    let refused = store.log().append(&id, entry(0, "a")).await;
    assert!(matches!(refused, Err(StoreError::Transient(TransientError::Busy))), "{refused:?}");
    assert!(store.log().load(&id).await.unwrap().unwrap().entries.is_empty());
    drop(other);
    assert_eq!(store.log().append(&id, entry(0, "a")).await.unwrap(), Appended::Done);
}

/// Two commits at most: the writer had taken some of the writes when it met the lock, and takes
/// all others after it.
#[tokio::test]
async fn writes_that_wait_together_are_committed_together() {
    let (store, home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let id = added(&store, new_match(&nell)).await;
    let before = store.statistics();
    let other = hold(&home.path());
    let mut waiting = tokio::task::JoinSet::new();
    for seq in 0..64 {
        let (store, id) = (store.clone(), id.clone());
        waiting.spawn(async move { store.log().append(&id, entry(seq, &seq.to_string())).await });
    }
    // One thread runs all tasks, so that this lets each of them ask before the lock goes.
    tokio::task::yield_now().await;
    drop(other);
    assert!(waiting.join_all().await.into_iter().all(|answer| answer.unwrap() == Appended::Done));
    let after = store.statistics();
    assert_eq!(after.writes - before.writes, 64);
    assert!((1..=2).contains(&(after.commits - before.commits)), "{before:?} {after:?}");
}

#[tokio::test]
async fn a_refused_write_undoes_nothing_but_itself() {
    let (store, home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let id = added(&store, new_match(&nell)).await;
    let mut wrong = new_match(&nell);
    wrong.seats[1].occupant = Occupant::Guest(GuestId(99));
    let before = store.statistics();
    let other = hold(&home.path());
    let release = async { drop(other) };
    let (first, refused, second, ()) = tokio::join!(
        biased;
        store.log().append(&id, entry(0, "a")),
        store.log().add_match(wrong.clone()),
        store.log().append(&id, entry(1, "b")),
        release,
    );
    assert_eq!((first.unwrap(), second.unwrap()), (Appended::Done, Appended::Done));
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    let after = store.statistics();
    assert!(after.commits - before.commits <= 2, "at least two of the three shared a commit");
    assert_eq!(store.log().load(&wrong.id).await.unwrap(), None);
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().entries.len(), 2);
}

/// The history of a new database is the one that earlier versions of the program wrote and compare with.
#[tokio::test]
async fn migrations_are_noted_as_before() {
    let (store, home) = fresh().await;
    drop(store);
    let connection = Connection::open(home.path()).unwrap();
    let mut query = connection
        .prepare("select version, name, checksum from refinery_schema_history order by version")
        .unwrap();
    let rows = query.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).unwrap();
    let noted: Vec<(i32, String, String)> = rows.map(Result::unwrap).collect();
    assert_eq!(noted[0], (1, "matches".to_owned(), "16884967739702306621".to_owned()));
    assert_eq!(noted[7], (8, "accounts".to_owned(), "172304360348781373".to_owned()));
    assert_eq!(noted[10], (11, "one_tree_of_entries".to_owned(), "2869766349148170908".to_owned()));
    let files =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite")).unwrap();
    assert_eq!(noted.len(), files.count(), "a migration that is not listed is never applied");
}

/// `SQLite` leaves a page alone whose rows are what they were: to be sure of the disk something has to change.
#[tokio::test]
async fn asking_whether_something_can_be_written_writes_and_changes_nothing() {
    let (store, home) = fresh().await;
    store.nodes().beat(1_000, 60_000).await.unwrap();
    let log = home.path().with_extension("db-wal");
    let written = || std::fs::read(&log).unwrap();
    let before = written();
    store.nodes().can_write(2_000).await.unwrap();
    assert!(written() != before, "nothing reached the disk");
    let other = Connection::open(home.path()).unwrap();
    let at: i64 = other.query_row("select at from heartbeat", (), |row| row.get(0)).unwrap();
    assert_eq!(at, 1_000);
}
