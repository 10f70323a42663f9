"""The cookbook is true: each law loads, reads as the page says, and brings in a position what the page says."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import attrs
import pytest

from hand_built import BLUE, GREEN, RED, YELLOW, character, circles, law, lay, plain, position, power, pyramid
from law_play import after, lay_and_pass, place, with_laws
from positions import in_development, on, play, rows, seat
from viceroy.cardsets import load_card_set
from viceroy.engine.actions import ChooseOption, PayGems, PlaceCard, UseLaw
from viceroy.engine.phases.lasting import left_out, pass_income
from viceroy.engine.prompts import AskGems, AskKeep, AskPayment
from viceroy.engine.state import GameState
from viceroy.model.cards import LawCard
from viceroy.model.geometry import Place
from viceroy.model.points import FlatPoints
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import Tokens, gems
from viceroy.scoring.items import LawItem
from viceroy.scoring.score import FinalPosition, PaintingChoice, score_positions
from viceroy.wording.laws import law_sentences

PAGE = Path(__file__).parents[1] / "docs" / "cookbook.md"
RECIPE = re.compile(r"^### (.+)\n\n((?:> .+\n)+)\n```yaml\n((?:.+\n)+)```\n\n((?:.+\n)+)", re.MULTILINE)
HEAD = """\
format: card-set/1
id: recipe
laws:
  - number: 201
    id: recipe
    name: {en: Recipe}
    sections: {top_left: null, top_right: null, bottom: null}
