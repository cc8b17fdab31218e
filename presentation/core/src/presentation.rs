//! What a game's package implements.

use std::collections::BTreeMap;

use bastide_bots::analysis::Analysed;
use bastide_bots::arena::Opening;
use bastide_bots::levels::Mind;
use bastide_core::{Clause, Game, RulesVersion, Seat, Silent, Viewer, Violation};
use bastide_text::Phrasebook;

use crate::choices::{Choice, Choices, Consequences, PieceChoice};
use crate::form::FileProblem;
use crate::inspector::{Deployment, Inspector};
use crate::looming::Looming;
use crate::round::RoundPage;
use crate::scene::{Layout, Paper, Scene};
use crate::score::ScoreSheet;
use crate::story::{Bars, Explanation, Said, StoryStep, Told, Turn, turns_in_a_row};

pub type SetupOf<P> = <<P as Presentation>::Game as Game>::Setup;
pub type ActionOf<P> = <<P as Presentation>::Game as Game>::Action;
pub type EventOf<P> = <<P as Presentation>::Game as Game>::Event;
pub type ViewOf<P> = <<P as Presentation>::Game as Game>::View;
pub type ToldOf<P> = Told<ActionOf<P>, EventOf<P>>;
/// Told is that round and what came after it, with how many actions came before.
pub type RoundPageOf<P> =
    fn((&[ToldOf<P>], usize), &ViewOf<P>, Viewer, &Phrasebook) -> Option<RoundPage>;
pub type TurnBriefOf<P> = fn(&[&ToldOf<P>], Seat, &Phrasebook) -> Option<Vec<Said>>;
pub type WorthOf<P> =
    fn(&[EventOf<P>], &<P as Presentation>::Game, &Phrasebook) -> Vec<(String, String)>;
pub type NeedOf<P> = <<P as Presentation>::Game as Game>::Need;

/// How far a seat goes back that takes something back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakingBack {
    /// The whole table goes back to that moment.
    Together,
    /// What the others have done since stays: they act at the same time and do not touch each other.
    Alone,
}

/// What kind of decision an action is.
#[allow(clippy::struct_excessive_bools, reason = "every combination of them is possible")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ActionKind {
    /// Among [`Presentation::pieces`], so that it needs no button.
    pub is_placement: bool,
    /// It cannot be taken back as a rule, so that one click is not enough.
    pub is_final: bool,
    /// The others do not hear which action it was. Its events say what there is to know.
    pub is_secret: bool,
    /// A page offers it with others as one decision.
    pub is_one_of_several: bool,
    /// What a page does unasked wherever it is legal; the alternatives are part of the choice before it.
    pub is_usual: bool,
    /// Whether a touch of its element means something else, as long as anything else can be done there.
    pub is_aside: bool,
}

/// What kind of thing happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventKind {
    /// A round of the game begins with it: the story says so.
    pub begins_round: bool,
    /// A stage of the course begins with it: the curves have a point there.
    pub begins_stage: bool,
    /// Statistics count it.
    pub is_notable: bool,
}

