use bastide_store::{MatchId, NewSeat, Occupant};

use super::engine::{added, fresh, guest, new_match, with_match};

#[tokio::test]
async fn a_seat_is_taken_once() {
    let (store, id, _home) = with_match().await;
    let tom = Occupant::Guest(guest(&store, "Tom").await.id);
    let ada = Occupant::Guest(guest(&store, "Ada").await.id);
    assert!(store.log().take_seat(&id, 1, &Occupant::Open, &tom).await.unwrap());
    assert!(!store.log().take_seat(&id, 1, &Occupant::Open, &ada).await.unwrap());
    let stored = store.log().load(&id).await.unwrap().unwrap();
    assert_eq!((&stored.seats[1].occupant, stored.seats[1].name.as_deref()), (&tom, Some("Tom")));
    assert_eq!(stored.seats[0].name.as_deref(), Some("Nell"));
}

#[tokio::test]
async fn a_seat_is_left_again() {
    let (store, id, _home) = with_match().await;
    let tom = Occupant::Guest(guest(&store, "Tom").await.id);
    assert!(store.log().take_seat(&id, 1, &Occupant::Open, &tom).await.unwrap());
    assert!(
        store.log().take_seat(&id, 1, &tom, &Occupant::Bot("greedy".to_owned())).await.unwrap()
    );
    let stored = store.log().load(&id).await.unwrap().unwrap();
    assert_eq!(stored.seats[1].occupant, Occupant::Bot("greedy".to_owned()));
    assert_eq!(stored.seats[1].name, None);
}

#[tokio::test]
async fn seats_that_are_not_there_are_not_taken() {
    let (store, id, _home) = with_match().await;
    let bot = Occupant::Bot("greedy".to_owned());
    assert!(!store.log().take_seat(&id, 2, &Occupant::Open, &bot).await.unwrap());
    assert!(!store.log().take_seat(&MatchId::random(), 1, &Occupant::Open, &bot).await.unwrap());
}

#[tokio::test]
async fn of_many_who_want_a_seat_one_sits() {
    let (store, id, _home) = with_match().await;
    let mut crowd = tokio::task::JoinSet::new();
    for number in 0..20 {
        let occupant = Occupant::Guest(guest(&store, &format!("Guest {number}")).await.id);
        let (store, id) = (store.clone(), id.clone());
        crowd.spawn(async move { store.log().take_seat(&id, 1, &Occupant::Open, &occupant).await });
    }
    let seated = crowd.join_all().await;
    assert_eq!(seated.into_iter().filter(|sat| *sat.as_ref().unwrap()).count(), 1);
}

#[tokio::test]
async fn a_link_leads_to_its_seat() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let mut new = new_match(&nell);
    new.seats[1] = NewSeat { occupant: Occupant::Invited, invitation: Some("s3cret".to_owned()) };
    let id = added(&store, new).await;
    assert_eq!(store.log().seat_by_invitation("s3cret").await.unwrap(), Some((id, 1)));
    assert_eq!(store.log().seat_by_invitation("S3CRET").await.unwrap(), None);
}
