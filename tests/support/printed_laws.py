"""What each printed law says in the languages besides English, written by hand."""

from __future__ import annotations

from viceroy.wording.languages import Language


def _choices(begin: str, options: dict[int, tuple[str, str]], gems: str) -> dict[int, str]:
    """Return the laws that offer three rewards, of which the last is always four gems."""
    return {number: f"{begin} (1) {one}; (2) {other}; (3) {gems}." for number, (one, other) in options.items()}


_GERMAN_DRAW = "1 Karte von einem Stapel deiner Wahl"
_GERMAN_INFINITE = "1 unerschöpflichen Edelstein in einer Farbe deiner Wahl"
_GERMAN = {
    65: "Spiele dieses Gesetz anstelle einer Karte auf Stufe 1, 2, 3 oder 4 deiner Pyramide. "
    "Nimm jene Karte zurück auf die Hand; was auf ihr oder unter ihr lag, bleibt bei diesem Gesetz.",
    66: "Gib diesem Gesetz keinen eigenen Platz: Lege es unter eine Charakterkarte deiner Pyramide. "
    "Verdopple die Marker auf jener Charakterkarte: Lege zu jedem, der dort liegt, einen gleichen; "
    "Edelsteine werden nicht verdoppelt.",
    67: "Tausche, wenn du willst, einen Marker auf einer deiner Karten gegen einen Marker auf einer Karte eines "
    "anderen Spielers, der nicht ablehnen darf; gib diesem Spieler dafür 3 Edelsteine beliebiger Farben, "
    "die hinter deinem Sichtschirm liegen.",
    68: "Bei Spielende erhältst du 1 Punkt für jede Karte in deiner Pyramide (Karten unter anderen zählen mit).",
    69: "Nimm eine ausliegende Charakterkarte der Auktion auf die Hand; ihr Platz wird vom Reservestapel aufgefüllt. "
    "Nimm an der nächsten Auktionsphase nicht teil.",
    70: "Ziehe 3 Karten vom Gesetzeskartenstapel. "
    "Lege 2 Gesetzeskarten von deiner Hand oben auf den Gesetzeskartenstapel, in beliebiger Reihenfolge.",
    72: "Lege beliebig viele deiner Handkarten unter dieses Gesetz. "
    "Bei Spielende erhältst du 5 Punkte für jede Karte unter diesem Gesetz.",
    74: "Lege eine freie Karte deiner Pyramide unter dieses Gesetz, falls es eine gibt: eine Karte am Ende ihrer "
    "Reihe, auf der keine Karte steht und unter der keine liegt. Alles, was auf ihr lag, kommt auf dieses Gesetz. "
    "Bei Spielende erhältst du 3 Punkte, wenn dieses Gesetz auf Stufe 1 liegt, 6 auf Stufe 2, 9 auf Stufe 3 oder "
    "12 auf Stufe 4.",
    75: "Bei Spielende erhältst du 3 weitere Punkte für jeden vollständigen Markersatz (je 1 Verteidigung, Magie und "
    "Wissenschaft) in deiner Pyramide.",
    76: "Lege bis zu 8 Edelsteine, die hinter deinem Sichtschirm liegen, auf dieses Gesetz; dort bleiben sie. "
    "Bei Spielende erhältst du 2 Punkte für jeden Edelstein auf diesem Gesetz.",
    78: "Immer wenn du eine Karte auf die Hand nimmst (ersteigert, gezogen oder durch ein Gesetz), darfst du sie unter "
    "dieses Gesetz legen. Bei Spielende erhältst du 4 Punkte für jede Karte unter diesem Gesetz.",
    79: "Bei Spielende erhältst du 1 weiteren Punkt für jeden einfarbigen Kreis in deiner Pyramide. "
    "Bei Spielende erhältst du 1 weiteren Punkt für jeden unerschöpflichen Edelstein in deiner Pyramide.",
    **dict.fromkeys(
        (85, 86, 87, 88),
        "Bei Spielende erhältst du 2 Punkte für jede diesem Gesetz benachbarte Charakterkarte.",
    ),
    **_choices(
        "Nimm eines davon:",
        {
            71: ("1 Angriffsmarker", "6 Machtpunkte"),
            73: ("1 Verteidigungsmarker", _GERMAN_INFINITE),
            77: ("1 Angriffsmarker", _GERMAN_DRAW),
            80: ("1 Verteidigungsmarker", "6 Machtpunkte"),
            81: ("1 Magiemarker", "1 Wissenschaftsmarker"),
            82: ("1 Wissenschaftsmarker", _GERMAN_DRAW),
            83: ("1 Magiemarker und 1 Bonusmarker +2 für Magie", _GERMAN_INFINITE),
            84: ("1 Bonusmarker +3 für Magie", _GERMAN_DRAW),
        },
        "4 Edelsteine beliebiger Farben",
    ),
}

