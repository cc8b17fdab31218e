//! A chart of curves, drawn as an SVG of our own. Colours come from the style sheet, by seat.

use maud::{Markup, html};

use bastide_presentation::{Course, Gauge};

const WIDTH: i32 = 420;
const HEIGHT: i32 = 220;
const LEFT: i32 = 34;
const RIGHT: i32 = 12;
const TOP: i32 = 12;
const BOTTOM: i32 = 26;

/// The curves of one gauge, named by the element with this id.
pub(crate) fn chart(gauge: &Gauge, course: &Course, label: &str) -> Markup {
    drawn(gauge, course, label, &Scale::of(gauge, course.moments.len()))
}

/// The same for values far from zero, whose changes are what matters.
pub(crate) fn close_chart(gauge: &Gauge, course: &Course, label: &str) -> Markup {
    let values = || gauge.values.iter().flatten().copied();
    let (lowest, highest) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
    drawn(gauge, course, label, &Scale::between(lowest - 10, highest + 10, course.moments.len()))
}

fn drawn(gauge: &Gauge, course: &Course, label: &str, scale: &Scale) -> Markup {
    html! {
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-labelledby=(label) {
            @for value in scale.ticks() {
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(scale.y(value)) y2=(scale.y(value)) {}
                text.value x=(LEFT - 6) y=(scale.y(value) + 4) { (value) }
            }
            @for (index, moment) in scale.named(course) {
                text.moment x=(scale.x(index)) y=(HEIGHT - 6) { (moment) }
            }
            @for (seat, curve) in gauge.values.iter().enumerate() {
                polyline data-side=(seat) points=(scale.points(curve)) {}
                @if let Some((&last, index)) = curve.last().zip(curve.len().checked_sub(1)) {
                    circle data-side=(seat) cx=(scale.x(index)) cy=(scale.y(last)) r="4" {}
                }
            }
        }
    }
}

/// Where a value is drawn.
struct Scale {
    lowest: i32,
    highest: i32,
    /// Between two lines of the grid.
    step: i32,
    moments: usize,
}

impl Scale {
    fn of(gauge: &Gauge, moments: usize) -> Self {
        let values = || gauge.values.iter().flatten().copied();
        let (lowest, highest) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(0));
        Self::between(lowest, highest, moments)
    }

    fn between(lowest: i32, highest: i32, moments: usize) -> Self {
        let step = step_for((highest - lowest).max(1));
        let lowest = lowest.div_euclid(step) * step;
        let highest = (highest.max(lowest + 1) + step - 1).div_euclid(step) * step;
        Self { lowest, highest, step, moments }
    }

    fn ticks(&self) -> impl Iterator<Item = i32> {
        (self.lowest..=self.highest).step_by(self.step as usize)
    }

    fn x(&self, index: usize) -> i32 {
        let last = self.moments.saturating_sub(1).max(1) as i32;
        LEFT + (WIDTH - LEFT - RIGHT) * index as i32 / last
    }

    fn y(&self, value: i32) -> i32 {
        let tall = HEIGHT - TOP - BOTTOM;
        TOP + tall * (self.highest - value) / (self.highest - self.lowest)
    }

    fn points(&self, curve: &[i32]) -> String {
        let at = |(index, &value): (usize, &i32)| format!("{},{}", self.x(index), self.y(value));
        curve.iter().enumerate().map(at).collect::<Vec<_>>().join(" ")
    }

    /// As many names of moments as have room, the last in any case.
    fn named<'c>(&self, course: &'c Course) -> Vec<(usize, &'c str)> {
        let last = self.moments.saturating_sub(1);
        let every = self.moments.div_ceil(8).max(1);
        let has_room = |index: usize| {
            index == last || (index.is_multiple_of(every) && index + every / 2 < last)
        };
        let all = course.moments.iter().map(String::as_str).enumerate();
        all.filter(|&(index, _)| has_room(index)).collect()
    }
}

/// A round number that cuts a span into at most six.
fn step_for(span: i32) -> i32 {
    let rounds = (0..8).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
    rounds.into_iter().find(|step| span / step <= 5).unwrap_or(span)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gauge(values: &[i32]) -> (Gauge, Course) {
        let moments = (1..=values.len()).map(|number| number.to_string()).collect();
        let gauge = Gauge { title: String::new(), values: vec![values.to_vec()] };
        (gauge, Course { moments, ..Course::default() })
    }

    #[test]
    fn every_value_lies_between_the_lines_of_the_grid() {
        for values in [&[0, 0][..], &[3], &[-7, 12, 5], &[0, 101, 250], &[-1, -2]] {
            let (gauge, course) = gauge(values);
            let scale = Scale::of(&gauge, course.moments.len());
            for &value in values {
                assert!((TOP..=HEIGHT - BOTTOM).contains(&scale.y(value)), "{value} of {values:?}");
            }
            assert!(scale.ticks().count() <= 8, "{values:?}");
        }
    }

    #[test]
    fn higher_values_are_drawn_higher_and_later_ones_further_right() {
        let (gauge, course) = gauge(&[1, 4, 9]);
        let scale = Scale::of(&gauge, course.moments.len());
        assert!(scale.y(1) > scale.y(4) && scale.y(4) > scale.y(9));
        assert_eq!([scale.x(0), scale.x(2)], [LEFT, WIDTH - RIGHT]);
    }

    #[test]
    fn the_last_moment_is_always_named() {
        let (gauge, course) = gauge(&(0..77).collect::<Vec<_>>());
        let named = Scale::of(&gauge, 77).named(&course);
        assert_eq!(named.last(), Some(&(76, "77")));
        assert!(named.len() <= 9);
    }
}
