//! The panel that explains: what an element of the drawing is, with today's numbers. It is made of the view alone.

mod cards;
mod castle;
mod sheets;

pub(crate) use cards::{scenario_of, strength};

use bastide_anarchy::{Asset, BoxId, Table, View};
use bastide_core::{Seat, Viewer};
use bastide_draw::svg::{Num, draw};
use bastide_presentation::Explanation;
use bastide_text::Phrasebook;

use crate::words;
use crate::words::panel;

/// What is asked about: a position as a seat sees it, in words.
#[derive(Clone, Copy)]
struct Subject<'a> {
    view: &'a View,
    seat: Seat,
    book: &'a Phrasebook,
}

impl Subject<'_> {
    fn label(&self, label: &str) -> String {
        panel::label(self.book, label)
    }

    fn kind(&self, kind: &str) -> String {
        panel::kind(self.book, kind)
    }
}

pub(crate) fn explain(
    view: &View,
    viewer: Viewer,
    element: &str,
    book: &Phrasebook,
) -> Option<Explanation> {
    let seat = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat::new(0),
    };
    let subject = Subject { view, seat, book };
    if let Some(id) = element.strip_prefix("box-") {
        return Some(sheets::filled_box(subject, id.parse::<BoxId>().ok()?));
    }
    if let Some(asset) = element.strip_prefix("hold-") {
        return Some(stock(subject, Asset::from_word(asset)?));
    }
    // A plate, by the number of its seat; the drawing names players by their colours.
    let number = element.strip_prefix("player-").and_then(|number| number.parse::<usize>().ok());
    if let Some(number) = number {
        let mut seats = view.players.iter().map(|(seat, _)| seat);
        return seats.find(|seat| seat.index() + 1 == number).map(|seat| player(subject, seat));
    }
    cards::card(subject, element)
        .or_else(|| castle::part(subject, element))
        .or_else(|| sheets::section(subject, element))
}

/// Icons of the drawing, side by side: the page has their shapes.
fn icons(names: &[String]) -> Option<String> {
    let width = 28 * names.len().max(1);
    let each = names.iter().enumerate().map(|(at, name)| {
        format!(r##"<use href="#{name}" transform="translate({} 14)"/>"##, 14 + 28 * at)
    });
    let drawn: String = each.collect();
    (!names.is_empty()).then(|| {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 28" width="{}" height="56" aria-hidden="true">{drawn}</svg>"#,
            2 * width
        )
    })
}

/// A box of the sheets, large: what it gives, and the cross of the pen if it is filled.
pub(crate) fn enlarged(table: &Table, id: BoxId, is_filled: bool) -> String {
    let names = crate::drawing::gain_icons(&table.spec(id).gain);
    let width = 36.0 + 28.0 * names.len().saturating_sub(1) as f64;
    let mut svg = String::new();
    draw!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} 36" width="{1}" height="72" aria-hidden="true"><rect x="1" y="1" width="{2}" height="34" rx="5" fill="#fffdf6" stroke="#2b1d10" stroke-width="1.2"/>"##,
        Num(width),
        Num(2.0 * width),
        Num(width - 2.0)
    );
    for (at, name) in names.iter().enumerate() {
        let x = Num(18.0 + 28.0 * at as f64);
        draw!(svg, r##"<use href="#{name}" transform="translate({x} 18)"/>"##);
    }
    if is_filled {
        let centre = Num(width / 2.0);
        draw!(
            svg,
            r##"<use href="#pen-0" stroke="#23407a" stroke-width="2.6" transform="translate({centre} 18)"/>"##
        );
    }
    svg.push_str("</svg>");
    svg
}

fn icon(name: &str) -> Option<String> {
    icons(&[name.to_owned()])
}

/// Somebody at the table: how they stand, and what they hold.
fn player(subject: Subject<'_>, seat: Seat) -> Explanation {
    let player = &subject.view.players[seat];
    Explanation {
        title: words::seat(subject.book, seat),
        facts: vec![
            (subject.label("points"), player.score.total.to_string()),
            (subject.label("held"), words::purse(subject.book, player.purse)),
        ],
        ..Explanation::default()
    }
}

fn stock(subject: Subject<'_>, asset: Asset) -> Explanation {
    let Subject { view, seat, book } = subject;
    let player = &view.players[seat];
    let produced = player.filled.count(view.table().lines.production[asset.index()]);
    let track = words::track(book, &format!("prod-{asset}"));
    Explanation {
        title: words::asset(book, asset),
        kind: Some(subject.kind(if asset.is_resource() { "resource" } else { "worker" })),
        picture: icon(&format!("i-{asset}")),
        facts: vec![
            (subject.label("held"), player.purse.count(asset).to_string()),
            (track, format!("+{produced}")),
        ],
        words: vec![panel::asset(book, asset.word()), panel::lost(book)],
        ..Explanation::default()
    }
}
