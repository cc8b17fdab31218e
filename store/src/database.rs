//! Where a database is: a file of one machine, or a PostgreSQL for several.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The place of a database.
/// ```
/// # use bastide_store::Database;
/// let place: Database = "postgres://bastide:secret@db.example/bastide".into();
/// assert_eq!(place.to_string(), "postgres://bastide@db.example/bastide");
/// assert!(matches!(Database::from("matches.db"), Database::File(_)));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// SQLite, in the process.
    File(PathBuf),
    /// The address of a PostgreSQL, with its password where it needs one.
    Postgres(String),
}

impl From<&str> for Database {
    fn from(place: &str) -> Self {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|way| place.starts_with(way));
        if is_postgres { Self::Postgres(place.to_owned()) } else { Self::File(place.into()) }
    }
}

impl FromStr for Database {
    type Err = Infallible;

    fn from_str(place: &str) -> Result<Self, Infallible> {
        Ok(place.into())
    }
}

impl From<&Path> for Database {
    fn from(path: &Path) -> Self {
        path.to_str().map_or_else(|| Self::File(path.to_owned()), Self::from)
    }
}

impl From<PathBuf> for Database {
    fn from(path: PathBuf) -> Self {
        Self::from(path.as_path())
    }
}

impl From<&PathBuf> for Database {
    fn from(path: &PathBuf) -> Self {
        Self::from(path.as_path())
    }
}

impl From<&Database> for Database {
    fn from(place: &Database) -> Self {
        place.clone()
    }
}

impl Database {
    /// Takes a file for one server, for as long as the answer is kept; none where another server has it. A PostgreSQL
    /// is for as many as like. Tools may use the file all the same.
    pub fn serve(&self) -> Option<Served> {
        let Self::File(path) = self else { return Some(Served(None)) };
        // Beside the database: to open and close that would end locks that SQLite holds.
        let mut beside = path.as_os_str().to_owned();
        beside.push(".lock");
        let file = crate::private::touch(Path::new(&beside)).ok();
        // Where nothing can be written, opening the database says so; where nothing can be locked, nobody is kept out.
        match file.as_ref().map(std::fs::File::try_lock) {
            Some(Err(std::fs::TryLockError::WouldBlock)) => None,
            _ => Some(Served(file)),
        }
    }
}

/// A database that this process serves and no other; it is free again when this is dropped or the process ends.
#[derive(Debug)]
pub struct Served(#[expect(dead_code, reason = "held, not read")] Option<std::fs::File>);

/// Without the password: this is what people are told and what stands in logs.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Database({self})")
    }
}

fn without_password(address: &str) -> String {
    let (way, rest) = address.split_once("://").unwrap_or(("", address));
    // What follows `?` may hold a password too.
    let rest = rest.split('?').next().unwrap_or_default();
    let Some((user, host)) = rest.rsplit_once('@') else { return format!("{way}://{rest}") };
    let user = user.split(':').next().unwrap_or_default();
    format!("{way}://{user}@{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_served_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::from(folder.path().join("bastide.db"));
        let first = database.serve().expect("nobody else has it");
        assert!(database.serve().is_none(), "somebody has it");
        drop(first);
        assert!(database.serve().is_some());
        assert!(Database::from("postgres://host/db").serve().is_some());
    }

    #[test]
    fn a_password_is_never_shown() {
        for address in [
            "postgres://nell:s3cret@host/db",
            "postgresql://nell:s3c@ret@host:5432/db",
            "postgres://host/db?password=s3cret",
            "postgres:///db?host=/run/postgresql&password=s3cret",
        ] {
            let shown = format!("{0} {0:?}", Database::from(address));
            assert!(!shown.contains("s3c"), "{shown}");
        }
    }
}
