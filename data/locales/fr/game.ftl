### French: a game in progress.
### Nobody who speaks French well has read this file yet. What each message is for, the English file says.
### Before a colon and a semicolon stands a space at which no line ends (U+00A0).

## Parts of sentences

table-no-gems = aucune gemme
table-no-card = aucune carte
table-a-card = une carte
table-token-power = jeton Pouvoir de valeur { $n }
table-token-science = jeton Science
table-token-magic = jeton Magie
table-token-defense = jeton Défense
table-token-magic-bonus = jeton Bonus Magie +{ $n }
table-token-circle-bonus = jeton Bonus Gemmes { color-feminine-plural } +{ $n }
table-a-token = un { $token }
table-at-base = { color-feminine } du bas
table-at-tip = { color-feminine } du haut
table-place = la carte du niveau { $level }, place { $x }
table-level = la carte du niveau { $level }
table-under = sous { $card }
table-virtual-opponents =
    { $n ->
        [one] { $n } adversaire virtuel
       *[other] { $n } adversaires virtuels
    }
table-editions-french = française
table-editions-english = anglaise
table-editions-german = allemande
table-editions-italian = italienne
table-editions-portuguese = portugaise

## Events

events-game-started = { $players } commencent une partie. Édition : { $edition }.
events-cards-removed = Hors jeu dans cette édition : { $cards }.
events-decks-made = La pioche Personnages compte { $auction } cartes, la Réserve Personnages { $reserve }.
events-gems-returned = { $player } rend { $gems }.
events-dealt = { $player } reçoit { $things }{ $shown }.
events-first-card-placed = { $player } commence avec { $card }.
events-turn-started = — Tour de jeu { $turn } —
events-cards-revealed = Nouvelles cartes : { $row }.
events-auction-started = Enchère { $auction } : { $players }.
events-choice-made = { $player } a choisi.
events-bids-revealed = Les mains s'ouvrent : { $bids }.
events-bid-pass = { $player } passe
events-virtual-bid = adversaire virtuel { $number } { color-masculine }
events-claims-revealed = Cartes choisies : { $claims }.
events-claim-none = { $player } aucune carte { color-feminine }
events-card-taken = { $player } prend { $card } ({ color-masculine }).
events-cards-discarded = Défausse : { $cards }.
events-passed = { $player } passe.
events-gems-taken = { $player } prend { $gems } à la Banque.
events-row-moved = La ligne avance ; défausse : { $cards } ; désormais en haut : { $row }.
events-card-tucked = { $player } glisse { $card } sous { $at }.
events-row-refilled = { $card }, de la Réserve Personnages, prend la place libre ({ $slot }).
events-auction-skipped = { $player } ne participera pas à la prochaine phase d'Enchères.
events-round-started = Tour de Placement { $round } : { $players }.
events-cards-laid = Cartes révélées : { $cards }.
events-laid-for-gems = { " " }(contre des gemmes)
events-card-returned = { $player } reprend { $card } en main.
events-card-placed = { $player } pose { $card } { $where }{ $paid }{ $infinite }.
events-on-place = au niveau { $level }, place { $x }
events-on-level-one = au niveau 1
events-left-of = au niveau 1, à gauche de la carte { $card }
events-right-of = au niveau 1, à droite de la carte { $card }
events-across = au niveau { $level }, sur { $cards }
events-paid =  ; paie { $gems }
events-infinite =  ; les gemmes infinies paient { $gems }
events-circle-closed = { $player } complète une gemme pure { color-feminine } et prend 1 gemme { color-feminine }.
events-circle-without-gem = { $player } complète une gemme pure { color-feminine } ; la Banque n'a plus de gemme { color-feminine }.
events-tokens-gained = { $player } reçoit { $tokens } sur { $at }.
events-attack-gained = { $player } prend { $tokens } derrière son paravent.
events-infinite-gem-gained = { $player } pose une gemme infinie { color-feminine } de la Banque sur { $at }.
events-own-infinite-gem = { $player } pose une gemme { color-feminine } de derrière son paravent comme gemme infinie sur { $at }.
events-infinite-gem-lost = { $player } ne reçoit pas de gemme infinie { color-feminine }.
events-card-drawn = { $player } pioche { $card } { deck-source }.
events-law-responded = { $card } ({ $player }) prend effet.
events-no-effect = { $card } ({ $player }) : ce que la carte ferait maintenant n'est pas possible.
events-option-chosen = { $player } choisit l'option { $option }.
events-option-taken = { $player } choisit : { $option }.
events-gems-paid = { $player } paie { $gems }.
events-attack-paid = { $player } rend { $tokens }.
events-token-paid = { $player } rend { $token } posé sur { $at }.
events-token-moved = { $player } déplace { $token }, posé sur { $at }, vers { $to }.
events-token-turned = { $player } retourne un jeton sur { $at } : { $side } devient { $other }.
events-card-taken-back = { $player } reprend en main { $card }, qui était sous { $at }.
events-gems-taken-back = { $player } reprend { $gems } de { $at } derrière son paravent.
events-gem-stored = { $player } pose 1 gemme { color-feminine } sur { $at }.
events-gems-lost = { $player } perd { $gems }.
events-no-gems-lost = { $player } n'a pas de gemme à perdre.
events-card-put-back = { $player } remet { $card } { deck-put }.
events-cards-looked-at =
    { $n ->
        [1] { $player } regarde { deck-end-one } carte { deck-genitive }{ $shown }.
       *[other] { $player } regarde les { $n } { deck-end-many } cartes { deck-genitive }{ $shown }.
    }
