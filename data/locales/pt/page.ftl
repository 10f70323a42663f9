### Portuguese: what the page says by itself.
### Nobody who speaks Portuguese well has read this file yet. What each message is for, the English file says.

## A browser that cannot run the page

page-browser-old = Este navegador é antigo demais para Viceroy. Funciona a partir do Safari 16.4, Firefox 114 e Chrome 111. As partidas guardadas aqui ficam como estão.

## The four tabs at the head of the page

page-tab-score = Pontuação
page-tab-play = Jogar
page-tab-cards = Cartas
page-tab-workshop = Oficina

## Buttons and labels in several places

page-common-close = Fechar
page-common-done = Pronto
page-common-undo = Desfazer
page-common-redo = Refazer
page-common-really = Mesmo?
page-common-delete = Apagar { $title }
page-common-edition = Edição
page-common-language = Idioma
page-common-print = Imprimir
page-common-error = Erro
page-common-remark = Nota
page-common-line = Linha { $line }
page-common-playing-bar = Partidas jogadas

## Editions of the rules

page-edition-english = Inglesa
page-edition-french = Francesa
page-edition-german = Alemã
page-edition-italian = Italiana
page-edition-portuguese = Portuguesa

## Notices at the head of the page

page-notice-loading = Preparando: { $loaded } de { $total } MB. Continue digitando; os pontos aparecem quando tudo chegar.
page-notice-starting = Preparando… Continue; os pontos vêm quando estiver tudo pronto.
page-notice-failed = Não funcionou: { $reason }
page-notice-silence = Sem resposta no momento ({ $reason }). O que você faz aqui fica guardado, e a página tenta de novo.
page-notice-too-slow = demora demais
page-notice-no-server = o servidor não está lá
page-notice-server-status = o servidor responde { $status }
page-notice-python-ended = parou
page-notice-no-language = Não é possível carregar agora os textos deste idioma. Escolha-o de novo mais tarde.
page-notice-in-english = Este relatório está em inglês.

## What is kept on this device

page-kept-full = Não há mais espaço para o que você digita agora. Salve em um arquivo ou apague partidas e conjuntos de cartas.
page-kept-nothing = Este navegador não guarda nada: salve o que digitou em um arquivo antes de fechar a página.
page-kept-open = { $day }, aberta

## Files that somebody opens

page-file-refused = Não é possível abrir { $name }
page-file-open-stays = O que estava aberto fica como estava.
page-file-no-text = Não é um texto em UTF-8.
page-file-too-large = É maior do que a página lê.
page-file-pack-too-large = É grande demais: esta página aceita pacotes e imagens de no máximo 3 milhões de bytes.
page-file-load-sheet = Carregar uma folha

## The list of kept games

page-games-button = Partidas
page-games-title = Partidas neste aparelho
page-games-new = Nova partida
page-games-save-all = Salvar tudo
page-games-save-all-help = “Salvar tudo” põe todas as partidas e conjuntos num arquivo; “Carregar uma folha” lê-o, também em outro aparelho.
page-games-unread =
    { $count ->
        [one] Partidas guardadas que esta página não consegue ler: { $count }. Fica aqui; “Salvar tudo” leva-a junto.
       *[other] Partidas guardadas que esta página não consegue ler: { $count }. Ficam aqui; “Salvar tudo” leva-as junto.
    }
page-games-unsafe = Este navegador pode apagar o que guarda se a página não for aberta durante alguns dias.
page-games-address = Estas partidas pertencem só ao endereço { $address }. Se o computador que executa o Viceroy receber outro endereço, elas não aparecem lá: toque antes em “Salvar tudo” e abra lá o arquivo com “Carregar uma folha”.
page-games-taken =
    { $count ->
        [one] Trazido: { $count }.
       *[other] Trazidos: { $count }.
    }
page-games-had =
    { $count ->
        [one] Já estava aqui: { $count }.
       *[other] Já estavam aqui: { $count }.
    }
page-games-lost =
    { $count ->
        [one] Não trazido, por falta de espaço ou ilegível: { $count }.
       *[other] Não trazidos, por falta de espaço ou ilegíveis: { $count }.
    }
