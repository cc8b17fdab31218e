### Lessons, in English.

lesson-over = This lesson is over.
lesson-hint = The rules allow that, but this step asks for something else. Read it once more.
lesson-title = Learn { $game }
lesson-lead = Short lessons at a real table. The rules judge what you do; nothing can be lost.
lesson-link = Learn it in five minutes
lesson-progress = { $done } of { $count } lessons learned.
lesson-progress-label = Progress
lesson-start = Start
lesson-again = Again
lesson-learned-already = Learned
lesson-all = All lessons
lesson-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lesson-step = Step { $number } of { $count }
lesson-well-done = Well done.
lesson-next = Next: { $title }
lesson-show-me = Show me
lesson-from-the-start = From the start
