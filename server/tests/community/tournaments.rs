//! Tournaments are carried on by any node, and everything in them happens once.

use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

use bastide_community::Community;
use bastide_community::tournaments::{
    Game, GameEnding, Kind, Stage, Tournament, TournamentWish, standings,
};
use bastide_matches::Request;
use bastide_store::{Guest, MatchId, NewRound, Store, StoredPairing, TournamentId, Visibility};

use super::engine::{fresh, guest};

const HOUR: i64 = 60 * 60 * 1000;

/// The server as a node of its own, with the games installed.
fn node(store: Store) -> Community {
    crate::games::install();
    Community::new(store)
}

/// When everything here is announced: now, because results carry a tournament on at the time it really is.
fn start() -> i64 {
    static START: LazyLock<i64> = LazyLock::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        since.as_millis() as i64
    });
    *START
}

/// Begins after an hour, with rounds of a day.
fn wish(kind: Kind, game: &str) -> TournamentWish {
    TournamentWish {
        title: "Spring".to_owned(),
        game: game.to_owned(),
        setup: String::new(),
        kind,
        rounds: 2,
        round_hours: 24,
        visibility: Visibility::Public,
        start_hours: Some(1),
        most: None,
    }
}

/// A tournament that so many have entered.
async fn announced(
    store: &Store,
    wish: &TournamentWish,
    count: usize,
) -> (TournamentId, Vec<Guest>) {
    let tables = node(store.clone());
    let organiser = guest(store, "Nell").await;
    let id = tables.tournaments().announce(organiser.id, wish, start()).await.unwrap();
    let mut guests = Vec::new();
    for number in 0..count {
        let entrant = guest(store, &format!("Player {number}")).await;
        tables.tournaments().enter(&id, entrant.id, start()).await.unwrap();
        guests.push(entrant);
    }
    (id, guests)
}

/// Gives up a game in the name of the seat.
async fn resigns(tables: &Community, game: &Game, seat: u8) {
    let table = tables.open(game.id.as_ref().unwrap()).await.unwrap();
    let seat = bastide_core::Seat::new(seat);
    tables.commands().resign(&table, Request { seat, seq: None, key: "resign" }).await.unwrap();
}

