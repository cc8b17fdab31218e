//! How much one visitor and one address may do, and what they are told.

use std::time::Duration;

use axum::http::{HeaderValue, StatusCode};
use bastide_server::Hosting;
use bastide_web::limits::{Allowance, Attempts, Limits, Rate};

use crate::house::{Answer, House, Match, Person};

pub(crate) const AMPLE: Rate = Rate { burst: 10_000, every: Duration::from_millis(1) };
/// Three, and then one every hour: no test waits for it.
const FEW: Rate = Rate { burst: 3, every: Duration::from_secs(3600) };

pub(crate) fn ample() -> Limits {
    let allowance = Allowance { visitor: AMPLE, address: AMPLE };
    Limits {
        requests: allowance,
        tables: allowance,
        open_tables: allowance,
        bots_alone: 1000,
        remarks: allowance,
        guests: allowance,
        passwords: Attempts { account: AMPLE, address: AMPLE },
        streams: (1000, 1000),
        connections: 1000,
    }
}

async fn house(limits: &Limits) -> House {
    let proxies = vec!["192.0.2.1".parse().unwrap()].into();
    House::hosted(Hosting { limits: Some(*limits), proxies, ..Hosting::default() }).await
}

/// Says when to come again, in seconds and in words.
#[track_caller]
fn refused(answer: Answer) {
    let answer = answer.expect(StatusCode::TOO_MANY_REQUESTS);
    let wait: u32 = answer.headers["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=3600).contains(&wait), "{wait}");
    assert!(answer.body.contains(&wait.to_string()), "{}", answer.body);
}

fn french(mut person: Person) -> Person {
    person.headers.insert("accept-language", HeaderValue::from_static("fr"));
    person
}

const BY_VISITOR: Allowance = Allowance { visitor: FEW, address: AMPLE };
const BY_ADDRESS: Allowance = Allowance { visitor: AMPLE, address: FEW };

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_counted_by_visitor() {
    let house = house(&Limits { requests: BY_VISITOR, ..ample() }).await;
    let mut nell = french(house.stranger().from("198.51.100.7"));
    nell.headers.insert("accept", HeaderValue::from_static("text/html"));
    nell.cookies.insert("bastide".to_owned(), "a".repeat(32));
    for _ in 0..3 {
        nell.get("/").await.expect(StatusCode::OK);
    }
    let answer = nell.get("/").await;
    assert!(answer.body.contains("Réessayez dans") && answer.body.contains("lang=\"fr\""));
    refused(answer);
    let mut odo = house.stranger().from("198.51.100.7");
    odo.cookies.insert("bastide".to_owned(), "b".repeat(32));
    odo.get("/").await.expect(StatusCode::OK);
    nell.get("/healthz").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_counted_by_address_and_one_household_is_one() {
    let house = house(&Limits { requests: BY_ADDRESS, ..ample() }).await;
    for number in 1..=3 {
        let mut person = house.stranger().from(&format!("2001:db8:1:2::{number}"));
        person.get("/").await.expect(StatusCode::OK);
    }
    refused(house.stranger().from("2001:db8:1:2:9::").get("/").await);
    house.stranger().from("2001:db8:1:3::1").get("/").await.expect(StatusCode::OK);
    let json = house.stranger().from("2001:db8:1:2::1").get("/").await.json();
    assert!(json["text"].as_str().unwrap().contains("Try again in"), "a script reads it as well");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_header_is_no_way_out() {
    let house = house(&Limits { requests: BY_ADDRESS, ..ample() }).await;
    let asking = |peer: &str, client: String| {
        let mut person = house.stranger().from(peer);
        person.headers.insert("x-forwarded-for", client.parse().unwrap());
        person
    };
    for number in 1..=3 {
        let client = format!("203.0.113.{number}");
        asking("198.51.100.7", client).get("/").await.expect(StatusCode::OK);
    }
    refused(asking("198.51.100.7", "203.0.113.4".to_owned()).get("/").await);
    // The host's own proxy is believed, but not what the client wrote before it.
    for number in 1..=3 {
        let chain = format!("10.9.8.{number}, 203.0.113.9");
        asking("192.0.2.1", chain).get("/").await.expect(StatusCode::OK);
    }
    refused(asking("192.0.2.1", "10.9.8.4, 203.0.113.9".to_owned()).get("/").await);
    asking("192.0.2.1", "203.0.113.10".to_owned()).get("/").await.expect(StatusCode::OK);
}

/// A proxy that adds to one header passes the other on as the client wrote it.
#[tokio::test(flavor = "multi_thread")]
async fn a_header_that_the_proxy_does_not_write_is_never_read() {
    let house = house(&Limits { requests: BY_ADDRESS, ..ample() }).await;
    let asking = |number: u8| {
        let mut person = house.stranger().from("192.0.2.1");
        for (name, value) in [
            ("x-forwarded-for", "203.0.113.9".to_owned()),
            ("forwarded", format!("for=10.9.8.{number};proto=https")),
            ("x-real-ip", format!("10.9.8.{number}")),
            ("cf-connecting-ip", format!("10.9.8.{number}")),
            ("true-client-ip", format!("10.9.8.{number}")),
        ] {
            person.headers.insert(name, value.parse().unwrap());
        }
        person
    };
    for number in 1..=3 {
        let answer = asking(number).get("/").await.expect(StatusCode::OK);
        let has = |name: &str| answer.headers.contains_key(name);
        assert!(!has("strict-transport-security"), "the client wrote that it is https");
    }
    refused(asking(4).get("/").await);
}

/// Behind a proxy that nobody named all visitors are one. That is narrow, and never open.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_on_the_machine_that_nobody_named_is_counted_as_one_visitor() {
    let house = house(&Limits { requests: BY_ADDRESS, ..ample() }).await;
    for number in 0..3 {
        let mut visitor = house.stranger().from("127.0.0.1");
        visitor.headers.insert("x-real-ip", format!("10.9.8.{number}").parse().unwrap());
        visitor.get("/").await.expect(StatusCode::OK);
    }
    refused(house.stranger().from("127.0.0.1").get("/").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_are_counted_whichever_way_they_are_set_up() {
    let house = house(&Limits { tables: BY_VISITOR, ..ample() }).await;
    let mut nell = house.guest("Nell").await.from("198.51.100.7");
    nell.creates(&[("seat0", "me"), ("seat1", "friend")]).await;
    nell.post("/play/cathedral", &[("level", "random")]).await.match_id();
    nell.post("/learn/tournay/borrow", &[]).await.match_id();
    refused(nell.post("/matches", &[("seat0", "me"), ("seat1", "friend")]).await);
    refused(nell.post("/play/cathedral", &[("level", "random")]).await);
    assert_eq!(house.count("match"), 3, "nothing was kept");
    nell.get("/new").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn remarks_are_counted() {
    let house = house(&Limits { remarks: BY_VISITOR, ..ample() }).await;
    let game = Match::fresh(&house, &[]).await;
    let mut nell = game.owner.from("198.51.100.7");
    for _ in 0..3 {
        nell.deed(&game.id, "chat", &[("words", "hm")]).await.expect(StatusCode::SEE_OTHER);
    }
    refused(nell.deed(&game.id, "chat", &[("words", "hm")]).await);
    let mut odo = game.opponent.from("198.51.100.7");
    odo.deed(&game.id, "chat", &[("words", "well")]).await.expect(StatusCode::SEE_OTHER);
}

/// Whoever throws their cookie away, or makes one up, is a new guest each time.
#[tokio::test(flavor = "multi_thread")]
async fn new_guests_are_counted_by_address() {
    let house = house(&Limits { guests: BY_ADDRESS, ..ample() }).await;
    let arriving = |number: usize| {
        let mut person = house.stranger().from("198.51.100.7");
        if number.is_multiple_of(2) {
            person.cookies.insert("bastide".to_owned(), format!("{number:032}"));
        }
        person
    };
    for number in 0..3 {
        let named = arriving(number).post("/settings", &[("name", "Guda")]).await;
        named.expect(StatusCode::SEE_OTHER);
    }
    refused(french(arriving(3)).post("/settings", &[("name", "Guda")]).await);
    assert_eq!(house.count("guest"), 3);
    arriving(4).get("/").await.expect(StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn open_streams_are_counted_and_one_that_ends_makes_room() {
    let house = house(&Limits { streams: (2, 1000), ..ample() }).await;
    let game = Match::fresh(&house, &[]).await;
    let path = format!("/matches/{}/live", game.id);
    let mut nell = game.owner.from("198.51.100.7");
    let (first, _second) = (nell.head(&path).await, nell.head(&path).await);
    assert_eq!(first.status(), StatusCode::OK);
    refused(nell.get(&path).await);
    let odo = game.opponent.from("198.51.100.7");
    assert_eq!(odo.head(&path).await.status(), StatusCode::OK, "others are not held up");
    drop(first);
    assert_eq!(nell.head(&path).await.status(), StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_of_one_address_are_counted_together() {
    let house = house(&Limits { streams: (1000, 2), ..ample() }).await;
    let game = Match::fresh(&house, &[]).await;
    let path = format!("/matches/{}/live", game.id);
    let from = |address: &str| house.stranger().from(address);
    let _open = [from("198.51.100.7").head(&path).await, from("198.51.100.7").head(&path).await];
    refused(from("198.51.100.7").get(&path).await);
    assert_eq!(from("198.51.100.8").head(&path).await.status(), StatusCode::OK);
}

/// The usual limits leave somebody alone who plays fast, talks and looks around.
#[tokio::test(flavor = "multi_thread")]
async fn the_usual_limits_hold_nobody_up_who_plays() {
    let house = house(&Limits::default()).await;
    let Match { id, owner, opponent } = Match::fresh(&house, &[]).await;
    let mut game =
        Match { id, owner: owner.from("198.51.100.7"), opponent: opponent.from("198.51.100.7") };
    game.plays_to_the_end().await;
    let id = game.id.clone();
    for _ in 0..10 {
        game.owner.deed(&id, "chat", &[("words", "hm")]).await.expect(StatusCode::SEE_OTHER);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_pages_and_listeners_are_kept_out() {
    let house = house(&ample()).await;
    let mut plain = house.stranger().from("198.51.100.7");
    plain.headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
    let answer = plain.post("/settings", &[("name", "Nell")]).await;
    for (name, value) in [
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("x-frame-options", "DENY"),
        ("referrer-policy", "same-origin"),
        ("cache-control", "private, no-cache"),
    ] {
        assert_eq!(answer.headers[name], value);
    }
    assert!(answer.headers["permissions-policy"].to_str().unwrap().contains("camera=()"));
    assert!(!answer.headers.contains_key("strict-transport-security"), "anybody can write that");
    assert!(!answer.headers["set-cookie"].to_str().unwrap().contains("Secure"));
    let mut proxied = house.stranger().from("192.0.2.1");
    proxied.headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
    let answer = proxied.post("/settings", &[("name", "Nell")]).await;
    assert!(answer.headers.contains_key("strict-transport-security"));
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.ends_with("; HttpOnly; Secure"), "{cookie}");
}

/// A program sees what is left to it before it is too late.
#[tokio::test(flavor = "multi_thread")]
async fn programs_are_told_how_much_is_left() {
    let house = house(&Limits { requests: BY_ADDRESS, ..ample() }).await;
    let mut program = house.stranger().from("198.51.100.7");
    for left in ["2", "1", "0"] {
        let answer = program.get("/api/v1/games").await.expect(StatusCode::OK);
        let told = ["ratelimit-limit", "ratelimit-remaining"].map(|name| &answer.headers[name]);
        assert_eq!(told, ["3", left]);
        assert!(answer.headers.contains_key("ratelimit-reset"));
    }
    let answer = program.get("/api/v1/games").await;
    assert_eq!(answer.headers["content-type"], "application/problem+json");
    refused(answer);
    let open = house.stranger().get("/api/v1/games").await.expect(StatusCode::OK);
    assert!(!open.headers.contains_key("ratelimit-limit"), "the machine itself is not counted");
}
