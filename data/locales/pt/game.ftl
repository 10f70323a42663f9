### European Portuguese: a game in progress.
### Nobody who speaks European Portuguese well has read this file yet. What each message is for, the English file says.

## Parts of sentences

table-no-gems = nenhuma gema
table-no-card = nenhuma carta
table-a-card = uma carta
table-token-power = marcador de pontos de poder de valor { $n }
table-token-science = marcador de ciência
table-token-magic = marcador de magia
table-token-defense = marcador de defesa
table-token-magic-bonus = marcador de bônus de magia +{ $n }
table-token-circle-bonus = marcador de bônus de círculos { color-masculine-plural } +{ $n }
table-a-token = um { $token }
table-at-base = { color-feminine } de baixo
table-at-tip = { color-feminine } de cima
table-place = nível { $level }, lugar { $x }
table-level = nível { $level }
table-under = embaixo de { $card }
table-virtual-opponents =
    { $n ->
        [one] { $n } oponente virtual
       *[other] { $n } oponentes virtuais
    }
table-editions-french = francesa
table-editions-english = inglesa
table-editions-german = alemã
table-editions-italian = italiana
table-editions-portuguese = portuguesa

## Events

events-game-started = { $players } começam uma partida. Edição: { $edition }.
events-cards-removed = Fora do jogo nesta edição: { $cards }.
events-decks-made = O deck grande tem { $auction } cartas, o deck pequeno { $reserve }.
events-gems-returned = { $player } devolve { $gems }.
events-dealt = { $player } recebe { $things }{ $shown }.
events-first-card-placed = { $player } começa com { $card }.
events-turn-started = — Turno { $turn } —
events-cards-revealed = Novas cartas: { $row }.
events-auction-started = Leilão { $auction }: { $players }.
events-choice-made = { $player } já escolheu.
events-bids-revealed = As mãos se abrem: { $bids }.
events-bid-pass = { $player } passa
events-virtual-bid = oponente virtual { $number } { color-masculine }
events-claims-revealed = Cartas escolhidas: { $claims }.
events-claim-none = { $player } nenhuma carta { color-feminine }
events-card-taken = { $player } pega { $card } ({ color-masculine }).
events-cards-discarded = Descartadas: { $cards }.
events-passed = { $player } passa.
events-gems-taken = { $player } pega { $gems } da reserva.
events-row-moved = A fila do leilão avança; descartadas: { $cards }; agora em cima: { $row }.
events-card-tucked = { $player } coloca { $card } embaixo de { $at }.
events-row-refilled = { $card }, do deck pequeno, ocupa o lugar livre ({ $slot }).
events-auction-skipped = { $player } não participará da próxima Fase de Leilão.
events-round-started = Rodada { $round }: { $players }.
events-cards-laid = Cartas reveladas: { $cards }.
events-laid-for-gems = { " " }(em troca de gemas)
events-card-returned = { $player } recebe de volta na mão { $card }.
events-card-placed = { $player } coloca { $card } { $where }{ $paid }{ $infinite }.
events-on-place = no nível { $level }, lugar { $x }
events-on-level-one = no nível 1
events-left-of = no nível 1, à esquerda de { $card }
events-right-of = no nível 1, à direita de { $card }
events-across = no nível { $level }, sobre { $cards }
events-paid = ; paga { $gems }
events-infinite = ; as gemas infinitas pagam { $gems }
events-circle-closed = { $player } completa um círculo { color-masculine } e pega 1 gema { color-feminine }.
events-circle-without-gem = { $player } completa um círculo { color-masculine }; a reserva não tem mais gemas { color-feminine-plural }.
events-tokens-gained = { $player } recebe { $tokens } sobre { $at }.
events-attack-gained = { $player } pega { $tokens } para trás do escudo.
events-infinite-gem-gained = { $player } coloca uma gema infinita { color-feminine } da reserva sobre { $at }.
events-own-infinite-gem = { $player } coloca uma gema { color-feminine } de trás do escudo como gema infinita sobre { $at }.
events-infinite-gem-lost = { $player } não recebe gema infinita { color-feminine }.
events-card-drawn = { $player } compra { $card } { deck-source }.
events-law-responded = { $card } de { $player } faz efeito.
events-no-effect = { $card } de { $player }: o que a carta faria agora não é possível.
events-option-chosen = { $player } escolhe a opção { $option }.
events-option-taken = { $player } escolhe: { $option }.
events-gems-paid = { $player } paga { $gems }.
events-attack-paid = { $player } devolve { $tokens }.
events-token-paid = { $player } devolve { $token } de { $at }.
events-token-moved = { $player } move { $token } de { $at } para { $to }.
events-token-turned = { $player } vira um marcador sobre { $at }: { $side } se torna { $other }.
events-card-taken-back = { $player } pega de volta para a mão { $card }, que estava embaixo de { $at }.
events-gems-taken-back = { $player } pega de volta { $gems } de { $at }.
events-gem-stored = { $player } guarda 1 gema { color-feminine } sobre { $at }.
events-gems-lost = { $player } perde { $gems }.
events-no-gems-lost = { $player } não tem gemas para perder.
events-card-put-back = { $player } coloca { $card } { deck-put }.
events-cards-looked-at =
    { $n ->
        [one] { $player } olha a carta { deck-end } { deck-genitive }{ $shown }.
       *[other] { $player } olha as { $n } cartas { deck-end } { deck-genitive }{ $shown }.
    }
