"""Russian, read by a person: the forms of its numbers, and a sentence for each keyword of the law language."""

from __future__ import annotations

from typing import get_args

import pytest

from hand_built import captain
from law_play import bare_law
from viceroy.model import laws
from viceroy.model.geometry import Place
from viceroy.model.lasting import Continuous, HigherIncome, LowerCost, Occasion, Response, Trigger, Whenever
from viceroy.model.laws import Deck, DeckHolds, Effect, LookedDeck, Placement, Rest, Reward, RewardPer
from viceroy.model.points import (
    Copied,
    CopiedPoints,
    FlatPoints,
    PointsByLevel,
    PointsByTable,
    PointsByTiers,
    PointsClause,
    PointsForFewest,
    PointsForMost,
    PointsPer,
    Tier,
)
from viceroy.model.quantities import (
    PLACES_COUNTED,
    AnyQuantity,
    CardKind,
    Condition,
    Counted,
    Distinct,
    Greatest,
    Having,
    Least,
    Quantity,
    Sum,
    Where,
    Whose,
)
from viceroy.model.tokens import CircleBonus, Color, Tokens
from viceroy.scoring import items
from viceroy.wording.catalog import Agreeing
from viceroy.wording.catalogs.russian import RUSSIAN
from viceroy.wording.laws import clause_sentence, effect_sentence, law_sentences, reward_text
from viceroy.wording.points import reason
from viceroy.wording.quantities import condition_text, each_text, many_text

# -- numbers ----------------------------------------------------------------------------------------------------------

CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID)
SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)
MAGIC = Quantity(Counted.MAGIC, Where.PYRAMID)
DEFENSE = Quantity(Counted.DEFENSE, Where.PYRAMID)
STORED = Quantity(Counted.GEMS, Where.STORED_HERE)

ONE, FEW, MANY = (1, 21, 31, 101, 121), (2, 3, 4, 22, 24, 32, 102), (0, 5, 10, 11, 12, 14, 20, 25, 30, 100, 111, 112)


def test_a_number_chooses_among_three_forms() -> None:
    """1 and 21 take the singular, 2 to 4 and 22 to 24 a second form, all others, 11 to 14 too, the third."""
    forms = Agreeing("очко", "очка", "очков")
    for numbers, form in ((ONE, "очко"), (FEW, "очка"), (MANY, "очков")):
        assert [forms.of(number) for number in numbers] == [form] * len(numbers)
    assert forms.of(-22) == "очка"
    assert forms.of(None) == "очков"


@pytest.mark.parametrize(
    ("number", "cards", "points"),
    [
        (1, "1 карту", "1 очко"),
        (2, "2 карты", "2 очка"),
        (5, "5 карт", "5 очков"),
        (11, "11 карт", "11 очков"),
        (12, "12 карт", "12 очков"),
        (21, "21 карту", "21 очко"),
        (22, "22 карты", "22 очка"),
        (25, "25 карт", "25 очков"),
    ],
)
def test_what_is_counted_agrees_with_its_number(number: int, cards: str, points: str) -> None:
    """A card stands in the accusative after 1, in the genitive of one after 2, of several after 5."""
    assert effect_sentence(laws.Draw(Deck.LAWS, number), RUSSIAN) == f"Возьмите {cards} из колоды законов."
    assert clause_sentence(FlatPoints(number), RUSSIAN) == f"В конце игры получите {points}."
    assert clause_sentence(FlatPoints(-number), RUSSIAN) == f"В конце игры потеряйте {points}."


def test_up_to_a_number_asks_for_the_genitive() -> None:
    """Of one thing after 21, of several after 2; one alone is named as it is."""
    said = {number: effect_sentence(laws.TuckFromHand(number), RUSSIAN) for number in (1, 2, 21, None)}
    assert said == {
        1: "Вы можете подложить под этот закон 1 карту с руки.",
        2: "Вы можете подложить под этот закон до 2 карт с руки.",
        21: "Вы можете подложить под этот закон до 21 карты с руки.",
        None: "Вы можете подложить под этот закон любое число карт с руки.",
    }


