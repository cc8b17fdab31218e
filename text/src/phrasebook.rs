//! A phrasebook: all messages of one language, ready to be filled in.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::language::Language;
use crate::message::Message;

pub struct Phrasebook {
    language: Language,
    bundle: &'static FluentBundle<FluentResource>,
}

impl Phrasebook {
    /// Reading the messages of a language takes milliseconds, so that is done once; a phrasebook costs nothing then.
    pub fn new(language: Language) -> Self {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let bundle = BUNDLES[language as usize].get_or_init(|| read(language));
        Self { language, bundle }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in this language.
    pub(crate) fn say<M: Message>(&self, message: &M) -> String {
        let mut arguments = FluentArgs::new();
        message.fill(&mut arguments);
        let pattern = self
            .bundle
            .get_message(M::ID)
            .and_then(|message| message.value())
            .expect("every message type has its message in every locale");
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {errors:?}", M::ID);
        text.into_owned()
    }
}

/// All messages of a language.
fn read(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks are for mixing scripts of two directions; in terminals and titles they show.
    bundle.set_use_isolating(false);
    for source in sources(language) {
        let resource = FluentResource::try_new((*source).to_owned())
            .expect("the locales are part of the program and parse");
        bundle.add_resource(resource).expect("no message is defined twice");
    }
    bundle
}

/// English.
impl Default for Phrasebook {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl fmt::Debug for Phrasebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Phrasebook").field(&self.language).finish()
    }
}

/// The texts of the locale, one per game and one per subject.
pub(crate) fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => &[
            include_str!("../locales/en/cathedral.ftl"),
            include_str!("../locales/en/clock.ftl"),
            include_str!("../locales/en/tournay.ftl"),
            include_str!("../locales/en/tournay-page.ftl"),
            include_str!("../locales/en/anarchy.ftl"),
            include_str!("../locales/en/table.ftl"),
            include_str!("../locales/en/pages.ftl"),
            include_str!("../locales/en/lessons.ftl"),
            include_str!("../locales/en/levels.ftl"),
            include_str!("../locales/en/programs.ftl"),
            include_str!("../locales/en/ratings.ftl"),
            include_str!("../locales/en/reference.ftl"),
            include_str!("../locales/en/refusals.ftl"),
            include_str!("../locales/en/sheets.ftl"),
            include_str!("../locales/en/scores.ftl"),
            include_str!("../locales/en/fair.ftl"),
            include_str!("../locales/en/house.ftl"),
            include_str!("../locales/en/account.ftl"),
            include_str!("../locales/en/admin.ftl"),
            include_str!("../locales/en/tournaments.ftl"),
            include_str!("../locales/en/analysis.ftl"),
            include_str!("../locales/en/hints.ftl"),
        ],
        Language::French => &[
            include_str!("../locales/fr/cathedral.ftl"),
            include_str!("../locales/fr/clock.ftl"),
            include_str!("../locales/fr/tournay.ftl"),
            include_str!("../locales/fr/tournay-page.ftl"),
            include_str!("../locales/fr/anarchy.ftl"),
            include_str!("../locales/fr/table.ftl"),
            include_str!("../locales/fr/pages.ftl"),
            include_str!("../locales/fr/lessons.ftl"),
            include_str!("../locales/fr/levels.ftl"),
            include_str!("../locales/fr/programs.ftl"),
            include_str!("../locales/fr/ratings.ftl"),
            include_str!("../locales/fr/reference.ftl"),
            include_str!("../locales/fr/refusals.ftl"),
            include_str!("../locales/fr/sheets.ftl"),
            include_str!("../locales/fr/scores.ftl"),
            include_str!("../locales/fr/fair.ftl"),
            include_str!("../locales/fr/house.ftl"),
            include_str!("../locales/fr/account.ftl"),
            include_str!("../locales/fr/admin.ftl"),
            include_str!("../locales/fr/tournaments.ftl"),
            include_str!("../locales/fr/analysis.ftl"),
            include_str!("../locales/fr/hints.ftl"),
        ],
        Language::German => &[
            include_str!("../locales/de/cathedral.ftl"),
            include_str!("../locales/de/clock.ftl"),
            include_str!("../locales/de/tournay.ftl"),
            include_str!("../locales/de/tournay-page.ftl"),
            include_str!("../locales/de/anarchy.ftl"),
            include_str!("../locales/de/table.ftl"),
            include_str!("../locales/de/pages.ftl"),
            include_str!("../locales/de/lessons.ftl"),
            include_str!("../locales/de/levels.ftl"),
            include_str!("../locales/de/programs.ftl"),
            include_str!("../locales/de/ratings.ftl"),
            include_str!("../locales/de/reference.ftl"),
            include_str!("../locales/de/refusals.ftl"),
            include_str!("../locales/de/sheets.ftl"),
            include_str!("../locales/de/scores.ftl"),
            include_str!("../locales/de/fair.ftl"),
            include_str!("../locales/de/house.ftl"),
            include_str!("../locales/de/account.ftl"),
            include_str!("../locales/de/admin.ftl"),
            include_str!("../locales/de/tournaments.ftl"),
            include_str!("../locales/de/analysis.ftl"),
            include_str!("../locales/de/hints.ftl"),
        ],
    }
}
