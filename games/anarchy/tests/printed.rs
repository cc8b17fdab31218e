//! What is printed on sheets, boards and cards, clause by clause: a value typed wrongly into the data
//! file is found here. The other families show what the values do.

use crate::table::{acting, cards_by, id, purse};
use bastide_anarchy::{Asset, BUILT_IN, BoxId, Gain, Horse, Kind, Purse, Row, Step, Tactic};

/// `soldier 1 prod-knight 1`: what a box gives, in our words; nothing is the empty text.
fn words(gain: Gain) -> String {
    let held = gain.purse.iter().map(|(asset, count)| format!("{asset} {count}"));
    let steps = gain.steps().map(|step| match step {
        Step::Attribute(attribute, points) => format!("{attribute} {points}"),
        Step::Production(asset) => format!("prod-{asset} 1"),
        Step::Brew(count) => format!("brew {count}"),
        Step::Joy(count) => format!("joy {count}"),
        other => format!("{other:?}"),
    });
    held.chain(steps).collect::<Vec<_>>().join(" ")
}

fn gives(text: &str) -> String {
    words(BUILT_IN.spec(id(text)).gain)
}

/// The boxes of one track, from the first on.
fn track(name: &str, boxes: usize) -> Vec<String> {
    (1..=boxes).map(|number| gives(&format!("{name}-{number}"))).collect()
}

#[test]
fn ana_track_02_what_the_attribute_boxes_give() {
    let workers = [2, 5, 8, 11, 14, 18, 22];
    let points = [16, 20, 24];
    for (attribute, kinds, attributes) in [
        ("bravery", ["serf", "soldier"], ["loyalty", "influence", "power"]),
        ("loyalty", ["soldier", "serf"], ["influence", "power", "bravery"]),
        ("influence", ["craftsman", "patron"], ["power", "bravery", "loyalty"]),
        ("power", ["patron", "craftsman"], ["bravery", "loyalty", "influence"]),
    ] {
        let mut expected = vec![String::new(); 24];
        for (turn, number) in workers.into_iter().enumerate() {
            expected[number - 1] = format!("{} 1", kinds[turn % 2]);
        }
        for (other, number) in attributes.into_iter().zip(points) {
            expected[number - 1] = format!("{other} 1");
        }
        assert_eq!(track(attribute, 24), expected, "{attribute}");
    }
}

/// Also ANA-BUILD-03: influence for keep and stables.
#[test]
fn ana_build_02_every_level_costs_a_craftsman_and_a_material() {
    let levels: Vec<BoxId> =
        BoxId::all().filter(|&id| BUILT_IN.spec(id).kind == Kind::Level).collect();
    assert_eq!(levels.len(), 11);
    for id in levels {
        assert_eq!(BUILT_IN.spec(id).costs(), [purse("craftsman 1 material 1")], "{id}");
        let impresses = id.text().starts_with("keep") || id.text().starts_with("stables");
        assert_eq!(gives(id.text()), if impresses { "influence 1" } else { "" }, "{id}");
    }
}

#[test]
fn ana_fort_08_the_moat_gives_power_with_its_third_and_sixth_level() {
    let levels = ["material 1 Fortify(Fortification::Moat)"; 6].map(str::to_owned);
    let mut expected: Vec<String> =
        levels.into_iter().flat_map(|level| [String::new(), level]).collect();
    expected[5].push_str(" power 1");
    expected[11].push_str(" power 1");
    assert_eq!(track("moat", 12), expected);
}

/// The lines away from the hub; three quarters have the same.
#[test]
fn ana_wheel_02_the_white_lines() {
    let worker = "1-2 1-3 2-4 2-5 3-5 3-6 4-7 5-8 5-9 6-10 8-11 9-11";
    let weapons = "1-2 1-3 1-4 4-5 4-6 4-10 10-7 7-8 7-9";
    for (quarter, lines) in [
        ("mercenaries", worker),
        ("guildsmen", worker),
        ("allies", worker),
        ("weaponsmiths", weapons),
    ] {
        let boxes = if quarter == "weaponsmiths" { 10 } else { 11 };
        let lines: Vec<[String; 2]> = lines
            .split(' ')
            .map(|line| line.split_once('-').expect("two ends"))
            .map(|(one, other)| [one, other].map(|end| format!("{quarter}-{end}")))
            .collect();
        let is_line = |one: &str, other: &str| {
            lines.iter().any(|[a, b]| (a == one && b == other) || (a == other && b == one))
        };
        for number in 2..=boxes {
            let own = format!("{quarter}-{number}");
            let linked: Vec<&str> = BUILT_IN.spec(id(&own)).links().map(BoxId::text).collect();
            let expected = lines.iter().filter(|ends| ends.contains(&own)).count();
            assert_eq!(linked.len(), expected, "{own}: {linked:?}");
            assert!(linked.iter().all(|other| is_line(&own, other)), "{own}: {linked:?}");
        }
        let hub = BUILT_IN.spec(id(&format!("{quarter}-1")));
        assert_eq!(hub.links().count(), 0, "the hub is always there");
    }
}

