//! How a match is shuffled: what is promised, what the seats add, and when it is told.

use axum::http::StatusCode;
use bastide_core::record;
use bastide_text::Phrasebook;

use crate::house::{House, Match, Person, between};

/// A game of The Anarchy for one, begun by a browser with scripts.
async fn alone(person: &mut Person) -> String {
    let fields = [("level", "alone"), ("shuffle", "auto")];
    person.post("/play/anarchy", &fields).await.match_id()
}

fn promised(page: &str) -> Option<&str> {
    between(page, "data-commitment=\"", "\"")
}

async fn fair_page(person: &mut Person, id: &str) -> String {
    person.get(&format!("/matches/{id}/fair")).await.expect(StatusCode::OK).body
}

async fn seed_of(house: &House, id: &str) -> Option<String> {
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    table.now().await.seed.map(|seed| seed.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_sees_the_promise_before_it_adds_its_part() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = alone(&mut nell).await;
    let page = nell.page(&id).await;
    let promise = promised(&page).expect("a promise to look at").to_owned();
    assert_eq!(seed_of(&house, &id).await, None, "nothing is dealt");
    assert!(nell.seq(&id).await.is_none(), "and nothing can be done");
    let mut other = house.guest("Odo").await;
    other.deed(&id, "contribute", &[("nonce", "x")]).await.expect(StatusCode::FORBIDDEN);
    nell.deed(&id, "contribute", &[("nonce", "a rainy day")]).await.expect(StatusCode::SEE_OTHER);
    assert!(nell.seq(&id).await.is_some(), "then the game begins");
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let fairness = table.now().await.shuffle.fairness().expect("it is dealt");
    assert_eq!(fairness.commitment.to_string(), promise, "by the secret that was promised");
    let seed = seed_of(&house, &id).await;
    nell.deed(&id, "contribute", &[("nonce", "another")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(seed_of(&house, &id).await, seed, "and a second part changes nothing");
    let own = fair_page(&mut nell, &id).await;
    assert!(own.contains(&fairness.parts_text()["own:".len()..]) && own.contains("own part"));
    let house = house.restarted().await;
    assert_eq!(seed_of(&house, &id).await, seed);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_a_game_begins_at_once_and_says_who_shuffled() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.post("/play/anarchy", &[("level", "alone")]).await.match_id();
    assert!(nell.seq(&id).await.is_some());
    assert!(fair_page(&mut nell, &id).await.contains("No player added a part"));
}

/// Nell sets a match of Tournay up, Odo comes by her link.
async fn two(house: &House) -> (String, Person, Person) {
    let mut nell = house.guest("Nell").await;
    let fields = [("game", "tournay"), ("seat0", "me"), ("seat1", "friend"), ("shuffle", "auto")];
    let id = nell.creates(&fields).await;
    let link = crate::house::invitation(&nell.page(&id).await);
    let mut odo = house.guest("Odo").await;
    odo.get(&link).await.expect(StatusCode::SEE_OTHER);
    (id, nell, odo)
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_dealt_when_everybody_has_come_and_added_a_part() {
    let house = House::new().await;
    let (id, mut nell, mut odo) = two(&house).await;
    nell.deed(&id, "contribute", &[("nonce", "one")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(seed_of(&house, &id).await, None);
    let waiting = fair_page(&mut odo, &id).await;
    assert!(waiting.contains("shown when everybody has"), "nobody answers another's part");
    let joined = odo.deed(&id, "join", &[("seat", "1"), ("shuffle", "auto")]).await;
    joined.expect(StatusCode::SEE_OTHER);
    assert_eq!(seed_of(&house, &id).await, None, "he has not added his");
    assert!(nell.page(&id).await.contains("when Odo has added a part"));
    for path in ["", "/replay", "/picture.svg", "/parts"] {
        let page = nell.get(&format!("/matches/{id}{path}")).await.expect(StatusCode::OK).body;
        assert!(page.contains("The cards are shuffled when"), "{path} shows nothing of a game");
    }
    let house = house.restarted().await;
    let (mut nell, mut odo) = (nell.at(&house), odo.at(&house));
    odo.deed(&id, "contribute", &[("nonce", "two")]).await.expect(StatusCode::SEE_OTHER);
    assert!(seed_of(&house, &id).await.is_some());
    let acts = [nell.seq(&id).await.is_some(), odo.seq(&id).await.is_some()];
    assert_eq!(acts.iter().filter(|acts| **acts).count(), 1, "somebody begins");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_adds_its_part_as_it_sits_down() {
    let house = House::new().await;
    let (id, mut nell, mut odo) = two(&house).await;
    nell.deed(&id, "contribute", &[("nonce", "one")]).await.expect(StatusCode::SEE_OTHER);
    let joined = odo.deed(&id, "join", &[("seat", "1"), ("nonce", "two")]).await;
    joined.expect(StatusCode::SEE_OTHER);
    assert!(seed_of(&house, &id).await.is_some());
    assert_eq!(fair_page(&mut odo, &id).await.matches("own part").count(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_secret_or_seed_before_the_end() {
    let house = House::new().await;
    let (id, mut nell, mut odo) = two(&house).await;
    nell.deed(&id, "contribute", &[("nonce", "one")]).await.expect(StatusCode::SEE_OTHER);
    odo.deed(&id, "join", &[("seat", "1"), ("nonce", "two")]).await.expect(StatusCode::SEE_OTHER);
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    let secret = table.now().await.shuffle.fairness().unwrap().secret.to_string();
    let seed = seed_of(&house, &id).await.unwrap();
    for mut person in [nell.clone(), odo.clone(), house.stranger()] {
        for path in ["", "/parts", "/fair", "/replay", "/replay/board", "/record", "/score"] {
            let body = person.get(&format!("/matches/{id}{path}")).await.body;
            assert!(!body.contains(&secret) && !body.contains(&seed), "{path}");
        }
    }
    nell.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    let told = fair_page(&mut house.stranger(), &id).await;
    assert!(told.contains(&secret) && told.contains(&seed));
}

/// The record of a match whose shuffle two have added to.
async fn fair_record(house: &House) -> String {
    let (id, mut nell, mut odo) = two(house).await;
    nell.deed(&id, "contribute", &[("nonce", "one")]).await.expect(StatusCode::SEE_OTHER);
    odo.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    let mut mover = if nell.seq(&id).await.is_some() { nell } else { odo };
    let page = mover.page(&id).await;
    let action =
        between(&page, "name=\"action\" value=\"", "\"").expect("something to do").to_owned();
    mover.act(&id, "0", "k", &action).await.expect(StatusCode::OK);
    mover.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    mover.get(&format!("/matches/{id}/record")).await.expect(StatusCode::OK).body
}

#[tokio::test(flavor = "multi_thread")]
async fn each_thing_that_is_altered_in_a_record_is_found() {
    let house = House::new().await;
    let good = fair_record(&house).await;
    let book = Phrasebook::default();
    assert!(bastide_presentation::read(&good, &book).is_ok(), "{good}");
    let (fairness, seed) = record::claimed(&good).expect("it carries a promise");
    assert_eq!(fairness.check(&seed), []);
    let line = |key: &str| good.lines().find(|line| line.starts_with(key)).unwrap().to_owned();
    let other = "0".repeat(64);
    let last = good.lines().rev().nth(1).unwrap();
    let cases = [
        (line("commitment: "), format!("commitment: {other}"), "not the fingerprint"),
        (line("secret: "), format!("secret: {other}"), "not the fingerprint"),
        (line("seed: "), format!("seed: {other}"), "does not follow"),
        (line("nonces: "), line("nonces: ").replacen("own:", "server:", 1), "does not follow"),
        (line("nonces: "), format!("nonces: own:{other} own:{other}"), "does not follow"),
        (line("fairness: "), "fairness: 2".to_owned(), "fairness"),
        (last.to_owned(), String::new(), "seal"),
    ];
    for (was, is, reason) in cases {
        let altered = good.replacen(&was, &is, 1);
        assert_ne!(altered, good, "{is}");
        let found = bastide_presentation::read(&altered, &book).expect_err(&is);
        assert!(found.problem.contains(reason), "{is}: {}", found.problem);
    }
}

/// What was promised elsewhere is kept to the letter, and the page says whose promise it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_is_brought_keeps_its_promise() {
    let house = House::new().await;
    let record = fair_record(&house).await;
    let mut guda = house.guest("Guda").await;
    let id = crate::records::replayed(&crate::records::brings_text(&mut guda, &record).await);
    let again = guda.get(&format!("/matches/{id}/record")).await.expect(StatusCode::OK).body;
    assert_eq!(again, record);
    assert!(
        fair_page(&mut guda, &id).await.contains("the promise of the server where it was played")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_for_the_part_of_the_other() {
    let house = House::new().await;
    let (id, mut nell, mut odo) = two(&house).await;
    nell.deed(&id, "contribute", &[]).await.expect(StatusCode::SEE_OTHER);
    odo.deed(&id, "join", &[("seat", "1")]).await.expect(StatusCode::SEE_OTHER);
    nell.deed(&id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    odo.deed(&id, "rematch", &[("shuffle", "auto")]).await.expect(StatusCode::SEE_OTHER);
    let again = nell.deed(&id, "rematch", &[("shuffle", "auto")]).await.match_id();
    nell.deed(&again, "contribute", &[("nonce", "one")]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(seed_of(&house, &again).await, None);
    assert_eq!(odo.deed(&id, "rematch", &[("shuffle", "auto")]).await.match_id(), again);
    assert!(promised(&odo.page(&again).await).is_some(), "he is asked");
    odo.deed(&again, "contribute", &[("nonce", "two")]).await.expect(StatusCode::SEE_OTHER);
    assert!(seed_of(&house, &again).await.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_carries_no_promise_says_so() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let here = [("game", "tournay"), ("seat0", "me"), ("seat1", "here")];
    let words = nell.creates(&[&here[..], &[("seed", "a quiet winter")]].concat()).await;
    let lesson = nell.post("/learn/tournay/borrow", &[]).await.match_id();
    let older = nell.creates(&here).await;
    house.sql(&format!("delete from shuffle where match = '{older}'"));
    let mut played = Match::fresh(&house, &[("game", "tournay")]).await;
    played.plays("gather").await;
    let mut owner = played.owner;
    owner.deed(&played.id, "resign", &[]).await.expect(StatusCode::SEE_OTHER);
    let fields = [("ply", "1"), ("level", "random")];
    let further = owner.deed(&played.id, "play-on", &fields).await.match_id();
    let house = house.restarted().await;
    let mut stranger = house.stranger();
    for (id, said) in [
        (&words, "chose words for its seed"),
        (&lesson, "In a lesson everybody meets the same cards"),
        (&older, "before matches carried a promise"),
        (&further, "played on from a position of another one"),
    ] {
        let page = fair_page(&mut stranger, id).await;
        assert!(page.contains(said), "{said}");
        assert!(!page.contains("data-fair=\"commitment\""), "{said}");
    }
    assert!(
        fair_page(&mut stranger, &further).await.contains(&format!("/matches/{}/fair", played.id))
    );
}
