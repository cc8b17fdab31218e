//! Push messages: an endpoint of our own checks who sends, and reads what only it can read.

use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use bastide_community::webhooks::{Call, CallError, Calls, Post};
use bastide_matches::Time;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use serde_json::{Value, json};

use crate::house::{House, Match, Person, between};

const NOW: i64 = 1_700_000_000_000;

/// A browser with its push service.
struct Browser {
    url: &'static str,
    own: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Browser {
    fn at(url: &'static str) -> Self {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = own.compute_public_key().unwrap().as_ref().to_vec();
        Self { url, own, public, secret: [9; 16] }
    }

    async fn subscribes(&self, person: &mut Person) -> StatusCode {
        let keys =
            json!({ "p256dh": BASE64.encode(&self.public), "auth": BASE64.encode(self.secret) });
        let told = json!({ "endpoint": self.url, "expirationTime": null, "keys": keys });
        person.post_json("/told/browsers", &told).await.status
    }

    /// Reads a message, step by step as RFC 8291 and RFC 8188 have it, with nothing of the sender's code.
    fn reads(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len());
        let (sender, sealed) = rest[1..].split_at(rest[0].into());
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender.to_vec());
        let shared = agree_ephemeral(self.own, &theirs, <[u8]>::to_vec).unwrap();
        let info = [b"WebPush: info\0".as_slice(), &self.public, sender, &[1]].concat();
        let key = mac(&mac(&self.secret, &shared), &info);
        let key = mac(salt, &key);
        let content = mac(&key, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(&key, b"Content-Encoding: nonce\0\x01");
        let content = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content[..16]).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut sealed = sealed.to_vec();
        let words = content.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        assert_eq!(words.last(), Some(&2), "the last record");
        serde_json::from_slice(&words[..words.len() - 1]).unwrap()
    }
}

fn mac(key: &[u8], words: &[u8]) -> Vec<u8> {
    sign(&Key::new(HMAC_SHA256, key), words).as_ref().to_vec()
}

