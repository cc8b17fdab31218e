### The Anarchy, auf Deutsch.

ana-title = The Anarchy

ana-seat = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
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
    [baron] Baron
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
ana-do-spy = Angriffskarte { $slot } von { ana-seat } ausspähen
ana-do-done = Fertig für diese Runde
ana-do-take = { $gain } nehmen
ana-do-mark = Wählen: { $target }
ana-do-skip = Keines wählen
ana-do-write = { $number } in Summe { $addition } schreiben
ana-do-choose = Belohnung { $number } wählen
ana-do-pay = Die Nahrung zahlen
ana-do-deploy = { ana-worker } in den { ana-side }
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

ana-round-began = Runde { $round } beginnt; { ana-seat } hat den Startspielermarker.
ana-dealt = { ana-seat } steht gegenüber: { $cards }.
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
ana-path-taken = { ana-seat } nimmt den { ana-the-path }.
ana-path-discarded = Abgelegte Wegkarte: { ana-path }.
ana-rival-advanced = Das Zelt des Rivalen rückt zu Burg { $place } vor.
ana-produced = { ana-seat } erhält { $gain } durch Wegkarte und Ertrag.
ana-filled = { ana-seat } füllt { $target } aus.
ana-filled-for = { ana-seat } füllt { $target } für { $costs } aus.
ana-built = { ana-seat } baut für { $costs }: { $target }.
ana-rose = { ana-seat }: { ana-track } steigt auf { $number }.
ana-researched = { ana-seat } erforscht { $target }.
ana-gained = { ana-seat } erhält { $gain }.
ana-mood-joy = { ana-seat } erhält { $count } Freude.
ana-mood-discontent = { ana-seat } erhält { $count } Unmut.
ana-prepared = { ana-seat } bereitet { ana-tactic } vor.
ana-traded = { ana-seat } tauscht { $give } gegen { $take }.
ana-revealed = { ana-seat } deckt für { ana-activity } auf: { $cards }.
ana-reshuffled = { ana-seat } mischt die Domänenkarten.
ana-jousted = { $joust ->
    [won] { ana-seat } gewinnt den Tjost.
    [lost] { ana-seat } verliert den Tjost.
   *[tied] Der Tjost von { ana-seat } ist unentschieden.
}
ana-wrote = { ana-seat } schreibt { $number } in Summe { $addition }.
ana-wasted = { ana-seat } lässt eine Karte ungenutzt.
ana-brewed = { ana-seat } braut { $count ->
    [one] ein Bier
   *[other] { $count } Biere
}.
ana-attacked = { ana-seat } setzt { $spent } ein und erobert Burg { $place }; { $loot }.
ana-attacked-overrun = { ana-seat } setzt { $spent } ein und erobert Burg { $place } mit Überrennen { $overrun }; { $loot }.
ana-no-loot = keine Beute
ana-spied-own = { ana-seat } deckt die eigene Angriffskarte { $slot } auf: { $card }.
ana-spied = { ana-seat } deckt Angriffskarte { $slot } von { $owner } auf: { $card }.
ana-done = { ana-seat } ist fertig.
ana-roused = { ana-seat } darf wieder handeln.
ana-defence-began = Die Verteidigung der Burgen beginnt.
ana-food-paid = { ana-seat } zahlt { $food }.
ana-food-missing = { ana-seat } zahlt { $food }; es fehlen { $missing }, das macht { $missing } Unmut.
ana-deployed = { ana-seat } stellt { $worker ->
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
ana-discarded = { ana-seat } gibt { $purse } in den Vorrat zurück.
ana-turned-up = { ana-seat } deckt auf: { $cards }.
ana-rallied = { ana-seat } verlegt { ana-a-worker } vom { ana-side } in den { ana-to }.
ana-struck = Gegen { ana-seat }: { $card } – { $strength }.
ana-struck-held = Gegen { ana-seat }: { $card } – { $strength }; die Burg hält stand.
ana-struck-left = Gegen { ana-seat }: { $card } – { $strength }; noch abzuwehren: { $rest }.
ana-strength-at = { $target ->
    [north] Norden
    [east] Osten
    [south] Süden
    [west] Westen
   *[castle] Burg
} { $count }
ana-used = { ana-seat } setzt { $count } { ana-tactic } { ana-at-target } ein.
ana-spent = { ana-seat } gibt im { ana-side } einen Stärkepunkt { ana-of-a-worker } aus.
ana-spent-beer = { ana-seat } gibt im { ana-side } einen Stärkepunkt { ana-of-a-worker } aus, der ein Bier getrunken hat.
ana-repelled = { ana-seat } wehrt Angriffskarte { $slot } ab.
ana-repelled-assault = { ana-seat } wehrt den Letzten Sturm ab.
ana-withstood = { ana-seat } kann Angriffskarte { $slot } nicht abwehren.
ana-withstood-assault = { ana-seat } kann den Letzten Sturm nicht abwehren.
ana-aftermath = { ana-seat } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} abgewehrt und erhält { $gain }.
ana-round-ended = Runde { $round } ist zu Ende.
ana-left-behind = { ana-seat } erhält { $count } Unmut für nicht eroberte Burgen.
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
ana-won = { ana-seat } gewinnt mit { ana-points-dative }.
ana-shared = { $seats } teilen sich den Sieg mit { ana-points-dative }.
ana-alone-ended = Ihr Titel am Ende: { ana-rank }, mit { ana-points-dative }.
ana-going-on = Das Spiel läuft noch.
ana-score-penalty = Unmut ({ $count })
ana-score-total = Gesamt

