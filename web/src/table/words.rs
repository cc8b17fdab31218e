//! The sentences that the table's script says by itself.

use bastide_text::{Phrasebook, pages as say, people};

use bastide_presentation::TableSections;

/// Every sentence under the key that the script asks for it by. A word in braces is a gap that the
/// script fills in.
pub(crate) fn words(sections: TableSections, book: &Phrasebook) -> serde_json::Value {
    let words = [
        ("connected", say::script_connected(book)),
        ("disconnected", say::script_disconnected(book)),
        ("sending", say::script_sending(book)),
        ("unsent", say::script_unsent(book)),
        ("raced", say::script_raced(book)),
        ("refused", say::script_refused(book)),
        ("free", say::script_free(book)),
        ("square", say::script_square(book, "{square}", "{what}")),
        ("board", say::script_board(book)),
        ("empty-hand", say::script_empty_hand(book)),
        ("planned", say::script_planned(book)),
        ("unplanned", say::script_unplanned(book)),
        ("taken", say::script_taken(book, "{piece}", "{orientation}", "{count}")),
        ("released", say::script_released(book)),
        ("facing-n", say::script_facing_n(book)),
        ("facing-e", say::script_facing_e(book)),
        ("facing-s", say::script_facing_s(book)),
        ("facing-w", say::script_facing_w(book)),
        ("turn", say::script_turn(book)),
        ("release", say::script_release(book)),
        ("place", say::script_place(book)),
        ("where", say::script_where(book)),
        ("nowhere", say::script_nowhere(book)),
        ("claims", say::script_claims(book, "{squares}")),
        ("isolates", say::script_isolates(book, "{squares}")),
        ("clause", say::script_clause(book, "{clause}")),
        ("cancel", say::script_cancel(book)),
        ("here", people::here(book)),
        ("away", people::away(book)),
        ("thinking", people::thinking(book)),
    ];
    let own = sections.script_words.map_or_else(Vec::new, |own| own(book));
    words
        .into_iter()
        .chain(own)
        .map(|(key, words)| (key.to_owned(), serde_json::Value::from(words)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_finds_every_sentence_it_asks_for() {
        let script = include_str!("../../assets/page/words.js");
        let (_, list) = script.split_once("KEYS = ").expect("the list of keys");
        let (list, _) = list.split_once("]);").expect("its end");
        let mut asked: Vec<&str> = list
            .lines()
            .filter_map(|line| line.trim().strip_prefix('\'')?.split_once('\''))
            .map(|(key, _)| key)
            .collect();
        asked.sort_unstable();
        crate::test_games::install();
        let sections = bastide_presentation::game("tournay").expect("a game").table_sections;
        let words = words(sections, &Phrasebook::default());
        let said: Vec<&String> = words.as_object().expect("an object").keys().collect();
        assert_eq!(said, asked);
        assert_eq!(words["square"], "{square}: {what}");
    }
}