events-rest-put-back-top =
    { $n ->
        [one] { $player } remet { $n } carte sur le dessus { deck-genitive }.
       *[other] { $player } remet { $n } cartes sur le dessus { deck-genitive }.
    }
events-rest-put-back-bottom =
    { $n ->
        [one] { $player } remet { $n } carte au bas { deck-genitive }.
       *[other] { $player } remet { $n } cartes au bas { deck-genitive }.
    }
events-screen-seen = { $player } regarde derrière le paravent adverse ({ $other }){ $shown }.
events-card-moved-under = { $player } glisse { $card }, qui était au niveau { $level }, sous { $to }.
events-tokens-swapped = { $player } échange avec { $other } { $token } contre { $taken }{ $paid }.
events-hand-discarded = { $player } retire son paravent : { $behind } ; main défaussée : { $cards }.
events-section-painted = { $player } purifie en { color-masculine } le fragment { $section } de la gemme { $circle }.
events-circle-under = sous { $at }
events-circle-at = sous { $at }

## Questions to a player

prompts-chooses =
    { $n ->
        [one] { $players } doit choisir { $choosing }.
       *[other] { $players } doivent choisir { $choosing }.
    }
prompts-up-to = { " " }(encore { $n } au plus)
prompts-due = { " " }(encore { $n })
prompts-gems-to-return = Quelles deux gemmes rendez-vous ?
    .choosing = deux gemmes à rendre
prompts-start = Par quel personnage commencez-vous votre pyramide, et lequel gardez-vous ?
    .choosing = la première carte, et une carte à garder
prompts-bid = Enchère { $auction } sur { $auctions } : que misez-vous ?
    .choosing = une mise
prompts-claim =
    { $n ->
        [one] { $others } a aussi misé { color-masculine } : quelle carte voulez-vous ? La même n'ira à personne.
       *[other] { $others } ont aussi misé { color-masculine } : quelle carte voulez-vous ? La même n'ira à personne.
    }
    .choosing = une des cartes d'une couleur
prompts-claim-alone = Vous êtes seul à avoir misé { color-masculine } : laquelle des deux cartes prenez-vous ?
prompts-claim-with-virtual = Un adversaire virtuel a aussi misé { color-masculine } : prenez-vous la carte du haut, ou laissez-vous les deux ?
prompts-attack-card = Votre jeton Attaque : quelle carte prenez-vous ?
    .choosing = une carte contre un jeton Attaque
prompts-row-discard = Quelle carte défaussez-vous pour l'adversaire virtuel ?
    .choosing = une carte à défausser pour un adversaire virtuel
prompts-lay = Tour { $round } sur { $rounds } : quelle carte jouez-vous ?
    .choosing = une carte à jouer
