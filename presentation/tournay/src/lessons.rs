//! The lessons of Tournay: the first turns, and ten positions.

use bastide_presentation::lessons::{Lesson, Step, Want};
use bastide_text::lessons as say;

use crate::words::lessons as words;

pub(crate) const LESSONS: &[Lesson] = &[
    Lesson {
        game: "tournay",
        key: "first",
        title: words::tournay_first_title,
        about: words::tournay_first_about,
        setup: "",
        seed: "lesson 39",
        before: "",
        steps: &[
            Step {
                asks: words::tournay_first_1,
                wants: &[Want::Action("draw Y1 blind")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_2,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_3,
                wants: &[Want::Action("keep Y1-MARKET")],
                hint: say::hint,
                then: "\
2 draw W1 blind
2 own
2 keep W1-BISHOPRIC",
            },
            Step {
                asks: words::tournay_first_4,
                wants: &[Want::Action("play Y1-MARKET c3")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_5,
                wants: &[Want::Action("activate c3")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_6,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "\
2 play W1-BISHOPRIC c3
2 gather",
            },
            Step {
                asks: words::tournay_first_7,
                wants: &[Want::Action("earn white 2")],
                hint: say::hint,
                then: "2 gather",
            },
            Step {
                asks: words::tournay_first_8,
                wants: &[Want::Action("draw R1 blind")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_9,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_10,
                wants: &[Want::Start("keep")],
                hint: say::hint,
                then: "2 gather",
            },
            Step {
                asks: words::tournay_first_11,
                wants: &[
                    Want::Action("play R1-KNIGHT c2"),
                    Want::Action("play R1-KNIGHT b3"),
                    Want::Action("play R1-KNIGHT d3"),
                    Want::Action("play R1-KNIGHT c4"),
                    Want::Action("play R1-BALLISTA c2"),
                    Want::Action("play R1-BALLISTA b3"),
                    Want::Action("play R1-BALLISTA d3"),
                    Want::Action("play R1-BALLISTA c4"),
                ],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_12,
                wants: &[Want::Action("gather")],
                hint: say::hint,
                then: "2 gather",
            },
            Step {
                asks: words::tournay_first_13,
                wants: &[Want::Action("combat 3")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_14,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_first_15,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "2 gather",
            },
            Step {
                asks: words::tournay_first_16,
                wants: &[Want::Action("draw W1 visible")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::tournay_first_learned,
    },
    Lesson {
        game: "tournay",
        key: "visible",
        title: words::tournay_visible_title,
        about: words::tournay_visible_about,
        setup: "",
        seed: "lesson 39",
        before: "\
1 draw Y1 blind
1 own
1 keep Y1-MARKET
2 draw W1 blind
2 own
2 keep W1-BISHOPRIC
1 play Y1-MARKET c3",
        steps: &[
            Step {
                asks: words::tournay_visible_1,
                wants: &[Want::Action("draw Y1 visible"), Want::Action("draw W1 visible")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_visible_2,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::tournay_visible_learned,
    },
    Lesson {
        game: "tournay",
        key: "level-two",
        title: words::tournay_level_two_title,
        about: words::tournay_level_two_about,
        setup: "",
        seed: "lesson 0",
        before: "",
        steps: &[
            Step {
                asks: words::tournay_level_two_1,
                wants: &[
                    Want::Action("draw Y2 blind"),
                    Want::Action("draw W2 blind"),
                    Want::Action("draw R2 blind"),
                ],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_level_two_2,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_level_two_3,
                wants: &[Want::Action("own")],
                hint: say::hint,
                then: "",
            },
            Step {
                asks: words::tournay_level_two_4,
                wants: &[Want::Start("keep")],
                hint: say::hint,
                then: "",
            },
        ],
        learned: words::tournay_level_two_learned,
    },
    Lesson {
        game: "tournay",
        key: "borrow",
        title: words::tournay_borrow_title,
        about: words::tournay_borrow_about,
        setup: "",
        seed: "lesson 0",
        before: "1 draw R1 blind",
        steps: &[Step {
            asks: words::tournay_borrow_1,
            wants: &[Want::Action("borrow 2")],
            hint: say::hint,
            then: "",
        }],
        learned: words::tournay_borrow_learned,
    },
    Lesson {
        game: "tournay",
        key: "line",
        title: words::tournay_line_title,
        about: words::tournay_line_about,
        setup: "",
        seed: "lesson 25",
        before: "\
1 draw Y2 blind
1 own
1 own
1 keep Y2-ARCHITECT
1 lay white
2 lay white
2 draw R1 blind
2 own
2 keep R1-FORT
1 play Y2-ARCHITECT c3
1 draw R1 blind
1 own
1 keep R1-ROAD
2 play R1-FORT c3
2 draw Y2 blind
2 keep Y2-ALDERMAN",
        steps: &[Step {
            asks: words::tournay_line_1,
            wants: &[Want::Event(r#"{"event":"gained","reason":{"character":"c3"}}"#)],
            hint: words::tournay_line_hint,
            then: "",
        }],
        learned: words::tournay_line_learned,
    },
    Lesson {
        game: "tournay",
        key: "cover",
        title: words::tournay_cover_title,
        about: words::tournay_cover_about,
        setup: "",
        seed: "lesson 39",
        before: "\
1 draw Y1 blind
1 own
1 keep Y1-MARKET
2 draw W1 blind
2 own
2 keep W1-BISHOPRIC
1 play Y1-MARKET c3
1 draw Y1 visible
1 own
2 play W1-BISHOPRIC c3
2 gather",
        steps: &[Step {
            asks: words::tournay_cover_1,
            wants: &[Want::Action("play Y1-ARCHITECT c3")],
            hint: say::hint,
            then: "",
        }],
        learned: words::tournay_cover_learned,
    },
    Lesson {
        game: "tournay",
        key: "combat",
        title: words::tournay_combat_title,
        about: words::tournay_combat_about,
        setup: "",
        seed: "lesson 19",
        before: "\
2 draw Y2 blind
2 own
2 own
2 keep Y2-DWELLING",
        steps: &[
            Step {
                asks: words::tournay_combat_1,
                wants: &[Want::Action("combat 1"), Want::Action("combat 2")],
                hint: words::tournay_combat_hint,
                then: "",
            },
            Step {
                asks: words::tournay_combat_2,
                wants: &[Want::Action("own")],
                hint: words::tournay_combat_hint,
                then: "",
            },
        ],
        learned: words::tournay_combat_learned,
    },
    Lesson {
        game: "tournay",
        key: "rampart",
        title: words::tournay_rampart_title,
        about: words::tournay_rampart_about,
        setup: "",
        seed: "lesson 69",
        before: "\
2 draw R1 blind
2 own
2 keep R1-ROAD
1 draw R1 blind
1 own
1 keep R1-FORT
2 play R1-ROAD c3
2 draw R1 visible
2 own
1 play R1-FORT c3
1 draw Y1 blind
1 own
1 keep Y1-JOURNEYMAN
2 play R1-ARSENAL c2
2 draw Y1 blind
2 own
2 keep Y1-BARN
1 play Y1-JOURNEYMAN c2
1 draw R1 blind
1 keep R1-FORT
2 damage c2
2 play Y1-BARN d3
2 activate d3
2 own
2 keep Y2-TOLL
1 play R1-FORT c1
1 gather
2 skip
2 gather
1 activate c1
1 own
1 combat 1
2 skip
2 activate d3
2 own
2 draw Y2 blind
2 keep Y2-BARN",
        steps: &[Step {
            asks: words::tournay_rampart_1,
            wants: &[Want::Event(r#"{"event":"built","seat":0}"#)],
            hint: words::tournay_rampart_hint,
            then: "",
        }],
        learned: words::tournay_rampart_learned,
    },
    Lesson {
        game: "tournay",
        key: "hand",
        title: words::tournay_hand_title,
        about: words::tournay_hand_about,
        setup: "",
        seed: "lesson 31",
        before: "\
2 draw R1 blind
2 own
2 keep R1-TAX-COLLECTOR
1 draw R2 blind
1 own
1 keep R2-ADVOCATE
2 play R1-TAX-COLLECTOR c3
2 draw R1 blind
2 keep R1-FORT
1 skip
1 draw Y2 blind
1 keep Y2-QUARRY
2 skip
2 draw W1 blind
2 keep W1-BRIDGE
1 skip
1 draw W1 blind
1 keep W1-BISHOP
2 skip
2 draw W1 blind
2 keep W1-LIBRARY-DRAW
1 skip
1 draw W1 blind
1 keep W1-HOSPITAL
2 skip
2 draw Y1 blind
2 keep Y1-DWELLING
1 skip
1 gather
2 skip
2 gather
1 skip
1 combat 2",
        steps: &[Step {
            asks: words::tournay_hand_1,
            wants: &[Want::Action("build")],
            hint: say::hint,
            then: "",
        }],
        learned: words::tournay_hand_learned,
    },
    Lesson {
        game: "tournay",
        key: "gather",
        title: words::tournay_gather_title,
        about: words::tournay_gather_about,
        setup: "",
        seed: "lesson 39",
        before: "\
1 draw Y1 blind
1 own
1 keep Y1-MARKET
2 draw W1 blind
2 own
2 keep W1-BISHOPRIC
1 play Y1-MARKET c3
1 activate c3
1 own
2 play W1-BISHOPRIC c3
2 gather
1 earn white 2
2 gather
1 draw R1 blind
1 own
1 keep R1-KNIGHT
2 gather
1 play R1-KNIGHT c2",
        steps: &[Step {
            asks: words::tournay_gather_1,
            wants: &[Want::Action("gather")],
            hint: say::hint,
            then: "",
        }],
        learned: words::tournay_gather_learned,
    },
    Lesson {
        game: "tournay",
        key: "prestige",
        title: words::tournay_prestige_title,
        about: words::tournay_prestige_about,
        setup: "",
        seed: "lesson 18",
        before: "\
2 draw R1 blind
2 own
2 keep R1-FORT
2 lay yellow
1 lay yellow
1 draw W1 blind
1 own
1 keep W1-HOSPITAL
2 play R1-FORT c3
2 draw R1 blind
2 own
2 keep R1-BARRACKS
1 play W1-HOSPITAL c3
1 draw R1 blind
1 keep R1-FORT
2 play R1-BARRACKS d3
2 draw Y1 blind
2 own
2 keep Y1-DWELLING
1 play R1-FORT c2
1 draw R1 blind
1 keep R1-ROAD
2 play Y1-DWELLING c2
2 draw W1 blind
2 keep W1-LIBRARY-DRAW
1 play R1-ROAD c1
1 gather
2 play W1-LIBRARY-DRAW c1
2 gather
1 draw R3 blind
1 keep R3-TOUR-SAINT-GEORGES
2 gather",
        steps: &[Step {
            asks: words::tournay_prestige_1,
            wants: &[
                Want::Action("play R3-TOUR-SAINT-GEORGES b1"),
                Want::Action("play R3-TOUR-SAINT-GEORGES d1"),
                Want::Action("play R3-TOUR-SAINT-GEORGES b2"),
                Want::Action("play R3-TOUR-SAINT-GEORGES d2"),
                Want::Action("play R3-TOUR-SAINT-GEORGES b3"),
                Want::Action("play R3-TOUR-SAINT-GEORGES d3"),
            ],
            hint: words::tournay_prestige_hint,
            then: "",
        }],
        learned: words::tournay_prestige_learned,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lessons_are_sound() {
        bastide_presentation::install(&[crate::game]);
        bastide_presentation::testing::lessons::check(LESSONS);
        assert_eq!(LESSONS.len(), 11);
    }

    #[test]
    fn what_the_rules_refuse_is_refused_with_its_clause() {
        use bastide_presentation::lessons::{LEARNER, NotThat};
        use bastide_presentation::registry;

        bastide_presentation::install(&[crate::game]);
        let book = bastide_text::Phrasebook::default();
        let lesson = registry::lesson("tournay/borrow").expect("a lesson");
        let game = lesson.start(&book).expect("a position");
        let refused = lesson.judge(game.as_ref(), LEARNER, "gather", &book);
        assert!(matches!(refused, Err(NotThat::Refused(_))), "{refused:?}");
    }
}
