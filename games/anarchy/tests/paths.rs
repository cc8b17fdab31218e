//! Each of the 25 path cards at each of its thresholds (ANA-PATHCARD).

use crate::table::{Table, acting};
use bastide_anarchy::{Path, PlayerDocument};

/// A table whose first path card of Red is this one.
fn with_path(name: &str) -> Table {
    let mut table = acting("players=2", 5);
    table.edit(|position| {
        let wanted: Path = name.parse().expect("a path card");
        let old = position.players[0].paths[0];
        let deck = position.path_deck.iter_mut().chain(&mut position.paths_drawn);
        let taken = position.players.iter_mut().flat_map(|player| &mut player.paths);
        for path in deck.chain(taken) {
            *path = if *path == wanted {
                old
            } else if *path == old {
                wanted
            } else {
                *path
            };
        }
    });
    table
}

fn points(table: &Table, name: &str) -> u8 {
    let score = table.score("Red").paths[0];
    assert_eq!(score.path.text(), name);
    score.points
}

/// The points of a card for each of these sets of boxes.
fn scores(name: &str, steps: &[(&str, u8)]) {
    for &(boxes, expected) in steps {
        let mut table = with_path(name);
        table.filled("Red", boxes);
        assert_eq!(points(&table, name), expected, "{name} with {boxes}");
    }
}

/// The points of a card after a change of the document.
fn scores_after(name: &str, expected: u8, change: impl FnOnce(&mut PlayerDocument)) {
    let mut table = with_path(name);
    table.edit_player("Red", change);
    assert_eq!(points(&table, name), expected, "{name}");
}

/// `name-1` to `name-count`, however they are linked.
fn first(name: &str, count: u8) -> String {
    (1..=count).map(|number| format!("{name}-{number}")).collect::<Vec<_>>().join(" ") + " "
}

/// 0 to 3 points at the counts before and at each threshold.
fn thresholds(name: &str, at: [u8; 3], boxes: impl Fn(u8) -> String) {
    for (step, least) in (1..).zip(at) {
        scores(name, &[(&boxes(least), step), (&boxes(least - 1), step - 1)]);
    }
}

#[test]
fn ana_pathcard_01_abbot_counts_complete_chapels() {
    scores(
        "abbot",
        &[("chapel-1", 0), ("chapel-1-food chapel-1-coin", 0), ("chapel-1-complete", 1)],
    );
    scores("abbot", &[("chapel-2-complete", 2), ("chapel-3-complete", 3)]);
}

#[test]
fn ana_pathcard_02_architect_counts_complete_keeps() {
    scores(
        "architect",
        &[("keep-1-2", 0), ("keep-1-3", 1), ("keep-2-2", 1), ("keep-2-3", 2), ("keep-3-3", 3)],
    );
}

#[test]
fn ana_pathcard_03_weaponsmith_counts_weapons_built() {
    scores(
        "weaponsmith",
        &[
            ("weaponsmiths-9 weaponsmiths-8 weaponsmiths-2", 0),
            ("large-crane ladders", 0),
            ("ladders ballista", 1),
            ("ladders ballista ram", 1),
            ("ladders ballista ram siege-tower", 2),
            ("ladders ballista ram siege-tower catapult", 2),
            ("ladders ballista ram siege-tower catapult trebuchet", 3),
        ],
    );
}

