//! Matches as they are played, on a real database.

mod clocks;
#[path = "../games/mod.rs"]
mod games;
mod memory;
mod race;
mod verify;

use std::sync::Arc;

use bastide_community::Community;
use bastide_core::Seat;
use bastide_matches::{
    Adding, Coming, Ending, Follows, Match, MatchError, MatchRequest, Request, SeatRequest,
};
use bastide_store::time_control::Terms;
use bastide_store::{Guest, Store, TokenHash, Visibility};
use bastide_text::Phrasebook;
use tempfile::TempDir;

const LIGHT: Seat = Seat::new(0);
const DARK: Seat = Seat::new(1);

struct House {
    folder: TempDir,
    tables: Community,
    nell: Guest,
    odo: Guest,
}

async fn house() -> House {
    let folder = TempDir::new().expect("a folder for the test");
    let tables = tables_in(&folder).await;
    let nell =
        tables.store().players().add_guest(TokenHash([1; 32]), "Nell").await.expect("a guest");
    let odo = tables.store().players().add_guest(TokenHash([2; 32]), "Odo").await.expect("a guest");
    House { folder, tables, nell, odo }
}

async fn tables_in(folder: &TempDir) -> Community {
    games::install();
    let store = Store::open(folder.path().join("bastide.db")).await.expect("a database");
    Community::new(store)
}

impl House {
    async fn table(&self, seats: [SeatRequest; 2]) -> Arc<Match> {
        self.set_up(seats, true).await
    }

    async fn set_up(&self, seats: [SeatRequest; 2], rated: bool) -> Arc<Match> {
        let wish = MatchRequest {
            game: "cathedral".into(),
            setup: String::new(),
            seed: None,
            adding: Adding::Nothing,
            visibility: Visibility::Private,
            seats: seats.to_vec(),
            games: 1,
            follows: Follows::Nothing,
            terms: Terms::default(),
            rated,
        };
        let id = self.tables.create(self.nell.id, wish).await.expect("a match");
        self.tables.open(&id).await.expect("the match is there")
    }

    async fn act(&self, table: &Arc<Match>, seat: Seat, action: &str) -> Result<(), MatchError> {
        let seq = table.now().await.next;
        let key = format!("{seq}-{action}");
        let wish = Request { seat, seq: Some(seq), key: &key };
        self.tables.commands().act(table, wish, action, &Phrasebook::default()).await
    }
}

