//! A bot that is asked over lines of text.

use std::io::{self, BufRead, Write};

use bastide_core::{Game, Seat, Setup as _};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::VERSION;
use super::line::{Answer, Limits, Request};
use crate::bot::{Bot, consult};
use crate::roster::Roster;

/// Answers every line of `input` until it ends or says `quit`.
pub fn serve<G: Roster>(
    bot: &mut dyn Bot<G>,
    input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    let mut speaker = Speaker { bot, position: None, rng: Pcg64Mcg::seed_from_u64(1) };
    for line in input.lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match line.parse() {
            Ok(Request::Quit) => break,
            Ok(request) => speaker.answer(request),
            Err(error) => Some(Answer::Error(error.to_string())),
        };
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

struct Speaker<'a, G: Game> {
    bot: &'a mut dyn Bot<G>,
    position: Option<G>,
    rng: Pcg64Mcg,
}

impl<G: Roster> Speaker<'_, G> {
    /// Positions that can be used are not answered.
    fn answer(&mut self, request: Request) -> Option<Answer> {
        match request {
            Request::Hello { version, game } if version != VERSION || game != G::NAME => {
                Some(Answer::Error(format!("this is a bot for {}, version {VERSION}", G::NAME)))
            }
            Request::Hello { .. } => Some(Answer::Ready { name: self.bot.name() }),
            Request::Position(document) => self.set(&document).err().map(Answer::Error),
            Request::Go { seat, limits } => {
                Some(self.choose(&seat, limits).unwrap_or_else(Answer::Error))
            }
            Request::Quit => None,
        }
    }

    fn set(&mut self, document: &str) -> Result<(), String> {
        self.position = None;
        let position = serde_json::from_str(document).map_err(|error| error.to_string())?;
        self.position = Some(G::restore(&position).map_err(|error| error.to_string())?);
        Ok(())
    }

    fn choose(&mut self, seat: &str, limits: Limits) -> Result<Answer, String> {
        let game = self.position.as_ref().ok_or("there is no position yet")?;
        let seats = (0..game.setup().seats()).map(Seat::new);
        let seat = seats.into_iter().find(|&known| G::seat_name(known) == seat);
        let seat = seat.filter(|seat| game.to_act().iter().any(|acting| acting == *seat));
        let seat = seat.ok_or("this seat is not to act")?;
        let budget = limits.budget(game.decisions_left(seat));
        let choice = consult(self.bot, game, seat, budget, &mut self.rng);
        Ok(Answer::Play {
            action: choice.action.to_string(),
            value: Some(choice.estimate.value),
            margin: choice.estimate.margin,
            nodes: Some(choice.nodes),
        })
    }
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::{Action, Cathedral, Setup};

    use super::*;

    fn said(lines: &str) -> Vec<String> {
        let mut bot = Cathedral::engine("greedy", 1).unwrap();
        let mut output = Vec::new();
        serve(&mut *bot, lines.as_bytes(), &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_bot_greets_and_plays_a_legal_action() {
        let game = Cathedral::new(Setup::default());
        let position = serde_json::to_string(&game.position()).unwrap();
        let lines =
            format!("bastide-bot 1 cathedral\nposition {position}\ngo Light nodes 50\nquit\nquit");
        let answers = said(&lines);
        assert_eq!((answers.len(), answers[0].as_str()), (2, "ready greedy"));
        let Ok(Answer::Play { action, nodes, .. }) = answers[1].parse() else { panic!() };
        let mut legal = Vec::new();
        game.legal(Seat::new(0), &mut legal);
        assert!(legal.contains(&action.parse::<Action>().unwrap()));
        assert_eq!(nodes, Some(50));
    }

    #[test]
    fn nonsense_is_answered_with_its_reason_and_the_talk_goes_on() {
        let answers =
            said("bastide-bot 1 chess\nposition {}\ngo Light\nhello\nbastide-bot 1 cathedral");
        assert_eq!(answers.len(), 5);
        assert!(answers[..4].iter().all(|answer| answer.starts_with("error ")), "{answers:?}");
        assert_eq!(answers[4], "ready greedy");
    }
}
