use bastide_store::time_control::{Clock, Terms, Timeout};
use bastide_store::{
    GuestId, MatchId, NewSeat, Occupant, SeriesPlace, StoreError, StoredMatch, StoredSeat,
    Visibility,
};

use super::engine::{added, entry, fresh, guest, new_match, remark, with_match};

#[tokio::test]
async fn a_match_comes_back_as_it_was_kept() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let before = added(&store, new_match(&nell)).await;
    let mut new = new_match(&nell);
    new.visibility = Visibility::Private;
    new.rematch_of = Some(before);
    new.series = Some(SeriesPlace { first: new.id.clone(), number: 1, games: 3 });
    let link = Some("a-link".to_owned());
    new.seats.push(NewSeat { occupant: Occupant::Invited, invitation: link.clone() });
    new.seats.push(NewSeat { occupant: Occupant::Bot("mcts:easy".to_owned()), invitation: None });
    new.terms = Terms { clock: Clock::Days(3), timeout: Timeout::Bot };
    store.log().add_match(new.clone()).await.unwrap();

    let stored = store.log().load(&new.id).await.unwrap().unwrap();
    let seat = |occupant: &Occupant, name: Option<&str>, invitation| StoredSeat {
        occupant: occupant.clone(),
        name: name.map(str::to_owned),
        invitation,
    };
    let expected = StoredMatch {
        id: new.id.clone(),
        game: "cathedral".to_owned(),
        setup: "basic".to_owned(),
        seed: "00ff".to_owned(),
        rules: "1".to_owned(),
        visibility: Visibility::Private,
        creator: nell.id,
        seats: vec![
            seat(&Occupant::Guest(nell.id), Some("Nell"), None),
            seat(&Occupant::Open, None, None),
            seat(&Occupant::Invited, None, link),
            seat(&Occupant::Bot("mcts:easy".to_owned()), None, None),
        ],
        series: new.series,
        rematch_of: new.rematch_of,
        terms: new.terms,
        rated: false,
        outcome: None,
        digest: None,
        created_at: stored.created_at,
        entries: Vec::new(),
    };
    assert_eq!(stored, expected);
}

#[tokio::test]
async fn an_outcome_is_kept() {
    let (store, id, _home) = with_match().await;
    store.log().set_outcome(&id, "0 wins", "a digest").await.unwrap();
    assert_eq!(store.log().load(&id).await.unwrap().unwrap().outcome.as_deref(), Some("0 wins"));
    let nowhere = store.log().set_outcome(&MatchId::random(), "draw", "d").await;
    assert!(matches!(nowhere, Err(StoreError::UnknownMatch(_))), "{nowhere:?}");
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_meet_in_one() {
    let (store, id, _home) = with_match().await;
    let tom = guest(&store, "Tom").await;
    assert_eq!(store.log().rematch(&id).await.unwrap(), None);
    let rematch = || {
        let mut new = new_match(&tom);
        new.rematch_of = Some(id.clone());
        new
    };
    let first = added(&store, rematch()).await;
    let second = store.log().add_match(rematch()).await;
    assert!(matches!(second, Err(StoreError::AlreadyThere(_))), "{second:?}");
    assert_eq!(store.log().rematch(&id).await.unwrap(), Some(first));
}

#[tokio::test]
async fn a_series_has_one_game_of_each_number() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let first = MatchId::random();
    let game = |number| {
        let mut new = new_match(&nell);
        new.id = if number == 1 { first.clone() } else { MatchId::random() };
        new.series = Some(SeriesPlace { first: first.clone(), number, games: 3 });
        new
    };
    store.log().add_match(game(1)).await.unwrap();
    let second = added(&store, game(2)).await;
    let again = store.log().add_match(game(2)).await;
    assert!(matches!(again, Err(StoreError::AlreadyThere(_))), "{again:?}");
    let series = store.lists().series(&first).await.unwrap();
    assert_eq!(series.iter().map(|game| &game.id).collect::<Vec<_>>(), [&first, &second]);
    assert_eq!(series[1].series.as_ref().unwrap().number, 2);
}

#[tokio::test]
async fn a_refused_match_leaves_nothing_behind() {
    let (store, _home) = fresh().await;
    let nell = guest(&store, "Nell").await;
    let mut new = new_match(&nell);
    // The match itself would be fine; its second seat names a guest who does not exist.
    new.seats[1].occupant = Occupant::Guest(GuestId(99));
    let refused = store.log().add_match(new.clone()).await;
    assert!(matches!(refused, Err(StoreError::Database(_))), "{refused:?}");
    assert_eq!(store.log().load(&new.id).await.unwrap(), None);
    assert!(store.lists().public_games(10).await.unwrap().is_empty());
}

#[tokio::test]
async fn everything_is_there_after_opening_again() {
    let (store, id, home) = with_match().await;
    let tom = guest(&store, "Tom").await;
    for seq in 0..50 {
        store.log().append(&id, entry(seq, &seq.to_string())).await.unwrap();
    }
    store.log().take_seat(&id, 1, &Occupant::Open, &Occupant::Guest(tom.id)).await.unwrap();
    store.log().add_remark(&id, remark(&tom, "well met")).await.unwrap();
    store.log().set_outcome(&id, "1 wins", "d").await.unwrap();
    let (kept, said) =
        (store.log().load(&id).await.unwrap(), store.log().remarks(&id, 9).await.unwrap());
    assert_eq!(kept.as_ref().unwrap().entries.len(), 50);
    drop(store);

    let store = home.open().await;
    assert_eq!(store.log().load(&id).await.unwrap(), kept);
    assert_eq!(store.log().remarks(&id, 9).await.unwrap(), said);
    assert_eq!(store.lists().games_of(tom.id, 9).await.unwrap()[0].id, id);
}

#[test]
fn names_of_matches_are_ten_letters_that_are_not_misread() {
    let id = MatchId::random();
    assert_ne!(id, MatchId::random());
    assert_eq!(id.to_string().parse(), Ok(id));
    for wrong in ["", "4k7m2nq9z", "4k7m2nq9zxx", "4K7M2NQ9ZX", "4k7m2nq9zu", "4k7m2nq/zx", "äääää"]
    {
        assert!(wrong.parse::<MatchId>().is_err(), "{wrong}");
    }
}

#[test]
fn occupants_are_written_and_read() {
    let written =
        ["guest:7", "bot:mcts:easy", "bot:", "elsewhere:Nell: the elder", "open", "invited"];
    for text in written {
        assert_eq!(text.parse::<Occupant>().unwrap().to_string(), text);
    }
    for wrong in ["", "guest", "guest:", "guest:x", "Open", "open:", "witch:1"] {
        assert!(wrong.parse::<Occupant>().is_err(), "{wrong}");
    }
}
