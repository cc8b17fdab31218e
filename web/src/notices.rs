//! Notices: whoever has a page open hears of every turn of theirs, whichever match it is in. What is told names the
//! match and those who sit at it, and nothing else.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive};
use axum::response::{IntoResponse as _, Response, Sse};
use bastide_text::{Phrasebook, clock as say};
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;

use crate::error::Refusal;
use crate::visitor::Visitor;
use crate::{names::list, names::player_names};
use bastide_community::Community;
use bastide_matches::{Heard, MatchState};
use bastide_store::{GuestId, MatchId};

const HEARTBEAT: Duration = Duration::from_secs(15);
const MOST_WAITING: usize = 16;
/// A listener that does not read for so long is hung up on.
const PATIENCE: Duration = Duration::from_secs(30);

/// `GET /notices`: nothing for a visitor who is no guest.
pub(crate) async fn stream(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let Some(guest) = visitor.guest else { return Ok(StatusCode::NO_CONTENT.into_response()) };
    let (events, waiting) = mpsc::channel(MOST_WAITING);
    tokio::spawn(NoticeListener { guest: guest.id, book, tables, events }.run());
    let stream = Sse::new(ReceiverStream::new(waiting));
    Ok(stream.keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

struct NoticeListener {
    guest: GuestId,
    book: Phrasebook,
    tables: Community,
    events: mpsc::Sender<Result<Event, Infallible>>,
}

impl NoticeListener {
    /// Tells until the listener is gone, is too slow, the house closes, or they are banned.
    async fn run(self) {
        let (closed, hung_up) = (self.tables.closed(), self.events.closed());
        tokio::select! {
            () = self.tell_all() => {}
            () = hung_up => {}
            () = closed => {}
            () = self.tables.moderation().barred(Some(self.guest)) => {}
        }
    }

    async fn tell_all(&self) {
        let news = self.tables.feed().listen(self.guest);
        loop {
            match news.next().await {
                Heard::Match { id, .. } if !self.tell(&id).await => return,
                // A notice that was missed is missed: the lists say whose turn it is.
                Heard::Match { .. } | Heard::Anything => {}
            }
        }
    }

    async fn tell(&self, id: &MatchId) -> bool {
        // A match that cannot be read is nobody's turn.
        let Ok(table) = self.tables.open(id).await else { return true };
        let notice = notice(id, &*table.now().await, self.guest, &self.book);
        let event = Event::default().event("turn").data(notice);
        matches!(timeout(PATIENCE, self.events.send(Ok(event))).await, Ok(Ok(())))
    }
}

/// Which match, with whom, and whether it is the guest's turn.
fn notice(id: &MatchId, now: &MatchState, guest: GuestId, book: &Phrasebook) -> String {
    let own: Vec<_> = now.seats_of(Some(guest)).collect();
    let is_running = now.ending.is_none() && now.is_full();
    let names = player_names(now, book);
    let others = names.iter().filter(|(seat, _)| !own.contains(seat));
    let others: Vec<String> = others.map(|(_, name)| name.clone()).collect();
    let game = now.game.title(book);
    let body = if others.is_empty() {
        say::alone(book, game)
    } else {
        say::against(book, game, list(&others, book))
    };
    let is_your_turn = is_running && own.iter().any(|&seat| now.game.to_act().contains(seat));
    json!({"match": id.to_string(), "isYourTurn": is_your_turn, "title": say::your_turn(book),
        "body": body})
    .to_string()
}
