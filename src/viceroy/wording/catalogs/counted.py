"""What is called what among the things that laws count, and where they lie: an entry for each, in all languages."""

from viceroy.model.quantities import CardKind, Counted, Having, Where
from viceroy.wording.catalog import Forms, Noun, Said

NOUNS: dict[Counted, Said[Noun]] = {
    Counted.CARDS: Said(
        en=Noun("card", "cards"),
        fr=Noun("carte", "cartes", "f"),
        de=Noun("Karte", "Karten", "f"),
        it=Noun("carta", "carte", "f"),
        pt=Noun("carta", "cartas", "f"),
        ru=Noun("карту", "карт", "f", few="карты"),
    ),
    Counted.CIRCLES: Said(
        en=Noun("single-color circle", "single-color circles"),
        fr=Noun("gemme pure", "gemmes pures", "f"),
        de=Noun("einfarbigen Kreis", "einfarbige Kreise", "m"),
        it=Noun("cerchio di un solo colore", "cerchi di un solo colore", "m"),
        pt=Noun("círculo de uma só cor", "círculos de uma só cor", "m"),
        ru=Noun("одноцветный круг", "одноцветных кругов", "m", few="одноцветных круга", genitive="одноцветного круга"),
    ),
    Counted.INFINITE_GEMS: Said(
        en=Noun("infinite gem", "infinite gems"),
        fr=Noun("gemme infinie", "gemmes infinies", "f"),
        de=Noun("unerschöpflichen Edelstein", "unerschöpfliche Edelsteine", "m"),
        it=Noun("gemma infinita", "gemme infinite", "f"),
        pt=Noun("gema infinita", "gemas infinitas", "f"),
        ru=Noun(
            "бесконечный самоцвет",
            "бесконечных самоцветов",
            "m",
            few="бесконечных самоцвета",
            genitive="бесконечного самоцвета",
        ),
    ),
    Counted.GEMS: Said(
        en=Noun("gem", "gems"),
        fr=Noun("gemme", "gemmes", "f"),
        de=Noun("Edelstein", "Edelsteine", "m"),
        it=Noun("gemma", "gemme", "f"),
        pt=Noun("gema", "gemas", "f"),
        ru=Noun("самоцвет", "самоцветов", "m", few="самоцвета"),
    ),
    Counted.SETS: Said(
        en=Noun(
            "complete set of one defense, one magic and one science token",
            "complete sets of one defense, one magic and one science token",
        ),
        fr=Noun(
            "set complet (1 Défense, 1 Magie et 1 Science)", "sets complets (1 Défense, 1 Magie et 1 Science)", "m"
        ),
        de=Noun(
            "vollständigen Markersatz (je 1 Verteidigung, Magie und Wissenschaft)",
            "vollständige Markersätze (je 1 Verteidigung, Magie und Wissenschaft)",
            "m",
        ),
        it=Noun("set completo (1 Difesa, 1 Magia e 1 Scienza)", "set completi (1 Difesa, 1 Magia e 1 Scienza)", "m"),
        pt=Noun(
            "conjunto completo (1 defesa, 1 magia e 1 ciência)",
            "conjuntos completos (1 defesa, 1 magia e 1 ciência)",
            "m",
        ),
        ru=Noun(
            "полный набор жетонов (1 защита, 1 магия и 1 наука)",
            "полных наборов жетонов (1 защита, 1 магия и 1 наука)",
            "m",
            few="полных набора жетонов (1 защита, 1 магия и 1 наука)",
            genitive="полного набора жетонов (1 защита, 1 магия и 1 наука)",
        ),
    ),
    Counted.LEVEL: Said(
        en=Noun("level", "levels"),
        fr=Noun("niveau", "niveaux", "m"),
        de=Noun("Stufe", "Stufen", "f"),
        it=Noun("livello", "livelli", "m"),
        pt=Noun("nível", "níveis", "m"),
        ru=Noun("уровень", "уровней", "m", few="уровня"),
    ),
    Counted.ROWS: Said(
        en=Noun("row", "rows"),
        fr=Noun("ligne", "lignes", "f"),
        de=Noun("Reihe", "Reihen", "f"),
        it=Noun("fila", "file", "f"),
        pt=Noun("fila", "filas", "f"),
        ru=Noun("ряд", "рядов", "m", few="ряда"),
    ),
    Counted.SCIENCE: Said(
        en=Noun("science token", "science tokens"),
        fr=Noun("jeton Science", "jetons Science", "m"),
        de=Noun("Wissenschaftsmarker", "Wissenschaftsmarker", "m"),
        it=Noun("gettone Scienza", "gettoni Scienza", "m"),
        pt=Noun("marcador de ciência", "marcadores de ciência", "m"),
        ru=Noun("жетон науки", "жетонов науки", "m", few="жетона науки"),
    ),
    Counted.MAGIC: Said(
        en=Noun("magic token", "magic tokens"),
        fr=Noun("jeton Magie", "jetons Magie", "m"),
        de=Noun("Magiemarker", "Magiemarker", "m"),
        it=Noun("gettone Magia", "gettoni Magia", "m"),
        pt=Noun("marcador de magia", "marcadores de magia", "m"),
        ru=Noun("жетон магии", "жетонов магии", "m", few="жетона магии"),
    ),
    Counted.DEFENSE: Said(
        en=Noun("defense token", "defense tokens"),
        fr=Noun("jeton Défense", "jetons Défense", "m"),
        de=Noun("Verteidigungsmarker", "Verteidigungsmarker", "m"),
        it=Noun("gettone Difesa", "gettoni Difesa", "m"),
        pt=Noun("marcador de defesa", "marcadores de defesa", "m"),
        ru=Noun("жетон защиты", "жетонов защиты", "m", few="жетона защиты"),
    ),
    Counted.POWER: Said(
        en=Noun("power token", "power tokens"),
        fr=Noun("jeton Pouvoir", "jetons Pouvoir", "m"),
        de=Noun("Machtpunktmarker", "Machtpunktmarker", "m"),
        it=Noun("gettone Punti Potere", "gettoni Punti Potere", "m"),
        pt=Noun("marcador de pontos de poder", "marcadores de pontos de poder", "m"),
        ru=Noun("жетон власти", "жетонов власти", "m", few="жетона власти"),
    ),
    Counted.POWER_POINTS: Said(
        en=Noun("power point", "power points"),
        fr=Noun("point de pouvoir", "points de pouvoir", "m"),
        de=Noun("Machtpunkt", "Machtpunkte", "m"),
        it=Noun("Punto Potere", "Punti Potere", "m"),
        pt=Noun("ponto de poder", "pontos de poder", "m"),
        ru=Noun("очко власти", "очков власти", "n", few="очка власти"),
    ),
    Counted.MAGIC_BONUS: Said(
        en=Noun("magic bonus token", "magic bonus tokens"),
        fr=Noun("jeton Bonus Magie", "jetons Bonus Magie", "m"),
        de=Noun("Bonusmarker für Magie", "Bonusmarker für Magie", "m"),
        it=Noun("gettone Bonus per la magia", "gettoni Bonus per la magia", "m"),
        pt=Noun("marcador de bônus de magia", "marcadores de bônus de magia", "m"),
        ru=Noun("жетон бонуса магии", "жетонов бонуса магии", "m", few="жетона бонуса магии"),
    ),
    Counted.CIRCLE_BONUS: Said(
        en=Noun("circle bonus token", "circle bonus tokens"),
        fr=Noun("jeton Bonus Gemmes", "jetons Bonus Gemmes", "m"),
        de=Noun("Bonusmarker für Kreise", "Bonusmarker für Kreise", "m"),
        it=Noun("gettone Bonus per i cerchi", "gettoni Bonus per i cerchi", "m"),
        pt=Noun("marcador de bônus de círculos", "marcadores de bônus de círculos", "m"),
        ru=Noun("жетон бонуса за круги", "жетонов бонуса за круги", "m", few="жетона бонуса за круги"),
    ),
    Counted.ATTACK: Said(
        en=Noun("attack token", "attack tokens"),
        fr=Noun("jeton Attaque", "jetons Attaque", "m"),
        de=Noun("Angriffsmarker", "Angriffsmarker", "m"),
        it=Noun("gettone Attacco", "gettoni Attacco", "m"),
        pt=Noun("marcador de ataque", "marcadores de ataque", "m"),
        ru=Noun("жетон атаки", "жетонов атаки", "m", few="жетона атаки"),
    ),
}
"""What one of each is called, and several."""

