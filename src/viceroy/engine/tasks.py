"""Tasks: what is still to happen, as frozen values on the stack of the state."""

from __future__ import annotations

import attrs

from viceroy.engine.prompts import Prompt
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, Reward
from viceroy.model.tokens import Color

# -- setup --------------------------------------------------------------------------------------


@attrs.frozen
class DealCharacters:
    """Deal the first characters (R2.5)."""


@attrs.frozen
class PlaceFirstCards:
    """Place the chosen first cards, and give their rewards except draws (R2.5, C1)."""


@attrs.frozen
class MakeDecks:
    """Split the characters, open the auction row, deal laws, then make the draws of first cards (R2.7-R2.9, C1)."""

    draws: tuple[tuple[int, int], ...]  # seat and number of cards


# -- the auction phase --------------------------------------------------------------------------


@attrs.frozen
class StartTurn:
    """Begin a turn (R4.2)."""

    turn: int


@attrs.frozen
class StartAuction:
    """Hold an auction, if a seat takes part (R5.8)."""

    auction: int


@attrs.frozen
class TakeByAttack:
    """Let each attacker take a card, in this order, while there are any (R5.14, R5.16)."""

    seats: tuple[int, ...]


@attrs.frozen
class ReturnBids:
    """Return the bid gems of these colors to the bank (R5.4)."""

    colors: tuple[Color, ...]


@attrs.frozen
class EvaluateBids:
    """Award cards after the attackers have taken theirs (C7); `cards` counts those of each color at the reveal."""

    bids: tuple[tuple[int, Color], ...]
    virtual: tuple[tuple[int, Color], ...]
    cards: tuple[int, ...]


@attrs.frozen
class FinishAuction:
    """Let laws tuck the cards taken, and discard for virtual opponents without a card (L78, R12.5)."""

    unmatched: int  # how many virtual opponents drew a color that had no card
    seats: tuple[int, ...]  # who took part in this auction


@attrs.frozen
class DiscardForVirtual:
    """Let a seat discard a card of the auction row, if one is left (R12.5)."""

    seat: int


@attrs.frozen
class ConcludeAuction:
    """Hold the next auction or end the phase (R5.8, R5.10).

    `waiting` are passers of this auction who have not taken their gems yet (C9, C10).
    """

    waiting: tuple[int, ...]


@attrs.frozen
class TuckTakenCards:
    """Let laws tuck cards that were taken, one at a time (L78)."""

    taken: tuple[tuple[int, int], ...]  # seat and card


@attrs.frozen
class EndAuctionPhase:
    """Move the row and reveal new cards (R5.21)."""


# -- the development phase ----------------------------------------------------------------------


@attrs.frozen
class StartRound:
    """Begin a round, if a seat still plays (R6.1, R6.12)."""

    round: int


@attrs.frozen
class ResolveNext:
    """Resolve the laid cards, lowest number first (R6.4): seat, card, whether it is discarded for gems."""

    laid: tuple[tuple[int, int, bool], ...]


@attrs.frozen
class GrantReward:
    """Give a seat a reward; its tokens go on the card at `place` (A7)."""

    seat: int
    place: Place
    reward: Reward


@attrs.frozen
class MoreGems:
    """Let a seat take gems (R7.1, F29)."""

    seat: int
    count: int


@attrs.frozen
class MoreDraws:
    """Let a seat draw cards (R7.3, C44)."""

    seat: int
    count: int


@attrs.frozen
class GrantInfinite:
    """Give a seat an infinite gem (R7.9)."""

    seat: int
    place: Place
    color: Color


@attrs.frozen
class RunEffects:
    """Execute effects of a law in order (R6.8); `place` is that of the law, or of the card that it is tucked under."""

    seat: int
    law: int
    place: Place
    effects: tuple[Effect, ...]


# -- the end of the game ------------------------------------------------------------------------------------


@attrs.frozen
class EndGame:
    """Remove the screens, discard the hands, and paint (R10.1)."""


Automatic = (
    DealCharacters | PlaceFirstCards | MakeDecks | StartTurn | StartAuction | TakeByAttack | ReturnBids | EvaluateBids
    | FinishAuction | DiscardForVirtual | ConcludeAuction | TuckTakenCards | EndAuctionPhase | StartRound | ResolveNext
    | GrantReward | MoreGems | MoreDraws | GrantInfinite | RunEffects | EndGame
)  # fmt: skip
Task = Prompt | Automatic
