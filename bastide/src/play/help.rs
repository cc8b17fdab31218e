//! What `bastide play --help` says: of every game, or of the one that is named beside it.

use std::ffi::OsString;

use bastide_core::Seat;
use bastide_presentation::{GameInfo, games};
use bastide_text::Phrasebook;
use clap::Command;

const PROMPT: &str = "\
At the prompt write an action as `moves` lists them, in capitals or not, or `help`.";

const END: &str = "\
The record is written anew after every action, so nothing is lost if you break off.";

/// The subcommand with a help about the game that these arguments name, or about all games.
pub(crate) fn help(play: Command, arguments: impl IntoIterator<Item = OsString>) -> Command {
    let named = arguments.into_iter().find_map(|word| bastide_presentation::game(word.to_str()?));
    let is_meant = |game: &&GameInfo| named.is_none_or(|named| named.name == game.name);
    let about: Vec<&GameInfo> = games().iter().filter(is_meant).collect();
    let idle = named.map_or_else(Vec::new, idle_options);
    let play = idle.into_iter().fold(play, |play, name| play.mut_arg(name, |arg| arg.hide(true)));
    play.after_help(text(&about))
}

/// What can be said on the command line and means nothing in this game.
fn idle_options(game: &GameInfo) -> Vec<&'static str> {
    let has = |name: &str| game.options.iter().any(|(option, _)| *option == name);
    let series = if game.series.is_some() { &[][..] } else { &["light", "dark", "games"] };
    let said = ["players", "scenario"].into_iter().filter(|name| !has(name));
    let cards = game.form.components.is_none().then_some("cards");
    series.iter().copied().chain(said).chain(cards).collect()
}

fn text(about: &[&GameInfo]) -> String {
    let mut parts = vec![format!("{}\n{PROMPT}", beginning(about))];
    let examples: Vec<String> = about.iter().flat_map(|game| examples(game)).collect();
    if !examples.is_empty() {
        parts.push(format!("Examples:\n{}", examples.join("\n")));
    }
    parts.extend(about.iter().filter(|game| !game.options.is_empty()).map(|game| options(game)));
    parts.push(END.to_owned());
    parts.join("\n\n")
}

/// Where a person sits who says nothing of it: second in games for series, first in the others.
fn beginning(about: &[&GameInfo]) -> String {
    let book = Phrasebook::default();
    let seat = |game: &&&GameInfo| {
        format!("as {} in {}", (game.seat_words)(&book, Seat::new(1)), (game.title)(&book))
    };
    let (series, others): (Vec<&GameInfo>, Vec<&GameInfo>) =
        about.iter().partition(|game| game.series.is_some());
    let mut seats: Vec<String> = series.iter().map(|game| seat(&game)).collect();
    match (series.is_empty(), others.is_empty()) {
        (true, false) => seats.push("from the first seat".to_owned()),
        (false, false) => seats.push("from the first seat of the others".to_owned()),
        (_, true) => {}
    }
    format!("Where nothing is said you play against the strongest bot, {}.", seats.join(", "))
}

fn examples(game: &GameInfo) -> impl Iterator<Item = String> {
    let name = game.name;
    game.typing
        .examples
        .iter()
        .map(move |said| format!("  bastide play {name} {said}").trim_end().to_owned())
}

fn options(game: &GameInfo) -> String {
    let width = game.options.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
    let line = |(name, values): &(&str, &str)| format!("  {name:width$}  {values}");
    let lines: Vec<String> = game.options.iter().map(line).collect();
    let name = game.name;
    format!(
        "Options for --setup of {name}, what is played without them first:\n{}",
        lines.join("\n")
    )
}
