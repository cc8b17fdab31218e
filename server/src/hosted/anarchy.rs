//! The Anarchy at the table.

use std::sync::{Arc, LazyLock};

use bastide_anarchy::{Action, Activity, Anarchy, Corrected, Event, Question, Setup, View, clause};
use bastide_core::{Clause, RulesVersion, Seat, Viewer, rules_version};
use bastide_presentation_anarchy::words;
use bastide_text::Phrasebook;

use super::{FileProblem, Secrets, Sheets, Show, TakingBack};

impl Show for Anarchy {
    const SECRETS: Secrets = Secrets::Decks;
    const TAKING_BACK: TakingBack = TakingBack::Alone;
    const PLAYERS: (u8, u8) = (1, 4);

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
    fn asked(view: &View, who: Viewer, book: &Phrasebook) -> String {
        match who {
            Viewer::Seat(seat) if view.players[seat].question != Question::Nothing => {
                words::question_of(book, view, seat)
            }
            _ => words::question(book, view),
        }
    }

    fn clause_of(event: &Event, _: Action) -> Clause {
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

    /// What turns cards up, and what ends the actions of a round.
    fn is_grave(action: Action) -> bool {
        matches!(
            action,
            Action::Done | Action::Spy { .. } | Action::Attack { .. } | Action::Path(_)
        )
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn is_one_of_several(action: Action) -> bool {
        matches!(action, Action::Deploy { .. })
    }

    fn sheets(&self) -> Option<&dyn Sheets> {
        Some(self)
    }

    fn with_file(setup: Setup, text: &str) -> Option<Result<Setup, FileProblem>> {
        let data = Corrected::from_file(text)
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
