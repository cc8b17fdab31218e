### Die Seite der Schlüssel, mit denen Programme für jemanden spielen.

programs-title = Programme, die für Sie spielen
programs-lead = Ein Programm mit einem Ihrer Schlüssel handelt in Ihrem Namen, so weit der Schlüssel reicht. Geben Sie jedem Programm einen eigenen und beenden Sie ihn, wenn Sie ihn nicht mehr brauchen.
programs-how = Was Programme fragen können
programs-link = Ein Programm für sich spielen lassen
programs-tokens = Ihre Schlüssel
programs-none = Sie haben keinen vergeben.
programs-label = Wofür er ist
programs-scopes = Er erlaubt
programs-made = Gemacht
programs-used = Zuletzt benutzt
programs-never-used = noch nie
programs-ends = Endet
programs-never-ends = wenn Sie ihn beenden
programs-in-days = { $count ->
    [one] in einem Tag
   *[other] in { $count } Tagen
}
programs-end = { $label } beenden
programs-make = Schlüssel machen
programs-make-title = Ein neuer Schlüssel
programs-days = Endet nach so vielen Tagen
programs-days-note = Darf leer bleiben: Dann gilt er, bis Sie ihn beenden.
programs-given = Ihr neuer Schlüssel
programs-given-note = Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal gezeigt und nirgends aufbewahrt.
programs-copied = Der Schlüssel ist kopiert.
programs-scope-read = sehen, was Sie sehen: Ihre Partien und Ihre Hand
programs-scope-play = Partien ansetzen, Platz nehmen und spielen
programs-scope-chat = am Tisch etwas sagen
programs-scope-tokens = Schlüssel machen und beenden
programs-too-many = Sie haben { $most } Schlüssel, mehr gehen nicht. Beenden Sie zuerst einen.
programs-no-label = Sagen Sie, wofür der Schlüssel ist, in 1 bis 40 Zeichen.
programs-no-scope = Ein Schlüssel, der nichts erlaubt, nützt nichts: Wählen Sie, was er darf.
