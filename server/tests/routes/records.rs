//! Records brought along: as a file and as text, good ones and bad ones.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::house::{Answer, House, Match, Person, between};

/// The form of the page "My games", as a browser sends it.
fn form(person: &Person, file: &[u8], text: &str) -> Request<Body> {
    let mut body = Vec::new();
    body.extend(
        b"--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.record\"\r\n",
    );
    body.extend(b"Content-Type: application/octet-stream\r\n\r\n");
    body.extend(file);
    body.extend(b"\r\n--edge\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n");
    body.extend(text.as_bytes());
    body.extend(b"\r\n--edge--\r\n");
    person.sending("/records", "multipart/form-data; boundary=edge", body)
}

async fn brings_file(person: &mut Person, file: &[u8]) -> Answer {
    person.send(form(person, file, "")).await
}

pub(crate) async fn brings_text(person: &mut Person, text: &str) -> Answer {
    person.send(form(person, b"", text)).await
}

/// The match whose replay an answer leads to.
#[track_caller]
pub(crate) fn replayed(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let path = answer.location().strip_prefix("/matches/").expect("a match");
    path.strip_suffix("/replay").expect("its replay").to_owned()
}

async fn record_of(person: &mut Person, id: &str) -> String {
    person.get(&format!("/matches/{id}/record")).await.expect(StatusCode::OK).body
}

/// The record of a match that was played to its end.
async fn finished(house: &House) -> String {
    let mut game = Match::fresh(house, &[("capture", "forced")]).await;
    game.plays_to_the_end().await;
    record_of(&mut game.owner, &game.id).await
}

