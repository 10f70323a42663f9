"""Serialization of games: the forms of states, views, actions, events and their parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Annotated, Any

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.cardsets.card_set_form import CardSetForm, RewardForm
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.loader import digest
from viceroy.documents.registry import FormRegistry
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.outcomes import Label
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.state import Rules
from viceroy.engine.tasks import DueReward, Task
from viceroy.engine.views import SeenTask
from viceroy.errors import BadJson, Path, problem_at
from viceroy.model.cards import Card, CardNumber, CardSet
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_TOKENS, CircleBonus, Color, Gems, Tokens
from viceroy.values import Between, Described, Items, Positive, Text, fast_constructor, serialized

# -- card sets --------------------------------------------------------------------------------------------------------


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


def _reference(card_set: CardSet) -> CardSetReference | CardSetForm:
    """Return a set by name and digest where it is one that the library ships, else the whole set."""
    if card_set.id in SHIPPED and card_set == load_card_set(card_set.id):
        return CardSetReference(card_set.id, digest(card_set))
    return CardSetForm.of(card_set)


def _referred(form: CardSetReference | CardSetForm) -> CardSet:
    """Return the set itself, or the shipped set that is referred to."""
    if isinstance(form, CardSetForm):
        return form.value()
    shipped = _shipped_digest(form.name)
    if shipped == form.digest:
        return load_card_set(form.name)
    found = f"the one shipped now has {shipped}" if shipped else "none of that name is shipped"
    raise ValueError(f"needs the card set {form.name!r} of the digest {form.digest}; {found}; give it as card_sets")


def _shipped_digest(name: str) -> str | None:
    return digest(load_card_set(name)) if name in SHIPPED else None


def with_card_set(data: Any, card_sets: Iterable[CardSet]) -> Any:
    """Return the data of a game with a given card set in place of a reference to it; return other data unchanged."""
    match data:
        case {"rules": {"card_set": {"name": str(name), "digest": str(meant)}} as rules}:
            for card_set in card_sets:
                if card_set.id == name and digest(card_set) == meant != _shipped_digest(name):
                    return {**data, "rules": {**rules, "card_set": GAMES.write(CardSetForm.of(card_set))}}
    return data


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
    return make_rules(form.players, form.edition, form.card_set, form.virtual_opponents)


# -- pyramids ---------------------------------------------------------------------------------------------------------

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
    card: CardNumber
    tokens: Tokens
    infinite_gems: tuple[Color, ...]
    """The infinite gems on the card."""
    stored: Gems
    """The gems that a law put on itself."""
    tucked: tuple[CardNumber, ...]
    """The cards under the card."""


_placed_form, _placed_card = fast_constructor(PlacedCardForm), fast_constructor(PlacedCard)


def _placed_forms(pyramid: Pyramid) -> tuple[PlacedCardForm, ...]:
    return tuple([_form_of(placed) for placed in pyramid.cards])


def _form_of(placed: PlacedCard) -> PlacedCardForm:
    tucked: Any = tuple([card.number for card in placed.tucked_cards])
    number: Any = placed.card.number
    return _placed_form(placed.place, number, placed.tokens, placed.infinite_gems, placed.stored_gems, tucked)


def _in_order(placed: tuple[PlacedCardForm, ...]) -> Any:
    """Check the order of placed cards. They stay forms: `with_cards` makes the pyramid, when the card set is known."""
    if any(following.place < form.place for form, following in pairwise(placed)):
        raise ValueError("needs cards level by level, each level from the left")
    return placed


def with_cards(game: Any) -> Any:
    """Return a state or a view that was read, with its pyramids: the cards of its set in place of their numbers.

    Raises `BadJson` for numbers that are no cards of the set.
    """
    cards = game.rules.card_set.by_number
    try:
        seats = [attrs.evolve(seat, pyramid=_pyramid(seat.pyramid, cards)) for seat in game.seats]
    except KeyError:
        numbers = [
            pair for at, seat in enumerate(game.seats) for pair in _numbers(seat.pyramid, ("seats", at, "pyramid"))
        ]
        unknown = [
            problem_at(path, f"{number} is no card of the set") for path, number in numbers if number not in cards
        ]
        raise BadJson(unknown) from None
    return attrs.evolve(game, seats=tuple(seats))


def _numbers(placed: tuple[PlacedCardForm, ...], path: Path) -> Iterator[tuple[Path, int]]:
    for spot, form in enumerate(placed):
        yield (*path, spot, "card"), form.card
        for under, number in enumerate(form.tucked):
            yield (*path, spot, "tucked", under), number


def _pyramid(placed: tuple[PlacedCardForm, ...], cards: Mapping[int, Card]) -> Pyramid:
    return Pyramid(tuple([_placed_back(form, cards) for form in placed]))


def _placed_back(form: PlacedCardForm, cards: Mapping[int, Card]) -> PlacedCard:
    tucked = tuple([cards[number] for number in form.tucked]) if form.tucked else ()
    return _placed_card(form.place, cards[form.card], form.tokens, form.infinite_gems, form.stored, tucked)


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
    forms.write_as(Tokens, TokensForm, _tokens_form, _tokens)
    forms.write_as(DueReward, DueRewardForm, DueRewardForm.of, DueRewardForm.value)
    forms.write_as(Pyramid, tuple[PlacedCardForm, ...], _placed_forms, _in_order)
    forms.register(Label, lambda: forms.form_of(Positive | Color))  # a card by its number, a gem by its color
    forms.write_as(
        Chance, ChanceForm, lambda chance: ChanceForm(f"{chance.state:016x}"), lambda form: Chance(int(form.state, 16))
    )
    return forms


GAMES = _made_forms()
"""The forms of every type that has a JSON format."""
