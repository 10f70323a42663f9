"""Menus: the legal actions of a view as numbered choices, long lists in steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import attrs

from viceroy.engine import actions as act
from viceroy.engine.views import GameView
from viceroy.model.pyramid import SECTIONS
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, gems_of
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.game import (
    action_label,
    card_label,
    circle_label,
    own_seat,
    payment_label,
    payment_note,
    place_label_of,
    placing_label,
    prompt_text,
    start_label,
)

_FEW = 6  # ways to take gems that are listed; more are chosen gem by gem
_MAX_TOKENS = 12  # tokens that are listed; more are chosen card by card

GemAction = act.ReturnGems | act.TakeGems | act.PayGems
T = TypeVar("T", bound=act.Action)


@attrs.frozen
class MenuItem:
    """A numbered choice: its label, and the action it is or the menu it opens; `among` are the actions in that menu."""

    label: str
    leads: act.Action | Callable[[], Menu]
    among: Sequence[act.Action] = ()


@attrs.frozen
class Menu:
    """Choices under a title, numbered from 1."""

    title: str
    items: tuple[MenuItem, ...]


def menu_of(view: GameView, catalog: Catalog = ENGLISH) -> Menu:
    """Return the choices of the view's own seat."""
    title = prompt_text(view, catalog.language)
    for kind, build in _BUILDERS.items():
        if any(isinstance(action, kind) for action in view.legal):
            return Menu(title, tuple(build(view, catalog)))
    return Menu(title, tuple(_flat(view, view.legal, catalog)))


def way_to(menu: Menu, action: act.Action) -> str:
    """Return the numbers to type for an action of a menu, one for each step. Raises `ValueError` without one.

    >>> from viceroy.engine.actions import Pass
    >>> way_to(Menu("What?", (MenuItem("to wait", Pass(1)), MenuItem("to pass", Pass(0)))), Pass(0))
    '2'
    """
    for number, item in enumerate(menu.items, start=1):
        if item.leads == action:
            return str(number)
        if callable(item.leads) and action in item.among:
            return f"{number} {way_to(item.leads(), action)}"
    raise ValueError(f"{action!r} is not in this menu")


def _flat(view: GameView, actions: Iterable[act.Action], catalog: Catalog) -> list[MenuItem]:
    return [MenuItem(action_label(view, action, catalog), action) for action in actions]


def _others(view: GameView, catalog: Catalog, *kinds: type) -> list[MenuItem]:
    return _flat(view, (action for action in view.legal if not isinstance(action, kinds)), catalog)


def _of(view: GameView, kind: type[T]) -> list[T]:
    return [action for action in view.legal if isinstance(action, kind)]


def _grouped(
    actions: Sequence[T], key: Callable[[T], object], group: Callable[[list[T]], str], single: Callable[[T], str]
) -> list[MenuItem]:
    """Return an item for each group of actions; a group of one is that action."""
    groups: dict[object, list[T]] = {}
    for action in actions:
        groups.setdefault(key(action), []).append(action)
    return [_group(members, group(members), single) for members in groups.values()]


def _group(members: Sequence[T], label: str, single: Callable[[T], str]) -> MenuItem:
    if len(members) == 1:
        return MenuItem(label, members[0])
    menu = Menu(label, tuple(MenuItem(single(action), action) for action in members))
    return MenuItem(label, lambda: menu, members)


# -- gems -------------------------------------------------------------------------------------------------------------


def _gems(view: GameView, catalog: Catalog) -> list[MenuItem]:
    actions = [action for action in view.legal if isinstance(action, GemAction)]
    if len(actions) <= _FEW:
        return _flat(view, view.legal, catalog)
    others = _others(view, catalog, act.ReturnGems, act.TakeGems, act.PayGems)
    return [*_gem_steps(view, actions, NO_GEMS, catalog), *others]


def _gem_steps(view: GameView, actions: Sequence[GemAction], so_far: Gems, catalog: Catalog) -> list[MenuItem]:
    """Return the colors of the next gem; a color that leaves one action is that action."""
    steps = []
    for color in COLORS:
        taken = add_gems(so_far, gems_of((color,)))
        fitting = [action for action in actions if _holds(action.gems, taken)]
        if len(fitting) == 1:
            gems = action_label(view, fitting[0], catalog)
            steps.append(MenuItem(catalog.terminal.all_gems.format(gems=gems, color=color), fitting[0]))
        elif fitting:
            steps.append(_gem_step(view, color, fitting, taken, catalog))
    return steps


