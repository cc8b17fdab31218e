### Der Verlauf einer Partie in kurzen Zeilen, die Leisten des Tischs und was Schritte sagen.
### Eine Zeile beginnt mit einem Namen: Die Verben hier folgen ihm.

story-waiting = Am Zug: { $seats }.
story-round = Runde { $round }
story-siege = Runde { $round }, die Belagerung
story-took-path = { $seat ->
    [you] nimmst den { ana-the-path }
   *[other] nimmt den { ana-the-path }
}
story-filled = { $seat ->
    [you] füllst { $boxes } aus
   *[other] füllt { $boxes } aus
}
story-filled-many = { $seat ->
    [you] füllst { $count } Felder aus ({ $boxes })
   *[other] füllt { $count } Felder aus ({ $boxes })
}
story-filled-count = { $seat ->
    [you] füllst { $count } Felder aus
   *[other] füllt { $count } Felder aus
}
story-built = { $seat ->
    [you] baust { $boxes }
   *[other] baut { $boxes }
}
story-researched = { $seat ->
    [you] erforschst { $tactics }
   *[other] erforscht { $tactics }
}
story-prepared = { $seat ->
    [you] bereitest { $tactics } vor
   *[other] bereitet { $tactics } vor
}
story-traded = { $seat ->
    [you] tauschst { story-times }
   *[other] tauscht { story-times }
}
story-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
story-wrote = { $seat ->
    [you] schreibst { $numbers }
   *[other] schreibt { $numbers }
}
story-jousted = { $joust ->
    [won] { $seat ->
        [you] gewinnst { story-jousts }
       *[other] gewinnt { story-jousts }
    }
    [lost] { $seat ->
        [you] verlierst { story-jousts }
       *[other] verliert { story-jousts }
    }
   *[tied] { $seat ->
        [you] reitest { story-jousts } unentschieden
       *[other] reitet { story-jousts } unentschieden
    }
}
story-jousts = { $count ->
    [one] einen Tjost
   *[other] { $count } Tjoste
}
story-brewed = { $seat ->
    [you] braust { story-beers }
   *[other] braut { story-beers }
}
story-beers = { $count ->
    [one] ein Bier
   *[other] { $count } Biere
}
story-took-castle = { $seat ->
    [you] eroberst Burg { $place }
   *[other] erobert Burg { $place }
}
story-spied-own = { $seat ->
    [you] deckst eine eigene Karte auf ({ $card })
   *[other] deckt eine eigene Karte auf ({ $card })
}
story-spied = { $seat ->
    [you] deckst eine Karte von { ana-owner } auf ({ $card })
   *[other] { $owner ->
        [you] deckt eine deiner Karten auf ({ $card })
       *[other] deckt eine Karte von { ana-owner } auf ({ $card })
    }
}
story-stopped = { $seat ->
    [you] bist sofort fertig
   *[other] ist sofort fertig
}
story-acted = { $seat ->
    [you] siehst dir die Bögen an
   *[other] sieht sich die Bögen an
}
story-fed = { $seat ->
    [you] zahlst { $food }
   *[other] zahlt { $food }
}
story-hungry = { $seat ->
    [you] hast { $food } zu wenig
   *[other] hat { $food } zu wenig
}
story-posted = { $seat ->
    [you] stellst { $posts } auf
   *[other] stellt { $posts } auf
}
story-post = { $worker ->
    [craftsman] { $count ->
        [one] einen Handwerker
       *[other] { $count } Handwerker
    }
    [soldier] { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }
    [knight] { $count ->
        [one] einen Ritter
       *[other] { $count } Ritter
    }
   *[laid-down] { $count ->
        [one] einen liegenden Arbeiter
       *[other] { $count } liegende Arbeiter
    }
} im { ana-side }
story-manned = { $seat ->
    [you] stellst { $count } Verteidiger auf ({ $sides })
   *[other] stellt { $count } Verteidiger auf ({ $sides })
}
story-mustered = { $seat ->
    [you] verlegst { story-workers }
   *[other] verlegt { story-workers }
}
story-workers = { $count ->
    [one] einen Arbeiter
   *[other] { $count } Arbeiter
}
story-repelled = { $seat ->
    [you] wehrst { $attacks } ab
   *[other] wehrt { $attacks } ab
}
story-suffered = { $seat ->
    [you] kannst { $attacks } nicht abwehren
   *[other] kann { $attacks } nicht abwehren
}
story-met = { $seat ->
    [you] triffst auf { $attacks }
   *[other] trifft auf { $attacks }
}
story-defended = { $seat ->
    [you] stellst dich den Angriffen
   *[other] stellt sich den Angriffen
}
story-one-attack = { $count ->
    [one] einen Angriff
   *[other] { $count } Angriffe
}
story-the-attack = { $attack ->
    [ladder] die Leiter
    [arrows] die Pfeile
    [ballista] die Balliste
    [ram] den Rammbock
    [siege_tower] den Belagerungsturm
    [catapult] das Katapult
    [trebuchet] den Tribock
   *[final_assault] den Letzten Sturm
}
story-wasted = { $seat ->
    [you] kannst { story-cards-shown } nicht gebrauchen
   *[other] kann { story-cards-shown } nicht gebrauchen
}
story-left-over = { $seat ->
    [you] gibst { $goods } ungenutzt zurück
   *[other] gibt { $goods } ungenutzt zurück
}
story-used = { $seat ->
    [you] verbrauchst { $tactics }
   *[other] verbraucht { $tactics }
}
story-drank = { $seat ->
    [you] trinkst { story-beers }
   *[other] trinkt { story-beers }
}
story-lost-workers = { $seat ->
    [you] verlierst { story-defenders }
   *[other] verliert { story-defenders }
}
story-cards-shown = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
story-defenders = { $count ->
    [one] einen Verteidiger
   *[other] { $count } Verteidiger
}
story-held = { $seat ->
    [you] Du wehrst { story-cards } ab.
   *[other] { ana-seat } wehrt { story-cards } ab.
}
story-cards = { $count ->
    [0] keinen Angriff
    [one] 1 Angriff
   *[other] { $count } Angriffe
}
story-then = { "" }: { "" }
story-amount = { $asset ->
    [serf] { $count ->
        [one] { $count } Knecht
       *[other] { $count } Knechte
    }
    [craftsman] { $count } Handwerker
    [patron] { $count } Gönner
    [soldier] { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldaten
    }
    [knight] { $count } Ritter
    [material] { $count } Material
    [coin] { $count } Silber
   *[food] { $count } Nahrung
}
story-production = { $count } Ertrag an { $asset ->
    [serf] Knechten
    [craftsman] Handwerkern
    [patron] Gönnern
    [soldier] Soldaten
    [knight] Rittern
    [material] Material
    [coin] Silber
   *[food] Nahrung
}