page-games-opened = { $name } está aberto como nova partida.
page-games-so-far = até agora
page-games-statistics = Jogadores das partidas terminadas
page-games-bots = Bots
page-games-column-games = Partidas
page-games-column-won = Vitórias
page-games-column-mean = Média
page-games-column-best = Máximo

## One game on several phones

page-shared-button = Vários telefones
page-shared-title = Uma partida em vários telefones
page-shared-how = Cada um abre este código com a câmera, ou digita as quatro letras em Jogar, escolhe um jogador e digita essa pirâmide. Todos veem os totais.
page-shared-invitation = Vamos contar juntos esta partida de Viceroy: { $code }.
page-shared-privacy = Quem estiver nesta rede e tiver o código pode digitar. A partida fica no computador que roda o Viceroy e nos telefones, e em mais nenhum lugar.
page-shared-leave = Continuar sozinho
page-shared-left = Este telefone continua sozinho.
page-shared-in-step = Compartilhada com outros telefones: { $code }.
page-shared-waiting =
    { $count ->
        [one] { $count } mudança ainda não foi enviada.
       *[other] { $count } mudanças ainda não foram enviadas.
    }
page-shared-lost = O computador que roda o Viceroy já não tem esta partida compartilhada, como depois de um reinício. Tudo o que você vê fica neste telefone. Um telefone a compartilha de novo e os outros abrem o novo código: o que digitaram vem junto.
page-shared-anew = Compartilhar de novo
page-shared-full = Uma partida compartilhada não comporta tanto. O que você digita fica neste telefone.
page-shared-not-taken = Não aceito: outro telefone foi mais rápido
page-shared-row-by = { $where }: você digitou { $mine }, o telefone { $phone } digitou { $theirs }.
page-shared-row = { $where }: você digitou { $mine }, agora está { $theirs }.
page-shared-more =
    { $count ->
        [one] e mais { $count }
       *[other] e mais { $count }
    }
page-shared-mine = Usar o meu
page-shared-theirs = Deixar assim
page-shared-nothing = nada
page-shared-there = este jogador
page-shared-cards = Cartas

## Card sets to choose from

page-set-label = Cartas
page-set-printed = As cartas impressas
page-set-named = O conjunto “{ $name }”
page-set-open = Abrir um conjunto de cartas (YAML, pacote)

## The Score tab: the players

page-player-label = Jogador
page-player-add = Adicionar um jogador
page-player-name = Nome
page-player-leave = Retirar
page-player-leave-sure = Retirar mesmo { $name }?
page-player-points =
    { $points ->
        [one] ponto
       *[other] pontos
    }
page-player-no-points = ainda sem pontos
page-player-errors = Erros: { $count }
page-player-namesake = Dois jogadores têm este nome.

## The Score tab: the pyramid, and the keys that lay cards

page-pyramid-place = nível { $level }, lugar { $place }
page-pyramid-add = Adicionar uma carta: { $place }
page-pyramid-used = já está na pirâmide de { $name }
page-keys-first = Comece pela fila de baixo, da esquerda para a direita: digite os números impressos nas cartas.
page-keys-number = Número
page-keys-number-or-name = Número ou nome
page-keys-field = Número ou nome da carta
page-keys-instead = Em vez de { $card }
page-keys-found = Cartas encontradas
page-keys-not-found = Nenhuma carta tem este número ou este nome.
page-keys-lay-number = Pôr a carta { $number }
page-keys-tucks = fica sob um personagem: toque nele
page-keys-laid = { $card }: nível { $level }, lugar { $place }.
page-keys-row = Fila { $level }
page-keys-row-go = Continuar na fila { $level }
page-keys-lay = Pôr
page-keys-pad = Números
page-keys-delete = Apagar um dígito
page-keys-letters = Procurar pelo nome: mostrar o teclado

## The Score tab: the card that was tapped

page-card-none = uma carta de nenhum conjunto
page-card-next = Próxima carta
page-card-previous = A carta anterior
page-card-replace = Outra carta
page-card-insert-left = Inserir à esquerda
page-card-insert-right = Inserir à direita
page-card-move = Mover
page-card-move-where = { $card }: toque no lugar para onde vai. Com outra carta, troca de lugar.
page-card-move-not = Deixar onde está
page-card-take-away = Tirar
page-card-carries = Há cartas sobre ela: não pode ser retirada.
page-card-more = Há outra coisa por cima ou por baixo
page-card-text = A carta

