"""The rules of the board game Viceroy, as values and pure functions.

A game state is a value, and a step makes the next one. A score sheet is scored without a game.

    >>> import viceroy
    >>> state = viceroy.new_game(players=("Ada", "Ben"), seed=7)
    >>> seat = viceroy.to_act(state)[0]
    >>> action = viceroy.legal_actions(state, seat)[0]
    >>> viceroy.step(state, action).events
    (ChoiceMade(seat=0),)

Begin with `help(viceroy.new_game)` for games, `help(viceroy.load_score_sheet)` for scores, and
`help(viceroy.load_card_set)` for cards. The actions, events and editions are in `viceroy.actions`, `viceroy.events` and
`viceroy.editions`.
"""

from importlib import import_module

# Each name is imported when it is first used, so that a program pays for nothing else. `__init__.pyi` says the same to
# type checkers and editors; a test compares them.
_PUBLIC = {
    "viceroy": ("actions", "bots", "codec", "editions", "events", "invariants"),
    "viceroy._version": ("__version__",),
    "viceroy.balance": ("balance_of",),
    "viceroy.bots": ("Advice", "RandomBot", "hint"),
    "viceroy.cardsets": ("check_card_set", "load_card_set"),
    "viceroy.engine.actions": ("Action",),
    "viceroy.engine.determinization": ("Resampler", "resample", "resampler"),
    "viceroy.engine.events": ("Event",),
    "viceroy.engine.points": ("score_now", "totals"),
    "viceroy.engine.record": ("GameRecord", "Update"),
    "viceroy.engine.reducer": ("Step", "check", "legal_actions", "reduce", "score", "step", "to_act"),
    "viceroy.engine.state": ("GameState",),
    "viceroy.engine.views": ("GameView", "events_for", "view"),
    "viceroy.errors": (
        "BadFile",
        "BadJson",
        "BadNotation",
        "BadRecord",
        "Code",
        "IllegalAction",
        "ImpossibleGame",
        "NoUndo",
        "Problem",
        "RecordChanged",
        "Refusal",
        "RefusalCode",
        "Severity",
        "ViceroyError",
    ),
    "viceroy.formats.balance": ("Balance",),
    "viceroy.formats.documents": ("dumps", "from_data", "loads", "to_data"),
    "viceroy.formats.notation": ("action_text", "pyramid_text", "read_action", "read_pyramid"),
    "viceroy.formats.records": ("read_record",),
    "viceroy.formats.reviews": ("GameReview",),
    "viceroy.formats.scores": ("ScoreRecord",),
    "viceroy.formats.studies": ("CardTrialReport", "GameAdvice", "GameResult", "Standings", "Trial"),
    "viceroy.matches.match": ("arena",),
    "viceroy.matches.trial": ("try_card_set",),
    "viceroy.model.cards": ("CardSet", "CharacterCard", "DescribedCard", "LawCard"),
    "viceroy.model.editions": ("Edition",),
    "viceroy.model.geometry": ("Place",),
    "viceroy.model.pyramid": ("Circle", "PlacedCard", "Pyramid"),
    "viceroy.model.tokens": ("CircleBonus", "Color", "Tokens"),
    "viceroy.positions.reader": ("check_position", "load_position"),
    "viceroy.positions.writer": ("position_text",),
    "viceroy.render.svg_table": ("svg",),
    "viceroy.reviews": ("review",),
    "viceroy.scoring.items": ("Line",),
    "viceroy.scoring.score": ("FinalPosition", "FinalScore", "Painting", "PlayerScore", "score_positions"),
    "viceroy.sessions.new_game": ("new_game", "start_game"),
    "viceroy.sessions.replay": ("replay",),
    "viceroy.sessions.session": ("Session",),
    "viceroy.sheets.sheet": ("ScoreSheet", "check_score_sheet", "load_score_sheet", "score_sheet"),
    "viceroy.sheets.writer": ("sheet_text",),
    "viceroy.text.json_text": ("Limits", "parse_json"),
    "viceroy.wording.game": ("Narrator", "choice_text", "prompt_text"),
    "viceroy.wording.laws": ("law_sentences",),
    "viceroy.wording.reasons": ("reason",),
    "viceroy.wording.refusals": ("refusal_text",),
}
_HOMES = {name: module for module, names in _PUBLIC.items() for name in names}
__all__ = tuple(_HOMES)


def __getattr__(name: str) -> object:
    """Import a public name from its module, or the submodule of that name."""
    home = import_module(_HOMES.get(name, __name__))
    found: object = vars(home).get(name) or _submodule(f"{home.__name__}.{name}")
    globals()[name] = found  # asked for once
    return found


def _submodule(path: str) -> object:
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise AttributeError(f"module {__name__!r} has no attribute {path.rpartition('.')[2]!r}") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
