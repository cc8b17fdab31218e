//! One game at the terminal: bots and people take turns until it is over or somebody leaves.

use std::io::{self, BufRead, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::Result;
use bastide_bots::{Bot, BotSpec, consult};
use bastide_core::{
    PerSeat, Record, Reveal, Seat, Seed, SetupError, Standing, Viewer, rules_version,
};
use bastide_server::hosted::{Paper, Sight};
use bastide_text::table as words;
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::player::{Player, strongest};
use super::wish::Wish;
use crate::console::say;
use crate::games::Playable;
use crate::{files, seeds};

/// Longer lists of actions are printed as notation alone, so many on a line.
const MOST_IN_WORDS: usize = 40;
const ON_A_LINE: usize = 12;

/// How a game ended.
pub(super) enum Ending {
    Over(Standing),
    /// Somebody gave up, or the input did.
    Left,
}

enum Sitter<G: Playable> {
    Human,
    Bot(BotSpec, Box<dyn Bot<G>>),
}

pub(super) struct Table<'a, G: Playable> {
    record: Record<G>,
    sitters: PerSeat<Sitter<G>>,
    paper: Paper<'a>,
    rng: Pcg64Mcg,
    file: Option<PathBuf>,
    /// What the last action did.
    last: Vec<G::Event>,
    /// What each action brought to light.
    reveals: Vec<Reveal>,
}

impl<'a, G: Playable> Table<'a, G> {
    pub(super) fn new(
        setup: &G::Setup,
        seed: Seed,
        players: &PerSeat<&Player>,
        paper: Paper<'a>,
    ) -> Result<Self> {
        let seats = players.len() as u8;
        let names = PerSeat::from_fn(seats, |seat| players[seat].to_string());
        let record = Record::start(setup.clone(), seed, rules_version::<G>(), names)?;
        let mut rng = Pcg64Mcg::seed_from_u64(seeds::number(&seed));
        let mut sitters = Vec::new();
        for (_, player) in players.iter() {
            sitters.push(match player {
                Player::Human => Sitter::Human,
                Player::Bot(spec) => Sitter::Bot(spec.clone(), G::bot(spec, rng.next_u64())?),
            });
        }
        let mut sitters = sitters.into_iter();
        let sitters =
            PerSeat::from_fn(seats, |_| sitters.next().expect("there is one for each seat"));
        let (last, reveals) = (Vec::new(), Vec::new());
        Ok(Self { record, sitters, paper, rng, file: None, last, reveals })
    }

    /// Writes the record to this file, now and after every action.
    pub(super) fn keep_in(&mut self, file: Option<PathBuf>) -> Result<()> {
        self.file = file;
        self.keep()
    }

    fn keep(&self) -> Result<()> {
        self.file.as_ref().map_or(Ok(()), |file| self.save(file))
    }

    fn save(&self, file: &Path) -> Result<()> {
        files::write(file, self.record.to_string().as_bytes())
    }

    /// Plays until the game is over or somebody leaves, and says where the record is.
    pub(super) fn play(&mut self, input: &mut impl BufRead) -> Result<Ending> {
        let ending = loop {
            let Some(seat) = self.record.state().to_act().iter().next() else {
                break self.finish()?;
            };
            if matches!(self.sitters[seat], Sitter::Bot(..)) {
                self.ask_bot(seat)?;
            } else if let ControlFlow::Break(ending) = self.ask_person(seat, input)? {
                break ending;
            }
        };
        if let Some(file) = &self.file {
            say(words::saved(self.paper.book, file.display().to_string()))?;
        }
        Ok(ending)
    }

    fn finish(&self) -> Result<Ending> {
        self.draw(Viewer::Public)?;
        let state = self.record.state();
        say(G::result_words(self.paper.book, &state.view(Viewer::Public)))?;
        Ok(Ending::Over(state.standing().expect("nobody is to act, so it is over")))
    }

    fn draw(&self, who: Viewer) -> Result<()> {
        let view = self.record.state().view(who);
        let sight = Sight { who, view: &view, last: &self.last };
        say(format_args!("\n{}\n", G::terminal(sight, self.paper).trim_end()))
    }

