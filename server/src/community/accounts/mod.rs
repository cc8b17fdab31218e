//! Accounts: what a name, a password and a recovery code are, and what is remembered of a browser.
//! Nothing here knows a page or a database.

mod codes;
mod device;
mod name;
mod password;

pub(crate) use codes::{RecoveryCode, fresh_codes};
pub(crate) use device::device;
pub use name::NameProblem;
pub(crate) use name::{account_name, fold, is_official};
pub(crate) use password::{
    LONGEST_PASSWORD, PasswordProblem, Passwords, SHORTEST_PASSWORD, good_password,
};
