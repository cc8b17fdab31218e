//! How a game went, collected while it is played again.

use bastide_text::Phrasebook;

use crate::presentation::{Presentation, ViewOf};
use crate::score::{Course, Gauge};

/// Collects what was seen at one moment after the other.
#[derive(Default)]
pub(super) struct Curves {
    course: Course,
}

impl Curves {
    pub(super) fn see<P: Presentation>(
        &mut self,
        moment: String,
        view: &ViewOf<P>,
        book: &Phrasebook,
    ) {
        self.course.moments.push(moment);
        for (number, (title, values)) in P::gauges(view, book).into_iter().enumerate() {
            if self.course.gauges.len() == number {
                let values = vec![Vec::new(); values.len()];
                self.course.gauges.push(Gauge { title, values });
            }
            let gauge = &mut self.course.gauges[number];
            for (curve, value) in gauge.values.iter_mut().zip(values) {
                curve.push(value);
            }
        }
    }

    pub(super) fn drawn(self, unit: String) -> Course {
        Course { unit, ..self.course }
    }
}
