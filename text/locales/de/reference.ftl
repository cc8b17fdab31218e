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
reference-reconstructed = Rekonstruiert, weil keine öffentliche Quelle es nennt: { $values }.