prompts-place = Où posez-vous { $about } ?
    .choosing = la place d'une carte
prompts-price = les gemmes à payer pour une loi
prompts-top-reward = { $about } est au niveau { $level } : que prenez-vous ?
    .choosing = la récompense du dernier niveau
prompts-gems =
    { $n ->
        [one] Vous prenez { $n } gemme : de quelle couleur ?
       *[other] Vous prenez { $n } gemmes : de quelles couleurs ?
    }
    .choosing = des gemmes de la Banque
prompts-draw = Dans quelle pioche piochez-vous ?{ $due }
    .choosing = une pioche
prompts-own-gem = La Banque n'a pas de gemme { color-feminine } pour { $about }. Y posez-vous une des vôtres ?
    .choosing = de donner ou non une de ses gemmes
prompts-option = { $about } : que choisissez-vous ?
    .choosing = la récompense d'une loi
prompts-effects = l'effet d'une loi
prompts-color = { $about } : de quelle couleur est la gemme infinie ?
    .choosing = la couleur d'une gemme infinie
prompts-put-back = Quelle carte remettez-vous sur la pioche ?{ $due }
    .choosing = une carte à remettre
prompts-put-under = Quelle carte remettez-vous sous la pioche ?{ $due }
prompts-store = Quelle gemme posez-vous sur { $about } ?{ $most }
    .choosing = des gemmes à poser sur une loi
prompts-row-card = Quelle carte mise aux enchères prenez-vous ?
    .choosing = une carte mise aux enchères
prompts-use-law = Utilisez-vous { $about } ? Si oui, { $effects }.
    .choosing = d'utiliser ou non une loi
prompts-tuck-taken = Vous avez pris { $about }. La glissez-vous sous une loi ?
    .choosing = de glisser ou non la carte prise
prompts-tuck-hand = Quelle carte de votre main glissez-vous sous { $about } ?{ $most }
    .choosing = des cartes de la main à glisser
prompts-tuck-free = Quelle carte libre glissez-vous sous { $about } ?
    .choosing = une carte libre à glisser
prompts-untuck = Quelle carte glissée sous { $about } reprenez-vous ?{ $most }
    .choosing = des cartes glissées à reprendre
prompts-keep = Laquelle des { $cards } cartes gardez-vous ?{ $due }
    .choosing = une carte à garder
prompts-arrange = Quelle carte remettez-vous sur la pioche ? La dernière sera sur le dessus.{ $due }
    .choosing = l'ordre des cartes à remettre
prompts-arrange-below = Quelle carte remettez-vous sous la pioche ? La dernière sera tout en dessous.{ $due }
prompts-screen = Derrière quel paravent regardez-vous ?
    .choosing = un paravent adverse
prompts-swap = Lequel de vos jetons échangez-vous ?
    .choosing = un échange
prompts-swap-others = Quel jeton voulez-vous contre votre { $token } ?
prompts-swap-gems =
    { $n ->
        [1] Quelle gemme payez-vous à { $player } ?
       *[other] Quelles { $n } gemmes payez-vous à { $player } ?
    }
prompts-swap-for-nothing = Vous ne payez rien à { $player } : échangez-vous ?
prompts-move-token = { $about } : quel jeton déplacez-vous ?
    .choosing = un jeton à déplacer
prompts-move-to = Sur quelle carte déplacez-vous le { $token } ?
prompts-turn-token = { $about } : quel jeton retournez-vous ?
    .choosing = un jeton à retourner
prompts-pay = { $about } : { $payment }, si vous le voulez ; dans ce cas, { $effects }.
    .choosing = de payer ou non pour une loi
prompts-payment =
    { $n ->
        [1] Quelle gemme payez-vous pour { $about } ?
       *[other] Quelles { $n } gemmes payez-vous pour { $about } ?
    }
    .choosing = de quoi payer
prompts-pay-card = Quelle carte défaussez-vous pour { $about } ?{ $due }
prompts-pay-tucked = Quelle carte glissée sous { $about } défaussez-vous ?{ $due }
prompts-pay-token = Quel jeton rendez-vous pour { $about } ?{ $due }
prompts-lose =
    { $n ->
        [one] Vous perdez { $n } gemme : de quelle couleur ?
       *[other] Vous perdez { $n } gemmes : de quelles couleurs ?
    }
    .choosing = des gemmes à perdre
