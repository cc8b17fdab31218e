### Die Analyse einer beendeten Partie.

analysis-title = { $game }: die Partie in der Analyse
analysis-link = Partie analysieren
analysis-name = Analyse
analysis-lead = Was jede Entscheidung wert war und was besser gewesen wäre.
analysis-begin = Analyse beginnen
analysis-begin-note = Das Programm sieht sich jede Entscheidung der Partie an. Das kann ein paar Minuten dauern.
analysis-running = Das Programm sieht sich die Partie an.
analysis-waiting = Andere Partien sind vorher an der Reihe; diese folgt von selbst.
analysis-progress = { $done } von { $of } Entscheidungen
analysis-reload = Nachsehen, wie weit sie ist
analysis-full = Zu viele Partien warten auf eine Analyse. Versuch es bitte in ein paar Minuten noch einmal.
analysis-failed = Die Analyse ist abgebrochen. Du kannst sie noch einmal beginnen.
analysis-nothing = In dieser Partie hatte niemand etwas zu entscheiden.
analysis-by = Beurteilt nach
analysis-by-known = dem, was die Spieler wussten
analysis-by-known-note = Jede Entscheidung wird nach dem beurteilt, was ihr Spieler in diesem Augenblick wissen konnte.
analysis-by-hindsight = dem, was man hinterher weiß
analysis-by-hindsight-note = Jede Entscheidung wird nach den Karten beurteilt, wie sie wirklich lagen – das konnte niemand wissen.
analysis-course = Der Verlauf
analysis-course-note = Der Vorsprung in Punkten, mit dem jeder rechnen durfte, von Entscheidung zu Entscheidung.
analysis-course-note-open = Der Vorsprung in Punkten, mit dem { $player } rechnen durfte, von Zug zu Zug.
analysis-course-note-alone = Die Punkte, mit denen am Ende zu rechnen war, von Entscheidung zu Entscheidung.
analysis-players = Die Spieler
analysis-skill = { $skill ->
    [flawless] Fehlerlos
    [strong] Sehr stark
    [sound] Solide
    [uneven] Wechselhaft
   *[wild] Abenteuerlich
}
analysis-counts = { $best ->
    [one] { $best } von { $choices } Entscheidungen war die beste, die es gab.
   *[other] { $best } von { $choices } Entscheidungen waren die besten, die es gab.
} { $inaccuracies ->
    [0] Keine Ungenauigkeit
    [one] { $inaccuracies } Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [0] kein Fehler
    [one] { $mistakes } Fehler
   *[other] { $mistakes } Fehler
}, { $blunders ->
    [0] kein grober Fehler
    [one] { $blunders } grober Fehler
   *[other] { $blunders } grobe Fehler
}.
analysis-mean-lost = Im Mittel gab eine Entscheidung { $points } Punkte her.
analysis-mean-lost-chance = Im Mittel gab eine Entscheidung { $points } Punkte oder { $percent } der Gewinnaussicht her.
analysis-account = Woher das Ergebnis kommt
analysis-account-note = In Punkten. Entscheidungen werden daran gemessen, was Weiterspielen aus Gewohnheit gebracht hätte, das Glück an den Karten, die man selbst aufgedeckt hat; der Rest ist, was die anderen taten und zogen.
analysis-first = Zu Beginn zu erwarten
analysis-decisions = Eigene Entscheidungen
analysis-luck = Glück
analysis-others = Die anderen
analysis-last = Am Ende
analysis-turning = Wendepunkte
analysis-no-turning = Keine Entscheidung gab viel her.
analysis-grade = { $grade ->
    [best] Am besten
    [good] Gut
    [inaccuracy] Ungenau
    [mistake] Fehler
   *[blunder] Grober Fehler
}
analysis-at-move = Zug { $number }
analysis-played = Gespielt: { $action }
analysis-better = Um { $points } Punkte besser: { $action }
analysis-better-chance = Um { $points } Punkte und { $percent } der Gewinnaussicht besser: { $action }
analysis-proven = Das ist bewiesen.
analysis-moves = Alle Entscheidungen
analysis-all-moves = { $count ->
    [one] Die eine Entscheidung zeigen
   *[other] Alle { $count } Entscheidungen zeigen
}
analysis-column-move = Zug
analysis-column-player = Spieler
analysis-column-action = Gespielt
analysis-column-expected = Erwartet
analysis-column-chance = Aussicht
analysis-column-lost = Hergegeben
analysis-column-better = Besser
analysis-in-replay = Zug { $number } zum Nachspielen
