## À la porte du serveur

house-slowly = Pas si vite
house-too-often = { $seconds ->
    [one] C’était trop d’un coup. Réessayez dans une seconde.
   *[other] C’était trop d’un coup. Réessayez dans { $seconds } secondes.
}
house-too-many-streams = Trop de tables sont ouvertes à la fois dans ce navigateur ou à cette adresse. Fermez-en et réessayez dans { $seconds } secondes.
house-too-slow = La demande a mis trop de temps à arriver. Réessayez.
house-other-way = Cette adresse existe, mais pas pour ce qui lui était demandé.
house-other-site = La demande venait de la page d’un autre site et n’a pas été exécutée.
house-not-there = Il n’y a rien à cette adresse.
