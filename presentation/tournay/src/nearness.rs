//! How near the end of the game is, and who could bring it about (TOU-END-01 to -07).

use bastide_core::Seat;
use bastide_tournay::{Card, Kind, PlayerView, View};

/// Filled slots and prestige buildings of a district that is done.
const SLOTS: u32 = 9;
const PRESTIGE: u32 = 2;

/// How near the end is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Nearness {
    /// The last round is being played.
    Last,
    /// What ends the game has come about: the next round is the last.
    Next,
    /// The district of this seat is done; so many town criers are missing, or a second such district.
    Waits {
        seat: Seat,
        criers: u32,
    },
    /// These seats could end it with one card.
    OneCard(Vec<Seat>),
    Far,
}

pub(crate) fn nearness(view: &View) -> Nearness {
    if view.is_last_round {
        return Nearness::Last;
    }
    let (shown, needed) = criers(view);
    let missing = needed.saturating_sub(shown);
    let those =
        |is: fn(&PlayerView) -> bool| view.players.iter().filter(move |(_, player)| is(player));
    let done: Vec<Seat> = those(is_done).map(|(seat, _)| seat).collect();
    let near: Vec<Seat> = those(lacks_one_card).map(|(seat, _)| seat).collect();
    match done.as_slice() {
        [_, _, ..] => Nearness::Next,
        [_] if missing == 0 => Nearness::Next,
        [] if missing > 0 || near.is_empty() => Nearness::Far,
        [seat, ..] if near.is_empty() => Nearness::Waits { seat: *seat, criers: missing },
        _ => Nearness::OneCard(near),
    }
}

/// How many criers have appeared, and of how many that end the game (TOU-END-02).
pub(crate) fn criers(view: &View) -> (u32, u32) {
    let shown = view.decks.iter().filter(|deck| deck.has_shown_crier).count();
    (shown as u32, view.players.len() as u32 + 1)
}

/// Slots with cards, and visible prestige buildings (TOU-END-01).
pub(crate) fn district(player: &PlayerView) -> (u32, u32) {
    let tops = player.district.iter().filter_map(|slot| slot.cards.first());
    let prestige = tops.filter(|card: &&Card| card.kind() == Kind::Prestige).count();
    (player.district.len() as u32, prestige as u32)
}

/// TOU-END-01.
fn is_done(player: &PlayerView) -> bool {
    let (filled, prestige) = district(player);
    filled == SLOTS && prestige >= PRESTIGE
}

/// Whether one more card could make it so: on the last slot, or in the place of another.
fn lacks_one_card(player: &PlayerView) -> bool {
    match district(player) {
        (filled, prestige) if filled + 1 == SLOTS => prestige + 1 >= PRESTIGE,
        (filled, prestige) => filled == SLOTS && prestige + 1 == PRESTIGE,
    }
}

#[cfg(test)]
mod tests {
    use bastide_core::{Game as _, Seed, Viewer};
    use bastide_tournay::{Setup, Slot, SlotView, Tournay};

    use super::*;

    /// A table for two where these districts have so many slots filled, and so many of them with prestige buildings, and where
    /// so many criers have appeared.
    fn table(districts: [(usize, usize); 2], criers: usize) -> View {
        let setup: Setup = "players=2".parse().expect("a setup");
        let game = Tournay::start(&setup, &Seed::numbered(1)).expect("it starts");
        let mut view = game.view(Viewer::Public);
        for deck in view.decks.iter_mut().take(criers) {
            deck.has_shown_crier = true;
        }
        for (seat, (filled, great)) in Seat::all(2).zip(districts) {
            let of = |kind: Kind| Card::all().filter(move |card| card.kind() == kind);
            let cards =
                of(Kind::Prestige).take(great).chain(of(Kind::Building).take(filled - great));
            let lies = |(index, card): (usize, Card)| SlotView {
                slot: Slot::at(index as u8 % 3, index as u8 / 3).expect("a slot"),
                cards: vec![card],
                workers: Vec::new(),
                is_damaged: false,
            };
            view.players[seat].district = cards.enumerate().map(lies).collect();
        }
        view
    }

    #[test]
    fn the_end_is_announced_by_what_brings_it_about() {
        let [first, second] = [0, 1].map(Seat::new);
        let near = |districts, criers| nearness(&table(districts, criers));
        assert_eq!(near([(8, 1), (4, 0)], 2), Nearness::Far, "a crier is missing");
        assert_eq!(near([(8, 1), (4, 0)], 3), Nearness::OneCard(vec![first]));
        assert_eq!(near([(8, 0), (9, 1)], 3), Nearness::OneCard(vec![second]));
        assert_eq!(near([(9, 2), (4, 0)], 1), Nearness::Waits { seat: first, criers: 2 });
        assert_eq!(near([(9, 2), (9, 1)], 1), Nearness::OneCard(vec![second]));
        assert_eq!(near([(9, 2), (4, 0)], 3), Nearness::Next);
        assert_eq!(near([(9, 2), (9, 2)], 0), Nearness::Next);
        let last = View { is_last_round: true, ..table([(9, 2), (4, 0)], 3) };
        assert_eq!(nearness(&last), Nearness::Last);
    }
}
