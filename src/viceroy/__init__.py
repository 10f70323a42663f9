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
    from viceroy.editions import Edition
    from viceroy.errors import (
        BadFile,
        BadNotation,
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
    from viceroy.faults import BadJson, Fault
    from viceroy.games import new_game, start_game
    from viceroy.narration import Narrator
    from viceroy.notation import action_text, pyramid_text, read_action, read_pyramid
    from viceroy.places import Place
    from viceroy.pyramid import Circle, PlacedCard, Pyramid
    from viceroy.reasons import refusal_text
    from viceroy.recordfiles import RecordChanged
    from viceroy.records import GameRecord
    from viceroy.recordtexts import read_record
    from viceroy.reducer import Step, check, legal_actions, reduce, score, step, to_act
    from viceroy.replaying import BadRecord, replay
    from viceroy.resampling import resample
    from viceroy.revealing import NoUndo
    from viceroy.scoresheet import ScoreSheet, check_score_sheet, load_score_sheet, score_sheet
    from viceroy.scoring import FinalPosition, FinalScore, Line, Painting, PlayerScore, score_positions
    from viceroy.secrecy import events_for
    from viceroy.session import Session
    from viceroy.sheetwriting import sheet_text
    from viceroy.state import GameState
    from viceroy.texts import dumps, loads
    from viceroy.tokens import CircleBonus, Color, Tokens
    from viceroy.version import __version__
    from viceroy.views import GameView, view
    from viceroy.wording import law_sentences, reason

__all__ = [  # noqa: RUF022 - grouped by what they are for
    # games
    "new_game",
    "start_game",
    "to_act",
    "legal_actions",
    "check",
    "refusal_text",
    "step",
    "reduce",
    "score",
    "view",
    "events_for",
    "resample",
    "GameState",
    "GameView",
    "Step",
    "Action",
    "Event",
    "Narrator",
    "RandomBot",
    # sessions and records
    "Session",
    "NoUndo",
    "GameRecord",
    "read_record",
    "replay",
    "BadRecord",
    "RecordChanged",
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
    "sheet_text",
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
    # notation
    "action_text",
    "read_action",
    "pyramid_text",
    "read_pyramid",
    # scores
    "score_positions",
    "FinalPosition",
    "FinalScore",
    "PlayerScore",
    "Painting",
    "Line",
    "reason",
    "dumps",
    "loads",
    # what can go wrong
    "Problem",
    "Code",
    "Severity",
    "BadFile",
    "BadJson",
    "Fault",
    "BadNotation",
    "Refusal",
    "RefusalCode",
    "IllegalAction",
    "ImpossibleGame",
    "ViceroyError",
    # this library
    "__version__",
]

_HOMES = {
    "actions": ("Action",),
    "bots": ("RandomBot",),
    "cards": ("CardSet", "CharacterCard", "DescribedCard", "LawCard"),
    "cardsets": ("check_card_set", "load_card_set"),
    "editions": ("Edition",),
    "errors": (
        "BadFile",
        "BadNotation",
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
    "faults": ("BadJson", "Fault"),
    "games": ("new_game", "start_game"),
    "narration": ("Narrator",),
    "notation": ("action_text", "pyramid_text", "read_action", "read_pyramid"),
    "places": ("Place",),
    "pyramid": ("Circle", "PlacedCard", "Pyramid"),
    "reasons": ("refusal_text",),
    "recordfiles": ("RecordChanged",),
    "records": ("GameRecord",),
    "recordtexts": ("read_record",),
    "reducer": ("Step", "check", "legal_actions", "reduce", "score", "step", "to_act"),
    "replaying": ("BadRecord", "replay"),
    "resampling": ("resample",),
    "revealing": ("NoUndo",),
    "scoresheet": ("ScoreSheet", "check_score_sheet", "load_score_sheet", "score_sheet"),
    "scoring": ("FinalPosition", "FinalScore", "Line", "Painting", "PlayerScore", "score_positions"),
    "secrecy": ("events_for",),
    "sheetwriting": ("sheet_text",),
    "session": ("Session",),
    "state": ("GameState",),
    "texts": ("dumps", "loads"),
    "tokens": ("CircleBonus", "Color", "Tokens"),
    "version": ("__version__",),
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
