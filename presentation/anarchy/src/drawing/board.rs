//! The board: scenario row, castle, attack cards, workers and resources, paths and the others.

use std::ops::Range;

use bastide_anarchy::{Activity, Asset, Attribute, EstateCard, PlayerView, Question, View};
use bastide_core::Seat;
use bastide_draw::letters::is_type;
use bastide_draw::svg::{Num, Point, at, draw, escaped};
use bastide_text::Phrasebook;

use super::painter::{Called, Frame, Painter, called};
use super::palette::{self, EDGE, FAINT, FRESH, INK};
use super::picture::attack_icon;
use super::{Marks, cards, castle, festival, seat_id, shown};
use crate::words;

pub(super) const HEIGHT: f64 = 690.0;
/// Where the drawing of the castle begins.
pub(super) const CASTLE: Point = at(20.0, 262.0);

pub(super) fn board(painter: &mut Painter<'_>) {
    painter.layer("scenario", scenario);
    painter.layer("players", players);
    painter.layer("own-castle", |painter| {
        painter.panel(Frame::new(10.0, 222.0, 420.0, 458.0));
        let title = words::heading(painter.book, "castle");
        painter.heading(Frame::new(20.0, 226.0, 400.0, 0.0), &title, &[]);
        castle::castle(painter, CASTLE);
    });
    painter.layer("attacks", attacks);
    painter.layer("supplies", supplies);
    painter.layer("estate", estate);
    painter.layer("paths", paths);
    painter.layer("buttons", buttons);
}

fn scenario(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(10.0, 44.0, 812.0, 170.0));
    let scenario = painter.view.setup.scenario;
    let specs = painter.table().scenarios[scenario.index()];
    let left = |place: u8| Frame::new(50.0 + f64::from(place - 1) * 154.0, 52.0, 150.0, 154.0);
    for (round, card) in (1..).zip(&specs) {
        cards::scenario(painter, left(round), round, card);
    }
    if scenario.has_tents() {
        let tent = |place: u8| match place {
            0 => at(29.0, 68.0),
            _ => at(left(place).x + 16.0, 52.0 + 132.0),
        };
        cards::tents(painter, tent);
    }
}

/// A line for each player: points, what they hold, their castle and their cards.
fn players(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(830.0, 44.0, 440.0, 170.0));
    let view = painter.view;
    for (number, (seat, player)) in view.players.iter().enumerate() {
        let y = 52.0 + number as f64 * 40.0;
        player_frame(painter, seat, y);
        painter.label(at(850.0, y + 12.0), 52.0, 8.6, &words::seat(painter.book, seat));
        if view.marker == seat && view.players.len() > 1 {
            painter.icon("i-strength", at(908.0, y + 12.0), 0.55);
            painter.centred(at(908.0, y + 11.0), 6.0, "1");
        }
        let state =
            if player.is_done { words::heading(painter.book, "done") } else { String::new() };
        painter.centred_faint(at(873.0, y + 27.0), 6.0, &state);
        painter.centred(at(933.0, y + 18.0), 13.0, &player.score.total.to_string());
        player_facts(painter, player, y);
        if seat != painter.seat {
            dealt_to(painter, seat, y);
        }
    }
}

fn player_frame(painter: &mut Painter<'_>, seat: Seat, y: f64) {
    let player = &painter.view.players[seat];
    let colour = palette::seat(seat);
    let opacity = if seat == painter.seat { ".2" } else { ".07" };
    let held = words::holds(painter.book, seat, player);
    let Called { attributes, inside } =
        called(&format!("{held} {}", words::castle(painter.book, seat, player)));
    draw!(
        painter.svg,
        r#"<rect id="player-{}" x="836" y="{}" width="428" height="36" rx="5" fill="{colour}" fill-opacity="{opacity}" stroke="{colour}"{attributes}>{inside}</rect>"#,
        seat_id(seat),
        Num(y)
    );
    draw!(
        painter.svg,
        r#"<rect x="836" y="{}" width="9" height="36" rx="4" fill="{colour}" stroke="none"/>"#,
        Num(y)
    );
}

fn player_facts(painter: &mut Painter<'_>, player: &PlayerView, y: f64) {
    let facts = [
        ("i-serf", player.purse.workers() as u8),
        ("i-material", player.purse.resources() as u8),
        ("i-wall", player.walls.iter().sum()),
        ("i-tower", player.towers.iter().sum()),
        ("i-gate", player.gate),
        ("i-moat", player.moat),
        ("i-discontent", player.discontent.saturating_sub(player.joy)),
    ];
    for (place, (icon, count)) in facts.into_iter().enumerate() {
        let x = 966.0 + place as f64 * 27.5;
        painter.icon(icon, at(x, y + 12.0), 0.7);
        painter.centred(at(x, y + 28.0), 7.6, &count.to_string());
    }
}

