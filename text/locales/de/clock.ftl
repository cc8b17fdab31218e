### Uhren, Hinweise, dass man am Zug ist, und Rufadressen.

clock-title = Bedenkzeit
clock-each-has = Alle haben
clock-none = keine Uhr
clock-minutes = { $minutes } min + { $gain } s je Zug
clock-seconds = { $seconds } s + { $gain } s je Zug
clock-days = { $count ->
    [one] einen Tag je Zug
   *[other] { $count } Tage je Zug
}
clock-fischer-note = Eine Uhr läuft, solange bei ihr eine Entscheidung liegt, und gewinnt mit jedem Zug etwas dazu.
clock-days-note = Bei Tagen hat jeder Zug so lange Zeit, und nichts wird angespart.
clock-timeout = Wenn jemandes Zeit abgelaufen ist
clock-timeout-lose = ist die Partie verloren
clock-timeout-bot = spielt ein Bot weiter
clock-timeout-note = Zu dritt oder viert spielt immer ein Bot weiter.
clock-then-lose = Wessen Zeit abläuft, der verliert die Partie.
clock-then-bot = Wessen Zeit abläuft, für den spielt ein Bot weiter, bis der Platz wieder übernommen wird.
clock-grace = Reißt deine Verbindung ab, steht deine Uhr jedes Mal bis zu { $seconds } Sekunden still, in der ganzen Partie bis zu { $minutes } Minuten.
clock-nobodys-time = Ist der Server nicht da, läuft keine Uhr. Wer jemanden zurücknehmen lässt, bekommt die seither verbrauchte Zeit zurück.
clock-left = Restzeit
clock-days-left = { $count ->
    [one] noch ein Tag
   *[other] noch { $count } Tage
}
clock-hours-left = { $count ->
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
clock-until = bis { $date }
clock-seconds-left = Noch { $count } Sekunden
clock-waiting = Verbindung verloren: es wird gewartet
clock-out-of-time = Deine Zeit ist abgelaufen.
clock-lost-on-time = { $loser }: Zeit abgelaufen; { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
clock-stand-in = ein Bot spielt
clock-stood-in = Für { $names } spielt ein Bot weiter.
clock-stood-in-you = Deine Zeit war abgelaufen; ein Bot spielt für dich weiter. Du kannst deinen Platz wieder übernehmen.
clock-take-back = Platz wieder übernehmen

notice-title = Wenn ich am Zug bin
notice-on = Benachrichtigen
notice-sound = mit Ton
notice-refused = Dein Browser zeigt von hier keine Hinweise; das lässt sich in seinen Einstellungen ändern.
notice-your-turn = Du bist am Zug
notice-against = { $game } mit { $names }
notice-alone = { $game }

hook-title = Rufadressen
hook-link = Ein anderes Programm wissen lassen, dass du am Zug bist
hook-lead = Eine Rufadresse ist eine Adresse von dir, die dieser Server jedes Mal aufruft, wenn du in einer deiner Partien am Zug bist. Der Aufruf nennt Partie, Platz und Ort und nichts von der Stellung.
hook-yours = Deine Rufadressen
hook-none = Du hast keine.
hook-url = Adresse
hook-url-note = Sie beginnt mit https://. Antworte mit einem Status von 200 bis 299; die Antwort selbst wird nicht gelesen.
hook-make = Rufadresse anlegen
hook-make-title = Eine neue Rufadresse
hook-end = { $url } beenden
hook-stop = Beenden
hook-made = Angelegt
hook-state = Zustand
hook-works = funktioniert
hook-fails = kein Aufruf kam durch seit: { $since }
hook-off = abgeschaltet, weil tagelang kein Aufruf durchkam
hook-secret = Das Geheimnis deiner neuen Rufadresse
hook-secret-note = Kopiere es jetzt: Es wird nur dieses eine Mal gezeigt. Jeder Aufruf trägt die Kopfzeile Bastide-Signature: sha256= und den HMAC-SHA256 seines Inhalts mit diesem Geheimnis, in Hexadezimalziffern.
hook-secret-copied = Das Geheimnis ist kopiert.
hook-bad = Diese Adresse lässt sich nicht aufrufen: Schreib sie wie https://example.org/turns.
hook-plain = Von hier lassen sich nur Adressen mit https:// aufrufen.
hook-private = Diese Adresse liegt in einem eigenen Netz; der Betreiber dieses Servers ruft dort nicht an.
hook-too-many = Du hast { $most } Rufadressen, mehr können es nicht sein. Beende zuerst eine.
