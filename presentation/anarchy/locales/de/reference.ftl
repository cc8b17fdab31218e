### Karten, Felder und Zeichen zum Nachschlagen, auf Deutsch.

reference-filter-part = Teil
reference-anarchy-value = { $value ->
    [measure] der verlangte Stand der Befehlsreihe
    [counts] die Zählweise
    [strength] Stärken
    [castle] die Burg
    [siege] Nahrung und Tapferkeit der Belagerung
    [overrun] Überrennen
    [resolve] die Treue, um die es geht
    [penalty] die Punkte, die Unmut kostet
   *[gain] der Ertrag
}
reference-anarchy-scenario = { $scenario }, Runde { $round }
reference-anarchy-part = { $part ->
    [icons] Zeichen
    [sheets] Felder der Bögen
    [paths] Wegkarten
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
