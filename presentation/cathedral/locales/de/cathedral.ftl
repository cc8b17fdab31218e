### Cathedral, auf Deutsch.

title = Cathedral

kind = { $kind ->
    [tavern] Taverne
    [stable] Stall
    [inn] Gasthaus
    [bridge] Brücke
    [square] Platz
    [manor] Gutshof
    [abbey] Abtei
    [infirmary] Spital
    [castle] Burg
    [tower] Turm
    [academy] Akademie
   *[cathedral] Kathedrale
}
# Im Akkusativ: Alle Sätze tun etwas mit dem Gebäude.
the-kind = { $kind ->
    [stable] den { kind }
    [square] den { kind }
    [manor] den { kind }
    [tower] den { kind }
    [inn] das { kind }
    [infirmary] das { kind }
   *[other] die { kind }
}
# Von den ersten dreien hat jeder zwei.
a-kind = { $kind ->
    [tavern] eine Taverne
    [stable] einen Stall
    [inn] ein Gasthaus
   *[other] { the-kind }
}
side = { $side ->
    [light] Hell
   *[dark] Dunkel
}
opponent = { $side ->
    [light] Dunkel
   *[dark] Hell
}
list-end = { $rest } und { $last }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Züge, als Einträge einer Liste

place = { kind } auf { $square }
place-turned = { kind } auf { $square }, nach { $turned ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
} gedreht
capture = Die Figur auf { $square } entfernen
leave = Die Figur auf { $square } stehen lassen
pass = Passen

## Was geschah

placed = { side } setzt { a-kind } auf { $squares }.
claimed = { side } nimmt { $count ->
    [one] das Feld { $squares }
   *[other] { $count } Felder
} in Besitz{ $count ->
    [one] {""}
   *[other] : { $squares }
}.
captured = { side } entfernt { the-kind } von { opponent } auf { $squares }; { $kind ->
    [stable] er
    [square] er
    [manor] er
    [tower] er
    [inn] es
    [infirmary] es
   *[other] sie
} kommt in den Vorrat von { opponent } zurück.
captured-cathedral = { side } entfernt die Kathedrale von { $squares }; sie ist aus dem Spiel.
left = { side } lässt { the-kind } auf { $squares } stehen.
passed = { side } passt.
over = Das Spiel ist aus.

## Wie es endete

won = { side } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} gegen { $other }.
drawn = Unentschieden, je { points }.
going-on = Das Spiel läuft noch.

## Was gefragt ist

ask-cathedral = { side } ist am Zug: Wo soll die Kathedrale stehen?
ask-building = { side } ist am Zug: Setzen Sie ein Gebäude.
ask-building-or-pass = { side } ist am Zug: Setzen Sie ein Gebäude, oder passen Sie.
ask-capture = { side } entscheidet: { the-kind } auf { $squares } entfernen oder stehen lassen?

## Warum nicht

need-game-going-on = Das Spiel ist aus; es kann nichts mehr gespielt werden.
need-turn = Nicht Sie sind am Zug, sondern { side }.
need-cathedral-first = Zuerst muss die Kathedrale gesetzt werden.
need-cathedral-unplaced = Die Kathedrale wird nur einmal im Spiel gesetzt, und zwar von Hell; setzen Sie eines Ihrer Gebäude.
need-decision = Entscheiden Sie zuerst über die Figur auf { $squares }: entfernen oder stehen lassen.
need-in-hand = Sie haben { $kind ->
    [stable] keinen { kind }
    [square] keinen { kind }
    [manor] keinen { kind }
    [tower] keinen { kind }
    [inn] kein { kind }
    [infirmary] kein { kind }
   *[other] keine { kind }
} mehr im Vorrat; wählen Sie ein anderes Gebäude.
need-inside-walls = Die Figur würde aus der Stadt ragen; sie muss ganz innerhalb der Mauern liegen.
need-free = { $count ->
    [one] { $squares } ist nicht frei; eine Figur darf nur freie Felder bedecken.
   *[other] { $squares } sind nicht frei; eine Figur darf nur freie Felder bedecken.
}
need-not-owned = { $count ->
    [one] { $squares } gehört { side }; bauen Sie auf einem Feld, das { side } nicht besitzt.
   *[other] { $squares } gehören { side }; bauen Sie auf Feldern, die { side } nicht besitzt.
}
need-nothing-enclosed = Das erste Gebäude darf nichts einschließen, und dieses würde { $squares } einschließen.
need-nothing-to-place = Sie können noch ein Gebäude setzen, also müssen Sie; nur wer nichts mehr setzen kann, passt.
need-isolated = Dort steht nichts, was das Gebäude dieses Zuges abgeschnitten hätte; nur solche Figuren können entfernt werden oder stehen bleiben.

## In Bildern

hand-points = { side }: { points } im Vorrat
piece-of = { kind } von { side } auf { $squares }
piece-alone = { kind } auf { $squares }
