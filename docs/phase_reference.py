"""The made parts of the page on phases: every prompt with what answers it, and what happens by itself."""

from __future__ import annotations

import re
from typing import get_args

from api_reference import code
from observed_games import PHASES, observed
from viceroy.engine import prompts
from viceroy.engine.reducer import DECISIONS, HANDLERS

SIMULTANEOUS = get_args(prompts.Simultaneous)

NUMBER = r"(?:R\d+\.\d+|[ABCDFL]\d+)"
RULES = re.compile(rf"\b{NUMBER}(?:-{NUMBER})?\b")
RULES_IN_BRACKETS = re.compile(rf" \({NUMBER}(?:(?:, |-){NUMBER})*\)")


def first_paragraph(thing: type) -> str:
    """Return the first paragraph of a docstring."""
    return " ".join((thing.__doc__ or "").split("\n\n")[0].split())


def said(thing: type) -> str:
    """Return what a class says of itself in its first paragraph, without the rules that it names in brackets."""
    return RULES_IN_BRACKETS.sub("", first_paragraph(thing))


def rules_of(thing: type) -> str:
    """Return the rules that a class names, each once."""
    return ", ".join(dict.fromkeys(RULES.findall(first_paragraph(thing))))


# -- prompts ----------------------------------------------------------------------------------------------------------


def prompt_sections() -> str:
    """Return a section for every prompt."""
    return "\n".join(map(prompt_section, DECISIONS))


def prompt_section(task: type) -> str:
    """Return what there is to know of a prompt: when it comes, who is asked, what answers it, what came next."""
    rows = [
        ("Phase", ", ".join(phase for phase in PHASES if (phase, task) in observed().seen)),
        ("Who", who_is_asked(task)),
        ("Answers", ", ".join(action_link(kind) for kind in DECISIONS[task].actions)),
        ("Next came", ", ".join(followers(task))),
    ]
    lines = "\n".join(f"- **{name}:** {text}" for name, text in rows)
    return f"### {task.__name__}\n\n{first_paragraph(task)}\n\n{lines}\n"


def who_is_asked(task: type) -> str:
    """Tell whether a prompt goes to one seat or to several."""
    if task not in SIMULTANEOUS:
        return "one seat"
    return "several at once, sealed" if DECISIONS[task].sealed else "several at once, open"


def action_link(kind: type) -> str:
    """Return a link to an action."""
    return f"[{code(kind.__name__)}](api/actions.md#viceroy.actions.{kind.__name__})"


def followers(task: type) -> list[str]:
    """Return links to the prompts that came after one."""
    after = {later[1] for earlier, later in observed().steps if earlier[1] is task}
    links = [f"[{code(other.__name__)}](#{other.__name__.lower()})" for other in DECISIONS if other in after]
    return [*links, "the end of the game"] if None in after else links


# -- what happens by itself -------------------------------------------------------------------------------------------


def automatic() -> str:
    """Return a list of what runs by itself."""
    rows = []
    for task, handler in HANDLERS.items():
        where = code(handler.run.__module__.removeprefix("viceroy.engine."))
        rows.append(f"{code(task.__name__)}\n:   {first_paragraph(task)} In {where}.\n")
    return "\n".join(rows)