@pytest.mark.parametrize(
    ("every", "up_to", "text"),
    [
        (2, 1, "за каждые 2 одноцветных круга в вашей пирамиде, но не больше 1 раза"),
        (5, 2, "за каждые 5 одноцветных кругов в вашей пирамиде, но не больше 2 раз"),
        (21, 21, "за каждые 21 одноцветный круг в вашей пирамиде, но не больше 21 раза"),
    ],
)
def test_an_adjective_agrees_too(every: int, up_to: int, text: str) -> None:
    """After 2 it is in the genitive of several, and its noun in the genitive of one."""
    assert clause_sentence(PointsPer(1, CIRCLES, every, up_to), RUSSIAN) == f"В конце игры получите ещё 1 очко {text}."


def test_every_noun_has_its_form_after_two() -> None:
    """Also those of one color and those made of several."""
    words = RUSSIAN
    nouns = [noun for table in (words.nouns, words.kinds, words.colored) for noun in table.values()]
    assert [noun.one for noun in (*nouns, words.sets, words.kinds_among) if not noun.few] == []


# -- quantities -------------------------------------------------------------------------------------------------------

NOUNS = {
    Counted.CARDS: ("каждую карту", "карт"),
    Counted.CIRCLES: ("каждый одноцветный круг", "одноцветных кругов"),
    Counted.INFINITE_GEMS: ("каждый бесконечный самоцвет", "бесконечных самоцветов"),
    Counted.GEMS: ("каждый самоцвет", "самоцветов"),
    Counted.SETS: (
        "каждый полный набор жетонов (1 защита, 1 магия и 1 наука)",
        "полных наборов жетонов (1 защита, 1 магия и 1 наука)",
    ),
    Counted.LEVEL: ("каждый уровень", "уровней"),
    Counted.ROWS: ("каждый ряд", "рядов"),
    Counted.SCIENCE: ("каждый жетон науки", "жетонов науки"),
    Counted.MAGIC: ("каждый жетон магии", "жетонов магии"),
    Counted.DEFENSE: ("каждый жетон защиты", "жетонов защиты"),
    Counted.POWER: ("каждый жетон власти", "жетонов власти"),
    Counted.POWER_POINTS: ("каждое очко власти", "очков власти"),
    Counted.MAGIC_BONUS: ("каждый жетон бонуса магии", "жетонов бонуса магии"),
    Counted.CIRCLE_BONUS: ("каждый жетон бонуса за круги", "жетонов бонуса за круги"),
    Counted.ATTACK: ("каждый жетон атаки", "жетонов атаки"),
}
PLACES = {
    Where.PYRAMID: "в вашей пирамиде",
    Where.PYRAMID_AND_TUCKED: "в вашей пирамиде (считая карты под другими)",
    Where.ROW: "на картах в ряду этого закона",
    Where.ADJACENT: "на картах рядом с этим законом",
    Where.TOUCHING: "с сектором этого закона",
    Where.HERE: "на этом законе",
    Where.TUCKED_HERE: "под этим законом",
    Where.STORED_HERE: "на этом законе",
    Where.SCREEN: "за вашей ширмой",
    Where.HAND: "у вас на руке",
    Where.ITSELF: "до уровня этого закона включительно",
}
OTHER_PLACES = {
    (Counted.CARDS, Where.PYRAMID): "в вашей пирамиде (не считая карт под другими)",
    (Counted.CARDS, Where.ROW): "в ряду этого закона",
    (Counted.CARDS, Where.ADJACENT): "рядом с этим законом",
    (Counted.GEMS, Where.PYRAMID): "на законах в вашей пирамиде",
}


def test_all_that_is_counted_at_each_of_its_places() -> None:
    """As each of it, and as several."""
    for counted, wheres in PLACES_COUNTED.items():
        each, many = NOUNS[counted]
        for where in wheres:
            place = OTHER_PLACES.get((counted, where), PLACES[where])
            quantity = Quantity(counted, where)
            assert each_text(quantity, RUSSIAN) == f"{each} {place}"
            assert many_text(quantity, RUSSIAN) == f"{many} {place}"


def colored(color: Color) -> Quantity:
    return Quantity(Counted.CIRCLES, Where.PYRAMID, color)


