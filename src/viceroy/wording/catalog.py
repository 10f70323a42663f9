"""What one language says of laws: its nouns, and a message for each keyword."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

import attrs

from viceroy.model.lasting import Occasion, Response, Trigger
from viceroy.model.laws import Deck, LookedDeck, Placement, Rest
from viceroy.model.quantities import CardKind, Counted, Having, Where
from viceroy.model.tokens import Color


@attrs.frozen
class Agreeing:
    """A message that agrees with its number as in Russian: with 1, 21, 31...; with 2 to 4, 22 to 24...; with others.

    The last one may be left out if it is the same as the one before.

    >>> circles = Agreeing("{n} круг", "{n} круга", "{n} кругов")
    >>> [circles.of(number).format(n=number) for number in (1, 3, 5, 11, 21)]
    ['1 круг', '3 круга', '5 кругов', '11 кругов', '21 круг']
    """

    one: str
    few: str
    many: str = ""

    def of(self, number: int | None) -> str:
        """Return the message for a number, or for several without a number."""
        last, last_two = (None, None) if number is None else (abs(number) % 10, abs(number) % 100)
        if last == 1 and last_two != 11:
            return self.one
        return self.few if last in (2, 3, 4) and last_two not in (12, 13, 14) else self.many or self.few


Message = str | Agreeing
Forms = Message | tuple[Message, Message] | tuple[Message, Message, Message]
"""A message, or two: one for the number 1, one for all others; a third one is for no number. It names what is put in:
"{n} gems"."""


def form(forms: Forms, number: int | None) -> str:
    """Return the message for a number.

    >>> form(("a gem", "gems"), 1), form(("a gem", "gems"), 3), form("always", 3), form(("a gem", "gems", "all"), None)
    ('a gem', 'gems', 'always', 'all')
    """
    if isinstance(forms, tuple):
        forms = forms[number != 1] if number is not None or len(forms) < 3 else forms[2]
    return forms.of(number) if isinstance(forms, Agreeing) else forms


@attrs.frozen
class Noun:
    """A noun as the object of a sentence: one, and several. Its gender chooses among articles.

    Further forms are for languages in which they differ.

    >>> Noun("gem", "gems").of(2), Noun("карту", "карт", "f", few="карты").of(2)
    ('gems', 'карты')
    """

    one: str
    many: str
    gender: str = ""
    few: str = ""  # after 2, if it differs from the form after 5
    genitive: str = ""  # of one, if it differs from the form after 2
    names: tuple[str, str] | None = None  # one and several by themselves, if they differ from the object

    def of(self, number: int | None) -> str:
        """Return the noun after a number, or for several without a number."""
        return form(Agreeing(self.one, self.few, self.many) if self.few else (self.one, self.many), number)

    def of_one(self) -> str:
        """Return the noun as a part of something: "a set of one gem"."""
        return self.genitive or self.few or self.one

    def named(self, number: int | None = None) -> str:
        """Return the noun by itself: after a number, or as the heading above several."""
        if self.names is None:
            return self.of(number)
        one, several = self.names
        return several if number is None else attrs.evolve(self, one=one).of(number)

    def changed(self, change: Callable[[str], str]) -> Noun:
        """Return the noun with each of its forms changed."""
        few, genitive = (change(text) if text else "" for text in (self.few, self.genitive))
        return Noun(change(self.one), change(self.many), self.gender, few, genitive)


@attrs.frozen
class Owner:
    """Whose things are counted: in, of and behind what."""

    in_pyramid: str
    of_pyramid: str
    behind_screen: str


@attrs.frozen
class DeckWords:
    """A deck: itself, where cards are drawn from, put back to, and are left."""

    it: str
    source: str
    top: str
    inside: str


T = TypeVar("T")


class Said(NamedTuple, Generic[T]):
    """Words in each language."""

    en: T
    fr: T
    de: T
    it: T
    pt: T
    ru: T


@attrs.frozen(kw_only=True)
class Catalog:
    """The messages of one language. All are entries of one dialog with a player, who is addressed.

    In braces stands what is put in: numbers `n`, a `thing` or several `things`, and what the names below say.
    """

    # -- words
    both: str  # between the last two of several things: "and"
    either: str  # "or"
    together: str = ""  # between several things that are added up, if it is another word than "or"
    semicolon: str
    colors: dict[Color, dict[str, str]]  # the forms of each color, which other messages name
    nouns: dict[Counted, Noun]
    kinds: dict[CardKind, Noun]
    colored: dict[Counted, Noun]  # of one color
    section: str  # a card with a section of a color
    having: dict[Having, str]
    each: dict[str, str]  # articles by gender
    none: dict[str, str]
    each_one: dict[str, str]  # as each of a set's parts has it
    mine: Owner
    a_players: Owner
    others: Owner
    everybodys: Owner
    places: dict[Where, Forms]
    places_of: dict[tuple[Counted, Where], Forms]  # where they differ from those of most things
    on_level: str
    decks: dict[Deck, DeckWords]

    # -- quantities of several
    sets: Noun
    kinds_among: Noun
    whichever_more: str

    # -- conditions, as they stand in the messages that have them
    there_are: Forms
    there_is_no: str
    level_is: str
    at_least: str
    at_most: str
    at_most_none: str

    # -- rewards
    nothing: str
    any_gems: Forms
    drawn: Forms
    magic_bonus: str
    circle_bonus: str
    any_infinite_gem: str
    infinite_gem: str

    # -- points clauses
    at_the_end: str
    provided: str
    score: Forms
    score_more: Forms
    lose: Forms
    for_each: str
    for_every: str
    at_most_times: str
    times: Forms
    table: Forms  # by the last number of points
    table_of_one: Forms
    or_more: str  # the last number of a table
    tier: Forms
    tiers: str
    by_level: str
    first_level: Forms
    further_level: str
    most: str
    most_alone: str
    second: str
    fewest: str
    fewest_alone: str
    copied: str

    # -- laws
    placements: dict[Placement, tuple[str, ...]]
    on_levels: str
    price: str
    only_if: str
    requires: Forms
    does_nothing: str
    events: dict[Trigger, str]  # with the comma behind, if any
    does: str
    may_do: str
    may: str
    responses: dict[Response, str]
    then: str  # between effects that follow each other
    then_inside: str  # ... within a sentence

    # -- effects: a message for each class, and parts of messages
    effects: dict[type, Forms]
    paid_for_swap: str
    otherwise: str
    looked_decks: dict[LookedDeck, str]
    keep_all: Forms
    keep_some: str
    put_it: str
    put_them: str
    put_other: str
    put_others: str
    rests: dict[Rest, str]
    while_here: str
    cheaper: str
    cheaper_by_choice: Forms
    cheaper_on: str
    more_gems: dict[Occasion, str]
    their_gems: Forms
    their_cards: Forms
    pay_gems: str
    discard_cards: Forms
    give_tokens: str
    give_attack: str

    # -- cards as text
    sections: str
    section_names: tuple[str, str, str]  # top left, top right, bottom
    blank: str
    level: str
    top_reward: str
    gems_of_cost: Forms = "{n} {c}"  # the color alone, as in tables; or its forms
    names: str
    columns: tuple[str, str]  # the number and the name of a card

    # -- painting
    no_gems_left: str
    best_painting: str
    best_is_none: str
    chosen_painting: str
    chosen_is_none: str
    none_scores_more: str
    no_other_scores_more: str
    no_gem_scores_more: str
    another_scores_more: str
    unproven: str
    painted_circle: str
    gems_on: Forms
    section_labels: tuple[str, str, str, str]  # in the order of SECTIONS
    stays_mixed: str
    becomes: str
    named_card: str
    numbered_card: str
    unknown_card: str
    sections_of_a_circle: str

    # -- reasons: why an item of a score is worth its points
    found: Forms
    found_none: str
    circle_item: str
    painted_with: Forms
    infinite_item: str
    circle_bonuses: str
    power_item: Forms
    step_each: str
    step_every: str
    per_step: str
    table_reached: str
    table_reached_or_more: str
    tier_reached: str
    tier_missed: str
    flat_item: str
    level_item: str
    most_won: str
    most_won_alone: str
    second_won: str
    most_lost: str
    most_lost_alone: str
    fewest_won: str
    fewest_won_alone: str
    fewest_lost: str
    fewest_lost_alone: str
    nothing_copied: str
    copied_item: str
    copied_known: str
    condition_missed: str
    condition_held: str
    magic_times: Forms
    magic_times_sum: Forms
    magic_alone: Forms
    bonus_alone: Forms
    sets_item: Forms
    no_set: str
    attack_item: Forms
    attack_hits: str
    attack_stopped: str
