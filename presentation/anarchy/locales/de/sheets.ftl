### Die Anarchie im Browser: die Bögen, die Runde, die Verteidigung, dieselben Karten für andere.

sheets-reveals = Dann { $count ->
    [one] wird 1 Domänenkarte aufgedeckt.
   *[other] werden { $count } Domänenkarten aufgedeckt.
}
sheets-lost = Wenn du jetzt aufhörst, verlierst du { $purse }.
sheets-nothing-lost = Nichts von deinem Besitz geht verloren.
sheets-hungry = Die Verteidigung kostet { $due } Nahrung; { $missing } werden fehlen, und jede ist ein Unmut.
sheets-fed = Die Verteidigung kostet { $due } Nahrung; du hast genug.
sheets-open-attack = { $card }: Deine Befestigungen reichen nicht. Für Taktiken und Arbeiter bleibt: { $strengths }.
sheets-castle-open = Die Burg dieser Runde ist noch nicht genommen.
sheets-forecast-card = { $card }: { $chance ->
    [0] wird nicht abgewehrt
    [100] wird abgewehrt
   *[other] in { $chance } von 100 Fällen abgewehrt
}
