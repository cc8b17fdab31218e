//! The words about the game on pages that show every game.

use bastide_text::phrases;

phrases! {
    about = "page-anarchy-about" ();
    facts = "page-anarchy-facts" ();
    choice_heading = "page-heading" (kind: String);
    typing_actions = "anarchy-typing-actions" ();
    typing_moves = "anarchy-typing-moves" ();
    typing_pieces = "anarchy-typing-pieces" ();
}