events-rest-put-back-top =
    { $n ->
        [one] { $player } devolve { $n } carta ao topo { deck-genitive }.
       *[other] { $player } devolve { $n } cartas ao topo { deck-genitive }.
    }
events-rest-put-back-bottom =
    { $n ->
        [one] { $player } devolve { $n } carta ao fundo { deck-genitive }.
       *[other] { $player } devolve { $n } cartas ao fundo { deck-genitive }.
    }
events-screen-seen = { $player } olha atrás do escudo de { $other }{ $shown }.
events-card-moved-under = { $player } move { $card }, que estava no nível { $level }, para baixo de { $to }.
events-tokens-swapped = { $player } troca com { $other } { $token } por { $taken }{ $paid }.
events-hand-discarded = { $player } retira o escudo: { $behind }; cartas descartadas da mão: { $cards }.
events-section-painted = { $player } pinta de { color-masculine } a seção { $section } do círculo { $circle }.
events-circle-under = sob { $at }
events-circle-at = no { $at }

## Questions to a player

prompts-chooses =
    { $n ->
        [one] { $players } escolhe { $choosing }.
       *[other] { $players } escolhem { $choosing }.
    }
prompts-up-to = { " " }(mais { $n } no máximo)
prompts-due =
    { $n ->
        [one] { " " }(falta { $n })
       *[other] { " " }(faltam { $n })
    }
prompts-gems-to-return = Quais duas das suas gemas você devolve?
    .choosing = duas gemas para devolver
prompts-start = Com qual personagem você começa a sua pirâmide, e qual você guarda?
    .choosing = a primeira carta, e uma para guardar
prompts-bid = Leilão { $auction } de { $auctions }: o que você oferta?
    .choosing = uma oferta
prompts-claim =
    { $n ->
        [one] { $others } também ofertou { color-masculine }: qual carta você quer? Se for a mesma, ninguém a recebe.
       *[other] { $others } também ofertaram { color-masculine }: qual carta você quer? Se for a mesma, ninguém a recebe.
    }
    .choosing = uma das cartas de uma cor
prompts-claim-alone = Só você ofertou { color-masculine }: qual das duas cartas você pega?
prompts-claim-with-virtual = Um oponente virtual também ofertou { color-masculine }: você pega a carta de cima, ou deixa as duas?
prompts-attack-card = O seu marcador de ataque: qual carta você pega?
    .choosing = uma carta por um marcador de ataque