KINDS: dict[CardKind, Said[Noun]] = {
    CardKind.CHARACTER: Said(
        en=Noun("character", "characters"),
        fr=Noun("carte Personnage", "cartes Personnage", "f"),
        de=Noun("Charakterkarte", "Charakterkarten", "f"),
        it=Noun("carta Personaggio", "carte Personaggio", "f"),
        pt=Noun("carta de personagem", "cartas de personagem", "f"),
        ru=Noun(
            "карту персонажа",
            "карт персонажей",
            "f",
            few="карты персонажей",
            genitive="карты персонажа",
            names=("карта персонажа", "карты персонажей"),
        ),
    ),
    CardKind.LAW: Said(
        en=Noun("law", "laws"),
        fr=Noun("carte Loi", "cartes Loi", "f"),
        de=Noun("Gesetzeskarte", "Gesetzeskarten", "f"),
        it=Noun("carta Legge", "carte Legge", "f"),
        pt=Noun("carta de lei", "cartas de lei", "f"),
        ru=Noun("закон", "законов", "m", few="закона", names=("закон", "законы")),
    ),
}
"""The same of cards of one kind."""

COLORED: dict[Counted, Said[Noun]] = {
    Counted.CIRCLES: Said(
        en=Noun("{c} circle", "{c} circles"),
        fr=Noun("gemme pure {f}", "gemmes pures {fs}", "f"),
        de=Noun("{en} Kreis", "{e} Kreise", "m"),
        it=Noun("cerchio {m}", "cerchi {mp}", "m"),
        pt=Noun("círculo {m}", "círculos {mp}", "m"),
        ru=Noun("{m} круг", "{gp} кругов", "m", few="{gp} круга", genitive="{g} круга"),
    ),
    Counted.INFINITE_GEMS: Said(
        en=Noun("{c} infinite gem", "{c} infinite gems"),
        fr=Noun("gemme infinie {f}", "gemmes infinies {fs}", "f"),
        de=Noun("unerschöpflichen {en} Edelstein", "unerschöpfliche {e} Edelsteine", "m"),
        it=Noun("gemma infinita {f}", "gemme infinite {fp}", "f"),
        pt=Noun("gema infinita {f}", "gemas infinitas {fp}", "f"),
        ru=Noun(
            "бесконечный {m} самоцвет",
            "бесконечных {gp} самоцветов",
            "m",
            few="бесконечных {gp} самоцвета",
            genitive="бесконечного {g} самоцвета",
        ),
    ),
    Counted.GEMS: Said(
        en=Noun("{c} gem", "{c} gems"),
        fr=Noun("gemme {f}", "gemmes {fs}", "f"),
        de=Noun("{en} Edelstein", "{e} Edelsteine", "m"),
        it=Noun("gemma {f}", "gemme {fp}", "f"),
        pt=Noun("gema {f}", "gemas {fp}", "f"),
        ru=Noun("{m} самоцвет", "{gp} самоцветов", "m", few="{gp} самоцвета", genitive="{g} самоцвета"),
    ),
    Counted.CIRCLE_BONUS: Said(
        en=Noun("{c} circle bonus token", "{c} circle bonus tokens"),
        fr=Noun("jeton Bonus Gemmes {fs}", "jetons Bonus Gemmes {fs}", "m"),
        de=Noun("Bonusmarker für {e} Kreise", "Bonusmarker für {e} Kreise", "m"),
        it=Noun("gettone Bonus per i cerchi {mp}", "gettoni Bonus per i cerchi {mp}", "m"),
        pt=Noun("marcador de bônus de círculos {mp}", "marcadores de bônus de círculos {mp}", "m"),
        ru=Noun("жетон бонуса за {mp} круги", "жетонов бонуса за {mp} круги", "m", few="жетона бонуса за {mp} круги"),
    ),
}
"""The same of what has one color."""

