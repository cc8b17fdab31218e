//! Refusals in the visitor's language: whoever reads French reads no English sentence.

use axum::http::StatusCode;

use crate::house::{House, Match, Person, between};

/// Who asks for something that is refused.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    Stranger,
    Owner,
    Opponent,
}
use Who::{Opponent, Owner, Stranger};

/// Somebody, a request and what it is answered. `ID` is a match in which Dark, the opponent, is to
/// act, `WAITING` one that waits for a friend of the owner's, `OVER` one the owner has given up.
type Row = (Who, &'static str, &'static str, &'static [(&'static str, &'static str)], u16);

const ACT: &[(&str, &str)] = &[("seq", "3"), ("key", "k"), ("action", "MAnH2")];
const REFUSALS: &[Row] = &[
    (Stranger, "GET", "/matches/4k7m2nq9zx", &[], 404),
    (Stranger, "GET", "/invitations/guess", &[], 404),
    (Stranger, "GET", "/rules/chess", &[], 404),
    (Stranger, "GET", "/matches/ID/replay?ply=many", &[], 400),
    (Stranger, "POST", "/play/chess", &[("level", "random")], 404),
    (Stranger, "POST", "/play/cathedral", &[("level", "nobody")], 422),
    (Stranger, "POST", "/play/cathedral", &[], 422),
    (Stranger, "POST", "/matches", &[("pass", "sometimes")], 422),
    (Stranger, "POST", "/matches", &[("seat0", "nobody")], 422),
    (Stranger, "POST", "/matches/ID/join", &[("seat", "1")], 409),
    (Stranger, "POST", "/matches/OVER/join", &[("seat", "1")], 409),
    (Stranger, "POST", "/matches/WAITING/join", &[("seat", "1")], 409),
    (Stranger, "POST", "/matches/ID/actions", ACT, 403),
    (Stranger, "POST", "/matches/ID/resign", &[], 403),
    (Stranger, "GET", "/matches/ID/record", &[], 409),
    (Owner, "POST", "/matches/ID/actions", ACT, 422),
    (Owner, "POST", "/matches/ID/allow-undo", &[], 422),
    (Owner, "POST", "/matches/ID/rematch", &[], 409),
    (Owner, "POST", "/matches/ID/next", &[], 404),
    (
        Owner,
        "POST",
        "/matches/WAITING/actions",
        &[("seq", "0"), ("key", "w"), ("action", "CAnE5")],
        409,
    ),
    (Opponent, "POST", "/matches/ID/actions", &[("seq", "1"), ("key", "o"), ("action", "x")], 409),
    (Opponent, "POST", "/matches/ID/actions", &[("seq", "3"), ("key", "n"), ("action", "x")], 422),
    (
        Opponent,
        "POST",
        "/matches/ID/actions",
        &[("seq", "3"), ("key", "r"), ("action", "MAnE5")],
        422,
    ),
    (
        Opponent,
        "POST",
        "/matches/OVER/actions",
        &[("seq", "4"), ("key", "k"), ("action", "MAnH2")],
        409,
    ),
    (Opponent, "POST", "/matches/OVER/undo", &[], 409),
    (
        Opponent,
        "POST",
        "/settings",
        &[("name", "Perrette de la Tour et de Saint-Martin-le-Vieux")],
        422,
    ),
];

/// Words that stand in almost every English sentence and in no French one.
const ENGLISH: [&str; 22] = [
    "the", "is", "are", "not", "there", "this", "that", "of", "to", "has", "have", "cannot", "be",
    "with", "was", "it", "its", "must", "only", "what", "which", "where",
];

fn english_in(text: &str) -> Option<&str> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.into_iter().find(|word| ENGLISH.contains(&word.to_lowercase().as_str()))
}

/// What a page of a problem, or the form that came back, says about it.
fn said(page: &str) -> String {
    let note = between(page, "role=\"alert\">", "</p>");
    let title = between(page, "<h1>", "</h1>").expect("a title");
    let text = note.or_else(|| between(page, "<p class=\"lead\">", "</p>")).expect("a sentence");
    format!("{title} {text}")
}

async fn ask(person: &mut Person, row: &Row, path: &str, accept: &str) -> String {
    let (_, method, _, fields, status) = row;
    let request = match *method {
        "GET" => person.asking(path, accept),
        _ => person.form(path, fields, accept),
    };
    let answer = person.send(request).await;
    let answer = answer.expect(StatusCode::from_u16(*status).unwrap());
    let kind = answer.headers["content-type"].to_str().unwrap();
    if kind.starts_with("text/html") {
        return said(&answer.body);
    }
    assert_eq!(kind, "application/json", "{path}");
    answer.json()["text"].as_str().expect("a sentence").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_refusal_is_in_the_visitors_language() {
    let house = House::new().await;
    let Match { id, mut owner, opponent } = Match::begun(&house).await;
    let waiting = owner.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    let over = Match::begun(&house).await;
    let (over, mut loser, winner) = (over.id, over.owner, over.opponent);
    loser.deed(&over, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    for row in REFUSALS {
        let mut person = match row.0 {
            Stranger => house.stranger(),
            Opponent if row.2.contains("OVER") => winner.clone(),
            Opponent => opponent.clone(),
            Owner => owner.clone(),
        };
        let path = row.2.replace("ID", &id).replace("WAITING", &waiting).replace("OVER", &over);
        for accept in ["text/html", "application/json"] {
            person.headers.insert("accept-language", "en".parse().unwrap());
            let english = ask(&mut person, row, &path, accept).await;
            assert!(english_in(&english).is_some(), "{english} is not English");
            for language in ["fr", "de"] {
                person.headers.insert("accept-language", language.parse().unwrap());
                let text = ask(&mut person, row, &path, accept).await;
                assert_ne!(text, english, "{row:?}");
                // German shares `was` with English.
                let found = english_in(&text).filter(|_| language == "fr");
                assert_eq!(found, None, "{text}");
            }
        }
    }
}

/// The limit stands before everything else, and is said as well.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_long_is_refused_with_the_limit() {
    let house = House::new().await;
    let mut person = house.stranger();
    person.headers.insert("accept-language", "fr".parse().unwrap());
    let long = "x".repeat(65 * 1024);
    let page = person.post("/settings", &[("name", &long)]).await;
    let text = said(&page.expect(StatusCode::PAYLOAD_TOO_LARGE).body);
    assert!(text.contains("64 Kio"), "{text}");
    assert_eq!(english_in(&text), None, "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_script_is_told_the_same_as_a_person() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let refused = game.opponent.act(&game.id, "3", "k", "nonsense").await;
    let refused = refused.expect(StatusCode::UNPROCESSABLE_ENTITY).json();
    assert_eq!(refused["clause"], "CAT-NOTE-01");
    assert_eq!(
        refused["text"],
        "“nonsense” is no action; CAT-NOTE-01 says how actions are written."
    );
}
