//! What is not told: private matches in lists, seeds and records before the end.

use axum::http::StatusCode;

use crate::house::{House, Match, between};

#[tokio::test(flavor = "multi_thread")]
async fn private_matches_are_in_nobodys_lists_but_the_players() {
    let house = House::new().await;
    let fields = |visibility| [("seat0", "me"), ("seat1", "anyone"), ("visibility", visibility)];
    let mut nell = house.guest("Nell").await;
    let private = nell.creates(&fields("private")).await;
    let public = nell.creates(&fields("public")).await;
    let mut stranger = house.guest("Fulk").await;
    for path in ["/", "/watch"] {
        let page = stranger.get(path).await.body;
        assert!(page.contains(&public), "{path}");
        assert!(!page.contains(&private), "{path}");
    }
    assert!(!stranger.get("/mine").await.body.contains(&public));
    let own = nell.get("/mine").await.body;
    assert!(own.contains(&private) && own.contains(&public));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_seed_is_promised_at_first_and_told_at_the_end() {
    let house = House::new().await;
    let mut game = Match::fresh(&house, &[("game", "tournay")]).await;
    let id = game.id.clone();
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let (seed, secret) = {
        let now = table.now().await;
        let fairness = now.shuffle.fairness().expect("it is dealt");
        (now.seed.expect("it is dealt").to_string(), fairness.secret)
    };
    let promise = {
        let page = game.owner.page(&id).await;
        let details = between(&page, "id=\"commitment\"", "</details>").expect("a promise");
        between(details, "<code>", "</code>").unwrap().to_owned()
    };
    for path in ["", "/parts", "/fair", "/replay", "/replay/board", "/picture.svg"] {
        let answer = game.owner.get(&format!("/matches/{id}{path}")).await.expect(StatusCode::OK);
        assert!(!answer.body.contains(&seed), "{path}");
        assert!(!answer.body.contains(&secret.to_string()), "{path}");
    }
    game.owner.get(&format!("/matches/{id}/record")).await.expect(StatusCode::CONFLICT);
    game.owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    let record = house.stranger().get(&format!("/matches/{id}/record")).await;
    assert!(record.expect(StatusCode::OK).body.contains(&seed));
    assert!(game.opponent.page(&id).await.contains(&seed));
    assert_eq!(secret.commitment().to_string(), promise);
}

/// What a game without chance leaves to say about a shuffle: nothing, before or after its end.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_chance_promises_nothing() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    let shows_nothing = |page: &str| {
        !["SHA-256", "How it was shuffled", "id=\"commitment\"", "/fair\""]
            .iter()
            .any(|promise| page.contains(promise))
    };
    assert!(shows_nothing(&game.owner.page(&id).await));
    game.owner.get(&format!("/matches/{id}/fair")).await.expect(StatusCode::NOT_FOUND);
    game.owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    assert!(shows_nothing(&game.owner.page(&id).await));
}

/// A match that is played on has the seed of the old one and could be given up at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_is_not_played_on() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let fields = [("ply", "1"), ("level", "random")];
    game.owner.deed(&game.id, "play-on", &fields).await.expect(StatusCode::CONFLICT);
    let replay = game.owner.get(&format!("/matches/{}/replay", game.id)).await;
    assert!(!replay.body.contains("/play-on\""));
}