@pytest.mark.parametrize(
    ("quantity", "each", "many"),
    [
        (colored(Color.BLUE), "каждый синий круг в вашей пирамиде", "синих кругов в вашей пирамиде"),
        (
            Quantity(Counted.INFINITE_GEMS, Where.HERE, Color.RED),
            "каждый бесконечный красный самоцвет на этом законе",
            "бесконечных красных самоцветов на этом законе",
        ),
        (
            Quantity(Counted.GEMS, Where.SCREEN, Color.YELLOW),
            "каждый жёлтый самоцвет за вашей ширмой",
            "жёлтых самоцветов за вашей ширмой",
        ),
        (
            Quantity(Counted.CIRCLE_BONUS, Where.HERE, Color.GREEN),
            "каждый жетон бонуса за зелёные круги на этом законе",
            "жетонов бонуса за зелёные круги на этом законе",
        ),
        (
            Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.LAW, section=Color.RED, tokens=Having.SOME),
            "каждый закон с красным сектором и с жетонами рядом с этим законом",
            "законов с красным сектором и с жетонами рядом с этим законом",
        ),
        (
            Quantity(Counted.CARDS, Where.PYRAMID, kind=CardKind.CHARACTER, level=2, tokens=Having.NONE),
            "каждую карту персонажа без жетонов на уровне 2 вашей пирамиды",
            "карт персонажей без жетонов на уровне 2 вашей пирамиды",
        ),
        (
            Quantity(Counted.SCIENCE, Where.PYRAMID, whose=Whose.OPPONENTS),
            "каждый жетон науки в пирамидах всех других игроков",
            "жетонов науки в пирамидах всех других игроков",
        ),
        (
            Quantity(Counted.ATTACK, Where.SCREEN, whose=Whose.EVERYBODY),
            "каждый жетон атаки за ширмами всех игроков",
            "жетонов атаки за ширмами всех игроков",
        ),
        (
            Quantity(Counted.ROWS, Where.PYRAMID, whose=Whose.EVERYBODY),
            "каждый ряд в пирамидах всех игроков",
            "рядов в пирамидах всех игроков",
        ),
        (
            Sum((SCIENCE, MAGIC)),
            "каждый жетон науки или жетон магии в вашей пирамиде",
            "жетонов науки и жетонов магии в вашей пирамиде",
        ),
        (
            Greatest((SCIENCE, MAGIC)),
            "каждый жетон науки или жетон магии в вашей пирамиде, смотря чего больше",
            "жетонов науки или жетонов магии в вашей пирамиде, смотря чего больше",
        ),
        (
            Least((colored(Color.BLUE), colored(Color.RED))),
            "каждый набор из одного синего круга и одного красного круга в вашей пирамиде",
            "наборов из одного синего круга и одного красного круга в вашей пирамиде",
        ),
        (
            Least((Quantity(Counted.CARDS, Where.TUCKED_HERE), STORED)),
            "каждый набор из одной карты под этим законом и одного самоцвета на этом законе",
            "наборов из одной карты под этим законом и одного самоцвета на этом законе",
        ),
        (
            Distinct((SCIENCE, MAGIC)),
            "каждый имеющийся вид из числа жетонов науки и жетонов магии в вашей пирамиде",
            "имеющихся видов из числа жетонов науки и жетонов магии в вашей пирамиде",
        ),
    ],
)
def test_what_narrows_a_quantity_and_what_makes_one_of_several(quantity: AnyQuantity, each: str, many: str) -> None:
    """Colors, kinds, sections, tokens, levels and owners in the case that the sentence asks for."""
    assert each_text(quantity, RUSSIAN) == each
    assert many_text(quantity, RUSSIAN) == many


def test_sums_and_words_after_two() -> None:
    """Each part of a sum agrees with the number."""
    assert many_text(Sum((SCIENCE, MAGIC)), RUSSIAN, 2) == "жетона науки или жетона магии в вашей пирамиде"
    assert many_text(Distinct((SCIENCE, MAGIC)), RUSSIAN, 2).startswith("имеющихся вида из числа жетонов науки")


@pytest.mark.parametrize(
    ("condition", "text"),
    [
        (Condition(SCIENCE, at_least=3), "жетонов науки в вашей пирамиде не меньше 3"),
        (Condition(SCIENCE, at_most=1), "жетонов науки в вашей пирамиде не больше 1"),
        (Condition(STORED, at_least=2, at_most=4), "самоцветов на этом законе не меньше 2 и не больше 4"),
        (Condition(DEFENSE, at_most=0), "нет ни одного жетона защиты в вашей пирамиде"),
        (
            Condition(Quantity(Counted.CARDS, Where.TUCKED_HERE), at_most=0),
            "нет ни одной карты под этим законом",
        ),
        (Condition(Quantity(Counted.POWER_POINTS, Where.HERE), at_most=0), "нет ни одного очка власти на этом законе"),
        (Condition(CIRCLES, at_most=0), "нет ни одного одноцветного круга в вашей пирамиде"),
        (Condition(Quantity(Counted.LEVEL, Where.ITSELF), at_least=3), "уровень этого закона не меньше 3"),
    ],
)
def test_a_condition(condition: Condition, text: str) -> None:
    """As it stands behind "если"."""
    assert condition_text(condition, RUSSIAN) == text


