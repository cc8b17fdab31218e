use bastide_store::StoredShuffle;

use super::engine::{added, fresh, guest, new_match};

fn shuffle(parts: &[(u8, &str)]) -> StoredShuffle {
    StoredShuffle {
        origin: "committed".to_owned(),
        secret: Some("5ec2e7".to_owned()),
        parts: parts.iter().map(|(seat, part)| (*seat, (*part).to_owned())).collect(),
    }
}

#[tokio::test]
async fn a_shuffle_is_there_before_its_match_and_its_parts_are_added_once() {
    let (store, home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let new = new_match(&nell);
    store.log().add_shuffle(&new.id, shuffle(&[(0, "server:aa")])).await.unwrap();
    let id = added(&store, new).await;
    let part = |text: &str| vec![(1, text.to_owned())];
    assert!(store.log().add_parts(&id, part("own:bb"), Some("5eed".to_owned())).await.unwrap());
    assert!(!store.log().add_parts(&id, part("own:cc"), Some("0ther".to_owned())).await.unwrap());
    drop(store);
    let store = home.open().await;
    let kept = store.log().shuffle(&id).await.unwrap();
    assert_eq!(kept, Some(shuffle(&[(0, "server:aa"), (1, "own:bb")])));
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().seed, "5eed", "the seed of the first");
}

#[tokio::test]
async fn parts_are_added_all_or_none() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let new = new_match(&nell);
    store.log().add_shuffle(&new.id, shuffle(&[(1, "own:bb")])).await.unwrap();
    let id = added(&store, new).await;
    let both = vec![(0, "own:aa".to_owned()), (1, "own:cc".to_owned())];
    assert!(!store.log().add_parts(&id, both, None).await.unwrap());
    assert_eq!(store.log().shuffle(&id).await.unwrap(), Some(shuffle(&[(1, "own:bb")])));
}

#[tokio::test]
async fn only_a_shuffle_without_a_match_is_forgotten() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let (kept, never) = (new_match(&nell), new_match(&nell));
    for new in [&kept, &never] {
        store.log().add_shuffle(&new.id, shuffle(&[(0, "own:aa")])).await.unwrap();
    }
    let id = added(&store, kept).await;
    store.log().remove_shuffle(&id).await.unwrap();
    store.log().remove_shuffle(&never.id).await.unwrap();
    assert!(store.log().shuffle(&id).await.unwrap().is_some());
    assert_eq!(store.log().shuffle(&never.id).await.unwrap(), None);
}
