//! Many matches at once share commits, and lose nothing by it.

use bastide_store::{Appended, MatchId, Store};
use tokio::task::JoinSet;

use super::engine::{added, entry, fresh, guest, new_match};

const MATCHES: usize = 64;
const ENTRIES: u32 = 50;

async fn many_matches(store: &Store) -> Vec<MatchId> {
    let nell = guest(store, "Nell").await;
    let mut ids = Vec::new();
    for _ in 0..MATCHES {
        ids.push(added(store, new_match(&nell)).await);
    }
    ids
}

async fn play(store: Store, id: MatchId) {
    for seq in 0..ENTRIES {
        let appended = store.log().append(&id, entry(seq, &seq.to_string())).await;
        assert_eq!(appended.unwrap(), Appended::Done);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_of_many_matches_share_commits_and_all_last() {
    let (store, home) = fresh().await;
    let ids = many_matches(&store).await;
    let before = store.statistics();
    let players: JoinSet<()> = ids.iter().map(|id| play(store.clone(), id.clone())).collect();
    players.join_all().await;
    let after = store.statistics();
    let (commits, writes) = (after.commits - before.commits, after.writes - before.writes);
    assert_eq!(writes, MATCHES as u64 * u64::from(ENTRIES));
    assert!(commits * 2 <= writes, "{commits} commits for {writes} writes");
    drop(store);

    let store = home.open().await;
    for id in &ids {
        let log = store.log().load(id).await.unwrap().unwrap().entries;
        assert!(log.iter().map(|entry| entry.seq).eq(0..ENTRIES));
    }
}

/// A request may be given up by its client; what it asked for is written all the same.
#[tokio::test]
async fn the_last_store_to_go_finishes_what_waits() {
    let (store, home) = fresh().await;
    let ids = many_matches(&store).await;
    for id in &ids {
        tokio::select! {
            biased;
            _ = store.log().append(id, entry(0, "unheard")) => {}
            () = std::future::ready(()) => {}
        }
    }
    drop(store);

    let store = home.open().await;
    for id in &ids {
        assert_eq!(store.log().load(id).await.unwrap().unwrap().entries.len(), 1);
    }
}
