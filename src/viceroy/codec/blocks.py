"""The blocks of the action space: which numbers mean which actions."""

from __future__ import annotations

from itertools import product

import attrs

from viceroy.codec.grid import ABOVE, PLACES
from viceroy.model.tokens import Gems

HAND = 32  # cards of a hand that have numbers of their own
DEALT = 4  # characters dealt at setup, at most (R2.5)
OPTIONS = 12  # options of a law
DRAWS = 10  # cards drawn at once from a deck
LISTED = 4096  # no bank offers more than 3281 ways to take gems, whatever is due (R1.4)


def _gem_choices(most: int, least: int = 0) -> tuple[Gems, ...]:
    """Return all gems of at least and at most so many, fewer gems first."""
    every = ((b, r, g, y) for b, r, g, y in product(range(most + 1), repeat=4) if least <= b + r + g + y <= most)
    return tuple(sorted(every, key=lambda gems: (sum(gems), [-count for count in gems])))


RETURNED = _gem_choices(2, 2)
"""The gems that a seat may give back at setup (R2.3); the number is the position."""
TAKEN = _gem_choices(8)
"""The gems that a seat may take by one action; likewise."""
PAID = _gem_choices(5)
"""The gems that a seat may pay by one action; likewise."""


@attrs.frozen
class Block:
    """Some numbers in a row that mean actions of one kind.

    >>> from viceroy import codec
    >>> next(block for block in codec.BLOCKS if block.name == "bid")
    Block(name='bid', offset=26, size=4, meaning='`Bid`: the color, blue, red, green, yellow')
    """

    name: str  # as `place_card`
    offset: int  # the first number
    size: int  # how many numbers
    meaning: str  # which action a number means


_BLOCKS = (
    ("return_gems", len(RETURNED), "`ReturnGems`: the two gems"),
    ("choose_start", DEALT * DEALT, f"`ChooseStart`: {DEALT} times the card to place, plus the card to keep"),
    ("bid", 4, "`Bid`: the color, blue, red, green, yellow"),
    ("bid_attack", 1, "`BidAttack`"),
    ("pass", 1, "`Pass`"),
    ("claim", 3, "`Claim`: base, tip, none"),
    ("take_card", 8, "`TakeCard`: twice the color, plus 1 for the tip"),
    ("discard_from_row", 8, "`DiscardFromRow`: likewise"),
    ("tuck_taken", len(PLACES) + 1, "`TuckTaken`: the place of the law; the last number keeps the card"),
    ("lay", HAND, "`Lay`: the card of the hand"),
    ("discard_for_gems", HAND, "`DiscardForGems`: the card of the hand"),
    (
        "place_card",
        2 * len(PLACES),
        "`PlaceCard`: twice the place; plus 1 to pay with as few infinite gems as possible, else with as many",
    ),
    ("top_reward", 2, "`ChooseTopReward`: 15 points, the rewards"),
    ("take_gems", len(TAKEN), "`TakeGems`: the gems, up to 8"),
    ("draw_cards", (DRAWS + 1) ** 2, f"`DrawCards`: {DRAWS + 1} times the laws, plus the characters"),
    ("use_own_gem", 2, "`UseOwnGem`: yes, no"),
    ("choose_option", OPTIONS, "`ChooseOption`: the option"),
    ("choose_color", 4, "`ChooseColor`: the color"),
    ("put_back", HAND, "`PutBack`: the card of the hand"),
    ("tuck_card", HAND, "`TuckCard`: the card of the hand"),
    ("tuck_free", len(PLACES), "`TuckFree`: the place of the card"),
    ("store_gem", 4, "`StoreGem`: the color"),
    ("pay_gems", len(PAID), "`PayGems`: the gems, up to 5"),
    ("use_law", 2, "`UseLaw`: yes, no"),
    (
        "paint",
        16 * len(ABOVE),
        "`PaintSection`: 16 times the place less 22, plus 4 times the section, plus the color",
    ),
    ("paint_best", 1, "`PaintBest`"),
    ("done", 1, "`Done`"),
    ("listed", LISTED, "any other action: its position among the legal actions of the view"),
)


def _blocks() -> tuple[Block, ...]:
    blocks, offset = [], 0
    for name, size, meaning in _BLOCKS:
        blocks.append(Block(name, offset, size, meaning))
        offset += size
    return tuple(blocks)


BLOCKS = _blocks()
"""All blocks, one after the other."""

ACTIONS = BLOCKS[-1].offset + BLOCKS[-1].size
"""How many numbers there are: every action of every game is below it, whatever the edition and the cards."""

BY_NAME = {block.name: block for block in BLOCKS}
