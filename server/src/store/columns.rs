//! How the values of [`rows`](super::rows) stand in columns.

use std::error::Error;
use std::str::FromStr;

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};

use super::{GuestId, MatchId, Occupant, TokenHash, Visibility};

impl ToSql for GuestId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for GuestId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        i64::column_result(value).map(Self)
    }
}

impl ToSql for TokenHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl ToSql for MatchId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for MatchId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        parsed(value)
    }
}

impl ToSql for Occupant {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for Occupant {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        parsed(value)
    }
}

impl ToSql for Visibility {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.to_string().into())
    }
}

impl FromSql for Visibility {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        parsed(value)
    }
}

fn parsed<T>(value: ValueRef<'_>) -> FromSqlResult<T>
where
    T: FromStr<Err: Error + Send + Sync + 'static>,
{
    value.as_str()?.parse().map_err(|error| FromSqlError::Other(Box::new(error)))
}