/// A game's words, drawing, choices, score and terminal. It is implemented for a type of the game's
/// package, because both the trait and the game are foreign there.
pub trait Presentation: Sized + Send + Sync + 'static {
    type Game: Analysed;

    const TAKING_BACK: TakingBack = TakingBack::Together;
    /// The minds of the levels, weakest first.
    const MINDS: &'static [Mind] = &[];
    /// What a turn came to, in games where telling all of it takes many lines.
    const TURN_BRIEF: Option<TurnBriefOf<Self>> = None;
    /// The page of the last round that is over, in games that have one.
    const ROUND_PAGE: Option<RoundPageOf<Self>> = None;
    /// What elements of the drawing would be good for after an action, in games that tell, as far as nothing hidden comes to
    /// light: an id and words.
    const WORTH: Option<WorthOf<Self>> = None;

    // Words.

    fn title(book: &Phrasebook) -> String;
    fn seat(book: &Phrasebook, seat: Seat) -> String;
    fn action(book: &Phrasebook, action: ActionOf<Self>) -> String;
    /// An action for those who see the table, where that says more.
    fn choice(
        book: &Phrasebook,
        view: &ViewOf<Self>,
        seat: Seat,
        action: ActionOf<Self>,
    ) -> String {
        let _ = (view, seat);
        Self::action(book, action)
    }
    /// An action as a page offers it: with its price, where it has one.
    fn offer(
        game: &Self::Game,
        view: &ViewOf<Self>,
        (seat, action): (Seat, ActionOf<Self>),
        book: &Phrasebook,
    ) -> String {
        let _ = game;
        Self::choice(book, view, seat, action)
    }
    fn event(book: &Phrasebook, event: &EventOf<Self>) -> String;
    /// Why an action is refused, as a sentence; whoever shows it adds the clause as a link or in brackets.
    fn violation(book: &Phrasebook, violation: &Violation<NeedOf<Self>>) -> String;
    /// What is asked, as this viewer wants to hear it.
    fn question(view: &ViewOf<Self>, viewer: Viewer, book: &Phrasebook) -> String;
    fn result(book: &Phrasebook, view: &ViewOf<Self>) -> String;
    /// What stands beside a player's name.
    fn tally(view: &ViewOf<Self>, seat: Seat, book: &Phrasebook) -> String;
    /// Names for elements of the drawing that it does not name itself, by their ids.
    fn labels(view: &ViewOf<Self>, book: &Phrasebook) -> BTreeMap<String, String> {
        let _ = (view, book);
        BTreeMap::new()
    }
    /// The events that hang over the table.
    fn looming(view: &ViewOf<Self>, book: &Phrasebook) -> Vec<Looming> {
        let _ = (view, book);
        Vec::new()
    }

    // Drawing.

    fn svg(scene: &Scene<'_, Self::Game>, layout: Layout, book: &Phrasebook) -> String;
    fn terminal(scene: &Scene<'_, Self::Game>, paper: Paper<'_>) -> String;
    /// The ids of the elements that an action of a seat belongs to, the most telling first.
    fn elements(view: &ViewOf<Self>, seat: Seat, action: ActionOf<Self>) -> Vec<String> {
        let _ = (view, seat, action);
        Vec::new()
    }
    /// The action that a click on an element most likely means; nothing for one that is only looked at.
    fn action_at(view: &ViewOf<Self>, seat: Seat, element: &str) -> Option<ActionOf<Self>> {
        let _ = (view, seat, element);
        None
    }

    // Choices.

    /// What a seat may place on the board, and where.
    fn pieces(game: &Self::Game, seat: Seat, book: &Phrasebook) -> Vec<PieceChoice> {
        let _ = (game, seat, book);
        Vec::new()
    }
    fn action_kind(action: ActionOf<Self>) -> ActionKind {
        let _ = action;
        ActionKind::default()
    }
    /// Under what an action is listed.
    fn heading(action: ActionOf<Self>, book: &Phrasebook) -> Option<String> {
        let _ = (action, book);
        None
    }
    /// What a seat may choose from.
    fn choices(game: &Self::Game, seat: Seat, book: &Phrasebook) -> Choices {
        plain_choices::<Self>(game, seat, book)
    }
    /// What an action would do, for a ghost on the board.
    fn consequences(events: &[EventOf<Self>], after: &Self::Game) -> Consequences {
        let _ = (events, after);
        Consequences::default()
    }

    // Story.

    /// The clause by which something happened that an action brought about.
    fn clause(event: &EventOf<Self>, action: ActionOf<Self>) -> Clause;
    fn event_kind(event: &EventOf<Self>) -> EventKind;

    /// Which actions are told in one line, in the order in which the lines stand.
    fn turns(told: &[ToldOf<Self>], book: &Phrasebook) -> Vec<Turn> {
        let _ = book;
        turns_in_a_row(told)
    }
    /// A turn in one line: who did what, and what it led to. `book` knows who plays.
    fn turn_words(told: &[&ToldOf<Self>], seat: Seat, book: &Phrasebook) -> Vec<Said> {
        let _ = seat;
        let events = told.iter().flat_map(|line| &line.events);
        let words: Vec<String> = events.map(|event| Self::event(book, event)).collect();
        vec![Said::plain(words.join(" "))]
    }
    /// What a page shows of the events of an action, one moment after the other, and where; nothing of those that are
    /// only bookkeeping. The caller fills in the number of the ply.
    fn steps(events: &[EventOf<Self>], book: &Phrasebook) -> Vec<StoryStep> {
        let _ = (events, book);
        Vec::new()
    }

    // The bars of the table, and the panel that explains.

    fn bars(view: &ViewOf<Self>, viewer: Viewer, book: &Phrasebook) -> Bars {
        let _ = (view, viewer, book);
        Bars::default()
    }
    /// What can be said of an element of the drawing to a viewer, with today's numbers.
    fn explain(
        view: &ViewOf<Self>,
        viewer: Viewer,
        element: &str,
        book: &Phrasebook,
    ) -> Option<Explanation> {
        let _ = (view, viewer, element, book);
        None
    }

    // Score.

    fn points(view: &ViewOf<Self>, seat: Seat) -> i32;
    /// The count; nothing before the end.
    fn sheet(view: &ViewOf<Self>, book: &Phrasebook) -> Option<ScoreSheet>;
    /// What the stages of a game are called.
    fn unit(book: &Phrasebook) -> String;
    /// What is worth a curve: its name, and what each seat has of it.
    fn gauges(view: &ViewOf<Self>, book: &Phrasebook) -> Vec<(String, Vec<i32>)>;

    // What some games have.

    fn inspector(game: &Self::Game) -> Option<Box<dyn Inspector + '_>> {
        let _ = game;
        None
    }
    fn deployment(game: &Self::Game) -> Option<Box<dyn Deployment + '_>> {
        let _ = game;
        None
    }
    /// The setup with the values of an owner's file; nothing for a game without such values.
    fn with_components(
        setup: SetupOf<Self>,
        text: &str,
    ) -> Option<Result<SetupOf<Self>, FileProblem>> {
        let _ = (setup, text);
        None
    }

    // Terminal.

    /// Whether an action is about what a player asks for: a kind of piece, a square, a word of it.
    fn matches_query(seat: Seat, action: ActionOf<Self>, query: &str, book: &Phrasebook) -> bool {
        let _ = seat;
        let query = query.to_lowercase();
        let said = [action.to_string(), Self::action(book, action)];
        said.iter().any(|words| words.to_lowercase().contains(&query))
    }
    /// What a seat can place, all of it or what is asked for, as small drawings.
    fn catalogue(view: &ViewOf<Self>, seat: Seat, query: &str, book: &Phrasebook) -> String;

    // Engines.

    /// The version of the rules. It takes a moment to find out, so a package keeps it.
    fn version() -> RulesVersion;
    /// Openings for fair comparisons, none of them the same as another but for a turn of the board; none
    /// where chance sees to it that games differ.
    fn openings() -> Vec<Opening<Self::Game>> {
        Vec::new()
    }
    /// How many sequences of so many actions there are.
    fn perft(game: &Self::Game, depth: u32) -> u64 {
        sequences(game, depth)
    }
}

/// By playing them all.
fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.to_act().iter().next().filter(|_| depth > 0) else {
        return u64::from(depth == 0);
    };
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let after = |action: &G::Action| {
        let mut next = game.clone();
        let _ = next.apply(seat, *action, &mut Silent).expect("it is listed");
        sequences(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

/// Every legal action of a seat by itself: its pieces, and a button for everything else.
pub fn plain_choices<P: Presentation>(game: &P::Game, seat: Seat, book: &Phrasebook) -> Choices {
    let view = game.view(Viewer::Seat(seat));
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let others = actions.into_iter().filter(|&action| !P::action_kind(action).is_placement);
    let other = |action: ActionOf<P>| Choice {
        action: action.to_string(),
        words: P::offer(game, &view, (seat, action), book),
        parts: P::elements(&view, seat, action),
        heading: P::heading(action, book),
        is_grave: P::action_kind(action).is_final,
        is_costly: false,
        is_aside: P::action_kind(action).is_aside,
    };
    Choices { pieces: P::pieces(game, seat, book), others: others.map(other).collect() }
}
