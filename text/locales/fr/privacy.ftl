## Ce qui est conservé au sujet des personnes

privacy-title = Ce que nous conservons à votre sujet
privacy-lead = Bastide conserve ce qu’il faut pour que vous puissiez jouer, et rien pour vous observer.
privacy-kept = Ce qui est conservé
privacy-guest = Sans compte : le nom que vous avez choisi, le moment de votre arrivée, vos parties, ce que vous avez dit aux tables, les leçons terminées, vos classements et vos tournois.
privacy-account = Avec un compte, en plus : votre mot de passe et vos codes de secours, enregistrés de façon que personne ne puisse les lire, et les navigateurs où vous êtes connecté, avec la date de leur dernière utilisation. Ni adresse électronique, ni vrai nom.
privacy-games = D’une partie : chaque coup et le moment où il a été joué. Une partie publique est visible par tous, avec les noms de celles et ceux qui l’ont jouée.
privacy-addresses = L’adresse de votre connexion sert, tant que le serveur tourne, à limiter ce que peut faire une même adresse. Elle n’est notée ni dans la base de données, ni dans le journal du serveur.
privacy-cookies = Cookies
privacy-cookies-text = L’un dit qui vous êtes ; trois autres au plus retiennent votre langue, le mode clair ou sombre et une invitation que vous avez suivie. Aucun ne vient d’ailleurs, et rien ne compte vos visites.
privacy-others = Qui d’autre l’apprend
privacy-others-text = Personne, sauf si vous le demandez : un programme à qui vous donnez un jeton, ou une adresse que vous faites appeler quand c’est à vous de jouer. Cet appel dit quelle partie attend, et rien des cartes.
privacy-long = Pendant combien de temps
privacy-long-text = Un visiteur sans compte qui ne peut plus revenir est oublié après 400 jours : son nom, ses paroles et ses jetons disparaissent, les parties restent sans nom. Un navigateur que vous n’utilisez pas est déconnecté après 90 jours. Une table ouverte où personne ne vient est annulée après une semaine.
privacy-yours = Ce que vous pouvez faire
privacy-yours-text = Vous pouvez télécharger tout ce qui est conservé à votre sujet, changer de nom, révoquer des jetons et déconnecter d’autres navigateurs. Si vous supprimez votre compte, tout disparaît aussitôt, sauf les parties elles-mêmes, qui appartiennent aussi aux autres ; elles ne montrent alors plus de nom. Les sauvegardes de l’hébergeur peuvent le garder quelque temps encore.
privacy-download = Télécharger ce qui est conservé à votre sujet
privacy-host = La personne qui fait tourner ce serveur décide combien de temps sont gardés les sauvegardes et les journaux de la machine placée devant lui.
