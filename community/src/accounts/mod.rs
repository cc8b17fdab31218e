//! Accounts: what a name, a password and a recovery code are, what is remembered of a browser, and what becomes of
//! somebody's matches when they sign up, move or leave.

mod codes;
mod device;
mod guessable;
mod name;
mod password;

use thiserror::Error;

use bastide_matches::{MatchError, Matches};
use bastide_store::{GuestId, Named, NewAccount, Restraint, StoreError, TokenHash};

pub use bastide_store::fold;
pub use codes::{RecoveryCode, fresh_codes};
pub use device::device;
pub use name::{LONGEST_NAME, NameProblem, account_name, is_official, tidy_name};
pub use password::{
    Crowded, LONGEST_PASSWORD, PasswordProblem, Passwords, SHORTEST_PASSWORD, good_password,
};

/// Why something did not happen to an account, or somebody may not do something.
#[derive(Debug, Error)]
pub enum AccountError {
    #[error("there is no such player")]
    NoSuchPlayer,
    #[error("another has this name, or one that looks the same")]
    NameTaken,
    #[error("nobody can have this name ({0:?})")]
    BadName(NameProblem),
    #[error("a name has at most {most} characters")]
    LongName { most: u32 },
    /// Those who run the server have said so.
    #[error("you may not speak at tables for now")]
    Muted(Restraint),
    #[error(transparent)]
    Match(#[from] MatchError),
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> Self {
        Self::Match(error.into())
    }
}

/// The accounts of players.
#[derive(Clone)]
pub struct Accounts {
    matches: Matches,
}

impl Accounts {
    pub(super) fn new(matches: Matches) -> Self {
        Self { matches }
    }

    /// Makes an account of a guest, and lets matches know what they are called now.
    pub async fn sign_up(&self, new: NewAccount) -> Result<(), AccountError> {
        let (guest, name) = (new.guest, new.name.clone());
        if self.matches.store().accounts().add_account(new).await? == Named::Taken {
            return Err(AccountError::NameTaken);
        }
        self.matches.rename_seats(guest, &name).await;
        Ok(())
    }

    /// Gives a guest another name, in every match they are seen in.
    pub async fn rename(&self, guest: GuestId, name: &str) -> Result<(), AccountError> {
        match self.matches.store().players().rename_guest(guest, name).await {
            Err(StoreError::NameTaken) => return Err(AccountError::NameTaken),
            renamed => renamed?,
        }
        self.matches.rename_seats(guest, name).await;
        Ok(())
    }

    /// Takes away who somebody was. Their running matches are given up, and in every match they are nobody.
    pub async fn delete(&self, guest: GuestId, retired: TokenHash) -> Result<(), MatchError> {
        self.matches.commands().resign_all(guest).await?;
        self.matches.store().accounts().delete_account(guest, retired).await?;
        self.matches.rename_seats(guest, "").await;
        self.matches.clear_remarks(guest).await;
        Ok(())
    }

    /// Hands what one guest has over to another, who is the same person.
    pub async fn take_along(&self, from: GuestId, to: GuestId) -> Result<(), MatchError> {
        let games = self.matches.store().players().take_along(from, to).await?;
        self.matches.reload(&games).await?;
        Ok(self.matches.store().players().remove_guest(from).await?)
    }
}
