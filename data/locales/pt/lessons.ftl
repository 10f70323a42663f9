### Portuguese: the lessons, which teach the game step by step.
### Nobody who speaks Portuguese well has read this file yet. What each message is for, the English file says.

## What any lesson says

lessons-other-choice = Numa partida você pode fazer isso. Aqui, tente o que a lição pede.
lessons-wrong-number = Não exatamente. Olhe mais uma vez.
lessons-new-situation = Uma nova situação. { $text }

## Lesson 1

lessons-row-title = A fila e uma oferta
lessons-row-welcome = Você é Ada, e Ben joga contra você. Em doze turnos, cada um junta cartas e faz com elas uma pirâmide. Quem tiver mais pontos no fim vence.
lessons-row-table = A fila é o que você pode obter. Embaixo de cada carta está a cor que ela custa. As gemas lá embaixo são suas, e só você as vê.
lessons-row-bid = Por uma carta, você oferta em segredo uma gema da cor embaixo dela. Pegue a carta do amarelo: toque nela e oferte.
lessons-row-bid-color = Essa gema é para a carta dessa cor. Desta vez, pegue a do amarelo.
lessons-row-bid-pass = Quem passa recebe gemas, e nenhuma carta. Desta vez, oferte uma gema.
lessons-row-won = Vocês dois abriram a mão. Ninguém mais queria o amarelo: a carta é sua e está na sua mão. A sua gema foi para o banco.
lessons-row-again = Um novo turno, e quatro cartas novas. Oferte pela carta que quiser. Uma delas você não pode obter: não tem gema da cor dela.
lessons-row-end = A carta está na sua mão. Uma oferta é uma gema de uma cor, em segredo. O que acontece se dois querem a mesma carta?

## Lesson 2

lessons-color-title = Dois na mesma cor
lessons-color-same = Você e Ben querem a carta do vermelho. Oferte vermelho e veja o que acontece.
lessons-color-same-other = Desta vez, oferte vermelho: você vai ver o que acontece se dois querem a mesma carta.
lessons-color-second = Duas ofertas por uma carta: ninguém a recebe, e as duas gemas se perdem. Mas um turno tem até três leilões, e este é o segundo. Pegue a carta do azul.
lessons-color-second-red = Ben oferta vermelho de novo. Vocês dois perderiam mais uma gema: pegue a carta do azul.
lessons-color-second-pass = Você ainda tem gemas. Pegue a carta do azul.
lessons-color-both = Agora cada um tem uma carta, então não há um terceiro leilão: ninguém recebe duas cartas no mesmo turno.
lessons-color-two = No amarelo há agora duas cartas: uma nova, e em cima uma que ninguém pegou no último turno. Oferte amarelo.
lessons-color-two-other = Desta vez, oferte amarelo: há duas cartas ali.
lessons-color-claim = Ben também ofertou amarelo. Para dois jogadores há duas cartas: cada um nomeia agora uma em segredo. Ben diz que quer a antiga. Nomeie a nova.
lessons-color-claim-same = Se os dois nomeiam a mesma carta, ninguém recebe uma. Deixe a antiga para Ben.
lessons-color-claim-none = Há uma carta para você: nomeie a nova.
lessons-color-end = Vocês nomearam cartas diferentes, então cada um recebeu uma. Se três jogadores tivessem ofertado amarelo, ninguém teria recebido carta.

## Lesson 3

lessons-place-title = Custos e lugares
lessons-place-lay = Depois dos leilões se constrói, em três rodadas. Em cada uma, todos põem na mesa uma carta da mão virada para baixo, ou passam; depois todas são mostradas. Jogue a sua carta.
lessons-place-lay-pass = Quem passa não joga mais cartas neste turno. Jogue a sua carta.
lessons-place-cost = Cada linha da carta começa com uma gema, o nível 1 embaixo. Uma carta custa as gemas de todas as linhas até o nível em que fica. Quantas gemas ela custa no nível 2?
lessons-place-cost-one = Uma gema é o que ela custa no nível 1.
lessons-place-cost-four = Quatro gemas são o que ela custa no nível 4.
lessons-place-up = Sim: { $n }. Acima do nível 1, uma carta fica sobre duas cartas vizinhas. Coloque-a no nível 2.
lessons-place-up-beside = Esse é o nível 1. Há um lugar acima das suas duas cartas.
lessons-place-paid = As suas gemas foram para o banco. Uma carta fica onde está. O nível 1 cresce nas duas pontas; os níveis acima não têm buracos.
lessons-place-poor = Outra carta, e menos gemas: para o nível 2, você precisaria também de uma azul. Coloque a carta ao lado das outras, onde pode pagar.
lessons-place-end = Cada nível custa uma gema a mais, até o nível 5. O que os níveis dão por isso?

