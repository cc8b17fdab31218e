//! Boxes, the sections of the sheets and of the board, tokens, players and buttons.

use bastide_anarchy::{Asset, Attribute, BoxId, Horse, Line, Need, Purse, Question, Row};
use bastide_presentation::Explanation;

use super::{Subject, enlarged, icon, scenario_of};
use crate::doubts::{doubt, doubt_of_shown};
use crate::drawing::seat_id;
use crate::words;
use crate::words::panel;

pub(super) fn filled_box(subject: Subject<'_>, id: BoxId) -> Explanation {
    let Subject { view, seat, book } = subject;
    let (table, player) = (view.table(), &view.players[seat]);
    let is_filled = player.is_filled(id);
    let is_asked = player.question == Question::Action;
    let lacks = lacking(subject, id).filter(|_| is_asked && !is_filled);
    let kind = match &lacks {
        _ if is_filled => "filled",
        None if is_asked => "open",
        _ if table.spec(id).costs().is_empty() => "free",
        _ => "closed",
    };
    let facts = words::box_details(book, table, id);
    let facts = facts.into_iter().map(|(label, words)| (subject.label(label), words)).collect();
    let own = view.setup.data.as_deref();
    Explanation {
        title: words::box_name(book, id),
        kind: Some(subject.kind(kind)),
        picture: Some(enlarged(table, id, is_filled)),
        facts,
        words: doubt(&format!("box-{id}"), own, book).into_iter().collect(),
        missing: lacks.map(|need| words::need(book, need)),
        clause: None,
    }
}

/// What is missing to fill a box now, as far as everybody can see it.
fn lacking(subject: Subject<'_>, id: BoxId) -> Option<Need> {
    let player = &subject.view.players[subject.seat];
    let spec = subject.view.table().spec(id);
    if spec.costs().is_empty() {
        return Some(Need::Payable { id });
    }
    if let Some(need) = spec.needs().find(|need| !player.is_filled(need.on)) {
        return Some(Need::Filled { id, on: need.on, why: need.why });
    }
    let mut links = spec.links().peekable();
    if links.peek().is_some() && !links.any(|link| player.is_filled(link)) {
        return Some(Need::Linked { id });
    }
    let can_pay = spec.costs().iter().any(|&cost| player.purse.covers(cost));
    (!can_pay).then_some(Need::Price { cost: spec.costs[0], purse: player.purse })
}

pub(super) fn section(subject: Subject<'_>, element: &str) -> Option<Explanation> {
    let Subject { view, book, .. } = subject;
    if let Some(seat) = element.strip_prefix("player-") {
        return plate(subject, seat);
    }
    if let Some(token) = element.strip_prefix("token-") {
        return Some(tokens(subject, token));
    }
    if let Some(row) = element.strip_prefix("right-").and_then(Row::from_word) {
        let line = view.table().lines.rows[row.index()];
        let filled = (subject.label("filled"), counted(subject, &[line]));
        let title = words::track(book, row.word());
        let told = plain(subject, title, vec![filled], icon(&format!("c-{row}")));
        return Some(Explanation { words: vec![panel::section(book, row.word())], ..told });
    }
    if let Some(part) = element.strip_prefix("left-") {
        let mut told = sheet(subject, part)?;
        if part != "discontent" {
            told.words.insert(0, panel::section(book, part));
        }
        return Some(told);
    }
    board(subject, element).or_else(|| button(subject, element))
}

fn plain(
    subject: Subject<'_>,
    title: String,
    facts: Vec<(String, String)>,
    picture: Option<String>,
) -> Explanation {
    Explanation {
        title,
        kind: Some(subject.kind("section")),
        picture,
        facts,
        ..Explanation::default()
    }
}

/// How many boxes of some tracks are filled.
fn counted(subject: Subject<'_>, lines: &[Line]) -> String {
    let player = &subject.view.players[subject.seat];
    let filled = lines.iter().map(|&line| u32::from(player.filled.count(line))).sum::<u32>();
    let all = lines.iter().map(|line| u32::from(line.len)).sum::<u32>();
    panel::of(subject.book, filled, all)
}

