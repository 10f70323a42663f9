"""Quantities and conditions as parts of sentences, English by default."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

import attrs

from viceroy.messages import joined
from viceroy.model.quantities import AnyQuantity, Condition, Counted, Distinct, Greatest, Least, Quantity, Sum, Whose
from viceroy.wording.catalog import Catalog, Noun, Owner, form
from viceroy.wording.catalogs.english import ENGLISH

_NOUN = "{noun}"
"""Stands in a place that comes before the noun: "diesem Gesetz benachbarte Karten"."""


def one_text(quantity: AnyQuantity, words: Catalog = ENGLISH) -> str:
    """Return what one of it is called, with where it is, as after "1".

    >>> from viceroy.model.quantities import Where
    >>> one_text(Least((Quantity(Counted.SCIENCE, Where.HERE), Quantity(Counted.MAGIC, Where.HERE))))
    'set of one science token and one magic token on this law'
    """
    return _Teller(words, words.mine, 1).text(quantity)


def each_text(quantity: AnyQuantity, words: Catalog = ENGLISH) -> str:
    """Return each of it: "each science token in your pyramid"."""
    return _Teller(words, words.mine, 1).text(quantity, words.each)


def many_text(quantity: AnyQuantity, words: Catalog = ENGLISH, number: int | None = None) -> str:
    """Return what several of it are called, with where they are, as after a number, or as after "more"."""
    return _Teller(words, words.mine, number).text(quantity)


def many_text_of_anybody(quantity: AnyQuantity, words: Catalog = ENGLISH) -> str:
    """Return what several of it are called, of whichever player: "science tokens in the pyramid"."""
    return _Teller(words, words.a_players).text(quantity)


def counted_quantity(number: int, quantity: AnyQuantity, words: Catalog = ENGLISH) -> str:
    """Return a number with what it counts: "3 gems stored on this law", "no gems stored on this law"."""
    one, many = (_Teller(words, words.a_players, number).text(quantity) for number in (1, None))
    return form(words.found if number else words.found_none, number).format(n=number, thing=one, things=many)


def times_text(number: int, words: Catalog = ENGLISH) -> str:
    """Return how many times."""
    return form(words.times, number).format(n=number)


def rate_text(quantity: AnyQuantity, every: int, up_to: int | None, words: Catalog = ENGLISH) -> str:
    """Return for what, and how often at most, a law gives something."""
    if every == 1:
        rate = words.for_each.format(each_thing=each_text(quantity, words))
    else:
        rate = words.for_every.format(n=every, things=many_text(quantity, words, every))
    return rate if up_to is None else words.at_most_times.format(rate=rate, times=times_text(up_to, words))


@attrs.frozen
class _Teller:
    """Tells quantities of one player, each as it stands after a number, or as several."""

    words: Catalog
    owner: Owner
    after: int | None = None
    """The number."""
    is_part: bool = False
    """One of each, as a set is of them."""

    def text(self, quantity: AnyQuantity, articles: Mapping[str, str] | None = None) -> str:
        """Return a quantity; articles stand before the first of its nouns, or before all if they differ."""
        nouns = self.nouns(quantity)
        if articles is None:
            is_sum = isinstance(quantity, Sum) and self.after is None
            return joined([text for _, text in nouns], (is_sum and self.words.together) or self.words.either)
        first, *others = [articles[gender] for gender, _ in nouns]
        if {*others} <= {first}:
            return f"{first} {joined([text for _, text in nouns], self.words.either)}"
        return joined([f"{articles[gender]} {text}" for gender, text in nouns], self.words.either)

    def nouns(self, quantity: AnyQuantity) -> list[tuple[str, str]]:
        """Return the nouns that any of the things counted has, with their genders."""
        match quantity:
            case Quantity():
                noun, place = _noun(quantity, self.words), self.place(quantity)
                return [(noun.gender, _placed(self.number(noun), place))]
            case Least(parts):
                one = _Teller(self.words, self.owner, 1, is_part=True)
                ones = [f"{self.words.each_one[gender]} {text}" for gender, text in one.several(parts)]
                return [self.composed(self.words.sets, ones)]
            case Distinct(parts):
                many = _Teller(self.words, self.owner)
                return [self.composed(self.words.kinds_among, [text for _, text in many.several(parts)])]
            case Sum(parts):
                return self.several(parts)
            case Greatest(parts):
                *firsts, (gender, last) = self.several(parts)
                return [*firsts, (gender, f"{last}{self.words.whichever_more}")]
            case _:
                assert_never(quantity)

    def composed(self, noun: Noun, parts: list[str]) -> tuple[str, str]:
        """Return the noun for several quantities."""
        return noun.gender, self.number(noun).format(parts=joined(parts, self.words.both))

    def number(self, noun: Noun) -> str:
        """Return the noun in its form after the number."""
        return noun.of_one() if self.is_part else noun.of(self.after)

    def place(self, quantity: Quantity) -> str:
        """Return where something lies."""
        return _place(quantity, self.words, self.owner, self.after)

    def several(self, parts: Iterable[AnyQuantity]) -> list[tuple[str, str]]:
        """Return the nouns of several quantities; where all are in the same place, the last one says it."""
        parts = tuple(parts)
        leaves = [part for part in parts if isinstance(part, Quantity)]
        places = {self.place(leaf) for leaf in leaves}
        if len(leaves) < len(parts) or len(places) > 1 or any(_NOUN in place for place in places):
            return [noun for part in parts for noun in self.nouns(part)]
        nouns = [_noun(leaf, self.words) for leaf in leaves]
        *firsts, (gender, last) = [(noun.gender, self.number(noun)) for noun in nouns]
        return [*firsts, (gender, _placed(last, places.pop()))]


def _placed(noun: str, place: str) -> str:
    """Return a noun with its place, which stands behind it unless it says otherwise."""
    return place.replace(_NOUN, noun) if _NOUN in place else f"{noun} {place}"


def _noun(quantity: Quantity, words: Catalog) -> Noun:
    noun = words.nouns[quantity.counted] if quantity.kind is None else words.kinds[quantity.kind]
    if quantity.color is not None:
        noun, color = words.colored[quantity.counted], words.colors[quantity.color]
        noun = noun.changed(lambda text: text.format(**color))
    section = [] if quantity.section is None else [words.section.format(**words.colors[quantity.section])]
    has = [] if quantity.tokens is None else [words.having[quantity.tokens]]
    more = joined([*section, *has], words.both)
    return noun.changed(lambda text: f"{text} {more}") if more else noun


def _place(quantity: Quantity, words: Catalog, owner: Owner, number: int | None) -> str:
    owner = {Whose.MINE: owner, Whose.OPPONENTS: words.others, Whose.EVERYBODY: words.everybodys}[quantity.whose]
    if quantity.level is not None:
        return words.on_level.format(level=quantity.level, owner=owner)
    place = words.places_of.get((quantity.counted, quantity.where), words.places[quantity.where])
    return form(place, number).format(owner=owner, noun=_NOUN)


# -- conditions ---------------------------------------------------------------------------------------------------


def condition_text(condition: Condition, words: Catalog = ENGLISH) -> str:
    """Return a condition, as it stands behind an "if".

    >>> from viceroy.model.quantities import Where
    >>> condition_text(Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3))
    'there are at least 3 science tokens in your pyramid'
    """
    quantity, last = condition.of, condition.at_least if condition.at_most is None else condition.at_most
    limits = limits_text(condition, words)
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return words.level_is.format(limits=limits)
    if condition.at_most == 0:
        no_thing = _Teller(words, words.mine, 1, is_part=True).text(quantity, words.none)
        return words.there_is_no.format(no_thing=no_thing)
    things = {"thing": one_text(quantity, words), "things": many_text(quantity, words)}
    return form(words.there_are, last or 0).format(limits=limits, **things)


def limits_text(condition: Condition, words: Catalog = ENGLISH) -> str:
    """Return the numbers of a condition: "at least 2 and at most 4"."""
    least = [] if condition.at_least is None else [words.at_least.format(n=condition.at_least)]
    at_most = words.at_most if condition.at_most else words.at_most_none
    most = [] if condition.at_most is None else [at_most.format(n=condition.at_most)]
    return joined([*least, *most], words.both)
