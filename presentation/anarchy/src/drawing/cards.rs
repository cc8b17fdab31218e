//! Cards: attacks with known and unknown sides, paths, and the scenario row.

use bastide_anarchy::{
    AttackType, CastleSpec, Criterion, Dealt, Horse, Letter, Path as PathCard, ScenarioCardSpec,
    SiegeSpec, TARGETS,
};
use bastide_core::Seat;
use bastide_draw::svg::{Num, Point, at, draw};

use super::painter::{Called, Frame, Painter, called, items, purse_items};
use super::palette::{self, EDGE, FAINT, FRESH, INK};
use super::picture::attack_icon;
use super::seat_id;
use crate::score::path_count;
use crate::words;

/// Strengths of the letters in this round.
fn strengths(painter: &Painter<'_>) -> [u8; 5] {
    let scenario = painter.view.setup.scenario.index();
    let round = usize::from(painter.view.round.max(1)) - 1;
    painter.table().scenarios[scenario][round.min(4)].strength
}

/// An attack card above the player board.
pub(super) fn attack(painter: &mut Painter<'_>, frame: Frame, dealt: Dealt) {
    let spec = dealt.card.map(|card| *card.spec(painter.table()));
    let is_violent = spec.is_some_and(|spec| spec.is_violent);
    let is_now = painter.player().resolving == Some(dealt.slot);
    let title = format!(
        "{}. {}",
        words::attack(painter.book, painter.table(), dealt),
        words::defences(painter.book, painter.table(), dealt.kind)
    );
    let (fill, edge) = match (dealt.card.is_some(), is_violent) {
        (false, _) => ("#cdbb94", FAINT),
        (true, true) => ("#f6dcd2", FRESH),
        (true, false) => ("#fdf8ea", INK),
    };
    let thick = if is_now { 4.0 } else { 1.4 };
    let Frame { x, y, w, h } = frame;
    let Called { attributes, inside } = called(&title);
    draw!(
        painter.svg,
        r#"<rect id="attack-{}-{}" x="{}" y="{}" width="{}" height="{}" rx="8" fill="{fill}" stroke="{edge}" stroke-width="{}"{attributes}>{inside}</rect>"#,
        seat_id(painter.seat),
        dealt.slot,
        Num(x),
        Num(y),
        Num(w),
        Num(h),
        Num(thick)
    );
    let name = words::attack_kind(painter.book, dealt.kind, is_violent);
    painter.label(at(x + 10.0, y + 17.0), w - 50.0, 9.0, &name);
    let icon = if is_violent && dealt.kind == AttackType::Catapult {
        "i-trebuchet".to_owned()
    } else {
        attack_icon(dealt.kind)
    };
    painter.icon(&icon, at(x + w - 20.0, y + 19.0), 1.15);
    if is_violent {
        let fierce = words::heading(painter.book, "fierce");
        painter.coloured(at(x + w / 2.0, y + 40.0), 8.0, &fierce, FRESH);
    }
    plan(painter, at(x + w / 2.0, y + 88.0), spec.map(|spec| spec.hits));
    means(painter, at(x + w / 2.0, y + h - 15.0), dealt.kind);
}

/// A small castle with the letters and strengths on its sides.
fn plan(painter: &mut Painter<'_>, centre: Point, hits: Option<[Option<Letter>; TARGETS]>) {
    draw!(
        painter.svg,
        r##"<rect x="{}" y="{}" width="36" height="36" fill="#e7d8b4" stroke="{FAINT}" stroke-width="3" pointer-events="none"/>"##,
        Num(centre.x - 18.0),
        Num(centre.y - 18.0)
    );
    let Some(hits) = hits else {
        painter.centred(centre, 20.0, "?");
        return;
    };
    let strengths = strengths(painter);
    let places = [at(0.0, -31.0), at(40.0, 0.0), at(0.0, 31.0), at(-40.0, 0.0), at(0.0, 0.0)];
    for (hit, place) in hits.into_iter().zip(places) {
        let Some(letter) = hit else { continue };
        let text = format!("{letter} {}", strengths[letter.index()]);
        let place = centre + place;
        draw!(
            painter.svg,
            r##"<rect x="{}" y="{}" width="38" height="17" rx="8" fill="#8c2f24" stroke="none" pointer-events="none"/>"##,
            Num(place.x - 19.0),
            Num(place.y - 8.5)
        );
        painter.coloured(place, 9.0, &text, "#fff");
    }
}

