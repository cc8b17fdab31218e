//! Standard output, and how much colour it gets.

use std::fmt::Display;
use std::io::{self, IsTerminal as _, Write as _};

use anyhow::{Context as _, Result};
use bastide_text::{Language, Phrasebook};
use clap::ValueEnum;
use serde::Serialize;

/// Writes a line, whole and at once, so that a program that reads along sees it.
pub(crate) fn say(line: impl Display) -> Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(format!("{line}\n").as_bytes())?;
    stdout.flush()?;
    Ok(())
}

/// Writes a document for a program to read.
pub(crate) fn say_json(value: &impl Serialize) -> Result<()> {
    say(serde_json::to_string_pretty(value).context("the answer is no JSON document")?)
}

/// Whether an error only says that nobody reads the output any more.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

/// When to draw in colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Colour {
    /// On a terminal, unless `NO_COLOR` is set.
    Auto,
    Always,
    Never,
}

impl Colour {
    pub(crate) fn is_on(self) -> bool {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        self.suits(io::stdout().is_terminal() && !is_dumb, is_set("NO_COLOR"))
    }

    fn suits(self, is_capable: bool, is_unwanted: bool) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => is_capable && !is_unwanted,
        }
    }
}

/// The words of the language asked for, or else of the one the environment prefers.
pub(crate) fn phrasebook(wish: Option<Language>) -> Phrasebook {
    let said = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let environment = || {
        let wishes = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(said);
        wishes.map_or_else(Language::default, |wishes| Language::preferred(&wishes))
    };
    Phrasebook::new(wish.unwrap_or_else(environment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_color_is_heard_unless_colour_is_demanded() {
        assert!(Colour::Auto.suits(true, false));
        assert!(!Colour::Auto.suits(true, true));
        assert!(!Colour::Auto.suits(false, false));
        assert!(Colour::Always.suits(false, true));
        assert!(!Colour::Never.suits(true, false));
    }
}
