//! A match to look through: any position, all actions, what to take along.

use bastide_presentation::{DrawingView, StoryStep, StoryTurn, Tabs};
use bastide_text::{Phrasebook, analysis, frame as frame_words, pages as say, scores};
use maud::{Markup, PreEscaped, html};
use serde_json::json;

use super::{bar, story};
use crate::names;
use crate::table::plates::{Player, plain_plates};
use crate::table::{embedded, sheets, tabs, top};
use crate::{frame::Frame, frame::Page};
use crate::{levels::ALONE, levels::level_choice};

#[derive(Clone, Debug)]
pub struct ReplayPage {
    pub id: String,
    /// The game it is of: `cathedral`, and what people call it.
    pub game: String,
    pub title: String,
    /// Seat by seat, as they stood then.
    pub players: Vec<Player>,
    /// How far the game was then, the most important first.
    pub progress: Vec<String>,
    /// The position after so many actions, out of so many.
    pub ply: u32,
    pub last: u32,
    /// Who acted before it.
    pub seat: Option<u8>,
    /// The picture of it.
    pub board: String,
    /// The elements of it at which the action before it happened, where a script looks at its parts one by one.
    pub shows: Vec<String>,
    /// What happened with the action before it; the question at the start.
    pub said: Vec<String>,
    /// What is shown of that, one moment after the other.
    pub steps: Vec<StoryStep>,
    /// What does not change with the position; nothing where the page has it already.
    pub whole: Option<Whole>,
    /// Whether an analysis is told beside it.
    pub is_analysed: bool,
    /// The result, when the match is over.
    pub result: Option<String>,
    /// The whole address of this position.
    pub share: String,
    /// Whether the record may be taken along: it tells all that was hidden, so not before the end.
    pub has_record: bool,
    /// Where the count of a finished game is.
    pub score: Option<String>,
    /// Whether a new match can begin here: not when the game is over at this position.
    pub can_play_on: bool,
}

/// All of a match, as a replay lists it.
#[derive(Clone, Debug)]
pub struct Whole {
    /// A line for every turn.
    pub story: Vec<StoryTurn>,
    /// A line for every action.
    pub plies: Vec<Ply>,
}

/// An action of the list.
#[derive(Clone, Debug)]
pub struct Ply {
    pub seat: u8,
    /// Nothing where the viewer may not know it.
    pub notation: Option<String>,
    pub words: String,
}

impl ReplayPage {
    fn names(&self, book: &Phrasebook) -> Vec<String> {
        self.players.iter().map(|player| player.shown(book)).collect()
    }
}

pub fn replay(page: &ReplayPage, frame: &Frame<'_>) -> Markup {
    let title = say::replay_title(frame.book, names::together(&page.names(frame.book), frame.book));
    let script = frame.assets.replay_of(&page.game);
    beside(page, None, (title, script), frame)
}

/// The frame of a replay, with what an analysis tells beside the picture.
pub(crate) fn beside(
    page: &ReplayPage,
    told: Option<&Markup>,
    (title, script): (String, Option<&str>),
    frame: &Frame<'_>,
) -> Markup {
    let book = frame.book;
    let bar = top::PlainBar {
        title: &page.title,
        progress: progress(page),
        views: views_of(&page.game).map(|views| sheets::views(&views(book), book)),
        links: links(page, book),
    };
    let main = html! {
        main #replay.table.replay.analysed[page.is_analysed] data-game=(page.game) data-match=(page.id) {
            (top::plain_bar(&bar, frame))
            (board(page, book))
            aside.side aria-label=(frame_words::side(book)) {
                (plates(page, book))
                @if let Some(told) = told {
                    section #told.drawer.score.analysis data-game=(page.game) aria-label=(analysis::name(book)) tabindex="0" { (told) }
                }
                @if let Some(whole) = &page.whole {
                    (story::story(page, &whole.story, book))
                    (plies(page, &whole.plies, book))
                }
                button.closes type="button" name="close" value="panel" data-closes aria-label=(frame_words::close(book)) { "×" }
                (take_along(page, book))
                (openers(page.is_analysed, book))
            }
            @if let Some(list) = tabs_of(&page.game) { (tabs::tabs(list, book)) }
            (bar::scrubber(page, book))
            aside #explain hidden {}
            // What the panel that explains says by itself.
            script #words type="application/json" { (embedded(&json!({ "close": frame_words::close(book) }))) }
        }
    };
    frame.around_replay(Page { title, main, main_id: "replay", script }, &page.game)
}

/// The panels that are opened over the story.
fn openers(is_analysed: bool, book: &Phrasebook) -> Markup {
    html! {
        div.openers {
            @if is_analysed {
                button type="button" name="open" value="story" data-opens="story" { (frame_words::story(book)) }
            }
            button type="button" name="open" value="plies" data-opens="plies" { (frame_words::all_played(book)) }
            button type="button" name="open" value="take-along" data-opens="take-along" { (frame_words::share(book)) }
        }
    }
}

