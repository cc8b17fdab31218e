//! Passwords: argon2id, away from the threads that answer, and never more at a time than leaves the others room.

use std::sync::{Arc, LazyLock};

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::guessable::is_guessable;

/// In characters. A long one is not refused for being long, up to where it only costs time.
pub const SHORTEST_PASSWORD: u32 = 10;
pub const LONGEST_PASSWORD: u32 = 200;

/// Why a password is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordProblem {
    Short,
    Long,
    /// Whoever guesses begins with it.
    Common,
}

/// Whether somebody of this name may have this password.
pub fn good_password(password: &str, name: &str) -> Result<(), PasswordProblem> {
    let count = password.chars().count();
    if count < SHORTEST_PASSWORD as usize {
        Err(PasswordProblem::Short)
    } else if count > LONGEST_PASSWORD as usize {
        Err(PasswordProblem::Long)
    } else if is_guessable(password, name) {
        Err(PasswordProblem::Common)
    } else {
        Ok(())
    }
}

/// A hash takes 19 MiB and some 20 ms of a core: so many at a time.
const AT_A_TIME: usize = 2;
/// Whoever would be behind so many others is asked to come again.
const MOST_WAITING: usize = 50;
const COME_AGAIN: u32 = 5;

/// Too many passwords wait to be hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too often; again in {seconds} s")]
pub struct Crowded {
    pub seconds: u32,
}

/// Hashes passwords and compares them.
#[derive(Clone)]
pub struct Passwords {
    hashing: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            hashing: Arc::new(Semaphore::new(AT_A_TIME)),
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
        }
    }
}

impl Passwords {
    /// What is kept of a password.
    pub async fn hash(&self, password: String) -> Result<String, Crowded> {
        self.apart(move || hashed(&password)).await
    }

    /// Whether a password is the one of which this was kept. Where nobody is, it takes as long to say no.
    pub async fn is_right(&self, password: String, kept: Option<String>) -> Result<bool, Crowded> {
        static NOBODYS: LazyLock<String> = LazyLock::new(|| hashed("nobody's password"));
        self.apart(move || {
            // Made before anybody could tell by it who is there.
            let nobodys: &String = &NOBODYS;
            let is_there = kept.is_some();
            let kept = kept.unwrap_or_else(|| nobodys.clone());
            let Ok(parsed) = PasswordHash::new(&kept) else { return false };
            let is_same = Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok();
            is_same && is_there
        })
        .await
    }

    /// On a thread that may take its time.
    async fn apart<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let full = |_| Crowded { seconds: COME_AGAIN };
        let _place = self.waiting.try_acquire().map_err(full)?;
        let _turn = self.hashing.acquire().await.expect("it is never closed");
        Ok(spawn_blocking(work).await.expect("hashing does not panic"))
    }
}

fn hashed(password: &str) -> String {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.expect("the usual parameters are allowed").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_refused() {
        assert_eq!(good_password("nine char", "Nell"), Err(PasswordProblem::Short));
        assert_eq!(good_password(&"x y".repeat(67), "Nell"), Err(PasswordProblem::Long));
        for common in ["Password123", "QWERTYUIOP", "aaaaaaaaaaaa"] {
            assert_eq!(good_password(common, "Nell"), Err(PasswordProblem::Common), "{common}");
        }
        assert_eq!(good_password("Jehanne d'Arc", "jehanne d'arc"), Err(PasswordProblem::Common));
        assert_eq!(good_password("ten châteaux", "Nell"), Ok(()));
    }

    #[tokio::test]
    async fn only_the_same_password_is_right() {
        let passwords = Passwords::default();
        let kept = passwords.hash("ten châteaux".into()).await.unwrap();
        assert!(kept.starts_with("$argon2id$"), "{kept}");
        assert_ne!(kept, passwords.hash("ten châteaux".into()).await.unwrap(), "salted");
        let is_right = async |word: &str, kept: Option<&String>| {
            passwords.is_right(word.to_owned(), kept.cloned()).await.unwrap()
        };
        assert!(is_right("ten châteaux", Some(&kept)).await);
        assert!(!is_right("ten chateaux", Some(&kept)).await);
        assert!(!is_right("nobody's password", None).await);
    }

    #[tokio::test]
    async fn a_crowd_is_asked_to_come_again_and_takes_nothing_from_those_inside() {
        let passwords = Passwords::default();
        let held = passwords.waiting.try_acquire_many(MOST_WAITING as u32).unwrap();
        let refused = passwords.hash("ten châteaux".into()).await;
        assert!(matches!(refused, Err(Crowded { seconds: COME_AGAIN })));
        drop(held);
        passwords.hash("ten châteaux".into()).await.unwrap();
    }
}
