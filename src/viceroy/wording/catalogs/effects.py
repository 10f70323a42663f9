"""What effects of laws are called in each language: one entry for each keyword."""

from viceroy.model import laws
from viceroy.wording.catalog import Agreeing, Forms, Said

EFFECTS: dict[type, Said[Forms]] = {
    laws.Gain: Said(
        en="Take {gained}.",
        fr="Prenez {gained}.",
        de="Nimm {gained}.",
        it="Prendi {gained}.",
        pt="Pegue {gained}.",
        ru="Возьмите {gained}.",
    ),
    laws.ChooseOne: Said(
        en="Choose one: {options}.",
        fr="Prenez au choix\u00a0: {options}.",
        de="Nimm eines davon: {options}.",
        it="Prendi a scelta: {options}.",
        pt="Pegue à sua escolha: {options}.",
        ru="Возьмите на выбор: {options}.",
    ),
    laws.Draw: Said(
        en=("Draw {n} card {deck.source}.", "Draw {n} cards {deck.source}."),
        fr=("Piochez {n} carte {deck.source}.", "Piochez {n} cartes {deck.source}."),
        de=("Ziehe {n} Karte {deck.source}.", "Ziehe {n} Karten {deck.source}."),
        it=("Pesca {n} carta {deck.source}.", "Pesca {n} carte {deck.source}."),
        pt=("Compre {n} carta {deck.source}.", "Compre {n} cartas {deck.source}."),
        ru=Agreeing(
            "Возьмите {n} карту {deck.source}.", "Возьмите {n} карты {deck.source}.", "Возьмите {n} карт {deck.source}."
        ),
    ),
    laws.PutBackCards: Said(
        en=(
            "Put {n} {thing} from your hand {deck.top}.",
            "Put {n} {things} from your hand {deck.top}, in an order you choose.",
        ),
        fr=(
            "Remettez {n} {thing} de votre main {deck.top}.",
            "Remettez {n} {things} de votre main {deck.top}, dans l'ordre de votre choix.",
        ),
        de=(
            "Lege {n} {thing} von deiner Hand {deck.top}.",
            "Lege {n} {things} von deiner Hand {deck.top}, in beliebiger Reihenfolge.",
        ),
        it=(
            "Rimetti {n} {thing} dalla tua mano {deck.top}.",
            "Rimetti {n} {things} dalla tua mano {deck.top}, nell'ordine che vuoi.",
        ),
        pt=(
            "Coloque {n} {thing} da sua mão {deck.top}.",
            "Coloque {n} {things} da sua mão {deck.top}, na ordem que quiser.",
        ),
        ru=("Положите {n} {thing} с руки {deck.top}.", "Положите {n} {things} с руки {deck.top} в любом порядке."),
    ),
    laws.TuckFromHand: Said(
        en=(
            "You may tuck 1 card from your hand under this law.",
            "You may tuck up to {n} cards from your hand under this law.",
            "You may tuck any number of cards from your hand under this law.",
        ),
        fr=(
            "Glissez, si vous le voulez, 1 carte de votre main sous cette loi.",
            "Glissez jusqu'à {n} cartes de votre main sous cette loi.",
            "Glissez sous cette loi autant de cartes de votre main que vous le voulez.",
        ),
        de=(
            "Lege, wenn du willst, 1 deiner Handkarten unter dieses Gesetz.",
            "Lege bis zu {n} deiner Handkarten unter dieses Gesetz.",
            "Lege beliebig viele deiner Handkarten unter dieses Gesetz.",
        ),
        it=(
            "Se vuoi, metti 1 carta dalla tua mano sotto questa legge.",
            "Metti fino a {n} carte dalla tua mano sotto questa legge.",
            "Metti sotto questa legge quante carte vuoi dalla tua mano.",
        ),
        pt=(
            "Se quiser, coloque 1 carta da sua mão embaixo desta lei.",
            "Coloque até {n} cartas da sua mão embaixo desta lei.",
            "Coloque quantas cartas quiser da sua mão embaixo desta lei.",
        ),
        ru=(
            "Вы можете подложить под этот закон 1 карту с руки.",
            Agreeing(
                "Вы можете подложить под этот закон до {n} карты с руки.",
                "Вы можете подложить под этот закон до {n} карт с руки.",
            ),
            "Вы можете подложить под этот закон любое число карт с руки.",
        ),
    ),
    laws.TuckFreeCard: Said(
        en=(
            "Tuck one free card of your pyramid under this law, if there is one: a card at an end of its "
            "row with nothing on top of it and no card under it. Everything that lay on it moves onto this "
            "law."
        ),
        fr=(
            "Glissez une carte libre de votre pyramide sous cette loi, s'il y en a une\u00a0: une carte à "
            "l'extrémité de sa ligne, sans carte posée sur elle ni glissée sous elle. Déplacez sur cette "
            "loi tout ce qui s'y trouvait."
        ),
        de=(
            "Lege eine freie Karte deiner Pyramide unter dieses Gesetz, falls es eine gibt: eine Karte am "
            "Ende ihrer Reihe, auf der keine Karte steht und unter der keine liegt. Alles, was auf ihr lag, "
            "kommt auf dieses Gesetz."
        ),
        it=(
            "Metti sotto questa legge una carta libera della tua piramide, se ce n'è una: una carta "
            "all'estremità della sua fila, che non sorregge carte e non ne ha sotto di sé. Sposta su questa "
            "legge tutto ciò che era su di essa."
        ),
        pt=(
            "Coloque embaixo desta lei uma carta livre da sua pirâmide, se houver alguma: uma carta na "
            "beirada da sua fila, sem carta apoiada nela nem carta embaixo dela. Passe para esta lei tudo o "
            "que estava sobre ela."
        ),
        ru="Подложите под этот закон одну свободную карту вашей пирамиды, если такая есть: карту с края своего ряда, "
        "на которую не опираются другие карты и под которой ничего не лежит. Всё, что лежало на ней, переложите на "
        "этот закон.",
    ),
    laws.StoreGems: Said(
        en=(
            "You may put 1 gem from behind your screen on this law; it stays there.",
            "You may put up to {n} gems from behind your screen on this law; they stay there.",
        ),
        fr=(
            ("Posez sur cette loi, si vous le voulez, 1 gemme de derrière votre paravent\u00a0; elle y reste."),
            "Posez sur cette loi jusqu'à {n} gemmes de derrière votre paravent\u00a0; elles y restent.",
        ),
        de=(
            (
                "Lege, wenn du willst, 1 Edelstein, der hinter deinem Sichtschirm liegt, auf dieses Gesetz; "
                "dort bleibt er."
            ),
            ("Lege bis zu {n} Edelsteine, die hinter deinem Sichtschirm liegen, auf dieses Gesetz; dort bleiben sie."),
        ),
        it=(
            "Se vuoi, metti su questa legge 1 gemma da dietro il tuo schermo; vi resta.",
            "Metti su questa legge fino a {n} gemme da dietro il tuo schermo; vi restano.",
        ),
        pt=(
            "Se quiser, coloque sobre esta lei 1 gema de trás do seu escudo; ela fica ali.",
            "Coloque sobre esta lei até {n} gemas de trás do seu escudo; elas ficam ali.",
        ),
        ru=(
            "Вы можете положить на этот закон 1 самоцвет из-за своей ширмы; он останется на законе.",
            Agreeing(
                "Вы можете положить на этот закон до {n} самоцвета из-за своей ширмы; они останутся на законе.",
                "Вы можете положить на этот закон до {n} самоцветов из-за своей ширмы; они останутся на законе.",
            ),
        ),
    ),
    laws.SwapTokens: Said(
        en=(
            "You may swap a token on one of your cards for a token on a card of another player, who cannot "
            "refuse{paid}."
        ),
        fr=(
            "Échangez, si vous le voulez, un jeton d'une de vos cartes contre un jeton d'une carte d'un "
            "autre joueur, qui ne peut pas refuser{paid}."
        ),
        de=(
            "Tausche, wenn du willst, einen Marker auf einer deiner Karten gegen einen Marker auf einer "
            "Karte eines anderen Spielers, der nicht ablehnen darf{paid}."
        ),
        it=(
            "Se vuoi, scambia un gettone su una tua carta con un gettone su una carta di un altro "
            "giocatore, che non può rifiutare{paid}."
        ),
        pt=(
            "Se quiser, troque um marcador de uma das suas cartas por um marcador de uma carta de outro "
            "jogador, que não pode recusar{paid}."
        ),
        ru="Вы можете обменять жетон с одной из своих карт на жетон с карты другого игрока, "
        "который не может отказаться{paid}.",
    ),
    laws.TakeFromRow: Said(
        en=("Take one character of the auction row into your hand; its place is refilled from the reserve deck."),
        fr=(
            "Prenez en main une carte Personnage mise aux enchères\u00a0; remplacez-la par une carte de la "
            "Réserve Personnages."
        ),
        de=(
            "Nimm eine ausliegende Charakterkarte der Auktion auf die Hand; ihr Platz wird vom "
            "Reservestapel aufgefüllt."
        ),
        it=("Prendi in mano una carta Personaggio della riga d'asta; sostituiscila con una del mazzo piccolo."),
        pt="Pegue para a mão uma carta de personagem do leilão; substitua-a por uma carta do deck pequeno.",
        ru="Возьмите на руку одну карту персонажа из ряда аукциона; её место займёт карта из резервной колоды.",
    ),
    laws.SkipNextAuction: Said(
        en="Take no part in the next auction phase.",
        fr="Ne participez pas à la prochaine phase d'Enchères.",
        de="Nimm an der nächsten Auktionsphase nicht teil.",
        it="Non partecipare alla prossima fase d'asta.",
        pt="Não participe da próxima Fase de Leilão.",
        ru="Не участвуйте в следующей фазе аукциона.",
    ),
    laws.DoubleTokens: Said(
        en=("Double the tokens on that character: add an equal one for each that lies there; gems are not doubled."),
        fr=(
            "Doublez les jetons de ce personnage\u00a0: ajoutez un jeton identique à chacun de ceux qui s'y "
            "trouvent\u00a0; les gemmes ne sont pas doublées."
        ),
        de=(
            "Verdopple die Marker auf jener Charakterkarte: Lege zu jedem, der dort liegt, einen gleichen; "
            "Edelsteine werden nicht verdoppelt."
        ),
        it=(
            "Raddoppia i gettoni su quel personaggio: aggiungine uno uguale a ciascuno di quelli presenti; "
            "le gemme non si raddoppiano."
        ),
        pt=(
            "Dobre os marcadores sobre esse personagem: acrescente um igual a cada um dos que estão ali; as "
            "gemas não são dobradas."
        ),
        ru="Удвойте жетоны на этом персонаже: к каждому из них добавьте такой же; самоцветы не удваиваются.",
    ),
    laws.Look: Said(
        en=("Look at the top card {deck}; {rest}.", "Look at the top {n} cards {deck}; {rest}."),
        fr=(
            "Regardez la première carte {deck}\u00a0; {rest}.",
            "Regardez les {n} premières cartes {deck}\u00a0; {rest}.",
        ),
        de=("Sieh dir die oberste Karte {deck} an; {rest}.", "Sieh dir die obersten {n} Karten {deck} an; {rest}."),
        it=("Guarda la prima carta {deck}; {rest}.", "Guarda le prime {n} carte {deck}; {rest}."),
        pt=("Olhe a carta do topo {deck}; {rest}.", "Olhe as {n} cartas do topo {deck}; {rest}."),
        ru=(
            "Посмотрите верхнюю карту {deck}; {rest}.",
            Agreeing(
                "Посмотрите {n} верхнюю карту {deck}; {rest}.",
                "Посмотрите {n} верхние карты {deck}; {rest}.",
                "Посмотрите {n} верхних карт {deck}; {rest}.",
            ),
        ),
    ),
    laws.LookBehindScreen: Said(
        en="Look behind the screen of another player, whom you choose; tell nobody what you see there.",
        fr=(
            "Regardez derrière le paravent d'un autre joueur de votre choix\u00a0; ne dites à personne ce "
            "que vous y voyez."
        ),
        de=("Sieh hinter den Sichtschirm eines anderen Spielers deiner Wahl; verrate niemandem, was du dort siehst."),
        it="Guarda dietro lo schermo di un altro giocatore a tua scelta; non dire a nessuno che cosa vedi.",
        pt="Olhe atrás do escudo de outro jogador à sua escolha; não conte a ninguém o que viu.",
        ru="Загляните за ширму любого другого игрока; никому не рассказывайте, что вы там увидели.",
    ),
    laws.Conditional: Said(
        en="If {condition}, {effects}.",
        fr="Uniquement {condition}\u00a0: {effects}.",
        de="Wenn {condition}, {effects}.",
        it="Se {condition}, {effects}.",
        pt="Se {condition}, {effects}.",
        ru="Если {condition}, {effects}.",
    ),
    laws.Choose: Said(
        en="Choose one: {lists}.",
        fr="Choisissez\u00a0: {lists}.",
        de="Wähle eines: {lists}.",
        it="Scegli: {lists}.",
        pt="Escolha: {lists}.",
        ru="Выберите одно: {lists}.",
    ),
    laws.Pay: Said(
        en="You may {payment}; if you do, {effects}.",
        fr="{payment}, si vous le voulez\u00a0; dans ce cas, {effects}.",
        de="{payment}, wenn du willst; wenn du es tust, {effects}.",
        it="Se vuoi, {payment}; in tal caso {effects}.",
        pt="Se quiser, {payment}; nesse caso, {effects}.",
        ru="Вы можете {payment}; в этом случае {effects}.",
    ),
    laws.MoveToken: Said(
        en="You may move a token from one card of your pyramid to another.",
        fr="Déplacez, si vous le voulez, un jeton d'une carte de votre pyramide sur une autre.",
        de="Verschiebe, wenn du willst, einen Marker von einer Karte deiner Pyramide auf eine andere.",
        it="Se vuoi, sposta un gettone da una carta della tua piramide a un'altra.",
        pt="Se quiser, mova um marcador de uma carta da sua pirâmide para outra.",
        ru="Вы можете переложить один жетон с любой карты вашей пирамиды на другую её карту.",
    ),
    laws.TurnToken: Said(
        en=(
            "You may turn one of your tokens over: a science or magic token on any card of your pyramid, a "
            "defense token on this law, which goes behind your screen as an attack token, or an attack "
            "token, which comes to lie on this law as a defense token."
        ),
        fr=(
            "Retournez, si vous le voulez, un de vos jetons\u00a0: un jeton Science ou Magie d'une carte de "
            "votre pyramide, un jeton Défense de cette loi, qui passe derrière votre paravent comme jeton "
            "Attaque, ou un jeton Attaque, qui passe sur cette loi comme jeton Défense."
        ),
        de=(
            "Drehe, wenn du willst, einen deiner Marker um: einen Wissenschafts- oder Magiemarker auf einer "
            "Karte deiner Pyramide, einen Verteidigungsmarker auf diesem Gesetz, der als Angriffsmarker "
            "hinter deinen Sichtschirm kommt, oder einen Angriffsmarker, der als Verteidigungsmarker auf "
            "dieses Gesetz kommt."
        ),
        it=(
            "Se vuoi, gira un tuo gettone: un gettone Scienza o Magia su una carta della tua piramide, un "
            "gettone Difesa su questa legge, che va dietro il tuo schermo come gettone Attacco, o un "
            "gettone Attacco, che va su questa legge come gettone Difesa."
        ),
        pt=(
            "Se quiser, vire um dos seus marcadores: um marcador de ciência ou de magia sobre uma carta da "
            "sua pirâmide, um marcador de defesa sobre esta lei, que vai para trás do seu escudo como "
            "marcador de ataque, ou um marcador de ataque, que vem para esta lei como marcador de defesa."
        ),
        ru="Вы можете перевернуть один свой жетон: жетон науки или магии на любой карте вашей пирамиды, жетон защиты "
        "на этом законе, который станет жетоном атаки за вашей ширмой, или жетон атаки, который станет жетоном "
        "защиты на этом законе.",
    ),
    laws.Untuck: Said(
        en=(
            "You may take 1 card from under this law back into your hand.",
            "You may take up to {n} cards from under this law back into your hand.",
            "You may take any number of cards from under this law back into your hand.",
        ),
        fr=(
            "Reprenez en main, si vous le voulez, 1 carte glissée sous cette loi.",
            "Reprenez en main jusqu'à {n} cartes glissées sous cette loi.",
            "Reprenez en main autant de cartes glissées sous cette loi que vous le voulez.",
        ),
        de=(
            "Nimm, wenn du willst, 1 Karte unter diesem Gesetz zurück auf die Hand.",
            "Nimm bis zu {n} Karten unter diesem Gesetz zurück auf die Hand.",
            "Nimm beliebig viele Karten unter diesem Gesetz zurück auf die Hand.",
        ),
        it=(
            "Se vuoi, riprendi in mano 1 carta da sotto questa legge.",
            "Riprendi in mano fino a {n} carte da sotto questa legge.",
            "Riprendi in mano quante carte vuoi da sotto questa legge.",
        ),
        pt=(
            "Se quiser, pegue de volta para a mão 1 carta de baixo desta lei.",
            "Pegue de volta para a mão até {n} cartas de baixo desta lei.",
            "Pegue de volta para a mão quantas cartas quiser de baixo desta lei.",
        ),
        ru=(
            "Вы можете вернуть на руку 1 карту из-под этого закона.",
            Agreeing(
                "Вы можете вернуть на руку до {n} карты из-под этого закона.",
                "Вы можете вернуть на руку до {n} карт из-под этого закона.",
            ),
            "Вы можете вернуть на руку любое число карт из-под этого закона.",
        ),
    ),
    laws.TakeStored: Said(
        en="Take all gems stored on this law back behind your screen.",
        fr="Reprenez derrière votre paravent toutes les gemmes posées sur cette loi.",
        de="Nimm alle auf diesem Gesetz abgelegten Edelsteine zurück hinter deinen Sichtschirm.",
        it="Riprendi dietro il tuo schermo tutte le gemme poste su questa legge.",
        pt="Pegue de volta para trás do seu escudo todas as gemas guardadas sobre esta lei.",
        ru="Верните за свою ширму все самоцветы, лежащие на этом законе.",
    ),
    laws.OthersGain: Said(
        en="Each other player takes {gained}.",
        fr="Chaque autre joueur prend {gained}.",
        de="Lass jeden anderen Spieler {gained} nehmen.",
        it="Ogni altro giocatore prende {gained}.",
        pt="Cada outro jogador pega {gained}.",
        ru="Каждый другой игрок берёт {gained}.",
    ),
    laws.OthersLose: Said(
        en=(
            "Each other player gives 1 gem of any color to the bank; a player without gems gives none.",
            "Each other player gives {n} gems of any colors to the bank; a player with fewer gives all of them.",
        ),
        fr=(
            ("Chaque autre joueur rend 1 gemme de son choix à la Banque\u00a0; qui n'en a pas n'en rend pas."),
            ("Chaque autre joueur rend {n} gemmes de son choix à la Banque\u00a0; qui en a moins les rend toutes."),
        ),
        de=(
            (
                "Lass jeden anderen Spieler 1 Edelstein beliebiger Farbe in den Vorrat legen; wer keinen "
                "hat, gibt keinen."
            ),
            (
                "Lass jeden anderen Spieler {n} Edelsteine beliebiger Farben in den Vorrat legen; wer "
                "weniger hat, gibt alle."
            ),
        ),
        it=(
            ("Ogni altro giocatore rimette nella riserva 1 gemma a sua scelta; chi non ne ha non ne rimette."),
            ("Ogni altro giocatore rimette nella riserva {n} gemme a sua scelta; chi ne ha meno le rimette tutte."),
        ),
        pt=(
            "Cada outro jogador devolve à reserva 1 gema à escolha dele; quem não tem não devolve.",
            ("Cada outro jogador devolve à reserva {n} gemas à escolha dele; quem tem menos devolve todas."),
        ),
        ru=(
            "Каждый другой игрок отдаёт в банк 1 самоцвет по своему выбору; у кого их нет, тот не отдаёт.",
            Agreeing(
                "Каждый другой игрок отдаёт в банк {n} самоцвет по своему выбору; у кого их меньше, тот отдаёт все.",
                "Каждый другой игрок отдаёт в банк {n} самоцвета по своему выбору; у кого их меньше, тот отдаёт все.",
                "Каждый другой игрок отдаёт в банк {n} самоцветов по своему выбору; у кого их меньше, тот отдаёт все.",
            ),
        ),
    ),
}
"""What the player is to do: `n` is the first number of the effect; what else is put in, `wording.laws` says."""