# -- rewards and effects ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reward", "text"),
    [
        (Reward(), "ничего"),
        (Reward(gems=1), "1 самоцвет любого цвета"),
        (Reward(gems=3), "3 самоцвета любых цветов"),
        (Reward(gems=5), "5 самоцветов любых цветов"),
        (Reward(gems=21), "21 самоцвет любых цветов"),
        (Reward(colored_gems=(1, 2, 5, 0)), "1 синий самоцвет, 2 красных самоцвета и 5 зелёных самоцветов"),
        (Reward(draw=1), "1 карту из колоды по вашему выбору"),
        (Reward(draw=2), "2 карты из колод по вашему выбору"),
        (Reward(draw=5), "5 карт из колод по вашему выбору"),
        (Reward(tokens=Tokens(science=1, magic=2, defense=5)), "1 жетон науки, 2 жетона магии и 5 жетонов защиты"),
        (Reward(attack=1, tokens=Tokens(power=(12,))), "12 очков власти и 1 жетон атаки"),
        (Reward(tokens=Tokens(power=(1,))), "1 очко власти"),
        (Reward(tokens=Tokens(magic_bonus=(2,))), "1 жетон бонуса магии +2"),
        (Reward(tokens=Tokens(circle_bonus=(CircleBonus(Color.BLUE, 2),))), "1 жетон бонуса +2 за синие круги"),
        (Reward(infinite_gem="any"), "1 бесконечный самоцвет любого цвета"),
        (Reward(infinite_gem=Color.GREEN), "1 бесконечный зелёный самоцвет"),
    ],
)
def test_a_reward(reward: Reward, text: str) -> None:
    """In the accusative, as after "возьмите"."""
    assert reward_text(reward, RUSSIAN) == text


GEM, TOKEN = laws.Gain(Reward(gems=1)), laws.Gain(Reward(attack=1))
TAKE_GEM, TAKE_TOKEN = "возьмите 1 самоцвет любого цвета", "возьмите 1 жетон атаки"
LAWS_LOOKED = LookedDeck.LAWS

