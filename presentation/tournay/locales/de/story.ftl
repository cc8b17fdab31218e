### Die Geschichte einer Partie Tournay, ihre Schritte, die Leisten des Tisches und die Erklärungen, auf Deutsch.

## Eine Zeile je Zug. Zuerst kommt der Name, dann folgt, was getan wurde, als Partizip.

tournay-story-round = Runde { $round }
tournay-story-last-round = Letzte Runde
tournay-story-last-cards = Letzte Karten
# Zwischen dem Namen und den Verben.
tournay-story-has = { $who ->
    [you] { " " }hast{ " " }
   *[other] { " " }hat{ " " }
}
tournay-story-and = { " " }und{ " " }
tournay-story-colon = { $words }:
tournay-story-semicolon = ;{ " " }
# Im Akkusativ.
tournay-story-the-card = { $card ->
    [architect] den Architekten
    [quarry] den Steinbruch
    [journeyman] den Gesellen
    [alderman] den Schöffen
    [farm] den Bauernhof
    [dwelling] das Wohnhaus
    [market] den Markt
    [port] den Hafen
    [bishopric] den Bischofssitz
    [bishop] den Bischof
    [hospital] das Hospital
    [monastery] das Kloster
    [priest] den Priester
    [prior] den Prior
    [arsenal] das Zeughaus
    [advocate] den Vogt
    [knight] den Ritter
    [tax-collector] den Steuereinnehmer
    [augustinian] den Augustiner
    [belfry] den Belfried
    [city-hall] das Rathaus
    [la-madeleine] La Madeleine
    [saint-brice] Saint-Brice
    [saint-jacques] Saint-Jacques
    [saint-nicolas] Saint-Nicolas
    [saint-quentin] Saint-Quentin
    [pont-des-trous] den Pont des Trous
    [inn] das Gasthaus
    [senator] den Senator
    [monk] den Mönch
    [templar] den Templer
    [catapult] das Katapult
    [lordship] den Herrenhof
    [mercenary] den Söldner
    [courthouse] den Gerichtssaal
    [town-crier] den Ausrufer
   *[other] die { tournay-card }
}
tournay-story-built = { tournay-story-the-card } { $kind ->
    [character] ausgespielt
   *[building] gebaut
}
tournay-story-giving = , dafür { $cards } abgegeben
tournay-story-a-card = eine Karte
tournay-story-announced = { tournay-story-the-card } bezahlt
tournay-story-used = { tournay-story-the-card } aktiviert
tournay-story-idle = { " " }(ohne Wirkung)
tournay-story-fruitless = { " " }(vergeblich)
tournay-story-copied = bei { tournay-owner } { tournay-story-the-card } nachgeahmt
tournay-story-borrowed = von { tournay-owner } { tournay-citizens } geliehen
tournay-story-drew-named = { tournay-story-the-card } gezogen
tournay-story-drew = von { tournay-deck-colour } { $level } gezogen
tournay-story-leaving = , dabei { tournay-story-the-card } offen liegen gelassen
tournay-story-buried = { tournay-story-the-card } unter dem Stapel vergraben
tournay-story-looked = Karten von { tournay-deck-colour } { $level } angesehen
tournay-story-crier = einen Ausrufer aufgedeckt
tournay-story-combated = { $event } als Wall genommen
tournay-story-recruited = einen { tournay-adjective-n } Bürger angeworben
tournay-story-raised = alle liegenden Bürger aufgerichtet
tournay-story-gathered = die Bürger versammelt
tournay-story-earned = mit { tournay-citizens-dative } Geld verdient
tournay-story-tucked = eine Karte unter ihren Stapel gelegt
tournay-story-tucked-named = { tournay-story-the-card } unter den Stapel gelegt
tournay-story-gave-back = einen { tournay-adjective-n } Bürger zurückgegeben
tournay-story-tucked-event = { $event } unter den Ereignisstapel gelegt
tournay-story-rampart = einen Wall gebaut
tournay-story-damaged = bei { tournay-owner } eine Karte beschädigt
tournay-story-skipped = keine Karte gespielt
tournay-story-began = den Zug begonnen
tournay-story-committed = über die letzte Karte entschieden
tournay-story-no-card = keine
tournay-story-plus = +{ tournay-deniers }
tournay-story-minus = −{ tournay-deniers }
tournay-story-lay = { $citizens ->
    [one] { $citizens } { $colour ->
        [yellow] gelber
        [white] weißer
       *[red] roter
    } Bürger liegt
   *[other] { $citizens } { tournay-adjective-e } Bürger liegen
}
tournay-story-harm = { tournay-cards } { $cards ->
    [one] ist
   *[other] sind
} beschädigt
tournay-story-sheltered = hinter dem Katapult geschützt
# Nach den Namen derer, die es trifft; `both` sind mehrere, der Leser unter ihnen.
tournay-story-lays = { $who ->
    [one] legt { tournay-citizens }
    [you] legst { tournay-citizens }
    [both] legt je { tournay-citizens }
   *[other] legen je { tournay-citizens }
} hin
tournay-story-suffers = { $who ->
    [one] hat
    [you] hast
    [both] habt je
   *[other] haben je
} { $cards ->
    [one] { $cards } beschädigte Karte
   *[other] { $cards } beschädigte Karten
}
tournay-story-is-safe = { $who ->
    [one] ist
    [you] bist
    [both] seid
   *[other] sind
} hinter { $cover ->
    [rampart] einem Wall
   *[catapult] dem Katapult
} geschützt
tournay-story-nobody = niemand wurde getroffen
tournay-story-unsettled = noch nicht entschieden