/// Also ANA-WHEEL-04: what the weaponsmiths' boxes give.
#[test]
fn ana_wheel_03_what_the_quarters_give() {
    let (soldiers, patron, craftsman, knight) =
        ("soldier 2", "patron 1", "craftsman 1", "knight 1");
    let raised = "craftsman 1 prod-craftsman 1";
    let loyal = "knight 1 loyalty 1";
    assert_eq!(
        track("mercenaries", 11),
        [
            "soldier 1",
            soldiers,
            soldiers,
            patron,
            patron,
            patron,
            soldiers,
            soldiers,
            soldiers,
            soldiers,
            "patron 1 prod-patron 1"
        ]
    );
    let mut guildsmen = [craftsman; 11];
    [guildsmen[6], guildsmen[9], guildsmen[10]] = [raised; 3];
    assert_eq!(track("guildsmen", 11), guildsmen);
    assert_eq!(
        track("allies", 11),
        [
            knight,
            patron,
            patron,
            knight,
            craftsman,
            knight,
            loyal,
            patron,
            patron,
            loyal,
            "knight 1 prod-knight 1"
        ]
    );
    let mut weaponsmiths = [""; 10];
    [weaponsmiths[0], weaponsmiths[9]] = ["serf 1"; 2];
    assert_eq!(track("weaponsmiths", 10), weaponsmiths);
}

/// Also ANA-WHEEL-04, ANA-WHEEL-06, ANA-WHEEL-09: where it is developed, its crane, its gain.
#[test]
fn ana_wheel_05_what_constructions_cost_and_give() {
    let (plain, heavy, great) =
        ("craftsman 1 material 1", "craftsman 1 material 2", "craftsman 2 material 2");
    for (name, needs, cost, gain) in [
        ("ladders", "weaponsmiths-2", plain, "power 1"),
        ("ballista", "weaponsmiths-3", plain, "power 1"),
        ("small-crane", "weaponsmiths-4", plain, "serf 1"),
        ("ram", "weaponsmiths-5 small-crane", heavy, "power 1"),
        ("siege-tower", "weaponsmiths-6 small-crane", heavy, "power 1"),
        ("large-crane", "weaponsmiths-7 small-crane", plain, "serf 1"),
        ("catapult", "weaponsmiths-8 large-crane", great, "soldier 1 power 1"),
        ("trebuchet", "weaponsmiths-9 large-crane", great, "soldier 1 power 1"),
    ] {
        let spec = BUILT_IN.spec(id(name));
        let found: Vec<&str> = spec.needs().map(|need| need.on.text()).collect();
        assert_eq!(found.join(" "), needs, "{name}");
        assert_eq!((spec.costs(), &*gives(name)), (&[purse(cost)][..], gain), "{name}");
    }
}

/// Also ANA-CMD-01, ANA-CMD-04, ANA-CMD-06.
#[test]
fn ana_cmd_02_what_the_command_rows_give() {
    let rows = [
        "coin 1, , loyalty 1, , serf 1 prod-serf 1, material 1, knight 1, influence 1, craftsman 1",
        "soldier 1, , influence 1, , material 1, , craftsman 1, influence 1, knight 1 prod-knight 1",
        "coin 1, , loyalty 1, , food 1, , craftsman 1, , coin 1 loyalty 1",
        "material 1, brew 1, food 1 loyalty 1, brew 1, coin 1, brew 1, craftsman 1, \
         loyalty 1 brew 2, serf 1 prod-serf 1 brew 1",
    ];
    for (&row, expected) in Row::ALL.iter().zip(rows) {
        assert_eq!(track(row.word(), 9), expected.split(", ").collect::<Vec<_>>(), "{row}");
        for id in BUILT_IN.lines.rows[row.index()].iter() {
            assert_eq!(BUILT_IN.spec(id).costs(), [purse("patron 1")], "{id}");
        }
    }
}

#[test]
fn ana_bank_03_every_level_brings_the_same() {
    for level in 1..=3 {
        let second = "coin 1 prod-coin 1 influence 1";
        assert_eq!(track(&format!("bank-{level}"), 2), ["", second], "level {level}");
    }
}

#[test]
fn ana_tact_07_every_circle_costs_a_material() {
    for &tactic in Tactic::ALL {
        let mut table = acting("players=1", 1);
        table.filled("Red", tactic.word()).holds("Red", "material 1");
        table.plays("Red", &format!("prepare {tactic}")).has("Red", "");
        assert_eq!(table.player("Red").prepared[tactic.index()], 2, "{tactic}");
    }
}

