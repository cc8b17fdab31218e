//! The strokes of a letter at a size. Sheets are full of lettering and are drawn for every action, so what a letter
//! looks like at a size is worked out once on each thread.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use crate::svg::{Num, Point, draw};

/// A stroke: where it starts, as seen from the letter's corner, and how it goes on from there.
pub(crate) type Stroke = (Point, String);

/// By a letter's strokes and its scale.
type Known = HashMap<(&'static str, u64), Rc<[Stroke]>>;

/// Letters in more sizes than any language's sheets have; beyond that it starts again.
const MOST: usize = 20_000;

/// The strokes of a letter, which are absolute commands in a frame six high, moved nowhere and scaled.
pub(crate) fn scaled(strokes: &'static str, scale: f64) -> Rc<[Stroke]> {
    thread_local! {
        static KNOWN: RefCell<Known> = RefCell::default();
    }
    KNOWN.with_borrow_mut(|known| {
        if known.len() > MOST {
            known.clear();
        }
        let trace = || trace(strokes, scale).into();
        Rc::clone(known.entry((strokes, scale.to_bits())).or_insert_with(trace))
    })
}

/// Absolute commands as shorter relative ones.
fn trace(strokes: &str, scale: f64) -> Vec<Stroke> {
    let place = |x: f64, y: f64| Point { x: tenth(x * scale), y: tenth(y * scale) };
    let mut pen = place(0.0, 0.0);
    let mut traced: Vec<Stroke> = Vec::new();
    for (command, numbers) in commands(strokes) {
        let to = match (command, numbers.as_slice()) {
            ('M' | 'L', &[x, y]) | ('C', &[.., x, y]) => place(x, y),
            ('H', &[x]) => Point { x: place(x, 0.0).x, y: pen.y },
            ('V', &[y]) => Point { x: pen.x, y: place(0.0, y).y },
            _ => traced.last().map_or(pen, |(start, _)| *start),
        };
        match (command, traced.last_mut()) {
            ('H' | 'V' | 'L', Some((_, text))) => draw!(text, "l{}", Pair(to - pen)),
            ('C', Some((_, text))) => {
                let pairs = numbers.chunks(2).map(|pair| Pair(place(pair[0], pair[1]) - pen));
                let pairs: Vec<String> = pairs.map(|pair| pair.to_string()).collect();
                draw!(text, "c{}", pairs.join(" "));
            }
            ('M', _) | (_, None) => traced.push((to, String::new())),
            (_, Some((_, text))) => text.push('z'),
        }
        pen = to;
    }
    traced
}

pub(crate) fn tenth(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}

/// Two numbers, the second without a space where its sign parts them.
pub(crate) struct Pair(pub(crate) Point);

impl std::fmt::Display for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let gap = if tenth(self.0.y) < 0.0 { "" } else { " " };
        write!(f, "{}{gap}{}", Num(tenth(self.0.x)), Num(tenth(self.0.y)))
    }
}

/// The commands of a path with their numbers.
fn commands(strokes: &str) -> Vec<(char, Vec<f64>)> {
    let mut all: Vec<(char, Vec<f64>)> = Vec::new();
    let mut number = String::new();
    let flush = |number: &mut String, all: &mut Vec<(char, Vec<f64>)>| {
        if let (Ok(value), Some((_, numbers))) = (number.parse(), all.last_mut()) {
            numbers.push(value);
        }
        number.clear();
    };
    for sign in strokes.chars() {
        let starts = sign == '-' || (sign == '.' && number.contains('.'));
        if starts || sign.is_ascii_alphabetic() || sign == ' ' {
            flush(&mut number, &mut all);
        }
        match sign {
            ' ' => {}
            letter if letter.is_ascii_alphabetic() => all.push((letter, Vec::new())),
            other => number.push(other),
        }
    }
    flush(&mut number, &mut all);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absolute_commands_become_relative_strokes_of_a_size() {
        let strokes = scaled("M1 1H3V5L1 1ZM0 0C1 1 2 2 3 3", 2.0);
        let texts: Vec<String> =
            strokes.iter().map(|(start, rest)| format!("M{}{rest}", Pair(*start))).collect();
        assert_eq!(texts, ["M2 2l4 0l0 8l-4-8z", "M0 0c2 2 4 4 6 6"]);
        assert!(Rc::ptr_eq(&strokes, &scaled("M1 1H3V5L1 1ZM0 0C1 1 2 2 3 3", 2.0)));
    }
}
