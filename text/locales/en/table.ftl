### The table in the terminal, in English.
### The words that are typed (help, moves, …) are the same in all languages.

table-you = You
table-seated = You are { $you }; { $bot } is { $opponent }. To change that, say --light and --dark: human or a bot.
table-commands =
    { $actions } Also:
      moves           the legal actions; { $moves }
      pieces          { $pieces }
      hint            what the strongest bot would do; “hint 5s” lets it think for five seconds
      undo            back to your previous decision
      board           draw the board again
      save FILE       write the record to a file
      resign          give the game up
      quit            leave
      help            this list
table-ask-help = Type “help” to see what can be typed.
table-matching = { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
}
table-none-matching = No legal action is about “{ $wish }”.
table-hint = { $bot } would play { $action }: { $words }.
table-no-hint = There are no hints when people play against each other.
table-nothing-to-undo = There is no decision of yours to take back.
table-undone = Taken back to your previous decision.
table-resigned = { $reader ->
    [loser] You resign; { $winner } { $winners ->
        [one] wins
       *[other] win
    }.
    [winner] { $loser } resigns; you win.
   *[other] { $loser } resigns; { $winner } { $winners ->
        [one] wins
       *[other] win
    }.
}
table-left = The game is left unfinished.
table-saved = The record is in { $file }.
table-no-file = Say where to: save FILE
table-game-of = Game { $number } of { $games }
table-totals = { $number ->
    [one] After { $number } game: { $first } { $first_points }, { $second } { $second_points }.
   *[other] After { $number } games: { $first } { $first_points }, { $second } { $second_points }.
}
table-series-won = The series goes to: { $player }.
table-series-drawn = The series is a draw.
table-series-left = The series is left unfinished.
table-unfair = A fair series has an even number of games, so that each player has each colour equally often.
