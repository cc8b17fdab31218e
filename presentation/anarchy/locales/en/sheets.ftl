### The Anarchy in the browser: looking at the sheets, the round, the defence, the same cards for others.

sheets-reveals = Then { $count ->
    [one] 1 domain card is revealed.
   *[other] { $count } domain cards are revealed.
}
sheets-lost = If you stop now, you lose { $purse }.
sheets-nothing-lost = Nothing you hold will be lost.
sheets-hungry = The defence takes { $due } food; { $missing } will be missing, and each is a discontent.
sheets-fed = The defence takes { $due } food, which you have.
sheets-open-attack = Your fortifications do not hold { $card }: { $strengths } left for tactics and workers.
sheets-castle-open = You have not taken the castle of this round.
sheets-forecast-card = { $card }: { $chance ->
    [0] will not be repelled
    [100] will be repelled
   *[other] repelled in { $chance } of 100 cases
}
