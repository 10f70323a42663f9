"""Cards of any make, drawn from the declarations alone: whatever the law language can say, these say now and then.

No keyword stands here: the forms of the classes, from which reader and schema come, say what there is, so a new one is
drawn without anybody writing it. What does not go together is drawn again, or left out, where reading refuses it. One
`Random`, one card: it comes from a seed, or from Hypothesis, which then chooses and shrinks. In the games of a
`lively_set` much happens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from math import inf
from random import Random
from typing import Any

from positions import printed
from viceroy.cardsets.forms import card_forms
from viceroy.documents.alternatives import ByKey, ByType, SingleKey
from viceroy.documents.forms import (
    Converted,
    Definition,
    Field,
    Form,
    KeyedTuple,
    Limited,
    ListOf,
    MapOf,
    Nullable,
    Record,
    TupleOf,
)
from viceroy.documents.reader import Reading
from viceroy.documents.scalars import Boolean, Enumeration, Integer, String
from viceroy.errors import BadJson, Code, Path, Problem, Severity
from viceroy.model.cards import CardSet, CharacterCard, LawCard
from viceroy.model.laws import Effect
from viceroy.model.points import PointsClause
from viceroy.model.quantities import AnyQuantity
from viceroy.text.source import Problems, Source

Data = Any

ROOM = 7
"""So many objects may lie in each other, where it is not more that something must have."""
FLAT = 3
"""Room for a quantity alone: a sum of sums."""
_TRIES = 60  # to mend an object that is refused for what its keys say together
_SMALL = 0.5  # a form is among the smallest that there are

LIVELY = {
    "placement": 0.5,
    "only_if": 0.15,
    "on_levels": 0.15,
    "requires": 0.2,
    "price": 0.2,
    "while_here": 0.3,
    **dict.fromkeys(("color", "kind", "level", "section", "whose"), 0.1),
}
"""How often some optional keys are there in laws that little keeps from being played."""


class Drawing:
    """Draws plain data of forms; with `is_wild` what does not go together is left as it is.

    `often` holds the probability of some optional keys; it is 0.6 for other lists, 0.3 for other keys. A number is
    mostly small, and at most `more` above the least one.
    """

    def __init__(
        self, rng: Random, *, is_wild: bool = False, often: Mapping[str, float] = {}, more: int | None = None
    ) -> None:
        self.rng = rng
        self.is_wild = is_wild
        self.often = often
        self.more = more if more is not None else 120 if is_wild else 12  # more than 999 tokens are not read back

    def draw(self, form: Form, room: int = ROOM) -> Data:
        rng = self.rng
        match form:
            case Definition() | Converted() | Limited():
                return self.draw(form.form, room)
            case Nullable(inner):
                return None if rng.random() < 0.2 else self.draw(inner, room)
            case Boolean():
                return rng.random() < 0.5
            case Integer(limits):
                return self._number(limits.low, limits.high)
            case String(limits):
                return limits.example or "any"
            case Enumeration(values):
                return rng.choice([*values])
            case ListOf(item, limits):
                most = limits.least + 3 if limits.most is None else min(limits.most, limits.least + 2)
                count = limits.least if room < least_room(item) else rng.randint(limits.least, most)
                return [self.draw(item, room) for _ in range(count)]
            case TupleOf(_, items):
                return [self.draw(item, room) for item in items]
            case KeyedTuple(keys, item):
                return {key: self.draw(item, room) for key in keys}
            case MapOf(item, _, _, required):
                return {key: self.draw(item, room) for key in required}
            case Record():
                return self._object(form, room)
            case SingleKey(_, records):
                name = self._one_of([(key, record) for key, record in records.items()], room)
                return {name: self._object(records[name], room)}
            case ByKey(records):
                key = self._one_of([(key, record) for key, record in records.items() if key], room)
                return self._object(records[key], room, key)
            case ByType(forms):
                return self.draw(forms[self._one_of([*forms.items()], room)], room)
            case _:
                raise TypeError(f"nothing draws {form!r}")

    def _number(self, low: int | None, high: int | None) -> int:
        least = -3 if low is None else max(low, -3)
        most = least + min(self.rng.choice((1, 1, 4, 4, 12, 120)), self.more)
        return self.rng.randint(least, most if high is None else max(least, min(most, high)))

    def _one_of(self, options: Sequence[tuple[str, Form]], room: int) -> str:
        """Choose among forms that have room enough, mostly among the smallest: so what is drawn comes to an end."""
        needed = {key: least_room(form) for key, form in options}
        limit = min(needed.values()) if self.rng.random() < _SMALL else max(room, min(needed.values()))
        return self.rng.choice([key for key, least in needed.items() if least <= limit])

    def _object(self, record: Record, room: int, wanted: str = "") -> Data:
        """Draw an object; what is refused for what its keys say together is drawn again, or left out."""
        if record.alone is not None:
            return self.draw(record.alone.form, room - 1)
        there = [field for field in record.fields if self._has(field, room - 1, wanted)]
        drawn = {field.key: self.draw(field.form, room - 1) for field in there}
        if self.is_wild or record.check is None or record.kind in _MENDED:
            return drawn
        for _ in range(_TRIES):
            faults = faults_of(record, drawn)
            if not faults:
                break
            key = str(faults[0].path[0]) if faults[0].path else self.rng.choice([*record.by_key])
            field = record.by_key[key]
            if not field.is_required and key in drawn and key != wanted and self.rng.random() < 0.5:
                del drawn[key]
            else:
                drawn[key] = self.draw(field.form, room - 1)
        return drawn

    def _has(self, field: Field, room: int, wanted: str) -> bool:
        if field.is_required or field.key == wanted:
            return True
        usual = 0.6 if isinstance(field.form, ListOf) else 0.3
        return room >= least_room(field.form) and self.rng.random() < self.often.get(field.key, usual)


_MENDED = (LawCard, CharacterCard)
"""Of these so many rules hold that what is wrong is left out, instead of drawing all of it again."""


_ROOM: dict[tuple[int, tuple[type, ...]], tuple[Form, float]] = {}
"""What is known of forms by who they are, with the form itself: to hash all that a form is made of takes longer."""


def least_room(form: Form, above: tuple[type, ...] = ()) -> float:
    """Return how many objects lie in each other at least in data of a form, which lies in some classes."""
    known = _ROOM.get((id(form), above))
    if known is None:
        known = _ROOM[id(form), above] = form, _least_room(form, above)
    return known[1]


def _least_room(form: Form, above: tuple[type, ...]) -> float:
    match form:
        case Definition() | Converted() | Nullable():
            return least_room(form.form, above)
        case ListOf(item, limits):
            return least_room(item, above) if limits.least else 0
        case TupleOf(_, items):
            return max(least_room(item, above) for item in items)
        case Record():
            if form.kind in above:
                return inf
            if form.alone is not None:
                return least_room(form.alone.form, (*above, form.kind))
            needed = [field.form for field in form.fields if field.is_required]
            return 1 + max([least_room(one, (*above, form.kind)) for one in needed], default=0)
        case SingleKey(_, records) | ByKey(records):
            return min(least_room(record, above) for record in records.values())
        case ByType(forms):
            return min(least_room(one, above) for one in forms.values())
        case _:
            return 0


class WithKeys(Source):
    """Plain data whose problems of a key have the path with that key."""

    def problem(
        self, path: Path, code: Code, message: str, severity: Severity = Severity.ERROR, *, at_key: bool = False
    ) -> Problem:
        del at_key
        return super().problem(path, code, message, severity)


def faults_of(form: Form, data: Data) -> Sequence[Problem]:
    gathered = Problems(WithKeys())
    with suppress(BadJson):
        form.read(data, Reading(gathered))
    return gathered.problems


# -- cards ------------------------------------------------------------------------------------------------------------


def any_card(rng: Random, number: int, kind: type[CharacterCard | LawCard] = LawCard, *, is_wild: bool = False) -> Data:
    form = card_forms().record_of(kind)
    data = Drawing(rng, is_wild=is_wild).draw(form)
    data.update(_head(number))
    return data if is_wild else _mended(data, form, rng)


def lively_law(rng: Random, number: int) -> Data:
    """Draw a law that does much: effects of each kind alike, doubled tokens under a character, often tucked cards."""
    forms, drawing = card_forms(), Drawing(rng, often=LIVELY, more=2)
    law, effects = forms.record_of(LawCard), forms.form_of(Effect)
    assert isinstance(effects, SingleKey)
    kinds = [kind for kind in effects.records if kind != "double_tokens"]
    data = drawing.draw(law)
    on_play = [{kind: drawing.draw(effects.records[kind])} for kind in rng.choices(kinds, k=rng.randint(0, 4))]
    if data.get("placement") == "under_character":
        on_play.append({"double_tokens": {}})
    elif rng.random() < 0.3:
        data["whenever"] = [*data.get("whenever", ()), {"event": "card_taken", "may": "tuck_here"}]
    data.update(_head(number), on_play=on_play)
    return _mended(data, law, rng)


def _head(number: int) -> Data:
    return {"number": number, "id": f"card-{number}", "name": {"en": f"Card {number}"}}


def _mended(data: Data, form: Record, rng: Random) -> Data:
    """Leave out of a card what reading refuses: the innermost thing, or some key where the keys do not go together."""
    while faults := faults_of(form, data):
        free = [key for key in data if not form.by_key[key].is_required]
        *outer, last = faults[0].path or (rng.choice(free),)
        holder = data
        for key in outer:
            holder = holder[key]
        del holder[last]
    return data


def any_clause(rng: Random) -> Data:
    form = card_forms().form_of(PointsClause)
    while True:
        data = Drawing(rng).draw(form, FLAT + 1)
        if not faults_of(form, data):
            return data


def any_quantity(rng: Random, *, is_seen: bool = False) -> Data:
    """Draw a quantity; with `is_seen` one that all can see while the game runs (R2.4)."""
    form = card_forms().form_of(AnyQuantity)
    while True:
        data = Drawing(rng).draw(form, FLAT)
        if not faults_of(form, data) and not (is_seen and any(map(_is_secret, leaves(data)))):
            return data


def _is_secret(leaf: Data) -> bool:
    return leaf["where"] == "screen" or ("hand" in leaf["where"] and "section" in leaf)


def leaves(data: Data) -> Iterator[Data]:
    """Yield the quantities of one thing in data."""
    if isinstance(data, list):
        yield from (leaf for part in data for leaf in leaves(part))
    elif isinstance(data, dict) and "count" in data:
        yield data
    elif isinstance(data, dict):
        yield from (leaf for part in data.values() for leaf in leaves(part))


def any_document(rng: Random, *, is_wild: bool = False) -> Data:
    laws = [any_card(rng, number, is_wild=is_wild) for number in range(1, rng.randint(2, 3))]
    characters = [any_card(rng, number, CharacterCard, is_wild=is_wild) for number in range(11, 11 + rng.randint(0, 1))]
    head = {"format": "card-set/1", "id": "any", "name": {"en": "Any"}, "laws": laws}
    return {**head, "characters": characters} if characters else head


@cache
def any_set(seed: int) -> CardSet:
    """Draw a set for games by a seed: the printed one with other laws, and some other characters."""
    rng, forms, base = Random(seed), card_forms(), printed()
    characters = [any_card(rng, card.number, CharacterCard) for card in base.characters[:8]]
    laws = [any_card(rng, card.number) for card in base.laws]
    return CardSet(
        "any",
        (("en", "Any"),),
        (*(forms.read(data, CharacterCard) for data in characters), *base.characters[8:]),
        tuple(forms.read(data, LawCard) for data in laws),
    )


@cache
def lively_set(seed: int) -> CardSet:
    """Draw a set by a seed in whose games much happens: the printed characters with other laws."""
    rng, forms, base = Random(seed), card_forms(), printed()
    laws = tuple(forms.read(lively_law(rng, card.number), LawCard) for card in base.laws)
    return CardSet("lively", (("en", "Lively"),), base.characters, laws)
