## An der Tür des Servers

house-slowly = Nicht so schnell
house-too-often = { $seconds ->
    [one] Das war zu viel auf einmal. Versuchen Sie es in einer Sekunde noch einmal.
   *[other] Das war zu viel auf einmal. Versuchen Sie es in { $seconds } Sekunden noch einmal.
}
house-too-many-streams = In diesem Browser oder unter dieser Adresse sind zu viele Tische gleichzeitig offen. Schließen Sie einige und versuchen Sie es in { $seconds } Sekunden noch einmal.
house-too-slow = Die Anfrage hat zu lange gebraucht. Versuchen Sie es noch einmal.
