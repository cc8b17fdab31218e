### Die Anarchie auf den Seiten, auf Deutsch.

page-anarchy-about = Karte aufdecken, eintragen: Errichten Sie auf Ihrem Blatt eine Burg und überstehen Sie einen Bürgerkrieg, alle gleichzeitig.
page-anarchy-facts = 1 bis 4 Personen · Karten und Blätter
page-heading = { $kind ->
    [prepare] Taktiken vorbereiten
    [trade] Tauschen
    [attack] Die feindliche Burg angreifen
    [spy] Spione aussenden
   *[other] Außerdem möglich
}
