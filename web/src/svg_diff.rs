//! What is drawn otherwise than before.
//!
//! A drawing is large and a move changes little of it. A page says which drawing it shows; the server
//! draws that one again, compares, and sends what differs. Both are text that we wrote: equal elements
//! are equal text, and nothing needs to be remembered between two requests.
//!
//! An element is named by the numbers of its ancestors among the children of theirs in the drawing
//! before: `4.0.12`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;
use std::str::FromStr;

use roxmltree::{Document, Node};

/// A drawing that a page shows: after how many actions, and what it looked like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    pub(crate) ply: usize,
    print: u64,
}

impl Drawn {
    pub(crate) fn new(ply: usize, drawing: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        drawing.hash(&mut hasher);
        Self { ply, print: hasher.finish() }
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:016x}", self.ply, self.print)
    }
}

impl FromStr for Drawn {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (ply, print) = text.split_once('-').ok_or(())?;
        let print = u64::from_str_radix(print, 16).map_err(|_| ())?;
        Ok(Self { ply: ply.parse().map_err(|_| ())?, print })
    }
}

/// The steps from one drawing to the next, as a drawing whose children are the steps and whose
/// `data-changes` is the name of the one before:
///
/// - `<g data-at="4.1">…</g>` stands in the place of that element;
/// - `<g data-gone="4.2"/>` is gone;
/// - `<g data-in="4" data-before="3">…</g>` is new there, at the end where there is no `data-before`.
///
/// None if there is nothing to gain by it.
pub(crate) fn changes(shown: Drawn, before: &str, now: &str) -> Option<String> {
    let (old, new) = (Document::parse(before).ok()?, Document::parse(now).ok()?);
    let mut steps = Steps { before, now, text: format!(r#"<svg data-changes="{shown}">"#) };
    steps.compare(old.root_element(), new.root_element(), &mut Vec::new())?;
    steps.text.push_str("</svg>");
    (steps.text.len() < now.len()).then_some(steps.text)
}

struct Steps<'a> {
    before: &'a str,
    now: &'a str,
    text: String,
}

impl Steps<'_> {
    /// None if the elements differ in a way that only replacing the whole drawing can express.
    fn compare(
        &mut self,
        old: Node<'_, '_>,
        new: Node<'_, '_>,
        path: &mut Vec<usize>,
    ) -> Option<()> {
        if self.before[old.range()] == self.now[new.range()] {
            return Some(());
        }
        if self.have_comparable_children(old, new) {
            return self.compare_children(old, new, path);
        }
        // A step is an element of a drawing: what stands around drawings cannot be sent as one.
        if path.is_empty() || new.tag_name().name() == "div" {
            return None;
        }
        let _ = write!(self.text, r#"<g data-at="{}">{}</g>"#, Path(path), &self.now[new.range()]);
        Some(())
    }

    /// Whether the elements themselves are equal, and so are the children they have in common in their
    /// order.
    fn have_comparable_children(&self, old: Node<'_, '_>, new: Node<'_, '_>) -> bool {
        let (Some(before), Some(now)) = (opening(old), opening(new)) else { return false };
        if self.before[before] != self.now[now] || has_words(old) || has_words(new) {
            return false;
        }
        let (olds, news) = (names(old), names(new));
        let (was, is): (BTreeSet<_>, BTreeSet<_>) = (olds.iter().collect(), news.iter().collect());
        let stayed = olds.iter().filter(|name| is.contains(name));
        stayed.eq(news.iter().filter(|name| was.contains(name)))
    }

    fn compare_children(
        &mut self,
        old: Node<'_, '_>,
        new: Node<'_, '_>,
        path: &mut Vec<usize>,
    ) -> Option<()> {
        let (olds, news) = (names(old), names(new));
        let places: BTreeMap<&String, usize> = olds.iter().zip(0..).collect();
        let is: BTreeSet<&String> = news.iter().collect();
        for (name, place) in olds.iter().zip(0..) {
            if !is.contains(name) {
                path.push(place);
                let _ = write!(self.text, r#"<g data-gone="{}"/>"#, Path(path));
                path.pop();
            }
        }
        let children: Vec<Node<'_, '_>> = elements(old).collect();
        for (index, (name, child)) in news.iter().zip(elements(new)).enumerate() {
            if let Some(&place) = places.get(name) {
                path.push(place);
                self.compare(children[place], child, path)?;
                path.pop();
            } else {
                let next = news[index..].iter().find_map(|name| places.get(name).copied());
                self.insert(child.range(), path, next);
            }
        }
        Some(())
    }

    fn insert(&mut self, range: Range<usize>, parent: &[usize], before: Option<usize>) {
        let _ = write!(self.text, r#"<g data-in="{}""#, Path(parent));
        if let Some(place) = before {
            let _ = write!(self.text, r#" data-before="{place}""#);
        }
        let _ = write!(self.text, ">{}</g>", &self.now[range]);
    }
}

/// The numbers of an element's ancestors and its own.
struct Path<'a>(&'a [usize]);

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, place) in self.0.iter().enumerate() {
            let dot = if index == 0 { "" } else { "." };
            write!(f, "{dot}{place}")?;
        }
        Ok(())
    }
}

