### Being told: hooks that speak to chats, push messages, letters.

told-turn-in-chat = It is your turn: { $game } – { $address }
told-hook-shape = What it hears
told-hook-shape-plain = a document for a program
told-hook-shape-content = a message in Discord
told-hook-shape-text = a message in Slack
told-hook-scope = About
told-hook-scope-all = all of my games
told-hook-scope-one = only this one: { $game }
told-hook-scope-short = one game
told-hook-at-table = Tell a chat or a program about this game
told-next-game = Next game
told-games-wait = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
told-offline = You are offline
told-offline-lead = Bastide cannot be reached just now. Your games are safe on the server and go on as soon as you are connected again.
told-offline-again = Try again
told-asked = You are asked something
told-said = A message at your table
told-round = A round of your tournament begins
told-tested = This is what it looks like
told-title = Being told
told-lead = Choose what you want to hear about while you are away, and where.
told-when = Tell me when
told-saved = Saved.
told-kind-turn = It is my turn
told-kind-turn-note = not while you are at that table
told-kind-offer = Somebody asks me
told-kind-offer-note = to take back a move
told-kind-chat = A message at my table
told-kind-chat-note = who wrote it and where, not what
told-kind-round = My tournament
told-kind-round-note = when a round begins
told-browser = This browser
told-browser-none = This browser takes no messages from here. On an iPhone or iPad, put Bastide on your home screen first.
told-browser-off = It gets no messages yet.
told-browser-on = It gets messages, even when Bastide is closed.
told-browser-failed = That did not work. Try again in a while.
told-browser-switch-on = Tell me here
told-browser-switch-off = Stop telling me here
told-browsers = Your browsers
told-browser-since = On since: { $since }
told-browser-last = last message: { $since }
told-browser-never = no message yet
told-browser-fails = messages do not get through
told-test = Send a test
told-test-sent = A test is on its way.
told-install = Messages say which game and who plays, nothing of the position. You can also switch them off in the settings of your device.
told-chats = In your group’s chat
told-chats-note = { $count ->
    [0] Your turns can be told in Discord, in Slack or to a program of yours.
    [one] One address hears of your turns.
   *[other] { $count } addresses hear of your turns.
}
told-chats-open = Discord, Slack or an address
