//! Clocks as people and programs meet them: agreed, said beforehand, shown, run out.

use std::time::Duration;

use axum::body::Body;
use axum::http::StatusCode;
use bastide_matches::Time;
use serde_json::json;
use tokio_stream::StreamExt as _;

use crate::api::Program;
use crate::house::{House, Match, between};

const START: i64 = 1_700_000_000_000;
const TIMED: [(&str, &str); 2] = [("clock", "fischer:600+10"), ("timeout", "lose")];

async fn timed() -> (House, Time) {
    let time = Time::standing_at(START);
    (House::new().await.with_time(time.clone()), time)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_agreed_is_said_before_anybody_sits_down() {
    let (house, _) = timed().await;
    let mut nell = house.guest("Nell").await;
    let mut fields = vec![("seat0", "me"), ("seat1", "anyone")];
    fields.extend(TIMED);
    let id = nell.creates(&fields).await;
    let page = house.stranger().page(&id).await;
    for words in ["10 min + 10 s a turn", "loses the match", "up to 60 seconds", "no clock runs"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let home = house.stranger().get("/").await.body;
    assert!(home.contains("10 min + 10 s a turn") && home.contains("loses the match"), "{home}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_shows_what_is_left_and_the_list_begins_where_time_presses() {
    let (house, time) = timed().await;
    let mut slow = Match::fresh(&house, &[("clock", "days:3")]).await;
    let mut owner = slow.owner.clone();
    let fields = [("seat0", "me"), ("seat1", "anyone"), ("clock", "days:1")];
    let quick = owner.creates(&fields).await;
    slow.opponent.deed(&quick, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    let untimed = owner.creates(&[("seat0", "me"), ("seat1", "greedy")]).await;
    let mine = owner.get("/mine").await.body;
    let place = |id: &str| mine.find(&format!("/matches/{id}")).expect("it is listed");
    assert!(place(&quick) < place(&slow.id) && place(&slow.id) < place(&untimed));
    let game = Match::fresh(&house, &TIMED).await;
    time.pass(Duration::from_secs(65));
    let page = game.owner.clone().page(&game.id).await;
    assert!(page.contains("data-left=\"535000\"") && page.contains(">8:55<"), "{page}");
    // A clock stands at its plate, and in the row that a phone has in place of the plates.
    assert_eq!(page.matches("data-clock=\"fischer\"").count(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_after_the_end_of_time_is_refused_with_the_reason() {
    let (house, time) = timed().await;
    let mut game = Match::fresh(&house, &TIMED).await;
    let seq = game.owner.seq(&game.id).await.unwrap();
    time.pass(Duration::from_secs(600));
    let late = game.owner.act(&game.id, &seq, "late", "CAnE5").await.expect(StatusCode::CONFLICT);
    assert!(late.body.contains("Your time is over"), "{}", late.body);
    let page = game.opponent.page(&game.id).await;
    assert!(page.contains("ran out of time"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_a_bot_stands_in_for_takes_the_seat_back_by_a_button() {
    let (house, time) = timed().await;
    let terms = [("clock", "fischer:600+10"), ("timeout", "bot")];
    let mut game = Match::fresh(&house, &terms).await;
    time.pass(Duration::from_secs(600));
    house.tables.timekeeper().drop_flags().await.unwrap();
    let page = game.owner.page(&game.id).await;
    assert!(page.contains("a bot plays on for you"), "{page}");
    assert!(!page.contains("id=\"act\""), "the bot decides");
    let id = game.id.clone();
    game.owner.deed(&id, "return", &[]).await.expect(StatusCode::SEE_OTHER);
    let page = game.owner.page(&id).await;
    assert!(!page.contains("a bot plays on for you"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_on_with_a_bot_whatever_was_ticked() {
    let (house, _) = timed().await;
    let mut nell = house.guest("Nell").await;
    let mut fields =
        vec![("game", "tournay"), ("seat0", "me"), ("seat1", "anyone"), ("seat2", "anyone")];
    fields.extend(TIMED);
    let id = nell.creates(&fields).await;
    assert!(nell.page(&id).await.contains("a bot plays on"));
}

/// What the notices of somebody say, event by event.
async fn next_notice(events: &mut axum::body::BodyDataStream) -> String {
    let chunk = events.next().await.unwrap().unwrap();
    String::from_utf8(chunk.to_vec()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_name_the_match_and_the_others_and_nothing_that_was_dealt() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    assert_eq!(house.stranger().head("/notices").await.status(), StatusCode::NO_CONTENT);
    let stream = nell.head("/notices").await;
    assert_eq!(stream.status(), StatusCode::OK);
    let mut events = Body::into_data_stream(stream.into_body());
    let mut told = Vec::new();
    for seed in ["one", "two", "three", "four"] {
        let fields = [("game", "tournay"), ("seat0", "me"), ("seat1", "anyone"), ("seed", seed)];
        let id = nell.creates(&fields).await;
        let mut odo = house.guest("Odo").await;
        odo.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
        let mut event = next_notice(&mut events).await;
        while !event.contains("Tournay with Odo") {
            event = next_notice(&mut events).await;
        }
        // Who begins depends on the seed, for everybody to see.
        told.push(event.replace(&id, "ID").replace("true", "false"));
    }
    assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_keeps_what_was_chosen() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let fields =
        [("seat0", "me"), ("seat1", "no-such-bot"), ("clock", "days:7"), ("timeout", "bot")];
    let again = nell.post("/matches", &fields).await.expect(StatusCode::UNPROCESSABLE_ENTITY).body;
    let chosen = between(&again, "value=\"days:7\"", ">").expect("it is offered");
    assert!(chosen.contains("selected"), "{chosen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_agrees_on_a_clock_sees_it_and_is_told_when_it_is_over() {
    let (house, time) = timed().await;
    let mut program = Program::new(&house, "Automaton").await;
    let wish = |clock: &str, timeout: &str| json!({"game": "cathedral", "seats": ["me", "bot:random"], "clock": clock, "timeout": timeout});
    for (clock, timeout) in [("5 minutes", "lose"), ("days:0", "lose"), ("days:3", "weep")] {
        let refused = program.post("/matches", wish(clock, timeout)).await;
        refused.expect(StatusCode::UNPROCESSABLE_ENTITY);
    }
    let begun = program.post("/matches", wish("fischer:60+5", "lose")).await;
    let begun = begun.expect(StatusCode::CREATED);
    assert_eq!((&begun["clock"], &begun["timeout"]), (&"fischer:60+5".into(), &"lose".into()));
    assert_eq!(begun["seats"][0]["time_left"], 60_000);
    assert_eq!(begun["seats"][1]["time_left"], serde_json::Value::Null, "a bot has no clock");
    time.pass(Duration::from_secs(61));
    let path = format!("/matches/{}/actions", begun["id"].as_str().unwrap());
    let late = json!({"action": begun["legal"][0]["action"], "seq": begun["seq"]});
    let late = program.post(&path, late).await.expect(StatusCode::CONFLICT);
    assert_eq!(late["type"], "urn:bastide:out-of-time");
}
