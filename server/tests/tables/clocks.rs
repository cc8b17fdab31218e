//! Clocks, by a time that is moved by hand.

use std::sync::Arc;
use std::time::Duration;

use bastide_community::Community;
use bastide_core::Seat;
use bastide_matches::{
    Adding, Coming, Ending, Follows, Match, MatchRequest, Request, SeatRequest, Time,
};
use bastide_matches::{CreateError, MatchError};
use bastide_store::time_control::{Clock, Terms, Timeout};
use bastide_store::{MatchId, Store, Visibility};
use bastide_text::Phrasebook;

use crate::{DARK, House, LIGHT, house, tables_in, until};

const SECOND: i64 = 1000;
const START: i64 = 1_700_000_000_000;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const FIVE_AND_THREE: Clock = Clock::Fischer { start_s: 300, gain_s: 3 };

struct Timed {
    house: House,
    time: Time,
}

impl Timed {
    async fn new() -> Self {
        let time = Time::standing_at(START);
        let house = house().await;
        let tables = Community::by(house.tables.store().clone(), time.clone());
        tables.timekeeper().arrive().await.expect("the database is there");
        Self { house: House { tables, ..house }, time }
    }

    fn tables(&self) -> &Community {
        &self.house.tables
    }

    async fn table(&self, game: &str, clock: Clock, timeout: Timeout) -> Arc<Match> {
        let seats = vec![SeatRequest::Myself, SeatRequest::Guest(self.house.odo.id)];
        let wish = MatchRequest {
            game: game.to_owned(),
            setup: String::new(),
            seed: Some("a quiet winter".to_owned()),
            adding: Adding::Nothing,
            visibility: Visibility::Public,
            seats,
            games: 1,
            follows: Follows::Nothing,
            terms: Terms { clock, timeout },
            rated: true,
        };
        let id = self.tables().create(self.house.nell.id, wish).await.expect("a match");
        self.tables().open(&id).await.expect("it is there")
    }

    fn pass(&self, seconds: u64) {
        self.time.pass(Duration::from_secs(seconds));
    }

    /// Time passes, and the server is there all the while.
    async fn live(&self, seconds: u64) {
        for _ in 0..seconds / 10 {
            self.pass(10);
            self.tables().timekeeper().beat().await.expect("it is there");
        }
    }

    /// What the clock of a seat shows, in milliseconds.
    async fn left(&self, table: &Arc<Match>, seat: Seat) -> i64 {
        let now = table.now().await;
        now.clocks.shown(seat, self.time.now()).expect("there is a clock").left
    }

    async fn is_running(&self, table: &Arc<Match>, seat: Seat) -> bool {
        let now = table.now().await;
        now.clocks.shown(seat, self.time.now()).expect("there is a clock").is_running
    }

    async fn act(&self, table: &Arc<Match>, seat: Seat, action: &str) -> Result<(), MatchError> {
        self.house.act(table, seat, action).await
    }

    /// Light asks to take back.
    async fn asks(&self, table: &Arc<Match>, key: &str) {
        let wish = Request { seat: LIGHT, seq: None, key };
        self.tables().commands().undo(table, wish).await.expect("one may ask");
    }

    /// Dark lets them.
    async fn allows(&self, table: &Arc<Match>, key: &str) {
        let wish = Request { seat: DARK, seq: None, key };
        self.tables().commands().answer_undo(table, wish, true).await.expect("they were asked");
    }

    async fn log(&self, id: &MatchId) -> Vec<String> {
        let stored =
            self.tables().store().log().load(id).await.expect("a read").expect("the match");
        stored.entries.into_iter().map(|entry| entry.text).collect()
    }

