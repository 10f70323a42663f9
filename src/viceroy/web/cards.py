"""Questions about the cards of a set: facts, drawings, and what a score sheet asks about each card."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Any, ClassVar

import attrs

from viceroy.cardsets import SHIPPED
from viceroy.cardsets.looks import Theme
from viceroy.model.cards import (
    TOP_LEVEL,
    Card,
    CardSet,
    CharacterCard,
    LawCard,
    Number,
    lies_under_characters,
    most_stored,
    most_tucked,
    name_in,
    offered_rewards,
    possible_rewards,
    sure_rewards,
    tucks,
)
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import Reward
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import CIRCLE_BONUSES, COLORS, Color
from viceroy.render.cards import card_lines
from viceroy.resources import rules_path
from viceroy.scoring.items import LINES
from viceroy.sheets.lying import POINTS, REWARDS, has_open_gem, lying_by, rewards_of
from viceroy.values import Omitted, Value, serialized
from viceroy.web.questions import InLanguage, OfCardSet, PageProblem, Unanswerable, given_themes, page_problems
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import reward_text

IN_TOKENS = ("power", "science", "magic", "defense", "magic_bonus", "circle_bonus")
KINDS = (*IN_TOKENS, "attack", "infinite_gem", "gems", "draw")
"""What a card may give, by which the gallery is narrowed down."""
LAW_PARTS = ("on_play", "whenever", "while_here", "scoring", "price", "only_if")
"""When a law does something, and what for, by which the gallery is narrowed down too."""
MAX_LYING = 99
"""Of tokens, gems and cards on or under a card, where no law says how many there may be."""


# -- what a sheet asks about a card -----------------------------------------------------------------------------------


@serialized(is_sparse=True)
@attrs.frozen(kw_only=True)
class FieldOption(Value):
    """One of several values that a field may have."""

    value: Any
    """The value on the sheet; null for a key that is left out."""
    text: str | None
    """The value in words; null for what has no words yet."""
    color: Color | None = None
    """The color to show beside the words."""
    then: tuple[CardField, ...] | None = None
    """The fields that are asked where the option holds."""


@serialized(is_sparse=True)
@attrs.frozen(kw_only=True)
class CardField(Value):
    """What a sheet asks about a card, or may say of it, as a field of a form in the words of a reader.

    It has one of `options`, `most`, `items`, `numbers`, `cards` and `parts`.
    """

    id: str
    """The name of the field."""
    key: str
    """The key of a card on a sheet that the field sets."""
    options: tuple[FieldOption, ...] | None = None
    """The values of which one holds."""
    most: int | None = None
    """The value is a number up to this one."""
    items: tuple[FieldOption, ...] | None = None
    """The value is a list that holds each of these any number of times."""
    numbers: bool = False
    """Whether the value is a list of numbers that are typed."""
    cards: bool = False
    """Whether the value is a list of cards that are named."""
    parts: tuple[CardField, ...] | None = None
    """The fields whose keys are inside this one."""
    text: str | None = None
    """What the field is called; without it the page knows a name."""
    part: int | None = None
    """Which of several choices in a list the field is about, from 0."""
    of: int | None = None
    """How many choices the list has."""
    level: int | None = None
    """The only level on which the field is asked."""
    clears: tuple[str, ...] | None = None
    """The keys that an answer takes away."""
    printed: bool = False
    """Whether what is printed on the card counts where the key is left out."""


def fields_about(card: Card, card_set: CardSet, catalog: Catalog) -> tuple[CardField, ...]:
    """Return the fields that a card asks for wherever it lies, in the order in which they are answered."""
    fields = [*_law(card, catalog)] if isinstance(card, LawCard) else [_top_level(card, catalog)]
    if stored := most_stored(card, card_set):
        fields.append(CardField(id="stored", key="gems", most=stored))
    if tucks(card):
        most = most_tucked(card)
        fields.append(CardField(id="tucked", key="tucked", most=MAX_LYING if most is None else most))
    return tuple(fields)


def fields_of_any_card(catalog: Catalog) -> tuple[CardField, ...]:
    """Return the fields of what a sheet may say of any card besides: what lies on it by no printing, or under it."""
    labels, color_word = catalog.labels, catalog.words.color_word
    bonuses = tuple(
        FieldOption(value={"color": color.value, "value": value}, color=color, text=f"+{value} {color_word(color)}")
        for color in COLORS
        for value in CIRCLE_BONUSES
    )
    counted = (
        CardField(id=f"token-{kind}", key=kind, most=MAX_LYING, text=getattr(labels, kind))
        for kind in ("science", "magic", "defense")
    )
    valued = (
        CardField(id=f"values-{kind}", key=kind, numbers=True, text=getattr(labels, kind))
        for kind in ("power", "magic_bonus")
    )
    bonus = CardField(id="bonus", key="circle_bonus", items=bonuses, text=labels.circle_bonus)
    gems = tuple(FieldOption(value=color.value, color=color, text=color_word(color)) for color in COLORS)
    return (
        CardField(id="tuck", key="tucked", cards=True),
        CardField(id="tokens", key="tokens", printed=True, parts=(*counted, *valued, bonus)),
        CardField(id="infinite", key="infinite_gems", printed=True, items=gems),
    )


def _top_level(card: CharacterCard, catalog: Catalog) -> CardField:
    """Ask for what a character gave on level 5: the points, which a sheet need not write, or the rewards (R6.11)."""
    options = tuple(
        FieldOption(value=value, text=_rewards_text(rewards_of(card, TOP_LEVEL, choice) or (), catalog))
        for value, choice in ((None, POINTS), (REWARDS, REWARDS))
    )
    return CardField(id="top", key="choice", level=TOP_LEVEL, options=options)


def _rewards_text(rewards: Iterable[Reward], catalog: Catalog) -> str:
    return "; ".join(reward_text(reward, catalog) for reward in rewards)


def _law(law: LawCard, catalog: Catalog) -> Iterator[CardField]:
    offered = offered_rewards(law)
    for part, rewards in enumerate(offered):
        options = tuple(_option(number, reward, catalog) for number, reward in enumerate(rewards, 1))
        clears = ("tokens", "infinite_gems")
        field = CardField(id=f"offer-{part}", key="choice", options=options, clears=clears)
        yield field if len(offered) == 1 else attrs.evolve(field, part=part, of=len(offered))
    if lying_by(law, sure_rewards(law)).infinite_gems is None:
        yield _open_gem(catalog)


def _option(number: int, reward: Reward, catalog: Catalog) -> FieldOption:
    then = (_open_gem(catalog),) if has_open_gem([reward]) else ()
    return FieldOption(value=number, text=reward_text(reward, catalog), then=then)


def _open_gem(catalog: Catalog) -> CardField:
    """Ask for the color of an infinite gem that the printing leaves open; there may be none left (B16)."""
    colors = (FieldOption(value=[color.value], color=color, text=catalog.words.color_word(color)) for color in COLORS)
    none = FieldOption(value=[], text=None)
    return CardField(id="infinite-gem", key="infinite_gems", options=(*colors, none))


# -- the cards of a set -----------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class CardFacts(Value):
    """What the page knows of a card before anything is typed."""

    number: int
    """The number."""
    id: str
    """The id."""
    kind: CardKind
    """Whether it is a character or a law."""
    names: dict[str, str]
    """The names by language."""
    text: str
    """What the card says, line by line."""
    sections: tuple[Color | None, ...]
    """The colors of the sections: top left, top right, bottom left, bottom right; null for one without a color."""
    gives: tuple[str, ...]
    """What the card may give."""
    asks: tuple[CardField, ...]
    """What a sheet asks about it."""
    does: Annotated[tuple[str, ...] | None, Omitted()] = None
    """When a law does something, and what for."""
    lies_under: Annotated[bool | None, Omitted()] = None
    """Whether a law lies under a character."""


@attrs.frozen(kw_only=True)
class ScoreWords(Value):
    """The words of a score in one language."""

    lines: dict[str, str]
    """The seven lines, by their names."""
    total: str
    """The total."""
    rank: str
    """The rank."""
    player: str
    """A player."""
    winner: str
    """One winner."""
    winners: str
    """Several winners."""
    colors: tuple[str, ...]
    """The colors: blue, red, green, yellow."""
    kinds: dict[str, str]
    """What a card may give."""


@attrs.frozen(kw_only=True)
class CardsAnswer(Value):
    """The cards of a set, and what holds for every set: editions, shipped sets, words."""

    name: str
    """The name of the set."""
    cards: tuple[CardFacts, ...]
    """The cards, characters first."""
    may_be_said: tuple[CardField, ...]
    """What a sheet may say of any card."""
    editions: tuple[str, ...]
    """The names of the editions."""
    sets: tuple[str, ...]
    """The names of the shipped sets, the printed one first."""
    languages: dict[str, ScoreWords]
    """The words of the score in each language."""
    problems: tuple[PageProblem, ...]
    """Warnings about the text of the set."""


@attrs.frozen(kw_only=True)
class BadSetAnswer(Value):
    """The text of a card set has errors."""

    cards: tuple[CardFacts, ...] | None
    """Null."""
    problems: tuple[PageProblem, ...]
    """What is wrong with the text."""


@attrs.frozen(kw_only=True)
class CardsQuestion(OfCardSet):
    """What the cards of a set are called, and what a sheet asks about each."""

    ask: ClassVar = "cards"

    def answer(self) -> BadSetAnswer | CardsAnswer:
        """Return the facts about all cards."""
        card_set, problems = self.card_set()
        told, catalog = page_problems(problems), self.catalog
        if card_set is None:
            return BadSetAnswer(cards=None, problems=told)
        return CardsAnswer(
            name=name_in(card_set.names, catalog.language),
            cards=tuple(_facts(card, card_set, catalog) for card in card_set.cards),
            may_be_said=fields_of_any_card(catalog),
            editions=tuple(EDITIONS),
            sets=tuple(SHIPPED),
            languages={tag: _words(catalog_of(tag)) for tag in finished_tags()},
            problems=told,
        )


def _facts(card: Card, card_set: CardSet, catalog: Catalog) -> CardFacts:
    facts = CardFacts(
        number=card.number,
        id=card.id,
        kind=card.kind,
        names=dict(card.names),
        text="\n".join(card_lines(card, catalog)),
        sections=attrs.astuple(card.sections),
        gives=tuple(kind for kind in KINDS if any(_gives(reward, kind) for reward in _rewards(card))),
        asks=fields_about(card, card_set, catalog),
    )
    if not isinstance(card, LawCard):
        return facts
    does = tuple(part for part in LAW_PARTS if getattr(card, part))
    return attrs.evolve(facts, does=does, lies_under=lies_under_characters(card))


def _rewards(card: Card) -> tuple[Reward, ...]:
    """Return every reward that a card can give."""
    if isinstance(card, CharacterCard):
        return tuple(level.reward for level in card.levels)
    return (
        *sure_rewards(card),
        *(option for offer in offered_rewards(card) for option in offer),
        *possible_rewards(card),
    )


def _gives(reward: Reward, kind: str) -> bool:
    return bool(getattr(reward.tokens if kind in IN_TOKENS else reward, kind))


def _words(catalog: Catalog) -> ScoreWords:
    labels = catalog.labels
    return ScoreWords(
        lines={line.value: labels.lines[line] for line in LINES},
        total=labels.total,
        rank=labels.rank,
        player=labels.player,
        winner=labels.winner,
        winners=labels.winners,
        colors=tuple(catalog.words.color_word(color) for color in COLORS),
        kinds={kind: getattr(labels, kind) for kind in KINDS},
    )


# -- drawings ---------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class CardAnswer(Value):
    """A drawing of a card."""

    svg: str
    """The drawing as SVG. Where its picture belongs it has the address `picture:card`."""
    picture: str | None
    """The name of the picture that the page puts there; null for none."""


@attrs.frozen(kw_only=True)
class CardQuestion(OfCardSet):
    """What a card of a set looks like."""

    ask: ClassVar = "card"
    number: Number
    """The number of the card."""
    small: Annotated[bool, Omitted()] = False
    """Whether to leave out its sentences."""
    pictures: Annotated[tuple[str, ...], Omitted()] = ()
    """The names of the pictures that the page has, as the text of the set names them."""

    def answer(self) -> CardAnswer:
        """Draw the card."""
        from viceroy.render.small_card import small_card_svg

        card_set, _ = self.card_set()
        card = card_set.by_number.get(self.number) if card_set else None
        if card is None:
            raise Unanswerable(f"there is no card {self.number}")
        if self.small:
            return CardAnswer(svg=small_card_svg(card, self.catalog), picture=None)
        theme = given_themes(self.text).get(card.number) if self.text is not None else None
        svg, picture = drawn_card(card, self.catalog, theme, self.pictures)
        return CardAnswer(svg=svg, picture=picture)


def drawn_card(card: Card, catalog: Catalog, theme: Theme | None, pictures: Sequence[str]) -> tuple[str, str | None]:
    """Draw a card with all its words, and name the picture that belongs into the drawing, one of those of the page."""
    from viceroy.cardsets.pictures import StandIn
    from viceroy.render.card_pictures import Look, card_svg

    file = card.image.file if card.image is not None and card.image.file in pictures else None
    look = Look(None if file is None else StandIn("", b""), theme)
    return card_svg(card, catalog, look, may_be_dark=True), file


@attrs.frozen(kw_only=True)
class CardSign(Value):
    """A sign that stands on cards for something that these bring."""

    svg: str
    """The drawing as SVG."""
    text: str
    """Its word."""


@attrs.frozen(kw_only=True)
class SignsAnswer(Value):
    """The signs that stand on cards."""

    signs: tuple[CardSign, ...]
    """The signs."""


@attrs.frozen(kw_only=True)
class SignsQuestion(InLanguage):
    """Which signs stand on cards for what these bring."""

    ask: ClassVar = "signs"

    def answer(self) -> SignsAnswer:
        """Draw the signs."""
        from viceroy.render.small_card import reward_signs

        return SignsAnswer(signs=tuple(CardSign(svg=svg, text=text) for svg, text in reward_signs(self.catalog)))


@attrs.frozen(kw_only=True)
class RuleAnswer(Value):
    """A rule in words, in English."""

    text: str | None
    """What it says; null if there is no such rule."""


@lru_cache(maxsize=1)
def _rules() -> dict[str, str]:
    texts: dict[str, str] = json.loads(rules_path().read_text("utf-8"))
    return texts


@attrs.frozen(kw_only=True)
class RuleQuestion(Value):
    """What a rule says."""

    ask: ClassVar = "rule"
    number: str
    """The number of the rule, such as R5.14."""

    def answer(self) -> RuleAnswer:
        """Look the rule up."""
        return RuleAnswer(text=_rules().get(self.number))


QUESTIONS = (CardsQuestion, CardQuestion, SignsQuestion, RuleQuestion)
