use bastide_store::{GuestId, Occupant, StoreError, TokenHash};

use super::engine::{added, fresh, guest, new_match, remark};

#[tokio::test]
async fn a_guest_is_known_by_the_token() {
    let (store, _home) = fresh().await;
    let (nells, toms) = (TokenHash([1; 32]), TokenHash([2; 32]));
    assert_eq!(store.players().guest(nells).await.unwrap(), None);
    let nell = store.players().add_guest(nells, "Nell").await.unwrap();
    let tom = store.players().add_guest(toms, "Tom").await.unwrap();
    assert_ne!(nell.id, tom.id);
    assert_eq!(store.players().guest(nells).await.unwrap(), Some(nell));
    assert_eq!(store.players().guest(toms).await.unwrap(), Some(tom));
}

#[tokio::test]
async fn one_token_is_one_guest() {
    let (store, _home) = fresh().await;
    store.players().add_guest(TokenHash([1; 32]), "Nell").await.unwrap();
    let again = store.players().add_guest(TokenHash([1; 32]), "Tom").await;
    assert!(matches!(again, Err(StoreError::AlreadyThere(_))), "{again:?}");
}

#[tokio::test]
async fn a_guest_changes_names() {
    let (store, _home) = fresh().await;
    let token = TokenHash([1; 32]);
    let guest = store.players().add_guest(token, "Guest").await.unwrap();
    store.players().rename_guest(guest.id, "Nell d'Écosse").await.unwrap();
    assert_eq!(store.players().guest(token).await.unwrap().unwrap().name, "Nell d'Écosse");
    let unknown = store.players().rename_guest(GuestId(99), "Nobody").await;
    assert!(matches!(unknown, Err(StoreError::UnknownGuest(GuestId(99)))), "{unknown:?}");
}

#[tokio::test]
async fn only_who_has_done_nothing_is_forgotten() {
    let (store, _home) = fresh().await;
    let token = TokenHash([9; 32]);
    let idle = store.players().add_guest(token, "Guest").await.unwrap();
    store.players().remove_guest(idle.id).await.unwrap();
    assert_eq!(store.players().guest(token).await.unwrap(), None);
    let (nell, tom, guda) =
        (guest(&store, "Nell").await, guest(&store, "Tom").await, guest(&store, "Guda").await);
    let id = added(&store, new_match(&nell)).await;
    store.log().take_seat(&id, 1, &Occupant::Open, &Occupant::Guest(tom.id)).await.unwrap();
    store.log().add_remark(&id, remark(&guda, "well met")).await.unwrap();
    for busy in [nell, tom, guda] {
        store.players().remove_guest(busy.id).await.unwrap();
        store.players().rename_guest(busy.id, "still here").await.unwrap();
    }
}
