### Die Seite der Wertung, auf Deutsch.

score-gauge-deniers = Deniers
score-gauge-cards = Karten im Viertel
score-times = { $counted }, je { $value }
score-times-capped = { $counted }, je { $value }: { $points }, davon zählen 12
score-has-it = hat sie gebaut
score-has-it-not = hat sie nicht gebaut
score-tournay-counted = { $kind ->
    [card-sets] { $count ->
        [one] { $count } Satz Karten in drei Farben
       *[other] { $count } Sätze Karten in drei Farben
    }
    [cards] { $count } { $colour ->
        [yellow] gelbe
        [white] weiße
       *[red] rote
    } { $count ->
        [one] Karte
       *[other] Karten
    }
    [deniers] { $count ->
        [one] { $count } Gruppe von 4 Deniers
       *[other] { $count } Gruppen von 4 Deniers
    }
    [citizens] { $count ->
        [one] { $count } { $colour ->
            [yellow] gelber
            [white] weißer
           *[red] roter
        } Bürger
       *[other] { $count } { $colour ->
            [yellow] gelbe
            [white] weiße
           *[red] rote
        } Bürger
    }
    [characters] { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
    [prestige-buildings] { $count ->
        [one] { $count } Prestigebau
       *[other] { $count } Prestigebauten
    }
    [citizen-sets] { $count ->
        [one] { $count } Satz Bürger in drei Farben
       *[other] { $count } Sätze Bürger in drei Farben
    }
    [buildings] { $count ->
        [one] { $count } weißes oder gelbes Gebäude
       *[other] { $count } weiße oder gelbe Gebäude
    }
   *[ramparts] { $count ->
        [one] { $count } Wall
       *[other] { $count } Wälle
    }
}
score-tournay-printed = { $count ->
    [one] auf { $count } Karte
   *[other] auf { $count } Karten
}
score-tournay-printed-rule = Die Punkte, die auf Karten der Stufen I und II stehen, auch auf verdeckten.
score-tournay-ramparts-rule = Ein Punkt je Wall; die in der Hand werden am Ende gebaut.
score-tournay-tie = Nichts entscheidet bei Gleichstand: Wer dieselbe Summe hat, teilt sich den Sieg.
