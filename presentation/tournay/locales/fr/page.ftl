### Tournay à une table sur une page, en français.

tournay-offer = { $offer } · { $price }
tournay-without-a-card = sans jouer de carte
tournay-price-own = avec { tournay-citizens } de votre carte Place
tournay-price-borrowed = avec { tournay-citizens }, { $own ->
    [0] à emprunter
   *[other] dont { $own } de votre carte Place et { $borrowed } à emprunter
} chez { $owners } pour { tournay-deniers }
tournay-price-deniers = { $deniers ->
    [0] gratuit
   *[other] { tournay-deniers }
}
tournay-price-citizen = un habitant { tournay-colour } à vous retourne à la réserve
tournay-price-card = { $deniers ->
    [0] une autre carte
   *[other] { tournay-deniers } et une autre carte
}
tournay-price-earns = rapporte { tournay-deniers }
tournay-endures-nothing = cela ne vous coûterait rien
tournay-worth-citizens = { $citizens ->
    [one] +{ $citizens } habitant
   *[other] +{ $citizens } habitants
}
tournay-saves-all = cet événement ne vous fait rien perdre
tournay-endures-any = { $citizens ->
    [one] { $citizens } habitant se couche
   *[other] { $citizens } habitants se couchent
}
tournay-forecast = { $what ->
    [lay-down] Au prochain crieur, habitants couchés : { $who }.
    [damage] Au prochain crieur, cartes endommagées : { $who }.
    [loss] Au prochain crieur, deniers perdus : { $who }.
   *[gain] Au prochain crieur, deniers gagnés : { $who }.
}
tournay-forecast-nobody = Au prochain crieur, personne n’est touché.
tournay-forecast-note = Ce que le prochain crieur public apporterait si rien ne changeait d’ici là et si personne ne construisait de rempart.
tournay-forecast-share = { $seat } { $number }
tournay-tab = { $tab ->
    [district] Mon quartier
    [supply] Pioches
   *[others] Les autres
}
tournay-tabs = Vues de la table
tournay-zoom-close = Fermer
tournay-zoom-clauses = Dans les règles :
tournay-zoom-printed = Ces valeurs sont celles de la carte imprimée.
tournay-zoom-reconstructed = Reconstitué, sans vérification sur la carte imprimée : { $values }.
tournay-value = { $value ->
    [effect] effet
    [cost] coût
    [pp] points
    [removable] retrait à deux joueurs
    [effect_colour] couleur de l’effet
    [combat_colour] couleur du combat
   *[circles] cercles
}
page-tournay-about = Relevez une ville à coups de cartes, mettez vos habitants à l’ouvrage et tenez bon face à ce qu’annoncent les crieurs.
page-tournay-facts = 2 à 4 joueurs · cartes · mains cachées
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-deniers = { $deniers ->
    [one] { $deniers } denier
   *[other] { $deniers } deniers
}
page-heading = { $kind ->
    [play] Jouer une carte
    [draw] Piocher une carte
    [activate] Activer un bâtiment
    [activate-idle] Activer sans effet
    [combat] Combattre un événement
    [earn] Gagner des deniers
    [recruit] Recruter
    [borrow] Emprunter des habitants
   *[other] Possible aussi
}

## Dans le terminal

tournay-typing-actions = Écrivez une action comme un mot et ce qu’il lui faut : play Y1-MARKET b2, draw W2 blind, activate c3, earn red 2, gather, skip.
tournay-typing-moves = « moves draw » celles avec ce mot, « moves c3 » celles d’un emplacement
tournay-typing-pieces = les cartes de votre main ; « pieces market » toutes les cartes de ce nom
