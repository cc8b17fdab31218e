### Die Seite einer Runde: was ihre Angriffe bewirkten und was als Nächstes kommt.

round-over = Runde { $round } ist vorbei
round-recall = Runde { $round } auf einen Blick
round-go-on = { $to ->
    [last] Zum Ende der Partie
   *[next] Weiter zu Runde { $round }
}
round-title = { $success ->
    [all] { $seat ->
        [you] Deine Burg steht: alle { $of } Angriffe abgewehrt
       *[other] { ana-seat } hat alle { $of } Angriffe abgewehrt
    }
    [none] { $seat ->
        [you] Alle Angriffe sind durchgebrochen
       *[other] Alle Angriffe auf { ana-seat } sind durchgebrochen
    }
   *[some] { $seat ->
        [you] Du hast { $count } von { $of } Angriffen abgewehrt
       *[other] { ana-seat } hat { $count } von { $of } Angriffen abgewehrt
    }
}
round-lacking = Es fehlten: { $strength }
round-workers = Arbeiter { $count }
round-repelled = Abgewehrte Angriffe
round-through = nicht: { $attacks }
round-fallen = Verlorene Verteidiger
round-reason = { $reason ->
    [food] Hunger { $count }
    [attacks] Angriffe { $count }
   *[castles] Burgen { $count }
}
round-back = Nach der Belagerung
round-unused = Ungenutzt zurückgegeben
round-points-now = Punkte jetzt
round-next = Was in Runde { $round } kommt
round-face-down = verdeckt
round-food-due = Fällige Nahrung: { $count }
round-farms = { $count ->
    [0] Du erzeugst keine
   *[other] Du erzeugst { $count } je Runde
}
round-castle = Die Burg dieser Runde
