//! What stands around the drawing of a game of sheets: ways to look at it, the round so far, what is lost by stopping,
//! the deployment of workers, and the sheets of the others.

use bastide_text::{Language, Phrasebook, frame as frame_words, sheets as say};
use maud::{Markup, PreEscaped, html};

use crate::table::TablePage;
use bastide_presentation::{About, DrawingView, Muster, MusterPost, MusterSide, MusterWorker};

/// What a page of a game of sheets says besides what every game says.
#[derive(Clone, Debug, Default)]
pub struct SheetsPage {
    /// The parts that lack one worker or resource.
    pub nearly: Vec<String>,
    /// What the viewer has done this round, in its order.
    pub ledger: Vec<LedgerLine>,
    /// What to know before one says that one is done.
    pub warnings: Vec<String>,
    pub muster: Option<Muster>,
    /// The seats whose sheets are not drawn, with the names of their players.
    pub others: Vec<(u8, String)>,
    /// Whether the same cards can be played again.
    pub can_play_same: bool,
}

/// An action of the viewer's own.
#[derive(Clone, Debug)]
pub struct LedgerLine {
    pub ply: u32,
    pub words: String,
}

/// The ways to look at the drawing, and a search in it. Of use with a script alone, which shows it.
pub(crate) fn lookout(views: &[DrawingView], book: &Phrasebook) -> Markup {
    ways(views, Some(&search(book)), book)
}

/// The same where nothing is searched for: above a replay.
pub(crate) fn views(views: &[DrawingView], book: &Phrasebook) -> Markup {
    ways(views, None, book)
}

fn ways(views: &[DrawingView], search: Option<&Markup>, book: &Phrasebook) -> Markup {
    html! {
        nav #views aria-label=(say::views(book)) hidden {
            div.views {
                button.quiet type="button" data-view="" data-code="whole" { (say::whole(book)) }
                @for view in views {
                    button.quiet type="button" data-view=(view.ids) data-code=(view.code) { (view.name) }
                }
                span.zooming {
                    button.quiet type="button" data-zoom="out" aria-label=(say::zoom_out(book)) { "−" }
                    button.quiet type="button" data-zoom="fit" { (say::fit(book)) }
                    button.quiet type="button" data-zoom="in" aria-label=(say::zoom_in(book)) { "+" }
                }
            }
            @for view in views {
                div.views.sections data-of=(view.code) role="group" aria-label=(view.name) hidden {
                    @for (ids, name) in &view.sections {
                        button.quiet type="button" data-view=(ids) data-code=(view.code) { (name) }
                    }
                }
            }
            @if let Some(search) = search { (search) }
            p #keys-note.unseen { (say::keys_note(book)) }
        }
    }
}

fn search(book: &Phrasebook) -> Markup {
    html! {
        form #find role="search" {
            label for="find-words" { (say::find(book)) }
            input #find-words type="search" autocomplete="off" autocapitalize="off"
                spellcheck="false" maxlength="40" placeholder=(say::find_example(book));
            output #found for="find-words" {}
            p.legend.small {
                span.sign-lit { (say::legend_open(book)) } " "
                span.sign-near { (say::legend_near(book)) }
            }
        }
    }
}

/// What can be said of a box.
pub fn about(about: &About, rules: &str, book: &Phrasebook) -> Markup {
    html! {
        h3 { (about.name) }
        @if let Some(picture) = &about.picture { div.picture aria-hidden="true" { (PreEscaped(picture)) } }
        @for fact in &about.facts { p { (fact) } }
        @if !about.chain.is_empty() {
            p.set-off { (say::sets_off(book)) }
            ol { @for step in &about.chain { li { (step) } } }
        }
        @if let Some(refused) = &about.refused {
            p.closed { b { (say::closed(book)) } " " (refused.text) }
            a.more href={ "/rules/" (rules) "#" (refused.clause) } { (frame_words::read_on(book)) }
        }
    }
}

/// What the viewer has done this round.
pub(crate) fn round_section(page: &TablePage, book: &Phrasebook) -> Markup {
    let Some(sheets) = &page.sheets else { return html! {} };
    html! {
        section #round data-part aria-label=(say::latest(book)) hidden[sheets.ledger.is_empty()] {
            details #ledger {
                summary { (say::this_round(book, sheets.ledger.len() as u32)) }
                ol { @for line in &sheets.ledger {
                    li value=(line.ply) {
                        a href={ "/matches/" (page.id) "/replay?ply=" (line.ply) } { (line.words) }
                    }
                } }
            }
        }
    }
}

