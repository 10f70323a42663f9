"""Why a choice would have been better, in words: what it brings at once, and what it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.bots.advice import why
from viceroy.engine.actions import Action
from viceroy.engine.views import GameView
from viceroy.formats.reviews import Compared, Difference
from viceroy.scoring.items import Line
from viceroy.wording.catalog import Catalog

_TOLD = 4  # differences: those that come after are small


def reason_for(view: GameView, best: Action, differences: Sequence[Difference], catalog: Catalog) -> str:
    """Return what the best choice brings at once, and then what it leads to beside the choice that was made."""
    parts = [why(view, best, catalog)]
    if differences:
        told = ", ".join(f"{_label(one.what, catalog)} {one.by:+.1f}" for one in differences[:_TOLD])
        parts.append(catalog.reviews.leads_to.format(differences=told))
    return catalog.words.semicolon.join(filter(None, parts)) or catalog.hints.best


def _label(what: Compared, catalog: Catalog) -> str:
    if what is Compared.GEMS:
        return catalog.reviews.gems
    if what is Compared.CARDS:
        return catalog.reviews.cards
    if what is Compared.OTHERS:
        return catalog.reviews.others
    return catalog.labels.lines[Line(what)]
