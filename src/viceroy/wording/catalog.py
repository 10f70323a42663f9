"""The catalog of a language: its words, and the messages from which laws, scores, reports and a game in words are made.

A message is a text in which placeholders stand in braces; the docstring of its field names them. `{n}` is the number
that a message agrees with, `{n:card|cards}` a word in its form after that number. All messages belong to one dialog
with a player, who is addressed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import dataclass_transform

import attrs

from viceroy.errors import RefusalCode
from viceroy.model.laws import Deck, LookedDeck, Occasion, Placement, Response, Rest, Trigger
from viceroy.model.pyramid import Section
from viceroy.model.quantities import CardKind, Counted, Having, Where, Whose
from viceroy.model.tokens import Color, TokenKind
from viceroy.scoring.items import Line

# -- numbers ----------------------------------------------------------------------------------------------------------


def form_after(number: int, forms: Sequence[str]) -> str:
    """Return the plural form of a word after a number: one of two forms, of three, or of four.

    Two are for 1 and for all other numbers. Three are those of Russian: one (1, 21, 31...), few (2 to 4, 22 to 24...),
    many (all others). Of four the first is for 1 itself, before those three. The last form is that of 0, too, and of
    several things of which the number is not said.

    >>> form_after(1, ("gem", "gems")), form_after(0, ("gem", "gems"))
    ('gem', 'gems')
    >>> [form_after(number, ("круг", "круга", "кругов")) for number in (1, 3, 5, 11, 21)]
    ['круг', 'круга', 'кругов', 'кругов', 'круг']
    """
    if len(forms) == 2 or (len(forms) == 4 and number == 1):
        return forms[0] if number == 1 else forms[-1]
    *_, one, few, many = forms
    last, last_two = abs(number) % 10, abs(number) % 100
    if last == 1 and last_two != 11:
        return one
    return few if last in (2, 3, 4) and last_two not in (12, 13, 14) else many


class Number(int):
    """A number in a message, written by `{n}`; `{n:gem|gems}` is the word in its form after that number.

    >>> "{n} {n:gem|gems} on {card}".format(n=Number(2), card="card 7")
    '2 gems on card 7'
    """

    def __format__(self, spec: str) -> str:
        return form_after(self, spec.split("|")) if "|" in spec else super().__format__(spec)


def format_message(message: str, number: int, **values: object) -> str:
    """Return a message with the number that it agrees with, and with other values put in.

    >>> format_message("Draw {n} {n:card|cards} {where}.", 1, where="here")
    'Draw 1 card here.'
    """
    return message.format(n=Number(number), **values)


# -- parts of a catalog -----------------------------------------------------------------------------------------------


@dataclass_transform(kw_only_default=True, frozen_default=True, eq_default=False)
class Messages:
    """A base of the parts of a catalog, whose fields are given by name.

    The type checker finds a field that is missing. Such a class costs nothing at a start, as it has no code of its own.
    """

    def __init__(self, **fields: object) -> None:
        vars(self).update(fields)


# -- words ------------------------------------------------------------------------------------------------------------


@attrs.frozen
class Noun:
    """A noun in the accusative, as the object of a sentence: one, and several.

    >>> Noun("gem", "gems").form(2), Noun("карту", "карт", "f", few="карты").form(2)
    ('gems', 'карты')
    """

    one: str
    many: str
    gender: str = ""
    """A key of the articles: `each`, `none` and `each_one` of `QuantityMessages`."""
    few: str = ""
    """After 2, in a language with Slavic plural forms."""
    genitive: str = ""
    """Of one, where it differs from `few`, or from `one` in a language without that form."""
    nominative: tuple[str, str] | None = None
    """One and several, where they differ from the accusative."""

    def form(self, number: int | None) -> str:
        """Return the noun after a number; None is several of which the number is not said."""
        return form_after(number or 0, [form for form in (self.one, self.few, self.many) if form])

    def genitive_form(self) -> str:
        """Return the genitive of one, as of a part: "a set of one gem"."""
        return self.genitive or self.few or self.one

    def nominative_form(self, number: int | None = None) -> str:
        """Return the noun by itself: after a number, or as the heading above several."""
        if self.nominative is None:
            return self.form(number)
        one, several = self.nominative
        return several if number is None else attrs.evolve(self, one=one).form(number)

    def counted(self, number: int) -> str:
        """Return a number of things, as the object of a sentence: "2 gems"."""
        return f"{number} {self.form(number)}"

    def nominative_counted(self, number: int) -> str:
        """Return a number of things by itself."""
        return f"{number} {self.nominative_form(number)}"

    def map(self, change: Callable[[str], str]) -> Noun:
        """Return the noun with each of its forms changed, the nominative aside."""
        few, genitive = (change(text) if text else "" for text in (self.few, self.genitive))
        return Noun(change(self.one), change(self.many), self.gender, few, genitive)


@attrs.frozen
class Owner:
    """Whose things are counted, as parts of a sentence."""

    in_pyramid: str
    """In the pyramid of the owner."""
    of_pyramid: str
    """The genitive of that pyramid."""
    behind_screen: str
    """Behind the screen of the owner."""


@attrs.frozen
class DeckPhrases:
    """A deck as a part of a sentence."""

    source: str
    """Where cards are drawn from."""
    top: str
    """Where cards are put back."""
    inside: str
    """Where cards are left."""


class Vocabulary(Messages):
    """The words of the game."""

    both: str
    """Between the last two of several things: "and"."""
    either: str
    """Between the last two of several things of which any will do: "or"."""
    together: str = ""
    """Between the last two of several things that are added up; as `either` if left out."""
    semicolon: str = "; "
    """With its spaces."""
    colon: str = ": "
    """With its spaces, between a label and what it stands for."""
    color: str
    """A color by itself."""
    colors: dict[Color, dict[str, str]]
    """The forms of each color by their names, which are placeholders of the messages with a {color}: `c` in English,
    one for each gender, number and case in other languages."""
    nouns: dict[Counted, Noun]
    """What is counted; lists leave out what stands in parentheses, which explains it."""
    kinds: dict[CardKind, Noun]
    """Cards of one kind."""
    colored: dict[Counted, Noun]
    """What is counted of one color: {color}."""
    decks: dict[Deck, DeckPhrases]
    """Decks that cards are drawn from."""
    looked_decks: dict[LookedDeck, str]
    """The genitives of the decks that are looked at."""

    def color_word(self, color: Color) -> str:
        """Return the name of a color."""
        return self.color.format(**self.colors[color])


# -- laws -------------------------------------------------------------------------------------------------------------


class QuantityMessages(Messages):
    """Quantities and conditions."""

    # a quantity: what is counted, and where
    section: str
    """A card with a section of a color: {color}."""
    having: dict[Having, str]
    """A card with tokens, or without."""
    each: dict[str, str]
    """The articles of "each" by gender; empty in a language that has none there."""
    none: dict[str, str]
    """The articles of "no" by gender, before a noun in the genitive."""
    each_one: dict[str, str]
    """The articles of the parts of a set by gender, before a noun in the genitive."""
    owners: dict[Whose, Owner]
    """Whose things are counted."""
    any_player: Owner
    """Whose things are counted, if it is any of the players."""
    places: dict[Where, str]
    """Where things lie; the number is that of the things: {owner.in_pyramid}, {owner.of_pyramid},
    {owner.behind_screen}."""
    places_of: dict[tuple[Counted, Where], str]
    """Where some things lie, if it is called otherwise than in `places`; {noun} stands where the place does not follow
    the noun."""
    on_level: str
    """A level of a pyramid, or one of several: {level}, {owner.of_pyramid}."""
    on_each_level: str
    """Several levels of a pyramid: {levels}, {owner.of_pyramid}."""

    # quantities of several
    sets: Noun
    """One of each of several things: {parts}."""
    kinds_among: Noun
    """Different things among several: {parts}."""
    of_each_color: str
    """Behind the part of a set that is there in each color."""
    levels_with: Noun
    """Different levels with something: {levels}: empty, or which in parentheses, {owner.of_pyramid}, {parts}: one."""
    colors_among: Noun
    """Different colors of something: {parts}."""
    kinds_of_token: Noun
    """Different kinds of token: {parts}: where they lie."""
    greatest: str
    """Behind several things of which the most frequent is counted."""

    # how often something is counted
    for_each: str
    """For one thing at a time: {each_thing}."""
    for_every: str
    """For several things at a time: {n}, {things}."""
    at_most_times: str
    """With a limit: {rate}, {times}."""
    times: str
    """How many times: {n}."""
    found: str
    """What was counted: {n}, {thing} or {things}."""
    found_none: str = ""
    """What was counted if it is nothing: {things}; as `found` if left out."""

    # conditions, as they stand in the messages that have a {condition}
    there_are: str
    """A number of things within limits: {limits}, {thing} or {things}."""
    there_is_no: str
    """No thing at all: {no_thing}."""
    there_is_neither: str
    """None of several things: {things}, joined by the next one."""
    nor: str
    """Between things of which there are none, with its spaces."""
    level_is: str
    """The level of the law within limits: {limits}."""
    exactly: str
    """Both limits: {n}."""
    at_least: str
    """A lower limit: {n}."""
    at_most: str
    """An upper limit: {n}."""
    at_most_none: str = ""
    """The upper limit 0; as `at_most` if left out."""
    fewer_of: str = ""
    """Before each of several things that are compared, with its space: "moins *de* jetons"."""


class RewardMessages(Messages):
    """What a reward gives, as the object of a sentence."""

    nothing: str
    """No reward at all."""
    any_gems: str
    """Gems of any colors: {n}."""
    drawn: str
    """Cards drawn: {n}."""
    their_gems: str
    """Gems of any colors that other players choose: {n}."""
    their_cards: str
    """Cards drawn from decks that other players choose: {n}."""
    any_infinite_gem: str
    """An infinite gem of any color."""


class EffectMessages(Messages):
    """The effects of laws: a sentence for each class, with its period, and the parts of some of them."""

    gain: str
    """{gained}: a reward, in the words of `RewardMessages`."""
    choose_one: str
    """{options}: numbered rewards."""
    draw: str
    """{n} cards, {deck.source}."""
    put_back_cards: str
    """{n}, {things}, {deck.top}."""
    tuck_from_hand: str
    """Up to {n} cards."""
    tuck_any_from_hand: str
    """Any number of cards."""
    tuck_free_card: str
    store_gems: str
    """Up to {n} gems."""
    swap_tokens: str
    """{paid}: empty, or `paid_for_swap`."""
    paid_for_swap: str
    """What the other player gets for a swap: {gems}, which are {n}."""
    take_from_row: str
    skip_next_auction: str
    double_tokens: str
    look: str
    """{n} cards, {deck}: one of `looked_decks`, {rest}: what happens with the cards."""
    keep_all: str
    """All cards that were looked at come into the hand; the number is theirs."""
    keep_some: str
    """{n} of the cards that were looked at come into the hand, {put}: where the others go."""
    put_it: str
    """A single card goes {where}: one of `rests`."""
    put_them: str
    """All cards go {where}."""
    put_other: str
    """The one card that is left goes {where}."""
    put_others: str
    """The cards that are left go {where}."""
    rests: dict[Rest, str]
    """Where cards go that were looked at."""
    look_behind_screen: str
    conditional: str
    """{condition}, {effects}."""
    conditional_otherwise: str
    """{condition}, {effects}, {others}: the effects if the condition does not hold."""
    choose: str
    """{lists}: numbered lists of effects."""
    pay: str
    """{payment}: joined from the next four, {effects}."""
    pay_inside: str = ""
    """As `pay`, behind a part of a sentence, where the order of the words changes there."""
    pay_gems: str
    """{gems}."""
    discard_cards: str
    """{n} cards of the hand."""
    give_tokens: str
    """{tokens} of the pyramid."""
    give_attack: str
    """{tokens}: attack tokens."""
    move_token: str
    turn_token: str
    untuck: str
    """Up to {n} cards."""
    untuck_any: str
    """Any number of cards."""
    take_stored: str
    others_gain: str
    """{gained}: a reward, with `their_gems` and `their_cards`."""
    others_gain_inside: str = ""
    """As `others_gain`, behind a part of a sentence, where the order of the words changes there."""
    others_lose: str
    """{n} gems."""
    others_lose_inside: str = ""
    """As `others_lose`, behind a part of a sentence, where the order of the words changes there."""
    then: str
    """Between effects that follow each other in a sentence of their own."""
    then_inside: str
    """Between effects that follow each other as a part of an effect."""


class ClauseMessages(Messages):
    """Points clauses. A {scored} is one of `score`, `score_more` and `lose`, with what it is for."""

    at_the_end: str
    """The sentence of a clause: {scored}."""
    at_the_end_if: str
    """The sentence of a clause with a condition: {scored}, {condition}."""
    only_if: str
    """The sentence of a long {condition}, behind that of its clause."""
    score: str
    """Points: {n}."""
    score_more: str
    """Points for what has points of its own: {n}."""
    lose: str
    """Points lost: {n}."""
    table: str
    """A table; the number is that of the last points: {points} for {numbers} of {things}."""
    tier: str
    """A tier: {n} points from {least} on, {things}: the things behind a space in the lowest tier, else empty."""
    tiers: str
    """All {tiers}; in a language whose tiers do not name them, {things}."""
    by_level: str
    """Points by the level of the law: {levels}, joined from the next two."""
    first_level: str
    """{n} points on level {level}."""
    further_level: str
    """{n} points on level {level}."""
    most: str
    """No other player has more: {scored}, {thing} or {things}."""
    most_alone: str
    """All other players have fewer: {scored}, {thing} or {things}."""
    second: str
    """Exactly one other player has more: {first}, as above, and {scored}."""
    fewest: str
    """No other player has fewer: {scored}, {things}."""
    fewest_alone: str
    """All other players have more: {scored}, {things}."""
    copied: str
    """The points of the adjacent law that scores the most."""


class LawMessages(Messages):
    """How a law is played, what it responds to, and what is different while it lies in the pyramid."""

    placements: dict[Placement, tuple[str, ...]]
    """Where the law is played."""
    on_levels: str
    """{levels} that it may lie on."""
    price: str
    """{gems} that it costs."""
    only_if: str
    """The {condition} to play it."""
    requires: str
    """What a deck must hold: {n} cards, {deck.inside}."""
    does_nothing: str
    """A law without effects and points."""
    events: dict[Trigger, str]
    """What it responds to, with the comma behind it, if the language has one there."""
    does: str
    """{event}, {effects} that happen then."""
    may_do: str
    """{event}, {effects} that the player may let happen."""
    may: str
    """{event}, {response} that the player may choose."""
    responses: dict[Response, str]
    """What the player may do at an event."""
    while_here: str
    """As long as the law lies there: {different}, one of the following."""
    cheaper: str
    """A character costs less: {gems}, {where}: empty, or `cheaper_on`."""
    cheaper_on: str
    """Where a character costs less: {level}, or one of several."""
    more_gems: dict[Occasion, str]
    """What brings more: {gems}."""


# -- scores -----------------------------------------------------------------------------------------------------------


class ReasonMessages(Messages):
    """Why an item of a score is worth its points. A {found} is what was counted, with its number."""

    circle_item: str
    """{color}, {level}, {painted}: empty, or `painted_with`, {bonus}: empty, or `circle_bonuses`."""
    painted_with: str
    """{n} gems that painted a circle."""
    infinite_item: str
    """{color}, {level}, {bonus}: empty, or `circle_bonuses`."""
    circle_bonuses: str
    """{n} points by circle bonuses of a {color}."""
    per_each: str
    """{found}, {n} points for each thing."""
    per_every: str
    """{found}, {n} points for every {every} things."""
    reached: str
    """{found}, {points} for {n}."""
    reached_or_more: str
    """{found}, {points} for {n} or more."""
    tier_missed: str
    """{found}, fewer than {n}."""
    flat_item: str
    """The law is worth its points by itself."""
    level_item: str
    """The {level} of the law."""
    most_won: str
    """{found}; no other player has more."""
    most_won_alone: str
    """{found}; all other players have fewer."""
    second_won: str
    """{found}; exactly one other player has more."""
    most_lost: str
    """{found}; another player has more."""
    most_lost_alone: str
    """{found}; another player has as many or more."""
    fewest_won: str
    """{found}; no other player has fewer."""
    fewest_won_alone: str
    """{found}; all other players have more."""
    fewest_lost: str
    """{found}; another player has fewer."""
    fewest_lost_alone: str
    """{found}; another player has as few or fewer."""
    nothing_copied: str
    """No adjacent law scores."""
    copied_item: str
    """The points of the adjacent law that scores the most."""
    copied_known: str
    """The points of that {law}: its number and name."""
    condition_missed: str
    """{found}, and the {limits} that it does not keep."""
    condition_held: str
    """{reason}, and {found} for its condition."""
    magic_times: str
    """{n} magic tokens, {bonuses}: a single one."""
    magic_times_sum: str
    """{n} magic tokens, {bonuses}: several, and their {sum}."""
    magic_alone: str
    """{n} magic tokens without a bonus."""
    bonus_alone: str
    """{bonuses} without a magic token; the number is that of the bonuses."""
    kinds: str
    """The tokens of which sets are made: {defense}, {magic}, {science}."""
    sets_item: str
    """{n} sets of {worth} points each, {kinds}."""
    no_set: str
    """{kinds}."""
    attack_item: str
    """{n} attack tokens of the opponents, {defense}, {outcome}: a product, or the next one."""
    attack_stopped: str
    """No token costs points."""


class PaintingMessages(Messages):
    """How a player painted. {known} is one of the five messages in the middle."""

    no_gems_left: str
    """No gem is left to paint with."""
    best_painting: str
    """The program painted: {known}."""
    best_is_none: str
    """The program painted nothing: {known}."""
    chosen_painting: str
    """The player painted: {known}."""
    chosen_is_none: str
    """The player painted nothing: {known}."""
    none_scores_more: str
    no_other_scores_more: str
    no_gem_scores_more: str
    another_scores_more: str
    unproven: str
    painted_circle: str
    """{gems}: what is put where, {card}: the upper card, {end}: one of `stays_mixed` and `becomes`."""
    gems_on: str
    """{n}, {things}, {sections}: joined from `section_labels`."""
    section_labels: dict[Section, str]
    """The sections of a circle."""
    stays_mixed: str
    """The circle keeps several colors."""
    becomes: str
    """The circle becomes {color}."""
    named_card: str
    """The upper card: {name}, {number}, {level}."""
    numbered_card: str
    """The upper card, if it has no name: {number}, {level}."""
    unknown_card: str
    """The upper card, if it has no number: {level}, {x}."""
    sections_of_a_circle: str
    """Where the sections of a circle lie."""


# -- cards and tables -------------------------------------------------------------------------------------------------


class CardMessages(Messages):
    """A card as text, and the list of a set."""

    sections: str
    """The heading of the colors at the top left, the top right and the bottom."""
    section_names: tuple[str, str, str]
    """Where each of these colors is."""
    blank: str
    """A section without a color."""
    level: str
    """A row of a character: {level}, {cost}, {reward}."""
    gems: str
    """Gems of a color, as of a cost: {n}, {color}."""
    gems_nominative: str = ""
    """By themselves, where that differs."""
    top_reward: str
    """What the top level gives: {n} points, or the rewards below."""
    names: str
    """The {names} in other languages."""
    columns: tuple[str, str]
    """The headings of the number and the name of a card in a list."""


class Labels(Messages):
    """The words of tables, drawings and legends."""

    lines: dict[Line, str]
    """The lines of a score."""
    total: str
    rank: str
    player: str
    winner: str
    winners: str
    level: str
    circle: str
    """Of a single color."""
    painted: str
    points: str
    science: str
    magic: str
    defense: str
    magic_bonus: str
    circle_bonus: str
    infinite_gem: str
    stored_gem: str
    tucked_card: str
    gems: str
    """Of any colors."""
    draw: str
    """Cards."""
    attack: str
    """A token."""
    power: str
    """Points."""


# -- a game in progress -----------------------------------------------------------------------------------------------


class TableMessages(Messages):
    """Parts of the sentences of a game in progress."""

    no_gems: str
    """By itself."""
    no_card: str
    """As the object of a sentence, and where a card of the auction row would lie."""
    a_card: str
    """One that is not known, as the object of a sentence."""
    token: dict[TokenKind, str]
    """A token: {n}, its value, and {color} of a circle bonus."""
    a_token: str
    """A {token} with its article, as the object of a sentence."""
    at_base: str
    """The base of a {color} in the auction row."""
    at_tip: str
    """The tip of a {color} in the auction row."""
    place: str
    """A place of a pyramid: {level}, {x}."""
    level: str
    """A {level}, where no card lies."""
    under: str
    """Under a {card}."""
    virtual_opponents: str
    """{n} virtual opponents, as the subject of a sentence."""
    editions: dict[str, str]
    """The names of the printed editions, for {edition}; one of house rules has the name that its player gave it."""


class EventMessages(Messages):
    """Events, a line each.

    {player}: a name, {card} and {law}: a number and a name, {cards}: several or `no_card`, {gems}: counted by color, or
    `no_gems`, {at} and {to}: a card or a place, {token}: in the words of `a_token`, {deck}: a deck in its phrases.
    """

    # setup
    game_started: str
    """{players}, {edition}."""
    cards_removed: str
    decks_made: str
    """The numbers of cards: {auction}, {reserve}."""
    gems_returned: str
    dealt: str
    """{things}: a number of cards of a kind, {shown}: empty, or the cards behind a colon."""
    first_card_placed: str

    # auctions
    turn_started: str
    """{turn}."""
    cards_revealed: str
    """{row}: cards by color."""
    auction_started: str
    """{auction}: a number, {players}."""
    choice_made: str
    bids_revealed: str
    """{bids}: colors, and the next ones."""
    bid_pass: str
    virtual_bid: str
    """{number} of a virtual opponent, {color}."""
    claims_revealed: str
    """{claims}, joined from the next ones."""
    claim_none: str
    """A {color} of which the player wants no card."""
    card_taken: str
    """{slot}: one of `at_base` and `at_tip`."""
    cards_discarded: str
    passed: str
    gems_taken: str
    row_moved: str
    """{cards} that were discarded, {row}: cards by color."""
    card_tucked: str
    row_refilled: str
    """{slot}: one of `at_base` and `at_tip`."""
    auction_skipped: str

    # development
    round_started: str
    """{round}: a number, {players}."""
    cards_laid: str
    """{cards} with the names of their players, some with the next one."""
    laid_for_gems: str
    """Behind a card that is discarded for gems, with its space."""
    card_returned: str
    card_placed: str
    """{where}: one of the next six, {paid} and {infinite}: empty, or one of those behind them."""
    on_place: str
    """A place: {level}, {x}."""
    on_level_one: str
    left_of: str
    """On level 1, to the left of the {card}."""
    right_of: str
    """On level 1, to the right of the {card}."""
    across: str
    """On a {level}, across the {cards}."""
    paid: str
    infinite: str
    """{gems} that infinite gems paid."""
    circle_closed: str
    """{color}, of which the player takes a gem."""
    circle_without_gem: str
    """{color}, of which the bank has no gem."""
    tokens_gained: str
    """{tokens}."""
    attack_gained: str
    """{tokens}: attack tokens."""
    infinite_gem_gained: str
    """{color}, from the bank."""
    own_infinite_gem: str
    """{color}, from behind the screen."""
    infinite_gem_lost: str
    """{color}."""
    card_drawn: str

    # laws
    law_responded: str
    no_effect: str
    option_chosen: str
    """{option}: a number."""
    option_taken: str
    """{option}: what it gives, or sentences about its effects."""
    gems_paid: str
    attack_paid: str
    """{tokens}: attack tokens."""
    token_paid: str
    token_moved: str
    token_turned: str
    """{side} that was up, {other}: the one that is now."""
    card_taken_back: str
    gems_taken_back: str
    gem_stored: str
    """{color}."""
    gems_lost: str
    no_gems_lost: str
    card_put_back: str
    cards_looked_at: str
    """{n} cards, {deck}: one of `looked_decks`, {shown}: empty, or the cards behind a colon."""
    rest_put_back: dict[Rest, str]
    """{n} cards, {deck}: one of `looked_decks`."""
    screen_seen: str
    """{other}: a name, {shown}: empty, or what is behind the screen, behind a colon."""
    card_moved_under: str
    """{level} where the card lay."""
    tokens_swapped: str
    """{other}: a name, {token} that goes there, {taken}: the token that comes, {paid}: empty, or `paid`."""

    # the end
    hand_discarded: str
    """{behind}: gems and attack tokens, in the nominative."""
    section_painted: str
    """{section}: one of `section_labels`, {circle}: one of the next two, {color}."""
    circle_under: str
    """A circle, by its upper card: {at}."""
    circle_at: str
    """A circle, by its place: {at}."""


@attrs.frozen
class Question:
    """What a player is asked: for those who wait, and to the player."""

    choosing: str
    """What is chosen, as the object of a sentence."""
    ask: str
    """The question; {about}: the card that it is about."""


class PromptMessages(Messages):
    """The questions to a player. An {about} is the number and name of the card in question."""

    chooses: str
    """For those who wait: {players} who choose, {n} in number, {choosing}."""
    up_to: str
    """Behind a question, with its space: at most {n} more."""
    due: str
    """Behind a question, with its space: {n} cards, gems or tokens that are still due."""

    gems_to_return: Question
    start: Question
    bid: Question
    """{auction} of {auctions}."""
    claim: Question
    """{others} who bid the {color}, too; {n} is their number."""
    claim_alone: str
    """Nobody else bid the {color}."""
    claim_with_virtual: str
    """A virtual opponent bid the {color}, too."""
    attack_card: Question
    row_discard: Question
    lay: Question
    """{round} of {rounds}."""
    place: Question
    price: str
    """What is chosen where the question is that of `payment`: gems for a law."""
    top_reward: Question
    """{level}: the top level."""
    gems: Question
    """{n} gems."""
    draw: Question
    """{due}: empty, or a number of cards."""
    own_gem: Question
    """{color}."""
    option: Question
    effects: str
    """What is chosen where the question is that of `option`: what a law does."""
    color: Question
    put_back: Question
    """{due}."""
    store: Question
    """{most}: empty, or `up_to`."""
    row_card: Question
    use_law: Question
    """{effects}."""
    tuck_taken: Question
    tuck_hand: Question
    """{most}: empty, or `up_to`."""
    tuck_free: Question
    untuck: Question
    """{most}: empty, or `up_to`."""
    keep: Question
    """{n} of {cards}."""
    arrange: Question
    """Cards go back on the deck: {due}."""
    arrange_below: str
    """Cards go under the deck: {due}."""
    screen: Question
    swap: Question
    swap_others: str
    """The token of the other player: {token}, one of `token`, is the own one."""
    swap_gems: str
    """{n} gems for {player}."""
    swap_for_nothing: str
    """No gems for {player}."""
    move_token: Question
    move_to: str
    """{token}: one of `token`."""
    turn_token: Question
    pay: Question
    """{payment}, {effects} that follow it."""
    payment: Question
    """{n} gems."""
    pay_card: str
    """A card: {about}, {due}."""
    pay_token: str
    """A token: {about}, {due}."""
    lose: Question
    """{n} gems."""
    lose_none: str
    paint: Question


class ActionMessages(Messages):
    """What a player may choose, as the answers to the questions. A {place} is one of the first four."""

    card_on_level: str
    """A place where a {card} lies: {level}."""
    left_end: str
    """Of level 1."""
    right_end: str
    """Of level 1."""
    level_on_cards: str
    """A place on a {level}, on {cards}: their numbers."""

    # setup, auctions
    start: str
    """{card}, {gives}: empty, or the next one."""
    start_gives: str
    """{reward}, behind a colon."""
    keep: str
    """{card}."""
    bid: str
    """{color}, {cards}: those of the color, joined by "or", or `no_card`."""
    bid_attack: str
    pass_auction: str
    """{n} gems that are taken."""
    pass_for_nothing: str
    """The same where the bank is empty."""
    claim_base: str
    """{card}."""
    claim_tip: str
    """{card}."""
    claim_none: str
    keep_in_hand: str
    tuck_under: str
    """The card in question, {place}."""

    # development
    lay_law: str
    """A {card} that is a law."""
    discard: str
    """{card} for {n} gems."""
    pass_round: str
    place: str
    """{place}, {payment}: one of those below, {rewards}, {top}: empty, or the next one, {circle}: empty, or one of
    those behind it."""
    or_points: str
    """{n} points, in place of the rewards."""
    closes: str
    """A {color} circle that is closed, with its semicolon."""
    circle_of: str
    """The {sections} of a circle so far, with its semicolon."""
    colored_sections: str
    """{n} sections of a {color}; those of a circle are listed."""
    in_place_of: str
    """A law: {place}."""
    less: str
    """{gems} of which laws take {n} off."""
    payment: str
    """{gems}."""
    pay_nothing: str
    top_rewards: str
    """{rewards} on the top level."""
    decks: dict[Deck, str]
    """A card of a deck, to be drawn."""
    own_gem: str
    no_own_gem: str

    # laws
    color: str
    """{color}, of which the bank has {n}."""
    gem: str
    """A gem of a {color}."""
    token: str
    """{token}: one of `token`, {place}."""
    place_of: str
    """A {place} in the pyramid of another {player}."""
    turn_attack: str
    """An attack token, which comes to lie on the {place}."""
    turn_token: str
    """{side}, {place}, {other}: the side that is up then."""
    yes: str
    no: str
    swap_nothing: str
    leave_tokens: str
    done: str

    # painting
    circle: str
    """A circle under a {place}: {sections}, its colors."""
    paint: str
    """{section}: one of `section_labels`, {color}, {circle}."""
    paint_best: str
    paint_no_more: str


class MomentMessages(Messages):
    """The head of a moment."""

    game_over: str
    painting: str
    before: str
    development: str
    """{turn} of {turns}, {round} of {rounds}."""
    auction: str
    """{turn} of {turns}, {auction} of {auctions}."""


class UndoMessages(Messages):
    """Why a choice cannot be taken back: by the event that has revealed something, without what it revealed."""

    nothing_done: str
    """There is no choice yet."""
    gems_returned: str
    cards_removed: str
    characters_dealt: str
    first_card_placed: str
    decks_made: str
    laws_dealt: str
    cards_revealed: str
    bids_revealed: str
    claims_revealed: str
    cards_laid: str
    passed: str
    card_drawn: str
    cards_looked_at: str
    screen_seen: str
    row_refilled: str
    hand_discarded: str


class RemarkMessages(Messages):
    """What is wrong with a score sheet, to somebody who taps on its cards."""

    unknown_set: str
    """The sheet names a card set that is not here."""
    unknown_card: str
    """{card}: its number or id."""
    card_twice: str
    """A card lies in two places."""
    gap: str
    """An empty place between the cards of a row (R3.4)."""
    no_support: str
    """A card that does not rest on two others (R3.3)."""
    too_high: str
    """A sixth level (R3.1)."""
    law_on_level_5: str
    lies_under: str
    """A law that lies only under a character, at a place of its own."""
    on_levels: str
    """A law on another level than {levels}."""
    choice: str
    """It is not said what a card gave."""
    tucked_most: str
    """More than {n} cards under a card."""
    tucked_which: str
    """It is said how many cards lie under a card, but not which."""
    stored_most: str
    """More than {n} gems on a card."""
    stored_none: str
    """Gems on a card that stores none."""
    stored_which: str
    """It is said how many gems lie on a card, but not their colors."""
    painting: str
    """What was painted is not possible with these cards and gems."""
    too_many: str
    """{pieces}, of which there are {found}, and {supply} in the game."""


class RefusalMessages(Messages):
    """Why an action is refused: a sentence without its capital and period."""

    no_gem_of_color: str
    """As `NO_GEM`, where one gem of a {color} is needed."""
    or_others: str
    """What laws take off a cost may be other gems, as many: {others} of `WRONG_LEFT_OUT`, else empty."""
    free_card_to_replace: str
    """As `NOT_A_CARD_TO_REPLACE`, where the edition wants a free card (B29)."""
    sentences: dict[RefusalCode, str]
    """{needed} and {available}: gems, {n}: the number that is needed, {found}: the one that was named, {either}: what
    is needed, joined by "or", {listed}: what is available, joined by "and", {characters} and {laws}: numbers of cards,
    {others}: empty, or `or_others`."""


class HintMessages(Messages):
    """Why a choice is worth it: the predicate of a sentence about the choice."""

    best: str
    """Nothing but the trials speak for it: it is the best."""
    worse: str
    """Nothing but the trials speak for it: others are better."""
    takes_any: str
    """An attack token."""
    brings_gems: str
    """{n}."""
    begins: str
    """{reward}."""
    passes_round: str
    passes_auction: str
    then_gems: str
    """{gems} that the player has then."""
    bid_for: str
    """{card}, {outlook}: one of the next two."""
    too_dear: str
    as_high: str
    """The level {n}, {reward}: one of the next one, or a reward."""
    law_costs: str
    """{n} gems, {law}: its first sentence."""
    law_is_free: str
    """{law}: its first sentence."""
    closes: str
    """{color}, {level}."""
    brings: str
    """{reward}, {level}."""
    needs_no_gems: str
    """{level}."""

    # the table of hints
    after: str
    """The moment: {n} actions."""
    columns: tuple[str, str, str]
    """The headings: points, their interval, the choice and why it is worth it."""
    to_type: str
    """The heading of what to type at a keyboard."""
    interval: str
    """From {low} to {high}."""
    legend: str
    """What the points are."""


class TerminalMessages(Messages):
    """The table, the menus and the screen of a game in a terminal."""

    # the table
    row: str
    row_is_empty: str
    bank: str
    """{gems}."""
    decks: str
    """{auction}: a number, {reserve} and {laws}: numbers of cards."""
    deck_before: str
    """Before the characters are split into two decks: {characters} and {laws}."""
    still_bidding: str
    """{numbers} of virtual opponents."""
    on_top: str
    """{deck}: one of `looked_decks`, {cards}, joined by `then_inside`."""
    at_bottom: str
    """{deck}: one of `looked_decks`, {cards}, joined by `then_inside`."""
    known_to: str
    """A card that {players} know."""
    players: str
    you: str
    """{player}, whose screen it is."""
    hand: str
    """{cards}."""
    empty: str
    """No cards in a hand."""
    points_now: str
    """{n}."""
    infinite_to_use: str
    """{gems}."""
    has_chosen: str
    has_to_choose: str
    has_card: str
    has_passed: str
    skips: str
    """A player takes no part in this auction phase."""
    skips_next: str
    your_hand: str
    your_hand_is_empty: str
    not_this_turn: str
    """Above a card in the hand, in at most 18 characters."""
    pyramid: str
    """{player}."""
    no_card_yet: str
    law: str
    """{card}, {corners}, {law}: its sentences."""
    as_seen_by: str
    """The sentence of a drawing that shows what {player} knows."""
    behind_screen: str
    """{behind}: gems and attack tokens."""
    points: str
    """{n}, on the face of a card."""
    any_color: str
    """Of an infinite gem, on the face of a card."""

    # the screen above a menu, and the menu
    to_place: str
    """Above a card, in at most 18 characters."""
    looked_at: str
    """Above a card, in at most 18 characters."""
    you_have: str
    """{belongings}, {gems} of the bank."""
    more: str
    """{first} to {last} of a long list."""
    back: str
    all_gems: str
    """{color} of the last gem, {gems} in all."""
    gems_left: str
    """{question}, {n} gems more."""
    discard: str
    """Any card, for {n} gems."""
    section: str
    """{section}: one of `section_labels`, {now}: empty, or the next one, {color}."""
    section_now: str
    """The {color} of a section, with its space."""


# -- the catalog ------------------------------------------------------------------------------------------------------


class Catalog(Messages):
    """All that is said in one language. There is one catalog a language, so catalogs compare by identity."""

    language: str
    """The tag of the language, a value of `Language`; cards have their names by it."""
    words: Vocabulary
    quantities: QuantityMessages
    rewards: RewardMessages
    effects: EffectMessages
    clauses: ClauseMessages
    laws: LawMessages
    reasons: ReasonMessages
    painting: PaintingMessages
    cards: CardMessages
    labels: Labels
    table: TableMessages
    events: EventMessages
    prompts: PromptMessages
    actions: ActionMessages
    moments: MomentMessages
    undo: UndoMessages
    remarks: RemarkMessages
    refusals: RefusalMessages
    hints: HintMessages
    terminal: TerminalMessages
