### Die Anarchie auf den Seiten, auf Deutsch.

page-anarchy-about = Karte aufdecken, eintragen: Errichte auf deinem Blatt eine Burg und übersteh einen Bürgerkrieg, alle gleichzeitig.
page-anarchy-facts = 1 bis 4 Personen · Karten und Blätter
page-heading = { $kind ->
    [prepare] Taktiken vorbereiten
    [trade] Tauschen
    [attack] Die feindliche Burg angreifen
    [spy] Spione aussenden
   *[other] Außerdem möglich
}

## Im Terminal

anarchy-typing-actions = Eine Aktion schreibt man als Wort und was dazugehört: path architect, fill farms-3, build keep-2, deploy soldier north, done.
anarchy-typing-moves = „moves fill“ die mit diesem Wort, „moves wall“ die zu einer Leiste
anarchy-typing-pieces = jedes Kästchen mit Preis und Ertrag; „pieces wall“ die einer Leiste
