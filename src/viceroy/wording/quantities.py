"""Quantities and conditions as parts of sentences, English by default.

A quantity is one noun or several ("science tokens or magic tokens"), each in its form after a number, with the place
where it is counted behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, assert_never, cast

import attrs

from viceroy.messages import joined
from viceroy.model.quantities import (
    AnyQuantity,
    CardKind,
    Condition,
    Counted,
    Distinct,
    Greatest,
    Least,
    Quantity,
    Sum,
    Whose,
)
from viceroy.model.tokens import COLORS, Color
from viceroy.wording.catalog import Catalog, Noun, Owner, format_message
from viceroy.wording.english import ENGLISH

_NOUN = "{noun}"
"""Stands in a place that comes before the noun: "diesem Gesetz benachbarte Karten"."""


def things_text(quantity: AnyQuantity, catalog: Catalog = ENGLISH, number: int | None = None) -> str:
    """Return a quantity with its place, as after a number; None as after "more".

    >>> from viceroy.model.quantities import Where
    >>> things_text(Least((Quantity(Counted.SCIENCE, Where.HERE), Quantity(Counted.MAGIC, Where.HERE))), number=1)
    'set of one science token and one magic token on this law'
    """
    return _Phrase(catalog, _own(catalog), number).text(quantity)


def compared_text(quantity: AnyQuantity, catalog: Catalog) -> str:
    """Return several of a quantity of any player, as behind "fewer": "science tokens in the pyramid"."""
    messages, phrase = catalog.quantities, _Phrase(catalog, catalog.quantities.any_player)
    last = catalog.words.both if isinstance(quantity, Sum) else catalog.words.either
    return joined([f"{messages.fewer_of}{text}" for _, text in phrase.nouns(quantity)], last)


def counted_quantity(number: int, quantity: AnyQuantity, catalog: Catalog) -> str:
    """Return a number with what it counts: "3 gems stored on this law", "no gems stored on this law"."""
    messages = catalog.quantities
    one, many = (_Phrase(catalog, messages.any_player, number).text(quantity) for number in (1, None))
    found = messages.found if number else messages.found_none or messages.found
    return format_message(found, number, thing=one, things=many)


def times_text(number: int, catalog: Catalog) -> str:
    """Return a number of times: "once", "3 times"."""
    return format_message(catalog.quantities.times, number)


def rate_text(quantity: AnyQuantity, every: int, up_to: int | None, catalog: Catalog) -> str:
    """Return for what, and how often at most, a law gives something: "for every 2 gems, at most 3 times"."""
    messages = catalog.quantities
    if every == 1:
        each = _Phrase(catalog, _own(catalog), 1).text(quantity, messages.each or None)
        rate = messages.for_each.format(each_thing=each)
    else:
        rate = messages.for_every.format(n=every, things=things_text(quantity, catalog, every))
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
                return [self.placed(_noun(quantity, self.catalog), self.place(quantity))]
            case Least(parts):
                return [self.composed(messages.sets, self.one_of_each(parts))]
            case Distinct(parts):
                kinds = [text for _, text in _Phrase(self.catalog, self.owner).several(parts)]
                return [self.kinds_in_short(parts) or self.composed(messages.kinds_among, kinds)]
            case Sum(parts):
                return self.sum(parts)
            case Greatest(parts):
                *firsts, (gender, last) = self.several(parts)
                return [*firsts, (gender, f"{last} {messages.greatest}")]
            case _:
                assert_never(quantity)

    def placed(self, noun: Noun, place: str) -> tuple[str, str]:
        """Return the gender and the text of a noun with its place, which stands behind it unless it names the noun."""
        text = self.form(noun)
        return noun.gender, place.replace(_NOUN, text) if _NOUN in place else f"{text} {place}"

    def composed(self, noun: Noun, parts: list[str], **values: object) -> tuple[str, str]:
        """Return the gender and the text of a noun for several quantities."""
        text, listed = self.form(noun), joined(parts, self.catalog.words.both)
        if "(" in text:
            listed = listed.replace("(", "[").replace(")", "]")
        return noun.gender, text.format(parts=listed, **values)

    def form(self, noun: Noun) -> str:
        """Return a noun in its form after the number."""
        return noun.genitive_form() if self.is_part else noun.form(self.number)

    def place(self, quantity: Quantity) -> str:
        """Return where a quantity is counted."""
        messages, owner = self.catalog.quantities, self.owner_of(quantity)
        if quantity.level is not None:
            return messages.on_level.format(level=quantity.level, owner=owner)
        place = messages.places_of.get((quantity.counted, quantity.where), messages.places[quantity.where])
        return format_message(place, self.number or 0, owner=owner, noun=_NOUN)

    def owner_of(self, quantity: Quantity) -> Owner:
        """Return whose things a quantity counts."""
        return self.owner if quantity.whose is Whose.MINE else self.catalog.quantities.owners[quantity.whose]

    def several(self, parts: tuple[AnyQuantity, ...]) -> list[tuple[str, str]]:
        """Return the nouns of several quantities; if all are in the same place, it stands behind the last one."""
        leaves = [part for part in parts if isinstance(part, Quantity)]
        places = {self.place(leaf) for leaf in leaves}
        if len(leaves) < len(parts) or len(places) > 1 or any(_NOUN in place for place in places):
            return [noun for part in parts for noun in self.listed(part)]
        *firsts, last = [_listed_noun(leaf, self.catalog) for leaf in leaves]
        return [*((noun.gender, self.form(noun)) for noun in firsts), self.placed(last, places.pop())]

    def listed(self, part: AnyQuantity) -> list[tuple[str, str]]:
        """Return the nouns of a part of a list."""
        if not isinstance(part, Quantity):
            return self.nouns(part)
        return [self.placed(_listed_noun(part, self.catalog), self.place(part))]

    # -- lists that are said short --------------------------------------------------------------------------------

    def one_of_each(self, parts: tuple[AnyQuantity, ...]) -> list[str]:
        """Return the parts of a set; if they differ in their levels or colors alone, the one thing that they are."""
        if (alike := _alike(parts, "level")) is not None:
            return [self.one_on_each_level(alike.common, joined(alike.values, self.catalog.words.both))]
        one, messages = _Phrase(self.catalog, self.owner, 1, is_part=True), self.catalog.quantities
        nouns = one.several(parts)
        if (alike := _alike(parts, "color")) is not None and {*alike.values} == {*COLORS}:
            noun = _uncolored(alike.common, self.catalog)
            nouns = [one.placed(noun.map(lambda text: f"{text} {messages.of_each_color}"), one.place(alike.common))]
        return [f"{messages.each_one[gender]} {text}" for gender, text in nouns]

    def one_on_each_level(self, quantity: Quantity, levels: str) -> str:
        """Return the part of a set that is there on each of several levels."""
        place = self.catalog.quantities.on_each_level.format(levels=levels, owner=self.owner_of(quantity))
        return f"{self.one_of(quantity)} {place}"

    def one_of(self, quantity: Quantity) -> str:
        """Return one of what a quantity counts, as the part of a set, without its place."""
        noun = _noun(quantity, self.catalog)
        return f"{self.catalog.quantities.each_one[noun.gender]} {noun.genitive_form()}"

    def sum(self, parts: tuple[AnyQuantity, ...]) -> list[tuple[str, str]]:
        """Return the nouns of quantities that are added up, or one noun for things, or sets, that differ in levels."""
        words, messages = self.catalog.words, self.catalog.quantities
        if (alike := _alike(parts, "level")) is not None:
            owner, levels = self.owner_of(alike.common), joined(alike.values, words.either)
            return [self.placed(_noun(alike.common, self.catalog), messages.on_level.format(level=levels, owner=owner))]
        by_thing: dict[Quantity, list[str]] = {}
        for part in parts:
            if not isinstance(part, Least) or (alike := _alike(part.parts, "level")) is None:
                return self.several(parts)
            by_thing.setdefault(alike.common, []).append(joined(alike.values, words.both))
        ones = [self.one_on_each_level(thing, joined(levels, words.either)) for thing, levels in by_thing.items()]
        return [self.composed(messages.sets, [f"{words.semicolon}{words.either} ".join(ones)])]

    def kinds_in_short(self, parts: tuple[AnyQuantity, ...]) -> tuple[str, str] | None:
        """Return the gender and the text of different levels, colors or kinds of token, if the parts are no others."""
        messages, many = self.catalog.quantities, _Phrase(self.catalog, self.owner)
        if (alike := _alike(parts, "level")) is not None:
            is_all = {*alike.values} >= _all_levels(alike.common)
            levels = "" if is_all else f" ({joined(alike.values, self.catalog.words.both)})"
            one, owner = self.one_of(alike.common), self.owner_of(alike.common)
            return self.composed(messages.levels_with, [one], levels=levels, owner=owner)
        if (alike := _alike(parts, "color")) is not None and {*alike.values} == {*COLORS}:
            _, things = many.placed(_noun(alike.common, self.catalog), many.place(alike.common))
            return self.composed(messages.colors_among, [things])
        if (alike := _alike(parts, "counted")) is not None and {*alike.values} == _TOKENS:
            return self.composed(messages.kinds_of_token, [self.place(alike.common)])
        return None


_TOKENS = {Counted.SCIENCE, Counted.MAGIC, Counted.DEFENSE, Counted.POWER, Counted.MAGIC_BONUS, Counted.CIRCLE_BONUS}
"""The tokens that lie on cards, each once (R7.2)."""


class _Alike(NamedTuple):
    """Quantities that differ in the value of one key alone."""

    common: Quantity
    """One of them without that key."""
    values: list[Any]
    """Those of the key, in their order."""


def _alike(parts: tuple[AnyQuantity, ...], key: str) -> _Alike | None:
    """Return quantities that differ in a key alone; None if they differ in more, or two are the same."""
    values, without = {getattr(part, key, None) for part in parts}, {key: cast("Any", None)}
    common = {attrs.evolve(part, **without) for part in parts if isinstance(part, Quantity)}
    if len(common) != 1 or None in values or len(values) < len(parts):
        return None
    return _Alike(common.pop(), sorted(values))


def _all_levels(quantity: Quantity) -> set[int]:
    """Return the levels on which something can lie: no circle on level 1 (R3.3), no law on level 5 (R5.13)."""
    return {*range(2 if quantity.counted is Counted.CIRCLES else 1, 5 if quantity.kind is CardKind.LAW else 6)}


def _uncolored(quantity: Quantity, catalog: Catalog) -> Noun:
    """Return the noun of things that have a color, without any."""
    blank = dict.fromkeys(catalog.words.colors[Color.RED], "")
    return catalog.words.colored[quantity.counted].map(lambda text: " ".join(text.format(**blank).split()))


def _listed_noun(quantity: Quantity, catalog: Catalog) -> Noun:
    """Return the noun of a quantity in a list, which says in short what a complete set is."""
    return _noun(quantity, catalog).map(lambda text: text.partition(" (")[0])


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


def condition_text(condition: Condition, catalog: Catalog) -> str:
    """Return a condition as a clause behind "if".

    >>> from viceroy.model.quantities import Where
    >>> condition_text(Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3), ENGLISH)
    'there are at least 3 science tokens in your pyramid'
    """
    messages, quantity, limits = catalog.quantities, condition.of, limits_text(condition, catalog)
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return messages.level_is.format(limits=limits)
    if condition.at_most == 0:
        return _none_text(quantity, catalog)
    last = condition.at_least if condition.at_most is None else condition.at_most
    things = {"thing": things_text(quantity, catalog, 1), "things": things_text(quantity, catalog)}
    return format_message(messages.there_are, last or 0, limits=limits, **things)


def _none_text(quantity: AnyQuantity, catalog: Catalog) -> str:
    """Return that nothing of a quantity is there: neither of its parts, unless they are said in short."""
    messages, one = catalog.quantities, _Phrase(catalog, _own(catalog), 1, is_part=True)
    match quantity:
        case Distinct(parts) if one.kinds_in_short(parts) is None:
            things = _Phrase(catalog, _own(catalog)).several(parts)
        case Sum(parts) | Greatest(parts) if len(one.nouns(quantity)) > 1:
            things = _Phrase(catalog, _own(catalog)).several(parts)
        case _:
            return messages.there_is_no.format(no_thing=one.text(quantity, messages.none))
    return messages.there_is_neither.format(things=messages.nor.join(text for _, text in things))


def limits_text(condition: Condition, catalog: Catalog) -> str:
    """Return the numbers of a condition: "at least 2 and at most 4", "exactly 1"."""
    messages, least, most = catalog.quantities, condition.at_least, condition.at_most
    if least == most:
        return messages.exactly.format(n=least)
    at_most = messages.at_most if most else messages.at_most_none or messages.at_most
    limits = [] if least is None else [messages.at_least.format(n=least)]
    limits += [] if most is None else [at_most.format(n=most)]
    return joined(limits, catalog.words.both)