def _gem_step(view: GameView, color: Color, fitting: Sequence[GemAction], taken: Gems, catalog: Catalog) -> MenuItem:
    left = sum(fitting[0].gems) - sum(taken)
    title = catalog.terminal.gems_left.format(n=left, question=prompt_text(view, catalog.language))
    label = catalog.words.color_word(color)
    return MenuItem(label, lambda: Menu(title, tuple(_gem_steps(view, fitting, taken, catalog))), fitting)


def _holds(gems: Gems, some: Gems) -> bool:
    return all(have >= wanted for have, wanted in zip(gems, some, strict=True))


# -- cards ------------------------------------------------------------------------------------------------------------


def _start(view: GameView, catalog: Catalog) -> list[MenuItem]:
    return _grouped(
        _of(view, act.ChooseStart),
        key=lambda action: action.place,
        group=lambda starts: start_label(view, starts[0].place, catalog),
        single=lambda action: catalog.actions.keep.format(card=card_label(view, action.keep, catalog)),
    )


def _lay(view: GameView, catalog: Catalog) -> list[MenuItem]:
    """Return the cards to lay, one item for all cards to discard, and passing."""
    discards = _of(view, act.DiscardForGems)
    items = _flat(view, _of(view, act.Lay), catalog)
    if discards:
        label = catalog.terminal.discard.format(n=view.rules.edition.discard_for_gems)
        items.append(_group(discards, label, lambda action: card_label(view, action.card, catalog)))
    return [*items, *_others(view, catalog, act.Lay, act.DiscardForGems)]


def _place(view: GameView, catalog: Catalog) -> list[MenuItem]:
    return _grouped(
        _of(view, act.PlaceCard),
        key=lambda action: action.place,
        group=lambda ways: placing_label(view, ways[0].place, catalog) + _forced(view, ways, catalog),
        single=lambda action: payment_label(view, action, catalog),
    )


def _forced(view: GameView, ways: Sequence[act.PlaceCard], catalog: Catalog) -> str:
    """Return the payment where it is the only one, unless the cost says it."""
    return payment_note(view, ways[0], catalog) if len(ways) == 1 else ""


def _swap(view: GameView, catalog: Catalog) -> list[MenuItem]:
    picks = _of(view, act.PickToken)
    if len(picks) <= _MAX_TOKENS:
        return _flat(view, view.legal, catalog)
    by_card = _grouped(
        picks,
        key=lambda action: (action.owner, action.place),
        group=lambda picks: place_label_of(view, picks[0].owner, picks[0].place, catalog),
        single=lambda action: action_label(view, action, catalog),
    )
    return [*by_card, *_others(view, catalog, act.PickToken)]


# -- painting ---------------------------------------------------------------------------------------------------------


def _paint(view: GameView, catalog: Catalog) -> list[MenuItem]:
    by_circle = _grouped(
        _of(view, act.PaintSection),
        key=lambda action: action.circle,
        group=lambda paints: circle_label(view, paints[0].circle, catalog),
        single=lambda action: _section(view, action, catalog),
    )
    best_and_done = _others(view, catalog, act.PaintSection)
    return [*best_and_done[:-1], *by_circle, *best_and_done[-1:]]


def _section(view: GameView, action: act.PaintSection, catalog: Catalog) -> str:
    """Name a section with its present color, if any, and the color that it gets."""
    messages = catalog.terminal
    present = own_seat(view).pyramid.circle_at(action.circle).colors[SECTIONS.index(action.section)]
    now = "" if present is None else messages.section_now.format(color=present)
    section = catalog.painting.section_labels[action.section]
    return messages.section.format(section=section, now=now, color=action.color)


_BUILDERS: dict[type, Callable[[GameView, Catalog], list[MenuItem]]] = {
    act.ChooseStart: _start,
    act.ReturnGems: _gems,
    act.TakeGems: _gems,
    act.PayGems: _gems,
    act.Lay: _lay,
    act.DiscardForGems: _lay,
    act.PlaceCard: _place,
    act.PickToken: _swap,
    act.PaintSection: _paint,
}