EFFECTS: list[tuple[Effect, str]] = [
    (GEM, "Возьмите 1 самоцвет любого цвета."),
    (
        laws.Gain(RewardPer(Reward(gems=1), SCIENCE, 2, 3)),
        "Возьмите 1 самоцвет любого цвета за каждые 2 жетона науки в вашей пирамиде, но не больше 3 раз.",
    ),
    (
        laws.ChooseOne((Reward(attack=1), Reward(gems=4))),
        "Возьмите на выбор: (1) 1 жетон атаки; (2) 4 самоцвета любых цветов.",
    ),
    (laws.Draw(Deck.RESERVE, 3), "Возьмите 3 карты из резервной колоды."),
    (laws.PutBackCards(Deck.LAWS, 1), "Положите 1 закон с руки на верх колоды законов."),
    (laws.PutBackCards(Deck.LAWS, 2), "Положите 2 закона с руки на верх колоды законов в любом порядке."),
    (
        laws.PutBackCards(Deck.RESERVE, 5),
        "Положите 5 карт персонажей с руки на верх резервной колоды в любом порядке.",
    ),
    (laws.TuckFromHand(), "Вы можете подложить под этот закон любое число карт с руки."),
    (
        laws.TuckFreeCard(),
        (
            "Подложите под этот закон одну свободную карту вашей пирамиды, если такая есть: карту с края своего ряда,"
            " на которую не опираются другие карты и под которой ничего не лежит. Всё, что лежало на ней, переложите "
            "на этот закон."
        ),
    ),
    (
        laws.StoreGems(1),
        "Вы можете положить на этот закон 1 самоцвет из-за своей ширмы; он останется на законе.",
    ),
    (
        laws.StoreGems(3),
        "Вы можете положить на этот закон до 3 самоцветов из-за своей ширмы; они останутся на законе.",
    ),
    (
        laws.SwapTokens(0),
        "Вы можете обменять жетон с одной из своих карт на жетон с карты другого игрока, который не может отказаться.",
    ),
    (
        laws.TakeFromRow(),
        "Возьмите на руку одну карту персонажа из ряда аукциона; её место займёт карта из резервной колоды.",
    ),
    (laws.SkipNextAuction(), "Не участвуйте в следующей фазе аукциона."),
    (
        laws.DoubleTokens(),
        "Удвойте жетоны на этом персонаже: к каждому из них добавьте такой же; самоцветы не удваиваются.",
    ),
    (
        laws.Look(LAWS_LOOKED, 1, 1, Rest.TOP),
        "Посмотрите верхнюю карту колоды законов; возьмите её на руку.",
    ),
    (
        laws.Look(LookedDeck.RESERVE, 1, 0, Rest.BOTTOM),
        "Посмотрите верхнюю карту резервной колоды; верните её под низ колоды.",
    ),
    (
        laws.Look(LookedDeck.AUCTION, 5, 0, Rest.TOP),
        "Посмотрите 5 верхних карт колоды аукциона; верните их на верх колоды в любом порядке.",
    ),
    (laws.Look(LAWS_LOOKED, 2, 2, Rest.TOP), "Посмотрите 2 верхние карты колоды законов; возьмите их на руку."),
    (
        laws.Look(LAWS_LOOKED, 2, 1, Rest.BOTTOM),
        "Посмотрите 2 верхние карты колоды законов; возьмите 1 из них на руку и верните другую под низ колоды.",
    ),
    (
        laws.LookBehindScreen(),
        "Загляните за ширму любого другого игрока; никому не рассказывайте, что вы там увидели.",
    ),
    (
        laws.Conditional(SCIENCE, at_least=2, then=(GEM, TOKEN)),
        f"Если жетонов науки в вашей пирамиде не меньше 2, {TAKE_GEM}, затем {TAKE_TOKEN}.",
    ),
    (
        laws.Conditional(DEFENSE, at_most=0, then=(GEM,), otherwise=(TOKEN,)),
        f"Если нет ни одного жетона защиты в вашей пирамиде, {TAKE_GEM}; иначе {TAKE_TOKEN}.",
    ),
    (laws.Choose(((GEM,), (TOKEN, GEM))), f"Выберите одно: (1) {TAKE_GEM}; (2) {TAKE_TOKEN}, затем {TAKE_GEM}."),
    (
        laws.Pay((TOKEN,), gems=1, colored_gems=(0, 2, 0, 0), cards=5),
        (
            "Вы можете заплатить 1 самоцвет любого цвета и 2 красных самоцвета и сбросить 5 карт с руки; в этом случае "
            f"{TAKE_TOKEN}."
        ),
    ),
    (
        laws.Pay((GEM,), tokens=Tokens(science=1, magic=2), attack=1),
        (
            "Вы можете отдать 1 жетон науки и 2 жетона магии из вашей пирамиды и отдать 1 жетон атаки; в этом случае "
            f"{TAKE_GEM}."
        ),
    ),
    (laws.MoveToken(), "Вы можете переложить один жетон с любой карты вашей пирамиды на другую её карту."),
    (
        laws.TurnToken(),
        (
            "Вы можете перевернуть один свой жетон: жетон науки или магии на любой карте вашей пирамиды, жетон защиты"
            " на этом законе, который станет жетоном атаки за вашей ширмой, или жетон атаки, который станет жетоном "
            "защиты на этом законе."
        ),
    ),
    (laws.Untuck(1), "Вы можете вернуть на руку 1 карту из-под этого закона."),
    (laws.Untuck(5), "Вы можете вернуть на руку до 5 карт из-под этого закона."),
    (laws.Untuck(), "Вы можете вернуть на руку любое число карт из-под этого закона."),
    (laws.TakeStored(), "Верните за свою ширму все самоцветы, лежащие на этом законе."),
    (
        laws.OthersGain(gems=2, draw=1, attack=1),
        "Каждый другой игрок берёт 2 самоцвета любых цветов, 1 карту из колоды по своему выбору и 1 жетон атаки.",
    ),
    (
        laws.OthersLose(1),
        "Каждый другой игрок отдаёт в банк 1 самоцвет по своему выбору; у кого их нет, тот не отдаёт.",
    ),
    (
        laws.OthersLose(2),
        "Каждый другой игрок отдаёт в банк 2 самоцвета по своему выбору; у кого их меньше, тот отдаёт все.",
    ),
]


