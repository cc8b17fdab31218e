//! Why something did not happen: at a table, in the options of a match, in a record.

use bastide_core::record::{ActionProblem, HeaderProblem, RecordProblem, SealProblem};
use bastide_core::{NotationError, SetupError, Unfair, Violation};

use crate::phrases;
use crate::{Phrasebook, fair};

phrases! {
    // At a table.
    no_match = "refusal-no-match" ();
    no_game = "refusal-no-game" ();
    no_invitation = "refusal-no-invitation" ();
    not_your_seat = "refusal-not-your-seat" ();
    seat_taken = "refusal-seat-taken" ();
    waiting = "refusal-waiting" ();
    over = "refusal-over" ();
    not_over = "refusal-not-over" ();
    nothing_to_undo = "refusal-nothing-to-undo" ();
    outdated = "refusal-outdated" ();
    bots_alone = "refusal-bots-alone" (most: u32);
    no_bot = "refusal-no-bot" (bot: String);
    long_name = "refusal-long-name" (most: u32);
    broken = "refusal-broken" ();
    no_action = "refusal-notation" (text: String, clause: String);

    // In what was sent.
    form = "refusal-form" ();
    too_much = "refusal-too-much" (most: u32);

    // In the options of a match.
    option_unknown = "refusal-option-unknown" (name: String, known: String);
    option_value = "refusal-option-value" (name: String, value: String);
    option_pair = "refusal-option-pair" (text: String);
    option_twice = "refusal-option-twice" (name: String);
    option_players = "refusal-option-players" (given: u32, allowed: String);

    // In a record.
    record_line = "refusal-record-line" (line: u32, problem: String);
    record_none = "refusal-record-none" ();
    record_bytes = "refusal-record-bytes" ();
    record_format = "refusal-record-format" (found: String);
    record_game = "refusal-record-game" (found: String);
    record_header = "refusal-record-header" ();
    record_key = "refusal-record-key" (key: String);
    record_twice = "refusal-record-twice" (key: String);
    record_missing = "refusal-record-missing" (key: String);
    record_value = "refusal-record-value" (key: String);
    record_commitment = "refusal-record-commitment" ();
    record_seat = "refusal-record-seat" (seats: String);
    record_action = "refusal-record-action" (action: String, reason: String);
    record_written = "refusal-record-written" (expected: String);
    record_result = "refusal-record-result" (written: String, actual: String);
    record_unsealed = "refusal-record-unsealed" ();
    record_seal = "refusal-record-seal" ();
    record_after_seal = "refusal-record-after-seal" ();
    record_cut_off = "refusal-record-cut-off" ();
}

/// Why something is no action.
pub fn notation(book: &Phrasebook, error: &NotationError) -> String {
    no_action(book, error.text.as_str(), error.clause.to_string())
}

/// Why no game starts from a setup.
pub fn setup(book: &Phrasebook, error: &SetupError) -> String {
    match error {
        SetupError::UnknownOption { name, known } => {
            option_unknown(book, name.as_str(), known.as_str())
        }
        SetupError::BadValue { name, value, .. } => {
            option_value(book, name.as_str(), value.as_str())
        }
        SetupError::NotAPair(text) => option_pair(book, text.as_str()),
        SetupError::Twice(name) => option_twice(book, name.as_str()),
        SetupError::Players { given, allowed } => option_players(book, *given, allowed.as_str()),
    }
}

/// What is wrong with a record; `violation` is what the game's rules say to an action.
pub fn record<Need>(
    book: &Phrasebook,
    problem: &RecordProblem<Need>,
    violation: impl Fn(&Violation<Need>) -> String,
) -> String {
    match problem {
        RecordProblem::Header(problem) => header(book, problem),
        RecordProblem::Action(problem) => action(book, problem, violation),
        RecordProblem::Result { written, actual } => {
            record_result(book, written.as_str(), actual.as_str())
        }
        RecordProblem::Seal(SealProblem::Missing) => record_unsealed(book),
        RecordProblem::Seal(SealProblem::Broken) => record_seal(book),
        RecordProblem::Seal(SealProblem::NotLast) => record_after_seal(book),
        RecordProblem::Seal(SealProblem::CutOff) => record_cut_off(book),
    }
}

fn header(book: &Phrasebook, problem: &HeaderProblem) -> String {
    match problem {
        HeaderProblem::NotARecord => record_none(book),
        HeaderProblem::Format(found) => record_format(book, found.as_str()),
        HeaderProblem::OtherGame { found, .. } => record_game(book, found.as_str()),
        HeaderProblem::NotAHeader => record_header(book),
        HeaderProblem::UnknownKey(key) => record_key(book, key.as_str()),
        HeaderProblem::Twice(key) => record_twice(book, key.as_str()),
        HeaderProblem::Missing(key) => record_missing(book, key.as_str()),
        HeaderProblem::Setup(error) => setup(book, error),
        HeaderProblem::BadValue { key, .. } => record_value(book, *key),
        HeaderProblem::Commitment => record_commitment(book),
        HeaderProblem::Unfair(Unfair::Commitment) => fair::wrong_commitment(book),
        HeaderProblem::Unfair(Unfair::Part(_)) => fair::wrong_parts(book),
        HeaderProblem::Unfair(Unfair::Seed) => fair::wrong_seed(book),
    }
}

fn action<Need>(
    book: &Phrasebook,
    problem: &ActionProblem<Need>,
    violation: impl Fn(&Violation<Need>) -> String,
) -> String {
    match problem {
        ActionProblem::UnknownSeat { seats } => record_seat(book, seats.as_str()),
        ActionProblem::Notation(error) => notation(book, error),
        ActionProblem::NotToAct { violation: why, .. } => violation(why),
        ActionProblem::Refused { action, violation: why } => {
            record_action(book, action.as_str(), violation(why))
        }
        ActionProblem::NotAsWritten { expected } => record_written(book, expected.as_str()),
    }
}
