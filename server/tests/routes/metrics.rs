//! Figures and health: what is told, and to whom.

use axum::http::{HeaderValue, StatusCode};
use bastide_server::Hosting;

use crate::house::{House, Match};

async fn figures(house: &House) -> String {
    house.stranger().get("/metrics").await.expect(StatusCode::OK).body
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

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_for_the_machine_itself() {
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::hosted(Hosting { proxies, ..Hosting::default() }).await;
    house.stranger().from("127.0.0.1").get("/metrics").await.expect(StatusCode::OK);
    house.stranger().from("198.51.100.7").get("/metrics").await.expect(StatusCode::NOT_FOUND);
    for header in ["x-forwarded-for", "forwarded", "via"] {
        let mut behind = house.stranger().from("127.0.0.1");
        behind.headers.insert(header, HeaderValue::from_static("for=127.0.0.1"));
        behind.get("/metrics").await.expect(StatusCode::NOT_FOUND);
    }
    let elsewhere = Some("127.0.0.1:0".parse().unwrap());
    let house = House::hosted(Hosting { metrics: elsewhere, ..Hosting::default() }).await;
    house.stranger().from("127.0.0.1").get("/metrics").await.expect(StatusCode::NOT_FOUND);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_alive_and_ready_while_the_database_answers() {
    let house = House::new().await;
    let mut anybody = house.stranger();
    anybody.get("/healthz").await.expect(StatusCode::OK);
    anybody.get("/readyz").await.expect(StatusCode::OK);
    house.sql("alter table guest rename to gone");
    anybody.get("/healthz").await.expect(StatusCode::OK);
    let answer = anybody.get_whatever("/readyz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
}
