"""What decks, events and other keywords of laws are called: an entry for each, in all languages."""

from viceroy.model.lasting import Occasion, Response, Trigger
from viceroy.model.laws import Deck, LookedDeck, Placement, Rest
from viceroy.wording.catalog import DeckWords, Said

DECKS: dict[Deck, Said[DeckWords]] = {
    Deck.LAWS: Said(
        en=DeckWords("the law deck", "from the law deck", "on top of the law deck", "in the law deck"),
        fr=DeckWords("la pioche Lois", "dans la pioche Lois", "au-dessus de la pioche Lois", "dans la pioche Lois"),
        de=DeckWords(
            "der Gesetzeskartenstapel",
            "vom Gesetzeskartenstapel",
            "oben auf den Gesetzeskartenstapel",
            "im Gesetzeskartenstapel",
        ),
        it=DeckWords("il mazzo Legge", "dal mazzo Legge", "in cima al mazzo Legge", "nel mazzo Legge"),
        pt=DeckWords(
            "o deck de cartas de lei",
            "do deck de cartas de lei",
            "no topo do deck de cartas de lei",
            "no deck de cartas de lei",
        ),
        ru=DeckWords("колода законов", "из колоды законов", "на верх колоды законов", "в колоде законов"),
    ),
    Deck.RESERVE: Said(
        en=DeckWords("the reserve deck", "from the reserve deck", "on top of the reserve deck", "in the reserve deck"),
        fr=DeckWords(
            "la Réserve Personnages",
            "dans la Réserve Personnages",
            "au-dessus de la Réserve Personnages",
            "dans la Réserve Personnages",
        ),
        de=DeckWords("der Reservestapel", "vom Reservestapel", "oben auf den Reservestapel", "im Reservestapel"),
        it=DeckWords("il mazzo piccolo", "dal mazzo piccolo", "in cima al mazzo piccolo", "nel mazzo piccolo"),
        pt=DeckWords("o deck pequeno", "do deck pequeno", "no topo do deck pequeno", "no deck pequeno"),
        ru=DeckWords("резервная колода", "из резервной колоды", "на верх резервной колоды", "в резервной колоде"),
    ),
}
"""Decks that cards are drawn from."""

LOOKED_DECKS: dict[LookedDeck, Said[str]] = {
    LookedDeck.LAWS: Said(
        en="of the law deck",
        fr="de la pioche Lois",
        de="des Gesetzeskartenstapels",
        it="del mazzo Legge",
        pt="do deck de cartas de lei",
        ru="колоды законов",
    ),
    LookedDeck.RESERVE: Said(
        en="of the reserve deck",
        fr="de la Réserve Personnages",
        de="des Reservestapels",
        it="del mazzo piccolo",
        pt="do deck pequeno",
        ru="резервной колоды",
    ),
    LookedDeck.AUCTION: Said(
        en="of the auction deck",
        fr="de la pioche Personnages",
        de="des Auktionsstapels",
        it="del mazzo grande",
        pt="do deck grande",
        ru="колоды аукциона",
    ),
}
"""Decks that are looked at."""

RESTS: dict[Rest, Said[str]] = {
    Rest.TOP: Said(
        en="on top of the deck",
        fr="sur la pioche",
        de="zurück auf den Stapel",
        it="in cima al mazzo",
        pt="ao topo do deck",
        ru="на верх колоды",
    ),
    Rest.BOTTOM: Said(
        en="under the deck",
        fr="sous la pioche",
        de="unter den Stapel",
        it="in fondo al mazzo",
        pt="ao fundo do deck",
        ru="под низ колоды",
    ),
}
"""Where cards go that were looked at."""

PLACEMENTS: dict[Placement, Said[tuple[str, ...]]] = {
    Placement.NORMAL: Said(
        en=(),
        fr=(),
        de=(),
        it=(),
        pt=(),
        ru=(),
    ),
    Placement.IN_PLACE_OF_CARD: Said(
        en=(
            "Play this law in place of a card on level 1, 2, 3 or 4 of your pyramid.",
            "That card goes back to your hand; what lay on it or under it stays with this law.",
        ),
        fr=(
            "Jouez cette loi à la place d'une carte du niveau 1, 2, 3 ou 4 de votre pyramide.",
            ("Reprenez cette carte en main\u00a0; ce qui se trouvait dessus ou dessous reste avec cette loi."),
        ),
        de=(
            "Spiele dieses Gesetz anstelle einer Karte auf Stufe 1, 2, 3 oder 4 deiner Pyramide.",
            ("Nimm jene Karte zurück auf die Hand; was auf ihr oder unter ihr lag, bleibt bei diesem Gesetz."),
        ),
        it=(
            "Gioca questa legge al posto di una carta del livello 1, 2, 3 o 4 della tua piramide.",
            "Riprendi in mano quella carta; ciò che era sopra o sotto di essa resta con questa legge.",
        ),
        pt=(
            "Jogue esta lei no lugar de uma carta do nível 1, 2, 3 ou 4 da sua pirâmide.",
            "Devolva essa carta à sua mão; o que estava sobre ela ou embaixo dela fica com esta lei.",
        ),
        ru=(
            "Разыграйте этот закон вместо карты на уровне 1, 2, 3 или 4 вашей пирамиды.",
            "Верните ту карту на руку; всё, что лежало на ней или под ней, останется с этим законом.",
        ),
    ),
    Placement.UNDER_CHARACTER: Said(
        en=(("Do not give this law a place of its own: tuck it under one of the characters of your pyramid."),),
        fr=(("Ne posez pas cette loi dans une ligne\u00a0: glissez-la sous une carte Personnage de votre pyramide."),),
        de=("Gib diesem Gesetz keinen eigenen Platz: Lege es unter eine Charakterkarte deiner Pyramide.",),
        it=(("Non dare a questa legge un posto proprio: mettila sotto una carta Personaggio della tua piramide."),),
        pt=(("Não dê um lugar próprio a esta lei: coloque-a embaixo de uma carta de personagem da sua pirâmide."),),
        ru=("Не выкладывайте этот закон на отдельное место: подложите его под одного из персонажей вашей пирамиды.",),
    ),
}
"""Where a law is played."""

