//! One game at the terminal: bots and people take turns until it is over or somebody leaves.

use std::io::{self, BufRead, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use anyhow::Result;
use bastide_bots::BotSpec;
use bastide_core::{PerSeat, Seat, Seed, Standing, Viewer};
use bastide_presentation::{AnyGame, Paper, Player as Mind};
use bastide_text::{Phrasebook, table as words};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::player::Player;
use super::wish::Wish;
use crate::console::say;
use crate::games::GameName;
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

enum Sitter {
    Human,
    Bot(BotSpec, Box<dyn Mind>),
}

pub(super) struct Table<'a> {
    info: GameName,
    game: Box<dyn AnyGame>,
    /// The players by the names they have in the record.
    names: PerSeat<String>,
    sitters: PerSeat<Sitter>,
    paper: Paper<'a>,
    rng: Pcg64Mcg,
    file: Option<PathBuf>,
}

impl<'a> Table<'a> {
    pub(super) fn new(
        info: GameName,
        (setup, seed): (&str, Seed),
        players: &PerSeat<&Player>,
        book: &'a Phrasebook,
    ) -> Result<Self> {
        let seats = players.len() as u8;
        let names = PerSeat::from_fn(seats, |seat| players[seat].to_string());
        let game = (info.entry.start)(setup, &seed, (info.entry.version)())?;
        let mut rng = Pcg64Mcg::seed_from_u64(seeds::number(&seed));
        let mut sitters = Vec::new();
        for (_, player) in players.iter() {
            sitters.push(match player {
                Player::Human => Sitter::Human,
                Player::Bot(spec) => Sitter::Bot(spec.clone(), game.player(spec, rng.next_u64())?),
            });
        }
        let mut sitters = sitters.into_iter();
        let sitters =
            PerSeat::from_fn(seats, |_| sitters.next().expect("there is one for each seat"));
        let paper = Paper { is_coloured: false, has_marks: true, book };
        Ok(Self { info, game, names, sitters, paper, rng, file: None })
    }

    pub(super) fn draw_in_colour(&mut self, is_coloured: bool) {
        self.paper.is_coloured = is_coloured;
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
        files::write(file, self.game.record(&self.names, None).as_bytes())
    }

