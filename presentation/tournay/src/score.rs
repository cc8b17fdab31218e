//! Tournay's count: prestige buildings, printed points, ramparts.

use bastide_core::{Clause, Seat};
use bastide_presentation::{ScoreLine, ScoreSheet, Share, plain, seats};
use bastide_text::{Phrasebook, scores as say};
use bastide_tournay::{Count, PrestigeScore, Scores, Verb, View, clause};

use crate::words;

/// Points of one prestige building at most (TOU-SCORE-04).
const CAP: u32 = 12;

pub(crate) fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
    let scores = view.scores.as_ref()?;
    let prestige = scores.prestige.iter().map(|score| prestige(view, score, book));
    let lines = prestige.chain(others(view, scores, book)).collect();
    let tie = ScoreLine {
        rule: words::score_sheet::tournay_tie(book),
        clause: Some(clause::TOU_SCORE_11),
        ..plain(say::tie_break(book), [])
    };
    Some(ScoreSheet { lines, tie_breaks: vec![tie], ladder: Vec::new() })
}

pub(crate) fn gauges(view: &View, book: &Phrasebook) -> Vec<(String, Vec<i32>)> {
    let scores = view.scores_now();
    let each = |of: &dyn Fn(Seat) -> usize| {
        seats(view.players.len()).map(|seat| of(seat) as i32).collect()
    };
    let cards = |seat: Seat| view.players[seat].district.iter().map(|slot| slot.cards.len());
    vec![
        (say::gauge_points(book), each(&|seat| scores.total[seat] as usize)),
        (
            words::score_sheet::gauge_deniers(book),
            each(&|seat| view.players[seat].deniers as usize),
        ),
        (words::score_sheet::gauge_cards(book), each(&|seat| cards(seat).sum())),
    ]
}

/// A prestige building, which counts for everybody (TOU-SCORE-01 to -04).
fn prestige(view: &View, score: &PrestigeScore, book: &Phrasebook) -> ScoreLine {
    let row = view.setup.table().card(score.card);
    let share = |seat: Seat| {
        let value = u32::from(if score.is_owner[seat] { row.owner } else { row.others });
        let how = match row.verb {
            Verb::Score { count } => {
                let counted = counted(book, count, score.counted[seat]);
                product(book, &counted, value, score.counted[seat])
            }
            _ if score.is_owner[seat] => words::score_sheet::has_it(book),
            _ => words::score_sheet::has_it_not(book),
        };
        Some(Share { points: score.points[seat] as i32, how })
    };
    ScoreLine {
        label: words::card_name(book, score.card),
        rule: words::effect(book, row),
        clause: Some(prestige_clause(row.verb)),
        shares: seats(view.players.len()).map(share).collect(),
        is_total: false,
    }
}

/// Where it stands what a prestige building counts.
pub(crate) fn prestige_clause(verb: Verb) -> Clause {
    let Verb::Score { count } = verb else { return clause::TOU_SCORE_29 };
    match count {
        Count::CardSets => clause::TOU_SCORE_20,
        Count::Cards(_) => clause::TOU_SCORE_21,
        Count::DeniersBy4 => clause::TOU_SCORE_22,
        Count::Citizens(_) => clause::TOU_SCORE_23,
        Count::Characters => clause::TOU_SCORE_24,
        Count::PrestigeBuildings => clause::TOU_SCORE_25,
        Count::CitizenSets => clause::TOU_SCORE_26,
        Count::BuildingsWhiteOrYellow => clause::TOU_SCORE_27,
        Count::RampartsBuilt => clause::TOU_SCORE_28,
    }
}

/// `5 red citizens`
fn counted(book: &Phrasebook, count: Count, number: u32) -> String {
    let (kind, colour) = match count {
        Count::CardSets => ("card-sets", None),
        Count::Cards(colour) => ("cards", Some(colour)),
        Count::DeniersBy4 => ("deniers", None),
        Count::Citizens(colour) => ("citizens", Some(colour)),
        Count::Characters => ("characters", None),
        Count::PrestigeBuildings => ("prestige-buildings", None),
        Count::CitizenSets => ("citizen-sets", None),
        Count::BuildingsWhiteOrYellow => ("buildings", None),
        Count::RampartsBuilt => ("ramparts", None),
    };
    let colour = colour.map_or("any", bastide_tournay::Colour::name);
    words::score_sheet::tournay_counted(book, kind, colour, number)
}

/// `5 red citizens × 2`, and what is cut off it.
fn product(book: &Phrasebook, counted: &str, value: u32, number: u32) -> String {
    if number == 0 {
        counted.to_owned()
    } else if number * value > CAP {
        words::score_sheet::times_capped(book, counted, value, number * value)
    } else {
        words::score_sheet::times(book, counted, value)
    }
}

/// Printed points, ramparts, total.
fn others(view: &View, scores: &Scores, book: &Phrasebook) -> [ScoreLine; 3] {
    let lines = words::score_lines(book, view);
    let [printed, ramparts, total] = [3, 2, 1].map(|back| {
        let line = &lines[lines.len() - back];
        plain(line.label.clone(), line.points.iter().map(|(_, &points)| points as i32))
    });
    let printed_how = |seat: Seat| {
        let cards = view.players[seat].district.iter().flat_map(|slot| &slot.cards);
        let with_points = cards.filter(|&&card| view.setup.table().card(card).pp > 0).count();
        words::score_sheet::tournay_printed(book, with_points as u32)
    };
    let rampart_how = |seat: Seat| {
        words::score_sheet::tournay_counted(book, "ramparts", "any", scores.ramparts[seat])
    };
    [
        ScoreLine {
            rule: words::score_sheet::tournay_printed_rule(book),
            clause: Some(clause::TOU_SCORE_06),
            ..explained(printed, printed_how)
        },
        ScoreLine {
            rule: words::score_sheet::tournay_ramparts_rule(book),
            clause: Some(clause::TOU_SCORE_07),
            ..explained(ramparts, rampart_how)
        },
        ScoreLine { is_total: true, ..total },
    ]
}

fn explained(mut line: ScoreLine, how: impl Fn(Seat) -> String) -> ScoreLine {
    for (seat, share) in seats(line.shares.len()).zip(line.shares.iter_mut().flatten()) {
        share.how = how(seat);
    }
    line
}
