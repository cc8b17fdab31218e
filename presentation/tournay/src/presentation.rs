//! Tournay at the table and at the terminal.

use std::sync::LazyLock;

use bastide_bots::levels::{Ladder, Mind};
use bastide_core::{Clause, Game as _, RulesVersion, Seat, Viewer, Violation, rules_version};
use bastide_draw::letters::in_type;
use bastide_presentation::{
    ActionKind, Bars, Choices, EventKind, Explanation, FileProblem, Layout, Looming, Paper,
    Presentation, Said, Scene, ScoreSheet, StoryStep, Told, Turn, WorthOf, plain_choices,
};
use bastide_text::{Phrasebook, pages, scores};
use bastide_tournay::{
    Action, Cause, Debt, Event, Need, Reason, Setup, Table, Tournay, Use, View, clause,
};

use crate::{
    action_at, bars, borrowing, choices, drawing, explain, score, steps, story, words, worth,
};

/// Tournay as people see it.
pub struct TournayPresentation;

impl Presentation for TournayPresentation {
    type Game = Tournay;

    const MINDS: &'static [Mind] = &Tournay::MINDS;
    const WORTH: Option<WorthOf<Self>> = Some(worth::worth);

    fn title(book: &Phrasebook) -> String {
        words::title(book)
    }

    fn seat(book: &Phrasebook, seat: Seat) -> String {
        words::seat(book, seat)
    }

    fn action(book: &Phrasebook, action: Action) -> String {
        words::action(book, action)
    }

    fn choice(book: &Phrasebook, view: &View, seat: Seat, action: Action) -> String {
        words::choice(book, view, seat, action)
    }

    fn event(book: &Phrasebook, event: &Event) -> String {
        words::event(book, event)
    }

    fn violation(book: &Phrasebook, violation: &Violation<Need>) -> String {
        words::violation(book, violation)
    }

    /// Those who wait read for whom, not what the other is asked.
    fn question(view: &View, viewer: Viewer, book: &Phrasebook) -> String {
        let is_asked = |seat: &Seat| viewer == Viewer::Seat(*seat);
        let waited: Option<Vec<&str>> =
            view.to_act.iter().map(|seat| book.player(seat.index())).collect();
        match waited {
            Some(names) if !names.is_empty() && !view.to_act.iter().any(is_asked) => {
                pages::waiting_for(book, names.join(", "))
            }
            _ => words::question(book, view),
        }
    }

    fn result(book: &Phrasebook, view: &View) -> String {
        words::result(book, view)
    }

    fn svg(scene: &Scene<'_, Tournay>, layout: Layout, book: &Phrasebook) -> String {
        let marks = drawing::Marks::after(scene.last);
        match layout {
            Layout::Picture => drawing::svg(scene.view, &marks, book),
            Layout::Page => in_type(|| drawing::page(scene.view, scene.viewer, &marks, book)),
        }
    }

    fn terminal(scene: &Scene<'_, Tournay>, paper: Paper<'_>) -> String {
        let terminal = drawing::Terminal { colour: paper.is_coloured };
        drawing::terminal(scene.view, &drawing::Marks::after(scene.last), terminal, paper.book)
    }

    fn elements(view: &View, seat: Seat, action: Action) -> Vec<String> {
        drawing::parts(view, seat, action)
    }

    fn action_at(view: &View, seat: Seat, element: &str) -> Option<Action> {
        action_at::action_at(view, seat, element)
    }

    fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
        score::sheet(view, book)
    }

    fn unit(book: &Phrasebook) -> String {
        scores::turn(book)
    }

    fn gauges(view: &View, book: &Phrasebook) -> Vec<(String, Vec<i32>)> {
        score::gauges(view, book)
    }

    fn catalogue(view: &View, seat: Seat, query: &str, book: &Phrasebook) -> String {
        drawing::cards(view, seat, query, book)
    }

    fn version() -> RulesVersion {
        static RULES: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Tournay>);
        *RULES
    }

    /// Nobody has points before they are counted; [`Self::tally`] says what they would be.
    fn points(view: &View, seat: Seat) -> i32 {
        view.standing.as_ref().map_or(0, |standing| standing.places[seat].points)
    }

    fn tally(view: &View, seat: Seat, book: &Phrasebook) -> String {
        match &view.standing {
            Some(_) => words::tally_points(book, Self::points(view, seat)),
            None => words::tally_points(book, view.scores_now().total[seat] as i32),
        }
    }

    fn clause(event: &Event, action: Action) -> Clause {
        match event {
            Event::Turn { .. } => clause::TOU_TURN_01,
            Event::Skipped { .. } => clause::TOU_PLAY_24,
            Event::Announced { .. } => clause::TOU_PLAY_03,
            Event::Placed { .. } => clause::TOU_PLAY_01,
            Event::Tucked { .. } => tucked(action),
            Event::Shifted { .. } => clause::TOU_PLAY_06,
            Event::LaidDown { .. } => laid_down(action),
            Event::Borrowed { .. } => clause::TOU_USE_03,
            Event::GaveBack { .. } => clause::TOU_PLAY_16,
            Event::Gained { reason, .. } => gained(*reason),
            Event::Paid { reason, .. } => paid(*reason),
            Event::Transferred { debt, .. } => owed(*debt),
            Event::Buried { .. } => clause::TOU_DRAW_05,
            Event::LookedAt { .. } => clause::TOU_DRAW_04,
            Event::Drew { .. } | Event::TurnedUp { .. } => clause::TOU_DRAW_13,
            Event::Crier { .. } => clause::TOU_EVENT_02,
            Event::Fed { .. } => clause::TOU_EVENT_03,
            Event::Strikes { cause: Cause::Crier, .. } => clause::TOU_EVENT_06,
            Event::Strikes { cause: Cause::Ballista, .. } => clause::TOU_CARD_BALLISTA_01,
            Event::Built { against: Some(_), .. } => clause::TOU_EVENT_20,
            Event::Built { against: None, .. } => clause::TOU_HAND_04,
            Event::Shielded { .. } => clause::TOU_CARD_CATAPULT_03,
            Event::Damaged { .. } => clause::TOU_EVENT_41,
            Event::Activated { .. } => clause::TOU_ACT_01,
            Event::Renounced { .. } => clause::TOU_ACT_09,
            Event::Fruitless { .. } => clause::TOU_ACT_10,
            Event::Copied { .. } => clause::TOU_CARD_PORT_01,
            Event::Combated { .. } => clause::TOU_COMBAT_07,
            Event::NextEvent { .. } => clause::TOU_EVENT_50,
            Event::Recruited { .. } => clause::TOU_ADV_06,
            Event::Raised { .. } => clause::TOU_CARD_BISHOP_01,
            Event::Gathered { .. } => clause::TOU_GATHER_01,
            Event::TuckedEvent { .. } => clause::TOU_HAND_07,
            Event::LastRound => clause::TOU_END_07,
            Event::Committed { .. } => clause::TOU_FINAL_02,
            Event::LastCard { .. } => clause::TOU_FINAL_01,
            Event::Ended => clause::TOU_SCORE_01,
        }
    }

    fn event_kind(event: &Event) -> EventKind {
        EventKind {
            begins_round: false,
            begins_stage: matches!(event, Event::Turn { .. }),
            is_notable: matches!(event, Event::Crier { .. }),
        }
    }

    fn turns(told: &[Told<Action, Event>], book: &Phrasebook) -> Vec<Turn> {
        story::turns(told, book)
    }

    fn turn_words(told: &[&Told<Action, Event>], seat: Seat, book: &Phrasebook) -> Vec<Said> {
        story::turn_words(told, seat, book)
    }

    fn steps(events: &[Event], book: &Phrasebook) -> Vec<StoryStep> {
        events.iter().filter_map(|event| steps::step(event, book)).collect()
    }

    fn bars(view: &View, viewer: Viewer, book: &Phrasebook) -> Bars {
        bars::bars(view, viewer, book)
    }

    fn explain(
        view: &View,
        viewer: Viewer,
        element: &str,
        book: &Phrasebook,
    ) -> Option<Explanation> {
        explain::explain(view, viewer, element, book)
    }

    fn looming(view: &View, book: &Phrasebook) -> Vec<Looming> {
        let queued = view.queue.events.iter().flatten();
        let told = queued.map(|&(event, coins)| Looming {
            name: words::queue_part(book, Some((event, coins))),
            does: words::event_card_words(book, view.setup.table(), event).effect,
            next: words::forecast(book, view, event, coins),
        });
        told.collect()
    }

    fn heading(action: Action, book: &Phrasebook) -> Option<String> {
        let heading = match action {
            Action::Play { .. } | Action::Commit { .. } => "play",
            Action::Draw { .. } => "draw",
            Action::Activate { make: Use::Idle, .. } | Action::Follow { make: Use::Idle, .. } => {
                "activate-idle"
            }
            Action::Activate { .. } | Action::Follow { .. } => "activate",
            Action::Combat { .. } => "combat",
            Action::Earn { .. } => "earn",
            Action::Recruit(_) => "recruit",
            _ => return None,
        };
        Some(words::choice_heading(book, heading))
    }

    fn offer(
        game: &Tournay,
        view: &View,
        (seat, action): (Seat, Action),
        book: &Phrasebook,
    ) -> String {
        if !matches!(action, Action::Earn { .. }) {
            return words::offer(book, view, seat, action);
        }
        words::offer_earning(book, view, (seat, action), earned(game, seat, action))
    }

    fn choices(game: &Tournay, seat: Seat, book: &Phrasebook) -> Choices {
        choices::choices(game, seat, book, plain_choices::<Self>)
    }

    fn action_kind(action: Action) -> ActionKind {
        ActionKind {
            is_final: action == Action::Pass,
            is_secret: is_secret(action),
            is_usual: action == Action::Own,
            is_aside: borrowing::is_without_effect(action),
            ..ActionKind::default()
        }
    }

    fn with_components(setup: Setup, text: &str) -> Option<Result<Setup, FileProblem>> {
        let table = Table::read(text)
            .map_err(|error| FileProblem { line: error.line, problem: error.problem });
        Some(table.map(|table| setup.with_cards(table)))
    }
}

