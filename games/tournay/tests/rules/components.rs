//! What is in the box (TOU-COMP, TOU-CHK, TOU-DEF).

use bastide_core::Game as _;
use bastide_tournay::{
    BUILT_IN, BUILT_IN_FILE, Blow, Card, CardRow, Colour, Deck, EventCard, Kind, Level, Provenance,
    Setup, Table, Tournay, Verb, provenance,
};

use crate::table::{card, table};

fn rows(deck: &str) -> Vec<&'static CardRow> {
    let deck: Deck = deck.parse().expect("a deck");
    BUILT_IN.cards.iter().filter(move |row| row.deck == deck).collect()
}

fn copies(rows: &[&CardRow]) -> u8 {
    rows.iter().map(|row| row.copies).sum()
}

/// Also TOU-COMP-02, TOU-COMP-03, TOU-CHK-01, TOU-CHK-06: 90 base cards with nine criers, 18 more.
#[test]
fn tou_comp_01_ten_cards_for_each_colour_and_level() {
    for deck in Deck::all() {
        let (new, base): (Vec<_>, Vec<_>) =
            rows(&deck.to_string()).into_iter().partition(|row| row.is_expansion);
        assert_eq!(copies(&base), 10, "{deck}");
        assert_eq!(copies(&new), if deck.level() == Level::III { 0 } else { 3 }, "{deck}");
        let criers = base.iter().filter(|row| row.kind == Kind::Crier);
        assert_eq!(criers.map(|row| row.copies).sum::<u8>(), 1, "{deck}");
    }
    let different = |level| {
        let of_level = |row: &&CardRow| row.deck.level() == level && !row.is_expansion;
        BUILT_IN.cards.iter().filter(of_level).filter(|row| row.kind != Kind::Crier).count()
    };
    assert_eq!(Level::ALL.map(different), [26, 26, 16]);
    assert_eq!(BUILT_IN.cards.iter().map(|row| u32::from(row.copies)).sum::<u32>(), 108);
}

/// Also TOU-CHK-04, TOU-EXP-08: three removable cards for three new ones.
#[test]
fn tou_comp_04_removable_cards_make_room_for_the_expansion() {
    for deck in Deck::all() {
        let removable: u8 = rows(&deck.to_string()).iter().map(|row| row.removable).sum();
        assert_eq!(removable, if deck.level() == Level::III { 0 } else { 3 }, "{deck}");
    }
    let names = |deck: &str| {
        let deck: Deck = deck.parse().unwrap();
        let is_new = |card: &Card| card.deck() == deck && BUILT_IN.card(*card).is_expansion;
        Card::all().filter(is_new).map(Card::name_en).collect::<Vec<_>>()
    };
    assert_eq!(names("Y1"), ["Inn", "Brewery", "Senator"]);
    assert_eq!(names("Y2"), ["Bakery", "Brewery", "Senator"]);
    assert_eq!(names("W1"), ["Abbey", "Monk", "Templar"]);
    assert_eq!(names("W2"), ["Abbey", "Monk", "Templar"]);
    assert_eq!(names("R1"), ["Catapult", "Knight", "Lordship"]);
    assert_eq!(names("R2"), ["Mercenary", "Knight", "Courthouse"]);
    assert_eq!(BUILT_IN.card(card("R1-FORT")).removable, 1);
    for kept in ["R1-ARSENAL", "R1-BALLISTA", "R1-BARRACKS", "R1-KNIGHT"] {
        assert_eq!(BUILT_IN.card(card(kept)).removable, 0, "{kept}");
    }
}

/// Also TOU-CHK-05.
#[test]
fn tou_comp_05_fifteen_events() {
    let count =
        |is_it: fn(&Blow) -> bool| BUILT_IN.events.iter().filter(|row| is_it(&row.blow)).count();
    assert_eq!(EventCard::COUNT, 15);
    assert_eq!(count(|blow| matches!(blow, Blow::LayDown { colour: Some(_) })), 3);
    assert_eq!(count(|blow| matches!(blow, Blow::LayDown { colour: None })), 1);
    assert_eq!(count(|blow| matches!(blow, Blow::Majority { .. })), 3);
    assert_eq!(count(|blow| matches!(blow, Blow::Damage { colour: Some(_) })), 3);
    assert_eq!(count(|blow| matches!(blow, Blow::Damage { colour: None })), 1);
    assert_eq!(count(|blow| matches!(blow, Blow::LoseDeniers { .. })), 4);
}

