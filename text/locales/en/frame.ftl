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
frame-details = Notation and rules of this turn
frame-earlier = Everything before this

frame-actions = All actions
frame-chat = Chat
frame-more = More
frame-close = Close
frame-look = Look at the table
frame-hint = Hint
frame-holdings = What you hold
frame-missing = Not now:
frame-read-on = In the rules
frame-leave = Leave the match

frame-pace = Pace
frame-pace-quick = Quick
frame-pace-normal = Normal
frame-pace-slow = Slow
frame-pace-off = Off
frame-sound = Sound
