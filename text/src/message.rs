//! What a message is, and what can fill its gaps.

use crate::Phrasebook;

/// What fills a gap of a sentence or decides its form.
pub type Value = fluent_bundle::FluentValue<'static>;

/// A message as it is declared: its name in the `.ftl` files and the names of its arguments.
pub type Declared = (&'static str, &'static [&'static str]);

/// A message of the locales with its arguments.
pub trait Message {
    fn said_in(&self, book: &Phrasebook) -> String;
}

impl Phrasebook {
    /// The message in this language.
    pub fn say(&self, message: &impl Message) -> String {
        message.said_in(self)
    }
}

/// Something that can stand in a sentence or decide its form. `Package` is the package whose sentences these
/// are, so that a package can say how types of the rules stand in its own.
pub trait Argument<Package> {
    fn value(&self) -> Value;

    /// The same in a phrasebook that knows who plays.
    fn value_in(&self, book: &Phrasebook) -> Value {
        let _ = book;
        self.value()
    }
}

impl<Package> Argument<Package> for u32 {
    fn value(&self) -> Value {
        Value::from(*self)
    }
}

/// Points, which may be below zero.
impl<Package> Argument<Package> for i32 {
    fn value(&self) -> Value {
        Value::from(*self)
    }
}

/// Words made by another message, or a name that is the same in all languages.
impl<Package> Argument<Package> for String {
    fn value(&self) -> Value {
        Value::from(self.clone())
    }
}
