//! Messages as types or functions: the fields of a message are its arguments.
//!
//! A package declares its locales once with [`package!`], at its root, and its messages with [`messages!`] and
//! [`phrases!`]. Both refer to `crate::LOCALES` and `crate::Package` of the package that calls them, so a message
//! always finds its own locales and nothing has to be registered.
//!
//! [`package!`]: crate::package
//! [`messages!`]: crate::messages
//! [`phrases!`]: crate::phrases

/// Declares the locales of a package, by the names of the files in its `locales/<language>/`. Stands at the root
/// of the crate.
#[macro_export]
macro_rules! package {
    ($($subject:literal),* $(,)?) => {
        /// Marks the arguments of this package's messages.
        pub(crate) enum Package {}

        /// The texts of this package's messages.
        pub(crate) static LOCALES: $crate::Locales = $crate::Locales::new(
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en/", $subject, ".ftl"))),*],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/fr/", $subject, ".ftl"))),*],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/de/", $subject, ".ftl"))),*],
        );
    };
}

/// Declares one type per message and, for the tests, the list of them all.
#[expect(
    clippy::crate_in_macro_def,
    reason = "a message finds the locales of the package that declares it"
)]
#[macro_export]
macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident = $id:literal { $($field:ident: $kind:ty),* })*) => {
        $(
            $(#[$doc])*
            pub(crate) struct $name { $(pub(crate) $field: $kind),* }

            impl $crate::Message for $name {
                fn said_in(&self, book: &$crate::Phrasebook) -> String {
                    crate::LOCALES.say(book.language(), $id, [$((
                        stringify!($field),
                        $crate::Argument::<crate::Package>::value_in(&self.$field, book),
                    )),*])
                }
            }
        )*

        /// Every message with its arguments.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[$crate::Declared] =
            &[$(($id, &[$(stringify!($field)),*])),*];
    };
}

/// Declares one function per message, whose parameters are its arguments, and, for the tests,
/// the list of them all.
#[expect(
    clippy::crate_in_macro_def,
    reason = "a message finds the locales of the package that declares it"
)]
#[macro_export]
macro_rules! phrases {
    ($($name:ident = $id:literal ($($field:ident: $kind:ty),*);)*) => {
        $(
            pub fn $name(book: &$crate::Phrasebook $(, $field: impl Into<$kind>)*) -> String {
                // The conversion alone is compiled for every kind of parameter.
                fn say(book: &$crate::Phrasebook $(, $field: &$kind)*) -> String {
                    crate::LOCALES.say(book.language(), $id, [$((
                        stringify!($field),
                        $crate::Argument::<crate::Package>::value($field),
                    )),*])
                }

                say(book $(, &$field.into())*)
            }
        )*

        /// Every message with its arguments.
        #[cfg(test)]
        pub(crate) const MESSAGES: &[$crate::Declared] =
            &[$(($id, &[$(stringify!($field)),*])),*];
    };
}