    /// Another server on the same file, when the first is gone.
    async fn restarted(self) -> Self {
        let tables = tables_in(&self.house.folder).await;
        let tables = Community::by(tables.store().clone(), self.time.clone());
        tables.timekeeper().arrive().await.expect("the database is there");
        Self { house: House { tables, ..self.house }, time: self.time }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_runs_while_its_seat_decides_and_gains_with_the_turn() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.pass(20);
    assert_eq!(timed.left(&table, LIGHT).await, 280 * SECOND);
    assert_eq!(timed.left(&table, DARK).await, 300 * SECOND);
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    assert_eq!(timed.left(&table, LIGHT).await, 283 * SECOND, "and three gained");
    timed.pass(50);
    assert_eq!(timed.left(&table, LIGHT).await, 283 * SECOND);
    assert_eq!(timed.left(&table, DARK).await, 250 * SECOND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_without_a_clock_keeps_none_in_its_log() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", Clock::None, Timeout::Lose).await;
    assert_eq!(timed.log(table.id()).await, Vec::<String>::new());
    assert!(table.now().await.clocks.shown(LIGHT, START).is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_clock_runs_before_everybody_has_come() {
    let timed = Timed::new().await;
    let wish = MatchRequest {
        game: "cathedral".to_owned(),
        setup: String::new(),
        seed: None,
        adding: Adding::Nothing,
        visibility: Visibility::Public,
        seats: vec![SeatRequest::Myself, SeatRequest::Anyone],
        games: 1,
        follows: Follows::Nothing,
        terms: Terms { clock: FIVE_AND_THREE, timeout: Timeout::Lose },
        rated: true,
    };
    let id = timed.tables().create(timed.house.nell.id, wish).await.expect("a match");
    let table = timed.tables().open(&id).await.expect("it is there");
    timed.pass(1000);
    assert_eq!(timed.left(&table, LIGHT).await, 300 * SECOND);
    let sat =
        timed.tables().commands().sit(&table, DARK, &timed.house.odo, Coming::default()).await;
    sat.expect("the seat is free");
    timed.pass(10);
    assert_eq!(timed.left(&table, LIGHT).await, 290 * SECOND);
    assert_eq!(timed.log(&id).await, ["begin"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_out_of_time_loses_once() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.pass(299);
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    assert_eq!(table.now().await.ending, None, "a second is left");
    timed.pass(1);
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    timed.tables().timekeeper().drop_flags().await.expect("another");
    assert_eq!(table.now().await.ending, Some(Ending::Time(DARK)));
    assert_eq!(timed.log(table.id()).await, ["begin", "act CAnE5", "time"]);
    let stored = timed.tables().store().log().load(table.id()).await.expect("a read");
    assert_eq!(stored.and_then(|stored| stored.outcome).as_deref(), Some("time 1"));
    assert_eq!(timed.tables().verify(table.id()).await.expect("a check"), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_comes_too_late_is_refused_and_the_flag_falls() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.pass(300);
    let late = timed.act(&table, LIGHT, "CAnE5").await;
    assert!(matches!(late, Err(MatchError::OutOfTime)), "{late:?}");
    assert_eq!(table.now().await.ending, Some(Ending::Time(LIGHT)));
    let later = timed.act(&table, LIGHT, "CAnE5").await;
    assert!(matches!(later, Err(MatchError::OutOfTime)), "{later:?}");
    let other = timed.act(&table, DARK, "CAnE5").await;
    assert!(matches!(other, Err(MatchError::Over)), "{other:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_comes_to_the_same_clocks_and_costs_nobody_time() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.live(20).await;
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.live(30).await;
    let before = [timed.left(&table, LIGHT).await, timed.left(&table, DARK).await];
    let id = table.id().clone();
    drop(table);
    timed.pass(3600);
    let timed = timed.restarted().await;
    let table = timed.tables().open(&id).await.expect("it is stored");
    let after = [timed.left(&table, LIGHT).await, timed.left(&table, DARK).await];
    assert_eq!(after, before, "an hour without a server is nobody's");
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    assert_eq!(table.now().await.ending, None);
    timed.pass(before[1].unsigned_abs() / 1000);
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    assert_eq!(table.now().await.ending, Some(Ending::Time(DARK)));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_made_again_after_a_take_back_gains_nothing_again() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    for round in 0..3 {
        timed.asks(&table, &format!("ask-{round}")).await;
        timed.allows(&table, &format!("allow-{round}")).await;
        timed.pass(10);
        timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    }
    assert_eq!(timed.left(&table, LIGHT).await, (300 + 3 - 30) * SECOND);
}

/// Dark thinks for 20 seconds, is asked for 30, and lets Light take back.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_lets_another_take_back_loses_no_time() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.pass(5);
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.pass(20);
    timed.asks(&table, "ask").await;
    timed.pass(30);
    assert_eq!(timed.left(&table, DARK).await, 280 * SECOND, "it stands still for the question");
    assert!(!timed.is_running(&table, DARK).await);
    timed.allows(&table, "allow").await;
    assert_eq!(timed.left(&table, DARK).await, 300 * SECOND, "and all of it is given back");
    assert_eq!(timed.left(&table, LIGHT).await, (295 + 3) * SECOND, "what was spent is spent");
    assert!(timed.is_running(&table, LIGHT).await);
    let id = table.id().clone();
    let timed = timed.restarted().await;
    let table = timed.tables().open(&id).await.expect("it is stored");
    assert_eq!(timed.left(&table, DARK).await, 300 * SECOND, "the log says it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_or_withdrawn_question_lets_the_clock_run_on() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.asks(&table, "one").await;
    timed.pass(30);
    let refuse = Request { seat: DARK, seq: None, key: "no" };
    timed.tables().commands().answer_undo(&table, refuse, false).await.expect("they may");
    timed.pass(10);
    timed.asks(&table, "two").await;
    timed.pass(30);
    let withdraw = Request { seat: LIGHT, seq: None, key: "never mind" };
    timed.tables().commands().withdraw_undo(&table, withdraw).await.expect("it is theirs");
    timed.pass(10);
    assert_eq!(timed.left(&table, DARK).await, 280 * SECOND);
    timed.asks(&table, "three").await;
    timed.act(&table, DARK, "TOnB9").await.expect("who is asked may act instead");
    assert_eq!(timed.left(&table, DARK).await, 283 * SECOND, "and gains as ever");
    assert_eq!(table.now().await.undo_wish, None);
}

/// Both have agreed to it, and neither may have seen it.
#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_of_a_rematch_begin_with_the_first_action() {
    let timed = Timed::new().await;
    let first = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    let wish = MatchRequest {
        game: "cathedral".to_owned(),
        setup: String::new(),
        seed: None,
        adding: Adding::Nothing,
        visibility: Visibility::Public,
        seats: vec![SeatRequest::Guest(timed.house.odo.id), SeatRequest::Myself],
        games: 1,
        follows: Follows::Rematch(first.id().clone()),
        terms: Terms { clock: FIVE_AND_THREE, timeout: Timeout::Lose },
        rated: true,
    };
    let id = timed.tables().create(timed.house.nell.id, wish).await.expect("a match");
    let table = timed.tables().open(&id).await.expect("it is there");
    timed.pass(1000);
    assert_eq!(timed.left(&table, LIGHT).await, 300 * SECOND);
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.pass(10);
    assert_eq!(timed.left(&table, LIGHT).await, 300 * SECOND);
    assert_eq!(timed.left(&table, DARK).await, 290 * SECOND);
    assert_eq!(timed.log(&id).await, ["act CAnE5"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn days_are_for_each_turn_and_are_not_saved() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", Clock::Days(3), Timeout::Lose).await;
    timed.time.pass(2 * DAY);
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.time.pass(DAY);
    timed.act(&table, DARK, "TOnB9").await.expect("a legal action");
    assert_eq!(timed.left(&table, LIGHT).await, 3 * DAY.as_millis() as i64);
    timed.time.pass(3 * DAY);
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    assert_eq!(table.now().await.ending, Some(Ending::Time(LIGHT)));
}

/// In The Anarchy everybody decides at the same time.
#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_of_those_who_decide_at_the_same_time_run_each_for_itself() {
    let timed = Timed::new().await;
    let table = timed.table("anarchy", FIVE_AND_THREE, Timeout::Bot).await;
    let first_offer = async |seat| {
        let offers = table.now().await.game.offers(seat, &Phrasebook::default());
        timed.act(&table, seat, &offers[0].0).await.expect("an offer is legal");
    };
    while !(timed.is_running(&table, LIGHT).await && timed.is_running(&table, DARK).await) {
        let to_act = table.now().await.game.to_act();
        first_offer(to_act.iter().next().expect("somebody is to act")).await;
    }
    let before = [timed.left(&table, LIGHT).await, timed.left(&table, DARK).await];
    timed.pass(10);
    let after = [timed.left(&table, LIGHT).await, timed.left(&table, DARK).await];
    assert_eq!(after, before.map(|left| left - 10 * SECOND), "both run");
    let mut acted = 0;
    while timed.is_running(&table, LIGHT).await {
        first_offer(LIGHT).await;
        acted += 1;
        assert!(acted < 200, "a turn ends");
    }
    let gained = after[0] + 3 * SECOND;
    assert_eq!(timed.left(&table, LIGHT).await, gained, "one gain for {acted} decisions");
    timed.pass(10);
    assert_eq!(timed.left(&table, LIGHT).await, gained);
    assert_eq!(timed.left(&table, DARK).await, after[1] - 10 * SECOND);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_gives_the_seat_back() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Bot).await;
    timed.pass(300);
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    until(&table, |now| now.game.plies() == 1).await;
    assert_eq!(table.now().await.ending, None);
    assert!(table.now().await.clocks.is_stood_in(LIGHT));
    assert!(timed.is_running(&table, DARK).await);
    let offers = table.now().await.game.offers(DARK, &Phrasebook::default());
    let wish = Request { seat: LIGHT, seq: None, key: "back" };
    timed.tables().timekeeper().take_back_seat(&table, wish).await.expect("it is theirs");
    timed.act(&table, DARK, &offers[0].0).await.expect("an offer is legal");
    assert_eq!(timed.left(&table, LIGHT).await, 60 * SECOND, "they find a minute");
    timed.pass(10);
    assert!(timed.is_running(&table, LIGHT).await);
    let offers = table.now().await.game.offers(LIGHT, &Phrasebook::default());
    timed.act(&table, LIGHT, &offers[0].0).await.expect("it is their seat again");
    let log = timed.log(table.id()).await;
    let words: Vec<&str> = log.iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(words, ["begin", "time", "act", "return", "act", "act"]);
    let again = timed.restarted().await;
    let table = again.tables().open(table.id()).await.expect("it is stored");
    assert!(!table.now().await.clocks.is_stood_in(LIGHT));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_acts_has_taken_their_seat_back() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Bot).await;
    timed.act(&table, LIGHT, "CAnE5").await.expect("a legal action");
    timed.pass(300);
    timed.tables().timekeeper().drop_flags().await.expect("a round");
    until(&table, |now| now.game.plies() == 2).await;
    let offers = table.now().await.game.offers(LIGHT, &Phrasebook::default());
    timed.act(&table, LIGHT, &offers[0].0).await.expect("an offer is legal");
    // The bot thinks for Dark by now; whoever is faster acts.
    let offers = table.now().await.game.offers(DARK, &Phrasebook::default());
    let acted = timed.act(&table, DARK, &offers[0].0).await;
    assert!(
        matches!(acted, Ok(()) | Err(MatchError::Outdated | MatchError::Refused(_))),
        "{acted:?}"
    );
    assert!(!table.now().await.clocks.is_stood_in(DARK));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_somebody_who_lost_the_connection_stands_still_for_a_while() {
    let timed = Timed::new().await;
    let table = timed.table("cathedral", FIVE_AND_THREE, Timeout::Lose).await;
    let (tables, nell) = (timed.tables(), timed.house.nell.id);
    let page = tables.timekeeper().attend(&table, Some(nell));
    timed.live(10).await;
    drop(page);
    tables.timekeeper().look_who_is_there(&table).await.expect("it is noted");
    timed.live(30).await;
    assert_eq!(timed.left(&table, LIGHT).await, 290 * SECOND, "it is waited for them");
    timed.live(50).await;
    assert_eq!(timed.left(&table, LIGHT).await, 270 * SECOND, "a minute, and no longer");
    let page = tables.timekeeper().attend(&table, Some(nell));
    tables.timekeeper().look_who_is_there(&table).await.expect("it is noted");
    assert_eq!(timed.left(&table, LIGHT).await, 270 * SECOND);
    drop(page);
    for _ in 0..3 {
        tables.timekeeper().look_who_is_there(&table).await.expect("it is noted");
        timed.live(60).await;
        drop(tables.timekeeper().attend(&table, Some(nell)));
        let there = tables.timekeeper().attend(&table, Some(nell));
        tables.timekeeper().look_who_is_there(&table).await.expect("it is noted");
        drop(there);
    }
    assert_eq!(timed.left(&table, LIGHT).await, 210 * SECOND, "three minutes in a whole match");
    let id = table.id().clone();
    let left = timed.left(&table, LIGHT).await;
    let timed = timed.restarted().await;
    let table = timed.tables().open(&id).await.expect("it is stored");
    assert_eq!(timed.left(&table, LIGHT).await, left, "the log says it");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_three_cannot_lose_alone() {
    let timed = Timed::new().await;
    let seats = vec![SeatRequest::Myself, SeatRequest::Anyone, SeatRequest::Anyone];
    let wish = MatchRequest {
        game: "tournay".to_owned(),
        setup: "players=3".to_owned(),
        seed: None,
        adding: Adding::Nothing,
        visibility: Visibility::Public,
        seats,
        games: 1,
        follows: Follows::Nothing,
        terms: Terms { clock: Clock::Days(1), timeout: Timeout::Lose },
        rated: true,
    };
    let made = timed.tables().create(timed.house.nell.id, wish).await;
    assert!(matches!(made, Err(CreateError::Terms)), "{made:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_see_a_flag_fall_one_notes_it() {
    let folder = tempfile::TempDir::new().expect("a folder for the test");
    let open = || Store::open(folder.path().join("bastide.db"));
    crate::race::race(open().await.expect("a database"), open().await.expect("the same")).await;
}