/// A card from a hand goes somewhere face down, or stays there while another is laid open.
fn is_secret(action: Action) -> bool {
    matches!(
        action,
        Action::Keep(_)
            | Action::GiveHeld(_)
            | Action::Tuck(_)
            | Action::Commit { .. }
            | Action::Pass
    )
}

/// Which card goes under its deck: the price of another, one too many, or one that was replaced.
fn tucked(action: Action) -> Clause {
    match action {
        Action::GiveHeld(_) | Action::GiveSlot(_) => clause::TOU_PLAY_17,
        Action::GiveCovered { .. } => clause::TOU_OPT_05,
        Action::Tuck(_) => clause::TOU_HAND_03,
        _ => clause::TOU_PLAY_09,
    }
}

fn laid_down(action: Action) -> Clause {
    match action {
        Action::Earn { .. } => clause::TOU_EARN_03,
        Action::Draw { .. } => clause::TOU_DRAW_02,
        Action::Combat { .. } => clause::TOU_COMBAT_05,
        Action::Recruit(_) => clause::TOU_ADV_05,
        Action::Play { .. } | Action::Put(_) => clause::TOU_PLAY_12,
        Action::Lay(_) => clause::TOU_EVENT_33,
        Action::Keep(_) | Action::Take(_) | Action::Fire(_) | Action::Endure => {
            clause::TOU_EVENT_30
        }
        _ => clause::TOU_USE_01,
    }
}

fn gained(reason: Reason) -> Clause {
    match reason {
        Reason::Earn => clause::TOU_EARN_01,
        Reason::Building => clause::TOU_ACT_08,
        Reason::Character(_) => clause::TOU_ACT_12,
        Reason::Spoils => clause::TOU_CARD_KNIGHT_01,
        Reason::Event(_) => clause::TOU_EVENT_34,
        Reason::Card | Reason::Ransom | Reason::Recruit => paid(reason),
    }
}

fn paid(reason: Reason) -> Clause {
    match reason {
        Reason::Card => clause::TOU_PLAY_15,
        Reason::Ransom => clause::TOU_COMBAT_04,
        Reason::Recruit => clause::TOU_ADV_04,
        Reason::Event(_) => clause::TOU_EVENT_42,
        Reason::Earn | Reason::Building | Reason::Character(_) | Reason::Spoils => gained(reason),
    }
}

fn owed(debt: Debt) -> Clause {
    match debt {
        Debt::Borrowing => clause::TOU_USE_03,
        Debt::Lordship => clause::TOU_CARD_LORDSHIP_01,
        Debt::Courthouse => clause::TOU_CARD_COURTHOUSE_01,
    }
}

/// What an action is worth to its seat at once.
fn earned(game: &Tournay, seat: Seat, action: Action) -> u32 {
    let (mut after, mut events) = (game.clone(), Vec::new());
    // Only listed actions are asked about, and those are legal.
    let _ = after.apply(seat, action, &mut events);
    let gains = events.iter().map(|event| match *event {
        Event::Gained { seat: who, deniers, .. } if who == seat => deniers,
        _ => 0,
    });
    gains.sum()
}
