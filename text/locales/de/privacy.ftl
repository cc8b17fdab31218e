## Was über Menschen gespeichert wird

privacy-title = Was über dich gespeichert wird
privacy-lead = Bastide speichert, was nötig ist, damit du spielen kannst, und nichts, um dich zu beobachten.
privacy-kept = Was gespeichert wird
privacy-guest = Als Gast: der Name, den du dir gegeben hast, wann du gekommen bist, deine Partien, was du an Tischen gesagt hast, deine Lektionen, Wertungen und Turniere.
privacy-account = Mit einem Konto außerdem: dein Passwort und deine Wiederherstellungscodes, so gespeichert, dass niemand sie lesen kann, und die Browser, in denen du angemeldet bist, mit der Zeit ihrer letzten Nutzung. Keine E-Mail-Adresse und kein richtiger Name.
privacy-games = Von einer Partie: jeder Zug und wann er gemacht wurde. Eine öffentliche Partie können alle sehen, mit den Namen derer, die sie gespielt haben.
privacy-addresses = Die Adresse deiner Verbindung wird genutzt, solange der Server läuft, um zu begrenzen, wie viel von einer Adresse aus möglich ist. Sie wird nicht aufgeschrieben, weder in der Datenbank noch im Protokoll des Servers.
privacy-cookies = Cookies
privacy-cookies-text = Eines sagt, wer du bist; bis zu drei weitere merken sich deine Sprache, hell oder dunkel und eine Einladung, der du gefolgt bist. Keines kommt von anderswo, und nichts zählt deine Besuche.
privacy-others = Wer sonst davon erfährt
privacy-others-text = Niemand, außer du willst es: ein Programm, dem du ein Token gibst, oder eine Adresse, die du anrufen lässt, wenn du am Zug bist. Der Anruf sagt, welche Partie wartet, und nichts über die Karten.
privacy-long = Wie lange
privacy-long-text = Ein Gast, der nicht wiederkommen kann, wird nach 400 Tagen vergessen: Name, Worte und Tokens verschwinden, die Partien bleiben ohne Namen. Ein Browser, den du nicht benutzt, wird nach 90 Tagen abgemeldet. Ein offener Tisch, an den niemand kommt, wird nach einer Woche abgesagt.
privacy-yours = Was du tun kannst
privacy-yours-text = Du kannst alles herunterladen, was über dich gespeichert ist, deinen Namen ändern, Tokens beenden und andere Browser abmelden. Löschst du dein Konto, verschwindet alles sofort außer den Partien selbst, denn sie gehören auch den anderen; sie zeigen dann keinen Namen mehr. In Sicherungskopien des Betreibers kann es noch eine Weile stehen.
privacy-download = Herunterladen, was über dich gespeichert ist
privacy-host = Wer diesen Server betreibt, entscheidet, wie lange Sicherungskopien und die Protokolle der Maschine davor aufbewahrt werden.
