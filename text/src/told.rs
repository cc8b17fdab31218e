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
    asked = "told-asked" ();
    said = "told-said" ();
    round = "told-round" ();
    tested = "told-tested" ();
    title = "told-title" ();
    lead = "told-lead" ();
    when = "told-when" ();
    saved = "told-saved" ();
    kind_turn = "told-kind-turn" ();
    kind_turn_note = "told-kind-turn-note" ();
    kind_offer = "told-kind-offer" ();
    kind_offer_note = "told-kind-offer-note" ();
    kind_chat = "told-kind-chat" ();
    kind_chat_note = "told-kind-chat-note" ();
    kind_round = "told-kind-round" ();
    kind_round_note = "told-kind-round-note" ();
    browser = "told-browser" ();
    browser_none = "told-browser-none" ();
    browser_off = "told-browser-off" ();
    browser_on = "told-browser-on" ();
    browser_failed = "told-browser-failed" ();
    browser_switch_on = "told-browser-switch-on" ();
    browser_switch_off = "told-browser-switch-off" ();
    browsers = "told-browsers" ();
    browser_since = "told-browser-since" (since: String);
    browser_last = "told-browser-last" (since: String);
    browser_never = "told-browser-never" ();
    browser_fails = "told-browser-fails" ();
    test = "told-test" ();
    test_sent = "told-test-sent" ();
    install = "told-install" ();
    chats = "told-chats" ();
    chats_note = "told-chats-note" (count: u32);
    chats_open = "told-chats-open" ();
    hook_at_table = "told-hook-at-table" ();
}
