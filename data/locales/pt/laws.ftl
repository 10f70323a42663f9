### European Portuguese: laws in sentences.
### Nobody who speaks European Portuguese well has read this file yet. What each message is for, the English file says.

## Quantities and conditions

quantities-section = com uma seção { color-feminine }
quantities-section-at-top-left = com uma seção { color-feminine } em cima à esquerda
quantities-section-at-top-right = com uma seção { color-feminine } em cima à direita
quantities-section-at-top = com uma seção { color-feminine } em cima
quantities-section-at-bottom = com uma seção { color-feminine } embaixo
quantities-having-some = com marcadores
quantities-having-none = sem marcadores
quantities-resting-character =
    { $n ->
        [one] que se apoia sobre uma carta de personagem
       *[other] que se apoiam sobre uma carta de personagem
    }
quantities-resting-law =
    { $n ->
        [one] que se apoia sobre uma lei
       *[other] que se apoiam sobre uma lei
    }
quantities-each = { "" }
quantities-none =
    { $gender ->
        [m] nenhum
       *[f] nenhuma
    }
quantities-each-one =
    { $gender ->
        [m] um
       *[f] uma
    }
owner-in-pyramid =
    { $whose ->
        [mine] na sua pirâmide
        [opponents] nas pirâmides de todos os outros jogadores
        [everybody] nas pirâmides de todos os jogadores
       *[anybody] na pirâmide
    }
owner-of-pyramid =
    { $whose ->
        [mine] da sua pirâmide
        [opponents] das pirâmides de todos os outros jogadores
        [everybody] das pirâmides de todos os jogadores
       *[anybody] da pirâmide
    }
owner-behind-screen =
    { $whose ->
        [mine] atrás do seu escudo
        [opponents] atrás dos escudos de todos os outros jogadores
        [everybody] atrás dos escudos de todos os jogadores
       *[anybody] atrás do escudo
    }
quantities-places-pyramid =
    { $counted ->
        [cards] { owner-in-pyramid } (sem contar as cartas embaixo de outras)
        [gems]
            { $n ->
                [one] guardada sobre cartas de lei { owner-of-pyramid }
               *[other] guardadas sobre cartas de lei { owner-of-pyramid }
            }
       *[other] { owner-in-pyramid }
    }
quantities-places-pyramid-and-tucked = { owner-in-pyramid } (incluindo as cartas embaixo de outras)
quantities-places-tucked = embaixo de cartas { owner-of-pyramid }
quantities-places-row =
    { $counted ->
        [cost_gems] na fila desta lei
        [cards] na fila desta lei
       *[other] em cartas da fila desta lei
    }
quantities-places-adjacent =
    { $counted ->
        [cost_gems] adjacentes a esta lei
        [cards]
            { $n ->
                [one] adjacente a esta lei
               *[other] adjacentes a esta lei
            }
       *[other] em cartas adjacentes a esta lei
    }
quantities-places-above =
    { $counted ->
        [cost_gems] que se apoiam sobre esta lei
        [cards]
            { $n ->
                [one] que se apoia sobre esta lei
               *[other] que se apoiam sobre esta lei
            }
       *[other] em cartas que se apoiam sobre esta lei
    }
quantities-places-below =
    { $counted ->
        [cost_gems] sobre as quais esta lei se apoia
        [cards]
            { $n ->
                [one] sobre a qual esta lei se apoia
               *[other] sobre as quais esta lei se apoia
            }
       *[other] em cartas sobre as quais esta lei se apoia
    }
quantities-places-beside =
    { $counted ->
        [cost_gems] à esquerda ou à direita desta lei
        [cards] à esquerda ou à direita desta lei
       *[other] em cartas à esquerda ou à direita desta lei
    }
quantities-places-touching = de que esta lei faz parte
quantities-places-here = sobre esta lei
quantities-places-tucked-here = embaixo desta lei
quantities-places-stored-here =
    { $n ->
        [one] guardada sobre esta lei
       *[other] guardadas sobre esta lei
    }