## The Score tab: what a sheet asks about a card

page-ask-taken = O que se recebeu?
page-ask-taken-choice = Escolha { $number }: o que se recebeu?
page-ask-taken-top = Nível 5: o que se recebeu?
page-ask-infinite-gem = Qual gema infinita?
page-ask-none-left = não havia nenhuma
page-ask-stored = Gemas guardadas nela
page-ask-tucked = Cartas por baixo
page-ask-tokens = Marcadores sobre ela
page-ask-infinite = Gemas infinitas nela
page-ask-other-tokens = Marcadores diferentes dos impressos
page-ask-other-infinite = Gemas infinitas diferentes das impressas
page-ask-as-printed = Como impresso
page-ask-numbers = { $what }, por exemplo 12, 3
page-ask-card = Número ou nome de uma carta por baixo
page-ask-card-add = Adicionar
page-ask-card-remove = Tirar { $card } de baixo

## The Score tab: what is left behind the screen, and the painting

page-screen-title = Atrás do escudo
page-screen-gems = Gemas
page-screen-gems-of = Gemas, { $color }
page-screen-attack = Marcadores de ataque
page-painting-title = Pintura
page-painting-how = O que se pinta com estas gemas
page-painting-best = o melhor possível
page-painting-none = nada
page-painting-hand = como foi pintado

## The Score tab: the points

page-score-waiting = Os pontos vêm quando há cartas e está tudo pronto.
page-score-none = Ainda não há pontos.
page-score-so-far = Até agora: o que está vazio ou marcado ainda não conta.
page-score-why = Por quê? { $what }
page-score-nothing = Nada pontua nesta linha.

## The Score tab: edition and language, and how a game leaves the page

page-setup-house-rules = Regras da casa desta folha: { $rules }
page-share-title = Salvar e compartilhar
page-share-picture = Compartilhar a imagem
page-share-link = Compartilhar um link
page-share-game = Uma partida de Viceroy
page-share-privacy = Cada partida fica neste aparelho. Um link contém a folha inteira; ninguém mais a guarda.
page-share-file = Em arquivo
page-share-png = Imagem (PNG)
page-share-svg = Desenho (SVG)
page-share-sheet = Folha (YAML)
page-share-no-png = Este navegador não consegue criar a imagem. O desenho (SVG) mostra o mesmo.
page-share-no-cards = Ainda não há nada para desenhar: ponha primeiro uma carta e corrija o que está marcado.
page-link-none = Este navegador não consegue criar um link. Salve a folha e envie o arquivo.
page-link-without-set = O conjunto de cartas é grande demais para um link. Envie também o arquivo.
page-link-copied = O link está copiado.
page-link-copy = Copie este link:
page-link-field = Link para copiar
page-link-this-computer = O link só abre neste computador, enquanto o Viceroy roda nele.
page-link-this-network = O link só abre nesta rede, enquanto o Viceroy roda aqui. Para os outros, salve a folha e envie o arquivo.
page-link-opened = Esta partida veio com o link; fica ao lado das suas.
page-link-set-opened = Este conjunto de cartas veio com o link; fica ao lado dos seus.
page-link-broken = Este link está quebrado ou cortado. As suas partidas estão como antes.

## The Cards tab

page-cards-count = Cartas: { $count }
page-cards-english-names = As cartas têm o nome em inglês.
page-cards-none = Nenhuma carta corresponde a tudo isto.
page-cards-show-all = Mostrar todas as cartas
page-cards-find = Número, nome ou texto
page-cards-narrow = Filtrar
page-cards-all = todas
page-cards-kind = Tipo
page-cards-characters = personagens
page-cards-laws = leis
page-cards-color = Cor
page-cards-gives = Dá
page-cards-works = Uma lei age
page-cards-on-play = quando é jogada
page-cards-whenever = sempre que algo acontece
page-cards-while-here = enquanto estiver lá
page-cards-scoring = no fim da partida
page-cards-price = por um preço
page-cards-only-if = com uma condição

