//! What is said, line by line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::budget::Budget;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{line}` is not understood: {expected}")]
pub struct ProtocolError {
    line: String,
    expected: &'static str,
}

impl ProtocolError {
    pub(super) fn new(line: &str, expected: &'static str) -> Self {
        Self { line: line.chars().take(120).collect(), expected }
    }
}

/// What a bot is told or asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// `bastide-bot 1 cathedral`: the version and the game.
    Hello {
        version: u32,
        game: String,
    },
    /// `position {…}`: a position as a JSON document.
    Position(String),
    /// `go Dark time 0.5`: choose an action for a seat.
    Go {
        seat: String,
        limits: Limits,
    },
    Quit,
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    /// What is left on the clock of the game, and what every decision adds to it.
    pub clock: Option<(Duration, Duration)>,
    pub threads: Option<usize>,
}

impl Limits {
    /// The budget for one of about so many decisions that are left.
    pub fn budget(&self, decisions_left: u32) -> Budget {
        let shared =
            self.clock.map(|(left, gain)| Budget::on_clock(left, gain, decisions_left).time);
        let time = match (self.time, shared.flatten()) {
            (Some(time), Some(shared)) => Some(time.min(shared)),
            (time, shared) => time.or(shared),
        };
        Budget { time, nodes: self.nodes, ..Budget::default() }
            .with_threads(self.threads.unwrap_or(1))
    }
}

impl From<Budget> for Limits {
    fn from(budget: Budget) -> Self {
        let threads = Some(budget.threads()).filter(|&threads| threads > 1);
        Self { time: budget.time, nodes: budget.nodes, clock: None, threads }
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hello { version, game } => write!(f, "bastide-bot {version} {game}"),
            Self::Position(document) => write!(f, "position {document}"),
            Self::Go { seat, limits } => write!(f, "go {seat}{limits}"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time) = self.time {
            write!(f, " time {}", time.as_secs_f64())?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some((left, gain)) = self.clock {
            write!(f, " clock {} gain {}", left.as_secs_f64(), gain.as_secs_f64())?;
        }
        self.threads.map_or(Ok(()), |threads| write!(f, " threads {threads}"))
    }
}

impl FromStr for Request {
    type Err = ProtocolError;

    fn from_str(line: &str) -> Result<Self, ProtocolError> {
        let wrong = |expected| ProtocolError::new(line, expected);
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "bastide-bot" => {
                let expected = "it is followed by a version and the name of a game";
                let (version, game) = rest.split_once(' ').ok_or_else(|| wrong(expected))?;
                let version = version.parse().map_err(|_| wrong(expected))?;
                Ok(Self::Hello { version, game: game.to_owned() })
            }
            "position" => Ok(Self::Position(rest.to_owned())),
            "go" => {
                let (seat, limits) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Self::Go { seat: seat.to_owned(), limits: limits.parse()? })
            }
            "quit" => Ok(Self::Quit),
            _ => Err(wrong("a line begins with bastide-bot, position, go or quit")),
        }
    }
}

/// Limits that are not known are passed over, so that later versions may have more.
impl FromStr for Limits {
    type Err = ProtocolError;

    fn from_str(text: &str) -> Result<Self, ProtocolError> {
        let wrong = || ProtocolError::new(text, "limits are written like `time 0.5 threads 2`");
        let seconds = |value: &str| {
            let seconds = value.parse().ok().filter(|s| (0.0..=1e6).contains(s)).ok_or_else(wrong);
            seconds.map(Duration::from_secs_f64)
        };
        let mut limits = Self::default();
        let words: Vec<&str> = text.split_whitespace().collect();
        for pair in words.chunks(2) {
            let [name, value] = pair else { return Err(wrong()) };
            let clock = limits.clock.unwrap_or_default();
            match *name {
                "time" => limits.time = Some(seconds(value)?),
                "nodes" => limits.nodes = Some(value.parse().map_err(|_| wrong())?),
                "clock" => limits.clock = Some((seconds(value)?, clock.1)),
                "gain" => limits.clock = Some((clock.0, seconds(value)?)),
                "threads" => limits.threads = Some(value.parse().map_err(|_| wrong())?),
                _ => {}
            }
        }
        Ok(limits)
    }
}

/// What a bot says.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// `ready search`: the greeting returned, with a name.
    Ready { name: String },
    /// `play CSwD2 value 0.31 nodes 1200`: the choice, and what there is to say about it.
    Play { action: String, value: Option<f32>, margin: Option<f32>, nodes: Option<u64> },
    /// `error …`: why there is no other answer.
    Error(String),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready { name } => write!(f, "ready {name}"),
            Self::Error(reason) => write!(f, "error {}", reason.replace('\n', " ")),
            Self::Play { action, value, margin, nodes } => {
                // Actions have spaces in some games, so they come last.
                f.write_str("play")?;
                value.map_or(Ok(()), |value| write!(f, " value {value:.3}"))?;
                margin.map_or(Ok(()), |margin| write!(f, " margin {margin:.2}"))?;
                nodes.map_or(Ok(()), |nodes| write!(f, " nodes {nodes}"))?;
                write!(f, " action {action}")
            }
        }
    }
}

impl FromStr for Answer {
    type Err = ProtocolError;

    fn from_str(line: &str) -> Result<Self, ProtocolError> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "ready" => Ok(Self::Ready { name: rest.to_owned() }),
            "error" => Ok(Self::Error(rest.to_owned())),
            "play" => played(rest).ok_or_else(|| {
                ProtocolError::new(line, "a choice is written like `play nodes 12 action CSwD2`")
            }),
            _ => Err(ProtocolError::new(line, "an answer begins with ready, play or error")),
        }
    }
}

fn played(mut rest: &str) -> Option<Answer> {
    let (mut value, mut margin, mut nodes) = (None, None, None);
    loop {
        let (name, tail) = rest.split_once(' ')?;
        if name == "action" {
            return Some(Answer::Play { action: tail.to_owned(), value, margin, nodes });
        }
        let (number, tail) = tail.split_once(' ')?;
        match name {
            "value" => value = Some(number.parse().ok()?),
            "margin" => margin = Some(number.parse().ok()?),
            "nodes" => nodes = Some(number.parse().ok()?),
            _ => {}
        }
        rest = tail;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        for line in [
            "bastide-bot 1 cathedral",
            "position {\"game\":\"cathedral\"}",
            "go Dark",
            "go Dark time 0.5 nodes 40 clock 60 gain 1 threads 2",
            "quit",
        ] {
            assert_eq!(line.parse::<Request>().unwrap().to_string(), line);
        }
        for line in ["ready search", "play value 0.310 margin -2.50 nodes 12 action draw W1 blind"]
        {
            assert_eq!(line.parse::<Answer>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn what_is_not_known_is_passed_over_and_nonsense_refused() {
        let later: Request = "go Light time 1 mood 3".parse().unwrap();
        let now: Request = "go Light time 1".parse().unwrap();
        assert_eq!(later, now);
        for wrong in ["", "hello", "bastide-bot one cathedral", "go Light time", "go Light time -1"]
        {
            assert!(wrong.parse::<Request>().is_err(), "{wrong}");
        }
        for wrong in ["", "play", "play nodes x action TAnA1", "resign"] {
            assert!(wrong.parse::<Answer>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_shorter_of_time_and_clock_counts() {
        let limits: Limits = "time 5 clock 20 gain 0 threads 3".parse().unwrap();
        let budget = limits.budget(10);
        assert!(budget.time.unwrap() < Duration::from_secs(5));
        assert_eq!(budget.threads(), 3);
    }
}
