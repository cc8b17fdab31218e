//! The one error of the routes, which becomes a response in one place.

use std::sync::Arc;

use axum::extract::{FromRequestParts as _, Request, State};
use axum::http::header::{ACCEPT, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use bastide_text::{Phrasebook, account, refusals as say, tournaments};
use serde::Serialize;

use super::{MOST_KIB, frame, html};
use crate::accounts::NameProblem;
use crate::guard::retry_after;
use crate::pages;
use crate::store::{Restraint, StoreError};
use crate::tables::{TableError, Tables};
use crate::tournaments::NotATournament;
use crate::visitor::{LONGEST_NAME, Visitor};

/// Why a request was not granted.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) TableError);

impl From<TableError> for Refusal {
    fn from(error: TableError) -> Self {
        Self(error)
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        Self(error.into())
    }
}

/// What a script is told.
#[derive(Serialize)]
struct Answer {
    clause: Option<&'static str>,
    text: String,
}

impl Refusal {
    /// What went wrong inside is for the log, not for the page.
    pub(crate) fn logged(&self) -> &Self {
        if self.status().is_server_error() || matches!(self.0, TableError::Unreadable(_)) {
            tracing::error!(error = %self.0, "a request failed");
        }
        self
    }

    pub(crate) fn status(&self) -> StatusCode {
        match &self.0 {
            TableError::NoSuchMatch
            | TableError::NoSuchGame
            | TableError::NoSuchPlayer
            | TableError::NoSuchTournament
            | TableError::NoSuchInvitation => StatusCode::NOT_FOUND,
            TableError::NotYourSeat | TableError::Sealed | TableError::Muted(_) => {
                StatusCode::FORBIDDEN
            }
            TableError::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
            TableError::SeatTaken
            | TableError::NameTaken
            | TableError::Outdated
            | TableError::Waiting
            | TableError::Over
            | TableError::OutOfTime
            | TableError::TournamentBegun
            | TableError::NotOver
            | TableError::Unreadable(_) => StatusCode::CONFLICT,
            TableError::Refused(_)
            | TableError::Hint(_)
            | TableError::NothingToUndo
            | TableError::LongName { .. }
            | TableError::BadName(_)
            | TableError::NotATournament(_)
            | TableError::Setup(_)
            | TableError::Terms
            | TableError::Bot(_) => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::Store(error) if error.is_transient() => StatusCode::SERVICE_UNAVAILABLE,
            TableError::Store(_) | TableError::NoPicture => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.logged().status();
        let wait = match self.0 {
            TableError::TooOften { seconds } => Some([(RETRY_AFTER, retry_after(seconds))]),
            _ => None,
        };
        (status, wait, Extension(Refused(Arc::new(self.0)))).into_response()
    }
}

/// Marks the answers that [`in_words`] writes.
#[derive(Clone)]
struct Refused(Arc<TableError>);

/// Says refusals in the visitor's language: as pages to those who asked for a page, as JSON to
/// scripts.
pub(super) async fn in_words(
    State(tables): State<Tables>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let status = response.status();
    let refused = response.extensions().get::<Refused>().cloned();
    if refused.is_none() && !is_rejection(&response) {
        return response;
    }
    let wait = response.headers().get(RETRY_AFTER).cloned().map(|wait| [(RETRY_AFTER, wait)]);
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &tables).await else {
        return status.into_response();
    };
    let book = visitor.book();
    let reason =
        refused.as_ref().map_or(Reason::Rejected(status), |refused| Reason::Table(&refused.0));
    let accepts = parts.headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        return (status, wait, Json(answer(reason, &book))).into_response();
    }
    let problem = problem(reason, status, &book);
    // What was posted to is no place to come back to.
    let path = if parts.method.is_safe() { parts.uri.path() } else { "/" };
    let page = pages::problem(&problem, &frame(&visitor, &book, path));
    (status, wait, html(page)).into_response()
}

/// Whether a request was turned away before its handler saw it; that is answered in plain English.
fn is_rejection(response: &Response) -> bool {
    let kind = response.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    response.status().is_client_error() && kind.is_some_and(|kind| kind.starts_with("text/plain"))
}

/// What there is to be said.
#[derive(Clone, Copy)]
enum Reason<'a> {
    Table(&'a TableError),
    /// By the extractors, with this status.
    Rejected(StatusCode),
}

