//! Problems as documents (RFC 9457), with the clause where a rule refused.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::header::{CONTENT_TYPE, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use bastide_text::Phrasebook;
use serde::Serialize;
use utoipa::ToSchema;

use crate::cookies::language_in;
use crate::scopes::Scope;
use crate::sealed;
use crate::{error::Refusal, error::WebError, error::words as refusal_words};
use crate::{error::banned_page::Restrained, error::banned_page::barred_words};
use bastide_community::Community;
use bastide_community::{AccountError, TournamentError};
use bastide_matches::{CreateError, MatchError};
use bastide_store::{Restraint, StoreError};

/// Why a request was not granted.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub(super) struct ApiProblem {
    /// A name for this kind of problem that does not change.
    #[serde(rename = "type")]
    #[schema(example = "urn:bastide:refused-by-a-rule")]
    kind: String,
    /// What happened, in English.
    title: &'static str,
    status: u16,
    /// Why, in the language that the request accepts.
    detail: String,
    /// The clause of the rules that forbids it.
    #[schema(example = "CAT-PLACE-03")]
    clause: Option<&'static str>,
    /// The scope that the token lacks.
    scope: Option<Scope>,
}

pub(super) type Answer<T> = Result<T, ApiProblem>;

impl ApiProblem {
    fn new(status: StatusCode, kind: &str, title: &'static str, detail: String) -> Self {
        let kind = format!("urn:bastide:{kind}");
        Self { kind, title, status: status.as_u16(), detail, clause: None, scope: None }
    }

    pub(super) fn no_token() -> Self {
        let detail = "send `Authorization: Bearer <token>`; POST /api/v1/guests gives one, and so does the page /tokens";
        Self::new(StatusCode::UNAUTHORIZED, "no-token", "A token is missing", detail.into())
    }

    pub(super) fn unknown_token() -> Self {
        let detail = "the token has expired, was ended, or never was one";
        Self::new(
            StatusCode::UNAUTHORIZED,
            "unknown-token",
            "The token is not valid",
            detail.into(),
        )
    }

    /// Those who run the server have banned whoever the token acts for.
    pub(super) fn banned(ban: &Restraint, book: &Phrasebook) -> Self {
        let ban = Restrained { reason: ban.reason.clone(), until: ban.until };
        let detail = barred_words(&ban, book);
        Self::new(StatusCode::FORBIDDEN, "banned", "The guest is banned", detail)
    }

    pub(super) fn out_of_scope(scope: Scope) -> Self {
        let detail = format!("the token was given out without the scope `{scope}`");
        let problem =
            Self::new(StatusCode::FORBIDDEN, "out-of-scope", "The token may not do this", detail);
        Self { scope: Some(scope), ..problem }
    }

    /// What was sent cannot be read.
    pub(super) fn malformed(status: StatusCode, detail: String) -> Self {
        Self::new(status, "malformed", "The request cannot be read", detail)
    }

    /// What was sent says something that cannot be.
    pub(super) fn unsuitable(detail: String) -> Self {
        Self::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "unsuitable",
            "The request asks for what cannot be",
            detail,
        )
    }

    /// What a table said, in the caller's language.
    pub(super) fn at_table(error: impl Into<WebError>, book: &Phrasebook) -> Self {
        let error = error.into();
        let (kind, title) = kind(&error);
        let detail = refusal_words(&error, book);
        let clause = match &error {
            WebError::Match(MatchError::Refused(refused)) => Some(refused.clause.id()),
            _ => None,
        };
        let status = Refusal::from(error).logged().status();
        Self { clause, ..Self::new(status, kind, title, detail) }
    }
}

/// A name and a title for what went wrong.
fn kind(error: &WebError) -> (&'static str, &'static str) {
    match error {
        WebError::Match(error) => match_kind(error),
        WebError::Create(error) => create_kind(error),
        WebError::Account(error) => account_kind(error),
        WebError::Tournament(error) => tournament_kind(error),
        WebError::NoSuchInvitation => ("no-such-invitation", "The invitation leads to no seat"),
        WebError::NotOver => ("not-over", "The match is not over"),
        WebError::TooOften { .. } => ("too-often", "Not so often"),
        WebError::NoPicture => ("broken", "The server failed"),
    }
}