prompts-lose-none = Vous n'avez pas de gemme à perdre.
prompts-paint = Où posez-vous une gemme ?
    .choosing = où purifier

## Choices of a player

actions-card-on-level = { $card } au niveau { $level }
actions-left-end = niveau 1, à l'extrémité gauche
actions-right-end = niveau 1, à l'extrémité droite
actions-level-on-cards = niveau { $level }, sur { $cards }
actions-start = commencez avec { $card }{ $gives }
actions-start-gives =  : recevez { $reward }
actions-keep = gardez { $card }
actions-bid = { color-masculine } : pour { $cards }
actions-bid-attack = jeton Attaque : prenez une carte quelconque avant les autres
actions-pass-auction =
    { $n ->
        [one] passez : aucune carte, mais { $n } gemme
       *[other] passez : aucune carte, mais { $n } gemmes
    }
actions-pass-for-nothing = passez : aucune carte
actions-claim-base = { $card }, la carte du bas
actions-claim-tip = { $card }, la carte du haut
actions-claim-none = aucune des deux
actions-keep-in-hand = gardez-la en main
actions-tuck-under = glissez-la sous { $place }
actions-lay-law = { $card } (loi)
actions-discard =
    { $n ->
        [one] défaussez { $card } contre { $n } gemme
       *[other] défaussez { $card } contre { $n } gemmes
    }
actions-pass-round = passez : ne jouez plus de carte ce tour
actions-place = { $place } : { $payment } ; recevez { $rewards }{ $top }{ $circle }
actions-or-points = , ou { $n } points
actions-closes =  ; complète une gemme pure { color-feminine }
actions-circle-of =  ; gemme : { $sections }
actions-colored-sections =
    { $n ->
        [one] { $n } { color-masculine }
       *[other] { $n } { color-masculine-plural }
    }
actions-in-place-of = à la place de la carte { $place }
actions-less =
    { $n ->
        [one] { $gems }, { $n } gemme de moins
       *[other] { $gems }, { $n } gemmes de moins
    }
actions-payment = payez { $gems }
actions-pay-nothing = ne payez rien
actions-top-rewards = les récompenses des niveaux 1, 2 et 3 : { $rewards }
actions-decks-law-deck = une carte Loi
actions-decks-reserve-deck = une carte de la Réserve Personnages
actions-own-gem = posez une de vos gemmes
actions-no-own-gem = n'en posez pas
actions-color = { color-masculine } (dans la Banque : { $n })
actions-gem = une gemme { color-feminine }
actions-token = { $token } sur { $place }
actions-place-of = { $place } ({ $player })
actions-turn-attack = un jeton Attaque : il passe comme jeton Défense sur { $place }
actions-turn-token = { $side } sur { $place } : devient { $other }
actions-yes = oui
actions-no = non
actions-swap-nothing = n'échangez rien
actions-leave-tokens = laissez les jetons comme ils sont
actions-done = terminé : pas d'autre
actions-circle = la gemme sous { $place } : { $sections }
actions-paint = le fragment { $section } en { color-masculine }, { $circle }
actions-paint-best = purifiez pour le plus de points : viceroy cherche comment
actions-paint-no-more = terminé : ne purifiez plus rien

## Moments of a game

moments-game-over = La partie est finie
moments-painting = Fin de la partie : purification
moments-before = Avant le premier tour de jeu
moments-development = Tour de jeu { $turn } sur { $turns }, Placement, tour { $round } sur { $rounds }
moments-auction = Tour de jeu { $turn } sur { $turns }, enchère { $auction } sur { $auctions }

## Why a choice cannot be taken back