prompts-row-discard = Qual carta você descarta pelo oponente virtual?
    .choosing = uma carta a descartar por um oponente virtual
prompts-lay = Rodada { $round } de { $rounds }: qual carta você joga?
    .choosing = uma carta para jogar
prompts-place = Onde você coloca { $about }?
    .choosing = o lugar de uma carta
prompts-price = as gemas a pagar por uma lei
prompts-top-reward = { $about } está no nível { $level }: o que você pega?
    .choosing = a recompensa do último nível
prompts-gems =
    { $n ->
        [one] Você pega { $n } gema: de qual cor?
       *[other] Você pega { $n } gemas: de quais cores?
    }
    .choosing = gemas da reserva
prompts-draw = De qual deck você compra?{ $due }
    .choosing = um deck para comprar
prompts-own-gem = A reserva não tem gema { color-feminine } para { $about }. Você coloca uma das suas?
    .choosing = se dá uma gema própria
prompts-option = { $about }: o que você escolhe?
    .choosing = a recompensa de uma lei
prompts-effects = o efeito de uma lei
prompts-color = { $about }: de que cor é a gema infinita?
    .choosing = a cor de uma gema infinita
prompts-put-back = Qual carta você devolve ao deck?{ $due }
    .choosing = uma carta para devolver
prompts-put-under = Qual carta você coloca no fundo do deck?{ $due }
prompts-store = Qual gema você coloca sobre { $about }?{ $most }
    .choosing = gemas para guardar sobre uma lei
prompts-row-card = Qual carta do leilão você pega?
    .choosing = uma carta do leilão
prompts-use-law = Você usa { $about }? Se sim, { $effects }.
    .choosing = se usa uma lei
prompts-tuck-taken = Você pegou { $about }. Você a coloca embaixo de uma lei?
    .choosing = onde colocar a carta que acaba de pegar
prompts-tuck-hand = Qual carta da sua mão você coloca embaixo de { $about }?{ $most }
    .choosing = cartas da mão para colocar embaixo de uma lei
prompts-tuck-free = Qual carta livre você coloca embaixo de { $about }?
    .choosing = uma carta livre para colocar embaixo de uma lei
prompts-untuck = Qual carta você pega de baixo de { $about }?{ $most }
    .choosing = cartas para pegar de baixo de uma lei
prompts-keep = Com qual das { $cards } cartas você fica?{ $due }
    .choosing = uma carta para guardar
prompts-arrange = Qual carta você devolve ao topo do deck? A última fica em cima.{ $due }
    .choosing = a ordem das cartas a devolver
prompts-arrange-below = Qual carta você coloca no fundo do deck? A última fica mais abaixo.{ $due }
prompts-screen = Atrás do escudo de quem você olha?
    .choosing = o escudo atrás do qual olhar
prompts-swap = Qual dos seus marcadores você troca?
    .choosing = uma troca
prompts-swap-others = Qual marcador você quer pelo seu { $token }?
prompts-swap-gems =
    { $n ->
        [one] Qual gema você paga a { $player }?
       *[other] Quais { $n } gemas você paga a { $player }?
    }
prompts-swap-for-nothing = Você não paga nada a { $player }: faz a troca?
prompts-move-token = { $about }: qual marcador você move?
    .choosing = um marcador para mover
prompts-move-to = Para qual carta você move o { $token }?
prompts-turn-token = { $about }: qual marcador você vira?
    .choosing = um marcador para virar
prompts-pay = { $about }: se quiser, { $payment }; nesse caso, { $effects }.
    .choosing = se paga por uma lei
prompts-payment =
    { $n ->
        [one] Qual gema você paga por { $about }?
       *[other] Quais { $n } gemas você paga por { $about }?
    }
    .choosing = com o que pagar
