"""Notation: an action or a pyramid as one line of text, for logs and bug reports."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby, takewhile
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_type_hints

import attrs

from viceroy.engine import actions as act
from viceroy.engine.actions import Action, SeatNumber, Slot, Token
from viceroy.engine.frame.refusals import with_ints
from viceroy.errors import BadNotation, check_type, wrong_type
from viceroy.messages import did_you_mean, joined, shown, snake_case
from viceroy.model.cards import (
    TOP_LEVEL,
    TOP_LEVEL_OF_LAWS,
    Card,
    CardNumber,
    CardSet,
    DescribedCard,
    lies_under_characters,
)
from viceroy.model.geometry import Place, is_supported
from viceroy.model.laws import Deck
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, CircleBonus, Color, Gems, TokenKind, Tokens, TokenSide

MAX_CHARACTERS = 100_000  # of a line

NONE = "-"  # no gems, no decks, no card
_COUNT = r"(?:0|[1-9][0-9]{0,5})"

_NUMBER = re.compile(_COUNT)
_PLACE = re.compile(rf"({_COUNT}),(-?[1-9][0-9]{{0,5}}|0)")
_GEMS = re.compile("(?=.)" + "".join(f"(?:([1-9][0-9]{{0,5}}){color[0]})?" for color in COLORS))
_COUNTED_COLOR = re.compile(rf"[0-9]+[{''.join(color[0] for color in COLORS)}]")
_TOKEN = re.compile(rf"([smd])|(p|m\+|[brgy]\+)({_COUNT})")

_COLOR_OF = {color[0]: color for color in COLORS}
_KIND_OF = {"s": TokenKind.SCIENCE, "m": TokenKind.MAGIC, "d": TokenKind.DEFENSE}
_LETTER_OF = {kind: letter for letter, kind in _KIND_OF.items()}


def _matched(pattern: re.Pattern[str], word: str) -> re.Match[str]:
    """Return the match of a whole word."""
    match = pattern.fullmatch(word)
    if match is None:
        raise ValueError(word)
    return match


# -- values and their words ---------------------------------------------------------------------------------------


def _read_number(word: str) -> int:
    """Read a number that is not negative, of at most six digits."""
    return int(_matched(_NUMBER, word)[0])


def _write_number(value: object) -> str:
    """Write such a number."""
    if type(value) is not int:
        raise ValueError(value)
    return _matched(_NUMBER, str(value))[0]


def _read_place(word: str) -> Place:
    """Read a place: `2,0` is level 2, x 0."""
    level, x = _matched(_PLACE, word).groups()
    return Place(int(level), int(x))


def _write_place(value: object) -> str:
    """Write a place."""
    if not isinstance(value, Place):
        raise ValueError(value)
    return _matched(_PLACE, f"{value.level},{value.x}")[0]


def _read_gems(word: str) -> Gems:
    """Read gems: how many of each color there are, in the order blue, red, green, yellow."""
    if word == NONE:
        return NO_GEMS
    blue, red, green, yellow = _matched(_GEMS, word).groups("0")
    return int(blue), int(red), int(green), int(yellow)


def read_gems_in_any_order(word: str) -> Gems:
    """Read gems of which the colors stand in any order, each once."""
    parts = _COUNTED_COLOR.findall(word)
    in_order = "".join(sorted(parts, key=lambda part: [*_COLOR_OF].index(part[-1])))
    return _read_gems(in_order if "".join(parts) == word else word)


def _write_gems(value: object) -> str:
    """Write gems.

    >>> _write_gems((0, 2, 0, 1)), _write_gems((0, 0, 0, 0))
    ('2r1y', '-')
    """
    if not isinstance(value, tuple) or len(value) != len(COLORS):
        raise ValueError(value)
    if value == NO_GEMS:
        return NONE
    counts = zip(value, COLORS, strict=True)
    return _matched(_GEMS, "".join([f"{count}{color[0]}" for count, color in counts if count != 0]))[0]


def _read_token(word: str) -> Token:
    """Read a token that lies on a card."""
    letter, kind, value = _matched(_TOKEN, word).groups()
    if letter:
        return Token(_KIND_OF[letter])
    if kind == "p":
        return Token(TokenKind.POWER, int(value))
    if kind == "m+":
        return Token(TokenKind.MAGIC_BONUS, int(value))
    return Token(TokenKind.CIRCLE_BONUS, int(value), _COLOR_OF[kind[0]])


def _write_token(value: object) -> str:
    """Write a token.

    >>> _write_token(Token(TokenKind.POWER, 12)), _write_token(Token(TokenKind.CIRCLE_BONUS, 2, Color.RED))
    ('p12', 'r+2')
    """
    match value:
        case Token(TokenKind.SCIENCE | TokenKind.MAGIC | TokenKind.DEFENSE as kind, None, None):
            word = _LETTER_OF[kind]
        case Token(TokenKind.POWER, int(points), None):
            word = f"p{points}"
        case Token(TokenKind.MAGIC_BONUS, int(points), None):
            word = f"m+{points}"
        case Token(TokenKind.CIRCLE_BONUS, int(points), Color() as color):
            word = f"{color[0]}+{points}"
        case _:
            raise ValueError(value)
    return _matched(_TOKEN, word)[0]


# -- symbols ------------------------------------------------------------------------------------------------------


class Symbol(NamedTuple):
    """A terminal symbol, one word of a line: its description for messages, its parser and its writer.

    `words` are those that it can be, if they can be listed. The parser and the writer raise `ValueError` for what the
    symbol does not cover.
    """

    allowed: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]
    words: tuple[str, ...] = ()


def named(values: Mapping[str, object]) -> Symbol:
    """Return the symbol of an enumeration: values by their words."""

    def read(word: str) -> object:
        if word not in values:
            raise ValueError(word)
        return values[word]

    def write(value: object) -> str:
        for word, known in values.items():
            if known == value:
                return word
        raise ValueError(value)

    return Symbol(joined(values, "or"), read, write, tuple(values))


def listed(one: Symbol, what: str) -> Symbol:
    """Return the symbol of a tuple of values, separated by commas; `-` is the empty tuple."""

    def read(word: str) -> tuple[object, ...]:
        return () if word == NONE else tuple(one.read(part) for part in word.split(","))

    def write(value: object) -> str:
        if not isinstance(value, tuple):
            raise ValueError(value)
        return ",".join(map(one.write, value)) or NONE

    return Symbol(what, read, write)


def optional(one: Symbol) -> Symbol:
    """Return the symbol of a value or None, which is written `none`."""
    return Symbol(
        f"{one.allowed}, or none",
        lambda word: None if word == "none" else one.read(word),
        lambda value: "none" if value is None else one.write(value),
    )


def numbered(what: str) -> Symbol:
    """Return the symbol of a number that names something, such as a card."""
    return Symbol(f"the number of {what}", _read_number, _write_number)


def _or_by_name(symbol: Symbol, names: Mapping[str, object], allowed: str | None = None) -> Symbol:
    """Return a symbol that also takes names for its values; what it takes by itself keeps its meaning."""

    def read(word: str) -> object:
        try:
            return symbol.read(word)
        except ValueError:
            if word not in names:
                raise
            return names[word]

    return Symbol(allowed or symbol.allowed, read, symbol.write, (*symbol.words, *names))


PLACE = Symbol("a place, as 2,0", _read_place, _write_place)
GEMS = Symbol("gems, as 2r1y, or - for none", _read_gems, _write_gems)
TOKEN = Symbol("a token (s, m, d, p12, m+3 or r+2)", _read_token, _write_token)


# -- a line -------------------------------------------------------------------------------------------------------


class NotationLine:
    """A tokenizer: a line, read word by word; `column` is that of the next word, counted from 1.

    `instead` has the symbols that are read in place of others, where a line may be spelled in more than one way.
    """

    def __init__(self, text: str, instead: Mapping[Symbol, Symbol] | None = None) -> None:
        check_type(text, str, "a str for text")
        if len(text) > MAX_CHARACTERS:
            raise BadNotation(MAX_CHARACTERS + 1, f"an end after at most {MAX_CHARACTERS} characters", "more")
        self._text = text
        self._instead = instead or {}
        self._words = text.split(" ")
        self._next = 0
        self.column = 1

    @property
    def is_done(self) -> bool:
        """Whether no word is left."""
        return self._next == len(self._words)

    def take(self, symbol: Symbol) -> Any:
        """Parse the next word; raise `BadNotation` if the symbol does not cover it, or no word is left."""
        symbol = self._instead.get(symbol, symbol)
        if self.is_done:
            raise BadNotation(len(self._text) + 1, symbol.allowed, "the end")
        word = self._words[self._next]
        try:
            value = symbol.read(word)
        except ValueError:
            found = f"{shown(word)}{did_you_mean(word, symbol.words)}"
            raise BadNotation(self.column, symbol.allowed, found) from None
        self._next += 1
        self.column += len(word) + 1
        return value

    def must_end(self) -> None:
        """Raise `BadNotation` if a word is left."""
        if not self.is_done:
            raise BadNotation(self.column, "nothing more", shown(self._text[self.column - 1 :]))

    def must_be(self, text: str) -> None:
        """Raise `BadNotation` unless the line is the canonical text of its value."""
        if text != self._text:
            equal = takewhile(lambda pair: pair[0] == pair[1], zip(text, self._text, strict=False))
            same = len([*equal])
            raise BadNotation(same + 1, shown(text[same:]) if text[same:] else "nothing more", shown(self._text[same:]))


_T = TypeVar("_T")

# -- actions ------------------------------------------------------------------------------------------------------

_WORDS = {
    act.ReturnGems: "return", act.ChooseStart: "start", act.BidAttack: "attack", act.TakeCard: "take",
    act.DiscardFromRow: "discard", act.PlaceCard: "place", act.ChooseTopReward: "top", act.TakeGems: "collect",
    act.DrawCards: "draw", act.UseOwnGem: "own-gem", act.ChooseOption: "option", act.ChooseColor: "color",
    act.KeepCard: "keep", act.TuckCard: "tuck", act.StoreGem: "store", act.PickToken: "pick", act.PayGems: "pay",
    act.PaintSection: "paint",
}  # fmt: skip
"""The words of actions that are shorter than their names; the others are the names in kebab-case."""

_SEAT = numbered("a seat")
_CARD = numbered("a card")
_SLOTS = {slot.value: slot for slot in Slot}
_DECKS = named({"law": Deck.LAWS, "reserve": Deck.RESERVE})

_SYMBOLS: dict[Any, Symbol] = {
    SeatNumber: _SEAT,
    CardNumber: _CARD,
    int: numbered("an option"),
    bool: named({"yes": True, "no": False}),
    Gems: GEMS,
    Place: PLACE,
    Place | None: optional(PLACE),
    Color: named({color.value: color for color in COLORS}),
    Slot: named(_SLOTS),
    Slot | None: named({**_SLOTS, "none": None}),
    Section: named({section.value: section for section in Section}),
    TokenSide: named({side.value: side for side in TokenSide}),
    Token: TOKEN,
    tuple[Deck, ...]: listed(_DECKS, "decks, as law,law,reserve, or - for none"),
}
"""How a field is written, by its type."""

_Part = str | tuple[str, Symbol]
"""A part of a line: a word, or a field and its symbol."""

_OTHER_FORMS: dict[type, tuple[_Part, ...]] = {
    act.ChooseStart: (("place", _CARD), "keep", ("keep", _CARD)),
    act.PlaceCard: (("place", PLACE), "with", ("infinite", GEMS), "less", ("left_out", GEMS)),
    act.ChooseTopReward: (("points", named({"points": True, "rewards": False})),),
    act.PickToken: (("place", PLACE), ("token", TOKEN), "of", ("owner", _SEAT)),
}
"""The grammar of actions that are more than their fields in order. The parts follow the word of the action."""


def _form(kind: type) -> tuple[_Part, ...]:
    """Return the default grammar of an action: its fields without the seat, each with the symbol of its type."""
    types = get_type_hints(kind, include_extras=True)
    return tuple((field.name, _SYMBOLS[types[field.name]]) for field in attrs.fields(kind)[1:])


_WORD_OF = {kind: _WORDS.get(kind) or snake_case(kind.__name__).replace("_", "-") for kind in get_args(Action)}
_FORMS = {kind: _OTHER_FORMS.get(kind) or _form(kind) for kind in _WORD_OF}
_KIND = named({word: kind for kind, word in _WORD_OF.items()})
ACTION_WORDS = _KIND.words
"""The words of all kinds of actions."""
_UNSAID = ("less", "with")
"""Keywords that are omitted, with their value, if that is empty and ends the line."""


def action_text(action: Action) -> str:
    """Return an action in one line: the seat, a word for the kind of action, and what is chosen.

    Raises `ValueError` for an action that holds what no such action can hold.

    >>> action_text(act.Bid(0, Color.RED)), action_text(act.PlaceCard(2, Place(3, 1), (0, 1, 0, 0)))
    ('0 bid red', '2 place 3,1 with 1r')
    """
    word = _WORD_OF.get(type(action))
    if word is None:
        raise wrong_type("an action", action)
    action = with_ints(action)  # such as seats of numpy
    try:
        words = [part if isinstance(part, str) else _field_text(action, *part) for part in _FORMS[type(action)]]
        text = " ".join([_SEAT.write(action.seat), word, *words])
    except ValueError:
        raise ValueError(f"there is no notation for {action!r}") from None
    for unsaid in _UNSAID:
        text = text.removesuffix(f" {unsaid} {NONE}")
    return text


def _field_text(action: Action, field: str, symbol: Symbol) -> str:
    return symbol.write(getattr(action, field))


def read_action(text: str) -> Action:
    """Read an action; raises `BadNotation` for a text that `action_text` does not write.

    >>> read_action("0 start 32 keep 5")
    ChooseStart(seat=0, place=32, keep=5)
    >>> read_action("0 bid purple")
    Traceback (most recent call last):
        ...
    viceroy.errors.BadNotation: column 7 needs blue, red, green or yellow, found 'purple'
    """
    line = NotationLine(text)
    action = _take_action(line)
    line.must_be(action_text(action))
    return action


def read_spelled_action(text: str, players: Sequence[str], card_set: CardSet) -> Action:
    """Read an action as people write it: as `read_action` does, and in other spellings.

    A player may be named, a card have its id, a color its first letter, and gems any order.

    >>> from viceroy.cardsets import load_card_set
    >>> read_spelled_action("Ben bid r", ("Ada", "Ben"), load_card_set("printed"))
    Bid(seat=1, color=Color.RED)
    >>> read_spelled_action("0 collect 1r2b", ("Ada", "Ben"), load_card_set("printed"))
    TakeGems(seat=0, gems=(2, 1, 0, 0))
    """
    color = _SYMBOLS[Color]
    line = NotationLine(
        text,
        {
            _SEAT: _or_by_name(_SEAT, {name: seat for seat, name in enumerate(players)}, "a player"),
            _CARD: _or_by_name(_CARD, {card.id: card.number for card in card_set.cards}, "the number or id of a card"),
            color: _or_by_name(color, _COLOR_OF),
            GEMS: GEMS._replace(read=read_gems_in_any_order),
            _KIND: _KIND._replace(allowed="the word of an action"),
        },
    )
    action = _take_action(line)
    line.must_end()
    return action


def _take_action(line: NotationLine) -> Action:
    """Parse the words of an action."""
    fields: dict[str, Any] = {"seat": line.take(_SEAT)}
    kind = line.take(_KIND)
    for part in _FORMS[kind]:
        if part in _UNSAID and line.is_done:
            break
        if isinstance(part, str):
            line.take(named({part: part}))
        else:
            fields[part[0]] = line.take(part[1])
    action: Action = kind(**fields)
    return action


# -- pyramids: writing --------------------------------------------------------------------------------------------

_GAP = "_"
_UNTOLD = "?"  # after a number: only the number is known


def pyramid_text(pyramid: Pyramid) -> str:
    """Return a pyramid in one line: its levels from the ground up, and on each the cards from the left.

    Raises `ValueError` for cards of no set, and for a pyramid that can lie on no table.

    >>> from viceroy.cardsets import load_card_set
    >>> cards = load_card_set("printed").by_number
    >>> lower = PlacedCard(Place(1, -1), cards[32]), PlacedCard(Place(1, 0), cards[5], Tokens(magic=2, power=(3,)))
    >>> pyramid_text(Pyramid((*lower, PlacedCard(Place(2, -1), cards[17], infinite_gems=(Color.RED,)))))
    '-1: 32 5(2m,p3) / -1: 17(*r)'
    """
    check_type(pyramid, Pyramid, "a Pyramid")
    fault = _fault(pyramid.cards)
    if fault:
        placed, needed = fault
        level, x = placed.place
        raise ValueError(f"there is no notation for card {placed.card.number} at {level},{x}: it needs {needed}")
    try:
        rows = [_row_text([*row]) for _, row in groupby(pyramid.cards, key=lambda placed: placed.place.level)]
    except ValueError as error:
        raise ValueError(f"there is no notation for something on a card: {error}") from None
    return " / ".join(rows) or NONE


def _row_text(row: Sequence[PlacedCard]) -> str:
    """Write a level, with the place of its first card unless it is 0."""
    x = start = row[0].place.x
    words = [f"{start}:"] if start else []
    for placed in row:
        words += [_GAP] * (placed.place.x - x)
        x = placed.place.x + 1
        things = ",".join(_things(placed))
        number = _write_number(placed.card.number)
        words.append(f"{number}({things})" if things else number)
    return " ".join(words)


def _things(placed: PlacedCard) -> Iterator[str]:
    """Write what lies on a card and under it, one thing after the other."""
    tokens, stored, tucked = placed.tokens, placed.stored, placed.tucked
    for count, letter in zip((tokens.science, tokens.magic, tokens.defense), _KIND_OF, strict=True):
        if count:
            yield letter if count == 1 else f"{_write_number(count)}{letter}"
    for value in tokens.power:
        yield _write_token(Token(TokenKind.POWER, value))
    for value in tokens.magic_bonus:
        yield _write_token(Token(TokenKind.MAGIC_BONUS, value))
    for color, value in tokens.circle_bonus:
        yield _write_token(Token(TokenKind.CIRCLE_BONUS, value, color))
    for color in placed.infinite_gems:
        yield f"*{color[0]}"
    if stored != NO_GEMS:
        yield f"gems={_write_number(stored)}{_UNTOLD}" if isinstance(stored, int) else f"gems={_write_gems(stored)}"
    if isinstance(tucked, int):
        yield f"under={_write_number(tucked)}{_UNTOLD}"
    elif tucked:
        yield f"under={'+'.join(_write_number(card.number) for card in tucked)}"


# -- pyramids: what can lie on a table ----------------------------------------------------------------------------


def _fault(cards: Sequence[PlacedCard]) -> tuple[PlacedCard, str] | None:
    """Return the first card whose place is impossible, and what its place needs."""
    occupied = {placed.place for placed in cards}
    seen: set[object] = set()
    for before, placed in zip((None, *cards), cards, strict=False):
        numbers = [placed.card.number, *(card.number for card in placed.tucked_cards)]
        needed = _needed(placed, before, occupied)
        if not needed and (len(set(numbers)) < len(numbers) or seen.intersection(numbers)):
            needed = "cards that lie nowhere else"
        if needed:
            return placed, needed
        seen.update(numbers)
    return None


def _needed(placed: PlacedCard, before: PlacedCard | None, occupied: set[Place]) -> str:
    """Return the condition that the place of a card fails, empty for a legal one; `before` is the previous card."""
    card, place = placed.card, placed.place
    if isinstance(card, DescribedCard):
        return "a card of a set"
    if not 1 <= place.level <= TOP_LEVEL:
        return f"a level from 1 to {TOP_LEVEL} (R3.1)"
    if before and before.place == place:
        return "a place of its own"
    if before and place.level == 1 and before.place != place.beside[0]:
        return "a card beside it on the left (R3.2)"
    if not is_supported(place, occupied):
        return "two cards below it (R3.3)"
    if card.kind is CardKind.LAW and place.level > TOP_LEVEL_OF_LAWS:
        return "a character (R6.8)"
    return "a card that does not lie under another (L66)" if lies_under_characters(card) else ""


# -- pyramids: reading --------------------------------------------------------------------------------------------

_ENTRY = re.compile(rf"/|_|(?P<start>-?{_COUNT}):|(?P<number>{_COUNT})(?:\((?P<things>.*)\))?")
_COUNTED = re.compile(rf"({_COUNT})?([smd])")
_KEY = re.compile(r"(gems=|under=|\*)(.*)")
_WORD = Symbol("a card, as 32 or 32(m,*r)", lambda word: _matched(_ENTRY, word), str)
THINGS = "what lies on a card (s, 2m, d, p12, m+3, r+2, *r, gems=2r1y, gems=5?, under=3+70, under=4?)"


def read_pyramid(text: str, card_set: CardSet) -> Pyramid:
    """Read a pyramid; raises `BadNotation` for a text that `pyramid_text` does not write of cards of the set.

    >>> from viceroy.cardsets import load_card_set
    >>> pyramid = read_pyramid("32 5 17 / 1: 40(2m)", load_card_set("printed"))
    >>> pyramid.at[2, 1].tokens.magic
    2
    """
    check_type(card_set, CardSet, "a CardSet")
    if text == NONE:
        return Pyramid()
    line = NotationLine(text)
    cards: list[PlacedCard] = []
    columns: dict[Place, int] = {}
    level, x = 1, 0
    while not line.is_done:
        column, word = line.column, line.take(_WORD)
        if word["start"]:
            x = int(word["start"])
        elif word[0] == "/":
            level, x = level + 1, 0
        else:
            if word["number"]:
                place = Place(level, x)
                columns[place] = column
                cards.append(_read_card(word, place, column, card_set))
            x += 1
    pyramid = Pyramid(tuple(cards))
    fault = _fault(pyramid.cards)
    if fault:
        placed, needed = fault
        raise BadNotation(columns[placed.place], needed, f"'{placed.card.number}'")
    line.must_be(pyramid_text(pyramid))
    return pyramid


def _read_card(word: re.Match[str], place: Place, column: int, card_set: CardSet) -> PlacedCard:
    card = card_set.by_number.get(int(word["number"]))
    if card is None:
        raise BadNotation(column, "a card of the set", shown(word["number"]))
    column += word.start("things")
    things: Things[Card] = Things(_read_gems, lambda number: card_set.by_number[_read_number(number)])
    for thing in [] if word["things"] is None else word["things"].split(","):
        try:
            things.add(thing)
        except (KeyError, ValueError):
            raise BadNotation(column, THINGS, shown(thing)) from None
        column += len(thing) + 1
    return PlacedCard(place, card, things.tokens, tuple(things.infinite_gems), things.stored, things.tucked)


class Things(Generic[_T]):
    """What lies on a card and under it, collected one thing after the other.

    `read_gems` reads stored gems, and `read_card` the name of a card under it.
    """

    def __init__(self, read_gems: Callable[[str], Gems | int], read_card: Callable[[str], _T]) -> None:
        self._read_gems, self._read_card = read_gems, read_card
        self._counts = dict.fromkeys(_KIND_OF, 0)
        self._valued: dict[TokenKind, list[Any]] = {kind: [] for kind in TokenKind}
        self.infinite_gems: list[Color] = []
        self.stored: Gems | int = NO_GEMS
        self.tucked: tuple[_T, ...] | int = ()

    def add(self, thing: str) -> None:
        """Parse and add one thing; raise `ValueError` for bad syntax, `KeyError` for an unknown color or card."""
        key = _KEY.fullmatch(thing)
        counted = _COUNTED.fullmatch(thing)
        if key is None and counted:
            self._counts[counted[2]] += int(counted[1] or 1)
        elif key is None:
            token = _read_token(thing)
            value: Any = token.value
            self._valued[token.kind].append(CircleBonus(token.color, value) if token.color else value)
        elif key[1] == "*":
            self.infinite_gems.append(_COLOR_OF[key[2]])
        elif key[1] == "gems=":
            self.stored = _number_or(self._read_gems, key[2])
        else:
            self.tucked = _number_or(lambda cards: tuple(map(self._read_card, cards.split("+"))), key[2])

    @property
    def tokens(self) -> Tokens:
        """The tokens."""
        science, magic, defense = self._counts.values()
        power, magic_bonus = self._valued[TokenKind.POWER], self._valued[TokenKind.MAGIC_BONUS]
        circle_bonus = self._valued[TokenKind.CIRCLE_BONUS]
        return Tokens(science, magic, defense, tuple(power), tuple(magic_bonus), tuple(circle_bonus))


def _number_or(read: Callable[[str], _T], text: str) -> _T | int:
    return _read_number(text.removesuffix(_UNTOLD)) if text.endswith(_UNTOLD) else read(text)
