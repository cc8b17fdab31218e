//! Whether a match counts: on equal terms, between players who are known, with cards that nobody has chosen.

use bastide_core::PerSeat;

use super::player::Player;
use super::request::{Follows, MatchRequest, SeatRequest};
use super::state::Seated;

/// Why a match does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// It was set up so.
    Agreed,
    /// There is no opponent.
    Alone,
    /// The shuffle comes from words, or from another match.
    Seed,
    /// The cards are somebody's own.
    Cards,
    /// A bot that no page offers, or nobody but bots.
    Bots,
}

/// Why a match that somebody would like does not count; nothing if it does.
pub fn unrated(wish: &MatchRequest) -> Option<Unrated> {
    let has_words = wish.seed.as_deref().is_some_and(|words| !words.trim().is_empty());
    let people = wish.seats.iter().filter(|seat| !matches!(seat, SeatRequest::Bot(_)));
    let own = wish.seats.iter().filter(|seat| **seat == SeatRequest::Myself).count();
    if !wish.rated {
        Some(Unrated::Agreed)
    } else if wish.seats.len() < 2 || own > 1 {
        Some(Unrated::Alone)
    } else if has_words
        || matches!(wish.follows, Follows::Same(_) | Follows::Further(_) | Follows::Event(_))
    {
        Some(Unrated::Seed)
    } else if has_own_cards(&wish.game, &wish.setup) {
        Some(Unrated::Cards)
    } else if people.count() == 0 || wish.seats.iter().any(|seat| is_unknown_bot(&wish.game, seat))
    {
        Some(Unrated::Bots)
    } else {
        None
    }
}

/// An owner's file stands in the setup as what differs from the program's own.
fn has_own_cards(game: &str, setup: &str) -> bool {
    let components = bastide_presentation::game(game).and_then(|face| face.form.components);
    let own = components.map(|components| format!("{}=", components.option));
    own.is_some_and(|own| setup.split_whitespace().any(|option| option.starts_with(&own)))
}

fn is_unknown_bot(game: &str, seat: &SeatRequest) -> bool {
    matches!(seat, SeatRequest::Bot(spec) if Player::bot(game, spec).is_none())
}

/// Who played, seat by seat; nothing if somebody has no rating or met themselves.
pub(super) fn players(game: &str, seats: &PerSeat<Seated>) -> Option<Vec<Player>> {
    let players: Option<Vec<Player>> =
        seats.iter().map(|(_, sitting)| Player::of(game, &sitting.occupant)).collect();
    let players = players?;
    let mut different = players.clone();
    different.sort();
    different.dedup();
    (different.len() == players.len()).then_some(players)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Adding;
    use bastide_store::time_control::Terms;
    use bastide_store::{MatchId, Visibility};

    fn wish(seats: Vec<SeatRequest>) -> MatchRequest {
        crate::test_games::install();
        MatchRequest {
            game: "tournay".to_owned(),
            setup: String::new(),
            seed: None,
            adding: Adding::Nothing,
            visibility: Visibility::Public,
            seats,
            games: 1,
            follows: Follows::Nothing,
            terms: Terms::default(),
            rated: true,
        }
    }

    fn two() -> MatchRequest {
        wish(vec![SeatRequest::Myself, SeatRequest::Anyone])
    }

    #[test]
    fn strangers_on_equal_terms_are_rated() {
        assert_eq!(unrated(&two()), None);
        assert_eq!(unrated(&MatchRequest { setup: "expansion=mix".to_owned(), ..two() }), None);
        assert_eq!(
            unrated(&wish(vec![SeatRequest::Myself, SeatRequest::Bot("greedy".to_owned())])),
            None
        );
    }

    #[test]
    fn what_is_not_equal_or_not_known_does_not_count() {
        let same = Follows::Same(MatchId::random());
        let bot = || SeatRequest::Bot("greedy".to_owned());
        let cases = [
            (MatchRequest { rated: false, ..two() }, Unrated::Agreed),
            (wish(vec![SeatRequest::Myself]), Unrated::Alone),
            (wish(vec![SeatRequest::Myself, SeatRequest::Myself]), Unrated::Alone),
            (MatchRequest { seed: Some("again".to_owned()), ..two() }, Unrated::Seed),
            (MatchRequest { follows: same, ..two() }, Unrated::Seed),
            (MatchRequest { setup: "cards=abc".to_owned(), ..two() }, Unrated::Cards),
            (wish(vec![bot(), bot()]), Unrated::Bots),
            (
                wish(vec![SeatRequest::Myself, SeatRequest::Bot("search:7n".to_owned())]),
                Unrated::Bots,
            ),
        ];
        for (wish, why) in cases {
            assert_eq!(unrated(&wish), Some(why), "{wish:?}");
        }
    }
}
