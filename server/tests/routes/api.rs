//! The interface for programs: tokens and scopes, matches, the stream, and problems as documents.

use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tokio_stream::StreamExt as _;

use crate::house::{Answer, House, Match, Person};

/// A program with a token, or without one.
pub(crate) struct Program {
    person: Person,
    token: Option<String>,
}

pub(crate) struct Reply {
    answer: Answer,
    body: Value,
}

impl Reply {
    /// The answer, which must have this status and, when it is a refusal, be a document.
    pub(crate) fn expect(self, status: StatusCode) -> Value {
        assert_eq!(self.answer.status, status, "{}", self.answer.body);
        if !status.is_success() {
            assert_eq!(self.answer.headers[CONTENT_TYPE], "application/problem+json");
            assert_eq!(self.body["status"], status.as_u16());
            assert!(self.body["type"].as_str().unwrap().starts_with("urn:bastide:"));
            assert!(!self.body["detail"].as_str().unwrap().is_empty());
        }
        self.body
    }
}

impl Program {
    fn without_token(house: &House) -> Self {
        Self { person: house.stranger(), token: None }
    }

    pub(crate) async fn new(house: &House, name: &str) -> Self {
        let mut program = Self::without_token(house);
        let given = program.post("/guests", json!({"name": name})).await;
        let given = given.expect(StatusCode::CREATED);
        program.token = Some(given["token"].as_str().unwrap().to_owned());
        program
    }

    /// A second program of the same guest, with a token of these scopes.
    async fn allowed(&mut self, scopes: &[&str]) -> Self {
        let wish = json!({"label": "narrow", "scopes": scopes});
        let given = self.post("/tokens", wish).await.expect(StatusCode::CREATED);
        let token = given["token"].as_str().unwrap().to_owned();
        Self { person: self.person.clone(), token: Some(token) }
    }

    fn request(&self, method: &str, path: &str, body: Option<Value>) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(format!("/api/v1{path}"));
        for (name, value) in &self.person.headers {
            request = request.header(name, value);
        }
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.header(CONTENT_TYPE, "application/json");
        request.body(body.map_or_else(Body::empty, |body| Body::from(body.to_string()))).unwrap()
    }

    async fn send(&mut self, method: &str, path: &str, body: Option<Value>) -> Reply {
        let request = self.request(method, path, body);
        let answer = self.person.send(request).await;
        let body = serde_json::from_str(&answer.body).unwrap_or(Value::Null);
        Reply { answer, body }
    }

    async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.send("POST", path, Some(body)).await
    }

    async fn sets_up(&mut self, game: &str, setup: &str, seats: &[&str]) -> Value {
        let wish = json!({"game": game, "setup": setup, "seats": seats});
        self.post("/matches", wish).await.expect(StatusCode::CREATED)
    }

    async fn acts(&mut self, seen: &Value, action: &str) -> Reply {
        let wish = json!({"action": action, "seq": seen["seq"], "key": "k"});
        self.post(&format!("/matches/{}/actions", id(seen)), wish).await
    }
}

fn id(seen: &Value) -> &str {
    seen["id"].as_str().unwrap()
}

fn first_legal(seen: &Value) -> &str {
    seen["legal"][0]["action"].as_str().expect("something is legal")
}

#[tokio::test]
async fn a_program_becomes_a_guest_and_plays_a_game_to_its_end() {
    let house = House::new().await;
    let mut program = Program::new(&house, "Automaton").await;
    let mut seen = program.sets_up("cathedral", "", &["me", "me"]).await;
    for ply in 0.. {
        assert_eq!(seen["plies"], ply);
        if seen["ending"] != Value::Null {
            break;
        }
        let wish = json!({"action": first_legal(&seen), "seq": seen["seq"]});
        let path = format!("/matches/{}/actions", id(&seen));
        seen = program.post(&path, wish).await.expect(StatusCode::OK);
    }
    assert_eq!(seen["ending"]["how"], "played");
    assert!(seen["legal"].as_array().unwrap().is_empty());
    let log = program.get(&format!("/matches/{}/log", id(&seen))).await.expect(StatusCode::OK);
    assert_eq!(log.as_array().unwrap().len() as u64, seen["plies"].as_u64().unwrap());
    let record = program.get(&format!("/matches/{}/record", id(&seen))).await;
    assert_eq!(record.answer.status, StatusCode::OK);
    assert!(record.answer.body.contains("game: cathedral"), "{}", record.answer.body);
}

