//! How Bastide speaks English, French and German, and the words of the site. A game's words are in its package.
//!
//! The sentences live in `locales/<language>/<subject>.ftl`; plurals, articles and gender are decided
//! there, not here. Each message has one Rust type or function whose fields are its arguments, so a missing
//! argument does not compile, and the tests hold the three locales to the same set of messages.

pub mod account;
pub mod admin;
pub mod analysis;
mod cast;
mod check;
pub mod clock;
mod declaration;
pub mod fair;
pub mod frame;
pub mod hints;
pub mod home;
pub mod house;
mod language;
pub mod lessons;
pub mod levels;
mod locales;
mod message;
pub mod pages;
pub mod people;
mod phrasebook;
pub mod privacy;
pub mod programs;
pub mod ratings;
pub mod reference;
pub mod refusals;
pub mod scores;
pub mod sheets;
pub mod table;
pub mod told;
pub mod tournaments;

pub use cast::Cast;
pub use check::check_locales;
pub use language::{Language, UnknownLanguage};
pub use locales::Locales;
pub use message::{Argument, Declared, Message, Value};
pub use phrasebook::Phrasebook;

package!(
    "account",
    "admin",
    "analysis",
    "clock",
    "fair",
    "frame",
    "hints",
    "home",
    "house",
    "lessons",
    "levels",
    "pages",
    "people",
    "privacy",
    "programs",
    "ratings",
    "reference",
    "refusals",
    "scores",
    "sheets",
    "table",
    "told",
    "tournaments",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locales_hold_what_is_said() {
        check_locales(
            &LOCALES,
            &[
                account::MESSAGES,
                admin::MESSAGES,
                analysis::MESSAGES,
                clock::MESSAGES,
                fair::MESSAGES,
                frame::MESSAGES,
                hints::MESSAGES,
                home::MESSAGES,
                house::MESSAGES,
                lessons::MESSAGES,
                levels::MESSAGES,
                pages::MESSAGES,
                people::MESSAGES,
                privacy::MESSAGES,
                programs::MESSAGES,
                ratings::MESSAGES,
                reference::MESSAGES,
                refusals::MESSAGES,
                scores::MESSAGES,
                sheets::MESSAGES,
                table::MESSAGES,
                told::MESSAGES,
                tournaments::MESSAGES,
            ],
        );
    }
}