impl Reason<'_> {
    fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Table(error) => words(error, book),
            Self::Rejected(StatusCode::PAYLOAD_TOO_LARGE) => say::too_much(book, MOST_KIB),
            Self::Rejected(_) => say::form(book),
        }
    }
}

fn answer(reason: Reason<'_>, book: &Phrasebook) -> Answer {
    let clause = match reason {
        Reason::Table(TableError::Refused(refused)) => Some(refused.clause.id()),
        _ => None,
    };
    Answer { clause, text: reason.words(book) }
}

fn problem(reason: Reason<'_>, status: StatusCode, book: &Phrasebook) -> pages::Problem {
    match reason {
        Reason::Table(
            TableError::NoSuchMatch
            | TableError::NoSuchGame
            | TableError::NoSuchPlayer
            | TableError::NoSuchTournament,
        ) => pages::missing(book),
        Reason::Table(TableError::NotYourSeat) => pages::forbidden(book),
        Reason::Table(TableError::Unreadable(_)) => pages::unreadable(book),
        Reason::Table(TableError::Store(_) | TableError::NoPicture) => pages::broken(book),
        reason => pages::Problem {
            status: status.as_u16(),
            title: bastide_text::pages::script_refused(book),
            text: reason.words(book),
        },
    }
}

/// Why, in a sentence.
pub(crate) fn words(error: &TableError, book: &Phrasebook) -> String {
    match error {
        TableError::NoSuchMatch => say::no_match(book),
        TableError::NoSuchGame => say::no_game(book),
        TableError::NoSuchPlayer => tournaments::no_player(book),
        TableError::NoSuchTournament => tournaments::no_tournament(book),
        TableError::NotATournament(why) => not_a_tournament(*why, book),
        TableError::TournamentBegun => tournaments::begun(book),
        TableError::Sealed => tournaments::sealed(book),
        TableError::NoSuchInvitation => say::no_invitation(book),
        TableError::NotYourSeat => say::not_your_seat(book),
        TableError::SeatTaken => say::seat_taken(book),
        TableError::Waiting => say::waiting(book),
        TableError::Over => say::over(book),
        TableError::OutOfTime => bastide_text::clock::out_of_time(book),
        TableError::Terms => bastide_text::clock::timeout_note(book),
        TableError::NotOver => say::not_over(book),
        TableError::NothingToUndo => say::nothing_to_undo(book),
        TableError::Outdated => say::outdated(book),
        TableError::NameTaken => account::name_taken(book),
        TableError::BadName(problem) => name_problem(*problem, book),
        TableError::Muted(mute) => muted(mute, book),
        TableError::LongName { most } => say::long_name(book, *most),
        // Said by the game, in the language of whoever acted.
        TableError::Refused(refused) => refused.text.clone(),
        TableError::Hint(words) => words.clone(),
        TableError::TooOften { seconds } => bastide_text::house::too_often(book, *seconds),
        TableError::Setup(error) => say::setup(book, error),
        TableError::Bot(bot) => say::no_bot(book, bot.as_str()),
        TableError::Unreadable(_) => bastide_text::pages::unreadable_text(book),
        TableError::Store(_) | TableError::NoPicture => say::broken(book),
    }
}

/// Why nobody, or no account, can have a name.
pub(super) fn name_problem(problem: NameProblem, book: &Phrasebook) -> String {
    match problem {
        NameProblem::Short => account::name_short(book),
        NameProblem::Long => account::name_long(book, LONGEST_NAME),
        NameProblem::Odd => account::name_odd(book),
        NameProblem::Reserved => account::name_reserved(book),
    }
}

fn muted(mute: &Restraint, book: &Phrasebook) -> String {
    let mute = pages::Restrained { reason: mute.reason.clone(), until: mute.until };
    pages::muted_words(&mute, book)
}

fn not_a_tournament(why: NotATournament, book: &Phrasebook) -> String {
    match why {
        NotATournament::Title => tournaments::not_title(book),
        NotATournament::Setup => tournaments::not_setup(book),
        NotATournament::Seats => tournaments::not_seats(book),
        NotATournament::Rounds => tournaments::not_rounds(book),
        NotATournament::RoundHours => tournaments::not_round_hours(book),
        NotATournament::Start => tournaments::not_start(book),
    }
}

/// Where no route leads.
pub(super) async fn nothing_there(visitor: Visitor, uri: Uri) -> Response {
    let book = visitor.book();
    let page = pages::problem(&pages::missing(&book), &frame(&visitor, &book, uri.path()));
    (StatusCode::NOT_FOUND, html(page)).into_response()
}
