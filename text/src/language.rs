//! The languages Bastide speaks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use unic_langid::LanguageIdentifier;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    #[default]
    English,
    French,
    German,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no language `{0}`; there are en, fr and de")]
pub struct UnknownLanguage(String);

impl Language {
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// The two letters of ISO 639.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "français",
            Self::German => "Deutsch",
        }
    }

    /// The first language of a list that Bastide speaks, English when it speaks none of them.
    ///
    /// Takes what environments and browsers say: `fr_CH.UTF-8`, `de:en`, `fr-CH, en;q=0.8`.
    /// ```
    /// # use bastide_text::Language;
    /// assert_eq!(Language::preferred("fr_CH.UTF-8"), Language::French);
    /// assert_eq!(Language::preferred("nl, de-AT;q=0.9"), Language::German);
    /// assert_eq!(Language::preferred("C"), Language::English);
    /// ```
    pub fn preferred(wishes: &str) -> Self {
        let code = |wish: &str| {
            let end = wish.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(wish.len());
            wish[..end].to_ascii_lowercase()
        };
        let mut wishes = wishes.split([':', ',']).map(|wish| code(wish.trim_start()));
        wishes.find_map(|code| code.parse().ok()).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language identifier")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let mut languages = Self::ALL.into_iter();
        languages
            .find(|language| language.code() == text)
            .ok_or_else(|| UnknownLanguage(text.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_read_back_as_they_are_written() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert!("EN".parse::<Language>().is_err());
        assert!("frz".parse::<Language>().is_err());
    }

    #[test]
    fn a_wish_that_only_begins_like_a_language_is_not_it() {
        assert_eq!(Language::preferred("frisian"), Language::English);
        assert_eq!(Language::preferred("den"), Language::English);
        assert_eq!(Language::preferred(""), Language::English);
        assert_eq!(Language::preferred("xx:fr:de"), Language::French);
    }
}
