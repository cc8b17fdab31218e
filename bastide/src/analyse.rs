//! `bastide analyse`: what each decision of a game was worth, what would have been better, and what the cards did.

use std::path::PathBuf;

use anyhow::{Result, bail};
use bastide_bots::Budget;
use bastide_bots::analysis::{Account, Grade, Knowledge, Review, Term};
use bastide_bots::arena::hand_out;
use bastide_core::record::Seal;
use bastide_core::{PerSeat, Seat};
use bastide_presentation::{Analysing, AnyGame};
use bastide_text::{Language, Phrasebook, analysis as words};
use clap::Args;
use serde_json::{Value, json};

use crate::console::{phrasebook, say, say_json};
use crate::progress::{bar, cores, threads};
use crate::source::Source;

const EXAMPLES: &str = "\
Every decision is judged by what its player knew; --hindsight judges by the cards as they really
were. A budget in positions (like 400000n) gives the same answer every time.

Examples:
  bastide analyse game.record
  bastide analyse game.record --hindsight --language de
  bastide analyse game.record --budget 20s --threads 1 --json";

/// How many turning points are told.
const TURNING_POINTS: usize = 6;

/// Judge every decision of a game
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyse {
    /// The record; `-` is standard input
    file: PathBuf,
    /// What all decisions together may take on one thread: 40s, or positions like 400000n
    #[arg(long, default_value = "40s")]
    budget: Budget,
    /// Threads to think with; as many as there are cores, if nothing is said
    #[arg(long, value_parser = threads)]
    threads: Option<usize>,
    /// Judge by the hidden cards as they really were
    #[arg(long)]
    hindsight: bool,
    /// Accept a record without a seal, as one written by hand
    #[arg(long)]
    unsealed: bool,
    /// Answer with a JSON document
    #[arg(long)]
    json: bool,
    /// The language of the words: en, fr or de
    #[arg(long)]
    language: Option<Language>,
}

impl Analyse {
    pub(crate) fn run(self) -> Result<()> {
        let source = Source::read(&self.file)?;
        let book = phrasebook(self.language);
        let seal = if self.unsealed { Seal::Waived } else { Seal::Required };
        let game = source.record(seal, &book)?;
        let course = game.analysis(self.budget);
        if course.steps() == 0 {
            bail!("{}", words::nothing(&book));
        }
        let review = judged(course.as_ref(), self.threads.unwrap_or_else(cores));
        let knowledge = if self.hindsight { Knowledge::Hindsight } else { Knowledge::Own };
        if self.json {
            return say_json(&document(&review, knowledge));
        }
        let players = game.header().players;
        Telling { game: game.as_ref(), players, review: &review, knowledge, book: &book }.print()
    }
}

/// All decisions, with progress on standard error.
fn judged(course: &dyn Analysing, threads: usize) -> Review {
    let steps: Vec<usize> = (0..course.steps()).collect();
    let progress = bar(steps.len() as u64, "decisions");
    let mut decisions = Vec::with_capacity(steps.len());
    let take = |decision| {
        decisions.push(decision);
        progress.inc(1);
        Ok::<(), std::convert::Infallible>(())
    };
    let Ok(()) = hand_out(&steps, threads, |&step| course.judge(step), take);
    progress.finish_and_clear();
    course.review(decisions)
}

fn document(review: &Review, knowledge: Knowledge) -> Value {
    let accounts: Vec<Account> =
        (0..review.seats).map(|seat| review.account(seat, knowledge)).collect();
    json!({
        "review": review,
        "accounts": accounts,
        "turning_points": review.turning_points(knowledge, TURNING_POINTS),
    })
}

/// What is told of an analysis, and to whom.
struct Telling<'a> {
    game: &'a dyn AnyGame,
    players: PerSeat<String>,
    review: &'a Review,
    knowledge: Knowledge,
    book: &'a Phrasebook,
}

