"""The forms of a position: a class for each object that people write. Cards are written as on a score sheet."""

from collections.abc import Mapping
from functools import cache
from itertools import chain
from typing import Annotated, Any, Literal

import attrs

from viceroy.cardsets import PRINTED
from viceroy.cardsets.card_set_form import CardSetForm, TextLine
from viceroy.cardsets.forms import card_forms
from viceroy.documents.advice import NULL_WORDS, in_brackets, parts_in
from viceroy.documents.forms import Advice, Slips, ValueSlip, instead
from viceroy.documents.registry import FormRegistry
from viceroy.engine.state import Standing
from viceroy.model.editions import AUCTIONS, ENGLISH, ROUNDS, TURNS
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import MAX_PLAYERS, Color
from viceroy.sheets.cards import kinds_counted
from viceroy.sheets.forms import (
    CardName,
    EditionForm,
    EditionName,
    GemsForm,
    LevelEntry,
    PaintForm,
    SheetCount,
    counted_points,
    infinite_behind_screen,
    of_edition,
    register_sheets,
)
from viceroy.values import Between, Called, Described, Items, Lacking, Named, Text, Wanted, serialized

FORMAT: Literal["position/1"] = "position/1"
DECKS = ("auction", "reserve", "law")
MAX_CARDS = 9999  # of a deck
MAX_ACTIONS = 9999

ANY: Literal["any"] = "any"
"""Stands for a gem of a color that is not known."""
DrawnGem = Color | Literal["any"]
SeatName = Annotated[
    Annotated[int, Between(0, MAX_PLAYERS - 1)] | TextLine,
    Wanted("a player is a number from 0, or a name"),
    Described("seat_name", "A player, by number from 0 in the order of the table, or by name."),
]
Names = tuple[CardName, ...]
Slots = Annotated[
    int | TextLine | Annotated[tuple[CardName | None, ...], Items(most=2)],
    Wanted("a color of the row has a card, or a list of the cards at its base and its tip"),
]
CardSetNames = Annotated[
    TextLine | Annotated[tuple[TextLine, ...], Items(1)], Wanted("card sets are a name or a path, or a list of these")
]


WrittenPyramid = Annotated[
    int | TextLine | Annotated[tuple[LevelEntry, ...], Called("a pyramid", "level {n}")],
    Wanted("a pyramid is a list of levels such as [[32, 5, 17], [40]], or one line such as '32 5 17 / 40'"),
]


class Phase(Named):
    """The parts of a game in which a position can be."""

    SETUP = "setup"
    AUCTION = "auction"
    DEVELOPMENT = "development"
    END = "end"


@serialized(key="hidden_card", title="a hidden card")
@attrs.frozen
class HiddenCardForm:
    """A card of which only the kind is known here, and certain players know which it is."""

    kind: CardKind
    """Its kind, which the back shows."""
    by: tuple[SeatName, ...]
    """The players who know it, by number from 0 or by name."""


Hidden = Annotated[
    int | TextLine | HiddenCardForm,
    Wanted("a card is its number or its id, or character or law for any card of the kind"),
]
Cards = Annotated[tuple[Hidden, ...], Items(most=MAX_CARDS)]
DeckCards = Annotated[tuple[Hidden | None, ...], Items(most=MAX_CARDS)]


@serialized(key="row", is_sparse=True)
@attrs.frozen(kw_only=True)
class RowForm:
    """The auction row: what lies at each color. A color that is left out gets a card at its base."""

    blue: Slots | None = None
    """The card at the base, or a list of base and tip: [12, 7], [null, 7], or [] for none; `character` for any card."""
    red: Slots | None = None
    """The card at the base, or a list of base and tip: [12, 7], [null, 7], or [] for none; `character` for any card."""
    green: Slots | None = None
    """The card at the base, or a list of base and tip: [12, 7], [null, 7], or [] for none; `character` for any card."""
    yellow: Slots | None = None
    """The card at the base, or a list of base and tip: [12, 7], [null, 7], or [] for none; `character` for any card."""


@serialized(key="some_gems", title="gems", is_sparse=True)
@attrs.frozen
class SomeGemsForm(GemsForm):
    """How many gems of each color, and of any color; colors left out are 0."""

    any: Annotated[SheetCount, Called("the entry for gems of any color")] = 0
    """How many are of any color."""


SomeGems = Annotated[
    SheetCount | SomeGemsForm,
    Wanted("gems are colors with numbers such as {red: 2, any: 3}, or a whole number for gems of any colors"),
]


@serialized(key="decks", is_sparse=True)
@attrs.frozen(kw_only=True)
class DecksForm:
    """The known cards of the decks, the topmost first; `character` or `law` for one that is not known."""

    auction: Cards = ()
    """The deck from which the row is filled."""
    reserve: DeckCards = ()
    """The characters to draw from; null after the last one, [null] where none is left."""
    law: DeckCards = ()
    """The laws to draw from; null after the last one, [null] where none is left."""


