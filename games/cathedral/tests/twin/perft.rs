//! The numbers of `cathedral.perft`, counted by both, and told by `docs/perft.md`.

use bastide_cathedral::{
    BuildingDocument, Cathedral, CathedralDocument, Cells, PerSide, Placement, Position, Question,
    Side,
};
use bastide_core::Game as _;
use bastide_testkit::rounds;

use super::shapes::{Shape, shapes};
use super::slow::{Asked, Colour, Slow, square};

const NUMBERS: &str = include_str!("../cathedral.perft");
const PAGE: &str = include_str!("../../../../docs/perft.md");

/// What the slow twin counts in a moment, and in a few seconds.
fn most_for_the_twin() -> u64 {
    rounds(250_000, 2_500_000).into()
}

/// A position and how many sequences of actions lead on from it.
struct Entry {
    name: &'static str,
    keys: Vec<(&'static str, &'static str)>,
    counts: Vec<(u32, u64)>,
}

fn entries() -> Vec<Entry> {
    let blocks = NUMBERS.split("\n\n").filter(|block| !block.starts_with('#'));
    blocks.map(entry).collect()
}

fn entry(block: &'static str) -> Entry {
    let mut lines = block.lines();
    let mut entry =
        Entry { name: lines.next().expect("a name"), keys: Vec::new(), counts: Vec::new() };
    for line in lines {
        if let Some((key, value)) = line.split_once(':') {
            entry.keys.push((key, value.trim()));
        } else {
            let (depth, count) = line.split_once(' ').expect("`depth count`");
            entry.counts.push((depth.parse().expect("a depth"), count.parse().expect("a count")));
        }
    }
    entry
}

impl Entry {
    fn value(&self, key: &str) -> Option<&'static str> {
        self.keys.iter().find(|(k, _)| *k == key).map(|&(_, value)| value)
    }

    fn words(&self, key: &str) -> impl Iterator<Item = &'static str> + use<> {
        self.value(key).unwrap_or_default().split_whitespace()
    }

    fn fast(&self) -> Cathedral {
        let setup = self.value("setup").expect("every entry has a setup");
        let Some(cathedral) = self.value("cathedral") else {
            return Cathedral::new(setup.parse().expect("a valid list of options"));
        };
        let place = |side, text: &str| {
            let placement: Placement = text.parse().expect("a placement");
            let cells = placement.cells(side).expect("inside the walls");
            BuildingDocument { side, kind: placement.kind(), cells }
        };
        let light = self.words("light").map(|text| place(Side::Light, text));
        let dark = self.words("dark").map(|text| place(Side::Dark, text));
        let owned: Cells =
            self.words("dark owns").map(|cell| cell.parse().expect("a square")).collect();
        let is_light = self.value("to move") == Some("Light");
        let position = Position {
            game: "cathedral".to_owned(),
            setup: setup.to_owned(),
            cathedral: CathedralDocument::At(place(Side::Light, cathedral).cells),
            placements_made: PerSide {
                light: self.words("light").count() as u8,
                dark: self.words("dark").count() as u8,
            },
            buildings: light.chain(dark).collect(),
            owned: PerSide { light: Cells::NONE, dark: owned },
            to_move: if is_light { Side::Light } else { Side::Dark },
            question: Question::Building,
            passes: 0,
        };
        Cathedral::restore(&position).expect("a position of the game")
    }

    fn slow<'s>(&self, shapes: &'s [Shape]) -> Slow<'s> {
        let mut slow = Slow::new(self.value("setup").expect("every entry has a setup"), shapes);
        if let Some(cathedral) = self.value("cathedral") {
            slow.play(cathedral);
            self.words("light").for_each(|placement| slow.set_up(Colour::Light, placement));
            self.words("dark").for_each(|placement| slow.set_up(Colour::Dark, placement));
            slow.owned.insert(Colour::Dark, self.words("dark owns").map(square).collect());
            slow.asked = Asked::Building;
            let is_light = self.value("to move") == Some("Light");
            slow.to_move = if is_light { Colour::Light } else { Colour::Dark };
        }
        slow
    }
}

fn slow_perft(game: &Slow<'_>, depth: u32) -> u64 {
    let actions = game.legal();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &String| {
        let mut next = game.clone();
        next.play(action);
        slow_perft(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

/// Also CAT-T-08, by the entries with forced captures.
#[test]
fn cat_piece_03_the_crate_counts_the_listed_numbers() {
    for entry in entries() {
        let game = entry.fast();
        for &(depth, count) in &entry.counts {
            let counted = bastide_cathedral::perft(&game, depth);
            assert_eq!(counted, count, "{}, depth {depth}", entry.name);
        }
    }
}

#[test]
fn cat_piece_03_the_twin_counts_the_listed_numbers() {
    let shapes = shapes();
    let most = most_for_the_twin();
    for entry in entries() {
        let game = entry.slow(&shapes);
        let feasible = entry.counts.iter().filter(|&&(_, count)| count <= most);
        for &(depth, count) in feasible {
            assert_eq!(slow_perft(&game, depth), count, "{}, depth {depth}", entry.name);
        }
    }
}

/// The page has a row for every entry, with the numbers written as people read them.
#[test]
fn the_page_tells_the_listed_numbers() {
    for entry in entries() {
        let counts: Vec<String> = entry.counts.iter().map(|&(_, n)| with_commas(n)).collect();
        let row = format!("| {} | {} |", entry.name, counts.join(" | "));
        assert!(PAGE.contains(&row), "docs/perft.md lacks `{row}`");
    }
}

fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let grouped = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> =
        grouped.map(|group| std::str::from_utf8(group).expect("digits")).collect();
    groups.join(",")
}
