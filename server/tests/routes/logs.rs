//! The log of a server says what was asked and how it went, and nothing that is anybody's secret.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use bastide_server::{LogFormat, start_log_to};
use serde_json::Value;

use crate::house::{House, Person, between, invitation};

/// A log that can be read again.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

const NELL: &str = "Nell-whom-nobody-knows";
const ODO: &str = "Odo-whom-nobody-knows";
const SAID: &str = "a-word-between-the-two";
const ADDRESS: &str = "203.0.113.177";

/// A match of Tournay between two people, some actions of it, and all that must not be told of it.
async fn played(house: &House) -> Vec<String> {
    let mut nell = house.guest(NELL).await.from(ADDRESS);
    let fields = [("game", "tournay"), ("seat0", "me"), ("seat1", "friend"), ("shuffle", "auto")];
    let id = nell.creates(&fields).await;
    let link = invitation(&nell.page(&id).await);
    nell.deed(&id, "contribute", &[("nonce", "words-of-nell")]).await.expect(StatusCode::SEE_OTHER);
    let mut odo = house.guest(ODO).await.from(ADDRESS);
    odo.get(&link).await.expect(StatusCode::SEE_OTHER);
    let joined = odo.deed(&id, "join", &[("seat", "1"), ("nonce", "words-of-odo")]).await;
    joined.expect(StatusCode::SEE_OTHER);
    odo.deed(&id, "chat", &[("words", SAID)]).await.expect(StatusCode::SEE_OTHER);
    let mut said = Vec::new();
    for _ in 0..6 {
        for person in [&mut nell, &mut odo] {
            said.extend(acted(person, &id).await);
        }
    }
    nell.get(&format!("/matches/{id}/preview?action={SAID}")).await;
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let now = table.now().await;
    let fairness = now.shuffle.fairness().unwrap();
    let nonces = fairness.parts.iter().map(|(_, part)| part.nonce.to_string());
    let tokens = [&nell, &odo].map(|person| person.cookies["bastide"].clone());
    let secrets = [now.seed.unwrap().to_string(), fairness.secret.to_string()];
    let words = [
        NELL,
        ODO,
        SAID,
        ADDRESS,
        "words-of-nell",
        "words-of-odo",
        link.rsplit('/').next().unwrap(),
    ];
    let words = words.map(str::to_owned);
    said.into_iter().chain(nonces).chain(tokens).chain(secrets).chain(words).collect()
}

/// Plays the first thing that somebody may do, and says what it was: draws name decks, plays name cards.
async fn acted(person: &mut Person, id: &str) -> Option<String> {
    let page = person.page(id).await;
    let action = between(&page, "name=\"action\" value=\"", "\"")?.to_owned();
    let seq = between(&page, "name=\"seq\" value=\"", "\"")?.to_owned();
    person.act(id, &seq, &format!("key-{seq}"), &action).await;
    Some(action).filter(|action| action.contains(' '))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_match_tells_no_name_token_address_seed_or_card() {
    let kept = Kept::default();
    let log = kept.clone();
    start_log_to(LogFormat::Json, move || log.clone());
    let house = House::new().await;
    let secrets = played(&house).await;
    let log = String::from_utf8(kept.0.lock().unwrap().clone()).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let is_act = |line: &&Value| line["route"] == "/matches/{id}/actions" && line["status"] == 200;
    let act = lines.iter().find(is_act).expect("a move was logged");
    assert_eq!((&act["method"], &act["level"]), (&Value::from("POST"), &Value::from("INFO")));
    for secret in &secrets {
        assert!(!log.contains(secret.as_str()), "the log tells {secret}");
    }
    let names_a_card = |word: &str| {
        let bytes = word.as_bytes();
        bytes.len() > 3
            && b"WYR".contains(&bytes[0])
            && b"123".contains(&bytes[1])
            && bytes[2] == b'-'
    };
    let words = log.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    assert_eq!(words.filter(|word| names_a_card(word)).collect::<Vec<_>>(), Vec::<&str>::new());
}
