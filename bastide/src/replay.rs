//! `bastide replay`: verifies a record and reads it out.

use std::path::PathBuf;

use anyhow::Result;
use bastide_core::record::Seal;
use bastide_core::{Record, Seat, Viewer, rules_version};
use bastide_server::hosted::{Paper, Sight};
use bastide_text::{Language, Phrasebook};
use clap::Args;
use serde_json::{Value, json};

use crate::console::{Colour, phrasebook, say, say_json};
use crate::files;
use crate::games::{Playable, Task};
use crate::source::{Moment, Source, moment_of};

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
        source.game()?.run(Reading { call: self, source })
    }
}

struct Reading {
    call: Replay,
    source: Source,
}

impl Task for Reading {
    type Answer = ();

    fn run<G: Playable>(self) -> Result<()> {
        let book = phrasebook(self.call.language);
        let seal = if self.call.unsealed { Seal::Waived } else { Seal::Required };
        let record: Record<G> = self.source.record(seal, &book)?;
        let moment = moment_of(&record, self.call.ply)?;
        warn_of_other_rules(&record);
        if let Some(path) = &self.call.seal {
            files::write(path, record.to_string().as_bytes())?;
            eprintln!("The sealed record is in {}.", path.display());
        }
        let shown = self.call.ply.unwrap_or(record.plies().len());
        if self.call.json {
            return say_json(&document(&record, &moment, shown, &book)?);
        }
        let paper = Paper { is_coloured: self.call.colour.is_on(), book: &book };
        print(&record, &moment, shown, paper)
    }
}

/// A record of other rules that replays all the same is good; its reader should know.
fn warn_of_other_rules<G: Playable>(record: &Record<G>) {
    let own = rules_version::<G>();
    if record.rules() != own {
        eprintln!(
            "bastide: this record was begun with rules {}, these are {own}; it is legal under both",
            record.rules()
        );
    }
}

/// One action and what it did.
struct Told<G: Playable> {
    seat: Seat,
    action: G::Action,
    events: Vec<G::Event>,
}

/// The first `plies` actions of a record, played again.
fn told<G: Playable>(record: &Record<G>, plies: usize) -> Result<Vec<Told<G>>> {
    let mut state = G::start(record.setup(), record.seed())?;
    let play = |&(seat, action): &(Seat, G::Action)| {
        let mut events = Vec::new();
        let played = state.apply(seat, action, &mut events);
        let _ = played.expect("the record was verified");
        Told { seat, action, events }
    };
    Ok(record.plies()[..plies].iter().map(play).collect())
}

fn print<G: Playable>(
    record: &Record<G>,
    moment: &Moment<G>,
    plies: usize,
    paper: Paper<'_>,
) -> Result<()> {
    let book = paper.book;
    print_header(record, book)?;
    for (index, Told { seat, action, events }) in told(record, plies)?.iter().enumerate() {
        let events: Vec<String> = events.iter().map(|event| G::event_words(book, event)).collect();
        let (seat, action) = (G::seat_words(book, *seat), action.to_string());
        say(format_args!("{:>3}. {seat:<6} {action:<7} {}", index + 1, events.join(" ")))?;
    }
    let view = moment.state.view(Viewer::Public);
    let sight = Sight { who: Viewer::Public, view: &view, last: &moment.last };
    say(format_args!("\n{}\n", G::terminal(sight, paper).trim_end()))?;

    say(G::result_words(book, &view))
}

fn print_header<G: Playable>(record: &Record<G>, book: &Phrasebook) -> Result<()> {
    let variants = record.setup().to_string();
    let variants = if variants.is_empty() { "standard" } else { &variants };
    say(format_args!("game: {}\nvariants: {variants}\nrules: {}", G::NAME, record.rules()))?;
    say(format_args!("seed: {}", record.seed()))?;
    for (seat, player) in record.players().iter() {
        say(format_args!("{}: {player}", G::seat_words(book, seat)))?;
    }
    say("")
}

fn document<G: Playable>(
    record: &Record<G>,
    moment: &Moment<G>,
    plies: usize,
    book: &Phrasebook,
) -> Result<Value> {
    let players = record.players().iter();
    let players: Vec<Value> =
        players.map(|(seat, name)| json!({"seat": G::seat_name(seat), "name": name})).collect();
    let entry = |Told { seat, action, events }: Told<G>| {
        let words: Vec<String> = events.iter().map(|event| G::event_words(book, event)).collect();
        json!({"seat": G::seat_name(seat), "action": action.to_string(),
            "events": events, "words": words})
    };
    let actions: Vec<Value> = told(record, plies)?.into_iter().map(entry).collect();
    Ok(json!({
        "game": G::NAME,
        "setup": record.setup().to_string(),
        "rules": record.rules().to_string(),
        "seed": record.seed().to_string(),
        "players": players,
        "plies": record.plies().len(),
        "ply": plies,
        "actions": actions,
        "standing": record.state().standing(),
        "view": moment.state.view(Viewer::Public),
    }))
}