/// What belongs to the choices: what is almost within reach, what is lost by stopping, the deployment.
pub(crate) fn choosing(page: &TablePage, book: &Phrasebook) -> Markup {
    let Some(sheets) = &page.sheets else { return html! {} };
    html! {
        div #nearly data-parts=(sheets.nearly.join(" ")) hidden {}
        @if !sheets.warnings.is_empty() {
            ul.warnings data-warns="done" hidden { @for line in &sheets.warnings { li { (line) } } }
        }
        @if let Some(deploying) = &sheets.muster { (muster(deploying, page, book)) }
    }
}

/// Whether the choices are made in a way of their own, so that only those without a script need them listed.
pub(crate) fn is_mustering(page: &TablePage) -> bool {
    page.sheets.as_ref().is_some_and(|sheets| sheets.muster.is_some())
}

fn muster(muster: &Muster, page: &TablePage, book: &Phrasebook) -> Markup {
    let seat = page.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    html! {
        div #muster data-ask={ "/matches/" (page.id) "/muster?posting=" } data-seat=(seat) {
            (mustering(muster, book))
        }
    }
}

/// The deployment as it is thought out so far.
pub fn mustering(muster: &Muster, book: &Phrasebook) -> Markup {
    html! {
        p.small { (say::muster_note(book)) }
        p.waiting role="status" {
            @for worker in &muster.workers {
                span.worker data-worker=(worker.code) { (worker.name) " " b { (worker.left) } } " "
            }
            (say::muster_left(book, muster.left))
        }
        h3 { (say::forecast(book)) }
        ol { @for line in &muster.forecast { li { (line) } } }
        @for (number, side) in muster.sides.iter().enumerate() {
            fieldset {
                legend { (side.name) " " small { (say::strength(book)) " " (side.strength) } }
                @for worker in &muster.workers {
                    (post(&worker.posts[number], worker, side, book))
                }
            }
        }
        @if let Some(actions) = &muster.actions {
            button.grand type="submit" form="act" name="action" value=(actions) {
                (say::muster_go(book))
            }
        }
        svg #posting hidden { (PreEscaped(&muster.drawn)) }
        svg #foretelling hidden { (PreEscaped(&muster.foretold)) }
    }
}

fn post(post: &MusterPost, worker: &MusterWorker, side: &MusterSide, book: &Phrasebook) -> Markup {
    // In German nouns keep their capitals within a sentence.
    let kind = match book.language() {
        Language::German => worker.name.clone(),
        _ => worker.name.to_lowercase(),
    };
    let place = side.name.as_str();
    let id = |way: &str| format!("{way}-{}-{}", worker.code, side.code);
    html! {
        span.post {
            button.quiet type="button" id=(id("less")) disabled[post.less.is_none()]
                value=[post.less.as_ref()] data-posting {
                span.unseen { (say::one_less(book, kind.as_str(), place)) }
            }
            b { (post.count) }
            button.quiet type="button" id=(id("more")) disabled[post.more.is_none()]
                value=[post.more.as_ref()] data-posting
                data-part-id=[post.more.as_ref().map(|_| format!("side-{}", side.code))] {
                span.unseen { (say::one_more(book, kind.as_str(), place)) }
            }
            span.kind aria-hidden="true" { (worker.name) }
        }
    }
}

/// The sheets of the others, small; opened they are large. The address changes with the table, so that what is
/// shown is how it stands.
pub(crate) fn others(page: &TablePage, book: &Phrasebook) -> Markup {
    let Some(sheets) = &page.sheets else { return html! {} };
    html! {
        section #others.panel data-part aria-labelledby="others-title" hidden[sheets.others.is_empty()] {
            h2 #others-title { @if let Some(title) = page.own_sections().others { (title(book)) } }
            @for (seat, name) in &sheets.others {
                details.others id={ "sheets-of-" (seat) } {
                    summary aria-label=(say::enlarge(book, name.as_str())) {
                        (say::sheets_of(book, name.as_str()))
                        img loading="lazy" alt="" width="2574" height="1504"
                            src={ "/matches/" (page.id) "/sheets/" (seat) "?version=" (page.version) };
                    }
                }
            }
        }
    }
}
