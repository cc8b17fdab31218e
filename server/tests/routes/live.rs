//! The stream of a table: that it changed, to whoever looks; what changed, they fetch.

use axum::body::Body;
use axum::http::{Response, StatusCode};
use serde_json::{Value, json};
use tokio_stream::StreamExt as _;

use crate::house::{House, Match, between};

/// The next event of a stream.
struct Stream(axum::body::BodyDataStream);

impl Stream {
    fn new(response: Response<Body>) -> Self {
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        assert!(!response.headers().contains_key("content-encoding"), "it is never held back");
        Self(response.into_body().into_data_stream())
    }

    /// The next version.
    async fn next(&mut self) -> Option<String> {
        self.next_of("changed").await
    }

    /// What is told next of those who are there.
    async fn company(&mut self) -> Value {
        let event = self.next_of("company").await.expect("it is told");
        let data = event.lines().find_map(|line| line.strip_prefix("data: ")).expect("data");
        serde_json::from_str(data).unwrap()
    }

    async fn next_of(&mut self, kind: &str) -> Option<String> {
        loop {
            let chunk = self.0.next().await?.unwrap();
            let event = String::from_utf8(chunk.to_vec()).unwrap();
            if event.contains(&format!("event: {kind}\n")) {
                return Some(event);
            }
        }
    }
}

fn id(event: &str) -> u64 {
    let line = event.lines().find_map(|line| line.strip_prefix("id: ")).expect("a number");
    line.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_of_an_action_and_fetches_what_they_may_see() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let page = game.owner.page(&game.id).await;
    let live = between(&page, "data-live=\"", "\"").unwrap().replace("&amp;", "&");
    let mut owner = Stream::new(game.owner.head(&live).await);
    let mut stranger = Stream::new(house.stranger().head(&live).await);
    game.plays("MAnH2").await;
    let (to_owner, to_stranger) = (owner.next().await.unwrap(), stranger.next().await.unwrap());
    assert!(to_owner.contains("event: changed"));
    assert_eq!(id(&to_owner), id(&to_stranger));
    let path = format!("/matches/{}/parts", game.id);
    let to_owner = game.owner.get(&path).await;
    assert_eq!(to_owner.headers["bastide-version"], id(&to_stranger).to_string());
    assert!(to_owner.body.contains("MAnH2"));
    assert!(to_owner.body.contains("id=\"act\""), "it is the owner's turn");
    let to_stranger = house.stranger().get(&path).await;
    assert!(to_stranger.body.contains("MAnH2"));
    assert!(!to_stranger.body.contains("id=\"act\""), "and nobody else's");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_is_told_at_once_and_whoever_was_not_is_left_alone() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let live = format!("/matches/{}/live", game.id);
    let missed = Stream::new(game.owner.head(&live).await).next().await.unwrap();
    let mut back = game.owner.clone();
    back.headers.insert("last-event-id", id(&missed).to_string().parse().unwrap());
    let mut stream = Stream::new(back.head(&live).await);
    game.plays("MAnH2").await;
    let next = stream.next().await.unwrap();
    assert_eq!(id(&next), id(&missed) + 1, "the first thing heard is what is new");
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_when_the_house_closes() {
    let house = House::new().await;
    let game = Match::begun(&house).await;
    let live = format!("/matches/{}/live", game.id);
    let mut stream = Stream::new(game.owner.head(&live).await);
    assert!(stream.next().await.is_some());
    house.tables.close();
    assert_eq!(stream.next().await, None);
}

/// Waits until the stream tells of a company like this.
async fn until(stream: &mut Stream, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let company = stream.company().await;
        if holds(&company) {
            return company;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_who_comes_goes_and_looks_on() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let live = format!("/matches/{}/live", game.id);
    let mut nell = Stream::new(game.owner.head(&live).await);
    assert_eq!(nell.company().await["seats"], json!(["", "away"]), "one knows of oneself");
    let odo = Stream::new(game.opponent.head(&live).await);
    until(&mut nell, |company| company["seats"] == json!(["", "here"])).await;
    let page = game.owner.page(&game.id.clone()).await;
    assert!(page.contains("data-presence=\"here\""), "{page}");
    let hawise = Stream::new(house.guest("Hawise").await.head(&live).await);
    let mut stranger = Stream::new(house.stranger().head(&live).await);
    until(&mut nell, |company| company["watching"] == "2 people are watching.").await;
    let seen = until(&mut stranger, |company| company["watching"] != "").await;
    assert_eq!(seen["watching"], "1 person is watching.", "besides the one who is told");
    assert_eq!(seen["seats"], json!(["here", "here"]));
    drop((odo, hawise));
    until(&mut nell, |company| company["seats"] == json!(["", "away"])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn that_somebody_writes_is_told_to_the_others_and_kept_nowhere() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let (id, live) = (game.id.clone(), format!("/matches/{}/live", game.id));
    let mut nell = Stream::new(game.owner.head(&live).await);
    let before = house.everything();
    game.opponent.deed(&id, "writing", &[]).await.expect(StatusCode::NO_CONTENT);
    game.owner.deed(&id, "writing", &[]).await.expect(StatusCode::NO_CONTENT);
    let told = until(&mut nell, |company| company["writing"] != "").await;
    assert!(told["writing"].as_str().unwrap().contains("Odo"), "{told}");
    assert!(!told["writing"].as_str().unwrap().contains("Nell"), "nobody is told of themselves");
    assert_eq!(house.everything(), before);
    game.opponent.deed(&id, "chat", &[("words", "hello")]).await.expect(StatusCode::SEE_OTHER);
    until(&mut nell, |company| company["writing"] == "").await;
}
