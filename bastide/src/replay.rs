//! `bastide replay`: verifies a record and reads it out.

use std::path::PathBuf;

use anyhow::Result;
use bastide_core::record::Seal;
use bastide_core::{RulesVersion, Seat, Viewer};
use bastide_presentation::{AnyGame, GameInfo, Header, Paper, Played};
use bastide_text::{Language, Phrasebook};
use clap::Args;
use serde_json::{Value, json};

use crate::console::{Colour, phrasebook, say, say_json};
use crate::files;
use crate::source::{Source, moment_of};

const EXAMPLES: &str = "\
A record is believed only as far as it can be replayed: every action must be legal, the result
must be the one reached, and the seal must fit.

Examples:
  bastide replay game.record
  bastide replay game.record --ply 12 --language fr
  bastide replay mine.record --unsealed --seal sealed.record   seal a record written by hand";

/// Verify a record, print its moves in words and draw where it led
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The record; `-` is standard input
    file: PathBuf,
    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Accept a record without a seal, as one written by hand
    #[arg(long)]
    unsealed: bool,
    /// Write a sealed copy here, comments left out
    #[arg(long, value_name = "OUT")]
    seal: Option<PathBuf>,
    /// Answer with a JSON document
    #[arg(long)]
    json: bool,
    /// The language of the words: en, fr or de
    #[arg(long)]
    language: Option<Language>,
    /// Colours in the drawing
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    colour: Colour,
}

impl Replay {
    pub(crate) fn run(self) -> Result<()> {
        let source = Source::read(&self.file)?;
        let book = phrasebook(self.language);
        let seal = if self.unsealed { Seal::Waived } else { Seal::Required };
        let (info, record) = (source.game()?, source.record(seal, &book)?);
        let moment = moment_of(record.clone(), self.ply)?;
        let header = record.header();
        warn_of_other_rules(&info, header.rules);
        if let Some(path) = &self.seal {
            let sealed = record.record(&header.players, header.fairness);
            files::write(path, sealed.as_bytes())?;
            eprintln!("The sealed record is in {}.", path.display());
        }
        if self.json {
            return say_json(&document(&info, record.as_ref(), moment.as_ref(), &book));
        }
        let paper = Paper { is_coloured: self.colour.is_on(), has_marks: true, book: &book };
        print(moment.as_ref(), paper)
    }
}

/// A record of other rules that replays all the same is good; its reader should know.
fn warn_of_other_rules(game: &GameInfo, rules: RulesVersion) {
    let own = (game.entry.version)();
    if rules != own {
        eprintln!(
            "bastide: this record was begun with rules {rules}, these are {own}; it is legal under both"
        );
    }
}

fn print(moment: &dyn AnyGame, paper: Paper<'_>) -> Result<()> {
    let book = paper.book;
    print_header(moment, book)?;
    for (Played { seat, action, words, .. }, before) in
        moment.played(book).iter().zip(moment.lines())
    {
        let seat = moment.seat_words(*seat, book);
        say(format_args!("{:>3}. {seat:<6} {action:<7} {}", before + 1, words.join(" ")))?;
    }
    say(format_args!("\n{}\n", moment.terminal(Viewer::Public, paper).trim_end()))?;
    say(moment.result(book))
}

fn print_header(game: &dyn AnyGame, book: &Phrasebook) -> Result<()> {
    let Header { setup, seed, rules, players, .. } = game.header();
    let variants = if setup.is_empty() { "standard" } else { &setup };
    say(format_args!("game: {}\nvariants: {variants}\nrules: {rules}", game.game()))?;
    say(format_args!("seed: {seed}"))?;
    for (seat, player) in players.iter() {
        say(format_args!("{}: {player}", game.seat_words(seat, book)))?;
    }
    say("")
}

fn document(
    info: &GameInfo,
    record: &dyn AnyGame,
    moment: &dyn AnyGame,
    book: &Phrasebook,
) -> Value {
    let Header { setup, seed, rules, players, .. } = record.header();
    let player =
        |(seat, name): (Seat, &String)| json!({"seat": (info.seat_name)(seat), "name": name});
    let players: Vec<Value> = players.iter().map(player).collect();
    let entry = |(Played { seat, action, events, words }, before): (Played, usize)| {
        json!({"ply": before + 1, "seat": (info.seat_name)(seat), "action": action,
            "events": events, "words": words})
    };
    let lines = moment.lines();
    let numbered = moment.played(book).into_iter().zip(lines.iter().copied());
    let actions: Vec<Value> = numbered.map(entry).collect();
    json!({
        "game": info.name,
        "setup": setup,
        "rules": rules.to_string(),
        "seed": seed.to_string(),
        "players": players,
        "plies": record.lines().last(),
        "ply": lines.last(),
        "actions": actions,
        "standing": record.standing(),
        "view": moment.view(Viewer::Public),
    })
}
