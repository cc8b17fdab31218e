//! Ratings as people see them: agreed on before, moved by the result, shown everywhere.

use axum::http::StatusCode;

use crate::house::{House, Match, between};

/// Three actions and a resignation, which counts.
async fn resigned(house: &House) -> Match {
    let mut game = Match::begun(house).await;
    let id = game.id.clone();
    game.opponent.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    game
}

async fn ratings(house: &House, player: &str) -> serde_json::Value {
    let answer = house.stranger().get(&format!("/api/v1/players/{player}")).await;
    answer.expect(StatusCode::OK).json()
}

fn player_of(page: &str) -> Vec<String> {
    page.split("href=\"/players/guest:")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_says_so_and_moves_the_ratings_of_both() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    let page = game.owner.page(&id).await;
    assert!(page.contains("Rated: the result changes the ratings."));
    assert!(page.contains("1500? ± 350"), "nobody knows them yet");
    let players = player_of(&page);
    game.opponent.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    let page = game.owner.page(&id).await;
    assert!(
        page.contains("1500 → 1662? ± 290"),
        "{}",
        between(&page, "id=\"turn\"", "</section>").unwrap()
    );
    assert!(page.contains("1500 → 1338? ± 290"));
    let winner = ratings(&house, &format!("guest:{}", players[0])).await;
    assert_eq!(
        (&winner["ratings"][0]["rating"], &winner["ratings"][0]["games"]),
        (&1662.into(), &1.into())
    );
    assert_eq!(winner["history"][0]["before"], 1500);
    let mut stranger = house.stranger();
    let profile =
        stranger.get(&format!("/players/guest:{}", players[0])).await.expect(StatusCode::OK);
    assert!(profile.body.contains("1662? ± 290") && profile.body.contains("Nell"));
    assert!(profile.body.contains(&format!("/matches/{id}/replay")), "it is a public match");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_agreed_on_does_not_count() {
    let house = House::new().await;
    for field in [("rated", "no"), ("seed", "again")] {
        let mut game = Match::fresh(&house, &[field]).await;
        let id = game.id.clone();
        assert!(game.owner.page(&id).await.contains("Not rated."), "{field:?}");
        game.plays("CAnE5").await;
        game.plays("TOnB9").await;
        game.plays("IFnH9").await;
        game.owner.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    }
    assert_eq!(house.count("rated_match"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_behind_anothers_move_ends_the_rating_and_asking_does_not() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    game.opponent.deed(&id, "ask-undo", &[("key", "a")]).await.expect(StatusCode::SEE_OTHER);
    game.owner.deed(&id, "allow-undo", &[("key", "b")]).await.expect(StatusCode::SEE_OTHER);
    assert!(game.owner.page(&id).await.contains("Not rated any more"));
    game.plays("TOnB9").await;
    game.plays("IFnH9").await;
    game.owner.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("rated_match"), 0);

    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    game.owner.deed(&id, "ask-undo", &[("key", "a")]).await.expect(StatusCode::SEE_OTHER);
    game.opponent.deed(&id, "refuse-undo", &[("key", "b")]).await.expect(StatusCode::SEE_OTHER);
    game.owner.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("rated_match"), 1, "asking changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_given_up_at_once_counts_for_nobody() {
    let house = House::new().await;
    let mut game = Match::fresh(&house, &[]).await;
    let id = game.id.clone();
    game.owner.deed(&id, "abort", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("rated_match"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_seen_something_is_not_let_off() {
    let house = House::new().await;
    // Dark has seen where the Cathedral stands; Light has seen nothing of Dark.
    for (is_lights, count) in [(true, 0), (false, 1)] {
        let mut game = Match::fresh(&house, &[]).await;
        let id = game.id.clone();
        game.plays("CAnE5").await;
        let leaver = if is_lights { &mut game.owner } else { &mut game.opponent };
        leaver.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
        assert_eq!(house.count("rated_match"), count, "{is_lights}");
    }
    let mut game = Match::fresh(&house, &[("game", "tournay")]).await;
    let id = game.id.clone();
    game.owner.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("rated_match"), 2, "the hands were seen");
}

#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_list_those_who_are_sure_bots_among_them() {
    let house = House::new().await;
    resigned(&house).await;
    let mut stranger = house.stranger();
    let page = stranger.get("/players/cathedral/untimed").await.expect(StatusCode::OK);
    assert!(page.body.contains("Nobody’s rating is sure enough"));
    house.sql("update rating set deviation = 90000000 where rating > 1500000000");
    house.sql(
        "insert into rating select 'bot:cathedral:level-8', game, speed, rating + 1, deviation,
            volatility, games, last_at from rating where deviation = 90000000",
    );
    let page = stranger.get("/players/cathedral/untimed").await.expect(StatusCode::OK).body;
    let (bot, nell) = (page.find("Master builder · 8").unwrap(), page.find("Nell").unwrap());
    assert!(bot < nell && page.contains("1662 ± 90") && !page.contains("Odo"));
    let list =
        stranger.get("/api/v1/ratings/cathedral/untimed").await.expect(StatusCode::OK).json();
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert_eq!(list[0]["player"], "bot:cathedral:level-8");
    for path in [
        "/players/chess/untimed",
        "/players/cathedral/soon",
        "/players/nobody",
        "/players/guest:999",
    ] {
        stranger.get(path).await.expect(StatusCode::NOT_FOUND);
    }
    for path in ["/api/v1/ratings/chess/fast", "/api/v1/players/guest:999"] {
        stranger.get(path).await.expect(StatusCode::NOT_FOUND);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_match_moves_ratings_and_is_linked_nowhere() {
    let house = House::new().await;
    let mut game = Match::fresh(&house, &[("visibility", "private")]).await;
    for action in ["CAnE5", "TOnB9", "IFnH9"] {
        game.plays(action).await;
    }
    let id = game.id.clone();
    let players = player_of(&game.owner.page(&id).await);
    game.opponent.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    let mut stranger = house.stranger();
    let profile =
        stranger.get(&format!("/players/guest:{}", players[0])).await.expect(StatusCode::OK);
    assert!(profile.body.contains("1662? ± 290") && !profile.body.contains(&id));
    let told = stranger.get(&format!("/api/v1/players/guest:{}", players[0])).await.body;
    assert!(!told.contains(&id));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rating_that_was_altered_is_put_right_from_its_history() {
    let house = House::new().await;
    resigned(&house).await;
    house.sql("update rating set rating = 2900000000 where rating < 1500000000");
    house.sql(
        "insert into rating values ('guest:999', 'cathedral', 'untimed', 2000000000, 60000000, 60000, 9, 0)",
    );
    let done = house.tables.ratings().recompute().await.unwrap();
    assert_eq!((done.matches, done.ratings, done.corrected), (1, 2, 2));
    assert_eq!(house.tables.ratings().recompute().await.unwrap().corrected, 0);
}
