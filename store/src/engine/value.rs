//! How [`rows`](crate::rows) are stored in columns, for both engines.

use std::borrow::Cow;
use std::error::Error;
use std::str::FromStr;

use crate::time_control::{Clock, Timeout};
use crate::{GuestId, MatchId, Occupant, Result, StoreError, TokenHash, Visibility};

/// The value of a column or of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    Null,
    Integer(i64),
    Text(Cow<'a, str>),
    Blob(&'a [u8]),
}

/// A type that can be stored in a column.
pub(crate) trait ToValue: Sync {
    fn to_value(&self) -> Value<'_>;
}

/// A type that can be read from a column; a value that no version of this program wrote is an error.
pub(crate) trait FromValue: Sized {
    fn from_value(value: Value<'_>) -> Result<Self>;
}

macro_rules! integers {
    ($($integer:ty),*) => {$(
        impl ToValue for $integer {
            fn to_value(&self) -> Value<'_> {
                Value::Integer((*self).into())
            }
        }

        impl FromValue for $integer {
            fn from_value(value: Value<'_>) -> Result<Self> {
                match value {
                    Value::Integer(number) => Self::try_from(number).map_err(|_| unexpected(&value)),
                    _ => Err(unexpected(&value)),
                }
            }
        }
    )*};
}

integers!(i64, u32, u8);

macro_rules! words {
    ($($word:ty),*) => {$(
        impl ToValue for $word {
            fn to_value(&self) -> Value<'_> {
                Value::Text(self.to_string().into())
            }
        }

        impl FromValue for $word {
            fn from_value(value: Value<'_>) -> Result<Self> {
                parsed(&value)
            }
        }
    )*};
}

words!(Clock, Occupant, Timeout, Visibility);

impl ToValue for str {
    fn to_value(&self) -> Value<'_> {
        Value::Text(self.into())
    }
}

impl ToValue for &str {
    fn to_value(&self) -> Value<'_> {
        (**self).to_value()
    }
}

impl ToValue for String {
    fn to_value(&self) -> Value<'_> {
        self.as_str().to_value()
    }
}

impl FromValue for String {
    fn from_value(value: Value<'_>) -> Result<Self> {
        Ok(text(&value)?.to_owned())
    }
}

impl ToValue for bool {
    fn to_value(&self) -> Value<'_> {
        Value::Integer((*self).into())
    }
}

impl FromValue for bool {
    fn from_value(value: Value<'_>) -> Result<Self> {
        Ok(u8::from_value(value)? != 0)
    }
}

impl ToValue for GuestId {
    fn to_value(&self) -> Value<'_> {
        Value::Integer(self.0)
    }
}

impl FromValue for GuestId {
    fn from_value(value: Value<'_>) -> Result<Self> {
        i64::from_value(value).map(Self)
    }
}

impl ToValue for MatchId {
    fn to_value(&self) -> Value<'_> {
        self.as_str().to_value()
    }
}

impl FromValue for MatchId {
    fn from_value(value: Value<'_>) -> Result<Self> {
        parsed(&value)
    }
}

impl ToValue for TokenHash {
    fn to_value(&self) -> Value<'_> {
        Value::Blob(&self.0)
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, T::to_value)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value<'_>) -> Result<Self> {
        if value == Value::Null { Ok(None) } else { T::from_value(value).map(Some) }
    }
}

impl ToValue for Value<'_> {
    fn to_value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Integer(number) => Value::Integer(*number),
            Self::Text(text) => Value::Text(text.as_ref().into()),
            Self::Blob(bytes) => Value::Blob(bytes),
        }
    }
}

fn text<'v>(value: &'v Value<'_>) -> Result<&'v str> {
    if let Value::Text(text) = value { Ok(text) } else { Err(unexpected(value)) }
}

fn parsed<T: FromStr<Err: Error>>(value: &Value<'_>) -> Result<T> {
    text(value)?.parse().map_err(|error: T::Err| StoreError::Damaged(error.to_string()))
}

fn unexpected(value: &Value<'_>) -> StoreError {
    StoreError::Damaged(format!("{value:?} stands where it does not belong"))
}