## Schritte, neben der Stelle, an der sie geschehen

tournay-step-crier = Ausrufer!
tournay-step-rampart = Wall gebaut
tournay-step-recruited = Ein { $colour ->
    [yellow] gelber
    [white] weißer
   *[red] roter
} Bürger mehr
tournay-step-raised = Alle Bürger stehen wieder
tournay-step-gathered = Bürger versammelt
tournay-step-last-round = Die letzte Runde beginnt

## Die Leisten

tournay-bar-criers = Ausrufer { $criers } von { $needed }
tournay-bar-district = Viertel { $filled } von 9
tournay-bar-prestige = Prestige { $prestige } von 2
tournay-bar-end = Das Ende: ein volles Viertel mit 2 Prestigebauten und { $needed } Ausrufern
tournay-bar-last-round = Letzte Runde
tournay-bar-last-round-next = Die nächste Runde ist die letzte
tournay-bar-end-waits = { $seat ->
    [you] Dein Viertel ist fertig
   *[other] Fertiges Viertel: { tournay-seat }
}; noch { $criers ->
    [one] ein Ausrufer
   *[other] { $criers } Ausrufer
} bis zum Ende
tournay-bar-end-near = Eine Karte bis zum Ende: { $who }
tournay-bar-citizens = { $standing } von { $all } { tournay-adjective-n } Bürgern einsatzbereit
tournay-bar-ramparts = { $ramparts ->
    [one] { $ramparts } Wall auf der Hand
   *[other] { $ramparts } Wälle auf der Hand
}

## Die Tafel, die erklärt

