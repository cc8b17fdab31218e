//! Whose turn it is and what is asked; the players; the deeds that are not moves.

use bastide_text::{Phrasebook, analysis, pages as say, scores, table as series_words};
use maud::{Markup, html};

use super::counted::counted;
use crate::{table::TablePage, table::clock, table::sheets};
use crate::{table::plates::Player, table::plates::plate};
use bastide_presentation::ScoreLine;
use bastide_store::time_control::Terms;

#[derive(Clone, Debug)]
pub struct Turn {
    /// Seat by seat.
    pub players: Vec<Player>,
    /// Where the screen is handed on before anything is shown.
    pub curtain: Option<Curtain>,
    /// What is asked and of whom; the result when the game is over.
    pub said: String,
    pub is_over: bool,
    /// What others did since the viewer last acted.
    pub since: Vec<String>,
    /// A sentence more: that the opponent resigned, asks to take back, is not there.
    pub note: Option<String>,
    pub deeds: Vec<Deed>,
    /// What the points of a finished game came from.
    pub counted: Vec<ScoreLine>,
    /// One for each seat that waits for a friend.
    pub invitations: Vec<Invitation>,
    pub series: Option<Series>,
    /// Whether the match counts, in words.
    pub counts: Option<String>,
    /// How many people look on, the viewer not counted.
    pub spectators: u32,
    /// Whether the viewer is one of them.
    pub is_spectator: bool,
    /// What is agreed about time.
    pub agreement: Terms,
}

/// Several people share a screen, and what one of them may see is covered until they have it.
#[derive(Clone, Debug)]
pub struct Curtain {
    pub seat: u8,
    /// `Light`, or the name of who sits there.
    pub player: String,
}

/// A seat is open, and this link leads to it.
#[derive(Clone, Debug)]
pub struct Invitation {
    pub seat: u8,
    pub url: String,
    pub side: String,
}

/// Where a series stands: this game's number, how many there are, totals of the two players.
#[derive(Clone, Debug)]
pub struct Series {
    pub game: u32,
    pub games: u32,
    pub totals: [(String, u32); 2],
}

/// Something a viewer can do that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Join {
        seat: u8,
    },
    Undo,
    /// Back to the beginning of one's own turn.
    Restart,
    AskUndo,
    AllowUndo,
    RefuseUndo,
    NextGame,
    Rematch,
    /// The rematch of a solo player.
    PlayAgain,
    Resign,
    Abort,
    /// Takes a seat back that a bot plays on.
    Return,
}

impl Deed {
    /// Where its form posts to, below `/matches/{id}/`.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Join { .. } => "join",
            Self::Undo => "undo",
            Self::Restart => "restart",
            Self::AskUndo => "ask-undo",
            Self::AllowUndo => "allow-undo",
            Self::RefuseUndo => "refuse-undo",
            Self::NextGame => "next",
            Self::Rematch | Self::PlayAgain => "rematch",
            Self::Resign => "resign",
            Self::Abort => "abort",
            Self::Return => "return",
        }
    }

    fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Join { .. } => say::sit_down(book),
            Self::Undo => say::undo(book),
            Self::Restart => say::restart(book),
            Self::AskUndo => say::ask_undo(book),
            Self::AllowUndo => say::allow_undo(book),
            Self::RefuseUndo => say::refuse_undo(book),
            Self::NextGame => say::next_game(book),
            Self::Rematch => say::rematch(book),
            Self::PlayAgain => say::play_again(book),
            Self::Resign => say::resign(book),
            Self::Abort => say::abort(book),
            Self::Return => bastide_text::clock::take_back(book),
        }
    }

    /// Whether it is what one most likely wants to do now.
    const fn is_main(self) -> bool {
        matches!(
            self,
            Self::Join { .. }
                | Self::AllowUndo
                | Self::NextGame
                | Self::Rematch
                | Self::PlayAgain
                | Self::Return
        )
    }
}

impl Turn {
    /// The players' names; an open seat says so.
    pub(crate) fn names(&self, book: &Phrasebook) -> Vec<String> {
        self.players.iter().map(|player| player.shown(book)).collect()
    }
}

