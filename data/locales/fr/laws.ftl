### French: laws in sentences.
### Nobody who speaks French well has read this file yet. What each message is for, the English file says.
### Before a colon and a semicolon stands a space at which no line ends (U+00A0).

## Quantities and conditions

quantities-section = avec un fragment { color-masculine }
quantities-section-at-top-left = avec un fragment { color-masculine } en haut à gauche
quantities-section-at-top-right = avec un fragment { color-masculine } en haut à droite
quantities-section-at-top = avec un fragment { color-masculine } en haut
quantities-section-at-bottom = avec un fragment { color-masculine } en bas
quantities-having-some = avec des jetons
quantities-having-none = sans jeton
quantities-resting-character =
    { $n ->
        [one] qui repose sur une carte Personnage
       *[other] qui reposent sur une carte Personnage
    }
quantities-resting-law =
    { $n ->
        [one] qui repose sur une loi
       *[other] qui reposent sur une loi
    }
quantities-each = chaque
quantities-none =
    { $gender ->
        [m] aucun
       *[f] aucune
    }
quantities-each-one =
    { $gender ->
        [m] un
       *[f] une
    }
owner-in-pyramid =
    { $whose ->
        [mine] dans votre pyramide
        [opponents] dans les pyramides de tous les autres joueurs
        [everybody] dans les pyramides de tous les joueurs
       *[anybody] dans la pyramide
    }
owner-of-pyramid =
    { $whose ->
        [mine] de votre pyramide
        [opponents] des pyramides de tous les autres joueurs
        [everybody] des pyramides de tous les joueurs
       *[anybody] de la pyramide
    }
