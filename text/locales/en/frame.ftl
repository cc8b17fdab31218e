### The frame around a table: bars, panels and settings.

frame-menu = Menu
frame-settings = Settings
frame-bar = What is asked
frame-side = Players and story
frame-your-turn = Your turn

frame-story = Story
frame-story-none = Nothing has happened yet.
frame-away = While you were away: { $count }
frame-again = Show this turn again
frame-whole = All of it
frame-details = Notation and rules of this turn
frame-earlier = Everything before this

frame-actions = All actions
frame-chat = Chat
frame-more = More
frame-close = Close
frame-all-played = Actions
frame-share = Share
frame-look = Look at the table
frame-look-back = Show the result
frame-hint = Hint
frame-holdings = What you hold
frame-threats = What will strike you
frame-missing = Not now:
frame-read-on = In the rules
frame-leave = Leave the match
frame-promise = Promise of this shuffle

# What buttons of the bar do, for the panel that explains.
frame-about-undo = Goes back to before your last choice.
frame-about-restart = Goes back to where your turn began.
frame-about-ask-undo = Asks the others whether you may go back to before your last choice.
frame-about-hint = Shows what a strong bot would do now, and why.
frame-about-first = Goes back to the beginning of the match.
frame-about-previous = Goes back by one action. The left arrow key does the same.
frame-about-next = Goes on by one action and shows what it did. The right arrow key does the same.
frame-about-last = Goes to the end of the match.
frame-about-autoplay = Shows one action after the other, at the pace that you choose in the settings.
frame-about-analysis = A strong bot looks at every decision and says where the match was won and lost.

frame-pace = Pace
frame-pace-quick = Quick
frame-pace-normal = Normal
frame-pace-slow = Slow
frame-pace-off = Off
frame-sound = Sound
