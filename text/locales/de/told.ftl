### Benachrichtigt werden: Rufadressen, die mit Chats sprechen, Push-Nachrichten, Briefe.

told-turn-in-chat = Du bist am Zug: { $game } – { $address }
told-hook-shape = Was dort ankommt
told-hook-shape-plain = ein Dokument für ein Programm
told-hook-shape-content = eine Nachricht in Discord
told-hook-shape-text = eine Nachricht in Slack
told-hook-scope = Wofür
told-hook-scope-all = für alle meine Partien
told-hook-scope-one = nur für diese: { $game }
told-hook-scope-short = eine Partie
told-hook-at-table = Einem Chat oder Programm von dieser Partie erzählen
told-next-game = Nächste Partie
told-games-wait = { $count ->
    [one] Eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
told-offline = Du bist offline
told-offline-lead = Bastide ist gerade nicht zu erreichen. Deine Partien sind auf dem Server sicher und gehen weiter, sobald du wieder verbunden bist.
told-offline-again = Noch einmal versuchen
