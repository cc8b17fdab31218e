//! Cathedral on the command line.

use bastide_bots::arena::{Opening, opening};
use bastide_cathedral::{
    Action, Cathedral, Cell, Cells, Event, Kind, PerSide, Series, SeriesPlayer, Side, View,
};
use bastide_core::{Seat, Standing};
use bastide_presentation_cathedral::drawing as draw;
use bastide_presentation_cathedral::words;
use bastide_text::Phrasebook;

use super::{Playable, SeriesRules, Totals};

impl Playable for Cathedral {
    const NOTABLE: &'static str = "captures";

    fn is_notable(event: &Event) -> bool {
        matches!(event, Event::Captured { .. })
    }

    fn openings() -> Vec<Opening<Self>> {
        opening::cathedral()
    }

    fn perft(&self, depth: u32) -> u64 {
        bastide_cathedral::perft(self, depth)
    }

    /// `CS`, `castle` or `Château` asks for a kind, `D2` for what covers that square.
    fn concerns(seat: Seat, action: Action, wish: &str, book: &Phrasebook) -> bool {
        if let Ok(cell) = wish.parse() {
            return covered(seat, action).contains(cell);
        }
        let Action::Place(placement) = action else { return false };
        is_named(placement.kind(), wish, book)
    }

    fn pieces(view: &View, seat: Seat, wish: &str, book: &Phrasebook) -> String {
        let side = Side::of(seat).unwrap_or(Side::Light);
        let kind = Kind::ALL.into_iter().find(|&kind| is_named(kind, wish, book));
        draw::pieces(view, side, kind, book)
    }

    fn series() -> Option<SeriesRules> {
        Some(SeriesRules { sitter, totals })
    }
}

/// Colours change after each game (CAT-MATCH-01).
fn sitter(game: usize, seat: Seat) -> usize {
    let side = Side::of(seat).unwrap_or(Side::Light);
    usize::from(Series::player(game, side) == SeriesPlayer::Second)
}

/// CAT-MATCH-02, -03.
fn totals(games: &[Standing]) -> Totals {
    let mut series = Series::new();
    for standing in games {
        let points = |side: Side| standing.places[side.seat()].points;
        series.add(PerSide::from_fn(|side| u8::try_from(points(side)).unwrap_or(u8::MAX)));
    }
    let players = [SeriesPlayer::First, SeriesPlayer::Second];
    let leader = series.leader().map(|leader| usize::from(leader == SeriesPlayer::Second));
    Totals { points: players.map(|player| series.total(player)), leader }
}

/// By its code, in English or in the language of the table.
fn is_named(kind: Kind, wish: &str, book: &Phrasebook) -> bool {
    let names = [kind.code().to_owned(), format!("{kind:?}"), words::kind(book, kind)];
    names.iter().any(|name| name.to_lowercase() == wish.to_lowercase())
}

/// The squares that an action is about.
fn covered(seat: Seat, action: Action) -> Cells {
    let one = |cell: Cell| Cells::one(cell);
    match action {
        Action::Place(placement) => {
            let side = Side::of(seat).unwrap_or(Side::Light);
            placement.cells(side).unwrap_or_default()
        }
        Action::Capture(cell) | Action::Leave(cell) => one(cell),
        Action::Pass => Cells::NONE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn concerned(action: &str, wish: &str) -> bool {
        let book = Phrasebook::new(bastide_text::Language::French);
        Cathedral::concerns(Side::Dark.seat(), action.parse().unwrap(), wish, &book)
    }

    #[test]
    fn actions_are_asked_for_by_kind_or_by_square() {
        for wish in ["CS", "cs", "castle", "château"] {
            assert!(concerned("CSwD2", wish), "{wish}");
            assert!(!concerned("TOwD2", wish), "{wish}");
        }
        assert!(concerned("CSwD2", "c1") && !concerned("CSwD2", "c2"));
        assert!(concerned("xI8", "I8") && !concerned("--", "I8"));
    }

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        for kind in Kind::BUILDINGS {
            let action = format!("{}nE5", kind.code());
            let hits = Kind::BUILDINGS.iter().filter(|k| concerned(&action, k.code())).count();
            assert_eq!(hits, 1, "{action}");
        }
    }

    /// CAT-T-17: 4 : 0 and, with colours changed, 1 : 7 for the same two players.
    #[test]
    fn cat_match_02_a_series_adds_up_by_player() {
        let standing = |light: i32, dark: i32| {
            let points = [light, dark];
            Standing::fewest_points(&bastide_core::PerSeat::from_fn(2, |s| points[s.index()]))
        };
        let totals = totals(&[standing(4, 0), standing(7, 1)]);
        assert_eq!((totals.points, totals.leader), ([5, 7], Some(0)));
        assert_eq!(sitter(1, Side::Light.seat()), 1);
    }
}
