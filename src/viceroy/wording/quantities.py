"""Quantities and conditions as parts of sentences, English by default.

A quantity is one noun or several ("science tokens or magic tokens"), each in its form after a number, with the place
where it is counted behind it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

import attrs

from viceroy.messages import joined
from viceroy.model.quantities import AnyQuantity, Condition, Counted, Distinct, Greatest, Least, Quantity, Sum, Whose
from viceroy.wording.catalog import Catalog, Noun, Owner, format_message
from viceroy.wording.english import ENGLISH

_NOUN = "{noun}"
"""Stands in a place that comes before the noun: "diesem Gesetz benachbarte Karten"."""


def one_text(quantity: AnyQuantity, catalog: Catalog = ENGLISH) -> str:
    """Return one of a quantity with its place, as after "1".

    >>> from viceroy.model.quantities import Where
    >>> one_text(Least((Quantity(Counted.SCIENCE, Where.HERE), Quantity(Counted.MAGIC, Where.HERE))))
    'set of one science token and one magic token on this law'
    """
    return _Phrase(catalog, _own(catalog), 1).text(quantity)


def each_text(quantity: AnyQuantity, catalog: Catalog = ENGLISH) -> str:
    """Return each of a quantity: "each science token in your pyramid"."""
    return _Phrase(catalog, _own(catalog), 1).text(quantity, catalog.quantities.each)


def many_text(quantity: AnyQuantity, catalog: Catalog = ENGLISH, number: int | None = None) -> str:
    """Return several of a quantity with its place, as after a number; None as after "more"."""
    return _Phrase(catalog, _own(catalog), number).text(quantity)


def many_text_of_anybody(quantity: AnyQuantity, catalog: Catalog = ENGLISH) -> str:
    """Return several of a quantity of any player: "science tokens in the pyramid"."""
    return _Phrase(catalog, catalog.quantities.any_player).text(quantity)


def counted_quantity(number: int, quantity: AnyQuantity, catalog: Catalog = ENGLISH) -> str:
    """Return a number with what it counts: "3 gems stored on this law", "no gems stored on this law"."""
    messages = catalog.quantities
    one, many = (_Phrase(catalog, messages.any_player, number).text(quantity) for number in (1, None))
    return format_message(messages.found if number else messages.found_none, number, thing=one, things=many)


def times_text(number: int, catalog: Catalog = ENGLISH) -> str:
    """Return a number of times: "once", "3 times"."""
    return format_message(catalog.quantities.times, number)


def rate_text(quantity: AnyQuantity, every: int, up_to: int | None, catalog: Catalog = ENGLISH) -> str:
    """Return for what, and how often at most, a law gives something: "for every 2 gems, at most 3 times"."""
    messages = catalog.quantities
    if every == 1:
        rate = messages.for_each.format(each_thing=each_text(quantity, catalog))
    else:
        rate = messages.for_every.format(n=every, things=many_text(quantity, catalog, every))
    return rate if up_to is None else messages.at_most_times.format(rate=rate, times=times_text(up_to, catalog))


def _own(catalog: Catalog) -> Owner:
    return catalog.quantities.owners[Whose.MINE]


@attrs.frozen
class _Phrase:
    """How quantities stand in a sentence: whose they are, and after which number."""

    catalog: Catalog
    owner: Owner
    """Of quantities that are counted of one player."""
    number: int | None = None
    """What stands before each noun; None is several of which the number is not said."""
    is_part: bool = False
    """Whether each noun is one part of a set."""

    def text(self, quantity: AnyQuantity, articles: Mapping[str, str] | None = None) -> str:
        """Return a quantity; articles stand before the first of its nouns, or before all if they differ."""
        nouns, words = self.nouns(quantity), self.catalog.words
        if articles is None:
            is_sum = isinstance(quantity, Sum) and self.number is None
            return joined([text for _, text in nouns], (is_sum and words.together) or words.either)
        first, *others = [articles[gender] for gender, _ in nouns]
        if {*others} <= {first}:
            return f"{first} {joined([text for _, text in nouns], words.either)}"
        return joined([f"{articles[gender]} {text}" for gender, text in nouns], words.either)

    def nouns(self, quantity: AnyQuantity) -> list[tuple[str, str]]:
        """Return the gender and the text of each noun of a quantity."""
        messages = self.catalog.quantities
        match quantity:
            case Quantity():
                noun, place = _noun(quantity, self.catalog), self.place(quantity)
                return [(noun.gender, _placed(self.form(noun), place))]
            case Least(parts):
                one = _Phrase(self.catalog, self.owner, 1, is_part=True)
                ones = [f"{messages.each_one[gender]} {text}" for gender, text in one.several(parts)]
                return [self.composed(messages.sets, ones)]
            case Distinct(parts):
                many = _Phrase(self.catalog, self.owner)
                return [self.composed(messages.kinds_among, [text for _, text in many.several(parts)])]
            case Sum(parts):
                return self.several(parts)
            case Greatest(parts):
                *firsts, (gender, last) = self.several(parts)
                return [*firsts, (gender, f"{last}{messages.whichever_more}")]
            case _:
                assert_never(quantity)

    def composed(self, noun: Noun, parts: list[str]) -> tuple[str, str]:
        """Return the gender and the text of a noun for several quantities."""
        return noun.gender, self.form(noun).format(parts=joined(parts, self.catalog.words.both))

    def form(self, noun: Noun) -> str:
        """Return a noun in its form after the number."""
        return noun.genitive_form() if self.is_part else noun.form(self.number)

    def place(self, quantity: Quantity) -> str:
        """Return where a quantity is counted."""
        messages = self.catalog.quantities
        owner = self.owner if quantity.whose is Whose.MINE else messages.owners[quantity.whose]
        if quantity.level is not None:
            return messages.on_level.format(level=quantity.level, owner=owner)
        place = messages.places_of.get((quantity.counted, quantity.where), messages.places[quantity.where])
        return format_message(place, self.number or 0, owner=owner, noun=_NOUN)

    def several(self, parts: Iterable[AnyQuantity]) -> list[tuple[str, str]]:
        """Return the nouns of several quantities; if all are in the same place, it stands behind the last one."""
        parts = tuple(parts)
        leaves = [part for part in parts if isinstance(part, Quantity)]
        places = {self.place(leaf) for leaf in leaves}
        if len(leaves) < len(parts) or len(places) > 1 or any(_NOUN in place for place in places):
            return [noun for part in parts for noun in self.nouns(part)]
        nouns = [_noun(leaf, self.catalog) for leaf in leaves]
        *firsts, (gender, last) = [(noun.gender, self.form(noun)) for noun in nouns]
        return [*firsts, (gender, _placed(last, places.pop()))]


def _placed(noun: str, place: str) -> str:
    """Return a noun with its place, which stands behind it unless it names the noun."""
    return place.replace(_NOUN, noun) if _NOUN in place else f"{noun} {place}"


def _noun(quantity: Quantity, catalog: Catalog) -> Noun:
    """Return the noun of a quantity, narrowed down by color, kind, section and tokens."""
    words, messages = catalog.words, catalog.quantities
    noun = words.nouns[quantity.counted] if quantity.kind is None else words.kinds[quantity.kind]
    if quantity.color is not None:
        noun, color = words.colored[quantity.counted], words.colors[quantity.color]
        noun = noun.map(lambda text: text.format(**color))
    section = [] if quantity.section is None else [messages.section.format(**words.colors[quantity.section])]
    having = [] if quantity.tokens is None else [messages.having[quantity.tokens]]
    more = joined([*section, *having], words.both)
    return noun.map(lambda text: f"{text} {more}") if more else noun


# -- conditions ---------------------------------------------------------------------------------------------------


def condition_text(condition: Condition, catalog: Catalog = ENGLISH) -> str:
    """Return a condition, as it stands behind an "if".

    >>> from viceroy.model.quantities import Where
    >>> condition_text(Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3))
    'there are at least 3 science tokens in your pyramid'
    """
    messages, quantity, limits = catalog.quantities, condition.of, limits_text(condition, catalog)
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return messages.level_is.format(limits=limits)
    if condition.at_most == 0:
        no_thing = _Phrase(catalog, _own(catalog), 1, is_part=True).text(quantity, messages.none)
        return messages.there_is_no.format(no_thing=no_thing)
    last = condition.at_least if condition.at_most is None else condition.at_most
    things = {"thing": one_text(quantity, catalog), "things": many_text(quantity, catalog)}
    return format_message(messages.there_are, last or 0, limits=limits, **things)


def limits_text(condition: Condition, catalog: Catalog = ENGLISH) -> str:
    """Return the numbers of a condition: "at least 2 and at most 4"."""
    messages = catalog.quantities
    least = [] if condition.at_least is None else [messages.at_least.format(n=condition.at_least)]
    at_most = messages.at_most if condition.at_most else messages.at_most_none
    most = [] if condition.at_most is None else [at_most.format(n=condition.at_most)]
    return joined([*least, *most], catalog.words.both)
