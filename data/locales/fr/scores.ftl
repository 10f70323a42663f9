### French: scores, cards and drawings.
### Nobody who speaks French well has read this file yet. What each message is for, the English file says.
### Before a colon and a semicolon stands a space at which no line ends (U+00A0).

## Reasons of a score

reasons-circle-item = gemme pure { color-feminine } au niveau { $level }{ $painted } : { $level }{ $bonus }
reasons-painted-with =
    { $n ->
        [one] , purifiée avec { $n } gemme
       *[other] , purifiée avec { $n } gemmes
    }
reasons-infinite-item = gemme infinie { color-feminine } au niveau { $level } : { $level }{ $bonus }
reasons-circle-bonuses = , et { $n } par les bonus de gemmes { color-feminine-plural }
reasons-per-each =
    { $n ->
        [one] { $found } ; { $n } point par unité
       *[other] { $found } ; { $n } points par unité
    }
reasons-per-every =
    { $n ->
        [one] { $found } ; { $n } point par tranche de { $every }
       *[other] { $found } ; { $n } points par tranche de { $every }
    }
reasons-reached = { $found } ; { $points } pour { $n }
reasons-reached-or-more = { $found } ; { $points } à partir de { $n }
reasons-tier-missed = { $found } ; moins de { $n }
reasons-flat-item = la valeur de cette loi
reasons-level-item = cette loi est au niveau { $level }
reasons-most-won = { $found } ; aucun autre joueur n'en a davantage
reasons-most-won-alone = { $found } ; tous les autres joueurs en ont moins
reasons-second-won = { $found } ; un seul autre joueur en a davantage
reasons-most-lost = { $found } ; mais un autre joueur en a davantage
reasons-most-lost-alone = { $found } ; mais un autre joueur en a autant ou davantage
reasons-fewest-won = { $found } ; aucun autre joueur n'en a moins
reasons-fewest-won-alone = { $found } ; tous les autres joueurs en ont davantage
reasons-fewest-lost = { $found } ; mais un autre joueur en a moins
reasons-fewest-lost-alone = { $found } ; mais un autre joueur en a autant ou moins
reasons-nothing-copied = aucune loi adjacente ne rapporte de points
reasons-copied-item = autant que la loi adjacente qui rapporte le plus
reasons-copied-known = autant que { $law }, la loi adjacente qui rapporte le plus
reasons-condition-missed = { $found } ; exigé : { $limits }
reasons-condition-held = { $reason } ; la condition est remplie : { $found }
reasons-magic-times =
    { $n ->
        [one] { $n } jeton Magie multiplié par le bonus de magie { $bonuses }
       *[other] { $n } jetons Magie multipliés par le bonus de magie { $bonuses }
    }
reasons-magic-times-sum =
    { $n ->
        [one] { $n } jeton Magie multiplié par { $sum }, la somme des bonus de magie { $bonuses }
       *[other] { $n } jetons Magie multipliés par { $sum }, la somme des bonus de magie { $bonuses }
    }
reasons-magic-alone =
    { $n ->
        [one] { $n } jeton Magie, mais aucun bonus de magie
       *[other] { $n } jetons Magie, mais aucun bonus de magie
    }
reasons-bonus-alone = bonus de magie { $bonuses }, mais aucun jeton Magie
reasons-kinds = Défense { $defense }, Magie { $magic }, Science { $science }
reasons-sets-item =
    { $n ->
        [one] { $n } set complet de { $worth } points : { $kinds }
       *[other] { $n } sets complets de { $worth } points : { $kinds }
    }
reasons-no-set = aucun set complet : { $kinds }
reasons-attack-item = jetons Attaque des adversaires : { $n }, défense du joueur : { $defense } ; { $outcome }
reasons-attack-stopped = tous neutralisés

## Painting

painting-no-gems-left = Purification : aucune, il ne reste aucune gemme derrière le paravent.
painting-best-painting = Purification choisie pour vous ({ $known }) :
painting-best-is-none = Purification : aucune, choisi pour vous ({ $known }).
painting-chosen-painting = Purification choisie par le joueur ({ $known }) :
painting-chosen-is-none = Purification : aucune, choix du joueur ({ $known }).
painting-none-scores-more = aucune purification ne rapporte plus
painting-no-other-scores-more = aucune autre ne rapporte plus
painting-no-gem-scores-more = aucune gemme sur un fragment ne rapporterait plus
painting-another-scores-more = une autre rapporte plus
painting-unproven = la meilleure trouvée ; il n'est pas prouvé qu'aucune autre ne rapporte plus
painting-painted-circle = - gemme sous { $card } : posez { $gems } ; { $end }
painting-gems-on =
    { $n ->
        [one] { $n } { $things } sur le fragment { $sections }
       *[other] { $n } { $things } sur les fragments { $sections }
    }
painting-section-labels-left = gauche
painting-section-labels-right = droit
painting-section-labels-bottom-left = bas gauche
painting-section-labels-bottom-right = bas droit
painting-stays-mixed = elle reste impure
painting-becomes = elle devient { color-feminine }
painting-named-card = { $name } ({ $number }, niveau { $level })
painting-numbered-card = la carte { $number } (niveau { $level })
painting-unknown-card = la carte du niveau { $level }, place { $x }
painting-sections-of-a-circle = Les fragments d'une gemme : gauche = coin supérieur droit de la carte inférieure gauche, droit = coin supérieur gauche de la carte inférieure droite, bas gauche et bas droit = bord inférieur de la carte supérieure.

## Cards as text

cards-sections = fragments
cards-section-names-1 = en haut à gauche
cards-section-names-2 = en haut à droite
cards-section-names-3 = en bas
cards-blank = vide
cards-level = niveau { $level } : payez { $cost }  recevez { $reward }
cards-gems =
    { $n ->
        [one] { $n } { color-feminine }
       *[other] { $n } { color-feminine-plural }
    }
cards-gems-nominative = { cards-gems }
cards-top-reward = les récompenses des niveaux 1, 2 et 3, ou { $n } points de pouvoir
cards-names = noms : { $names }
cards-columns-1 = numéro
cards-columns-2 = nom

## Labels of tables and drawings

labels-lines-circles = Gemmes pures
labels-lines-infinite-gems = Gemmes infinies
labels-lines-laws = Lois
labels-lines-power = Pouvoir
labels-lines-magic = Magie
labels-lines-sets = Sets
labels-lines-attack = Attaque
labels-total = Total
labels-rank = Rang
labels-player = Joueur
labels-winner = Vainqueur
labels-winners = Vainqueurs
labels-level = Niveau
labels-circle = gemme pure
labels-painted = purifié
labels-points = points de pouvoir
labels-science = science
labels-magic = magie
labels-defense = défense
labels-magic-bonus = bonus de magie
labels-circle-bonus = bonus de gemme
labels-infinite-gem = gemme infinie
labels-stored-gem = gemme posée
labels-tucked-card = carte glissée dessous
labels-gems = gemmes
labels-draw = pioche
labels-attack = attaque
labels-power = pouvoir
labels-letters-science = S
labels-letters-magic = M
labels-letters-attack = A
labels-letters-defense = D
