### Die Seite der Wertung, auf Deutsch.

score-title = { $game }: die Wertung
score-link = Woher die Punkte kommen
score-lead = Jede Zeile der Wertung, was dafür gezählt wurde, und wie die Partie verlief.
score-counted = Gezählt
score-total = Summe
score-tie-break = Gleichstand
score-tie-breaks = Bei Gleichstand
score-course = Der Verlauf der Partie
score-chart = { $gauge } im Verlauf ({ $unit })
score-numbers = Dasselbe in Zahlen
score-at-the-end = Ende
score-turn = Zug
score-round = Runde
score-gauge-points = Punkte
score-not-concerned = hat sie nicht
score-ladder = Die Leiter der Titel
score-rung = ab { $points } Punkten
score-rung-reached = Dein Titel
score-best = Deine besten Partien allein
score-best-row = { $points } Punkte, { $title }
score-this-one = diese Partie
