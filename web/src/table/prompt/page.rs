//! Whose turn it is and what is asked; the players; the deeds that are not moves.

use bastide_text::{Phrasebook, frame as frame_words, pages as say, people, table as series_words};
use maud::{Markup, PreEscaped, html};

use crate::table::explain::{ACTION, DEED};
use crate::{
    table::TablePage, table::hint, table::plates::Player, table::plates::Presence, table::sheets,
};
use bastide_presentation::{Choice, ScoreLine};
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
    /// Who is there, seat by seat.
    pub presence: Vec<Presence>,
    /// Whether the viewer is one of them.
    pub is_spectator: bool,
    /// What is agreed about time.
    pub agreement: Terms,
    /// The match that everybody has agreed to after this one.
    pub next: Option<String>,
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
    /// Not to ask any more to take back.
    WithdrawUndo,
    NextGame,
    Rematch,
    /// Asks the other people for one.
    OfferRematch,
    /// Agrees to the one that is offered.
    AcceptRematch,
    /// Goes to the one that all agreed to.
    GoToRematch,
    RefuseRematch,
    WithdrawRematch,
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
            Self::WithdrawUndo => "withdraw-undo",
            Self::NextGame => "next",
            Self::Rematch
            | Self::OfferRematch
            | Self::PlayAgain
            | Self::AcceptRematch
            | Self::GoToRematch => "rematch",
            Self::RefuseRematch | Self::WithdrawRematch => "refuse-rematch",
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
            Self::WithdrawUndo | Self::WithdrawRematch => people::never_mind(book),
            Self::OfferRematch => people::offer_rematch(book),
            Self::AcceptRematch => people::accept_rematch(book),
            Self::GoToRematch => people::go_to_rematch(book),
            Self::RefuseRematch => people::refuse_rematch(book),
            Self::NextGame => say::next_game(book),
            Self::Rematch => say::rematch(book),
            Self::PlayAgain => say::play_again(book),
            Self::Resign => say::resign(book),
            Self::Abort => say::abort(book),
            Self::Return => bastide_text::clock::take_back(book),
        }
    }

    /// The deed of a button that explains itself, by its path.
    pub(crate) fn explained(path: &str, book: &Phrasebook) -> Option<(String, String)> {
        let deed = [Self::Undo, Self::Restart, Self::AskUndo]
            .into_iter()
            .find(|deed| deed.path() == path)?;
        Some((deed.words(book), deed.about(book)?))
    }

    /// What it does, where its name does not say all of it.
    fn about(self, book: &Phrasebook) -> Option<String> {
        match self {
            Self::Undo => Some(frame_words::about_undo(book)),
            Self::Restart => Some(frame_words::about_restart(book)),
            Self::AskUndo => Some(frame_words::about_ask_undo(book)),
            _ => None,
        }
    }

    /// Whether it is done while the match goes on, and can be pressed in the bar.
    pub(crate) const fn is_in_play(self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Restart
                | Self::AskUndo
                | Self::AllowUndo
                | Self::RefuseUndo
                | Self::WithdrawUndo
                | Self::Return
        )
    }

    /// Whether it is about what comes after the match.
    pub(crate) const fn is_about_next_game(self) -> bool {
        matches!(
            self,
            Self::NextGame
                | Self::Rematch
                | Self::OfferRematch
                | Self::PlayAgain
                | Self::AcceptRematch
                | Self::GoToRematch
                | Self::RefuseRematch
                | Self::WithdrawRematch
        )
    }

    /// Whether it is what one most likely wants to do now.
    const fn is_main(self) -> bool {
        matches!(
            self,
            Self::Join { .. }
                | Self::AllowUndo
                | Self::NextGame
                | Self::Rematch
                | Self::OfferRematch
                | Self::PlayAgain
                | Self::AcceptRematch
                | Self::GoToRematch
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

/// The bar below: what is asked, what the viewer holds, and what can be done without touching the picture.
pub fn turn(page: &TablePage, book: &Phrasebook) -> Markup {
    let turn = &page.turn;
    let is_own = page.is_viewers_turn() && !turn.is_over;
    let loose = bar_actions(page);
    // What stands beside other choices does not look like the thing to do.
    let is_all = page.choose.as_ref().is_some_and(|choose| choose.actions.len() == loose.len());
    html! {
        section #turn.bar.is-own[is_own] data-part data-next=[turn.next.as_deref()]
            aria-label=(frame_words::bar(book)) {
            div.ask {
                @if turn.curtain.is_none() { p.asked.over[turn.is_over].is-long[is_long(&turn.said)] { (turn.said) } }
                @if let Some(note) = &turn.note { p.note { (note) } }
                @else if turn.is_spectator { p.small { (say::you_watch(book)) } }
            }
            (threats(page, book))
            (stock(page, book))
            div.does {
                @for action in &loose { (bar_action(action, is_all)) }
                @for &deed in turn.deeds.iter().filter(|deed| deed.is_in_play()) { (form(page, deed, book)) }
                @if let Some(choose) = &page.choose { (hint::button(page, choose, book)) }
                @if page.choose.is_some() {
                    button.quiet.opens-choose type="button" name="open" value="choose" data-opens="choose" aria-label=(frame_words::actions(book)) { "⋯" }
                }
            }
        }
    }
}

/// So many letters go into two lines of the bar beside all that can be done.
const TWO_LINES: usize = 72;

fn is_long(said: &str) -> bool {
    said.chars().count() > TWO_LINES
}

/// What will strike the viewer's seat, as icons.
fn threats(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        @if !page.bars.threats.is_empty() {
            ul.threats aria-label=(frame_words::threats(book)) {
                @for threat in &page.bars.threats {
                    li data-explain=(threat.element) {
                        svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (PreEscaped(&threat.icon)) }
                        span.unseen { (threat.words) }
                    }
                }
            }
        }
    }
}

