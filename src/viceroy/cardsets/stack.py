"""Card sets on card sets: the layers that a set consists of, and the set that they make together."""

from __future__ import annotations

import os
from pathlib import Path

import attrs

from viceroy.cardsets.files import SHIPPED, files_of
from viceroy.cardsets.layer_check import check_layer
from viceroy.cardsets.layers import Layer, Part
from viceroy.errors import BadFile, Code, Problem, errors_of
from viceroy.messages import counted, shown
from viceroy.model.cards import ID, CardSet, name_in

MOST_LAYERS = 8


class Stack:
    """Sets laid on each other: those that were asked for, and all that they extend, the lowest one first."""

    def __init__(self, *, by_schema: bool = False) -> None:
        self._by_schema = by_schema
        self._layers: list[Layer] = []
        self._tops: list[Layer] = []

    def add(self, name_or_path: str | os.PathLike[str], relative_to: Path | None = None) -> None:
        """Lay a set, and what it extends, on those that are there; raises `BadFile` where it has no files."""
        layer = Layer(name_or_path, files_of(name_or_path, relative_to), by_schema=self._by_schema)
        chain = [layer]
        while (below := self._below(chain)) is not None:
            chain.append(below)
        there = {one.key: one for one in self._layers}
        self._layers += [one for one in reversed(chain) if one.key not in there]
        self._tops.append(there.get(layer.key, layer))

    def _below(self, chain: list[Layer]) -> Layer | None:
        """Return the set that the last one extends, None where there is none to be had."""
        extends = chain[-1].extends
        if extends is None:
            return None
        part, name = extends
        try:
            files = files_of(name, part.file.parent)
            below = Layer(name, files, by_schema=self._by_schema and name not in SHIPPED)
        except BadFile as error:
            _refuse(part, name, error.problems)
            return None
        if any(below.key == layer.key for layer in chain):
            names = " extends ".join([layer.name for layer in (*chain, below)])
            part.add(("extends",), f"a set cannot extend itself: {names}", Code.UNKNOWN_CARD_SET)
            return None
        if len(chain) == MOST_LAYERS:
            part.add(("extends",), f"at most {MOST_LAYERS} sets lie on each other", Code.UNKNOWN_CARD_SET)
            return None
        if below.parts and all(one.faults is None for one in below.parts):
            _refuse(part, name, below.problems)
            return None
        return below

    @property
    def own_parts(self) -> tuple[Part, ...]:
        """The files of the sets that were asked for, without those of what they extend."""
        return tuple(part for layer in self._tops for part in layer.parts)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the sets, from the uppermost one down."""
        return tuple(problem for layer in reversed(self._layers) for problem in layer.problems)

    def card_set(self) -> CardSet | None:
        """Return the set of all layers, None where something is wrong with them; what it is goes to the problems."""
        below: CardSet | None = None
        is_bad = False
        for layer in self._layers:
            if is_bad:
                self._refuse_below(layer)
                continue
            check_layer(layer, below)
            is_bad = bool(errors_of(layer.problems))
            if not is_bad:
                form = layer.form()
                set_id = form.id or layer.name
                below = form.laid_on(below, set_id, form.names or (("en", set_id),))
        if is_bad or below is None:
            return None
        return self._named(below)

    def _refuse_below(self, layer: Layer) -> None:
        """Add an error at what a set extends, because sets below it have errors."""
        if layer.extends is not None:
            part, name = layer.extends
            lower = self._layers[: self._layers.index(layer)]
            errors = errors_of([problem for one in lower for problem in one.problems])
            places = "its own place" if len(errors) == 1 else "their own places"
            message = f"the card set {shown(name)} has {counted(len(errors), 'error')}, shown at {places}"
            part.add(("extends",), message, Code.UNKNOWN_CARD_SET)

    def _named(self, card_set: CardSet) -> CardSet:
        """Return a set of several ones that were asked for, with the ids and names of all of them."""
        if len(self._tops) == 1:
            return card_set
        forms = [(layer.name, layer.form()) for layer in self._tops]
        set_id = "-".join(form.id or name for name, form in forms)[: ID.most].rstrip("-")
        names = " + ".join(name_in(form.names, "en") if form.names else name for name, form in forms)
        return attrs.evolve(card_set, id=set_id, names=(("en", names[:_LONGEST_NAME].strip()),))


_LONGEST_NAME = 200


def _refuse(part: Part, name: str, problems: tuple[Problem, ...]) -> None:
    """Add an error where a set is named that cannot be read."""
    reasons = "; ".join(problem.message for problem in problems)
    part.add(("extends",), f"the card set {shown(name)} cannot be read: {reasons}", Code.UNKNOWN_CARD_SET)