#[tokio::test]
async fn what_a_token_does_not_allow_is_refused_with_the_scope_it_lacks() {
    let house = House::new().await;
    let mut owner = Program::new(&house, "Nell").await;
    let seen = owner.sets_up("cathedral", "", &["me", "me"]).await;
    let path = format!("/matches/{}", id(&seen));
    let mut reader = owner.allowed(&["read"]).await;
    reader.get(&path).await.expect(StatusCode::OK);
    for (deed, body, scope) in [
        ("/actions", json!({"action": "CAnE5", "seq": 0}), "play"),
        ("/undo", json!({}), "play"),
        ("/undo/answer", json!({"is_granted": true}), "play"),
        ("/resign", json!({}), "play"),
        ("/seats/0", json!({}), "play"),
        ("/shuffle", json!({"nonce": "x"}), "play"),
        ("/chat", json!({"words": "hello"}), "chat"),
    ] {
        let problem = reader.post(&format!("{path}{deed}"), body).await;
        assert_eq!(problem.expect(StatusCode::FORBIDDEN)["scope"], scope, "{deed}");
    }
    assert_eq!(reader.get("/tokens").await.expect(StatusCode::FORBIDDEN)["scope"], "tokens");
    let mut player = owner.allowed(&["play"]).await;
    for path in [path.as_str(), "/matches", "/stream"] {
        assert_eq!(player.get(path).await.expect(StatusCode::FORBIDDEN)["scope"], "read", "{path}");
    }
    // Nobody makes a token that allows more than their own.
    let mut maker = owner.allowed(&["tokens"]).await;
    let more = maker.post("/tokens", json!({"label": "more", "scopes": ["play"]})).await;
    assert_eq!(more.expect(StatusCode::FORBIDDEN)["scope"], "play");
}

#[tokio::test]
async fn without_a_token_with_a_wrong_one_and_with_one_that_has_ended_nothing_is_told() {
    let house = House::new().await;
    let mut owner = Program::new(&house, "Nell").await;
    let seen = owner.sets_up("cathedral", "", &["me", "anyone"]).await;
    let mut ended = owner.allowed(&["read", "play"]).await;
    ended.get("/me").await.expect(StatusCode::OK);
    let tokens = owner.get("/tokens").await.expect(StatusCode::OK);
    let narrow = tokens.as_array().unwrap().iter().find(|row| row["label"] == "narrow").unwrap();
    assert!(narrow["used_at"].is_i64(), "{narrow}");
    let gone = owner.send("DELETE", &format!("/tokens/{}", narrow["id"]), None).await;
    assert_eq!(gone.answer.status, StatusCode::NO_CONTENT);
    let wrong = Program { person: house.stranger(), token: Some("bastide_00".into()) };
    let expired = owner.allowed(&["read"]).await;
    house.sql("update api_token set expires_at = 1 where label = 'narrow'");
    let none = Program::without_token(&house);
    for (mut program, kind) in [
        (none, "urn:bastide:no-token"),
        (wrong, "urn:bastide:unknown-token"),
        (ended, "urn:bastide:unknown-token"),
        (expired, "urn:bastide:unknown-token"),
    ] {
        for path in ["/me", "/matches", "/stream", &format!("/matches/{}", id(&seen)), "/tokens"] {
            let problem = program.get(path).await.expect(StatusCode::UNAUTHORIZED);
            assert_eq!(problem["type"], kind, "{path}");
        }
    }
}

#[tokio::test]
async fn a_token_is_stored_as_its_hash_alone_and_nobody_ends_anothers() {
    let house = House::new().await;
    let mut nell = Program::new(&house, "Nell").await;
    let mut odo = Program::new(&house, "Odo").await;
    let own = nell.get("/tokens").await.expect(StatusCode::OK)[0]["id"].clone();
    odo.send("DELETE", &format!("/tokens/{own}"), None).await.expect(StatusCode::NOT_FOUND);
    nell.get("/me").await.expect(StatusCode::OK);
    assert!(!house.holds(nell.token.as_ref().unwrap()), "the token itself is nowhere");
}