## The Play tab: a new game against bots

page-play-new = Uma partida contra bots
page-play-same = Jogar de novo: { $edition }, { $players }
page-play-your-name = O seu nome
page-play-opponent = Adversário { $number }
page-play-leave-out = Sem o adversário { $number }
page-play-more = Mais um adversário
page-play-rules = Regras e cartas: { $edition }
page-play-virtual = Adversários virtuais
page-play-deal = Distribuir
page-play-bad-set = Não se pode jogar com um conjunto com erros.
page-play-guide = Como se joga (em inglês)
page-play-kept = Partidas para continuar
page-play-kept-none = As partidas que você joga ficam neste aparelho.
page-play-open = Abrir uma partida de um arquivo
page-bot-greedy = Guloso
page-bot-greedy-how = pega o que rende mais na hora
page-bot-quick = Ligeiro
page-bot-quick-how = olha um pouco adiante
page-bot-careful = Atento
page-bot-careful-how = olha mais adiante
page-bot-deep = Pensador
page-bot-deep-how = pensa por alguns segundos

## The Play tab: the table

page-table-players = Jogadores
page-table-scene = Do que se trata
page-table-points =
    { $points ->
        [one] ponto até agora
       *[other] pontos até agora
    }
page-table-hand-count = Cartas na mão: { $count }
page-table-attack-count = Marcadores de ataque: { $count }
page-table-your-turn = é a sua vez
page-table-thinks = está pensando…
page-table-has-chosen = já escolheu
page-table-has-card = tem uma carta
page-table-passed = passou
page-table-row = Leilão
page-table-color = Cor: { $color }
page-table-left-over = do turno anterior
page-table-bank = Banco
page-table-laws = Leis
page-table-reserve = Deck pequeno
page-table-auction-deck = Deck grande
page-table-hand = A sua mão
page-table-drawn = comprada agora
page-table-screen = Atrás do seu escudo
page-table-your-pyramid = A sua pirâmide
page-table-pyramid = Pirâmide de { $name }
page-table-no-cards = Ainda sem cartas.
page-table-hand-of = Mão: { $cards }
page-table-hidden =
    { $count ->
        [one] { $count } escondida
       *[other] { $count } escondidas
    }
page-table-level = nível { $level }
page-table-under = por baixo: { $card }

## The Play tab: what the reader can do

page-choice-title = O que você pode fazer
page-choice-look = Ver de perto
page-choice-all = Todas as opções ({ $count })
page-choice-gems = Escolha as gemas
page-choice-hint = Dica
page-choice-keep = Primeiro { $first }, guardar { $card }
page-choice-no-hint = Não há dica para isto.
page-choice-tap = Toque em uma carta ou em um lugar com moldura.
page-circle-now =
    { $points ->
        [one] Este círculo agora: { $points } ponto
       *[other] Este círculo agora: { $points } pontos
    }
page-circle-tap = Toque em uma seção: uma gema vai para lá.
page-circle-then =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
page-choice-ahead =
    { $points ->
        [one] provavelmente { $points } ponto à frente
       *[other] provavelmente { $points } pontos à frente
    }
page-choice-behind =
    { $points ->
        [one] provavelmente { $points } ponto atrás
       *[other] provavelmente { $points } pontos atrás
    }
page-choice-result = Mostrar o resultado
page-choice-rematch = Revanche
page-choice-again = Outra partida
page-end-course = Pontos depois de cada turno

## Reviews of finished games

page-review-start = Rever as minhas escolhas
page-review-of = Análise: { $player }
page-review-title = Análise
page-review-count = { $done } de { $all } escolhas
page-review-stop = Parar
page-review-nothing = Não havia escolhas para rever.
page-review-deal = Início: vantagem esperada no começo
page-review-luck = Sorte: as cartas, e o que os outros fizeram
page-review-choices = Escolhas: o que escolhas melhores teriam dado
page-review-lead = Vantagem no fim
page-review-course = Vantagem esperada em cada escolha; os erros estão marcados
page-review-mistakes = Erros: { $count } em { $all } escolhas.
page-review-about = Só o que é certo: pelo que se sabia então, outra escolha dá um ponto ou mais.
page-review-cost =
    { $points ->
        [one] { $points } ponto perdido
       *[other] { $points } pontos perdidos
    }
