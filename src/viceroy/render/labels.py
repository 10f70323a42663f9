"""Words of tables, drawings and legends, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from viceroy.model.tokens import Color
from viceroy.scoring.items import LINES, Line
from viceroy.wording.languages import Language


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
    circle: str
    """Of a single color."""
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
    gems: str
    """Of any colors."""
    draw: str
    """Cards."""
    attack: str
    """A token."""
    power: str
    """Points."""

    def line(self, line: Line) -> str:
        """Return the label of a score line.

        >>> LABELS[Language.FR].line(Line.LAWS)
        'Lois'
        """
        return self.lines[LINES.index(line)]

    def color(self, color: Color) -> str:
        """Return the name of a color."""
        return self.colors[color.position]


_WORDS = {  # in the order of `Language`: English, French, German, Italian, Portuguese, Russian
    "lines": (
        ("Circles", "Infinite gems", "Laws", "Power", "Magic", "Sets", "Attack"),
        ("Gemmes pures", "Gemmes infinies", "Lois", "Pouvoir", "Magie", "Sets", "Attaque"),
        ("Kreise", "Unerschöpfliche", "Gesetze", "Macht", "Magie", "Markersätze", "Angriff"),
        ("Cerchi", "Gemme infinite", "Leggi", "Potere", "Magia", "Set", "Attacco"),
        ("Círculos", "Gemas infinitas", "Leis", "Poder", "Magia", "Conjuntos", "Ataque"),
        ("Круги", "Бесконечные", "Законы", "Власть", "Магия", "Наборы", "Атака"),
    ),
    "total": ("Total", "Total", "Gesamt", "Totale", "Total", "Всего"),
    "rank": ("Rank", "Rang", "Rang", "Posto", "Posição", "Место"),
    "player": ("Player", "Joueur", "Spieler", "Giocatore", "Jogador", "Игрок"),
    "winner": ("Winner", "Vainqueur", "Sieger", "Vincitore", "Vencedor", "Победитель"),
    "winners": ("Winners", "Vainqueurs", "Sieger", "Vincitori", "Vencedores", "Победители"),
    "level": ("Level", "Niveau", "Stufe", "Livello", "Nível", "Уровень"),
    "colors": (
        ("blue", "red", "green", "yellow"),
        ("bleu", "rouge", "vert", "jaune"),
        ("blau", "rot", "grün", "gelb"),
        ("blu", "rosso", "verde", "giallo"),
        ("azul", "vermelho", "verde", "amarelo"),
        ("синий", "красный", "зелёный", "жёлтый"),
    ),
    "circle": (
        "circle of one color",
        "gemme pure",
        "einfarbiger Kreis",
        "cerchio di un solo colore",
        "círculo de uma só cor",
        "одноцветный круг",
    ),
    "painted": ("painted", "purifié", "eingefärbt", "colorato", "pintado", "раскрашен"),
    "points": ("power points", "points de pouvoir", "Machtpunkte", "punti potere", "pontos de poder", "очки власти"),
    "science": ("science", "science", "Wissenschaft", "scienza", "ciência", "наука"),
    "magic": ("magic", "magie", "Magie", "magia", "magia", "магия"),
    "defense": ("defense", "défense", "Verteidigung", "difesa", "defesa", "защита"),
    "magic_bonus": ("magic bonus", "bonus de magie", "Magiebonus", "bonus magia", "bônus de magia", "бонус магии"),
    "circle_bonus": (
        "circle bonus",
        "bonus de gemme",
        "Kreisbonus",
        "bonus cerchi",
        "bônus de círculo",
        "бонус за круги",
    ),
    "infinite_gem": (
        "infinite gem",
        "gemme infinie",
        "unerschöpflicher Edelstein",
        "gemma infinita",
        "gema infinita",
        "бесконечный самоцвет",
    ),
    "stored_gem": (
        "stored gem",
        "gemme posée",
        "abgelegter Edelstein",
        "gemma deposta",
        "gema guardada",
        "самоцвет на карте",
    ),
    "tucked_card": (
        "tucked card",
        "carte glissée dessous",
        "Karte darunter",
        "carta sotto",
        "carta por baixo",
        "карта снизу",
    ),
    "gems": ("gems", "gemmes", "Edelsteine", "gemme", "gemas", "самоцветы"),
    "draw": ("draw", "pioche", "ziehen", "pesca", "compra", "взять карты"),
    "power": ("power", "pouvoir", "Macht", "potere", "poder", "власть"),
    "attack": ("attack", "attaque", "Angriff", "attacco", "ataque", "атака"),
}


def _labels(language: Language, index: int) -> Labels:
    words: dict[str, Any] = {name: in_all[index] for name, in_all in _WORDS.items()}
    return Labels(language=language, **words)


LABELS: dict[Language, Labels] = {language: _labels(language, index) for index, language in enumerate(Language)}
"""The labels of each language."""


def language_of(environment: Mapping[str, str]) -> Language:
    """Return the language of a locale, which is the first of LC_ALL, LC_MESSAGES and LANG that is set.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LANG": "ja_JP.UTF-8"})
    (Language.DE, Language.EN)
    """
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    tag = locale.replace("-", "_").replace(".", "_").partition("_")[0].lower()
    return Language(tag) if tag in [language.value for language in Language] else Language.EN
