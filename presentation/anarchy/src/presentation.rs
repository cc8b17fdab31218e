//! The Anarchy at the table and at the terminal.

use std::sync::{Arc, LazyLock};

use bastide_anarchy::{
    Action, Activity, Anarchy, BoxId, Corrected, Event, Need, Question, Setup, View, clause,
};
use bastide_bots::levels::{Ladder, Mind};
use bastide_core::{Clause, RulesVersion, Seat, Viewer, Violation, rules_version};
use bastide_draw::letters::in_type;
use bastide_presentation::{
    ActionKind, Bars, Deployment, EventKind, Explanation, FileProblem, Inspector, Layout, Paper,
    Presentation, RoundPageOf, Said, Scene, ScoreSheet, StoryStep, TakingBack, Told, Turn,
    TurnBriefOf,
};
use bastide_text::{Phrasebook, scores};

use crate::inspector::Inspected;
use crate::{bars, drawing, explain, score, story, words};

/// The Anarchy as people see it.
pub struct AnarchyPresentation;

impl Presentation for AnarchyPresentation {
    type Game = Anarchy;

    const TAKING_BACK: TakingBack = TakingBack::Alone;
    const MINDS: &'static [Mind] = &Anarchy::MINDS;
    const TURN_BRIEF: Option<TurnBriefOf<Self>> = Some(story::turn_brief);
    const ROUND_PAGE: Option<RoundPageOf<Self>> =
        Some(|told, view, viewer, book| story::round::page(told, view, seat_of(viewer), book));

    fn title(book: &Phrasebook) -> String {
        words::title(book)
    }

    fn seat(book: &Phrasebook, seat: Seat) -> String {
        words::seat(book, seat)
    }

    fn action(book: &Phrasebook, action: Action) -> String {
        words::action(book, action)
    }

    /// With what it costs and gives: a list of bare names would have to be looked up on the sheets.
    fn choice(book: &Phrasebook, view: &View, seat: Seat, action: Action) -> String {
        if action == Action::Skip {
            return words::skip(book, view.table(), view.players[seat].question);
        }
        let name = words::action(book, action);
        if let Action::Path(path) = action {
            return format!("{name}. {}", words::path_words(book, view.table(), path));
        }
        let words::Offer { cost, gain } = words::offer(book, view.table(), action);
        match (cost, gain) {
            (Some(cost), Some(gain)) => format!("{name} ({cost} → {gain})"),
            (Some(cost), None) => format!("{name} ({cost})"),
            (None, Some(gain)) => format!("{name} (→ {gain})"),
            (None, None) => name,
        }
    }

    fn event(book: &Phrasebook, event: &Event) -> String {
        words::event(book, event)
    }

    fn violation(book: &Phrasebook, violation: &Violation<Need>) -> String {
        words::violation(book, violation)
    }

    fn result(book: &Phrasebook, view: &View) -> String {
        words::result(book, view)
    }

    fn svg(scene: &Scene<'_, Anarchy>, layout: Layout, book: &Phrasebook) -> String {
        let marks = drawing::Marks::after(scene.last);
        let draw = || drawing::svg(scene.view, seat_of(scene.viewer), &marks, book);
        match layout {
            Layout::Picture => draw(),
            Layout::Page => in_type(draw),
        }
    }

    fn terminal(scene: &Scene<'_, Anarchy>, paper: Paper<'_>) -> String {
        let (seat, marks) = (seat_of(scene.viewer), drawing::Marks::after(scene.last));
        let terminal = drawing::Terminal { colour: paper.is_coloured };
        drawing::terminal(scene.view, seat, &marks, terminal, paper.book)
    }

    fn elements(view: &View, seat: Seat, action: Action) -> Vec<String> {
        drawing::parts(view, seat, action)
    }

    fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
        score::sheet(view, book)
    }

    fn unit(book: &Phrasebook) -> String {
        scores::round(book)
    }

    fn gauges(view: &View, book: &Phrasebook) -> Vec<(String, Vec<i32>)> {
        score::gauges(view, book)
    }

    /// Boxes with what they cost and give, by their ids or the words of their tracks.
    fn catalogue(view: &View, seat: Seat, query: &str, book: &Phrasebook) -> String {
        let (table, filled) = (view.table(), view.players[seat].filled);
        let is_asked = |name: &str| name.to_lowercase().contains(&query.to_lowercase());
        let ids =
            BoxId::all().filter(|&id| is_asked(id.text()) || is_asked(&words::box_name(book, id)));
        let line = |id: BoxId| {
            let said = words::box_words(book, table, id, filled.contains(id));
            format!("{:<18} {said}\n", id.text())
        };
        ids.map(line).collect()
    }

    fn version() -> RulesVersion {
        static RULES: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Anarchy>);
        *RULES
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.players[seat].score.total
    }

    fn tally(view: &View, seat: Seat, book: &Phrasebook) -> String {
        words::points(book, Self::points(view, seat))
    }

    /// A player hears their own question; the others are asked at the same time, but that is theirs.
    fn question(view: &View, viewer: Viewer, book: &Phrasebook) -> String {
        match viewer {
            Viewer::Seat(seat) if view.players[seat].question != Question::Nothing => {
                words::question_of(book, view, seat)
            }
            _ => words::waiting(book, view).unwrap_or_else(|| words::question(book, view)),
        }
    }

    fn turns(told: &[Told<Action, Event>], book: &Phrasebook) -> Vec<Turn> {
        story::turns(told, book)
    }

    fn turn_words(told: &[&Told<Action, Event>], seat: Seat, book: &Phrasebook) -> Vec<Said> {
        story::turn_words(told, seat, book)
    }

    fn steps(events: &[Event], book: &Phrasebook) -> Vec<StoryStep> {
        story::steps(events, book)
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

    fn clause(event: &Event, _: Action) -> Clause {
        match event {
            Event::RoundBegan { .. } => clause::ANA_ROUND_01,
            Event::Dealt { .. } => clause::ANA_ROUND_04,
            Event::Offered { .. } | Event::PathTaken { .. } => clause::ANA_PATH_01,
            Event::PathDiscarded { .. } => clause::ANA_SOLO_02,
            Event::RivalAdvanced { .. } => clause::ANA_SOLO_03,
            Event::Produced { .. } => clause::ANA_PROD_02,
            Event::Filled { .. } => clause::ANA_ACT_02,
            Event::Gained { .. } => clause::ANA_ACT_04,
            Event::Mood { .. } => clause::ANA_DISC_01,
            Event::Prepared { .. } => clause::ANA_TACT_07,
            Event::Traded { .. } => clause::ANA_ACT_07,
            Event::Revealed { activity, .. } => revealed(*activity),
            Event::Reshuffled { .. } => clause::ANA_ESTATE_03,
            Event::Jousted { .. } => clause::ANA_TOURN_05,
            Event::Wrote { .. } => clause::ANA_MICH_02,
            Event::Wasted { .. } => clause::ANA_ESTATE_02,
            Event::Brewed { .. } => clause::ANA_BREW_04,
            Event::Attacked { .. } => clause::ANA_CASTLE_07,
            Event::Spied { .. } => clause::ANA_SPY_06,
            Event::Done { .. } => clause::ANA_ACT_08,
            Event::Roused { .. } => clause::ANA_ACT_09,
            Event::DefenceBegan => clause::ANA_DEF_01,
            Event::FoodPaid { .. } => clause::ANA_DEF_03,
            Event::Deployed { .. } => clause::ANA_DEF_04,
            Event::Discarded { .. } => clause::ANA_DEF_08,
            Event::TurnedUp { .. } => clause::ANA_DEF_09,
            Event::Rallied { .. } => clause::ANA_DEF_22,
            Event::Struck { .. } => clause::ANA_DEF_15,
            Event::Used { .. } => clause::ANA_DEF_17,
            Event::Spent { beer: true, .. } => clause::ANA_DEF_21,
            Event::Spent { .. } => clause::ANA_DEF_18,
            Event::Repelled { .. } => clause::ANA_DEF_24,
            Event::Withstood { .. } => clause::ANA_DEF_25,
            Event::Aftermath { .. } => clause::ANA_AFTER_01,
            Event::RoundEnded { .. } => clause::ANA_ENDR_01,
            Event::Ended { .. } => clause::ANA_END_01,
        }
    }

    /// Boxes are listed by their tracks.
    fn heading(action: Action, book: &Phrasebook) -> Option<String> {
        Some(match action {
            Action::Fill { id, .. } => words::track(book, &words::track_of(id)),
            Action::Prepare(_) => words::choice_heading(book, "prepare"),
            Action::Trade { .. } => words::choice_heading(book, "trade"),
            Action::Attack { .. } => words::choice_heading(book, "attack"),
            Action::Spy { .. } => words::choice_heading(book, "spy"),
            _ => return None,
        })
    }

    fn action_kind(action: Action) -> ActionKind {
        ActionKind {
            // It turns cards up, or ends the actions of a round.
            is_final: matches!(
                action,
                Action::Done | Action::Spy { .. } | Action::Attack { .. } | Action::Path(_)
            ),
            is_one_of_several: matches!(action, Action::Deploy { .. } | Action::DeployAll { .. }),
            ..ActionKind::default()
        }
    }

    fn event_kind(event: &Event) -> EventKind {
        let is_round = matches!(event, Event::RoundBegan { .. });
        EventKind {
            begins_round: is_round,
            begins_stage: is_round,
            is_notable: matches!(event, Event::Attacked { .. }),
        }
    }

    fn inspector(game: &Anarchy) -> Option<Box<dyn Inspector + '_>> {
        Some(Box::new(Inspected(game)))
    }

    fn deployment(game: &Anarchy) -> Option<Box<dyn Deployment + '_>> {
        Some(Box::new(Inspected(game)))
    }

    fn with_components(setup: Setup, text: &str) -> Option<Result<Setup, FileProblem>> {
        let data = Corrected::from_file(text, setup.rules)
            .map_err(|error| FileProblem { line: error.line, problem: error.reason });
        let with =
            |data: Corrected| Setup { data: (!data.is_empty()).then(|| Arc::new(data)), ..setup };
        Some(data.map(with))
    }
}

fn revealed(activity: Activity) -> Clause {
    match activity {
        Activity::Training => clause::ANA_KNIGHT_04,
        Activity::Valentine => clause::ANA_VALEN_02,
        Activity::Michaelmas => clause::ANA_MICH_02,
        Activity::Tournament => clause::ANA_TOURN_03,
        Activity::Brewery => clause::ANA_BREW_02,
        Activity::Lammas => clause::ANA_LAMMAS_02,
    }
}

/// Viewers without a seat look over the first player's shoulder.
fn seat_of(viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public => Seat::new(0),
    }
}