_FRENCH_DRAW = "1 carte de la pioche de votre choix"
_FRENCH_INFINITE = "1 gemme infinie de la couleur de votre choix"
_FRENCH = {
    65: "Jouez cette loi à la place d'une carte du niveau 1, 2, 3 ou 4 de votre pyramide. "
    "Reprenez cette carte en main ; ce qui se trouvait dessus ou dessous reste avec cette loi.",
    66: "Ne posez pas cette loi dans une ligne : glissez-la sous une carte Personnage de votre pyramide. "
    "Doublez les jetons de ce personnage : ajoutez un jeton identique à chacun de ceux qui s'y trouvent ; "
    "les gemmes ne sont pas doublées.",
    67: "Échangez, si vous le voulez, un jeton d'une de vos cartes contre un jeton d'une carte d'un autre joueur, "
    "qui ne peut pas refuser ; dans ce cas, donnez à ce joueur 3 gemmes de votre choix de derrière votre paravent.",
    68: "En fin de partie, vous marquez 1 point pour chaque carte dans votre pyramide "
    "(cartes glissées sous d'autres comprises).",
    69: "Prenez en main une carte Personnage mise aux enchères ; remplacez-la par une carte de la Réserve Personnages. "
    "Ne participez pas à la prochaine phase d'Enchères.",
    70: "Piochez 3 cartes dans la pioche Lois. "
    "Remettez 2 cartes Loi de votre main au-dessus de la pioche Lois, dans l'ordre de votre choix.",
    72: "Glissez sous cette loi autant de cartes de votre main que vous le voulez. "
    "En fin de partie, vous marquez 5 points pour chaque carte glissée sous cette loi.",
    74: "Glissez une carte libre de votre pyramide sous cette loi, s'il y en a une : une carte à l'extrémité de sa "
    "ligne, sans carte posée sur elle ni glissée sous elle. Déplacez sur cette loi tout ce qui s'y trouvait. "
    "En fin de partie, vous marquez 3 points si cette loi est au niveau 1, 6 au niveau 2, 9 au niveau 3 ou "
    "12 au niveau 4.",
    75: "En fin de partie, vous marquez 3 points de plus pour chaque set complet (1 Défense, 1 Magie et 1 Science) "
    "dans votre pyramide.",
    76: "Posez sur cette loi jusqu'à 8 gemmes de derrière votre paravent ; elles y restent. "
    "En fin de partie, vous marquez 2 points pour chaque gemme posée sur cette loi.",
    78: "Chaque fois que vous ajoutez une carte à votre main (remportée, piochée ou donnée par une loi), vous pouvez "
    "la glisser sous cette loi. En fin de partie, vous marquez 4 points pour chaque carte glissée sous cette loi.",
    79: "En fin de partie, vous marquez 1 point de plus pour chaque gemme pure dans votre pyramide. "
    "En fin de partie, vous marquez 1 point de plus pour chaque gemme infinie dans votre pyramide.",
    **dict.fromkeys(
        (85, 86, 87, 88),
        "En fin de partie, vous marquez 2 points pour chaque carte Personnage adjacente à cette loi.",
    ),
    **{
        number: text.replace("; (", " ; (")
        for number, text in _choices(
            "Prenez au choix :",
            {
                71: ("1 jeton Attaque", "6 points de pouvoir"),
                73: ("1 jeton Défense", _FRENCH_INFINITE),
                77: ("1 jeton Attaque", _FRENCH_DRAW),
                80: ("1 jeton Défense", "6 points de pouvoir"),
                81: ("1 jeton Magie", "1 jeton Science"),
                82: ("1 jeton Science", _FRENCH_DRAW),
                83: ("1 jeton Magie et 1 jeton Bonus Magie +2", _FRENCH_INFINITE),
                84: ("1 jeton Bonus Magie +3", _FRENCH_DRAW),
            },
            "4 gemmes de votre choix",
        ).items()
    },
}

