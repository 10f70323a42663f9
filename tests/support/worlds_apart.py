"""What the program says about a card set, by an edition, in a language: the same in every process and in any order.

As a program this is a fresh process: `python worlds_apart.py '["renumbered", 3, "german", "de"]'` prints what is said
in a process that has seen nothing else.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import attrs

import viceroy
from any_laws import any_set
from viceroy.balance import balance_of
from viceroy.bots import make
from viceroy.cardsets.loader import card_set_data
from viceroy.matches.match import arena
from viceroy.matches.trial import try_card_set
from viceroy.model.cards import CardSet
from viceroy.web.service import answer

SETS = "printed", "renumbered", "replaced", "retitled", "any"
"""Card sets whose numbers are the same: the printed one, the printed cards under each other's numbers, a set that
extends the printed one, the printed cards under another title, and drawn ones."""


@attrs.frozen
class World:
    """A card set by its name and a number, an edition and a language."""

    name: str
    seed: int
    edition: str
    language: str

    def card_set(self) -> CardSet:
        """Make the card set anew, so that it is equal to no other only because it is the same one."""
        printed = viceroy.load_card_set("printed")
        match self.name:
            case "printed":
                return printed
            case "renumbered":
                return _renumbered(printed, 1 + self.seed % 63)
            case "replaced":
                return viceroy.load_card_set(text=_replacing(printed, 1 + self.seed % 8))
            case "retitled":
                title = f"title-{self.seed}"
                return attrs.evolve(printed, id=title, names=(("en", title), ("de", f"{title} auf Deutsch")))
            case _:
                return any_set(self.seed)

    def said(self) -> dict[str, Any]:
        """Return what bots, trials, balance, positions, sentences, drawings and the page say."""
        cards, said = self.card_set(), dict[str, Any]()
        state = viceroy.new_game(2, seed=self.seed, edition=self.edition, card_set=cards)
        bots = [make("greedy", 1), make("search:iterations=2,turns=0", 2)]
        choices = []
        for number in range(40):
            seat = viceroy.to_act(state)[0]
            action = bots[seat if number % 9 == 0 else 0].choose(viceroy.view(state, seat))
            choices.append(viceroy.action_text(action))
            state = viceroy.reduce(state, action)
        said["bots"] = choices
        said["games"] = [
            result.totals for result in arena(("greedy", "greedy"), 2, self.seed, edition=self.edition, card_set=cards)
        ]
        said["trial"] = viceroy.dumps(try_card_set(cards, 1, edition=self.edition))
        said["balance"] = viceroy.dumps(balance_of(cards, 1, edition=self.edition))
        said["position"] = viceroy.position_text(state)
        said["view"] = viceroy.codec.encode(viceroy.view(state, 0))
        said["sentences"] = [viceroy.law_sentences(law, self.language) for law in cards.laws]
        said["drawing"] = [viceroy.svg(state), viceroy.svg(viceroy.view(state, 1))]
        text = json.dumps(card_set_data(cards))
        players = [{"name": "Ada"}, {"name": "Ben", "bot": "greedy"}]
        deal = {"ask": "deal", "text": text, "players": players, "edition": self.edition, "language": self.language}
        said["deal"] = answer({**deal, "seed": self.seed})
        trial = {"ask": "try-card", "text": text, "number": cards.laws[0].number, "games": 1}
        said["try-card"] = answer({**trial, "is_last": True})
        plain: dict[str, Any] = json.loads(json.dumps(said))
        return plain

    def said_afresh(self) -> dict[str, Any]:
        """Return the same from a new process."""
        folders = [str(Path(__file__).parent), str(Path(viceroy.__file__).parents[1])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
        command = [sys.executable, __file__, json.dumps(attrs.astuple(self))]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=300)
        said: dict[str, Any] = json.loads(done.stdout)
        return said


def _renumbered(printed: CardSet, turn: int) -> CardSet:
    """Give each character the number of another one: the set stands alone, with the printed numbers."""
    characters = printed.characters
    others = (*characters[turn:], *characters[:turn])
    turned = [attrs.evolve(other, number=card.number) for card, other in zip(characters, others, strict=True)]
    return attrs.evolve(printed, id="renumbered", characters=tuple(turned))


def _replacing(printed: CardSet, many: int) -> str:
    """Write a set that replaces the first characters by generous ones."""
    data = card_set_data(printed)["characters"][:many]
    generous = [
        {
            **card,
            "id": f"generous-{card['number']}",
            "name": {"en": f"Generous {card['number']}"},
            "levels": [{**level, "reward": {"gems": 8}} for level in card["levels"]],
        }
        for card in data
    ]
    head = {"format": "card-set/1", "id": "generous", "name": {"en": "Generous"}, "extends": "printed", "keep": "added"}
    return json.dumps({**head, "replace": generous})


if __name__ == "__main__":
    sys.stdout.write(json.dumps(World(*json.loads(sys.argv[1])).said()))
