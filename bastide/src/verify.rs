//! `bastide verify`: whether a record is what it claims to be, its shuffle included.

use std::path::PathBuf;

use anyhow::{Result, bail};
use bastide_core::record::{self, Seal};
use bastide_core::{Fairness, Seed, Unfair};
use bastide_presentation::{GameInfo, RecordFault};
use bastide_text::{Language, Phrasebook, fair as words, refusals};
use clap::Args;

use crate::console::{phrasebook, say};
use crate::source::Source;

const EXAMPLES: &str = "\
Everything is computed here, from the file alone: that the server's promise is the fingerprint of
its secret, that the seed follows from the secret and from the parts of the seats, that every
action is legal, that the result is the one reached, and that the seal fits. The program ends with
1 when something is off.

Examples:
  bastide verify bastide-4k7m2nq9zx.record
  bastide verify game.record --language fr";

/// Check a record, and that its shuffle was the one promised
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The record; `-` is standard input
    file: PathBuf,
    /// The language of the words: en, fr or de
    #[arg(long)]
    language: Option<Language>,
}

impl Verify {
    pub(crate) fn run(self) -> Result<()> {
        let source = Source::read(&self.file)?;
        let (game, text, book) = (source.game()?, source.text(), &phrasebook(self.language));
        let mut findings = match record::claimed(text) {
            Some((fairness, seed)) => shuffle(&fairness, &seed, book),
            None => vec![Finding { is_well: true, words: words::verify_none(book) }],
        };
        let seal = Finding::either(record::is_sealed(text), words::fits_seal, words::wrong_seal);
        findings.push(seal(book));
        findings.extend(played(&game, text, book));
        // Whatever else makes a record one that is not accepted.
        if let Err(fault) = (game.entry.read)(text, Seal::Required, book)
            && findings.iter().all(|finding| finding.is_well)
        {
            findings.push(wrong(fault, book));
        }
        told(&findings, book)
    }
}

/// What was looked at, and whether it is as it should be.
struct Finding {
    is_well: bool,
    words: String,
}

impl Finding {
    fn either(
        is_well: bool,
        fits: fn(&Phrasebook) -> String,
        wrong: fn(&Phrasebook) -> String,
    ) -> impl Fn(&Phrasebook) -> Self {
        move |book| Self { is_well, words: if is_well { fits(book) } else { wrong(book) } }
    }
}

fn told(findings: &[Finding], book: &Phrasebook) -> Result<()> {
    for Finding { is_well, words } in findings {
        say(format_args!("{} {words}", if *is_well { '✓' } else { '✗' }))?;
    }
    if findings.iter().any(|finding| !finding.is_well) {
        bail!("{}", words::not_well(book));
    }
    say(words::all_well(book))
}

/// Promise, parts and seed, each for itself.
fn shuffle(fairness: &Fairness, seed: &Seed, book: &Phrasebook) -> Vec<Finding> {
    let wrong = fairness.check(seed);
    let are_parts_well = !wrong.iter().any(|unfair| matches!(unfair, Unfair::Part(_)));
    let is_well = |unfair| !wrong.contains(&unfair);
    vec![
        Finding::either(
            is_well(Unfair::Commitment),
            words::fits_commitment,
            words::wrong_commitment,
        )(book),
        Finding::either(are_parts_well, words::fits_parts, words::wrong_parts)(book),
        Finding::either(is_well(Unfair::Seed), words::fits_seed, words::wrong_seed)(book),
    ]
}

/// Plays the match again, whatever is to be said of its shuffle and its seal.
fn played(game: &GameInfo, text: &str, book: &Phrasebook) -> Vec<Finding> {
    let record = match (game.entry.read)(&record::bare(text), Seal::Waived, book) {
        Ok(record) => record,
        Err(fault) => {
            let other_rules = other_rules(game, text, book);
            return std::iter::once(wrong(fault, book)).chain(other_rules).collect();
        }
    };
    let plies = record.plies() as u32;
    let words = match record.standing() {
        Some(_) => words::verify_legal(book, plies),
        None => words::verify_unfinished(book, plies),
    };
    vec![Finding { is_well: true, words }]
}

/// What is legal now need not have been so once. Asked only where something is not: to find out the version of
/// the rules takes longer than to play a match.
fn other_rules(game: &GameInfo, text: &str, book: &Phrasebook) -> Option<Finding> {
    let rules = text.lines().find_map(|line| line.strip_prefix("rules: "))?;
    let is_other = rules != (game.entry.version)().to_string();
    is_other.then(|| Finding { is_well: false, words: words::verify_rules(book, rules) })
}

fn wrong(fault: RecordFault, book: &Phrasebook) -> Finding {
    let words = refusals::record_line(book, fault.line as u32, fault.problem);
    Finding { is_well: false, words }
}