#[test]
fn ana_pathcard_04_advocate_likes_little_discontent() {
    for (discontent, expected) in [(7, 0), (6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (0, 3)] {
        scores_after("advocate", expected, |red| red.discontent = discontent);
    }
    scores_after("advocate", 3, |red| (red.joy, red.discontent) = (5, 7));
}

#[test]
fn ana_pathcard_05_baron_counts_full_rows() {
    scores(
        "baron",
        &[
            ("war-8 worship-8", 0),
            ("war-9", 1),
            ("entertainment-9", 1),
            ("war-9 worship-9", 2),
            ("war-9 worship-9 governance-9", 3),
            ("war-9 worship-9 governance-9 entertainment-9", 3),
        ],
    );
}

#[test]
fn ana_pathcard_06_captain_counts_rally_tokens() {
    for (owned, active) in [(0, 0), (1, 0), (2, 2), (3, 1)] {
        let tokens = bastide_anarchy::RallyTokens { owned, active };
        scores_after("captain", owned, |red| red.rally = tokens);
    }
}

#[test]
fn ana_pathcard_07_champion_counts_tournaments_won() {
    let won = |count: u8| format!("tournaments-6 {}", first("trophy", count));
    thresholds("champion", [2, 3, 4], won);
    scores("champion", &[("tournaments-6", 0), ("tournaments-6 trophy-2 trophy-6", 1)]);
}

#[test]
fn ana_pathcard_08_commander_counts_power() {
    thresholds("commander", [10, 15, 20], |count| first("power", count));
}

#[test]
fn ana_pathcard_09_conqueror_counts_castles_taken() {
    thresholds("conqueror", [2, 3, 4], |count| first("castle", count));
}

#[test]
fn ana_pathcard_10_foreman_counts_full_lands() {
    scores(
        "foreman",
        &[
            ("farms-12", 0),
            ("farms-13", 1),
            ("farms-13 quarry-forest-13", 2),
            ("farms-13 quarry-forest-13 training-grounds-13", 3),
        ],
    );
}

#[test]
fn ana_pathcard_11_defender_counts_wall_levels() {
    thresholds("defender", [6, 11, 16], |count| first("wall", count));
}

#[test]
fn ana_pathcard_12_scout_counts_spies_gained() {
    scores(
        "scout",
        &[("spies-1-1", 0), ("spies-1-2", 1), ("spies-2-1", 1), ("spies-2-2", 2), ("spies-3-2", 3)],
    );
    let mut table = with_path("scout");
    table.filled("Red", "spies-1-2").edit_player("Red", |red| red.knowledge = 0);
    assert_eq!(points(&table, "scout"), 1, "used or not");
}

#[test]
fn ana_pathcard_13_emissary_counts_cards_of_others_revealed() {
    thresholds("emissary", [1, 2, 3], |count| first("assist", count));
}

#[test]
fn ana_pathcard_14_excavator_counts_the_moat() {
    thresholds("excavator", [2, 4, 6], |levels| first("moat", levels * 2));
    scores("excavator", &[("moat-3", 0), ("moat-11", 2)]);
}

#[test]
fn ana_pathcard_15_merrymaker_counts_pennants() {
    let pennants = |count: u8| {
        let all = (1..=3).flat_map(|rope| (1..=4).map(move |at| format!("pennant-{rope}-{at} ")));
        all.take(usize::from(count)).collect::<String>()
    };
    thresholds("merrymaker", [6, 8, 10], pennants);
    scores("merrymaker", &[(&format!("{} hanging-1-1 hanging-1-2", pennants(5)), 0)]);
}

#[test]
fn ana_pathcard_16_warrior_counts_bravery() {
    thresholds("warrior", [10, 15, 20], |count| first("bravery", count));
}

/// Also ANA-T-33.
#[test]
fn ana_pathcard_17_engineer_counts_towers_and_gate_together() {
    scores(
        "engineer",
        &[
            ("tower-3 gate-2", 0),
            ("tower-4 gate-1", 0),
            ("tower-4 gate-2", 1),
            ("tower-6 gate-3", 1),
            ("tower-5 gate-4", 1),
            ("tower-6 gate-4", 2),
            ("tower-8 gate-5", 2),
            ("tower-7 gate-6", 2),
            ("tower-8 gate-4", 2),
            ("tower-4 gate-6", 1),
            ("tower-8 gate-1", 0),
            ("tower-8 gate-6", 3),
        ],
    );
}

#[test]
fn ana_pathcard_18_bellwether_counts_influence() {
    thresholds("bellwether", [10, 15, 20], |count| first("influence", count));
}

#[test]
fn ana_pathcard_19_mentor_counts_trainings() {
    thresholds("mentor", [2, 4, 6], |count| first("knight-training", count));
}

#[test]
fn ana_pathcard_20_monk_counts_additions() {
    for (complete, expected) in [(1usize, 0), (2, 1), (3, 2), (4, 3)] {
        scores_after("monk", expected, |red| {
            let sums = [[8, 8], [1, 2], [1, 1], [1, 3], [2, 4]];
            for (addition, numbers) in sums.into_iter().enumerate().take(complete) {
                red.written[addition * 2..addition * 2 + 2].copy_from_slice(&numbers);
                for text in ["", "-1", "-2"] {
                    red.filled
                        .insert(crate::table::id(&format!("addition-{}{text}", addition + 1)));
                }
            }
        });
    }
}

#[test]
fn ana_pathcard_21_silversmith_counts_complete_banks() {
    scores(
        "silversmith",
        &[("bank-1-1", 0), ("bank-1-2", 1), ("bank-2-1", 1), ("bank-2-2", 2), ("bank-3-2", 3)],
    );
}

#[test]
fn ana_pathcard_22_partisan_counts_loyalty() {
    thresholds("partisan", [10, 15, 20], |count| first("loyalty", count));
}

#[test]
fn ana_pathcard_23_priest_counts_couples() {
    let couples = |count: u8| first("woman", count) + &first("man", 6);
    thresholds("priest", [2, 3, 4], couples);
    scores("priest", &[(&first("woman", 6), 0), (&first("man", 6), 0)]);
}

#[test]
fn ana_pathcard_24_recruiter_counts_full_quarters() {
    let all = |quarter: &str| first(quarter, 11);
    let two = all("mercenaries") + &all("guildsmen");
    scores(
        "recruiter",
        &[
            (&first("mercenaries", 10), 0),
            (&first("weaponsmiths", 10), 0),
            (&all("allies"), 1),
            (&two, 2),
            (&(two.clone() + &all("allies")), 3),
        ],
    );
}

#[test]
fn ana_pathcard_25_tactician_counts_tactics_researched() {
    scores(
        "tactician",
        &[
            ("stones", 0),
            ("stones logs", 1),
            ("stones logs pitch", 2),
            ("stones logs pitch covers", 3),
            ("stones logs pitch covers bolts", 3),
        ],
    );
}
