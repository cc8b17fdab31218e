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