tournay-explain-label = { $what ->
    [cost] Kosten
    [points] Wert
    [place] Liegt in
    [draw] Zum Ziehen
    [have] Du hast
    [combat] Zum Bekämpfen
    [coins] Münzen
    [standing] Stehend
    [lying] Liegend
    [working] Bei der Arbeit
    [deniers] Deniers
    [hand] Auf der Hand
    [ramparts] Wälle
    [district] Viertel
   *[below] Darunter
}
tournay-explain-price-deniers = { $deniers ->
    [0] nichts
   *[other] { tournay-deniers }
}
tournay-explain-price-citizen = einen eigenen { tournay-adjective-n } Bürger
tournay-explain-price-card = { $deniers ->
    [0] eine andere Karte
   *[other] { tournay-deniers } und eine andere Karte
}
tournay-explain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tournay-explain-citizens = { $citizens ->
    [one] { $citizens } { $colour ->
        [yellow] gelber
        [white] weißer
       *[red] roter
    } Bürger
   *[other] { $citizens } { tournay-adjective-e } Bürger
}
tournay-explain-combat = { tournay-explain-citizens }{ $deniers ->
    [0] { "" }
   *[other] , { tournay-deniers }
}
tournay-explain-cards = { tournay-cards }
tournay-explain-coins = { $coins } von { $circles }
tournay-explain-standing = { $standing } stehend
tournay-explain-place = { $seat ->
    [you] deinem Viertel
   *[other] dem Viertel von { tournay-seat }
}
tournay-explain-district = { $filled } von 9 Plätzen, Prestige { $prestige } von 2
tournay-explain-ramparts = { $ramparts } auf der Hand, { $built } gebaut
tournay-explain-face-up = Offen: { $card }.
tournay-explain-today = Heute { tournay-deniers }.
tournay-explain-points-now = { $seat ->
    [you] Jetzt gezählt: { tournay-explain-points } für dich.
   *[other] Jetzt gezählt: { tournay-explain-points } für { tournay-seat }.
}
tournay-explain-borrow = { $citizens ->
    [one] Den fehlenden zu leihen kostet { tournay-deniers }.
   *[other] Die fehlenden { $citizens } zu leihen kostet { tournay-deniers }.
}
tournay-explain-crier = { $crier ->
    [shown] Sein Ausrufer ist erschienen.
   *[hidden] Sein Ausrufer ist noch unter den Karten.
}
tournay-explain-draws-without-a-card = Wer jetzt zieht, spielt in diesem Zug keine Karte. Sind verdeckte Karten einmal gesehen, lässt sich das Ziehen nicht zurücknehmen.
tournay-explain-at-work = Hier arbeitet ein Bürger; die Karte ist nicht frei, bis ihr Besitzer seine Bürger versammelt.
tournay-explain-damaged = Beschädigt: unbrauchbar, bis ihr Besitzer seine Bürger versammelt.
tournay-explain-missing-deniers = Es { $deniers ->
    [one] fehlt
   *[other] fehlen
} { tournay-deniers }.
tournay-explain-missing-citizens = Auf den Marktplätzen stehen nicht genug { tournay-adjective-e } Bürger.
tournay-explain-missing-own = Du hast keinen { tournay-adjective-n } Bürger, den du zurückgeben könntest.
tournay-explain-hidden = Nur wer sie hält, kennt diese Karte. Ihre Rückseite verrät Farbe und Stufe.
tournay-explain-rampart = Gegen ein Ereignis gebaut, schützt er dich davor. Jeder gebaute Wall ist 1 Punkt wert.
tournay-explain-rampart-name = Wall
tournay-explain-event-deck = Das nächste Ereignis kommt in die Reihe, sobald eines genommen wird.
tournay-explain-no-event = Für diesen Platz gibt es keine Ereignisse mehr.
tournay-explain-open-slot = Hier kann eine Karte liegen: neben einer anderen, in höchstens drei Zeilen und drei Spalten.
tournay-explain-open-slot-name = Leerer Platz
tournay-explain-plaza = { $seat ->
    [you] Deine { tournay-adjective-n } Bürger
   *[other] { tournay-seat }: { tournay-adjective-e } Bürger
}
tournay-explain-plaza-own = Schick sie für je 2 Deniers an die Arbeit, oder setz sie ein, um Karten zu ziehen, Gebäude zu aktivieren und Ereignisse zu bekämpfen.
tournay-explain-plaza-other = Wer steht, kann für je 2 Deniers geliehen werden.
tournay-explain-reserve = Bürger, die noch niemandem gehören: { $citizens }. Angeworben werden sie durch Karten und im Spiel für Fortgeschrittene durch eine Aktion.
tournay-explain-reserve-name = Vorrat an { tournay-adjective-n } Bürgern
tournay-explain-bank = Die Bürger, die sich noch anwerben lassen.
tournay-explain-borrowing = Bürger der anderen erledigen es für je 2 Deniers, die bekommt, wer sie ausleiht. Deine bleiben stehen.
tournay-explain-borrowing-name = Bürger ausleihen
tournay-explain-purse = { $seat ->
    [you] Deine Deniers
   *[other] { tournay-seat }: Deniers
}
tournay-explain-built = { $seat ->
    [you] Deine Wälle
   *[other] { tournay-seat }: Wälle
}
tournay-explain-score = { $seat ->
    [you] Deine Punkte
   *[other] { tournay-seat }: Punkte
}
tournay-explain-criers = Ausrufer
tournay-explain-criers-words = { $criers } von { $needed } sind erschienen. Sind alle { $needed } da, beendet ein volles Viertel mit 2 Prestigebauten das Spiel; zwei solche Viertel beenden es in jedem Fall.
tournay-explain-district-name = { $seat ->
    [you] Dein Viertel
   *[other] { tournay-seat }: Viertel
}
tournay-explain-hand-name = { $seat ->
    [you] Deine Hand
   *[other] { tournay-seat }: Hand
}
tournay-explain-plaza-name = { $seat ->
    [you] Dein Marktplatz
   *[other] { tournay-seat }: Marktplatz
}
