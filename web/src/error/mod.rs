//! Why a request was refused: its status, its words, and the mark by which `error_pages` finds it.

pub(crate) mod banned;
pub(crate) mod banned_page;
pub(crate) mod page;
pub(crate) mod web_error;

use std::sync::Arc;

use axum::Extension;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use bastide_text::{Phrasebook, account, refusals as say, tournaments};

use self::banned_page::{Restrained, muted_words};
pub(crate) use self::web_error::WebError;
use crate::guest::LONGEST_NAME;
use crate::{limits::TooOften, limits::retry_after};
use bastide_community::accounts::Crowded;
use bastide_community::tournaments::NotATournament;
use bastide_community::{AccountError, NameProblem, TournamentError};
use bastide_matches::{CreateError, MatchError};
use bastide_store::{Restraint, StoreError};

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
        CreateError::Setup(_)
        | CreateError::Terms
        | CreateError::Bot(_)
        | CreateError::BotsAlone { .. } => StatusCode::UNPROCESSABLE_ENTITY,
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
        TournamentError::Sealed | TournamentError::NeedsAccount => StatusCode::FORBIDDEN,
        TournamentError::TournamentBegun => StatusCode::CONFLICT,
        TournamentError::NotATournament(_) => StatusCode::UNPROCESSABLE_ENTITY,
        TournamentError::Create(error) => create_status(error),
        TournamentError::Match(error) => match_status(error),
    }
}

impl From<TooOften> for WebError {
    fn from(TooOften { seconds }: TooOften) -> Self {
        Self::TooOften { seconds }
    }
}

impl From<TooOften> for Refusal {
    fn from(error: TooOften) -> Self {
        Self(error.into())
    }
}

/// Marks the answers that `error_pages` writes.
#[derive(Clone)]
pub(crate) struct Refused(pub(crate) Arc<WebError>);

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
        // Worded by the game, in the language of the player who acted.
        MatchError::Refused(refused) => refused.text.clone(),
        MatchError::Hint(words) => words.clone(),
        MatchError::Unreadable(_) => bastide_text::pages::unreadable_text(book),
        MatchError::Store(_) => say::broken(book),
    }
}

pub(crate) fn create_words(error: &CreateError, book: &Phrasebook) -> String {
    match error {
        CreateError::NoSuchGame => say::no_game(book),
        CreateError::Setup(error) => say::setup(book, error),
        CreateError::Terms => bastide_text::clock::timeout_note(book),
        CreateError::Bot(bot) => say::no_bot(book, bot.as_str()),
        CreateError::BotsAlone { most } => say::bots_alone(book, *most),
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

pub(crate) fn tournament_words(error: &TournamentError, book: &Phrasebook) -> String {
    match error {
        TournamentError::NoSuchTournament => tournaments::no_tournament(book),
        TournamentError::NotATournament(why) => not_a_tournament(*why, book),
        TournamentError::TournamentBegun => tournaments::begun(book),
        TournamentError::NeedsAccount => tournaments::needs_account(book),
        TournamentError::Sealed => tournaments::sealed(book),
        TournamentError::Create(error) => create_words(error, book),
        TournamentError::Match(error) => match_words(error, book),
    }
}

/// Why a name is refused.
pub(crate) fn name_problem(problem: NameProblem, book: &Phrasebook) -> String {
    match problem {
        NameProblem::Short => account::name_short(book),
        NameProblem::Long => account::name_long(book, LONGEST_NAME),
        NameProblem::Odd => account::name_odd(book),
        NameProblem::Reserved => account::name_reserved(book),
    }
}

fn muted(mute: &Restraint, book: &Phrasebook) -> String {
    let mute = Restrained { reason: mute.reason.clone(), until: mute.until };
    muted_words(&mute, book)
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

impl From<bastide_core::SetupError> for Refusal {
    fn from(error: bastide_core::SetupError) -> Self {
        Self(CreateError::Setup(error).into())
    }
}
