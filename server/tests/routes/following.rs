//! What follows a match: rematches, series, and playing on from a position.

use std::time::Duration;

use axum::http::StatusCode;
use bastide_matches::Time;

use crate::house::{House, Match, between};

async fn resigned(house: &House) -> Match {
    let mut game = Match::begun(house).await;
    let id = game.id.clone();
    game.owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_offered_accepted_and_found_by_both() {
    let house = House::new().await;
    let mut game = resigned(&house).await;
    let id = game.id.clone();
    assert!(game.owner.page(&id).await.contains("Ask for a rematch"));
    assert_eq!(game.owner.deed(&id, "rematch", &[]).await.match_id(), id, "it is an offer");
    assert_eq!(house.count("match"), 1, "nothing begins unseen");
    let page = game.owner.page(&id).await;
    assert!(page.contains("It begins once Odo agrees.") && !page.contains("data-next"), "{page}");
    let page = game.opponent.page(&id).await;
    assert!(
        page.contains("Nell asks for another match, seats changed: rated, no clock."),
        "{page}"
    );
    let rematch = game.opponent.deed(&id, "rematch", &[]).await.match_id();
    assert_ne!(rematch, id);
    let page = game.owner.page(&id).await;
    assert!(page.contains(&format!("data-next=\"{rematch}\"")), "both go there: {page}");
    assert_eq!(game.owner.deed(&id, "rematch", &[]).await.match_id(), rematch);
    assert_eq!(house.count("match"), 2);
    assert!(game.opponent.page(&rematch).await.contains("data-seat=\"0\""), "Odo begins now");
    assert!(game.owner.page(&rematch).await.contains("data-seat=\"1\""));
    let mut spectator = house.guest("Hawise").await;
    assert!(!spectator.page(&id).await.contains("data-next"));
    spectator.deed(&id, "rematch", &[]).await.expect(StatusCode::FORBIDDEN);
    let stored = house.tables.store().log().load(&id.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(stored.outcome.as_deref(), Some("resigned 0"), "what comes after changes no result");
    let house = house.restarted().await;
    let page = game.owner.at(&house).page(&id).await;
    assert!(page.contains(&format!("data-next=\"{rematch}\"")), "the log says it");
    assert_eq!(house.tables.verify(&id.parse().unwrap()).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_who_ask_at_once_meet_in_one_rematch() {
    let house = House::new().await;
    let mut game = resigned(&house).await;
    let id = game.id.clone();
    tokio::join!(game.owner.deed(&id, "rematch", &[]), game.opponent.deed(&id, "rematch", &[]));
    let first = game.owner.deed(&id, "rematch", &[]).await.match_id();
    assert_eq!(first, game.opponent.deed(&id, "rematch", &[]).await.match_id());
    assert!(first != id && house.count("match") == 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_of_a_rematch_is_refused_or_taken_back() {
    let house = House::new().await;
    let mut game = resigned(&house).await;
    let id = game.id.clone();
    game.owner.deed(&id, "rematch", &[]).await.expect(StatusCode::SEE_OTHER);
    game.opponent.deed(&id, "refuse-rematch", &[]).await.expect(StatusCode::SEE_OTHER);
    let page = game.owner.page(&id).await;
    assert!(page.contains("Odo does not want another match."), "{page}");
    game.opponent.deed(&id, "rematch", &[]).await.expect(StatusCode::SEE_OTHER);
    game.opponent.deed(&id, "refuse-rematch", &[]).await.expect(StatusCode::SEE_OTHER);
    game.owner.deed(&id, "rematch", &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("match"), 1, "two offers that never stood together");
}

/// Whoever offered it may be gone by then.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_offer_begins_no_clocks() {
    let time = Time::standing_at(1_700_000_000_000);
    let house = House::new().await.with_time(time.clone());
    let mut game = Match::fresh(&house, &[("clock", "fischer:600+10"), ("timeout", "lose")]).await;
    let id = game.id.clone();
    game.owner.deed(&id, "abort", &[]).await.expect(StatusCode::SEE_OTHER);
    game.owner.deed(&id, "rematch", &[]).await.expect(StatusCode::SEE_OTHER);
    time.pass(Duration::from_secs(120));
    assert_eq!(game.opponent.deed(&id, "rematch", &[]).await.match_id(), id, "an offer of his own");
    assert_eq!(house.count("match"), 1);
    let rematch = game.owner.deed(&id, "rematch", &[("key", "now")]).await.match_id();
    assert!(rematch != id && house.count("match") == 2);
}

/// Also CAT-MATCH-02: what is left over in each game adds up.
#[tokio::test(flavor = "multi_thread")]
async fn cat_match_01_a_series_changes_colours_and_adds_up() {
    let house = House::new().await;
    let mut game = Match::fresh(&house, &[("games", "2")]).await;
    let first = game.id.clone();
    game.owner.deed(&first, "next", &[]).await.expect(StatusCode::CONFLICT);
    game.plays_to_the_end().await;
    let left = points(&house, &first).await;
    assert_ne!(left[0], left[1], "crosswise must be different from straight");
    assert_eq!(game.owner.deed(&first, "next", &[]).await.match_id(), first, "it is an offer");
    let second = game.opponent.deed(&first, "next", &[]).await.match_id();
    let other = game.owner.deed(&first, "next", &[]).await;
    assert_eq!(second, other.match_id(), "both are led to one game");
    game.id.clone_from(&second);
    assert!(game.opponent.page(&second).await.contains("data-seat=\"0\""));
    let totals = series(&game.owner.page(&second).await);
    assert_eq!(totals, format!("Game 2 of 2 · Totals: Nell {}, Odo {}", left[0], left[1]));
    game.plays_to_the_end().await;
    let crosswise = points(&house, &second).await;
    let totals = series(&game.owner.page(&second).await);
    let sums = [left[0] + crosswise[1], left[1] + crosswise[0]];
    assert_eq!(totals, format!("Game 2 of 2 · Totals: Nell {}, Odo {}", sums[0], sums[1]));
    game.owner.deed(&second, "next", &[]).await.expect(StatusCode::CONFLICT);
    assert_eq!(house.count("match"), 2, "two games were agreed on");
}

/// What each seat has left.
async fn points(house: &House, id: &str) -> [i32; 2] {
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let now = table.now().await;
    assert!(now.ending.is_some());
    [0, 1].map(|seat| now.game.points(bastide_core::Seat::new(seat)))
}

/// The line about the series, without the marks that keep names and numbers apart.
fn series(page: &str) -> String {
    let line = between(page, "<p class=\"series\">", "</p>").expect("a series");
    line.replace(['\u{2068}', '\u{2069}'], "")
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_on_from_a_ply_on_the_side_to_move() {
    let house = House::new().await;
    let game = resigned(&house).await;
    let mut stranger = house.stranger();
    let fields = [("ply", "2"), ("level", "random")];
    let before = house.tables.store().statistics().writes;
    let id = stranger.deed(&game.id, "play-on", &fields).await.match_id();
    let written = house.tables.store().statistics().writes - before;
    assert_eq!(written, 3, "a guest, a shuffle, and the match whole: a kill leaves no half of it");
    let page = stranger.page(&id).await;
    assert!(page.contains("data-seat=\"0\"") && page.contains("id=\"act\""));
    assert!(page.contains("TOnB9") && !page.contains("IFnH9"));
    stranger.act(&id, "2", "k", "MAnH9").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_on_where_nothing_is_left_to_play() {
    let house = House::new().await;
    let mut game = Match::fresh(&house, &[]).await;
    game.plays_to_the_end().await;
    let table = house.tables.open(&game.id.parse().unwrap()).await.unwrap();
    let end = table.now().await.game.plies().to_string();
    let fields = [("ply", end.as_str()), ("level", "random")];
    let late = game.owner.deed(&game.id, "play-on", &fields).await;
    late.expect(StatusCode::CONFLICT);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outcome_that_a_kill_prevented_is_noted_when_the_match_is_opened() {
    let house = House::new().await;
    let mut game = resigned(&house).await;
    let id = game.id.clone();
    house.sql("update match set outcome = null");
    let house = house.restarted().await;
    game.owner = game.owner.at(&house);
    game.owner.page(&id).await;
    let stored = house.tables.store().log().load(&id.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(stored.outcome.as_deref(), Some("resigned 0"));
}
