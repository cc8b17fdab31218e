//! Community come and go from memory; the log stays.

use std::sync::Arc;
use std::time::Duration;

use bastide_community::Community;
use bastide_core::Viewer;
use bastide_matches::SeatRequest;
use bastide_store::MatchId;
use bastide_text::Phrasebook;

use super::{DARK, House, LIGHT, house, until};

const AT_ONCE: Duration = Duration::ZERO;
const LATER: Duration = Duration::from_secs(3600);

/// Many tables, each with as many actions as its number.
async fn many(house: &House) -> Vec<MatchId> {
    let mut ids = Vec::new();
    for actions in [0, 1, 2, 3].into_iter().cycle().take(40) {
        let table = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
        let opening = [(LIGHT, "CAnE5"), (DARK, "TOnB9"), (LIGHT, "IFnH9")];
        for (seat, action) in opening.into_iter().take(actions) {
            house.act(&table, seat, action).await.expect("a legal action");
        }
        ids.push(table.id().clone());
    }
    ids
}

/// What can be seen of a table: its version, and the picture of its position.
async fn seen(tables: &Community, id: &MatchId) -> (u64, String) {
    let table = tables.open(id).await.expect("the match is there");
    let now = table.now().await;
    let svg = now.game.svg(Viewer::Public, now.game.plies(), &Phrasebook::default());
    (now.version(), svg)
}

/// Whoever has just done something may hold a table a moment longer than its answer took.
async fn swept_to(tables: &Community, left: usize) {
    while tables.in_memory() > left {
        tables.sweep(AT_ONCE);
        tokio::task::yield_now().await;
    }
    assert_eq!(tables.in_memory(), left);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_asks_for_goes_and_comes_back_as_it_was() {
    let house = house().await;
    let ids = many(&house).await;
    let mut before = Vec::new();
    for id in &ids {
        before.push(seen(&house.tables, id).await);
    }
    assert_eq!(house.tables.in_memory(), ids.len());
    house.tables.sweep(LATER);
    assert_eq!(house.tables.in_memory(), ids.len(), "all were asked for lately");
    swept_to(&house.tables, 0).await;
    for (id, before) in ids.iter().zip(before) {
        assert_eq!(seen(&house.tables, id).await, before);
    }
    assert_eq!(house.tables.in_memory(), ids.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_somebody_listens_to_stays() {
    let house = house().await;
    let ids = many(&house).await;
    let mut versions = house.tables.open(&ids[5]).await.expect("a match").subscribe();
    swept_to(&house.tables, 1).await;
    let table = house.tables.open(&ids[5]).await.expect("a match");
    house.act(&table, DARK, "TOnB9").await.expect("a legal action");
    versions.changed().await.expect("who listened hears of it");
    drop((versions, table));
    swept_to(&house.tables, 0).await;
}

/// Otherwise what is done at the one would not be seen at the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_never_has_two_tables() {
    let house = house().await;
    let held = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
    house.tables.sweep(AT_ONCE);
    let again = house.tables.open(held.id()).await.expect("a match");
    assert!(Arc::ptr_eq(&held, &again));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_stays_while_its_bot_thinks() {
    let house = house().await;
    let id = {
        let table = house.table([SeatRequest::Bot("mcts:1s".into()), SeatRequest::Myself]).await;
        table.id().clone()
    };
    house.tables.sweep(AT_ONCE);
    assert_eq!(house.tables.in_memory(), 1, "the bot opens the game");
    let table = house.tables.open(&id).await.expect("a match");
    until(&table, |now| now.game.plies() == 1).await;
    drop(table);
    swept_to(&house.tables, 0).await;
}