undo-nothing-done = rien n'a encore été fait
undo-gems-returned = des gemmes ont été rendues
undo-cards-removed = des cartes ont été retirées du jeu
undo-characters-dealt = des cartes Personnage ont été distribuées
undo-first-card-placed = les premières cartes sont visibles
undo-decks-made = les pioches ont été formées
undo-laws-dealt = des cartes Loi ont été distribuées
undo-cards-revealed = de nouvelles cartes sont mises aux enchères
undo-bids-revealed = toutes les mains se sont ouvertes
undo-claims-revealed = les cartes choisies sont connues
undo-cards-laid = les cartes posées sont révélées
undo-passed = on sait qui a passé
undo-card-drawn = une carte a été piochée
undo-cards-looked-at = des cartes d'une pioche ont été regardées
undo-screen-seen = quelqu'un a regardé derrière un paravent
undo-row-refilled = une nouvelle carte est mise aux enchères
undo-hand-discarded = les paravents sont retirés
undo-choice-made = quelqu'un d'autre a choisi depuis

## Remarks on a score sheet

remarks-unknown-set = Le jeu de cartes de cette feuille n'est pas ici : ouvrez son fichier.
remarks-unknown-card = Aucune carte de ce jeu n'a le numéro { $card }.
remarks-card-twice = Cette carte est à deux endroits.
remarks-gap = Cette place est vide, mais les cartes d'une rangée se touchent.
remarks-no-support = Une carte repose sur deux cartes de la rangée du dessous, et l'une d'elles manque.
remarks-too-high = Une pyramide a au plus 5 niveaux.
remarks-law-on-level-5 = Les lois ne se posent pas au niveau 5.
remarks-lies-under = Cette loi se glisse sous un personnage : retirez-la et touchez le personnage.
remarks-on-levels = Cette loi ne se pose qu'au niveau { $levels }.
remarks-choice = Qu'a-t-elle donné ? Touchez la carte pour le dire.
remarks-tucked-most =
    { $n ->
        [one] Sous cette carte, il y a au plus { $n } carte.
       *[other] Sous cette carte, il y a au plus { $n } cartes.
    }
remarks-tucked-which = Touchez la carte pour dire quelles cartes sont dessous.
remarks-stored-most =
    { $n ->
        [one] Sur cette carte, il y a au plus { $n } gemme.
       *[other] Sur cette carte, il y a au plus { $n } gemmes.
    }
remarks-stored-none = On ne pose pas de gemmes sur cette carte.
remarks-stored-which = Touchez la carte pour dire de quelles couleurs sont ses gemmes.
remarks-painting = Cette purification ne va plus avec les cartes et les gemmes : choisissez-en une autre.
remarks-too-many = { $pieces } : { $found } sur cette feuille, mais { $supply } dans le jeu.

## Refusals

refusals-no-gem-of-color = vous n'avez pas de gemme { color-feminine } ; derrière votre paravent, vous avez { $available }
refusals-or-others = , ou autant d'autres
refusals-free-card-to-replace = aux niveaux 1 à 4, il n'y a pas de carte libre que la loi puisse remplacer
refusals-sentences-game-over = la partie est finie
refusals-sentences-unknown-seat = personne n'est assis là
refusals-sentences-not-your-choice = ce n'est pas à vous de choisir maintenant
refusals-sentences-wrong-action = vous avez autre chose à choisir maintenant
refusals-sentences-malformed = ce n'est pas une action possible
refusals-sentences-not-your-seat = c'est un autre joueur qui choisit cela
refusals-sentences-stale = cela valait pour un autre moment de la partie
refusals-sentences-not-two-gems = ce doit être deux des gemmes que vous avez : { $available }
refusals-sentences-not-dealt = ce doit être deux des cartes que vous avez reçues : { $listed }
refusals-sentences-no-gem = vous n'avez pas { $needed } ; derrière votre paravent, vous avez { $available }
refusals-sentences-no-card-there = il n'y a pas de carte là
refusals-sentences-no-attack-token = vous n'avez pas de jeton Attaque
refusals-sentences-attack-too-late = un jeton Attaque ne vaut que dans la première enchère d'un tour, et c'est l'enchère { $found }
refusals-sentences-not-claimable = cela n'est pas à choisir ici
refusals-sentences-wrong-number-of-gems =
    { $n ->
        [one] il faut { $n } gemme, et non { $found }
       *[other] il faut { $n } gemmes, et non { $found }
    }