owner-behind-screen =
    { $whose ->
        [mine] derrière votre paravent
        [opponents] derrière les paravents de tous les autres joueurs
        [everybody] derrière les paravents de tous les joueurs
       *[anybody] derrière le paravent
    }
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (sans les cartes glissées sous d'autres)
        [gems]
            { $n ->
                [one] posée sur les cartes Loi { owner-of-pyramid }
               *[other] posées sur les cartes Loi { owner-of-pyramid }
            }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (cartes glissées sous d'autres comprises)
quantities-places-tucked =
    { $n ->
        [one] glissée sous une carte { owner-of-pyramid }
       *[other] glissées sous des cartes { owner-of-pyramid }
    }
quantities-places-row =
    { $counted ->
        [cost_gems] de la ligne de cette loi
        [cards] de la ligne de cette loi
       *[other] sur les cartes de la ligne de cette loi
    }
quantities-places-adjacent =
    { $counted ->
        [cost_gems] adjacentes à cette loi
        [cards]
            { $n ->
                [one] adjacente à cette loi
               *[other] adjacentes à cette loi
            }
       *[other] sur les cartes adjacentes à cette loi
    }
quantities-places-above =
    { $counted ->
        [cost_gems] qui reposent sur cette loi
        [cards]
            { $n ->
                [one] qui repose sur cette loi
               *[other] qui reposent sur cette loi
            }
       *[other] sur les cartes qui reposent sur cette loi
    }
quantities-places-below =
    { $counted ->
        [cost_gems] sur lesquelles repose cette loi
        [cards]
            { $n ->
                [one] sur laquelle repose cette loi
               *[other] sur lesquelles repose cette loi
            }
       *[other] sur les cartes sur lesquelles repose cette loi
    }
quantities-places-beside =
    { $counted ->
        [cost_gems] à gauche ou à droite de cette loi
        [cards] à gauche ou à droite de cette loi
       *[other] sur les cartes à gauche ou à droite de cette loi
    }
quantities-places-touching = dont cette loi fait partie
quantities-places-here = sur cette loi
quantities-places-tucked-here =
    { $n ->
        [one] glissée sous cette loi
       *[other] glissées sous cette loi
    }
quantities-places-stored-here =
    { $n ->
        [one] posée sur cette loi
       *[other] posées sur cette loi
    }
quantities-places-screen = { owner-behind-screen }
quantities-places-hand = dans votre main
quantities-places-itself = jusqu'à celui de cette loi
quantities-places-game = jusqu'à celui-ci inclus
quantities-on-level = au niveau { $level } { owner-of-pyramid }
quantities-on-each-level = à chacun des niveaux { $levels } { owner-of-pyramid }
quantities-sets =
    { $n ->
        [one] set ({ $parts })
       *[other] sets ({ $parts })
    }
    .gender = m
quantities-kinds-among =
    { $n ->
        [one] sorte présente ({ $parts })
       *[other] sortes présentes ({ $parts })
    }
    .gender = f
quantities-of-each-color = de chaque couleur
quantities-levels-with =
    { $n ->
        [one] niveau{ $levels } { owner-of-pyramid } avec au moins { $parts }
       *[other] niveaux{ $levels } { owner-of-pyramid } avec au moins { $parts }
    }
    .gender = m
quantities-colors-among =
    { $n ->
        [one] couleur de { $parts }
       *[other] couleurs de { $parts }
    }
    .gender = f
quantities-kinds-of-token =
    { $n ->
        [one] sorte de jeton { $parts }
       *[other] sortes de jeton { $parts }
    }
    .gender = f
quantities-opponents-with-fewer =
    { $n ->
        [one] autre joueur qui a moins { $parts } que vous
       *[other] autres joueurs qui ont moins { $parts } que vous
    }
    .gender = m
quantities-opponents-with-more =
    { $n ->
        [one] autre joueur qui a plus { $parts } que vous
       *[other] autres joueurs qui ont plus { $parts } que vous
    }
    .gender = m
quantities-greatest = (seule la sorte la plus nombreuse compte)
quantities-each-counts =
    { $n ->
        [2] (à compter deux fois)
       *[other] (à compter { $n } fois)
    }
quantities-for-each = pour { $each_thing }
quantities-for-every = par tranche de { $n } { $things }
quantities-at-most-times = { $rate }, au plus { $times }
quantities-times =
    { $n ->
        [1] une fois
       *[other] { $n } fois
    }
quantities-found = { $things } : { $n }
quantities-found-none = { quantities-found }
quantities-there-are =
    { $n ->
        [one] s'il y a { $limits } { $thing }
       *[other] s'il y a { $limits } { $things }
    }
quantities-there-are-kinds =
    { $n ->
        [one] s'il y a { $limits } sorte présente ({ $parts })
       *[other] s'il y a { $limits } sortes présentes ({ $parts })
    }
quantities-there-are-colors =
    { $n ->
        [one] s'il y a { $limits } couleur de { $parts }
       *[other] s'il y a { $limits } couleurs de { $parts }
    }
quantities-opponents-have-fewer =
    { $n ->
        [one] si { $limits } autre joueur a moins { $things } que vous
       *[other] si { $limits } autres joueurs ont moins { $things } que vous
    }
quantities-opponents-have-more =
    { $n ->
        [one] si { $limits } autre joueur a plus { $things } que vous
       *[other] si { $limits } autres joueurs ont plus { $things } que vous
    }
quantities-there-is-no = s'il n'y a { $no_thing }
quantities-there-is-neither = s'il n'y a ni { $things }
quantities-no-opponent-has-fewer = si aucun autre joueur n'a moins { $things } que vous
quantities-no-opponent-has-more = si aucun autre joueur n'a plus { $things } que vous
quantities-nor = { " ni " }
quantities-level-is = si le niveau de cette loi est { $limits }
quantities-turn-is = si le numéro de ce tour de jeu est { $limits }
quantities-exactly = exactement { $n }
quantities-at-least = au moins { $n }
quantities-at-most = au plus { $n }
quantities-at-most-none = { quantities-at-most }
quantities-fewer-of = { "de " }

## Rewards

rewards-nothing = rien
rewards-any-gems =
    { $n ->
        [one] { $n } gemme de votre choix
       *[other] { $n } gemmes de votre choix
    }
rewards-drawn =
    { $n ->
        [one] { $n } carte de la pioche de votre choix
       *[other] { $n } cartes des pioches de votre choix
    }
rewards-their-gems =
    { $n ->
        [one] { $n } gemme de son choix
       *[other] { $n } gemmes de son choix
    }
rewards-their-cards =
    { $n ->
        [one] { $n } carte de la pioche de son choix
       *[other] { $n } cartes des pioches de son choix
    }
rewards-any-infinite-gem = 1 gemme infinie de la couleur de votre choix

## Effects of laws

effects-gain = Prenez { $gained }.
effects-choose-one = Prenez au choix : { $options }.
effects-draw =
    { $n ->
        [one] Piochez { $n } carte { deck-source }.
       *[other] Piochez { $n } cartes { deck-source }.
    }
effects-put-back-cards =
    { $n ->
        [one] Remettez { $n } { $things } de votre main { deck-put }.
       *[other] Remettez { $n } { $things } de votre main { deck-put }, dans l'ordre de votre choix.
    }
effects-tuck-from-hand =
    { $n ->
        [1] Glissez, si vous le voulez, 1 carte de votre main sous cette loi.
       *[other] Glissez jusqu'à { $n } cartes de votre main sous cette loi.
    }
effects-tuck-any-from-hand = Glissez sous cette loi autant de cartes de votre main que vous le voulez.
effects-tuck-free-card = Glissez une carte libre de votre pyramide sous cette loi, s'il y en a une : une carte à l'extrémité de sa ligne, sans carte posée sur elle ni glissée sous elle. Déplacez sur cette loi tout ce qui s'y trouvait.
effects-store-gems =
    { $n ->
        [1] Posez sur cette loi, si vous le voulez, 1 gemme de derrière votre paravent ; elle y reste.
       *[other] Posez sur cette loi jusqu'à { $n } gemmes de derrière votre paravent ; elles y restent.
    }
effects-swap-tokens = Échangez, si vous le voulez, un jeton d'une de vos cartes contre un jeton d'une carte d'un autre joueur, qui ne peut pas refuser{ $paid }.
effects-paid-for-swap =  ; dans ce cas, donnez à ce joueur { $gems } de derrière votre paravent
effects-take-from-row = Prenez en main une carte Personnage mise aux enchères ; remplacez-la par une carte de la Réserve Personnages.
effects-skip-next-auction = Ne participez pas à la prochaine phase d'Enchères.
effects-double-tokens = Doublez les jetons de ce personnage : ajoutez un jeton identique à chacun de ceux qui s'y trouvent ; les gemmes ne sont pas doublées.
effects-look =
    { $n ->
        [1] Regardez { deck-end-one } carte { deck-genitive } ; { $rest }.
       *[other] Regardez les { $n } { deck-end-many } cartes { deck-genitive } ; { $rest }.
    }
effects-keep-all =
    { $n ->
        [one] prenez-la en main
       *[other] prenez-les en main
    }
effects-keep-some = prenez-en { $n } en main et { $put }
effects-put-it = remettez-la { $where }
effects-put-them = remettez-les { $where }, dans l'ordre de votre choix
effects-put-other = remettez l'autre { $where }
effects-put-others = remettez les autres { $where }, dans l'ordre de votre choix
effects-rests-top = sur la pioche
effects-rests-bottom = sous la pioche
effects-look-behind-screen = Regardez derrière le paravent d'un autre joueur de votre choix ; ne dites à personne ce que vous y voyez.
effects-conditional = { $condition }, { $effects }.
effects-conditional-otherwise = { $condition }, { $effects } ; sinon, { $others }.
effects-choose = Choisissez : { $lists }.
effects-pay = { $payment }, si vous le voulez ; dans ce cas, { $effects }.
effects-pay-inside = { effects-pay }
effects-pay-times = { $payment }, si vous le voulez, jusqu'à { $times } ; chaque fois, { $effects }.
effects-pay-times-inside = { effects-pay-times }
effects-pay-gems = payez { $gems }
effects-discard-cards =
    { $n ->
        [one] défaussez { $n } carte de votre main
       *[other] défaussez { $n } cartes de votre main
    }
effects-discard-tucked =
    { $n ->
        [one] défaussez { $n } carte glissée sous cette loi
       *[other] défaussez { $n } cartes glissées sous cette loi
    }
effects-give-tokens = rendez { $tokens } de votre pyramide
effects-give-attack = rendez { $tokens }
effects-move-token = Déplacez, si vous le voulez, un jeton d'une carte de votre pyramide sur une autre.
effects-turn-token = Retournez, si vous le voulez, un de vos jetons : un jeton Science ou Magie d'une carte de votre pyramide, un jeton Défense de cette loi, qui passe derrière votre paravent comme jeton Attaque, ou un jeton Attaque, qui passe sur cette loi comme jeton Défense.
effects-untuck =
    { $n ->
        [1] Reprenez en main, si vous le voulez, 1 carte glissée sous cette loi.
       *[other] Reprenez en main jusqu'à { $n } cartes glissées sous cette loi.
    }
effects-untuck-any = Reprenez en main autant de cartes glissées sous cette loi que vous le voulez.
effects-take-stored = Reprenez derrière votre paravent toutes les gemmes posées sur cette loi.
effects-with-fewer = { " " }qui, par rapport à vous, a moins { $things }
effects-with-more = { " " }qui, par rapport à vous, a plus { $things }
effects-others-gain = Chaque autre joueur{ $who } prend { $gained }.
effects-others-gain-inside = { effects-others-gain }
effects-others-lose =
    { $n ->
        [one] Chaque autre joueur{ $who } rend { $n } gemme de son choix à la Banque ; qui n'en a pas n'en rend pas.
       *[other] Chaque autre joueur{ $who } rend { $n } gemmes de son choix à la Banque ; qui en a moins les rend toutes.
    }
effects-others-lose-inside = { effects-others-lose }
effects-then =  ; puis{ " " }
effects-then-inside = , puis{ " " }

## Points at the end of the game

clauses-at-the-end = En fin de partie, { $scored }.
clauses-at-the-end-if = En fin de partie, { $condition }, { $scored }.
clauses-only-if = Cela ne compte que { $condition }.
clauses-score =
    { $n ->
        [one] vous marquez { $n } point
       *[other] vous marquez { $n } points
    }
clauses-score-more =
    { $n ->
        [one] vous marquez { $n } point de plus
       *[other] vous marquez { $n } points de plus
    }
clauses-lose =
    { $n ->
        [one] vous perdez { $n } point
       *[other] vous perdez { $n } points
    }
clauses-table =
    { $n ->
        [one] vous marquez { $points } point avec { $numbers } { $things }
       *[other] vous marquez { $points } points avec { $numbers } { $things }
    }
clauses-step =
    { $n ->
        [one] { $n } point avec { $least }{ $things }
       *[other] { $n } points avec { $least }{ $things }
    }
clauses-tier =
    { $n ->
        [one] { $n } point avec au moins { $least }{ $things }
       *[other] { $n } points avec au moins { $least }{ $things }
    }
clauses-tiers = vous marquez { $tiers }
clauses-by-level = vous marquez { $levels }
clauses-by-level-table = vous marquez des points selon le niveau de cette loi
clauses-first-level =
    { $n ->
        [one] { $n } point si cette loi est au niveau { $level }
       *[other] { $n } points si cette loi est au niveau { $level }
    }
clauses-further-level =
    { $n ->
        [one] { $n } point au niveau { $level }
       *[other] { $n } points au niveau { $level }
    }
clauses-most = { $scored } si vous avez au moins 1 { $thing } et qu'aucun autre joueur n'en a davantage
clauses-most-alone = { $scored } si vous avez au moins 1 { $thing } et que tous les autres joueurs en ont moins
clauses-second = { $first } ; { $scored } si un seul autre joueur en a davantage
clauses-fewest = { $scored } si aucun autre joueur n'a moins { $things }
clauses-fewest-alone = { $scored } si tous les autres joueurs ont plus { $things }
clauses-most-on-levels = { $scored } pour chaque niveau{ $levels } de votre pyramide où vous avez au moins 1 { $thing } et où aucun autre joueur n'en a davantage
clauses-most-on-levels-alone = { $scored } pour chaque niveau{ $levels } de votre pyramide où vous avez plus { $things } que tout autre joueur
clauses-fewest-on-levels = { $scored } pour chaque niveau{ $levels } où aucun autre joueur n'a moins { $things }
clauses-fewest-on-levels-alone = { $scored } pour chaque niveau{ $levels } où tous les autres joueurs ont plus { $things }
clauses-each-level = { $scored }, en comptant chaque niveau séparément
clauses-each-level-apart = Chaque niveau compte séparément.
clauses-copied = vous marquez autant de points que pour la loi adjacente qui vous en rapporte le plus

## How a law is played

laws-in-place-of-card-1 = Jouez cette loi à la place d'une carte du niveau 1, 2, 3 ou 4 de votre pyramide.
laws-in-place-of-card-2 = Reprenez cette carte en main ; ce qui se trouvait dessus ou dessous reste avec cette loi.
laws-under-character = Ne posez pas cette loi dans une ligne : glissez-la sous une carte Personnage de votre pyramide.
laws-on-levels = Jouez cette loi au niveau { $levels } seulement.
laws-price = Lorsque vous jouez cette loi, payez { $gems }.
laws-only-if = Jouez cette loi seulement { $condition }.
laws-requires =
    { $n ->
        [1] S'il ne reste aucune carte { deck-inside }, cette loi est sans effet lorsque vous la jouez.
       *[other] S'il reste moins de { $n } cartes { deck-inside }, cette loi est sans effet lorsque vous la jouez.
    }
laws-does-nothing = Cette loi n'a aucun effet.
laws-events-card-taken =
    { $whose ->
        [mine] Chaque fois que vous ajoutez une carte à votre main (remportée, piochée ou donnée par une loi),
        [opponents] Chaque fois qu'un autre joueur ajoute une carte à sa main (remportée, piochée ou donnée par une loi),
       *[everybody] Chaque fois qu'un joueur, vous compris, ajoute une carte à sa main (remportée, piochée ou donnée par une loi),
    }
laws-events-circle-closed =
    { $whose ->
        [mine] Chaque fois que vous complétez une { $circle }{ $which },
        [opponents] Chaque fois qu'un autre joueur complète une { $circle }{ $which },
       *[everybody] Chaque fois qu'un joueur, vous compris, complète une { $circle }{ $which },
    }
laws-events-passed =
    { $whose ->
        [mine] À la fin de chaque phase d'Enchères où vous avez passé,
        [opponents] À la fin de chaque phase d'Enchères, pour chaque autre joueur qui y a passé,
       *[everybody] À la fin de chaque phase d'Enchères, pour chaque joueur qui y a passé,
    }
laws-events-round-ended = À la fin de chaque tour de Placement,
laws-events-turn-ended = À la fin de chaque tour de jeu,
laws-events-law-played =
    { $whose ->
        [mine] Chaque fois que vous jouez une autre carte Loi{ $which },
        [opponents] Chaque fois qu'un autre joueur joue une carte Loi{ $which },
       *[everybody] Chaque fois qu'un joueur, vous compris, joue une carte Loi{ $which },
    }
laws-events-character-played =
    { $whose ->
        [mine] Chaque fois que vous jouez une carte Personnage{ $which },
        [opponents] Chaque fois qu'un autre joueur joue une carte Personnage{ $which },
       *[everybody] Chaque fois qu'un joueur, vous compris, joue une carte Personnage{ $which },
    }
laws-event-on = au niveau { $level }
laws-event-if = { $event }, { $condition },
laws-does = { $event } { $effects }.
laws-may-do = { $event } vous pouvez utiliser cette loi : { $effects }.
laws-may = { $event } vous pouvez { $response }.
laws-responses-tuck-here = la glisser sous cette loi
laws-while-here = Tant que cette loi est visible dans votre pyramide, { $different }.
laws-while-here-if = Tant que cette loi est visible dans votre pyramide, { $condition }, { $different }.
laws-cheaper = une carte Personnage{ $where } vous coûte { $gems } de moins
laws-cheaper-on = { " " }jouée au niveau { $level }
laws-more-gems-pass = vous prenez { $gems } de plus lorsque vous passez lors d'une enchère
laws-more-gems-circle = chaque gemme pure que vous complétez vous rapporte { $gems } de plus de sa couleur