prompts-pay-card = Qual carta você descarta por { $about }?{ $due }
prompts-pay-tucked = Qual carta embaixo de { $about } você descarta?{ $due }
prompts-pay-token = Qual marcador você devolve por { $about }?{ $due }
prompts-lose =
    { $n ->
        [one] Você perde { $n } gema: de qual cor?
       *[other] Você perde { $n } gemas: de quais cores?
    }
    .choosing = gemas para perder
prompts-lose-none = Você não tem gemas para perder.
prompts-paint = Onde você coloca uma gema?
    .choosing = onde pintar

## Choices of a player

actions-card-on-level = { $card } no nível { $level }
actions-left-end = nível 1, ponta esquerda
actions-right-end = nível 1, ponta direita
actions-level-on-cards = nível { $level }, sobre { $cards }
actions-start = comece com { $card }{ $gives }
actions-start-gives = : receba { $reward }
actions-keep = guarde { $card }
actions-bid = { color-masculine }: por { $cards }
actions-bid-attack = marcador de ataque: pegue qualquer carta antes dos outros
actions-pass-auction =
    { $n ->
        [one] passe: nenhuma carta, mas { $n } gema
       *[other] passe: nenhuma carta, mas { $n } gemas
    }
actions-pass-for-nothing = passe: nenhuma carta
actions-claim-base = { $card }, a carta de baixo
actions-claim-tip = { $card }, a carta de cima
actions-claim-none = nenhuma das duas
actions-keep-in-hand = fique com ela na mão
actions-tuck-under = coloque-a embaixo de { $place }
actions-lay-law = { $card } (lei)
actions-discard =
    { $n ->
        [one] descarte { $card } por { $n } gema
       *[other] descarte { $card } por { $n } gemas
    }
actions-pass-round = passe: não jogue mais cartas neste turno
actions-place = { $place }: { $payment }; receba { $rewards }{ $top }{ $circle }
actions-or-points = , ou { $n } pontos
actions-closes = ; completa um círculo { color-masculine }
actions-circle-of = ; círculo: { $sections }
actions-colored-sections =
    { $n ->
        [one] { $n } { color-feminine }
       *[other] { $n } { color-feminine-plural }
    }
actions-in-place-of = no lugar de { $place }
actions-less =
    { $n ->
        [one] { $gems }, { $n } gema a menos
       *[other] { $gems }, { $n } gemas a menos
    }
actions-payment = pague { $gems }
actions-pay-nothing = não pague nada
actions-top-rewards = as recompensas dos níveis 1, 2 e 3: { $rewards }
actions-decks-law-deck = uma carta de lei
actions-decks-reserve-deck = uma carta de personagem do deck pequeno
actions-own-gem = coloque uma das suas
actions-no-own-gem = não coloque nenhuma
actions-color = { color-masculine } (na reserva: { $n })
actions-gem = uma gema { color-feminine }
actions-token = { $token } sobre { $place }
actions-place-of = { $place } de { $player }
actions-turn-attack = um marcador de ataque: vai como marcador de defesa para { $place }
actions-turn-token = { $side } sobre { $place }: torna-se { $other }
actions-yes = sim
actions-no = não
actions-swap-nothing = não troque nada
actions-leave-tokens = deixe os marcadores como estão
actions-done = pronto: nada mais
actions-circle = o círculo sob { $place }: { $sections }
actions-paint = a seção { $section } de { color-masculine }, { $circle }
actions-paint-best = pinte para o máximo de pontos: viceroy descobre como
actions-paint-no-more = pronto: não pinte mais nada

## Moments of a game

moments-game-over = O jogo acabou
moments-painting = Fim do jogo: pintura
moments-before = Antes do primeiro turno
moments-development = Turno { $turn } de { $turns }, desenvolvimento, rodada { $round } de { $rounds }
moments-auction = Turno { $turn } de { $turns }, leilão { $auction } de { $auctions }

## Why a choice cannot be taken back