"""


class Recipe(NamedTuple):
    """A law of the page: its sentence, its data, and the number that its position brings."""

    title: str
    sentence: str
    data: str
    brings: int


def recipe(title: str, sentence: str, data: str, shown: str) -> Recipe:
    number = re.search(r"\*\*(-?\d+) ", shown)
    assert number is not None, title
    return Recipe(title, sentence.replace("> ", "").replace("\n", " ").strip(), data, int(number[1]))


RECIPES = {match[1]: recipe(*match.groups()) for match in RECIPE.finditer(PAGE.read_text(encoding="utf-8"))}
every_recipe = pytest.mark.parametrize("title", RECIPES)


def law_of(title: str, folder: Path) -> LawCard:
    file = folder / "recipe.yaml"
    indented = "".join(f"    {line}\n" for line in RECIPES[title].data.splitlines())
    file.write_text(HEAD + indented, encoding="utf-8")
    (found,) = load_card_set(file).laws
    return found


@every_recipe
def test_a_recipe_reads_as_the_page_says(title: str, tmp_path: Path) -> None:
    assert " ".join(law_sentences(law_of(title, tmp_path))) == RECIPES[title].sentence


@every_recipe
def test_a_recipe_brings_what_the_page_says(title: str, tmp_path: Path) -> None:
    assert POSITIONS[title](law_of(title, tmp_path)) == RECIPES[title].brings


def test_every_recipe_has_a_position() -> None:
    assert list(POSITIONS) == list(RECIPES)
    assert len(RECIPES) >= 30


# -- positions at the end: the law lies at level 1, place 0 -----------------------------------------------------------

Position = Callable[[LawCard], int]


def with_tokens(x: int, *, science: int = 0, magic: int = 0, defense: int = 0) -> PlacedCard:
    return lay(1, x, tokens=Tokens(science, magic, defense))


def points(own: FinalPosition, here: LawCard, *others: FinalPosition) -> int:
    (player, *_) = score_positions((own, *others)).players
    return sum(item.points for item in player.items if isinstance(item, LawItem) and item.card == here)


def beside(*laid: PlacedCard, others: Sequence[FinalPosition] = ()) -> Position:
    return lambda here: points(position(lay(1, 0, here), *laid), here, *others)


def rival(name: str, *laid: PlacedCard) -> FinalPosition:
    return position(*laid, name=name)


def stored(here: LawCard) -> int:
    return points(position(lay(1, 0, here, stored=gems(red=3, blue=2))), here)


def keystone(here: LawCard) -> int:
    """A law on level 2 with red and blue upper corners, under a blue and a red circle."""
    here = attrs.evolve(here, sections=plain("rb--").sections)
    right = (lay(2, 2, plain("b---")), lay(3, 1, plain("--bb")))
    left = (lay(2, 0, plain("-r--")), lay(3, 0, plain("--rr")))
    return points(position(lay(2, 1, here), *right, *left), here)


def chest(here: LawCard) -> int:
    own = FinalPosition("Ada", pyramid(lay(1, 0, here)), gems(red=3, blue=2), painting=PaintingChoice.BEST)
    return points(own, here)


def on_level_3(here: LawCard) -> int:
    return points(position(lay(3, 0, here)), here)


# -- positions in a game: Ada plays the law beside her cards ----------------------------------------------------------


def played(here: LawCard, *own: PlacedCard, held: tuple[int, int, int, int] = (0, 0, 0, 0)) -> GameState:
    """Ada, who has these cards on level 1 or card 33, plays the law at its right end; Ben has one card."""
    before, cards = own or rows((33,)), with_laws(here)
    state = in_development(seat(*before, hand=(here.number,), gems=held), seat(*rows((36,))), card_set=cards)
    return place(state, here.number, 1, len(before)).state


def gems_asked(state: GameState) -> int:
    assert isinstance(state.task, AskGems)
    return state.task.count


def gift(here: LawCard) -> int:
    return gems_asked(played(here))


def learning(here: LawCard) -> int:
    two, one = (on(1, x, 33 + 2 * x, tokens=Tokens(science=2 - x)) for x in (0, 1))
    return gems_asked(played(here, two, one))


def dear(here: LawCard) -> int:
    paid = play(played(here, held=(2, 0, 0, 0)), PayGems(0, (2, 0, 0, 0))).state
    assert sum(paid.seats[0].gems) == 0
    (value,) = paid.seats[0].pyramid.at[Place(1, 1)].tokens.power
    return value


def up_there(here: LawCard) -> int:
    cards = with_laws(here)
    own = seat(*rows((33, 35, 37), (38, 39)), hand=(here.number,))
    state = in_development(own, seat(*rows((36,))), card_set=cards)
    return gems_asked(place(state, here.number, 3, 0).state)


def one_or_the_other(here: LawCard) -> int:
    return gems_asked(play(played(here), ChooseOption(0, 2)).state)


def mason(here: LawCard) -> int:
    """Law 85 over two yellow corners."""
    cards = with_laws(here)
    right = next(card.number for card in cards.characters if card.sections.top_right is YELLOW)
    left = next(card.number for card in cards.characters if card.sections.top_left is YELLOW and card.number != right)
    own = seat(*rows((right, left)), on(1, 2, here.number, card_set=cards), hand=(85,))
    state = place(in_development(own, seat(), card_set=cards), 85, 2, 0).state
    assert state.seats[0].gems == (0, 0, 0, 1)  # the gem of the circle
    return gems_asked(state)


def spy(here: LawCard) -> int:
    cards = with_laws(here)
    ben = seat(on(1, 0, 34), on(1, 1, here.number, card_set=cards))
    state = in_development(seat(on(1, 0, 33), hand=(85,)), ben, card_set=cards)
    asked = after(lay_and_pass(state, 85), PlaceCard(0, Place(1, 1))).state
    assert asked.to_act == (1,)  # the player of the law, whom the page calls Ada
    return gems_asked(asked)


def bargain(here: LawCard) -> int:
    agreed = play(played(here, held=(2, 0, 0, 0)), UseLaw(0, use=True)).state
    paid = play(agreed, PayGems(0, (2, 0, 0, 0))).state if isinstance(agreed.task, AskPayment) else agreed
    assert sum(paid.seats[0].gems) == 0
    (value,) = paid.seats[0].pyramid.at[Place(1, 1)].tokens.power
    return value


def peek(here: LawCard) -> int:
    state = played(here)
    assert isinstance(state.task, AskKeep)
    assert state.task.cards == 3
    return state.task.keep


def short_cut(here: LawCard) -> int:
    cards = with_laws(here)
    red = next(card for card in cards.characters if card.levels[0].cost is RED)
    (left,) = left_out(Pyramid((on(1, 0, here.number, card_set=cards),)), red, Place(1, 1))
    return sum(red.cost(1)) - sum(left)


def long_wait(here: LawCard) -> int:
    return pass_income(Pyramid((on(1, 0, here.number, card_set=with_laws(here)),)))


TWO_ROWS = (lay(1, 1), lay(1, 2), lay(2, 0))
BEN_AND_CLEO = [rival("Ben", lay(1, 0, infinite=(RED, BLUE))), rival("Cleo", lay(1, 0, infinite=(GREEN,)))]
THREE_AND_ONE = [rival(name, with_tokens(0, science=number)) for name, number in (("Ben", 3), ("Cleo", 1))]
FIVE_AND_THREE = (lay(1, 1, law(88, FlatPoints(5))), lay(2, 0, law(87, FlatPoints(3))))

POSITIONS: dict[str, Position] = {
    "Red circles": beside(*circles("r", "b", "r")),
    "The law book": beside(lay(1, 1, law(88)), lay(1, 2, character(3), tucked=(law(87),))),
    "Pairs": beside(with_tokens(1, science=3), with_tokens(2, science=2)),
    "No more than": stored,
    "The own row": beside(*TWO_ROWS),
    "Good neighbors": beside(lay(1, 1), lay(2, 0, tokens=Tokens(science=1))),
    "Red corners": beside(lay(1, 1, plain("rr--")), lay(1, 2, plain("--br")), lay(1, 3, plain("bgyy"))),
    "The keystone": keystone,
    "Height": beside(lay(3, 0)),
    "Strong words": beside(lay(1, 1, tokens=power(12, 6))),
    "The chest": chest,
    "Envy": beside(lay(1, 1, infinite=(YELLOW,)), others=BEN_AND_CLEO),
    "A set of four colors": beside(*circles("b", "r", "g", "y", "r")),
    "Different things": beside(with_tokens(1, science=3, magic=1)),
    "This and that": beside(with_tokens(1, magic=2, defense=1)),
    "The better half": beside(with_tokens(1, magic=2, science=3)),
    "Squares": beside(with_tokens(1, science=3)),
    "Tiers": beside(with_tokens(1, magic=4)),
    "The higher, the better": on_level_3,
    "A warning": beside(with_tokens(1, science=3)),
    "A threshold": beside(*circles("r", "r", "r")),
    "First and second": beside(with_tokens(1, science=2), others=THREE_AND_ONE),
    "Alone at the top": beside(with_tokens(1, magic=2), others=[rival("Ben", with_tokens(0, magic=2))]),
    "Peace": beside(others=[rival("Ben")]),
    "The mirror": beside(*FIVE_AND_THREE),
    "A gift": gift,
    "Learning pays": learning,
    "A dear law": dear,
    "Only up there": up_there,
    "One or the other": one_or_the_other,
    "A bargain": bargain,
    "A peek": peek,
    "The mason": mason,
    "The spy": spy,
    "A short cut": short_cut,
    "The long wait": long_wait,
}
