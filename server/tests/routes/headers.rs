//! What stands around an answer: foreign pages, sizes, languages, compression.

use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode};

use crate::house::{House, Match, Person};

fn with(person: &Person, name: &'static str, value: &'static str) -> Person {
    let mut person = person.clone();
    person.headers.insert(name, HeaderValue::from_static(value));
    person
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_act_for_nobody() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let id = game.id.clone();
    for (name, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut person = with(&game.opponent, name, value);
        let refused = person.act(&id, "3", "k", "MAnH2").await;
        refused.expect(StatusCode::FORBIDDEN);
        person.deed(&id, "resign", &[]).await.expect(StatusCode::FORBIDDEN);
        person.post("/settings", &[("name", "Mallory")]).await.expect(StatusCode::FORBIDDEN);
    }
    assert_eq!(house.count("entry"), 3);
    for (name, value) in [("origin", "http://here"), ("sec-fetch-site", "same-origin")] {
        let mut person = with(&game.opponent, name, value);
        person.post("/settings", &[("name", "Odo")]).await.expect(StatusCode::SEE_OTHER);
    }
    assert!(with(&game.owner, "sec-fetch-site", "cross-site").page(&id).await.contains("IFnH9"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_not_read() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let long = "x".repeat(65 * 1024);
    let id = game.id.clone();
    let answers = [
        game.opponent.deed(&id, "chat", &[("words", &long)]).await,
        game.opponent.act(&id, "3", &long, "MAnH2").await,
        game.opponent.post("/settings", &[("name", &long)]).await,
        // It may carry a file of cards, which is longer.
        game.opponent.post("/matches", &[("seed", &long.repeat(8))]).await,
    ];
    for answer in answers {
        answer.expect(StatusCode::PAYLOAD_TOO_LARGE);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_and_a_remark_are_cut_to_size() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    let long = "é".repeat(1000);
    game.opponent.act(&id, "3", &long, "MAnH2").await.expect(StatusCode::OK);
    game.opponent.deed(&id, "chat", &[("words", &long)]).await.expect(StatusCode::SEE_OTHER);
    let page = game.owner.page(&id).await;
    assert!(page.contains(&"é".repeat(500)) && !page.contains(&"é".repeat(501)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_the_browsers_until_one_chooses() {
    let house = House::new().await;
    let mut person = with(&house.stranger(), "accept-language", "fr-CH, de;q=0.5");
    assert!(person.get("/").await.body.contains("<html lang=\"fr\""));
    let chosen = [("language", "de"), ("back", "/watch")];
    let answer = person.post("/settings", &chosen).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(answer.location(), "/watch");
    for path in ["/", "/new", "/watch", "/mine", "/rules/cathedral", "/nowhere"] {
        assert!(person.get(path).await.body.contains("<html lang=\"de\""), "{path}");
    }
    person.post("/settings", &[("language", "xx")]).await.expect(StatusCode::SEE_OTHER);
    assert!(person.get("/").await.body.contains("<html lang=\"de\""), "nonsense changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_small_as_the_browser_can_read() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    for (accepted, sent) in [("br, gzip", Some("gzip")), ("identity", None)] {
        let person = with(&game.owner, "accept-encoding", accepted);
        let answer = person.head(&format!("/matches/{}", game.id)).await;
        let encoding = answer.headers().get("content-encoding").map(|v| v.to_str().unwrap());
        assert_eq!(encoding, sent, "{accepted}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_methods_are_not_there() {
    let house = House::new().await;
    for (method, path) in [("DELETE", "/matches/4k7m2nq9zx"), ("PUT", "/"), ("GET", "/settings")] {
        let request = Request::builder().method(method).uri(path).body(Body::empty()).unwrap();
        let answer = house.stranger().send(request).await;
        answer.expect(StatusCode::METHOD_NOT_ALLOWED);
    }
}

/// Whoever asks for a page gets one, in their language; a script gets what it can read.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_are_pages_for_people_and_json_for_scripts() {
    let house = House::new().await;
    let paths = ["/matches/4k7m2nq9zx", "/matches/nonsense/replay", "/invitations/x", "/rules/x"];
    for path in paths {
        let browser =
            with(&house.stranger(), "accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        let page = with(&browser, "accept-language", "de").get(path).await;
        let page = page.expect(StatusCode::NOT_FOUND).body;
        assert!(page.starts_with("<!DOCTYPE html>") && page.contains("lang=\"de\""), "{path}");
        let script = with(&house.stranger(), "accept", "application/json").get(path).await;
        assert!(script.expect(StatusCode::NOT_FOUND).json()["text"].is_string(), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_sees_which_side_is_ones_own() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let id = game.id.clone();
    let own = |page: String| page.matches("(you)").count();
    assert_eq!(own(game.owner.page(&id).await), 1);
    assert_eq!(own(game.opponent.page(&id).await), 1);
    assert_eq!(own(house.stranger().page(&id).await), 0);
}
