//! Curves as SVG: both axes grow tenfold from line to line, because that is how the figures differ.

use std::fmt::Write as _;

/// A line with its name.
pub(super) struct Line<'a> {
    pub(super) name: &'a str,
    pub(super) colour: &'a str,
    pub(super) is_dashed: bool,
    pub(super) points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 680.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 46.0;
const BOTTOM: f64 = 50.0;

/// What stands on the paper, and how it is measured.
struct Paper {
    x: (f64, f64),
    y: (f64, f64),
}

/// A chart with a title over it and a name for what grows to the right.
pub(super) fn chart(title: &str, across: &str, lines: &[Line<'_>]) -> String {
    let paper = Paper::around(lines);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         fill=\"#fffdf8\"/>\n<text x=\"{LEFT}\" y=\"22\" font-size=\"15\">{title}</text>\n"
    );
    paper.draw_grid(&mut svg);
    let (x, y) = (f64::midpoint(LEFT, WIDTH - RIGHT), HEIGHT - 12.0);
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{across}</text>");
    for (number, line) in lines.iter().enumerate() {
        paper.draw_line(&mut svg, line);
        draw_name(&mut svg, line, number);
    }
    svg.push_str("</svg>\n");
    svg
}

impl Paper {
    fn around(lines: &[Line<'_>]) -> Self {
        let points = || lines.iter().flat_map(|line| &line.points);
        Self {
            x: decades(points().map(|point| point.0)),
            y: decades(points().map(|point| point.1)),
        }
    }

    fn at(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let share =
            |value: f64, (low, high): (f64, f64)| (value.max(1e-3).log10() - low) / (high - low);
        let across = LEFT + share(x, self.x) * (WIDTH - LEFT - RIGHT);
        (across, HEIGHT - BOTTOM - share(y, self.y) * (HEIGHT - TOP - BOTTOM))
    }

    fn draw_grid(&self, svg: &mut String) {
        let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        for power in self.y.0 as i32..=self.y.1 as i32 {
            let value = 10_f64.powi(power);
            let (_, y) = self.at((1.0, value));
            let _ = writeln!(
                svg,
                "<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" \
                 text-anchor=\"end\">{value}</text>",
                LEFT - 8.0,
                y + 4.0
            );
        }
        for power in self.x.0 as i32..=self.x.1 as i32 {
            let value = 10_f64.powi(power);
            let (x, _) = self.at((value, 1.0));
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"#ddd\"/><text x=\"{x:.1}\" y=\"{}\" \
                 text-anchor=\"middle\">{value}</text>",
                bottom + 18.0
            );
        }
    }

    fn draw_line(&self, svg: &mut String, line: &Line<'_>) {
        let Line { colour, points, .. } = line;
        let dashes = if line.is_dashed { " stroke-dasharray=\"6 4\"" } else { "" };
        let points: Vec<(f64, f64)> = points.iter().map(|&point| self.at(point)).collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let path = path.join(" ");
        let _ = writeln!(
            svg,
            "<polyline points=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>"
        );
        for (x, y) in points {
            let _ =
                writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
    }
}

/// The name of a line, in its colour, above the paper.
fn draw_name(svg: &mut String, line: &Line<'_>, number: usize) {
    let Line { name, colour, .. } = line;
    let x = LEFT + 150.0 * number as f64;
    let dashes = if line.is_dashed { " stroke-dasharray=\"6 4\"" } else { "" };
    let _ = writeln!(
        svg,
        "<path d=\"M{x} 36h20\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>\
         <text x=\"{}\" y=\"40\">{name}</text>",
        x + 26.0
    );
}

/// The powers of ten around all values.
fn decades(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let logs: Vec<f64> = values.map(|value| value.max(1e-3).log10()).collect();
    let low = logs.iter().copied().fold(f64::INFINITY, f64::min).floor();
    let high = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max).ceil();
    (low, high.max(low + 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_paper_ends_at_the_powers_of_ten_around_the_values() {
        let (low, high) = decades([3.0, 70.0, 4000.0].into_iter());
        assert!((low - 0.0).abs() < 1e-9 && (high - 4.0).abs() < 1e-9);
        let points = vec![(1.0, 1.0), (10.0, 100.0)];
        let line = Line { name: "one", colour: "red", is_dashed: false, points };
        let paper = Paper::around(&[line]);
        assert_eq!(paper.at((1.0, 1.0)), (LEFT, HEIGHT - BOTTOM));
        assert_eq!(paper.at((10.0, 100.0)), (WIDTH - RIGHT, TOP));
    }
}
