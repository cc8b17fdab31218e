//! Answers as bytes, without the few that are drawn or read from a clock for every answer anew.

use std::time::Duration;

use axum::body::Body;
use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderValue, Request};
use tokio::time::timeout;
use tokio_stream::StreamExt as _;

use crate::house::{Person, between};

/// Somebody with a browser and a program.
pub(crate) struct Asker {
    pub(crate) name: String,
    pub(crate) person: Person,
    /// Strangers have none.
    pub(crate) token: Option<String>,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub(crate) enum Question {
    Get(String),
    /// A form that the rules or the table refuse.
    Refused(String, Vec<(&'static str, String)>),
    /// The interface for programs.
    Program(String),
    /// The first event of a stream, of which there is one at once.
    Stream(String),
}

/// Far beyond the first event of a stream.
const PATIENCE: Duration = Duration::from_secs(180);

impl Asker {
    /// The answer: its status, its headers and its body.
    pub(crate) async fn ask(&mut self, question: &Question) -> String {
        let answer = match question {
            Question::Get(path) => self.person.get(path).await,
            Question::Refused(path, fields) => {
                let fields: Vec<(&str, &str)> =
                    fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
                let answer = self.person.post(path, &fields).await;
                assert!(answer.status.as_u16() >= 400, "{path} was to be refused: {answer:?}");
                answer
            }
            Question::Program(path) => {
                let request = self.request(path);
                self.person.send(request).await
            }
            Question::Stream(path) => return self.first_event(path).await,
        };
        masked(format!("{} {:?}\n{}", answer.status, answer.headers, answer.body))
    }

    fn request(&self, path: &str) -> Request<Body> {
        let token = self.token.as_deref().unwrap_or("nobody's");
        let bearer = HeaderValue::from_str(&format!("Bearer {token}")).unwrap();
        Request::get(path).header(AUTHORIZATION, bearer).body(Body::empty()).unwrap()
    }

    async fn first_event(&self, path: &str) -> String {
        let response = self.person.head_of(self.request(path)).await;
        let (parts, body) = response.into_parts();
        if !parts.status.is_success() {
            return parts.status.to_string();
        }
        let mut frames = body.into_data_stream();
        let first = timeout(PATIENCE, frames.next()).await.expect("an event").unwrap().unwrap();
        let event = String::from_utf8(first.to_vec()).unwrap();
        // The number of an event on the stream of all games is the moment at which it was sent.
        let lines =
            event.lines().filter(|line| !path.contains("/api/") || !line.starts_with("id:"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Without the key that every form is given by chance, before anything of the match is looked at: the same form sent
/// twice is known again by it. And without how long ago something was, as a minute may begin between two answers; the
/// length that a header tells goes with it.
fn masked(mut text: String) -> String {
    for (mark, end) in
        [("name=\"key\" value=\"", "\""), ("data-key=\"", "\""), ("\"content-length\": \"", "\"")]
    {
        let mut rest = 0;
        while let Some(key) = between(&text[rest..], mark, end).map(str::to_owned) {
            let at = rest + text[rest..].find(mark).unwrap() + mark.len();
            text.replace_range(at..at + key.len(), "");
            rest = at;
        }
    }
    without_ages(&text)
}

/// `just now` and `3 minutes ago` are the same.
fn without_ages(text: &str) -> String {
    let text = text.replace("just now", " ago");
    let is_of_an_age = |letter: char| letter.is_ascii_digit() || " minutehors".contains(letter);
    let mut parts: Vec<&str> = text.split(" ago").collect();
    let last = parts.pop().unwrap_or_default();
    let trimmed = parts.iter().map(|part| part.trim_end_matches(is_of_an_age));
    trimmed.chain([last]).collect::<Vec<_>>().join(" ago")
}

#[test]
fn ages_are_masked_and_nothing_else_is() {
    let told = |age: &str| without_ages(&format!("5 moves · {age} · <p>Nell</p>"));
    assert_eq!(told("just now"), told("1 minute ago"));
    assert_eq!(told("2 hours ago"), told("59 minutes ago"));
    assert!(told("just now").starts_with("5 moves ·"), "{}", told("just now"));
    assert!(told("just now").ends_with("· <p>Nell</p>"));
}
