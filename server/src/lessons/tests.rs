//! Every lesson, checked by the rules: its position is reached, what it asks for fulfils it, something
//! else that is legal does not, and the others can do what the lesson says whatever the learner chose.

use bastide_text::{Language, Phrasebook};

use super::{LEARNER, Lesson, NotThat, Place, lessons, named};
use crate::hosted::Hosted;

fn all() -> impl Iterator<Item = &'static Lesson> {
    lessons("tournay").iter().chain(lessons("anarchy"))
}

/// What the learner may do that the lesson takes, and what else the rules allow.
fn sorted(lesson: &Lesson, game: &dyn Hosted, book: &Phrasebook) -> (Vec<String>, Vec<String>) {
    let legal = game.choices(LEARNER, book).others.into_iter().map(|choice| choice.action);
    legal.partition(|action| lesson.judge(game, LEARNER, action, book).is_ok())
}

/// Plays what the others do until it is the learner's turn, or the end.
fn others_act(lesson: &Lesson, game: &mut Box<dyn Hosted>, book: &Phrasebook) {
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

#[test]
fn every_lesson_can_be_walked_to_its_end_by_every_way_it_takes() {
    let book = Phrasebook::default();
    for lesson in all() {
        let steps = walk(lesson, (usize::MAX, 0), &book);
        for (step, (ways, _)) in steps.into_iter().enumerate() {
            for way in 1..ways {
                walk(lesson, (step, way), &book);
            }
        }
    }
}

#[test]
fn every_lesson_asks_for_something_that_can_be_missed() {
    let book = Phrasebook::default();
    for lesson in all() {
        let steps = walk(lesson, (usize::MAX, 0), &book);
        assert!(steps.iter().any(|(_, can_miss)| *can_miss), "{}", lesson.name());
    }
}

#[test]
fn what_the_rules_allow_and_the_lesson_does_not_ask_for_is_answered_by_its_hint() {
    let book = Phrasebook::default();
    for lesson in all() {
        let game = lesson.start(&book).expect("a position");
        let (_, others) = sorted(lesson, game.as_ref(), &book);
        for action in others {
            let hint = NotThat::Hint((lesson.steps[0].hint)(&book));
            assert_eq!(lesson.judge(game.as_ref(), LEARNER, &action, &book), Err(hint), "{action}");
        }
    }
}

#[test]
fn what_the_rules_refuse_is_refused_with_its_clause() {
    let book = Phrasebook::default();
    let lesson = named("tournay/borrow").expect("a lesson");
    let game = lesson.start(&book).expect("a position");
    let refused = lesson.judge(game.as_ref(), LEARNER, "gather", &book);
    assert!(matches!(refused, Err(NotThat::Refused(_))), "{refused:?}");
}

#[test]
fn the_words_of_every_lesson_are_there_in_every_language_and_differ() {
    for lesson in all() {
        let said = Language::ALL.map(|language| {
            let book = Phrasebook::new(language);
            let steps = lesson.steps.iter().map(|step| (step.asks)(&book));
            [(lesson.about)(&book), (lesson.learned)(&book)]
                .into_iter()
                .chain(steps)
                .collect::<Vec<_>>()
        });
        for (number, english) in said[0].iter().enumerate() {
            assert!(said[1..].iter().all(|other| other[number] != *english), "{english}");
        }
    }
}

#[test]
fn names_of_lessons_are_used_once_and_lead_back() {
    let mut names: Vec<String> = all().map(Lesson::name).collect();
    for name in &names {
        assert_eq!(named(name).map(Lesson::name).as_ref(), Some(name));
    }
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count);
    assert!(lessons("tournay").len() == 11 && lessons("anarchy").len() >= 19);
}