/// The record of a match that was given up after the opening.
async fn unfinished(house: &House) -> String {
    let Match { id, mut owner, .. } = Match::begun(house).await;
    owner.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    record_of(&mut owner, &id).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_brought_as_a_file_and_taken_away_again() {
    let house = House::new().await;
    let record = finished(&house).await;
    let mut guda = house.stranger();
    let id = replayed(&brings_file(&mut guda, record.as_bytes()).await);
    assert_eq!(record_of(&mut guda, &id).await, record, "to the letter, with its seal");
    let mine = guda.get("/mine").await.body;
    let (_, over) = mine.split_once("id=\"finished\"").expect("a list");
    assert!(over.contains(&format!("/matches/{id}/replay")), "it is the visitor's and over");
    assert!(over.contains("Nell against Odo"));
    let shared = house.stranger().get(&format!("/matches/{id}/replay?ply=3")).await;
    assert!(shared.expect(StatusCode::OK).body.contains("Nell against Odo"), "and can be shared");
    assert!(!house.stranger().get("/watch").await.body.contains(&id), "but is in nobody's list");
}

/// What is looked at again is explained as it was then.
#[tokio::test(flavor = "multi_thread")]
async fn things_of_a_replay_are_explained_as_they_were() {
    let house = House::new().await;
    let record = finished(&house).await;
    let mut guda = house.stranger();
    let id = replayed(&brings_file(&mut guda, record.as_bytes()).await);
    let mut changed = 0;
    for square in ["a1", "c3", "e5", "f6", "h8", "j10"] {
        let about = format!("/matches/{id}/about?part=cell-{square}");
        let now = guda.get(&about).await.expect(StatusCode::OK).body;
        let last = guda.get(&format!("{about}&ply=10000")).await.expect(StatusCode::OK).body;
        assert_eq!(last, now, "{square}");
        let first = guda.get(&format!("{about}&ply=0")).await.expect(StatusCode::OK).body;
        changed += usize::from(first != now);
    }
    assert!(changed > 3, "{changed} of six squares are told of as at the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_on_from_any_position_of_it() {
    let house = House::new().await;
    let record = finished(&house).await;
    let mut guda = house.stranger();
    let id = replayed(&brings_file(&mut guda, record.as_bytes()).await);
    let fields = [("ply", "4"), ("level", "random")];
    let further = guda.deed(&id, "play-on", &fields).await.match_id();
    let table = house.tables.open(&further.parse().unwrap()).await.unwrap();
    let now = table.now().await;
    let (played, _) = now.game.actions(4);
    let lines: Vec<String> = played.iter().map(|(_, action)| action.clone()).collect();
    let written: Vec<&str> = record
        .lines()
        .skip_while(|line| !line.is_empty())
        .filter_map(|line| line.split_once(' ').map(|(_, action)| action))
        .collect();
    assert_eq!(lines, written[..4]);
}

/// Browsers end the lines of a pasted text in their own way, and people forget the last one.
#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_record_is_brought_as_text() {
    let house = House::new().await;
    let record = unfinished(&house).await;
    let mut guda = house.guest("Guda").await;
    let pasted = record.trim_end().replace('\n', "\r\n");
    let id = replayed(&brings_text(&mut guda, &pasted).await);
    assert_eq!(record_of(&mut guda, &id).await, record);
    let replay = guda.get(&format!("/matches/{id}/replay")).await.body;
    assert!(replay.contains("The game is left unfinished."));
    let fields = [("ply", "3"), ("level", "random")];
    let further = guda.deed(&id, "play-on", &fields).await.match_id();
    guda.act(&further, "3", "k", "MAnH2").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_written_by_hand_needs_no_seal() {
    let house = House::new().await;
    let sealed = unfinished(&house).await;
    let (by_hand, _) = sealed.split_once("seal: ").unwrap();
    let by_hand = by_hand.replace("Light: Nell", "# from memory\nLight: <i>Nell</i>");
    let mut guda = house.stranger();
    let id = replayed(&brings_text(&mut guda, &by_hand).await);
    let page = guda.page(&id).await;
    assert!(page.contains("&lt;i&gt;Nell") && !page.contains("<i>Nell"));
}

/// It comes back from its log like any other.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_brought_is_there_after_a_restart() {
    let house = House::new().await;
    let record = unfinished(&house).await;
    let mut guda = house.guest("Guda").await;
    let id = replayed(&brings_text(&mut guda, &record).await);
    let house = house.restarted().await;
    let stored = house.tables.store().log().load(&id.parse().unwrap()).await.unwrap().unwrap();
    assert_eq!(stored.outcome.as_deref(), Some("left"));
    assert_eq!(record_of(&mut guda.at(&house), &id).await, record);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_record_is_refused_with_the_line_and_the_reason() {
    let house = House::new().await;
    let good = unfinished(&house).await;
    let line_of = |start: &str| good.lines().position(|line| line.starts_with(start)).unwrap() + 1;
    let cases: [(String, usize, &str); 11] = [
        (String::new(), 1, "bastide-record: 1"),
        ("once upon a time".to_owned(), 1, "bastide-record: 1"),
        (good.replace("record: 1", "record: 9"), 1, "« 9 »"),
        (good.replace("game: cathedral", "game: chess"), line_of("game"), "« chess »"),
        (good.replace("rules: ", "rules: x"), line_of("rules"), "« rules »"),
        (good.replace("variants: standard", "variants: pass=x"), line_of("variants"), "« pass »"),
        (good.replace("seed: ", "seed: z"), line_of("seed"), "« seed »"),
        (good.replace("Dark TOnB9", "Dark nonsense"), line_of("Dark TOnB9"), "« nonsense »"),
        (good.replace("Dark TOnB9", "Dark TOnE5"), line_of("Dark TOnB9"), "« TOnE5 »"),
        (good.replace("Dark TOnB9", "Grey TOnB9"), line_of("Dark TOnB9"), "Light, Dark"),
        (good.replace("Light: Nell", "Light: Fulk"), line_of("seal"), "sceau"),
    ];
    let before = (house.count("match"), house.count("guest"), house.count("entry"));
    for (record, line, reason) in &cases {
        assert_ne!(*record, good);
        for as_file in [true, false] {
            let mut stranger = house.stranger();
            stranger.headers.insert("accept-language", "fr".parse().unwrap());
            let answer = if as_file {
                brings_file(&mut stranger, record.as_bytes()).await
            } else {
                brings_text(&mut stranger, record).await
            };
            let page = answer.expect(StatusCode::UNPROCESSABLE_ENTITY).body;
            assert!(page.contains("lang=\"fr\""));
            let said = between(&page, "role=\"alert\"><p>", "</p>").expect("a reason");
            let said = said.replace(['\u{a0}', '\u{2068}', '\u{2069}'], " ");
            assert!(said.starts_with(&format!("Ligne {line} : ")), "{said}");
            assert!(said.contains(reason), "{said} says nothing of {reason}");
            assert!(page.contains("action=\"/records\""), "and can be corrected at once");
        }
    }
    let after = (house.count("match"), house.count("guest"), house.count("entry"));
    assert_eq!(before, after, "nothing is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_text_is_no_record() {
    let house = House::new().await;
    let answer = brings_file(&mut house.stranger(), b"\x89PNG\r\n\x1a\n\xff\xfe").await;
    let page = answer.expect(StatusCode::UNPROCESSABLE_ENTITY).body;
    assert!(page.contains("Line 1: This file is no text."));
    for kind in ["multipart/form-data", "application/x-www-form-urlencoded", "text/plain"] {
        let mut stranger = house.stranger();
        let request = stranger.sending("/records", kind, b"text=hello".to_vec());
        let answer = stranger.send(request).await;
        assert!(answer.status.is_client_error(), "{kind}");
        assert!(answer.body.starts_with("<!DOCTYPE html>"), "{kind}: {}", answer.body);
    }
    assert_eq!(house.count("guest"), 0);
}

/// Also where the file is far too long: it is read to its end, so that the browser reads the answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_too_long_is_refused_with_the_limit() {
    let house = House::new().await;
    for kib in [64, 5 * 1024] {
        let answer = brings_file(&mut house.stranger(), &vec![b'#'; kib * 1024]).await;
        let page = answer.expect(StatusCode::PAYLOAD_TOO_LARGE).body;
        assert!(page.contains("at most 64 KiB"), "{page}");
    }
    assert_eq!(house.count("match") + house.count("guest"), 0);
    assert!(house.stranger().get("/mine").await.body.contains("At most 64 KiB."));
}