## Lesson 4

lessons-levels-title = Níveis e recompensas
lessons-levels-reward = Ao lado da gema, cada linha de uma carta tem uma recompensa. Você recebe a do nível em que a carta fica, e nenhuma outra. No nível 1, esta carta dá pontos. Coloque-a lá.
lessons-levels-reward-gems = No nível 2 ela dá gemas. Desta vez, coloque-a no nível 1, pelos pontos.
lessons-levels-points = O marcador na carta vale o seu número no fim. Quantos pontos ele traz?
lessons-levels-gems = Mais uma vez a mesma carta. Agora você quer gemas: coloque-a no nível 2.
lessons-levels-gems-points = No nível 1 ela dá pontos. Desta vez, coloque-a no nível 2, pelas gemas.
lessons-levels-take = Quatro gemas, de quaisquer cores: pegue as que quiser.
lessons-levels-cost = Mais tarde na partida se chega ao nível 5, o topo. Ali uma carta custa as gemas das suas quatro linhas, e a da quarta linha mais uma vez. Quantas gemas são?
lessons-levels-cost-four = Quatro linhas são quatro gemas. A gema da quarta linha é paga mais uma vez.
lessons-levels-top = Sim: { $n }. Você as tem. Coloque a carta no topo.
lessons-levels-top-beside = Esse é o nível 1. Desta vez, coloque a carta no topo.
lessons-levels-choice = No nível 5 você escolhe: as recompensas das linhas 1 a 3, ou 15 pontos. Pegue os 15 pontos.
lessons-levels-choice-rewards = Isso também costuma ser bom. Desta vez, pegue os 15 pontos.
lessons-levels-end = Uma carta dá algo uma só vez: quando é colocada. Embaixo é barato; o que fica em cima custa e dá mais.

## Lesson 5

lessons-circles-title = Círculos
lessons-circles-lay = Onde uma carta fica sobre outras duas, surge um círculo de quatro seções: um canto de cada carta de baixo, e a borda inferior da de cima. Aqui dois cantos vermelhos esperam. Jogue a carta cuja borda inferior é vermelha.
lessons-circles-lay-yellow = A borda inferior dela é amarela: o círculo teria duas cores.
lessons-circles-lay-pass = Dois cantos vermelhos esperam por uma carta. Jogue a que tem a borda inferior vermelha.
lessons-circles-place = Coloque-a em cima das duas, para que o círculo fique todo vermelho.
lessons-circles-place-beside = Esse é o nível 1. O círculo surge acima das duas cartas.
lessons-circles-points = Um círculo de uma só cor! Você recebeu na hora uma gema vermelha. No fim ele vale o nível da sua carta de cima. Quantos pontos são?
lessons-circles-points-level = O que conta é o nível da carta de cima do círculo.
lessons-circles-points-four = As quatro seções são um círculo. O que conta é o nível da carta de cima.
lessons-circles-high = Aqui há um círculo vermelho mais acima, abaixo da carta do topo. Quantos pontos ele vale?
lessons-circles-bonus = Uma das suas cartas lhe deu um marcador: cada círculo vermelho seu vale 2 pontos a mais. Quantos pontos este círculo traz?
lessons-circles-bonus-without = Esse é o círculo sem o marcador.
lessons-circles-end = Sim: { $n }. Um círculo de uma só cor dá uma gema na hora, e pontos no fim, mais lá em cima.

## Lesson 6

