//! The words of a hint at the table: which move, why, and what others would lose.

use crate::phrases;

phrases! {
    title = "hint-title" ();
    thinking = "hint-thinking" ();
    play = "hint-play" ();
    close = "hint-close" ();
    expected = "hint-expected" (margin: String, percent: String);
    expected_alone = "hint-expected-alone" (points: String);
    proven = "hint-proven" (margin: String);
    does = "hint-does" ();
    instead = "hint-instead" ();
    loses = "hint-loses" (points: String, percent: String);
    loses_alone = "hint-loses-alone" (points: String);
    as_good = "hint-as-good" ();
    only = "hint-only" ();
    private = "hint-private" ();
    not_rated = "hint-not-rated" ();
    not_in_tournaments = "hint-not-in-tournaments" ();
    not_among_people = "hint-not-among-people" ();
    not_your_turn = "hint-not-your-turn" ();
    busy = "hint-busy" ();
}