def test_every_effect() -> None:
    """A sentence of each, as an editor of Russian rulebooks would print it."""
    assert {type(effect) for effect, _ in EFFECTS} == {*get_args(Effect)}
    for effect, sentence in EFFECTS:
        assert effect_sentence(effect, RUSSIAN) == sentence


# -- laws -------------------------------------------------------------------------------------------------------------

EVENTS = {
    Trigger.CARD_TAKEN: (
        "Каждый раз, когда вы берёте карту на руку (выиграв её на аукционе, взяв из колоды или получив от закона),"
    ),
    Trigger.CIRCLE_CLOSED: "Каждый раз, когда вы завершаете одноцветный круг,",
    Trigger.PASSED: "В конце каждой фазы аукциона, в которой вы спасовали,",
    Trigger.ROUND_ENDED: "В конце каждого раунда",
    Trigger.TURN_ENDED: "В конце каждого хода",
    Trigger.LAW_PLAYED: "Каждый раз, когда другой игрок разыгрывает закон,",
}


def test_every_event() -> None:
    """What a law does at once, what it lets its player do, and what its player may do with the card."""
    for event in Trigger:
        law = bare_law(90, whenever=(Whenever(event, do=(GEM,)), Whenever(event, may_do=(GEM,))))
        assert law_sentences(law, RUSSIAN) == (
            f"{EVENTS[event]} {TAKE_GEM}.",
            f"{EVENTS[event]} вы можете сделать следующее: {TAKE_GEM}.",
        )
    taken = Whenever(Trigger.CARD_TAKEN, may=Response.TUCK_HERE)
    assert law_sentences(bare_law(90, whenever=(taken,)), RUSSIAN) == (
        f"{EVENTS[Trigger.CARD_TAKEN]} вы можете подложить её под этот закон.",
    )


WHILE_HERE: list[tuple[Continuous, str]] = [
    (LowerCost(2, Color.BLUE), "карта персонажа обходится вам на 2 синих самоцвета дешевле"),
    (LowerCost(1), "карта персонажа обходится вам на 1 самоцвет любого цвета дешевле"),
    (LowerCost(5, level=4), "карта персонажа на уровне 4 обходится вам на 5 самоцветов любых цветов дешевле"),
    (HigherIncome(Occasion.PASS, 2), "вы берёте ещё 2 самоцвета, когда пасуете на аукционе"),
    (
        HigherIncome(Occasion.CIRCLE, 1),
        "вы берёте ещё 1 самоцвет того же цвета за каждый одноцветный круг, который завершаете",
    ),
]


def test_what_is_different_while_a_law_lies_there() -> None:
    """Costs and incomes."""
    for continuous, text in WHILE_HERE:
        (sentence,) = law_sentences(bare_law(90, while_here=(continuous,)), RUSSIAN)
        assert sentence == f"Пока этот закон лежит открытым в вашей пирамиде, {text}."


def test_how_a_law_is_played() -> None:
    """Its placement, levels, price, condition, and what the decks must hold."""
    three_laws = Condition(Quantity(Counted.CARDS, Where.HAND, kind=CardKind.LAW), at_least=3)
    law = bare_law(90, GEM, levels=(2, 3), price=2, only_if=three_laws, requires=DeckHolds(Deck.RESERVE, 3))
    assert law_sentences(law, RUSSIAN) == (
        "Разыгрывайте этот закон только на уровне 2 или 3.",
        "Разыгрывая этот закон, заплатите 2 самоцвета любых цветов.",
        "Разыгрывайте этот закон, только если законов у вас на руке не меньше 3.",
        "Если в резервной колоде осталось меньше 3 карт, при розыгрыше этого закона ничего не происходит.",
        "Возьмите 1 самоцвет любого цвета.",
    )
    empty = bare_law(90, GEM, requires=DeckHolds(Deck.LAWS, 1))
    assert law_sentences(empty, RUSSIAN)[0] == (
        "Если в колоде законов не осталось карт, при розыгрыше этого закона ничего не происходит."
    )
    assert law_sentences(bare_law(90), RUSSIAN) == ("Этот закон ничего не делает, только лежит.",)
    in_place = bare_law(90, placement=Placement.IN_PLACE_OF_CARD)
    assert (
        law_sentences(in_place, RUSSIAN)[0]
        == "Разыграйте этот закон вместо карты на уровне 1, 2, 3 или 4 вашей пирамиды."
    )


# -- points -----------------------------------------------------------------------------------------------------------

