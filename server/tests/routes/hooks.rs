//! Hooks: a turn is told to an address of the player, signed, once, and nowhere that it should not go.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::StatusCode;
use bastide_community::webhooks::{Call, CallError, Calls, Client, Post, signature};
use bastide_matches::Time;
use bastide_store::{CallSubject, GuestId, NewWebhook, QueuedCall, TokenHash};
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::timeout;

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
    game.plays("MAnH2").await;
    // It is tried again, because it is still their turn.
    for _ in 0..2 {
        call_some(&house, &hooks).await;
        time.pass(Duration::from_secs(4 * 24 * 60 * 60));
    }
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
    house.tables.store().webhooks().add_hook(hook(guest, url)).await.unwrap();
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

/// A hook as its page would make it.
fn hook(guest: GuestId, url: String) -> NewWebhook {
    let host = url.split('/').nth(2).unwrap_or_default().to_owned();
    NewWebhook {
        guest,
        url,
        host,
        origin: String::new(),
        secret: "x".to_owned(),
        shape: "plain".to_owned(),
        only: None,
        language: "en".to_owned(),
        most: 5,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hook_speaks_as_a_chat_reads_it_and_names_call_nobody() {
    let time = Time::standing_at(1_700_000_000_000);
    let (house, hooks) = house(&time).await;
    let mut game = Match::begun(&house).await;
    game.owner.post("/settings", &[("name", "<!here> @all")]).await.expect(StatusCode::SEE_OTHER);
    let mut bodies = Vec::new();
    for shape in ["content", "text"] {
        let listener = Listener::answering(&["204 No Content"]).await;
        let fields = [("url", &*listener.address), ("shape", shape)];
        let made = game.opponent.post("/hooks", &fields).await.expect(StatusCode::OK).body;
        assert!(!made.contains("readonly"), "a chat needs no secret");
        bodies.push(listener);
    }
    game.plays("MAnH2").await;
    game.plays("INnB5").await;
    let mut calls = 0;
    while calls < 2 {
        calls += call_all(&house, &hooks).await;
    }
    let told = |at: usize| serde_json::from_str::<Value>(&bodies[at].heard()[0].1).unwrap();
    let content = told(0)["content"].as_str().unwrap().to_owned();
    assert!(content.starts_with("It is your turn: Cathedral"), "{content}");
    assert!(content.ends_with(&format!("/matches/{}", game.id)), "{content}");
    assert!(content.contains("@all"), "{content}");
    assert_eq!(told(0)["allowed_mentions"]["parse"], Value::Array(Vec::new()));
    let text = told(1)["text"].as_str().unwrap().to_owned();
    assert!(text.contains("&lt;!here&gt;") && !text.contains('<'), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hook_can_be_about_one_match_alone() {
    let time = Time::standing_at(1_700_000_000_000);
    let (house, hooks) = house(&time).await;
    let listener = Listener::answering(&["204 No Content"; 2]).await;
    let mut game = Match::begun(&house).await;
    let asked = format!("/hooks?match={}", game.id);
    let form = game.opponent.get(&asked).await.body;
    assert!(form.contains(&format!("value=\"{}\"", game.id)), "it is offered");
    let id = game.id.clone();
    let fields = [("url", &*listener.address), ("match", &*id)];
    game.opponent.post("/hooks", &fields).await.expect(StatusCode::OK);
    // A turn in another match comes first: were it told, it would be heard first.
    let other = game.opponent.creates(&[("seat0", "me"), ("seat1", "anyone")]).await;
    game.owner.deed(&other, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    game.plays("MAnH2").await;
    game.plays("INnB5").await;
    call_some(&house, &hooks).await;
    let told: Vec<Value> =
        listener.heard().iter().map(|(_, body)| serde_json::from_str(body).unwrap()).collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["match"], game.id);
    // A match in which one has no seat cannot be listened to.
    let mut stranger = house.guest("Maud").await;
    stranger.post("/hooks", &fields).await.expect(StatusCode::FORBIDDEN);
    assert_eq!(house.count("hook"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_hooks_made_at_once_there_are_no_more_than_there_can_be() {
    let house = House::new().await;
    let (_, guest) = known_guest(&house, "Odo").await;
    let mut adding = JoinSet::new();
    for number in 0..13 {
        let store = house.tables.store().clone();
        let new = hook(guest, format!("https://h{number}.example/"));
        let new = NewWebhook { secret: number.to_string(), ..new };
        adding.spawn(async move { store.webhooks().add_hook(new).await.unwrap() });
    }
    let made = adding.join_all().await;
    assert_eq!(made.iter().flatten().count(), 5);
    assert_eq!(house.count("hook"), 5);
}

/// Answers everybody but those whose address says that it never does.
#[derive(Clone, Default)]
struct Phone {
    called: Arc<Mutex<Vec<String>>>,
    has_called: Arc<Notify>,
}

impl Post for Phone {
    async fn post(&self, call: Call) -> Result<(), CallError> {
        let answers = !call.url.contains("never");
        self.called.lock().unwrap().push(call.url);
        self.has_called.notify_one();
        if answers { Ok(()) } else { std::future::pending().await }
    }
}

impl Phone {
    /// Waits until so many were called.
    async fn has_called(&self, count: usize) {
        let all = async {
            while self.called.lock().unwrap().len() < count {
                self.has_called.notified().await;
            }
        };
        // Only ends what hangs.
        let called = timeout(Duration::from_secs(120), all).await;
        assert!(called.is_ok(), "{} of {count}", self.called.lock().unwrap().len());
    }
}

/// Everybody has a hook at one of these addresses and is to be told of a turn, in this order.
async fn everybody_is_to_be_told(house: &House, urls: Vec<String>) {
    let game = Match::begun(house).await;
    let mut adding = JoinSet::new();
    for (number, url) in urls.into_iter().enumerate() {
        let (store, id) = (house.tables.store().clone(), game.id.parse().unwrap());
        adding.spawn(async move {
            let mut token = [7; 32];
            token[..8].copy_from_slice(&number.to_le_bytes());
            let guest = store.players().add_guest(TokenHash(token), "Nell").await.unwrap().id;
            store.webhooks().add_hook(hook(guest, url)).await.unwrap();
            let subject = CallSubject {
                kind: "turn".to_owned(),
                id: Some(id),
                tournament: None,
                seat: Some(1),
                ply: Some(3),
            };
            QueuedCall { guest, subject, due_at: number as i64 }
        });
    }
    let calls = adding.join_all().await;
    house.tables.store().webhooks().queue_calls(calls).await.unwrap();
    house.tables.webhooks().learn().await.unwrap();
}

async fn all_but_these_are_told(urls: Vec<String>, begun: usize) {
    let house = House::new().await;
    let answered = urls.iter().filter(|url| !url.contains("never")).count();
    let hanging = urls.len() - answered;
    everybody_is_to_be_told(&house, urls).await;
    let phone = Phone::default();
    tokio::spawn(house.tables.webhooks().calls_over(phone.clone()).keep_calling());
    phone.has_called(answered + begun).await;
    // The others still hang; what came through is noted.
    let noted = async {
        while house.count("hook_call") as usize > hanging {
            tokio::task::yield_now().await;
        }
    };
    assert!(timeout(Duration::from_secs(60), noted).await.is_ok());
    assert_eq!(house.count("hook where last_at is not null") as usize, answered);
    let called = phone.called.lock().unwrap();
    assert_eq!(called.iter().filter(|url| url.contains("never")).count(), begun);
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_that_never_answer_hold_nobody_up() {
    // They come first, each at a host of its own.
    let url = |number| match number {
        0..50 => format!("https://never{number}.example/"),
        _ => format!("https://h{number}.example/"),
    };
    all_but_these_are_told((0..1000).map(url).collect(), 50).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_host_with_many_addresses_that_never_answer_holds_nobody_up() {
    let url = |number| match number {
        0..500 => format!("https://dead.example/never/{number}"),
        _ => format!("https://h{number}.example/"),
    };
    all_but_these_are_told((0..600).map(url).collect(), 16).await;
}
