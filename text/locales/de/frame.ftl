### Der Rahmen um einen Tisch: Leisten, Tafeln und Einstellungen.

frame-menu = Menü
frame-settings = Einstellungen
frame-bar = Was gefragt ist
frame-side = Spieler und Verlauf
frame-your-turn = Du bist am Zug

frame-story = Verlauf
frame-story-none = Noch ist nichts geschehen.
frame-away = Während du weg warst: { $count }
frame-again = Diesen Zug noch einmal zeigen
frame-whole = Alles davon
frame-details = Notation und Regeln dieses Zugs
frame-earlier = Alles davor

frame-actions = Alle Aktionen
frame-chat = Chat
frame-more = Mehr
frame-close = Schließen
frame-all-played = Aktionen
frame-share = Teilen
frame-look = Den Tisch ansehen
frame-look-back = Ergebnis zeigen
frame-hint = Tipp
frame-holdings = Was du hast
frame-threats = Was dich treffen wird
frame-missing = Jetzt nicht:
frame-read-on = In den Regeln
frame-leave = Partie verlassen
frame-promise = Zusage für dieses Mischen

# What buttons of the bar do, for the panel that explains.
frame-about-undo = Geht zurück vor deine letzte Wahl.
frame-about-restart = Geht zurück an den Anfang deines Zugs.
frame-about-ask-undo = Fragt die anderen, ob du vor deine letzte Wahl zurückgehen darfst.
frame-about-hint = Zeigt, was ein starker Bot jetzt täte, und warum.
frame-about-first = Geht an den Anfang der Partie zurück.
frame-about-previous = Geht eine Aktion zurück, genau wie die linke Pfeiltaste.
frame-about-next = Geht eine Aktion weiter und zeigt, was sie bewirkt hat, genau wie die rechte Pfeiltaste.
frame-about-last = Geht ans Ende der Partie.
frame-about-autoplay = Zeigt eine Aktion nach der anderen, in dem Tempo, das du in den Einstellungen wählst.
frame-about-analysis = Ein starker Bot sieht sich jede Entscheidung an und sagt, wo die Partie gewonnen und verloren wurde.

frame-pace = Tempo
frame-pace-quick = Schnell
frame-pace-normal = Normal
frame-pace-slow = Langsam
frame-pace-off = Aus
frame-sound = Töne
