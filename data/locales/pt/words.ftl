### European Portuguese: the words of the game.
### Nobody who speaks European Portuguese well has read this file yet. What each message is for, the English file says.

## The words of the game

words-both = e
words-either = ou
words-together = { words-either }
words-semicolon = { "; " }
words-colon = { ": " }
words-color = { color-masculine }
color-masculine =
    { $color ->
        [blue] azul
        [red] vermelho
        [green] verde
        [yellow] amarelo
       *[other] { "" }
    }
color-masculine-plural =
    { $color ->
        [blue] azuis
        [red] vermelhos
        [green] verdes
        [yellow] amarelos
       *[other] { "" }
    }
color-feminine =
    { $color ->
        [blue] azul
        [red] vermelha
        [green] verde
        [yellow] amarela
       *[other] { "" }
    }
color-feminine-plural =
    { $color ->
        [blue] azuis
        [red] vermelhas
        [green] verdes
        [yellow] amarelas
       *[other] { "" }
    }
words-nouns-cards =
    { $n ->
        [one] carta
       *[other] cartas
    }
    .gender = f
words-nouns-circles =
    { $n ->
        [one] círculo de uma só cor
       *[other] círculos de uma só cor
    }
    .gender = m
words-nouns-infinite-gems =
    { $n ->
        [one] gema infinita
       *[other] gemas infinitas
    }
    .gender = f
words-nouns-gems =
    { $n ->
        [one] gema
       *[other] gemas
    }
    .gender = f
words-nouns-sets =
    { $n ->
        [one] conjunto completo (1 defesa, 1 magia e 1 ciência)
       *[other] conjuntos completos (1 defesa, 1 magia e 1 ciência)
    }
    .gender = m
words-nouns-level =
    { $n ->
        [one] nível
       *[other] níveis
    }
    .gender = m
words-nouns-turn =
    { $n ->
        [one] turno
       *[other] turnos
    }
    .gender = m
words-nouns-rows =
    { $n ->
        [one] fila
       *[other] filas
    }
    .gender = f
words-nouns-science =
    { $n ->
        [one] marcador de ciência
       *[other] marcadores de ciência
    }
    .gender = m
words-nouns-magic =
    { $n ->
        [one] marcador de magia
       *[other] marcadores de magia
    }
    .gender = m
words-nouns-defense =
    { $n ->
        [one] marcador de defesa
       *[other] marcadores de defesa
    }
    .gender = m
words-nouns-power =
    { $n ->
        [one] marcador de pontos de poder
       *[other] marcadores de pontos de poder
    }
    .gender = m
words-nouns-power-points =
    { $n ->
        [one] ponto de poder
       *[other] pontos de poder
    }
    .gender = m
words-nouns-magic-bonus =
    { $n ->
        [one] marcador de bônus de magia
       *[other] marcadores de bônus de magia
    }
    .gender = m
words-nouns-circle-bonus =
    { $n ->
        [one] marcador de bônus de círculos
       *[other] marcadores de bônus de círculos
    }
    .gender = m
words-nouns-attack =
    { $n ->
        [one] marcador de ataque
       *[other] marcadores de ataque
    }
    .gender = m
words-nouns-cost-gems =
    { $n ->
        [one] gema no custo das cartas de personagem
       *[other] gemas no custo das cartas de personagem
    }
    .gender = f
words-kinds-character =
    { $n ->
        [one] carta de personagem
       *[other] cartas de personagem
    }
    .gender = f
words-kinds-law =
    { $n ->
        [one] carta de lei
       *[other] cartas de lei
    }
    .gender = f
words-colored-circles =
    { $n ->
        [one] círculo { color-masculine }
       *[other] círculos { color-masculine-plural }
    }
    .gender = m
words-colored-infinite-gems =
    { $n ->
        [one] gema infinita { color-feminine }
       *[other] gemas infinitas { color-feminine-plural }
    }
    .gender = f
words-colored-gems =
    { $n ->
        [one] gema { color-feminine }
       *[other] gemas { color-feminine-plural }
    }
    .gender = f
words-colored-cost-gems =
    { $n ->
        [one] gema { color-feminine } no custo das cartas de personagem
       *[other] gemas { color-feminine-plural } no custo das cartas de personagem
    }
    .gender = f
words-colored-circle-bonus =
    { $n ->
        [one] marcador de bônus de círculos { color-masculine-plural }
       *[other] marcadores de bônus de círculos { color-masculine-plural }
    }
    .gender = m
deck-source =
    { $end ->
        [bottom] do fundo { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] do deck pequeno
               *[law_deck] do deck de cartas de lei
            }
    }
deck-put =
    { $end ->
        [bottom] no fundo { deck-genitive }
       *[top]
            { $deck ->
                [reserve_deck] no topo do deck pequeno
               *[law_deck] no topo do deck de cartas de lei
            }
    }
deck-inside =
    { $deck ->
        [reserve_deck] no deck pequeno
       *[law_deck] no deck de cartas de lei
    }
deck-end =
    { $end ->
        [bottom] do fundo
       *[top] do topo
    }
deck-genitive =
    { $deck ->
        [auction_deck] do deck grande
        [reserve_deck] do deck pequeno
       *[law_deck] do deck de cartas de lei
    }

## Words that people type

typed-joining = e ou o y
typed-words-blue = azul
typed-words-red = vermelho rojo
typed-words-yellow = amarelo amarillo
typed-words-french = francês
typed-words-english = inglês
typed-words-german = alemão
typed-words-portuguese = português
typed-words-green = verde
typed-words-1 = um uma
typed-words-2 = dois duas
typed-words-3 = três
typed-words-4 = quatro
typed-words-5 = cinco
typed-words-6 = seis
typed-words-7 = sete
typed-words-8 = oito
typed-words-9 = nove
typed-words-10 = dez
typed-keys-number = número
typed-keys-en = inglês
typed-keys-sections = seções
typed-keys-levels = níveis
typed-keys-cost = custo
typed-keys-reward = recompensa
typed-keys-points = pontos
typed-keys-scoring = pontuação
typed-keys-characters = personagens
typed-keys-laws = leis
typed-keys-players = jogadores
typed-keys-pyramid = pirâmide
typed-keys-gems = gemas
typed-keys-where = onde
typed-keys-color = cor
typed-keys-name = nome
typed-keys-top-left = superior_esquerdo acima_à_esquerda
typed-keys-top-right = superior_direito acima_à_direita
typed-keys-bottom = inferior embaixo
typed-keys-bottom-left = inferior_esquerdo
typed-keys-bottom-right = inferior_direito
typed-keys-count = conta contar
typed-keys-draw = comprar
typed-keys-science = ciência
typed-keys-magic = magia
typed-keys-defense = defesa
typed-keys-attack = ataque
typed-keys-power = poder
typed-keys-value = valor
typed-keys-per = por para_cada
typed-keys-every = a_cada
typed-keys-up-to = até
typed-keys-kind = tipo
typed-keys-level = nível
typed-keys-tokens = fichas marcadores
typed-keys-on-play = efeito
typed-keys-event = evento
typed-keys-only-if = somente_se só_se
typed-keys-at-least = pelo_menos
typed-keys-price = preço
typed-keys-deck = baralho
typed-keys-cards = cartas
typed-keys-circles = círculos
typed-keys-character = personagem
typed-keys-law = lei
typed-keys-adjacent = adjacente adjacentes
typed-keys-hand = mão
typed-keys-most = mais
typed-keys-fewest = menos