/// Who sends, as a push service finds out: the claims, once the signature is good.
fn claims(call: &Call, key: &str) -> Value {
    let header = |name: &str| {
        let found = call.headers.iter().find(|(it, _)| *it == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    };
    assert_eq!(header("content-encoding"), "aes128gcm");
    assert!(header("ttl").parse::<u32>().is_ok());
    let authorization = header("authorization");
    let token = between(&authorization, "vapid t=", ",").unwrap();
    assert!(authorization.ends_with(&format!("k={key}")), "{authorization}");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = Verifier::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    key.verify(signed.as_bytes(), &BASE64.decode(signature).unwrap())
        .expect("signed by the server");
    let (head, claims) = signed.split_once('.').unwrap();
    let head: Value = serde_json::from_slice(&BASE64.decode(head).unwrap()).unwrap();
    assert_eq!(head["alg"], "ES256");
    serde_json::from_slice(&BASE64.decode(claims).unwrap()).unwrap()
}

/// A push service that answers as it is told.
#[derive(Clone, Default)]
struct Service {
    got: Arc<Mutex<Vec<Call>>>,
    answer: Arc<Mutex<Option<StatusCode>>>,
}

impl Post for Service {
    async fn post(&self, call: Call) -> Result<(), CallError> {
        self.got.lock().unwrap().push(call);
        self.answer.lock().unwrap().map_or(Ok(()), |status| Err(CallError::Answered(status)))
    }
}

impl Service {
    fn take(&self) -> Vec<Call> {
        std::mem::take(&mut *self.got.lock().unwrap())
    }
}

/// What is to be told is noted beside the deeds, so the first rounds may come too early.
async fn call_some(house: &House, calls: &Calls<Service>) {
    for _ in 0..2000 {
        house
            .tables
            .store()
            .nodes()
            .set_due(&"4k7m2nq9zx".parse().unwrap(), None, 0)
            .await
            .unwrap();
        if calls.round().await.unwrap() > 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("nothing was to be told");
}

async fn server_key(person: &mut Person) -> String {
    let page = person.get("/told").await.expect(StatusCode::OK).body;
    between(&page, "data-key=\"", "\"").unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_signed_and_readable_for_one_browser_alone() {
    let time = Time::standing_at(NOW);
    let house = House::new().await.with_time(time.clone());
    let service = Service::default();
    let calls = house.tables.webhooks().calls_over(service.clone());
    let mut game = Match::begun(&house).await;
    let browser = Browser::at("https://push.example/send/nell");
    assert_eq!(browser.subscribes(&mut game.opponent).await, StatusCode::NO_CONTENT);
    let key = server_key(&mut game.opponent).await;
    assert_eq!(key, server_key(&mut house.stranger()).await, "one key for all");
    game.plays("MAnH2").await;
    game.plays("INnB5").await;
    call_some(&house, &calls).await;
    let call = service.take().pop().unwrap();
    assert_eq!(call.url, browser.url);
    let claims = claims(&call, &key);
    assert_eq!(claims["aud"], "https://push.example");
    let (now, until) = (NOW / 1000, claims["exp"].as_i64().unwrap());
    assert!(now < until && until <= now + 24 * 60 * 60, "{until}");
    let told = browser.reads(&call.body);
    assert_eq!(told["url"], format!("/matches/{}", game.id));
    assert_eq!(told["body"], "Cathedral with Nell");
    assert_eq!(told.as_object().unwrap().len(), 4, "{told}");
    // The key outlives the server.
    let house = house.restarted().await;
    assert_eq!(key, server_key(&mut house.stranger()).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten() {
    for gone in [StatusCode::NOT_FOUND, StatusCode::GONE] {
        let house = House::new().await.with_time(Time::standing_at(NOW));
        let service = Service::default();
        let calls = house.tables.webhooks().calls_over(service.clone());
        let mut game = Match::begun(&house).await;
        let browser = Browser::at("https://push.example/send/nell");
        browser.subscribes(&mut game.owner).await;
        *service.answer.lock().unwrap() = Some(gone);
        game.plays("MAnH2").await;
        call_some(&house, &calls).await;
        assert_eq!(house.count("hook"), 0, "{gone}");
        assert_eq!(house.count("hook_call"), 0, "{gone}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_is_told_what_one_chose() {
    let house = House::new().await.with_time(Time::standing_at(NOW));
    let service = Service::default();
    let calls = house.tables.webhooks().calls_over(service.clone());
    let mut game = Match::begun(&house).await;
    let browser = Browser::at("https://push.example/send/nell");
    browser.subscribes(&mut game.owner).await;
    // Chat, and nothing else.
    game.owner.post("/told", &[("chat", "on")]).await.expect(StatusCode::SEE_OTHER);
    game.plays("MAnH2").await;
    let id = game.id.clone();
    game.opponent.deed(&id, "chat", &[("words", "A secret word"), ("key", "k1")]).await;
    call_some(&house, &calls).await;
    let told = browser.reads(&service.take().pop().unwrap().body);
    assert_eq!(told["title"], "A message at your table");
    assert!(!told.to_string().contains("secret"), "{told}");
    assert_eq!(house.count("hook_call"), 0, "the turn was not noted");
    // A test comes whatever was chosen.
    let browser = Browser::at("https://push.example/send/nell");
    browser.subscribes(&mut game.owner).await;
    let told = json!({ "endpoint": browser.url });
    let asked = game.owner.post_json("/told/browsers/test", &told).await;
    assert_eq!(asked.status, StatusCode::NO_CONTENT);
    call_some(&house, &calls).await;
    assert_eq!(browser.reads(&service.take().pop().unwrap().body)["url"], "/told");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_subscription_is_refused_and_others_cannot_end_one() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    for url in ["http://push.example/", "https://127.0.0.1/", "https://[::1]/x", "nonsense"] {
        let status = Browser::at(url).subscribes(&mut nell).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
    }
    let mut broken = Browser::at("https://push.example/x");
    broken.public.truncate(12);
    assert_eq!(broken.subscribes(&mut nell).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(house.count("hook"), 0);
    let browser = Browser::at("https://push.example/send/nell");
    assert_eq!(browser.subscribes(&mut nell).await, StatusCode::NO_CONTENT);
    let mut odo = house.guest("Odo").await;
    odo.post("/told/browsers/1/end", &[]).await.expect(StatusCode::SEE_OTHER);
    odo.post_json("/told/browsers/forget", &json!({ "endpoint": browser.url })).await;
    assert_eq!(house.count("hook"), 1);
    assert!(!nell.get("/hooks").await.body.contains("push.example"), "it is no hook of theirs");
    // Whoever uses the browser next has it; eleven are too many for one.
    assert_eq!(browser.subscribes(&mut odo).await, StatusCode::NO_CONTENT);
    assert_eq!(house.count("hook"), 1);
    for number in 0..11 {
        let url = format!("https://push.example/send/{number}");
        Browser::at(Box::leak(url.into_boxed_str())).subscribes(&mut odo).await;
    }
    assert_eq!(house.count("hook"), 10);
}