/// What may defend: fortification, tactic, workers.
fn means(painter: &mut Painter<'_>, centre: Point, kind: AttackType) {
    let spec = painter.table().attack_types[kind.index()];
    let mut icons: Vec<String> = Vec::new();
    icons.extend(spec.fortification.map(|fortification| format!("i-{fortification}")));
    icons.extend(spec.tactic.map(|tactic| format!("i-{tactic}")));
    if spec.has_workers {
        icons.push("i-soldier".to_owned());
    }
    let first = centre.x - (icons.len() as f64 - 1.0) * 14.0;
    for (number, icon) in icons.iter().enumerate() {
        painter.icon(icon, at(first + number as f64 * 28.0, centre.y), 0.85);
    }
}

/// A path card: what it gives, what it counts, and the points it is worth now.
pub(super) fn path(painter: &mut Painter<'_>, frame: Frame, card: PathCard, points: Option<u8>) {
    let spec = painter.table().paths[card.index()];
    let title = words::path_words(painter.book, painter.table(), card);
    let name = words::path(painter.book, card);
    let Frame { x, y, w, h } = frame;
    let edge = if points.is_some() { INK } else { FRESH };
    let Called { attributes, inside } = called(&format!("{name}. {title}"));
    draw!(
        painter.svg,
        r##"<rect id="path-{card}" x="{}" y="{}" width="{}" height="{}" rx="7" fill="#fdf8ea" stroke="{edge}" stroke-width="1.4"{attributes}>{inside}</rect>"##,
        Num(x),
        Num(y),
        Num(w),
        Num(h)
    );
    painter.label(at(x + 7.0, y + 14.0), w - 14.0, 8.4, &name);
    let gains: Vec<_> = spec.gain.iter().collect();
    for (number, (asset, count)) in gains.iter().enumerate() {
        let place =
            at(x + 15.0 + (number % 2) as f64 * 40.0, y + 36.0 + (number / 2) as f64 * 21.0);
        painter.icon(&format!("i-{asset}"), place, 0.72);
        painter.write(place + at(11.0, -4.0), 8.5, &count.to_string());
    }
    progress(painter, frame, card);
    let steps = spec.at.map(|[count, second]| match spec.criterion {
        Criterion::TowersAndGate => format!("{count}+{second}"),
        _ => count.to_string(),
    });
    for (number, step) in steps.iter().enumerate() {
        let place = at(x + w / 6.0 + number as f64 * w / 3.0, y + h - 27.0);
        let is_reached = points.is_some_and(|points| usize::from(points) > number);
        let (fill, text) = if is_reached { ("#3c7a45", "#fff") } else { ("#efe2c2", INK) };
        draw!(
            painter.svg,
            r#"<rect x="{}" y="{}" width="{}" height="18" rx="4" fill="{fill}" stroke="{EDGE}" pointer-events="none"/>"#,
            Num(place.x - w / 6.0 + 2.5),
            Num(place.y - 9.0),
            Num(w / 3.0 - 5.0)
        );
        painter.coloured(place, if step.len() > 2 { 6.6 } else { 8.6 }, step, text);
        painter.centred_faint(at(place.x, y + h - 10.0), 7.0, &format!("+{}", number + 1));
    }
}

/// What a path card counts, and how many there are now: `2/3`.
fn progress(painter: &mut Painter<'_>, frame: Frame, card: PathCard) {
    let spec = &painter.table().paths[card.index()];
    let count = path_count(painter.view, painter.player(), card);
    let next = spec.at.iter().map(|at| at[0]).find(|&at| count < at || spec.is_at_most);
    let next = next.unwrap_or(spec.at[2][0]);
    let y = frame.y + frame.h - 48.0;
    painter.icon(path_icon(card), at(frame.x + 47.0, y), 0.72);
    painter.centred(at(frame.x + 70.0, y), 7.6, &format!("{count}/{next}"));
}

