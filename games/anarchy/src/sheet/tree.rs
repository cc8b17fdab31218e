//! The data file as a tree of values that know their lines.

use toml::de::{DeTable, DeValue};

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct DataError {
    pub line: usize,
    pub reason: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(i64),
    Truth(bool),
    Text(String),
    List(Vec<Node>),
    Map(Vec<(String, Node)>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) line: usize,
    pub(crate) value: Value,
}

impl Node {
    pub(crate) fn parse(text: &str) -> Result<Self, DataError> {
        let lines = LineIndex::of(text);
        let table = DeTable::parse(text).map_err(|error| DataError {
            line: error.span().map_or(1, |span| lines.at(span.start)),
            reason: error.message().to_owned(),
        })?;
        lines.map(table.get_ref(), table.span().start)
    }

    pub(crate) fn error(&self, reason: impl Into<String>) -> DataError {
        DataError { line: self.line, reason: reason.into() }
    }

    pub(crate) fn map(&self) -> Result<&[(String, Self)], DataError> {
        match &self.value {
            Value::Map(entries) => Ok(entries),
            _ => Err(self.error("a table is expected here")),
        }
    }

    pub(crate) fn find(&self, key: &str) -> Option<&Self> {
        let Value::Map(entries) = &self.value else { return None };
        entries.iter().find(|(name, _)| name == key).map(|(_, node)| node)
    }

    pub(crate) fn get(&self, key: &str) -> Result<&Self, DataError> {
        self.map()?;
        self.find(key).ok_or_else(|| self.error(format!("`{key}` is missing")))
    }

    pub(crate) fn list(&self) -> Result<&[Self], DataError> {
        match &self.value {
            Value::List(nodes) => Ok(nodes),
            _ => Err(self.error("a list is expected here")),
        }
    }

    /// A list of exactly so many entries.
    pub(crate) fn exactly<const N: usize>(&self) -> Result<&[Self; N], DataError> {
        let nodes = self.list()?;
        let count = nodes.len();
        nodes.try_into().map_err(|_| self.error(format!("{N} entries are expected, not {count}")))
    }

    pub(crate) fn text(&self) -> Result<&str, DataError> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.error("a text in quotes is expected here")),
        }
    }

    pub(crate) fn truth(&self) -> Result<bool, DataError> {
        match self.value {
            Value::Truth(truth) => Ok(truth),
            _ => Err(self.error("true or false is expected here")),
        }
    }

    /// A count from 0 to `most`.
    pub(crate) fn count(&self, most: u8) -> Result<u8, DataError> {
        let number = match self.value {
            Value::Number(number) => u8::try_from(number).ok().filter(|&number| number <= most),
            _ => None,
        };
        number.ok_or_else(|| self.error(format!("a number from 0 to {most} is expected here")))
    }

    /// One of the words of an enum.
    pub(crate) fn word<T>(&self, read: impl Fn(&str) -> Option<T>) -> Result<T, DataError> {
        let text = self.text()?;
        read(text).ok_or_else(|| self.error(format!("`{text}` is not known")))
    }
}

/// Where the lines of a text begin.
struct LineIndex(Vec<usize>);

impl LineIndex {
    fn of(text: &str) -> Self {
        Self(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    fn at(&self, offset: usize) -> usize {
        self.0.partition_point(|&end| end < offset) + 1
    }

    fn map(&self, table: &DeTable<'_>, start: usize) -> Result<Node, DataError> {
        let mut entries = Vec::with_capacity(table.len());
        for (key, value) in table {
            let node = self.node(value.get_ref(), value.span().start)?;
            entries.push((key.get_ref().to_string(), node));
        }
        Ok(Node { line: self.at(start), value: Value::Map(entries) })
    }

    fn node(&self, value: &DeValue<'_>, start: usize) -> Result<Node, DataError> {
        let line = self.at(start);
        let value = match value {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Boolean(truth) => Value::Truth(*truth),
            DeValue::Integer(number) => {
                let read = i64::from_str_radix(number.as_str(), number.radix());
                let too_big = |_| DataError { line, reason: "a number out of bounds".to_owned() };
                Value::Number(read.map_err(too_big)?)
            }
            DeValue::Array(array) => {
                let nodes = array.iter().map(|node| self.node(node.get_ref(), node.span().start));
                Value::List(nodes.collect::<Result<_, _>>()?)
            }
            DeValue::Table(table) => return self.map(table, start),
            _ => {
                let reason = "neither dates nor fractions have a place here".to_owned();
                return Err(DataError { line, reason });
            }
        };
        Ok(Node { line, value })
    }
}
