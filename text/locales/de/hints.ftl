### Ein Rat am Tisch.

hint-title = Ein Tipp
hint-thinking = Es wird überlegt …
hint-play = So spielen
hint-close = Tipp schließen
hint-expected = Danach kannst du mit { $margin } Punkten gegenüber dem stärksten Gegner rechnen und mit { $percent } Aussicht auf den Sieg.
hint-expected-alone = Danach kannst du damit rechnen, mit { $points } Punkten zu enden.
hint-proven = Spielen alle bestmöglich, endet es mit { $margin } Punkten für dich. Das ist bewiesen.
hint-does = Was er bewirkt
hint-instead = Was andere Züge kosten würden
hint-loses = { $points } Punkte und { $percent } der Gewinnaussicht
hint-loses-alone = { $points } Punkte
hint-as-good = etwa ebenso gut
hint-only = Etwas anderes ist nicht möglich.
hint-private = Das siehst nur du. Dass du gefragt hast, wird nirgends vermerkt.
hint-not-rated = In gewerteten Partien gibt es keine Tipps: Die Wertung wäre die des Programms. Richte eine Partie ohne Wertung ein, um Tipps zu bekommen.
hint-not-in-tournaments = In Turnieren und bei geteilten Karten gibt es keine Tipps: Dort spielt jeder für sich.
hint-not-among-people = Wenn Menschen gegeneinander spielen, gibt es keine Tipps. Spiel gegen einen Bot, um Tipps zu bekommen.
hint-not-your-turn = Du bist nicht am Zug.
hint-busy = Das Programm ist an anderen Tischen beschäftigt. Frag bitte gleich noch einmal.
