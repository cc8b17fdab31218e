//! Numbered migrations: each is applied once, in order, and never edited.
//!
//! The history of a database has the form that refinery gave it, which kept it in earlier versions of the program.
//! That library brings regular expressions, dates and addresses along, a tenth of the time of a cold build.

use std::hash::{Hash as _, Hasher as _};

use siphasher::sip::SipHasher13;

use crate::MigrationError;

/// Where a database notes what was applied to it.
pub(crate) const HISTORY: &str = "\
    create table if not exists refinery_schema_history (
        version int4 primary key, name varchar(255), applied_on varchar(255), checksum varchar(255)
    )";

/// What was applied, in order.
pub(crate) const APPLIED: &str =
    "select version, name, checksum from refinery_schema_history order by version";

/// A step from one version of the tables to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Migration {
    pub(crate) version: i32,
    pub(crate) name: &'static str,
    pub(crate) sql: &'static str,
}

/// A migration as a database remembers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Applied {
    pub(crate) version: i32,
    pub(crate) name: String,
    pub(crate) checksum: String,
}

/// Lists the migrations of an engine by number and name, with their SQL from `migrations/<engine>`.
macro_rules! migrations {
    ($engine:literal: $($version:literal $name:literal,)*) => {
        &[$($crate::engine::migrations::Migration {
            version: $version,
            name: $name,
            sql: include_str!(concat!("../../../migrations/", $engine, "/V", $version, "__", $name, ".sql")),
        }),*]
    };
}
pub(crate) use migrations;

impl Migration {
    /// Notes that it was applied, at a moment that the engine knows how to say.
    pub(crate) fn note(&self, moment: &str) -> String {
        let Self { version, name, .. } = self;
        format!(
            "insert into refinery_schema_history (version, name, applied_on, checksum) \
             values ({version}, '{name}', {moment}, '{}')",
            self.checksum()
        )
    }

    /// A fingerprint of name, number and text, as refinery took it.
    fn checksum(&self) -> u64 {
        let mut hasher = SipHasher13::new();
        self.name.hash(&mut hasher);
        self.version.hash(&mut hasher);
        self.sql.hash(&mut hasher);
        hasher.finish()
    }
}

/// The migrations that a database still lacks. Numbers have gaps, and a database may have been made when a lower one
/// was not there yet.
pub(crate) fn pending(
    known: &'static [Migration],
    applied: &[Applied],
) -> Result<Vec<Migration>, MigrationError> {
    for Applied { version, name, checksum } in applied {
        let Some(migration) = known.iter().find(|known| known.version == *version) else {
            return Err(MigrationError::Later { version: *version, name: name.clone() });
        };
        if migration.name != name || migration.checksum().to_string() != *checksum {
            return Err(MigrationError::Other { version: *version, name: name.clone() });
        }
    }
    let is_applied = |known: &&Migration| applied.iter().any(|it| it.version == known.version);
    Ok(known.iter().filter(|known| !is_applied(known)).copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &[Migration] = &[
        Migration { version: 1, name: "first", sql: "create table a (b)" },
        Migration { version: 2, name: "second", sql: "create table c (d)" },
    ];

    fn applied(migration: &Migration) -> Applied {
        let checksum = migration.checksum().to_string();
        Applied { version: migration.version, name: migration.name.to_owned(), checksum }
    }

    #[test]
    fn what_was_applied_is_not_applied_again() {
        assert_eq!(pending(KNOWN, &[]).unwrap().len(), 2);
        assert_eq!(pending(KNOWN, &[applied(&KNOWN[0])]).unwrap()[0].version, 2);
        assert!(pending(KNOWN, &[applied(&KNOWN[0]), applied(&KNOWN[1])]).unwrap().is_empty());
    }

    #[test]
    fn one_that_came_between_is_applied_later() {
        let missing = pending(KNOWN, &[applied(&KNOWN[1])]).unwrap();
        assert_eq!(missing.iter().map(|it| it.version).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn a_later_or_another_migration_is_refused() {
        let later = Applied { version: 3, name: "third".into(), checksum: "1".into() };
        let history = [applied(&KNOWN[0]), applied(&KNOWN[1]), later];
        assert!(matches!(pending(KNOWN, &history), Err(MigrationError::Later { version: 3, .. })));
        let other = Applied { checksum: "1".into(), ..applied(&KNOWN[0]) };
        assert!(matches!(pending(KNOWN, &[other]), Err(MigrationError::Other { version: 1, .. })));
    }
}
