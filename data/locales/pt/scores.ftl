### European Portuguese: scores, cards and drawings.
### Nobody who speaks European Portuguese well has read this file yet. What each message is for, the English file says.

## Reasons of a score

reasons-circle-item = círculo { color-masculine } no nível { $level }{ $painted }: { $level }{ $bonus }
reasons-painted-with =
    { $n ->
        [one] , pintado com { $n } gema
       *[other] , pintado com { $n } gemas
    }
reasons-infinite-item = gema infinita { color-feminine } no nível { $level }: { $level }{ $bonus }
reasons-circle-bonuses = , e { $n } pelos bônus de círculos { color-masculine-plural }
reasons-per-each =
    { $n ->
        [1] { $found }; { $n } ponto por unidade
       *[other] { $found }; { $n } pontos por unidade
    }
reasons-per-every =
    { $n ->
        [1] { $found }; { $n } ponto a cada { $every }
       *[other] { $found }; { $n } pontos a cada { $every }
    }
reasons-reached = { $found }; { $points } por { $n }
reasons-reached-or-more = { $found }; { $points } a partir de { $n }
reasons-tier-missed = { $found }; menos de { $n }
reasons-flat-item = o valor desta lei
reasons-level-item = esta lei está no nível { $level }
reasons-most-won = { $found }; nenhum outro jogador tem mais
reasons-most-won-alone = { $found }; todos os outros jogadores têm menos
reasons-second-won = { $found }; apenas um outro jogador tem mais
reasons-most-lost = { $found }; mas outro jogador tem mais
reasons-most-lost-alone = { $found }; mas outro jogador tem o mesmo número ou mais
reasons-fewest-won = { $found }; nenhum outro jogador tem menos
reasons-fewest-won-alone = { $found }; todos os outros jogadores têm mais
reasons-fewest-lost = { $found }; mas outro jogador tem menos
reasons-fewest-lost-alone = { $found }; mas outro jogador tem o mesmo número ou menos
reasons-nothing-copied = nenhuma lei adjacente dá pontos
reasons-copied-item = tanto quanto a lei adjacente que dá mais pontos
reasons-copied-known = tanto quanto { $law }, a lei adjacente que dá mais pontos
reasons-condition-missed = { $found }; exigido: { $limits }
reasons-condition-held = { $reason }; a condição foi cumprida: { $found }
reasons-magic-times = marcadores de magia: { $n }, multiplicados pelo bônus { $bonuses }
reasons-magic-times-sum = marcadores de magia: { $n }, multiplicados por { $sum }, a soma dos bônus { $bonuses }
reasons-magic-alone = marcadores de magia: { $n }, mas nenhum bônus de magia
reasons-bonus-alone = bônus de magia { $bonuses }, mas nenhum marcador de magia
reasons-kinds = defesa { $defense }, magia { $magic }, ciência { $science }
reasons-sets-item =
    { $n ->
        [one] { $n } conjunto completo de { $worth } pontos: { $kinds }
       *[other] { $n } conjuntos completos de { $worth } pontos: { $kinds }
    }
reasons-no-set = nenhum conjunto completo: { $kinds }
reasons-attack-item = marcadores de ataque dos adversários: { $n }, defesa do jogador: { $defense }; { $outcome }
reasons-attack-stopped = todos neutralizados

## Painting

painting-no-gems-left = Pintura: nenhuma, não resta nenhuma gema atrás do escudo.
painting-best-painting = Pintura escolhida para você ({ $known }):
painting-best-is-none = Pintura: nenhuma, escolhido para você ({ $known }).
painting-chosen-painting = Pintura escolhida pelo jogador ({ $known }):
painting-chosen-is-none = Pintura: nenhuma, escolha do jogador ({ $known }).
painting-none-scores-more = nenhuma pintura dá mais pontos
painting-no-other-scores-more = nenhuma outra dá mais pontos
painting-no-gem-scores-more = nenhuma gema sobre uma seção daria mais pontos
painting-another-scores-more = outra dá mais pontos
painting-unproven = a melhor encontrada; não está provado que nenhuma outra dê mais pontos
painting-painted-circle = - círculo sob { $card }: coloque { $gems }; { $end }
painting-gems-on =
    { $n ->
        [one] { $n } { $things } na seção { $sections }
       *[other] { $n } { $things } nas seções { $sections }
    }
painting-section-labels-left = esquerda
painting-section-labels-right = direita
painting-section-labels-bottom-left = inferior esquerda
painting-section-labels-bottom-right = inferior direita
painting-stays-mixed = ele continua com várias cores
painting-becomes = ele fica { color-masculine }
painting-named-card = { $name } ({ $number }, nível { $level })
painting-numbered-card = a carta { $number } (nível { $level })
painting-unknown-card = a carta no nível { $level }, lugar { $x }
painting-sections-of-a-circle = As seções de um círculo: esquerda = canto superior direito da carta inferior esquerda, direita = canto superior esquerdo da carta inferior direita, inferior esquerda e inferior direita = borda inferior da carta superior.

## Cards as text

cards-sections = seções
cards-section-names-1 = em cima à esquerda
cards-section-names-2 = em cima à direita
cards-section-names-3 = embaixo
cards-blank = vazia
cards-level = nível { $level }: pague { $cost }  receba { $reward }
cards-gems =
    { $n ->
        [one] { $n } { color-feminine }
       *[other] { $n } { color-feminine-plural }
    }
cards-gems-nominative = { cards-gems }
cards-top-reward = as recompensas dos níveis 1, 2 e 3, ou { $n } pontos de poder
cards-names = nomes: { $names }
cards-columns-1 = número
cards-columns-2 = nome

## Labels of tables and drawings

labels-lines-circles = Círculos
labels-lines-infinite-gems = Gemas infinitas
labels-lines-laws = Leis
labels-lines-power = Poder
labels-lines-magic = Magia
labels-lines-sets = Conjuntos
labels-lines-attack = Ataque
labels-total = Total
labels-rank = Posição
labels-player = Jogador
labels-winner = Vencedor
labels-winners = Vencedores
labels-level = Nível
labels-circle = círculo de uma só cor
labels-painted = pintado
labels-points = pontos de poder
labels-science = ciência
labels-magic = magia
labels-defense = defesa
labels-magic-bonus = bônus de magia
labels-circle-bonus = bônus de círculo
labels-infinite-gem = gema infinita
labels-stored-gem = gema guardada
labels-tucked-card = carta por baixo
labels-gems = gemas
labels-draw = compra
labels-attack = ataque
labels-power = poder
labels-letters-science = C
labels-letters-magic = M
labels-letters-attack = A
labels-letters-defense = D