/// The attack cards of another player, face up or not.
fn dealt_to(painter: &mut Painter<'_>, seat: Seat, y: f64) {
    let view = painter.view;
    for dealt in &view.players[seat].attacks {
        let x = 1162.0 + f64::from(dealt.slot) * 17.0;
        let fill = if dealt.card.is_some() { "#fdf8ea" } else { "#cdbb94" };
        let Called { attributes, inside } =
            called(&words::attack(painter.book, painter.table(), *dealt));
        draw!(
            painter.svg,
            r#"<rect id="attack-{}-{}" x="{}" y="{}" width="15.5" height="28" rx="2" fill="{fill}" stroke="{FAINT}"{attributes}>{inside}</rect>"#,
            seat_id(seat),
            dealt.slot,
            Num(x - 7.75),
            Num(y + 4.0)
        );
        painter.icon(&attack_icon(dealt.kind), at(x, y + 12.0), 0.55);
        let sign = if dealt.card.is_some() { "" } else { "?" };
        painter.centred(at(x, y + 25.0), 7.0, sign);
    }
}

fn attacks(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(438.0, 222.0, 832.0, 196.0));
    let title = words::heading(painter.book, "attacks");
    painter.heading(Frame::new(448.0, 226.0, 812.0, 0.0), &title, &[]);
    for slot in 0..6u8 {
        let frame = attack_frame(slot);
        let dealt = painter.player().attacks.iter().find(|dealt| dealt.slot == slot);
        match dealt {
            Some(&dealt) => cards::attack(painter, frame, dealt),
            None => slot_place(painter, frame),
        }
    }
    // For what a deployment that is still being thought out would achieve: see [`foretold`].
    painter.svg.push_str(r#"<g id="foretold" class="layer"></g>"#);
}

/// Where the attack card of a slot lies.
fn attack_frame(slot: u8) -> Frame {
    Frame::new(446.0 + f64::from(slot) * 137.0, 249.0, 131.0, 163.0)
}

/// How often each attack is repelled, of a hundred cases, on its card in a picture of the board: `(slot, chance)`.
pub fn foretold(view: &View, seat: Seat, chances: &[(u8, u8)], book: &Phrasebook) -> String {
    let marks = Marks::default();
    let mut painter = Painter::new(view, seat, &marks, book);
    for &(slot, chance) in chances {
        let frame = attack_frame(slot);
        // Below the sign of the attack, where neither its sides nor what helps against it lie.
        let (x, y) = (frame.x + frame.w - 45.0, frame.y + 38.0);
        let colour = match chance {
            75.. => "#1f6a41",
            35.. => "#7a5200",
            _ => "#9c2018",
        };
        draw!(
            painter.svg,
            r##"<rect data-attack="attack-{}-{slot}" data-chance="{chance}" x="{}" y="{}" width="50" height="23" rx="8" fill="{colour}" stroke="#fff" stroke-width="2"/>"##,
            seat_id(seat),
            Num(x),
            Num(y)
        );
        painter.coloured(at(x + 25.0, y + 11.5), 9.0, &format!("{chance} %"), "#fff");
    }
    painter.flush();
    painter.svg
}

/// The dashed outline of a place without its card.
fn slot_place(painter: &mut Painter<'_>, frame: Frame) {
    draw!(
        painter.svg,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="8" fill="none" stroke="{EDGE}" stroke-dasharray="6 5"/>"#,
        Num(frame.x),
        Num(frame.y),
        Num(frame.w),
        Num(frame.h)
    );
}

fn supplies(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(438.0, 426.0, 560.0, 74.0));
    let is_resource = |&&asset: &&Asset| asset.is_resource();
    let first = Asset::ALL.iter().position(|asset| is_resource(&asset)).unwrap_or(0);
    holds(painter, 0..first);
    // What a narrow page lays below the workers.
    painter.group("supplies-resources", |painter| holds(painter, first..Asset::ALL.len()));
}

fn holds(painter: &mut Painter<'_>, which: Range<usize>) {
    let purse = painter.player().purse;
    for number in which {
        let asset = Asset::ALL[number];
        let gap = if asset.is_resource() { 14.0 } else { 0.0 };
        let x = 446.0 + number as f64 * 66.5 + gap;
        let name = words::asset(painter.book, asset);
        let Called { attributes, inside } = called(&name);
        draw!(
            painter.svg,
            r#"<rect id="hold-{asset}" x="{}" y="432" width="62" height="62" rx="6" stroke="{EDGE}"{attributes}>{inside}</rect>"#,
            Num(x)
        );
        painter.icon(&format!("i-{asset}"), at(x + 20.0, 456.0), 1.25);
        painter.centred(at(x + 46.0, 457.0), 15.0, &purse.count(asset).to_string());
        painter.centred_faint_within(at(x + 31.0, 485.0), 58.0, 6.4, &name);
    }
}

