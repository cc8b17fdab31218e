### The Anarchy, auf Deutsch.

ana-title = The Anarchy

ana-seat = { $seat ->
    [you] Du
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[other] { $seat }
}
ana-list-end = { $rest } und { $last }
ana-either = { $one } oder { $other }
ana-nothing = nichts

## Namen

ana-asset = { $asset ->
    [serf] Knecht
    [craftsman] Handwerker
    [patron] Gönner
    [soldier] Soldat
    [knight] Ritter
    [material] Material
    [coin] Silber
   *[food] Nahrung
}
# Im Akkusativ: Alle Sätze kosten, bringen oder tauschen etwas.
ana-amount = { $asset ->
    [serf] { $count ->
        [one] 1 Knecht
       *[other] { $count } Knechte
    }
    [craftsman] { $count } Handwerker
    [patron] { $count } Gönner
    [soldier] { $count ->
        [one] 1 Soldaten
       *[other] { $count } Soldaten
    }
    [knight] { $count } Ritter
    [material] { $count } Material
    [coin] { $count } Silber
   *[food] { $count } Nahrung
}
ana-attribute = { $attribute ->
    [bravery] Tapferkeit
    [loyalty] Treue
    [influence] Einfluss
   *[power] Macht
}
ana-row = { $row ->
    [governance] Herrschaft
    [war] Kriegskunst
    [worship] Glaube
   *[entertainment] Vergnügen
}
ana-track = { $track ->
    [gate] Tor
    [tower] Türme
    [wall] Mauern
    [moat] Graben
    [quarry-forest] Steinbruch & Wald
    [farms] Höfe
    [training-grounds] Übungsplätze
    [wheel] Glücksrad
    [mercenaries] Söldner
    [guildsmen] Zunftleute
    [allies] Verbündete
    [weaponsmiths] Belagerungsbau
    [ladders] Leitern
    [ballista] Balliste
    [small-crane] Kleiner Kran
    [ram] Rammbock
    [siege-tower] Belagerungsturm
    [large-crane] Großer Kran
    [catapult] Katapult
    [trebuchet] Tribock
    [governance] Herrschaft
    [war] Kriegskunst
    [worship] Glaube
    [entertainment] Vergnügen
    [keep] Bergfried
    [bank] Münze
    [stables] Stallungen
    [chapel] Kapelle
    [spies] Spione
    [tactics] Taktiken
    [ramparts] Wehrgänge
    [knight-training] Ritterausbildung
    [valentine] St. Valentin
    [michaelmas] Michaelis
    [tournaments] Turniere
    [brewery] Brauhaus
    [lammas] Lammas-Tage
    [prod-serf] Ertrag an Knechten
    [prod-craftsman] Ertrag an Handwerkern
    [prod-material] Ertrag an Material
    [prod-patron] Ertrag an Gönnern
    [prod-coin] Ertrag an Silber
    [prod-food] Ertrag an Nahrung
    [prod-soldier] Ertrag an Soldaten
    [prod-knight] Ertrag an Rittern
    [bravery] Tapferkeit
    [loyalty] Treue
    [influence] Einfluss
    [power] Macht
    [woman] Frau
    [man] Mann
    [couple] Paar
    [addition] Summe
    [trophy] Trophäe
    [pennant] Wimpel
    [hanging] Girlande
    [covers] Schutzdächer
    [stones] Steine
    [pitch] Heißes Öl
    [logs] Baumstämme
    [bolts] Bolzen
    [assist] Karte anderer
   *[castle] Eroberte Burg
}
ana-tactic = { $tactic ->
    [covers] Schutzdächer
    [stones] Steine
    [pitch] Heißes Öl
    [logs] Baumstämme
   *[bolts] Bolzen
}
ana-path = { $path ->
    [abbot] Abt
    [architect] Architekt
    [weaponsmith] Waffenschmied
    [advocate] Fürsprecher
    [baron] Baron
    [captain] Hauptmann
    [champion] Turnierheld
    [commander] Befehlshaber
    [conqueror] Eroberer
    [foreman] Vorarbeiter
    [defender] Verteidiger
    [scout] Kundschafter
    [emissary] Gesandter
    [excavator] Schanzmeister
    [merrymaker] Spaßmacher
    [warrior] Krieger
    [engineer] Baumeister
    [bellwether] Wortführer
    [mentor] Lehrmeister
    [monk] Mönch
    [silversmith] Silberschmied
    [partisan] Parteigänger
    [priest] Priester
    [recruiter] Werber
   *[tactician] Taktiker
}
# Im Akkusativ.
ana-the-path = { $path ->
    [architect] Architekten
    [champion] Turnierhelden
    [emissary] Gesandten
   *[other] { ana-path }
}
ana-attack = { $kind ->
    [ladder] Leiter
    [arrows] Pfeile
    [ballista] Balliste
    [ram] Rammbock
    [siege_tower] Belagerungsturm
    [catapult] Katapult
   *[final_assault] Letzter Sturm
}
ana-trebuchet = Tribock
ana-fortification = { $fortification ->
    [gate] Tor
    [tower] Türme
    [wall] Mauern
   *[moat] Graben
}
ana-workers = Arbeiter
ana-side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
ana-to = { $to ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
ana-corner = { $corner ->
    [nw] Nordwesten
    [ne] Nordosten
    [se] Südosten
   *[sw] Südwesten
}
ana-at-target = { $target ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
    [west] im Westen
   *[castle] für die ganze Burg
}
ana-worker = { $worker ->
    [craftsman] Handwerker
    [soldier] Soldat
    [knight] Ritter
   *[laid-down] Liegender Arbeiter
}
# Im Akkusativ.
ana-a-worker = { $worker ->
    [craftsman] einen Handwerker
    [soldier] einen Soldaten
    [knight] einen Ritter
   *[laid-down] einen liegenden Arbeiter
}
ana-of-a-worker = { $worker ->
    [craftsman] eines Handwerkers
    [soldier] eines Soldaten
    [knight] eines Ritters
   *[laid-down] eines liegenden Arbeiters
}
ana-rank = { $rank ->
    [vassal] Vasall
    [knight] Ritter
    [baron] Baron
    [earl] Graf
   *[lord-high-steward] Lord High Steward
}
ana-activity = { $activity ->
    [knight-training] die Ritterausbildung
    [valentine] St. Valentin
    [michaelmas] Michaelis
    [tournaments] das Turnier
    [brewery] das Brauhaus
   *[lammas] Lammas
}
ana-horse = { $horse ->
    [black] das schwarze Pferd
   *[white] das weiße Pferd
}
ana-ingredient = { $ingredient ->
    [water] Wasser
    [hops] Hopfen
    [barley] Gerste
   *[barm] Hefe
}
ana-colour = { $colour ->
    [yellow] gelb
    [red] rot
    [purple] violett
   *[green] grün
}
ana-the-coloured = { $colour ->
    [yellow] den gelben
    [red] den roten
    [purple] den violetten
   *[green] den grünen
}

## Felder

ana-box-numbered = { ana-track } { $number }
ana-box-in-level = { ana-track } { $level }, Feld { $number }
ana-box-offering = { ana-track } { $level }, { $asset ->
    [material] Material
    [coin] Silber
   *[food] Nahrung
}
ana-box-whole = { ana-track } { $level }, Belohnung
ana-box-slot = Summe { $addition }, Zahl { $number }
ana-box-brewery = Brauhaus, Zeile { $row }, Spalte { $column }
ana-box-pennant = Seil { $rope }, Wimpel { $number }
ana-box-hanging = Seil { $rope }, Girlande { $number }
ana-at-side = { $target } im { ana-side }
ana-at-corner = { $target } im { ana-corner }
ana-costs = Kostet { $costs }
ana-gives = Bringt { $gain }
ana-requires = Verlangt { $boxes }
ana-is-filled = Ausgefüllt

## Gewinne

ana-gain-any = { $count ->
    [one] 1 Ressource nach Wahl
   *[other] { $count } Ressourcen nach Wahl
}
ana-gain-fortification = { $fortification ->
    [gate] eine Stufe des Tors
    [tower] eine Turmstufe
    [wall] eine Mauerstufe
   *[moat] eine Stufe des Grabens
}
ana-gain-production = 1 Ertrag an { $asset ->
    [serf] Knechten
    [craftsman] Handwerkern
    [patron] Gönnern
    [soldier] Soldaten
    [knight] Rittern
    [material] Material
    [coin] Silber
   *[food] Nahrung
}
ana-gain-attribute = { $count } { ana-attribute }
ana-gain-knowledge = { $count } Wissen
ana-gain-rally = { $count } Sammelmarker
ana-gain-joy = { $count } Freude
ana-gain-discontent = { $count } Unmut
ana-gain-horse = { ana-horse }
ana-gain-command = das nächste Feld von { ana-row }
ana-gain-commands = das nächste Feld von { $rows }
ana-gain-research = eine Taktik nach Wahl
ana-gain-reveal = { $count ->
    [one] 1 Domänenkarte
   *[other] { $count } Domänenkarten
} für { ana-activity }
ana-gain-brew = { $count ->
    [one] einen Sud
   *[other] { $count } Sude
}

## Züge, als Einträge einer Liste

ana-do-path = Den { ana-the-path } nehmen
ana-do-fill = Ausfüllen: { $target }
ana-do-fill-with = Ausfüllen: { $target }, mit { $asset ->
    [serf] einem Knecht
    [craftsman] einem Handwerker
    [patron] einem Gönner
    [soldier] einem Soldaten
    [knight] einem Ritter
    [material] einem Material
    [coin] einem Silber
   *[food] einer Nahrung
}
ana-do-build = Bauen: { $target }
ana-do-prepare = { ana-tactic } vorbereiten
ana-do-trade = { $give } gegen { $take } tauschen
ana-do-attack = { $force } gegen die Burg schicken
ana-do-attack-overrun = { $force } gegen die Burg schicken, Überrennen { $overrun }
ana-do-spy = { $seat ->
    [you] Eigene Angriffskarte { $slot } aufdecken
   *[other] Angriffskarte { $slot } von { ana-seat } ausspähen
}
ana-do-done = Fertig für diese Runde
ana-do-take = { $gain } nehmen
ana-do-mark = Wählen: { $target }
ana-do-skip = Keines wählen
ana-do-skip-ingredient = { ana-ingredient } verfallen lassen
ana-do-write = { $number } in Summe { $addition } schreiben
ana-do-choose = Belohnung { $number } wählen
ana-do-pay = Die Nahrung zahlen
ana-do-deploy = { ana-worker } in den { ana-side }
ana-do-deploy-all = Alle Übrigen in den { ana-side }
ana-do-rally = { $worker ->
    [craftsman] Einen Handwerker
    [soldier] Einen Soldaten
    [knight] Einen Ritter
   *[laid-down] Einen liegenden Arbeiter
} vom { ana-side } in den { ana-to } verlegen
ana-do-go = Sich der Karte stellen
ana-do-use = { $count } { ana-at-target } einsetzen
ana-do-use-none = Nichts { ana-at-target } einsetzen
ana-do-spend = Einen Stärkepunkt { ana-of-a-worker } im { ana-side } ausgeben
ana-do-spend-beer = Einen Stärkepunkt { ana-of-a-worker } im { ana-side } ausgeben, mit Bier

## Was geschah

ana-round-began = { $seat ->
    [you] Runde { $round } beginnt; du hast den Startspielermarker.
   *[other] Runde { $round } beginnt; { ana-seat } hat den Startspielermarker.
}
ana-dealt = { $seat ->
    [you] Du stehst gegenüber: { $cards }.
   *[other] { ana-seat } steht gegenüber: { $cards }.
}
ana-card-open = { $kind } ({ $hits })
ana-card-fierce = { $kind }, heftig ({ $hits })
ana-card-hidden = { $kind }, verdeckt
ana-hit = { $target ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[castle] Burg
} { $letter ->
    [A] A
    [B] B
    [C] C
    [D] D
   *[E] E
}
ana-offered = Wegkarten im Angebot: { $paths }.
ana-path-taken = { $seat ->
    [you] Du nimmst den { ana-the-path }.
   *[other] { ana-seat } nimmt den { ana-the-path }.
}
ana-path-discarded = Abgelegte Wegkarte: { ana-path }.
ana-rival-advanced = Das Zelt des Rivalen rückt zu Burg { $place } vor.
ana-produced = { $seat ->
    [you] Du erhältst { $gain } durch Wegkarte und Ertrag.
   *[other] { ana-seat } erhält { $gain } durch Wegkarte und Ertrag.
}
ana-filled = { $seat ->
    [you] Du füllst { $target } aus.
   *[other] { ana-seat } füllt { $target } aus.
}
ana-filled-for = { $seat ->
    [you] Du füllst { $target } für { $costs } aus.
   *[other] { ana-seat } füllt { $target } für { $costs } aus.
}
ana-built = { $seat ->
    [you] Du baust für { $costs }: { $target }.
   *[other] { ana-seat } baut für { $costs }: { $target }.
}
ana-rose = { $seat ->
    [you] { ana-track } steigt auf { $number }.
   *[other] { ana-seat }: { ana-track } steigt auf { $number }.
}
ana-researched = { $seat ->
    [you] Du erforschst { $target }.
   *[other] { ana-seat } erforscht { $target }.
}
ana-gained = { $seat ->
    [you] Du erhältst { $gain }.
   *[other] { ana-seat } erhält { $gain }.
}
ana-mood-joy = { $seat ->
    [you] Du erhältst { $count } Freude.
   *[other] { ana-seat } erhält { $count } Freude.
}
ana-mood-discontent = { $seat ->
    [you] Du erhältst { $count } Unmut.
   *[other] { ana-seat } erhält { $count } Unmut.
}
ana-prepared = { $seat ->
    [you] Du bereitest { ana-tactic } vor.
   *[other] { ana-seat } bereitet { ana-tactic } vor.
}
ana-traded = { $seat ->
    [you] Du tauschst { $give } gegen { $take }.
   *[other] { ana-seat } tauscht { $give } gegen { $take }.
}
ana-revealed = { $seat ->
    [you] Du deckst für { ana-activity } auf: { $cards }.
   *[other] { ana-seat } deckt für { ana-activity } auf: { $cards }.
}
ana-reshuffled = { $seat ->
    [you] Du mischst die Domänenkarten.
   *[other] { ana-seat } mischt die Domänenkarten.
}
ana-jousted = { $joust ->
    [won] { $seat ->
        [you] Du gewinnst den Tjost.
       *[other] { ana-seat } gewinnt den Tjost.
    }
    [lost] { $seat ->
        [you] Du verlierst den Tjost.
       *[other] { ana-seat } verliert den Tjost.
    }
   *[tied] { $seat ->
        [you] Dein Tjost ist unentschieden.
       *[other] Der Tjost von { ana-seat } ist unentschieden.
    }
}
ana-wrote = { $seat ->
    [you] Du schreibst { $number } in Summe { $addition }.
   *[other] { ana-seat } schreibt { $number } in Summe { $addition }.
}
ana-wasted = { $seat ->
    [you] Du lässt eine Karte ungenutzt.
   *[other] { ana-seat } lässt eine Karte ungenutzt.
}
ana-brewed = { $seat ->
    [you] Du braust
   *[other] { ana-seat } braut
} { $count ->
    [one] ein Bier
   *[other] { $count } Biere
}.
ana-attacked = { $seat ->
    [you] Du setzt { $spent } ein und eroberst Burg { $place }; { $loot }.
   *[other] { ana-seat } setzt { $spent } ein und erobert Burg { $place }; { $loot }.
}
ana-attacked-overrun = { $seat ->
    [you] Du setzt { $spent } ein und eroberst Burg { $place } mit Überrennen { $overrun }; { $loot }.
   *[other] { ana-seat } setzt { $spent } ein und erobert Burg { $place } mit Überrennen { $overrun }; { $loot }.
}
ana-no-loot = keine Beute
ana-spied-own = { $seat ->
    [you] Du deckst deine Angriffskarte { $slot } auf: { $card }.
   *[other] { ana-seat } deckt die eigene Angriffskarte { $slot } auf: { $card }.
}
ana-spied = { $seat ->
    [you] Du deckst Angriffskarte { $slot } von { ana-owner } auf: { $card }.
   *[other] { $owner ->
        [you] { ana-seat } deckt deine Angriffskarte { $slot } auf: { $card }.
       *[other] { ana-seat } deckt Angriffskarte { $slot } von { ana-owner } auf: { $card }.
    }
}
ana-owner = { $owner ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[other] { $owner }
}
ana-done = { $seat ->
    [you] Du bist fertig.
   *[other] { ana-seat } ist fertig.
}
ana-roused = { $seat ->
    [you] Du darfst wieder handeln.
   *[other] { ana-seat } darf wieder handeln.
}
ana-defence-began = Die Verteidigung der Burgen beginnt.
ana-food-paid = { $seat ->
    [you] Du zahlst { $food }.
   *[other] { ana-seat } zahlt { $food }.
}
ana-food-missing = { $seat ->
    [you] Du zahlst { $food }; es fehlen { $missing }, das macht { $missing } Unmut.
   *[other] { ana-seat } zahlt { $food }; es fehlen { $missing }, das macht { $missing } Unmut.
}
ana-deployed = { $seat ->
    [you] Du stellst
   *[other] { ana-seat } stellt
} { $worker ->
    [craftsman] { $count ->
        [one] einen Handwerker
       *[other] { $count } Handwerker
    }
    [soldier] { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }
    [knight] { $count ->
        [one] einen Ritter
       *[other] { $count } Ritter
    }
   *[laid-down] { $count ->
        [one] einen liegenden Arbeiter
       *[other] { $count } liegende Arbeiter
    }
} in den { ana-side }.
ana-discarded = { $seat ->
    [you] Du gibst { $purse } in den Vorrat zurück.
   *[other] { ana-seat } gibt { $purse } in den Vorrat zurück.
}
ana-turned-up = { $seat ->
    [you] Du deckst auf: { $cards }.
   *[other] { ana-seat } deckt auf: { $cards }.
}
ana-rallied = { $seat ->
    [you] Du verlegst { ana-a-worker } vom { ana-side } in den { ana-to }.
   *[other] { ana-seat } verlegt { ana-a-worker } vom { ana-side } in den { ana-to }.
}
ana-struck = { $seat ->
    [you] Gegen dich: { $card } – { $strength }.
   *[other] Gegen { ana-seat }: { $card } – { $strength }.
}
ana-struck-held = { $seat ->
    [you] Gegen dich: { $card } – { $strength }; deine Burg hält stand.
   *[other] Gegen { ana-seat }: { $card } – { $strength }; die Burg hält stand.
}
ana-struck-left = { $seat ->
    [you] Gegen dich: { $card } – { $strength }; noch abzuwehren: { $rest }.
   *[other] Gegen { ana-seat }: { $card } – { $strength }; noch abzuwehren: { $rest }.
}
ana-strength-at = { $target ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[castle] Burg
} { $count }
ana-used = { $seat ->
    [you] Du setzt { $count } { ana-tactic } { ana-at-target } ein.
   *[other] { ana-seat } setzt { $count } { ana-tactic } { ana-at-target } ein.
}
ana-spent = { $seat ->
    [you] Du gibst im { ana-side } einen Stärkepunkt { ana-of-a-worker } aus.
   *[other] { ana-seat } gibt im { ana-side } einen Stärkepunkt { ana-of-a-worker } aus.
}
ana-spent-beer = { $seat ->
    [you] Du gibst im { ana-side } einen Stärkepunkt { ana-of-a-worker } aus, der ein Bier getrunken hat.
   *[other] { ana-seat } gibt im { ana-side } einen Stärkepunkt { ana-of-a-worker } aus, der ein Bier getrunken hat.
}
ana-repelled = { $seat ->
    [you] Du wehrst Angriffskarte { $slot } ab.
   *[other] { ana-seat } wehrt Angriffskarte { $slot } ab.
}
ana-repelled-assault = { $seat ->
    [you] Du wehrst den Letzten Sturm ab.
   *[other] { ana-seat } wehrt den Letzten Sturm ab.
}
ana-withstood = { $seat ->
    [you] Du kannst Angriffskarte { $slot } nicht abwehren.
   *[other] { ana-seat } kann Angriffskarte { $slot } nicht abwehren.
}
ana-withstood-assault = { $seat ->
    [you] Du kannst den Letzten Sturm nicht abwehren.
   *[other] { ana-seat } kann den Letzten Sturm nicht abwehren.
}
ana-aftermath = { $seat ->
    [you] Du hast
   *[other] { ana-seat } hat
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} abgewehrt und { $seat ->
    [you] erhältst
   *[other] erhält
} { $gain }.
ana-round-ended = Runde { $round } ist zu Ende.
ana-left-behind = { $seat ->
    [you] Du erhältst { $count } Unmut für nicht eroberte Burgen.
   *[other] { ana-seat } erhält { $count } Unmut für nicht eroberte Burgen.
}
ana-over = Das Spiel ist zu Ende.

## Wie es endete

ana-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ana-points-dative = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
ana-won = { $seat ->
    [you] Du gewinnst { $tally }.
    [red] { ana-seat } gewinnt mit { ana-points-dative }.
    [blue] { ana-seat } gewinnt mit { ana-points-dative }.
    [green] { ana-seat } gewinnt mit { ana-points-dative }.
    [yellow] { ana-seat } gewinnt mit { ana-points-dative }.
   *[other] { ana-seat } gewinnt { $tally }.
}
ana-shared = { $reader ->
    [you] { $seats } teilt euch den Sieg mit { ana-points-dative }.
   *[other] { $seats } teilen sich den Sieg mit { ana-points-dative }.
}
ana-alone-ended = { $seat ->
    [you] Dein Titel am Ende: { ana-rank }, mit { ana-points-dative }.
    [red] Dein Titel am Ende: { ana-rank }, mit { ana-points-dative }.
   *[other] { ana-seat } wird am Ende { ana-rank }, mit { ana-points-dative }.
}
ana-going-on = Das Spiel läuft noch.
ana-score-penalty = Unmut ({ $count })
ana-score-total = Gesamt

## Was gefragt ist

ana-ask-of = { $seats }: { $question }
ana-ask-nothing = Warte auf die anderen.
ana-ask-path = Wähle eine Wegkarte.
ana-ask-action = Wähle eine Aktion oder beende die Runde.
ana-ask-take = Wähle { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
}.
ana-ask-row = Wähle die Befehlsreihe: { $rows }.
ana-ask-research = Wähle eine Taktik zum Erforschen.
ana-ask-training = Wähle die Belohnung für { $count } verschiedene Zeichen.
ana-ask-valentine = Feld { $number } ist belegt; wähle ein Nachbarfeld oder keines.
ana-ask-michaelmas = Wähle, wohin eine Zahl geschrieben wird.
ana-ask-brewery = Wähle ein Feld für { ana-ingredient }; ohne Feld verfällt die Zutat.
ana-ask-lammas = Wähle ein Seil für { ana-the-coloured } Wimpel.
ana-ask-food = Zahle { $count } Nahrung; vorher darfst du dafür tauschen.
ana-ask-food-short = Zahle { $count } Nahrung: Dir fehlen { $missing }, das kostet { $missing } Unmut. Vorher darfst du dafür tauschen.
ana-ask-deploy = Wähle die Seite für { ana-a-worker }.
ana-ask-deploy-any = Stelle deine Arbeiter auf, einen nach dem anderen und in beliebiger Folge.
ana-ask-rally = Sammle Arbeiter vor Angriffskarte { $slot } oder stell dich ihr.
ana-ask-rally-assault = Sammle Arbeiter vor dem Letzten Sturm oder stell dich ihm.
ana-ask-tactic = Wie viele Kreise { ana-at-target }? Noch { $count } abzuwehren.
ana-ask-spend = Wer gibt im { ana-side } einen Stärkepunkt aus? Noch { $count } abzuwehren.

## Warum nicht

ana-need-game-going-on = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
ana-need-turn = Nicht du, sondern { ana-seat } wählt jetzt eine Wegkarte.
ana-need-still-acting = Du hast gerade nichts zu entscheiden; warte auf die anderen.
ana-need-answer = Zuerst ist etwas anderes gefragt: { $question }
ana-need-on-offer = Diese Wegkarte ist nicht im Angebot; nimm eine andere.
ana-need-empty = { $target } ist schon ausgefüllt.
ana-need-payable = { $target } kann man nicht bezahlen; andere Felder füllen es aus.
ana-need-filled = { $target } braucht zuerst { $other }: { $why ->
    [before] Die Felder einer Leiste werden der Reihe nach ausgefüllt
    [measure] Die Befehlsreihe muss so weit reichen
    [crane] Der Kran muss stehen
    [developed] Es muss erst entwickelt sein
    [built] Es muss erst gebaut sein
   *[complete] Die Stufe davor muss vollständig sein
}.
ana-need-measure = { $target } braucht { ana-row } { $measure }; du hast { $has }.
ana-need-linked = { $target }: Hierher führt keine Linie von der Nabe oder einem ausgefüllten Feld.
ana-need-price = Das kostet { $costs }; du brauchst noch { $missing }.
ana-need-payment = Sag, womit { $target } bezahlt wird: Es muss einer der Preise sein.
ana-need-spot = Sag, wo { $target } entsteht: Mauern auf einer Seite, Türme an einer Ecke, anderes nirgends.
ana-need-lower = Die größte Höhe, { $most }, ist erreicht; wähle einen anderen Ort.
ana-need-level-walls = Die Mauer im { ana-side } wäre zwei Stufen höher als die im { ana-to }; benachbarte Mauern unterscheiden sich höchstens um eine.
ana-need-researchable = Es gibt keine Taktik mehr, die du erforschen könntest.
ana-need-researched = { $target }: Diese Taktik muss erst erforscht sein.
ana-need-other-resource = Tausche zwei Ressourcen gegen eine, die nicht darunter ist.
ana-need-tents = Bei einer Belagerung gibt es keine Burg zu erobern.
ana-need-castle-not-taken = Dein Zelt steht schon auf dieser Burg.
ana-need-strength = Die Burg verlangt eine Stärke von { $least } und keinen Arbeiter zu viel.
ana-need-overrun = Wähle ein Überrennen von 1 bis { $most } oder keines.
ana-need-horse = Du brauchst { ana-horse }: Fülle den Stall dafür.
ana-need-weapon = Du brauchst zuerst diesen Bau: { $target }.
ana-need-knowledge = Du hast kein Wissen mehr.
ana-need-face-down = Auf diesem Platz liegt keine verdeckte Karte.
ana-need-assist = Du hast drei Karten anderer aufgedeckt; mehr geht nicht.
ana-need-offered = Wähle eine der angebotenen Antworten.
ana-need-worker = Es gibt keinen solchen Arbeiter.
ana-need-beer = Dazu braucht es ein Bier und einen Handwerker oder Soldaten, der noch nicht getrunken hat.
ana-need-rally-token = Du hast keinen aktiven Sammelmarker.
ana-need-other-side = Verlege den Arbeiter auf eine andere Seite.
ana-need-circles = Hier kannst du höchstens { $most } einsetzen.

## Karten

ana-path-counts = { $path ->
    [abbot] Vollständige Kapellen
    [architect] Vollständige Bergfriede
    [weaponsmith] Gebaute Belagerungswaffen
    [advocate] Unmut am Ende
    [baron] Vollständige Befehlsreihen
    [captain] Sammelmarker
    [champion] Gewonnene Turniere
    [commander] Macht
    [conqueror] Eroberte Burgen
    [foreman] Vollständige Länder
    [defender] Mauerstufen
    [scout] Gewonnene Spione
    [emissary] Aufgedeckte Karten anderer
    [excavator] Stufe des Grabens
    [merrymaker] Ausgefüllte Wimpel
    [warrior] Tapferkeit
    [engineer] Türme und Tor
    [bellwether] Einfluss
    [mentor] Ausbildungen
    [monk] Vollständige Summen
    [silversmith] Vollständige Münzen
    [partisan] Treue
    [priest] Paare
    [recruiter] Vollständige Viertel
   *[tactician] Erforschte Taktiken
}: { $one } für 1 Punkt, { $two } für 2, { $three } für 3.
ana-towers-and-gate = { $towers } und { $gate }
ana-at-most = höchstens { $count }
ana-defended-by = Dagegen hilft: { $means }.
ana-estate-icon = { $icon ->
    [scroll] Schriftrolle
    [arms] Waffen
    [bow] Bogen
   *[horseshoe] Hufeisen
}
ana-estate-joust = Lanze { $lance ->
    [left] links
    [centre] Mitte
   *[right] rechts
}, Schild { $shield ->
    [left] links
    [centre] Mitte
   *[right] rechts
}
ana-loot = { $size ->
    [large] große
   *[small] kleine
} Beute: { $gain }
ana-scenario-card = Runde { $round }: { $strengths }.
ana-castle-needs = Die Burg kostet Stärke { $strength } und { $food }.
ana-castle-also = Es braucht auch: { $means }.
ana-siege-card = Die Belagerung verlangt { $food } mehr; Tapferkeit nach abgewehrten Karten: { $bravery }.

## Die Partie

ana-option-players = Spieler
ana-option-players-words = Von einem bis vier; allein spielt man um einen Titel.
ana-option-scenario = Szenario
ana-option-scenario-words = Ob feindliche Burgen erobert werden oder die eigene belagert wird, und wie schwer es ist.
ana-option-data = Berichtigte Werte
ana-option-data-words = Was in deinem gedruckten Exemplar anders ist als die Werte des Programms.
ana-scenario = { $mode ->
    [classic] Klassisch
   *[siege] Belagerung
}, { $difficulty ->
    [easy] leicht
    [standard] normal
   *[hard] schwer
}
ana-scenario-words = { $mode ->
    [classic] In jeder Runde fällt eine Burg an alle, die stark genug sind; wer zurückbleibt, erntet Unmut.
   *[siege] Niemand verlässt die Mauern: Die Belagerung kostet jede Runde Nahrung, und jede abgewehrte Karte bringt Tapferkeit.
} { $difficulty ->
    [easy] Die Angreifer sind schwach.
    [standard] Die Angreifer sind mittelstark.
   *[hard] Die Angreifer sind von der ersten Runde an stark.
}

## In Bildern

ana-round = Runde { $round }
ana-phase = { $phase ->
    [draft] Wegkarten
    [actions] Aktionen
    [defence] Verteidigung
   *[over] Ende
}
ana-head = { $head ->
    [both] Beide Bögen
    [left] Linker Bogen
    [right] Rechter Bogen
    [castle] Burg
    [attacks] Angriffskarten
    [paths] Wegkarten
    [offered] Im Angebot
    [scenario] Szenario
    [supplies] Arbeiter und Ressourcen
    [constructions] Bauten
    [production] Ertrag
    [attributes] Eigenschaften
    [prepared] Vorbereitet
    [discontent] Unmut
    [discontent-joy] Unmut und Freude
    [joy] Freude
    [castles] Eroberte Burgen
    [assists] Karten anderer
    [knowledge] Wissen
    [rally] Sammelmarker
    [beer] Biere
    [horses] Pferde
    [points] Punkte
    [others] Die anderen
    [plunder] Beute
    [overrun] Überrennen
    [estate] Domänenkarten
    [done] fertig
    [resolve] Entschlossenheit
    [command] Befehl
    [fierce] heftig
    [trade] Tauschen
    [attack] Angreifen
    [done-button] Fertig
    [pay] Nahrung zahlen
    [go] Der Karte stellen
    [skip] Keines
    [marker] Startspieler
   *[rival] Rivale
}
ana-holds = { $seat ->
    [you] Du hast { $purse }.
   *[other] { ana-seat } hat { $purse }.
}
ana-castle-of = { $seat ->
    [you] Deine Burg: Tor { $gate }, Graben { $moat }; Türme { $towers }; Mauern { $walls }.
   *[other] Burg von { ana-seat }: Tor { $gate }, Graben { $moat }; Türme { $towers }; Mauern { $walls }.
}
