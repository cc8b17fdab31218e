//! What could be expected, as lines over the whole game. Colours come from the style sheet, by seat.

use maud::{Markup, html};

use super::page::{AnalysedMove, AnalysisTold};

const WIDTH: f32 = 560.0;
const HEIGHT: f32 = 240.0;
const LEFT: f32 = 38.0;
const RIGHT: f32 = 14.0;
const TOP: f32 = 12.0;
const BOTTOM: f32 = 26.0;

/// Where things are drawn.
struct LineScale {
    lowest: f32,
    highest: f32,
    /// Between two lines of the grid.
    step: f32,
    plies: usize,
}

impl LineScale {
    fn of(told: &AnalysisTold) -> Self {
        let values =
            || told.curves.iter().flat_map(|(_, curve)| curve.iter().map(|&(_, value)| value));
        // Leads are about zero; the points of a solo player are far from it, and their changes are what matters.
        let (low, high) = if told.is_alone { (f32::MAX, f32::MIN) } else { (0.0, 1.0) };
        let (lowest, highest) = (values().fold(low, f32::min), values().fold(high, f32::max));
        let (lowest, highest) =
            if told.is_alone { (lowest - 2.0, highest + 2.0) } else { (lowest, highest) };
        let step = step_for(highest - lowest);
        Self {
            lowest: (lowest / step).floor() * step,
            highest: (highest / step).ceil() * step,
            step,
            plies: told.plies.max(1),
        }
    }

    fn x(&self, ply: usize) -> f32 {
        LEFT + (WIDTH - LEFT - RIGHT) * ply as f32 / self.plies as f32
    }

    fn y(&self, value: f32) -> f32 {
        TOP + (HEIGHT - TOP - BOTTOM) * (self.highest - value) / (self.highest - self.lowest)
    }

    fn ticks(&self) -> impl Iterator<Item = f32> {
        let count = ((self.highest - self.lowest) / self.step).round() as u32;
        (0..=count).map(|number| self.lowest + self.step * number as f32)
    }

    /// Plies that are named below: about eight, the last among them.
    fn named(&self) -> Vec<usize> {
        let every = step_for(self.plies as f32).max(1.0) as usize;
        let has_room = |&ply: &usize| ply + every / 2 < self.plies;
        (0..self.plies).step_by(every).filter(has_room).chain([self.plies]).collect()
    }

    fn points(&self, curve: &[(usize, f32)]) -> String {
        let at = |&(ply, value): &(usize, f32)| format!("{:.1},{:.1}", self.x(ply), self.y(value));
        curve.iter().map(at).collect::<Vec<_>>().join(" ")
    }
}

/// A round number that cuts a span into at most eight.
fn step_for(span: f32) -> f32 {
    let rounds = (0..6).flat_map(|power| [1.0, 2.0, 5.0].map(|digit| digit * 10_f32.powi(power)));
    rounds.into_iter().find(|step| span / step <= 8.0).unwrap_or(span)
}

/// The lines, named by the element with this id; turning points are marked.
pub(crate) fn line(told: &AnalysisTold, label: &str) -> Markup {
    let scale = LineScale::of(told);
    html! {
        svg.chart.analysis-line viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-labelledby=(label) {
            @for value in scale.ticks() {
                line.grid.analysis-zero[value == 0.0] x1=(LEFT) x2=(WIDTH - RIGHT) y1=(scale.y(value)) y2=(scale.y(value)) {}
                text.value x=(LEFT - 6.0) y=(scale.y(value) + 4.0) { (number(value)) }
            }
            @for ply in scale.named() { text.moment x=(scale.x(ply)) y=(HEIGHT - 6.0) { (ply) } }
            @for (seat, curve) in &told.curves {
                polyline data-side=(seat) points=(scale.points(curve)) {}
            }
            @for turned in &told.turning {
                @if let Some(value) = value_at(told, turned) {
                    circle data-side=(turned.seat) cx=(scale.x(turned.ply)) cy=(scale.y(value)) r="5" {}
                }
            }
        }
    }
}

/// Where a move lies on the line of its seat, or on the only one.
fn value_at(told: &AnalysisTold, turned: &AnalysedMove) -> Option<f32> {
    let curve = told.curves.iter().find(|(seat, _)| *seat == turned.seat);
    let (_, curve) = curve.or(told.curves.first())?;
    curve.iter().find(|(ply, _)| *ply == turned.ply).map(|&(_, value)| value)
}

fn number(value: f32) -> String {
    let whole = value.round() as i32;
    if whole < 0 { format!("−{}", whole.unsigned_abs()) } else { whole.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(values: &[f32]) -> AnalysisTold {
        AnalysisTold {
            is_hindsight: false,
            is_open: false,
            is_alone: values[0] > 50.0,
            plies: values.len(),
            curves: vec![(0, values.iter().copied().enumerate().collect())],
            accounts: Vec::new(),
            moves: Vec::new(),
            turning: Vec::new(),
        }
    }

    #[test]
    fn every_value_lies_inside_the_grid_and_higher_ones_higher() {
        for values in [&[0.0, 0.4][..], &[-7.5, 12.2, 5.0], &[61.0, 73.5], &[-1.0, -2.0]] {
            let scale = LineScale::of(&told(values));
            for &value in values {
                assert!((TOP..=HEIGHT - BOTTOM).contains(&scale.y(value)), "{value} of {values:?}");
            }
            assert!(scale.y(values[0].max(values[1])) < scale.y(values[0].min(values[1])));
            assert!(scale.ticks().count() <= 11, "{values:?}");
        }
    }

    #[test]
    fn the_last_ply_is_always_named_and_few_others() {
        for plies in [1, 7, 26, 143, 480] {
            let named = LineScale::of(&told(&vec![0.0; plies])).named();
            assert_eq!(named.last(), Some(&plies));
            assert!(named.len() <= 10, "{named:?}");
        }
    }
}