#[tokio::test]
async fn a_rule_that_refuses_is_named_in_the_callers_language() {
    let house = House::new().await;
    let mut program = Program::new(&house, "Nell").await;
    program.person.headers.insert("accept-language", "de".parse().unwrap());
    let seen = program.sets_up("cathedral", "", &["me", "me"]).await;
    let refused = program.acts(&seen, "TAnE5").await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused["clause"].as_str().unwrap().starts_with("CAT-"), "{refused}");
    let mut english = Program { person: house.stranger(), token: program.token.clone() };
    let same = english.acts(&seen, "TAnE5").await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused["clause"], same["clause"]);
    assert_ne!(refused["detail"], same["detail"]);
}

#[tokio::test]
async fn a_wish_that_is_repeated_is_done_once_and_one_that_is_late_is_told_so() {
    let house = House::new().await;
    let mut program = Program::new(&house, "Nell").await;
    let before = program.sets_up("cathedral", "", &["me", "me"]).await;
    let action = first_legal(&before).to_owned();
    let after = program.acts(&before, &action).await.expect(StatusCode::OK);
    let again = program.acts(&before, &action).await.expect(StatusCode::OK);
    assert_eq!((&after["plies"], &again["plies"]), (&json!(1), &json!(1)));
    let late = json!({"action": first_legal(&after), "seq": 0, "key": "another"});
    let path = format!("/matches/{}/actions", id(&before));
    let late = program.post(&path, late).await.expect(StatusCode::CONFLICT);
    assert_eq!(late["type"], "urn:bastide:outdated");
}

