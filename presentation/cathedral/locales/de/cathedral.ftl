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
# An einem Tisch heißt eine Seite wie die Person, die sie spielt, und wer liest, wird angesprochen.
side = { $side ->
    [light] Hell
    [dark] Dunkel
    [you] Du
   *[other] { $side }
}
owner = { $owner ->
    [light] Hell
    [dark] Dunkel
    [you] dir
   *[other] { $owner }
}
# Im Akkusativ, wie die Gebäude.
owners-kind = { $owner ->
    [you] { $kind ->
        [stable] deinen { kind }
        [square] deinen { kind }
        [manor] deinen { kind }
        [tower] deinen { kind }
        [inn] dein { kind }
        [infirmary] dein { kind }
       *[other] deine { kind }
    }
   *[other] { the-kind } von { owner }
}
owners-hand = { $owner ->
    [you] deinen Vorrat
   *[other] den Vorrat von { owner }
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

placed = { $side ->
    [you] Du setzt
   *[other] { side } setzt
} { a-kind } auf { $squares }.
claimed = { $side ->
    [you] Du nimmst
   *[other] { side } nimmt
} { $count ->
    [one] das Feld { $squares }
   *[other] { $count } Felder
} in Besitz{ $count ->
    [one] {""}
   *[other] : { $squares }
}.
captured = { $side ->
    [you] Du entfernst
   *[other] { side } entfernt
} { owners-kind } auf { $squares }; { $kind ->
    [stable] er
    [square] er
    [manor] er
    [tower] er
    [inn] es
    [infirmary] es
   *[other] sie
} kommt in { owners-hand } zurück.
captured-cathedral = { $side ->
    [you] Du entfernst
   *[other] { side } entfernt
} die Kathedrale von { $squares }; sie ist aus dem Spiel.
left = { $side ->
    [you] Du lässt
   *[other] { side } lässt
} { the-kind } auf { $squares } stehen.
passed = { $side ->
    [you] Du passt.
   *[other] { side } passt.
}
over = Das Spiel ist aus.

## Wie es endete

won = { $side ->
    [you] Du gewinnst
   *[other] { side } gewinnt
} mit { $points ->
    [one] 1 übrigen Feld
   *[other] { $points } übrigen Feldern
} gegen { $other }.
drawn = Unentschieden, je { $points ->
    [one] 1 Feld
   *[other] { $points } Felder
} übrig.
going-on = Das Spiel läuft noch.

## Was gefragt ist

ask-cathedral = { $side ->
    [light] Hell ist am Zug: Wo soll die Kathedrale stehen?
    [dark] Dunkel ist am Zug: Wo soll die Kathedrale stehen?
    [you] Du bist am Zug: Wo soll die Kathedrale stehen?
   *[other] { $side } ist am Zug und setzt die Kathedrale.
}
ask-building = { $side ->
    [light] Hell ist am Zug: Setze ein Gebäude.
    [dark] Dunkel ist am Zug: Setze ein Gebäude.
    [you] Du bist am Zug: Setze ein Gebäude.
   *[other] { $side } ist am Zug und setzt ein Gebäude.
}
ask-building-or-pass = { $side ->
    [light] Hell ist am Zug: Setze ein Gebäude, oder passe.
    [dark] Dunkel ist am Zug: Setze ein Gebäude, oder passe.
    [you] Du bist am Zug: Setze ein Gebäude, oder passe.
   *[other] { $side } ist am Zug und setzt ein Gebäude oder passt.
}
ask-capture = { $side ->
    [light] Hell entscheidet: { the-kind } auf { $squares } entfernen oder stehen lassen?
    [dark] Dunkel entscheidet: { the-kind } auf { $squares } entfernen oder stehen lassen?
    [you] Du entscheidest: { owners-kind } schlagen oder stehen lassen?
   *[other] { $side } entscheidet: { owners-kind } schlagen oder stehen lassen?
}
ask-capture-cathedral = { $side ->
    [light] Hell entscheidet: die Kathedrale auf { $squares } entfernen oder stehen lassen?
    [dark] Dunkel entscheidet: die Kathedrale auf { $squares } entfernen oder stehen lassen?
    [you] Du entscheidest: die Kathedrale schlagen oder stehen lassen?
   *[other] { $side } entscheidet: die Kathedrale schlagen oder stehen lassen?
}

## Warum nicht

need-game-going-on = Das Spiel ist aus; es kann nichts mehr gespielt werden.
need-turn = { $side ->
    [light] Nicht du bist am Zug, sondern Hell.
    [dark] Nicht du bist am Zug, sondern Dunkel.
    [you] Du bist am Zug.
   *[other] Nicht du bist am Zug, sondern { $side }.
}
need-cathedral-first = Zuerst muss die Kathedrale gesetzt werden.
need-cathedral-unplaced = Die Kathedrale wird nur einmal im Spiel gesetzt, und zwar von { $side ->
    [you] dir
   *[other] { side }
}; setze eines deiner Gebäude.
need-decision = Entscheide zuerst über die Figur auf { $squares }: entfernen oder stehen lassen.
need-in-hand = Du hast { $kind ->
    [stable] keinen { kind }
    [square] keinen { kind }
    [manor] keinen { kind }
    [tower] keinen { kind }
    [inn] kein { kind }
    [infirmary] kein { kind }
   *[other] keine { kind }
} mehr im Vorrat; wähle ein anderes Gebäude.
need-inside-walls = Die Figur würde aus der Stadt ragen; sie muss ganz innerhalb der Mauern liegen.
need-free = { $count ->
    [one] { $squares } ist nicht frei; eine Figur darf nur freie Felder bedecken.
   *[other] { $squares } sind nicht frei; eine Figur darf nur freie Felder bedecken.
}
need-not-owned = { $count ->
    [one] { $squares } gehört { owner }; baue auf einem Feld, das { owner-does } nicht besitzt.
   *[other] { $squares } gehören { owner }; baue auf Feldern, die { owner-does } nicht besitzt.
}
# Wem ein fremdes Feld gehört, der liest den Satz nie selbst.
owner-does = { $owner ->
    [you] jemand
   *[other] { owner }
}
need-nothing-enclosed = Das erste Gebäude darf nichts einschließen, und dieses würde { $squares } einschließen.
need-nothing-to-place = Du kannst noch ein Gebäude setzen, also musst du auch; nur wer nichts mehr setzen kann, passt.
need-isolated = Dort steht nichts, was das Gebäude dieses Zuges abgeschnitten hätte; nur solche Figuren können entfernt werden oder stehen bleiben.

## In Bildern

hand-points = { side }: { points } im Vorrat
piece-of = { $side ->
    [you] { $kind ->
        [stable] Dein { kind }
        [square] Dein { kind }
        [manor] Dein { kind }
        [tower] Dein { kind }
        [inn] Dein { kind }
        [infirmary] Dein { kind }
       *[other] Deine { kind }
    } auf { $squares }
   *[other] { kind } von { side } auf { $squares }
}
piece-alone = { kind } auf { $squares }
