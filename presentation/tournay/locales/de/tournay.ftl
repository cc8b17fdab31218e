### Tournay, auf Deutsch.
### Die Spieler heißen nach der Farbe ihres Marktplatzes.

tournay-title = Tournay

tournay-seat = { $seat ->
    [first] Blau
    [second] Grün
    [third] Violett
    [fourth] Schwarz
    [you] Du
   *[other] { $seat }
}
# Der andere Spieler eines Satzes.
tournay-owner = { $owner ->
    [first] Blau
    [second] Grün
    [third] Violett
    [fourth] Schwarz
    [you] dir
   *[other] { $owner }
}
# Dasselbe mitten im Satz.
tournay-seat-within = { $seat ->
    [you] du
   *[other] { tournay-seat }
}
# Dasselbe im Dativ.
tournay-seat-object = { $seat ->
    [you] dir
   *[other] { tournay-seat }
}
tournay-colour = { $colour ->
    [yellow] gelb
    [white] weiß
   *[red] rot
}
tournay-card = { $card ->
    [architect] Architekt
    [quarry] Steinbruch
    [journeyman] Geselle
    [alderman] Schöffe
    [farm] Bauernhof
    [barn] Scheune
    [dwelling] Wohnhaus
    [market] Markt
    [port] Hafen
    [library] Bibliothek
    [bishopric] Bischofssitz
    [bishop] Bischof
    [hospital] Hospital
    [monastery] Kloster
    [bridge] Brücke
    [priest] Priester
    [prior] Prior
    [arsenal] Zeughaus
    [advocate] Vogt
    [ballista] Balliste
    [barracks] Kaserne
    [knight] Ritter
    [fort] Festung
    [tax-collector] Steuereinnehmer
    [road] Straße
    [toll] Zollstelle
    [augustinian] Augustiner
    [bastion] Bastion
    [belfry] Belfried
    [cloth-hall] Tuchhalle
    [mint] Münze
    [city-hall] Rathaus
    [tour-des-six] Tour des Six
    [cathedral] Kathedrale
    [la-madeleine] La Madeleine
    [saint-brice] Saint-Brice
    [saint-jacques] Saint-Jacques
    [saint-nicolas] Saint-Nicolas
    [saint-quentin] Saint-Quentin
    [pont-des-trous] Pont des Trous
    [porte-de-la-vigne] Porte de la Vigne
    [tour-d-arras] Tour d’Arras
    [tour-henry-viii] Tour Henry VIII
    [tour-saint-georges] Tour Saint-Georges
    [inn] Gasthaus
    [brewery] Brauerei
    [senator] Senator
    [abbey] Abtei
    [monk] Mönch
    [templar] Templer
    [catapult] Katapult
    [lordship] Herrenhof
    [bakery] Bäckerei
    [mercenary] Söldner
    [courthouse] Gerichtssaal
   *[town-crier] Ausrufer
}
tournay-card-of-level = { $name } { $level }
tournay-card-told = { $name } ({ $mark ->
    [draw] ziehen
    [two] zwei nehmen
    [white] weiß
    [any] beliebig
    [prestige] Prestige
   *[workers] Arbeiter
})
tournay-crier-of = Ausrufer { $level } ({ tournay-colour })
tournay-copy = { $name } (Exemplar { $copy })
tournay-event = { $event ->
    [battle-of-bouvines] Schlacht bei Bouvines
    [excommunication] Exkommunikation
    [great-plague] Große Pest
    [crusade] Kreuzzug
    [great-fair] Große Kirmes
    [procession] Prozession
    [visit-of-the-king] Besuch des Königs
    [battle-of-courtrai] Schlacht von Kortrijk
    [william-the-conqueror] Wilhelm der Eroberer
    [heresy] Ketzerei
    [norman-attack] Angriff der Normannen
    [battle-of-cassel] Schlacht bei Cassel
    [banditry] Räuberei
    [marauding] Plünderung
   *[drought] Dürre
}
tournay-deck-colour = { $colour ->
    [yellow] Gelb
    [white] Weiß
   *[red] Rot
}
# Ohne Artikel, damit der Fall nicht zu sehen ist.
tournay-deck = Stapel { tournay-deck-colour } { $level }
tournay-and = { $rest } und { $last }
tournay-or = { $rest } oder { $last }
tournay-card-at = { $card } auf { $slot }
tournay-any-card-at = die Karte auf { $slot }
tournay-any-event-at = das Ereignis { $spot } der Reihe
tournay-deniers = { $deniers ->
    [one] { $deniers } Denier
   *[other] { $deniers } Deniers
}
tournay-adjective-n = { $colour ->
    [yellow] gelben
    [white] weißen
   *[red] roten
}
tournay-adjective-e = { $colour ->
    [yellow] gelbe
    [white] weiße
   *[red] rote
}
tournay-adjective-s = { $colour ->
    [yellow] gelbes
    [white] weißes
   *[red] rotes
}
# Im Akkusativ.
tournay-citizens = { $citizens ->
    [one] einen { tournay-adjective-n } Bürger
   *[other] { $citizens } { tournay-adjective-e } Bürger
}
# Im Dativ.
tournay-citizens-dative = { $citizens ->
    [one] einem { tournay-adjective-n } Bürger
   *[other] { $citizens } { tournay-adjective-n } Bürgern
}
tournay-coins = { $coins ->
    [0] keine Münze
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
tournay-points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
tournay-a-citizen = { $colour ->
    [any] einen Bürger beliebiger Farbe
   *[other] einen { tournay-adjective-n } Bürger
}
# Nach „von“.
tournay-a-deck = { $colour ->
    [any] einem Stapel der Stufe { $level }
   *[other] Stapel { tournay-deck-colour } { $level }
}

## Aktionen, als Einträge einer Liste

tournay-play = { $card } auf { $slot } spielen
tournay-play-covering = { $card } auf { $slot } spielen, über { $covered }
tournay-play-replacing = { $card } auf { $slot } spielen, anstelle von { $covered }
tournay-play-for-card = { $card } spielen und dafür eine andere Karte abgeben
tournay-skip = Keine Karte spielen
tournay-pay-plaza = Mit einem Bürger vom Marktplatz bezahlen
tournay-pay-lying = Mit einem liegenden Bürger bezahlen
tournay-pay-working = Mit dem Bürger bezahlen, der hier arbeitet: { $at }
tournay-give-held = { $card } aus der Hand abgeben
tournay-give-slot = Abgeben: { $at }
tournay-give-covered = { $card } abgeben, überdeckt auf { $slot }
tournay-give-covered-at = Karte { $place } des Stapels auf { $slot } abgeben
tournay-put = Auf { $slot } legen
tournay-draw-visible = Die offene Karte von { $deck } nehmen
tournay-draw-named = { $card } nehmen, offen auf { $deck }
tournay-draw-blind = Zwei Karten von { $deck } ansehen
tournay-activate = Aktivieren: { $at }
tournay-activate-idle = Ohne Wirkung aktivieren: { $at }
tournay-combat = Bekämpfen: { $event }
tournay-combat-paid = Bekämpfen: { $event }, mit { tournay-citizens-dative }{ $deniers ->
    [0] { "" }
   *[other] { " " }und { tournay-deniers }
}
tournay-combat-by = Bekämpfen: { $event }, durch { $at }
tournay-earn = Mit { tournay-citizens-dative } Geld verdienen
tournay-gather = Die Bürger versammeln
tournay-recruit = Einen { tournay-adjective-n } Bürger anwerben
tournay-own = Einen eigenen Bürger einsetzen
tournay-borrow = Für 2 Deniers einen Bürger von { tournay-seat-object } leihen
tournay-keep = { $card } behalten
tournay-keep-this = Diese Karte behalten
tournay-take = Von { $deck } nehmen
tournay-take-named = { $card } von { $deck } nehmen
tournay-copy-building = Bei { tournay-seat-object } nachahmen: { $at }
tournay-fire = Auslösen: { $events }
tournay-damage = Beschädigen: { $at }
tournay-name = Für { tournay-adjective-e } Gebäude kassieren
tournay-raise = Die liegenden Bürger aufrichten, durch { $at }
tournay-follow = Auch aktivieren: { $at }, durch { $by }
tournay-follow-idle = Auch aktivieren, ohne Wirkung: { $at }, durch { $by }
tournay-decline = Verzichten
tournay-endure = Das Ereignis erdulden
tournay-build = Einen Wall bauen
tournay-shield = Hinter dem Katapult Schutz suchen
tournay-lay = Einen { tournay-adjective-n } Bürger hinlegen
tournay-tuck = { $card } unter den Stapel legen
tournay-commit = { $card } auf { $slot } als letzte Karte
tournay-pass = Keine letzte Karte

## Was geschah

tournay-turn = { $seat ->
    [you] Du bist
   *[other] { tournay-seat } ist
} am Zug.
tournay-skipped = { $seat ->
    [you] Du spielst
   *[other] { tournay-seat } spielt
} keine Karte.
tournay-announced = { $seat ->
    [you] Du zeigst { $card } und bezahlst
   *[other] { tournay-seat } zeigt { $card } und bezahlt
} dafür.
tournay-placed = { $seat ->
    [you] Du legst
   *[other] { tournay-seat } legt
} { $card } auf { $slot }.
tournay-tucked = { $seat ->
    [you] Du legst
   *[other] { tournay-seat } legt
} { $card } unter { $deck }.
tournay-tucked-unseen = { $seat ->
    [you] Du legst
   *[other] { tournay-seat } legt
} eine Karte unter { $deck }.
tournay-shifted = { $seat ->
    [you] Dein Viertel
   *[other] Das Viertel von { tournay-seat }
} wird verschoben, damit auf allen Seiten Platz ist.
tournay-laid-down = { $seat ->
    [you] Du legst
   *[other] { tournay-seat } legt
} { tournay-citizens } hin.
tournay-gave-back = { $seat ->
    [you] Du gibst
   *[other] { tournay-seat } gibt
} einen { tournay-adjective-n } Bürger in den Vorrat zurück.
tournay-borrowed = { $seat ->
    [you] Du leihst
   *[other] { tournay-seat } leiht
} einen { tournay-adjective-n } Bürger von { tournay-owner }.
tournay-gained = { $seat ->
    [you] Du erhältst
   *[other] { tournay-seat } erhält
} { tournay-deniers }{ $reason ->
    [earn] { " " }für die Arbeit der Bürger
    [building] { " " }durch das Gebäude
    [character] { " " }durch die Person auf { $what }
    [spoils] { " " }vom genommenen Ereignis
    [event] : { $what }
   *[other] { "" }
}.
tournay-paid = { $seat ->
    [you] Du { $reason ->
        [card] zahlst { tournay-deniers } für die Karte
        [ransom] zahlst { tournay-deniers } für den Kampf
        [recruit] zahlst { tournay-deniers } für die Anwerbung
        [event] verlierst { tournay-deniers }: { $what }
       *[other] zahlst { tournay-deniers }
    }
   *[other] { tournay-seat } { $reason ->
        [card] zahlt { tournay-deniers } für die Karte
        [ransom] zahlt { tournay-deniers } für den Kampf
        [recruit] zahlt { tournay-deniers } für die Anwerbung
        [event] verliert { tournay-deniers }: { $what }
       *[other] zahlt { tournay-deniers }
    }
}.
tournay-transferred = { $seat ->
    [you] Du zahlst
   *[other] { tournay-seat } zahlt
} { tournay-deniers } an { $owner ->
    [you] dich
   *[other] { tournay-owner }
}{ $debt ->
    [borrowing] { " " }für den geliehenen Bürger
    [lordship] { " " }(Herrenhof)
   *[courthouse] { " " }(Gerichtssaal)
}.
tournay-buried = { $card } kommt verdeckt unter { $deck }.
tournay-looked-at = { $seat ->
    [you] Du siehst
   *[other] { tournay-seat } sieht
} { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} von { $deck } an.
tournay-looked-at-named = { $seat ->
    [you] Du siehst
   *[other] { tournay-seat } sieht
} { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} von { $deck } an: { $names }.
tournay-drew = { $seat ->
    [you] Du ziehst
   *[other] { tournay-seat } zieht
} eine Karte von { $deck }.
tournay-drew-named = { $seat ->
    [you] Du ziehst
   *[other] { tournay-seat } zieht
} { $card }.
tournay-turned-up = { $card } liegt offen auf { $deck }.
tournay-crier = { $seat ->
    [you] Du deckst
   *[other] { tournay-seat } deckt
} den Ausrufer von { $deck } auf.
tournay-fed = { $event }: nun { tournay-coins }.
tournay-strikes = { $event } schlägt zu, { tournay-coins }{ $cause ->
    [ballista] , ausgelöst von einer Balliste
   *[crier] { "" }
}.
tournay-built = { $seat ->
    [you] Du baust
   *[other] { tournay-seat } baut
} einen Wall.
tournay-built-against = { $seat ->
    [you] Du baust einen Wall und bist
   *[other] { tournay-seat } baut einen Wall und ist
} geschützt: { $event }.
tournay-shielded = { $seat ->
    [you] Du findest
   *[other] { tournay-seat } findet
} hinter dem Katapult Schutz: { $event }.
tournay-damaged = { $seat ->
    [you] Deine Karte
   *[other] Die Karte von { tournay-seat }
} auf { $slot } wird beschädigt.
tournay-activated = { $seat ->
    [you] Du aktivierst
   *[other] { tournay-seat } aktiviert
} { $card } auf { $slot }.
tournay-activated-borrowing = { $seat ->
    [you] Du aktivierst
   *[other] { tournay-seat } aktiviert
} { $card } auf { $slot } mit einem Bürger von { tournay-owner }.
tournay-renounced = { $seat ->
    [you] Du verzichtest
   *[other] { tournay-seat } verzichtet
} auf die Wirkung des Gebäudes auf { $slot }.
tournay-fruitless = Die Wirkung kann nichts ausrichten.
tournay-copied = { $seat ->
    [you] Du nutzt
   *[other] { tournay-seat } nutzt
} die Wirkung einer Karte von { tournay-owner }: { $card }.
tournay-combated = { $seat ->
    [you] Du nimmst
   *[other] { tournay-seat } nimmt
} { $event } als Wall auf die Hand.
tournay-next-event = { $event } kommt in die Reihe.
tournay-no-next-event = Es gibt keine Ereignisse mehr; der Platz in der Reihe bleibt leer.
tournay-recruited = { $seat ->
    [you] Du wirbst
   *[other] { tournay-seat } wirbt
} einen { tournay-adjective-n } Bürger an.
tournay-raised = { $seat ->
    [you] Deine liegenden Bürger
   *[other] Die liegenden Bürger von { tournay-seat }
} stehen wieder auf.
tournay-gathered = { $seat ->
    [you] Du versammelst
   *[other] { tournay-seat } versammelt
} alle Bürger auf dem Marktplatz.
tournay-tucked-event = { $seat ->
    [you] Du legst
   *[other] { tournay-seat } legt
} { $event } unter den Ereignisstapel.
tournay-last-round = Die letzte Runde beginnt: Alle sind noch einmal am Zug.
tournay-committed = { $seat ->
    [you] Du hast
   *[other] { tournay-seat } hat
} über die letzte Karte entschieden.
tournay-last-card = { $seat ->
    [you] Deine letzte Karte
   *[other] Die letzte Karte von { tournay-seat }
} ist { $card } auf { $slot }.
tournay-no-last-card = { $seat ->
    [you] Du spielst
   *[other] { tournay-seat } spielt
} keine letzte Karte.
tournay-ended = Das Spiel ist zu Ende.

## Warum nicht

tournay-need-game-going-on = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
tournay-need-turn = Die Entscheidung liegt nicht bei dir, sondern bei { tournay-seat-object }.
tournay-need-open-choice = Über deine letzte Karte hast du schon entschieden.
tournay-need-answer = Zuerst wird etwas anderes gefragt: { $question }
tournay-need-deniers = Das kostet { $price ->
    [one] { $price } Denier
   *[other] { $price } Deniers
}, und du hast { $purse }.
tournay-need-citizens = { $citizens ->
    [one] Dazu muss auf einem Marktplatz ein { $colour ->
        [yellow] gelber
        [white] weißer
       *[red] roter
    } Bürger bereitstehen: ein eigener oder ein für 2 Deniers geliehener.
   *[other] Dazu müssen auf den Marktplätzen { $citizens } { tournay-adjective-e } Bürger bereitstehen: eigene oder für je 2 Deniers geliehene.
}
tournay-need-own-citizen = Dort hast du keinen eigenen { tournay-adjective-n } Bürger.
tournay-need-in-hand = Diese Karte hast du nicht auf der Hand.
tournay-need-playable = Spielen lassen sich nur Gebäude, Personen und Prestigebauten.
tournay-need-slot-now = Sag gleich, auf welchen Platz die Karte kommt.
tournay-need-slot-later = Diese Karte wird mit einer anderen Karte bezahlt; wähle zuerst diese und danach den Platz.
tournay-need-slot = Auf { $slot } kann keine Karte liegen: Daneben muss eine Karte sein, und ein Viertel hat höchstens drei Zeilen und drei Spalten.
tournay-need-card = Auf diesem Platz liegt keine Karte.
tournay-need-visible-card = Nur die sichtbare Karte eines Stapels kann abgegeben werden.
tournay-need-no-twin = Ein Prestigebau dieses Namens liegt schon in deinem Viertel; jeder ist nur einmal erlaubt.
tournay-need-face-up = Auf { $deck } liegt keine Karte offen.
tournay-need-look-at-both = Auf { $deck } liegen noch zwei Karten: Beide müssen angesehen werden.
tournay-need-face-down = Auf { $deck } liegen nicht genug verdeckte Karten.
tournay-need-building = Dazu braucht es ein Gebäude der richtigen Farbe; Personen und Prestigebauten werden nicht aktiviert.
tournay-need-free = Auf dieser Karte liegt etwas; sie muss frei sein.
tournay-need-undamaged = Diese Karte ist beschädigt und unbrauchbar, bis ihr Besitzer seine Bürger versammelt.
tournay-need-low-level = Schaden trifft freie Karten der Stufe I oder II in der verlangten Farbe.
tournay-need-event = An dieser Stelle der Reihe liegt kein Ereignis.
tournay-need-coins = Auf diesem Ereignis liegt keine Münze; es muss mindestens eine tragen.
tournay-need-no-coins = Auf diesem Ereignis liegen Münzen; es muss eines ohne Münzen sein.
tournay-need-reserve = Im Vorrat ist kein { $colour ->
    [yellow] gelber
    [white] weißer
   *[red] roter
} Bürger mehr.
tournay-need-advanced = Anwerben ist nur in den Regeln für Fortgeschrittene eine Aktion.
tournay-need-opponent = Das muss ein Gegner sein.
tournay-need-once = Dieses Gebäude wurde in dieser Kette schon genutzt; wähle ein anderes.
tournay-need-fewer = { $most ->
    [one] Es kann nur ein Ereignis ausgelöst werden.
   *[other] Es können höchstens { $most } Ereignisse ausgelöst werden.
}
tournay-need-reaction = Auf diesem Platz ist keine Person, die das jetzt tun könnte.
tournay-need-rampart = Du hast keinen Wall auf der Hand.
tournay-need-catapult = Du hast kein besetztes Katapult, das dich noch vor diesem Ausrufer schützen könnte.
tournay-need-in-order = Die Bürger eines Spielers werden zusammen eingesetzt; die dieses Spielers waren schon an der Reihe.

## Was gefragt wird

tournay-asked = { $seat }: { $question }
# An den Leser: in seinem Zug oder in dem eines anderen.
tournay-asked-you = { $turn ->
    [own] Du bist am Zug: { $question }
   *[other] Du entscheidest: { $question }
}
tournay-ask-play-card = Spiele eine Karte oder handle ohne.
tournay-ask-pay-citizen = Welcher Bürger bezahlt { $card }?
tournay-ask-pay-card = Welche Karte wird für { $card } abgegeben?
tournay-ask-put-card = Wohin kommt { $card }?
tournay-ask-placing-combat = Soll der Ritter ein Ereignis nehmen?
tournay-ask-act = Wähle die Aktion dieses Zuges.
tournay-ask-citizens = Wessen Bürger? Es braucht noch { tournay-citizens }.
tournay-ask-choose-draw = { $colour ->
    [any] Von welchem Stapel der Stufe { $level } wird gezogen?
   *[other] Wie wird von { tournay-a-deck } gezogen?
}
tournay-ask-choose-take = Von welchem Stapel der Stufe { $level } werden zwei Karten genommen?
tournay-ask-keep = Welche Karte von { $deck } behältst du?
tournay-ask-take-shown = { $cards ->
    [one] Welche Karte wird genommen?
   *[other] Welche { $cards } Karten werden genommen?
}
tournay-ask-recruit = In welcher Farbe wird für { tournay-deniers } ein Bürger angeworben?
tournay-ask-copy = Welches { $state ->
    [free] freie
   *[undamaged] unbeschädigte
}{ $colour ->
    [any] { "" }
   *[other] { " " }{ tournay-adjective-e }
} Gebäude eines Gegners wird nachgeahmt?
tournay-ask-combat-free = Welches Ereignis { $coins ->
    [present] mit
   *[absent] ohne
} Münzen wird genommen?
tournay-ask-fire = Welche Ereignisse werden ausgelöst, höchstens { $most }?
tournay-ask-bombard = Welche Karte von { tournay-seat-object } wird beschädigt?
tournay-ask-bombard-any = Welche Karte des Gegners wird beschädigt?
tournay-ask-name = Für Gebäude welcher Farbe wird kassiert?
tournay-ask-react = Welche Person wird jetzt eingesetzt?
tournay-ask-defend = { $event } schlägt zu: einen Wall bauen oder erdulden?
tournay-ask-defend-against = { $event } schlägt zu: dich schützen und nichts verlieren, oder erdulden ({ $cost })?
tournay-ask-suffer = Wähle, was { $event } trifft (noch { $hits }).
tournay-ask-end-turn = Nur vier Karten dürfen auf der Hand bleiben: Welche geht?
tournay-ask-commit = Welche Karte wird die letzte, wenn überhaupt eine?
tournay-ask-nothing = Gerade wird nichts gefragt.

## Wie es endete

tournay-won = { $seat ->
    [you] Du gewinnst
   *[other] { tournay-seat } gewinnt
} mit { tournay-points-dative }.
tournay-shared = { $seats } teilen sich den Sieg mit je { tournay-points-dative }.
# Mit den Punkten aller, die meisten zuerst: 34–26.
tournay-wins = { $seat ->
    [you] Du gewinnst { $score }.
   *[other] { tournay-seat } gewinnt { $score }.
}
tournay-share-wins = { $who ->
    [you] { $seats } teilt euch den Sieg, { $score }.
   *[other] { $seats } teilen sich den Sieg, { $score }.
}
tournay-going-on = Das Spiel läuft noch.
tournay-score-printed = Punkte auf Karten
tournay-score-ramparts = Wälle
tournay-score-total = Summe

## Karten

tournay-kind = { $kind ->
    [building] Gebäude
    [character] Person
    [prestige] Prestigebau
   *[crier] Ausrufer
}, { tournay-colour }, Stufe { $level }
tournay-cost-free = Sie kostet nichts.
tournay-cost-deniers = Sie kostet { tournay-deniers }.
tournay-cost-citizen = Sie kostet einen eigenen { tournay-adjective-n } Bürger, der in den Vorrat zurückkehrt.
tournay-cost-card = Sie kostet { tournay-deniers } und eine andere Karte aus Hand oder Viertel.
tournay-printed-points = Sie ist { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert, auch wenn sie überdeckt ist.

# Im Akkusativ.
tournay-coloured = { $kind ->
    [building] { tournay-adjective-s }
    [character] { tournay-adjective-e }
   *[prestige] { tournay-adjective-n }
}
tournay-a-kind = { $kind ->
    [building] ein { $colours } Gebäude
    [character] eine { $colours } Person
   *[prestige] einen { $colours } Prestigebau
}
tournay-a-kind-of-any-colour = { $kind ->
    [building] ein Gebäude
    [character] eine Person
   *[prestige] einen Prestigebau
}

tournay-gain-flat = Du erhältst { tournay-deniers }.
tournay-gain-per = Du erhältst { tournay-deniers } für jeden { $per ->
    [empty-slot] noch leeren Platz deines Viertels
    [filled-slot] Platz deines Viertels, auf dem eine Karte liegt
    [plaza-citizen] Bürger, der auf deinem Marktplatz steht
   *[lying-citizen] Bürger, der neben deinem Marktplatz liegt
}.
tournay-gain-per-pair = Du erhältst { tournay-deniers } für jedes Paar aus einem { $first ->
    [yellow] gelben
    [white] weißen
   *[red] roten
} und einem { $second ->
    [yellow] gelben
    [white] weißen
   *[red] roten
} Bürger auf deinem Marktplatz.
tournay-gain-per-best = Du erhältst { tournay-deniers } für jeden Bürger auf deinem Marktplatz, der { $colours } ist; nur die einträglichere Farbe zählt.
tournay-draw-classic = Zieh eine Karte von { tournay-a-deck }: die offene oder nach Wahl eine von zweien.
tournay-take-two = Nimm die zwei obersten Karten von { tournay-a-deck }.
tournay-abbey = Decke die obersten Karten der drei Stapel der Stufe { $level } auf und nimm { $cards } davon.
tournay-recruit-for = Zahle { tournay-deniers } und wirb { tournay-a-citizen } an.
tournay-copy-effect = Nutze die Wirkung eines { $state ->
    [free] freien
   *[undamaged] unbeschädigten
}{ $colour ->
    [any] { "" }
   *[other] { " " }{ tournay-adjective-n }
} Gebäudes eines Gegners.
tournay-ballista = Wähle bis zu { $most } Ereignisse, lege auf jedes eine Münze und lass sie auf die Gegner los. Ein Ereignis, das Deniers bringt, kommt allen zugute, auch dir.
tournay-combat-free = Nimm ein Ereignis { $coins ->
    [present] mit
   *[absent] ohne
} Münzen als Wall{ $spoils ->
    [player] , und seine Münzen dazu
   *[bank] { "" }
}.
tournay-catapult = Beschädige bei jedem Gegner eine freie Karte der Stufe I oder II. Solange es besetzt ist, schützt es dich bei jedem Ausrufer vor einem Ereignis.
tournay-lordship = Nenne eine Farbe: Jeder Gegner zahlt dir { tournay-deniers } je Gebäude dieser Farbe.
tournay-courthouse = Wer am reichsten ist, zahlt dir { tournay-deniers }; bei Gleichstand zahlen alle Reichsten.
tournay-on-place = Sooft du { $what } in diese Zeile oder Spalte legst, erhältst du { tournay-deniers }.
tournay-on-place-combat = Sooft du { $what } in diese Zeile oder Spalte legst, darfst du ein Ereignis mit Münzen als Wall nehmen{ $spoils ->
    [player] , und seine Münzen dazu
   *[bank] { "" }
}.
tournay-on-activate = Sooft du { $what } in dieser Zeile oder Spalte aktivierst, erhältst du { tournay-deniers }.
tournay-raise-lying = Sooft du { $what } in dieser Zeile oder Spalte aktivierst, darfst du alle deine liegenden Bürger aufrichten.
tournay-double-capacity = Du darfst { $what } in dieser Zeile oder Spalte zweimal aktivieren, in zwei verschiedenen Aktionen.
tournay-follow-up = Sooft du ein { $trigger ->
    [yellow] gelbes
    [white] weißes
   *[red] rotes
} Gebäude in dieser Zeile oder Spalte aktivierst, darfst du dort sogleich ein { $target ->
    [yellow] gelbes
    [white] weißes
   *[red] rotes
} mit einem weiteren { tournay-adjective-n } Bürger aktivieren.
tournay-nth-worker = Mit jedem { $every ->
    [2] zweiten
   *[other] { $every }.
} roten Bürger oder grauen Plättchen, das in dieser Zeile oder Spalte arbeitet, darfst du ein Ereignis mit Münzen als Wall nehmen{ $spoils ->
    [player] , und seine Münzen dazu
   *[bank] { "" }
}.
tournay-on-gather = Sooft du deine Bürger versammelst, erhältst du { tournay-deniers }.
tournay-earn-rate = Verdienst du Geld mit { tournay-adjective-n } Bürgern, so bringt jeder { tournay-deniers }.
tournay-score = Am Ende für { $count ->
    [card-sets] jeden Satz aus einer gelben, einer weißen und einer roten Karte der Stufe I oder II
    [cards] jede { tournay-adjective-e } Karte der Stufe I oder II
    [deniers] je 4 Deniers
    [citizens] jeden { tournay-adjective-n } Bürger
    [characters] jede Person
    [prestige-buildings] jeden Prestigebau
    [citizen-sets] jeden Satz aus einem gelben, einem weißen und einem roten Bürger
    [buildings] jedes weiße oder gelbe Gebäude der Stufe I oder II
   *[ramparts] jeden gebauten Wall
}: { $owner } für alle, die diese Karte haben, { $others } für die anderen; höchstens 12 Punkte.
tournay-score-flat = Am Ende: { $owner } für alle, die diese Karte haben, { $others } für die anderen.
tournay-town-crier = Jedes Ereignis erhält eine Münze; dann schlagen die Ereignisse zu.

## Ereignisse

tournay-blow-lay-down = Je Münze legen alle einen { $colour ->
    [any] Bürger ihrer Wahl
   *[other] { tournay-adjective-n } Bürger
} von ihrem Marktplatz hin.
tournay-blow-majority = Je Münze erhält { tournay-deniers }, wer die meisten { tournay-adjective-n } Bürger und Karten hat.
tournay-blow-damage = Je Münze beschädigen alle eine eigene freie { $colour ->
    [any] Karte
   *[other] { tournay-adjective-e } Karte
} der Stufe I oder II.
tournay-blow-deniers = Je Münze verlieren alle { tournay-deniers }.
tournay-combat-price = Bekämpft wird es mit { tournay-citizens-dative }{ $ransom ->
    [ransom] { " " }und einem Denier mehr, als Münzen darauf liegen
   *[none] { "" }
}.

## Varianten

tournay-option = { $option ->
    [players] Spieler
    [rules] Regeln
    [start_player] Wer beginnt
    [catapult] Ziele des Katapults
    [last_two] Die letzten zwei Karten eines Stapels
    [ramparts] Wälle
    [given_cards] Eine Karte als Preis
   *[expansion] Erweiterung
}
tournay-option-note = { $option ->
    [players] Je mehr mitspielen, desto mehr Ausrufer braucht es für das Ende.
    [rules] Das Spiel für Fortgeschrittene beginnt mit weniger Bürgern und mehr Geld; Anwerben ist eine sechste Aktion.
    [start_player] Ob die Partie endet, wird vor den Zügen dieses Spielers geprüft.
    [catapult] Die Anleitung spricht von jeder freien Karte; wir spielen, dass Prestigebauten außer Reichweite sind.
    [last_two] Nach der Anleitung werden die letzten zwei Karten beide angesehen; wir spielen, dass man eine offene Karte einfach nehmen darf.
    [ramparts] Die Anleitung lässt die Wahl des Ereignisses; wir spielen, dass niemand gegen eines baut, das etwas einbringt.
    [given_cards] Nach der Anleitung kommt die Karte aus Hand oder Viertel; wir spielen, dass nur sichtbare Karten des Viertels abgegeben werden.
   *[expansion] Achtzehn weitere Karten für die Stapel der Stufen I und II.
}
tournay-option-value = { $value ->
    [two] Zwei
    [three] Drei
    [four] Vier
    [base] Grundspiel
    [advanced] Für Fortgeschrittene
    [none] Ohne
    [replace] Anstelle der austauschbaren Karten
    [chance] Durch Zufall
    [seat-1] Der erste Platz
    [seat-2] Der zweite Platz
    [seat-3] Der dritte Platz
    [seat-4] Der vierte Platz
    [low-levels] Freie Karten der Stufen I und II
    [any-card] Jede freie Karte, auch Prestigebauten
    [choice] Die offene Karte nehmen oder beide ansehen
    [look] Beide ansehen
    [harmful] Gegen Ereignisse, die schaden
    [any-event] Gegen jedes Ereignis
    [visible] Sichtbare Karten
    [any-given] Auch überdeckte Karten
   *[mix] Mit den austauschbaren Karten gemischt, drei von sechs durch Zufall
}

## In Bildern

tournay-cards = { $cards ->
    [0] keine Karten
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
tournay-crier-shown = { $crier ->
    [shown] , sein Ausrufer ist erschienen
   *[hidden] { "" }
}
tournay-deck-part = { $deck }: { tournay-cards }{ tournay-crier-shown }
tournay-deck-part-open = { $deck }: { tournay-cards }, { $card } offen{ tournay-crier-shown }
tournay-queue-part = { $event }, { tournay-coins }
tournay-queue-part-empty = Kein Ereignis
tournay-event-deck-part = Ereignisstapel: { tournay-cards }
tournay-slot-part = { tournay-seat }: { $at }{ $workers ->
    [0] { "" }
    [one] , { $workers } Arbeiter
   *[other] , { $workers } Arbeiter
}{ $state ->
    [damaged] , beschädigt
   *[whole] { "" }
}{ $covered ->
    [0] { "" }
    [one] , { $covered } Karte darunter
   *[other] , { $covered } Karten darunter
}
tournay-open-slot-part = { tournay-seat }: leerer Platz { $slot }
tournay-plaza-part = { $seat ->
    [you] Deine { tournay-adjective-n } Bürger
   *[other] { tournay-seat }, { tournay-adjective-e } Bürger
}: { $standing } stehend, { $lying } liegend
tournay-player-part = { tournay-seat }: { tournay-deniers }, { tournay-cards } auf der Hand, Wälle: { $ramparts } auf der Hand, { $built } gebaut
tournay-hand-part = { $card }
tournay-hand-part-hidden = Eine verdeckte Karte von { $deck }
tournay-rampart-part = Wall ({ $event })
tournay-reserve-part = Vorrat: { $citizens ->
    [one] { $citizens } { $colour ->
        [yellow] gelber
        [white] weißer
       *[red] roter
    } Bürger
   *[other] { $citizens } { tournay-adjective-e } Bürger
}
tournay-table-words = { $said } { $active ->
    [first] Am Zug: Blau
    [second] Am Zug: Grün
    [third] Am Zug: Violett
    [fourth] Am Zug: Schwarz
    [you] Du bist am Zug
   *[other] Am Zug: { $active }
}; Ausrufer: { $criers } von { $needed }, die das Spiel beenden können.
tournay-label-hand = Hand
tournay-label-reserve = Vorrat
tournay-label-events = Ereignisse
tournay-label-criers = Ausrufer
tournay-label-ramparts = Wälle
