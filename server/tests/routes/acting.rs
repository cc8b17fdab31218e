//! Actions: whose, when, and what they are answered.

use std::task::Poll;

use axum::http::StatusCode;
use tower::ServiceExt as _;

use crate::house::{FRAGMENTS, House, Match, between};

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_answered_with_the_parts_that_everybody_sees_then() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let answer = game.opponent.act(&game.id, "3", "k", "MAnH2").await.expect(StatusCode::OK);
    let kind = answer.headers["content-type"].to_str().unwrap();
    assert!(kind.starts_with(FRAGMENTS), "{kind}");
    for part in ["turn", "board", "choose", "story", "chat"] {
        assert!(answer.body.contains(&format!("id=\"{part}\" data-part")), "{part}");
    }
    let board = |page: &str| between(page, "id=\"board\"", "</section>").unwrap().to_owned();
    assert_eq!(board(&answer.body), board(&game.opponent.page(&game.id).await));
    assert!(!answer.body.contains("id=\"act\""), "it is the other's turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_says_what_it_shows_is_sent_what_changed() {
    let house = House::new().await;
    let Match { id, mut opponent, .. } = Match::begun(&house).await;
    let drawn = |page: &str| between(page, "data-drawn=\"", "\"").unwrap().to_owned();
    let shown = drawn(&opponent.page(&id).await);
    opponent.headers.insert("bastide-drawn", shown.parse().unwrap());
    let changes = opponent.act(&id, "3", "k", "MAnH2").await.expect(StatusCode::OK).body;
    assert!(changes.contains(&format!("<svg data-changes=\"{shown}\">")), "{changes}");
    assert!(changes.contains("id=\"piece-dark-manor-0\""), "what was placed is drawn");
    assert!(!changes.contains("id=\"cell-a1\""), "the squares are as they were");
    for other in ["3-0123456789abcdef", "999-0", "no drawing"] {
        opponent.headers.insert("bastide-drawn", other.parse().unwrap());
        let whole = opponent.get(&format!("/matches/{id}/parts")).await.body;
        assert!(!whole.contains("data-changes") && whole.contains("id=\"cell-a1\""), "{other}");
        assert_eq!(drawn(&whole), drawn(&changes));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_clause_in_the_visitors_language() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    game.opponent.headers.insert("accept-language", "fr".parse().unwrap());
    let refused = game.opponent.act(&game.id, "3", "k", "MAnE5").await;
    let french = refused.expect(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert!(french["clause"].as_str().unwrap().starts_with("CAT-PLACE-"), "{french}");
    game.opponent.headers.clear();
    let refused = game.opponent.act(&game.id, "3", "k", "MAnE5").await;
    let english = refused.expect(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!(french["clause"], english["clause"]);
    assert_ne!(french["text"], english["text"]);
    assert_eq!(game.opponent.seq(&game.id).await.as_deref(), Some("3"), "nothing happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn out_of_turn_one_is_refused_by_the_rules() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let refused = game.owner.act(&game.id, "3", "k", "MAnH2").await;
    let refused = refused.expect(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert!(refused["clause"].as_str().unwrap().starts_with("CAT-"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_action_is_answered_like_the_first_and_played_once() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let first = game.opponent.act(&game.id, "3", "once", "MAnH2").await.expect(StatusCode::OK);
    let again = game.opponent.act(&game.id, "3", "once", "MAnH2").await.expect(StatusCode::OK);
    assert_eq!(without_keys(&first.body), without_keys(&again.body));
    game.plays("TAnA1").await;
    game.opponent.act(&game.id, "3", "once", "MAnH2").await.expect(StatusCode::OK);
    assert_eq!(house.count("entry"), 5);
}

/// Every page has keys of its own.
fn without_keys(page: &str) -> String {
    let mut pieces = page.split("name=\"key\" value=\"");
    let first = pieces.next().unwrap().to_owned();
    pieces.fold(first, |page, piece| page + piece.split_once('"').unwrap().1)
}

/// At one screen the seat changes with every action, but the key stays that of the person.
#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_action_of_two_at_one_screen_is_played_once() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "here")]).await;
    for _ in 0..2 {
        nell.act(&id, "0", "once", "CAnE5").await.expect(StatusCode::OK);
    }
    assert_eq!(house.count("entry"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_race_is_answered_with_fresh_parts() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    game.plays("MAnH2").await;
    let late = game.opponent.act(&game.id, "3", "late", "INnA1").await;
    let late = late.expect(StatusCode::CONFLICT);
    assert!(late.body.contains("id=\"board\" data-part"), "{}", late.body);
    assert!(late.body.contains("MAnH2"));
    let plain = [("seq", "3"), ("key", "late"), ("action", "INnA1")];
    let without = game.opponent.deed(&game.id, "actions", &plain).await;
    let page = without.expect(StatusCode::CONFLICT).body;
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("Another change came first"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_before_everybody_has_sat_down() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    nell.act(&id, "0", "k", "CAnE5").await.expect(StatusCode::CONFLICT);
    assert_eq!(house.count("entry"), 0);
}

/// The bot's own key follows from the turn and could be guessed.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_key_of_a_bots_turn() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "random")]).await;
    nell.act(&id, "0", "bot-1", "CAnE5").await.expect(StatusCode::OK);
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let mut versions = table.subscribe();
    while table.now().await.game.plies() < 2 {
        versions.changed().await.unwrap();
    }
}

/// Whoever hangs up in the middle leaves a table at which one can still play.
#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_request_leaves_no_table_behind_its_log() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    for waits in 1..12 {
        let id = nell.creates(&[("seat0", "me"), ("seat1", "here")]).await;
        let request = nell.action(&id, "0", "dropped", "CAnE5");
        drop_after(waits, house.app.clone().oneshot(request)).await;
        // The dropped action is played or not; the repeated one is, exactly once.
        let again = nell.act(&id, "0", "dropped", "CAnE5").await.expect(StatusCode::OK);
        assert!(again.body.contains("CAnE5"), "dropped at wait {waits}");
        let next = nell.act(&id, "1", "next", "TOnB9").await.expect(StatusCode::OK);
        assert!(next.body.contains("TOnB9"), "dropped at wait {waits}");
    }
}

/// Drops a future as soon as it waits for the so-manieth time.
async fn drop_after(waits: u32, future: impl Future) {
    let (mut future, mut waited) = (Box::pin(future), 0);
    std::future::poll_fn(|context| {
        waited += 1;
        let is_done = future.as_mut().poll(context).is_ready() || waited == waits;
        if is_done { Poll::Ready(()) } else { Poll::Pending }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_tells_what_would_happen_and_changes_nothing() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let path = |action: &str| format!("/matches/{}/preview?action={action}", game.id);
    let fine = game.opponent.get(&path("MAnH2")).await.expect(StatusCode::OK).json();
    assert_eq!(fine["legal"], true);
    assert!(fine["cells"].as_array().is_some_and(|cells| cells.contains(&"h2".into())), "{fine}");
    let refused = game.opponent.get(&path("MAnE5")).await.expect(StatusCode::OK).json();
    assert_eq!(refused["legal"], false);
    assert!(refused["refusal"]["clause"].is_string() && refused["refusal"]["text"].is_string());
    assert_eq!(house.count("entry"), 3);
}
