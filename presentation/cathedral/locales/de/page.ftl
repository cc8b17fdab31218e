### Cathedral auf den Seiten, auf Deutsch.

page-cathedral-about = Zwei bauen eine ummauerte Stadt, ein Gebäude pro Zug. Was du einschließt, gehört dir; wem am Ende die wenigsten Felder an Gebäuden übrig bleiben, der gewinnt.
page-cathedral-facts = 2 Personen · kein Zufall · nichts verborgen
page-points-left = { $points ->
    [one] noch { $points } Feld
   *[other] noch { $points } Felder
}