/// What the viewer's seat holds, as icons with numbers.
fn stock(page: &TablePage, book: &Phrasebook) -> Markup {
    html! {
        @if !page.bars.holdings.is_empty() {
            ul.stock aria-label=(frame_words::holdings(book)) {
                @for holding in &page.bars.holdings {
                    li.nil[holding.count == 0] data-explain=(holding.element) {
                        svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { (PreEscaped(&holding.icon)) }
                        span.unseen { (holding.words) }
                        span aria-hidden="true" {
                            (holding.count)
                            @if let Some(of) = holding.of { " " small { "/" (of) } }
                        }
                    }
                }
            }
        }
    }
}

/// So many actions fit into the bar; more are in the list of all.
const MOST_IN_BAR: usize = 3;

/// The actions that belong to no element of the picture, where they are few.
fn bar_actions(page: &TablePage) -> Vec<&Choice> {
    let Some(choose) = page.choose.as_ref().filter(|_| !sheets::is_mustering(page)) else {
        return Vec::new();
    };
    let loose: Vec<&Choice> =
        choose.actions.iter().filter(|action| action.parts.is_empty()).collect();
    if loose.len() <= MOST_IN_BAR {
        return loose;
    }
    // What ends a turn, and is no target among several, is in reach however much else could be done.
    loose.into_iter().filter(|action| action.is_grave && action.heading.is_none()).collect()
}

/// The twin of a button in the list, which a script presses: there is one way to act.
fn bar_action(action: &Choice, is_all: bool) -> Markup {
    let is_main = action.is_grave || is_all;
    html! {
        button.main[is_main].quiet[!is_main] type="submit" form="act" name="action" value=(action.action) data-twin
            data-explain={ (ACTION) (action.action) } { (action.words) }
    }
}

pub(crate) fn totals(series: &Series, book: &Phrasebook) -> Markup {
    let [(first, first_points), (second, second_points)] = &series.totals;
    html! {
        p.series {
            (series_words::game_of(book, series.game as usize, series.games as usize)) " · "
            (say::series_total(book, first.as_str(), *first_points, second.as_str(), *second_points))
        }
    }
}

pub(crate) fn form(page: &TablePage, deed: Deed, book: &Phrasebook) -> Markup {
    html! {
        form method="post" action={ "/matches/" (page.id) "/" (deed.path()) } {
            @if let Deed::Join { seat } = deed {
                input type="hidden" name="seat" value=(seat);
            }
            @else if let Some(seat) = page.seat {
                input type="hidden" name="seat" value=(seat);
            }
            input type="hidden" name="key" value={ (page.key) "-" (deed.path()) };
            button.quiet[!deed.is_main()] type="submit" name="deed" value=(deed.path())
                data-explain=[deed.about(book).map(|_| format!("{DEED}{}", deed.path()))] {
                (deed.words(book))
            }
        }
    }
}

/// What ends the match for the viewer: it says what it does before it is done.
pub(crate) fn leaving(page: &TablePage, book: &Phrasebook) -> Markup {
    let leaving = page.turn.deeds.iter().find(|deed| matches!(deed, Deed::Resign | Deed::Abort));
    html! {
        @if let Some(&deed) = leaving {
            details #resigning.resigning {
                summary { (deed.words(book)) "…" }
                p.small { (say::resign_note(book, page.turn.players.len() as u32)) }
                (form(page, deed, book))
            }
        }
    }
}

pub(crate) fn invite(invitation: &Invitation, book: &Phrasebook) -> Markup {
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
