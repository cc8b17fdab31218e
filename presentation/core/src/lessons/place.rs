//! How far one has come in a lesson.

use bastide_core::Seat;

use super::{Lesson, actions};

/// Whose turn it is in a lesson, by the number of actions played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The learner's, at this step.
    Step(usize),
    /// Somebody else's, who does this after that step.
    Others { step: usize, seat: Seat, action: String },
    /// Nobody's: it is learned.
    Done,
}

pub(super) fn place(lesson: &Lesson, plies: usize) -> Place {
    let mut left = plies.saturating_sub(lesson.beginning().len());
    for (number, step) in lesson.steps.iter().enumerate() {
        if left == 0 {
            return Place::Step(number);
        }
        left -= 1;
        let others = actions(step.then);
        if let Some((seat, action)) = others.get(left) {
            return Place::Others { step: number, seat: *seat, action: action.clone() };
        }
        left -= others.len();
    }
    Place::Done
}
