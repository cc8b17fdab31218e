### Die Startseite, der Kopf der Seiten und neue Partien, auf Deutsch.

home-menu = Menü
home-nav-learn = Lernen
home-imprint = Frei und inoffiziell. Die Spiele gehören ihren Autoren und Verlagen.
home-rules-of = Regeln:

home-lead = Sofort gegen einen Bot oder mit Freunden über einen Link. Ganz ohne Konto.
home-your-turns = { $count ->
    [one] Du bist am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
home-turn = Am Zug
home-under-way = Deine Partien
home-invited = { $name } lädt dich zu einer Partie ein.
home-answer = Antworten
home-all-games = Alle deine Partien

home-play = Spielen
home-against = gegen
home-bot = { $rank }, Bot, Stufe { $level } von { $levels }
home-scenario = das Szenario, allein
home-friends = Mit Freunden
home-learn = Lernen
home-learn-time = in fünf Minuten

home-open-none = Gerade sucht niemand einen Mitspieler.
home-open-yours = Tisch eröffnen

home-counts-with-people = Unter Menschen
home-counts-with-people-note = Sie wird gewertet, wenn noch ein Mensch mitspielt. Nur gegen Bots spielst du zum Vergnügen, mit gutem Rat.
home-counts-always-note = Auch gegen Bots. Dann gibt es keinen Rat.
