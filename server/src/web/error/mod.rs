//! Why a request was refused: its status, its words, and the mark by which `error_pages` finds it.

pub(crate) mod banned;
pub(crate) mod banned_page;
pub(crate) mod page;

use std::sync::Arc;

use axum::Extension;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use bastide_text::{Phrasebook, account, refusals as say, tournaments};

use self::banned_page::{Restrained, muted_words};
use crate::accounts::NameProblem;
use crate::store::{Restraint, StoreError};
use crate::tables::TableError;
use crate::tournaments::NotATournament;
use crate::web::guest::LONGEST_NAME;
use crate::web::limits::{TooOften, retry_after};

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
            TableError::Store(error) if error.is_passing() => StatusCode::SERVICE_UNAVAILABLE,
            TableError::Store(_) | TableError::NoPicture => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<TooOften> for TableError {
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
pub(crate) struct Refused(pub(crate) Arc<TableError>);

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
        // Worded by the game, in the language of the player who acted.
        TableError::Refused(refused) => refused.text.clone(),
        TableError::Hint(words) => words.clone(),
        TableError::TooOften { seconds } => bastide_text::house::too_often(book, *seconds),
        TableError::Setup(error) => say::setup(book, error),
        TableError::Bot(bot) => say::no_bot(book, bot.as_str()),
        TableError::Unreadable(_) => bastide_text::pages::unreadable_text(book),
        TableError::Store(_) | TableError::NoPicture => say::broken(book),
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
        Self(TableError::Setup(error))
    }
}