## Was gefragt ist

ana-ask-of = { $seats }: { $question }
ana-ask-nothing = Warten Sie auf die anderen.
ana-ask-path = Wählen Sie eine Wegkarte.
ana-ask-action = Wählen Sie eine Aktion oder beenden Sie die Runde.
ana-ask-take = Wählen Sie { $count ->
    [one] eine Ressource
   *[other] { $count } Ressourcen
}.
ana-ask-row = Wählen Sie die Befehlsreihe: { $rows }.
ana-ask-research = Wählen Sie eine Taktik zum Erforschen.
ana-ask-training = Wählen Sie die Belohnung für { $count } verschiedene Zeichen.
ana-ask-valentine = Feld { $number } ist belegt; wählen Sie ein Nachbarfeld oder keines.
ana-ask-michaelmas = Wählen Sie, wohin eine Zahl geschrieben wird.
ana-ask-brewery = Wählen Sie ein Feld für { ana-ingredient } oder keines.
ana-ask-lammas = Wählen Sie ein Seil für { ana-the-coloured } Wimpel.
ana-ask-food = Zahlen Sie { $count } Nahrung; vorher dürfen Sie dafür tauschen.
ana-ask-deploy = Wählen Sie die Seite für { ana-a-worker }.
ana-ask-rally = Sammeln Sie Arbeiter vor Angriffskarte { $slot } oder stellen Sie sich ihr.
ana-ask-rally-assault = Sammeln Sie Arbeiter vor dem Letzten Sturm oder stellen Sie sich ihm.
ana-ask-tactic = Wie viele Kreise { ana-at-target }? Noch { $count } abzuwehren.
ana-ask-spend = Wer gibt im { ana-side } einen Stärkepunkt aus? Noch { $count } abzuwehren.

## Warum nicht

ana-need-game-going-on = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
ana-need-turn = Nicht Sie, sondern { ana-seat } wählt jetzt eine Wegkarte.
ana-need-still-acting = Sie haben gerade nichts zu entscheiden; warten Sie auf die anderen.
ana-need-answer = Zuerst ist etwas anderes gefragt: { $question }
ana-need-on-offer = Diese Wegkarte ist nicht im Angebot; nehmen Sie eine andere.
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
ana-need-measure = { $target } braucht { ana-row } { $measure }; Sie haben { $has }.
ana-need-linked = { $target }: Hierher führt keine Linie von der Nabe oder einem ausgefüllten Feld.
ana-need-price = Das kostet { $costs }; Sie brauchen noch { $missing }.
ana-need-payment = Sagen Sie, womit { $target } bezahlt wird: Es muss einer der Preise sein.
ana-need-spot = Sagen Sie, wo { $target } entsteht: Mauern auf einer Seite, Türme an einer Ecke, anderes nirgends.
ana-need-lower = Die größte Höhe, { $most }, ist erreicht; wählen Sie einen anderen Ort.
ana-need-level-walls = Die Mauer im { ana-side } wäre zwei Stufen höher als die im { ana-to }; benachbarte Mauern unterscheiden sich höchstens um eine.
ana-need-researchable = Es gibt keine Taktik mehr, die Sie erforschen könnten.
ana-need-researched = { $target }: Diese Taktik muss erst erforscht sein.
ana-need-other-resource = Tauschen Sie zwei Ressourcen gegen eine, die nicht darunter ist.
ana-need-tents = Bei einer Belagerung gibt es keine Burg zu erobern.
ana-need-castle-not-taken = Ihr Zelt steht schon auf dieser Burg.
ana-need-strength = Die Burg verlangt eine Stärke von { $least } und keinen Arbeiter zu viel.
ana-need-overrun = Wählen Sie ein Überrennen von 1 bis { $most } oder keines.
ana-need-horse = Sie brauchen { ana-horse }: Füllen Sie den Stall dafür.
ana-need-weapon = Sie brauchen zuerst diesen Bau: { $target }.
ana-need-knowledge = Sie haben kein Wissen mehr.
ana-need-face-down = Auf diesem Platz liegt keine verdeckte Karte.
ana-need-assist = Sie haben drei Karten anderer aufgedeckt; mehr geht nicht.
ana-need-offered = Wählen Sie eine der angebotenen Antworten.
ana-need-worker = Dort steht kein solcher Arbeiter.
ana-need-beer = Dazu braucht es ein Bier und einen Handwerker oder Soldaten, der noch nicht getrunken hat.
ana-need-rally-token = Sie haben keinen aktiven Sammelmarker.
ana-need-other-side = Verlegen Sie den Arbeiter auf eine andere Seite.
ana-need-circles = Hier können Sie höchstens { $most } einsetzen.

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
ana-option-data-words = Was in Ihrem gedruckten Exemplar anders ist als die Werte des Programms.
ana-scenario = { $mode ->
    [classic] Klassisch
   *[siege] Belagerung
}, { $difficulty ->
    [easy] leicht
    [standard] normal
   *[hard] schwer
}
ana-scenario-words = { $mode ->
    [classic] In jeder Runde fällt eine Burg an alle, die stark genug sind; wer zurückbleibt, hört Murren.
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
ana-holds = { ana-seat } hat { $purse }.
ana-castle-of = Burg von { ana-seat }: Tor { $gate }, Graben { $moat }; Türme { $towers }; Mauern { $walls }.