/// Also TOU-SETUP-16, TOU-ADV-09: of eleven, four players use all.
#[test]
fn tou_comp_06_eleven_citizens_of_each_colour() {
    for (players, in_play) in [(2, 7), (3, 9), (4, 11)] {
        for rules in ["base", "advanced"] {
            let mut table = table(&format!("players={players} rules={rules}"));
            let position = table.position();
            for colour in Colour::ALL {
                let owned: u8 = position.players.iter().map(|p| p.available[colour]).sum();
                assert_eq!(owned + position.reserve[colour], in_play);
            }
        }
    }
}

/// Also TOU-COMP-07, TOU-COMP-08: far more than the 165 deniers and 20 tokens of the box.
#[test]
fn tou_comp_11_money_and_tokens_do_not_run_out() {
    let mut table = table("").deniers(1, 10_000).district(1, "c3 Y1-MARKET");
    table.plays(1, "activate c3; own").has(1, 10_005);
    let district = "c3 Y1-MARKET +gg, b3 Y1-PORT +gg, d3 Y1-BARN +gg, c2 W1-BRIDGE +gg, b2 R1-FORT +gg, \
                    d2 R1-ROAD +gg, c4 Y1-FARM +gg, b4 Y1-QUARRY +gg, d4 W1-HOSPITAL +gg";
    let other = "c3 W1-BISHOPRIC, b3 R1-ARSENAL !, c2 Y1-DWELLING !, d3 R1-BARRACKS !";
    let mut tokens = self::table("").district(1, district).district(2, other).turn_of(2);
    tokens.plays(2, "activate c3; borrow 1").shows(2, "c3", "W1-BISHOPRIC +g");
}

/// Also TOU-SETUP-11, TOU-COMP-10: the colour of a Plaza is a seat and nothing else.
#[test]
fn tou_comp_09_a_plaza_for_each_of_two_to_four_players() {
    for players in [2, 3, 4] {
        let setup: Setup = format!("players={players}").parse().unwrap();
        let game = Tournay::start(&setup, &bastide_core::Seed::numbered(1)).unwrap();
        assert_eq!(game.position().players.len(), players);
    }
    for wrong in ["players=1", "players=5"] {
        assert!(wrong.parse::<Setup>().is_err());
    }
    let setup = Setup { players: 5, ..Setup::default() };
    assert!(Tournay::start(&setup, &bastide_core::Seed::numbered(1)).is_err());
}

#[test]
fn tou_chk_02_buildings_and_characters_of_each_deck() {
    let kinds = |deck: &str, kind| {
        let of_kind = rows(deck).into_iter().filter(|row| row.kind == kind && !row.is_expansion);
        copies(&of_kind.collect::<Vec<_>>())
    };
    for (deck, buildings, characters) in
        [("Y1", 6, 3), ("W1", 6, 3), ("R1", 6, 3), ("Y2", 6, 3), ("W2", 6, 3), ("R2", 7, 2)]
    {
        assert_eq!(kinds(deck, Kind::Building), buildings, "{deck}");
        assert_eq!(kinds(deck, Kind::Character), characters, "{deck}");
    }
    for deck in ["Y3", "W3", "R3"] {
        assert_eq!(kinds(deck, Kind::Prestige), 9, "{deck}");
    }
}

#[test]
fn tou_chk_03_prestige_buildings_by_colour() {
    let singles = |deck: &str| {
        let deck: Deck = deck.parse().unwrap();
        let of = Card::all().filter(|c| c.deck() == deck && c.kind() == Kind::Prestige);
        let (once, twice): (Vec<_>, Vec<_>) = of.partition(|&c| BUILT_IN.card(c).copies == 1);
        (once.into_iter().map(Card::name_en).collect::<Vec<_>>(), twice.len())
    };
    assert_eq!(singles("Y3"), (vec!["Belfry"], 4));
    assert_eq!(singles("W3"), (vec!["Cathedral", "Saint-Brice", "Saint-Nicolas"], 3));
    assert_eq!(singles("R3"), (vec!["Pont des Trous"], 4));
}