    /// Plays until the game is over or somebody leaves, and says where the record is.
    pub(super) fn play(&mut self, input: &mut impl BufRead) -> Result<Ending> {
        let ending = loop {
            let Some(seat) = self.game.to_act().iter().next() else {
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
        say(self.game.result(self.paper.book))?;
        Ok(Ending::Over(self.game.standing().expect("nobody is to act, so it is over")))
    }

    fn draw(&self, who: Viewer) -> Result<()> {
        say(format_args!("\n{}\n", self.game.terminal(who, self.paper).trim_end()))
    }

    /// Plays an action, tells what it did and keeps the record; or tells why it is refused.
    fn act(&mut self, seat: Seat, action: &str) -> Result<ControlFlow<()>> {
        let book = self.paper.book;
        let ply = self.game.plies();
        if let Err(refused) = self.game.act(seat, action, book) {
            say(format_args!("{} [{}]", refused.text, refused.clause))?;
            return Ok(ControlFlow::Continue(()));
        }
        let story = self.game.log_from(self.audience(), ply, book);
        let told: Vec<String> = story.into_iter().flat_map(|line| line.words).collect();
        let seat = self.game.seat_words(seat, book);
        say(format_args!("{seat:<6} {action:<7} {}", told.join(" ")))?;
        self.paper.has_marks = true;
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

    fn people(&self) -> usize {
        self.sitters.iter().filter(|(_, sitter)| matches!(sitter, Sitter::Human)).count()
    }

    fn ask_bot(&mut self, seat: Seat) -> Result<()> {
        let Sitter::Bot(spec, bot) = &mut self.sitters[seat] else { return Ok(()) };
        let action = bot.choose(self.game.as_ref(), seat, &mut self.rng);
        let spec = spec.to_string();
        match self.act(seat, &action)? {
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
                Wish::Help => self.help()?,
                Wish::Moves(about) => self.list_moves(seat, &about)?,
                Wish::Pieces(about) => self.show_pieces(seat, &about)?,
                Wish::Hint(budget) => self.hint(seat, &budget)?,
                Wish::Board => self.draw(Viewer::Seat(seat))?,
                Wish::Save(file) => self.save_as(&file)?,
            }
        }
    }

    fn act_as_written(&mut self, seat: Seat, text: &str) -> Result<ControlFlow<()>> {
        match self.game.canonical(seat, text) {
            Ok(action) => self.act(seat, &action),
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
        let named = |seat: Seat| (seat.index(), self.game.seat_words(seat, book));
        let winners: Vec<(usize, String)> = others.map(named).collect();
        say(words::resigned(book, named(seat), &winners))?;
        Ok(ControlFlow::Break(Ending::Left))
    }

    fn help(&self) -> Result<()> {
        let (book, typing) = (self.paper.book, &self.info.typing);
        let [actions, moves, pieces] =
            [typing.actions, typing.moves, typing.pieces].map(|words| words(book));
        say(words::commands(book, actions, moves, pieces))
    }

    fn list_moves(&self, seat: Seat, about: &str) -> Result<()> {
        let book = self.paper.book;
        let actions = self.game.matching(seat, about, book);
        if actions.is_empty() {
            return say(words::none_matching(book, about));
        }
        say(words::matching(book, actions.len()))?;
        if actions.len() > MOST_IN_WORDS {
            let notation: Vec<&str> = actions.iter().map(|(action, _)| action.as_str()).collect();
            return notation.chunks(ON_A_LINE).try_for_each(|line| say(line.join(" ")));
        }
        let width = actions.iter().map(|(action, _)| action.len()).max().unwrap_or(0).max(7);
        for (notation, in_words) in actions {
            say(format_args!("{notation:<width$} {in_words}"))?;
        }
        Ok(())
    }

    fn show_pieces(&self, seat: Seat, about: &str) -> Result<()> {
        say(self.game.catalogue(seat, about, self.paper.book).trim_end())
    }

    fn hint(&mut self, seat: Seat, budget: &str) -> Result<()> {
        if self.people() > 1 {
            return say(words::no_hint(self.paper.book));
        }
        let mut spec = self.info.strongest()?;
        if !budget.is_empty() {
            match budget.parse() {
                Ok(budget) => spec.budget = budget,
                Err(error) => return say(error),
            }
        }
        let mut bot = self.game.player(&spec, self.rng.next_u64())?;
        let action = bot.choose(self.game.as_ref(), seat, &mut self.rng);
        let book = self.paper.book;
        let in_words = self.game.action_words(&action, book);
        say(words::hint(book, spec.to_string(), action, in_words))
    }

    /// Goes back to the last decision of a person, unless something hidden came to light since.
    fn undo(&mut self) -> Result<ControlFlow<()>> {
        let book = self.paper.book;
        let (actions, _) = self.game.actions(self.game.plies());
        let is_human = |(seat, _): &(Seat, _)| matches!(self.sitters[*seat], Sitter::Human);
        let previous = actions.iter().rposition(is_human);
        let Some(ply) = previous.filter(|&ply| self.game.free_since() <= ply) else {
            say(words::nothing_to_undo(book))?;
            return Ok(ControlFlow::Continue(()));
        };
        self.game.rewind(ply);
        self.paper.has_marks = false;
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

/// People see where to type; programs that type need no sign.
fn prompt() -> Result<()> {
    if io::stdin().is_terminal() {
        let mut stdout = io::stdout().lock();
        stdout.write_all(b"> ")?;
        stdout.flush()?;
    }
    Ok(())
}
