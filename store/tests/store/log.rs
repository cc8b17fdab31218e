use bastide_store::{Appended, Entry, MatchId, NewEntry, StoreError};

use super::engine::{added, entry, guest, new_match, with_match};

#[tokio::test]
async fn entries_come_back_in_order_and_whole() {
    let (store, id, _home) = with_match().await;
    let said = NewEntry { seq: 0, seat: None, text: "abort\nä\"".to_owned(), key: "k".to_owned() };
    assert_eq!(store.log().append(&id, said).await.unwrap(), Appended::Done);
    assert_eq!(store.log().append(&id, entry(1, "l")).await.unwrap(), Appended::Done);

    let stored = store.log().load(&id).await.unwrap().unwrap();
    let [first, second] = &stored.entries[..] else { panic!("{:?}", stored.entries) };
    let whole = Entry {
        seq: 0,
        seat: None,
        text: "abort\nä\"".to_owned(),
        key: "k".to_owned(),
        at: first.at,
    };
    assert_eq!(*first, whole);
    assert_eq!((second.seq, second.seat, &*second.text, &*second.key), (1, Some(1), "act 1", "l"));
    assert!(stored.created_at <= first.at && first.at <= second.at);
}

#[tokio::test]
async fn a_taken_number_and_a_gap_are_lost() {
    let (store, id, _home) = with_match().await;
    assert_eq!(store.log().append(&id, entry(1, "a")).await.unwrap(), Appended::Lost { next: 0 });
    assert_eq!(store.log().append(&id, entry(0, "a")).await.unwrap(), Appended::Done);
    assert_eq!(store.log().append(&id, entry(0, "b")).await.unwrap(), Appended::Lost { next: 1 });
    assert_eq!(store.log().append(&id, entry(2, "b")).await.unwrap(), Appended::Lost { next: 1 });
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().entries.len(), 1);
}

#[tokio::test]
async fn a_repeated_key_writes_nothing_whatever_its_number() {
    let (store, id, _home) = with_match().await;
    store.log().append(&id, entry(0, "a")).await.unwrap();
    for seq in [0, 1, 7] {
        assert_eq!(store.log().append(&id, entry(seq, "a")).await.unwrap(), Appended::Repeated);
    }
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().entries.len(), 1);
}

#[tokio::test]
async fn numbers_and_keys_are_those_of_one_match() {
    let (store, id, _home) = with_match().await;
    let tom = guest(&store, "Tom").await;
    let other = added(&store, new_match(&tom)).await;
    assert_eq!(store.log().append(&id, entry(0, "a")).await.unwrap(), Appended::Done);
    assert_eq!(store.log().append(&other, entry(0, "a")).await.unwrap(), Appended::Done);
}

#[tokio::test]
async fn a_match_that_is_not_there_has_no_log() {
    let (store, _, _home) = with_match().await;
    let nowhere = MatchId::random();
    let refused = store.log().append(&nowhere, entry(0, "a")).await;
    assert!(matches!(refused, Err(StoreError::UnknownMatch(id)) if id == nowhere));
    assert_eq!(store.log().load(&nowhere).await.unwrap(), None);
}
