"""Questions of the workshop about a card set that is being written: what is wrong, its cards, games with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NewType

import attrs

from viceroy.cardsets.card_set_form import FORMAT, NOTES, CardSetForm
from viceroy.cardsets.files import new_set_files
from viceroy.cardsets.forms import CARD_LISTS, card_forms
from viceroy.cardsets.looks import Theme
from viceroy.engine.views import unveiled
from viceroy.errors import BadFile, BadJson, ImpossibleGame
from viceroy.model.cards import Card, CardSet, Number, name_in
from viceroy.render.cards import card_text
from viceroy.resources import card_set_path, resource_root, schema_path
from viceroy.text.source import Problems
from viceroy.text.yaml_text import Node, YamlDocument, parse_document
from viceroy.values import Between, Omitted, Value
from viceroy.web.cards import drawn_card
from viceroy.web.questions import InLanguage, JsonObject, PageProblem, Progress, Unanswerable, given_set
from viceroy.wording.catalog import ENGLISH

if TYPE_CHECKING:
    from viceroy.matches.card_trial import TriedMoment

TrialData = NewType("TrialData", JsonObject)
"""A trial as plain data, as `viceroy try --json` writes it."""

NEW_SET = "my-set"
MAX_FIRST = 1_000_000
"""The last game of a trial that a question may begin with."""
MAX_GAMES = 5
"""How many games one question may play: more would keep other questions waiting."""
MAX_GAMES_OF_CARD = 50


# -- what does not change ---------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class SchemaAnswer(Value):
    """The schema of card sets."""

    schema: Any
    """The JSON Schema."""


@attrs.frozen(kw_only=True)
class SchemaQuestion:
    """What may be written in a card set."""

    ask: ClassVar = "schema"

    def answer(self) -> SchemaAnswer:
        """Read the schema."""
        return SchemaAnswer(schema=_set_schema())


@lru_cache(maxsize=1)
def _set_schema() -> JsonObject:
    schema: JsonObject = json.loads(schema_path("card-set").read_text("utf-8"))
    return schema


@attrs.frozen(kw_only=True)
class SetExample(Value):
    """A card set to begin with."""

    id: str
    """The name of the example."""
    text: str
    """The card set in YAML."""


@attrs.frozen(kw_only=True)
class ExamplesAnswer(Value):
    """Card sets to begin with."""

    examples: tuple[SetExample, ...]
    """The card sets."""


@attrs.frozen(kw_only=True)
class ExamplesQuestion:
    """Which card sets there are to begin with."""

    ask: ClassVar = "examples"

    def answer(self) -> ExamplesAnswer:
        """Read the examples."""
        return ExamplesAnswer(examples=examples())


def examples() -> tuple[SetExample, ...]:
    """Return card sets to begin with: a new small one, the workshop set, and the laws of the cookbook.

    >>> [example.id for example in examples()]
    ['new', 'workshop', 'cookbook']
    """
    new = new_set_files(NEW_SET)[f"{NEW_SET}.yaml"].split("\n", 2)[2]  # without the lines about other editors
    folder = card_set_path("workshop")
    laws, characters = ((folder / f"{name}.yaml").read_text("utf-8") for name in ("laws", "characters"))
    _, _, behind = characters.partition(f"format: {FORMAT}\n")
    workshop = f"{laws}{behind}"
    cookbook = (resource_root() / "data" / "templates" / "cookbook.yaml").read_text("utf-8")
    texts = {"new": new, "workshop": workshop, "cookbook": cookbook}
    return tuple(SetExample(id=name, text=text) for name, text in texts.items())


# -- the cards of a text ----------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class PlacedProblem(PageProblem):
    """A problem of the text of a card set: its line and its column."""

    column: int
    """The column, from 1."""


@attrs.frozen(kw_only=True)
class CardInText(Value):
    """A card that a text writes, as far as it can be read."""

    line: int
    """The line where it begins."""
    number: int | None
    """Its number; null where that cannot be read."""
    name: str | None
    """Its name; null where the card cannot be read."""


@attrs.frozen(kw_only=True)
class CheckAnswer(Value):
    """What is wrong with the text of a card set, and where its cards are."""

    is_good: bool
    """Whether it has no errors."""
    problems: tuple[PlacedProblem, ...]
    """Its errors and warnings."""
    cards: tuple[CardInText, ...]
    """Its cards, in the order of the text."""


@attrs.frozen(kw_only=True)
class CheckQuestion(InLanguage):
    """What is wrong with a card set."""

    ask: ClassVar = "check"
    text: str
    """The text of the card set."""

    def answer(self) -> CheckAnswer:
        """Check the card set as `viceroy check` does."""
        card_set, problems = given_set(self.text, lint=True)
        told = tuple(
            PlacedProblem(
                line=each.line, column=each.column, severity=each.severity, code=each.code, message=each.message
            )
            for each in problems
        )
        cards = tuple(
            CardInText(line=node.line, number=number, name=name_in(card.names, self.language) if card else None)
            for node in _entries(self.text)
            for number, card in [_card_of(node)]
        )
        return CheckAnswer(is_good=card_set is not None, problems=told, cards=cards)


@attrs.frozen(kw_only=True)
class LookedCard(Value):
    """A card of a text."""

    number: int
    """Its number."""
    name: str
    """Its name."""
    lines: tuple[str, ...]
    """What it says."""
    svg: str
    """Its drawing as SVG. Where its picture belongs it has the address `picture:card`."""
    picture: str | None
    """The name of the picture that the page puts there; null for none."""


@attrs.frozen(kw_only=True)
class LookAnswer(Value):
    """The card that a line of a text belongs to."""

    card: LookedCard | None
    """The card; null where none can be read."""


@attrs.frozen(kw_only=True)
class LookQuestion(InLanguage):
    """What the card at a line of the text of a card set looks like; other cards of the text may have errors."""

    ask: ClassVar = "look"
    text: str
    """The text of the card set."""
    line: int
    """The line. One of no card belongs to the next card, or to the last."""
    pictures: Annotated[tuple[str, ...], Omitted()] = ()
    """The names of the pictures that the page has, as the text of the set names them."""

    def answer(self) -> LookAnswer:
        """Draw and describe the card."""
        card = _card_at(self.text, self.line)
        if card is None:
            return LookAnswer(card=None)
        _, *lines = card_text(card, self.catalog).split("\n")
        svg, picture = drawn_card(card, self.catalog, _theme_of(self.text), self.pictures)
        looked = LookedCard(
            number=card.number,
            name=name_in(card.names, self.language),
            lines=tuple(said for line in lines if (said := line.strip())),
            svg=svg,
            picture=picture,
        )
        return LookAnswer(card=looked)


def _card_at(text: str, line: int) -> Card | None:
    """Return the card that a line belongs to; None where it cannot be read."""
    entries = _entries(text)
    begun = [node for node in entries if node.line <= line]
    ends = max((key for key in _key_lines(text) if key <= line), default=0)
    is_within = bool(begun) and begun[-1].line >= ends
    at = len(begun) - 1 if is_within else min(len(begun), len(entries) - 1)
    return _card_of(entries[at])[1] if entries else None


def _theme_of(text: str) -> Theme | None:
    """Return the theme that a text writes, also one with errors elsewhere; None where it cannot be read."""
    document = _parsed(text)
    node = document.root.at(["theme"]) if document else None
    if document is None or node is None or node is document.root:
        return None
    gathered = Problems()
    with suppress(BadJson):
        theme: Theme = card_forms().gather(node.plain(), Theme, gathered)
        gathered.finish()
        return theme
    return None


def _entries(text: str) -> list[Node]:
    """Return the entries of the lists of cards, in the order of the text."""
    document = _parsed(text)
    root = document.root if document else Node(None, 1, 1)
    lists = [root.at([name]).value for name in CARD_LISTS if name in root.keys]
    return sorted((node for nodes in lists if isinstance(nodes, list) for node in nodes), key=lambda node: node.line)


def _key_lines(text: str) -> list[int]:
    """Return the lines of the keys of the set, at which a card before them has ended."""
    document = _parsed(text)
    return [line for line, _ in document.root.keys.values()] if document else []


@lru_cache(maxsize=2)
def _parsed(text: str) -> YamlDocument | None:
    with suppress(BadFile):
        return parse_document(text, file="set.yaml")
    return None


def _card_of(node: Node) -> tuple[int | None, Card | None]:
    """Return the number of a card, and the card; None for what cannot be read."""
    data = node.plain()
    if not isinstance(data, dict):
        return None, None
    number = data.get("number")
    own = {key: value for key, value in data.items() if key not in NOTES}
    part = "characters" if "levels" in own else "laws"
    gathered = Problems()
    with suppress(BadJson):
        form: CardSetForm = card_forms().gather({"format": FORMAT, part: [own]}, CardSetForm, gathered)
        gathered.finish()
        [card] = form.added
        return card.number, card
    return number if type(number) is int else None, None


# -- games ------------------------------------------------------------------------------------------------------------


def _set_to_try(text: str) -> CardSet:
    card_set, _ = given_set(text, lint=True)
    if card_set is None:
        raise Unanswerable("a set with errors cannot be tried")
    return card_set


@contextmanager
def _possible() -> Iterator[None]:
    """Say why a trial is impossible: the set has too few cards, for example."""
    try:
        yield
    except ImpossibleGame as error:
        raise Unanswerable(str(error)) from error


@attrs.frozen(kw_only=True)
class TryAnswer(Value):
    """How the cards of a set did in some games of a trial."""

    trial: TrialData
    """The trial."""


@attrs.frozen(kw_only=True)
class TryQuestion(Value):
    """How the cards of a set do in some of the games of a trial."""

    ask: ClassVar = "try"
    text: str
    """The text of the card set."""
    first: Annotated[int, Between(0, MAX_FIRST)]
    """The first of these games."""
    games: Annotated[int, Between(1, MAX_GAMES)]
    """How many games."""

    def answer(self, progress: Progress | None = None) -> TryAnswer:
        """Play the games."""
        from viceroy.formats.documents import to_data
        from viceroy.matches.trial import try_card_set

        card_set = _set_to_try(self.text)
        with _possible():
            trial = try_card_set(card_set, self.games, first=self.first, progress=progress)
        return TryAnswer(trial=TrialData(to_data(trial)))


@attrs.frozen(kw_only=True)
class CardMoment(Value):
    """A moment of a trial that is worth a look."""

    told: str
    """Why, and when it was."""
    svg: str
    """A drawing of the table as SVG."""
    text: str
    """The position in YAML."""


@attrs.frozen(kw_only=True)
class CardTried(Value):
    """How a card did."""

    games: int
    """In how many games."""
    report: str
    """The report of `viceroy try --card`."""
    moments: tuple[CardMoment, ...]
    """The moments worth a look, if they were asked for."""


@attrs.frozen(kw_only=True)
class TryCardAnswer(Value):
    """How a card did in the first games of its trial."""

    trial: CardTried
    """The trial."""


@attrs.frozen(kw_only=True)
class TryCardQuestion(Value):
    """How a card does in the first games of its trial; the page asks for one more game at a time."""

    ask: ClassVar = "try-card"
    text: str
    """The text of the card set."""
    number: Number
    """The number of the card."""
    games: Annotated[int, Between(1, MAX_GAMES_OF_CARD)]
    """How many games."""
    is_last: Annotated[bool, Omitted()] = False
    """Whether moments that are worth a look are wanted, too."""

    def answer(self, progress: Progress | None = None) -> TryCardAnswer:
        """Play the games that were not played yet."""
        from viceroy.matches.card_trial import CardTrial
        from viceroy.render.results import card_trial_text

        card_set = _set_to_try(self.text)
        if self.number not in card_set.by_number:
            raise Unanswerable(f"there is no card {self.number}")
        moments: list[TriedMoment] = []
        with _possible():
            for game in range(self.games):
                moments += _moments_of_game(self.text, self.number, game)
                if progress is not None:
                    progress(game + 1)
        trial = CardTrial(card_set.by_number[self.number], card_set.id, tuple(moments))
        drawn = (_drawn(reason, moment) for reason, moment in trial.notable.items()) if self.is_last else ()
        tried = CardTried(games=self.games, report=card_trial_text(trial), moments=tuple(drawn))
        return TryCardAnswer(trial=tried)


@lru_cache(maxsize=2 * MAX_GAMES_OF_CARD)
def _moments_of_game(text: str, number: int, game: int) -> tuple[TriedMoment, ...]:
    """Play a game of a trial; cached by the text of the set, as sets are equal whatever they are called."""
    from viceroy.matches.card_trial import try_card

    return try_card(_set_to_try(text), number, games=1, seed=1 + game).moments


def _drawn(reason: str, moment: TriedMoment) -> CardMoment:
    from viceroy.positions.writer import position_text
    from viceroy.render.results import moment_line
    from viceroy.render.svg_table import table_svg

    drawn = table_svg(unveiled(moment.state), ENGLISH, may_be_dark=True)
    return CardMoment(told=f"{reason}: {moment_line(moment)}", svg=drawn, text=position_text(moment.state))


QUESTIONS = (SchemaQuestion, ExamplesQuestion, CheckQuestion, LookQuestion, TryQuestion, TryCardQuestion)
