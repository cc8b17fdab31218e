### Konten: anlegen, anmelden, die eigene Seite, zurückkommen, gehen.

account-title = Ihr Konto
account-nav = Konto
account-lead = Sie können ohne Konto spielen. Mit einem Konto warten Ihre Partien, Lektionen und Schlüssel auf jedem Gerät auf Sie.

## Anlegen

account-sign-up = Ein Konto anlegen
account-keeps = Was Sie hier als { $name } gespielt haben, bleibt Ihres.
account-name = Name
account-name-note = So sehen Sie die anderen. Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und - _ . ' und hat höchstens { $most } Zeichen.
account-password = Passwort
account-password-note = Mindestens { $least } Zeichen. Mehrere Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.
account-make = Konto anlegen

## Anmelden

account-sign-in = Anmelden
account-take = Mitnehmen, was ich hier als { $name } gespielt habe
account-take-note = Sonst bleiben diese Partien, wo sie sind, und niemand kommt mehr an sie heran. Eine Partie, an der Sie auch mit Ihrem Konto sitzen, wird nie mitgenommen.

## Mit einem Code zurückkommen

account-recover = Passwort vergessen
account-recover-lead = Mit einem Ihrer Notfallcodes setzen Sie ein neues Passwort. Der Code ist damit verbraucht, und alle Geräte werden abgemeldet.
account-code = Notfallcode
account-new-password = Neues Passwort
account-set-password = Passwort setzen

## Die eigene Seite

account-signed-in = Sie sind als { $name } angemeldet.
account-sign-out = Abmelden
account-administration = Verwaltung
account-sessions = Wo Sie angemeldet sind
account-sessions-note = Ein Gerät, das 90 Tage lang niemand benutzt hat, wird von selbst abgemeldet.
account-device = Gerät
account-unknown-device = unbekanntes Gerät
account-this-device = dieses Gerät
account-begun = Angemeldet
account-used = Zuletzt benutzt
account-end-session = { $device } abmelden
account-end-others = Alle anderen Geräte abmelden
account-change-name = Namen ändern
account-save-name = Namen speichern
account-change-password = Passwort ändern
account-current = Jetziges Passwort
account-change-note = Alle anderen Geräte werden abgemeldet.
account-codes = Notfallcodes
account-codes-left = { $count ->
    [one] Sie haben noch einen Notfallcode. Mit ihm kommen Sie zurück, wenn Sie Ihr Passwort vergessen; eine E-Mail braucht es nicht.
   *[other] Sie haben noch { $count } Notfallcodes. Mit einem davon kommen Sie zurück, wenn Sie Ihr Passwort vergessen; eine E-Mail braucht es nicht.
}
account-new-codes = Neue Codes machen
account-new-codes-note = Die alten gelten dann nicht mehr.
account-codes-given = Ihre Notfallcodes
account-codes-given-note = Schreiben Sie sie auf oder drucken Sie diese Seite: Sie werden nur dieses eine Mal gezeigt und nirgends aufbewahrt. Jeder setzt einmal ein neues Passwort.
account-codes-done = Ich habe sie aufbewahrt
account-data = Ihre Daten
account-export = Alles herunterladen, was über Sie gespeichert ist
account-export-note = Eine JSON-Datei: Ihr Konto, Ihre Geräte, Ihre Partien, was Sie an Tischen gesagt haben, Lektionen und Schlüssel.
account-delete = Konto löschen
account-delete-goes = Was verschwindet, sofort und für immer: Ihr Name, Ihr Passwort, Ihre Notfallcodes und Anmeldungen, Ihre Schlüssel, Ihre Lektionen und die Worte von allem, was Sie an Tischen gesagt haben.
account-delete-stays = Was bleibt, weil es auch den anderen gehört: die Partien. In deren Listen heißen Sie „gelöschter Spieler“. Laufende Partien werden aufgegeben.
account-delete-now = Konto für immer löschen
account-deleted-player = gelöschter Spieler

## Was daraus wurde

account-done-name = Sie haben einen neuen Namen.
account-done-password = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
account-done-sessions = Die anderen Geräte sind abgemeldet.
account-done-deleted = Ihr Konto ist gelöscht.

## Was nicht geht

account-wrong = Dieser Name und dieses Passwort gehören nicht zusammen. Prüfen Sie beide; nach mehreren Versuchen muss man warten.
account-wrong-code = Dieser Name und dieser Code gehören nicht zusammen, oder der Code ist verbraucht.
account-wrong-password = Das ist nicht Ihr Passwort.
account-name-taken = Jemand anders hat diesen Namen oder einen, der genauso aussieht. Wählen Sie einen anderen.
account-name-short = Ein Name hat mindestens zwei Buchstaben oder Ziffern.
account-name-long = Ein Name hat höchstens { $most } Zeichen.
account-name-odd = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und - _ . '; sonst nichts.
account-name-reserved = So kann hier niemand heißen. Wählen Sie einen anderen Namen.
account-password-short = Ein Passwort hat mindestens { $least } Zeichen.
account-password-long = Ein Passwort hat höchstens { $most } Zeichen.
account-password-common = Mit diesem fängt an, wer Passwörter errät. Wählen Sie ein anderes.
