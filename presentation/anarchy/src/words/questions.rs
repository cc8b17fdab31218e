//! What a seat is asked, and all that are asked at once.

use bastide_anarchy::{Asset, Question, Table, View};
use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::gains::row_names;
use super::messages as say;
use super::players;

/// Everything that is asked now; seats that are asked the same are named together.
pub fn question(book: &Phrasebook, view: &View) -> String {
    if view.standing.is_some() {
        return book.say(&say::Over {});
    }
    let mut asked_of: Vec<(String, Vec<Seat>)> = Vec::new();
    for (seat, _) in view.players.iter().filter(|(_, player)| player.question != Question::Nothing)
    {
        let words = question_of(book, view, seat);
        match asked_of.iter_mut().find(|(known, _)| *known == words) {
            Some((_, seats)) => seats.push(seat),
            None => asked_of.push((words, vec![seat])),
        }
    }
    let lines = asked_of
        .into_iter()
        .map(|(question, seats)| book.say(&say::AskOf { seats: players(book, &seats), question }));
    lines.collect::<Vec<_>>().join(" ")
}

/// Who is still to decide, for those who wait for them; nothing where the phrasebook does not know who plays.
pub fn waiting(book: &Phrasebook, view: &View) -> Option<String> {
    let asked = view.players.iter().filter(|(_, player)| player.question != Question::Nothing);
    let seats: Vec<Seat> = asked.map(|(seat, _)| seat).collect();
    let first = seats.first()?;
    book.player(first.index())?;
    Some(super::story::waiting(book, players(book, &seats)))
}

/// What one seat is asked.
pub fn question_of(book: &Phrasebook, view: &View, seat: Seat) -> String {
    let player = &view.players[seat];
    // Whoever is short of food learns what it costs before paying.
    if let Question::Food { due } = player.question {
        let missing = due.saturating_sub(player.purse.count(Asset::Food)).into();
        if missing > 0 {
            return book.say(&say::AskFoodShort { count: due.into(), missing });
        }
    }
    asked(book, view.table(), player.question)
}

pub(super) fn asked(book: &Phrasebook, table: &Table, question: Question) -> String {
    match question {
        Question::Nothing => book.say(&say::AskNothing {}),
        Question::Path => book.say(&say::AskPath {}),
        Question::Action => book.say(&say::AskAction {}),
        Question::Take { count } => book.say(&say::AskTake { count: count.into() }),
        Question::Row { rows } => book.say(&say::AskRow { rows: row_names(book, rows) }),
        Question::Research => book.say(&say::AskResearch {}),
        Question::Training { icons } => book.say(&say::AskTraining { count: icons.into() }),
        Question::Valentine { card } => {
            let number = card.spec(table).valentine.into();
            book.say(&say::AskValentine { number })
        }
        Question::Michaelmas => book.say(&say::AskMichaelmas {}),
        Question::Brewery { card } => {
            let ingredient = card.spec(table).brewery;
            book.say(&say::AskBrewery { ingredient })
        }
        Question::Lammas { card } => book.say(&say::AskLammas { colour: card.spec(table).lammas }),
        Question::Food { due } => book.say(&say::AskFood { count: due.into() }),
        Question::Deploy { worker: Some(worker) } => book.say(&say::AskDeploy { worker }),
        Question::Deploy { worker: None } => book.say(&say::AskDeployAny {}),
        Question::Rally { slot: 0 } => book.say(&say::AskRallyAssault {}),
        Question::Rally { slot } => book.say(&say::AskRally { slot: slot.into() }),
        Question::Tactic { target, left, .. } => {
            book.say(&say::AskTactic { target, count: left.into() })
        }
        Question::Spend { side, left, .. } => book.say(&say::AskSpend { side, count: left.into() }),
    }
}
