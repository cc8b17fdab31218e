//! The page of tokens: made, shown once, used by a program, ended.

use axum::body::Body;
use axum::http::header::AUTHORIZATION;
use axum::http::{Request, StatusCode};

use crate::house::{House, Person, between};

/// How the interface for programs answers somebody with this token.
async fn answers(person: &mut Person, token: &str) -> StatusCode {
    let request = Request::get("/api/v1/me").header(AUTHORIZATION, format!("Bearer {token}"));
    person.send(request.body(Body::empty()).unwrap()).await.status
}

const WISH: [(&str, &str); 3] = [("label", "My bot"), ("scope", "read"), ("scope", "play")];

#[tokio::test]
async fn a_token_is_shown_once_works_and_ends() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    let made = nell.post("/tokens", &WISH).await.expect(StatusCode::OK).body;
    let token = between(&made, "readonly value=\"", "\"").expect("it is shown").to_owned();
    assert_eq!(answers(&mut nell, &token).await, StatusCode::OK);
    let page = nell.get("/tokens").await.expect(StatusCode::OK).body;
    assert!(page.contains("My bot") && !page.contains(&token), "and not again");
    let end = between(&page, "action=\"/tokens/", "\"").expect("a button").to_owned();
    // Of somebody else's it is not the end.
    house
        .guest("Odo")
        .await
        .post(&format!("/tokens/{end}"), &[])
        .await
        .expect(StatusCode::SEE_OTHER);
    assert_eq!(answers(&mut nell, &token).await, StatusCode::OK);
    house.stranger().post(&format!("/tokens/{end}"), &[]).await.expect(StatusCode::FORBIDDEN);
    nell.post(&format!("/tokens/{end}"), &[]).await.expect(StatusCode::SEE_OTHER);
    assert_eq!(answers(&mut nell, &token).await, StatusCode::UNAUTHORIZED);
    assert!(!nell.get("/tokens").await.body.contains("My bot"));
}

#[tokio::test]
async fn what_makes_no_token_is_said_and_nothing_is_made() {
    let house = House::new().await;
    let mut nell = house.guest("Nell").await;
    for wish in
        [&[("label", " "), ("scope", "read")][..], &[("label", "My bot")], &[("scope", "queen")]]
    {
        nell.post("/tokens", wish).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(house.count("api_token"), 0);
    for _ in 0..20 {
        nell.post("/tokens", &WISH).await.expect(StatusCode::OK);
    }
    let full = nell.post("/tokens", &WISH).await.expect(StatusCode::UNPROCESSABLE_ENTITY);
    assert!(full.body.contains("20"), "{}", full.body);
    assert_eq!(house.count("api_token"), 20);
}

#[tokio::test]
async fn whoever_only_looks_is_nobody_yet() {
    let house = House::new().await;
    let mut stranger = house.stranger();
    stranger.get("/tokens").await.expect(StatusCode::OK);
    assert_eq!(house.count("guest"), 0);
    stranger.post("/tokens", &WISH).await.expect(StatusCode::OK);
    assert!(stranger.get("/tokens").await.body.contains("My bot"), "they are known from then on");
}
