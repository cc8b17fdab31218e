### Karten, Felder und Zeichen zum Nachschlagen, auf Deutsch.

reference-title = { $game }: alles zum Nachschlagen
reference-lead = Was jede Karte, jedes Feld und jedes Zeichen bewirkt, in Worten.
reference-link = Karten und Zeichen
reference-search = Suchen
reference-none = Nichts enthält alle diese Wörter.
reference-narrow = Eingrenzen
reference-any = alle
reference-show = Anzeigen
reference-contents = Abschnitte
reference-filter-colour = Farbe
reference-filter-level = Stufe
reference-filter-kind = Art
reference-filter-set = Umfang
reference-filter-part = Teil
reference-copies = { $count ->
    [one] { $count } Exemplar.
   *[other] { $count } Exemplare.
}
reference-reconstructed = Rekonstruiert, weil keine öffentliche Quelle es nennt: { $values }.
reference-tournay-section = { $section ->
    [yellow] Gelbe Karten: die Stadt
    [white] Weiße Karten: die Kirche
    [red] Rote Karten: die Soldaten
   *[events] Ereignisse
}
reference-tournay-section-lead = { $section ->
    [yellow] Handel, Häuser und Geld.
    [white] Wissen, Abschriften und Fürsorge.
    [red] Waffen gegen Ereignisse und gegen die anderen.
   *[events] Sie liegen in der Reihe, sammeln Münzen und treffen alle, wenn ein Ausrufer erscheint. Wer eines bekämpft, behält es als Wall.
}
reference-tournay-kind = { $kind ->
    [building] Gebäude
    [character] Personen
    [prestige] Prestigebauten
    [crier] Ausrufer
   *[event] Ereignisse
}
reference-tournay-set = { $set ->
    [base] Grundspiel
   *[expansion] Erweiterung
}
reference-tournay-circles = { $count ->
    [one] Platz für { $count } Münze.
   *[other] Platz für { $count } Münzen.
}
reference-tournay-value = { $value ->
    [cost] Preis
    [pp] Punkte
    [removable] Exemplare, die der Erweiterung weichen
    [effect_colour] Farbe, die es trifft
    [combat_colour] Farbe, die es bekämpft
    [circles] Zahl der Münzen
   *[effect] Betrag
}
reference-anarchy-value = { $value ->
    [measure] der verlangte Stand der Befehlsreihe
    [counts] die Zählweise
    [strength] Stärken
    [castle] die Burg
    [siege] Nahrung und Tapferkeit der Belagerung
   *[gain] der Ertrag
}
reference-anarchy-scenario = { $scenario }, Runde { $round }
reference-anarchy-part = { $part ->
    [icons] Zeichen
    [sheets] Felder der Bögen
    [paths] Pfadkarten
    [scenarios] Szenariokarten
    [attacks] Angriffe
    [tactics] Taktiken
   *[estate] Domänenkarten
}
reference-anarchy-part-lead = { $part ->
    [icons] Die Zeichen auf Bögen und Karten.
    [paths] In jeder Runde nimmt man eine. Sie gibt sofort etwas und zählt am Ende.
    [scenarios] In jeder Runde liegt eine offen: wie stark die Angriffe sind und was die Burg verlangt, die man einnehmen kann.
    [attacks] Was gegen die Burg anrückt, und was es abwehrt.
    [tactics] Einmal erforscht, dann Kreis für Kreis vor den Angriffen vorbereitet.
    [estate] Jede Karte zeigt etwas für jede der sechs Tätigkeiten; jeder hat einen eigenen Stapel.
   *[sheets] Was jedes Feld kostet und gibt.
}
reference-anarchy-icon = { $icon ->
    [serf] Bestellt das Land und füllt die ersten Felder.
    [craftsman] Baut: Mauern, Türme, Viertel.
    [patron] Bezahlt Befehle, Gebäude und Feste.
    [soldier] Verteidigt die Mauern und nimmt Burgen ein.
    [knight] Stärker als ein Soldat, in Abwehr und Angriff.
    [material] Stein und Holz für alles, was gebaut wird.
    [coin] Kauft, was niemand herstellen kann.
    [food] Ist in jeder Runde fällig, und für jede Burg, die man nimmt.
    [bravery] Eine Punkteleiste: aus Kämpfen und Turnieren.
    [loyalty] Eine Punkteleiste, und was den Unmut zurückhält.
    [influence] Eine Punkteleiste: aus Festen und Befehlen.
    [power] Eine Punkteleiste: aus Burgen und Belagerungswaffen.
    [command] Eine Befehlsreihe; ihre Maßnahmen öffnen Felder anderswo.
    [fortification] Ein Teil der Burg, der erhöht werden kann.
    [tactic] Eine Taktik, die man gegen Angriffe vorbereitet.
   *[production] Kommt zu Beginn jeder Runde wieder.
}
reference-anarchy-production = { $asset } in jeder Runde
reference-anarchy-attack-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, davon heftig: { $fierce }.
reference-anarchy-tactic = Gegen: { $against }. Ein weiterer Kreis kostet { $price }.
reference-anarchy-estate = Domänenkarte { $number }
