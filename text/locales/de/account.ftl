### Konten: anlegen, anmelden, die eigene Seite, zurückkommen, gehen.

account-title = Dein Konto
account-nav = Konto
account-lead = Du kannst ohne Konto spielen. Mit einem Konto warten deine Partien, Lektionen und Schlüssel auf jedem Gerät auf dich.

## Anlegen

account-sign-up = Ein Konto anlegen
account-keeps = Was du hier als { $name } gespielt hast, bleibt deins.
account-name = Name
account-name-note = So sehen dich die anderen. Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und - _ . ' und hat höchstens { $most } Zeichen.
account-password = Passwort
account-password-note = Mindestens { $least } Zeichen. Mehrere Wörter, die nichts miteinander zu tun haben, merkt man sich leicht.
account-make = Konto anlegen

## Anmelden

account-sign-in = Anmelden
account-take = Mitnehmen, was ich hier als { $name } gespielt habe
account-take-note = Sonst bleiben diese Partien, wo sie sind, und niemand kommt mehr an sie heran. Eine Partie, an der du auch mit deinem Konto sitzt, wird nie mitgenommen.

## Mit einem Code zurückkommen

account-recover = Passwort vergessen
account-recover-lead = Mit einem deiner Notfallcodes setzt du ein neues Passwort. Der Code ist damit verbraucht, und alle Geräte werden abgemeldet.
account-code = Notfallcode
account-new-password = Neues Passwort
account-set-password = Passwort setzen

## Die eigene Seite

account-signed-in = Du bist als { $name } angemeldet.
account-sign-out = Abmelden
account-administration = Verwaltung
account-sessions = Wo du angemeldet bist
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
    [one] Du hast noch einen Notfallcode. Mit ihm kommst du zurück, wenn du dein Passwort vergisst; eine E-Mail braucht es nicht.
   *[other] Du hast noch { $count } Notfallcodes. Mit einem davon kommst du zurück, wenn du dein Passwort vergisst; eine E-Mail braucht es nicht.
}
account-new-codes = Neue Codes machen
account-new-codes-note = Die alten gelten dann nicht mehr.
account-codes-given = Deine Notfallcodes
account-codes-given-note = Schreib sie auf oder druck diese Seite aus: Sie werden nur dieses eine Mal gezeigt und nirgends aufbewahrt. Jeder setzt einmal ein neues Passwort.
account-codes-done = Ich habe sie aufbewahrt
account-data = Deine Daten
account-export = Alles herunterladen, was über dich gespeichert ist
account-export-note = Eine JSON-Datei: dein Konto, deine Geräte, deine Partien, was du an Tischen gesagt hast, Lektionen und Schlüssel.
account-delete = Konto löschen
account-delete-goes = Was verschwindet, sofort und für immer: dein Name, dein Passwort, deine Notfallcodes und Anmeldungen, deine Schlüssel, deine Lektionen und die Worte von allem, was du an Tischen gesagt hast.
account-delete-stays = Was bleibt, weil es auch den anderen gehört: die Partien. In deren Listen heißt du „gelöschter Spieler“. Laufende Partien werden aufgegeben.
account-delete-now = Konto für immer löschen
account-deleted-player = gelöschter Spieler

## Was daraus wurde

account-done-name = Du hast einen neuen Namen.
account-done-password = Das Passwort ist geändert, und alle anderen Geräte sind abgemeldet.
account-done-sessions = Die anderen Geräte sind abgemeldet.
account-done-deleted = Dein Konto ist gelöscht.

## Was nicht geht

account-wrong = Dieser Name und dieses Passwort gehören nicht zusammen. Prüfe beide; nach mehreren Versuchen muss man warten.
account-wrong-code = Dieser Name und dieser Code gehören nicht zusammen, oder der Code ist verbraucht.
account-wrong-password = Das ist nicht dein Passwort.
account-name-taken = Jemand anders hat diesen Namen oder einen, der genauso aussieht. Wähle einen anderen.
account-name-short = Ein Name hat mindestens zwei Buchstaben oder Ziffern.
account-name-long = Ein Name hat höchstens { $most } Zeichen.
account-name-odd = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und - _ . '; sonst nichts.
account-name-reserved = So kann hier niemand heißen. Wähle einen anderen Namen.
account-password-short = Ein Passwort hat mindestens { $least } Zeichen.
account-password-long = Ein Passwort hat höchstens { $most } Zeichen.
account-password-common = Mit diesem fängt an, wer Passwörter errät. Wähle ein anderes.