lessons-infinite-title = Gemas infinitas
lessons-infinite-get = No nível 1, esta carta dá uma gema infinita. Coloque-a lá.
lessons-infinite-lay = A gema infinita fica na sua carta, e não sai de lá. Em cada turno, ela paga uma gema da sua cor. Jogue a carta que custa uma gema vermelha e dá magia, embora você não tenha gema vermelha.
lessons-infinite-lay-other = Jogue a carta que custa uma gema vermelha e dá magia.
lessons-infinite-pay = Coloque-a no nível 1. A gema infinita paga a vermelha.
lessons-infinite-once = A sua outra carta também custa uma gema vermelha. Mas a gema infinita já pagou neste turno; no próximo ela paga de novo. Então passe.
lessons-infinite-points = No fim, uma gema infinita vale o nível da sua carta. Esta fica no topo, no nível 3. Quantos pontos ela vale?
lessons-infinite-points-one = O que conta é o nível em que a carta dela fica.
lessons-infinite-end = Sim: { $n }. Uma gema infinita poupa uma gema em cada turno, e ainda traz pontos.

## Lesson 7

lessons-laws-title = Leis
lessons-laws-lay = Além dos personagens há leis. No início todos têm três na mão. Uma lei não custa nada: jogue-a, embora você não tenha gemas.
lessons-laws-lay-pass = Para uma lei você não precisa de gemas. Jogue-a.
lessons-laws-place = Coloque-a onde quiser. As cores dela contam para os círculos, como as das outras cartas.
lessons-laws-choose = Esta lei deixa você escolher uma recompensa. Pegue os pontos.
lessons-laws-choose-attack = Isso também costuma ser bom. Desta vez, pegue os pontos.
lessons-laws-choose-gems = Isso também costuma ser bom. Desta vez, pegue os pontos.
lessons-laws-points = Outras leis contam no fim. A do meio da fila de baixo traz 2 pontos por cada personagem que a toca, ao lado ou acima. Quantos pontos são?
lessons-laws-points-each = Cada personagem traz 2 pontos.
lessons-laws-points-above = Olhe mais uma vez: dois ficam ao lado, e dois acima.
lessons-laws-level = Uma lei nunca fica no nível 5, embora não custe nada. Coloque-a em outro lugar.
lessons-laws-end = Toque numa lei, na sua mão ou numa pirâmide, e você lê o que ela faz.

## Lesson 8

lessons-income-title = Passar e renda
lessons-income-count = Quem não oferta nada passa, e pega gemas: 3, e 1 a mais por cada marcador de ciência na própria pirâmide. Você tem um marcador assim. Quantas gemas pode pegar?
lessons-income-count-science = Isso é só pelo marcador de ciência. Somam-se 3 gemas.
lessons-income-count-three = O seu marcador de ciência dá uma a mais.
lessons-income-pass = Sim: { $n }. Você só tem mais uma gema, então isso é melhor agora do que uma carta. Passe.
lessons-income-pass-bid = Com a última gema você poderia obter uma carta, mas dificilmente pagá-la depois. Desta vez, passe.
lessons-income-take = Pegue { $n } gemas, das cores de que precisa.
lessons-income-lost = Quem não tem carta depois de três leilões também pega gemas. Quem perde nos três não fica de mãos vazias.
lessons-income-build = Na construção, passar é outra coisa: não traz gemas, e você não joga mais cartas neste turno. A sua única gema não paga nada aqui. Passe, e guarde a carta para depois.
lessons-income-end = As cartas da mão ficam para os turnos seguintes. As gemas vêm ao passar, das recompensas e dos círculos.

## Lesson 9

lessons-tokens-title = Marcadores, ataque e defesa
lessons-tokens-attack = Você tem um marcador de ataque. Pode ofertá-lo no lugar de uma gema: então pega uma carta antes que qualquer gema conte. Use-o.
lessons-tokens-attack-bid = Ben também quer o amarelo: a sua gema se perderia. Oferte o marcador de ataque.
lessons-tokens-attack-pass = Você tem um marcador de ataque. Oferte-o.
lessons-tokens-take = Ben ofertou amarelo. Pegue a carta do amarelo antes que ele a receba.
lessons-tokens-take-other = Você pode pegar qualquer carta. Desta vez, pegue a que Ben quer.
lessons-tokens-defense = Ben perdeu a gema e não recebeu nada. Um marcador de ataque que não é usado tira no fim 4 pontos de cada um dos outros, e cada marcador de defesa detém um. Aqui Ben tem dois marcadores de ataque, e você tem um marcador de defesa. Quantos pontos isso dá para você?
lessons-tokens-defense-one = Dois ataques, e um marcador de defesa: um ataque não é detido.
lessons-tokens-defense-two = O seu marcador de defesa detém um dos dois.
lessons-tokens-magic = A magia conta de um modo próprio: o número de marcadores de magia, vezes a soma dos bônus de magia. Aqui você tem dois marcadores de magia, e dois bônus de +2. Quantos pontos são?
lessons-tokens-magic-sum = O número de marcadores de magia é multiplicado pela soma dos bônus.
lessons-tokens-magic-all = Primeiro somam-se os bônus: +2 e +2.
lessons-tokens-sets = Cada conjunto de um marcador de defesa, um de magia e um de ciência vale 12 pontos. Aqui você tem dois marcadores de defesa, um de magia e dois de ciência. Quantos pontos são?
lessons-tokens-sets-two = Com um marcador de magia há só um conjunto.
lessons-tokens-end = Um marcador pode então valer mais ao lado de outros: veja o que você tem antes de ofertar.

