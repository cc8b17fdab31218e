//! Sets of squares as words: `A1–C1, A2 and B3`.

use bastide_cathedral::{Cell, Cells};
use bastide_text::Phrasebook;

use super::messages::ListEnd;

/// The squares in reading order; three or more side by side are given by the first and the last.
pub(super) fn squares(book: &Phrasebook, cells: Cells) -> String {
    let mut runs = Vec::new();
    let mut rest = cells;
    while let Some(first) = rest.first() {
        let run = run_from(first, rest);
        rest -= run.iter().copied().collect();
        match run.as_slice() {
            [first, _, .., last] => runs.push(format!("{first}–{last}")),
            few => runs.extend(few.iter().map(ToString::to_string)),
        }
    }
    match runs.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            book.say(&ListEnd { rest: rest.join(", "), last: last.clone() })
        }
        _ => runs.concat(),
    }
}

/// The squares of the set from `first` to the right, up to the first gap.
fn run_from(first: Cell, cells: Cells) -> Vec<Cell> {
    let right = |&cell: &Cell| cell.offset(1, 0).filter(|&next| cells.contains(next));
    std::iter::successors(Some(first), right).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_text::Language;

    #[test]
    fn squares_side_by_side_are_given_by_their_ends() {
        let cells = Cells::drawn(
            "
            x x x . x x
            . x . . . .
        ",
        );
        let list = |language| squares(&Phrasebook::new(language), cells);
        assert_eq!(list(Language::English), "A1–C1, E1, F1 and B2");
        assert_eq!(list(Language::French), "A1–C1, E1, F1 et B2");
        assert_eq!(list(Language::German), "A1–C1, E1, F1 und B2");
    }

    #[test]
    fn one_square_and_no_square_need_no_list() {
        let book = Phrasebook::default();
        assert_eq!(squares(&book, Cells::drawn("x")), "A1");
        assert_eq!(squares(&book, Cells::NONE), "");
    }

    #[test]
    fn a_run_ends_at_the_city_wall() {
        let book = Phrasebook::default();
        let cells = Cells::WALLS[0] | Cells::WALLS[2];
        assert!(squares(&book, cells).starts_with("A1–J1, A2, A3"));
    }
}
