### Die Seite der Schlüssel, mit denen Programme für jemanden spielen.

programs-title = Programme, die für dich spielen
programs-lead = Ein Programm mit einem deiner Schlüssel handelt in deinem Namen, so weit der Schlüssel reicht. Gib jedem Programm einen eigenen und beende ihn, wenn du ihn nicht mehr brauchst.
programs-how = Was Programme fragen können
programs-link = Ein Programm für dich spielen lassen
programs-tokens = Deine Schlüssel
programs-none = Du hast keinen vergeben.
programs-label = Wofür er ist
programs-scopes = Er erlaubt
programs-made = Gemacht
programs-used = Zuletzt benutzt
programs-never-used = noch nie
programs-ends = Endet
programs-never-ends = wenn du ihn beendest
programs-in-days = { $count ->
    [one] in einem Tag
   *[other] in { $count } Tagen
}
programs-end = { $label } beenden
programs-make = Schlüssel machen
programs-make-title = Ein neuer Schlüssel
programs-days = Endet nach so vielen Tagen
programs-days-note = Darf leer bleiben: Dann gilt er, bis du ihn beendest.
programs-given = Dein neuer Schlüssel
programs-given-note = Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt und nirgends aufbewahrt.
programs-copied = Der Schlüssel ist kopiert.
programs-scope-read = sehen, was du siehst: deine Partien und deine Hand
programs-scope-play = Partien ansetzen, Platz nehmen und spielen
programs-scope-chat = am Tisch etwas sagen
programs-scope-tokens = Schlüssel machen und beenden
programs-too-many = Du hast { $most } Schlüssel, mehr gehen nicht. Beende zuerst einen.
programs-no-label = Sag, wofür der Schlüssel ist, in 1 bis 40 Zeichen.
programs-no-scope = Ein Schlüssel, der nichts erlaubt, nützt nichts: Wähle, was er darf.
