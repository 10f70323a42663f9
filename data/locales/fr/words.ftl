### French: the words of the game.
### Nobody who speaks French well has read this file yet. What each message is for, the English file says.
### Before a colon and a semicolon stands a space at which no line ends (U+00A0).

## The words of the game

words-both = et
words-either = ou
words-together = { words-either }
words-semicolon = { "\u00a0; " }
words-colon = { "\u00a0: " }
words-color = { color-masculine }
color-masculine =
    { $color ->
        [blue] bleu
        [red] rouge
        [green] vert
        [yellow] jaune
       *[other] { "" }
    }
color-masculine-plural =
    { $color ->
        [blue] bleus
        [red] rouges
        [green] verts
        [yellow] jaunes
       *[other] { "" }
    }
color-feminine =
    { $color ->
        [blue] bleue
        [red] rouge
        [green] verte
        [yellow] jaune
       *[other] { "" }
    }
color-feminine-plural =
    { $color ->
        [blue] bleues
        [red] rouges
        [green] vertes
        [yellow] jaunes
       *[other] { "" }
    }
words-nouns-cards =
    { $n ->
        [one] carte
       *[other] cartes
    }
    .gender = f
words-nouns-circles =
    { $n ->
        [one] gemme pure
       *[other] gemmes pures
    }
    .gender = f
words-nouns-infinite-gems =
    { $n ->
        [one] gemme infinie
       *[other] gemmes infinies
    }
    .gender = f
words-nouns-gems =
    { $n ->
        [one] gemme
       *[other] gemmes
    }
    .gender = f
words-nouns-sets =
    { $n ->
        [one] set complet (1 Défense, 1 Magie et 1 Science)
       *[other] sets complets (1 Défense, 1 Magie et 1 Science)
    }
    .gender = m
words-nouns-level =
    { $n ->
        [one] niveau
       *[other] niveaux
    }
    .gender = m
words-nouns-turn =
    { $n ->
        [one] tour de jeu
       *[other] tours de jeu
    }
    .gender = m
words-nouns-rows =
    { $n ->
        [one] ligne
       *[other] lignes
    }
    .gender = f
words-nouns-science =
    { $n ->
        [one] jeton Science
       *[other] jetons Science
    }
    .gender = m
words-nouns-magic =
    { $n ->
        [one] jeton Magie
       *[other] jetons Magie
    }
    .gender = m
words-nouns-defense =
    { $n ->
        [one] jeton Défense
       *[other] jetons Défense
    }
    .gender = m
words-nouns-power =
    { $n ->
        [one] jeton Pouvoir
       *[other] jetons Pouvoir
    }
    .gender = m
words-nouns-power-points =
    { $n ->
        [one] point de pouvoir
       *[other] points de pouvoir
    }
    .gender = m
words-nouns-magic-bonus =
    { $n ->
        [one] jeton Bonus Magie
       *[other] jetons Bonus Magie
    }
    .gender = m
words-nouns-circle-bonus =
    { $n ->
        [one] jeton Bonus Gemmes
       *[other] jetons Bonus Gemmes
    }
    .gender = m
words-nouns-attack =
    { $n ->
        [one] jeton Attaque
       *[other] jetons Attaque
    }
    .gender = m
words-nouns-cost-gems =
    { $n ->
        [one] gemme du coût des cartes Personnage
       *[other] gemmes du coût des cartes Personnage
    }
    .gender = f
words-kinds-character =
    { $n ->
        [one] carte Personnage
       *[other] cartes Personnage
    }
    .gender = f
words-kinds-law =
    { $n ->
        [one] carte Loi
       *[other] cartes Loi
    }
    .gender = f
words-colored-circles =
    { $n ->
        [one] gemme pure { color-feminine }
       *[other] gemmes pures { color-feminine-plural }
    }
    .gender = f
words-colored-infinite-gems =
    { $n ->
        [one] gemme infinie { color-feminine }
       *[other] gemmes infinies { color-feminine-plural }
    }
    .gender = f
words-colored-gems =
    { $n ->
        [one] gemme { color-feminine }
       *[other] gemmes { color-feminine-plural }
    }
    .gender = f
words-colored-cost-gems =
    { $n ->
        [one] gemme { color-feminine } du coût des cartes Personnage
       *[other] gemmes { color-feminine-plural } du coût des cartes Personnage
    }
    .gender = f
words-colored-circle-bonus =
    { $n ->
        [one] jeton Bonus Gemmes { color-feminine-plural }
       *[other] jetons Bonus Gemmes { color-feminine-plural }
    }
    .gender = m
deck-source =
    { $end ->
        [bottom] au bas { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] dans la Réserve Personnages
               *[law_deck] dans la pioche Lois
            }
    }
deck-put =
    { $end ->
        [bottom] au bas { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] sur la Réserve Personnages
               *[law_deck] sur la pioche Lois
            }
    }
deck-inside =
    { $deck ->
        [reserve_deck] dans la Réserve Personnages
       *[law_deck] dans la pioche Lois
    }
deck-end-one =
    { $end ->
        [bottom] la dernière
       *[top] la première
    }
deck-end-many =
    { $end ->
        [bottom] dernières
       *[top] premières
    }
deck-genitive =
    { $deck ->
        [auction_deck] de la pioche Personnages
        [reserve_deck] de la Réserve Personnages
       *[law_deck] de la pioche Lois
    }

## Words that people type

typed-joining = et ou
typed-words-blue = bleu
typed-words-red = rouge
typed-words-green = vert
typed-words-yellow = jaune
typed-words-french = français
typed-words-english = anglais
typed-words-german = allemand
typed-words-portuguese = portugais
typed-words-1 = un une
typed-words-2 = deux
typed-words-3 = trois
typed-words-4 = quatre
typed-words-5 = cinq
typed-words-6 = six
typed-words-7 = sept
typed-words-8 = huit
typed-words-9 = neuf
typed-words-10 = dix
typed-keys-number = numéro
typed-keys-en = anglais
typed-keys-name = nom
typed-keys-levels = niveaux
typed-keys-cost = coût
typed-keys-reward = récompense
typed-keys-characters = personnages
typed-keys-laws = lois
typed-keys-players = joueurs
typed-keys-gems = gemmes
typed-keys-count = compte
typed-keys-where = où
typed-keys-color = couleur
typed-keys-sections = sections secteurs
typed-keys-top-left = haut_gauche en_haut_à_gauche
typed-keys-top-right = haut_droite en_haut_à_droite
typed-keys-bottom = bas en_bas
typed-keys-bottom-left = bas_gauche en_bas_à_gauche
typed-keys-bottom-right = bas_droite en_bas_à_droite
typed-keys-points = points
typed-keys-scoring = décompte
typed-keys-pyramid = pyramide
typed-keys-draw = piocher pioche
typed-keys-science = science
typed-keys-magic = magie
typed-keys-defense = défense
typed-keys-attack = attaque
typed-keys-power = puissance pouvoir
typed-keys-value = valeur
typed-keys-per = par pour
typed-keys-every = tous_les
typed-keys-up-to = jusqu'à jusqu_à
typed-keys-kind = genre sorte
typed-keys-level = niveau
typed-keys-tokens = jetons
typed-keys-on-play = effet
typed-keys-event = événement
typed-keys-only-if = seulement_si
typed-keys-at-least = au_moins
typed-keys-price = prix
typed-keys-deck = pile
typed-keys-cards = cartes
typed-keys-circles = cercles
typed-keys-character = personnage
typed-keys-law = loi
typed-keys-adjacent = adjacent voisin voisines
typed-keys-hand = main
typed-keys-most = plus
typed-keys-fewest = moins
