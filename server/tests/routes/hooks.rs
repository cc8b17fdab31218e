//! Hooks: a turn is told to an address of the player, signed, once, and nowhere that it should not go.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use bastide_community::webhooks::{Calls, Client, signature};
use bastide_matches::Time;
use bastide_store::NewWebhook;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::house::{House, Match, between};
use crate::moments::known_guest;

/// What came to a hook: the head of the request and its body.
type Heard = Arc<Mutex<Vec<(String, String)>>>;

/// Somebody at an address of this machine who answers every call with these words, one after the other.
struct Listener {
    address: String,
    heard: Heard,
}

impl Listener {
    async fn answering(answers: &'static [&'static str]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/turns", listener.local_addr().unwrap());
        let heard = Heard::default();
        let hearing = Arc::clone(&heard);
        tokio::spawn(async move {
            for answer in answers {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut request = String::new();
                while !is_whole(&request) {
                    let mut bytes = [0; 2048];
                    let read = stream.read(&mut bytes).await.unwrap();
                    request.push_str(std::str::from_utf8(&bytes[..read]).unwrap());
                }
                let (lines, body) = request.split_once("\r\n\r\n").unwrap();
                hearing.lock().unwrap().push((lines.to_lowercase(), body.to_owned()));
                let answer =
                    format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        Self { address, heard }
    }

    fn heard(&self) -> Vec<(String, String)> {
        self.heard.lock().unwrap().clone()
    }
}

fn is_whole(request: &str) -> bool {
    let length = between(&request.to_lowercase(), "content-length: ", "\r\n").map(str::to_owned);
    let body = request.split_once("\r\n\r\n").map(|(_, body)| body.len());
    body.is_some() && body == length.and_then(|length| length.parse().ok())
}

/// A house whose hooks may call this machine, with a time of its own.
async fn house(time: &Time) -> (House, Calls<Client>) {
    let house = House::new().await.with_time(time.clone());
    let hooks = house.tables.webhooks().calls(true);
    (house, hooks)
}

/// Makes the calls that are due; says how many there were.
async fn call_all(house: &House, hooks: &Calls<Client>) -> usize {
    // Turns are noted beside the moves: what was asked to be written before is written by now.
    house.tables.store().nodes().set_due(&"4k7m2nq9zx".parse().unwrap(), None, 0).await.unwrap();
    hooks.round().await.unwrap()
}

/// Turns are noted beside the moves, so the first round may come too early.
async fn call_some(house: &House, hooks: &Calls<Client>) {
    for _ in 0..2000 {
        if call_all(house, hooks).await > 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("nothing was to be called");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_once_and_signed() {
    let time = Time::standing_at(1_700_000_000_000);
    let (house, hooks) = house(&time).await;
    let listener = Listener::answering(&["204 No Content"]).await;
    let mut game = Match::begun(&house).await;
    let made = game.opponent.post("/hooks", &[("url", &listener.address)]).await;
    let made = made.expect(StatusCode::OK).body;
    let secret = between(&made, "readonly value=\"", "\"").expect("it is shown").to_owned();
    assert!(!game.opponent.get("/hooks").await.body.contains(&secret), "and not again");
    game.plays("MAnH2").await;
    game.plays("INnB5").await;
    call_some(&house, &hooks).await;
    assert_eq!(call_all(&house, &hooks).await, 0, "once");
    let heard = listener.heard();
    let (lines, body) = &heard[0];
    assert!(lines.contains(&format!("bastide-signature: {}", signature(&secret, body))), "{lines}");
    let told: Value = serde_json::from_str(body).unwrap();
    assert_eq!(told["match"], game.id);
    assert_eq!(
        (&told["seat"], &told["game"], &told["ply"]),
        (&1.into(), &"cathedral".into(), &5.into())
    );
    assert_eq!(told.as_object().unwrap().len(), 5, "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_fails_is_made_again_later_and_a_redirect_is_a_failure() {
    let time = Time::standing_at(1_700_000_000_000);
    let (house, hooks) = house(&time).await;
    let answers = &["500 Oops", "302 Found\r\nlocation: http://127.0.0.1:1/", "200 OK"];
    let listener = Listener::answering(answers).await;
    let mut game = Match::begun(&house).await;
    game.owner.post("/hooks", &[("url", &listener.address)]).await.expect(StatusCode::OK);
    game.plays("MAnH2").await;
    call_some(&house, &hooks).await;
    assert_eq!(call_all(&house, &hooks).await, 0, "not at once");
    let page = game.owner.get("/hooks").await.body;
    assert!(page.contains("no call came through"), "{page}");
    time.pass(Duration::from_secs(10));
    assert_eq!(call_all(&house, &hooks).await, 1);
    time.pass(Duration::from_secs(10));
    assert_eq!(call_all(&house, &hooks).await, 0, "later each time");
    time.pass(Duration::from_secs(50));
    assert_eq!(call_all(&house, &hooks).await, 1);
    assert!(game.owner.get("/hooks").await.body.contains("works"));
    time.pass(Duration::from_secs(24 * 60 * 60));
    assert_eq!(call_all(&house, &hooks).await, 0);
    assert_eq!(listener.heard().len(), 3, "nobody was led elsewhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hook_that_fails_for_days_is_turned_off_and_its_page_says_so() {
    let time = Time::standing_at(1_700_000_000_000);
    let (house, hooks) = house(&time).await;
    let mut game = Match::begun(&house).await;
    // Nobody listens at this port.
    let gone = [("url", "http://127.0.0.1:1/")];
    game.owner.post("/hooks", &gone).await.expect(StatusCode::OK);
    game.opponent.post("/hooks", &gone).await.expect(StatusCode::OK);
    for action in ["MAnH2", "INnB5"] {
        game.plays(action).await;
        call_some(&house, &hooks).await;
        time.pass(Duration::from_secs(4 * 24 * 60 * 60));
    }
    call_all(&house, &hooks).await;
    assert!(game.owner.get("/hooks").await.body.contains("turned off"));
    time.pass(Duration::from_secs(60 * 60));
    call_all(&house, &hooks).await;
    assert_eq!(house.count("hook_call where hook = 1"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leads_into_the_hosts_own_network_is_refused_when_made_and_when_called() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    for url in [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://nell@example.org/",
        "javascript:alert(1)",
        "https://",
        "nonsense",
    ] {
        nell.post("/hooks", &[("url", url)]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(house.count("hook"), 0);
    // A name says nothing until it is looked up.
    let listener = Listener::answering(&["200 OK"]).await;
    let port = listener.address.split([':', '/']).nth(4).unwrap().to_owned();
    let (mut owner, guest) = known_guest(&house, "Odo").await;
    let url = format!("https://localhost:{port}/turns");
    let hook = NewWebhook { guest, url, origin: String::new(), secret: "x".to_owned() };
    house.tables.store().webhooks().add_hook(hook).await.unwrap();
    house.tables.webhooks().learn().await.unwrap();
    let id = owner.creates(&[("seat0", "me"), ("seat1", "anyone")]).await;
    nell.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    let hooks = house.tables.webhooks().calls(false);
    call_some(&house, &hooks).await;
    assert_eq!(listener.heard(), Vec::new(), "it was never connected to");
    assert!(owner.get("/hooks").await.body.contains("no call came through"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_is_the_same_whatever_was_dealt() {
    let time = Time::standing_at(1_700_000_000_000);
    let (house, hooks) = house(&time).await;
    let listener = Listener::answering(&["200 OK"; 12]).await;
    let mut nell = house.guest("Nell").await;
    nell.post("/hooks", &[("url", &listener.address)]).await.expect(StatusCode::OK);
    let mut odo = house.guest("Odo").await;
    let mut told = Vec::new();
    for seed in 0..12 {
        let seed = seed.to_string();
        let fields = [("game", "tournay"), ("seat0", "me"), ("seat1", "anyone"), ("seed", &seed)];
        let id = nell.creates(&fields).await;
        odo.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
        // Who begins depends on the seed, for everybody to see.
        if nell.seq(&id).await.is_some() {
            call_some(&house, &hooks).await;
            let (_, body) = listener.heard().pop().unwrap();
            told.push(body.replace(&id, "ID"));
        }
    }
    assert!(told.len() > 1, "{told:?}");
    assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{told:?}");
}
