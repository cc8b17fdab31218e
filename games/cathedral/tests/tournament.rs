//! Tournaments (CAT-TOURN).

use std::collections::{BTreeMap, BTreeSet};

use bastide_cathedral::{Meeting, PerSide, Tournament, TournamentError};

fn points(light: u8, dark: u8) -> PerSide<u8> {
    PerSide { light, dark }
}

/// Rank, player and total, row by row.
fn table(tournament: &Tournament) -> Vec<(usize, usize, u32)> {
    tournament.table().iter().map(|place| (place.rank, place.player, place.total)).collect()
}

#[test]
fn cat_tourn_01_a_meeting_is_two_games_with_colours_changed() {
    let mut tournament = Tournament::new(2, 1).unwrap();
    let meeting = Meeting { first: 0, second: 1 };
    tournament.add(meeting, points(5, 0)).unwrap();
    assert_eq!(table(&tournament), [(1, 1, 0), (2, 0, 5)], "the first player was Light");
    tournament.add(meeting, points(9, 1)).unwrap();
    assert_eq!(table(&tournament), [(1, 0, 6), (2, 1, 9)], "and Dark in the second game");
    assert_eq!(tournament.add(meeting, points(0, 0)), Err(TournamentError::TooManyGames));
    let nobody = Meeting { first: 1, second: 2 };
    assert_eq!(tournament.add(nobody, points(0, 0)), Err(TournamentError::NoSuchMeeting));
}

#[test]
fn cat_tourn_02_points_add_up_over_the_tournament() {
    let mut tournament = Tournament::round_robin(3).unwrap();
    let meetings: Vec<Meeting> = tournament.meetings().map(|(meeting, _)| meeting).collect();
    for (meeting, (light, dark)) in meetings.iter().zip([(1, 2), (3, 4), (5, 6)]) {
        tournament.add(*meeting, points(light, dark)).unwrap();
    }
    let mut expected = BTreeMap::new();
    for (meeting, (light, dark)) in meetings.iter().zip([(1, 2), (3, 4), (5, 6)]) {
        *expected.entry(meeting.first).or_insert(0) += light;
        *expected.entry(meeting.second).or_insert(0) += dark;
    }
    for place in tournament.table() {
        assert_eq!(place.total, expected[&place.player]);
        assert_eq!(place.games, 2);
    }
}

#[test]
fn cat_tourn_03_the_lowest_total_wins_once_all_have_played() {
    let mut tournament = Tournament::new(6, 5).unwrap();
    let meetings: Vec<Meeting> = tournament.meetings().map(|(meeting, _)| meeting).collect();
    for meeting in meetings {
        assert!(!tournament.is_over());
        // The higher a player's number, the worse the play.
        let (first, second) = (meeting.first as u8, meeting.second as u8);
        tournament.add(meeting, points(first, second)).unwrap();
        tournament.add(meeting, points(second, first)).unwrap();
    }
    assert!(tournament.is_over());
    let rows = tournament.table();
    assert!(rows.iter().all(|place| place.games == 10), "ten games against five opponents");
    assert!(rows.iter().enumerate().all(|(index, place)| place.player == index));
    assert_eq!(table(&tournament)[5], (6, 5, 50));
}

#[test]
fn cat_tourn_04_everybody_meets_the_same_number_of_opponents() {
    for (players, opponents) in [(2, 1), (5, 2), (5, 4), (6, 3), (6, 5), (9, 4), (10, 5)] {
        let tournament = Tournament::new(players, opponents).unwrap();
        let mut met: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for (Meeting { first, second }, _) in tournament.meetings() {
            assert!(met.entry(first).or_default().insert(second), "they meet once");
            assert!(met.entry(second).or_default().insert(first), "they meet once");
            assert_ne!(first, second);
        }
        assert_eq!(met.len(), players);
        assert!(met.values().all(|others| others.len() == opponents), "{players} {opponents}");
    }
    assert_eq!(
        Tournament::new(5, 3).err(),
        Some(TournamentError::Odd { players: 5, opponents: 3 })
    );
    assert_eq!(Tournament::new(1, 0).err(), Some(TournamentError::TooFewPlayers));
    let most = TournamentError::Opponents { players: 4, opponents: 4, most: 3 };
    assert_eq!(Tournament::new(4, 4).err(), Some(most));
}

#[test]
fn cat_tourn_05_equal_totals_share_the_place() {
    let mut tournament = Tournament::round_robin(3).unwrap();
    let meeting = |first, second| Meeting { first, second };
    tournament.add(meeting(0, 1), points(4, 7)).unwrap();
    tournament.add(meeting(1, 2), points(2, 4)).unwrap();
    assert_eq!(table(&tournament), [(1, 0, 4), (1, 2, 4), (3, 1, 9)]);
}