impl Telling<'_> {
    fn print(&self) -> Result<()> {
        let book = self.book;
        let is_hindsight = self.knowledge == Knowledge::Hindsight;
        if !self.review.is_open {
            let note = if is_hindsight { words::by_hindsight_note } else { words::by_known_note };
            say(format_args!("{}\n", note(book)))?;
        }
        for seat in 0..self.review.seats {
            self.print_account(&self.review.account(seat, self.knowledge))?;
        }
        if !self.review.is_open {
            say(format_args!("{}\n", words::account_note(book)))?;
        }
        say(words::turning(book))?;
        let turning = self.review.turning_points(self.knowledge, TURNING_POINTS);
        if turning.is_empty() {
            say(format_args!("  {}", words::no_turning(book)))?;
        }
        for term in &turning {
            self.print_term(term)?;
        }
        say(format_args!("\n{}", words::moves(book)))?;
        let accounts = (0..self.review.seats).map(|seat| self.review.account(seat, self.knowledge));
        let mut terms: Vec<Term> = accounts.flat_map(|account| account.terms).collect();
        terms.sort_by_key(|term| term.ply);
        terms.iter().try_for_each(|term| self.print_term(term))
    }

    fn print_account(&self, account: &Account) -> Result<()> {
        let book = self.book;
        let seat = Seat::new(account.seat as u8);
        let (player, side) = (&self.players[seat], self.game.seat_words(seat, book));
        let skill = words::skill(book, account.skill(self.review.seats).name());
        say(format_args!("{player} ({side}): {skill}"))?;
        say(format_args!("  {}", counted(account, book)))?;
        let (points, chance) = account.mean_lost();
        let (points, chance) = (words::tenths(book, points), words::percent(book, chance));
        let mean = match self.review.seats {
            1 => words::mean_lost(book, points),
            _ => words::mean_lost_chance(book, points, chance),
        };
        say(format_args!("  {mean}"))?;
        if self.review.is_open {
            return say("");
        }
        let parts = [
            (words::first(book), Some(account.first)),
            (words::decisions(book), Some(account.decision)),
            (words::luck(book), Some(account.luck).filter(|_| self.knowledge == Knowledge::Own)),
            (words::others(book), Some(account.others).filter(|_| self.review.seats > 1)),
            (words::last(book), Some(account.last)),
        ];
        let told = |(name, sum): &(String, Option<f32>)| {
            sum.map(|sum| format!("{name} {}", words::signed(book, sum)))
        };
        let parts: Vec<String> = parts.iter().filter_map(told).collect();
        say(format_args!("  {}\n", parts.join(" · ")))
    }

    fn print_term(&self, term: &Term) -> Result<()> {
        let book = self.book;
        let decision = &self.review.decisions[term.index];
        let grade = term.grade.map(|grade| words::grade(book, grade.name())).unwrap_or_default();
        let side = self.game.seat_words(Seat::new(decision.seat as u8), book);
        let number = decision.ply + 1;
        let expected = words::signed(book, term.before);
        let (action, grade) = (&decision.action, format!("{grade:<13}"));
        let better = self.better(term).map(|it| format!("  {it}")).unwrap_or_default();
        say(format_args!("{number:>4}. {side:<6} {expected:>6}  {grade} {action}{better}"))
    }

    /// The better action and what it would have brought; nothing where there was none to speak of.
    fn better(&self, term: &Term) -> Option<String> {
        let book = self.book;
        let best = self.review.decisions[term.index].judged(self.knowledge).best.first()?;
        if term.grade.is_none_or(|grade| grade <= Grade::Good) {
            return None;
        }
        let (action, points) = (best.action.as_str(), words::tenths(book, term.lost));
        Some(match self.review.seats {
            1 => words::better(book, action, points),
            _ => words::better_chance(book, action, points, words::percent(book, term.lost_chance)),
        })
    }
}

fn counted(account: &Account, book: &Phrasebook) -> String {
    let count = |grade| account.counts(grade) as u32;
    words::counts(
        book,
        count(Grade::Best),
        account.choices() as u32,
        count(Grade::Inaccuracy),
        count(Grade::Mistake),
        count(Grade::Blunder),
    )
}
