//! The texts of a package's messages in every language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;
use crate::message::Value;

/// The `.ftl` files of a package, each language read when it is first spoken: that takes milliseconds.
pub struct Locales {
    sources: [&'static [&'static str]; Language::ALL.len()],
    bundles: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()],
}

impl Locales {
    pub const fn new(
        english: &'static [&'static str],
        french: &'static [&'static str],
        german: &'static [&'static str],
    ) -> Self {
        Self {
            sources: [english, french, german],
            bundles: [const { OnceLock::new() }; Language::ALL.len()],
        }
    }

    /// The message with this name, filled in.
    pub fn say<const N: usize>(
        &self,
        language: Language,
        id: &'static str,
        arguments: [(&'static str, Value); N],
    ) -> String {
        self.fill(language, id, &arguments.into_iter().collect())
    }

    fn fill(&self, language: Language, id: &str, arguments: &FluentArgs<'_>) -> String {
        let bundle = self.bundle(language);
        let pattern = bundle
            .get_message(id)
            .and_then(|message| message.value())
            .expect("every message type has its message in every locale");
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        text.into_owned()
    }

    fn bundle(&self, language: Language) -> &FluentBundle<FluentResource> {
        self.bundles[language as usize].get_or_init(|| read(language, self.sources(language)))
    }

    pub(crate) fn sources(&self, language: Language) -> &'static [&'static str] {
        self.sources[language as usize]
    }
}

fn read(language: Language, sources: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks are for mixing scripts of two directions; in terminals and titles they show.
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned())
            .expect("the locales are part of the program and parse");
        bundle.add_resource(resource).expect("no message is defined twice");
    }
    bundle
}
