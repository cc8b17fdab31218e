//! A program that plays: the other end of the lines.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bastide_core::Seat;
use thiserror::Error;

use super::VERSION;
use super::line::{Answer, Request};
use crate::bot::{Choice, Estimate};
use crate::budget::Budget;
use crate::roster::Roster;

/// What a program may take to start, and to answer beyond its time, before it is given up.
const PATIENCE: Duration = Duration::from_secs(20);
/// What it may take for a decision that is not limited by time.
const LONG_PATIENCE: Duration = Duration::from_secs(600);

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProgramError {
    #[error("`{command}` cannot be started: {reason}")]
    Start { command: String, reason: String },
    #[error("`{command}` does not greet as docs/bot-protocol.md asks for: {answer}")]
    Greeting { command: String, answer: String },
}

/// A program that has been started. It ends with this.
pub struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Program {
    /// Starts a command, its arguments apart by spaces, and greets it.
    pub fn start<G: Roster>(command: &str) -> Result<Self, ProgramError> {
        let mut program = Self::spawn(command).map_err(|reason| ProgramError::Start {
            command: command.to_owned(),
            reason: reason.to_string(),
        })?;
        let hello = Request::Hello { version: VERSION, game: G::NAME.to_owned() };
        let answer = program.ask(&hello, PATIENCE);
        match answer.as_deref().map(str::parse) {
            Some(Ok(Answer::Ready { .. })) => Ok(program),
            _ => Err(ProgramError::Greeting {
                command: command.to_owned(),
                answer: answer.unwrap_or_else(|| "no answer".to_owned()),
            }),
        }
    }

    fn spawn(command: &str) -> std::io::Result<Self> {
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().expect("it is piped");
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, lines) = channel();
        // A thread of its own, because only a channel can be waited for with a limit.
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Ok(Self { child, input, lines })
    }

    fn tell(&mut self, request: &Request) -> Option<()> {
        writeln!(self.input, "{request}").and_then(|()| self.input.flush()).ok()
    }

    fn ask(&mut self, request: &Request, patience: Duration) -> Option<String> {
        self.tell(request)?;
        self.lines.recv_timeout(patience).ok()
    }

    /// What the program chooses; nothing if it gives no answer that can be read.
    pub fn choose<G: Roster>(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
    ) -> Option<Choice<G::Action>> {
        let document = serde_json::to_string(&game.position()).ok()?;
        self.tell(&Request::Position(document))?;
        let go = Request::Go { seat: G::seat_name(seat).to_owned(), limits: budget.into() };
        let patience = budget.time.map_or(LONG_PATIENCE, |time| time + PATIENCE);
        let Ok(Answer::Play { action, value, margin, nodes }) = self.ask(&go, patience)?.parse()
        else {
            return None;
        };
        let estimate = Estimate { value: value.unwrap_or(0.0), margin, is_exact: false };
        let action = action.parse().ok()?;
        Some(Choice { action, estimate, runners_up: Vec::new(), nodes: nodes.unwrap_or(1) })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.tell(&Request::Quit);
        // Who was asked to go and stays is made to: a hundred games start two hundred programs.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