quantities-places-screen = { owner-behind-screen }
quantities-places-hand = na sua mão
quantities-places-itself = até o desta lei
quantities-places-game = até este, inclusive
quantities-on-level = no nível { $level } { owner-of-pyramid }
quantities-on-each-level = em cada um dos níveis { $levels } { owner-of-pyramid }
quantities-sets =
    { $n ->
        [one] conjunto de { $parts }
       *[other] conjuntos de { $parts }
    }
    .gender = m
quantities-kinds-among =
    { $n ->
        [one] tipo presente ({ $parts })
       *[other] tipos presentes ({ $parts })
    }
    .gender = m
quantities-of-each-color = de cada cor
quantities-levels-with =
    { $n ->
        [one] nível{ $levels } { owner-of-pyramid } com pelo menos { $parts }
       *[other] níveis{ $levels } { owner-of-pyramid } com pelo menos { $parts }
    }
    .gender = m
quantities-colors-among =
    { $n ->
        [one] cor de { $parts }
       *[other] cores de { $parts }
    }
    .gender = f
quantities-kinds-of-token =
    { $n ->
        [one] tipo de marcador { $parts }
       *[other] tipos de marcador { $parts }
    }
    .gender = m
quantities-opponents-with-fewer =
    { $n ->
        [one] outro jogador que tenha menos { $parts } do que você
       *[other] outros jogadores que tenham menos { $parts } do que você
    }
    .gender = m
quantities-opponents-with-more =
    { $n ->
        [one] outro jogador que tenha mais { $parts } do que você
       *[other] outros jogadores que tenham mais { $parts } do que você
    }
    .gender = m
quantities-greatest = (só conta o tipo mais numeroso)
quantities-each-counts =
    { $n ->
        [2] (a contar duas vezes)
       *[other] (a contar { $n } vezes)
    }
quantities-for-each = por { $each_thing }
quantities-for-every = a cada { $n } { $things }
quantities-at-most-times = { $rate }, no máximo { $times }
quantities-times =
    { $n ->
        [one] uma vez
       *[other] { $n } vezes
    }
quantities-found = { $things }: { $n }
quantities-found-none = { quantities-found }
quantities-there-are =
    { $n ->
        [one] houver { $limits } { $thing }
       *[other] houver { $limits } { $things }
    }
quantities-there-are-kinds =
    { $n ->
        [one] houver { $limits } tipo presente ({ $parts })
       *[other] houver { $limits } tipos presentes ({ $parts })
    }
quantities-there-are-colors =
    { $n ->
        [one] houver { $limits } cor de { $parts }
       *[other] houver { $limits } cores de { $parts }
    }
quantities-opponents-have-fewer =
    { $n ->
        [one] { $limits } outro jogador tiver menos { $things } do que você
       *[other] { $limits } outros jogadores tiverem menos { $things } do que você
    }
quantities-opponents-have-more =
    { $n ->
        [one] { $limits } outro jogador tiver mais { $things } do que você
       *[other] { $limits } outros jogadores tiverem mais { $things } do que você
    }
quantities-there-is-no = não houver { $no_thing }
quantities-there-is-neither = não houver nem { $things }
quantities-no-opponent-has-fewer = nenhum outro jogador tiver menos { $things } do que você
quantities-no-opponent-has-more = nenhum outro jogador tiver mais { $things } do que você
quantities-nor = { " nem " }
quantities-level-is = o nível desta lei for { $limits }
quantities-turn-is = o número deste turno for { $limits }
quantities-exactly = exatamente { $n }
quantities-at-least = pelo menos { $n }
quantities-at-most = no máximo { $n }
quantities-at-most-none = { quantities-at-most }
quantities-fewer-of = { "" }

## Rewards

rewards-nothing = nada
rewards-any-gems =
    { $n ->
        [one] { $n } gema à sua escolha
       *[other] { $n } gemas à sua escolha
    }
rewards-drawn =
    { $n ->
        [one] { $n } carta de um deck à sua escolha
       *[other] { $n } cartas de decks à sua escolha
    }
