//! What the log of a match says, line by line.

use std::fmt;
use std::str::FromStr;

use bastide_core::Seat;

use bastide_store::{MatchId, NewEntry};

/// One entry. Nothing is ever deleted: taking back is an entry too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LogEntry {
    /// An action in the game's notation.
    Act(String),
    /// Back to where so many actions had been played.
    Undo(usize),
    /// The action at this ply was never taken; everything else stands.
    Withdraw(usize),
    /// The wish to go back there, which another seat may grant.
    AskUndo(usize),
    /// One of several who are asked agrees; with the last of them the table goes back.
    AllowUndo,
    RefuseUndo,
    /// The seat that asked does not wish it any more.
    WithdrawUndo,
    Resign,
    /// Nobody wins: given up before it began in earnest.
    Abort,
    /// It was not played further: where the record of a match from elsewhere ends.
    Leave,
    /// Everybody has come: the clocks run from here on.
    Begin,
    /// The time of the seat is over.
    Time,
    /// Its owner takes back a seat that a bot plays on.
    Return,
    /// Its owner has lost the connection.
    Away,
    /// And has it again.
    Back,
    /// After the end: the seat would like another match, or agrees to one.
    OfferRematch,
    /// After the end: the seat does not, or not any more.
    RefuseRematch,
    /// The match that all agreed to.
    Rematch(MatchId),
}

impl fmt::Display for LogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(action) => write!(f, "act {action}"),
            Self::Undo(ply) => write!(f, "undo {ply}"),
            Self::Withdraw(ply) => write!(f, "withdraw {ply}"),
            Self::AskUndo(ply) => write!(f, "ask-undo {ply}"),
            Self::AllowUndo => f.write_str("allow-undo"),
            Self::RefuseUndo => f.write_str("refuse-undo"),
            Self::WithdrawUndo => f.write_str("withdraw-undo"),
            Self::Resign => f.write_str("resign"),
            Self::Abort => f.write_str("abort"),
            Self::Leave => f.write_str("leave"),
            Self::Begin => f.write_str("begin"),
            Self::Time => f.write_str("time"),
            Self::Return => f.write_str("return"),
            Self::Away => f.write_str("away"),
            Self::Back => f.write_str("back"),
            Self::OfferRematch => f.write_str("offer-rematch"),
            Self::RefuseRematch => f.write_str("refuse-rematch"),
            Self::Rematch(id) => write!(f, "rematch {id}"),
        }
    }
}

impl FromStr for LogEntry {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let ply = || rest.parse().map_err(|_| format!("`{text}` names no ply"));
        match word {
            "act" => Ok(Self::Act(rest.to_owned())),
            "undo" => ply().map(Self::Undo),
            "withdraw" => ply().map(Self::Withdraw),
            "ask-undo" => ply().map(Self::AskUndo),
            "allow-undo" => Ok(Self::AllowUndo),
            "refuse-undo" => Ok(Self::RefuseUndo),
            "withdraw-undo" => Ok(Self::WithdrawUndo),
            "resign" => Ok(Self::Resign),
            "abort" => Ok(Self::Abort),
            "leave" => Ok(Self::Leave),
            "begin" => Ok(Self::Begin),
            "time" => Ok(Self::Time),
            "return" => Ok(Self::Return),
            "away" => Ok(Self::Away),
            "back" => Ok(Self::Back),
            "offer-rematch" => Ok(Self::OfferRematch),
            "refuse-rematch" => Ok(Self::RefuseRematch),
            "rematch" => {
                rest.parse().map(Self::Rematch).map_err(|_| format!("`{text}` names no match"))
            }
            _ => Err(format!("`{text}` is no entry of a match")),
        }
    }
}

/// The log of a match in which these actions have been played already.
pub(super) fn played_before(played: &[(Seat, String)]) -> Vec<NewEntry> {
    let entries = played.iter().enumerate().map(|(number, (seat, action))| NewEntry {
        seq: number as u32,
        seat: Some(seat.index() as u8),
        text: LogEntry::Act(action.clone()).to_string(),
        key: format!("before-{number}"),
    });
    entries.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_they_are_written() {
        let lines = [
            LogEntry::Act("CSwD2".into()),
            LogEntry::Undo(3),
            LogEntry::Withdraw(7),
            LogEntry::AskUndo(12),
            LogEntry::AllowUndo,
            LogEntry::RefuseUndo,
            LogEntry::WithdrawUndo,
            LogEntry::Resign,
            LogEntry::Abort,
            LogEntry::Leave,
            LogEntry::Begin,
            LogEntry::Time,
            LogEntry::Return,
            LogEntry::Away,
            LogEntry::Back,
            LogEntry::OfferRematch,
            LogEntry::RefuseRematch,
            LogEntry::Rematch(MatchId::random()),
        ];
        for line in lines {
            assert_eq!(line.to_string().parse(), Ok(line));
        }
        assert!("undo".parse::<LogEntry>().is_err() && "dance".parse::<LogEntry>().is_err());
    }
}