/// The icon of what a path card counts.
pub(crate) fn path_icon(card: PathCard) -> &'static str {
    match card.text() {
        "abbot" => "i-worship",
        "architect" => "i-castle",
        "weaponsmith" => "i-catapult",
        "advocate" => "i-discontent",
        "baron" => "c-governance",
        "captain" => "i-rally",
        "champion" => "i-trophy",
        "commander" => "i-power",
        "conqueror" => "i-tent",
        "foreman" => "i-material",
        "defender" => "i-wall",
        "scout" => "i-knowledge",
        "emissary" => "i-assist",
        "excavator" => "i-moat",
        "merrymaker" => "i-entertainment",
        "warrior" => "i-bravery",
        "engineer" => "i-tower",
        "bellwether" => "i-influence",
        "mentor" => "i-knight",
        "monk" => "i-scroll",
        "silversmith" => "i-coin",
        "partisan" => "i-loyalty",
        "priest" => "i-couple",
        "recruiter" => "i-soldier",
        _ => "i-research",
    }
}

/// A scenario card with its castle or its siege; a turned one is pale.
pub(super) fn scenario(
    painter: &mut Painter<'_>,
    frame: Frame,
    round: u8,
    card: &ScenarioCardSpec,
) {
    let is_turned = round < painter.view.round;
    let is_now = round == painter.view.round && painter.view.standing.is_none();
    let Frame { x, y, w, h } = frame;
    let id = if is_now { "enemy-castle".to_owned() } else { format!("scenario-{round}") };
    let (fill, thick) = match (is_turned, is_now) {
        (true, _) => ("#e2d6ba", 1.0),
        (_, true) => ("#fffdf6", 3.2),
        _ => ("#fbf5e6", 1.0),
    };
    let Called { attributes, inside } = called(&words::scenario_card(painter.book, round, card));
    draw!(
        painter.svg,
        r#"<rect id="{id}" x="{}" y="{}" width="{}" height="{}" rx="7" fill="{fill}" stroke-width="{}"{attributes}>{inside}</rect>"#,
        Num(x),
        Num(y),
        Num(w),
        Num(h),
        Num(thick)
    );
    painter.coloured(at(x + 14.0, y + 16.0), 14.0, &round.to_string(), FRESH);
    for (number, (letter, strength)) in Letter::ALL.iter().zip(card.strength).enumerate() {
        let place = at(x + 38.0 + number as f64 * 23.0, y + 10.0);
        painter.centred_faint(place, 6.6, &letter.to_string());
        painter.centred(at(place.x, y + 23.0), 9.0, &strength.to_string());
    }
    if let Some(castle) = card.castle {
        enemy_castle(painter, frame, castle, is_turned);
        place(painter, frame, round);
        if is_now {
            overruns(painter, frame);
        }
    }
    due(painter, frame, round);
    if let Some(siege) = card.siege {
        assaults(painter, frame, round, siege);
    }
}

/// What it takes to attack the enemy castle.
fn enemy_castle(painter: &mut Painter<'_>, frame: Frame, castle: CastleSpec, is_turned: bool) {
    let Frame { x, y, .. } = frame;
    painter.icon("i-castle", at(x + 22.0, y + 55.0), 1.3);
    let defence = if is_turned { castle.defence_passed } else { castle.defence };
    painter.icon("i-strength", at(x + 54.0, y + 53.0), 1.2);
    painter.centred(at(x + 54.0, y + 51.0), 10.0, &defence.to_string());
    let mut wanted: Vec<String> =
        std::iter::repeat_n("i-food".to_owned(), usize::from(castle.food)).collect();
    let horses = Horse::ALL.iter().filter(|horse| castle.horses >> horse.index() & 1 == 1);
    wanted.extend(horses.map(|horse| format!("i-horse-{horse}")));
    wanted.extend(castle.weapons.iter().map(|id| format!("i-{id}")));
    for (number, icon) in wanted.iter().enumerate() {
        let (column, row) = (number % 3, number / 3);
        let place = at(x + 82.0 + column as f64 * 24.0, y + 46.0 + row as f64 * 22.0);
        painter.icon(icon, place, 0.82);
    }
}

/// What a siege costs in food, and the bravery by the number of assaults withstood.
fn assaults(painter: &mut Painter<'_>, frame: Frame, round: u8, siege: SiegeSpec) {
    let Frame { x, y, w, .. } = frame;
    for number in 0..siege.extra_food {
        painter.icon("i-food", at(x + 20.0 + f64::from(number) * 24.0, y + 52.0), 0.9);
    }
    painter.icon("i-bravery", at(x + 20.0, y + 92.0), 0.9);
    let cards = usize::from(round) + 2;
    let step = (w - 44.0) / cards as f64;
    for (number, bravery) in siege.bravery.iter().take(cards).enumerate() {
        let place = at(x + 44.0 + number as f64 * step, y + 92.0);
        painter.centred(place, 9.0, &bravery.to_string());
        painter.centred_faint(at(place.x, y + 108.0), 6.6, &number.to_string());
    }
}

