//! No route of the interface for programs without a row: the list of routes is the description that is served.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use bastide_store::{By, GuestId, Restraint, RestraintKind};
use serde_json::Value;

use crate::admin::programs;
use crate::house::{House, Person};

/// A request, and what it is answered to somebody else's token and to the owner's. To nobody, to a token that nobody
/// has and to one that has expired: 401. To the banned: 403.
type Row = (&'static str, &'static str, &'static str, [u16; 2]);

const ROWS: &[Row] = &[
    ("GET", "/me", "", [200, 200]),
    ("GET", "/tokens", "", [200, 200]),
    ("POST", "/tokens", r#"{"label": "narrow", "scopes": ["read"]}"#, [201, 201]),
    ("DELETE", "/tokens/999", "", [404, 404]),
    ("GET", "/matches", "", [200, 200]),
    ("POST", "/matches", r#"{"game": "cathedral", "seats": ["me", "me"]}"#, [201, 201]),
    ("GET", "/matches/ID", "", [200, 200]),
    ("GET", "/matches/ID/log", "", [200, 200]),
    ("GET", "/matches/ID/record", "", [409, 409]),
    ("POST", "/matches/ID/seats/0", "{}", [409, 200]),
    ("POST", "/matches/ID/shuffle", r#"{"nonce": "x"}"#, [403, 200]),
    ("POST", "/matches/ID/actions", r#"{"action": "CAnE5", "seq": 0}"#, [403, 200]),
    ("POST", "/matches/ID/undo", "{}", [403, 422]),
    ("POST", "/matches/ID/undo/answer", r#"{"is_granted": true}"#, [403, 422]),
    ("POST", "/matches/ID/resign", "{}", [403, 200]),
    ("POST", "/matches/ID/chat", r#"{"words": "hello"}"#, [204, 204]),
    ("POST", "/tournaments/0123456789/enter", "{}", [404, 404]),
    ("POST", "/tournaments/0123456789/leave", "{}", [404, 404]),
    ("GET", "/stream", "", [200, 200]),
    ("GET", "/socket", "", [426, 426]),
];

/// What needs no token is answered to anybody.
const OPEN: &[(&str, &str, &str, u16)] = &[
    ("GET", "/games", "", 200),
    ("GET", "/openapi.json", "", 200),
    ("GET", "/ratings/cathedral/untimed", "", 200),
    ("GET", "/players/guest:1", "", 200),
    ("GET", "/tournaments", "", 200),
    ("GET", "/tournaments/0123456789", "", 404),
    ("POST", "/guests", r#"{"name": "Automaton"}"#, 201),
];

/// Tokens of those who ask, by role.
struct Tokens {
    unknown: String,
    expired: String,
    banned: String,
    other: String,
    owner: String,
}

/// A new guest with a token: their number and the token.
async fn guest(house: &House, name: &str) -> (i64, String) {
    let wish = format!(r#"{{"name": "{name}"}}"#);
    let given = house.stranger().send(programs("", "POST", "/guests", &wish)).await;
    let token = given.expect(StatusCode::CREATED).json()["token"].as_str().unwrap().to_owned();
    let me = house.stranger().send(programs(&token, "GET", "/me", "")).await.json();
    (me["id"].as_i64().unwrap(), token)
}

impl Tokens {
    async fn of(house: &House) -> Self {
        let (late, expired) = guest(house, "Late").await;
        house.sql(&format!("update api_token set expires_at = 1 where guest = {late}"));
        let (id, banned) = guest(house, "Renart").await;
        let restraint = Restraint { reason: "spam".to_owned(), until: None };
        let moderation = house.tables.moderation();
        let ban = moderation.restrain(By::Machine, GuestId(id), RestraintKind::Ban, restraint);
        ban.await.unwrap();
        let (other, owner) = (guest(house, "Odo").await.1, guest(house, "Nell").await.1);
        Self { unknown: "bastide_0".to_owned(), expired, banned, other, owner }
    }
}

/// A match of the owner, before the first action.
async fn set_up(house: &House, owner: &str) -> String {
    let wish = r#"{"game": "cathedral", "seats": ["me", "me"]}"#;
    let made = house.stranger().send(programs(owner, "POST", "/matches", wish)).await;
    made.expect(StatusCode::CREATED).json()["id"].as_str().unwrap().to_owned()
}

/// Streams never end, so only the head of an answer is looked at.
async fn status(person: &Person, token: &str, row: (&str, &str, &str)) -> u16 {
    let (method, path, body) = row;
    person.head_of(programs(token, method, path, body)).await.status().as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_for_programs_knows_who_asks() {
    let house = House::new().await;
    let (tokens, person) = (Tokens::of(&house).await, house.stranger());
    for (method, path, body, [other, owner]) in ROWS {
        let id = set_up(&house, &tokens.owner).await;
        let path = path.replace("ID", &id);
        for (role, token, expected) in [
            ("nobody", "", 401),
            ("unknown token", &tokens.unknown, 401),
            ("expired token", &tokens.expired, 401),
            ("banned", &tokens.banned, 403),
            ("another", &tokens.other, *other),
            ("owner", &tokens.owner, *owner),
        ] {
            let found = status(&person, token, (method, &path, body)).await;
            assert_eq!(found, expected, "{role}: {method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_needs_no_token_is_answered_to_anybody() {
    let house = House::new().await;
    let (tokens, person) = (Tokens::of(&house).await, house.stranger());
    for (method, path, body, expected) in OPEN {
        for token in ["", &tokens.unknown, &tokens.expired, &tokens.banned, &tokens.owner] {
            let found = status(&person, token, (method, path, body)).await;
            assert_eq!(found, *expected, "{token}: {method} {path}");
        }
    }
}

/// Whether a path that is asked for is one of a described route.
fn is_of(path: &str, route: &str) -> bool {
    let (asked, listed): (Vec<_>, Vec<_>) = (path.split('/').collect(), route.split('/').collect());
    let fits = |(asked, listed): (&&str, &&str)| listed.starts_with('{') || asked == listed;
    asked.len() == listed.len() && asked.iter().zip(&listed).all(fits)
}

#[tokio::test]
async fn no_route_for_programs_is_without_a_row() {
    let house = House::new().await;
    let description: Value = house.stranger().get("/api/v1/openapi.json").await.json();
    let mut routes = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys().map(|method| method.to_uppercase());
        routes.extend(methods.map(|method| (method, path.clone())));
    }
    assert!(routes.len() > 15, "{routes:?}");
    let rows = ROWS.iter().map(|(method, path, ..)| (method, path));
    let rows: Vec<_> = rows.chain(OPEN.iter().map(|(method, path, ..)| (method, path))).collect();
    let is_walked = |(method, route): &&(String, String)| {
        rows.iter().any(|(m, path)| *m == method && is_of(path, route))
    };
    let missing: Vec<_> = routes.iter().filter(|route| !is_walked(route)).collect();
    assert!(missing.is_empty(), "give these a row: {missing:?}");
}

/// Programs are written against the description: it changes on purpose or not at all. `BASTIDE_BLESS=1` writes it
/// anew.
#[tokio::test]
async fn the_description_is_the_published_one() {
    let house = House::new().await;
    let description = house.stranger().get("/api/v1/openapi.json").await.json();
    let now = serde_json::to_string_pretty(&description).unwrap() + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    if std::env::var_os("BASTIDE_BLESS").is_some() {
        std::fs::write(file, &now).unwrap();
    }
    let published: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert!(description == published, "bless server/openapi.json, and look at what differs");
}