EVENTS: dict[Trigger, Said[str]] = {
    Trigger.CARD_TAKEN: Said(
        en="Whenever you take a card into your hand, won, drawn or given by a law,",
        fr=("Chaque fois que vous ajoutez une carte à votre main (remportée, piochée ou donnée par une loi),"),
        de="Immer wenn du eine Karte auf die Hand nimmst (ersteigert, gezogen oder durch ein Gesetz),",
        it="Ogni volta che aggiungi una carta alla tua mano (presa all'asta, pescata o data da una legge),",
        pt="Sempre que receber uma carta na mão (do leilão, comprada ou dada por uma lei),",
        ru="Каждый раз, когда вы берёте карту на руку (выиграв её на аукционе, взяв из колоды или получив от закона),",
    ),
    Trigger.CIRCLE_CLOSED: Said(
        en="Whenever you complete a single-color circle,",
        fr="Chaque fois que vous complétez une gemme pure,",
        de="Immer wenn du einen einfarbigen Kreis vollendest,",
        it="Ogni volta che completi un cerchio di un solo colore,",
        pt="Sempre que completar um círculo de uma só cor,",
        ru="Каждый раз, когда вы завершаете одноцветный круг,",
    ),
    Trigger.PASSED: Said(
        en="At the end of each auction phase in which you have passed,",
        fr="À la fin de chaque phase d'Enchères où vous avez passé,",
        de="Am Ende jeder Auktionsphase, in der du gepasst hast,",
        it="Alla fine di ogni fase d'asta in cui hai passato,",
        pt="No fim de cada Fase de Leilão em que tiver passado,",
        ru="В конце каждой фазы аукциона, в которой вы спасовали,",
    ),
    Trigger.ROUND_ENDED: Said(
        en="At the end of each round,",
        fr="À la fin de chaque tour de Placement,",
        de="Am Ende jeder Entwicklungsrunde",
        it="Alla fine di ogni round,",
        pt="No fim de cada rodada,",
        ru="В конце каждого раунда",
    ),
    Trigger.TURN_ENDED: Said(
        en="At the end of each turn,",
        fr="À la fin de chaque tour de jeu,",
        de="Am Ende jeder Spielrunde",
        it="Alla fine di ogni turno,",
        pt="No fim de cada turno,",
        ru="В конце каждого хода",
    ),
    Trigger.LAW_PLAYED: Said(
        en="Whenever another player plays a law,",
        fr="Chaque fois qu'un autre joueur joue une carte Loi,",
        de="Immer wenn ein anderer Spieler ein Gesetz spielt,",
        it="Ogni volta che un altro giocatore gioca una legge,",
        pt="Sempre que outro jogador jogar uma carta de lei,",
        ru="Каждый раз, когда другой игрок разыгрывает закон,",
    ),
}
"""What a law responds to, with the comma behind it, if any."""

RESPONSES: dict[Response, Said[str]] = {
    Response.TUCK_HERE: Said(
        en="tuck it under this law",
        fr="la glisser sous cette loi",
        de="sie unter dieses Gesetz legen",
        it="metterla sotto questa legge",
        pt="colocá-la embaixo desta lei",
        ru="подложить её под этот закон",
    ),
}
"""What the player may do then."""

MORE_GEMS: dict[Occasion, Said[str]] = {
    Occasion.PASS: Said(
        en="you take {gems} more when you pass in an auction",
        fr="vous prenez {gems} de plus lorsque vous passez une enchère",
        de="nimmst du {gems} zusätzlich, wenn du in einer Auktion passt",
        it="prendi {gems} in più quando passi in un'asta",
        pt="você pega {gems} a mais quando passa em um leilão",
        ru="вы берёте ещё {gems}, когда пасуете на аукционе",
    ),
    Occasion.CIRCLE: Said(
        en="a single-color circle that you complete brings you {gems} more of its color",
        fr="chaque gemme pure que vous complétez vous rapporte {gems} de plus de sa couleur",
        de="bringt dir jeder einfarbige Kreis, den du vollendest, zusätzlich {gems} seiner Farbe",
        it="ogni cerchio di un solo colore che completi ti dà {gems} in più del suo colore",
        pt="cada círculo de uma só cor que você completar lhe dá {gems} a mais da cor dele",
        ru="вы берёте ещё {gems} того же цвета за каждый одноцветный круг, который завершаете",
    ),
}
"""What brings more gems."""
