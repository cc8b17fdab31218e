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
use crate::accounts::{Crowded, NameProblem};
use crate::community::{AccountError, TournamentError};
use crate::guard::retry_after;
use crate::matches::{CreateError, MatchError};
use crate::pages;
use crate::store::{Restraint, StoreError};
use crate::tables::Tables;
use crate::tournaments::NotATournament;
use crate::visitor::{LONGEST_NAME, Visitor};
use crate::web_error::WebError;

/// Why a request was not granted.
#[derive(Debug)]
pub(crate) struct Refusal(pub(crate) WebError);

macro_rules! refusal_from {
    ($($error:ty),*) => {$(
        impl From<$error> for Refusal {
            fn from(error: $error) -> Self {
                Self(error.into())
            }
        }
    )*};
}
refusal_from!(
    WebError,
    MatchError,
    CreateError,
    AccountError,
    TournamentError,
    StoreError,
    Crowded
);

/// What a script is told.
#[derive(Serialize)]
struct Answer {
    clause: Option<&'static str>,
    text: String,
}

impl Refusal {
    /// What went wrong inside is for the log, not for the page.
    pub(crate) fn logged(&self) -> &Self {
        if self.status().is_server_error()
            || matches!(self.0, WebError::Match(MatchError::Unreadable(_)))
        {
            tracing::error!(error = %self.0, "a request failed");
        }
        self
    }

    pub(crate) fn status(&self) -> StatusCode {
        match &self.0 {
            WebError::Match(error) => match_status(error),
            WebError::Create(error) => create_status(error),
            WebError::Account(error) => account_status(error),
            WebError::Tournament(error) => tournament_status(error),
            WebError::NoSuchInvitation => StatusCode::NOT_FOUND,
            WebError::NotOver => StatusCode::CONFLICT,
            WebError::NoPicture => StatusCode::INTERNAL_SERVER_ERROR,
            WebError::TooOften { .. } => StatusCode::TOO_MANY_REQUESTS,
        }
    }
}

