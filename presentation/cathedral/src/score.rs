//! Cathedral's count: the squares of the buildings that found no place.

use bastide_cathedral::{Kind, Side, View, clause};
use bastide_presentation::{ScoreLine, ScoreSheet, Share, plain};
use bastide_text::Phrasebook;

use crate::words;

pub(crate) fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
    view.standing.as_ref()?;
    let is_left = |kind: &Kind| Side::BOTH.iter().any(|&side| view.hands[side].count(*kind) > 0);
    let kinds = Kind::ALL.into_iter().filter(is_left);
    let mut lines: Vec<ScoreLine> = kinds.map(|kind| left_over(view, kind, book)).collect();
    let totals = Side::BOTH.map(|side| i32::from(view.points[side]));
    lines.push(ScoreLine {
        is_total: true,
        rule: words::score_sheet::cathedral_rule(book),
        clause: Some(clause::CAT_SCORE_01),
        ..plain(words::score_sheet::gauge_left(book), totals)
    });
    Some(ScoreSheet { lines, ..ScoreSheet::default() })
}

pub(crate) fn gauges(view: &View, book: &Phrasebook) -> Vec<(String, Vec<i32>)> {
    let left = Side::BOTH.map(|side| i32::from(view.points[side])).to_vec();
    let owned = Side::BOTH.map(|side| view.owned[side].len() as i32).to_vec();
    vec![
        (words::score_sheet::gauge_left(book), left),
        (words::score_sheet::gauge_claimed(book), owned),
    ]
}

fn left_over(view: &View, kind: Kind, book: &Phrasebook) -> ScoreLine {
    let share = |side: Side| {
        let (count, squares) = (u32::from(view.hands[side].count(kind)), u32::from(kind.size()));
        let how = words::score_sheet::cathedral_left(book, count, squares);
        Some(Share { points: (count * squares) as i32, how })
    };
    ScoreLine {
        label: words::kind(book, kind),
        rule: String::new(),
        clause: None,
        shares: Side::BOTH.map(share).to_vec(),
        is_total: false,
    }
}