/// A section of the left sheet.
fn sheet(subject: Subject<'_>, part: &str) -> Option<Explanation> {
    let Subject { view, seat, book } = subject;
    let (table, player) = (view.table(), &view.players[seat]);
    let lines = &table.lines;
    let title = bastide_text::sheets::section(book, format!("left-{part}"));
    let filled = |lines: &[Line]| vec![(subject.label("filled"), counted(subject, lines))];
    Some(match part {
        "land" => {
            let tracks: Vec<Line> = lines.fortifications.into_iter().chain(lines.lands).collect();
            plain(subject, title, filled(&tracks), None)
        }
        "production" => {
            let each = Asset::ALL.iter().zip(lines.production);
            let facts = each.map(|(&asset, line)| {
                (words::asset(book, asset), format!("+{}", player.filled.count(line)))
            });
            plain(subject, title, facts.collect(), None)
        }
        "wheel" => plain(subject, title, filled(&lines.quarters), icon("i-coin")),
        "constructions" => plain(subject, title, filled(&[lines.constructions]), None),
        "attributes" => {
            let each = Attribute::ALL.iter().zip(lines.attributes);
            let facts = each.map(|(&attribute, line)| {
                (words::attribute(book, attribute), counted(subject, &[line]))
            });
            plain(subject, title, facts.collect(), None)
        }
        "discontent" => {
            let mut told = plain(
                subject,
                words::heading(book, "discontent-joy"),
                vec![
                    (words::heading(book, "discontent"), player.discontent.to_string()),
                    (words::heading(book, "joy"), player.joy.to_string()),
                    (words::heading(book, "castles"), counted(subject, &[lines.castles])),
                ],
                icon("i-discontent"),
            );
            let (left, cost) = (player.score.final_discontent, player.score.penalty);
            told.words = vec![panel::mood(book, u32::from(left), cost.unsigned_abs())];
            told.words.extend(doubt("discontent", view.setup.data.as_deref(), book));
            told
        }
        "tactics" => plain(subject, title, filled(&[lines.tactics]), None),
        _ => return None,
    })
}

fn board(subject: Subject<'_>, element: &str) -> Option<Explanation> {
    let Subject { view, seat, book } = subject;
    let player = &view.players[seat];
    let head = |head: &str| words::heading(book, head);
    Some(match element {
        "scenario" => Explanation {
            words: vec![words::scenario_words(book, view.setup.scenario)],
            ..plain(subject, words::scenario(book, view.setup.scenario), Vec::new(), None)
        },
        "attacks" => {
            let dealt = player.attacks.iter();
            let told = dealt.map(|&dealt| words::attack(book, view.table(), dealt)).collect();
            Explanation { words: told, ..plain(subject, head("attacks"), Vec::new(), None) }
        }
        "supplies" => plain(
            subject,
            head("supplies"),
            vec![(subject.label("held"), words::purse(book, player.purse))],
            None,
        ),
        "estate" => Explanation {
            words: vec![panel::estate(book, u32::from(player.estate_left))],
            ..plain(subject, head("estate"), Vec::new(), icon("i-card"))
        },
        "paths" => {
            let taken = player.paths.iter().map(|&path| words::path(book, path)).collect();
            plain(
                subject,
                head("paths"),
                vec![(subject.label("held"), words::list(book, taken))],
                None,
            )
        }
        "players" => {
            let points = view.players.iter().map(|(seat, player)| {
                (words::seat(book, seat), words::points(book, player.score.total))
            });
            plain(subject, head("points"), points.collect(), None)
        }
        _ => return None,
    })
}

fn plate(subject: Subject<'_>, id: &str) -> Option<Explanation> {
    let Subject { view, book, .. } = subject;
    let (seat, player) = view.players.iter().find(|(seat, _)| seat_id(*seat) == id)?;
    let lines = words::score_lines(book, &player.score).into_iter();
    Some(Explanation {
        title: words::seat(book, seat),
        kind: Some(subject.kind("player")),
        facts: lines.map(|(name, points)| (name, points.to_string())).collect(),
        words: vec![words::holds(book, seat, player), words::castle(book, seat, player)],
        ..Explanation::default()
    })
}

