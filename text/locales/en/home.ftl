### The first page, the masthead and new matches, in English.

home-menu = Menu
home-nav-learn = Learn
home-imprint = Free and unofficial. The games belong to their authors and publishers.
home-rules-of = Rules:

home-lead = Against a bot at once, or with friends by a link. You need no account.
home-your-turns = { $count ->
    [one] It is your turn
   *[other] Your turn at { $count } tables
}
home-turn = Your turn
home-under-way = Your games
home-invited = { $name } asks you to play.
home-answer = Answer
home-all-games = All your games

home-play = Play
home-against = against
home-bot = { $rank }, a bot, level { $level } of { $levels }
home-scenario = the scenario, alone
home-friends = With friends
home-learn = Learn it
home-learn-time = in five minutes

home-open-none = Nobody is looking for a player right now.
home-open-yours = Open a table

home-counts-with-people = With people
home-counts-with-people-note = It counts when another person plays. Against bots alone you play for fun, with hints.
home-counts-always-note = Against bots too. Then there are no hints.
