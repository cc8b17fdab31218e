//! The analysis of a finished match: asked for, under way, or told.

use bastide_bots::analysis::{Account, Grade};
use bastide_text::{Phrasebook, analysis as say};
use maud::{Markup, html};

use super::told;
use crate::frame::Frame;
use crate::replay::page::{ReplayPage, beside};

#[derive(Clone, Debug)]
pub struct AnalysisPage {
    pub id: String,
    /// `tournay`, and what people call it.
    pub game: String,
    pub title: String,
    /// Seat by seat.
    pub players: Vec<String>,
    /// How it ended, in a sentence.
    pub result: String,
    pub progress: AnalysisProgress,
}

/// How far it has come.
#[derive(Clone, Debug)]
pub enum AnalysisProgress {
    Unbegun,
    /// Too many wait already.
    Full,
    Failed,
    Waiting,
    Running {
        done: usize,
        of: usize,
    },
    Done(Box<AnalysisTold>),
}

/// What an analysis tells, by one knowledge.
#[derive(Clone, Debug)]
pub struct AnalysisTold {
    pub is_hindsight: bool,
    /// Whether nothing was hidden: no luck and no hindsight then.
    pub is_open: bool,
    pub is_alone: bool,
    pub plies: usize,
    /// What seats could expect, from ply to ply.
    pub curves: Vec<(usize, Vec<(usize, f32)>)>,
    pub accounts: Vec<Account>,
    pub moves: Vec<AnalysedMove>,
    /// The moves that gave most away, the worst first.
    pub turning: Vec<AnalysedMove>,
}

/// A decision in words.
#[derive(Clone, Debug)]
pub struct AnalysedMove {
    /// Actions played before it.
    pub ply: usize,
    pub seat: usize,
    pub words: String,
    pub expected: f32,
    pub chance: f32,
    pub luck: f32,
    pub lost: f32,
    pub lost_chance: f32,
    pub is_proven: bool,
    pub grade: Option<Grade>,
    /// The best action that was found, where it was another.
    pub better: Option<String>,
}

/// In the frame of a replay, so that every move it speaks of is seen where it was made.
pub fn analysis(page: &AnalysisPage, replay: &ReplayPage, frame: &Frame<'_>) -> Markup {
    let book = frame.book;
    let title = say::title(book, page.title.as_str());
    let told = html! {
        header {
            h2 { (title) }
            p.lead { (page.result) }
            p { (say::lead(book)) }
        }
        @match &page.progress {
            AnalysisProgress::Done(told) => { (told::told(page, told, book)) }
            AnalysisProgress::Waiting => { (under_way(page, None, book)) }
            AnalysisProgress::Running { done, of } => {
                (under_way(page, Some((*done, *of)), book))
            }
            AnalysisProgress::Full => { p.note { (say::full(book)) } (begin(page, book)) }
            AnalysisProgress::Failed => { p.note { (say::failed(book)) } (begin(page, book)) }
            AnalysisProgress::Unbegun => { (begin(page, book)) }
        }
    };
    let script = frame.assets.analysis_of(&replay.game);
    beside(replay, Some(&told), (title, script), frame)
}

fn begin(page: &AnalysisPage, book: &Phrasebook) -> Markup {
    html! {
        form.analysis-begin method="post" action={ "/matches/" (page.id) "/analysis" } {
            p { (say::begin_note(book)) }
            button type="submit" name="analysis" value="begin" { (say::begin(book)) }
        }
    }
}

/// A script asks how far it is; without one the link does.
fn under_way(page: &AnalysisPage, progress: Option<(usize, usize)>, book: &Phrasebook) -> Markup {
    let path = format!("/matches/{}/analysis", page.id);
    let (done, of) = progress.unwrap_or((0, 1));
    html! {
        section #analysing.panel data-progress={ (path) "/progress" } aria-labelledby="analysing-title" {
            h2 #analysing-title { (say::running(book)) }
            progress max=(of) value=(done) aria-labelledby="analysing-title" {}
            p role="status" aria-live="polite" { (progress_words(progress, book)) }
            noscript { p { a.button href=(path) { (say::reload(book)) } } }
        }
    }
}

/// How far an analysis is, in words.
pub fn progress_words(progress: Option<(usize, usize)>, book: &Phrasebook) -> String {
    match progress {
        Some((done, of)) => say::progress(book, done as u32, of as u32),
        None => say::waiting(book),
    }
}
