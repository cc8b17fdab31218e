//! Samples of the analysis of a match, and of a hint.

use bastide_bots::analysis::{Account, Grade, Mark, Term};
use bastide_presentation::Hint;
use bastide_web::{
    pages,
    pages::{
        AnalysedMove, AnalysisPage, AnalysisProgress, AnalysisTold, Frame, HintPage, ReplayPage,
    },
};
use maud::Markup;

use crate::samples::replayed;

pub(crate) fn all(frame: &Frame<'_>) -> Vec<(&'static str, Markup)> {
    let at = Frame { path: "/matches/k7wq2/analysis".to_owned(), ..frame.clone() };
    let looked_at = ReplayPage { is_analysed: true, ..replayed(at.book, 3) };
    let shown = |progress| pages::analysis(&page(progress), &looked_at, &at);
    vec![
        ("analysis", shown(AnalysisProgress::Unbegun)),
        ("analysis-full", shown(AnalysisProgress::Full)),
        ("analysis-failed", shown(AnalysisProgress::Failed)),
        ("analysis-waiting", shown(AnalysisProgress::Waiting)),
        ("analysis-running", shown(AnalysisProgress::Running { done: 7, of: 31 })),
        ("analysis-told", shown(AnalysisProgress::Done(Box::new(told())))),
        ("hint", pages::table::hint_page(&hint(), &at)),
    ]
}

fn page(progress: AnalysisProgress) -> AnalysisPage {
    AnalysisPage {
        id: "k7wq2".to_owned(),
        game: "tournay".to_owned(),
        title: "Tournay".to_owned(),
        players: vec!["Nell <3".to_owned(), "Odo".to_owned()],
        result: "Nell wins.".to_owned(),
        progress,
    }
}

fn told() -> AnalysisTold {
    AnalysisTold {
        is_hindsight: false,
        is_open: false,
        is_alone: false,
        plies: 40,
        curves: vec![(0, vec![(0, -1.5), (3, 4.0), (40, 6.0)]), (1, vec![(1, 1.0), (40, -6.0)])],
        accounts: vec![account(0), account(1)],
        moves: vec![
            step(0, 0, Some(Grade::Best)),
            step(1, 1, None),
            step(3, 0, Some(Grade::Blunder)),
        ],
        turning: vec![step(3, 0, Some(Grade::Blunder))],
    }
}

fn account(seat: usize) -> Account {
    let term = Term {
        index: 0,
        ply: 3,
        before: 4.0,
        chance: 0.7,
        decision: -2.0,
        luck: 1.5,
        others: -0.5,
        lost: 2.0,
        lost_chance: 0.2,
        grade: Some(Grade::Blunder),
    };
    let terms = vec![term];
    Account { seat, terms, first: -1.5, last: 6.0, decision: 3.0, luck: 5.0, others: -0.5 }
}

fn step(ply: usize, seat: usize, grade: Option<Grade>) -> AnalysedMove {
    AnalysedMove {
        ply,
        seat,
        words: "Draw <blind>".to_owned(),
        expected: -1.5,
        chance: 0.4,
        luck: 0.7,
        lost: 2.0,
        lost_chance: 0.2,
        is_proven: true,
        grade,
        better: grade.filter(|grade| *grade > Grade::Best).map(|_| "Gather".to_owned()),
    }
}

fn hint() -> HintPage {
    HintPage {
        id: "k7wq2".to_owned(),
        seq: 12,
        key: "b1f9".to_owned(),
        seat: 1,
        hint: Hint {
            action: "MAnF6".to_owned(),
            words: "Manor on <F6>".to_owned(),
            parts: vec!["cell-f6".to_owned(), "cell-f7".to_owned()],
            mark: Mark { value: 0.3, margin: 4.2, is_exact: false },
            is_alone: false,
            others: vec![("Inn".to_owned(), 1.4, 0.08), ("Tavern".to_owned(), 0.0, 0.0)],
        },
        told: vec!["Dark claims 4 squares.".to_owned()],
    }
}