_ITALIAN_DRAW = "1 carta da un mazzo a tua scelta"
_ITALIAN_INFINITE = "1 gemma infinita di un colore a tua scelta"
_ITALIAN = {
    65: "Gioca questa legge al posto di una carta del livello 1, 2, 3 o 4 della tua piramide. "
    "Riprendi in mano quella carta; ciò che era sopra o sotto di essa resta con questa legge.",
    66: "Non dare a questa legge un posto proprio: mettila sotto una carta Personaggio della tua piramide. "
    "Raddoppia i gettoni su quel personaggio: aggiungine uno uguale a ciascuno di quelli presenti; "
    "le gemme non si raddoppiano.",
    67: "Se vuoi, scambia un gettone su una tua carta con un gettone su una carta di un altro giocatore, che non può "
    "rifiutare; in tal caso dai a quel giocatore 3 gemme a tua scelta da dietro il tuo schermo.",
    68: "A fine partita ottieni 1 punto per ogni carta nella tua piramide (comprese le carte sotto altre carte).",
    69: "Prendi in mano una carta Personaggio della riga d'asta; sostituiscila con una del mazzo piccolo. "
    "Non partecipare alla prossima fase d'asta.",
    70: "Pesca 3 carte dal mazzo Legge. "
    "Rimetti 2 carte Legge dalla tua mano in cima al mazzo Legge, nell'ordine che vuoi.",
    72: "Metti sotto questa legge quante carte vuoi dalla tua mano. "
    "A fine partita ottieni 5 punti per ogni carta sotto questa legge.",
    74: "Metti sotto questa legge una carta libera della tua piramide, se ce n'è una: una carta all'estremità della "
    "sua fila, che non sorregge carte e non ne ha sotto di sé. Sposta su questa legge tutto ciò che era su di essa. "
    "A fine partita ottieni 3 punti se questa legge è al livello 1, 6 al livello 2, 9 al livello 3 o 12 al livello 4.",
    75: "A fine partita ottieni 3 punti in più per ogni set completo (1 Difesa, 1 Magia e 1 Scienza) nella tua "
    "piramide.",
    76: "Metti su questa legge fino a 8 gemme da dietro il tuo schermo; vi restano. "
    "A fine partita ottieni 2 punti per ogni gemma posta su questa legge.",
    78: "Ogni volta che aggiungi una carta alla tua mano (presa all'asta, pescata o data da una legge), puoi metterla "
    "sotto questa legge. A fine partita ottieni 4 punti per ogni carta sotto questa legge.",
    79: "A fine partita ottieni 1 punto in più per ogni cerchio di un solo colore nella tua piramide. "
    "A fine partita ottieni 1 punto in più per ogni gemma infinita nella tua piramide.",
    **dict.fromkeys(
        (85, 86, 87, 88),
        "A fine partita ottieni 2 punti per ogni carta Personaggio adiacente a questa legge.",
    ),
    **_choices(
        "Prendi a scelta:",
        {
            71: ("1 gettone Attacco", "6 Punti Potere"),
            73: ("1 gettone Difesa", _ITALIAN_INFINITE),
            77: ("1 gettone Attacco", _ITALIAN_DRAW),
            80: ("1 gettone Difesa", "6 Punti Potere"),
            81: ("1 gettone Magia", "1 gettone Scienza"),
            82: ("1 gettone Scienza", _ITALIAN_DRAW),
            83: ("1 gettone Magia e 1 gettone Bonus +2 per la magia", _ITALIAN_INFINITE),
            84: ("1 gettone Bonus +3 per la magia", _ITALIAN_DRAW),
        },
        "4 gemme a tua scelta",
    ),
}

