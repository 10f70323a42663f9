"""Questions about score sheets. Sheets come as plain data: read like a file, their problems have keys, not lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal, TypeVar

import attrs

from viceroy.cardsets import SHIPPED
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.errors import Path as Keys
from viceroy.formats.scores import FINAL_SCORE_FORMAT, PlayerRecord, score_record
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet
from viceroy.scoring.score import FinalScore
from viceroy.sheets.sheet import SheetReading, read_sheet, score_sheet
from viceroy.text.yaml_text import Node, YamlDocument, parse_document
from viceroy.values import Omitted, Value
from viceroy.web.questions import ENGLISH, InLanguage, Language, PageProblem, given_set, page_problems
from viceroy.wording.reasons import reason
from viceroy.wording.remarks import remark_text

T = TypeVar("T")

PlacedProblem = tuple[Keys, Problem]
"""A problem, and the keys and indexes that lead to the value that it is about."""


# -- reading ----------------------------------------------------------------------------------------------------------


class SheetData(YamlDocument):
    """Plain data as a document without text: each value has a line of its own, by which its keys are found."""

    __slots__ = ("_keys",)
    has_lines = False

    def __init__(self, data: Any) -> None:
        self._keys: list[Keys] = []
        root = self._node(data, ())
        super().__init__("sheet", "\n" * len(self._keys))
        self.root = root

    def _node(self, data: Any, keys: Keys) -> Node:
        self._keys.append(keys)
        line = len(self._keys)
        if isinstance(data, dict):
            children = {key: self._node(value, (*keys, key)) for key, value in data.items()}
            return Node(children, line, 1, keys={key: (child.line, 1) for key, child in children.items()})
        if isinstance(data, list):
            return Node([self._node(value, (*keys, index)) for index, value in enumerate(data)], line, 1)
        raw = str(data).lower() if isinstance(data, bool) else "null" if data is None else str(data)
        return Node(data, line, 1, raw)

    def placed(self, problems: Iterable[Problem]) -> tuple[PlacedProblem, ...]:
        """Return problems with the keys of what they are about."""
        return tuple((self._keys[problem.line - 1], problem) for problem in problems)


def read_sheet_data(data: Any, given: CardSet | None = None) -> tuple[SheetReading, tuple[PlacedProblem, ...]]:
    """Read a score sheet from plain data as far as possible; its problems have the keys of what they are about.

    The cards are those of the set that is `given` with it. Otherwise only a shipped set can be named: what comes from a
    browser opens no file of this machine.

    >>> sheet = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[99]]}]}
    >>> reading, problems = read_sheet_data(sheet)
    >>> reading.sheet, [(keys, str(problem.code)) for keys, problem in problems]
    (None, [(('players', 0, 'pyramid', 0, 0), 'unknown-card')])
    """
    document = SheetData(data)
    name = data.get("card_set") if isinstance(data, dict) else None
    if given is None and isinstance(name, str) and name not in SHIPPED:
        known = joined(SHIPPED, "and")
        message = f"the cards of {shown(name)} are not here, only {known}: open the file of the card set, at the top"
        place = document.root.at(["card_set"])
        problem = Problem("sheet", place.line, 1, Severity.ERROR, Code.UNKNOWN_CARD_SET, message)
        reading = SheetReading(None, (problem,))
    else:
        reading = read_sheet(document, given)
    return reading, document.placed(reading.problems)


# -- what the questions and the answers share -------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class SheetProblem(PageProblem):
    """A problem of a sheet: `keys` lead to the value that it is about."""

    keys: tuple[str | int, ...]
    """The keys and indexes that lead to the value."""
    language: Language
    """The language of the message: that of the question, or English for what only a file can have."""


@attrs.frozen(kw_only=True)
class SheetQuestion(InLanguage):
    """A question about a score sheet, which need not be finished."""

    sheet: Any
    """The score sheet as plain data; what is wrong with it is in the answer."""
    text: Annotated[str | None, Omitted()] = None
    """The text of the card set whose cards are on the sheet; without it, the sheet names a shipped set."""

    def read(self) -> tuple[SheetReading, tuple[PlacedProblem, ...]]:
        """Read the sheet as far as possible."""
        return read_sheet_data(self.sheet, None if self.text is None else given_set(self.text)[0])


def _told(places: Iterable[PlacedProblem], asked: InLanguage) -> tuple[SheetProblem, ...]:
    """Return the problems of a sheet in the language of a question where they have words for a reader."""
    return tuple(_told_problem(keys, problem, asked) for keys, problem in places)


def _told_problem(keys: Keys, problem: Problem, asked: InLanguage) -> SheetProblem:
    remark = remark_text(problem, asked.catalog)
    return SheetProblem(
        keys=keys,
        line=problem.line,
        severity=problem.severity,
        code=problem.code,
        message=problem.message if remark is None else remark,
        language=ENGLISH if remark is None else asked.language,
    )


def _spread(found: Iterable[T], reading: SheetReading) -> tuple[T | None, ...]:
    """Spread what was found for the players who are scored over all seats, with None for the others."""
    each = iter(found)
    return tuple(next(each) if has_begun else None for has_begun in reading.begun)


# -- scores -----------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class ShownScore(Value):
    """A final score as `viceroy score --json` writes it, but with null for a player whom it leaves out."""

    format: Literal["final-score/1"]
    """The format."""
    players: tuple[PlayerRecord | None, ...]
    """The players, in the order of the table."""
    winners: tuple[str, ...]
    """The names of those with the most points."""


def shown_score(score: FinalScore, reading: SheetReading | None = None) -> ShownScore:
    """Return a score as an answer has it, with the players of a sheet that it leaves out."""
    record = score_record(score)
    players = record.players if reading is None else _spread(record.players, reading)
    return ShownScore(format=FINAL_SCORE_FORMAT, players=players, winners=record.winners)


@attrs.frozen(kw_only=True)
class ScoredPyramid(Value):
    """The pyramid of a player, and where the points come from."""

    svg: str
    """The drawing as SVG."""
    painting: str
    """The painting in words."""
    reasons: tuple[str, ...]
    """The reason of each item of the score."""


@attrs.frozen(kw_only=True)
class ScoreAnswer(Value):
    """The score of a sheet; a player without cards, or with an error that is in no card, is left out of it."""

    score: ShownScore | None
    """The score; null where there is none."""
    is_whole: bool
    """Whether the score counts all that is on the sheet."""
    problems: tuple[SheetProblem, ...]
    """What is wrong with the sheet."""
    pyramids: tuple[ScoredPyramid | None, ...]
    """The pyramid of each player; null for one whom the score leaves out."""


@attrs.frozen(kw_only=True)
class ScoreQuestion(SheetQuestion):
    """What a sheet scores, and why."""

    ask: ClassVar = "score"

    def answer(self) -> ScoreAnswer:
        """Score the sheet."""
        reading, problems = self.read()
        sheet, told, is_whole = reading.unfinished, _told(problems, self), reading.sheet is not None
        if sheet is None:
            return ScoreAnswer(score=None, is_whole=is_whole, problems=told, pyramids=())
        from viceroy.render.score_report import painting_text
        from viceroy.render.svg import PyramidDrawing

        final, catalog = score_sheet(sheet), self.catalog
        pyramids = [
            ScoredPyramid(
                svg=PyramidDrawing(position.pyramid, player.painting, catalog).document(),
                painting=painting_text(position, player.painting, catalog, for_file=False),
                reasons=tuple(reason(item, catalog.language) for item in player.items),
            )
            for position, player in zip(sheet.positions, final.players, strict=True)
        ]
        score = shown_score(final, reading)
        return ScoreAnswer(score=score, is_whole=is_whole, problems=told, pyramids=_spread(pyramids, reading))


@attrs.frozen(kw_only=True)
class TotalsAnswer(Value):
    """The totals and the ranks of the players of a sheet."""

    totals: tuple[int | None, ...] | None
    """The total of each player, null for one whom the score leaves out; null where there is no score."""
    ranks: tuple[int | None, ...] | None
    """The rank of each player, likewise."""
    is_whole: bool
    """Whether the score counts all that is on the sheet."""


@attrs.frozen(kw_only=True)
class TotalsQuestion(SheetQuestion):
    """What the players of a sheet have, without the reasons."""

    ask: ClassVar = "totals"

    def answer(self) -> TotalsAnswer:
        """Score the sheet."""
        reading, _ = self.read()
        if reading.unfinished is None:
            return TotalsAnswer(totals=None, ranks=None, is_whole=False)
        players = score_sheet(reading.unfinished).players
        return TotalsAnswer(
            totals=_spread([player.total for player in players], reading),
            ranks=_spread([player.rank for player in players], reading),
            is_whole=reading.sheet is not None,
        )


@attrs.frozen(kw_only=True)
class PictureAnswer(Value):
    """A drawing of the score of a sheet."""

    svg: str | None
    """The drawing as SVG; null where nothing can be scored."""
    problems: tuple[SheetProblem, ...]
    """What is wrong with the sheet."""


@attrs.frozen(kw_only=True)
class PictureQuestion(SheetQuestion):
    """What the score of a sheet looks like."""

    ask: ClassVar = "picture"

    def answer(self) -> PictureAnswer:
        """Draw the score, as far as the sheet can be scored."""
        reading, problems = self.read()
        drawn, told = reading.unfinished, _told(problems, self)
        if drawn is None or not drawn.positions:
            return PictureAnswer(svg=None, problems=told)
        from viceroy.render.svg import score_svg

        return PictureAnswer(svg=score_svg(drawn.positions, score_sheet(drawn), self.catalog), problems=told)


# -- files ------------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class ReadAnswer(Value):
    """A score sheet that was read from a file."""

    sheet: Any
    """The score sheet as plain data; null where the text is no YAML."""
    problems: tuple[PageProblem | SheetProblem, ...]
    """What is wrong: with the sheet, or with its YAML."""


@attrs.frozen(kw_only=True)
class ReadQuestion(InLanguage):
    """Which score sheet a text in YAML holds."""

    ask: ClassVar = "read"
    text: str
    """The text of a file."""

    def answer(self) -> ReadAnswer:
        """Read the text."""
        try:
            sheet = parse_document(self.text, file="sheet").root.plain()
        except BadFile as bad:
            return ReadAnswer(sheet=None, problems=page_problems(bad.problems))
        return ReadAnswer(sheet=sheet, problems=_told(read_sheet_data(sheet)[1], self))


@attrs.frozen(kw_only=True)
class WriteAnswer(Value):
    """A score sheet as the text of a file."""

    text: str | None
    """The text in YAML; null where the sheet is no object."""
    problems: tuple[SheetProblem, ...]
    """What is wrong with the sheet."""


@attrs.frozen(kw_only=True)
class WriteQuestion(SheetQuestion):
    """How a sheet is written as a file; one with errors is written unchanged, so that nothing is lost."""

    ask: ClassVar = "write"

    def answer(self) -> WriteAnswer:
        """Write the sheet."""
        from viceroy.sheets.writer import written, yaml_text

        reading, problems = self.read()
        is_object = isinstance(self.sheet, dict)
        text = written(reading.sheet) if reading.sheet else yaml_text(self.sheet) if is_object else None
        return WriteAnswer(text=text, problems=_told(problems, self))


QUESTIONS = (ScoreQuestion, TotalsQuestion, PictureQuestion, ReadQuestion, WriteQuestion)
