//! Messages as types: the fields of a message are its arguments.

use fluent_bundle::{FluentArgs, FluentValue};

/// A message of the locales with its arguments.
pub(crate) trait Message {
    /// Its name in the `.ftl` files.
    const ID: &'static str;
    /// The names of its arguments; only the tests, which compare them with the locales, ask.
    #[cfg(test)]
    const ARGUMENTS: &'static [&'static str];

    fn fill(&self, arguments: &mut FluentArgs<'_>);
}

/// Something that can stand in a sentence or decide its form.
pub(crate) trait Argument {
    fn value(&self) -> FluentValue<'static>;
}

impl Argument for u32 {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(*self)
    }
}

/// Points, which may be below zero.
impl Argument for i32 {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(*self)
    }
}

/// Words made by another message, or a name that is the same in all languages.
impl Argument for String {
    fn value(&self) -> FluentValue<'static> {
        FluentValue::from(self.clone())
    }
}

/// Declares one type per message and, for the tests, the list of them all.
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident = $id:literal { $($field:ident: $kind:ty),* })*) => {
        $(
            $(#[$doc])*
            pub(crate) struct $name { $(pub(crate) $field: $kind),* }

            impl $crate::message::Message for $name {
                const ID: &'static str = $id;
                #[cfg(test)]
                const ARGUMENTS: &'static [&'static str] = &[$(stringify!($field)),*];

                fn fill(&self, _arguments: &mut fluent_bundle::FluentArgs<'_>) {
                    $(_arguments.set(
                        stringify!($field),
                        $crate::message::Argument::value(&self.$field),
                    );)*
                }
            }
        )*

        /// Every message with its arguments.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[(&str, &[&str])] = &[
            $((
                <$name as $crate::message::Message>::ID,
                <$name as $crate::message::Message>::ARGUMENTS,
            )),*
        ];
    };
}
pub(crate) use messages;

/// Declares one function per message, whose parameters are its arguments, and, for the tests,
/// the list of them all.
macro_rules! phrases {
    ($($name:ident = $id:literal ($($field:ident: $kind:ty),*);)*) => {
        $(
            pub fn $name(book: &$crate::Phrasebook $(, $field: impl Into<$kind>)*) -> String {
                struct Phrase { $($field: $kind),* }

                impl $crate::message::Message for Phrase {
                    const ID: &'static str = $id;
                    #[cfg(test)]
                    const ARGUMENTS: &'static [&'static str] = &[$(stringify!($field)),*];

                    fn fill(&self, _arguments: &mut fluent_bundle::FluentArgs<'_>) {
                        $(_arguments.set(
                            stringify!($field),
                            $crate::message::Argument::value(&self.$field),
                        );)*
                    }
                }

                book.say(&Phrase { $($field: $field.into()),* })
            }
        )*

        /// Every message with its arguments.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[(&str, &[&str])] = &[$(($id, &[$(stringify!($field)),*])),*];
    };
}
pub(crate) use phrases;