_PORTUGUESE_DRAW = "1 carta de um deck à sua escolha"
_PORTUGUESE_INFINITE = "1 gema infinita de uma cor à sua escolha"
_PORTUGUESE = {
    65: "Jogue esta lei no lugar de uma carta do nível 1, 2, 3 ou 4 da sua pirâmide. "
    "Devolva essa carta à sua mão; o que estava sobre ela ou embaixo dela fica com esta lei.",
    66: "Não dê um lugar próprio a esta lei: coloque-a embaixo de uma carta de personagem da sua pirâmide. "
    "Dobre os marcadores sobre esse personagem: acrescente um igual a cada um dos que estão ali; "
    "as gemas não são dobradas.",
    67: "Se quiser, troque um marcador de uma das suas cartas por um marcador de uma carta de outro jogador, que não "
    "pode recusar; nesse caso, dê a esse jogador 3 gemas à sua escolha de trás do seu escudo.",
    68: "No fim do jogo, você ganha 1 ponto para cada carta na sua pirâmide (incluindo as cartas embaixo de outras).",
    69: "Pegue para a mão uma carta de personagem do leilão; substitua-a por uma carta do deck pequeno. "
    "Não participe da próxima Fase de Leilão.",
    70: "Compre 3 cartas do deck de cartas de lei. "
    "Coloque 2 cartas de lei da sua mão no topo do deck de cartas de lei, na ordem que quiser.",
    72: "Coloque quantas cartas quiser da sua mão embaixo desta lei. "
    "No fim do jogo, você ganha 5 pontos para cada carta embaixo desta lei.",
    74: "Coloque embaixo desta lei uma carta livre da sua pirâmide, se houver alguma: uma carta na beirada da sua "
    "fila, sem carta apoiada nela nem carta embaixo dela. Passe para esta lei tudo o que estava sobre ela. "
    "No fim do jogo, você ganha 3 pontos se esta lei estiver no nível 1, 6 no nível 2, 9 no nível 3 ou 12 no nível 4.",
    75: "No fim do jogo, você ganha 3 pontos a mais para cada conjunto completo (1 defesa, 1 magia e 1 ciência) na sua "
    "pirâmide.",
    76: "Coloque sobre esta lei até 8 gemas de trás do seu escudo; elas ficam ali. "
    "No fim do jogo, você ganha 2 pontos para cada gema guardada sobre esta lei.",
    78: "Sempre que receber uma carta na mão (do leilão, comprada ou dada por uma lei), você pode colocá-la embaixo "
    "desta lei. No fim do jogo, você ganha 4 pontos para cada carta embaixo desta lei.",
    79: "No fim do jogo, você ganha 1 ponto a mais para cada círculo de uma só cor na sua pirâmide. "
    "No fim do jogo, você ganha 1 ponto a mais para cada gema infinita na sua pirâmide.",
    **dict.fromkeys(
        (85, 86, 87, 88),
        "No fim do jogo, você ganha 2 pontos para cada carta de personagem adjacente a esta lei.",
    ),
    **_choices(
        "Pegue à sua escolha:",
        {
            71: ("1 marcador de ataque", "6 pontos de poder"),
            73: ("1 marcador de defesa", _PORTUGUESE_INFINITE),
            77: ("1 marcador de ataque", _PORTUGUESE_DRAW),
            80: ("1 marcador de defesa", "6 pontos de poder"),
            81: ("1 marcador de magia", "1 marcador de ciência"),
            82: ("1 marcador de ciência", _PORTUGUESE_DRAW),
            83: ("1 marcador de magia e 1 marcador de bônus de magia +2", _PORTUGUESE_INFINITE),
            84: ("1 marcador de bônus de magia +3", _PORTUGUESE_DRAW),
        },
        "4 gemas à sua escolha",
    ),
}

