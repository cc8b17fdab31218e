//! What a lesson says beside the table.

use bastide_text::Phrasebook;

use super::page::{LessonPanel, Way};
use bastide_matches::MatchState;
use bastide_presentation::Choice;
use bastide_presentation::lessons::{LEARNER, Lesson, Place};

/// What a lesson says at this point of it.
pub(crate) fn panel(lesson: &Lesson, now: &MatchState, book: &Phrasebook) -> LessonPanel {
    let steps = lesson.steps.len();
    let done = match lesson.place(now.game.plies()) {
        Place::Step(number) | Place::Others { step: number, .. } => number,
        Place::Done => steps,
    };
    let next = bastide_presentation::registry::lesson_after(lesson)
        .map(|next| (format!("/learn/{}", next.name()), (next.title)(book)));
    LessonPanel {
        game: lesson.game.to_owned(),
        title: (lesson.title)(book),
        path: format!("/learn/{}", lesson.name()),
        steps: steps as u32,
        done: done as u32,
        ways: Vec::new(),
        said: lesson.steps.get(done).map_or(lesson.learned, |step| step.asks)(book),
        next,
    }
}

/// What would fulfil the step at which a lesson stands.
pub(crate) fn ways(lesson: &Lesson, now: &MatchState, book: &Phrasebook) -> Vec<Way> {
    let game = now.game.as_ref();
    let choices = game.choices(LEARNER, book).others.into_iter();
    let fulfils = |choice: &Choice| lesson.judge(game, LEARNER, &choice.action, book).is_ok();
    let way = |choice: Choice| Way { words: choice.words, parts: choice.parts };
    choices.filter(fulfils).map(way).collect()
}
