"""What a score sheet asks about a card, and may say of it, as fields of a form in the words of a reader.

A field has an `id`, the `key` of a card on a sheet that it sets, and one of these:

- `options`: one of them holds. Each has a `value`, null for a key that is left out, and a `text`, null for what has no
  words yet; `then` are fields that are asked where it holds. Of several choices in a list, the field is about `part`.
- `most`: a number up to this one.
- `items`: a list that holds each `value` any number of times.
- `numbers`: a list of numbers that are typed.
- `cards`: a list of cards that are named.
- `parts`: fields whose keys are inside this one.

`level` is the only level on which a field is asked, and `clears` the keys that an answer takes away. What a card has by
its printing is `printed`: it counts where the key is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from viceroy.model.cards import (
    TOP_LEVEL,
    Card,
    CardSet,
    CharacterCard,
    LawCard,
    most_stored,
    most_tucked,
    offered_rewards,
    sure_rewards,
    tucks,
)
from viceroy.model.laws import Reward
from viceroy.model.tokens import COLORS
from viceroy.sheets.lying import POINTS, REWARDS, has_open_gem, lying_by, rewards_of
from viceroy.wording.catalog import Catalog
from viceroy.wording.laws import reward_text

Field = dict[str, Any]

MAX_LYING = 99
"""Of tokens, gems and cards on or under a card, where no law says how many there may be."""
CIRCLE_BONUSES = (2, 4)
"""The values of circle bonus tokens in the box (R1.8)."""


def questions_about(card: Card, card_set: CardSet, catalog: Catalog) -> list[Field]:
    """Return the fields that a card asks for wherever it lies, in the order in which they are answered."""
    fields = [*_law(card, catalog)] if isinstance(card, LawCard) else [_top_level(card, catalog)]
    if stored := most_stored(card, card_set):
        fields.append({"id": "stored", "key": "gems", "most": stored})
    if tucks(card):
        most = most_tucked(card)
        fields.append({"id": "tucked", "key": "tucked", "most": MAX_LYING if most is None else most})
    return fields


def may_be_said(catalog: Catalog) -> list[Field]:
    """Return the fields of what a sheet may say of any card besides: what lies on it by no printing, or under it."""
    labels, color_word = catalog.labels, catalog.words.color_word
    bonuses = [
        {"value": {"color": color.value, "value": value}, "color": color.value, "text": f"+{value} {color_word(color)}"}
        for color in COLORS
        for value in CIRCLE_BONUSES
    ]
    tokens: list[Field] = [
        {"id": f"token-{kind}", "key": kind, "most": MAX_LYING, "text": getattr(labels, kind)}
        for kind in ("science", "magic", "defense")
    ]
    tokens += (
        {"id": f"values-{kind}", "key": kind, "numbers": True, "text": getattr(labels, kind)}
        for kind in ("power", "magic_bonus")
    )
    tokens.append({"id": "bonus", "key": "circle_bonus", "items": bonuses, "text": labels.circle_bonus})
    gems = [{"value": color.value, "color": color.value, "text": color_word(color)} for color in COLORS]
    return [
        {"id": "tuck", "key": "tucked", "cards": True},
        {"id": "tokens", "key": "tokens", "printed": True, "parts": tokens},
        {"id": "infinite", "key": "infinite_gems", "printed": True, "items": gems},
    ]


def _top_level(card: CharacterCard, catalog: Catalog) -> Field:
    """Ask for what a character gave on level 5: the points, which a sheet need not write, or the rewards (R6.11)."""
    options = [
        {"value": value, "text": _rewards_text(rewards_of(card, TOP_LEVEL, choice) or (), catalog)}
        for value, choice in ((None, POINTS), (REWARDS, REWARDS))
    ]
    return {"id": "top", "key": "choice", "level": TOP_LEVEL, "options": options}


def _rewards_text(rewards: Iterable[Reward], catalog: Catalog) -> str:
    return "; ".join(reward_text(reward, catalog) for reward in rewards)


def _law(law: LawCard, catalog: Catalog) -> Iterator[Field]:
    offered = offered_rewards(law)
    for part, rewards in enumerate(offered):
        options = [_option(number, reward, catalog) for number, reward in enumerate(rewards, 1)]
        field = {"id": f"offer-{part}", "key": "choice", "options": options, "clears": ["tokens", "infinite_gems"]}
        yield field if len(offered) == 1 else {**field, "part": part, "of": len(offered)}
    if lying_by(law, sure_rewards(law)).infinite_gems is None:
        yield _open_gem(catalog)


def _option(number: int, reward: Reward, catalog: Catalog) -> Field:
    then = [_open_gem(catalog)] if has_open_gem([reward]) else []
    return {"value": number, "text": reward_text(reward, catalog), "then": then}


def _open_gem(catalog: Catalog) -> Field:
    """Ask for the color of an infinite gem that the printing leaves open; there may be none left (B16)."""
    options: list[Field] = [
        {"value": [color.value], "color": color.value, "text": catalog.words.color_word(color)} for color in COLORS
    ]
    return {"id": "infinite-gem", "key": "infinite_gems", "options": [*options, {"value": [], "text": None}]}
