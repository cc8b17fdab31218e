//! Whoever is turned away is told why, whatever it was that turned them away.

use axum::body::Body;
use axum::http::header::{ALLOW, CONTENT_TYPE, ORIGIN};
use axum::http::{Request, StatusCode};

use crate::house::House;

#[tokio::test]
async fn a_refusal_is_never_without_a_reason() {
    let house = House::new().await;
    let elsewhere = Some("https://elsewhere.example");
    for (method, path, origin, status) in [
        ("PUT", "/", None, StatusCode::METHOD_NOT_ALLOWED),
        ("GET", "/play/cathedral", None, StatusCode::METHOD_NOT_ALLOWED),
        ("GET", "/assets/1/nothing.js", None, StatusCode::NOT_FOUND),
        ("POST", "/settings", elsewhere, StatusCode::FORBIDDEN),
        ("POST", "/api/v1/guests", elsewhere, StatusCode::FORBIDDEN),
    ] {
        for (accept, kind) in [("text/html", "text/html"), ("*/*", "application/problem+json")] {
            let mut request = Request::builder().method(method).uri(path).header("host", "here");
            if let Some(origin) = origin {
                request = request.header(ORIGIN, origin);
            }
            let request = request.header("accept", accept).body(Body::empty()).unwrap();
            let answer = house.stranger().send(request).await.expect(status);
            let said = answer.headers[CONTENT_TYPE].to_str().unwrap();
            assert!(said.starts_with(kind), "{method} {path}: {said}");
            assert!(!answer.body.trim().is_empty(), "{method} {path}");
            if status == StatusCode::METHOD_NOT_ALLOWED {
                assert!(answer.headers.contains_key(ALLOW), "{method} {path}");
            }
        }
    }
}