pub fn turn(page: &TablePage, book: &Phrasebook) -> Markup {
    let turn = &page.turn;
    html! {
        section #turn.panel data-part aria-label=(say::turn(book)) {
            ul.players aria-label=(say::players(book)) {
                @for (seat, player) in turn.players.iter().enumerate() {
                    (plate(page, seat, player, book))
                }
            }
            @if let Some(series) = &turn.series { (totals(series, book)) }
            @if !turn.since.is_empty() {
                p.since tabindex="0" { b { (say::since(book)) } " " (turn.since.join(" ")) }
            }
            @if turn.curtain.is_none() { p.asked.over[turn.is_over] { (turn.said) } }
            @if let Some(curtain) = &turn.curtain { (hand_over(page, curtain, book)) }
            @if let Some(note) = &turn.note { p.note { (note) } }
            @if let Some(sheets) = &page.sheets { (sheets::round(sheets, &page.id, book)) }
            @if !turn.counted.is_empty() { (counted(page, book)) }
            @if !turn.is_over { (clock::agreement(turn, book)) }
            (deeds(page, book))
            @if let Some(event) = &page.event { p.small { a href=(event.path) { (event.title) } } }
            @if let Some(counts) = &turn.counts { p.small { (counts) } }
            @for invitation in &turn.invitations { (invite(invitation, book)) }
            @if turn.is_spectator { p.small { (say::you_watch(book)) } }
            @if turn.spectators > 0 { p.small { (say::spectators(book, turn.spectators)) } }
        }
    }
}

/// A link and not a script's doing: what it leads to is another page of the same table.
fn hand_over(page: &TablePage, curtain: &Curtain, book: &Phrasebook) -> Markup {
    let player = curtain.player.as_str();
    html! {
        div.curtain {
            p.asked { (say::hand_over(book, player)) }
            p.small { (say::hand_over_note(book, player)) }
            a.button.grand href={ "/matches/" (page.id) "?seat=" (curtain.seat) } {
                (say::uncover(book, player))
            }
        }
    }
}

fn totals(series: &Series, book: &Phrasebook) -> Markup {
    let [(first, first_points), (second, second_points)] = &series.totals;
    html! {
        p.series {
            (series_words::game_of(book, series.game as usize, series.games as usize)) " · "
            (say::series_total(book, first.as_str(), *first_points, second.as_str(), *second_points))
        }
    }
}

fn deeds(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        @if page.turn.is_over || !page.turn.deeds.is_empty() {
            div.deeds {
                @for &deed in &page.turn.deeds {
                    @if deed == Deed::Resign { (resigning(page, book)) } @else { (form(page, deed, book)) }
                }
                @if !page.turn.counted.is_empty() {
                    a.button.quiet href={ "/matches/" (page.id) "/score" } { (scores::link(book)) }
                }
                @if page.turn.is_over {
                    a.button.quiet href={ "/matches/" (page.id) "/replay" } { (say::replay_it(book)) }
                }
                @if page.seed.is_some() {
                    a.button.quiet href={ "/matches/" (page.id) "/analysis" } { (analysis::link(book)) }
                }
            }
        }
    }
}

fn form(page: &TablePage, deed: Deed, book: &Phrasebook) -> Markup {
    html! {
        form method="post" action={ "/matches/" (page.id) "/" (deed.path()) } {
            @if let Deed::Join { seat } = deed {
                input type="hidden" name="seat" value=(seat);
            }
            @else if let Some(seat) = page.seat {
                input type="hidden" name="seat" value=(seat);
            }
            input type="hidden" name="key" value={ (page.key) "-" (deed.path()) };
            button.quiet[!deed.is_main()] type="submit" name="deed" value=(deed.path()) {
                (deed.words(book))
            }
        }
    }
}

/// It cannot be taken back and may be felt by more than two: it is said what it does before it is done.
fn resigning(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        details #resigning.resigning {
            summary.button.quiet { (say::resign(book)) "…" }
            p.small { (say::resign_note(book, page.turn.players.len() as u32)) }
            (form(page, Deed::Resign, book))
        }
    }
}

fn invite(invitation: &Invitation, book: &Phrasebook) -> Markup {
    let id = format!("invitation-{}", invitation.seat);
    html! {
        div.invitation {
            label for=(id) { (say::invite(book)) }
            span.joined {
                input id=(id) type="text" readonly value=(invitation.url)
                    aria-describedby={ (id) "-note" };
                button.quiet type="button" name="copy" value=(id) data-copy=(id)
                    data-copied=(say::copied(book)) { (say::copy(book)) }
            }
            p.small id={ (id) "-note" } { (say::invite_note(book, invitation.side.as_str())) }
        }
    }
}
