### Die Geschichte einer Partie, ihre Leisten und das Feld, das erklärt, auf Deutsch.

## Eine Zeile für jeden Zug. Sie beginnt mit `story-who`; was getan wurde, folgt, verbunden durch `story-and`.

story-move = Zug { $number }
story-who = { $side ->
    [you] Du hast
   *[other] { side } hat
}
story-and = und
story-placed = { a-kind } { to-place } gesetzt
story-claimed = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} erobert
story-captured = { owners-kind } geschlagen
story-captured-cathedral = die Kathedrale geschlagen
story-left = { owners-kind } stehen lassen
story-left-cathedral = die Kathedrale stehen lassen
story-passed = gepasst
story-stuck = { $side ->
    [you] Du kannst nichts mehr setzen.
   *[other] { side } kann nichts mehr setzen.
}
to-place = { $place ->
    [north] in den Norden
    [north-east] in den Nordosten
    [east] in den Osten
    [south-east] in den Südosten
    [south] in den Süden
    [south-west] in den Südwesten
    [west] in den Westen
    [north-west] in den Nordwesten
    [wall-north] an die Nordmauer
    [wall-east] an die Ostmauer
    [wall-south] an die Südmauer
    [wall-west] an die Westmauer
    [corner-north-east] in die Nordostecke
    [corner-south-east] in die Südostecke
    [corner-south-west] in die Südwestecke
    [corner-north-west] in die Nordwestecke
   *[middle] in die Mitte
}
stands = { $place ->
    [north] im Norden
    [north-east] im Nordosten
    [east] im Osten
    [south-east] im Südosten
    [south] im Süden
    [south-west] im Südwesten
    [west] im Westen
    [north-west] im Nordwesten
    [wall-north] an der Nordmauer
    [wall-east] an der Ostmauer
    [wall-south] an der Südmauer
    [wall-west] an der Westmauer
    [corner-north-east] in der Nordostecke
    [corner-south-east] in der Südostecke
    [corner-south-west] in der Südwestecke
    [corner-north-west] in der Nordwestecke
   *[middle] in der Mitte
}

## Schritte und Angebote

step-claimed = { $count ->
    [one] 1 Feld erobert
   *[other] { $count } Felder erobert
}
step-captured = { kind } geschlagen
offer-capture = Schlagen: { owners-kind }, +{ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
offer-capture-cathedral = Schlagen: die Kathedrale, +{ $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
offer-leave = Stehen lassen: { the-kind }

## Leisten

bar-move = Zug { $number }
bar-left = Felder übrig: { $owner ->
    [you] du
   *[other] { owner }
} { $points } – { $other } { side }

## Die Seite

buildings-of = { $owner ->
    [you] Deine Gebäude
   *[other] Gebäude von { owner }
}
squares-left = Felder übrig
# Das Skript setzt die Zahl ein.
tag-claims-one = erobert 1 Feld
tag-claims = erobert {"{"}count{"}"} Felder
tag-isolates = schließt eine Figur ein
how-turn = Drehen
how-turn-note = R, das Mausrad oder ein Rechtsklick
how-place = Setzen
how-place-note = loslassen, wo es passt, oder klicken
how-back = Zurücklegen
how-back-note = anderswo loslassen, oder Esc

## Das Feld, das erklärt

about-building = { $owner ->
    [you] Dein Gebäude
   *[other] Gebäude von { owner }
}
about-in-hand = { $owner ->
    [you] In deinem Vorrat
   *[other] Im Vorrat von { owner }
}
about-cathedral-kind = Gehört niemandem
about-size = Größe
about-squares = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
about-stands = Steht
about-copies = Im Vorrat
about-copies-of = { $count } von { $all }
about-fits = Passt
about-places = { $count ->
    [one] an 1 Stelle
   *[other] an { $count } Stellen
}
about-nowhere = Die Figur passt nirgends mehr hin.
about-capture = Ist diese Figur als einzige fremde von den Gebäuden einer Seite eingeschlossen, so darf diese sie schlagen: Sie kommt in den Vorrat zurück.
about-capture-now = Die Figur ist allein eingeschlossen und kann jetzt geschlagen werden.
about-cathedral = Sie gehört zu keiner Mauer. Wer sie allein einschließt, darf sie schlagen; sie ist dann aus dem Spiel.
about-cathedral-waiting = { $owner ->
    [you] Du setzt sie
   *[other] { owner } setzt sie
}; sie gehört niemandem.
about-free = Freies Feld
about-free-words = Hier dürfen beide bauen.
about-owned = { $owner ->
    [you] Dein Feld
   *[other] Feld von { owner }
}
about-owned-words = Es ist eingeschlossen: { $owner ->
    [you] Nur du darfst hier bauen
   *[other] Nur { owner } darf hier bauen
}.
about-territory = { $owner ->
    [you] Dein Gebiet
   *[other] Gebiet von { owner }
}
about-goal = Am Ende zählen die Felder, die diese Gebäude bedecken würden. Wer weniger übrig hat, gewinnt.
about-pass-words = Zweimal Passen nacheinander beendet die Partie.
