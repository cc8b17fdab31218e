//! The stream of a table: that it changed, to whoever looks; what changed, they fetch.

use axum::body::Body;
use axum::http::{Response, StatusCode};
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

    async fn next(&mut self) -> Option<String> {
        let chunk = self.0.next().await?.unwrap();
        Some(String::from_utf8(chunk.to_vec()).unwrap())
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
