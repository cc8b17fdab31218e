//! Time controls: what is agreed before a match begins. Counting is up to the matches.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The clock of a match, in one notation for the log, the API and the pages:
/// `none`, `fischer:300+5` (seconds at the start, seconds gained by a move), `days:3` (for each move).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Clock {
    #[default]
    None,
    Fischer {
        start_s: u32,
        gain_s: u32,
    },
    Days(u32),
}

/// What happens to a seat that runs out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Timeout {
    /// It loses, which ends the match.
    #[default]
    Lose,
    /// A bot plays for the seat until its owner returns.
    Bot,
}

/// The clock of a match and what happens when it runs out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    pub clock: Clock,
    pub timeout: Timeout,
}

/// Ratings are separate for each speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Speed {
    /// Under a quarter of an hour for each player.
    Fast,
    /// One sitting.
    Slow,
    /// Days for each move.
    Daily,
    /// No clock at all.
    Untimed,
}

/// The number of moves per player that the estimate of a game's length assumes.
const FORESEEN_MOVES: u32 = 30;
const FAST_BELOW_S: u32 = 15 * 60;
const MOST_S: u32 = 24 * 60 * 60;
const MOST_GAIN_S: u32 = 10 * 60;
const MOST_DAYS: u32 = 30;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is no clock: write none, fischer:SECONDS+SECONDS or days:NUMBER, up to a day, ten minutes and thirty days"
)]
pub struct ClockError(String);

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is nothing that happens when time is over: write lose or bot")]
pub struct TimeoutError(String);

impl Terms {
    /// With more than two players no one can lose alone: the others want to play on.
    #[must_use]
    pub const fn suits(self, seats: usize) -> bool {
        matches!(self.clock, Clock::None) || seats <= 2 || matches!(self.timeout, Timeout::Bot)
    }

    /// The default terms for this clock.
    #[must_use]
    pub const fn usual(clock: Clock, seats: usize) -> Self {
        Self { clock, timeout: if seats > 2 { Timeout::Bot } else { Timeout::Lose } }
    }
}

impl Clock {
    #[must_use]
    pub const fn speed(self) -> Speed {
        match self {
            Self::None => Speed::Untimed,
            Self::Days(_) => Speed::Daily,
            Self::Fischer { start_s, gain_s } => {
                if start_s + FORESEEN_MOVES * gain_s < FAST_BELOW_S {
                    Speed::Fast
                } else {
                    Speed::Slow
                }
            }
        }
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => to.write_str("none"),
            Self::Fischer { start_s, gain_s } => write!(to, "fischer:{start_s}+{gain_s}"),
            Self::Days(days) => write!(to, "days:{days}"),
        }
    }
}

impl fmt::Display for Timeout {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Self::Lose => "lose",
            Self::Bot => "bot",
        })
    }
}

impl FromStr for Timeout {
    type Err = TimeoutError;

    fn from_str(text: &str) -> Result<Self, TimeoutError> {
        match text {
            "lose" => Ok(Self::Lose),
            "bot" => Ok(Self::Bot),
            _ => Err(TimeoutError(text.to_owned())),
        }
    }
}

impl FromStr for Clock {
    type Err = ClockError;

    fn from_str(text: &str) -> Result<Self, ClockError> {
        parse(text).ok_or_else(|| ClockError(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Clock> {
    match text.split_once(':') {
        None => (text == "none").then_some(Clock::None),
        Some(("fischer", times)) => {
            let (start, gain) = times.split_once('+')?;
            let (start_s, gain_s) = (number(start, MOST_S)?, number(gain, MOST_GAIN_S)?);
            (start_s + gain_s > 0).then_some(Clock::Fischer { start_s, gain_s })
        }
        Some(("days", days)) => number(days, MOST_DAYS).filter(|&days| days > 0).map(Clock::Days),
        Some(_) => None,
    }
}

/// Digits alone, so that every clock has one spelling.
fn number(text: &str, most: u32) -> Option<u32> {
    let plain = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|&number| plain && number <= most)
}

impl Speed {
    pub const ALL: [Self; 4] = [Self::Fast, Self::Slow, Self::Daily, Self::Untimed];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
            Self::Daily => "daily",
            Self::Untimed => "untimed",
        }
    }

    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_reads_back_what_it_writes() {
        for text in ["none", "fischer:300+5", "fischer:0+10", "fischer:600+0", "days:3"] {
            let clock: Clock = text.parse().unwrap();
            assert_eq!(clock.to_string(), text);
        }
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for text in [
            "",
            "None",
            "fischer:",
            "fischer:300",
            "fischer:0+0",
            "fischer:+3+1",
            "fischer:0300+5",
            "fischer:99999999+1",
            "days:0",
            "days:31",
            "days:-1",
            "hours:3",
        ] {
            assert!(text.parse::<Clock>().is_err(), "{text}");
        }
    }

    #[test]
    fn one_of_three_does_not_lose_alone() {
        let clock: Clock = "days:3".parse().unwrap();
        assert!(Terms { clock, timeout: Timeout::Lose }.suits(2));
        assert!(!Terms { clock, timeout: Timeout::Lose }.suits(3));
        assert!(Terms::usual(clock, 3).suits(3));
        assert!(Terms::default().suits(4), "without a clock nothing runs out");
    }

    #[test]
    fn like_hurry_is_rated_together() {
        let speed = |text: &str| text.parse::<Clock>().unwrap().speed();
        assert_eq!(speed("fischer:300+5"), Speed::Fast);
        assert_eq!(speed("fischer:900+0"), Speed::Slow);
        assert_eq!(speed("fischer:600+10"), Speed::Slow);
        assert_eq!(speed("days:2"), Speed::Daily);
        assert_eq!(speed("none"), Speed::Untimed);
        assert!(Speed::ALL.into_iter().all(|speed| Speed::named(speed.name()) == Some(speed)));
    }
}