/// The estate deck and the cards that lie open.
fn estate(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(1006.0, 426.0, 264.0, 74.0));
    let player = painter.player();
    let title = words::heading(painter.book, "estate");
    painter.icon("i-card", at(1030.0, 454.0), 1.5);
    painter.centred(at(1030.0, 484.0), 9.0, &player.estate_left.to_string());
    let Some(activity) = player.activity else {
        painter.label(at(1056.0, 463.0), 200.0, 8.6, &title);
        return;
    };
    for (number, &card) in player.open.iter().enumerate() {
        let centre = at(1076.0 + number as f64 * 48.0, 463.0);
        open_card(painter, centre, card, activity);
    }
    if is_type() {
        open_cards(painter, activity);
    }
}

/// The open cards once more, large: a page lays them beside the section that they are for while it asks about them.
fn open_cards(painter: &mut Painter<'_>, activity: Activity) {
    let (book, player) = (painter.book, painter.player());
    let now = match player.question {
        Question::Valentine { card } | Question::Brewery { card } | Question::Lammas { card } => {
            Some(card)
        }
        _ => None,
    };
    draw!(
        painter.svg,
        r#"<g id="open-cards" display="none" data-section="{}" data-name="{}">"#,
        shown::section(activity),
        escaped(&words::heading(book, "estate"))
    );
    for &card in &player.open {
        let spec = card.spec(painter.table());
        let says = match activity {
            Activity::Valentine => spec.valentine.to_string(),
            Activity::Michaelmas => spec.michaelmas.to_string(),
            _ => String::new(),
        };
        let now = if now == Some(card) { " data-now=\"\"" } else { "" };
        let words = words::estate(book, painter.table(), card, activity);
        let Called { attributes, .. } = called(&words);
        draw!(painter.svg, r#"<g data-says="{says}"{now}{attributes}>"#);
        shown::Face { card, activity, book }.turned(&mut painter.svg, at(0.0, 0.0));
        painter.svg.push_str("</g>");
    }
    painter.svg.push_str("</g>");
}

fn open_card(painter: &mut Painter<'_>, centre: Point, card: EstateCard, activity: Activity) {
    let spec = *card.spec(painter.table());
    let Called { attributes, inside } =
        called(&words::estate(painter.book, painter.table(), card, activity));
    draw!(
        painter.svg,
        r##"<rect x="{}" y="{}" width="42" height="60" rx="5" fill="#fdf8ea"{attributes}>{inside}</rect>"##,
        Num(centre.x - 21.0),
        Num(centre.y - 30.0)
    );
    match activity {
        Activity::Training => painter.icon(&format!("i-{}", spec.training), centre, 1.3),
        Activity::Valentine => painter.centred(centre, 20.0, &spec.valentine.to_string()),
        Activity::Michaelmas => painter.centred(centre, 20.0, &spec.michaelmas.to_string()),
        Activity::Brewery => painter.icon(&format!("i-{}", spec.brewery), centre, 1.3),
        Activity::Lammas => {
            draw!(
                painter.svg,
                r#"<path d="M{}h24v22l-12 11l-12-11z" fill="{}"/>"#,
                centre - at(12.0, 17.0),
                palette::pennant(spec.lammas)
            );
            let letters = festival::letters(painter.book, spec.lammas);
            painter.centred(centre - at(0.0, 4.0), 8.0, &letters);
        }
        Activity::Tournament => {
            let place = |hold: bastide_anarchy::Hold| (hold.index() as f64 - 1.0) * 12.0;
            painter.icon("i-arms", centre + at(place(spec.lance), -14.0), 0.6);
            painter.icon("i-strength", centre + at(place(spec.shield), 14.0), 0.6);
        }
    }
}

/// The paths taken, then those on offer.
fn paths(painter: &mut Painter<'_>) {
    painter.panel(Frame::new(438.0, 508.0, 832.0, 136.0));
    taken(painter, 0..4);
    // What a narrow page lays below these.
    painter.group("paths-last", |painter| taken(painter, 4..5));
    painter.group("paths-beside", |painter| {
        if painter.view.offered.is_empty() {
            score(painter, Frame::new(912.0, 516.0, 348.0, 120.0));
        }
        offered(painter);
    });
}

fn taken(painter: &mut Painter<'_>, slots: Range<usize>) {
    let player = painter.player();
    for slot in slots {
        let frame = Frame::new(445.0 + slot as f64 * 91.0, 514.0, 87.0, 124.0);
        match player.paths.get(slot) {
            Some(&path) => {
                let scored = player.score.paths.iter().find(|score| score.path == path);
                cards::path(painter, frame, path, Some(scored.map_or(0, |score| score.points)));
            }
            None => slot_place(painter, frame),
        }
    }
}

fn offered(painter: &mut Painter<'_>) {
    let player = painter.player();
    let offered = painter.view.offered.clone();
    let mut first = 0.0;
    for path in offered.into_iter().filter(|path| !player.paths.contains(path)) {
        let frame = Frame::new(905.0 + first * 91.0, 514.0, 87.0, 124.0);
        cards::path(painter, frame, path, None);
        first += 1.0;
    }
}

/// What the points are made of, as they stand now.
fn score(painter: &mut Painter<'_>, frame: Frame) {
    let score = painter.player().score.clone();
    let title = words::heading(painter.book, "points");
    painter.heading(frame, &title, &[]);
    let paths: u8 = score.paths.iter().map(|path| path.points).sum();
    let attributes = [score.bravery, score.loyalty, score.influence, score.power];
    let attributes =
        Attribute::ALL.iter().map(|attribute| format!("i-{attribute}")).zip(attributes);
    let mut terms: Vec<(String, i32)> =
        attributes.map(|(icon, points)| (icon, points.into())).collect();
    terms.push(("i-scroll".to_owned(), paths.into()));
    terms.push(("i-discontent".to_owned(), -score.penalty));
    let step = 46.0;
    for (number, (icon, points)) in terms.iter().enumerate() {
        let x = frame.x + 18.0 + number as f64 * step;
        painter.icon(icon, at(x, frame.y + 46.0), 1.05);
        let text =
            if number > 0 && *points >= 0 { format!("+{points}") } else { points.to_string() };
        painter.centred(at(x, frame.y + 76.0), 11.0, &text);
    }
    let x = frame.x + frame.w - 34.0;
    painter.centred(at(x - 40.0, frame.y + 62.0), 11.0, "=");
    painter.coloured(at(x, frame.y + 62.0), 20.0, &score.total.to_string(), FRESH);
}

/// What is not on the board: one button each for what the question allows.
fn buttons(painter: &mut Painter<'_>) {
    let ids: &[&str] = match painter.player().question {
        Question::Action => &["trade", "attack", "done-button"],
        Question::Food { .. } => &["trade", "pay"],
        Question::Rally { .. } => &["go"],
        Question::Valentine { .. } | Question::Brewery { .. } => &["skip"],
        _ => &[],
    };
    // The bar of a page has the rest.
    let is_drawn = |head: &&&str| !is_type() || ["trade", "attack"].contains(*head);
    let mut x = 438.0;
    for &head in ids.iter().filter(is_drawn) {
        let id = if head == "done-button" { "done" } else { head };
        button(painter, &mut x, id, &words::heading(painter.book, head));
    }
    if let Question::Training { icons } = painter.player().question {
        let spec = painter.table().training[usize::from(icons) - 1];
        for number in 0..usize::from(spec.choices) {
            let text = words::gain(painter.book, &spec.gains[number]).unwrap_or_default();
            button(painter, &mut x, &format!("choose-{}", number + 1), &text);
        }
    }
    if is_type() {
        return;
    }
    let asked = if painter.view.standing.is_some() {
        words::result(painter.book, painter.view)
    } else {
        words::question_of(painter.book, painter.view, painter.seat)
    };
    let room = 1262.0 - x;
    painter.label(at(x + 6.0, 665.0), room, 8.8, &asked);
}

fn button(painter: &mut Painter<'_>, x: &mut f64, id: &str, text: &str) {
    let width = bastide_draw::glyph::Ink::width(&text.to_uppercase(), 9.0) + 26.0;
    let colour = if id == "done" { FRESH } else { INK };
    // On a page it is pressed, also by a thumb.
    let (y, height) = if is_type() { (647.0, 37.0) } else { (651.0, 28.0) };
    let Called { attributes, inside } = called(text);
    draw!(
        painter.svg,
        r##"<rect id="{id}" x="{}" y="{y}" width="{}" height="{height}" rx="14" fill="#fff" stroke="{colour}" stroke-width="1.6"{attributes}>{inside}</rect>"##,
        Num(*x),
        Num(width)
    );
    painter.centred(at(*x + width / 2.0, y + height / 2.0), 9.0, text);
    *x += width + 10.0;
}
