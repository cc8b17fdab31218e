### Die Verwaltung, und was die lesen, die sie betrifft.

admin-title = Verwaltung
admin-forbidden = Nur für Verwalter
admin-forbidden-text = Wer diesen Server betreibt, ernennt sie mit einem Befehl auf seiner Maschine.
admin-done = Erledigt und unten vermerkt.

## Die Last

admin-load = Last
admin-matches = Laufende Partien
admin-tables = Tische im Speicher
admin-streams = Offene Datenströme
admin-pace = Züge je Sekunde, in der letzten Minute
admin-bots = Bots, die denken, und die warten
admin-memory = Speicher
admin-mib = { $count } MiB
admin-unknown = unbekannt

## Personen

admin-people = Personen
admin-find = Nach Name oder Nummer suchen
admin-find-now = Suchen
admin-nobody = So heißt niemand.
admin-person = Person
admin-since = Hier
admin-restraints = Einschränkungen
admin-account = Konto
admin-guest = Gast
admin-administrator = Verwalter
admin-banned-until = Gesperrt bis { $moment }: { $reason }
admin-banned-for-good = Für immer gesperrt: { $reason }
admin-muted-until = Stumm bis { $moment }: { $reason }
admin-muted-for-good = Für immer stumm: { $reason }
admin-act = Was mit { $name } geschehen soll
admin-how-long = Wie lange
admin-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
admin-for-good = für immer
admin-reason = Der Grund, wie ihn die Person liest
admin-ban = { $name } sperren
admin-ban-note = Wer gesperrt ist, hat alle laufenden Partien aufgegeben.
admin-mute = { $name } stumm schalten
admin-unban = { $name } wieder einlassen
admin-unmute = { $name } wieder reden lassen

## Tische

admin-table = Eine Partie und was dort gesagt wurde
admin-match-id = Die Partie, wie in ihrer Adresse
admin-look = Ansehen
admin-no-match = Diese Partie gibt es nicht.
admin-remove-match = Aus den öffentlichen Listen nehmen
admin-remove-match-note = Wer den Link hat, sieht sie weiterhin.
admin-silent = Dort wurde nichts gesagt.
admin-remove-remark = Die Worte von { $name } entfernen

## An alle

admin-announce = Auf allen Seiten etwas sagen
admin-announced = Auf allen Seiten bis { $moment }: { $words }
admin-words = Text
admin-words-fr = Dasselbe auf Französisch, wenn du möchtest
admin-words-de = Dasselbe auf Deutsch, wenn du möchtest
admin-hours = So viele Stunden lang
admin-announce-now = Bekannt machen
admin-end-announcement = Nicht mehr zeigen

## Das Buch

admin-book = Was Verwalter getan haben
admin-empty-book = Noch nichts.
admin-when = Wann
admin-who = Wer
admin-what = Was
admin-about = Wen oder was es betrifft
admin-note = Text
admin-machine = an der Maschine
admin-deed-ban = gesperrt
admin-deed-unban = wieder eingelassen
admin-deed-mute = stumm geschaltet
admin-deed-unmute = darf wieder reden
admin-deed-grant = zum Verwalter ernannt
admin-deed-revoke = nicht mehr Verwalter
admin-deed-remove-remark = eine Bemerkung entfernt
admin-deed-remove-match = aus den Listen genommen
admin-deed-announce = bekannt gemacht
admin-deed-end-announcement = Bekanntmachung beendet

## Was die lesen, die es betrifft

admin-barred = Du kannst nicht herein
admin-barred-until = Die Betreiber dieses Servers haben dich bis { $moment } gesperrt.
admin-barred-for-good = Die Betreiber dieses Servers haben dich für immer gesperrt.
admin-barred-reason = Ihr Grund: { $reason }
admin-barred-games = Deine laufenden Partien sind aufgegeben. Alles, was über dich gespeichert ist, kannst du weiterhin herunterladen.
admin-you-are-muted-until = Bis { $moment } darfst du an Tischen nicht reden. Der Grund: { $reason }
admin-you-are-muted-for-good = Du darfst an Tischen nicht mehr reden. Der Grund: { $reason }
admin-announcement = Bekanntmachung
