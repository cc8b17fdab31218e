//! A phrasebook: the language that messages are said in.

use crate::language::Language;
use crate::message::Message;

#[derive(Debug, Default)]
pub struct Phrasebook {
    language: Language,
}

impl Phrasebook {
    pub fn new(language: Language) -> Self {
        Self { language }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in this language.
    pub fn say(&self, message: &impl Message) -> String {
        message.in_language(self.language)
    }
}
