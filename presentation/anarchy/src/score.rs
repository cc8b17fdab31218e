//! The Anarchy's count: attributes, path cards, discontent; alone, the ladder of titles.

use bastide_anarchy::{
    Attribute, Boxes, Corrected, Criterion, Path, PlayerView, Score, Title, View, clause,
};
use bastide_core::{Clause, Seat};
use bastide_presentation::{Rung, ScoreLine, ScoreSheet, Share, plain, seats};
use bastide_text::{Phrasebook, scores as say};

use crate::doubts::doubt;
use crate::words;

pub(crate) fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
    view.standing.as_ref()?;
    let scores: Vec<&Score> = view.players.iter().map(|(_, player)| &player.score).collect();
    let mut lines = attributes(&scores, book);
    lines.extend(paths(view).into_iter().map(|path| path_line(view, path, book)));
    lines.push(discontent(&scores, view.setup.data.as_deref(), book));
    let totals = scores.iter().map(|score| score.total);
    lines.push(ScoreLine { is_total: true, ..plain(say::total(book), totals) });
    Some(ScoreSheet { lines, tie_breaks: tie_breaks(&scores, book), ladder: ladder(view, book) })
}

pub(crate) fn gauges(view: &View, book: &Phrasebook) -> Vec<(String, Vec<i32>)> {
    let each = |of: &dyn Fn(Seat) -> i32| seats(view.players.len()).map(of).collect();
    let player = |seat: Seat| &view.players[seat];
    vec![
        (say::gauge_points(book), each(&|seat| player(seat).score.total)),
        (words::score_sheet::gauge_boxes(book), each(&|seat| player(seat).filled.len() as i32)),
        (
            words::score_sheet::gauge_discontent(book),
            each(&|seat| i32::from(player(seat).score.final_discontent)),
        ),
    ]
}

/// One point for every filled box of the four tracks (ANA-END-01).
fn attributes(scores: &[&Score], book: &Phrasebook) -> Vec<ScoreLine> {
    let of = |score: &Score, attribute| match attribute {
        Attribute::Bravery => score.bravery,
        Attribute::Loyalty => score.loyalty,
        Attribute::Influence => score.influence,
        Attribute::Power => score.power,
    };
    let line = |&attribute: &Attribute| {
        let share = |score: &&Score| {
            let boxes = of(score, attribute);
            let how = words::score_sheet::anarchy_boxes(book, u32::from(boxes));
            Some(Share { points: boxes.into(), how })
        };
        ScoreLine {
            label: words::attribute(book, attribute),
            rule: words::score_sheet::anarchy_attribute_rule(book),
            clause: Some(clause::ANA_END_01),
            shares: scores.iter().map(share).collect(),
            is_total: false,
        }
    };
    Attribute::ALL.iter().map(line).collect()
}

/// Every path card that somebody has, in the order of the table.
fn paths(view: &View) -> Vec<Path> {
    let mut paths: Vec<Path> =
        view.players.iter().flat_map(|(_, player)| player.paths.iter().copied()).collect();
    paths.sort_by_key(|path| path.index());
    paths.dedup();
    paths
}

fn path_line(view: &View, path: Path, book: &Phrasebook) -> ScoreLine {
    let is_gate = view.table().paths[path.index()].criterion == Criterion::TowersAndGate;
    let share = |seat: Seat| {
        let player = &view.players[seat];
        let score = player.score.paths.iter().find(|score| score.path == path)?;
        let count = u32::from(score.count);
        let how = if is_gate {
            words::score_sheet::anarchy_towers(book, count, u32::from(player.gate))
        } else {
            words::score_sheet::anarchy_counted(book, count)
        };
        Some(Share { points: score.points.into(), how })
    };
    ScoreLine {
        label: words::path(book, path),
        rule: words::path_counts(book, view.table(), path),
        clause: path_clause(path),
        shares: seats(view.players.len()).map(share).collect(),
        is_total: false,
    }
}

/// Where it stands what a path card counts: the clauses are numbered in the order of the cards.
pub(crate) fn path_clause(path: Path) -> Option<Clause> {
    let wanted = format!("ANA-PATHCARD-{:02}", path.index() + 1);
    clause::ALL.iter().copied().find(|clause| clause.id() == wanted)
}

