//! Taking back through the page.

use axum::http::StatusCode;
use bastide_core::Seat;
use bastide_text::Phrasebook;

use crate::house::{House, Match, told};

/// How many actions stand on the page.
async fn plies(game: &mut Match) -> usize {
    told(&game.owner.page(&game.id).await)
}

/// The other may be thinking about it already.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_was_handed_over_needs_consent_even_before_the_answer() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    let page = game.owner.page(&id).await;
    assert!(page.contains("/ask-undo\"") && !page.contains("/undo\""), "{page}");
    game.owner.deed(&id, "undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(plies(&mut game).await, 3, "it only asks");
    assert!(game.opponent.page(&id).await.contains("Nell asks to take the last turn back."));
    let page = game.owner.page(&id).await;
    assert!(page.contains("You asked Odo to take the last turn back."), "{page}");
    assert!(page.contains("/withdraw-undo\"") && !page.contains("/ask-undo\""));
    game.opponent.deed(&id, "allow-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(plies(&mut game).await, 2);
    assert!(game.owner.page(&id).await.contains("You took your last turn back; Odo agreed."));
    let page = game.opponent.page(&id).await;
    assert!(page.contains("Nell took the last turn back; you agreed."), "{page}");
    let watching = house.stranger().page(&id).await;
    assert!(watching.contains("Nell took the last turn back; Odo agreed."), "{watching}");
    assert_eq!(house.count("entry"), 5, "nothing is deleted");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_to_take_back_may_think_better_of_it() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    game.opponent.deed(&id, "withdraw-undo", &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    game.owner.deed(&id, "ask-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    game.opponent.deed(&id, "withdraw-undo", &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    game.owner.deed(&id, "withdraw-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    game.opponent.deed(&id, "allow-undo", &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(plies(&mut game).await, 3);
    assert!(game.owner.page(&id).await.contains("/ask-undo\""));
}

/// Of three each has a say.
#[tokio::test(flavor = "multi_thread")]
async fn all_the_others_must_agree() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let seats = [("seat0", "me"), ("seat1", "anyone"), ("seat2", "anyone"), ("seed", "oak")];
    let id = nell.creates(&[&[("game", "tournay")], &seats[..]].concat()).await;
    let mut people = [nell, house.guest("Odo").await, house.guest("Hawise").await];
    for (seat, person) in people.iter_mut().enumerate().skip(1) {
        let seat = seat.to_string();
        person.deed(&id, "join", &[("seat", &seat)]).await.expect(StatusCode::SEE_OTHER);
    }
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    // Until somebody else is to act.
    let mover = first_to_act(&table).await;
    while first_to_act(&table).await == mover {
        let seq = people[mover].seq(&id).await.expect("it is their turn");
        let offers = table.now().await.game.offers(Seat::new(mover as u8), &Phrasebook::default());
        let action = offers[0].0.clone();
        people[mover].act(&id, &seq, &seq, &action).await.expect(StatusCode::OK);
    }
    let before = table.now().await.game.plies();
    people[mover].deed(&id, "ask-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    let others: Vec<usize> = (0..3).filter(|&seat| seat != mover).collect();
    people[others[0]].deed(&id, "allow-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(table.now().await.game.plies(), before, "one is not enough");
    let again = people[others[0]].deed(&id, "allow-undo", &[]).await;
    again.expect(StatusCode::UNPROCESSABLE_ENTITY);
    people[others[1]].deed(&id, "allow-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert!(table.now().await.game.plies() < before);
}

async fn first_to_act(table: &bastide_matches::Match) -> usize {
    table.now().await.game.to_act().iter().next().expect("somebody is to act").index()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_other_answered_is_taken_back_only_if_they_allow_it() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    let page = game.opponent.page(&id).await;
    assert!(page.contains("/ask-undo\"") && !page.contains("/undo\""));
    game.opponent.deed(&id, "ask-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(plies(&mut game).await, 3);
    let own = game.opponent.deed(&id, "allow-undo", &[]).await;
    own.expect(StatusCode::UNPROCESSABLE_ENTITY);
    let page = game.owner.page(&id).await;
    assert!(
        page.contains("/allow-undo\"") && page.contains("the last 2 turns back, one of them yours")
    );
    game.owner.deed(&id, "refuse-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert!(!game.owner.page(&id).await.contains("/allow-undo\""));
    let page = game.opponent.page(&id).await;
    assert!(page.contains("Nell does not want that taken back."), "{page}");
    assert!(page.contains("You asked to take your last turn back; Nell said no."), "{page}");
    assert_eq!(plies(&mut game).await, 3);
    game.opponent.deed(&id, "ask-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    game.owner.deed(&id, "allow-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(plies(&mut game).await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_screen_take_back_one_action_at_a_time() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "here")]).await;
    nell.act(&id, "0", "a", "CAnE5").await.expect(StatusCode::OK);
    nell.act(&id, "1", "b", "TOnB9").await.expect(StatusCode::OK);
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    for left in [1, 0] {
        nell.deed(&id, "undo", &[]).await.expect(StatusCode::SEE_OTHER);
        assert_eq!(table.now().await.game.plies(), left);
    }
    nell.deed(&id, "undo", &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
}

/// The wish was there when the match ended; granting it would untell the seed.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_wish_does_not_bring_back_a_match_that_is_over() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    game.opponent.deed(&id, "ask-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    game.opponent.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    game.owner.deed(&id, "allow-undo", &[]).await.expect(StatusCode::CONFLICT);
    game.owner.deed(&id, "undo", &[]).await.expect(StatusCode::CONFLICT);
}
