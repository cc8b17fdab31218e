### Tournay an einem Tisch auf einer Seite, auf Deutsch.

tournay-offer = { $offer } · { $price }
tournay-without-a-card = ohne eine Karte zu spielen
tournay-price-own = für { tournay-citizens } vom eigenen Marktplatz
tournay-price-borrowed = für { tournay-citizens }, { $own ->
    [0] geliehen
   *[other] { $own } vom eigenen Marktplatz und { $borrowed } geliehen
} von { $owners } für { tournay-deniers }
tournay-price-deniers = { $deniers ->
    [0] kostenlos
   *[other] { tournay-deniers }
}
tournay-price-citizen = ein eigener { $colour ->
    [yellow] gelber
    [white] weißer
   *[red] roter
} Bürger kehrt in den Vorrat zurück
tournay-price-card = { $deniers ->
    [0] eine andere Karte
   *[other] { tournay-deniers } und eine andere Karte
}
tournay-price-earns = bringt { tournay-deniers }
tournay-endures-nothing = es würde dich nichts kosten
tournay-worth-citizens = +{ $citizens } Bürger
tournay-saves-all = dieses Ereignis kostet dich nichts
tournay-endures-any = { $citizens ->
    [one] { $citizens } Bürger liegt
   *[other] { $citizens } Bürger liegen
}
tournay-forecast = { $what ->
    [lay-down] Beim nächsten Ausrufer legen Bürger hin: { $who }.
    [damage] Beim nächsten Ausrufer werden Karten beschädigt: { $who }.
    [loss] Beim nächsten Ausrufer verlieren Deniers: { $who }.
   *[gain] Beim nächsten Ausrufer erhalten Deniers: { $who }.
}
tournay-forecast-nobody = Beim nächsten Ausrufer trifft es niemanden.
tournay-forecast-note = Was der nächste Ausrufer brächte, wenn sich bis dahin nichts änderte und niemand einen Wall baute.
tournay-forecast-share = { $seat } { $number }
tournay-tab = { $tab ->
    [district] Mein Viertel
    [supply] Stapel
   *[others] Die anderen
}
tournay-tabs = Ansichten des Tisches
tournay-zoom-close = Schließen
tournay-zoom-clauses = In den Regeln:
tournay-zoom-printed = Diese Werte sind die der gedruckten Karte.
tournay-zoom-reconstructed = Rekonstruiert, nicht an der gedruckten Karte geprüft: { $values }.
tournay-value = { $value ->
    [effect] Wirkung
    [cost] Kosten
    [pp] Punkte
    [removable] Wegfall zu zweit
    [effect_colour] Farbe der Wirkung
    [combat_colour] Farbe des Kampfes
   *[circles] Kreise
}
page-tournay-about = Bau eine Stadt aus Karten wieder auf, schick deine Bürger an die Arbeit und trotze dem, was die Ausrufer verkünden.
page-tournay-facts = 2 bis 4 Personen · Karten · verdeckte Hände
page-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-deniers = { $deniers ->
    [one] { $deniers } Denier
   *[other] { $deniers } Deniers
}
page-heading = { $kind ->
    [play] Eine Karte ausspielen
    [draw] Eine Karte ziehen
    [activate] Ein Gebäude aktivieren
    [activate-idle] Ohne Wirkung aktivieren
    [combat] Ein Ereignis bekämpfen
    [earn] Deniers verdienen
    [recruit] Anwerben
    [borrow] Bürger ausleihen
   *[other] Außerdem möglich
}

## Im Terminal

tournay-typing-actions = Eine Aktion schreibt man als Wort und was dazugehört: play Y1-MARKET b2, draw W2 blind, activate c3, earn red 2, gather, skip.
tournay-typing-moves = „moves draw“ die mit diesem Wort, „moves c3“ die zu einem Platz
tournay-typing-pieces = die Karten auf deiner Hand; „pieces market“ jede Karte dieses Namens
