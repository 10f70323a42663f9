"""The card sets that are shipped: the printed one, and the set of the workshop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from itertools import permutations
from typing import Any, get_args, get_type_hints

import attrs
import pytest

from hand_built import BLUE, GREEN, RED, YELLOW, captain, sections
from positions import printed
from rules import rule
from viceroy.cardsets import SHIPPED, check_card_set, load_card_set, own_cards
from viceroy.model import cards, laws, points, quantities, tokens
from viceroy.model.cards import CharacterCard, Image, LawCard, Level, name_in, tokens_from
from viceroy.model.laws import (
    ChooseOne,
    Deck,
    DoubleTokens,
    Draw,
    Effect,
    Placement,
    PutBackCards,
    Response,
    Reward,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    Trigger,
    TuckFreeCard,
    TuckFromHand,
    Whenever,
)
from viceroy.model.points import PointsByLevel, PointsClause, PointsPer
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import COLORS, CircleBonus, Color, Tokens, gems
from viceroy.render.card_pictures import MM, law_text
from viceroy.resources import card_set_path, resource_root
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags

# -- printed set ------------------------------------------------------------------------------------------------------
# The printed card set against the facts of the cards: the whole deck, a sample typed again, and every law.

PRINTED = load_card_set("printed")


def character(number: int) -> CharacterCard:
    card = PRINTED.by_number[number]
    assert isinstance(card, CharacterCard)
    return card


def law(number: int) -> LawCard:
    card = PRINTED.by_number[number]
    assert isinstance(card, LawCard)
    return card


ROWS = [level for card in PRINTED.characters for level in card.levels]
TOKENS = tokens_from(tuple(level.reward for level in ROWS))

# -- the whole deck -----------------------------------------------------------------------------------------------


def test_it_is_the_shipped_set() -> None:
    """It comes with the library, under the name of its folder, and is the first that a command thinks of."""
    folders = [path.name for path in (resource_root() / "data" / "cards").iterdir() if path.is_dir()]
    assert sorted(folders) == [*SHIPPED]
    assert SHIPPED[0] == "printed"
    assert (PRINTED.id, name_in(PRINTED.names, "en")) == ("printed", "The printed cards")


@rule("R1.1", "R1.2")
def test_there_are_64_characters_and_24_laws() -> None:
    """R1.1, R1.2: the numbers run from 1 to 88 without a gap, laws above characters."""
    assert [card.number for card in PRINTED.characters] == list(range(1, 65))
    assert [card.number for card in PRINTED.laws] == list(range(65, 89))


def test_each_triple_of_colors_occurs_once() -> None:
    """Top left, top right and bottom: all 4 x 4 x 4 combinations, each on exactly one character."""
    printed = [card.sections for card in PRINTED.characters]
    assert len({(card.top_left, card.top_right, card.bottom_left) for card in printed}) == len(printed) == 64


def test_the_bottom_is_of_one_color() -> None:
    assert all(card.sections.bottom_left is card.sections.bottom_right for card in PRINTED.cards)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_color_is_the_cost_of_16_cards_on_each_level(level: int) -> None:
    assert Counter(card.levels[level - 1].cost for card in PRINTED.characters) == dict.fromkeys(COLORS, 16)


def test_the_number_tells_the_top_left_color() -> None:
    """Odd 1-31 red, even 2-32 blue, odd 33-63 green, even 34-64 yellow."""
    wanted = {number: [RED, BLUE, GREEN, YELLOW][2 * (number > 32) + (number % 2 == 0)] for number in range(1, 65)}
    assert {card.number: card.sections.top_left for card in PRINTED.characters} == wanted


def test_the_power_tokens_of_the_characters() -> None:
    """R1.6: 2, 3, 10 and 12 eight times each, 4, 5, 7 and 8 four times each."""
    assert Counter(TOKENS.power) == {2: 8, 3: 8, 10: 8, 12: 8, 4: 4, 5: 4, 7: 4, 8: 4}


def test_the_circle_bonuses_of_the_characters() -> None:
    """R1.8: two +2 and one +4 of each color."""
    wanted = {CircleBonus(color, value): count for color in COLORS for value, count in ((2, 2), (4, 1))}
    assert Counter(TOKENS.circle_bonus) == wanted


def test_the_magic_bonuses_of_the_characters() -> None:
    """R1.7: +2 twelve times, +3 eight times, +5 four times."""
    assert Counter(TOKENS.magic_bonus) == {2: 12, 3: 8, 5: 4}


def test_the_infinite_gems_of_the_characters() -> None:
    gems_given = [level.reward.infinite_gem for level in ROWS if level.reward.infinite_gem is not None]
    assert Counter(gems_given) == dict.fromkeys(COLORS, 3)


def test_laws_have_two_equal_corners_and_another_bottom() -> None:
    """Each of the 12 ordered pairs of different colors occurs twice."""
    assert all(card.sections.top_left is card.sections.top_right for card in PRINTED.laws)
    pairs = Counter((card.sections.top_left, card.sections.bottom_left) for card in PRINTED.laws)
    assert pairs == dict.fromkeys(permutations(COLORS, 2), 2)


def test_every_card_has_an_english_and_a_russian_name() -> None:
    for language in ("en", "ru"):
        assert len({dict(card.names)[language] for card in PRINTED.cards}) == 88
    assert [card.id for card in PRINTED.cards] == [
        name_in(card.names, "en").lower().replace(" ", "-") for card in PRINTED.cards
    ]


def test_the_files_tell_editors_their_schema() -> None:
    for name in ("characters.yaml", "laws.yaml"):
        file = card_set_path("printed") / name
        first = file.read_text("utf-8").splitlines()[0]
        before, path = first.split("=")
        assert before == "# yaml-language-server: $schema"
        assert (file.parent / path).resolve().name == "card-set.schema.json"
        assert (file.parent / path).is_file()


# -- the Captain --------------------------------------------------------------------------------------------------


def test_the_captain_is_as_all_five_rulebooks_print_it() -> None:
    """Card 32, sections, costs and rewards; its name is known in six languages."""
    card = character(32)
    assert (card.id, card.sections, card.levels) == (captain().id, captain().sections, captain().levels)
    assert dict(card.names) == {
        "en": "Captain",
        "fr": "Capitaine",
        "de": "Kapitän",
        "it": "Capitano",
        "pt": "Capitão",
        "ru": "Капитан",
    }


@pytest.mark.parametrize(
    ("level", "cost"),
    [
        pytest.param(1, gems(green=1), id="D11"),
        pytest.param(2, gems(green=1, blue=1), id="D12"),
        pytest.param(3, gems(green=1, blue=1, yellow=1), id="D13"),
        pytest.param(4, gems(green=1, blue=1, yellow=2), id="D14"),
        pytest.param(5, gems(green=1, blue=1, yellow=3), id="D15"),
    ],
)
def test_the_cost_of_the_captain(level: int, cost: tuple[int, int, int, int]) -> None:
    """D11-D15: rows 1 to n, and row 4 once more on level 5."""
    assert character(32).cost(level) == cost


DRAW_1, GEMS_5 = Reward(draw=1), Reward(gems=5)
MAGIC_1, POWER_12 = Reward(tokens=Tokens(magic=1)), Reward(tokens=Tokens(power=(12,)))


@pytest.mark.parametrize(
    ("level", "rewards"),
    [
        pytest.param(1, (DRAW_1,), id="D16"),
        pytest.param(2, (GEMS_5,), id="D17"),
        pytest.param(3, (MAGIC_1,), id="D18"),
        pytest.param(4, (POWER_12,), id="D19"),
        pytest.param(5, (DRAW_1, GEMS_5, MAGIC_1), id="D20"),
    ],
)
def test_the_rewards_of_the_captain(level: int, rewards: tuple[Reward, ...]) -> None:
    """D16-D20: one row, or on level 5 rows 1, 2 and 3 (where 15 points may be taken instead)."""
    assert character(32).rewards(level) == rewards


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_character_costs_as_many_gems_as_its_level(level: int) -> None:
    """D21."""
    assert {sum(card.cost(level)) for card in PRINTED.characters} == {level}


# -- characters, typed again --------------------------------------------------------------------------------------


def magic_bonus(value: int, magic: int = 0) -> Reward:
    return Reward(tokens=Tokens(magic=magic, magic_bonus=(value,)))


def power(value: int, *, gems: int = 0, attack: int = 0) -> Reward:
    return Reward(gems=gems, attack=attack, tokens=Tokens(power=(value,)))


def circle_bonus(color: Color, value: int) -> Reward:
    return Reward(tokens=Tokens(circle_bonus=(CircleBonus(color, value),)))


def defense(gems: int = 0) -> Reward:
    return Reward(gems=gems, tokens=Tokens(defense=1))


SCIENCE_1, SCIENCE_2 = Reward(tokens=Tokens(science=1)), Reward(tokens=Tokens(science=2))
MAGIC_2 = Reward(tokens=Tokens(magic=2))
DRAW_2, GEMS_4, GEMS_6 = Reward(draw=2), Reward(gems=4), Reward(gems=6)

GEMS_3_ATTACK = Reward(gems=3, attack=1)

SAMPLE = [
    (1, "Boatswain", "Боцман", "rrrr", "yrgr", (DRAW_1, Reward(infinite_gem=GREEN), SCIENCE_1, power(10))),
    (8, "Paladin", "Паладин", "bgbb", "bgry", (MAGIC_1, power(2, gems=2, attack=1), magic_bonus(3), magic_bonus(2, 1))),
    (14, "Executioner", "Палач", "bryy", "rbry", (MAGIC_1, defense(2), circle_bonus(BLUE, 2), magic_bonus(2, 1))),
    (19, "Standard-bearer", "Знаменосец", "rryy", "ggyb", (power(2, gems=2), power(5), DRAW_1, SCIENCE_2)),
    (27, "Assassin", "Ассасин", "rgyy", "ybgy", (power(3), GEMS_3_ATTACK, power(4, attack=1), DRAW_2)),
    (31, "Crown prince", "Кронпринц", "rbyy", "bbyr", (magic_bonus(2), GEMS_5, MAGIC_1, DRAW_2)),
    (37, "Armourer", "Оружейник", "ggyy", "bgyb", (defense(), Reward(infinite_gem=BLUE), GEMS_6, circle_bonus(RED, 4))),
    (46, "Saboteur", "Диверсант", "ybgg", "brbg", (power(3), GEMS_3_ATTACK, MAGIC_1, circle_bonus(YELLOW, 4))),
    (50, "Voivode", "Воевода", "yrbb", "ygry", (DRAW_1, magic_bonus(2), DRAW_1, magic_bonus(5))),
    (56, "Poisoner", "Отравитель", "yyyy", "gybb", (GEMS_4, DRAW_1, defense(4), MAGIC_2)),
    (63, "Landsknecht", "Ландскнехт", "grrr", "rgry", (Reward(infinite_gem=YELLOW), MAGIC_1, defense(4), SCIENCE_2)),
    (64, "Chieftain", "Вождь", "ybyy", "gbbr", (DRAW_1, power(2, gems=2, attack=1), power(7), magic_bonus(5))),
]


@rule("R1.10")
@pytest.mark.parametrize(
    ("number", "english", "russian", "colors", "costs", "rewards"), SAMPLE, ids=[str(row[0]) for row in SAMPLE]
)
def test_a_character_is_as_printed(
    number: int, english: str, russian: str, colors: str, costs: str, rewards: tuple[Reward, ...]
) -> None:
    by_letter = {color.letter.lower(): color for color in COLORS}
    rows = zip(costs, rewards, strict=True)
    card = character(number)
    assert dict(card.names) == {"en": english, "ru": russian}
    assert card.sections == sections(colors)
    assert card.levels == tuple(Level(by_letter[cost], reward) for cost, reward in rows)


# -- the laws, all of them ----------------------------------------------------------------------------------------

ATTACK, DEFENSE, SCIENCE, MAGIC = Reward(attack=1), defense(), SCIENCE_1, MAGIC_1
POWER_6, ANY_INFINITE = power(6), Reward(infinite_gem="any")


def one_of(*options: Reward) -> tuple[Effect, ...]:
    return (ChooseOne(options),)


def per(points: int, counted: Counted, where: Where, kind: CardKind | None = None) -> PointsPer:
    return PointsPer(points, Quantity(counted, where, kind=kind))


NEIGHBORS = per(2, Counted.CARDS, Where.ADJACENT, CardKind.CHARACTER)

LAWS: list[tuple[int, str, tuple[Effect, ...], tuple[PointsClause, ...]]] = [
    (65, "ggrr", (), ()),
    (66, "bbrr", (DoubleTokens(),), ()),
    (67, "yygg", (SwapTokens(3),), ()),
    (68, "rrgg", (), (per(1, Counted.CARDS, Where.PYRAMID_AND_TUCKED),)),
    (69, "bbgg", (TakeFromRow(), SkipNextAuction()), ()),
    (70, "rryy", (Draw(Deck.LAWS, 3), PutBackCards(Deck.LAWS, 2)), ()),
    (71, "bbrr", one_of(ATTACK, POWER_6, GEMS_4), ()),
    (72, "ggbb", (TuckFromHand(),), (per(5, Counted.CARDS, Where.TUCKED_HERE),)),
    (73, "rryy", one_of(DEFENSE, ANY_INFINITE, GEMS_4), ()),
    (74, "yygg", (TuckFreeCard(),), (PointsByLevel((3, 6, 9, 12)),)),
    (75, "yyrr", (), (per(3, Counted.SETS, Where.PYRAMID),)),
    (76, "ggyy", (StoreGems(8),), (per(2, Counted.GEMS, Where.STORED_HERE),)),
    (77, "ggbb", one_of(ATTACK, DRAW_1, GEMS_4), ()),
    (78, "rrbb", (), (per(4, Counted.CARDS, Where.TUCKED_HERE),)),
    (79, "yybb", (), (per(1, Counted.CIRCLES, Where.PYRAMID), per(1, Counted.INFINITE_GEMS, Where.PYRAMID))),
    (80, "bbyy", one_of(DEFENSE, POWER_6, GEMS_4), ()),
    (81, "yyrr", one_of(MAGIC, SCIENCE, GEMS_4), ()),
    (82, "ggyy", one_of(SCIENCE, DRAW_1, GEMS_4), ()),
    (83, "rrbb", one_of(magic_bonus(2, 1), ANY_INFINITE, GEMS_4), ()),
    (84, "bbgg", one_of(magic_bonus(3), DRAW_1, GEMS_4), ()),
    (85, "bbyy", (), (NEIGHBORS,)),
    (86, "yybb", (), (NEIGHBORS,)),
    (87, "rrgg", (), (NEIGHBORS,)),
    (88, "ggrr", (), (NEIGHBORS,)),
]


@rule("R1.11")
@pytest.mark.parametrize(("number", "colors", "on_play", "scoring"), LAWS, ids=[f"L{row[0]}" for row in LAWS])
def test_a_law_does_what_is_printed(
    number: int, colors: str, on_play: tuple[Effect, ...], scoring: tuple[PointsClause, ...]
) -> None:
    """L65-L88: sections, what happens on play, and what counts at the end."""
    card = law(number)
    assert (card.sections, card.on_play, card.scoring) == (sections(colors), on_play, scoring)


def test_where_laws_go_and_what_they_wait_for() -> None:
    """65 goes in place of a card, 66 under a character, the others to any place; only 78 waits for something."""
    placements = {card.number: card.placement for card in PRINTED.laws if card.placement is not Placement.NORMAL}
    assert placements == {65: Placement.IN_PLACE_OF_CARD, 66: Placement.UNDER_CHARACTER}
    waiting = {card.number: card.whenever for card in PRINTED.laws if card.whenever}
    assert waiting == {78: (Whenever(Trigger.CARD_TAKEN, Response.TUCK_HERE),)}
    assert [card.number for card in PRINTED.laws if card.requires is not None] == []


def test_two_laws_bear_names_known_from_other_editions() -> None:
    """72 and 74."""
    assert [name_in(law(number).names, "en") for number in (72, 74)] == ["Secret Service", "Royal Favor"]


# -- workshop set -----------------------------------------------------------------------------------------------------
# The second shipped set: small, on top of the printed one, and a user of every word of the language.

WORKSHOP = load_card_set("workshop")
OWN = own_cards("workshop")
CHARACTERS = [card for card in OWN if isinstance(card, CharacterCard)]
WORKSHOP_LAWS = [card for card in OWN if isinstance(card, LawCard)]

# -- every word -------------------------------------------------------------------------------------------------------

Word = tuple[str, str]
"""A member of an enum, a class, or a field, which may be the same in several classes."""

MODULES = (cards, laws, points, quantities, tokens)


def types_in(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for argument in get_args(hint):
        yield from types_in(argument)


def hints_of(kind: type) -> dict[str, Any]:
    """Return the types of the fields of a class; those that name classes declared later are looked up too."""
    names = {name: value for module in MODULES for name, value in vars(module).items()}
    return get_type_hints(kind, globalns=names)


def declared(kind: type, seen: set[type]) -> Iterator[Word]:
    if kind in seen:
        return
    seen.add(kind)
    if issubclass(kind, Enum):
        yield from ((kind.__name__, member.name) for member in kind)
    elif attrs.has(kind):
        yield "class", kind.__name__
        hints = hints_of(kind)
        for field in attrs.fields(kind):
            yield "field", field.name
            for one in types_in(hints[field.name]):
                yield from declared(one, seen)


def used(value: Any) -> Iterator[Word]:
    """Yield the words that a value uses: fields that are not left out, and members of enums."""
    if isinstance(value, Enum):
        yield type(value).__name__, value.name
    elif isinstance(value, tuple):
        for one in value:
            yield from used(one)
    elif attrs.has(type(value)):
        yield "class", type(value).__name__
        for field in attrs.fields(type(value)):
            inner = getattr(value, field.name)
            if inner != field.default:
                yield "field", field.name
                yield from used(inner)


def test_every_word_of_the_language_is_used() -> None:
    """Whoever looks for an example of a keyword finds one in this set; a new keyword has to find a place in it."""
    pictures = {("field", "image"), *declared(Image, set())}
    words = {*declared(CharacterCard, set()), *declared(LawCard, set())} - pictures
    found = {word for card in OWN for word in used(card)}
    found |= {("Placement", "NORMAL"), ("Whose", "MINE")}  # what is so where nothing is written
    assert sorted(words - found) == []


# -- a good set -------------------------------------------------------------------------------------------------------


def test_it_stands_on_the_printed_set() -> None:
    """All printed cards, twelve characters and at most fifteen laws; the new ones are in every game."""
    assert {*printed().cards} <= {*WORKSHOP.cards}
    assert (len(CHARACTERS), 10 <= len(WORKSHOP_LAWS) <= 15) == (12, True)
    assert {*WORKSHOP.kept} == {card.number for card in OWN}


def test_there_is_nothing_to_say_about_it() -> None:
    assert check_card_set("workshop", lint=True) == ()


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_level_costs_each_color_equally_often(level: int) -> None:
    """Three characters of each color, so that no color is worth more than another."""
    costs = [character.levels[level - 1].cost for character in CHARACTERS]
    assert {color: costs.count(color) for color in COLORS} == dict.fromkeys(COLORS, 3)


@pytest.mark.parametrize("language", finished_tags())
def test_its_laws_are_legible_in_every_language(language: str) -> None:
    """Type of 2.3 mm and more, as in a newspaper; every card has a name in each language."""
    assert [law.id for law in WORKSHOP_LAWS if law_text(law, catalog_of(language)).size / MM < 2.3] == []
    assert all(language in dict(card.names) for card in OWN)
