"""How games stand in JSON: the forms of states, views, actions, events and all that is in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated, Any

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.cardsets.card_rules import card_forms
from viceroy.cardsets.card_set_form import CardSetForm, RewardForm
from viceroy.cardsets.loader import digest
from viceroy.documents.registry import FormRegistry
from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.events import Event
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.state import Rules
from viceroy.engine.tasks import DueReward, Task
from viceroy.engine.views import SeenTask
from viceroy.model.cards import AnyCard, Card, CardNumber, CardSet, DescribedCard, Sections
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_TOKENS, CircleBonus, Color, Gems, Tokens
from viceroy.values import Between, Described, Items, Text, fast_constructor, serialized

# -- card sets --------------------------------------------------------------------------------------------------------

_AT_HAND: ContextVar[tuple[CardSet, ...]] = ContextVar("card sets given to the reader", default=())
_CARDS: ContextVar[Mapping[int, Card] | None] = ContextVar("cards of the game that is read", default=None)
"""The rules stand first in a state and a view, so that the cards are known when pyramids are read."""


@attrs.frozen
class CardSetReference:
    """A shipped card set by its name, and the digest of what the rules read of it."""

    name: str
    """The name of the set."""
    digest: Annotated[
        str,
        Text(pattern="sha256:[0-9a-f]{64}", allowed="sha256: and 64 hexadecimal digits"),
        Described("digest", "The SHA-256 of what the rules read of a set: numbers, sections, levels, laws."),
    ]
    """The digest of the set."""


def read_with(card_sets: Iterable[CardSet], data: Any, kind: Any) -> Any:
    """Return the value of a type that plain data mean; `card_sets` may be named in them. Raises `BadJson`."""
    given, cards = _AT_HAND.set(tuple(card_sets)), _CARDS.set(None)
    try:
        return GAMES.read(data, kind)
    finally:
        _AT_HAND.reset(given)
        _CARDS.reset(cards)


def _reference(card_set: CardSet) -> CardSetReference | CardSetForm:
    """Return a set by name and digest where it is one that the library ships, else the whole set."""
    if card_set.id in SHIPPED and card_set == load_card_set(card_set.id):
        return CardSetReference(card_set.id, digest(card_set))
    return CardSetForm.of(card_set)


def _referred(form: CardSetReference | CardSetForm) -> CardSet:
    """Return the set that is meant: a whole one, a shipped one, or one at hand."""
    if isinstance(form, CardSetForm):
        return form.value()
    shipped = [load_card_set(form.name)] if form.name in SHIPPED else []
    for card_set in (*shipped, *(given for given in _AT_HAND.get() if given.id == form.name)):
        if digest(card_set) == form.digest:
            return card_set
    found = f"the one shipped now has {digest(shipped[0])}" if shipped else "none of that name is shipped"
    raise ValueError(f"needs the card set {form.name!r} of the digest {form.digest}; {found}; give it as card_sets")


# -- rules ------------------------------------------------------------------------------------------------------------


@serialized(key="rules")
@attrs.frozen
class RulesForm:
    """What never changes during a game: the edition's options, the cards, who plays."""

    edition: Edition
    card_set: CardSet
    """The cards: a whole set, or the name and digest of a shipped one."""
    players: tuple[str, ...]
    """The names of the players, by seat."""
    virtual_opponents: int
    """How many virtual opponents play."""


def _rules_form(rules: Rules) -> RulesForm:
    return RulesForm(rules.edition, rules.card_set, rules.players, rules.virtual_opponents)


def _rules(form: RulesForm) -> Rules:
    rules = make_rules(form.players, form.edition, form.card_set, form.virtual_opponents)
    _CARDS.set(rules.card_set.by_number)
    return rules


# -- pyramids ---------------------------------------------------------------------------------------------------------

_BLANK = Sections(None, None, None, None)


def _card(number: int) -> AnyCard:
    """Return the card of a number, or a placeholder if the set itself could not be read."""
    cards = _CARDS.get()
    if cards is None:
        return DescribedCard(_BLANK, number)
    card = cards.get(number)
    if card is None:
        raise ValueError(f"{number} is no card of the set")
    return card


TokenCount = Annotated[int, Between(1), Described("token_count", "How many tokens; left out where there is none.")]
TokenValues = Annotated[
    tuple[int, ...], Items(1), Described("token_values", "The value of each token, the lowest first.")
]


