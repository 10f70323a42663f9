"""The public names of actions, which `engine.actions` declares.

>>> from viceroy.actions import Bid
>>> from viceroy import Color
>>> Bid(seat=0, color=Color.RED)
Bid(seat=0, color=Color.RED)
"""

from viceroy.engine.actions import *

__all__ = [
    "Action",
    "Bid",
    "BidAttack",
    "ChooseColor",
    "ChooseOption",
    "ChooseStart",
    "ChooseTopReward",
    "Claim",
    "DiscardCard",
    "DiscardForGems",
    "DiscardFromRow",
    "Done",
    "DrawCards",
    "KeepCard",
    "LaidCard",
    "Lay",
    "LookBehind",
    "Opponent",
    "PaintBest",
    "PaintSection",
    "Pass",
    "PayGems",
    "PickToken",
    "PlaceCard",
    "PutBack",
    "PutToken",
    "ReturnGems",
    "RevealedBid",
    "RevealedClaim",
    "SeatNumber",
    "Slot",
    "StoreGem",
    "TakeBack",
    "TakeCard",
    "TakeGems",
    "Token",
    "TokenAt",
    "TuckCard",
    "TuckFree",
    "TuckTaken",
    "TurnOver",
    "UseLaw",
    "UseOwnGem",
    "VirtualBid",
]
