//! What arrives twice is done once: a request whose answer was lost is sent again with its key.

use axum::http::StatusCode;

use crate::house::{Answer, House, Match, Person, between};

/// Sends a deed twice; both times it is answered that it was done.
async fn twice(person: &mut Person, id: &str, deed: &str, key: &str) -> [Answer; 2] {
    let fields = [("key", key), ("words", "hello"), ("deed", deed)];
    [person.deed(id, deed, &fields).await, person.deed(id, deed, &fields).await]
        .map(|answer| answer.expect(StatusCode::SEE_OTHER))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_is_sent_twice_takes_back_once() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let id = nell.creates(&[("seat0", "me"), ("seat1", "here")]).await;
    for (seq, action) in crate::house::OPENING.into_iter().enumerate() {
        nell.act(&id, &seq.to_string(), action, action).await.expect(StatusCode::OK);
    }
    let table = house.tables.open(&id.parse().unwrap()).await.unwrap();
    for (key, left) in [("first", 2), ("second", 1), ("third", 0)] {
        twice(&mut nell, &id, "undo", key).await;
        assert_eq!(table.now().await.game.plies(), left, "{key}");
    }
    twice(&mut nell, &id, "undo", "second").await;
    nell.deed(&id, "undo", &[("key", "fourth")]).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_of_two_at_the_same_moment_hear_that_it_is_done() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let (mut one, mut other) = (game.owner.clone(), game.owner);
    let key = [("key", "once")];
    let (first, second) =
        tokio::join!(one.deed(&game.id, "undo", &key), other.deed(&game.id, "undo", &key));
    first.expect(StatusCode::SEE_OTHER);
    second.expect(StatusCode::SEE_OTHER);
    assert_eq!(house.count("entry"), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_and_its_answer_are_heard_once() {
    let house = House::new().await;
    let Match { id, mut owner, mut opponent } = Match::begun(&house).await;
    twice(&mut opponent, &id, "ask-undo", "please").await;
    twice(&mut owner, &id, "refuse-undo", "no").await;
    twice(&mut opponent, &id, "ask-undo", "please, do").await;
    twice(&mut owner, &id, "allow-undo", "yes").await;
    assert_eq!(house.count("entry"), 3 + 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_given_up_once() {
    let house = House::new().await;
    let Match { id, mut owner, mut opponent } = Match::begun(&house).await;
    twice(&mut owner, &id, "resign", "enough").await;
    opponent.deed(&id, "resign", &[("key", "enough")]).await.expect(StatusCode::CONFLICT);
    assert_eq!(house.count("entry"), 4, "a key is its owner's");
    let Match { id, mut owner, .. } = Match::fresh(&house, &[]).await;
    twice(&mut owner, &id, "abort", "never mind").await;
    assert_eq!(house.count("entry"), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_is_made_once() {
    let house = House::new().await;
    let Match { id, mut owner, mut opponent } = Match::begun(&house).await;
    twice(&mut owner, &id, "chat", "k").await;
    assert_eq!(house.count("remark"), 1);
    twice(&mut opponent, &id, "chat", "k").await;
    assert_eq!(house.count("remark"), 2, "a key is its owner's");
    for _ in 0..2 {
        owner.deed(&id, "chat", &[("words", "hello")]).await.expect(StatusCode::SEE_OTHER);
    }
    assert_eq!(house.count("remark"), 4, "without a key every one is new");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_a_match_follows_once() {
    let house = House::new().await;
    for (deed, games) in [("rematch", "1"), ("next", "2")] {
        let Match { id, mut owner, mut opponent } = Match::fresh(&house, &[("games", games)]).await;
        let before = house.count("match");
        owner.deed(&id, "abort", &[]).await.expect(StatusCode::SEE_OTHER);
        for offered in twice(&mut owner, &id, deed, "again").await {
            assert_eq!(offered.match_id(), id, "it is an offer");
        }
        assert_eq!(house.count("match"), before, "{deed}");
        let [first, second] = twice(&mut opponent, &id, deed, "yes").await;
        assert_eq!(first.match_id(), second.match_id(), "{deed}");
        assert_eq!(house.count("match"), before + 1, "{deed}");
    }
}

/// The key that the form of a deed would send.
fn key_of(page: &str, deed: &str) -> String {
    let (_, form) = page.split_once(&format!("/{deed}\"")).expect("a form");
    between(form, "name=\"key\" value=\"", "\"").expect("a key").to_owned()
}

/// A double click sends a form twice; a page that is loaded anew is a new wish.
#[tokio::test(flavor = "multi_thread")]
async fn forms_have_a_fresh_key_on_every_page() {
    let house = House::new().await;
    let Match { id, mut owner, .. } = Match::begun(&house).await;
    let (first, second) = (owner.page(&id).await, owner.page(&id).await);
    for deed in ["ask-undo", "resign", "chat"] {
        assert_ne!(key_of(&first, deed), key_of(&second, deed), "{deed}");
    }
    assert_ne!(key_of(&first, "ask-undo"), key_of(&first, "resign"));
    twice(&mut owner, &id, "ask-undo", &key_of(&first, "ask-undo")).await;
    assert_eq!(house.count("entry"), 4);
    twice(&mut owner, &id, "resign", &key_of(&first, "resign")).await;
    assert_eq!(house.count("entry"), 5);
}