undo-nothing-done = nada foi feito ainda
undo-gems-returned = gemas foram devolvidas
undo-cards-removed = cartas foram retiradas do jogo
undo-characters-dealt = cartas de personagem foram distribuídas
undo-first-card-placed = as primeiras cartas estão abertas
undo-decks-made = os decks foram formados
undo-laws-dealt = cartas de lei foram distribuídas
undo-cards-revealed = há novas cartas no leilão
undo-bids-revealed = todas as mãos se abriram
undo-claims-revealed = as cartas escolhidas são conhecidas
undo-cards-laid = as cartas jogadas foram reveladas
undo-passed = já se sabe quem passou
undo-card-drawn = uma carta foi comprada
undo-cards-looked-at = cartas de um deck foram vistas
undo-screen-seen = alguém olhou atrás de um escudo
undo-row-refilled = há uma nova carta no leilão
undo-hand-discarded = os escudos foram retirados
undo-choice-made = outra pessoa escolheu depois disso

## Remarks on a score sheet

remarks-unknown-set = O conjunto de cartas desta folha não está aqui: abra o arquivo dele.
remarks-unknown-card = Nenhuma carta deste conjunto tem o número { $card }.
remarks-card-twice = Esta carta está em dois lugares.
remarks-gap = Este lugar está vazio, mas as cartas de uma fila ficam lado a lado.
remarks-no-support = Uma carta se apoia em duas cartas da fila de baixo, e falta uma delas.
remarks-too-high = Uma pirâmide tem no máximo 5 níveis.
remarks-law-on-level-5 = As leis não ficam no nível 5.
remarks-lies-under = Esta lei fica sob um personagem: retire-a e toque no personagem.
remarks-on-levels = Esta lei fica apenas no nível { $levels }.
remarks-choice = O que ela deu? Toque na carta para dizer.
remarks-tucked-most =
    { $n ->
        [one] Sob esta carta fica no máximo { $n } carta.
       *[other] Sob esta carta ficam no máximo { $n } cartas.
    }
remarks-tucked-which = Toque na carta para dizer quais cartas ficam sob ela.
remarks-stored-most =
    { $n ->
        [one] Sobre esta carta fica no máximo { $n } gema.
       *[other] Sobre esta carta ficam no máximo { $n } gemas.
    }
remarks-stored-none = Nesta carta não se guardam gemas.
remarks-stored-which = Toque na carta para dizer de que cores são as gemas.
remarks-painting = Esta pintura não combina mais com as cartas e as gemas: escolha outra.
remarks-too-many = { $pieces }: { $found } nesta folha, mas { $supply } no jogo.

## Refusals

refusals-no-gem-of-color = você não tem nenhuma gema { color-feminine }; atrás do escudo, você tem { $available }
refusals-or-others = , ou outras tantas
refusals-free-card-to-replace = nos níveis 1 a 4 não há carta livre que a lei possa substituir
refusals-sentences-game-over = o jogo acabou
refusals-sentences-unknown-seat = ninguém está sentado ali
refusals-sentences-not-your-choice = agora não é a sua vez de escolher
refusals-sentences-wrong-action = agora você tem outra coisa para escolher
refusals-sentences-malformed = essa não é uma ação possível
refusals-sentences-not-your-seat = essa escolha é de outro jogador
refusals-sentences-stale = isso valia para outro momento do jogo
refusals-sentences-not-two-gems = devem ser duas das gemas que você tem: { $available }
refusals-sentences-not-dealt = devem ser duas das cartas que você recebeu: { $listed }
refusals-sentences-no-gem = você não tem { $needed }; atrás do escudo, você tem { $available }
refusals-sentences-no-card-there = não há carta ali
refusals-sentences-no-attack-token = você não tem marcador de ataque
refusals-sentences-attack-too-late = um marcador de ataque só vale no primeiro leilão de um turno, e este é o leilão { $found }
refusals-sentences-not-claimable = isso não pode ser escolhido aqui
refusals-sentences-wrong-number-of-gems =
    { $n ->
        [one] é preciso { $n } gema, não { $found }
       *[other] são precisas { $n } gemas, não { $found }
    }
