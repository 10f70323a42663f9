"""Words of tables, drawings and legends, in the languages of the five rulebooks."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from viceroy.model.tokens import Color
from viceroy.scoring.score import LINES, Line
from viceroy.values import Named


class Language(Named):
    """The languages of the five rulebooks; English is the default."""

    EN = "en"
    FR = "fr"
    DE = "de"
    IT = "it"
    PT = "pt"


@attrs.frozen(kw_only=True)
class Labels:
    """The words of one language. `lines` are in the order of `LINES`, `colors` in that of `Color`."""

    language: Language
    lines: tuple[str, str, str, str, str, str, str]
    total: str
    rank: str
    player: str
    winner: str
    winners: str
    level: str
    colors: tuple[str, str, str, str]
    circle: str  # of a single color
    painted: str
    points: str
    science: str
    magic: str
    defense: str
    magic_bonus: str
    circle_bonus: str
    infinite_gem: str
    stored_gem: str
    tucked_card: str

    def line(self, line: Line) -> str:
        """Return the label of a score line.

        >>> LABELS[Language.FR].line(Line.LAWS)
        'Lois'
        """
        return self.lines[LINES.index(line)]

    def color(self, color: Color) -> str:
        """Return the name of a color."""
        return self.colors[color.position]


_ENGLISH = Labels(
    language=Language.EN,
    lines=("Circles", "Infinite gems", "Laws", "Power", "Magic", "Sets", "Attack"),
    total="Total",
    rank="Rank",
    player="Player",
    winner="Winner",
    winners="Winners",
    level="Level",
    colors=("blue", "red", "green", "yellow"),
    circle="circle of one color",
    painted="painted",
    points="power points",
    science="science",
    magic="magic",
    defense="defense",
    magic_bonus="magic bonus",
    circle_bonus="circle bonus",
    infinite_gem="infinite gem",
    stored_gem="stored gem",
    tucked_card="tucked card",
)

_FRENCH = Labels(
    language=Language.FR,
    lines=("Gemmes pures", "Gemmes infinies", "Lois", "Pouvoir", "Magie", "Sets", "Attaque"),
    total="Total",
    rank="Rang",
    player="Joueur",
    winner="Vainqueur",
    winners="Vainqueurs",
    level="Niveau",
    colors=("bleu", "rouge", "vert", "jaune"),
    circle="gemme pure",
    painted="purifié",
    points="points de pouvoir",
    science="science",
    magic="magie",
    defense="défense",
    magic_bonus="bonus de magie",
    circle_bonus="bonus de gemme",
    infinite_gem="gemme infinie",
    stored_gem="gemme posée",
    tucked_card="carte glissée dessous",
)

_GERMAN = Labels(
    language=Language.DE,
    lines=("Kreise", "Unerschöpfliche", "Gesetze", "Macht", "Magie", "Markersätze", "Angriff"),
    total="Gesamt",
    rank="Rang",
    player="Spieler",
    winner="Sieger",
    winners="Sieger",
    level="Stufe",
    colors=("blau", "rot", "grün", "gelb"),
    circle="einfarbiger Kreis",
    painted="eingefärbt",
    points="Machtpunkte",
    science="Wissenschaft",
    magic="Magie",
    defense="Verteidigung",
    magic_bonus="Magiebonus",
    circle_bonus="Kreisbonus",
    infinite_gem="unerschöpflicher Edelstein",
    stored_gem="abgelegter Edelstein",
    tucked_card="Karte darunter",
)

_ITALIAN = Labels(
    language=Language.IT,
    lines=("Cerchi", "Gemme infinite", "Leggi", "Potere", "Magia", "Set", "Attacco"),
    total="Totale",
    rank="Posto",
    player="Giocatore",
    winner="Vincitore",
    winners="Vincitori",
    level="Livello",
    colors=("blu", "rosso", "verde", "giallo"),
    circle="cerchio di un solo colore",
    painted="colorato",
    points="punti potere",
    science="scienza",
    magic="magia",
    defense="difesa",
    magic_bonus="bonus magia",
    circle_bonus="bonus cerchi",
    infinite_gem="gemma infinita",
    stored_gem="gemma deposta",
    tucked_card="carta sotto",
)

_PORTUGUESE = Labels(
    language=Language.PT,
    lines=("Círculos", "Gemas infinitas", "Leis", "Poder", "Magia", "Conjuntos", "Ataque"),
    total="Total",
    rank="Posição",
    player="Jogador",
    winner="Vencedor",
    winners="Vencedores",
    level="Nível",
    colors=("azul", "vermelho", "verde", "amarelo"),
    circle="círculo de uma só cor",
    painted="pintado",
    points="pontos de poder",
    science="ciência",
    magic="magia",
    defense="defesa",
    magic_bonus="bônus de magia",
    circle_bonus="bônus de círculo",
    infinite_gem="gema infinita",
    stored_gem="gema guardada",
    tucked_card="carta por baixo",
)

LABELS: dict[Language, Labels] = {
    labels.language: labels for labels in (_ENGLISH, _FRENCH, _GERMAN, _ITALIAN, _PORTUGUESE)
}
"""The labels of each language."""


def language_of(environment: Mapping[str, str]) -> Language:
    """Return the language of a locale, which is the first of LC_ALL, LC_MESSAGES and LANG that is set.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LANG": "ru_RU.UTF-8"})
    (Language.DE, Language.EN)
    """
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    tag = locale.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return Language(tag) if tag in [language.value for language in Language] else Language.EN