@serialized(key="known_cards")
@attrs.frozen
class KnownForm:
    """Cards in hands and decks that certain players know, beside the owner of the hand."""

    cards: Names
    """The cards."""
    by: tuple[SeatName, ...]
    """The players who know them, by number from 0 or by name."""


@serialized(key="position_player", title="a player", is_sparse=True)
@attrs.frozen(kw_only=True)
class PositionPlayerForm:
    """One player at this moment. Everything may be left out."""

    name: Annotated[TextLine, Called("the name of a player")] | None = None
    """The player's name. Default: Player 1, Player 2 and so on."""
    gems: Annotated[SomeGems | None, Lacking(NULL_WORDS, "colors with numbers, or {} for none")] = None
    """The gems behind the screen; {} for none, and a whole number, or `any` among the colors, for gems of any colors.
    Default: six, as at the start of a game, or some of those that `bank` leaves."""
    attack: SheetCount = 0
    """The attack tokens behind the screen."""
    hand: Cards | None = None
    """The cards of the hand: numbers or ids, or `character` and `law` for any card of the kind. Default: a character
    and three laws; at the end none."""
    pyramid: WrittenPyramid | None = None
    """The cards by levels, level 1 first, as on a score sheet, or all in one line of notation; `character` or `law`
    for any card, also under another one. Default: one character."""
    leftmost: Annotated[int, Between(-MAX_CARDS, MAX_CARDS)] = 0
    """The place of the leftmost card of level 1. In a game, cards that are laid on the left have places below 0."""
    used_infinite: GemsForm | None = None
    """The infinite gems that have paid in this development phase."""
    auction: Standing | None = None
    """Where the player stands in the auctions of this turn. Default: in, and has_card after them."""
    won: CardName | None = None
    """The card taken in the auction that is under way."""
    plays: bool | None = None
    """Whether the player may still lay cards in this development phase. Default: true."""
    skips_next: bool = False
    """Whether the player takes no part in the next auction phase."""
    fresh: Names = ()
    """Cards of the hand that were drawn in this phase, where the edition keeps them from being played in it;
    `character` or `law` for any one of the hand."""
    painted: tuple[PaintForm, ...] = ()
    """At the end: the sections that the player has painted. `gems` are those that are left."""
    finished: bool = False
    """At the end: whether the player is done painting."""
    chosen: TextLine | None = None
    """What the player has chosen and not yet revealed, in the notation of actions without the seat; `secret` for any
    choice."""


@serialized(key="position", title="a position", is_sparse=True)
@attrs.frozen(kw_only=True)
class PositionForm:
    """A moment of a game. What is left out is filled up, so that each card and each gem is somewhere.

    The least is the format and the players.
    """

    format: Literal["position/1"]
    """What this file is, and in which version: always position/1."""
    edition: EditionName | EditionForm = ENGLISH.name
    """Whose rules are played: the name of a printed edition, or a mapping of its name and the options that are played
    otherwise. Default: english."""
    card_sets: CardSetNames = (PRINTED,)
    """The cards that are played with: shipped sets by name, or paths relative to this file, the lowest first. Default:
    printed."""
    cards: CardSetForm | None = None
    """The cards that are played with as a whole card set, in place of card_sets."""
    turn: Annotated[int, Between(0, TURNS)] | None = None
    """The turn, 1 to 12; 0 in the setup. Default: the first one in which the pyramids can be so large."""
    phase: Phase | None = None
    """setup, auction, development or end. Default: auction if there is an `auction`, or a `row` and no `round`, else
    development."""
    auction: Annotated[int, Between(1, AUCTIONS)] | None = None
    """The auction of the turn, 1 to 3. Default: 1."""
    round: Annotated[int, Between(0, ROUNDS)] | None = None
    """The round of the development phase, 1 to 3; with `pending` 0, between the auctions and the first round. Default:
    1."""
    players: Annotated[tuple[PositionPlayerForm, ...], Items(1), Called("players", "player {n}")]
    """The real players, one to four, in the order of the table."""
    virtual_opponents: Annotated[int, Between(0, MAX_PLAYERS - 1)] | None = None
    """How many virtual opponents play. Default: one beside a single player, who does not play without (R12.6), else
    none."""
    virtual_done: tuple[bool, ...] | None = None
    """For each virtual opponent, whether it acts no more in this turn."""
    row: RowForm | None = None
    """The auction row. Default: a card at each base."""
    decks: DecksForm | None = None
    """The known cards of the decks."""
    discarded: Names | None = None
    """All cards that have left the game; `character` or `law` for any card. Default: those for which there is no other
    place."""
    bank: GemsForm | None = None
    """The gems in the bank. Default: those that lie nowhere else."""
    seed: int = 0
    """Decides all that is left open."""
    actions: Annotated[tuple[TextLine, ...], Items(most=MAX_ACTIONS), Called("actions", "action {n}")] = ()
    """What is played from there, in the notation of actions. A seat is a number from 0, or the name of a
    player if that is one word, and no word of the notation. A line without a seat is an action of the first player who
    may act so. Once somebody has chosen in secret and the next line answers another prompt, those who still owe a
    choice pass."""
    drawn: tuple[DrawnGem, ...] = ()
    """The gems that virtual opponents draw in these actions, one after the other; any for one of any color. Default:
    as the seed says."""
    known: tuple[KnownForm, ...] = ()
    """For programs: who knows which cards."""
    edition_name: TextLine | None = None
    """For programs: what an edition with other options is called. Default: as the printed one that it is based on."""
    pending: tuple[Any, ...] | None = None
    """For programs: what is still to happen, the next last, in the words of the JSON of states."""
    chance: Annotated[str, Text(pattern="[0-9a-f]{16}", allowed="16 hexadecimal digits")] | None = None
    """For programs: the random number generator."""