refusals-sentences-bank-short = a reserva tem { $available }
refusals-sentences-deck-short = restam { $laws } e { $characters } para comprar
refusals-sentences-wrong-number-of-cards =
    { $n ->
        [one] é preciso { $n } carta, não { $found }
       *[other] são precisas { $n } cartas, não { $found }
    }
refusals-sentences-not-in-hand = a carta não está na sua mão
refusals-sentences-drawn-this-phase = você a comprou nesta fase, então ela não pode ser jogada antes do próximo turno
refusals-sentences-nowhere-to-place = o nível 1, o mais barato, custa { $needed }, e você pode pagar { $available }
refusals-sentences-no-selling = nesta edição não se descartam cartas em troca de gemas
refusals-sentences-not-an-open-place = nenhuma carta pode ficar ali: ela deve se apoiar em duas cartas, ao lado das outras
refusals-sentences-law-too-high = uma lei não fica no nível 5
refusals-sentences-not-a-card-to-replace = nos níveis 1 a 4 não há carta que a lei possa substituir
refusals-sentences-not-a-character = não há personagem embaixo do qual colocar a lei
refusals-sentences-wrong-level = a lei só fica no nível { $either }
refusals-sentences-condition-fails = a condição para jogar a lei não está cumprida agora
refusals-sentences-cannot-pay = isso custa { $needed }, e atrás do escudo, você tem { $available }
refusals-sentences-wrong-left-out = as suas leis poupam { $needed }{ $others }, não { $available }
refusals-sentences-too-many-infinite = as gemas infinitas podem pagar { $available }
refusals-sentences-no-such-option = a lei não tem a opção { $n }; há { $listed }
refusals-sentences-not-of-the-deck = a carta pertence ao outro deck
refusals-sentences-not-looked-at = você não olha a carta { $n }, mas { $listed }
refusals-sentences-not-another-player = deve ser o escudo de outro jogador
refusals-sentences-not-free = a carta não está livre: deve estar na beirada da sua fila, sem carta sobre ela nem embaixo dela
refusals-sentences-no-such-law = não há ali uma lei que espere cartas
refusals-sentences-no-such-token = não há ali um marcador assim
refusals-sentences-no-section = esse círculo não existe
refusals-sentences-painted-twice = a seção já foi pintada
refusals-sentences-own-color = a seção já tem essa cor
refusals-sentences-pure-circle = o círculo já era de uma só cor antes da pintura, e fica como está
refusals-sentences-best-too-late = a melhor pintura só é buscada enquanto nada foi pintado

## Hints

hints-best = fica à frente nas partidas testadas
hints-worse = ficou para trás nas partidas testadas
hints-proven = nada rende mais até ao fim
hints-takes-any = pega uma carta do leilão, seja o que for que os outros ofertem
hints-brings-gems =
    { $n ->
        [one] dá { $n } gema
       *[other] dá { $n } gemas
    }
hints-begins = dá logo { $reward }
hints-passes-round = guarda cartas e gemas para depois
hints-passes-auction = pega gemas em vez de uma carta
hints-then-gems = depois atrás do escudo: { $gems }
hints-bid-for = { $card } { $outlook }
hints-too-dear = custa mais gemas do que você tem
hints-as-high =
    { $n ->
        [one] pode ficar só no nível { $n }, onde dá { $reward }
       *[other] pode ficar até no nível { $n }, onde dá { $reward }
    }
hints-law-costs =
    { $n ->
        [one] custa { $n } gema: { $law }
       *[other] custa { $n } gemas: { $law }
    }
hints-law-is-free = não custa gemas: { $law }
hints-closes = completa um círculo { color-masculine } no nível { $level }
hints-brings = dá { $reward } no nível { $level }
hints-needs-no-gems = não custa gemas no nível { $level }
hints-after =
    { $n ->
        [one] Depois de { $n } ação.
       *[other] Depois de { $n } ações.
    }