_RUSSIAN_DRAW = "1 карту из колоды по вашему выбору"
_RUSSIAN_INFINITE = "1 бесконечный самоцвет любого цвета"
_RUSSIAN = {
    65: "Разыграйте этот закон вместо карты на уровне 1, 2, 3 или 4 вашей пирамиды. "
    "Верните ту карту на руку; всё, что лежало на ней или под ней, останется с этим законом.",
    66: "Не выкладывайте этот закон на отдельное место: подложите его под одного из персонажей вашей пирамиды. "
    "Удвойте жетоны на этом персонаже: к каждому из них добавьте такой же; самоцветы не удваиваются.",
    67: "Вы можете обменять жетон с одной из своих карт на жетон с карты другого игрока, который не может отказаться; "
    "в этом случае отдайте ему 3 самоцвета любых цветов из-за своей ширмы.",
    68: "В конце игры получите 1 очко за каждую карту в вашей пирамиде (считая карты под другими).",
    69: "Возьмите на руку одну карту персонажа из ряда аукциона; её место займёт карта из резервной колоды. "
    "Не участвуйте в следующей фазе аукциона.",
    70: "Возьмите 3 карты из колоды законов. Положите 2 закона с руки на верх колоды законов в любом порядке.",
    72: "Вы можете подложить под этот закон любое число карт с руки. "
    "В конце игры получите 5 очков за каждую карту под этим законом.",
    74: "Подложите под этот закон одну свободную карту вашей пирамиды, если такая есть: карту с края своего ряда, на "
    "которую не опираются другие карты и под которой ничего не лежит. Всё, что лежало на ней, переложите на этот "
    "закон. В конце игры получите 3 очка, если этот закон лежит на уровне 1, 6 — на уровне 2, 9 — на уровне 3 или "
    "12 — на уровне 4.",
    75: "В конце игры получите ещё 3 очка за каждый полный набор жетонов (1 защита, 1 магия и 1 наука) в вашей "
    "пирамиде.",
    76: "Вы можете положить на этот закон до 8 самоцветов из-за своей ширмы; они останутся на законе. "
    "В конце игры получите 2 очка за каждый самоцвет на этом законе.",
    78: "Каждый раз, когда вы берёте карту на руку (выиграв её на аукционе, взяв из колоды или получив от закона), вы "
    "можете подложить её под этот закон. В конце игры получите 4 очка за каждую карту под этим законом.",
    79: "В конце игры получите ещё 1 очко за каждый одноцветный круг в вашей пирамиде. "
    "В конце игры получите ещё 1 очко за каждый бесконечный самоцвет в вашей пирамиде.",
    **dict.fromkeys(
        (85, 86, 87, 88),
        "В конце игры получите 2 очка за каждую карту персонажа рядом с этим законом.",
    ),
    **_choices(
        "Возьмите на выбор:",
        {
            71: ("1 жетон атаки", "6 очков власти"),
            73: ("1 жетон защиты", _RUSSIAN_INFINITE),
            77: ("1 жетон атаки", _RUSSIAN_DRAW),
            80: ("1 жетон защиты", "6 очков власти"),
            81: ("1 жетон магии", "1 жетон науки"),
            82: ("1 жетон науки", _RUSSIAN_DRAW),
            83: ("1 жетон магии и 1 жетон бонуса магии +2", _RUSSIAN_INFINITE),
            84: ("1 жетон бонуса магии +3", _RUSSIAN_DRAW),
        },
        "4 самоцвета любых цветов",
    ),
}

SENTENCES = {
    Language.DE: _GERMAN,
    Language.FR: _FRENCH,
    Language.IT: _ITALIAN,
    Language.PT: _PORTUGUESE,
    Language.RU: _RUSSIAN,
}
