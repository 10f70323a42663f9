"""Viceroy: the rules of the board game, as values and pure functions.

The names in `__all__` are the library's face. Each is imported from its module when it is first asked for, and every
submodule is an attribute: `viceroy.editions.GERMAN`.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from viceroy.actions import Action
    from viceroy.bots import RandomBot
    from viceroy.cards import CardSet, CharacterCard, DescribedCard, LawCard
    from viceroy.cardsets import check_card_set, load_card_set
    from viceroy.codec import dumps
    from viceroy.editions import Edition
    from viceroy.errors import (
        BadFile,
        Code,
        IllegalAction,
        ImpossibleGame,
        Problem,
        Refusal,
        RefusalCode,
        Severity,
        ViceroyError,
    )
    from viceroy.events import Event
    from viceroy.games import new_game, start_game
    from viceroy.narration import Narrator
    from viceroy.pyramid import Circle, Place, PlacedCard, Pyramid
    from viceroy.reducer import Step, check, legal_actions, reduce, score, step, to_act
    from viceroy.scoresheet import ScoreSheet, check_score_sheet, load_score_sheet, score_sheet
    from viceroy.scoring import FinalPosition, FinalScore, Line, Painting, PlayerScore, score_positions
    from viceroy.secrecy import events_for
    from viceroy.state import GameState
    from viceroy.tokens import CircleBonus, Color, Tokens
    from viceroy.views import GameView, view
    from viceroy.wording import law_sentences, reason

__version__ = "0.1.0"

__all__ = [  # noqa: RUF022 - grouped by what they are for
    # games
    "new_game",
    "start_game",
    "to_act",
    "legal_actions",
    "check",
    "step",
    "reduce",
    "score",
    "view",
    "events_for",
    "GameState",
    "GameView",
    "Step",
    "Action",
    "Event",
    "Narrator",
    "RandomBot",
    # card sets
    "load_card_set",
    "check_card_set",
    "CardSet",
    "CharacterCard",
    "LawCard",
    "DescribedCard",
    "law_sentences",
    # score sheets
    "load_score_sheet",
    "check_score_sheet",
    "score_sheet",
    "ScoreSheet",
    "Edition",
    # pyramids
    "Pyramid",
    "Place",
    "PlacedCard",
    "Circle",
    "Color",
    "Tokens",
    "CircleBonus",
    # scores
    "score_positions",
    "FinalPosition",
    "FinalScore",
    "PlayerScore",
    "Painting",
    "Line",
    "reason",
    "dumps",
    # what can go wrong
    "Problem",
    "Code",
    "Severity",
    "BadFile",
    "Refusal",
    "RefusalCode",
    "IllegalAction",
    "ImpossibleGame",
    "ViceroyError",
]

_HOMES = {
    "actions": ("Action",),
    "bots": ("RandomBot",),
    "cards": ("CardSet", "CharacterCard", "DescribedCard", "LawCard"),
    "cardsets": ("check_card_set", "load_card_set"),
    "codec": ("dumps",),
    "editions": ("Edition",),
    "errors": (
        "BadFile",
        "Code",
        "IllegalAction",
        "ImpossibleGame",
        "Problem",
        "Refusal",
        "RefusalCode",
        "Severity",
        "ViceroyError",
    ),
    "events": ("Event",),
    "games": ("new_game", "start_game"),
    "narration": ("Narrator",),
    "pyramid": ("Circle", "Place", "PlacedCard", "Pyramid"),
    "reducer": ("Step", "check", "legal_actions", "reduce", "score", "step", "to_act"),
    "scoresheet": ("ScoreSheet", "check_score_sheet", "load_score_sheet", "score_sheet"),
    "scoring": ("FinalPosition", "FinalScore", "Line", "Painting", "PlayerScore", "score_positions"),
    "secrecy": ("events_for",),
    "state": ("GameState",),
    "tokens": ("CircleBonus", "Color", "Tokens"),
    "views": ("GameView", "view"),
    "wording": ("law_sentences", "reason"),
}
_MODULE_OF = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    """Import what is asked for: a name of the face from its module, else the submodule of that name."""
    from importlib import import_module

    if name in _MODULE_OF:
        found: object = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
        setattr(sys.modules[__name__], name, found)  # asked for once
        return found
    if not name.startswith("_"):
        try:
            return import_module(f"{__name__}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{__name__}.{name}":
                raise
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*vars(sys.modules[__name__]), *__all__})
