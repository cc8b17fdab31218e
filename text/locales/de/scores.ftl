### Die Seite der Wertung, auf Deutsch.

score-title = { $game }: die Wertung
score-link = Woher die Punkte kommen
score-lead = Jede Zeile der Wertung, was dafür gezählt wurde, und wie die Partie verlief.
score-counted = Gezählt
score-total = Summe
score-tie-break = Gleichstand
score-tie-breaks = Bei Gleichstand
score-course = Der Verlauf der Partie
score-chart = { $gauge } im Verlauf ({ $unit })
score-numbers = Dasselbe in Zahlen
score-at-the-end = Ende
score-turn = Zug
score-round = Runde
score-gauge-points = Punkte
score-gauge-deniers = Deniers
score-gauge-cards = Karten im Viertel
score-gauge-boxes = Ausgefüllte Felder
score-gauge-discontent = Unmut
score-gauge-left = Felder noch in der Hand
score-gauge-claimed = Eroberte Felder
score-not-concerned = hat sie nicht
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
score-anarchy-attribute-rule = Ein Punkt je ausgefülltem Feld dieser Leiste.
score-anarchy-boxes = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
score-anarchy-counted = gezählt: { $count }
score-anarchy-towers = Türme { $towers }, Tor { $gate }
score-anarchy-discontent = Unmut am Ende { $count }
score-anarchy-discontent-rule = Unmut, der am Ende übrig ist, kostet Punkte, umso mehr, je höher er ist.
score-anarchy-tie-discontent = Zuerst: weniger Unmut am Ende
score-anarchy-tie-workers = Dann: mehr Arbeiter
score-cathedral-rule = Die Felder, die die Gebäude in der Hand bedecken würden. Weniger ist besser.
score-cathedral-left = { $count } × { $squares } { $squares ->
    [one] Feld
   *[other] Felder
}
score-ladder = Die Leiter der Titel
score-rung = ab { $points } Punkten
score-rung-reached = Ihr Titel
score-best = Ihre besten Partien allein
score-best-row = { $points } Punkte, { $title }
score-this-one = diese Partie
