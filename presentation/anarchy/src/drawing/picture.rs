//! Whole pictures: a sheet, the board, or everything at once.

use bastide_anarchy::{AttackType, View};
use bastide_core::Seat;
use bastide_draw::letters::is_type;
use bastide_draw::svg::{Num, at, draw, escaped};
use bastide_text::Phrasebook;

use super::painter::Painter;
use super::palette::{self, EDGE, INK, PAPER};
use super::{Marks, board as main_board, icon, left as left_sheet, right as right_sheet};
use crate::words;

pub(super) const WIDTH: f64 = 1280.0;

/// What fills a sheet.
type Content = fn(&mut Painter<'_>);

/// Between the board and the sheets.
const GAP: f64 = 14.0;

/// Everything of a player: the board, and both sheets side by side below it.
///
/// Boxes have the ids of the data (`box-keep-2-1`); so have castle (`wall-north`, `tower-ne`,
/// `side-north`), cards (`attack-red-2`, `path-architect`) and what is held (`hold-coin`).
pub fn svg(view: &View, seat: Seat, marks: &Marks, book: &Phrasebook) -> String {
    let mut painter = Painter::new(view, seat, marks, book);
    let (width, top) = (2.0 * WIDTH + GAP, main_board::HEIGHT + GAP);
    let height = top + left_sheet::HEIGHT.max(right_sheet::HEIGHT);
    open(&mut painter, (width, height), "whole");
    draw!(
        painter.svg,
        r#"<g id="board-whole" transform="translate({} 0)">"#,
        Num((width - WIDTH) / 2.0)
    );
    board_part(&mut painter);
    painter.flush();
    painter.svg.push_str("</g>");
    let sheets: [(&str, f64, Content); 2] = [
        ("left", left_sheet::HEIGHT, left_sheet::sheet),
        ("right", right_sheet::HEIGHT, right_sheet::sheet),
    ];
    for ((head, height, content), left) in sheets.into_iter().zip([0.0, WIDTH + GAP]) {
        let place = at(left, top);
        draw!(painter.svg, r#"<g id="sheet-{head}" transform="translate({place})">"#);
        sheet(&mut painter, head, height, content);
        painter.flush();
        painter.svg.push_str("</g>");
    }
    close(painter)
}

/// Scenario row, castle, attack cards, what is held, paths and the others.
pub fn board(view: &View, seat: Seat, marks: &Marks, book: &Phrasebook) -> String {
    let mut painter = Painter::new(view, seat, marks, book);
    open(&mut painter, (WIDTH, main_board::HEIGHT), "board");
    board_part(&mut painter);
    close(painter)
}

fn board_part(painter: &mut Painter<'_>) {
    let (book, view) = (painter.book, painter.view);
    let parts = [
        words::title(book),
        words::scenario(book, view.setup.scenario),
        words::round(book, view.round),
        words::phase(book, view.phase),
    ];
    paper(painter, main_board::HEIGHT, &parts.join(" – "));
    main_board::board(painter);
}

/// The left sheet of a player.
pub fn left(view: &View, seat: Seat, marks: &Marks, book: &Phrasebook) -> String {
    let mut painter = Painter::new(view, seat, marks, book);
    open(&mut painter, (WIDTH, left_sheet::HEIGHT), "left");
    sheet(&mut painter, "left", left_sheet::HEIGHT, left_sheet::sheet);
    close(painter)
}

/// The right sheet of a player.
pub fn right(view: &View, seat: Seat, marks: &Marks, book: &Phrasebook) -> String {
    let mut painter = Painter::new(view, seat, marks, book);
    open(&mut painter, (WIDTH, right_sheet::HEIGHT), "right");
    sheet(&mut painter, "right", right_sheet::HEIGHT, right_sheet::sheet);
    close(painter)
}

/// Begins a picture: what a screen reader says, and the icons.
pub(super) fn open(painter: &mut Painter<'_>, (width, height): (f64, f64), head: &str) {
    let (book, view, seat) = (painter.book, painter.view, painter.seat);
    let title = format!("{} – {}", words::title(book), words::seat(book, seat));
    let said = if view.standing.is_some() {
        words::result(book, view)
    } else {
        words::question(book, view)
    };
    let holds = words::holds(book, seat, painter.player());
    let castle = words::castle(book, seat, painter.player());
    let title = escaped(&title);
    let name = if is_type() {
        format!(r#"aria-label="{title}" aria-describedby="anarchy-{head}-words""#)
    } else {
        format!(r#"aria-labelledby="anarchy-{head}-title anarchy-{head}-words""#)
    };
    let title = if is_type() {
        String::new()
    } else {
        format!(r#"<title id="anarchy-{head}-title">{title}</title>"#)
    };
    draw!(
        painter.svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}" role="group" {name} lang="{2}">{title}<desc id="anarchy-{head}-words">{3} {4} {5}</desc>"#,
        Num(width),
        Num(height),
        book.language(),
        escaped(&said),
        escaped(&holds),
        escaped(&castle)
    );
    icon::defs(&mut painter.svg);
}

/// The paper of a sheet with its name and its owner's colour.
pub(super) fn sheet(painter: &mut Painter<'_>, head: &str, height: f64, content: Content) {
    let name = words::seat(painter.book, painter.seat);
    let title = words::heading(painter.book, head);
    let text = format!("{} – {name} – {title}", words::title(painter.book));
    paper(painter, height, &text);
    content(painter);
}

/// Paper with a title in the colour of its owner.
fn paper(painter: &mut Painter<'_>, height: f64, text: &str) {
    if is_type() {
        // A page says above the drawing what it shows.
        draw!(
            painter.svg,
            r#"<rect y="36" width="{}" height="{}" rx="10" fill="{PAPER}"/>"#,
            Num(WIDTH),
            Num(height - 36.0)
        );
        return;
    }
    let colour = palette::seat(painter.seat);
    draw!(
        painter.svg,
        r#"<rect width="{0}" height="{1}" fill="{PAPER}"/><rect x="3" y="3" width="{2}" height="{3}" rx="10" fill="none" stroke="{EDGE}" stroke-width="2"/><path d="M10 10H{4}V38H10Z" fill="{colour}"/><path d="M10 36H{4}" stroke="{INK}" stroke-width="1.4"/>"#,
        Num(WIDTH),
        Num(height),
        Num(WIDTH - 6.0),
        Num(height - 6.0),
        Num(WIDTH - 10.0)
    );
    painter.coloured(at(WIDTH / 2.0, 23.0), 13.0, text, "#fff");
}

pub(super) fn close(mut painter: Painter<'_>) -> String {
    painter.flush();
    painter.svg.push_str("</svg>\n");
    painter.svg
}

/// The icon of a type of attack.
pub(crate) fn attack_icon(kind: AttackType) -> String {
    match kind {
        AttackType::Ladder => "i-ladders".to_owned(),
        AttackType::FinalAssault => "i-final".to_owned(),
        AttackType::SiegeTower => "i-siege-tower".to_owned(),
        other => format!("i-{other}"),
    }
}
