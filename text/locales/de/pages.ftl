### Die Seiten im Browser, auf Deutsch.

## Der Rahmen jeder Seite

page-title = { $title } · Bastide
page-summary = Mittelalterliche Stadtspiele im Browser: allein gegen einen Bot, mit Freunden oder als Zuschauer.
page-skip = Zum Inhalt springen
page-nav = Seiten
page-nav-home = Spiele
page-nav-new = Neue Partie
page-nav-mine = Meine Partien
page-nav-watch = Zuschauen
page-nav-rules = Regeln
page-settings = Einstellungen
page-language = Sprache
page-appearance = Darstellung
page-appearance-auto = Wie das Gerät
page-appearance-light = Hell
page-appearance-dark = Dunkel
page-playing-as = Du heißt { $name }.
page-your-name = Dein Name
page-save = Speichern
page-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz.

## Startseite

page-home-title = Mittelalterliche Stadtspiele
page-play-now = Jetzt spielen
page-set-up = Partie einrichten
page-level = Gegner
page-running-title = Deine laufenden Partien
page-running-none = Zurzeit keine.
page-open-title = Offene Tische
page-open-none = Niemand wartet auf einen Gegner. Eröffne selbst einen Tisch: Wähle für einen Platz „wer mag“.
page-join = Mitspielen

## Listen von Partien

