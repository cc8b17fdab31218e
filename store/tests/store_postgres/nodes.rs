//! Two nodes of one database hear of each other.

use std::slice;
use std::time::Duration;

use bastide_store::{MatchId, Notice, Notices, Occupant};
use tokio::time::timeout;

use super::engine::{added, entry, fresh, guest, new_match, remark, with_match};

/// Far longer than a message takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The next change, after the doubt that a node begins with.
async fn next(changes: &mut Notices) -> Notice {
    loop {
        let heard = timeout(PATIENCE, changes.next()).await.expect("it is heard of");
        match heard.expect("the store is there") {
            Notice::Anything => {}
            change => return change,
        }
    }
}

/// The match, the number and the text of an entry that is heard of.
fn entered(change: Notice) -> (MatchId, u32, String) {
    match change {
        Notice::Entry { id, entry } => (id, entry.seq, entry.text),
        change => panic!("{change:?}"),
    }
}

#[tokio::test]
async fn what_one_node_does_the_other_hears_and_itself_does_not() {
    let (store, home) = fresh().await;
    let other = home.open().await;
    let (mut own, mut heard) = (store.nodes().notices(), other.nodes().notices());
    let nell = guest(&store, "Nell").await;
    let id = added(&store, new_match(&nell)).await;
    store.log().append(&id, entry(0, "a")).await.unwrap();
    assert_eq!(entered(next(&mut heard).await), (id.clone(), 0, entry(0, "a").text));
    let bot = Occupant::Bot("greedy".to_owned());
    store.log().take_seat(&id, 1, &Occupant::Open, &bot).await.unwrap();
    assert_eq!(next(&mut heard).await, Notice::Match(id.clone()));
    store.log().add_remark(&id, remark(&nell, "it's <mine>")).await.unwrap();
    assert_eq!(next(&mut heard).await, Notice::Match(id.clone()));
    store.players().rename_guest(nell.id, "Nell d'Écosse").await.unwrap();
    let renamed = Notice::Renamed { guest: nell.id, name: "Nell d'Écosse".to_owned() };
    assert_eq!(next(&mut heard).await, renamed);
    other.log().append(&id, entry(1, "b")).await.unwrap();
    let first = entered(next(&mut own).await);
    assert_eq!(first, (id, 1, entry(1, "b").text), "nothing of its own came before");
}

#[tokio::test]
async fn what_came_to_nothing_is_not_told() {
    let (store, id, home) = with_match().await;
    let other = home.open().await;
    let mut heard = other.nodes().notices();
    store.log().append(&id, entry(5, "too early")).await.unwrap();
    store.log().append(&id, entry(0, "a")).await.unwrap();
    assert_eq!(entered(next(&mut heard).await), (id.clone(), 0, entry(0, "a").text));
    store.log().append(&id, entry(0, "a")).await.unwrap();
    let nell = guest(&store, "Nell").await;
    store.players().rename_guest(nell.id, "Odo").await.unwrap();
    let renamed = Notice::Renamed { guest: nell.id, name: "Odo".to_owned() };
    assert_eq!(next(&mut heard).await, renamed, "the repeated entry was told to nobody");
}

#[tokio::test]
async fn news_are_what_a_node_has_not_seen() {
    let (store, id, home) = with_match().await;
    let other = home.open().await;
    for seq in 0..5 {
        store.log().append(&id, entry(seq, &seq.to_string())).await.unwrap();
    }
    let news = other.log().news(&id, 3, 10).await.unwrap().unwrap();
    assert_eq!(news.entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(news.seats, store.log().load(&id).await.unwrap().unwrap().seats);
}

#[tokio::test]
async fn a_turn_that_is_taken_is_left_to_its_taker() {
    let (one, id, home) = with_match().await;
    let two = home.open().await;
    assert!(one.nodes().take_turn(&id).await.unwrap());
    assert!(one.nodes().take_turn(&id).await.unwrap(), "it is renewed");
    assert!(!two.nodes().take_turn(&id).await.unwrap());
    assert!(two.nodes().due_turns().await.unwrap().is_empty());
    one.nodes().leave_turns().await.unwrap();
    assert_eq!(
        two.nodes().due_turns().await.unwrap(),
        slice::from_ref(&id),
        "what a stopping node leaves is due"
    );
    assert!(two.nodes().take_turn(&id).await.unwrap());
    two.nodes().leave_turn(&id).await.unwrap();
    assert!(one.nodes().due_turns().await.unwrap().is_empty(), "nobody has to take it any more");
}