HAVING: dict[Having, Said[str]] = {
    Having.SOME: Said(
        en="with tokens",
        fr="avec des jetons",
        de="mit Markern",
        it="con gettoni",
        pt="com marcadores",
        ru="с жетонами",
    ),
    Having.NONE: Said(
        en="without tokens",
        fr="sans jeton",
        de="ohne Marker",
        it="senza gettoni",
        pt="sem marcadores",
        ru="без жетонов",
    ),
}
"""Of cards with tokens, or without."""

PLACES: dict[Where, Said[Forms]] = {
    Where.PYRAMID: Said(
        en="{owner.in_pyramid}",
        fr="{owner.in_pyramid}",
        de="{owner.in_pyramid}",
        it="{owner.in_pyramid}",
        pt="{owner.in_pyramid}",
        ru="{owner.in_pyramid}",
    ),
    Where.PYRAMID_AND_TUCKED: Said(
        en="{owner.in_pyramid}, tucked cards included",
        fr="{owner.in_pyramid} (cartes glissées sous d'autres comprises)",
        de="{owner.in_pyramid} (Karten unter anderen zählen mit)",
        it="{owner.in_pyramid} (comprese le carte sotto altre carte)",
        pt="{owner.in_pyramid} (incluindo as cartas embaixo de outras)",
        ru="{owner.in_pyramid} (считая карты под другими)",
    ),
    Where.ROW: Said(
        en="on cards in the row of this law",
        fr="sur les cartes de la ligne de cette loi",
        de="auf Karten in der Reihe dieses Gesetzes",
        it="sulle carte nella fila di questa legge",
        pt="em cartas da fila desta lei",
        ru="на картах в ряду этого закона",
    ),
    Where.ADJACENT: Said(
        en="on cards adjacent to this law",
        fr="sur les cartes adjacentes à cette loi",
        de="auf benachbarten Karten",
        it="sulle carte adiacenti a questa legge",
        pt="em cartas adjacentes a esta lei",
        ru="на картах рядом с этим законом",
    ),
    Where.TOUCHING: Said(
        en="that this law is a part of",
        fr="dont cette loi fait partie",
        de="mit einem Segment dieses Gesetzes",
        it="di cui questa legge fa parte",
        pt="de que esta lei faz parte",
        ru="с сектором этого закона",
    ),
    Where.HERE: Said(
        en="on this law",
        fr="sur cette loi",
        de="auf diesem Gesetz",
        it="su questa legge",
        pt="sobre esta lei",
        ru="на этом законе",
    ),
    Where.TUCKED_HERE: Said(
        en="tucked under this law",
        fr=("glissée sous cette loi", "glissées sous cette loi"),
        de="unter diesem Gesetz",
        it="sotto questa legge",
        pt="embaixo desta lei",
        ru="под этим законом",
    ),
    Where.STORED_HERE: Said(
        en="stored on this law",
        fr=("posée sur cette loi", "posées sur cette loi"),
        de="auf diesem Gesetz",
        it=("posta su questa legge", "poste su questa legge"),
        pt=("guardada sobre esta lei", "guardadas sobre esta lei"),
        ru="на этом законе",
    ),
    Where.SCREEN: Said(
        en="left {owner.behind_screen}",
        fr="{owner.behind_screen}",
        de="{owner.behind_screen}",
        it="{owner.behind_screen}",
        pt="{owner.behind_screen}",
        ru="{owner.behind_screen}",
    ),
    Where.HAND: Said(
        en="in your hand",
        fr="dans votre main",
        de="auf deiner Hand",
        it="nella tua mano",
        pt="na sua mão",
        ru="у вас на руке",
    ),
    Where.ITSELF: Said(
        en="up to the level of this law",
        fr="jusqu'à celui de cette loi",
        de="bis zu der dieses Gesetzes",
        it="fino a quello di questa legge",
        pt="até o desta lei",
        ru="до уровня этого закона включительно",
    ),
}
"""Where it lies."""