page-review-chosen = Escolhido:
page-review-better = Melhor:
page-review-look = Mostrar este momento

## The Play tab: the start, and the door of a table of friends

page-friends-bots = Contra bots
page-friends-friends = Com amigos
page-friends-nowhere = Um computador precisa guardar a mesa: execute nele viceroy web --lan e abra a página que ele indica. Em um só aparelho: Passar o aparelho.
page-friends-code = Código
page-friends-pass = Passar o aparelho
page-friends-make = Abrir uma mesa
page-friends-back = Voltar
page-friends-door = Mesa { $code }
page-friends-there = Na mesa: { $names }.
page-friends-has-begun = O jogo já começou. Você pode assistir.
page-friends-is-full = Os quatro lugares estão ocupados. Você pode assistir.
page-friends-join = Entrar
page-friends-watch = Assistir
page-friends-screen = Tela da mesa
page-friends-yours = As suas mesas
page-friends-gone = já não existe
page-friends-gone-now = O servidor já não tem esta mesa, ou não conhece este aparelho.
page-friends-opening = A mesa está chegando…
page-friends-no-way = Sem conexão, ou o computador do jogo está dormindo. Tudo continua por si só.
page-friends-unsent = Sem conexão. A sua escolha segue assim que ela voltar.

## The Play tab: the lobby of a table of friends

page-friends-lobby = esperando jogadores
page-friends-table = Mesa { $code }
page-invite-title = O caminho para esta mesa
page-friends-invitation = Jogue Viceroy comigo, na mesa { $code }.
page-invite-qr = O código para câmeras
page-invite-send = Enviar o link
page-invite-copy = Copiar
page-invite-machine = Abre só neste computador: ele não está em nenhuma rede, ou viceroy web roda sem --lan.
page-invite-network = Abre só nesta rede, enquanto o computador com a partida estiver ligado.
page-invite-anywhere = Abre em qualquer lugar.
page-friends-you = você
page-friends-host = distribui
page-friends-here = aqui
page-friends-away = ausente
page-friends-free = Liberar o lugar de { $name }
page-friends-seat-free = livre
page-friends-add-bot = Adicionar um bot
page-friends-who-deals = { $name } distribui quando todos estiverem aqui.
page-friends-take-over = { $name } não está: distribuo eu
page-friends-sit = Sentar-se
page-friends-too-few = São necessários dois: espere por alguém ou adicione um bot.
page-friends-settings = O que se joga
page-friends-own-set = um conjunto próprio
page-friends-undo = Voltar atrás
page-friends-undo-free = voltar atrás: livre se nada foi revelado
page-friends-undo-ask = voltar atrás: se todos concordarem
page-friends-undo-never = voltar atrás: nunca
page-friends-clock = Tempo por pergunta
page-friends-clock-none = sem limite
page-friends-clock-seconds = { $count } segundos
page-friends-clock-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
page-friends-hints = dicas
page-friends-points = pontos até agora
page-friends-stop-watching = Deixar de assistir

## The Play tab: at a table of friends

page-friends-you-watch = Você está assistindo.
page-friends-waits = Esperando: { $names }.
page-friends-title = É a sua vez
page-friends-change-mind = Mudar a escolha
page-friends-is-away = { $name } não está.
page-friends-takes-long = { $name } está demorando.
page-friends-wait = Esperar
page-friends-bot-now = Um bot escolhe
page-friends-bot-until = … até { $name } voltar
page-friends-bot-plays = joga um bot
page-friends-ask-undo = Pedir para voltar atrás
page-friends-undo-asked = { $name } gostaria de voltar atrás na última escolha.
page-friends-undo-mine = Você pede para voltar atrás. Falta: { $names }.
page-friends-undo-yes = Permitir
page-friends-undo-no = Não
page-friends-undo-withdraw = Retirar o pedido
page-friends-no-undo = Agora não há nada em que voltar atrás.
page-friends-somebody = Alguém
page-friends-news-joined = { $name } chegou.
page-friends-news-left = { $name } saiu.
page-friends-news-returned = { $name } voltou.
page-friends-news-host = Agora distribui { $name }.
page-friends-news-stand-in = Um bot joga por { $name }.
page-friends-news-stand-in-ended = { $name } joga de novo.
page-friends-news-undo-yes = { $name } concorda.
page-friends-news-undo-no = { $name } prefere continuar.
page-friends-news-taken-back = { $name } voltou atrás em uma escolha.
page-friends-news-rematch = { $name } quer outro jogo.
page-friends-news-settings = { $name } mudou o que se joga.
page-friends-signs = Fazer um sinal
page-friends-signed = { $name }: { $sign }
page-friends-sign-hello = Olá!
page-friends-sign-well-played = Boa jogada!
page-friends-sign-thanks = Obrigado!
page-friends-sign-oops = Ops!
page-friends-sign-thinking = Estou pensando…
page-friends-sign-hurry = Vamos!

