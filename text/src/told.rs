//! The words of being told: hooks that speak to chats, push messages, letters.

use crate::phrases;

phrases! {
    turn_in_chat = "told-turn-in-chat" (game: String, address: String);
    hook_shape = "told-hook-shape" ();
    hook_shape_plain = "told-hook-shape-plain" ();
    hook_shape_content = "told-hook-shape-content" ();
    hook_shape_text = "told-hook-shape-text" ();
    hook_scope = "told-hook-scope" ();
    hook_scope_all = "told-hook-scope-all" ();
    hook_scope_one = "told-hook-scope-one" (game: String);
    hook_scope_short = "told-hook-scope-short" ();
    next_game = "told-next-game" ();
    games_wait = "told-games-wait" (count: u32);
    offline = "told-offline" ();
    offline_lead = "told-offline-lead" ();
    offline_again = "told-offline-again" ();
    hook_at_table = "told-hook-at-table" ();
}
