"""Rules of the law language and of law cards: what goes with what.

What painting can change must never pay for spoiling a circle or for giving a gem away (C37): the points of a clause do
not fall as there are more circles and more gems left. So the best painting is always one that finishes circles.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import NamedTuple, get_args

from viceroy.cardsets.card_set_form import ColoredGemsForm, GainForm, GivenTokensForm, RewardForm
from viceroy.documents.descriptions import Schema
from viceroy.documents.forms import key_of
from viceroy.documents.reader import ObjectFaults
from viceroy.documents.rules import (
    ANYTHING,
    Checked,
    Data,
    EachOnce,
    NeedsOneOf,
    OnlyWith,
    Refused,
    Rule,
    both,
    containing,
    defined,
    either,
    having,
    is_met,
    list_at,
    with_any,
    without,
    word,
)
from viceroy.errors import Code, Path
from viceroy.messages import joined
from viceroy.model import laws
from viceroy.model import points as clauses
from viceroy.model.cards import LawCard
from viceroy.model.laws import Trigger, Whenever
from viceroy.model.quantities import (
    COMPARED,
    NARROWED,
    PAINTED,
    PLACES_COUNTED,
    ComparedOpponents,
    Compound,
    Condition,
    Counted,
    Quantity,
    Times,
    Where,
    Whose,
)

# -- what a quantity may be -------------------------------------------------------------------------------------------

COMPOUNDS: tuple[str, ...] = tuple(key_of(kind) for kind in get_args(Compound))
"""The keys of quantities that are made of several."""
_OF_OPPONENTS: tuple[str, ...] = tuple(key_of(kind) for kind in get_args(ComparedOpponents))
"""The keys of quantities that compare players."""
MADE_OF_OTHERS: dict[str, type] = {
    **dict(zip(COMPOUNDS, get_args(Compound), strict=True)),
    "times": Times,
    **dict(zip(_OF_OPPONENTS, get_args(ComparedOpponents), strict=True)),
}
"""The class of each quantity that is made of others, by the key that tells it from others."""

_WITHOUT_THE_LAW = (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.TUCKED, Where.GAME, Where.HAND)
"""Where something is counted for a law that does not lie anywhere yet."""


_SHARED = tuple(where for where in COMPARED if where is not Where.SCREEN)
"""The places that every player has, and all can see."""


def _quantity(name: str, description: str, *leaves: Schema) -> dict[str, Schema]:
    """Define a quantity that meets one of these conditions, or is made of such a one."""
    return {name: {"description": description, **either(*leaves, *_made_of(defined(name)))}}


def _made_of(part: Schema) -> Iterator[Schema]:
    """Yield the conditions that a quantity is made of such a part."""
    yield from (having(**{key: containing(part)}) for key in COMPOUNDS)
    yield having(times=ANYTHING, of=part)
    yield from (having(**{key: part}) for key in _OF_OPPONENTS)


def _other_than(*places: Where) -> Schema:
    return word(*(where for where in Where if where not in places))


def _painted_things() -> Iterator[Schema]:
    """Yield the conditions that painting can change a thing: wherever it is counted, or only there."""
    for counted, places in PLACES_COUNTED.items():
        painted = [where for where in places if (counted, where) in PAINTED]
        if painted:
            yield having(count=word(counted), **({} if len(painted) == len(places) else {"where": word(*painted)}))


_QUANTITIES: dict[str, Schema] = {
    **_quantity(
        "painted_quantity",
        "A quantity that painting can change: it counts circles, or gems behind the screen (C37).",
        *_painted_things(),
    ),
    **_quantity(
        "hand_quantity",
        "A quantity that counts cards in the hand, which are gone when points are counted.",
        having(where=word(Where.HAND)),
    ),
    **_quantity(
        "turn_quantity",
        "A quantity that counts turns, which are over when points are counted.",
        having(where=word(Where.GAME)),
    ),
    **_quantity(
        "secret_quantity",
        "A quantity that is secret while the game runs: it lies behind a screen, or asks what cards of a hand are.",
        having(where=word(Where.SCREEN)),
        having(where=word(Where.HAND), section=ANYTHING),
    ),
    **_quantity(
        "unplaced_quantity",
        "A quantity that cannot be counted before its law lies in the pyramid.",
        having(where=_other_than(*_WITHOUT_THE_LAW, Where.SCREEN)),
    ),
    **_quantity(
        "uncompared_quantity",
        "A quantity that players are not compared by: painting can change it, it lies only at the law, or it counts "
        "for others (C38).",
        both(having(whose=word(Whose.OPPONENTS, Whose.EVERYBODY)), having(whose=ANYTHING)),
        having(count=word(Counted.CIRCLES)),
        having(count=word(Counted.GEMS), where=word(Where.SCREEN)),
        having(where=_other_than(*COMPARED, Where.TOUCHING)),
        with_any(*_OF_OPPONENTS),
    ),
    **_quantity(
        "foreign_quantity",
        "A quantity that its player's pyramid does not show: it lies behind a screen, in the hand, or with others, or "
        "is the turn.",
        having(where=word(Where.SCREEN, Where.HAND, Where.GAME)),
        having(whose=word(Whose.OPPONENTS, Whose.EVERYBODY)),
        with_any(*_OF_OPPONENTS),
    ),
    **_quantity(
        "unshared_quantity",
        "A quantity that players are not compared by while the game runs: not each of them has it, or not all see it.",
        both(having(whose=word(Whose.OPPONENTS, Whose.EVERYBODY)), having(whose=ANYTHING)),
        having(where=_other_than(*_SHARED)),
        with_any(*_OF_OPPONENTS),
    ),
    "leveled_quantity": {
        "description": "A quantity of one thing that could have a level, and has none.",
        **both(
            having(
                count=word(*(counted for counted in Counted if (counted, Where.PYRAMID) in NARROWED["level"])),
                where=word(Where.PYRAMID),
            ),
            without(having(level=ANYTHING)),
        ),
    },
    "nested_quantity": {
        "description": "A quantity made of quantities of which one is made of others itself.",
        **either(*_made_of(with_any(*MADE_OF_OTHERS))),
    },
}

_SECRET = {
    "where": "what lies behind a screen is secret while the game runs (R2.4): an effect counts only what all can see",
    "section": "the sections of cards in a hand are secret while the game runs (R2.4): leave section out",
}


def _seen(condition: Schema) -> Refused:
    """Refuse a quantity that is secret while the game runs: what it brings would reveal it to all."""
    return Refused(condition, _SECRET, Code.WRONG_VALUE)


class _Narrowed:
    """A thing is counted only where it can be, and a further key goes only with some things and places."""

    def check(self, data: Data, faults: ObjectFaults, _: object) -> None:
        """Add the faults of what does not go with what is counted, or with where."""
        counted = next((counted for counted in Counted if counted == data.get("count")), None)
        where = next((where for where in Where if where == data.get("where")), None)
        if counted is not None and where is not None and where not in PLACES_COUNTED[counted]:
            places = PLACES_COUNTED[counted]
            alike = joined((other for other, those in PLACES_COUNTED.items() if those == places), "or")
            found = faults.found(data["where"], "where")
            faults.error(f"with count {alike}, where needs {joined(places, 'or')}, found {found}", "where")
        for key, pairs in NARROWED.items():
            if key in data and not any(counted in (None, thing) and where in (None, place) for thing, place in pairs):
                faults.refuse(f"{key} goes only with {_things(pairs)}", key)

    def change(self, schema: Schema) -> Schema:
        """Return a variant for each group of things that are counted alike, so that an editor offers what fits."""
        return {"oneOf": [*_variants(schema["properties"])]}


@cache
def _things(pairs: frozenset[tuple[Counted, Where]]) -> str:
    """Name the things that a key goes with, and their places where it does not go with all of them."""
    counts = [counted for counted in Counted if any(counted is thing for thing, _ in pairs)]
    counted = f"count {joined(counts, 'or')}"
    if all((counted, where) in pairs for counted in counts for where in PLACES_COUNTED[counted]):
        return counted
    places = joined((where for where in Where if any(where is other for _, other in pairs)), "or")
    return f"where {places} and {counted}"


def _variants(properties: Schema) -> Iterator[Schema]:
    groups: dict[tuple[tuple[Where, ...], tuple[str, ...]], list[Counted]] = {}
    for counted, places in PLACES_COUNTED.items():
        by_keys: dict[tuple[str, ...], list[Where]] = {}
        for where in places:
            keys = tuple(key for key, pairs in NARROWED.items() if (counted, where) in pairs)
            by_keys.setdefault(keys, []).append(where)
        for keys, alike in by_keys.items():
            groups.setdefault((tuple(alike), keys), []).append(counted)
    for (places, keys), things in groups.items():
        own = {"count": word(*things), "where": word(*places)}
        about = {key: {name: properties[key][name] for name in ("title", "description")} for key in own}
        yield {
            "title": f"Quantity: {joined(things, 'or')}, {joined(places, 'or')}",
            "type": "object",
            "required": [*own],
            "additionalProperties": False,
            "properties": {
                **{key: {**about[key], **words} for key, words in own.items()},
                **{key: properties[key] for key in keys},
            },
        }


def _compared(key: str) -> Refused:
    """Refuse what players are not compared by: it lies on one law, or painting changes it (C38)."""
    places = f"{joined(COMPARED, 'or')} (for gems only {Where.PYRAMID})"
    return Refused(
        having(**{key: defined("uncompared_quantity")}),
        {
            "whose": f"with {key}, each player's own are compared: leave whose out",
            "count": f"with {key}, count needs something that painting does not change, found {{found}}",
            "where": f"with {key}, where needs {places}, found {{found}}",
            **dict.fromkeys(_OF_OPPONENTS, f"with {key}, what is compared is no comparison itself: leave {{key}} out"),
        },
        Code.WRONG_VALUE,
    )


def _flat(condition: Schema) -> Refused:
    """Refuse a quantity that is made of others and lies in one that lies in another one."""
    message = "{key} lies too deep: a quantity made of several may stand in another one, no deeper"
    return Refused(condition, message, Code.WRONG_VALUE)


_NESTED = defined("nested_quantity")
_QUANTITY_RULES: dict[type, tuple[Rule, ...]] = {
    Quantity: (
        _Narrowed(),
        OnlyWith(("section_at",), "section", "{key} goes only with section, the color that lies there"),
    ),
    **{MADE_OF_OTHERS[key]: (_flat(having(**{key: containing(_NESTED)})),) for key in COMPOUNDS},
    Times: (_flat(having(of=_NESTED)),),
    **{MADE_OF_OTHERS[key]: (_flat(having(**{key: _NESTED})), _compared(key)) for key in _OF_OPPONENTS},
    Condition: (
        _BOUNDED := NeedsOneOf(
            ("at_least", "at_most"), "a condition needs at_least or at_most, or both, as in at_least: 2"
        ),
    ),
}

# -- rewards and effects ----------------------------------------------------------------------------------------------

_HOLDING = ("if", "choose", "pay")
"""The keys of effects that hold others."""


def _holding(effect: Schema) -> Schema:
    """Return the condition that an effect holds another one itself."""
    effects = containing(effect)
    return either(
        *(having(**{"if": having(**{part: effects})}) for part in ("then", "else")),
        having(choose=containing(effects)),
        having(pay=having(**{"for": effects})),
    )


def _effect(name: str, description: str, *conditions: Schema) -> dict[str, Schema]:
    """Define an effect that meets one of these conditions, or holds such a one."""
    return {name: {"description": description, **either(*conditions, _holding(defined(name)))}}


def _with_deeds(*deeds: laws.Deed) -> Schema:
    return with_any(*(key_of(kind) for kind in laws.effects_that(*deeds)))


_DRAWS = having(draw=ANYTHING)
_EFFECTS: dict[str, Schema] = {
    "nested_effect": {
        "description": "An effect that holds one which holds others itself.",
        **_holding(with_any(*_HOLDING)),
    },
    **_effect(
        "doubling_effect", "An effect that doubles tokens, or holds one that does.", having(double_tokens=ANYTHING)
    ),
    **_effect(
        "keeping_effect",
        "An effect that tucks cards under its law or stores gems on it, or takes them back, or holds one that does.",
        _with_deeds(laws.Deed.TUCKS, laws.Deed.STORES, laws.Deed.UNTUCKS, laws.Deed.EMPTIES),
        having(pay=having(tucked=ANYTHING)),
    ),
    **_effect(
        "bringing_effect",
        "An effect by which cards come into a hand, or that holds one.",
        _with_deeds(laws.Deed.DRAWS),
        *(having(gain=_DRAWS), having(others_gain=_DRAWS), having(choose_one=containing(_DRAWS))),
        both(
            without(having(look=having(keep={"type": "integer", "const": 0}))),
            having(look=having(keep=ANYTHING)),
        ),
    ),
}


def _not_too_deep(key: str) -> Refused:
    """Refuse effects under a key of a law that lie deeper than in two others."""
    message = "{key} lies too deep: an effect that holds others may stand in another one, no deeper"
    return Refused(having(**{key: containing(_holding(defined("nested_effect")))}), message)


def _gives(form: type, what: str, example: str) -> NeedsOneOf:
    """Let something that is given have at least one key that says what."""
    keys = form.__match_args__  # type: ignore[attr-defined]  # of an attrs class, its fields
    return NeedsOneOf(keys, f"{what} needs at least one of {joined(keys, 'or')}, as in {example}", Code.WRONG_VALUE)


def _comparing() -> tuple[Rule, ...]:
    """Return the rules of effects for those alone who have fewer, or more, of something than the player of the law."""
    return (
        Refused(having(with_fewer=ANYTHING, with_more=ANYTHING), "with_fewer and with_more exclude each other"),
        *map(_shared, ("with_fewer", "with_more")),
    )


def _shared(key: str) -> Refused:
    """Refuse what players are not compared by while the game runs."""
    return Refused(
        having(**{key: defined("unshared_quantity")}),
        {
            "whose": "each player's own are compared: leave whose out",
            "where": f"in {key}, where needs {joined(_SHARED, 'or')}, found {{found}}",
            **dict.fromkeys(_OF_OPPONENTS, "what is compared is no comparison itself: leave {key} out"),
        },
        Code.WRONG_VALUE,
    )


_REWARD = _gives(RewardForm, "a reward", "gems: 3")
_OTHERS = laws.OthersGain.__match_args__
_PRICES = laws.Pay.__match_args__[1:]  # all but the effects that are paid for, and how often

_EFFECT_RULES: dict[type, tuple[Rule, ...]] = {
    RewardForm: (_REWARD,),
    GainForm: (
        _REWARD,
        OnlyWith(("every", "up_to"), "per", "{key} goes only with per, which says what is counted"),
        Refused(
            having(per=ANYTHING, infinite_gem=ANYTHING),
            "infinite_gem does not go with per: write it in a gain of its own",
        ),
        _seen(having(per=defined("secret_quantity"))),
    ),
    ColoredGemsForm: (_gives(ColoredGemsForm, "colored_gems", "red: 1"),),
    GivenTokensForm: (_gives(GivenTokensForm, "tokens", "science: 1"),),
    laws.OthersGain: (
        NeedsOneOf(_OTHERS, f"others_gain needs at least one of {joined(_OTHERS, 'or')}, as in gems: 1"),
        *_comparing(),
    ),
    laws.OthersLose: _comparing(),
    laws.Pay: (NeedsOneOf(_PRICES, f"pay needs what is to be paid: {joined(_PRICES, 'or')}, as in gems: 2"),),
    laws.Look: (
        Refused(
            having(deck=word(laws.LookedDeck.AUCTION), keep={"type": "integer", "minimum": 1}),
            "the turns need all cards of the auction deck: write keep: 0",
        ),
    ),
    laws.Conditional: (_BOUNDED, _seen(having(of=defined("secret_quantity")))),
}

# -- responses --------------------------------------------------------------------------------------------------------

_TAKEN = word(Trigger.CARD_TAKEN)
_OTHER_EVENTS = word(*(event for event in Trigger if event is not Trigger.CARD_TAKEN))
_ONE_OF_THEM = "a response has one of may, do and may_do: give {key} a response of its own"


def _responding(key: str) -> tuple[Rule, ...]:
    """Return the rules of the effects that a response has under a key."""
    return (
        Refused(
            having(**{key: containing(defined("doubling_effect"))}),
            "double_tokens happens only when a law is played under a character",
        ),
        _not_too_deep(key),
        Refused(
            having(event=_TAKEN, **{key: containing(defined("bringing_effect"))}),
            "an effect that brings somebody a card cannot respond to event: card_taken: it would never end",
        ),
    )


def _only_at(key: str, *events: Trigger) -> Refused:
    """Let a key that narrows down what a law responds to go with some events alone."""
    others = word(*(event for event in Trigger if event not in events))
    return Refused(having(event=others, **{key: ANYTHING}), f"{{key}} goes only with event: {joined(events, 'or')}")


_PLAYED = (Trigger.LAW_PLAYED, Trigger.CHARACTER_PLAYED)

_RESPONSE_RULES: dict[type, tuple[Rule, ...]] = {
    Whenever: (
        Refused(
            having(event=word(Trigger.ROUND_ENDED, Trigger.TURN_ENDED), whose=ANYTHING),
            "rounds and turns end for everybody: leave whose out",
        ),
        _only_at("color", Trigger.CIRCLE_CLOSED),
        _only_at("section", *_PLAYED),
        _only_at("level", Trigger.CIRCLE_CLOSED, *_PLAYED),
        Refused(
            having(may=ANYTHING, whose=word(Whose.OPPONENTS, Whose.EVERYBODY)),
            "you may tuck only a card that you take yourself: leave whose out",
        ),
        NeedsOneOf(
            ("may", "do", "may_do"),
            "a response needs do, or may_do where the player may choose, as in do: [{gain: {gems: 1}}], or, "
            "with event: card_taken, may: tuck_here",
        ),
        Refused(
            having(event=_OTHER_EVENTS, may=ANYTHING),
            "may: tuck_here is for event: card_taken: write do, or may_do where the player may choose",
        ),
        Refused(having(event=_TAKEN, may=ANYTHING, do=ANYTHING), _ONE_OF_THEM),
        Refused(having(event=_TAKEN, may=ANYTHING, may_do=ANYTHING), _ONE_OF_THEM),
        Refused(having(do=ANYTHING, may_do=ANYTHING), _ONE_OF_THEM),
        _seen(having(**{"if": having(of=defined("secret_quantity"))})),
        *_responding("do"),
        *_responding("may_do"),
    ),
    **dict.fromkeys(
        get_args(laws.Continuous),
        (
            Refused(
                having(**{"if": having(of=defined("foreign_quantity"))}),
                {
                    "where": "a cost and an income ask only what your pyramid shows: in their if, where needs another "
                    "place, found {found}",
                    "whose": "a cost and an income ask only what your pyramid shows: leave whose out",
                    **dict.fromkeys(_OF_OPPONENTS, "a cost and an income ask only what your pyramid shows"),
                },
                Code.WRONG_VALUE,
            ),
        ),
    ),
}

# -- points clauses ---------------------------------------------------------------------------------------------------

_WHERE_PAINTED = "where circles or gems behind the screen are counted"


def _scoring(points: Schema) -> Schema:
    """Return the condition that a clause gives such points, if only in some case."""
    return either(
        having(points=points),
        having(second=points),
        having(by_level=containing(points)),
        having(table=containing(points)),
        having(tiers=containing(having(points=points))),
    )


def _if_painted(limit: str) -> Schema:
    return having(**{"if": having(of=defined("painted_quantity"), **{limit: ANYTHING})})


_LOSING, _WINNING = _scoring({"type": "integer", "maximum": -1}), _scoring({"type": "integer", "minimum": 1})
_CLAUSES: dict[str, Schema] = {
    "spoiling_clause": {
        "description": "A points clause that would pay for spoiling a circle or giving a gem away (C37): it takes "
        "points for what painting can change, or gives points for little of it.",
        **either(
            both(either(having(per=defined("painted_quantity")), _if_painted("at_least")), _LOSING),
            both(either(_WINNING, having(copy=ANYTHING)), _if_painted("at_most")),
        ),
    }
}


def _while_the_game_runs(name: str, message: str) -> Refused:
    """Refuse a quantity that is there only while the game runs."""
    counted = [having(**{key: defined(name)}) for key in ("per", "most", "fewest")]
    return Refused(either(*counted, having(**{"if": having(of=defined(name))})), message)


def _check_tiers(data: Data, faults: ObjectFaults) -> None:
    """Add the faults of tiers that do not come from the lowest up."""
    for (_, before), (index, tier) in pairwise(_tiers(data)):
        low, high = before.get("at_least"), tier.get("at_least")
        if type(low) is int and type(high) is int and high <= low:
            message = f"at_least needs more than the tier before, which has {low}, found {high}"
            faults.error(message, "tiers", index, "at_least", code=Code.NOT_RISING)


def _check_rise(data: Data, faults: ObjectFaults) -> None:
    """Add the faults of points that fall where painting changes what is counted."""
    if is_met(defined("painted_quantity"), data.get("per"), DEFINITIONS):
        for (_, before), (keys, points) in pairwise(_stepped_points(data)):
            if 0 <= points < before:
                message = f"points must not fall {_WHERE_PAINTED}, found {points} after {before}"
                faults.error(message, *keys, code=Code.NOT_RISING)


def _stepped_points(data: Data) -> Iterator[tuple[Path, int]]:
    """Yield the points of a table or of tiers as they are written, with their keys."""
    yield from ((("table", n), points) for n, points in enumerate(list_at(data, "table")) if type(points) is int)
    yield from ((("tiers", n, "points"), tier["points"]) for n, tier in _tiers(data) if type(tier.get("points")) is int)


def _tiers(data: Data) -> list[tuple[int, Data]]:
    return [(index, tier) for index, tier in enumerate(list_at(data, "tiers")) if isinstance(tier, dict)]


_CLAUSE_RULES: tuple[Rule, ...] = (
    Refused(having(points={"type": "integer", "const": 0}), "points needs a whole number other than 0, found 0"),
    Refused(
        defined("spoiling_clause"),
        {
            "points": f"points needs at least 1 {_WHERE_PAINTED}, found {{found}}",
            "second": f"second needs at least 0 {_WHERE_PAINTED}, found {{found}}",
            "by_level": f"points needs at least 0 {_WHERE_PAINTED}, found {{found}}",
            "table": f"points needs at least 0 {_WHERE_PAINTED}, found {{found}}",
            "at_most": f"at_most would pay for spoiling a circle or giving a gem away: write at_least {_WHERE_PAINTED}",
        },
        Code.WRONG_VALUE,
    ),
    _while_the_game_runs(
        "hand_quantity",
        "cards in the hand are discarded before points are counted (R10.1): only an effect can count them",
    ),
    _while_the_game_runs(
        "turn_quantity", "all turns are over when points are counted: only an effect can ask for the turn"
    ),
    _compared("most"),
    _compared("fewest"),
    Checked(_check_tiers),
    Checked(_check_rise),
)


class _OnEachLevel(NamedTuple):
    """What counts on each level could have a level, and has none; `key` is that of the quantity."""

    key: str

    def check(self, data: Data, faults: ObjectFaults, definitions: Mapping[str, Schema]) -> None:
        """Add the fault of another quantity."""
        if "each_level" in data and not is_met(defined("leveled_quantity"), data.get(self.key), definitions):
            example = f"{self.key}: {{count: magic, where: pyramid}}"
            message = f"each_level goes only with a quantity that could have level, and has none: {example}"
            faults.refuse(message, "each_level")

    def change(self, schema: Schema) -> Schema:
        """Let the quantity depend on the key; an editor takes no word from what is refused."""
        quantity = {"type": "object", "properties": {self.key: defined("leveled_quantity")}}
        return {**schema, "dependentSchemas": {"each_level": quantity}}


class _OrFlat:
    """The schema of points per quantity takes flat points too, so that an editor offers `per` beside `points`."""

    def check(self, data: Data, faults: ObjectFaults, _: object) -> None:
        """Add nothing: flat points are read as such."""

    def change(self, schema: Schema) -> Schema:
        """Require only the points."""
        needs = {key: ["per"] for key in ("every", "up_to", "each_level")}
        return {**schema, "required": ["points"], "dependentRequired": needs}


# -- laws -------------------------------------------------------------------------------------------------------------


def _before_it_lies(key: str) -> tuple[Rule, ...]:
    """Return the rules of a condition of a law that does not lie anywhere yet."""
    message = f"the law does not lie there yet: in {key}, where needs {joined(_WITHOUT_THE_LAW, 'or')}, found {{found}}"
    return (
        Refused(having(**{key: having(of=defined("unplaced_quantity"))}), message),
        _seen(having(**{key: having(of=defined("secret_quantity"))})),
    )


_UNDER = defined("law_under_character")
_UNDER_LAW = f"a law with placement: {laws.Placement.UNDER_CHARACTER}"
_DOUBLES = having(double_tokens=ANYTHING)
_NEEDS_DOUBLING = f"{_UNDER_LAW} needs double_tokens in on_play, as in on_play: [{{double_tokens: {{}}}}]"

_LAW_RULES: tuple[Rule, ...] = (
    _not_too_deep("on_play"),
    Refused(
        having(on_play=containing(_holding(defined("doubling_effect")))),
        "double_tokens stands directly in on_play, in no other effect",
    ),
    Refused(both(without(_UNDER), having(on_play=containing(_DOUBLES))), f"double_tokens needs {_UNDER_LAW}"),
    # a law under a character has no place (L66, C32)
    Refused(
        both(_UNDER, with_any("whenever", "while_here", "scoring")),
        f"{_UNDER_LAW} has no {{key}}: it is no visible part of the pyramid",
    ),
    Refused(both(_UNDER, having(on_levels=ANYTHING)), f"{_UNDER_LAW} lies on no level of its own: leave on_levels out"),
    Refused(
        both(_UNDER, having(on_play=containing(defined("keeping_effect")))), f"{_UNDER_LAW} tucks and stores nothing"
    ),
    NeedsOneOf(("on_play",), _NEEDS_DOUBLING, where=_UNDER),
    Refused(both(_UNDER, having(on_play={"type": "array", **without(containing(_DOUBLES))})), _NEEDS_DOUBLING),
    EachOnce("on_levels", "on_levels names {found} twice"),
    *_before_it_lies("only_if"),
)

_OF_LAWS: dict[str, Schema] = {
    "law_under_character": {
        "description": "A law that lies under a character, and at no place of the pyramid (L66, C32).",
        **having(placement=word(laws.Placement.UNDER_CHARACTER)),
    },
}

# -- all --------------------------------------------------------------------------------------------------------------

DEFINITIONS: dict[str, Schema] = {**_QUANTITIES, **_EFFECTS, **_CLAUSES, **_OF_LAWS}
"""The conditions that have names in the schema."""

LAW_LANGUAGE: dict[type, tuple[Rule, ...]] = {
    **_QUANTITY_RULES,
    **_EFFECT_RULES,
    **_RESPONSE_RULES,
    **dict.fromkeys(get_args(clauses.PointsClause), _CLAUSE_RULES),
    clauses.PointsPer: (*_CLAUSE_RULES, _OnEachLevel("per"), _OrFlat()),
    clauses.PointsByTable: (*_CLAUSE_RULES, _OnEachLevel("per")),
    clauses.PointsByTiers: (*_CLAUSE_RULES, _OnEachLevel("per")),
    clauses.PointsForMost: (*_CLAUSE_RULES, _OnEachLevel("most")),
    clauses.PointsForFewest: (*_CLAUSE_RULES, _OnEachLevel("fewest")),
    LawCard: _LAW_RULES,
}
"""The rules of each class of the law language."""
