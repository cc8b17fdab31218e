//! Samples of the pages for learning: the count of a match, cards to look up, lessons.

use std::collections::BTreeMap;

use bastide_core::{Seat, Viewer};
use bastide_presentation::registry::reference;
use bastide_text::Phrasebook;
use bastide_web::{
    pages,
    pages::{Age, BestGame, Frame, LessonPage, LessonRow, LessonsPage, ReferencePage, ScorePage},
};
use maud::Markup;

/// Every page for learning, with a name for its file.
pub(crate) fn all(frame: &Frame<'_>) -> Vec<(&'static str, Markup)> {
    let book = frame.book;
    let at = |path: &str| Frame { path: path.to_owned(), ..frame.clone() };
    let mut all = vec![
        ("score", pages::score(&counted(book), &at("/matches/k7wq2/score"))),
        ("lessons-tournay", pages::lessons(&list("tournay", book), &at("/learn/tournay"))),
        ("lesson", pages::lesson(&one("tournay/borrow", book), &at("/learn/tournay/borrow"))),
    ];
    for (name, game) in [("cards-tournay", "tournay"), ("cards-anarchy", "anarchy")] {
        let page = ReferencePage {
            game: game.to_owned(),
            title: bastide_presentation::title(game, book).expect("a game"),
            reference: reference(game, book).expect("a reference"),
            asked: BTreeMap::from([("find".to_owned(), "\"<b>".to_owned())]),
        };
        all.push((name, pages::reference(&page, &at(&format!("/cards/{game}")))));
    }
    all
}

/// A game of The Anarchy alone, in which somebody only waited.
fn counted(book: &Phrasebook) -> ScorePage {
    let seed = bastide_core::Seed::numbered(3);
    let game = bastide_presentation::start("anarchy", "players=1", &seed).expect("a game");
    let mut game = game.expect("a setup");
    let alone = Seat::new(0);
    while !game.to_act().is_empty() {
        let choices = game.choices(alone, book).others;
        let is_done = |choice: &&bastide_presentation::Choice| choice.action == "done";
        let choice = choices.iter().find(is_done).unwrap_or(&choices[0]);
        game.act(alone, &choice.action, book).expect("a legal action");
    }
    ScorePage {
        id: "k7wq2".to_owned(),
        game: "anarchy".to_owned(),
        title: game.title(book),
        players: vec!["Nell <3".to_owned()],
        result: game.question(Viewer::Public, book),
        sheet: game.score_sheet(Viewer::Public, book).expect("it is over"),
        course: game.course(Viewer::Public, book),
        best: vec![BestGame {
            id: "m2".to_owned(),
            points: 61,
            title: "<i>".to_owned(),
            age: Age::Days(2),
        }],
    }
}

fn row(
    lesson: &bastide_presentation::lessons::Lesson,
    is_learned: bool,
    book: &Phrasebook,
) -> LessonRow {
    LessonRow {
        path: format!("/learn/{}", lesson.name()),
        title: (lesson.title)(book),
        about: (lesson.about)(book),
        is_learned,
    }
}

fn list(game: &str, book: &Phrasebook) -> LessonsPage {
    let rows = bastide_presentation::registry::lessons(game).iter().enumerate();
    LessonsPage {
        game: game.to_owned(),
        title: bastide_presentation::title(game, book).expect("a game"),
        lessons: rows.map(|(number, lesson)| row(lesson, number < 2, book)).collect(),
    }
}

fn one(name: &str, book: &Phrasebook) -> LessonPage {
    let lesson = bastide_presentation::registry::lesson(name).expect("a lesson");
    let game = lesson.start(book).expect("a position");
    LessonPage {
        game: lesson.game.to_owned(),
        game_title: game.title(book),
        row: row(lesson, false, book),
        board: game.svg(Viewer::Seat(bastide_presentation::lessons::LEARNER), game.plies(), book),
        steps: 1,
    }
}
