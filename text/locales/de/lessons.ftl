### Die Lektionen, auf Deutsch.

lesson-over = Diese Lektion ist zu Ende.
lesson-hint = Die Regeln erlauben das, aber dieser Schritt verlangt etwas anderes. Lies ihn noch einmal.
lesson-title = { $game } lernen
lesson-lead = Kurze Lektionen an einem echten Tisch. Die Regeln beurteilen, was du tust; verlieren kann man nichts.
lesson-link = In fünf Minuten lernen
lesson-progress = { $done } von { $count } Lektionen gelernt.
lesson-progress-label = Fortschritt
lesson-start = Beginnen
lesson-again = Noch einmal
lesson-learned-already = Gelernt
lesson-all = Alle Lektionen
lesson-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
lesson-step = Schritt { $number } von { $count }
lesson-well-done = Gelungen.
lesson-next = Weiter: { $title }
lesson-show-me = Zeigen
lesson-from-the-start = Von vorn