/// Also TOU-DEF-11: every deck of level I and II has buildings and characters of its colour.
#[test]
fn tou_def_01_three_colours_of_citizens_and_cards() {
    assert_eq!(Colour::ALL.map(Colour::name), ["yellow", "white", "red"]);
    let kinds: Vec<Kind> = BUILT_IN.cards.iter().map(|row| row.kind).collect();
    for kind in [Kind::Building, Kind::Character, Kind::Prestige, Kind::Crier] {
        assert!(kinds.contains(&kind), "{kind:?}");
    }
    let mut table = table("").district(1, "c3 W1-HOSPITAL").plaza(1, "yyrr").plaza(2, "");
    table.refuses(1, "activate c3", bastide_tournay::clause::TOU_USE_08);
}

/// The 15 values of R-25: only level I and II cards have printed points.
#[test]
fn the_built_in_table_is_its_file() {
    assert_eq!(Table::read(BUILT_IN_FILE), Ok(BUILT_IN.clone()));
    for card in Card::all().filter(|card| card.kind() == Kind::Prestige) {
        assert_eq!(BUILT_IN.card(card).pp, 0);
    }
    let costs = |level, cost| {
        let of_level = |row: &&CardRow| row.deck.level() == level && row.kind != Kind::Crier;
        BUILT_IN.cards.iter().filter(of_level).all(|row| row.cost.deniers == cost)
    };
    assert!(costs(Level::I, 1) && costs(Level::II, 3));
    assert_eq!(BUILT_IN.card(card("W3-CATHEDRAL")).cost.deniers, 20);
    assert_eq!(BUILT_IN.card(card("W3-CATHEDRAL")).verb, Verb::ScoreFlat);
}

#[test]
fn an_owner_corrects_what_is_printed_and_nothing_else() {
    let correct = |from: &str, to: &str| Table::read(&BUILT_IN_FILE.replacen(from, to, 1));
    let market = "name_fr = \"Marché\"\ncopies = 1\ncost = { deniers = 1 }";
    let corrected = correct(market, &market.replace("deniers = 1", "deniers = 2")).unwrap();
    assert_eq!(corrected.corrections().to_string(), "Y1-MARKET.cost:2");
    let setup = Setup::default().with_cards(corrected);
    assert_eq!(setup.to_string(), "cards=Y1-MARKET.cost:2");
    assert_eq!(setup.to_string().parse(), Ok(setup));
    let plague = "id = \"EV-PLAGUE\"";
    let circles =
        BUILT_IN_FILE.split_once(plague).unwrap().1.replacen("circles = 3", "circles = 4", 1);
    let text = BUILT_IN_FILE.split_once(plague).unwrap().0.to_owned() + plague + &circles;
    assert_eq!(Table::read(&text).unwrap().corrections().to_string(), "EV-PLAGUE.circles:4");
    let wrong = [
        ("copies = 1\n", "copies = 3\n"),
        ("kind = \"building\"", "kind = \"character\""),
        ("op = \"gain_flat\", amount = 5", "op = \"gain_flat\", amounts = 5"),
        ("hand_limit_end_of_turn = 4", "hand_limit_end_of_turn = 5"),
        ("name_fr = \"Ferme\"", "name_fr = \"Fermette\""),
        ("deck = \"Y1\"", "deck = \"W1\""),
        ("removable_copies = 1", "removable_copies = 0"),
    ];
    for (from, to) in wrong {
        let error = correct(from, to).expect_err(to);
        assert!(error.line > 1 && !error.problem.is_empty(), "{error}");
    }
    for wrong in
        ["Y1-MARKET.cost:1", "Y1-MARKET.level:2", "EV-PLAGUE.circles:0", "Y1-FARM.removable:0"]
    {
        assert!(Table::corrected(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn every_value_has_a_provenance() {
    let origins = provenance(BUILT_IN_FILE).unwrap();
    assert_eq!(origins.len(), 4 * (Card::COUNT + EventCard::COUNT));
    let guessed = origins.iter().filter(|o| o.provenance == Provenance::Reconstructed);
    assert!(guessed.clone().count() > 30);
    assert!(guessed.clone().all(|origin| !origin.note.is_empty()));
}