page-against = { $first } gegen { $second }
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-waiting = Ein Platz ist frei
page-moves = { $count ->
    [0] nicht begonnen
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
page-now = gerade eben
page-minutes-ago = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
page-hours-ago = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
page-days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
page-go-on = Weiterspielen
page-watch-it = Zuschauen
page-replay-it = Nachspielen
page-mine-title = Meine Partien
page-finished-title = Beendet
page-finished-none = Noch keine beendeten Partien.
page-bring-title = Eine Partie mitbringen
page-bring-note = Eine Notation von hier oder anderswo, beendet oder nicht. Jede Aktion wird an den Regeln geprüft; danach steht die Partie bei deinen beendeten und lässt sich nachspielen, teilen und ab jeder Stellung weiterspielen.
page-bring-file = Notation als Datei
page-bring-limit = Höchstens { $most } KiB.
page-bring-text = Oder der Text der Notation
page-bring-it = Mitbringen
page-bring-failed = Diese Notation lässt sich nicht übernehmen
page-bring-nothing = Nichts wurde behalten. Berichtige die Notation und bring sie noch einmal.
page-watch-title = Zuschauen
page-watch-lead = Öffentliche Partien, die gerade gespielt werden. Du siehst, was alle sehen dürfen.
page-watch-none = Gerade wird keine öffentliche Partie gespielt. Beendete stehen weiter unten.
page-recent-title = Kürzlich beendet

## Eine neue Partie

page-new-title = Eine neue Partie
page-new-lead = Sag, wer spielt; alles andere kann bleiben, wie es ist.
page-new-game = Spiel
page-new-seats = Wer spielt
page-new-first-note = { $side } setzt die Kathedrale, danach beginnt die andere Seite.
page-seat-me = Ich
page-seat-here = Eine zweite Person an diesem Bildschirm
page-seat-friend = Ein Freund, über einen Link
page-seat-anyone = Wer mag
page-seat-people = Menschen
page-seat-bots = Bots
page-bot-time = { $bot }, { $seconds } s pro Zug
page-new-games = Partien der Serie
page-new-games-note = Nach jeder Partie werden die Farben getauscht; wer insgesamt weniger Punkte hat, gewinnt die Serie.
page-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
page-new-visible = Wer zuschauen darf
page-new-public = Öffentlich
page-new-public-note = Die Partie steht in der Liste, alle dürfen zuschauen.
page-new-private = Privat
page-new-private-note = Nur, wer den Link hat.
page-new-rules = Regeln
page-new-rules-note = Die gedruckten Regeln lassen einige Fragen offen. Die erste Antwort ist die übliche.
page-new-ruling = Entscheidung { $number }
page-new-seed = Worte für den Startwert
page-new-seed-note = Darf leer bleiben. Zwei Partien mit denselben Worten treffen denselben Zufall; Cathedral kennt keinen, die Bots schon.
page-new-start = Partie einrichten
page-by-default = { $choice } (üblich)

## Der Tisch

page-table-title = { $game }: { $players }
page-players = Spieler
page-you = du
page-bot = Bot
page-open-seat = Freier Platz
page-is-to-move = am Zug
page-board = Brett
page-turn = Zug
page-choose = Was du tun kannst
page-choose-note = Wähle ein Gebäude, dreh es mit R und setz es auf ein Feld.
page-in-hand = Gebäude im Vorrat
page-decide = Zu entscheiden
page-typed = Oder eine Aktion eintippen
page-typed-note = Art, Ausrichtung, Feld: CSwD2.
page-act = Spielen
page-chat = Gespräch
page-chat-none = Noch hat niemand etwas gesagt.
page-chat-say = Deine Worte
page-chat-send = Senden
page-chat-watching = Hier sprechen die Spieler; du schaust zu.
page-undo = Zurücknehmen
page-ask-undo = Um Rücknahme bitten
page-allow-undo = Erlauben
page-refuse-undo = Ablehnen
page-aborted = Die Partie wurde abgebrochen; niemand hat gewonnen.
page-resign = Aufgeben
page-resign-note = { $players ->
    [1] Die Partie endet hier und wird nicht gewertet.
    [2] Du verlierst, und dein Gegner gewinnt.
   *[other] Du verlierst, und die Partie endet für alle: Alle anderen gewinnen.
}
page-abort = Partie abbrechen
page-rematch = Revanche mit getauschten Plätzen
page-play-again = Noch einmal
page-next-game = Nächste Partie der Serie
page-sit-down = Diesen Platz nehmen
page-invite = Freund einladen
page-invite-note = Schick den Link weiter: Er führt zum Platz von { $side }.
page-link = Link
page-copy = Kopieren
page-spectators = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
page-you-watch = Du schaust zu. Du siehst, was alle sehen dürfen.
page-seed = Startwert
page-series-total = Gesamt: { $first } { $first_points }, { $second } { $second_points }
page-record = Notation der Partie
page-more = Über diese Partie

## Nachspielen

page-replay-title = Nachspielen: { $players }
page-start = Der Anfang
page-first = Anfang
page-previous = Zurück
page-next = Weiter
page-last = Ende
page-position = Stellung { $ply } von { $plies }
page-autoplay = Abspielen
page-stop = Anhalten
page-plies = Alle Aktionen
page-share = Diese Stellung teilen
page-download = Herunterladen
page-download-record = Notation
page-download-svg = Bild (SVG)
page-download-png = Bild (PNG)
page-play-on = Ab hier weiterspielen
page-play-on-note = Mit dieser Stellung beginnt eine neue Partie gegen den Bot deiner Wahl.
page-to-table = Zum Tisch

## Regeln

page-rules-title = Die Regeln von { $game }
page-rules-lead = Nummerierte Klauseln, jede mit eigenem Link. Lehnt das Brett einen Zug ab, so nennt es eine davon.
page-rules-language = Die Klauseln selbst sind auf Englisch verfasst.
page-rules-search = Klauseln durchsuchen
page-rules-contents = Inhalt
page-rules-none = Keine Klausel enthält diese Worte.
page-rules-link = Link zu { $clause }

## Wenn etwas fehlt

page-problem-number = Nummer { $status }
page-problem-home = Zurück zu den Spielen
page-missing = Diese Seite gibt es nicht
page-missing-text = Vielleicht ist der Link alt oder vertippt. Deine Partien stehen unter „Meine Partien“.
page-forbidden = Dieser Platz gehört dir nicht
page-forbidden-text = Das kann nur, wer dort sitzt. Zuschauen darfst du aber.
page-broken = Etwas ist schiefgegangen
page-broken-text = Das liegt an uns. Die Partie ist, wie sie vorher war; versuch es gleich noch einmal.
page-unreadable = Diese Partie ist nicht lesbar
page-unreadable-text = Ihr Protokoll und die Regeln dieser Version passen nicht zusammen: Entweder haben sich die Regeln seither geändert, oder das Protokoll ist beschädigt. Nichts davon ging verloren oder wurde verändert; wer diesen Server betreibt, findet in seinem Protokoll, was nicht stimmt.
page-unreadable-stage = nicht lesbar
page-unreadable-why = Warum?

## Was das Skript sagt

page-copied = Kopiert.
page-script-connected = Die Verbindung steht wieder.
page-script-disconnected = Die Verbindung ist unterbrochen. Die Seite versucht es weiter.
page-script-sending = Die Aktion ist unterwegs; die Verbindung ist langsam.
page-script-unsent = Die Aktion konnte nicht gesendet werden und wurde nicht gespielt. Versuch es bitte noch einmal.
page-script-raced = Eine andere Aktion kam zuvor; das Brett zeigt sie jetzt.
page-script-refused = Das geht nicht.
page-script-free = frei
page-script-square = { $square }: { $what }
page-script-board = Brett. Pfeiltasten bewegen, R dreht die Figur, Eingabe setzt sie, Escape legt sie zurück.
page-script-empty-hand = Wähle zuerst ein Gebäude.
page-script-planned = Geplant: Es wird gesetzt, sobald du am Zug bist. Esc nimmt es zurück.
page-script-unplanned = Was du geplant hast, kann dort nicht mehr stehen.
page-script-taken = { $piece }, { $orientation }. Mögliche Felder: { $count }.
page-script-released = Nichts in der Hand.
page-script-facing-n = nach Norden
page-script-facing-e = nach Osten
page-script-facing-s = nach Süden
page-script-facing-w = nach Westen
page-script-turn = Drehen
page-script-release = Zurücklegen
page-script-place = Setzen
page-script-where = Feld
page-script-nowhere = passt so nirgends hin
page-script-claims = Damit eroberst du { $squares }.
page-script-isolates = Die Figur auf { $squares } wäre eingeschlossen.
page-script-clause = Regel { $clause }
page-script-cancel = Abbrechen

## Was alle Spiele gemeinsam haben

page-alone = { $player }, allein
page-list-end = { $rest } und { $last }
page-waiting-for = Am Zug: { $players }.
page-hand-over = Gib das Gerät an { $player } weiter
page-hand-over-note = Was nur { $player } sehen darf, bleibt bis dahin verdeckt.
page-uncover = Ich bin { $player }: weiter
page-look-as = Mit den Augen von { $side } sehen
page-play-alone = Allein
page-play-alone-note = gegen das Szenario, um möglichst viele Punkte
page-seat-nobody = Niemand
page-new-seats-note = Lass hintere Plätze leer, um zu weniger zu spielen.
page-new-variants = Varianten
page-new-chance-note = Darf leer bleiben. Zwei Partien mit denselben Worten treffen auf dieselben Karten.
page-new-file = Eigene Kartendatei
page-new-file-note = Wer das Spiel besitzt, kann die Werte seiner Karten berichtigen. Die Abweichungen gehören dann zur Partie und zu ihrer Aufzeichnung.
page-new-file-problem = Die Kartendatei, Zeile { $line }: { $problem }
page-new-file-bytes = Die Kartendatei ist kein Text.
page-typed-note-plain = So, wie das Protokoll es schreibt, zum Beispiel { $example }.
page-choices-note = Klick an, was im Bild leuchtet, oder wähle hier.
page-restart = Meinen Zug neu beginnen
page-hidden-next = Dann kommt etwas Verdecktes ans Licht.