## Schritte

step-by = { $seat ->
    [you] Du: { $what }
   *[other] { ana-seat }: { $what }
}
step-defence = Die Verteidigung beginnt
step-cards = Karten: { $cards }
step-castle = Burg { $place } erobert
step-pass = { $number ->
    [1] Erster Durchgang
    [2] Zweiter Durchgang
   *[other] Dritter Durchgang
}: { $joust ->
    [won] gewonnen
    [lost] verloren
   *[tied] { $number ->
        [3] unentschieden, das genügt zum Sieg
       *[other] unentschieden
    }
}
step-struck = { $card }: { $strength }
step-repelled = Abgewehrt
step-suffered = Durchgebrochen
step-broke = Durchgebrochen: { $strength }
step-fed = Nahrung: −{ $count }
step-hungry = { $count } Nahrung fehlt

## Leisten

bar-round = Runde { $round } von { $of }
bar-phase = { $phase ->
    [draft] Wegkarten
    [actions] Aktionen
    [defence] die Belagerung
   *[over] das Ende
}
bar-points = du { $own } – { $others }
bar-points-all = Punkte { $points }

## Die Tafel, die erklärt

explain-kind = { $kind ->
    [open] kann jetzt ausgefüllt werden
    [filled] ausgefüllt
    [closed] noch nicht
    [free] wird von anderen Feldern ausgefüllt
    [worker] Arbeiter
    [resource] Ressource
    [attack] Angriff
    [hidden] Angriff, verdeckt
    [fierce] heftiger Angriff
    [taken] Wegkarte, genommen
    [offered] Wegkarte, im Angebot
    [now] diese Runde
    [past] vorbei
    [next] kommt noch
    [castle] deine Burg
    [tactic] Taktik gegen Angriffe
    [player] Spieler
    [tokens] Marker
    [action] Aktion
   *[section] Teil des Tischs
}
explain-label = { $label ->
    [cost] Kostet
    [gain] Bringt
    [needs] Verlangt
    [now] Jetzt
    [points] Punkte
    [food] Nahrung
    [loyalty] Treue
    [strength] Stärke
    [level] Stufe
    [filled] Ausgefüllt
    [next] Als Nächstes
    [held] Im Besitz
    [against] Gegen
    [means] Dagegen hilft
   *[thresholds] Für 1, 2, 3 Punkte
}
explain-of = { $count } von { $of }
explain-asset = { $asset ->
    [serf] Arbeitet auf dem Land, in der Münze, zu Michaelis und an den Lammas-Tagen.
    [craftsman] Baut: Tor, Türme, Mauern, Stufen und Bauten. Verteidigt mit Stärke 1.
    [patron] Füllt die Befehlsreihen und was sie öffnen.
    [soldier] Erobert Burgen und verteidigt, mit Stärke 1.
    [knight] Erobert Burgen und verteidigt, mit Stärke 2.
    [material] Dient zum Bauen und zum Vorbereiten von Taktiken.
    [coin] Kauft Felder des Rads und Spione.
   *[food] Ernährt die Burg vor der Belagerung; was fehlt, wird Unmut.
}
explain-lost = Was bis zur Belagerung nicht gebraucht oder gegessen wird, verfällt, außer Arbeitern auf den Mauern.
explain-stops = Hält auf: { $attacks }.
explain-circle = Jeder Kreis nimmt 1 Stärke von: { $attacks }.
explain-hidden = Ein Spion deckt die Karte auf, oder die Belagerung.
explain-fierce = Wer ihn abwehrt, erhält 1 Tapferkeit.
explain-side = Arbeiter hier kämpfen gegen alles, was von dieser Seite kommt: Ein Ritter zählt 2, andere 1.
explain-comes = Diese Runde: { $attacks }.
explain-comes-here = Hier in dieser Runde: { $attacks }.
explain-past-wall = { $attack } (Mauern halten das nicht auf; es hilft: { $means })
explain-section = { $section ->
    [governance] Diese Reihe öffnet Bergfried, Münze und Spione: Einfluss, Silber und einen Blick auf verdeckte Angriffe.
    [war] Diese Reihe öffnet Taktiken, Wehrgänge und Stallungen: was Angriffe aufhält, und Pferde.
    [worship] Diese Reihe öffnet Kapelle, Ritterausbildung und St. Valentin: Treue, Ritter und Freude.
    [entertainment] Diese Reihe öffnet Michaelis, Turniere, Brauhaus und Lammas-Tage: Feste, jedes mit Domänenkarten.
    [land] Baut Mauern, Türme, Tor und Graben gegen Angriffe aus, dazu Land, das Güter gibt.
    [production] Jedes ausgefüllte Feld bringt zu Beginn jeder Runde eines seiner Art.
    [wheel] Vier Viertel, die in der Mitte beginnen: Soldaten, Belagerungsgerät, Ritter und Handwerker für Silber und Knechte.
    [constructions] Kräne und Waffen, die Gebäude und Burgen verlangen.
    [attributes] Jedes ausgefüllte Feld ist am Ende ein Punkt.
   *[tactics] Kreise, die in der Belagerung verbraucht werden, jeder für 1 Stärke.
}
explain-trade = Gib zwei Ressourcen, gleiche oder verschiedene, für eine einer anderen Art. Das geht beliebig oft.
explain-trade-missing = Du hast weniger als zwei Ressourcen.
explain-attack = Soldaten (je 1) und Ritter (je 2) erobern die Burg dieser Runde und sind dann verbraucht; jede Burg nur einmal.
explain-attack-missing = Nötig ist Stärke { $least }; deine Soldaten und Ritter haben { $has }.
explain-next = Jetzt { $count }; den nächsten Punkt gibt es bei { $next }.
explain-all = Jetzt { $count }: Alle Punkte sind erreicht.
explain-mood = Unmut nach Abzug der Freude: { $count }, das kostet { $points } Punkte.
explain-done = Beendet deine Aktionen dieser Runde.
explain-estate = Im Stapel liegen noch { $count } Karten.
explain-tents = Wer eine Burg nicht erobert hat, hört am Ende jeder Runde Unmut.
