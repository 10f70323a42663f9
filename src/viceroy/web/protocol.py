"""All questions of the page and their answers as forms, for their schemas and types; the page does without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_type_hints

import attrs

from viceroy.documents.alternatives import Tagged
from viceroy.documents.descriptions import (
    Declarations,
    Definitions,
    Schema,
    class_text,
    closed_object,
    key_title,
    pascal_case,
)
from viceroy.documents.forms import Form, Record
from viceroy.documents.registry import FormRegistry
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.views import GameView
from viceroy.formats.documents import DOCUMENTS
from viceroy.formats.games import GAMES
from viceroy.formats.studies import Trial
from viceroy.model.tokens import Gems
from viceroy.web import cards, lessons, packs, play, sheets, workshop
from viceroy.web.cards import ScoreWords
from viceroy.web.seen import ActionData, EventData, GemsData, ViewData
from viceroy.web.tables.cells import NewSheet, SheetBrought, SheetMessage, TypedChanges
from viceroy.web.tables.shown import ShownPresence, TableLog, TableMessage
from viceroy.web.tables.wishes import (
    AtTable,
    Join,
    NewToken,
    PictureKept,
    SentWish,
    TablePicture,
    UseToken,
    Wish,
    WishDone,
    WishRefused,
)
from viceroy.web.workshop import TrialData

QUESTIONS = (
    *cards.QUESTIONS,
    *sheets.QUESTIONS,
    *workshop.QUESTIONS,
    *packs.QUESTIONS,
    *play.QUESTIONS,
    *lessons.QUESTIONS,
)


class PageQuestion:
    """A question of the page; its key `ask` says which."""


class PageAnswers:
    """The answer to each question, by the name of the question."""


class TableMessages:
    """What a phone sends to a table of friends or a shared sheet and gets of it, by name."""


TABLE_MESSAGES = {
    "table": TableMessage,
    "presence": ShownPresence,
    "wish": SentWish,
    "done": WishDone,
    "refused": WishRefused,
    "join": Join,
    "use-token": UseToken,
    "at-table": AtTable,
    "token": NewToken,
    "picture": TablePicture,
    "picture-kept": PictureKept,
    "log": TableLog,
    "sheet": SheetMessage,
    "cells": TypedChanges,
    "bring": SheetBrought,
    "new-sheet": NewSheet,
}


@attrs.frozen(eq=False, repr=False)
class _QuestionForm(Form):
    """The questions."""

    tagged: Tagged

    def schema(self, definitions: Definitions) -> Schema:
        return {"oneOf": self.tagged.variants(definitions)}

    def typescript(self, declarations: Declarations) -> str:
        return self.tagged.typescript(declarations)


@attrs.frozen(eq=False, repr=False)
class _NamedForm(Form):
    """Documents of several kinds by their names; `kind` is the class that describes them all."""

    kind: type
    about: str
    forms: dict[str, Form]

    def schema(self, definitions: Definitions) -> Schema:
        return closed_object(
            {
                name: {"title": _title(name), "description": f"{self.about} {name}.", **form.schema(definitions)}
                for name, form in self.forms.items()
            }
        )

    def typescript(self, declarations: Declarations) -> str:
        lines = (f'  "{name}": {form.typescript(declarations)};' for name, form in self.forms.items())
        body = "\n".join(("{", *lines, "}"))
        return declarations.interface(self.kind.__name__, class_text(self.kind), lambda: body)


@attrs.frozen(eq=False, repr=False)
class _MapForm(Form):
    """An object with any keys."""

    item: Form

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": "object", "additionalProperties": self.item.schema(definitions)}

    def typescript(self, declarations: Declarations) -> str:
        return f"Record<string, {self.item.typescript(declarations)}>"


@attrs.frozen(eq=False, repr=False)
class _DocumentForm(Form):
    """A whole document of another format inside an answer."""

    name: str
    record: Record

    def schema(self, definitions: Definitions) -> Schema:
        about, constant = class_text(self.record.kind), DOCUMENTS[self.name].format
        name = f"{self.name.replace('-', '_')}_document"
        return definitions.named(name, about, lambda: self.record.body_schema(definitions, format=constant))

    def typescript(self, declarations: Declarations) -> str:
        return f"{pascal_case(self.name.replace('-', '_'))}Document"


def page_forms() -> FormRegistry:
    """Return the forms of all questions and answers."""
    forms = FormRegistry(GAMES)
    answers = {kind.ask: get_type_hints(kind.answer)["return"] for kind in QUESTIONS}
    made: dict[Any, Callable[[], Form]] = {
        PageQuestion: lambda: _QuestionForm(
            Tagged("ask", {kind.ask: forms.record_of(kind) for kind in QUESTIONS}, name="page_question")
        ),
        PageAnswers: lambda: _NamedForm(
            PageAnswers, "The answer to", {ask: forms.form_of(kind) for ask, kind in answers.items()}
        ),
        TableMessages: lambda: _NamedForm(
            TableMessages, "The message", {name: forms.form_of(kind) for name, kind in TABLE_MESSAGES.items()}
        ),
        dict[str, Any]: lambda: _MapForm(forms.form_of(Any)),
        dict[str, str]: lambda: _MapForm(forms.form_of(str)),
        dict[str, ScoreWords]: lambda: _MapForm(forms.form_of(ScoreWords)),
        ActionData: lambda: forms.form_of(Action),
        EventData: lambda: forms.form_of(Event),
        GemsData: lambda: forms.form_of(Gems),
        ViewData: lambda: _DocumentForm("game-view", forms.record_of(GameView)),
        TrialData: lambda: _DocumentForm("trial", forms.record_of(Trial)),
    }
    for kind, make in made.items():
        forms.register(kind, make)
    forms.tag(Wish, "wish", "table_wish")
    return forms


def _title(ask: str) -> str:
    return key_title(ask.replace("-", "_"))