PLACES_OF: dict[tuple[Counted, Where], Said[Forms]] = {
    (Counted.CARDS, Where.PYRAMID): Said(
        en="{owner.in_pyramid}, tucked cards left out",
        fr="{owner.in_pyramid} (sans les cartes glissées sous d'autres)",
        de="{owner.in_pyramid} (Karten unter anderen zählen nicht)",
        it="{owner.in_pyramid} (escluse le carte sotto altre carte)",
        pt="{owner.in_pyramid} (sem contar as cartas embaixo de outras)",
        ru="{owner.in_pyramid} (не считая карт под другими)",
    ),
    (Counted.CARDS, Where.ROW): Said(
        en="in the row of this law",
        fr="de la ligne de cette loi",
        de="in der Reihe dieses Gesetzes",
        it="nella fila di questa legge",
        pt="na fila desta lei",
        ru="в ряду этого закона",
    ),
    (Counted.CARDS, Where.ADJACENT): Said(
        en="adjacent to this law",
        fr=("adjacente à cette loi", "adjacentes à cette loi"),
        de="diesem Gesetz benachbarte {noun}",
        it=("adiacente a questa legge", "adiacenti a questa legge"),
        pt=("adjacente a esta lei", "adjacentes a esta lei"),
        ru="рядом с этим законом",
    ),
    (Counted.GEMS, Where.PYRAMID): Said(
        en="stored on laws {owner.in_pyramid}",
        fr=("posée sur les cartes Loi {owner.of_pyramid}", "posées sur les cartes Loi {owner.of_pyramid}"),
        de="auf Gesetzeskarten {owner.in_pyramid}",
        it=("posta sulle carte Legge {owner.of_pyramid}", "poste sulle carte Legge {owner.of_pyramid}"),
        pt=("guardada sobre cartas de lei {owner.of_pyramid}", "guardadas sobre cartas de lei {owner.of_pyramid}"),
        ru="на законах {owner.in_pyramid}",
    ),
    (Counted.ROWS, Where.PYRAMID): Said(
        en="{owner.of_pyramid}",
        fr="{owner.of_pyramid}",
        de="{owner.in_pyramid}",
        it="{owner.of_pyramid}",
        pt="{owner.of_pyramid}",
        ru="{owner.in_pyramid}",
    ),
}
"""The same, where it differs from most things."""
