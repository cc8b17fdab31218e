//! Pebbles as people see it: the least that a game has to say of itself.

use std::fmt::Write as _;
use std::sync::LazyLock;

use bastide_core::{Clause, Game as _, RulesVersion, Seat, Viewer, Violation, rules_version};
use bastide_pebbles::{END, Event, Need, Pebbles, RULES_TEXT, TAKE, Take, View};
use bastide_presentation::{
    EngineInfo, Entry, EventKind, GameInfo, Layout, Paper, Presentation, Scene, ScoreSheet,
    Scoring, Secrets, SetupForm, Showpiece, TableSections, TakingBack, TypingWords, plain,
};
use bastide_text::Phrasebook;

pub struct PebblesPresentation;

impl Presentation for PebblesPresentation {
    type Game = Pebbles;

    fn title(_: &Phrasebook) -> String {
        "Pebbles".to_owned()
    }

    fn seat(_: &Phrasebook, seat: Seat) -> String {
        Pebbles::seat_name(seat).to_owned()
    }

    fn action(_: &Phrasebook, Take(pebbles): Take) -> String {
        format!("Take {pebbles} from the heap")
    }

    fn event(_: &Phrasebook, event: &Event) -> String {
        match event {
            Event::Took { seat, pebbles, left } => {
                format!("{} takes {pebbles} and leaves {left}.", Pebbles::seat_name(*seat))
            }
            Event::Ended { winner } => format!("{} wins.", Pebbles::seat_name(*winner)),
        }
    }

    fn violation(_: &Phrasebook, violation: &Violation<Need>) -> String {
        match violation.need {
            Need::OwnTurn => "Wait for your turn.".to_owned(),
            Need::OneToThree { left } => format!("Take one, two or three of the {left} pebbles."),
        }
    }

    fn question(view: &View, _: Viewer, _: &Phrasebook) -> String {
        match view.to_move {
            Some(seat) => format!("{}: how many pebbles?", Pebbles::seat_name(seat)),
            None => "The game is over.".to_owned(),
        }
    }

    fn result(_: &Phrasebook, view: &View) -> String {
        match view.standing.as_ref().and_then(|standing| standing.winners().next()) {
            Some(winner) => format!("{} has won.", Pebbles::seat_name(winner)),
            None => "The game goes on.".to_owned(),
        }
    }

    fn tally(view: &View, seat: Seat, _: &Phrasebook) -> String {
        format!("{} points", Self::points(view, seat))
    }

    fn svg(scene: &Scene<'_, Pebbles>, _: Layout, _: &Phrasebook) -> String {
        let mut svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 160 20\">".to_owned();
        for pebble in 0..scene.view.heap {
            let x = 10 * i32::from(pebble) + 10;
            let _ = write!(svg, "<circle id=\"pebble-{pebble}\" cx=\"{x}\" cy=\"10\" r=\"4\"/>");
        }
        svg + "</svg>"
    }

    fn terminal(scene: &Scene<'_, Pebbles>, _: Paper<'_>) -> String {
        "o".repeat(scene.view.heap.into())
    }

    fn clause(event: &Event, _: Take) -> Clause {
        match event {
            Event::Took { .. } => TAKE,
            Event::Ended { .. } => END,
        }
    }

    fn event_kind(event: &Event) -> EventKind {
        let is_end = matches!(event, Event::Ended { .. });
        EventKind { begins_stage: !is_end, is_notable: is_end, ..EventKind::default() }
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.standing.as_ref().map_or(0, |standing| standing.places[seat].points)
    }

    fn sheet(view: &View, book: &Phrasebook) -> Option<ScoreSheet> {
        view.standing.as_ref()?;
        let points = Seat::all(2).map(|seat| Self::points(view, seat));
        let mut line = plain(bastide_text::scores::total(book), points);
        line.is_total = true;
        Some(ScoreSheet { lines: vec![line], ..ScoreSheet::default() })
    }

    fn unit(_: &Phrasebook) -> String {
        "Turn".to_owned()
    }

    fn gauges(view: &View, _: &Phrasebook) -> Vec<(String, Vec<i32>)> {
        vec![("Pebbles".to_owned(), vec![view.heap.into(); 2])]
    }

    fn catalogue(view: &View, _: Seat, _: &str, _: &Phrasebook) -> String {
        format!("{} pebbles", view.heap)
    }

    fn version() -> RulesVersion {
        static RULES: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Pebbles>);
        *RULES
    }
}

pub fn game() -> GameInfo {
    GameInfo {
        name: Pebbles::NAME,
        summary: "Two players empty a heap",
        players: (2, 2),
        secrets: Secrets::Nothing,
        taking_back: TakingBack::Together,
        scoring: Scoring::Places,
        title: PebblesPresentation::title,
        about: |_| "Take the last pebble.".to_owned(),
        facts: |_| "Two players, one minute".to_owned(),
        seat_words: PebblesPresentation::seat,
        seat_name: Pebbles::seat_name,
        options: &[],
        typing: TypingWords {
            actions: |_| "Write how many you take: take 2.".to_owned(),
            moves: |_| "“moves 2” those that take two".to_owned(),
            pieces: |_| "the heap".to_owned(),
            examples: &["--bots random"],
        },
        table_sections: TableSections::default(),
        assets: None,
        showpiece: Showpiece::Actions(&["take 3", "take 2"]),
        rules_text: RULES_TEXT,
        lessons: &[],
        reference: None,
        card: None,
        form: SetupForm {
            visitor_seat: 0,
            seat_note: |_, first| format!("{first} begins."),
            options: |_| Vec::new(),
            options_note: None,
            components: None,
        },
        series: None,
        tournament: None,
        engines: EngineInfo::of::<PebblesPresentation>("ends", ""),
        entry: Entry::of::<PebblesPresentation>(),
    }
}
