//! What follows a match: rematches, series, and playing on from a position.

use axum::http::StatusCode;

use crate::house::{House, Match, between};

async fn resigned(house: &House) -> Match {
    let mut game = Match::begun(house).await;
    let id = game.id.clone();
    game.owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    game
}

#[tokio::test(flavor = "multi_thread")]
async fn both_find_one_rematch_with_the_colours_changed() {
    let house = House::new().await;
    let mut game = resigned(&house).await;
    let id = game.id.clone();
    let (first, second) =
        tokio::join!(game.owner.deed(&id, "rematch", &[]), game.opponent.deed(&id, "rematch", &[]));
    let rematch = first.match_id();
    assert_eq!(rematch, second.match_id());
    assert_eq!(game.owner.deed(&id, "rematch", &[]).await.match_id(), rematch);
    assert_eq!(house.count("match"), 2);
    assert!(game.opponent.page(&rematch).await.contains("data-seat=\"0\""), "Odo begins now");
    assert!(game.owner.page(&rematch).await.contains("data-seat=\"1\""));
    let mut spectator = house.guest("Hawise").await;
    spectator.deed(&id, "rematch", &[]).await.expect(StatusCode::FORBIDDEN);
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
    let (one, other) =
        tokio::join!(game.owner.deed(&first, "next", &[]), game.opponent.deed(&first, "next", &[]));
    let second = one.match_id();
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
