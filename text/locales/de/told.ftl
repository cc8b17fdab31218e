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
told-asked = Du wirst etwas gefragt
told-said = Eine Nachricht an deinem Tisch
told-round = Eine Runde deines Turniers beginnt
told-tested = So sieht das aus
told-title = Benachrichtigungen
told-lead = Wähle, wovon du hören möchtest, wenn du nicht da bist, und wo.
told-when = Sag mir Bescheid, wenn
told-saved = Gespeichert.
told-kind-turn = ich am Zug bin
told-kind-turn-note = nicht, solange du an diesem Tisch bist
told-kind-offer = mich jemand etwas fragt
told-kind-offer-note = ob ein Zug zurückgenommen werden darf
told-kind-chat = an meinem Tisch jemand schreibt
told-kind-chat-note = wer und wo, nicht was
told-kind-round = in meinem Turnier eine Runde beginnt
told-kind-round-note = sobald die Paarungen feststehen
told-browser = Dieser Browser
told-browser-none = Dieser Browser nimmt von hier keine Nachrichten an. Auf einem iPhone oder iPad lege Bastide zuerst auf den Home-Bildschirm.
told-browser-off = Er bekommt noch keine Nachrichten.
told-browser-on = Er bekommt Nachrichten, auch wenn Bastide geschlossen ist.
told-browser-failed = Das hat nicht geklappt. Versuch es später noch einmal.
told-browser-switch-on = Hier Bescheid sagen
told-browser-switch-off = Hier nicht mehr Bescheid sagen
told-browsers = Deine Browser
told-browser-since = Eingeschaltet: { $since }
told-browser-last = letzte Nachricht: { $since }
told-browser-never = noch keine Nachricht
told-browser-fails = Nachrichten kommen nicht durch
told-test = Probenachricht senden
told-test-sent = Eine Probenachricht ist unterwegs.
told-install = Nachrichten nennen das Spiel und die Mitspieler, nichts von der Stellung. Du kannst sie auch in den Einstellungen deines Geräts abschalten.
told-chats = Im Chat deiner Gruppe
told-chats-note = { $count ->
    [0] Deine Züge können in Discord, in Slack oder einem eigenen Programm gemeldet werden.
    [one] Eine Adresse hört von deinen Zügen.
   *[other] { $count } Adressen hören von deinen Zügen.
}
told-chats-open = Discord, Slack oder eine Adresse