rewards-their-gems =
    { $n ->
        [one] { $n } gema à escolha dele
       *[other] { $n } gemas à escolha dele
    }
rewards-their-cards =
    { $n ->
        [one] { $n } carta de um deck à escolha dele
       *[other] { $n } cartas de decks à escolha dele
    }
rewards-any-infinite-gem = 1 gema infinita de uma cor à sua escolha

## Effects of laws

effects-gain = Pegue { $gained }.
effects-choose-one = Pegue à sua escolha: { $options }.
effects-draw =
    { $n ->
        [one] Compre { $n } carta { deck-source }.
       *[other] Compre { $n } cartas { deck-source }.
    }
effects-put-back-cards =
    { $n ->
        [one] Coloque { $n } { $things } da sua mão { deck-put }.
       *[other] Coloque { $n } { $things } da sua mão { deck-put }, na ordem que quiser.
    }
effects-tuck-from-hand =
    { $n ->
        [one] Coloque, se quiser, 1 carta da sua mão embaixo desta lei.
       *[other] Coloque até { $n } cartas da sua mão embaixo desta lei.
    }
effects-tuck-any-from-hand = Coloque quantas cartas quiser da sua mão embaixo desta lei.
effects-tuck-free-card = Coloque embaixo desta lei uma carta livre da sua pirâmide, se houver alguma: uma carta na beirada da sua fila, sem carta apoiada nela nem carta embaixo dela. Passe para esta lei tudo o que estava sobre ela.
effects-store-gems =
    { $n ->
        [one] Coloque sobre esta lei, se quiser, 1 gema de trás do seu escudo; ela fica ali.
       *[other] Coloque sobre esta lei até { $n } gemas de trás do seu escudo; elas ficam ali.
    }
effects-swap-tokens = Troque, se quiser, um marcador de uma das suas cartas por um marcador de uma carta de outro jogador, que não pode recusar{ $paid }.
effects-paid-for-swap = ; nesse caso, dê a esse jogador { $gems } de trás do seu escudo
effects-take-from-row = Pegue para a mão uma carta de personagem do leilão; substitua-a por uma carta do deck pequeno.
effects-skip-next-auction = Não participe da próxima Fase de Leilão.
effects-double-tokens = Dobre os marcadores sobre esse personagem: acrescente um igual a cada um dos que estão ali; as gemas não são dobradas.
effects-look =
    { $n ->
        [one] Olhe a carta { deck-end } { deck-genitive }; { $rest }.
       *[other] Olhe as { $n } cartas { deck-end } { deck-genitive }; { $rest }.
    }
effects-keep-all =
    { $n ->
        [one] pegue-a para a mão
       *[other] pegue-as para a mão
    }
effects-keep-some = pegue { $n } delas para a mão e { $put }
effects-put-it = devolva-a { $where }
effects-put-them = devolva-as { $where }, na ordem que quiser
effects-put-other = devolva a outra { $where }
effects-put-others = devolva as outras { $where }, na ordem que quiser
effects-rests-top = ao topo do deck
effects-rests-bottom = ao fundo do deck
effects-look-behind-screen = Olhe atrás do escudo de outro jogador à sua escolha; não conte a ninguém o que viu.
effects-conditional = Se { $condition }, { $effects }.
effects-conditional-otherwise = Se { $condition }, { $effects }; senão, { $others }.
effects-choose = Escolha: { $lists }.
effects-pay = Se quiser, { $payment }; nesse caso, { $effects }.
effects-pay-inside = { $payment }, se quiser; nesse caso, { $effects }.
effects-pay-times = Se quiser, { $payment }, até { $times }; a cada vez, { $effects }.
effects-pay-times-inside = { $payment }, se quiser, até { $times }; a cada vez, { $effects }.
effects-pay-gems = pague { $gems }
effects-discard-cards =
    { $n ->
        [one] descarte { $n } carta da sua mão
       *[other] descarte { $n } cartas da sua mão
    }
effects-discard-tucked =
    { $n ->
        [one] descarte { $n } carta de baixo desta lei
       *[other] descarte { $n } cartas de baixo desta lei
    }
