"""The life of a law of any make: read from a file, played in a game, scored, said and drawn, and read back.

Many laws live in one set; the last turns of a game, in which everybody holds six of them and much lies on the table,
bring nearly all of them into pyramids. Run by hand, it says how many laws of how many sets it played.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, get_args, get_type_hints
from xml.etree import ElementTree

import attrs
import yaml

from any_laws import Drawing, any_card, faults_of, lively_law
from pictures import png
from positions import NO_RED_INSIDE, in_development, on, printed, seat
from viceroy.cardsets import load_card_set
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.loader import card_set_data, digest
from viceroy.engine.actions import Action, Lay, Pass
from viceroy.engine.events import CardPlaced
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import legal_actions, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.formats.documents import dumps, loads
from viceroy.model import cards, laws, points, quantities, tokens
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.points import PointsClause
from viceroy.model.tokens import Color, Tokens
from viceroy.render.card_pictures import card_svg
from viceroy.render.score_report import items_text
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import law_sentences

# -- the words of the language ----------------------------------------------------------------------------------------

Word = tuple[str, ...]
"""A key of a class, or a value that a key of a class may have."""

_NAMES = {name: value for module in (cards, laws, points, quantities, tokens) for name, value in vars(module).items()}


def words_of(kind: type, seen: set[type]) -> Iterator[Word]:
    """Yield each key of a class, of those that it is made of, and each value of an enum that stands at a key."""
    if kind in seen or not attrs.has(kind):
        return
    seen.add(kind)
    hints = get_type_hints(kind, globalns=_NAMES)
    for field in (one for one in attrs.fields(kind) if one.init):
        yield kind.__name__, field.name
        for inner in _types_in(hints[field.name]):
            if issubclass(inner, Enum):
                yield from ((kind.__name__, field.name, member.name) for member in inner)
            yield from words_of(inner, seen)


def _types_in(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for argument in get_args(hint):
        yield from _types_in(argument)


def words_in(value: Any) -> Iterator[Word]:
    """Yield the words that a value says: keys that are not left out, and values of enums, written or not."""
    if isinstance(value, tuple):
        for one in value:
            yield from words_in(one)
    elif attrs.has(type(value)):
        name = type(value).__name__
        for field in attrs.fields(type(value)):
            held = getattr(value, field.name)
            if held != field.default:
                yield name, field.name
            for one in held if isinstance(held, tuple) else (held,):
                if isinstance(one, Enum):
                    yield name, field.name, one.name
            yield from words_in(held)


# -- a set, and its life ----------------------------------------------------------------------------------------------


def law_set_data(seed: int) -> dict[str, Any]:
    """Draw a set by a seed: the printed numbers of laws with laws of any make, half of them such that do much."""
    rng = Random(seed)
    numbers = [law.number for law in printed().laws]
    drawn = [(lively_law if number % 2 else any_card)(rng, number) for number in numbers]
    plain = next(law for law in drawn if law.get("placement") != "under_character")
    plain["scoring"] = [*plain.get("scoring", ()), _clause_on_each_level(rng)]
    return {"format": "card-set/1", "id": f"any-{seed}", "name": {"en": "Any"}, "extends": "printed", "replace": drawn}


def _clause_on_each_level(rng: Random) -> dict[str, Any]:
    """Draw a clause that counts on each level: so few quantities go with it that chance alone hardly ever draws one."""
    form, drawing = card_forms().form_of(PointsClause), Drawing(rng, often={"each_level": 1.0})
    while True:
        data: dict[str, Any] = drawing.draw(form, 2)
        if data.get("each_level") and not faults_of(form, data):
            return data


def law_set(seed: int) -> CardSet:
    """Return the laws of such a set, as they are read."""
    drawn = law_set_data(seed)["replace"]
    return CardSet("any", (("en", "Any"),), (), tuple([card_forms().read(data, LawCard) for data in drawn]))


def lived(seed: int) -> tuple[CardSet, set[int]]:
    """Let the laws of a set live, and return it with the numbers of those that came into a pyramid.

    Raises `AssertionError` where something is wrong.
    """
    rng = Random(seed)
    card_set = _read_back(law_set_data(seed))
    for law in card_set.laws:
        _said_and_drawn(law)
    return card_set, _played(card_set, rng)


def _read_back(data: dict[str, Any]) -> CardSet:
    """Read a set from its file, and once more from what the library writes of it."""
    with TemporaryDirectory() as folder:
        Path(folder, "art").mkdir()
        Path(folder, "art", "captain.png").write_bytes(png())  # which an image may name
        read: list[CardSet] = []
        for name in ("drawn", "written"):
            path = Path(folder, f"{name}.yaml")
            path.write_text(yaml.safe_dump(data, sort_keys=False), "utf-8")
            read.append(load_card_set(path))  # which is checked, too
            data = card_set_data(read[0])
    drawn, written = read
    assert written == drawn
    assert digest(written) == digest(drawn)
    for law in drawn.laws:
        again = card_forms().read(card_forms().write(law, LawCard), LawCard)
        assert again == law
    return drawn


_NO_PROSE = ("  ", "{", "}", "None", " ,", " .", "..", ",,", " ;", ";.", ":.")
"""What stands in no sentence; before a semicolon French has a no-break space."""


def _said_and_drawn(law: LawCard) -> None:
    """In each language a law has sentences of words alone, and in one of them a drawing that is good XML."""
    for language in finished_tags():
        sentences = law_sentences(law, language)
        assert sentences
        for sentence in sentences:
            assert sentence == sentence.strip(), (language, sentence)
            assert not any(wrong in sentence for wrong in _NO_PROSE), (language, sentence)
            assert sentence[0].upper() == sentence[0], (language, sentence)
            assert sentence[-1] in ".)", (language, sentence)
            assert sentence.count("(") == sentence.count(")"), (language, sentence)
    drawn_in = finished_tags()[law.number % len(finished_tags())]  # a drawing takes longer than all sentences
    ElementTree.fromstring(card_svg(law, catalog_of(drawn_in)).encode("utf-8"))


def _start(card_set: CardSet, rng: Random) -> GameState:
    """Begin in turn 10, where everybody has some of all that there is, and holds a quarter of the laws."""
    numbers = [law.number for law in card_set.laws]
    rng.shuffle(numbers)
    lying = list(NO_RED_INSIDE)
    colors = [*Color]
    seats = []
    for index in range(4):
        some = Tokens(rng.randint(0, 3), rng.randint(0, 3), rng.randint(0, 3), (rng.choice((4, 6, 10)),))
        own = [
            on(level, x, lying.pop(), tokens=some if x == rng.randint(0, 2) else Tokens(), infinite=given)
            for level, x, given in ((1, 0, (colors[index],)), (1, 1, ()), (1, 2, ()), (2, 0, ()))
        ]
        seats.append(seat(*own, gems=(2, 2, 2, 2), attack=2, hand=numbers[index::4]))
    return in_development(*seats, turn=10, card_set=card_set, seed=rng.randrange(10**6))


def _choice(state: GameState, laws_of_set: set[int], rng: Random) -> Action:
    """Choose a seat and one of its actions: a law to lay where there is one, and rarely to pass."""
    index = rng.choice(to_act(state))
    legal: Sequence[Action] = legal_actions(state, index)
    of_laws = [action for action in legal if isinstance(action, Lay) and action.card in laws_of_set]
    if of_laws:
        return rng.choice(of_laws)
    if len(legal) > 1 and isinstance(legal[-1], Pass) and rng.random() < 0.7:
        legal = legal[:-1]
    return rng.choice(legal)


def _played(card_set: CardSet, rng: Random) -> set[int]:
    state = loads(dumps(_start(card_set, rng)))
    assert isinstance(state, GameState)
    numbers, placed = {law.number for law in card_set.laws}, set[int]()
    while not state.is_over:
        done = step(state, _choice(state, numbers, rng))
        state = done.state
        assert problems(state) == ()
        placed |= {event.card for event in done.events if isinstance(event, CardPlaced) and event.card in numbers}
    final = score(state)
    for player in final.players:
        assert player.total == sum(player.lines) == sum(item.points for item in player.items)
        for language in finished_tags():
            assert items_text(player, catalog_of(language))
    assert loads(dumps(state)) == state
    return placed


def soak(first: int, count: int) -> None:
    """Let the laws of many sets live, and say how many they were and which words they did not say."""
    began = time.monotonic()
    said: Counter[Word] = Counter()
    made = played = 0
    for seed in range(first, first + count):
        try:
            card_set, placed = lived(seed)
        except Exception as error:
            sys.stdout.write(f"seed {seed}: {type(error).__name__}: {error}\n")
            sys.stdout.flush()
            continue
        made, played = made + len(card_set.laws), played + len(placed)
        said.update(word for law in card_set.laws for word in {*words_in(law)})
    missing = sorted({*words_of(LawCard, set())} - {*said})
    seconds = time.monotonic() - began
    sys.stdout.write(f"{made} laws from seed {first}, {played} of them played, {seconds:.0f} s\nnot said: {missing}\n")


if __name__ == "__main__":
    soak(*(int(word) for word in sys.argv[1:3]))
