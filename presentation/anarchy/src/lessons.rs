//! The lessons of The Anarchy: the first round, and one for each part of the sheets.

use bastide_presentation::lessons::{Lesson, Step, Want};
use bastide_text::lessons as say;

use crate::words::lessons as words;

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        game: "anarchy",
        key: "first",
        title: words::anarchy_first_title,
        about: words::anarchy_first_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "",
        steps: &[
            Step {
                asks: words::anarchy_first_1,
                wants: &[Want::Action("path engineer")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_2,
                wants: &[Want::Action("fill quarry-forest-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_3,
                wants: &[Want::Action("fill farms-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_4,
                wants: &[Want::Action("fill governance-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_5,
                wants: &[Want::Action("build keep-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_6,
                wants: &[Want::Action("fill keep-1-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_7,
                wants: &[Want::Action("fill wall-1 east")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_8,
                wants: &[Want::Action("done")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_9,
                wants: &[Want::Action("deploy craftsman south")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_10,
                wants: &[Want::Action("deploy soldier east")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_11,
                wants: &[Want::Action("deploy soldier east")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_12,
                wants: &[Want::Action("deploy knight south")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_first_13,
                wants: &[Want::Start("spend")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_first_learned,
    },
    Lesson {
        game: "anarchy",
        key: "lands",
        title: words::anarchy_lands_title,
        about: words::anarchy_lands_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill training-grounds-1
1 fill training-grounds-2",
        steps: &[Step {
            asks: words::anarchy_lands_1,
            wants: &[Want::Action("fill training-grounds-3")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_lands_learned,
    },
    Lesson {
        game: "anarchy",
        key: "castle",
        title: words::anarchy_castle_title,
        about: words::anarchy_castle_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill wall-1 east",
        steps: &[Step {
            asks: words::anarchy_castle_1,
            wants: &[Want::Action("fill wall-2 north"), Want::Action("fill wall-2 south")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_castle_learned,
    },
    Lesson {
        game: "anarchy",
        key: "wheel",
        title: words::anarchy_wheel_title,
        about: words::anarchy_wheel_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "1 path engineer",
        steps: &[Step {
            asks: words::anarchy_wheel_1,
            wants: &[
                Want::Action("fill mercenaries-1"),
                Want::Action("fill guildsmen-1"),
                Want::Action("fill allies-1"),
                Want::Action("fill weaponsmiths-1"),
            ],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_wheel_learned,
    },
    Lesson {
        game: "anarchy",
        key: "command",
        title: words::anarchy_command_title,
        about: words::anarchy_command_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "1 path engineer",
        steps: &[Step {
            asks: words::anarchy_command_1,
            wants: &[Want::Action("fill war-1")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_command_learned,
    },
    Lesson {
        game: "anarchy",
        key: "keep",
        title: words::anarchy_keep_title,
        about: words::anarchy_keep_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill governance-1
1 build keep-1
1 fill keep-1-1",
        steps: &[
            Step {
                asks: words::anarchy_keep_1,
                wants: &[Want::Action("fill keep-1-2")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_keep_2,
                wants: &[Want::Start("take")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_keep_learned,
    },
    Lesson {
        game: "anarchy",
        key: "bank",
        title: words::anarchy_bank_title,
        about: words::anarchy_bank_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill governance-1
1 fill governance-2
1 build bank-1
1 fill bank-1-1",
        steps: &[Step {
            asks: words::anarchy_bank_1,
            wants: &[Want::Action("fill bank-1-2")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_bank_learned,
    },
    Lesson {
        game: "anarchy",
        key: "spies",
        title: words::anarchy_spies_title,
        about: words::anarchy_spies_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill governance-1
1 fill governance-2
1 fill governance-3",
        steps: &[Step {
            asks: words::anarchy_spies_1,
            wants: &[Want::Action("fill spies-1-1")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_spies_learned,
    },
    Lesson {
        game: "anarchy",
        key: "tactics",
        title: words::anarchy_tactics_title,
        about: words::anarchy_tactics_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill war-1",
        steps: &[
            Step {
                asks: words::anarchy_tactics_1,
                wants: &[Want::Start("fill tactics-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_tactics_2,
                wants: &[Want::Start("mark")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_tactics_3,
                wants: &[Want::Start("prepare")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_tactics_learned,
    },
    Lesson {
        game: "anarchy",
        key: "ramparts",
        title: words::anarchy_ramparts_title,
        about: words::anarchy_ramparts_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill war-1",
        steps: &[Step {
            asks: words::anarchy_ramparts_1,
            wants: &[Want::Action("fill ramparts-1")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_ramparts_learned,
    },
    Lesson {
        game: "anarchy",
        key: "stables",
        title: words::anarchy_stables_title,
        about: words::anarchy_stables_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill war-1
1 fill war-2
1 fill war-3",
        steps: &[
            Step {
                asks: words::anarchy_stables_1,
                wants: &[Want::Action("build stables-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_stables_2,
                wants: &[Want::Start("fill stables-1-1")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_stables_learned,
    },
    Lesson {
        game: "anarchy",
        key: "chapel",
        title: words::anarchy_chapel_title,
        about: words::anarchy_chapel_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill worship-1
1 fill worship-2
1 build chapel-1",
        steps: &[Step {
            asks: words::anarchy_chapel_1,
            wants: &[
                Want::Action("fill chapel-1-food"),
                Want::Action("fill chapel-1-material"),
                Want::Action("fill chapel-1-coin"),
            ],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_chapel_learned,
    },
    Lesson {
        game: "anarchy",
        key: "training",
        title: words::anarchy_training_title,
        about: words::anarchy_training_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill worship-1
1 fill worship-2
1 build chapel-1",
        steps: &[Step {
            asks: words::anarchy_training_1,
            wants: &[Want::Action("fill knight-training-1")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_training_learned,
    },
    Lesson {
        game: "anarchy",
        key: "valentine",
        title: words::anarchy_valentine_title,
        about: words::anarchy_valentine_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill worship-1",
        steps: &[Step {
            asks: words::anarchy_valentine_1,
            wants: &[Want::Action("fill valentine-1")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_valentine_learned,
    },
    Lesson {
        game: "anarchy",
        key: "michaelmas",
        title: words::anarchy_michaelmas_title,
        about: words::anarchy_michaelmas_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill entertainment-1",
        steps: &[
            Step {
                asks: words::anarchy_michaelmas_1,
                wants: &[Want::Action("fill michaelmas-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_michaelmas_2,
                wants: &[Want::Start("write")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_michaelmas_3,
                wants: &[Want::Start("write")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_michaelmas_learned,
    },
    Lesson {
        game: "anarchy",
        key: "tournaments",
        title: words::anarchy_tournaments_title,
        about: words::anarchy_tournaments_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill entertainment-1",
        steps: &[Step {
            asks: words::anarchy_tournaments_1,
            wants: &[Want::Action("fill tournaments-1")],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_tournaments_learned,
    },
    Lesson {
        game: "anarchy",
        key: "brewery",
        title: words::anarchy_brewery_title,
        about: words::anarchy_brewery_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill entertainment-1",
        steps: &[
            Step {
                asks: words::anarchy_brewery_1,
                wants: &[Want::Action("fill entertainment-2")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_brewery_2,
                wants: &[Want::Action("mark brewery-1-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_brewery_3,
                wants: &[Want::Action("mark brewery-1-3"), Want::Action("mark brewery-4-1")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_brewery_learned,
    },
    Lesson {
        game: "anarchy",
        key: "lammas",
        title: words::anarchy_lammas_title,
        about: words::anarchy_lammas_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "\
1 path engineer
1 fill entertainment-1
1 fill entertainment-2
1 mark brewery-1-1
1 mark brewery-1-3",
        steps: &[
            Step {
                asks: words::anarchy_lammas_1,
                wants: &[Want::Action("fill lammas-1")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::anarchy_lammas_2,
                wants: &[Want::Start("mark")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::anarchy_lammas_learned,
    },
    Lesson {
        game: "anarchy",
        key: "attack",
        title: words::anarchy_attack_title,
        about: words::anarchy_attack_about,
        setup: "players=1 rules=2",
        seed: "lesson 1",
        before: "1 path engineer",
        steps: &[Step {
            asks: words::anarchy_attack_1,
            wants: &[Want::Event(r#"{"event":"attacked"}"#)],
            hint: say::hint,
            then: "",
        }],
        learned: words::anarchy_attack_learned,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lessons_are_sound() {
        bastide_presentation::install(&[crate::game]);
        bastide_presentation::testing::lessons::check(LESSONS);
        assert!(LESSONS.len() >= 19);
    }
}