refusals-sentences-bank-short = la Banque a { $available }
refusals-sentences-deck-short = il reste { $laws } et { $characters } à piocher
refusals-sentences-wrong-number-of-cards =
    { $n ->
        [one] il faut { $n } carte, et non { $found }
       *[other] il faut { $n } cartes, et non { $found }
    }
refusals-sentences-not-in-hand = la carte n'est pas dans votre main
refusals-sentences-drawn-this-phase = vous l'avez piochée dans cette phase : elle ne se joue pas avant le prochain tour de jeu
refusals-sentences-nowhere-to-place = le niveau 1, le moins cher, coûte { $needed }, et vous pouvez payer { $available }
refusals-sentences-no-selling = dans cette édition, on ne défausse pas de carte contre des gemmes
refusals-sentences-not-an-open-place = aucune carte ne peut aller là : elle doit reposer sur deux cartes, à côté des autres
refusals-sentences-law-too-high = une loi ne se pose pas au niveau 5
refusals-sentences-not-a-card-to-replace = aux niveaux 1 à 4, il n'y a pas de carte que la loi puisse remplacer
refusals-sentences-not-a-character = il n'y a pas de personnage sous lequel glisser la loi
refusals-sentences-wrong-level = la loi ne se pose qu'au niveau { $either }
refusals-sentences-condition-fails = la condition pour jouer la loi n'est pas remplie maintenant
refusals-sentences-cannot-pay = cela coûte { $needed }, et derrière votre paravent, vous avez { $available }
refusals-sentences-wrong-left-out = vos lois vous épargnent { $needed }{ $others }, et non { $available }
refusals-sentences-too-many-infinite = les gemmes infinies peuvent en payer { $available }
refusals-sentences-no-such-option = la loi n'a pas d'option { $n } ; il y a { $listed }
refusals-sentences-not-of-the-deck = la carte vient de l'autre pioche
refusals-sentences-not-looked-at = vous ne regardez pas la carte { $n }, mais { $listed }
refusals-sentences-not-another-player = ce doit être le paravent d'un autre joueur
refusals-sentences-not-free = la carte n'est pas libre : elle doit être à l'extrémité de sa ligne, sans carte dessus ni dessous
refusals-sentences-no-such-law = il n'y a pas là de loi qui attende des cartes
refusals-sentences-no-such-token = il n'y a pas là de tel jeton
refusals-sentences-no-section = il n'y a pas de telle gemme
refusals-sentences-painted-twice = le fragment est déjà purifié
refusals-sentences-own-color = le fragment est déjà de cette couleur
refusals-sentences-pure-circle = la gemme était déjà pure avant la purification, et le reste
refusals-sentences-best-too-late = la meilleure purification ne se cherche que si rien n'est encore purifié

## Hints

hints-best = vient en tête dans les parties essayées
hints-worse = est distancé dans les parties essayées
hints-proven = rien ne rapporte plus d'ici la fin
hints-takes-any = prend une carte mise aux enchères, quoi que misent les autres
hints-brings-gems =
    { $n ->
        [one] rapporte { $n } gemme
       *[other] rapporte { $n } gemmes
    }
hints-begins = rapporte d'abord { $reward }
hints-passes-round = garde cartes et gemmes pour plus tard
hints-passes-auction = prend des gemmes à la place d'une carte
hints-then-gems = ensuite derrière le paravent : { $gems }
hints-bid-for = { $card } { $outlook }
hints-too-dear = coûte plus de gemmes que vous n'en avez
hints-as-high =
    { $n ->
        [one] ne peut aller qu'au niveau { $n }, où la carte rapporte { $reward }
       *[other] peut aller jusqu'au niveau { $n }, où la carte rapporte { $reward }
    }
hints-law-costs =
    { $n ->
        [one] coûte { $n } gemme : { $law }
       *[other] coûte { $n } gemmes : { $law }
    }
hints-law-is-free = ne coûte aucune gemme : { $law }
hints-closes = complète une gemme pure { color-feminine } au niveau { $level }
hints-brings = rapporte { $reward } au niveau { $level }
hints-needs-no-gems = ne coûte aucune gemme au niveau { $level }
hints-after =
    { $n ->
        [one] Après { $n } action.
       *[other] Après { $n } actions.
    }
