//! Figures and health: what is told, and to whom.

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use bastide_server::Hosting;
use tower::ServiceExt as _;

use crate::house::{House, Match};

async fn figures(house: &House) -> String {
    let request = Request::get("/metrics").body(Body::empty()).unwrap();
    let response = house.figures.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The value of a line.
#[track_caller]
fn value(figures: &str, name: &str) -> f64 {
    let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in\n{figures}")).parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_count_what_happens() {
    let house = House::new().await;
    let mut game = Match::begun(&house).await;
    let stream = game.owner.head(&format!("/matches/{}/live", game.id)).await;
    game.owner.get("/nowhere/at/all").await.expect(StatusCode::NOT_FOUND);
    let told = figures(&house).await;
    let acted = "route=\"/matches/{id}/actions\",method=\"POST\",status=\"200\"";
    assert!((value(&told, &format!("bastide_requests_total{{{acted}}}")) - 3.0).abs() < 0.1);
    let nowhere = "route=\"nowhere\",method=\"GET\",status=\"404\"";
    assert!(value(&told, &format!("bastide_requests_total{{{nowhere}}}")) > 0.0);
    let count = "bastide_request_seconds_count{route=\"/matches/{id}/actions\"}";
    assert!((value(&told, count) - 3.0).abs() < 0.1);
    let all = "bastide_request_seconds_bucket{route=\"/matches/{id}/actions\",le=\"+Inf\"}";
    assert!((value(&told, all) - 3.0).abs() < 0.1);
    for (name, expected) in [
        ("bastide_moves_total", 3.0),
        ("bastide_live_streams", 1.0),
        ("bastide_tables_in_memory", 1.0),
        ("bastide_errors_total", 0.0),
        ("bastide_bots_thinking", 0.0),
        ("bastide_bots_waiting", 0.0),
    ] {
        assert!((value(&told, name) - expected).abs() < 0.1, "{name} in\n{told}");
    }
    let (commits, writes) =
        (value(&told, "bastide_commits_total"), value(&told, "bastide_writes_total"));
    assert!(commits > 0.0 && writes >= commits);
    drop(stream);
    assert!(value(&figures(&house).await, "bastide_live_streams") < 0.1);
    assert!(!told.contains(&game.id), "a figure names no match");
}

/// A proxy on the machine is the machine itself to whoever looks at addresses.
#[tokio::test(flavor = "multi_thread")]
async fn figures_are_not_beside_the_pages() {
    for hosting in [Hosting::default(), Hosting::open()] {
        let house = House::hosted(hosting).await;
        for person in [house.stranger(), house.stranger().from("127.0.0.1")] {
            person.clone().get("/metrics").await.expect(StatusCode::NOT_FOUND);
        }
    }
}

/// The database is asked once a second at most.
pub(crate) async fn until_unready(house: &House) {
    while house.stranger().get_whatever("/readyz").await.status != StatusCode::SERVICE_UNAVAILABLE {
        tokio::task::yield_now().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_alive_and_ready_while_the_database_answers() {
    let house = House::new().await;
    let mut anybody = house.stranger();
    anybody.get("/healthz").await.expect(StatusCode::OK);
    anybody.get("/readyz").await.expect(StatusCode::OK);
    house.sql("alter table guest rename to gone");
    anybody.get("/healthz").await.expect(StatusCode::OK);
    until_unready(&house).await;
}