fn elements<'a, 'input: 'a>(node: Node<'a, 'input>) -> impl Iterator<Item = Node<'a, 'input>> {
    node.children().filter(Node::is_element)
}

/// A name for each child: its id, or else which of those without one it is.
fn names(node: Node<'_, '_>) -> Vec<String> {
    let mut nameless = 0;
    let name = |child: Node<'_, '_>| {
        if let Some(id) = child.attribute("id") {
            return id.to_owned();
        }
        nameless += 1;
        nameless.to_string()
    };
    elements(node).map(name).collect()
}

/// Where the opening tag is, if there is something after it.
fn opening(node: Node<'_, '_>) -> Option<Range<usize>> {
    let first = node.first_child()?;
    Some(node.range().start..first.range().start)
}

fn has_words(node: Node<'_, '_>) -> bool {
    let is_word = |child: Node<'_, '_>| child.text().is_some_and(|text| !text.trim().is_empty());
    node.children().any(|child| child.is_text() && is_word(child))
}

#[cfg(test)]
mod tests {
    use bastide_core::{Seat, Seed, Viewer};

    use super::*;

    fn svg(inside: &str) -> String {
        format!("<svg>{inside}</svg>")
    }

    fn steps(before: &str, now: &str) -> Option<String> {
        // Without something that stays there would be nothing to gain.
        let rest = format!(r#"<g id="rest"><path d="{}"/></g>"#, "M0 0".repeat(40));
        let shown = Drawn { ply: 7, print: 1 };
        let changes =
            changes(shown, &svg(&format!("{rest}{before}")), &svg(&format!("{rest}{now}")))?;
        let inside = changes.strip_prefix(r#"<svg data-changes="7-0000000000000001">"#)?;
        Some(inside.strip_suffix("</svg>")?.to_owned())
    }

    #[test]
    fn equal_drawings_have_no_steps() {
        assert_eq!(steps(r#"<g id="a"/>"#, r#"<g id="a"/>"#).as_deref(), Some(""));
    }

    #[test]
    fn what_is_new_comes_before_the_next_that_stayed() {
        let (before, now) = (r#"<g id="a"/><g id="c"/>"#, r#"<g id="a"/><g id="b"/><g id="c"/>"#);
        let new = r#"<g data-in="" data-before="2"><g id="b"/></g>"#;
        assert_eq!(steps(before, now).as_deref(), Some(new));
        let last = r#"<g data-in=""><g id="d"/></g>"#;
        assert_eq!(steps("", r#"<g id="d"/>"#).as_deref(), Some(last));
    }

    #[test]
    fn what_is_gone_is_named_by_its_old_place() {
        let (before, now) = (r#"<g id="a"/><g id="b"/><g id="c"/>"#, r#"<g id="b"/>"#);
        let gone = r#"<g data-gone="1"/><g data-gone="3"/>"#;
        assert_eq!(steps(before, now).as_deref(), Some(gone));
    }

    #[test]
    fn only_the_innermost_difference_is_sent() {
        let (before, now) = (
            r#"<g id="a"><g><path d="M1 1"/><path d="M2 2"/></g></g>"#,
            r#"<g id="a"><g><path d="M1 1"/><path d="M3 3"/></g></g>"#,
        );
        let step = r#"<g data-at="1.0.1"><path d="M3 3"/></g>"#;
        assert_eq!(steps(before, now).as_deref(), Some(step));
    }

    #[test]
    fn an_element_with_another_opening_or_other_words_is_replaced() {
        let lit = r#"<g id="a" class="lit"><path/></g>"#;
        let step = format!(r#"<g data-at="1">{lit}</g>"#);
        assert_eq!(steps(r#"<g id="a"><path/></g>"#, lit), Some(step));
        let step = r#"<g data-at="1"><text>two <b/></text></g>"#;
        let words = steps("<text>one <b/></text>", "<text>two <b/></text>");
        assert_eq!(words.as_deref(), Some(step));
    }

    #[test]
    fn what_changed_its_order_is_replaced_with_what_holds_it() {
        let (before, now) =
            (r#"<g id="x"><g id="a"/><g id="b"/></g>"#, r#"<g id="x"><g id="b"/><g id="a"/></g>"#);
        assert_eq!(steps(before, now), Some(format!(r#"<g data-at="1">{now}</g>"#)));
    }

    #[test]
    fn another_picture_has_no_steps() {
        let shown = Drawn { ply: 7, print: 1 };
        assert_eq!(changes(shown, &svg(""), r#"<svg width="1"><g/></svg>"#), None);
        assert_eq!(changes(shown, "no picture", &svg("")), None);
    }

    /// Does with texts what the page's script does with elements.
    fn made(before: &str, changes: &str) -> String {
        let (old, steps) = (Document::parse(before).unwrap(), Document::parse(changes).unwrap());
        let at = |path: &str| {
            let places = path.split('.').filter(|place| !place.is_empty());
            places.fold(old.root_element(), |node, place| {
                elements(node).nth(place.parse().unwrap()).unwrap()
            })
        };
        let mut edits: Vec<(Range<usize>, &str)> = Vec::new();
        for step in elements(steps.root_element()) {
            let inside = elements(step).next().map_or("", |child| &changes[child.range()]);
            let range = match (step.attribute("data-in"), step.attribute("data-before")) {
                (Some(parent), Some(next)) => {
                    let next = elements(at(parent)).nth(next.parse().unwrap()).unwrap();
                    next.range().start..next.range().start
                }
                (Some(parent), None) => {
                    let last = elements(at(parent)).last().unwrap().range().end;
                    last..last
                }
                _ => {
                    let at_or_gone = step.attribute("data-at").or(step.attribute("data-gone"));
                    at(at_or_gone.unwrap()).range()
                }
            };
            edits.push((range, inside));
        }
        edits.sort_by_key(|(range, _)| (range.start, range.end));
        let (mut text, mut done) = (String::new(), 0);
        for (range, inside) in edits {
            text.push_str(&before[done..range.start]);
            text.push_str(inside);
            done = range.end;
        }
        text + &before[done..]
    }

    #[test]
    fn the_steps_lead_from_each_drawing_of_a_game_to_the_next() {
        crate::test_games::install();
        let book = bastide_text::Phrasebook::default();
        let first = Viewer::Seat(Seat::new(0));
        let games = [
            ("cathedral", "", Viewer::Public),
            ("tournay", "players=3", first),
            ("anarchy", "players=2", first),
        ];
        for (game, setup, who) in games {
            let mut hosted =
                bastide_presentation::start(game, setup, &Seed::numbered(5)).unwrap().unwrap();
            let (mut before, mut all, mut sent) = (hosted.page(who, 0, &book), 0, 0);
            while let Some(seat) = hosted.to_act().iter().next().filter(|_| hosted.plies() < 30) {
                let action = hosted.think(seat, "random", hosted.plies() as u64).unwrap();
                let _ = hosted.act(seat, &action, &book).unwrap();
                let now = hosted.page(who, hosted.plies(), &book);
                if let Some(steps) = changes(Drawn::new(0, &before), &before, &now) {
                    assert_eq!(made(&before, &steps), now, "{game}: {action}");
                    sent += steps.len();
                } else {
                    sent += now.len();
                }
                all += now.len();
                before = now;
            }
            assert!(sent * 3 < all, "{game}: {sent} of {all} bytes are sent");
        }
    }

    #[test]
    fn a_drawing_is_known_by_its_ply_and_its_look() {
        let drawn = Drawn::new(12, "<svg/>");
        assert_eq!(drawn.to_string().parse(), Ok(drawn));
        assert_ne!(drawn, Drawn::new(12, "<svg> </svg>"));
        for wrong in ["", "12", "12-", "-7", "x-00", "12-g"] {
            assert_eq!(wrong.parse::<Drawn>(), Err(()), "{wrong}");
        }
    }
}