fn tokens(subject: Subject<'_>, token: &str) -> Explanation {
    let player = &subject.view.players[subject.seat];
    let (count, shown) = match token {
        "knowledge" => (player.knowledge, "i-knowledge"),
        "rally" => (player.rally.active, "i-rally"),
        "beer" => (player.beers, "i-brew"),
        _ => (player.horses.len() as u8, "i-horse-black"),
    };
    Explanation {
        title: words::heading(subject.book, token),
        kind: Some(subject.kind("tokens")),
        picture: icon(shown),
        facts: vec![(subject.label("held"), count.to_string())],
        ..Explanation::default()
    }
}

fn button(subject: Subject<'_>, element: &str) -> Option<Explanation> {
    let book = subject.book;
    let (facts, missing) = match element {
        "trade" => (Vec::new(), lacks_goods(subject).then(|| panel::trade_missing(book))),
        "attack" => castle(subject).unwrap_or_default(),
        _ => (Vec::new(), None),
    };
    let title = match element {
        "trade" | "attack" | "pay" | "go" | "skip" => words::heading(book, element),
        "done" => words::heading(book, "done-button"),
        _ => {
            let Question::Training { icons } = subject.view.players[subject.seat].question else {
                return None;
            };
            let number: usize = element.strip_prefix("choose-")?.parse().ok()?;
            let spec = subject.view.table().training.get(usize::from(icons).checked_sub(1)?)?;
            words::gain(book, spec.gains.get(number.checked_sub(1)?)?)?
        }
    };
    let told = match element {
        "done" => vec![panel::done(book)],
        "trade" => vec![panel::trade(book)],
        "attack" => {
            let doubt = doubt_of_shown(subject.view, subject.view.round, &["castle"], book);
            let doubt = doubt.filter(|_| !facts.is_empty());
            [panel::attack(book)].into_iter().chain(doubt).collect()
        }
        _ => Vec::new(),
    };
    Some(Explanation {
        title,
        kind: Some(subject.kind("action")),
        facts,
        words: told,
        missing,
        ..Explanation::default()
    })
}

/// Whether there are not two resources to give for one.
fn lacks_goods(subject: Subject<'_>) -> bool {
    subject.view.players[subject.seat].purse.resources() < 2
}

/// Names and values.
type Facts = Vec<(String, String)>;

/// What the castle of the round takes and gives, and why it cannot be taken now.
fn castle(subject: Subject<'_>) -> Option<(Facts, Option<String>)> {
    let Subject { view, seat, book } = subject;
    let (table, player) = (view.table(), &view.players[seat]);
    let Some(castle) = scenario_of(view, view.round)?.castle else {
        return Some((Vec::new(), Some(words::need(book, Need::Tents))));
    };
    // Castles that were passed by stand in the way, too (ANA-CASTLE-04).
    let passed = (player.tent + 1..view.round).filter_map(|round| scenario_of(view, round)?.castle);
    let least = castle.defence + passed.map(|castle| castle.defence_passed).sum::<u8>();
    let at = usize::from(view.round) - 1;
    let loot = view.loot.get(at).map(|&loot| words::purse(book, table.loot[loot.index()].gain));
    let gain = words::gain(book, &table.places[at].gain).into_iter().chain(loot).collect();
    let cost = Purse::of(Asset::Food, castle.food);
    let facts = vec![
        (subject.label("strength"), least.to_string()),
        (subject.label("cost"), words::purse(book, cost)),
        (subject.label("gain"), words::list(book, gain)),
    ];
    let count = |asset| player.purse.count(asset);
    let has = u32::from(count(Asset::Soldier)) + 2 * u32::from(count(Asset::Knight));
    let weapon = castle.weapons.iter().find(|&id| !player.is_filled(id));
    let mut horses = Horse::ALL.iter().filter(|horse| castle.horses >> horse.index() & 1 == 1);
    let horse = horses.find(|horse| !player.horses.contains(horse));
    let need = |need| Some(words::need(book, need));
    let missing = match (horse, weapon) {
        _ if player.tent >= view.round => need(Need::CastleNotTaken),
        (Some(&horse), _) => need(Need::Horse { horse }),
        (_, Some(id)) => need(Need::Weapon { id }),
        _ if !player.purse.covers(cost) => need(Need::Price { cost, purse: player.purse }),
        _ if has < least.into() => Some(panel::attack_missing(book, u32::from(least), has)),
        _ => None,
    };
    Some((facts, missing))
}
