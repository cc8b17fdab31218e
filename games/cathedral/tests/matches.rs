//! A match of several games (CAT-MATCH).

use bastide_cathedral::{PerSide, Series, SeriesPlayer, Side};

fn series(games: &[(u8, u8)]) -> Series {
    let mut series = Series::new();
    for &(light, dark) in games {
        series.add(PerSide { light, dark });
    }
    series
}

#[test]
fn cat_match_01_colours_change_after_each_game() {
    for game in 0..6 {
        let light = Series::player(game, Side::Light);
        assert_ne!(light, Series::player(game, Side::Dark));
        assert_ne!(light, Series::player(game + 1, Side::Light));
        assert_eq!(Series::side(game, light), Side::Light);
    }
    assert_eq!(Series::player(0, Side::Light), SeriesPlayer::First);
}

#[test]
fn cat_match_02_every_game_adds_its_points_whoever_won() {
    let series = series(&[(3, 10), (2, 6), (0, 1)]);
    assert_eq!(series.total(SeriesPlayer::First), 3 + 6);
    assert_eq!(series.total(SeriesPlayer::Second), 10 + 2 + 1);
    assert_eq!(series.games().len(), 3);
}

#[test]
fn cat_match_03_the_lower_total_wins() {
    assert_eq!(series(&[(3, 10), (2, 6)]).leader(), Some(SeriesPlayer::First));
    assert_eq!(series(&[(10, 3), (6, 2)]).leader(), Some(SeriesPlayer::Second));
    assert_eq!(series(&[(4, 0), (4, 0)]).leader(), None);
    // One game each, but not by as much.
    assert_eq!(series(&[(4, 0), (7, 1)]).leader(), Some(SeriesPlayer::First));
}

#[test]
fn cat_match_04_a_fair_series_is_even() {
    assert!(series(&[(3, 10), (2, 6)]).is_fair());
    assert!(!series(&[(3, 10)]).is_fair());
    assert!(!series(&[(3, 10), (2, 6), (0, 1)]).is_fair());
}
