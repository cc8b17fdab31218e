## An der Tür des Servers

house-slowly = Nicht so schnell
house-too-often = { $seconds ->
    [one] Das war zu viel auf einmal. Versuch es in einer Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
}
house-too-many-streams = In diesem Browser oder unter dieser Adresse sind zu viele Tische gleichzeitig offen. Schließ einige und versuch es in { $seconds } Sekunden noch einmal.
house-too-slow = Die Anfrage hat zu lange gebraucht. Versuch es noch einmal.
house-other-way = Diese Adresse gibt es, aber nicht für das, was von ihr verlangt wurde.
house-other-site = Die Anfrage kam von der Seite einer anderen Website und wurde nicht ausgeführt.
house-not-there = Unter dieser Adresse ist nichts zu finden.
