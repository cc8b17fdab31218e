### Zwischen Menschen am Tisch: wer da ist und worum sie einander bitten.

people-here = da
people-away = weg
people-thinking = denkt nach …
people-writing = { $names } { $count ->
    [one] schreibt
   *[other] schreiben
} …

people-undo-asked = { $yours ->
    [0] { $player } möchte { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurücknehmen.
   *[other] { $player } möchte die letzten { $count } Züge zurücknehmen, { $yours ->
        [one] darunter einen von dir
       *[other] darunter { $yours } von dir
    }.
}
people-undo-you-asked = Du hast { $names } gebeten, { $count ->
    [one] den letzten Zug
   *[other] die letzten { $count } Züge
} zurücknehmen zu dürfen.
people-undo-allowed = Du lässt { $player } zurücknehmen; auch { $names } muss zustimmen.
people-undo-refused = { $player } möchte nicht, dass zurückgenommen wird.
people-story-undo-granted = { $player ->
    [you] Du hast deinen letzten Zug zurückgenommen
   *[other] { $player } hat den letzten Zug zurückgenommen
}; { $by ->
    [you] du warst
   *[other] { $by } war
} einverstanden.
people-story-undo-refused = { $player ->
    [you] Du wolltest deinen letzten Zug zurücknehmen
   *[other] { $player } wollte den letzten Zug zurücknehmen
}; { $by ->
    [you] du hast
   *[other] { $by } hat
} abgelehnt.
people-never-mind = Doch nicht

people-offer-rematch = Um Revanche bitten
people-accept-rematch = Noch eine Partie
people-go-to-rematch = Zur neuen Partie
people-refuse-rematch = Nein, danke
people-rematch-asked = { $names } { $count ->
    [one] möchte
   *[other] möchten
} noch eine Partie mit getauschten Plätzen: { $terms }.
people-rematch-you-asked = Du möchtest noch eine Partie. Sie beginnt, sobald { $names } { $count ->
    [one] zustimmt
   *[other] zustimmen
}.
people-rematch-refused = { $player } möchte keine weitere Partie.
people-rematch-ready = Alle sind einverstanden: Die neue Partie ist bereit.
people-rated = gewertet
people-unrated = nicht gewertet