hints-columns-1 = points
hints-columns-2 = intervalle 95 %
hints-columns-3 = choix, et ce qu'il rapporte
hints-to-type = tapez
hints-interval = { $low } à { $high }
hints-legend = points : votre avance probable sur le meilleur autre joueur à la fin du prochain tour de jeu, avec ce qui peut encore rapporter ; moins de 0 est un retard.

## Reviews

reviews-leads-to = à la fin du prochain tour de jeu, en moyenne : { $differences }
reviews-gems = gemmes restantes
reviews-cards = cartes en main
reviews-others = points du meilleur autre joueur
reviews-columns-1 = joueur
reviews-columns-2 = fin
reviews-columns-3 = donne
reviews-columns-4 = chance
reviews-columns-5 = choix
reviews-columns-6 = erreurs
reviews-legend-1 = fin : l'avance sur le meilleur autre joueur à la fin. donne : l'avance attendue au premier choix.
reviews-legend-2 = chance : ce que les cartes et les autres joueurs ont apporté depuis. choix : ce que d'autres choix auraient apporté de plus.
reviews-legend-3 = erreurs : à coup sûr un point ou plus de moins qu'un autre choix, d'après ce que le joueur savait ; sur combien de choix. Entre parenthèses : intervalles à 95 %.
reviews-costliest = Les erreurs les plus coûteuses :
reviews-none = { $player } : aucune erreur
reviews-cost = { $player }. { $moment }, après l'action { $n } : { $points } points ({ $interval })
reviews-chosen = choisi
reviews-better = mieux
reviews-course = L'avance attendue, tour de jeu par tour de jeu :
reviews-look = Un moment comme position, pour continuer à jouer : { $command }

## A game in a terminal

terminal-row = Cartes mises aux enchères
terminal-row-is-empty = Aucune carte n'est mise aux enchères.
terminal-bank = Banque : { $gems }
terminal-decks = pioches : { $auction } pour les enchères, { $reserve } en réserve, { $laws }
terminal-deck-before = pioches : { $characters }, { $laws }
terminal-still-bidding = adversaires virtuels qui misent encore : { $numbers }
terminal-on-top = Au-dessus { deck-genitive } : { $cards }
terminal-at-bottom = Au-dessous { deck-genitive } : { $cards }
terminal-known-to = une carte connue ({ $players })
terminal-players = Joueurs
terminal-you = { $player } (vous)
terminal-hand = main : { $cards }
terminal-empty = vide
terminal-points-now =
    { $n ->
        [one] { $n } point pour l'instant
       *[other] { $n } points pour l'instant
    }
terminal-infinite-to-use = gemmes infinies à utiliser : { $gems }
terminal-has-chosen = a choisi
terminal-has-to-choose = doit choisir
terminal-has-card = a une carte
terminal-has-passed = a passé
terminal-skips = ne participe pas à cette phase d'Enchères
terminal-skips-next = ne participera pas à la prochaine phase d'Enchères
terminal-your-hand = Votre main
terminal-your-hand-is-empty = Votre main est vide.
terminal-not-this-turn = pas ce tour
terminal-pyramid = { $player } : pyramide
terminal-no-card-yet = Pas encore de carte.
terminal-law = { $card } (loi, { $corners }) : { $law }
terminal-as-seen-by = Vu par { $player }.
terminal-behind-screen = derrière le paravent : { $behind }
terminal-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
terminal-any-color = au choix
terminal-to-place = à poser
terminal-looked-at = regardée
terminal-you-have = Vous avez : { $belongings }. Banque : { $gems }.
terminal-more = suite : { $first } à { $last }
terminal-back = retour
terminal-all-gems = { color-masculine } : { $gems } en tout
terminal-gems-left =
    { $n ->
        [one] { $question } Encore { $n } gemme.
       *[other] { $question } Encore { $n } gemmes.
    }
terminal-discard =
    { $n ->
        [one] défaussez une carte contre { $n } gemme
       *[other] défaussez une carte contre { $n } gemmes
    }
terminal-section = le fragment { $section }{ $now } : { color-masculine }
terminal-section-now = { " " }(maintenant { color-masculine })
