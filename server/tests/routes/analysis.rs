//! Hints while a match is played, and its analysis when it is over.

use std::time::Duration;

use axum::http::StatusCode;

use crate::house::{FRAGMENTS, House, Match, between};

/// A match that does not count, with Dark to act.
async fn unrated(house: &House) -> Match {
    let mut game = Match::fresh(house, &[("rated", "no")]).await;
    for action in crate::house::OPENING {
        game.plays(action).await;
    }
    game
}

/// Nell begins against a bot, and nothing is at stake.
const LEARNING: [(&str, &str); 3] = [("seat0", "me"), ("seat1", "random"), ("rated", "no")];

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_a_legal_move_with_its_reasons_and_is_written_down_nowhere() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&LEARNING).await;
    let path = format!("/matches/{id}/hint");
    let page = nell.page(&id).await;
    assert!(page.contains("id=\"hint-ask\""));
    let before = house.everything();

    let asking = nell.form(&path, &[], FRAGMENTS);
    let hint = nell.send(asking).await.expect(StatusCode::OK);
    assert!(hint.headers["content-type"].to_str().unwrap().starts_with(FRAGMENTS));
    assert!(between(&hint.body, "data-parts=\"", "\"").unwrap().starts_with("cell-"));
    assert!(hint.body.contains("What others would cost"), "{}", hint.body);
    assert_eq!(house.everything(), before, "nothing tells that it was asked for");

    let whole = nell.post(&path, &[]).await.expect(StatusCode::OK);
    assert!(whole.body.starts_with("<!DOCTYPE html>") && whole.body.contains("id=\"hint\""));

    let action = between(&hint.body, "name=\"action\" value=\"", "\"").unwrap().to_owned();
    let seq = nell.seq(&id).await.unwrap();
    nell.act(&id, &seq, "k", &action).await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_are_for_whoever_is_to_act_in_a_match_that_does_not_count() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let slow = [("seat0", "search:2s"), ("seat1", "me"), ("rated", "no")];
    let path = format!("/matches/{}/hint", nell.creates(&slow).await);
    let waiting = nell.post(&path, &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(waiting.body.contains("It is not your turn."));
    house.stranger().post(&path, &[]).await.expect(StatusCode::FORBIDDEN);

    let mut rated = Match::begun(&house).await;
    let path = format!("/matches/{}/hint", rated.id);
    let refused = rated.opponent.post(&path, &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("no hints in rated matches"));
    let page = rated.opponent.page(&rated.id.clone()).await;
    assert!(!page.contains("id=\"hint-ask\"") && page.contains("no hints in rated matches"));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_engine_helps_one_person_against_another() {
    let house = House::new().await;
    let mut game = unrated(&house).await;
    let path = format!("/matches/{}/hint", game.id);
    let refused = game.opponent.post(&path, &[]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("no hints when people play"), "{}", refused.body);
    let page = game.opponent.page(&game.id.clone()).await;
    assert!(!page.contains("id=\"hint-ask\"") && page.contains("no hints when people play"));

    let mut nell = house.guest("Nell").await;
    let here = [("seat0", "me"), ("seat1", "here"), ("rated", "no")];
    let id = nell.creates(&here).await;
    assert!(!nell.page(&id).await.contains("id=\"hint-ask\""), "nor two at one screen");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_runs_when_asked_for_and_is_there_for_everybody() {
    let house = House::new().await;
    let mut game = unrated(&house).await;
    let (id, path) = (game.id.clone(), format!("/matches/{}/analysis", game.id));
    game.owner.deed(&id, "resign", &[("key", "r")]).await.expect(StatusCode::SEE_OTHER);
    assert!(game.owner.page(&id).await.contains(&path), "the table leads to it");
    let unbegun = game.owner.get(&path).await.expect(StatusCode::OK);
    assert!(unbegun.body.contains("Begin the analysis"));

    game.owner.post(&path, &[]).await.expect(StatusCode::SEE_OTHER);
    let running = game.owner.get(&path).await.expect(StatusCode::OK);
    // It may be through before anybody asks.
    let is_shown =
        ["<progress", "How the game went"].iter().any(|words| running.body.contains(words));
    assert!(is_shown, "{}", running.body);
    let mut told = Vec::new();
    loop {
        let progress = game.owner.get(&format!("{path}/progress")).await.expect(StatusCode::OK);
        let progress = progress.json();
        if progress["over"] == true {
            break;
        }
        told.push(progress["done"].as_u64().unwrap());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(told.is_sorted(), "{told:?}");
    let done = house.stranger().get(&path).await.expect(StatusCode::OK);
    assert!(done.body.contains("How the game went") && done.body.contains("<polyline"));
    assert!(done.body.contains("href=\"?ply=1\""));
    assert!(!done.body.contains("by=hindsight"), "nothing is hidden in Cathedral");
}
