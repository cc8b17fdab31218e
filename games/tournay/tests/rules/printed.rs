//! What is printed on the cards: prices, points, and what prestige buildings are worth. The tests of
//! effects use some of these values; here is every one, so that none can change unseen.

use bastide_tournay::{BUILT_IN, Card, Colour, Kind, Level};

use crate::table::card;

/// The base cards of level I and II with so many printed points.
fn with_points(points: u8) -> Vec<&'static str> {
    let is_it = |card: &Card| {
        let row = BUILT_IN.card(*card);
        let is_low = matches!(row.kind, Kind::Building | Kind::Character);
        is_low && !row.is_expansion && row.pp == points
    };
    Card::all().filter(is_it).map(Card::id).collect()
}

/// All others are worth one point.
#[test]
fn tou_score_06_the_printed_points_of_level_one_and_two() {
    let none = "Y1-FARM Y1-MARKET W1-LIBRARY-TWO W1-BISHOPRIC W1-MONASTERY W1-BRIDGE W1-PRIOR \
                Y2-JOURNEYMAN Y2-TOLL W2-LIBRARY-DRAW W2-LIBRARY-TWO W2-MONASTERY-ANY W2-BRIDGE W2-PRIOR";
    let two = "Y2-QUARRY Y2-ALDERMAN Y2-DWELLING W2-AUGUSTINIAN W2-MONASTERY-WHITE R2-ADVOCATE \
               R2-BALLISTA R2-BARRACKS R2-TAX-COLLECTOR";
    let sorted = |mut ids: Vec<&'static str>| {
        ids.sort_unstable();
        ids
    };
    assert_eq!(sorted(with_points(0)), sorted(none.split_whitespace().collect()));
    assert_eq!(sorted(with_points(2)), sorted(two.split_whitespace().collect()));
    assert_eq!(with_points(1).len(), 26 + 26 - 14 - 9);
}

/// Also TOU-PLAY-16, TOU-PLAY-17: prices, and the points for owners and for others.
#[test]
fn tou_score_02_the_prices_and_values_of_prestige_buildings() {
    let deniers = |price| (price, None, false);
    let citizen = |colour| (0, Some(colour), false);
    let another_card = (2, None, true);
    for (id, price, values) in [
        ("Y3-BELFRY", deniers(5), (4, 2)),
        ("Y3-CLOTH-HALL", citizen(Colour::Yellow), (2, 1)),
        ("Y3-MINT", deniers(5), (2, 1)),
        ("Y3-CITY-HALL", another_card, (2, 1)),
        ("Y3-TOUR-DES-SIX", deniers(5), (2, 1)),
        ("W3-CATHEDRAL", deniers(20), (8, 0)),
        ("W3-LA-MADELEINE", another_card, (2, 1)),
        ("W3-SAINT-BRICE", deniers(5), (4, 2)),
        ("W3-SAINT-JACQUES", citizen(Colour::White), (2, 1)),
        ("W3-SAINT-NICOLAS", deniers(5), (3, 1)),
        ("W3-SAINT-QUENTIN", another_card, (2, 1)),
        ("R3-PONT-DES-TROUS", deniers(5), (3, 1)),
        ("R3-PORTE-DE-LA-VIGNE", another_card, (2, 1)),
        ("R3-TOUR-D-ARRAS", deniers(5), (2, 1)),
        ("R3-TOUR-HENRY-VIII", deniers(5), (2, 1)),
        ("R3-TOUR-SAINT-GEORGES", citizen(Colour::Red), (2, 1)),
    ] {
        let row = BUILT_IN.card(card(id));
        assert_eq!((row.cost.deniers, row.cost.citizen, row.cost.has_card), price, "{id}");
        assert_eq!((row.owner, row.others), values, "{id}");
    }
    let high = Card::all().filter(|card| card.deck().level() == Level::III);
    assert_eq!(high.filter(|card| card.kind() == Kind::Prestige).count(), 16);
}
