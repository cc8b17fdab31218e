### Der Tisch im Terminal, auf Deutsch.
### Die Wörter, die man eintippt (help, moves, …), sind in allen Sprachen gleich.

table-you = Du
table-seated = Du spielst { $you }; { $bot } spielt { $opponent }. Anders geht es mit --light und --dark: human oder ein Bot.
table-commands =
    { $actions } Außerdem:
      moves           die erlaubten Aktionen; { $moves }
      pieces          { $pieces }
      hint            was der stärkste Bot täte; „hint 5s“ lässt ihn fünf Sekunden nachdenken
      undo            zurück zu deiner vorigen Entscheidung
      board           das Brett noch einmal zeichnen
      save DATEI      die Partie in eine Datei schreiben
      resign          aufgeben
      quit            gehen
      help            diese Liste
table-ask-help = „help“ zeigt, was man eingeben kann.
table-matching = { $count ->
    [one] { $count } erlaubte Aktion
   *[other] { $count } erlaubte Aktionen
}
table-none-matching = Keine erlaubte Aktion betrifft „{ $wish }“.
table-hint = { $bot } würde { $action } spielen: { $words }.
table-no-hint = Wenn Menschen gegeneinander spielen, gibt es keinen Rat.
table-nothing-to-undo = Es gibt keine Entscheidung von dir zurückzunehmen.
table-undone = Zurück bei deiner vorigen Entscheidung.
table-resigned = { $reader ->
    [loser] Du gibst auf; { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }.
    [winner] { $loser } gibt auf; du gewinnst.
   *[other] { $loser } gibt auf; { $winner } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    }.
}
table-left = Die Partie bleibt unvollendet.
table-saved = Die Partie steht in { $file }.
table-no-file = Wohin? save DATEI
table-game-of = Partie { $number } von { $games }
table-totals = { $number ->
    [one] Nach { $number } Partie: { $first } { $first_points }, { $second } { $second_points }.
   *[other] Nach { $number } Partien: { $first } { $first_points }, { $second } { $second_points }.
}
table-series-won = Sieg in der Serie: { $player }.
table-series-drawn = Die Serie endet unentschieden.
table-series-left = Die Serie bleibt unvollendet.
table-unfair = Eine faire Serie hat eine gerade Zahl von Partien, damit jeder jede Farbe gleich oft hat.
