### Karten, Felder und Zeichen zum Nachschlagen, auf Deutsch.

reference-filter-colour = Farbe
reference-filter-level = Stufe
reference-filter-kind = Art
reference-filter-set = Umfang
reference-copies = { $count ->
    [one] { $count } Exemplar.
   *[other] { $count } Exemplare.
}
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
