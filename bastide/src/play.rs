//! `bastide play`: a game, or a series of games, at the terminal.

mod help;
mod player;
mod table;
mod wish;

use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use bastide_core::{PerSeat, Seat, Seed};
use bastide_presentation::{SeriesRules, Totals};
use bastide_text::{Language, Phrasebook, table as words};
use clap::Args;

use crate::console::{Colour, phrasebook, say};
use crate::games::GameName;
use crate::options::Options;
use crate::seeds;
use player::{Player, seated};
use table::{Ending, Table};

pub(crate) use help::help;

/// Play in the terminal, against a bot or a person beside you
#[derive(Args)]
pub(crate) struct Play {
    /// Which game
    game: GameName,
    /// Who plays Light in the first game of Cathedral: human, or a bot as `search:0.1s`
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["seats", "bots"])]
    light: Option<Player>,
    /// Who plays Dark in it
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["seats", "bots"])]
    dark: Option<Player>,
    /// Who sits where, seat by seat, as `human,greedy,search:1s`
    #[arg(long, value_name = "PLAYER", value_delimiter = ',')]
    seats: Vec<Player>,
    /// Whom you play against from the first seat: one bot for all other seats, or one for each
    #[arg(long, value_name = "BOT", value_delimiter = ',', conflicts_with = "seats")]
    bots: Vec<Player>,
    #[command(flatten)]
    options: Options,
    /// Play a series of so many games; points add up and the lower total wins
    #[arg(long, value_name = "N", default_value_t = 1,
        value_parser = clap::value_parser!(u16).range(1..=1000))]
    games: u16,
    /// Write the record to this file, in place of what is there; the games of a series get a
    /// number before the ending
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// en, fr or de; what the environment says if nothing is said
    #[arg(long)]
    language: Option<Language>,
    /// Any words: what chance decides follows from them
    #[arg(long, value_name = "PHRASE")]
    seed: Option<String>,
    /// Colours on the board
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    colour: Colour,
}

impl Play {
    pub(crate) fn run(self) -> Result<()> {
        let book = phrasebook(self.language);
        let setup = self.options.setup(&self.game)?;
        let seats = (self.game.entry.seats)(&setup)?;
        let players = self.players(seats.into(), &book)?;
        self.game.warn(&setup, players.iter().filter_map(Player::bot));
        let series = self.series(&book)?;
        let mut input = io::stdin().lock();
        let mut standings = Vec::new();
        for game in 0..usize::from(self.games) {
            if self.games > 1 {
                say(words::game_of(&book, game + 1, self.games.into()))?;
            }
            let seated = PerSeat::from_fn(seats, |seat| {
                &players[series.as_ref().map_or(seat.index(), |rules| (rules.sitter)(game, seat))]
            });
            let seed =
                self.seed.as_ref().map_or_else(seeds::fresh, |phrase| in_series(phrase, game));
            let mut table = Table::new(self.game, (&setup, seed), &seated, &book)?;
            table.draw_in_colour(self.colour.is_on());
            table.keep_in(self.record_file(game))?;
            let Ending::Over(standing) = table.play(&mut input)? else {
                return if self.games > 1 { say(words::series_left(&book)) } else { Ok(()) };
            };
            standings.push(standing);
            if let Some(rules) = &series {
                say_totals(&book, &players, standings.len(), &(rules.totals)(&standings))?;
            }
        }
        series.map_or(Ok(()), |rules| say_winner(&book, &players, &(rules.totals)(&standings)))
    }

    /// A player for each seat of the first game.
    fn players(&self, seats: usize, book: &Phrasebook) -> Result<Vec<Player>> {
        let (light, dark) = (self.light.as_ref(), self.dark.as_ref());
        let is_chosen = light.or(dark).is_some() || !self.seats.is_empty() || !self.bots.is_empty();
        let players = if !self.seats.is_empty() {
            self.seats.clone()
        } else if !self.bots.is_empty() {
            player::against(&self.bots, seats)
        } else if seats == 2 && self.game.series.is_some() {
            seated(self.game, light, dark)?.to_vec()
        } else if light.or(dark).is_some() {
            bail!(
                "{} has no Light and no Dark; say who plays with --seats or --bots",
                self.game.name
            )
        } else {
            let mut players = player::against(&[Player::Bot(self.game.strongest()?)], seats);
            players.truncate(seats);
            players
        };
        player::check(&self.game, &players, seats)?;
        if !is_chosen && seats == 2 && self.game.series.is_some() {
            let [light, dark] = [0, 1].map(|seat| (self.game.seat_words)(book, Seat::new(seat)));
            eprintln!("{}", words::seated(book, dark, players[0].to_string(), light));
        }
        Ok(players)
    }

    /// How the games of a series go; an error where the game has none.
    fn series(&self, book: &Phrasebook) -> Result<Option<SeriesRules>> {
        if self.games == 1 {
            return Ok(None);
        }
        if self.games % 2 == 1 {
            eprintln!("{}", words::unfair(book));
        }
        let none = || format!("{} is played game by game; leave out --games", self.game.name);
        self.game.series.with_context(none).map(Some)
    }

    fn record_file(&self, game: usize) -> Option<PathBuf> {
        let path = self.record.as_ref()?;
        Some(if self.games == 1 { path.clone() } else { numbered(path, game + 1) })
    }
}

/// The seed of a game: the phrase itself for the first, so that a single game can be repeated.
fn in_series(phrase: &str, game: usize) -> Seed {
    let Ok(seed) = phrase.parse::<Seed>();
    if game == 0 { seed } else { Seed::from_phrase(&format!("{seed} {}", game + 1)) }
}

/// `game.record` becomes `game-2.record`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

fn say_totals(book: &Phrasebook, players: &[Player], games: usize, totals: &Totals) -> Result<()> {
    let [first, second] = player::names(book, players);
    let (first, second) = ((first, totals.points[0]), (second, totals.points[1]));
    say(words::totals(book, games, first, second))
}

fn say_winner(book: &Phrasebook, players: &[Player], totals: &Totals) -> Result<()> {
    let names = player::names(book, players);
    let winner = totals.leader.map(|leader| names[leader].clone());
    say(words::series(book, winner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_of_a_series_are_numbered_before_the_ending() {
        assert_eq!(numbered(Path::new("a/game.record"), 2), Path::new("a/game-2.record"));
        assert_eq!(numbered(Path::new("game"), 10), Path::new("game-10"));
    }

    #[test]
    fn games_of_a_series_have_seeds_of_their_own() {
        assert_eq!(in_series("oak", 0), Seed::from_phrase("oak"));
        assert_ne!(in_series("oak", 1), in_series("oak", 2));
        assert_eq!(in_series("oak", 1), in_series("oak", 1));
    }
}