#[tokio::test]
async fn an_invitation_is_told_to_the_host_alone_and_leads_to_the_seat() {
    let house = House::new().await;
    let mut host = Program::new(&house, "Nell").await;
    let mut friend = Program::new(&house, "Odo").await;
    let seen = host.sets_up("cathedral", "", &["me", "friend"]).await;
    let invitation = seen["seats"][1]["invitation"].clone();
    assert!(invitation.is_string());
    let path = format!("/matches/{}", id(&seen));
    let others = friend.get(&path).await.expect(StatusCode::OK);
    assert_eq!(others["seats"][1]["invitation"], Value::Null);
    let seat = format!("{path}/seats/1");
    friend.post(&seat, json!({})).await.expect(StatusCode::CONFLICT);
    let seated = friend.post(&seat, json!({"invitation": invitation})).await;
    assert_eq!(seated.expect(StatusCode::OK)["your_seat"], 1);
    friend
        .post(&format!("{path}/seats/9"), json!({}))
        .await
        .expect(StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn nothing_is_dealt_before_a_host_has_added_the_part_they_announced() {
    let house = House::new().await;
    let mut host = Program::new(&house, "Nell").await;
    let wish = json!({"game": "tournay", "setup": "players=2", "seats": ["me", "bot:greedy"],
        "adds_to_shuffle": true});
    let seen = host.post("/matches", wish).await.expect(StatusCode::CREATED);
    assert!(seen["commitment"].is_string() && seen["view"].is_null(), "{seen}");
    assert!(seen["legal"].as_array().unwrap().is_empty());
    let path = format!("/matches/{}", id(&seen));
    let log = host.get(&format!("{path}/log")).await.expect(StatusCode::OK);
    assert_eq!(log, json!([]));
    let mut stranger = Program::new(&house, "Odo").await;
    let shuffle = format!("{path}/shuffle");
    let part = json!({"nonce": "chosen by Nell"});
    stranger.post(&shuffle, part.clone()).await.expect(StatusCode::FORBIDDEN);
    host.post(&shuffle, json!({"nonce": " "})).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    let dealt = host.post(&shuffle, part).await.expect(StatusCode::OK);
    assert!(dealt["view"].is_object(), "{dealt}");
    assert_eq!(dealt["commitment"], seen["commitment"]);
}

#[tokio::test]
async fn nobody_sees_anothers_hand_or_acts_for_them() {
    let house = House::new().await;
    let mut nell = Program::new(&house, "Nell").await;
    let mut odo = Program::new(&house, "Odo").await;
    let seen = nell.sets_up("tournay", "players=2", &["me", "anyone"]).await;
    let path = format!("/matches/{}", id(&seen));
    odo.post(&format!("{path}/seats/1"), json!({})).await.expect(StatusCode::OK);
    let mut stranger = Program::new(&house, "Guda").await;
    // Until each has a card that the others have not seen.
    let (to_nell, to_stranger) = loop {
        let to_nell = nell.get(&path).await.expect(StatusCode::OK);
        let to_odo = odo.get(&path).await.expect(StatusCode::OK);
        let to_stranger = stranger.get(&path).await.expect(StatusCode::OK);
        let views = [&to_nell, &to_odo, &to_stranger].map(|seen| &seen["view"]);
        if views[0] != views[1] && views[0] != views[2] && views[1] != views[2] {
            break (to_nell, to_stranger);
        }
        let is_nells = to_nell["to_act"][0] == 0;
        let (program, own) = if is_nells { (&mut nell, to_nell) } else { (&mut odo, to_odo) };
        let (legal, ply) = (own["legal"].as_array().unwrap(), own["plies"].as_u64().unwrap());
        assert!(ply < 400, "nobody ever has a secret");
        let action = &legal[ply as usize % legal.len()]["action"];
        let wish = json!({"action": action, "seq": own["seq"]});
        program.post(&format!("{path}/actions"), wish).await.expect(StatusCode::OK);
    };
    assert_eq!(to_stranger["your_seat"], Value::Null);
    assert!(to_stranger["legal"].as_array().unwrap().is_empty());
    let wish = json!({"action": "any", "seq": to_nell["seq"], "seat": 0});
    let acted = odo.post(&format!("{path}/actions"), wish.clone()).await;
    assert_eq!(acted.expect(StatusCode::FORBIDDEN)["type"], "urn:bastide:not-your-seat");
    stranger.post(&format!("{path}/actions"), wish).await.expect(StatusCode::FORBIDDEN);
    let early = nell.get(&format!("{path}/record")).await.expect(StatusCode::CONFLICT);
    assert_eq!(early["type"], "urn:bastide:not-over");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_tells_of_ones_own_games_and_resumes_where_it_was() {
    let house = House::new().await;
    let mut nell = Program::new(&house, "Nell").await;
    let mut odo = Program::new(&house, "Odo").await;
    let mut stream = Events::of(&nell).await;
    let seen = nell.sets_up("cathedral", "", &["me", "me"]).await;
    odo.sets_up("cathedral", "", &["me", "me"]).await;
    let (told, number) = stream.next().await;
    assert_eq!((&told["match"], &told["is_your_turn"]), (&seen["id"], &json!(true)));
    nell.acts(&seen, first_legal(&seen)).await.expect(StatusCode::OK);
    let (told, _) = stream.next().await;
    assert_eq!(told["match"], seen["id"], "the other's game is not told");
    drop(stream);
    nell.person.headers.insert("last-event-id", number.parse().unwrap());
    let (missed, _) = Events::of(&nell).await.next().await;
    // Not by its version: that somebody went away is a change of the match as well, and may come in between.
    assert_eq!((&missed["match"], &missed["plies"]), (&told["match"], &told["plies"]));
}

/// A program that knows the rules needs nothing but the stream, and no long answers.
#[tokio::test]
async fn the_stream_tells_the_last_action_and_an_answer_can_be_minimal() {
    let house = House::new().await;
    let mut nell = Program::new(&house, "Nell").await;
    let seen = nell.sets_up("cathedral", "", &["me", "me"]).await;
    let mut stream = Events::of(&nell).await;
    let (told, _) = stream.next().await;
    assert_eq!((&told["plies"], &told["seq"], &told["last"]), (&json!(0), &json!(0), &Value::Null));
    nell.person.headers.insert("prefer", "return=minimal".parse().unwrap());
    let played = nell.acts(&seen, first_legal(&seen)).await;
    assert_eq!(played.answer.headers["preference-applied"], "return=minimal");
    assert!(played.answer.body.is_empty());
    played.expect(StatusCode::NO_CONTENT);
    let (told, _) = stream.next().await;
    assert_eq!((&told["plies"], &told["seq"]), (&json!(1), &json!(1)));
    assert_eq!(told["last"], json!({"seat": 0, "action": first_legal(&seen)}));
}

/// The events of a stream.
struct Events(axum::body::BodyDataStream);

impl Events {
    async fn of(program: &Program) -> Self {
        let request = program.request("GET", "/stream", None);
        let response = program.person.head_of(request).await;
        assert_eq!(response.status(), StatusCode::OK);
        Self(response.into_body().into_data_stream())
    }

    /// What is told, and its number.
    async fn next(&mut self) -> (Value, String) {
        let chunk = self.0.next().await.expect("it goes on").unwrap();
        let text = String::from_utf8(chunk.to_vec()).unwrap();
        let line = |name: &str| text.lines().find_map(|line| line.strip_prefix(name));
        assert_eq!(line("event: "), Some("match"), "{text}");
        let data = serde_json::from_str(line("data: ").unwrap()).unwrap();
        (data, line("id: ").unwrap().to_owned())
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_as_a_document() {
    let house = House::new().await;
    let mut program = Program::new(&house, "Nell").await;
    let game = Match::begun(&house).await;
    let path = format!("/matches/{}", game.id);
    let nonsense = Body::from("{\"name\":");
    let mut request = program.request("POST", "/guests", None);
    *request.body_mut() = nonsense;
    let answer = program.person.send(request).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    assert_eq!(answer.headers[CONTENT_TYPE], "application/problem+json");
    for (path, body, status) in [
        ("/guests".to_owned(), json!({"name": " "}), 422),
        ("/guests".to_owned(), json!({"name": "Nell", "rank": "queen"}), 422),
        ("/matches".to_owned(), json!({"game": "chess", "seats": ["me"]}), 404),
        ("/matches".to_owned(), json!({"game": "cathedral", "seats": ["me"]}), 422),
        ("/matches".to_owned(), json!({"game": "cathedral", "seats": ["me", "bot:oracle"]}), 422),
        ("/matches".to_owned(), json!({"game": "cathedral", "seats": ["me", "you"]}), 422),
        (format!("{path}/actions"), json!({"action": "MAnH2", "seq": -1}), 422),
        (format!("{path}/chat"), json!({"words": ""}), 422),
        ("/matches/nowhere/actions".to_owned(), json!({"action": "MAnH2", "seq": 0}), 404),
        (format!("{path}/seats/x"), json!({}), 400),
        ("/nowhere".to_owned(), json!({}), 404),
        ("/games".to_owned(), json!({}), 405),
    ] {
        let status = StatusCode::from_u16(status).unwrap();
        program.post(&path, body).await.expect(status);
    }
}

/// The description is made by the macros that make the routes; what is held here is that it is served and says
/// for every route who may ask and how it refuses.
#[tokio::test]
async fn every_route_is_described_with_its_token_and_its_refusals() {
    let house = House::new().await;
    let api = Program::without_token(&house).get("/openapi.json").await.expect(StatusCode::OK);
    assert_eq!(api["openapi"], "3.1.0");
    let open = [
        ("/games", "get"),
        ("/guests", "post"),
        ("/players/{player}", "get"),
        ("/ratings/{game}/{speed}", "get"),
        ("/tournaments", "get"),
        ("/tournaments/{id}", "get"),
    ];
    let mut described = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, route) in methods.as_object().unwrap() {
            described += 1;
            let is_open = open.contains(&(path.as_str(), method.as_str()));
            assert_eq!(route["security"].is_null(), is_open, "{method} {path}");
            assert_eq!(route["responses"]["401"].is_null(), is_open, "{method} {path}");
            assert!(route["summary"].is_string() || route["description"].is_string(), "{path}");
        }
    }
    assert_eq!(described, 26);
    let games = Program::without_token(&house).get("/games").await.expect(StatusCode::OK);
    let names: Vec<&Value> = games.as_array().unwrap().iter().map(|game| &game["name"]).collect();
    assert_eq!(names, ["tournay", "cathedral", "anarchy"]);
}