/// What surplus strength buys.
fn overruns(painter: &mut Painter<'_>, frame: Frame) {
    for (number, overrun) in painter.table().overruns.iter().enumerate() {
        let place = at(frame.x + 14.0 + number as f64 * 48.0, frame.y + 115.0);
        painter.centred(place, 7.6, &format!("+{}", overrun.strength));
        for (item, icon) in items(&overrun.gain).iter().enumerate() {
            painter.icon(icon, place + at(18.0 + item as f64 * 15.0, 0.0), 0.62);
        }
    }
}

/// The food and the resolve of a round, in the corner.
fn due(painter: &mut Painter<'_>, frame: Frame, round: u8) {
    let spec = painter.table().rounds[usize::from(round) - 1];
    let corner = at(frame.x + frame.w - 52.0, frame.y + frame.h - 13.0);
    for (number, (icon, count)) in
        [("i-food", spec.food), ("i-loyalty", spec.resolve)].into_iter().enumerate()
    {
        let place = corner + at(number as f64 * 28.0, 0.0);
        painter.icon(icon, place, 0.55);
        painter.centred(place + at(13.0, 0.0), 7.4, &count.to_string());
    }
}

/// What the place gives, and the loot tile beside it.
fn place(painter: &mut Painter<'_>, frame: Frame, round: u8) {
    let spec = painter.table().places[usize::from(round) - 1];
    let Frame { x, y, .. } = frame;
    let mut counted: Vec<(String, usize)> = Vec::new();
    for item in items(&spec.gain) {
        match counted.iter_mut().find(|(known, _)| *known == item) {
            Some((_, count)) => *count += 1,
            None => counted.push((item, 1)),
        }
    }
    for (number, (icon, count)) in counted.iter().enumerate() {
        let place = at(x + 16.0 + number as f64 * 34.0, y + 94.0);
        painter.icon(icon, place, 0.78);
        painter.write(place + at(10.0, -4.0), 8.5, &count.to_string());
    }
    let Some(&loot) = painter.view.loot.get(usize::from(round) - 1) else { return };
    let tile = painter.table().loot[loot.index()];
    let icons = purse_items(tile.gain);
    let Called { attributes, inside } = called(&words::loot(painter.book, painter.table(), loot));
    draw!(
        painter.svg,
        r##"<rect x="{}" y="{}" width="66" height="24" rx="4" fill="#e9d9ae" stroke="{FAINT}" pointer-events="none"{attributes}>{inside}</rect>"##,
        Num(x + 82.0),
        Num(y + 82.0)
    );
    for (number, icon) in icons.iter().enumerate() {
        painter.icon(icon, at(x + 95.0 + number as f64 * 20.0, y + 94.0), 0.74);
    }
}

/// The tents of all players and of the rival, by place.
pub(super) fn tents(painter: &mut Painter<'_>, left: impl Fn(u8) -> Point) {
    let mut standing = [0u8; 6];
    let tents = painter.view.players.iter().map(|(seat, player)| (Some(seat), player.tent));
    let rival = painter.view.rival.map(|place| (None, place));
    for (seat, place) in tents.chain(rival).collect::<Vec<(Option<Seat>, u8)>>() {
        let number = standing[usize::from(place).min(5)];
        standing[usize::from(place).min(5)] += 1;
        let step = f64::from(number);
        let across = if place == 0 { at(0.0, step * 36.0) } else { at(step * 24.0, 0.0) };
        let centre = left(place) + across;
        let (name, colour) = match seat {
            Some(seat) => (words::seat(painter.book, seat), palette::seat(seat)),
            None => (words::heading(painter.book, "rival"), "#8c857b"),
        };
        // A short name has room below its tent.
        let is_short = name.chars().count() <= 5;
        let letters: String = name.chars().take(if is_short { 5 } else { 2 }).collect();
        let Called { attributes, inside } = called(&name);
        draw!(
            painter.svg,
            r##"<g fill="{colour}"{attributes}>{inside}<use href="#i-tent" transform="translate({centre}) scale(.85)"/></g>"##
        );
        painter.centred(centre + at(0.0, 15.0), 6.4, &letters);
    }
}
