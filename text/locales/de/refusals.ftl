### Warum etwas nicht geschehen ist, auf Deutsch.

## An einem Tisch

refusal-no-match = Diese Partie gibt es nicht.
refusal-no-game = Dieses Spiel gibt es nicht.
refusal-no-invitation = Dieser Link führt zu keinem Platz. Lass dir einen neuen geben.
refusal-not-your-seat = Dieser Platz gehört dir nicht.
refusal-seat-taken = Dieser Platz ist besetzt oder für jemand anderen bestimmt.
refusal-waiting = Noch haben nicht alle Platz genommen.
refusal-over = Die Partie ist zu Ende.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-outdated = Eine andere Änderung kam zuvor. Sieh dir den Tisch noch einmal an.
refusal-bots-alone = An { $most } deiner Tische spielen schon Bots unter sich. Warte, bis eine Partie zu Ende ist, oder setz dich selbst dazu.
refusal-no-bot = Einen Bot „{ $bot }“ gibt es nicht, oder er würde zu lange nachdenken.
refusal-long-name = Ein Name hat höchstens { $most } Zeichen.
refusal-broken = Bei uns ist etwas schiefgegangen. Die Partie ist, wie sie vorher war.
refusal-notation = „{ $text }“ ist keine Aktion; wie man sie schreibt, steht in { $clause }.

## In dem, was gesendet wurde

refusal-form = Was gesendet wurde, ist nicht lesbar. Geh zurück zur Seite und sende es noch einmal.
refusal-too-much = Das ist zu viel auf einmal: Höchstens { $most } KiB lassen sich senden.

## In den Optionen einer Partie

refusal-option-unknown = Eine Option „{ $name }“ gibt es nicht; die Optionen sind { $known }.
refusal-option-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein.
refusal-option-pair = „{ $text }“ hat nicht die Form Option=Wert.
refusal-option-twice = Die Option „{ $name }“ ist zweimal angegeben.
refusal-option-players = Das Spiel ist für { $allowed } Spieler, nicht für { $given }.

## In einer Notation

refusal-record-line = Zeile { $line }: { $problem }
refusal-record-none = Das ist keine Notation von Bastide; ihre erste Zeile wäre „bastide-record: 1“.
refusal-record-bytes = Diese Datei ist kein Text.
refusal-record-format = Diese Notation hat das Format „{ $found }“, das hier unbekannt ist.
refusal-record-game = Das ist die Notation einer Partie „{ $found }“, die man hier nicht spielt.
refusal-record-header = Eine Zeile des Kopfes schreibt man „Schlüssel: Wert“.
refusal-record-key = Der Kopf einer Notation hat keinen Schlüssel „{ $key }“.
refusal-record-twice = „{ $key }“ ist zweimal angegeben.
refusal-record-missing = Im Kopf fehlt „{ $key }“.
refusal-record-value = Der Wert von „{ $key }“ ist nicht lesbar.
refusal-record-commitment = Das Siegel des Startwerts gehört nicht zu diesem Startwert.
refusal-record-seat = Eine Aktion schreibt man „Platz Aktion“; die Plätze sind { $seats }.
refusal-record-action = „{ $action }“ ist hier nicht möglich: { $reason }
refusal-record-written = Die Aktion schreibt man „{ $expected }“.
refusal-record-result = Das Ergebnis ist „{ $actual }“, nicht „{ $written }“.
refusal-record-unsealed = Die Notation hat kein Siegel; sie würde mit einer Zeile „seal: …“ enden.
refusal-record-seal = Das Siegel passt nicht: Darüber wurde etwas geändert. Ohne diese Zeile gilt die Notation als von Hand geschrieben.
refusal-record-after-seal = Nach dem Siegel darf nichts mehr stehen.
refusal-record-cut-off = Die Datei endet mitten in einer Zeile.