/// Also ANA-SETUP-06: every row of the 24 cards is balanced, so each result is as likely as it looks.
#[test]
fn ana_estate_01_every_row_shows_everything_equally_often() {
    fn counts<K: Ord>(key: impl Fn(&bastide_anarchy::EstateSpec) -> K) -> Vec<usize> {
        cards_by(key).values().map(Vec::len).collect()
    }
    assert_eq!(counts(|card| card.training), [6; 4]);
    assert_eq!(counts(|card| card.valentine), [4; 6]);
    assert_eq!(counts(|card| card.michaelmas), [3; 8]);
    assert_eq!(counts(|card| (card.lance, card.shield)), [4; 6]);
    assert!(BUILT_IN.estate.iter().all(|card| card.lance != card.shield));
    assert_eq!(counts(|card| card.brewery), [6; 4]);
    assert_eq!(counts(|card| card.lammas), [6; 4]);
}

/// Also ANA-LAMMAS-04: the boxes between the pennants.
#[test]
fn ana_lammas_03_the_three_ropes() {
    let ropes = ["yellow red purple green", "red green yellow purple", "green purple red yellow"];
    let colours: Vec<&str> = BUILT_IN.ropes.iter().map(|colour| colour.word()).collect();
    assert_eq!(colours.join(" "), ropes.join(" "));
    assert_eq!(track("hanging-1", 3), ["loyalty 1", "joy 1", "loyalty 1"]);
    assert_eq!(track("hanging-2", 3), ["joy 1", "loyalty 1", "joy 1"]);
    assert_eq!(track("hanging-3", 3), ["joy 1", "loyalty 1", "joy 1"]);
}

/// Also ANA-CASTLE-04: the shields before and after a card is turned over.
#[test]
fn ana_castle_06_what_each_castle_asks_for() {
    let castles = [
        "2 1 food 1; 5 1 food 3 ladders; 5 2 food 3 ballista; 5 3 food 2 black ram; \
         10 5 food 5 black siege-tower",
        "5 1 food 1; 6 2 food 1 ladders; 8 2 food 2 ballista; 9 3 food 2 black ram; \
         11 3 food 3 black white catapult",
        "5 2 food 1; 6 2 food 2 ladders; 9 3 food 2 black ballista; 10 4 food 3 black siege-tower; \
         12 5 food 3 black white trebuchet",
    ];
    for (scenario, expected) in BUILT_IN.scenarios.iter().zip(castles) {
        for (card, expected) in scenario.iter().zip(expected.split("; ")) {
            let castle = card.castle.expect("a castle");
            let mut found =
                format!("{} {} food {}", castle.defence, castle.defence_passed, castle.food);
            let is_asked = |horse: &&Horse| castle.horses >> horse.index() & 1 == 1;
            let horses = Horse::ALL.iter().filter(is_asked).map(|horse| horse.word());
            for name in horses.chain(castle.weapons.iter().map(BoxId::text)) {
                found = format!("{found} {name}");
            }
            assert_eq!(found, expected);
        }
    }
}

/// Also ANA-SETUP-10: five large tiles, five small ones.
#[test]
fn ana_castle_07_what_the_places_and_their_loot_give() {
    let places = BUILT_IN.places.map(|place| words(place.gain));
    let expected =
        ["bravery 1", "bravery 1", "bravery 2", "bravery 4 power 1", "bravery 4 power 1"];
    assert_eq!(places, expected);
    let loot: [Purse; 10] = BUILT_IN.loot.map(|loot| loot.gain);
    let expected = [
        "coin 2 material 1",
        "coin 2 food 1",
        "material 2 food 1",
        "coin 1 material 2",
        "coin 1 material 1 food 1",
        "material 2",
        "coin 2",
        "coin 1 material 1",
        "coin 1 food 1",
        "material 1 food 1",
    ];
    assert_eq!(loot, expected.map(purse));
}

/// Also ANA-SIEGE-03: what a round's perfect defence gives is what its castle would.
#[test]
fn ana_siege_02_what_the_ribbons_ask_for() {
    let ribbons = [[1, 1, 2, 2, 3], [1, 2, 3, 3, 4], [2, 3, 3, 4, 4]];
    for (scenario, food) in BUILT_IN.scenarios[3..].iter().zip(ribbons) {
        for (round, card) in (1..).zip(scenario) {
            let siege = card.siege.expect("a siege");
            assert_eq!(siege.extra_food, food[round - 1]);
            let most = siege.bravery[round + 1];
            assert_eq!(most, [1, 1, 2, 4, 4][round - 1], "round {round}");
            assert!(siege.bravery[..round + 2].is_sorted(), "round {round}");
        }
    }
}

#[test]
fn ana_prod_01_every_path_card_gives_thirteen_things() {
    for (path, spec) in bastide_anarchy::Path::all().zip(&BUILT_IN.paths) {
        let things: u16 = Asset::ALL.iter().map(|&asset| u16::from(spec.gain.count(asset))).sum();
        assert_eq!(things, 13, "{path}");
    }
}