## The Play tab: the menu and the end of a game with friends

page-friends-invite-watch = Convidar, ou deixar assistir
page-friends-device = Continuar em outro aparelho
page-friends-device-how = Leia isto com o outro aparelho, em cinco minutos. Funciona uma vez, e é só para você.
page-friends-device-qr = O código para o outro aparelho
page-friends-beside = Uma tela mostra a mesa: aqui só o que é meu
page-friends-sound = Um som quando é a minha vez
page-friends-to-games = Para todos os jogos
page-friends-leave = Sair da mesa
page-friends-leave-how = O jogo continua sem você.
page-friends-leave-bot = Um bot continua
page-friends-leave-later = Volto mais tarde
page-friends-deal-now = Distribuir agora
page-friends-tally = Esta noite
page-friends-won = ganhos

## The Play tab: why something is not possible at a table of friends

page-friends-why-stale = Entretanto algo mudou; nada foi feito.
page-friends-why-not-host = Só quem distribui pode fazer isso.
page-friends-why-not-seated = É preciso um lugar à mesa.
page-friends-why-not-playing = Nenhum jogo está em andamento.
page-friends-why-playing = O jogo já começou.
page-friends-why-seats-full = Os quatro lugares estão ocupados.
page-friends-why-table-full = Esta mesa não aceita mais.
page-friends-why-must-ask = Os outros precisam concordar primeiro.
page-friends-why-no-question = Isso já está resolvido.
page-friends-why-still-here = Essa pessoa está aqui, ou ainda tem tempo.
page-friends-why-has-left = Você saiu desta mesa.
page-friends-why-busy = Tentativas demais. Espere um minuto.
page-friends-why-not-kept = O disco do servidor está cheio; nada foi feito.
page-friends-why-no-table = Nenhuma mesa tem este código.

## The Play tab: several people at one device

page-friends-person = Uma pessoa neste aparelho
page-friends-person-name = Nome do jogador { $number }
page-friends-pass-now = Agora { $name }
page-friends-pass-how = Passem o aparelho: é a vez de { $name }. Mais ninguém olha agora.
page-friends-pass-take = Eu sou { $name }
page-friends-pass-back = Voltar a { $name }
page-friends-pass-on = Passar a { $name }

## The Play tab: what has happened, and the menu

page-log-virtual = Adversário virtual
page-log-latest = O que acaba de acontecer
page-log-more = mais { $count }
page-log-nobody = { $count } ofertaram { $color }: ninguém recebe uma carta.
page-log-title = O que aconteceu
page-log-before = Antes do primeiro turno
page-menu-title = Menu
page-menu-replay = Rever a partida
page-menu-save = Salvar a partida em um arquivo
page-menu-share = Compartilhar a partida
page-menu-signs = O que significam os símbolos
page-keyboard-title = Teclas do teclado
page-keyboard-choose = uma opção, pelo número
page-keyboard-next = a próxima coisa a escolher
page-keyboard-pass = passar, ou parar
page-keyboard-hint = uma dica
page-keyboard-undo = desfazer, como Ctrl+Z
page-keyboard-all = todas as opções em palavras
page-keyboard-menu = o menu

## The Play tab: lessons, and the first game

