### Die Anarchie im Browser: die Bögen, die Runde, die Verteidigung, dieselben Karten für andere.

sheets-views = Bögen und Tafel
sheets-whole = Alles
sheets-board = Tafel
sheets-section = { $section ->
    [left-land] Befestigungen und Land
    [left-production] Ertrag
    [left-wheel] Rad
    [left-constructions] Bauten
    [left-attributes] Eigenschaften
    [left-discontent] Unmut
    [left-tactics] Vorbereitetes
    [scenario] Szenario
    [own-castle] Burg
    [attacks] Angriffskarten
   *[supplies] Arbeiter und Pfade
}
sheets-zoom-in = Näher
sheets-zoom-out = Weiter weg
sheets-fit = Einpassen
sheets-keys-note = + und − holen heran und rücken weg, 0 passt ein. Die Pfeiltasten verschieben die Zeichnung; auf einem Feld führen sie zum nächsten, das sich füllen lässt, mit Umschalt zum Feld daneben.
sheets-find = Woher bekomme ich …?
sheets-find-example = Ritter, Silber, Einfluss
sheets-found = { $count ->
    [0] Kein Feld gibt das.
    [one] 1 Feld
   *[other] { $count } Felder
}

sheets-sets-off = Jetzt gefüllt:
sheets-closed = Nicht jetzt:
sheets-legend-open = kann gefüllt werden
sheets-legend-near = ein Arbeiter oder Rohstoff fehlt

sheets-latest = Soeben
sheets-this-round = Diese Runde: { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}

sheets-muster = Stell deine Arbeiter auf
sheets-muster-note = Weise jedem Arbeiter eine Seite zu und stell dann alle zugleich auf. Oder zieh einen Arbeiter auf eine Seite der Burg.
sheets-muster-left = { $count ->
    [0] Alle haben ihren Platz.
    [one] 1 Arbeiter hat noch keinen Platz.
   *[other] { $count } Arbeiter haben noch keinen Platz.
}
sheets-muster-go = Aufstellen
sheets-one-more = Noch ein { $worker } nach { $side }
sheets-one-less = Ein { $worker } weniger im { $side }
sheets-strength = Stärke
sheets-forecast = Was die Aufgestellten erreichen, gut gespielt

sheets-of = Bögen von { $player }
sheets-enlarge = Bögen von { $player } vergrößern
sheets-same-cards = Alle, die diese Karten hatten
sheets-play-same = Dieselben Karten spielen
sheets-same-title = Dieselben Karten
sheets-same-lead = Alle hier trafen auf dieselben Karten in derselben Reihenfolge. Spiel sie und sieh, wo du stehst.
sheets-same-none = Mit diesen Karten hat noch niemand eine Partie beendet.
sheets-same-rank = Rang
sheets-same-player = Spieler
sheets-same-points = Punkte