effects-give-tokens = devolva { $tokens } da sua pirâmide
effects-give-attack = devolva { $tokens }
effects-move-token = Mova, se quiser, um marcador de uma carta da sua pirâmide para outra.
effects-turn-token = Vire, se quiser, um dos seus marcadores: um marcador de ciência ou de magia sobre uma carta da sua pirâmide, um marcador de defesa sobre esta lei, que vai para trás do seu escudo como marcador de ataque, ou um marcador de ataque, que vem para esta lei como marcador de defesa.
effects-untuck =
    { $n ->
        [one] Pegue de volta para a mão, se quiser, 1 carta de baixo desta lei.
       *[other] Pegue de volta para a mão até { $n } cartas de baixo desta lei.
    }
effects-untuck-any = Pegue de volta para a mão quantas cartas quiser de baixo desta lei.
effects-take-stored = Pegue de volta para trás do seu escudo todas as gemas guardadas sobre esta lei.
effects-with-fewer = { " " }que, em comparação com você, tem menos { $things }
effects-with-more = { " " }que, em comparação com você, tem mais { $things }
effects-others-gain = Cada outro jogador{ $who } pega { $gained }.
effects-others-gain-inside = { effects-others-gain }
effects-others-lose =
    { $n ->
        [one] Cada outro jogador{ $who } devolve à reserva { $n } gema à escolha dele; quem não tem não devolve.
       *[other] Cada outro jogador{ $who } devolve à reserva { $n } gemas à escolha dele; quem tem menos devolve todas.
    }
effects-others-lose-inside = { effects-others-lose }
effects-then = ; depois{ " " }
effects-then-inside = , depois{ " " }

## Points at the end of the game

clauses-at-the-end = No fim do jogo, você { $scored }.
clauses-at-the-end-if = No fim do jogo, se { $condition }, você { $scored }.
clauses-only-if = Isso vale apenas se { $condition }.
clauses-score =
    { $n ->
        [one] ganha { $n } ponto
       *[other] ganha { $n } pontos
    }
clauses-score-more =
    { $n ->
        [one] ganha { $n } ponto a mais
       *[other] ganha { $n } pontos a mais
    }
clauses-lose =
    { $n ->
        [one] perde { $n } ponto
       *[other] perde { $n } pontos
    }
clauses-table =
    { $n ->
        [one] ganha { $points } ponto com { $numbers } { $things }
       *[other] ganha { $points } pontos com { $numbers } { $things }
    }
clauses-step =
    { $n ->
        [one] { $n } ponto com { $least }{ $things }
       *[other] { $n } pontos com { $least }{ $things }
    }
clauses-tier =
    { $n ->
        [one] { $n } ponto com pelo menos { $least }{ $things }
       *[other] { $n } pontos com pelo menos { $least }{ $things }
    }
clauses-tiers = ganha { $tiers }
clauses-by-level = ganha { $levels }
clauses-by-level-table = ganha pontos conforme o nível desta lei
clauses-first-level =
    { $n ->
        [1] { $n } ponto se esta lei estiver no nível { $level }
       *[other] { $n } pontos se esta lei estiver no nível { $level }
    }
clauses-further-level =
    { $n ->
        [1] { $n } ponto no nível { $level }
       *[other] { $n } pontos no nível { $level }
    }
clauses-most = { $scored } se tiver pelo menos 1 { $thing } e nenhum outro jogador tiver mais
clauses-most-alone = { $scored } se tiver pelo menos 1 { $thing } e todos os outros jogadores tiverem menos
clauses-second = { $first }; { $scored } se apenas um outro jogador tiver mais
clauses-fewest = { $scored } se nenhum outro jogador tiver menos { $things }
clauses-fewest-alone = { $scored } se todos os outros jogadores tiverem mais { $things }
clauses-most-on-levels = { $scored } por nível{ $levels } da sua pirâmide em que tiver pelo menos 1 { $thing } e nenhum outro jogador tiver mais
clauses-most-on-levels-alone = { $scored } por nível{ $levels } da sua pirâmide em que tiver mais { $things } do que qualquer outro jogador
clauses-fewest-on-levels = { $scored } por nível{ $levels } em que nenhum outro jogador tiver menos { $things }
clauses-fewest-on-levels-alone = { $scored } por nível{ $levels } em que todos os outros jogadores tiverem mais { $things }
clauses-each-level = { $scored }, contando cada nível separadamente
clauses-each-level-apart = Cada nível conta separadamente.
clauses-copied = ganha tantos pontos quantos os da lei adjacente que mais pontos lhe dá