page-learn-title = Aprender a jogar
page-learn-step = { $title } · { $step } de { $count }
page-learn-on = Continuar
page-learn-done = A lição acabou.
page-learn-next = A seguir: { $title }
page-learn-list = Todas as lições
page-learn-first = Primeira partida
page-learn-first-how = Uma partida inteira contra um bot, com uma palavra a cada pergunta nova.
page-learn-is-done = feita

## The Play tab: the replay of a game

page-replay-title = Rever
page-replay-at =
    { $all ->
        [one] Após { $done } de { $all } escolha
       *[other] Após { $done } de { $all } escolhas
    }
page-replay-turns = Turno
page-replay-turn = Turno { $turn }
page-replay-start = Para o início
page-replay-back = Uma escolha atrás
page-replay-on = Uma escolha adiante
page-replay-end = Para o fim
page-replay-run = Deixar correr
page-replay-stop = Parar
page-replay-play-on = Jogar a partir daqui
page-replay-leave = Voltar à partida

## The Workshop tab

page-workshop-editor = Conjunto de cartas em YAML. Escape, depois Tab, sai do editor.
page-workshop-keys = Tab recua o texto. Escape, depois Tab, sai do editor. Ctrl e Espaço mostram o que pode ficar ali.
page-workshop-sets = Os meus conjuntos
page-workshop-sets-title = Conjuntos neste aparelho
page-workshop-open = Abrir
page-workshop-save = Salvar
page-workshop-suggest = Sugerir
page-workshop-errors = Erros: { $count }
page-workshop-remarks = Notas: { $count }
page-workshop-no-problems = Nenhum problema
page-workshop-more = e mais { $count }
page-workshop-card-none = Aqui é desenhada a carta que você está escrevendo.
page-workshop-card-old = A carta que você está escrevendo tem um erro; esta é a última desenhada.
page-workshop-examples = Começar com um exemplo
page-workshop-example-new = Um novo conjunto pequeno
page-workshop-example-workshop = O conjunto “A Oficina”
page-workshop-example-cookbook = As leis do livro de receitas

## The Workshop tab: pictures, and the way to others

page-art-title = Imagens
page-art-how = Uma carta mostra uma imagem desta lista pela sua linha no texto: image: e o nome da imagem. SVG, PNG e JPEG, 3 milhões de bytes ao todo.
page-art-none = Este conjunto ainda não tem imagens.
page-art-add = Adicionar imagens
page-send-title = Compartilhar
page-send-pack-how = Um pacote é um arquivo com as cartas e as suas imagens. Os outros o abrem em Oficina, ou com o programa.
page-send-pack = Salvar um pacote
page-send-link-how = O link contém todo o conjunto; nenhum servidor o recebe.
page-send-link = Copiar o link
page-send-link-pictures = Um link não tem espaço para imagens: envie o pacote.
page-send-link-long = Este conjunto é longo demais para um link: envie o pacote.
page-send-link-near = O link só abre neste computador ou nesta rede, enquanto o Viceroy roda aqui. Aos outros, envie o pacote.
page-send-table = Para jogar com amigos, escolha este conjunto na sua mesa: todos veem as cartas dele.

## The Workshop tab: games that try a set or a card

page-trial-title = Testar
page-trial-about = Bots que escolhem ao acaso jogam com o seu conjunto: que cartas são usadas e quanto valem.
page-trial-start =
    { $count ->
        [one] Testar { $count } partida
       *[other] Testar { $count } partidas
    }
page-trial-play = Jogar com este conjunto
page-trial-count =
    { $all ->
        [one] { $done } de { $all } partida
       *[other] { $done } de { $all } partidas
    }
page-trial-good =
    { $count ->
        [one] Nenhum erro em { $count } partida.
       *[other] Nenhum erro em { $count } partidas.
    }
page-trial-broken =
    { $count ->
        [one] { $count } deu errado:
       *[other] { $count } deram errado:
    }
page-trial-card = Carta
page-trial-times = Vezes jogada
page-trial-points = Pontos no nível
page-trial-points-help = Os pontos são os que uma carta rendeu por si mesma num nível, em média.
page-trial-own = Só as cartas próprias
page-trial-all = Todas as cartas
page-trial-this-card = Testar esta carta
page-trial-copy = Copiar a posição
page-trial-copied = A posição está copiada.
page-trial-position = A posição em texto
