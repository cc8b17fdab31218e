//! The first page: what waits comes first, one click is a match, and nothing is at stake against bots.

use axum::http::StatusCode;

use crate::house::{House, Match, between, invitation};

async fn is_rated(house: &House, id: &str) -> bool {
    house.tables.open(&id.parse().expect("an id")).await.expect("a match").rated
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_one_click_away() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let home = stranger.get("/").await.expect(StatusCode::OK).body;
    for game in bastide_presentation::games() {
        let name = game.name;
        let card = between(&home, &format!("aria-labelledby=\"{name}\""), "</article>");
        let card = card.unwrap_or_else(|| panic!("no card for {name}"));
        let parts = [
            format!("/showpieces/{name}?language=en\""),
            format!("action=\"/play/{name}\""),
            format!("href=\"/new?game={name}\""),
        ];
        for part in parts {
            assert!(card.contains(&part), "{name}: {part}");
        }
        let lessons = card.contains(&format!("href=\"/learn/{name}\""));
        assert_eq!(lessons, !game.lessons.is_empty(), "{name}");
        let chosen = between(card, "selected>", "<").expect("an opponent");
        let usual =
            if game.players.0 == 1 { "the scenario, alone" } else { "Mason, a bot, level 4 of 8" };
        assert_eq!(chosen, usual, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_against_bots_counts_only_if_that_is_wished_for() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.post("/play/cathedral", &[("level", "level-1")]).await.match_id();
    assert!(!is_rated(&house, &id).await, "played at once");
    let seats = |bot, wish: Option<&'static str>| {
        let rated = wish.map(|wish| ("rated", wish));
        [("seat0", bot), ("seat1", "me")].into_iter().chain(rated).collect::<Vec<_>>()
    };
    let cases = [
        ("level-1", None, false),
        ("level-1", Some("people"), false),
        ("level-1", Some("yes"), true),
        ("anyone", None, true),
        ("friend", Some("people"), true),
        ("anyone", Some("no"), false),
    ];
    for (other, wish, rated) in cases {
        let id = nell.creates(&seats(other, wish)).await;
        assert_eq!(is_rated(&house, &id).await, rated, "{other}, {wish:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_the_visitor_comes_before_the_games() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let waiting = |home: &str| between(home, "id=\"waiting\"", "</section>").unwrap().to_owned();
    let dark = waiting(&game.opponent.get("/").await.body);
    assert!(dark.contains("It is your turn") && dark.contains("Cathedral · Nell"), "{dark}");
    assert!(dark.contains(&format!("/matches/{}", game.id)), "{dark}");
    let light = waiting(&game.owner.get("/").await.body);
    assert!(light.contains("Odo to move") && !light.contains("Your turn"), "{light}");
    assert!(waiting(&house.stranger().get("/").await.body).contains("Medieval city games"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_waits_until_it_is_answered() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    let link = invitation(&nell.page(&id).await);
    let mut odo = house.guest("Odo").await;
    odo.get(&link).await.expect(StatusCode::SEE_OTHER);
    assert!(odo.get("/").await.body.contains("Nell asks you to play."));
    odo.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    assert!(!odo.get("/").await.body.contains("Nell asks you to play."));
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_for_others() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "anyone")]).await;
    let join = format!("/matches/{id}/join");
    assert!(house.stranger().get("/").await.body.contains(&join));
    assert!(!nell.get("/").await.body.contains(&join), "one does not join oneself");
}