CLAUSES: list[tuple[PointsClause, str]] = [
    (PointsPer(2, STORED), "получите 2 очка за каждый самоцвет на этом законе"),
    (PointsPer(-5, DEFENSE), "потеряйте 5 очков за каждый жетон защиты в вашей пирамиде"),
    (
        PointsPer(1, Quantity(Counted.CARDS, Where.TUCKED_HERE), every=2, up_to=3),
        "получите 1 очко за каждые 2 карты под этим законом, но не больше 3 раз",
    ),
    (
        PointsPer(3, Quantity(Counted.POWER, Where.PYRAMID)),
        "получите ещё 3 очка за каждый жетон власти в вашей пирамиде",
    ),
    (
        PointsByTable((1, 3, 6), SCIENCE),
        "получите 1, 3 или 6 очков, если жетонов науки в вашей пирамиде соответственно 1, 2 или не меньше 3",
    ),
    (PointsByTable((4,), SCIENCE), "получите 4 очка, если жетонов науки в вашей пирамиде хотя бы 1"),
    (
        PointsByTiers((Tier(3, 3), Tier(5, 21)), Sum((SCIENCE, MAGIC))),
        (
            "по числу жетонов науки и жетонов магии в вашей пирамиде получите 3 очка, если их не меньше 3, или 21 "
            "очко, если их не меньше 5"
        ),
    ),
    (FlatPoints(7, Condition(STORED, at_least=2)), "получите 7 очков, если самоцветов на этом законе не меньше 2"),
    (
        PointsByLevel((3, 6, 9, 12)),
        (
            "получите 3 очка, если этот закон лежит на уровне 1, 6\u00a0— на уровне 2, 9\u00a0— на уровне 3 или "
            "12\u00a0— на уровне 4"
        ),
    ),
    (
        PointsForMost(5, SCIENCE, second=2),
        (
            "получите 5 очков, если жетонов науки в вашей пирамиде хотя бы 1 и у каждого из других игроков их не "
            "больше; если больше только у одного из них, получите 2 очка"
        ),
    ),
    (
        PointsForMost(5, SCIENCE, alone=True),
        "получите 5 очков, если жетонов науки в вашей пирамиде хотя бы 1 и у каждого из других игроков их меньше",
    ),
    (
        PointsForFewest(4, Quantity(Counted.ATTACK, Where.SCREEN)),
        "получите 4 очка, если у каждого из других игроков жетонов атаки за ширмой не меньше, чем у вас",
    ),
    (
        PointsForFewest(4, Quantity(Counted.ATTACK, Where.SCREEN), alone=True),
        "получите 4 очка, если у каждого из других игроков жетонов атаки за ширмой больше, чем у вас",
    ),
    (
        CopiedPoints(Copied.ADJACENT_LAW),
        "получите столько очков, сколько приносит вам самый выгодный из соседних законов",
    ),
]


def test_every_points_clause() -> None:
    """With what it counts in the genitive where a number is compared."""
    assert {type(clause) for clause, _ in CLAUSES} == {*get_args(PointsClause)}
    for clause, text in CLAUSES:
        assert clause_sentence(clause, RUSSIAN) == f"В конце игры {text}."


HERE = Place(2, 0)


def earned(clause: PointsClause, count: int, points: int, asked: int | None = None) -> items.LawItem:
    return items.LawItem(HERE, captain(), clause, count, points, asked)


