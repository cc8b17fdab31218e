### Die Seite der Wertung, auf Deutsch.

score-gauge-boxes = Ausgefüllte Felder
score-gauge-discontent = Unmut
score-anarchy-attribute-rule = Ein Punkt je ausgefülltem Feld dieser Leiste.
score-anarchy-boxes = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
score-anarchy-counted = gezählt: { $count }
score-anarchy-towers = Türme { $towers }, Tor { $gate }
score-anarchy-discontent = Unmut am Ende { $count }
score-anarchy-discontent-rule = Unmut, der am Ende übrig ist, kostet Punkte, umso mehr, je höher er ist.
score-anarchy-tie-discontent = Zuerst: weniger Unmut am Ende
score-anarchy-tie-workers = Dann: mehr Arbeiter