fn match_status(error: &MatchError) -> StatusCode {
    match error {
        MatchError::NoSuchMatch => StatusCode::NOT_FOUND,
        MatchError::NotYourSeat => StatusCode::FORBIDDEN,
        MatchError::SeatTaken
        | MatchError::Outdated
        | MatchError::Waiting
        | MatchError::Over
        | MatchError::OutOfTime
        | MatchError::Unreadable(_) => StatusCode::CONFLICT,
        MatchError::Refused(_) | MatchError::Hint(_) | MatchError::NothingToUndo => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        MatchError::Store(error) if error.is_transient() => StatusCode::SERVICE_UNAVAILABLE,
        MatchError::Store(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

fn create_status(error: &CreateError) -> StatusCode {
    match error {
        CreateError::NoSuchGame => StatusCode::NOT_FOUND,
        CreateError::Setup(_) | CreateError::Terms | CreateError::Bot(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        CreateError::Match(error) => match_status(error),
    }
}

fn account_status(error: &AccountError) -> StatusCode {
    match error {
        AccountError::NoSuchPlayer => StatusCode::NOT_FOUND,
        AccountError::Muted(_) => StatusCode::FORBIDDEN,
        AccountError::NameTaken => StatusCode::CONFLICT,
        AccountError::BadName(_) | AccountError::LongName { .. } => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        AccountError::Match(error) => match_status(error),
    }
}

fn tournament_status(error: &TournamentError) -> StatusCode {
    match error {
        TournamentError::NoSuchTournament => StatusCode::NOT_FOUND,
        TournamentError::Sealed => StatusCode::FORBIDDEN,
        TournamentError::TournamentBegun => StatusCode::CONFLICT,
        TournamentError::NotATournament(_) => StatusCode::UNPROCESSABLE_ENTITY,
        TournamentError::Create(error) => create_status(error),
        TournamentError::Match(error) => match_status(error),
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = self.logged().status();
        let wait = match self.0 {
            WebError::TooOften { seconds } => Some([(RETRY_AFTER, retry_after(seconds))]),
            _ => None,
        };
        (status, wait, Extension(Refused(Arc::new(self.0)))).into_response()
    }
}

/// Marks the answers that [`in_words`] writes.
#[derive(Clone)]
struct Refused(Arc<WebError>);

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
        refused.as_ref().map_or(Reason::Rejected(status), |refused| Reason::Web(&refused.0));
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
    Web(&'a WebError),
    /// By the extractors, with this status.
    Rejected(StatusCode),
}

impl Reason<'_> {
    fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Web(error) => words(error, book),
            Self::Rejected(StatusCode::PAYLOAD_TOO_LARGE) => say::too_much(book, MOST_KIB),
            Self::Rejected(_) => say::form(book),
        }
    }
}

fn answer(reason: Reason<'_>, book: &Phrasebook) -> Answer {
    let clause = match reason {
        Reason::Web(WebError::Match(MatchError::Refused(refused))) => Some(refused.clause.id()),
        _ => None,
    };
    Answer { clause, text: reason.words(book) }
}

fn problem(reason: Reason<'_>, status: StatusCode, book: &Phrasebook) -> pages::Problem {
    match reason {
        Reason::Web(
            WebError::Match(MatchError::NoSuchMatch)
            | WebError::Create(CreateError::NoSuchGame)
            | WebError::Account(AccountError::NoSuchPlayer)
            | WebError::Tournament(TournamentError::NoSuchTournament),
        ) => pages::missing(book),
        Reason::Web(WebError::Match(MatchError::NotYourSeat)) => pages::forbidden(book),
        Reason::Web(WebError::Match(MatchError::Unreadable(_))) => pages::unreadable(book),
        Reason::Web(WebError::Match(MatchError::Store(_)) | WebError::NoPicture) => {
            pages::broken(book)
        }
        reason => pages::Problem {
            status: status.as_u16(),
            title: bastide_text::pages::script_refused(book),
            text: reason.words(book),
        },
    }
}

/// Why, in a sentence.
pub(crate) fn words(error: &WebError, book: &Phrasebook) -> String {
    match error {
        WebError::Match(error) => match_words(error, book),
        WebError::Create(error) => create_words(error, book),
        WebError::Account(error) => account_words(error, book),
        WebError::Tournament(error) => tournament_words(error, book),
        WebError::NoSuchInvitation => say::no_invitation(book),
        WebError::NotOver => say::not_over(book),
        WebError::NoPicture => say::broken(book),
        WebError::TooOften { seconds } => bastide_text::house::too_often(book, *seconds),
    }
}

fn match_words(error: &MatchError, book: &Phrasebook) -> String {
    match error {
        MatchError::NoSuchMatch => say::no_match(book),
        MatchError::NotYourSeat => say::not_your_seat(book),
        MatchError::SeatTaken => say::seat_taken(book),
        MatchError::Waiting => say::waiting(book),
        MatchError::Over => say::over(book),
        MatchError::OutOfTime => bastide_text::clock::out_of_time(book),
        MatchError::NothingToUndo => say::nothing_to_undo(book),
        MatchError::Outdated => say::outdated(book),
        // Said by the game, in the language of whoever acted.
        MatchError::Refused(refused) => refused.text.clone(),
        MatchError::Hint(words) => words.clone(),
        MatchError::Unreadable(_) => bastide_text::pages::unreadable_text(book),
        MatchError::Store(_) => say::broken(book),
    }
}

pub(super) fn create_words(error: &CreateError, book: &Phrasebook) -> String {
    match error {
        CreateError::NoSuchGame => say::no_game(book),
        CreateError::Setup(error) => say::setup(book, error),
        CreateError::Terms => bastide_text::clock::timeout_note(book),
        CreateError::Bot(bot) => say::no_bot(book, bot.as_str()),
        CreateError::Match(error) => match_words(error, book),
    }
}

fn account_words(error: &AccountError, book: &Phrasebook) -> String {
    match error {
        AccountError::NoSuchPlayer => tournaments::no_player(book),
        AccountError::NameTaken => account::name_taken(book),
        AccountError::BadName(problem) => name_problem(*problem, book),
        AccountError::LongName { most } => say::long_name(book, *most),
        AccountError::Muted(mute) => muted(mute, book),
        AccountError::Match(error) => match_words(error, book),
    }
}

pub(super) fn tournament_words(error: &TournamentError, book: &Phrasebook) -> String {
    match error {
        TournamentError::NoSuchTournament => tournaments::no_tournament(book),
        TournamentError::NotATournament(why) => not_a_tournament(*why, book),
        TournamentError::TournamentBegun => tournaments::begun(book),
        TournamentError::Sealed => tournaments::sealed(book),
        TournamentError::Create(error) => create_words(error, book),
        TournamentError::Match(error) => match_words(error, book),
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