MOST = PointsForMost(5, SCIENCE, second=2)
MOST_ALONE = PointsForMost(5, SCIENCE, alone=True)
FEWEST = PointsForFewest(4, SCIENCE)
FEWEST_ALONE = PointsForFewest(4, SCIENCE, alone=True)
FOUND = "жетонов науки в пирамиде: 3"
REASONS: list[tuple[items.ScoreItem, str]] = [
    (items.CircleItem(HERE, captain(), Color.BLUE, 0, 0), "синий круг на уровне 2: 2"),
    (
        items.CircleItem(HERE, captain(), Color.GREEN, 3, 1),
        "зелёный круг на уровне 2, раскрашен 1 самоцветом: 2, и 3 за бонусы за зелёные круги",
    ),
    (items.CircleItem(HERE, captain(), Color.RED, 0, 2), "красный круг на уровне 2, раскрашен 2 самоцветами: 2"),
    (items.InfiniteGemItem(HERE, captain(), Color.YELLOW, 0), "бесконечный жёлтый самоцвет на уровне 2: 2"),
    (items.PowerItem(HERE, captain(), 1), "жетон власти на 1 очко"),
    (items.PowerItem(HERE, captain(), 12), "жетон власти на 12 очков"),
    (items.MagicItem(3, (2,)), "жетонов магии: 3, умножить на бонус магии +2"),
    (items.MagicItem(3, (2, 5)), "жетонов магии: 3, умножить на 7, сумму бонусов магии +2 и +5"),
    (items.MagicItem(3, ()), "жетонов магии: 3, но нет ни одного бонуса магии"),
    (items.MagicItem(0, (2,)), "бонус магии +2, но нет жетонов магии"),
    (items.MagicItem(0, (2, 5)), "бонусы магии +2 и +5, но нет жетонов магии"),
    (items.SetsItem(1, 2, 3), "1 полный набор по 12 очков: защита 1, магия 2, наука 3"),
    (items.SetsItem(2, 2, 3), "2 полных набора по 12 очков: защита 2, магия 2, наука 3"),
    (items.SetsItem(5, 6, 7), "5 полных наборов по 12 очков: защита 5, магия 6, наука 7"),
    (items.SetsItem(0, 2, 3), "нет полных наборов: защита 0, магия 2, наука 3"),
    (items.AttackItem(5, 2), "жетонов атаки у соперников: 5, своя защита: 2; 3 \u00d7 -4"),
    (items.AttackItem(1, 2), "жетонов атаки у соперников: 1, своя защита: 2; все отбиты"),
    (earned(PointsPer(2, STORED), 3, 6), "самоцветов на этом законе: 3; 2 за каждую единицу"),
    (
        earned(PointsPer(1, STORED, every=4, up_to=2), 9, 2),
        "самоцветов на этом законе: 9; 1 за каждые 4, но не больше 2 раз",
    ),
    (earned(PointsByTable((1, 3, 6), SCIENCE), 2, 3), "жетонов науки в пирамиде: 2; 3 за 2"),
    (earned(PointsByTable((1, 3), SCIENCE), 3, 3), f"{FOUND}; 3 за 2 и больше"),
    (earned(PointsByTable((1, 3), SCIENCE), 0, 0), "жетонов науки в пирамиде: 0"),
    (earned(PointsByTiers((Tier(2, 4),), SCIENCE), 3, 4), f"{FOUND}; 4 за 2 и больше"),
    (earned(PointsByTiers((Tier(5, 4),), SCIENCE), 3, 0), f"{FOUND}; меньше 5"),
    (earned(FlatPoints(3), 0, 3), "столько приносит сам этот закон"),
    (
        earned(FlatPoints(3, Condition(SCIENCE, at_least=2)), 0, 3, 3),
        f"столько приносит сам этот закон; условие выполнено: {FOUND}",
    ),
    (
        earned(FlatPoints(3, Condition(SCIENCE, at_least=5, at_most=7)), 0, 0, 3),
        f"{FOUND}; нужно не меньше 5 и не больше 7",
    ),
    (earned(PointsByLevel((3, 6, 9, 12)), 2, 6), "этот закон лежит на уровне 2"),
    (earned(MOST, 3, 5), f"{FOUND}; у других игроков не больше"),
    (earned(MOST, 3, 2), f"{FOUND}; больше только у одного из других игроков"),
    (earned(MOST, 3, 0), f"{FOUND}; но у другого игрока больше"),
    (earned(MOST_ALONE, 3, 5), f"{FOUND}; у всех других игроков меньше"),
    (earned(MOST_ALONE, 3, 0), f"{FOUND}; но у другого игрока столько же или больше"),
    (earned(FEWEST, 3, 4), f"{FOUND}; у других игроков не меньше"),
    (earned(FEWEST, 3, 0), f"{FOUND}; но у другого игрока меньше"),
    (earned(FEWEST_ALONE, 3, 4), f"{FOUND}; у всех других игроков больше"),
    (earned(FEWEST_ALONE, 3, 0), f"{FOUND}; но у другого игрока столько же или меньше"),
    (earned(CopiedPoints(Copied.ADJACENT_LAW), 5, 5), "столько же, сколько самый выгодный из соседних законов"),
    (earned(CopiedPoints(Copied.ADJACENT_LAW), 0, 0), "ни один соседний закон не приносит очков"),
]


def test_reasons() -> None:
    """Why an item of a score is worth its points."""
    for item, text in REASONS:
        assert reason(item, RUSSIAN) == text