fn match_kind(error: &MatchError) -> (&'static str, &'static str) {
    match error {
        MatchError::NoSuchMatch => ("no-such-match", "There is no such match"),
        MatchError::NotYourSeat => ("not-your-seat", "The seat is not yours"),
        MatchError::SeatTaken => ("seat-taken", "The seat is taken"),
        MatchError::Waiting => ("waiting", "Not everybody has sat down"),
        MatchError::OutOfTime => ("out-of-time", "The time is over"),
        MatchError::Over => ("over", "The match is over"),
        MatchError::NothingToUndo => ("nothing-to-undo", "There is nothing to take back"),
        MatchError::Outdated => ("outdated", "Another change came first"),
        MatchError::Refused(_) => ("refused-by-a-rule", "A rule forbids it"),
        MatchError::Hint(_) => ("not-the-lesson", "The lesson asks for something else"),
        MatchError::Unreadable(_) => ("unreadable", "The match cannot be read"),
        MatchError::Store(_) => ("broken", "The server failed"),
    }
}

fn create_kind(error: &CreateError) -> (&'static str, &'static str) {
    match error {
        CreateError::NoSuchGame => ("no-such-game", "There is no such game"),
        CreateError::Setup(_) => ("setup", "The setup cannot be played"),
        CreateError::Terms => ("terms", "Nobody loses alone among more than two"),
        CreateError::Bot(_) => ("no-such-bot", "There is no such bot"),
        CreateError::BotsAlone { .. } => ("bots-alone", "Too many matches of bots alone go on"),
        CreateError::Match(error) => match_kind(error),
    }
}

impl ApiProblem {
    /// What takes the password came without it, or with another.
    pub(super) fn wrong_password() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "wrong-password",
            "This takes the password of the account",
            "send the account's password as `password`".to_owned(),
        )
    }
}

fn account_kind(error: &AccountError) -> (&'static str, &'static str) {
    match error {
        AccountError::NoSuchPlayer => ("no-such-player", "There is no such player"),
        AccountError::BadName(_) => ("name", "Nobody can have this name"),
        AccountError::NameTaken => ("name-taken", "Another has this name"),
        AccountError::LongName { .. } => ("long-name", "The name is too long"),
        AccountError::Muted(_) => ("muted", "You may not speak at tables for now"),
        AccountError::Match(error) => match_kind(error),
    }
}

fn tournament_kind(error: &TournamentError) -> (&'static str, &'static str) {
    match error {
        TournamentError::NoSuchTournament => ("no-such-tournament", "There is no such tournament"),
        TournamentError::NotATournament(_) => {
            ("not-a-tournament", "There can be no such tournament")
        }
        TournamentError::TournamentBegun => ("tournament-begun", "The tournament has begun"),
        TournamentError::NeedsAccount => {
            ("needs-account", "This event is for players with accounts")
        }
        TournamentError::Sealed => ("sealed", "It is closed until the event is over"),
        TournamentError::Create(error) => create_kind(error),
        TournamentError::Match(error) => match_kind(error),
    }
}

impl From<StoreError> for ApiProblem {
    fn from(error: StoreError) -> Self {
        Self::at_table(error, &Phrasebook::default())
    }
}

impl IntoResponse for ApiProblem {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

macro_rules! malformed {
    ($($rejection:ident),*) => {$(
        impl From<$rejection> for ApiProblem {
            fn from(rejection: $rejection) -> Self {
                Self::malformed(rejection.status(), rejection.body_text())
            }
        }
    )*};
}
malformed!(JsonRejection, PathRejection, QueryRejection);

/// A body of JSON.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(ApiProblem))]
pub(super) struct Body<T>(pub(super) T);

/// What the path names.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiProblem))]
pub(super) struct Named<T>(pub(super) T);

/// What stands behind the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiProblem))]
pub(super) struct ApiQuery<T>(pub(super) T);

/// Turns strangers away from a match whose cards others have yet to play.
pub(crate) async fn unsealed(
    State(tables): State<Community>,
    request: Request,
    next: Next,
) -> Response {
    let book = Phrasebook::new(language_in(request.headers()));
    match sealed::check(&tables, request).await {
        Ok(request) => next.run(request).await,
        Err(error) => ApiProblem::at_table(error, &book).into_response(),
    }
}

pub(super) async fn nothing_there() -> ApiProblem {
    let detail = "no route leads here; GET /api/v1/openapi.json describes those there are";
    ApiProblem::new(StatusCode::NOT_FOUND, "no-such-route", "There is nothing here", detail.into())
}

pub(super) async fn no_such_method() -> ApiProblem {
    let detail = "GET /api/v1/openapi.json describes what can be asked here";
    ApiProblem::new(
        StatusCode::METHOD_NOT_ALLOWED,
        "no-such-method",
        "This cannot be done here",
        detail.into(),
    )
}
