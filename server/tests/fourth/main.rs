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

use axum::http::StatusCode;
use house::House;

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
async fn a_program_reads_it() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    let games = stranger.get("/api/v1/games").await.expect(StatusCode::OK).json();
    let pebbles = games.as_array().unwrap().iter().find(|game| game["name"] == "pebbles").unwrap();
    assert_eq!(pebbles["title"], "Pebbles");
    assert!(pebbles["bots"].as_array().unwrap().iter().any(|bot| bot == "four"));
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("game", "pebbles"), ("seat0", "me"), ("seat1", "friend")]).await;
    let seen = stranger.get(&format!("/api/v1/matches/{id}")).await.expect(StatusCode::OK).json();
    assert_eq!(seen["game"], "pebbles", "{seen}");
}