/// What a path card counts of a player now.
pub(crate) fn path_count(view: &View, player: &PlayerView, path: Path) -> u8 {
    let filled = |boxes: &Boxes| player.filled.and(boxes).len() as u8;
    match &view.table().paths[path.index()].criterion {
        Criterion::Filled(boxes) => filled(boxes),
        Criterion::Sets(sets) => {
            sets.iter().filter(|set| set.is_within(&player.filled)).count() as u8
        }
        Criterion::FinalDiscontent => player.score.final_discontent,
        Criterion::RallyTokens => player.rally.owned,
        Criterion::WallLevels => player.walls.iter().sum(),
        Criterion::MoatLevel => player.moat,
        Criterion::TowersAndGate => player.towers.iter().sum(),
    }
}

fn discontent(scores: &[&Score], own: Option<&Corrected>, book: &Phrasebook) -> ScoreLine {
    let mut rule = words::score_sheet::anarchy_discontent_rule(book);
    if let Some(doubt) = doubt("discontent", own, book) {
        rule = format!("{rule} {doubt}");
    }
    let share = |score: &&Score| {
        let how = words::score_sheet::anarchy_discontent(book, u32::from(score.final_discontent));
        Some(Share { points: -score.penalty, how })
    };
    ScoreLine {
        label: words::score_sheet::gauge_discontent(book),
        rule,
        clause: Some(clause::ANA_END_01),
        shares: scores.iter().map(share).collect(),
        is_total: false,
    }
}

/// ANA-END-03: nobody to be compared with, nothing to break.
fn tie_breaks(scores: &[&Score], book: &Phrasebook) -> Vec<ScoreLine> {
    if scores.len() < 2 {
        return Vec::new();
    }
    let less = scores.iter().map(|score| i32::from(score.final_discontent));
    let more = scores.iter().map(|score| i32::from(score.workers));
    let clause = Some(clause::ANA_END_03);
    vec![
        ScoreLine { clause, ..plain(words::score_sheet::anarchy_tie_discontent(book), less) },
        ScoreLine { clause, ..plain(words::score_sheet::anarchy_tie_workers(book), more) },
    ]
}

/// The titles of a game alone (ANA-SOLO-06).
fn ladder(view: &View, book: &Phrasebook) -> Vec<Rung> {
    let Some(reached) = view.title else { return Vec::new() };
    let rungs = Title::ALL.iter().zip(view.table().ladder);
    let rung = |(&title, from): (&Title, u8)| Rung {
        title: words::rank(book, title),
        from: from.into(),
        is_reached: title == reached,
    };
    rungs.map(rung).collect()
}

#[cfg(test)]
mod tests {
    use bastide_anarchy::Anarchy;
    use bastide_core::{Game as _, Seed, Viewer};
    use rand_core::SeedableRng as _;
    use rand_pcg::Pcg64Mcg;

    use super::*;

    /// A game that chance has played to its end.
    fn finished(number: u64, setup: &bastide_anarchy::Setup) -> Anarchy {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let mut game = Anarchy::start(setup, &Seed::numbered(number)).expect("a setup");
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.pick(seat, &mut rng).expect("something is legal");
            let _ = game.apply(seat, action, &mut Vec::new()).expect("it is legal");
        }
        game
    }

    #[test]
    fn the_lines_of_the_count_add_up_to_what_the_rules_say() {
        let book = Phrasebook::default();
        let setups: Vec<_> = Anarchy::showcase().into_iter().collect();
        for number in 0..400 {
            let game = finished(number, &setups[number as usize % setups.len()]);
            let standing = game.standing().expect("it is over");
            let sheet = super::sheet(&game.view(Viewer::Public), &book).expect("it is over");
            let (totals, lines): (Vec<_>, Vec<_>) = sheet.lines.iter().partition(|l| l.is_total);
            let points = |line: &ScoreLine, seat: Seat| {
                line.shares[seat.index()].as_ref().map_or(0, |share| share.points)
            };
            for (seat, place) in standing.places.iter() {
                let sum: i32 = lines.iter().map(|line| points(line, seat)).sum();
                assert_eq!(sum, place.points, "game {number}, {seat:?}: {lines:?}");
                assert_eq!(points(totals[0], seat), place.points, "game {number}, {seat:?}");
            }
        }
    }

    #[test]
    fn the_clause_of_every_path_card_names_it() {
        let ledger = include_str!("../../../docs/rules/anarchy.md").to_lowercase();
        for path in Path::all() {
            let id = path_clause(path).expect("a clause").id().to_lowercase();
            let name = path.text().replace('-', " ");
            assert!(ledger.contains(&format!("**{id}** {name}")), "{id}: {name}");
        }
    }
}
