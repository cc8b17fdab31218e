//! A match to look through: any position, all actions, what to take along.

use bastide_presentation::DrawingView;
use bastide_text::{Phrasebook, analysis, frame as frame_words, pages as say, scores};
use maud::{Markup, PreEscaped, html};

use crate::names;
use crate::table::{sheets, top};
use crate::{frame::Frame, frame::Page, frame::ornament};
use crate::{levels::ALONE, levels::level_choice};

#[derive(Clone, Debug)]
pub struct ReplayPage {
    pub id: String,
    /// The game it is of: `cathedral`.
    pub game: String,
    /// Seat by seat.
    pub players: Vec<String>,
    /// The position after so many actions.
    pub ply: u32,
    /// The picture of it.
    pub board: String,
    /// The elements of it at which the action before it happened, where its parts are looked at one by one.
    pub shows: Vec<String>,
    /// What happened with the action before it; the question at the start.
    pub said: Vec<String>,
    /// The actions of the match.
    pub plies: Vec<Ply>,
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

/// An action of the list.
#[derive(Clone, Debug)]
pub struct Ply {
    pub seat: u8,
    /// Nothing where the viewer may not know it.
    pub notation: Option<String>,
    pub words: String,
}

pub fn replay(page: &ReplayPage, frame: &Frame<'_>) -> Markup {
    let title = say::replay_title(frame.book, page.players.join(" – "));
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
    let views = views_of(&page.game).map(|views| sheets::views(&views(book), book));
    let main = html! {
        main #replay.table.replay.analysed[told.is_some()] data-game=(page.game) data-match=(page.id) data-ply=(page.ply) data-plies=(page.plies.len()) {
            (top::plain_bar(&names::together(&page.players, book), views, frame))
            (board(page, book))
            aside.side aria-label=(say::plies(book)) {
                @if let Some(told) = told {
                    section #told.drawer.score.analysis data-game=(page.game) aria-label=(analysis::name(book)) { (told) }
                }
                (plies(page, book))
                button.closes type="button" name="close" value="panel" data-closes aria-label=(frame_words::close(book)) { "×" }
                (take_along(page, book))
                div.openers {
                    @if told.is_some() {
                        button type="button" name="open" value="plies" data-opens="plies" { (say::plies(book)) }
                    }
                    button type="button" name="open" value="take-along" data-opens="take-along" { (say::share(book)) }
                }
            }
            @if told.is_some() {
                button.opens-told type="button" name="open" value="told" data-opens="told" { (analysis::name(book)) }
            }
            (scrubber(page, book))
        }
    };
    frame.around_replay(Page { title, main, main_id: "replay", script }, &page.game)
}

/// The parts of the drawing that a replay of this game looks at one by one, if its script does.
pub(super) fn views_of(game: &str) -> Option<fn(&Phrasebook) -> Vec<DrawingView>> {
    let face = bastide_presentation::game(game)?;
    face.assets?.replay?;
    face.table_sections.views
}

/// Every section that changes with the ply.
pub fn sections(page: &ReplayPage, book: &Phrasebook) -> Markup {
    html! {
        (board(page, book))
        (scrubber(page, book))
        (plies(page, book))
        (take_along(page, book))
    }
}

fn board(page: &ReplayPage, book: &Phrasebook) -> Markup {
    html! {
        section #board data-part data-shows=[(!page.shows.is_empty()).then(|| page.shows.join(" "))] aria-label=(say::board(book)) { (PreEscaped(&page.board)) }
    }
}

/// Where one is, and the ways to go on from there.
fn scrubber(page: &ReplayPage, book: &Phrasebook) -> Markup {
    let last = page.plies.len() as u32;
    let steps = [
        ("first", "M6 5v14M19 5 9 12l10 7z", say::first(book), (page.ply > 0).then_some(0)),
        ("prev", "M17 5 7 12l10 7z", say::previous(book), page.ply.checked_sub(1)),
        ("next", "M7 5l10 7-10 7z", say::next(book), (page.ply < last).then_some(page.ply + 1)),
        ("last", "M18 5v14M5 5l10 7-10 7z", say::last(book), (page.ply < last).then_some(last)),
    ];
    html! {
        section #scrubber.bar data-part aria-label=(say::position(book, page.ply, last)) {
            div.ask tabindex="0" {
                p.asked { (say::position(book, page.ply, last)) }
                @for sentence in &page.said { p.small { (sentence) } }
                @if let (Some(result), true) = (&page.result, page.ply == last) { p.note { (result) } }
            }
            nav.steps-nav aria-label=(say::replay_it(book)) {
                @for (rel, sign, words, to) in steps {
                    a.button.quiet rel=(rel) href=[to.map(|ply| format!("?ply={ply}"))]
                        role=[to.is_none().then_some("link")] aria-disabled=[to.is_none().then_some("true")] aria-label=(words) {
                        (ornament::step(sign))
                    }
                }
            }
            form.scrub method="get" action={ "/matches/" (page.id) "/replay" } {
                label.unseen for="ply" { (say::position(book, page.ply, last)) }
                input #ply type="range" name="ply" min="0" max=(last) value=(page.ply);
                button.quiet #autoplay type="button" name="autoplay" value="yes" hidden
                    data-stop=(say::stop(book)) aria-pressed="false" { (say::autoplay(book)) }
                noscript { button.quiet type="submit" name="go" value="yes" { (say::act(book)) } }
            }
            div.does {
                a.button.quiet href={ "/matches/" (page.id) } { (say::to_table(book)) }
                @if let Some(score) = &page.score { a.button.quiet href=(score) { (scores::link(book)) } }
                @if page.has_record {
                    a.button.quiet.analyses href={ "/matches/" (page.id) "/analysis" } { (analysis::link(book)) }
                }
                button.quiet.opens-choose type="button" name="open" value="plies" data-opens="plies" { (say::plies(book)) }
            }
        }
    }
}

fn plies(page: &ReplayPage, book: &Phrasebook) -> Markup {
    let here = |ply: usize| (ply as u32 == page.ply).then_some("step");
    html! {
        section #plies.drawer data-part aria-labelledby="plies-title" {
            h2 #plies-title { (say::plies(book)) }
            ol.plies start="0" tabindex="0" aria-labelledby="plies-title" {
                li { a href="?ply=0" aria-current=[here(0)] { span.number { "0" } " " (say::start(book)) } }
                @for (index, ply) in page.plies.iter().enumerate() {
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
