### Cathedral auf den Seiten, auf Deutsch.

page-cathedral-about = Zwei bauen eine ummauerte Stadt, ein Gebäude pro Zug. Was du einschließt, gehört dir; wem am Ende die wenigsten Felder an Gebäuden übrig bleiben, der gewinnt.
page-cathedral-facts = 2 Personen · kein Zufall · nichts verborgen
page-points-left = { $points ->
    [one] noch { $points } Feld
   *[other] noch { $points } Felder
}

## Im Terminal

cathedral-typing-actions = Eine Aktion schreibt man wie CSwD2 (Art, Ausrichtung, Feld), xI8 (schlagen) oder =I8 (stehen lassen).
cathedral-typing-moves = „moves CS“ die einer Art, „moves D2“ die auf einem Feld
cathedral-typing-pieces = deine Stücke und wie man sie dreht; „pieces CS“ zeigt nur eine Art
