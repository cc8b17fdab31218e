//! Every lesson, checked by the rules: its position is reached, what it asks for fulfils it, something
//! else that is legal does not, and the others can do what the lesson says whatever the learner chose.

use bastide_text::{Language, Phrasebook};

use crate::any::AnyGame;
use crate::lessons::{LEARNER, Lesson, NotThat, Place};
use crate::registry;

/// What the learner may do that the lesson takes, and what else the rules allow.
fn sorted(lesson: &Lesson, game: &dyn AnyGame, book: &Phrasebook) -> (Vec<String>, Vec<String>) {
    // A lesson goes step by step: an action with its answers after it is not offered there.
    let all = game.choices(LEARNER, book).others.into_iter().map(|choice| choice.action);
    let legal = all.filter(|action| !action.contains(';'));
    legal.partition(|action| lesson.judge(game, LEARNER, action, book).is_ok())
}

/// Plays what the others do until it is the learner's turn, or the end.
fn others_act(lesson: &Lesson, game: &mut Box<dyn AnyGame>, book: &Phrasebook) {
    while let Place::Others { seat, action, .. } = lesson.place(game.plies()) {
        let judged = lesson.judge(game.as_ref(), seat, &action, book);
        assert_eq!(judged, Ok(()), "{}: {action}", lesson.name());
        game.act(seat, &action, book).expect("the rules allow what the lesson says");
    }
}

/// Walks a lesson, taking at each step the first thing that fulfils it; at the step `turn` another one.
/// Returns for each step how many there were, and whether something else was legal.
fn walk(lesson: &Lesson, turn: (usize, usize), book: &Phrasebook) -> Vec<(usize, bool)> {
    let mut game = lesson.start(book).expect("the position is reached by the rules");
    let mut seen = Vec::new();
    for number in 0..lesson.steps.len() {
        assert_eq!(lesson.place(game.plies()), Place::Step(number), "{}", lesson.name());
        assert!(game.to_act().contains(LEARNER), "{}, step {}", lesson.name(), number + 1);
        let (wanted, others) = sorted(lesson, game.as_ref(), book);
        let which = if number == turn.0 { turn.1 } else { 0 };
        let action = wanted.get(which).unwrap_or_else(|| {
            panic!("{}, step {}: nothing fulfils it among {others:?}", lesson.name(), number + 1)
        });
        game.act(LEARNER, action, book).expect("it was judged legal");
        seen.push((wanted.len(), !others.is_empty()));
        others_act(lesson, &mut game, book);
    }
    assert_eq!(lesson.place(game.plies()), Place::Done, "{}", lesson.name());
    seen
}

/// Checks the lessons of an installed game.
pub fn check(lessons: &'static [Lesson]) {
    let book = Phrasebook::default();
    for lesson in lessons {
        can_be_walked_by_every_way_it_takes(lesson, &book);
        answers_by_its_hint(lesson, &book);
        is_translated(lesson);
        assert_eq!(registry::lesson(&lesson.name()).map(Lesson::name), Some(lesson.name()));
    }
    let mut names: Vec<String> = lessons.iter().map(Lesson::name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), lessons.len(), "a name is used twice");
}

fn can_be_walked_by_every_way_it_takes(lesson: &Lesson, book: &Phrasebook) {
    let steps = walk(lesson, (usize::MAX, 0), book);
    assert!(steps.iter().any(|(_, can_miss)| *can_miss), "{}: nothing to miss", lesson.name());
    for (step, (ways, _)) in steps.into_iter().enumerate() {
        for way in 1..ways {
            walk(lesson, (step, way), book);
        }
    }
}

/// What the rules allow and the lesson does not ask for is answered by its hint.
fn answers_by_its_hint(lesson: &Lesson, book: &Phrasebook) {
    let game = lesson.start(book).expect("a position");
    let (_, others) = sorted(lesson, game.as_ref(), book);
    for action in others {
        let hint = NotThat::Hint((lesson.steps[0].hint)(book));
        assert_eq!(lesson.judge(game.as_ref(), LEARNER, &action, book), Err(hint), "{action}");
    }
}

/// The words are there in every language and differ.
fn is_translated(lesson: &Lesson) {
    let said = Language::ALL.map(|language| {
        let book = Phrasebook::new(language);
        let steps = lesson.steps.iter().map(|step| (step.asks)(&book));
        let around = [(lesson.about)(&book), (lesson.learned)(&book)];
        around.into_iter().chain(steps).collect::<Vec<_>>()
    });
    for (number, english) in said[0].iter().enumerate() {
        assert!(said[1..].iter().all(|other| other[number] != *english), "{english}");
    }
}
