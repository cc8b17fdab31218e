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
