"""Words that people write in files where a word of a format is meant, in the languages of the books too."""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.messages import closest, folded, joined, shown

_SYNONYMS = {
    "blue": "blau bleu blu azul azzurro синий голубой",
    "red": "rot rouge rosso vermelho rojo красный",
    "green": "grün gruen vert verde зелёный",
    "yellow": "gelb jaune giallo amarelo amarillo жёлтый",
    "french": "français französisch francese francês",
    "english": "englisch anglais inglese inglês",
    "german": "deutsch allemand tedesco alemão",
    "italian": "italiano italienisch",
    "portuguese": "português portugais portugiesisch portoghese",
    "science": "science_token science_tokens",
    "magic": "magic_token magic_tokens",
    "defense": "defense_token defense_tokens",
    "attack": "attack_token attack_tokens",
    "opponents": "others",
    "top_left": "left",
    "top_right": "right",
    "on_play": "effect effects reward",
    "price": "cost",
    "for": "then",
    "adjacent": "neighbors neighbours touching",
    "cards": "characters laws",
    "law_deck": "laws",
    "reserve_deck": "characters",
    "power": "points",
    "draw": "cards",
    "fewest": "fewer least",
    "on_levels": "levels level",
    "per": "for for_each each",
    "card": "id",
    "none": "no without",
    "some": "yes any",
    "others_lose": "others_give others_pay opponents_lose",
    "others_gain": "others_get others_take opponents_gain",
}

_TRANSLATIONS = {
    "number": "nummer numéro numero número номер nr no num",
    "en": "english englisch anglais inglese inglês",
    "name": "nom nome название имя",
    "sections": "abschnitte sektionen sezioni seções секции",
    "levels": "stufen ebenen niveaux livelli níveis уровни",
    "cost": "kosten coût costo custo цена стоимость",
    "reward": "belohnung récompense ricompensa recompensa награда",
    "points": "punkte punti pontos очки",
    "scoring": "wertung punteggio pontuação подсчёт",
    "characters": "charaktere personen personnages personaggi personagens персонажи",
    "laws": "gesetze lois leggi leis законы",
    "players": "spieler joueurs giocatori jogadores игроки",
    "pyramid": "pyramide piramide pirâmide пирамида",
    "gems": "edelsteine juwelen gemmes gemme gemas камни",
    "count": "zähle anzahl compte conta",
    "where": "wo où dove onde где",
    "color": "farbe couleur colore cor цвет",
}
"""Keys in the languages of the books. They are taken only where no other word is similar, and only as written here."""
_CARDS_OF_A_KIND = {"characters": " with kind: character", "laws": " with kind: law"}
"""The rest of the suggestion where cards are written by their kind."""


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return a suggestion to append to a message, empty if nothing is similar and nothing means the same.

    >>> suggestion("colour", ["color", "value"]), suggestion("rot", ["blue", "red"])
    ("; did you mean 'color'?", "; did you mean 'red'?")
    >>> suggestion("laws", ["cards", "circles"])
    "; did you mean 'cards' with kind: law?"
    >>> suggestion("tuck", ["tuck_from_hand", "tuck_free_card", "draw"])
    "; did you mean 'tuck_from_hand' or 'tuck_free_card'?"
    """
    written, name = _closest(word, known := [*known])
    parts = [other for other in known if folded(word) in folded(other).split("_")]
    if len(parts) == 2 and name in (None, *parts):
        return f"; did you mean {joined(map(shown, parts), 'or')}?"
    if name is None:
        among = [part for part in word.split() if part in known]
        return f"; did you mean {shown(among[0])}?" if len(among) == 1 else ""
    return f"; did you mean {shown(name)}{_CARDS_OF_A_KIND.get(written, '') if name == 'cards' else ''}?"


def meant(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that is suggested for another one; None if nothing is similar and nothing means the same.

    >>> meant("colour", ["color", "value"])
    'color'
    """
    return _closest(word, known)[1]


def _closest(word: str, known: Iterable[str]) -> tuple[str, str | None]:
    """Return the known word or synonym that is most similar to a word, and the known word; else its translation."""
    names = [*known]
    by_word = {folded(other): name for name in names for other in _SYNONYMS.get(name, "").split()}
    by_word |= {folded(name): name for name in names}
    translated = (name for name in names if folded(word) in map(folded, _TRANSLATIONS.get(name, "").split()))
    written = closest(word, by_word)
    return ("", next(translated, None)) if written is None else (written, by_word[written])
