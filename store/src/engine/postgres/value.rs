//! How values travel to PostgreSQL and back. Whole numbers have as many bytes as their column.

use std::error::Error;

use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::engine::Value;

type Converted<T> = Result<T, Box<dyn Error + Sync + Send>>;

impl ToSql for Value<'_> {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Converted<IsNull> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Integer(number) if *kind == Type::INT4 => {
                i32::try_from(*number)?.to_sql(kind, out)
            }
            Self::Integer(number) => number.to_sql(kind, out),
            Self::Text(text) => text.as_ref().to_sql(kind, out),
            Self::Blob(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        is_known(kind)
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Value<'a> {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Converted<Self> {
        Ok(match *kind {
            Type::BOOL => Self::Integer(bool::from_sql(kind, raw)?.into()),
            Type::INT4 => Self::Integer(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => Self::Integer(i64::from_sql(kind, raw)?),
            Type::BYTEA => Self::Blob(raw),
            _ => Self::Text(<&str>::from_sql(kind, raw)?.into()),
        })
    }

    fn from_sql_null(_: &Type) -> Converted<Self> {
        Ok(Self::Null)
    }

    fn accepts(kind: &Type) -> bool {
        is_known(kind)
    }
}

fn is_known(kind: &Type) -> bool {
    [Type::BOOL, Type::INT4, Type::INT8, Type::TEXT, Type::BYTEA].contains(kind)
}
