use bastide_store::{MatchId, Occupant, StoreError, Summary, Visibility};

use super::engine::{added, entry, fresh, guest, new_match, remark, with_match};

fn ids(list: &[Summary]) -> Vec<&MatchId> {
    list.iter().map(|summary| &summary.id).collect()
}

#[tokio::test]
async fn open_tables_are_public_unfinished_and_have_a_free_seat() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let open = added(&store, new_match(&nell)).await;
    let mut private = new_match(&nell);
    private.visibility = Visibility::Private;
    added(&store, private).await;
    let full = added(&store, new_match(&nell)).await;
    let bot = Occupant::Bot("greedy".to_owned());
    store.log().take_seat(&full, 1, &Occupant::Open, &bot).await.unwrap();
    let aborted = added(&store, new_match(&nell)).await;
    store.log().set_outcome(&aborted, "aborted", "d").await.unwrap();

    let tables = store.lists().open_tables(10).await.unwrap();
    assert_eq!(ids(&tables), [&open]);
    assert_eq!(tables[0].seats[0].name.as_deref(), Some("Nell"));
    assert_eq!(tables[0].seats[1].occupant, Occupant::Open);
}

#[tokio::test]
async fn my_games_are_those_i_play_and_those_i_set_up() {
    let (store, _home) = fresh().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
    let joined = added(&store, new_match(&nell)).await;
    let mut bots = new_match(&tom);
    for seat in &mut bots.seats {
        seat.occupant = Occupant::Bot("greedy".to_owned());
    }
    let watched = added(&store, bots).await;
    added(&store, new_match(&nell)).await;
    store.log().take_seat(&joined, 1, &Occupant::Open, &Occupant::Guest(tom.id)).await.unwrap();
    store.log().set_outcome(&watched, "draw", "d").await.unwrap();

    let mine = store.lists().games_of(tom.id, 10).await.unwrap();
    assert_eq!(ids(&mine), [&joined, &watched], "what is not over comes first");
    assert_eq!(mine[1].outcome.as_deref(), Some("draw"));
    assert_eq!(ids(&store.lists().games_of(tom.id, 1).await.unwrap()), [&joined]);
}

#[tokio::test]
async fn public_games_tell_their_length_and_their_last_move() {
    let (store, id, _home) = with_match().await;
    for seq in 0..3 {
        store.log().append(&id, entry(seq, &seq.to_string())).await.unwrap();
    }
    let nell = guest(&store, "Nell").await;
    let mut private = new_match(&nell);
    private.visibility = Visibility::Private;
    added(&store, private).await;

    let games = store.lists().public_games(10).await.unwrap();
    assert_eq!(ids(&games), [&id]);
    let last = store.log().load(&id).await.unwrap().unwrap().entries[2].at;
    assert_eq!((games[0].entries, games[0].changed_at), (3, last));
}

#[tokio::test]
async fn remarks_are_numbered_and_the_last_are_kept_in_order() {
    let (store, id, _home) = with_match().await;
    let (nell, tom) = (guest(&store, "Nell").await, guest(&store, "Tom").await);
    assert_eq!(store.log().add_remark(&id, remark(&nell, "hello")).await.unwrap(), 1);
    assert_eq!(store.log().add_remark(&id, remark(&tom, "<b>hi</b>")).await.unwrap(), 2);
    assert_eq!(store.log().add_remark(&id, remark(&nell, "your turn")).await.unwrap(), 3);
    let again = store.log().add_remark(&id, remark(&nell, "hello")).await;
    assert_eq!(again.unwrap(), 1, "the same key is the same remark");
    let nowhere = store.log().add_remark(&MatchId::random(), remark(&nell, "anybody?")).await;
    assert!(matches!(nowhere, Err(StoreError::UnknownMatch(_))), "{nowhere:?}");
    store.players().rename_guest(tom.id, "Thomas").await.unwrap();

    let remarks = store.log().remarks(&id, 2).await.unwrap();
    let said: Vec<_> =
        remarks.iter().map(|remark| (remark.number, &*remark.name, &*remark.text)).collect();
    assert_eq!(said, [(2, "Thomas", "<b>hi</b>"), (3, "Nell", "your turn")]);
    assert_eq!(remarks[0].guest, tom.id);
}