/// The parts of the drawing that a replay of this game looks at one by one, if its script does.
pub(super) fn views_of(game: &str) -> Option<fn(&Phrasebook) -> Vec<DrawingView>> {
    let face = bastide_presentation::game(game)?;
    face.assets?.replay?;
    face.table_sections.views
}

/// Whether replays of this game have a script of their own.
pub(super) fn has_script(game: &str) -> bool {
    let face = bastide_presentation::game(game);
    face.and_then(|face| face.assets?.replay).is_some()
}

/// The parts of the table that narrow screens show one at a time.
fn tabs_of(game: &str) -> Option<Tabs> {
    bastide_presentation::game(game).filter(|_| has_script(game))?.table_sections.tabs
}

/// Every section that changes with the ply, and what the page lacks.
pub fn sections(page: &ReplayPage, book: &Phrasebook) -> Markup {
    html! {
        (progress(page))
        (board(page, book))
        (plates(page, book))
        @if let Some(whole) = &page.whole {
            (story::story(page, &whole.story, book))
            (plies(page, &whole.plies, book))
        }
        (take_along(page, book))
        (bar::scrubber(page, book))
    }
}

/// How far the game was.
fn progress(page: &ReplayPage) -> Markup {
    html! {
        p #progress.facts data-part { @for fact in &page.progress { span.fact { (fact) } " " } }
    }
}

fn plates(page: &ReplayPage, book: &Phrasebook) -> Markup {
    html! {
        section #plates data-part aria-label=(say::players(book)) { (plain_plates(&page.players, book)) }
    }
}

fn board(page: &ReplayPage, book: &Phrasebook) -> Markup {
    html! {
        section #board data-part data-ply=(page.ply) data-shows=[(!page.shows.is_empty()).then(|| page.shows.join(" "))] aria-label=(say::board(book)) { (PreEscaped(&page.board)) }
    }
}

fn plies(page: &ReplayPage, plies: &[Ply], book: &Phrasebook) -> Markup {
    let here = |ply: usize| (ply as u32 == page.ply).then_some("step");
    html! {
        section #plies.drawer data-part aria-labelledby="plies-title" {
            h2 #plies-title { (say::plies(book)) }
            ol.plies start="0" tabindex="0" aria-labelledby="plies-title" {
                li { a href="?ply=0" aria-current=[here(0)] { span.number { "0" } " " (say::start(book)) } }
                @for (index, ply) in plies.iter().enumerate() {
                    li data-side=(ply.seat) {
                        a href={ "?ply=" (index + 1) } aria-current=[here(index + 1)] {
                            span.number { (index + 1) } " "
                            @if let Some(notation) = &ply.notation { code { (notation) } " " }
                            span.said { (ply.words) }
                        }
                    }
                }
            }
        }
    }
}

/// Where else this match can be looked at.
fn links(page: &ReplayPage, book: &Phrasebook) -> Markup {
    let path = format!("/matches/{}", page.id);
    html! {
        ul.links {
            li { a href=(path) { (say::to_table(book)) } }
            @if page.has_record {
                li { a href={ (path) "/record" } download { (say::record(book)) } }
            }
            @if let Some(score) = &page.score { li { a href=(score) { (scores::link(book)) } } }
            li { a href={ "/rules/" (page.game) } { (say::nav_rules(book)) } }
        }
    }
}

/// Sharing, downloads, and playing on.
fn take_along(page: &ReplayPage, book: &Phrasebook) -> Markup {
    let path = format!("/matches/{}", page.id);
    html! {
        section #take-along.drawer data-part aria-label=(say::share(book)) {
            label for="share" { (say::share(book)) }
            span.joined {
                input #share type="text" readonly value=(page.share);
                button.quiet type="button" name="copy" value="share" data-copy="share"
                    data-copied=(say::copied(book)) { (say::copy(book)) }
            }
            h2 { (say::download(book)) }
            ul.links {
                @if page.has_record {
                    li { a href={ (path) "/record" } download { (say::download_record(book)) } }
                }
                li { a href={ (path) "/picture.svg?ply=" (page.ply) } download { (say::download_svg(book)) } }
                li { a href={ (path) "/picture.png?ply=" (page.ply) } download { (say::download_png(book)) } }
                li { a href=(path) { (say::to_table(book)) } }
            }
            @if page.can_play_on { (play_on(page, book)) }
        }
    }
}

fn play_on(page: &ReplayPage, book: &Phrasebook) -> Markup {
    html! {
        details #play-on {
            summary { (say::play_on(book)) }
            form method="post" action={ "/matches/" (page.id) "/play-on" } {
                input type="hidden" name="ply" value=(page.ply);
                p.small { (say::play_on_note(book)) }
                @if page.players.len() > 1 { (level_choice(&page.game, false, book)) }
                @else { input type="hidden" name="level" value=(ALONE); }
                button type="submit" name="play" value="on" { (say::play_on(book)) }
            }
        }
    }
}
