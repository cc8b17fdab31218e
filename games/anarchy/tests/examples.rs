//! The rulebook's worked examples with their numbers (ANA-T), those that no family tests already.

use crate::table::acting;
use bastide_anarchy::{Asset, AttackType, Attribute, BUILT_IN, Row, Step, clause};
use serde_json::json;

#[test]
fn ana_t_08_the_weaponsmiths_quarter() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "coin 4");
    table.plays(
        "Red",
        "fill weaponsmiths-1, fill weaponsmiths-2, fill weaponsmiths-4, fill weaponsmiths-5",
    );
    table.holds("Red", "coin 1 craftsman 2 material 2");
    table.refuses("Red", "build ram", clause::ANA_WHEEL_06);
    for allowed in [
        "build ladders",
        "build small-crane",
        "fill weaponsmiths-3",
        "fill weaponsmiths-6",
        "fill weaponsmiths-10",
    ] {
        table.allows("Red", allowed);
    }
}

#[test]
fn ana_t_09_governance() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "patron 3").plays("Red", "fill governance-1").has("Red", "patron 2 coin 1");
    table.plays("Red", "fill governance-2").has("Red", "patron 1 coin 1");
    table.plays("Red", "fill governance-3").has("Red", "coin 1");
    assert_eq!(table.attributes("Red"), [0, 1, 0, 0]);
}

#[test]
fn ana_t_10_the_small_keep() {
    let mut table = acting("players=1", 1);
    table
        .filled("Red", "keep-1 governance-4 small-crane")
        .holds("Red", "patron 3 craftsman 1 material 1");
    table.plays("Red", "fill keep-1-1, fill keep-1-2, take food");
    table.refuses("Red", "build keep-2", clause::ANA_BUILD_02);
    table.plays("Red", "fill keep-1-3, mark war-1");
    table.has("Red", "craftsman 1 material 1 knight 1 food 1 soldier 1");
    assert_eq!(table.attribute("Red", Attribute::Influence), 1);
    table.plays("Red", "build keep-2");
}

#[test]
fn ana_t_12_four_boxes_of_spies() {
    let mut table = acting("players=2", 2);
    table.filled("Red", "governance-6").holds("Red", "coin 4");
    table.plays("Red", "fill spies-1-1, fill spies-1-2, fill spies-2-1, fill spies-2-2");
    assert_eq!(table.player("Red").knowledge, 3);
    table.plays("Red", "spy Blue 2");
    assert!(table.player("Blue").attacks[2].card.is_some());
    assert_eq!(table.player("Red").knowledge, 2);
    assert_eq!(table.attribute("Red", Attribute::Bravery), 1);
    assert_eq!(table.player("Red").filled.count(BUILT_IN.lines.assists), 1, "two assists left");
}

#[test]
fn ana_t_13_prepared_tactics() {
    let mut table = acting("players=1", 3);
    table.filled("Red", "stones logs tactics-2").holds("Red", "material 4 food 3");
    table.plays("Red", "prepare stones, prepare stones, prepare stones, prepare stones");
    assert_eq!(table.player("Red").prepared, [1, 5, 1, 1, 1]);
    // A ladder from the north with 3 and a final assault; two stones are used.
    table.faces("Red", "F3 19 13 4").plays("Red", "done, use 2 north, use 0 east, use 0 south");
    assert_eq!(table.player("Red").prepared, [1, 3, 1, 1, 1], "3 stones, 1 log");
    assert!(table.told("used").iter().all(|event| event["tactic"] == "stones"));
}

#[test]
fn ana_t_16_woman_4_is_taken() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "worship-1 woman-4").holds("Red", "patron 1").stacks("Red", "2 9");
    table.plays("Red", "fill valentine-1");
    assert!(table.is_filled("Red", "man-5"));
    assert_eq!(table.answers("Red"), "mark woman-3, mark woman-5, skip");
    table.plays("Red", "mark woman-5").has("Red", "serf 1");
    assert_eq!(table.attributes("Red"), [0, 1, 0, 0]);
}