## Lesson 10

lessons-end-title = O fim e a pontuação
lessons-end-screens = Depois de doze turnos a partida acaba. Todas as cartas ainda na mão são descartadas, e todos mostram as gemas que restam.
lessons-end-paint = Estas gemas ainda podem pintar: uma gema dá a sua cor a uma seção de um círculo. O seu primeiro círculo tem três seções vermelhas e uma verde. Pinte essa de vermelho.
lessons-end-paint-other = É possível, mas não faz um círculo de uma só cor. Pinte de vermelho a seção verde do primeiro círculo.
lessons-end-paint-self = Isso faria tudo por você. Desta vez, pinte você a seção verde de vermelho.
lessons-end-paint-done = Você ainda pode fazer um círculo de uma só cor: pinte de vermelho a seção verde dele.
lessons-end-circle = Agora o círculo é todo vermelho. Um círculo pintado conta como os outros, mas não dá gema. Quantos pontos ele vale?
lessons-end-done = Sim: { $n }. A sua outra gema não traz mais nada, então pare aqui.
lessons-end-done-more = Isso não traz pontos. Pare de pintar.
lessons-end-score = A pontuação tem sete linhas: círculos, gemas infinitas, leis, pontos nos marcadores, magia, conjuntos, e o que os ataques tiram. Você tem { $n } pontos ao todo. Quem tem mais pontos vence.

## The first game

first-ask-return = Você começa com duas gemas de cada cor, e devolve duas. Fique com as que pagam as suas cartas.
first-ask-start = Escolha a primeira carta da sua pirâmide. Ela não custa nada, e dá a recompensa da linha de baixo. Outra fica na sua mão.
first-ask-bids = Oferte uma gema por uma carta da cor dela, ou passe e pegue gemas. Veja antes quanto custa uma carta, e o que os outros podem querer.
first-ask-claims = Nesta cor há duas cartas. Se dois jogadores nomeiam cartas diferentes, cada um recebe uma; se nomeiam a mesma, ninguém recebe.
first-ask-attack-card = O seu marcador de ataque vem antes de todas as gemas. Pegue qualquer carta.
first-ask-lay = Jogue uma carta da mão, ou passe até o próximo turno. Toque numa carta para ver onde ela pode ficar, e quanto custa ali.
first-ask-place = Escolha um lugar. Quanto mais alto, mais caro, e melhor a recompensa; um círculo de uma só cor dá uma gema, e pontos no fim.
first-ask-gems = Escolha gemas: as que as suas cartas custam, e as que você quer ofertar.
first-ask-draw = Escolha um baralho: personagens custam gemas, leis não. Você poderá jogar a carta mais tarde.
first-ask-own-gem = O banco não tem gema desta cor. Você pode colocar uma sua na carta: ela paga em cada turno.
first-ask-top-reward = Nível 5: as recompensas das linhas 1, 2 e 3 juntas, ou 15 pontos.
first-ask-option = Esta lei deixa você escolher uma recompensa.
first-ask-color = Escolha a cor que você mais paga: a gema infinita paga uma em cada turno.
first-ask-paint = O fim: coloque as gemas que restam onde um círculo fica de uma só cor. Se não vê como, deixe o programa pintar.
first-other = Uma lei pergunta isto. Toque nela para ler o que faz.
