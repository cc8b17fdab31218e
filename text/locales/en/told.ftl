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
