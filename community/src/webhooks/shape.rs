//! What a call says: to a program, in the shape that chats accept, and to a browser.

use std::str::FromStr;

use bastide_text::{Language, Phrasebook, clock as say, told};
use serde::Serialize;
use serde_json::json;
use thiserror::Error;

use super::Call;
use super::kind::NoticeKind;
use super::sign::signature;
use bastide_matches::MatchState;
use bastide_store::WebhookCall;

/// What the calls of a webhook look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A document for programs.
    Plain,
    /// A sentence, as Discord reads it.
    Content,
    /// A sentence, as Slack reads it.
    Text,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no shape `{0}`; there are plain, content and text")]
pub struct UnknownShape(String);

impl Shape {
    pub const ALL: [Self; 3] = [Self::Plain, Self::Content, Self::Text];

    /// As forms and the store write it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Content => "content",
            Self::Text => "text",
        }
    }
}

impl FromStr for Shape {
    type Err = UnknownShape;

    fn from_str(text: &str) -> Result<Self, UnknownShape> {
        let found = Self::ALL.into_iter().find(|shape| shape.code() == text);
        found.ok_or_else(|| UnknownShape(text.to_owned()))
    }
}

/// What a program is told.
#[derive(Serialize)]
struct CallBody<'a> {
    #[serde(rename = "match")]
    id: &'a str,
    seat: u8,
    game: &'a str,
    ply: u32,
    url: String,
}

/// The call of a hook: that it is a player's turn.
pub(super) fn hook_call(delivery: &WebhookCall, now: &MatchState) -> Call {
    let body = match delivery.shape.parse() {
        Ok(Shape::Content) => {
            // Names of players may look like mentions: nobody is to be called by one.
            let mentions = json!({ "parse": [] });
            json!({ "content": sentence(delivery, now), "allowed_mentions": mentions }).to_string()
        }
        Ok(Shape::Text) => json!({ "text": escaped(&sentence(delivery, now)) }).to_string(),
        Ok(Shape::Plain) | Err(_) => plain(delivery, now),
    };
    let signature = signature(&delivery.secret, &body);
    Call {
        url: delivery.url.clone(),
        headers: vec![
            ("content-type", "application/json".to_owned()),
            ("bastide-signature", signature),
        ],
        body: body.into_bytes(),
    }
}

fn plain(delivery: &WebhookCall, now: &MatchState) -> String {
    let subject = &delivery.subject;
    let told = CallBody {
        id: subject.id.as_ref().map_or("", |id| id.as_str()),
        seat: subject.seat.unwrap_or_default(),
        game: now.game.game(),
        ply: subject.ply.unwrap_or_default(),
        url: address(delivery),
    };
    serde_json::to_string(&told).expect("plain words and numbers")
}

/// `Your turn: Cathedral with Odo – https://play.example.org/matches/4k7m2nq9zx`
fn sentence(delivery: &WebhookCall, now: &MatchState) -> String {
    let book = book(delivery);
    told::turn_in_chat(&book, with_whom(delivery, now, &book), address(delivery))
}

pub(super) fn book(delivery: &WebhookCall) -> Phrasebook {
    Phrasebook::new(delivery.language.parse::<Language>().unwrap_or_default())
}

/// The page that a call is about.
pub(super) fn address(delivery: &WebhookCall) -> String {
    format!("{}{}", delivery.origin, path(delivery))
}

fn path(delivery: &WebhookCall) -> String {
    let subject = &delivery.subject;
    match (&subject.id, &subject.tournament) {
        (Some(id), _) => format!("/matches/{id}"),
        (None, Some(id)) => format!("/tournaments/{id}"),
        (None, None) => "/told".to_owned(),
    }
}

/// `Cathedral with Odo`
pub(super) fn with_whom(delivery: &WebhookCall, now: &MatchState, book: &Phrasebook) -> String {
    let others = now
        .seats
        .iter()
        .filter(|(_, seated)| seated.occupant.guest().is_some_and(|guest| guest != delivery.guest));
    let names: Vec<String> =
        others.map(|(_, seated)| seated.name.clone().unwrap_or_default()).collect();
    let game = now.game.title(book);
    if names.is_empty() {
        say::alone(book, game)
    } else {
        say::against(book, game, names.join(", "))
    }
}

/// What a browser shows: who is playing what, and nothing of the position or of what was said.
pub(super) fn message(
    kind: NoticeKind,
    delivery: &WebhookCall,
    now: Option<&MatchState>,
) -> String {
    let book = book(delivery);
    let title = match kind {
        NoticeKind::Turn => say::your_turn(&book),
        NoticeKind::Offer => told::asked(&book),
        NoticeKind::Chat => told::said(&book),
        NoticeKind::Round => told::round(&book),
        NoticeKind::Test => told::tested(&book),
    };
    let body = now.map_or_else(String::new, |now| with_whom(delivery, now, &book));
    let path = path(delivery);
    // A later message about the same takes the place of the earlier.
    let tag = format!("{} {path}", kind.code());
    json!({ "title": title, "body": body, "url": path, "tag": tag }).to_string()
}

/// Slack takes words between these signs for commands, as `<!channel>`.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
