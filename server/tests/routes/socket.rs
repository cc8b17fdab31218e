//! The web socket of programs, over a real connection.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::StatusCode;
use bastide_server::Hosting;
use bastide_web::limits::{Allowance, Limits, Rate};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::admin::programs;
use crate::house::House;
use crate::limits::{AMPLE, ample};

/// Far beyond what an answer takes.
const PATIENCE: Duration = Duration::from_secs(20);

struct Program {
    token: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Program {
    async fn come(house: &House, address: &str, name: &str) -> Self {
        let wish = json!({ "name": name }).to_string();
        let given = house.stranger().send(programs("", "POST", "/guests", &wish)).await;
        let token = given.expect(StatusCode::CREATED).json()["token"].as_str().unwrap().to_owned();
        Self { socket: connect(address, &token, "0").await, token }
    }

    async fn say(&mut self, what: &Value) {
        self.socket.send(Message::text(what.to_string())).await.unwrap();
    }

    async fn act(&mut self, ask: u64, id: &str, action: &str, seq: u32) {
        self.say(&json!({"ask": ask, "match": id, "action": action, "seq": seq})).await;
    }

    /// The next that is said, or nothing if the other side has hung up.
    async fn heard(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("something is said")? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Whatever is said of a match that has come so far.
    async fn heard_of(&mut self, plies: u64) -> Value {
        loop {
            let heard = self.heard().await.expect("the line is open");
            if heard["standing"]["plies"] == plies {
                return heard;
            }
        }
    }

    async fn send(&self, house: &House, method: &str, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        house.stranger().send(programs(&self.token, method, path, &body)).await.json()
    }
}

async fn connect(
    address: &str,
    token: &str,
    last: &str,
) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let mut request = format!("ws://{address}/api/v1/socket").into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    request.headers_mut().insert("last-event-id", last.parse().unwrap());
    connect_async(request).await.unwrap().0
}

/// Two programs at a match of Cathedral in a house that can be reached.
async fn two_at_a_match(house: &House) -> (String, [Program; 2], String) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let app = house.app.clone();
    tokio::spawn(async move { axum::serve(listener, app).await });
    let nell = Program::come(house, &address, "Nell").await;
    let odo = Program::come(house, &address, "Odo").await;
    let wish = json!({"game": "cathedral", "seats": ["me", "anyone"]});
    let made = nell.send(house, "POST", "/matches", &wish).await;
    let id = made["id"].as_str().unwrap().to_owned();
    odo.send(house, "POST", &format!("/matches/{id}/seats/1"), &json!({})).await;
    (address, [nell, odo], id)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_answered_to_one_and_news_to_the_other() {
    let house = House::new().await;
    let (_, [mut nell, mut odo], id) = two_at_a_match(&house).await;
    nell.act(7, &id, "CAnE5", 0).await;
    let (answer, news) = (nell.heard_of(1).await, odo.heard_of(1).await);
    assert_eq!((&answer["answer"], &answer["at"]), (&json!(7), &Value::Null), "{answer}");
    assert!(news["answer"].is_null() && news["at"].is_i64(), "{news}");
    for heard in [&answer, &news] {
        assert_eq!(heard["standing"]["last"], json!({"seat": 0, "action": "CAnE5"}), "{heard}");
    }
    // What the answer told is not told again: the next that Nell hears is Odo's action.
    let legal = odo.send(&house, "GET", &format!("/matches/{id}"), &json!({})).await;
    let action = legal["legal"][0]["action"].as_str().unwrap().to_owned();
    odo.act(1, &id, &action, 1).await;
    odo.heard_of(2).await;
    let next = nell.heard().await.unwrap();
    assert_eq!((&next["standing"]["plies"], &next["answer"]), (&json!(2), &Value::Null), "{next}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_says_why_and_the_line_stays_open() {
    let house = House::new().await;
    let (_, [mut nell, mut odo], id) = two_at_a_match(&house).await;
    odo.act(3, &id, "CAnE5", 0).await;
    nell.act(1, &id, "CAnA1", 0).await;
    nell.act(2, "nothing", "CAnE5", 0).await;
    nell.say(&json!({"ask": 4})).await;
    let mut problems = Vec::new();
    while problems.len() < 3 {
        let heard = nell.heard().await.unwrap();
        if !heard["problem"].is_null() {
            problems.push((heard["answer"].clone(), heard["problem"].clone()));
        }
    }
    let of = |ask: Value| &problems.iter().find(|(answer, _)| *answer == ask).unwrap().1;
    assert_eq!(of(json!(1))["type"], "urn:bastide:refused-by-a-rule");
    assert!(of(json!(1))["clause"].as_str().unwrap().starts_with("CAT-"));
    assert_eq!(of(json!(2))["status"], 404);
    assert_eq!(of(Value::Null)["type"], "urn:bastide:malformed");
    nell.act(5, &id, "CAnE5", 0).await;
    assert_eq!(nell.heard_of(1).await["answer"], 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_hears_of_what_they_missed() {
    let house = House::new().await;
    let (address, [mut nell, mut odo], id) = two_at_a_match(&house).await;
    odo.socket.close(None).await.unwrap();
    nell.act(1, &id, "CAnE5", 0).await;
    let at = nell.heard_of(1).await["at"].as_i64().unwrap_or(0);
    odo.socket = connect(&address, &odo.token, &at.to_string()).await;
    assert_eq!(odo.heard_of(1).await["standing"]["match"], id.as_str());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_was_ended_acts_no_more() {
    let house = House::new().await;
    let (_, [mut nell, _odo], id) = two_at_a_match(&house).await;
    let own = nell.send(&house, "GET", "/tokens", &json!({})).await;
    let number = own.as_array().unwrap_or_else(|| panic!("{own}"))[0]["id"].clone();
    let ended = programs(&nell.token, "DELETE", &format!("/tokens/{number}"), "");
    house.stranger().send(ended).await.expect(StatusCode::NO_CONTENT);
    nell.act(1, &id, "CAnE5", 0).await;
    while let Some(heard) = nell.heard().await {
        assert!(heard["answer"].is_null(), "{heard}");
    }
}

/// Nonsense is counted like anything else that is asked.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_nothing_but_nonsense_is_hung_up_on() {
    let few = Rate { burst: 10, every: Duration::from_secs(3600) };
    let requests = Allowance { visitor: few, address: AMPLE };
    let limits = Some(Limits { requests, ..ample() });
    let house = House::hosted(Hosting { limits, ..Hosting::default() }).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let app = house.app.clone().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, app).await });
    let mut nell = Program::come(&house, &address, "Nell").await;
    let mut answered = 0;
    loop {
        // It may hang up between two messages.
        if nell.socket.send(Message::text("{")).await.is_err() {
            break;
        }
        match nell.heard().await {
            Some(heard) => assert_eq!(heard["problem"]["type"], "urn:bastide:malformed"),
            None => break,
        }
        answered += 1;
        assert!(answered < 20, "it is never enough");
    }
}
