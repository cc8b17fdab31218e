//! The site as an app: what a browser keeps is the same for everybody, and the next game is found.

use axum::http::StatusCode;
use serde_json::Value;

use crate::house::{House, Match, between};

#[tokio::test(flavor = "multi_thread")]
async fn the_manifest_names_icons_that_are_there() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let manifest = stranger.get("/app.webmanifest").await.expect(StatusCode::OK);
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let told: Value = serde_json::from_str(&manifest.body).unwrap();
    let icons = told["icons"].as_array().unwrap();
    assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"));
    for icon in icons {
        let answer = stranger.get_whatever(icon["src"].as_str().unwrap()).await;
        assert_eq!(answer.headers["content-type"], "image/png", "{icon}");
    }
}

/// What a browser keeps names nobody, whoever asked for it.
#[tokio::test(flavor = "multi_thread")]
async fn the_offline_page_and_the_worker_are_the_same_for_everybody() {
    let house = House::new().await;
    let (mut nell, mut stranger) = (house.guest("Nell").await, house.stranger());
    for path in ["/worker.js", "/offline/en", "/offline/fr", "/offline/de"] {
        let own = nell.get(path).await.expect(StatusCode::OK).body;
        assert_eq!(own, stranger.get(path).await.body, "{path}");
        assert!(!own.contains("Nell"), "{path}");
    }
    assert!(stranger.get("/offline/de").await.body.contains("Du bist offline"));
    stranger.get("/offline/nl").await.expect(StatusCode::NOT_FOUND);
    let worker = stranger.get("/worker.js").await;
    assert_eq!(worker.headers["cache-control"], "no-cache");
    // Its cache is called by the version in the addresses of the scripts, and it keeps the style of that version.
    let home = stranger.get("/").await.body;
    let version = between(&home, "/assets/", "/").unwrap();
    assert!(worker.body.contains(&format!("\"version\":\"{version}\"")), "{}", worker.body);
    assert!(worker.body.contains(&format!("/assets/{version}/style.css")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_is_one_that_waits_and_not_this_one() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let waiting = |body: &str| serde_json::from_str::<Value>(body).unwrap()["count"].clone();
    // Dark, the opponent, is to act.
    assert_eq!(waiting(&game.opponent.get("/waiting").await.body), 1);
    assert_eq!(waiting(&game.owner.get("/waiting").await.body), 0);
    let next = game.opponent.get("/next").await.expect(StatusCode::SEE_OTHER);
    assert_eq!(next.headers["location"], format!("/matches/{}", game.id));
    let here = format!("?after={}", game.id);
    assert_eq!(waiting(&game.opponent.get(&format!("/waiting{here}")).await.body), 0);
    let none = game.opponent.get(&format!("/next{here}")).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(none.headers["location"], "/mine");
    assert_eq!(waiting(&house.stranger().get("/waiting").await.body), 0);
    let table = game.opponent.page(&game.id).await;
    assert!(table.contains(&format!("href=\"/next?after={}\"", game.id)), "the way is there");
}
