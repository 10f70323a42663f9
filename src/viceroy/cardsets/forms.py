"""Card sets as they are written: the classes whose form is not the model's own, and what goes with what in a law."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal

import attrs

from viceroy.errors import Code
from viceroy.messages import joined, shown
from viceroy.model.cards import ID, CardSet, CharacterCard, Id, LawCard, Names, Number, Sections
from viceroy.model.laws import (
    HAS_COLOR,
    HAS_LEVEL,
    PLACES_COUNTED,
    Amount,
    Counted,
    Effect,
    Placement,
    PointsForMost,
    PointsPer,
    Quantity,
    Reward,
    Where,
)
from viceroy.model.tokens import CircleBonus, Color, Tokens
from viceroy.plaindata.forms import MapOf, String
from viceroy.plaindata.plain import PlainData
from viceroy.plaindata.reading import Check
from viceroy.values import Items, Key, Text, plain

FORMAT: Literal["card-set/1"] = "card-set/1"
LINE = Text(most=200, is_line=True)
"""A text on one line."""

Data = Mapping[str, Any]


@cache
def card_forms() -> PlainData:
    """Return the forms of card sets and of all that is in them; other formats are based on these."""
    forms = PlainData()
    languages = "tags of languages, such as en, fr or pt-BR"
    forms.register(Names, lambda: MapOf(String(LINE), r"[a-z]{2,3}(-[A-Za-z0-9]+)*", languages, ("en",)))
    forms.write_as(Sections, SectionsForm, SectionsForm.of, SectionsForm.value)
    forms.write_as(Reward, RewardForm, RewardForm.of, RewardForm.value)
    forms.write_as(CardSet, CardSetForm, CardSetForm.of, CardSetForm.value)
    forms.single_key(Effect, "an effect")
    forms.check(RewardForm, _check_reward)
    forms.check(Quantity, _check_quantity)
    forms.check(PointsPer, _check_points_per)
    forms.check(PointsForMost, _check_points_for_most)
    forms.check(LawCard, _check_placement)
    forms.check(CardSetForm, _check_card_set)
    return forms


# -- what is not written as the model has it --------------------------------------------------------------------------

Section = Color | None


@plain(key="sections")
@attrs.frozen
class SectionsForm:
    """The colored sections of a card, which make circles with those of the cards around it; null is a blank one."""

    top_left: Section
    """The color of the upper left corner, or null."""
    top_right: Section
    """The color of the upper right corner, or null."""
    bottom: Section | tuple[Section, Section]
    """The lower edge, which counts as two sections: one color for both, or a list of the left and the right one."""

    @classmethod
    def of(cls, sections: Sections) -> SectionsForm:
        """Return sections as they are written: the bottom once where both halves are alike."""
        left, right = sections.bottom_left, sections.bottom_right
        return cls(sections.top_left, sections.top_right, left if left is right else (left, right))

    def value(self) -> Sections:
        """Return the sections that are meant (C34)."""
        halves = self.bottom if isinstance(self.bottom, tuple) else (self.bottom, self.bottom)
        return Sections(self.top_left, self.top_right, *halves)


@plain(key="reward", is_sparse=True)
@attrs.frozen
class RewardForm:
    """What a player gets; several keys are got together."""

    gems: Amount = 0
    """How many gems, of colors that the player chooses."""
    draw: Amount = 0
    """How many cards to draw, each from the law deck or the reserve deck."""
    science: Amount = 0
    """How many science tokens to lay on the card."""
    magic: Amount = 0
    """How many magic tokens to lay on the card."""
    defense: Amount = 0
    """How many defense tokens to lay on the card."""
    attack: Amount = 0
    """How many attack tokens to take behind the screen."""
    power: Amount = 0
    """The points of one power token to lay on the card."""
    magic_bonus: Amount = 0
    """The value of one magic bonus token: at the end each magic token is worth the sum of them."""
    circle_bonus: CircleBonus | None = None
    """A bonus for each circle and each infinite gem of one color."""
    infinite_gem: Color | Literal["any"] | None = None
    """The color of a gem to lay on the card, or any where the player chooses the color."""

    @classmethod
    def of(cls, reward: Reward) -> RewardForm:
        """Return a reward as it is written; raises `ValueError` where the format cannot say it: two power tokens."""
        tokens = reward.tokens
        return cls(
            reward.gems,
            reward.draw,
            tokens.science,
            tokens.magic,
            tokens.defense,
            reward.attack,
            _only(tokens.power, 0),
            _only(tokens.magic_bonus, 0),
            _only(tokens.circle_bonus, None),
            reward.infinite_gem,
        )

    def value(self) -> Reward:
        """Return the reward that is meant."""
        tokens = Tokens(
            self.science,
            self.magic,
            self.defense,
            (self.power,) if self.power else (),
            (self.magic_bonus,) if self.magic_bonus else (),
            () if self.circle_bonus is None else (self.circle_bonus,),
        )
        return Reward(self.gems, self.draw, self.attack, tokens, self.infinite_gem)


def _only(values: tuple[Any, ...], none: Any) -> Any:
    if len(values) > 1:
        raise ValueError(f"a reward gives one token of a kind that has values, not {len(values)}")
    return values[0] if values else none


@plain(key="card_set", is_sparse=True)
@attrs.frozen
class CardSetForm:
    """The cards of one set, or a part of them: a set may be one file, or a folder of several such files."""

    format: Literal["card-set/1"]
    """What this file is, and the version of its format: always card-set/1."""
    id: Id | None = None
    """A short name of the set for programs. It stands in one file of the set; else the set is called as its file."""
    names: Annotated[Names | None, Key("name")] = None
    """What people call the set, by language. It stands in one file of the set."""
    characters: Annotated[tuple[CharacterCard, ...], Items(1)] = ()
    """The character cards."""
    laws: Annotated[tuple[LawCard, ...], Items(1)] = ()
    """The law cards."""

    @classmethod
    def of(cls, card_set: CardSet) -> CardSetForm:
        """Return a set as it is written; an id that comes from the name of a file, and is none, is left out."""
        set_id = card_set.id if re.fullmatch(ID.pattern, card_set.id) else None
        return cls(FORMAT, set_id, card_set.names, card_set.characters, card_set.laws)

    def value(self, name: str = "") -> CardSet:
        """Return the set; it bears the name of its file or folder where it tells none."""
        set_id = self.id or name
        return CardSet(set_id, self.names or (("en", set_id),), self.characters, self.laws)


# -- what goes with what ----------------------------------------------------------------------------------------------


def _check_reward(data: Data, _: Data, check: Check) -> None:
    if not data:
        keys = [field.name for field in attrs.fields(RewardForm)]
        check.error(f"a reward needs at least one of {joined(keys, 'or')}")


_LEVELED = frozenset(counted for counted, _ in HAS_LEVEL)


def _check_quantity(data: Data, values: Data, check: Check) -> None:
    """Add the faults of what does not go with what is counted, or with where."""
    counted: Counted | None = values["counted"]
    where: Where | None = values["where"]
    if counted is not None:
        places = PLACES_COUNTED[counted]
        if where is not None and where not in places:
            alike = joined((other for other, those in PLACES_COUNTED.items() if those == places), "or")
            found = check.found(data["where"], "where")
            check.error(f"with count {alike}, where needs {joined(places, 'or')}, found {found}", "where")
        if counted not in HAS_COLOR:
            _refuse_key(data, "color", f"color goes only with count {_in_order(HAS_COLOR)}", check)
        if counted is not Counted.CARDS:
            _refuse_key(data, "kind", f"kind goes only with count {Counted.CARDS}", check)
    if (counted is not None and counted not in _LEVELED) or (where is not None and where is not Where.PYRAMID):
        message = f"level goes only with where {Where.PYRAMID} and count {_in_order(_LEVELED)}"
        _refuse_key(data, "level", message, check)


def _in_order(some: frozenset[Counted]) -> str:
    return joined((counted for counted in Counted if counted in some), "or")


def _refuse_key(data: Data, key: str, message: str, check: Check) -> None:
    if key in data:
        check.error(message, key, code=Code.UNKNOWN_KEY, at_key=True)


def _check_points_per(data: Data, values: Data, check: Check) -> None:
    """Add the fault of points that would reward spoiling a circle (C37)."""
    _check_points(values, check)
    count, where = _words(data.get("per"))
    is_painted = count == Counted.CIRCLES or (count == Counted.GEMS and where == Where.SCREEN)
    if is_painted and (values["points"] or 0) < 0:
        told = "points needs at least 1 where circles or gems behind the screen are counted"
        check.error(f"{told}, found {values['points']}", "points")


def _check_points(values: Data, check: Check) -> None:
    if values["points"] == 0:
        check.error("points needs a whole number other than 0, found 0", "points")


COMPARED = (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.SCREEN)


def _check_points_for_most(data: Data, values: Data, check: Check) -> None:
    """Add the faults of what players are not compared by: it lies on one law, or painting changes it (C38)."""
    _check_points(values, check)
    count, where = _words(data.get("most"))
    if count == Counted.CIRCLES:
        told = "with most, count needs something that painting does not change"
        check.error(f"{told}, found {shown(count)}", "most", "count")
    if where not in next((places for counted, places in PLACES_COUNTED.items() if counted == count), tuple(Where)):
        return  # told already
    if count == Counted.GEMS and where != Where.PYRAMID:
        check.error(f"with most and count gems, where needs pyramid, found {shown(where)}", "most", "where")
    elif where not in COMPARED:
        check.error(f"with most, where needs {joined(COMPARED, 'or')}, found {shown(where)}", "most", "where")


def _words(quantity: object) -> tuple[str, str]:
    """Return what a quantity says under `count` and `where`, right or wrong; empty where that is no word."""
    if not isinstance(quantity, dict):
        return "", ""
    count, where = quantity.get("count"), quantity.get("where")
    return count if isinstance(count, str) else "", where if isinstance(where, str) else ""


UNDER = f"a law with placement: {Placement.UNDER_CHARACTER}"
STAYS_NOWHERE = ("tuck_from_hand", "tuck_free_card", "store_gems")


def _check_placement(data: Data, _: Data, check: Check) -> None:
    """Add the faults of what a law cannot do where it is placed: one under a character has no place (L66, C32)."""
    effects = data.get("on_play")
    if data.get("placement") != Placement.UNDER_CHARACTER:
        _refuse_effects(effects, ("double_tokens",), f"double_tokens needs {UNDER}", check)
        return
    for key in ("whenever", "scoring"):
        _refuse_key(data, key, f"{UNDER} has no {key}: it is no visible part of the pyramid", check)
    _refuse_effects(effects, STAYS_NOWHERE, f"{UNDER} tucks and stores nothing", check)
    told = f"{UNDER} needs double_tokens in on_play"
    if "on_play" not in data:
        check.error(told, code=Code.MISSING_KEY)
    elif isinstance(effects, list) and not any("double_tokens" in one for one in effects if isinstance(one, dict)):
        check.error(told, "on_play")


def _refuse_effects(effects: object, names: tuple[str, ...], message: str, check: Check) -> None:
    for index, effect in enumerate(effects if isinstance(effects, list) else ()):
        for name in names if isinstance(effect, dict) else ():
            if name in effect:
                check.error(message, "on_play", index, name, code=Code.UNKNOWN_KEY, at_key=True)


# -- what stands only once --------------------------------------------------------------------------------------------


def _check_card_set(data: Data, _: Data, check: Check) -> None:
    """Add the faults of a set without cards, and of what stands twice in a set, be it in two files (C27)."""
    for key in ("id", "name"):
        if key in data:
            told = f"the key {shown(key)} of the set is told twice"
            check.once(told, key, key, code=Code.DUPLICATE_KEY, at_key=True)
    if "characters" not in data and "laws" not in data:
        check.error("a card set needs characters or laws, or both", code=Code.MISSING_KEY)
    for part in ("characters", "laws"):
        cards = data.get(part)
        for index, card in enumerate(cards if isinstance(cards, list) else ()):
            if isinstance(card, dict):
                _check_card(card, (part, index), check)


_TWICE = "another card of the set has the {} {} too"
_CARD: dict[str, tuple[Any, Code]] = {"number": (Number, Code.DUPLICATE_NUMBER), "id": (Id, Code.DUPLICATE_ID)}


def _check_card(card: Data, keys: tuple[str, int], check: Check) -> None:
    for key, (kind, code) in _CARD.items():
        value = card.get(key)
        if card_forms().takes(value, kind):
            told = _TWICE.format(key, shown(value) if isinstance(value, str) else value)
            check.once(told, (code, value), *keys, key, code=code)
