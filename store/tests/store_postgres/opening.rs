//! What is told to somebody whose database cannot be opened.

use std::time::Duration;

use bastide_store::{DatabaseProblem, Options, Store, StoreError, TransientError};

use super::engine::Home;
use crate::cluster::Cluster;

pub(crate) const AT_ONCE: Options = Options { patience: Duration::from_millis(20), readers: 1 };

pub(crate) async fn refusal(address: &str) -> (StoreError, String) {
    let Err(error) = Store::open_with(address, AT_ONCE).await else { panic!("it was opened") };
    let sentence = error.to_string();
    let StoreError::Open { reason, .. } = error else { panic!("{error:?}") };
    (*reason, sentence)
}

#[tokio::test]
async fn where_nothing_listens_one_is_asked_whether_it_runs() {
    // A port that was free a moment ago may be another's by now; this one nobody uses.
    let free = 1;
    let (reason, sentence) = refusal(&format!("postgres://nell:s3cret@127.0.0.1:{free}/x")).await;
    assert!(matches!(reason, StoreError::Transient(TransientError::NoAnswer(_))), "{reason:?}");
    assert!(sentence.contains(&format!("postgres://nell@127.0.0.1:{free}/x")), "{sentence}");
    assert!(sentence.contains("is it running"), "{sentence}");
    assert!(!sentence.contains("s3cret"), "{sentence}");
}

#[tokio::test]
async fn a_wrong_password_is_called_that() {
    let cluster = Cluster::shared();
    let home = Home::new();
    cluster.sql("postgres", "create role locked login password 'right'");
    for (door, whose) in [("locked:wrong", "a wrong one"), ("locked", "none")] {
        let (reason, sentence) =
            refusal(&home.address().replace("bastide@", &format!("{door}@"))).await;
        assert!(
            matches!(reason, StoreError::Unusable(DatabaseProblem::NotLetIn(_))),
            "{whose}: {reason:?}"
        );
        assert!(sentence.contains("name and password"), "{sentence}");
    }
}

#[tokio::test]
async fn a_database_that_is_not_there_is_to_be_made() {
    let (reason, sentence) = refusal(&Cluster::shared().address("nowhere")).await;
    assert!(
        matches!(reason, StoreError::Unusable(DatabaseProblem::NoSuchDatabase(_))),
        "{reason:?}"
    );
    assert!(sentence.contains("createdb"), "{sentence}");
}

#[tokio::test]
async fn an_address_that_makes_no_sense_is_refused() {
    let (reason, _) = refusal("postgres://127.0.0.1:port/x").await;
    assert!(matches!(reason, StoreError::Unusable(DatabaseProblem::Address(_))), "{reason:?}");
}

#[tokio::test]
async fn a_database_of_a_later_version_is_refused() {
    let home = Home::new();
    drop(home.open().await);
    let name = home.address().rsplit_once('/').unwrap().1.to_owned();
    let later =
        "insert into refinery_schema_history values (99, 'later', '2030-01-01T00:00:00Z', '1')";
    Cluster::shared().sql(&name, later);
    let (reason, _) = refusal(&home.address()).await;
    assert!(matches!(reason, StoreError::Unusable(DatabaseProblem::Migration(_))), "{reason:?}");
}

/// Nodes of one release are started together; the tables are made once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_nodes_may_make_the_tables_at_once() {
    let home = Home::new();
    let mut nodes = tokio::task::JoinSet::new();
    for _ in 0..6 {
        nodes.spawn(Store::open(home.database()));
    }
    for node in nodes.join_all().await {
        node.unwrap();
    }
}
