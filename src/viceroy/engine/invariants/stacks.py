"""The order of tasks: what may lie on what on the stack of a state."""

from __future__ import annotations

import re

from viceroy.engine.state import GameState

# A stack is written as the names of its tasks, each with a space behind it, the bottom one first.

_TUCK = "(?:TuckTakenCards )?AskTuckTaken "
_GEM = "(?:AskColor |GrantInfinite )?"  # of a reward, the infinite gem comes last (R7.9)
_DRAW = f"(?:AskDraw |(?:MoreDraws )?{_TUCK})"
_REWARD = f"(?:{_GEM}(?:(?:MoreDraws )?AskGems |{_DRAW})|AskColor |AskOwnGem )"
_CHOICES = "AskOption|AskPutBack|AskTuckHand|AskTuckFree|AskStore|AskSwap|AskRowCard"
_LAW = f"(?:RunEffects )?(?:{_REWARD}|(?:{_CHOICES}) |(?:RunEffects )?{_TUCK})"
_CARD = f"(?:AskPlace |AskTopReward |(?:GrantReward ){{0,2}}{_REWARD}|{_LAW})"  # rows 1 to 3 of a card on level 5

_SETUP = (
    "DealCharacters AskReturn ",  # R2.3
    "AskStart ",  # R2.5
    f"MakeDecks (?:GrantReward )*{_GEM}AskGems ",  # R2.6
    "MakeDecks (?:GrantReward )*(?:AskColor |AskOwnGem )",
    "StartTurn (?:MoreDraws )*AskDraw ",  # C1
)
_AUCTION = (
    "AskBids ",  # R5.1
    "ConcludeAuction FinishAuction EvaluateBids (?:ReturnBids )?(?:TakeByAttack )?(?:MoreGems )*AskGems ",  # R5.17
    "ConcludeAuction FinishAuction EvaluateBids (?:ReturnBids )?(?:TakeByAttack )?AskAttackCard ",  # R5.14
    "ConcludeAuction FinishAuction AskClaims ",  # C5
    f"ConcludeAuction (?:DiscardForVirtual )*{_TUCK}",  # L78
    "ConcludeAuction (?:DiscardForVirtual )*AskRowDiscard ",  # R12.5
    "(?:StartAuction |EndAuctionPhase )(?:MoreGems )*AskGems ",  # C10
)
_DEVELOPMENT = (
    "StartRound AskLay ",  # R6.1
    f"StartRound (?:ResolveNext )?{_CARD}",  # R6.4
)
_END = ("AskPaint ", "")  # R10.2

_SETUP_STACK, _AUCTION_STACK, _DEVELOPMENT_STACK, _END_STACK = (
    re.compile("|".join(stacks)) for stacks in (_SETUP, _AUCTION, _DEVELOPMENT, _END)
)


def is_in_order(state: GameState) -> bool:
    """Whether the tasks of a state may lie on each other so in its phase."""
    if not state.turn:
        stacks = _SETUP_STACK
    elif state.auction:
        stacks = _AUCTION_STACK
    else:
        stacks = _DEVELOPMENT_STACK if state.round else _END_STACK
    return stacks.fullmatch("".join([f"{type(task).__name__} " for task in state.tasks])) is not None
