//! Taking back through the page.

use axum::http::StatusCode;

use crate::house::{House, Match, told};

/// How many actions stand on the page.
async fn plies(game: &mut Match) -> usize {
    told(&game.owner.page(&game.id).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_last_action_is_taken_back_at_once() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    assert!(game.owner.page(&game.id).await.contains(&format!("/matches/{}/undo\"", game.id)));
    game.owner.deed(&game.id, "undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(plies(&mut game).await, 2);
    assert_eq!(house.count("entry"), 4, "nothing is deleted");
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
    assert!(game.owner.page(&id).await.contains("/allow-undo\""));
    game.owner.deed(&id, "refuse-undo", &[]).await.expect(StatusCode::SEE_OTHER);
    assert!(!game.owner.page(&id).await.contains("/allow-undo\""));
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
