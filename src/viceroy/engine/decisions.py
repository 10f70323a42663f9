"""Decisions: for each prompt, the actions that answer it, which are legal, what they do, and why others are refused.

Each module of `phases` declares its decisions in a tuple `DECISIONS`. The reducer, the refusals, the codec and the
documentation take what they need of a prompt from these declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.prompts import Prompt
from viceroy.engine.state import GameState
from viceroy.errors import Refusal


@attrs.frozen
class Decision:
    """The declaration of a decision: a prompt, and all that the engine knows about answering it."""

    prompt: type[Prompt]
    """The class of the prompt."""
    actions: tuple[type[Action], ...]
    """The classes of the actions that answer it."""
    legal: Callable[[GameState, int, Any], tuple[Action, ...]]
    """From the state, a seat that is asked and the prompt to all legal actions of the seat."""
    apply: Callable[..., None]
    """Carries an action out: from the draft, the action and the prompt.

    Where it is sealed, it gets the draft and the prompt, when all seats have chosen: the actions are in `draft.sealed`.
    """
    refuse: Callable[[GameState, Any, Any], Refusal] | None = None
    """From the state, an action of one of these classes that is not legal and the prompt to the reason.

    None if every well-formed action is legal.
    """
    sealed: bool = False
    """Whether the action stays secret, in the state, until all seats have chosen."""
    due: Callable[[Any], int] = lambda _: 0
    """From the prompt to the number of gems, cards or tokens that it is about; 0 where it is about no number."""