fn matches(event: &Tournament) -> Vec<&MatchId> {
    event.games.iter().filter_map(|game| game.id.as_ref()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_begins_once_however_many_nodes_begin_it() {
    let (store, home) = fresh().await;
    let (id, _) = announced(&store, &wish(Kind::Swiss, "tournay"), 5).await;
    let nodes = [node(store.clone()), node(home.open().await)];
    nodes[0].tournaments().advance(&id, start() + HOUR - 1).await.unwrap();
    assert_eq!(
        nodes[1].tournaments().open(&id).await.unwrap().stage,
        Stage::Open,
        "it is not time"
    );
    let both = [nodes[0].tournaments(), nodes[1].tournaments()];
    let (one, other) =
        tokio::join!(both[0].advance(&id, start() + HOUR), both[1].advance(&id, start() + HOUR));
    one.unwrap();
    other.unwrap();
    let event = nodes[1].tournaments().open(&id).await.unwrap();
    assert_eq!((event.stage, event.row.round), (Stage::Running, 1));
    assert_eq!(event.games.len(), 3, "two tables, and one sits out");
    assert_eq!(store.backup().all_matches().await.unwrap().len(), 2);
    for id in matches(&event) {
        assert!(nodes[0].open(id).await.is_ok());
    }
    assert_eq!(event.round().filter(|game| game.result.is_some()).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn results_carry_it_on_from_whichever_node_they_come() {
    let (store, home) = fresh().await;
    let (id, guests) = announced(&store, &wish(Kind::Swiss, "tournay"), 4).await;
    let nodes = [node(store.clone()), node(home.open().await)];
    nodes[0].tournaments().advance(&id, start() + HOUR).await.unwrap();
    let event = nodes[0].tournaments().open(&id).await.unwrap();
    for (node, game) in nodes.iter().zip(event.round()) {
        resigns(node, game, 1).await;
    }
    // Given up before it had begun, which counts for nobody elsewhere: here it is lost.
    nodes[1].tournaments().advance(&id, start() + HOUR).await.unwrap();
    let event = nodes[1].tournaments().open(&id).await.unwrap();
    assert_eq!(event.row.round, 2);
    let first: Vec<&Game> = event.games.iter().filter(|game| game.round == 1).collect();
    assert!(first.iter().all(|game| game.result.as_ref().unwrap().places == [1, 2]));
    for game in event.round() {
        resigns(&nodes[0], game, 0).await;
    }
    nodes[0].tournaments().advance(&id, start() + HOUR).await.unwrap();
    let event = nodes[1].tournaments().open(&id).await.unwrap();
    assert_eq!(event.stage, Stage::Over);
    let totals: Vec<i64> = standings(&event).iter().map(|row| row.total).collect();
    assert_eq!(totals, [24, 12, 12, 0]);
    assert_eq!(event.entrants.len(), guests.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_waited_for_when_the_round_ends_has_lost_and_if_all_are_nobody_has_won() {
    let (store, _home) = fresh().await;
    let (id, _) = announced(&store, &wish(Kind::RoundRobin, "cathedral"), 2).await;
    let tables = node(store.clone());
    tables.tournaments().advance(&id, start() + HOUR).await.unwrap();
    tables.tournaments().carry_on_all(start() + 25 * HOUR - 1).await.unwrap();
    assert_eq!(tables.tournaments().open(&id).await.unwrap().stage, Stage::Running);
    tables.tournaments().carry_on_all(start() + 25 * HOUR).await.unwrap();
    let event = tables.tournaments().open(&id).await.unwrap();
    assert_eq!(event.stage, Stage::Over);
    for game in &event.games {
        let result = game.result.as_ref().unwrap();
        // Nothing is dealt in Cathedral: Light, on the first seat, was to place the Cathedral.
        assert_eq!((&result.places[..], result.ending), (&[2, 1][..], GameEnding::Deadline));
        assert_eq!(result.points, [47, 0], "all squares, against none");
    }
    let sums: Vec<i64> = standings(&event).iter().map(|row| row.total).collect();
    assert_eq!(sums, [47, 47]);

    let (id, _) = announced(&store, &wish(Kind::RoundRobin, "tournay"), 2).await;
    tables.tournaments().advance(&id, start() + HOUR).await.unwrap();
    tables.tournaments().carry_on_all(start() + 25 * HOUR).await.unwrap();
    let event = tables.tournaments().open(&id).await.unwrap();
    let result = event.games[0].result.as_ref().unwrap();
    assert_eq!(result.places, [0, 0], "neither has come to add a part to the shuffle");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_node_left_undone_another_does() {
    let (store, home) = fresh().await;
    let (id, guests) = announced(&store, &wish(Kind::Swiss, "tournay"), 2).await;
    let match_id = MatchId::random();
    let pairing = StoredPairing {
        round: 1,
        board: 1,
        id: Some(match_id.clone()),
        players: format!("guest:{} guest:{}", guests[0].id.0, guests[1].id.0),
        places: None,
        points: None,
        ending: None,
    };
    let round = NewRound {
        number: 1,
        rounds: 1,
        ends_at: start() + 99 * HOUR,
        entrants: 2,
        pairings: vec![pairing],
    };
    // Killed after the round was begun and before its match was made.
    assert!(store.tournaments().begin_round(&id, round.clone()).await.unwrap());
    assert!(!store.tournaments().begin_round(&id, round).await.unwrap(), "it has begun");
    let other = node(home.open().await);
    assert_eq!(
        other.store().tournaments().due_tournaments(start() + HOUR).await.unwrap(),
        std::slice::from_ref(&id)
    );
    other.tournaments().carry_on_all(start() + HOUR).await.unwrap();
    assert!(other.open(&match_id).await.is_ok());
    assert!(other.store().tournaments().due_tournaments(start() + HOUR).await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn one_enters_while_it_is_open_and_leaves_at_any_time() {
    let (store, _home) = fresh().await;
    let tables = node(store.clone());
    let full =
        TournamentWish { start_hours: None, most: Some(3), ..wish(Kind::RoundRobin, "tournay") };
    let (id, guests) = announced(&store, &full, 2).await;
    tables.tournaments().enter(&id, guests[0].id, start()).await.unwrap();
    assert_eq!(tables.tournaments().open(&id).await.unwrap().entrants.len(), 2, "twice is once");
    tables.tournaments().leave(&id, guests[0].id).await.unwrap();
    assert_eq!(tables.tournaments().open(&id).await.unwrap().entrants.len(), 1);
    tables.tournaments().enter(&id, guests[0].id, start()).await.unwrap();
    let third = guest(&store, "Odo").await;
    tables.tournaments().enter(&id, third.id, start()).await.unwrap();
    let event = tables.tournaments().open(&id).await.unwrap();
    assert_eq!((event.stage, event.row.round), (Stage::Running, 1), "it is full");
    let late = guest(&store, "Tom").await;
    assert!(tables.tournaments().enter(&id, late.id, start()).await.is_err());
    tables.tournaments().leave(&id, third.id).await.unwrap();
    let event = tables.tournaments().open(&id).await.unwrap();
    assert_eq!(event.entrants.last().unwrap().withdrawn_from, Some(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_called_off_when_too_few_came() {
    let (store, _home) = fresh().await;
    let tables = node(store.clone());
    let (id, _) = announced(&store, &wish(Kind::Swiss, "tournay"), 1).await;
    tables.tournaments().carry_on_all(start() + HOUR).await.unwrap();
    assert_eq!(tables.tournaments().open(&id).await.unwrap().stage, Stage::Off);
    assert!(tables.store().tournaments().due_tournaments(start() + HOUR).await.unwrap().is_empty());
}
