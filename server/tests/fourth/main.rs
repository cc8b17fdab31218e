//! A fourth game at the server: one folder of rules, one of presentation, and one line that registers it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../routes/house.rs"]
#[allow(dead_code, reason = "the tests of the routes need more of it")]
mod house;

mod games {
    /// The games with the fourth one.
    pub(crate) fn install() {
        bastide_presentation::install(&[
            bastide_presentation_tournay::game,
            bastide_presentation_cathedral::game,
            bastide_presentation_anarchy::game,
            bastide_presentation_pebbles::game,
        ]);
    }
}

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use house::{House, Person};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn it_is_offered_explained_and_drawn() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let home = stranger.get("/").await.expect(StatusCode::OK).body;
    assert!(home.contains("Pebbles") && home.contains("Take the last pebble."));
    let form = stranger.get("/new?game=pebbles").await.expect(StatusCode::OK).body;
    assert!(form.contains("First begins.") && !form.contains("id=\"cards\""));
    let rules = stranger.get("/rules/pebbles").await.expect(StatusCode::OK).body;
    assert!(rules.contains("PEB-TAKE-01"));
    let picture = stranger.get("/showpieces/pebbles").await.expect(StatusCode::OK).body;
    assert!(picture.contains("pebble-9") && !picture.contains("pebble-10"));
    stranger.get("/tournaments/new?game=pebbles").await.expect(StatusCode::OK);
    stranger.get("/cards/pebbles").await.expect(StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_a_bot_play_it_to_its_end() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("game", "pebbles"), ("seat0", "me"), ("seat1", "four")]).await;
    for number in 0.. {
        let Some(seq) = nell.seq(&id).await else { break };
        assert!(number < 15, "it does not end");
        nell.act(&id, &seq, &format!("key {number}"), "take 1").await.expect(StatusCode::OK);
        // The bot answers by itself; one that is still thinking is not waited for.
        let version: u32 = seq.parse().unwrap();
        while house.tables.open(&id.parse().unwrap()).await.unwrap().now().await.next < version + 2
        {
            if house.tables.open(&id.parse().unwrap()).await.unwrap().now().await.ending.is_some() {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    let page = nell.page(&id).await;
    assert!(page.contains("has won."), "{page}");
    for path in ["replay", "score", "picture.svg", "record"] {
        nell.get(&format!("/matches/{id}/{path}")).await.expect(StatusCode::OK);
    }
    let record = nell.get(&format!("/matches/{id}/record")).await.body;
    assert!(record.contains("game: pebbles"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_it() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let games = stranger.get("/api/v1/games").await.expect(StatusCode::OK).json();
    let pebbles = games.as_array().unwrap().iter().find(|game| game["name"] == "pebbles").unwrap();
    assert_eq!(pebbles["title"], "Pebbles");
    assert!(pebbles["bots"].as_array().unwrap().iter().any(|bot| bot == "four"));
    let given = call(&mut stranger, "POST", "/guests", None, json!({"name": "Automaton"})).await;
    let token = given["token"].as_str().unwrap();
    let match_request = json!({"game": "pebbles", "setup": "", "seats": ["me", "me"]});
    let mut seen = call(&mut stranger, "POST", "/matches", Some(token), match_request).await;
    assert_eq!(seen["game"], "pebbles", "{seen}");
    let path = format!("/matches/{}/actions", seen["id"].as_str().unwrap());
    while seen["ending"].is_null() {
        let action = json!({"action": seen["legal"][0]["action"], "seq": seen["seq"]});
        seen = call(&mut stranger, "POST", &path, Some(token), action).await;
    }
    assert_eq!(seen["ending"]["how"], "played", "{seen}");
}

/// What the interface for programs answers, if it is no refusal.
async fn call(
    person: &mut Person,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Value,
) -> Value {
    let mut request = Request::builder().method(method).uri(format!("/api/v1{path}"));
    for (name, value) in &person.headers {
        request = request.header(name, value);
    }
    if let Some(token) = token {
        request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.header(CONTENT_TYPE, "application/json");
    let answer = person.send(request.body(Body::from(body.to_string())).unwrap()).await;
    assert!(answer.status.is_success(), "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}
