"""The forms of card sets and of all that is in them: how each type is read, written and described."""

from __future__ import annotations

from functools import cache
from typing import Any

from viceroy.cardsets.card_set_form import (
    LOOKS,
    CardSetForm,
    ColoredGemsForm,
    GainForm,
    GivenTokensForm,
    LevelsForm,
    Replacement,
    RewardForm,
    SectionsForm,
    TextLine,
    read_levels,
    written_levels,
)
from viceroy.cardsets.looks import Theme, check_contrast
from viceroy.cardsets.rules import DEFINITIONS, LAW_LANGUAGE, MADE_OF_OTHERS
from viceroy.cardsets.slips import SLIPS
from viceroy.documents.alternatives import ByKey, ByType
from viceroy.documents.forms import Converted, Definition, MapOf
from viceroy.documents.reader import ObjectFaults
from viceroy.documents.registry import FormRegistry
from viceroy.documents.rules import Checked, Data, NeedsOneOf, list_at, register
from viceroy.errors import Code
from viceroy.messages import shown
from viceroy.model import laws
from viceroy.model import points as clauses
from viceroy.model.cards import (
    LANGUAGE_TAG,
    CardSet,
    CharacterCard,
    Fit,
    Id,
    Image,
    LawCard,
    Names,
    Number,
    PicturePath,
    Sections,
)
from viceroy.model.laws import Continuous
from viceroy.model.quantities import AnyQuantity, Levels, Quantity
from viceroy.wording.languages import language_meant

# -- card sets --------------------------------------------------------------------------------------------------------

CARD_LISTS = ("replace", "characters", "laws")
PARTS = (*CARD_LISTS, "extends", "drop")
"""What a file of a set has at least one of."""
_NEEDS_PARTS = (
    "a card set needs characters, laws or both, or, where it changes another set, extends, as in extends: printed"
)
_CARD: dict[str, tuple[Any, Code]] = {"number": (Number, Code.DUPLICATE_NUMBER), "id": (Id, Code.DUPLICATE_ID)}


_OWN_NUMBERS = 100
"""The printed cards have the numbers up to this one."""


def _check_once(data: Data, faults: ObjectFaults) -> None:
    """Add a fault for each key of the set, number and id that is written twice, even in two files (C27)."""
    for key in ("id", "name", "extends", "drop", "keep", *LOOKS):
        if key in data:
            message = f"the key {shown(key)} of the set is given twice"
            faults.once(message, key, key, code=Code.DUPLICATE_KEY, at_key=True)
    cards = [card for part in CARD_LISTS for card in list_at(data, part) if isinstance(card, dict)]
    numbers = [number for card in cards if type(number := card.get("number")) is int]
    free = {"number": f" ({max(_OWN_NUMBERS, *numbers) + 1} is free)"} if numbers else {}
    for part in CARD_LISTS:
        for index, card in enumerate(list_at(data, part)):
            for key, (kind, code) in _CARD.items():
                value = card.get(key) if isinstance(card, dict) else None
                if card_forms().takes(value, kind):
                    told = shown(value) if isinstance(value, str) else value
                    message = f"another card of the set has the {key} {told} too{free.get(key, '')}"
                    faults.once(message, (code, value), part, index, key, code=code)


def _written_image(image: Image) -> str | Image:
    return image if image.fit is Fit.BEHIND else image.file


def _read_image(written: str | Image) -> Image:
    return written if isinstance(written, Image) else Image(written)


# -- all forms ---------------------------------------------------------------------------------------------------------

CLAUSES: dict[str, type] = {
    "table": clauses.PointsByTable,
    "tiers": clauses.PointsByTiers,
    "by_level": clauses.PointsByLevel,
    "most": clauses.PointsForMost,
    "fewest": clauses.PointsForFewest,
    "copy": clauses.CopiedPoints,
    "per": clauses.PointsPer,
    "points": clauses.FlatPoints,
    "every": clauses.PointsPer,  # the last one is offered first
}
"""Which class a points clause is: that of the first of these keys that it has."""


@cache
def card_forms() -> FormRegistry:
    """Return the forms of card sets and of all that is in them; other formats are based on these."""
    forms = FormRegistry()

    def names() -> MapOf:
        languages = "tags of languages, such as en, fr or pt-BR"
        return MapOf(forms.form_of(TextLine), LANGUAGE_TAG, languages, ("en",), language_meant)

    def by_key(kinds: dict[str, type], merged: str | None = None) -> ByKey:
        records = {key: forms.record_of(kind) for key, kind in kinds.items()}
        return ByKey(records, merged=records[merged] if merged else None)

    def quantity() -> Definition:
        kinds = {**MADE_OF_OTHERS, "where": Quantity, "count": Quantity}
        return Definition(
            "any_quantity", "A number that a law counts: of one thing, or made of several.", by_key(kinds)
        )

    def gain() -> Converted:
        return Converted(laws.Reward | laws.RewardPer, forms.record_of(GainForm), GainForm.written, GainForm.gained)

    def image() -> Converted:
        written = ByType({"string": forms.form_of(PicturePath), "object": forms.record_of(Image)})
        return Converted(Image, written, _written_image, _read_image)

    forms.register(Names, names)
    forms.register(Image, image)
    forms.register(Replacement, lambda: by_key({"levels": CharacterCard, "": LawCard}))
    forms.register(AnyQuantity, quantity)
    forms.register(clauses.PointsClause, lambda: by_key(CLAUSES, merged="points"))
    forms.register(laws.Reward | laws.RewardPer, gain)
    forms.write_as(Sections, SectionsForm, SectionsForm.of, SectionsForm.value)
    forms.write_as(Levels, LevelsForm, written_levels, read_levels)
    forms.write_as(laws.Reward, RewardForm, RewardForm.of, RewardForm.value)
    forms.write_as(laws.GivenColors, ColoredGemsForm, lambda gems: ColoredGemsForm(*gems), ColoredGemsForm.value)
    forms.write_as(
        laws.GivenTokens,
        GivenTokensForm,
        lambda tokens: GivenTokensForm(tokens.science, tokens.magic, tokens.defense),
        GivenTokensForm.value,
    )
    forms.write_as(CardSet, CardSetForm, CardSetForm.of, CardSetForm.value)
    forms.single_key(laws.Effect, "an effect")
    forms.single_key(Continuous, "a continuous effect")
    for kind, slips in SLIPS.items():
        forms.slips(kind, slips)
    rules = {
        **LAW_LANGUAGE,
        CardSetForm: (NeedsOneOf(PARTS, _NEEDS_PARTS), Checked(_check_once)),
        Theme: (Checked(check_contrast),),
    }
    register(forms, rules, DEFINITIONS)
    return forms
