### Die Seite der Wertung, auf Deutsch.

score-gauge-left = Felder noch in der Hand
score-gauge-claimed = Eroberte Felder
score-cathedral-rule = Die Felder, die die Gebäude in der Hand bedecken würden. Weniger ist besser.
score-cathedral-left = { $count } × { $squares } { $squares ->
    [one] Feld
   *[other] Felder
}
