//! The words about the game on pages that show every game.

use bastide_text::phrases;

phrases! {
    about = "page-cathedral-about" ();
    facts = "page-cathedral-facts" ();
    points_left = "page-points-left" (points: u32);
    typing_actions = "cathedral-typing-actions" ();
    typing_moves = "cathedral-typing-moves" ();
    typing_pieces = "cathedral-typing-pieces" ();
}