@serialized(key="tokens", is_sparse=True)
@attrs.frozen
class TokensForm:
    """The tokens on a card; kinds that are not there are left out."""

    science: TokenCount = 0
    magic: TokenCount = 0
    defense: TokenCount = 0
    power: TokenValues = ()
    magic_bonus: TokenValues = ()
    circle_bonus: Annotated[tuple[CircleBonus, ...], Items(1)] = ()
    """The color and value of each circle bonus, color by color."""


_NO_TOKENS_FORM = TokensForm()


def _tokens_form(tokens: Tokens) -> TokensForm:
    if not tokens:
        return _NO_TOKENS_FORM
    values = (tokens.power, tokens.magic_bonus, tokens.circle_bonus)
    return TokensForm(tokens.science, tokens.magic, tokens.defense, *values)


def _tokens(form: TokensForm) -> Tokens:
    if form == _NO_TOKENS_FORM:
        return NO_TOKENS
    values = (form.power, form.magic_bonus, form.circle_bonus)
    tokens = Tokens(form.science, form.magic, form.defense, *values)
    if (tokens.power, tokens.magic_bonus, tokens.circle_bonus) != values:
        raise ValueError("needs tokens in order: color by color, the lowest first")
    return tokens


@serialized(key="due_reward", is_sparse=True)
@attrs.frozen
class DueRewardForm(RewardForm):
    """A reward that a player is still to get; it may be empty, where its draws wait until there are decks (C1)."""


@serialized(key="placed_card")
@attrs.frozen
class PlacedCardForm:
    """A card in a pyramid, and what lies on it and under it."""

    place: Place
    card: AnyCard
    tokens: Tokens
    infinite_gems: tuple[Color, ...]
    """The infinite gems on the card."""
    stored: Gems
    """The gems that a law put on itself."""
    tucked: tuple[Card, ...]
    """The cards under the card."""


_placed_form, _placed_card = fast_constructor(PlacedCardForm), fast_constructor(PlacedCard)


def _placed(placed: PlacedCard) -> PlacedCardForm:
    lying = (placed.tokens, placed.infinite_gems, placed.stored_gems, placed.tucked_cards)
    return _placed_form(placed.place, placed.card, *lying)


def _placed_back(form: PlacedCardForm) -> PlacedCard:
    return _placed_card(form.place, form.card, form.tokens, form.infinite_gems, form.stored, form.tucked)


def _pyramid(cards: tuple[PlacedCard, ...]) -> Pyramid:
    if any(following.place < placed.place for placed, following in pairwise(cards)):
        raise ValueError("needs cards level by level, each level from the left")
    return Pyramid(cards)


# -- chance -----------------------------------------------------------------------------------------------------------


@serialized(key="chance")
@attrs.frozen
class ChanceForm:
    """The random number generator."""

    state: Annotated[str, Text(pattern="[0-9a-f]{16}", allowed="16 hexadecimal digits")]
    """Its 64 bits as 16 hexadecimal digits."""


def _made_forms() -> FormRegistry:
    forms = FormRegistry(card_forms())
    forms.tag(Action, "action")
    forms.tag(Event, "event")
    forms.tag(Task, "task")
    forms.tag(SeenTask, "task", "seen_task")
    forms.write_as(CardSet, CardSetReference | CardSetForm, _reference, _referred)
    forms.write_as(Rules, RulesForm, _rules_form, _rules)
    for kind in (AnyCard, Card):
        forms.write_as(kind, CardNumber, lambda card: card.number, _card)
    forms.write_as(Tokens, TokensForm, _tokens_form, _tokens)
    forms.write_as(DueReward, DueRewardForm, DueRewardForm.of, DueRewardForm.value)
    forms.write_as(PlacedCard, PlacedCardForm, _placed, _placed_back)
    forms.write_as(Pyramid, tuple[PlacedCard, ...], lambda pyramid: pyramid.cards, _pyramid)
    forms.write_as(
        Chance, ChanceForm, lambda chance: ChanceForm(f"{chance.state:016x}"), lambda form: Chance(int(form.state, 16))
    )
    return forms


GAMES = _made_forms()
"""The forms of all that has a format in JSON."""
