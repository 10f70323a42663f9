### Italian: the words of the game.
### Nobody who speaks Italian well has read this file yet. What each message is for, the English file says.

## The words of the game

words-both = e
words-either = o
words-together = { words-either }
words-semicolon = { "; " }
words-colon = { ": " }
words-color = { color-masculine }
color-masculine =
    { $color ->
        [blue] blu
        [red] rosso
        [green] verde
        [yellow] giallo
       *[other] { "" }
    }
color-masculine-plural =
    { $color ->
        [blue] blu
        [red] rossi
        [green] verdi
        [yellow] gialli
       *[other] { "" }
    }
color-feminine =
    { $color ->
        [blue] blu
        [red] rossa
        [green] verde
        [yellow] gialla
       *[other] { "" }
    }
color-feminine-plural =
    { $color ->
        [blue] blu
        [red] rosse
        [green] verdi
        [yellow] gialle
       *[other] { "" }
    }
words-nouns-cards =
    { $n ->
        [one] carta
       *[other] carte
    }
    .gender = f
words-nouns-circles =
    { $n ->
        [one] cerchio di un solo colore
       *[other] cerchi di un solo colore
    }
    .gender = m
words-nouns-infinite-gems =
    { $n ->
        [one] gemma infinita
       *[other] gemme infinite
    }
    .gender = f
words-nouns-gems =
    { $n ->
        [one] gemma
       *[other] gemme
    }
    .gender = f
words-nouns-sets =
    { $n ->
        [one] set completo (1 Difesa, 1 Magia e 1 Scienza)
       *[other] set completi (1 Difesa, 1 Magia e 1 Scienza)
    }
    .gender = m
words-nouns-level =
    { $n ->
        [one] livello
       *[other] livelli
    }
    .gender = m
words-nouns-turn =
    { $n ->
        [one] turno
       *[other] turni
    }
    .gender = m
words-nouns-rows =
    { $n ->
        [one] fila
       *[other] file
    }
    .gender = f
words-nouns-science =
    { $n ->
        [one] gettone Scienza
       *[other] gettoni Scienza
    }
    .gender = m
words-nouns-magic =
    { $n ->
        [one] gettone Magia
       *[other] gettoni Magia
    }
    .gender = m
words-nouns-defense =
    { $n ->
        [one] gettone Difesa
       *[other] gettoni Difesa
    }
    .gender = m
words-nouns-power =
    { $n ->
        [one] gettone Punti Potere
       *[other] gettoni Punti Potere
    }
    .gender = m
words-nouns-power-points =
    { $n ->
        [one] Punto Potere
       *[other] Punti Potere
    }
    .gender = m
words-nouns-magic-bonus =
    { $n ->
        [one] gettone Bonus per la magia
       *[other] gettoni Bonus per la magia
    }
    .gender = m
words-nouns-circle-bonus =
    { $n ->
        [one] gettone Bonus per i cerchi
       *[other] gettoni Bonus per i cerchi
    }
    .gender = m
words-nouns-attack =
    { $n ->
        [one] gettone Attacco
       *[other] gettoni Attacco
    }
    .gender = m
words-nouns-cost-gems =
    { $n ->
        [one] gemma nel costo delle carte Personaggio
       *[other] gemme nel costo delle carte Personaggio
    }
    .gender = f
words-kinds-character =
    { $n ->
        [one] carta Personaggio
       *[other] carte Personaggio
    }
    .gender = f
words-kinds-law =
    { $n ->
        [one] carta Legge
       *[other] carte Legge
    }
    .gender = f
words-colored-circles =
    { $n ->
        [one] cerchio { color-masculine }
       *[other] cerchi { color-masculine-plural }
    }
    .gender = m
words-colored-infinite-gems =
    { $n ->
        [one] gemma infinita { color-feminine }
       *[other] gemme infinite { color-feminine-plural }
    }
    .gender = f
words-colored-gems =
    { $n ->
        [one] gemma { color-feminine }
       *[other] gemme { color-feminine-plural }
    }
    .gender = f
words-colored-cost-gems =
    { $n ->
        [one] gemma { color-feminine } nel costo delle carte Personaggio
       *[other] gemme { color-feminine-plural } nel costo delle carte Personaggio
    }
    .gender = f
words-colored-circle-bonus =
    { $n ->
        [one] gettone Bonus per i cerchi { color-masculine-plural }
       *[other] gettoni Bonus per i cerchi { color-masculine-plural }
    }
    .gender = m
deck-source =
    { $end ->
        [bottom] dal fondo { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] dal mazzo piccolo
               *[law_deck] dal mazzo Legge
            }
    }
deck-put =
    { $end ->
        [bottom] sul fondo { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] in cima al mazzo piccolo
               *[law_deck] in cima al mazzo Legge
            }
    }
deck-inside =
    { $deck ->
        [reserve_deck] nel mazzo piccolo
       *[law_deck] nel mazzo Legge
    }
deck-end-one =
    { $end ->
        [bottom] l'ultima
       *[top] la prima
    }
deck-end-many =
    { $end ->
        [bottom] ultime
       *[top] prime
    }
deck-genitive =
    { $deck ->
        [auction_deck] del mazzo grande
        [reserve_deck] del mazzo piccolo
       *[law_deck] del mazzo Legge
    }

## Words that people type

typed-joining = e o
typed-words-blue = blu azzurro
typed-words-red = rosso
typed-words-green = verde
typed-words-yellow = giallo
typed-words-french = francese
typed-words-english = inglese
typed-words-german = tedesco
typed-words-italian = italiano
typed-words-portuguese = portoghese
typed-words-1 = uno una un
typed-words-2 = due
typed-words-3 = tre
typed-words-4 = quattro
typed-words-5 = cinque
typed-words-6 = sei
typed-words-7 = sette
typed-words-8 = otto
typed-words-9 = nove
typed-words-10 = dieci
typed-keys-number = numero
typed-keys-en = inglese
typed-keys-name = nome
typed-keys-sections = sezioni
typed-keys-levels = livelli
typed-keys-cost = costo
typed-keys-reward = ricompensa
typed-keys-points = punti
typed-keys-scoring = punteggio
typed-keys-characters = personaggi
typed-keys-laws = leggi
typed-keys-players = giocatori
typed-keys-pyramid = piramide
typed-keys-gems = gemme
typed-keys-count = conta
typed-keys-where = dove
typed-keys-color = colore
typed-keys-top-left = alto_sinistra in_alto_a_sinistra
typed-keys-top-right = alto_destra in_alto_a_destra
typed-keys-bottom = basso in_basso
typed-keys-bottom-left = basso_sinistra in_basso_a_sinistra
typed-keys-bottom-right = basso_destra in_basso_a_destra
typed-keys-draw = pescare pesca
typed-keys-science = scienza
typed-keys-magic = magia
typed-keys-defense = difesa
typed-keys-attack = attacco
typed-keys-power = potere
typed-keys-value = valore
typed-keys-per = per ogni
typed-keys-every = ogni
typed-keys-up-to = fino_a
typed-keys-kind = tipo
typed-keys-level = livello
typed-keys-tokens = segnalini gettoni
typed-keys-on-play = effetto
typed-keys-event = evento
typed-keys-only-if = solo_se
typed-keys-at-least = almeno
typed-keys-price = prezzo
typed-keys-deck = mazzo
typed-keys-cards = carte
typed-keys-circles = cerchi
typed-keys-character = personaggio
typed-keys-law = legge
typed-keys-adjacent = adiacente adiacenti
typed-keys-hand = mano
typed-keys-most = più
typed-keys-fewest = meno
