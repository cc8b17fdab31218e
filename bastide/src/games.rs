//! Games as the command line names them.

use std::collections::BTreeSet;
use std::ops::Deref;

use anyhow::{Context as _, Result};
use bastide_bots::BotSpec;
use bastide_presentation::{GameInfo, games};
use clap::builder::{
    PossibleValue, PossibleValuesParser, TypedValueParser as _, ValueParser, ValueParserFactory,
};

/// A game as it is named on the command line.
#[derive(Clone, Copy)]
pub(crate) struct GameName(&'static GameInfo);

impl Deref for GameName {
    type Target = GameInfo;

    fn deref(&self) -> &GameInfo {
        self.0
    }
}

impl GameName {
    /// Those for the fewest players first.
    fn all() -> Vec<&'static GameInfo> {
        let mut all: Vec<&GameInfo> = games().iter().collect();
        all.sort_by_key(|game| game.players.1);
        all
    }

    /// The game with the name that its rules have in records and documents.
    pub(crate) fn named(name: &str) -> Result<Self> {
        let known = || Self::all().iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        let found = bastide_presentation::game(name);
        found.map(Self).with_context(|| format!("there is no game `{name}`; there is {}", known()))
    }

    /// Says on standard error what people should know who let these bots play with this setup.
    pub(crate) fn warn<'b>(self, setup: &str, bots: impl IntoIterator<Item = &'b BotSpec>) {
        let caveats = bots.into_iter().filter_map(|bot| (self.engines.caveat)(setup, bot));
        for caveat in caveats.collect::<BTreeSet<_>>() {
            eprintln!("bastide: {caveat}");
        }
    }

    /// The bot that plays best, with its usual time.
    pub(crate) fn strongest(self) -> Result<BotSpec> {
        let (name, _) = self.engines.list.last().context("this game has no bots")?;
        Ok(name.parse()?)
    }
}

impl ValueParserFactory for GameName {
    type Parser = ValueParser;

    fn value_parser() -> ValueParser {
        let value = |game: &GameInfo| PossibleValue::new(game.name).help(game.summary);
        let values = PossibleValuesParser::new(Self::all().into_iter().map(value));
        ValueParser::new(values.try_map(|name| Self::named(&name)))
    }
}