@cache
def position_forms() -> FormRegistry:
    """Return the forms of positions and of all that is in them."""
    forms = FormRegistry(based_on=card_forms())
    register_sheets(forms)
    forms.slips(PositionPlayerForm, Slips((_held, counted_points), {"hand": _count_of_cards, "chosen": _card_to_lay}))
    forms.slips(DecksForm, Slips(values=dict.fromkeys(("auction", "reserve", "law"), _size_of_deck)))
    forms.slips(RowForm, Slips(values=dict.fromkeys(Color, _no_card)))
    values: dict[str, ValueSlip] = {"actions": lines_of_actions, "round": _late_round}
    forms.slips(PositionForm, Slips((of_edition, _of_card_set, _of_case), values))
    forms.slips(SomeGemsForm, Slips((infinite_behind_screen,)))
    return forms


_OF_A_CASE = (
    *("refused", "legal", "allowed", "to_act", "events", "no_events", "then", "seen", "points", "best_points"),
    *("lines", "points_of", "winners"),
)


def _of_case(key: str, _: Mapping[str, Any]) -> Advice | None:
    """Advise on what a case expects, in its position."""
    return (f"; {key} belongs to a case: write it beside position", ()) if key in _OF_A_CASE else None


def _late_round(value: Any, _: Mapping[str, Any]) -> str:
    """Advise on a round that no turn has."""
    return f"; a turn has rounds 1 to {ROUNDS}" if type(value) is int and value > ROUNDS else ""


def _of_card_set(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise on the keys of a card set with the format of a position."""
    is_set = "players" not in data and not {"characters", "laws", "replace", "drop"}.isdisjoint(data)
    known = card_forms().record_of(CardSetForm).by_key
    told = "; this looks like a card set: its format is card-set/1"
    return (told, ["players"]) if is_set and key in known else None


def lines_of_actions(value: Any, _: Mapping[str, Any]) -> str:
    """Advise to write an action as a line where it is an object, as programs write it (`{seat: 0, action: bid}`)."""
    objects = [item for item in value if isinstance(item, dict)] if isinstance(value, list) else []
    return f"; write it as a line: '{_line_of_action(objects[0])}'" if objects else ""


_WHO, _WHAT = ("seat", "player", "name"), ("action", "type", "kind", "do")


def _line_of_action(action: Mapping[str, Any]) -> str:
    """Return an object as an action in a line: who acts, what is done, and with what."""
    who = [action[key] for key in _WHO if key in action]
    what = [action[key] for key in _WHAT if key in action]
    rest = {key: value for key, value in action.items() if key not in (*_WHO, *_WHAT)}
    words = [word for key, value in rest.items() for word in ((key, value) if not what else (value,))]
    return " ".join(map(str, (*who, *what, *words)))


def _count_of_cards(hand: Any, _: Mapping[str, Any]) -> str:
    """Advise on the numbers of cards in a hand; a number alone may also be the only card."""
    kinds = [*map(kinds_counted, parts_in(hand))]
    if kinds and all(kinds):
        return f"; write hand: {in_brackets(chain.from_iterable(kinds))}"
    if type(hand) is not int:
        return ""
    return f"; write hand: [{hand}]; for cards that are not known write their kinds, such as [law, law, character]"


def _no_card(slots: Any, _: Mapping[str, Any]) -> str:
    """Advise on a color of the row where nothing lies."""
    return "; write []" if slots in NULL_WORDS else ""


def _size_of_deck(deck: Any, _: Mapping[str, Any]) -> str:
    """Advise on the size of a deck, which may also be its only known card."""
    return f"; write [{deck}]; the number of cards in a deck is not written" if type(deck) is int else ""


def _card_to_lay(chosen: Any, _: Mapping[str, Any]) -> str:
    """Advise to write the action by which a card is chosen."""
    return f"; write chosen: lay {chosen}" if type(chosen) is int else ""


def _held(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise to write the cards that a player holds as the hand: `cards` of a position are a card set."""
    return instead("hand") if key == "cards" and "hand" not in data else None
