//! Two writers race for one number: exactly one wins, and the other is told so.

use bastide_store::{Appended, MatchId, NewEntry, Store};

use super::engine::{entry, with_match};

const ROUNDS: u32 = 1000;

/// One round: both ask at the same time for the same number, each with a key of its own.
async fn round(writers: [&Store; 2], id: &MatchId, seq: u32) -> [Appended; 2] {
    let ask = |writer: usize| {
        let (store, id) = (writers[writer].clone(), id.clone());
        let entry =
            NewEntry { text: format!("by {writer}"), ..entry(seq, &format!("{seq} {writer}")) };
        tokio::spawn(async move { store.log().append(&id, entry).await.unwrap() })
    };
    let (first, second) = (ask(0), ask(1));
    [first.await.unwrap(), second.await.unwrap()]
}

async fn race(writers: [&Store; 2], id: &MatchId) {
    let mut winners = Vec::new();
    for seq in 0..ROUNDS {
        let lost = Appended::Lost { next: seq + 1 };
        match round(writers, id, seq).await {
            [Appended::Done, other] if other == lost => winners.push("by 0"),
            [other, Appended::Done] if other == lost => winners.push("by 1"),
            both => panic!("number {seq}: {both:?}"),
        }
    }
    let log = writers[0].log().load(id).await.unwrap().unwrap().entries;
    assert_eq!(log.iter().map(|entry| &*entry.text).collect::<Vec<_>>(), winners);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_tasks_wins_each_number() {
    let (store, id, _home) = with_match().await;
    race([&store, &store], &id).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_two_nodes_wins_each_number() {
    let (store, id, home) = with_match().await;
    let other = home.open().await;
    race([&store, &other], &id).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wish_sent_twice_at_once_is_granted_once() {
    let (store, id, _home) = with_match().await;
    for seq in 0..100 {
        let send = || {
            let (store, id) = (store.clone(), id.clone());
            tokio::spawn(async move { store.log().append(&id, entry(seq, &seq.to_string())).await })
        };
        let (first, second) = (send(), send());
        let answers = [first.await.unwrap().unwrap(), second.await.unwrap().unwrap()];
        assert!(answers.contains(&Appended::Done), "{answers:?}");
        assert!(answers.contains(&Appended::Repeated), "{answers:?}");
    }
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().entries.len(), 100);
}
