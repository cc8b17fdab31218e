## Wie der Startwert einer Partie zustande kommt

fair-title = War gut gemischt?
fair-link = Wie gemischt wurde
fair-lead = Alles, was in einer Partie der Zufall entscheidet, folgt aus ihrem Startwert, 64 Ziffern. Niemand wählt sie allein: Zuerst legt der Server ein Geheimnis fest und zeigt dessen Fingerabdruck, der sich nicht mehr ändern lässt. Danach gibt jeder Platz einen eigenen Teil dazu. Der Startwert ist der Fingerabdruck des Geheimnisses und aller Teile in der Reihenfolge der Plätze. Das Geheimnis wird am Ende der Partie verraten, damit jeder nachrechnen kann.
fair-limits = Das zeigt, dass der Server nicht erst gewählt hat, als er die Teile kannte, und dass niemand am Tisch das Geheimnis kannte. Es kann nicht zeigen, dass der Betreiber nicht unter anderem Namen selbst mitspielt und den letzten Teil dazugibt.

fair-committed = Der Server hat sich auf ein Geheimnis festgelegt, bevor der erste Teil kam.
fair-all-server = Niemand hat einen eigenen Teil dazugegeben: Der Server hat den Startwert allein festgelegt, bevor die Partie begann.
fair-older = Diese Partie stammt aus der Zeit vor den Zusagen. Vom Mischen lässt sich nur der Startwert selbst zeigen.
fair-words = Wer diese Partie angelegt hat, hat Worte für den Startwert gewählt und kann wissen, was kommt. Sie trägt keine Zusage.
fair-same = Diese Partie hat mit Absicht dieselben Karten wie eine andere. Sie trägt keine eigene Zusage; für das Mischen gilt, was die erste Partie zeigt. Wer jene gespielt oder gesehen hat, kennt die Karten.
fair-further = Diese Partie wurde aus einer Stellung einer anderen weitergespielt und hat deren Startwert. Sie trägt keine eigene Zusage; für das Mischen gilt, was jene Partie zeigt.
fair-lesson = In einer Lektion bekommen alle dieselben Karten. Sie trägt keine Zusage.
fair-brought = Diese Partie wurde als Notation mitgebracht und trägt keine Zusage.
fair-brought-committed = Diese Partie wurde als Notation mitgebracht. Sie trägt die Zusage des Servers, auf dem sie gespielt wurde; dieser Server hat sie nicht gegeben und zeigt nur, ob alles zusammenpasst.
fair-other-match = Die erste Partie

fair-commitment = Zusage (SHA-256 des Geheimnisses)
fair-secret = Geheimnis
fair-seed = Startwert
fair-later = wird am Ende der Partie verraten
fair-not-yet = hat noch keinen Teil dazugegeben
fair-part-own = eigener Teil
fair-part-server = vom Server, aus dem Geheimnis
fair-part-hidden = dazugegeben; wird gezeigt, wenn alle es getan haben

fair-shuffle = Bevor gemischt wird
fair-shuffle-note = Der Server hat sich mit diesem Fingerabdruck auf ein Geheimnis festgelegt. Gib einen eigenen Teil dazu, beliebige Worte oder Ziffern, dann kann er nicht gewählt haben, was kommt. Dein Browser macht das von selbst, wenn du nicht selbst schreiben willst.
fair-your-part = Dein Teil
fair-add = Dazugeben und beginnen
fair-type-own = Ich will meinen Teil zum Mischen selbst schreiben
fair-undealt = Gemischt wird, wenn alle da sind.
fair-waits = Gemischt wird, wenn { $players } einen Teil dazugegeben hat.

## Nachrechnen

fair-check = Die Probe
fair-check-note = Dein Browser rechnet das selbst nach, aus der Notation der Partie.
fair-check-offline = Der Befehl „bastide verify“ macht dasselbe ohne Netz mit einer heruntergeladenen Notation und spielt jeden Zug nach.
fair-check-later = Wenn die Partie zu Ende ist, rechnet dein Browser hier alles nach.
fair-no-crypto = Browser berechnen Fingerabdrücke nur über https oder auf dem Rechner des Servers. Lade die Notation herunter und prüfe sie mit „bastide verify“.
fair-no-script = Ohne Skripte kann diese Seite nichts nachrechnen. Lade die Notation herunter und prüfe sie mit „bastide verify“.
fair-fits-commitment = Die Zusage ist der Fingerabdruck des Geheimnisses.
fair-wrong-commitment = Die Zusage ist nicht der Fingerabdruck des Geheimnisses.
fair-fits-parts = Jeder Teil des Servers folgt aus dem Geheimnis.
fair-wrong-parts = Ein Teil des Servers folgt nicht aus dem Geheimnis.
fair-fits-seed = Der Startwert folgt aus dem Geheimnis und den Teilen.
fair-wrong-seed = Der Startwert folgt nicht aus dem Geheimnis und den Teilen.
fair-fits-seal = Das Siegel der Notation stimmt: Nichts darin wurde verändert.
fair-wrong-seal = Das Siegel der Notation stimmt nicht: Etwas darin wurde verändert.
fair-fits-own = Der Teil, den dieser Browser dazugegeben hat, ist dabei.
fair-wrong-own = Der Teil, den dieser Browser dazugegeben hat, fehlt.
fair-fits-seen = Die Zusage ist die, die dieser Browser gesehen hat, bevor er seinen Teil dazugab.
fair-wrong-seen = Die Zusage ist nicht die, die dieser Browser gesehen hat, bevor er seinen Teil dazugab.
fair-wrong-page = Die Notation sagt nicht dasselbe wie diese Seite.
fair-nothing-added = Dieser Browser hat zu dieser Partie keinen Teil dazugegeben.
fair-all-well = Alles passt zusammen.
fair-not-well = Etwas passt nicht zusammen.

## `bastide verify`

fair-verify-none = Diese Notation trägt keine Zusage über das Mischen.
fair-verify-legal = { $count ->
    [one] Ihr einziger Zug ist erlaubt, und das Ergebnis ist das erreichte.
   *[other] Alle { $count } Züge sind erlaubt, und das Ergebnis ist das erreichte.
}
fair-verify-unfinished = { $count ->
    [one] Ihr einziger Zug ist erlaubt; die Partie wurde nicht zu Ende gespielt.
   *[other] Alle { $count } Züge sind erlaubt; die Partie wurde nicht zu Ende gespielt.
}
fair-verify-rules = Sie wurde mit anderen Regeln begonnen ({ $rules }); das kann der Grund sein.