/// The full defence of round 5. Also ANA-DEF-22: a laid-down worker rallies before the fourth card.
#[test]
fn ana_t_25_the_full_defence() {
    let mut table = acting("players=1", 5);
    table.faces("Red", "F5 35 30 26 19 7");
    table.filled("Red", "wall-9 small-crane gate-1 moat-8 pitch covers stones");
    table.holds("Red", "food 4 craftsman 1 soldier 1 knight 2");
    table.edit_player("Red", |red| {
        red.walls = [2, 3, 2, 2];
        red.prepared = [4, 2, 1, 0, 0];
        red.beers = 1;
        red.rally = bastide_anarchy::RallyTokens { owned: 1, active: 1 };
        red.tent = 5;
    });
    table.plays("Red", "done");
    assert_eq!(table.player("Red").discontent, 1, "a food is missing");
    table.plays(
        "Red",
        "deploy craftsman west, deploy soldier south, deploy knight south, deploy knight south",
    );
    // (1) Arrows: the south has 1 left, the west 1.
    table.plays("Red", "go");
    assert_eq!(table.told("struck")[0]["left"], json!([0, 0, 1, 1, 0]));
    table.plays("Red", "spend soldier south beer");
    assert_eq!(
        (table.told("repelled")[0]["slot"].clone(), table.player("Red").beers),
        (json!(5), 0)
    );
    // (2) Ram: gate 1, pitch 1, one knight.
    // The first point can only be a knight's; the second is the same knight's.
    table.plays("Red", "go, use 1 south, spend laid-down south");
    assert_eq!(table.told("spent").len(), 2);
    assert_eq!(table.told("repelled")[0]["slot"], 4);
    assert_eq!(table.player("Red").deployed[2], [0, 0, 1, 1], "a knight and the laid-down soldier");
    // (3) Siege tower west: the moat alone, after a look at the rally. (4) Rally to the east.
    table.plays("Red", "go");
    assert_eq!(table.told("repelled")[0]["slot"], 3);
    table.plays("Red", "rally laid-down south east");
    assert_eq!(table.told("repelled")[0]["slot"], 2);
    assert_eq!(table.attribute("Red", Attribute::Bravery), 1);
    // (5) Trebuchet: four covers.
    table.plays("Red", "use 4 castle");
    assert_eq!(table.attribute("Red", Attribute::Bravery), 2);
    // (6) Final assault: two stones in the north, the last knight in the south.
    table.plays("Red", "use 2 north");
    let told = &table.told("aftermath")[0];
    assert_eq!(told["repelled"], 6);
    assert_eq!(
        (&told["loyalty"], &told["discontent"], &told["survivors"]),
        (&json!(4), &json!(0), &json!(0))
    );
    let player = table.player("Red");
    assert_eq!((player.prepared, player.beers, player.discontent), ([0; 5], 0, 1));
    // The workers of the aftermath come from the tracks: bravery 2 a serf, loyalty 2 a soldier.
    table.has("Red", "serf 1 soldier 1");
}

#[test]
fn ana_t_35_chains_are_followed_to_their_end() {
    let mut table = acting("players=2", 2);
    table
        .filled("Red", "bravery-15 loyalty-15 influence-15 power-15")
        .edit_player("Red", |red| red.knowledge = 1);
    table.plays("Red", "spy Blue 2");
    // Bravery 16 → loyalty 16 → influence 16 → power 16 → bravery 17.
    assert_eq!(table.attributes("Red"), [17, 16, 16, 16]);
    let mut table = acting("players=2", 2);
    table.filled("Red", "bravery-24").edit_player("Red", |red| red.knowledge = 1);
    table.plays("Red", "spy Blue 2").has("Red", "");
    assert_eq!(table.attributes("Red"), [24, 0, 0, 0]);
}

#[test]
fn ana_t_36_a_catapult_is_repelled_by_covers_alone() {
    let mut table = acting("players=1", 1);
    table
        .faces("Red", "F1 31")
        .filled("Red", "wall-16 gate-6 tower-8 moat-12 stones logs pitch bolts");
    table.holds("Red", "food 1 knight 1").plays("Red", "done, deploy knight north");
    assert_eq!(table.told("withstood")[0]["slot"], 1);
    assert_eq!(
        BUILT_IN.attack_types[AttackType::Catapult.index()].tactic.unwrap().word(),
        "covers"
    );
}

/// Sums over the data.
#[test]
fn ana_t_38_production_tracks_are_as_long_as_what_can_fill_them() {
    for &asset in Asset::ALL {
        let line = BUILT_IN.lines.production[asset.index()];
        let start = BUILT_IN.start.count(line);
        let boxes = BUILT_IN.all().map(|id| BUILT_IN.spec(id).gain);
        let icons = boxes
            .flat_map(|gain| gain.steps())
            .filter(|&step| step == Step::Production(asset))
            .count();
        if asset == Asset::Knight {
            // Six trainings on top of what the boxes give.
            assert!(icons + 4 > usize::from(line.len), "knights can overflow");
        } else {
            assert_eq!(usize::from(line.len), usize::from(start) + icons, "{asset}");
        }
    }
    assert_eq!(BUILT_IN.lines.rows[Row::War.index()].len, 9);
}