## How a law is played

laws-in-place-of-card-1 = Jogue esta lei no lugar de uma carta do nível 1, 2, 3 ou 4 da sua pirâmide.
laws-in-place-of-card-2 = Devolva essa carta à sua mão; o que estava sobre ela ou embaixo dela fica com esta lei.
laws-under-character = Não dê um lugar próprio a esta lei: coloque-a embaixo de uma carta de personagem da sua pirâmide.
laws-on-levels = Jogue esta lei apenas no nível { $levels }.
laws-price = Ao jogar esta lei, pague { $gems }.
laws-only-if = Jogue esta lei apenas se { $condition }.
laws-requires =
    { $n ->
        [one] Se não restar nenhuma carta { deck-inside }, nada acontece quando você joga esta lei.
       *[other] Se restarem menos de { $n } cartas { deck-inside }, nada acontece quando você joga esta lei.
    }
laws-does-nothing = Esta lei não tem efeito.
laws-events-card-taken =
    { $whose ->
        [mine] Sempre que receber uma carta na mão (do leilão, comprada ou dada por uma lei),
        [opponents] Sempre que outro jogador receber uma carta na mão (do leilão, comprada ou dada por uma lei),
       *[everybody] Sempre que um jogador, você inclusive, receber uma carta na mão (do leilão, comprada ou dada por uma lei),
    }
laws-events-circle-closed =
    { $whose ->
        [mine] Sempre que completar um { $circle }{ $which },
        [opponents] Sempre que outro jogador completar um { $circle }{ $which },
       *[everybody] Sempre que um jogador, você inclusive, completar um { $circle }{ $which },
    }
laws-events-passed =
    { $whose ->
        [mine] No fim de cada Fase de Leilão em que tiver passado,
        [opponents] No fim de cada Fase de Leilão, para cada outro jogador que tiver passado,
       *[everybody] No fim de cada Fase de Leilão, para cada jogador que tiver passado,
    }
laws-events-round-ended = No fim de cada rodada,
laws-events-turn-ended = No fim de cada turno,
laws-events-law-played =
    { $whose ->
        [mine] Sempre que jogar outra carta de lei{ $which },
        [opponents] Sempre que outro jogador jogar uma carta de lei{ $which },
       *[everybody] Sempre que um jogador, você inclusive, jogar uma carta de lei{ $which },
    }
laws-events-character-played =
    { $whose ->
        [mine] Sempre que jogar uma carta de personagem{ $which },
        [opponents] Sempre que outro jogador jogar uma carta de personagem{ $which },
       *[everybody] Sempre que um jogador, você inclusive, jogar uma carta de personagem{ $which },
    }
laws-event-on = no nível { $level }
laws-event-if = { $event }, se { $condition },
laws-does = { $event } { $effects }.
laws-may-do = { $event } você pode usar esta lei: { $effects }.
laws-may = { $event } você pode { $response }.
laws-responses-tuck-here = colocá-la embaixo desta lei
laws-while-here = Enquanto esta lei estiver visível na sua pirâmide, { $different }.
laws-while-here-if = Enquanto esta lei estiver visível na sua pirâmide e { $condition }, { $different }.
laws-cheaper = uma carta de personagem{ $where } custa { $gems } a menos para você
laws-cheaper-on = { " " }jogada no nível { $level }
laws-more-gems-pass = você pega { $gems } a mais quando passa em um leilão
laws-more-gems-circle = cada círculo de uma só cor que você completar lhe dá { $gems } a mais da cor dele