/// Waits until the table has seen a version that satisfies the question.
async fn until(table: &Arc<Match>, is_reached: impl Fn(&bastide_matches::MatchState) -> bool) {
    let mut versions = table.subscribe();
    while !is_reached(&*table.now().await) {
        versions.changed().await.expect("the table is there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_play_a_whole_match_by_themselves() {
    let house = house().await;
    let bot = || SeatRequest::Bot("greedy:50n".into());
    let table = house.table([bot(), bot()]).await;
    until(&table, |now| now.ending.is_some()).await;
    let now = table.now().await;
    assert_eq!(now.ending, Some(Ending::Played));
    assert!(now.game.standing().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_comes_back_to_exactly_the_position() {
    let house = house().await;
    let table = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
    for (seat, action) in [(LIGHT, "CAnE5"), (DARK, "TOnB9"), (LIGHT, "IFnH9"), (DARK, "MAnH2")] {
        house.act(&table, seat, action).await.expect("a legal action");
    }
    let wish = Request { seat: DARK, seq: Some(4), key: "undo" };
    house.tables.commands().undo(&table, wish).await.expect("it was one's own");
    let before = table.now().await;
    let book = Phrasebook::default();
    let again = tables_in(&house.folder).await.open(table.id()).await.expect("it is stored");
    let after = again.now().await;
    assert_eq!(after.version(), before.version());
    assert_eq!(after.game.plies(), 3);
    let who = bastide_core::Viewer::Public;
    assert_eq!(after.game.svg(who, 3, &book), before.game.svg(who, 3, &book));
    assert_eq!(after.game.log(who, &book), before.game.log(who, &book));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_is_answered_like_the_first_and_a_late_one_is_refused() {
    let house = house().await;
    let table = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
    let book = Phrasebook::default();
    let first = || Request { seat: LIGHT, seq: Some(0), key: "once" };
    house.tables.commands().act(&table, first(), "CAnE5", &book).await.expect("a legal action");
    house.tables.commands().act(&table, first(), "CAnE5", &book).await.expect("the same again");
    let late = Request { seat: LIGHT, seq: Some(0), key: "other" };
    let lost = house.tables.commands().act(&table, late, "CAnE6", &book).await;
    assert!(matches!(lost, Err(MatchError::Outdated)), "{lost:?}");
    assert_eq!(table.now().await.game.plies(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_action_cites_its_clause_and_changes_nothing() {
    let house = house().await;
    let table = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
    let version = table.now().await.version();
    let refused = house.act(&table, LIGHT, "TAnA1").await;
    let Err(MatchError::Refused(refused)) = refused else { panic!("{refused:?}") };
    assert_eq!(refused.clause.id(), "CAT-SETUP-07");
    assert_eq!(table.now().await.version(), version);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_person_must_agree_before_their_turn_is_taken_back() {
    let house = house().await;
    let table = house.table([SeatRequest::Myself, SeatRequest::Anyone]).await;
    house
        .tables
        .commands()
        .sit(&table, DARK, &house.odo, Coming::default())
        .await
        .expect("the seat was open");
    let stranger = house.tables.commands().sit(&table, DARK, &house.nell, Coming::default()).await;
    assert!(matches!(stranger, Err(MatchError::SeatTaken)));
    house.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    house.act(&table, DARK, "TOnB9").await.expect("a legal action");
    let ask = Request { seat: LIGHT, seq: Some(2), key: "ask" };
    house.tables.commands().undo(&table, ask).await.expect("one may ask");
    assert_eq!(table.now().await.game.plies(), 2);
    let grant = Request { seat: DARK, seq: Some(3), key: "grant" };
    house.tables.commands().answer_undo(&table, grant, true).await.expect("the other agrees");
    assert_eq!(table.now().await.game.plies(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_answers_and_its_answer_is_taken_back_with_ones_own() {
    let house = house().await;
    let seats = [SeatRequest::Bot("greedy:20n".into()), SeatRequest::Myself];
    let table = answered(&house, seats, false).await;
    undo(&house, &table).await.expect("only a bot");
    assert_eq!(table.now().await.game.plies(), 1);
}

/// Otherwise a match that is lost would be taken back, and count for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn in_a_rated_match_what_a_bot_has_answered_stands() {
    let house = house().await;
    let seats = [SeatRequest::Bot("level-1".into()), SeatRequest::Myself];
    let table = answered(&house, seats, true).await;
    assert!(table.rated);
    let refused = undo(&house, &table).await;
    assert!(matches!(refused, Err(MatchError::NothingToUndo)), "{refused:?}");
    let now = table.now().await;
    assert_eq!((now.game.plies(), now.has_taken_back), (3, false));
}

/// A match in which Dark has placed a building and a bot has answered.
async fn answered(house: &House, seats: [SeatRequest; 2], rated: bool) -> Arc<Match> {
    let table = house.set_up(seats, rated).await;
    until(&table, |now| now.game.plies() == 1).await;
    house.act(&table, DARK, "TAnA1").await.expect("a corner is free");
    until(&table, |now| now.game.plies() == 3).await;
    table
}

async fn undo(house: &House, table: &Arc<Match>) -> Result<(), MatchError> {
    let seq = table.now().await.next;
    let request = Request { seat: DARK, seq: Some(seq), key: "undo" };
    house.tables.commands().undo(table, request).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_late_loses_and_early_aborts() {
    let house = house().await;
    for (actions, ending) in [
        (vec![(LIGHT, "CAnE5")], Ending::Aborted),
        (vec![(LIGHT, "CAnE5"), (DARK, "TOnB9"), (LIGHT, "IFnH9")], Ending::Resigned(DARK)),
    ] {
        let table = house.table([SeatRequest::Myself, SeatRequest::Myself]).await;
        for (seat, action) in actions {
            house.act(&table, seat, action).await.expect("a legal action");
        }
        let seq = table.now().await.next;
        let wish = Request { seat: DARK, seq: Some(seq), key: "resign" };
        house.tables.commands().resign(&table, wish).await.expect("one may always");
        assert_eq!(table.now().await.ending, Some(ending));
        let over = house.act(&table, DARK, "MAnH2").await;
        assert!(matches!(over, Err(MatchError::Over)), "{over:?}");
    }
}