    /// Plays an action, tells what it did and keeps the record; or tells why it is refused.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<ControlFlow<()>> {
        let book = self.paper.book;
        let mut events = Vec::new();
        match self.record.play(seat, action, &mut events) {
            Err(violation) => {
                say(G::violation_words(book, &violation))?;
                return Ok(ControlFlow::Continue(()));
            }
            Ok(reveal) => self.reveals.push(reveal),
        }
        let known = events.iter().filter_map(|event| G::retell(event, self.audience()));
        let told: Vec<String> = known.map(|event| G::event_words(book, &event)).collect();
        let (seat, action) = (G::seat_words(book, seat), action.to_string());
        say(format_args!("{seat:<6} {action:<7} {}", told.join(" ")))?;
        self.last = events;
        self.keep()?;
        Ok(ControlFlow::Break(()))
    }

    /// Who reads along: the only person at the keyboard sees what their seat may know, several see what all may.
    fn audience(&self) -> Viewer {
        let is_human = |(seat, sitter)| matches!(sitter, &Sitter::Human).then_some(seat);
        let mut people = self.sitters.iter().filter_map(is_human);
        match (people.next(), people.next()) {
            (Some(alone), None) => Viewer::Seat(alone),
            _ => Viewer::Public,
        }
    }

    fn ask_bot(&mut self, seat: Seat) -> Result<()> {
        let Sitter::Bot(spec, bot) = &mut self.sitters[seat] else { return Ok(()) };
        let state = self.record.state();
        let action = consult(bot.as_mut(), state, seat, spec.budget, &mut self.rng).action;
        let spec = spec.to_string();
        match self.act(seat, action)? {
            ControlFlow::Break(()) => Ok(()),
            ControlFlow::Continue(()) => {
                anyhow::bail!("{spec} chose `{action}`, which is not legal")
            }
        }
    }

    /// Asks a person until they have acted, taken something back or left.
    fn ask_person(&mut self, seat: Seat, input: &mut impl BufRead) -> Result<ControlFlow<Ending>> {
        self.draw(Viewer::Seat(seat))?;
        loop {
            prompt()?;
            let Some(wish) = Wish::read(input)? else { return self.leave() };
            match wish {
                Wish::Quit => return self.leave(),
                Wish::Resign => return self.resign(seat),
                Wish::Undo if self.undo()?.is_break() => return Ok(ControlFlow::Continue(())),
                Wish::Act(text) if self.act_as_written(seat, &text)?.is_break() => {
                    return Ok(ControlFlow::Continue(()));
                }
                Wish::Undo | Wish::Act(_) | Wish::Nothing => {}
                Wish::Help => say(words::commands(self.paper.book))?,
                Wish::Moves(about) => self.list_moves(seat, &about)?,
                Wish::Pieces(about) => self.show_pieces(seat, &about)?,
                Wish::Hint(budget) => self.hint(seat, &budget)?,
                Wish::Board => self.draw(Viewer::Seat(seat))?,
                Wish::Save(file) => self.save_as(&file)?,
            }
        }
    }

    fn act_as_written(&mut self, seat: Seat, text: &str) -> Result<ControlFlow<()>> {
        match text.parse() {
            Ok(action) => self.act(seat, self.record.state().canonical(seat, action)),
            Err(error) => {
                say(format_args!("{error}\n{}", words::ask_help(self.paper.book)))?;
                Ok(ControlFlow::Continue(()))
            }
        }
    }

    fn leave(&self) -> Result<ControlFlow<Ending>> {
        say(words::left(self.paper.book))?;
        Ok(ControlFlow::Break(Ending::Left))
    }

    fn resign(&self, seat: Seat) -> Result<ControlFlow<Ending>> {
        let book = self.paper.book;
        let others = self.sitters.iter().map(|(other, _)| other).filter(|&other| other != seat);
        let winners: Vec<String> = others.map(|other| G::seat_words(book, other)).collect();
        say(words::resigned(book, G::seat_words(book, seat), winners.join(", ")))?;
        Ok(ControlFlow::Break(Ending::Left))
    }

    fn list_moves(&self, seat: Seat, about: &str) -> Result<()> {
        let book = self.paper.book;
        let mut actions = Vec::new();
        self.record.state().legal(seat, &mut actions);
        actions.retain(|&action| about.is_empty() || G::concerns(seat, action, about, book));
        actions.sort_unstable();
        if actions.is_empty() {
            return say(words::none_matching(book, about));
        }
        say(words::matching(book, actions.len()))?;
        if actions.len() > MOST_IN_WORDS {
            let notation: Vec<String> = actions.iter().map(ToString::to_string).collect();
            return notation.chunks(ON_A_LINE).try_for_each(|line| say(line.join(" ")));
        }
        let view = self.record.state().view(Viewer::Seat(seat));
        let width = actions.iter().map(|action| action.to_string().len()).max().unwrap_or(0).max(7);
        for action in actions {
            let notation = action.to_string();
            say(format_args!("{notation:<width$} {}", G::choice_words(book, &view, seat, action)))?;
        }
        Ok(())
    }

    fn show_pieces(&self, seat: Seat, about: &str) -> Result<()> {
        let view = self.record.state().view(Viewer::Seat(seat));
        say(G::pieces(&view, seat, about, self.paper.book).trim_end())
    }

    fn hint(&mut self, seat: Seat, budget: &str) -> Result<()> {
        let mut spec = strongest::<G>()?;
        if !budget.is_empty() {
            match budget.parse() {
                Ok(budget) => spec.budget = budget,
                Err(error) => return say(error),
            }
        }
        let mut bot = G::bot(&spec, self.rng.next_u64())?;
        let state = self.record.state();
        let action = consult(bot.as_mut(), state, seat, spec.budget, &mut self.rng).action;
        let book = self.paper.book;
        let in_words = G::action_words(book, action);
        say(words::hint(book, spec.to_string(), action.to_string(), in_words))
    }

    /// Goes back to the last decision of a person, unless something hidden came to light since.
    fn undo(&mut self) -> Result<ControlFlow<()>> {
        let book = self.paper.book;
        let is_human = |(seat, _): &(Seat, _)| matches!(self.sitters[*seat], Sitter::Human);
        let previous = self.record.plies().iter().rposition(is_human);
        let is_open = |&ply: &usize| self.reveals[ply..].iter().all(|r| *r == Reveal::Nothing);
        let Some(ply) = previous.filter(is_open) else {
            say(words::nothing_to_undo(book))?;
            return Ok(ControlFlow::Continue(()));
        };
        self.record = shortened(&self.record, ply)?;
        self.reveals.truncate(ply);
        self.last.clear();
        self.keep()?;
        say(words::undone(book))?;
        Ok(ControlFlow::Break(()))
    }

    fn save_as(&self, file: &str) -> Result<()> {
        let book = self.paper.book;
        if file.is_empty() {
            return say(words::no_file(book));
        }
        match self.save(Path::new(file)) {
            Ok(()) => say(words::saved(book, file.to_owned())),
            // A slip of the pen is no reason to lose the game.
            Err(error) => say(format_args!("{error:#}")),
        }
    }
}

/// The first `plies` actions of a record.
fn shortened<G: Playable>(record: &Record<G>, plies: usize) -> Result<Record<G>, SetupError> {
    let (setup, seed) = (record.setup().clone(), *record.seed());
    let mut short = Record::start(setup, seed, record.rules(), record.players().clone())?;
    for &(seat, action) in &record.plies()[..plies] {
        let played = short.play(seat, action, &mut bastide_core::Silent);
        let _ = played.expect("these actions were legal before");
    }
    Ok(short)
}

/// People see where to type; programs that type need no sign.
fn prompt() -> Result<()> {
    if io::stdin().is_terminal() {
        let mut stdout = io::stdout().lock();
        stdout.write_all(b"> ")?;
        stdout.flush()?;
    }
    Ok(())
}