hints-columns-1 = pontos
hints-columns-2 = intervalo de 95 %
hints-columns-3 = escolha, e o que ela dá
hints-to-type = digite
hints-interval = { $low } a { $high }
hints-legend = pontos: a sua provável vantagem sobre o melhor dos outros no fim do próximo turno, com o que ainda pode dar pontos; menos de 0 é desvantagem.

## Reviews

reviews-leads-to = no fim do próximo turno, em média: { $differences }
reviews-gems = gemas restantes
reviews-cards = cartas na mão
reviews-others = pontos do melhor dos outros
reviews-columns-1 = jogador
reviews-columns-2 = fim
reviews-columns-3 = início
reviews-columns-4 = sorte
reviews-columns-5 = escolhas
reviews-columns-6 = erros
reviews-legend-1 = fim: a vantagem sobre o melhor dos outros no fim. início: a vantagem esperada na primeira escolha.
reviews-legend-2 = sorte: o que as cartas e os outros trouxeram desde então. escolhas: o que outras escolhas teriam trazido a mais.
reviews-legend-3 = erros: com certeza um ponto ou mais a menos que outra escolha, pelo que o jogador sabia; de quantas escolhas. Entre parênteses: intervalos de 95 %.
reviews-costliest = Os erros que mais custaram:
reviews-none = { $player }: nenhum erro
reviews-cost = { $player }. { $moment }, depois da ação { $n }: { $points } pontos ({ $interval })
reviews-chosen = escolhido
reviews-better = melhor
reviews-course = A vantagem esperada, turno a turno:
reviews-look = Um momento como posição, para continuar a jogar: { $command }

## A game in a terminal

terminal-row = Leilão
terminal-row-is-empty = Não há cartas no leilão.
terminal-bank = Reserva: { $gems }
terminal-decks = decks: { $auction } para leilões, { $reserve } no deck pequeno, { $laws }
terminal-deck-before = decks: { $characters }, { $laws }
terminal-still-bidding = oponentes virtuais que ainda ofertam: { $numbers }
terminal-on-top = No topo { deck-genitive }: { $cards }
terminal-at-bottom = No fundo { deck-genitive }: { $cards }
terminal-known-to = uma carta conhecida por { $players }
terminal-players = Jogadores
terminal-you = { $player } (você)
terminal-hand = mão: { $cards }
terminal-empty = vazia
terminal-points-now =
    { $n ->
        [one] { $n } ponto até agora
       *[other] { $n } pontos até agora
    }
terminal-infinite-to-use = gemas infinitas para usar: { $gems }
terminal-has-chosen = já escolheu
terminal-has-to-choose = tem de escolher
terminal-has-card = tem uma carta
terminal-has-passed = passou
terminal-skips = não participa desta Fase de Leilão
terminal-skips-next = não participará da próxima Fase de Leilão
terminal-your-hand = A sua mão
terminal-your-hand-is-empty = A sua mão está vazia.
terminal-not-this-turn = não neste turno
terminal-pyramid = { $player }: pirâmide
terminal-no-card-yet = Ainda sem cartas.
terminal-law = { $card } (lei, { $corners }): { $law }
terminal-as-seen-by = Como { $player } vê.
terminal-behind-screen = atrás do escudo: { $behind }
terminal-points =
    { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
terminal-any-color = à escolha
terminal-to-place = a colocar
terminal-looked-at = vista
terminal-you-have = Você tem: { $belongings }. Reserva: { $gems }.
terminal-more = mais: { $first } a { $last }
terminal-back = voltar
terminal-all-gems = { color-masculine }: { $gems } ao todo
terminal-gems-left =
    { $n ->
        [one] { $question } Mais { $n } gema.
       *[other] { $question } Mais { $n } gemas.
    }
terminal-discard =
    { $n ->
        [one] descarte uma carta por { $n } gema
       *[other] descarte uma carta por { $n } gemas
    }
terminal-section = a seção { $section }{ $now }: { color-masculine }
terminal-section-now = { " " }(agora { color-feminine })
