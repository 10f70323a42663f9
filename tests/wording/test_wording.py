"""The English of the game: laws, rewards and reasons, as a player reads them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from card_documents import LAWS, Data
from effort import tries
from hand_built import BLUE, GREEN, MIXED, RED, YELLOW, captain
from law_play import bare_law
from viceroy.cardsets import load_card_set
from viceroy.cardsets.card_rules import card_forms
from viceroy.model.cards import DescribedCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.lasting import Continuous, HigherIncome, LowerCost, Occasion, Trigger, Whenever
from viceroy.model.laws import (
    Choose,
    ChooseOne,
    Conditional,
    Deck,
    DeckHolds,
    DoubleTokens,
    Draw,
    Effect,
    Gain,
    Look,
    LookBehindScreen,
    LookedDeck,
    MoveToken,
    OthersGain,
    OthersLose,
    Pay,
    Placement,
    PutBackCards,
    Rest,
    Reward,
    RewardPer,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    TakeStored,
    TuckFreeCard,
    TuckFromHand,
    TurnToken,
    Untuck,
)
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
from viceroy.scoring.items import (
    AttackItem,
    CircleItem,
    InfiniteGemItem,
    LawItem,
    MagicItem,
    PowerItem,
    ScoreItem,
    SetsItem,
)
from viceroy.wording.laws import clause_sentence, effect_sentence, law_sentences, reward_text
from viceroy.wording.points import reason

PRINTED = load_card_set("printed")

# -- the printed laws ---------------------------------------------------------------------------------------------

GEMS_4 = "4 gems of any colors"
DRAW_1 = "1 card drawn from a deck of your choice"
ANY_INFINITE = "an infinite gem of a color you choose"
AT_THE_END = "At the end of the game you score "
NEIGHBORS = (AT_THE_END + "2 points for each character adjacent to this law.",)

SET = "complete set of one defense, one magic and one science token"
NO_MORE = "and no other player has more of them"
SWAP = "You may swap a token on one of your cards for a token on a card of another player, who cannot refuse"
TUCK_FREE_CARD = (
    "Tuck one free card of your pyramid under this law, if there is one: "
    "a card at an end of its row with nothing on top of it and no card under it."
)

SENTENCES: dict[int, tuple[str, ...]] = {
    65: (
        "Play this law in place of a card on level 1, 2, 3 or 4 of your pyramid.",
        "That card goes back to your hand; what lay on it or under it stays with this law.",
    ),
    66: (
        "Do not give this law a place of its own: tuck it under one of the characters of your pyramid.",
        "Double the tokens on that character: add an equal one for each that lies there; gems are not doubled.",
    ),
    67: (f"{SWAP}; if you do, pay that player 3 gems of any colors from behind your screen.",),
    68: (AT_THE_END + "1 point for each card in your pyramid, tucked cards included.",),
    69: (
        "Take one character of the auction row into your hand; its place is refilled from the reserve deck.",
        "Take no part in the next auction phase.",
    ),
    70: (
        "Draw 3 cards from the law deck.",
        "Put 2 laws from your hand on top of the law deck, in an order you choose.",
    ),
    71: (f"Choose one: (1) 1 attack token; (2) 6 power points; (3) {GEMS_4}.",),
    72: (
        "You may tuck any number of cards from your hand under this law.",
        AT_THE_END + "5 points for each card tucked under this law.",
    ),
    73: (f"Choose one: (1) 1 defense token; (2) {ANY_INFINITE}; (3) {GEMS_4}.",),
    74: (
        f"{TUCK_FREE_CARD} Everything that lay on it moves onto this law.",
        AT_THE_END + "3 points if this law lies on level 1, 6 on level 2, 9 on level 3 or 12 on level 4.",
    ),
    75: (AT_THE_END + f"3 points more for each {SET} in your pyramid.",),
    76: (
        "You may put up to 8 gems from behind your screen on this law; they stay there.",
        AT_THE_END + "2 points for each gem stored on this law.",
    ),
    77: (f"Choose one: (1) 1 attack token; (2) {DRAW_1}; (3) {GEMS_4}.",),
    78: (
        "Whenever you take a card into your hand, won, drawn or given by a law, you may tuck it under this law.",
        AT_THE_END + "4 points for each card tucked under this law.",
    ),
    79: (
        AT_THE_END + "1 point more for each single-color circle in your pyramid.",
        AT_THE_END + "1 point more for each infinite gem in your pyramid.",
    ),
    80: (f"Choose one: (1) 1 defense token; (2) 6 power points; (3) {GEMS_4}.",),
    81: (f"Choose one: (1) 1 magic token; (2) 1 science token; (3) {GEMS_4}.",),
    82: (f"Choose one: (1) 1 science token; (2) {DRAW_1}; (3) {GEMS_4}.",),
    83: (f"Choose one: (1) 1 magic token and a magic bonus of +2; (2) {ANY_INFINITE}; (3) {GEMS_4}.",),
    84: (f"Choose one: (1) a magic bonus of +3; (2) {DRAW_1}; (3) {GEMS_4}.",),
    **dict.fromkeys((85, 86, 87, 88), NEIGHBORS),
}


def test_the_printed_laws_in_words() -> None:
    """The program writes from the effects what each law does."""
    assert {law.number: law_sentences(law) for law in PRINTED.laws} == SENTENCES


def test_a_character_has_no_sentences() -> None:
    """Only laws have an effect in words."""
    assert law_sentences(captain()) == ()


def test_a_law_that_does_nothing_says_so() -> None:
    """A law with sections alone may be meant: whoever reads the card is told."""
    assert law_sentences(LawCard(1, "a", (("en", "A"),), MIXED)) == ("This law does nothing but lie there.",)


def test_a_described_law_says_what_it_scores() -> None:
    """All that is known of a card of no set."""
    card = DescribedCard(MIXED, kind=CardKind.LAW, scoring=(PointsPer(1, Quantity(Counted.SETS, Where.PYRAMID)),))
    assert law_sentences(card) == (AT_THE_END + f"1 point more for each {SET} in your pyramid.",)


# -- rewards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reward", "text"),
    [
        (Reward(gems=1), "1 gem of any color"),
        (Reward(gems=8), "8 gems of any colors"),
        (Reward(draw=1), "1 card drawn from a deck of your choice"),
        (Reward(draw=2), "2 cards drawn from decks of your choice"),
        (Reward(attack=1), "1 attack token"),
        (Reward(attack=2), "2 attack tokens"),
        (Reward(tokens=Tokens(science=1)), "1 science token"),
        (Reward(tokens=Tokens(science=2)), "2 science tokens"),
        (Reward(tokens=Tokens(magic=2)), "2 magic tokens"),
        (Reward(tokens=Tokens(defense=1)), "1 defense token"),
        (Reward(tokens=Tokens(power=(1,))), "1 power point"),
        (Reward(tokens=Tokens(power=(12,))), "12 power points"),
        (Reward(tokens=Tokens(magic_bonus=(5,))), "a magic bonus of +5"),
        (Reward(tokens=Tokens(circle_bonus=(CircleBonus(BLUE, 4),))), "a blue circle bonus of +4"),
        (Reward(infinite_gem=YELLOW), "an infinite yellow gem"),
        (Reward(infinite_gem="any"), "an infinite gem of a color you choose"),
        (
            Reward(gems=2, attack=1, tokens=Tokens(power=(2,))),
            "2 gems of any colors, 2 power points and 1 attack token",
        ),
        (Reward(tokens=Tokens(magic=1, magic_bonus=(2,))), "1 magic token and a magic bonus of +2"),
        (Reward(), "nothing"),
    ],
)
def test_a_reward_in_words(reward: Reward, text: str) -> None:
    """Each kind of reward, one and several, and parts together in the order of A7."""
    assert reward_text(reward) == text


# -- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Gain(Reward(gems=1)), "Take 1 gem of any color."),
        (Gain(Reward(colored_gems=(0, 2, 0, 1), attack=1)), "Take 2 red gems, 1 yellow gem and 1 attack token."),
        (
            Gain(RewardPer(Reward(gems=1), Quantity(Counted.SCIENCE, Where.PYRAMID))),
            "Take 1 gem of any color for each science token in your pyramid.",
        ),
        (
            Gain(RewardPer(Reward(draw=1), Quantity(Counted.CARDS, Where.HAND, kind=CardKind.LAW), 2, 3)),
            "Take 1 card drawn from a deck of your choice for every 2 laws in your hand, at most 3 times.",
        ),
        (
            ChooseOne((Reward(draw=2), Reward(attack=2))),
            "Choose one: (1) 2 cards drawn from decks of your choice; (2) 2 attack tokens.",
        ),
        (
            Conditional(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3, then=(Gain(Reward(gems=1)),)),
            "If there are at least 3 science tokens in your pyramid, take 1 gem of any color.",
        ),
        (
            Conditional(
                Quantity(Counted.LEVEL, Where.ITSELF),
                at_most=2,
                then=(Gain(Reward(gems=1)), SkipNextAuction()),
                otherwise=(TakeFromRow(),),
            ),
            (
                "If the level of this law is at most 2, take 1 gem of any color, "
                "then take no part in the next auction phase; if not, take one character of the auction row "
                "into your hand; its place is refilled from the reserve deck."
            ),
        ),
        (
            OthersGain(2, 1, 1, (0, 1, 0, 0)),
            (
                "Each other player takes 2 gems of any colors, 1 red gem, 1 card drawn from a deck of that "
                "player's choice and 1 attack token."
            ),
        ),
        (OthersLose(1), "Each other player gives 1 gem of any color to the bank; a player without gems gives none."),
        (
            OthersLose(2),
            "Each other player gives 2 gems of any colors to the bank; a player with fewer gives all of them.",
        ),
        (MoveToken(), "You may move a token from one card of your pyramid to another."),
        (
            TurnToken(),
            (
                "You may turn one of your tokens over: a science or magic token on any card of your pyramid, "
                "a defense token on this law, which goes behind your screen as an attack token, "
                "or an attack token, which comes to lie on this law as a defense token."
            ),
        ),
        (Untuck(), "You may take any number of cards from under this law back into your hand."),
        (Untuck(1), "You may take 1 card from under this law back into your hand."),
        (TakeStored(), "Take all gems stored on this law back behind your screen."),
        (
            Pay((Draw(Deck.LAWS, 1), SkipNextAuction()), 1, (0, 2, 0, 1), 2, Tokens(science=1, magic=2), 1),
            (
                "You may pay 1 gem of any color, 2 red gems and 1 yellow gem, discard 2 cards from your hand, "
                "give up 1 science token and 2 magic tokens of your pyramid and give up 1 attack token; if you do, "
                "draw 1 card from the law deck, then take no part in the next auction phase."
            ),
        ),
        (
            Choose(((Gain(Reward(gems=2)), Draw(Deck.LAWS, 1)), (StoreGems(1),))),
            (
                "Choose one: (1) take 2 gems of any colors, then draw 1 card from the law deck; "
                "(2) you may put 1 gem from behind your screen on this law; it stays there."
            ),
        ),
        (Draw(Deck.RESERVE, 1), "Draw 1 card from the reserve deck."),
        (PutBackCards(Deck.LAWS, 1), "Put 1 law from your hand on top of the law deck."),
        (
            PutBackCards(Deck.RESERVE, 2),
            "Put 2 characters from your hand on top of the reserve deck, in an order you choose.",
        ),
        (TuckFromHand(1), "You may tuck 1 card from your hand under this law."),
        (TuckFromHand(3), "You may tuck up to 3 cards from your hand under this law."),
        (StoreGems(1), "You may put 1 gem from behind your screen on this law; it stays there."),
        (SwapTokens(0), f"{SWAP}."),
        (
            Look(LookedDeck.LAWS, 3, 1, Rest.TOP),
            (
                "Look at the top 3 cards of the law deck; take 1 of them into your hand and put the others back on top "
                "of the deck, in an order you choose."
            ),
        ),
        (
            Look(LookedDeck.AUCTION, 1, 0, Rest.BOTTOM),
            "Look at the top card of the auction deck; put it back under the deck.",
        ),
        (
            Look(LookedDeck.RESERVE, 2, 2, Rest.TOP),
            "Look at the top 2 cards of the reserve deck; take them into your hand.",
        ),
        (SwapTokens(1), f"{SWAP}; if you do, pay that player 1 gem of any color from behind your screen."),
    ],
)
def test_an_effect_in_words(effect: Effect, sentence: str) -> None:
    """What the printed laws do not say: one and none where they have several."""
    assert effect_sentence(effect) == sentence


@pytest.mark.parametrize(
    ("requires", "sentence"),
    [
        (
            DeckHolds(Deck.RESERVE, 4),
            "If fewer than 4 cards are left in the reserve deck, nothing happens when you play this law.",
        ),
        (DeckHolds(Deck.LAWS, 1), "If no card is left in the law deck, nothing happens when you play this law."),
    ],
)
def test_a_condition_in_words(requires: DeckHolds, sentence: str) -> None:
    """It comes before what it is a condition of, and after where the law goes."""
    law = LawCard(
        1, "a", (("en", "A"),), MIXED, Placement.UNDER_CHARACTER, requires, (DoubleTokens(), Gain(Reward(gems=1)))
    )
    placed, condition, doubled, gained = law_sentences(law)
    assert condition == sentence
    assert placed.startswith("Do not give this law a place of its own")
    assert doubled.startswith("Double the tokens")
    assert gained == "Take 1 gem of any color."


def test_when_a_law_may_be_played_in_words() -> None:
    """Its levels and its condition come first."""
    only_if = Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3)
    law = LawCard(
        1, "a", (("en", "A"),), MIXED, on_play=(SkipNextAuction(),), only_if=only_if, on_levels=(3, 4), price=2
    )
    assert law_sentences(law) == (
        "Play this law on level 3 or 4 only.",
        "When you play this law, pay 2 gems of any colors.",
        "Play this law only if there are at least 3 science tokens in your pyramid.",
        "Take no part in the next auction phase.",
    )


def test_every_effect_has_words() -> None:
    """No effect of the language is without a sentence."""
    effects: tuple[Effect, ...] = (
        Gain(Reward(gems=1)),
        ChooseOne((Reward(gems=1), Reward(gems=2))),
        Draw(Deck.LAWS, 1),
        PutBackCards(Deck.LAWS, 1),
        TuckFromHand(),
        TuckFreeCard(),
        StoreGems(2),
        SwapTokens(1),
        TakeFromRow(),
        SkipNextAuction(),
        DoubleTokens(),
        Conditional(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=1, then=(SkipNextAuction(),)),
        Choose(((SkipNextAuction(),), (TakeFromRow(),))),
        Pay((SkipNextAuction(),), gems=1),
        OthersGain(gems=1),
        OthersLose(1),
        MoveToken(),
        TurnToken(),
        Untuck(),
        TakeStored(),
        Look(LookedDeck.LAWS, 3, 1, Rest.TOP),
        LookBehindScreen(),
    )
    assert {type(effect) for effect in effects} == set(Effect.__args__)
    assert len({effect_sentence(effect) for effect in effects}) == len(effects)


# -- what is counted ----------------------------------------------------------------------------------------------

ONE_SCIENCE = "you have at least 1 science token in your pyramid"
SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)
MAGIC_HERE = Quantity(Counted.MAGIC, Where.HERE)
RED_CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID, color=RED)
BLUE_CIRCLES = Quantity(Counted.CIRCLES, Where.PYRAMID, color=BLUE)

EACH: dict[tuple[Counted, Where], str] = {
    (Counted.CARDS, Where.PYRAMID): "card in your pyramid, tucked cards left out",
    (Counted.CARDS, Where.PYRAMID_AND_TUCKED): "card in your pyramid, tucked cards included",
    (Counted.CARDS, Where.ROW): "card in the row of this law",
    (Counted.CARDS, Where.ADJACENT): "card adjacent to this law",
    (Counted.CARDS, Where.TUCKED_HERE): "card tucked under this law",
    (Counted.CARDS, Where.HAND): "card in your hand",
    (Counted.CIRCLES, Where.PYRAMID): "single-color circle in your pyramid",
    (Counted.CIRCLES, Where.TOUCHING): "single-color circle that this law is a part of",
    (Counted.INFINITE_GEMS, Where.PYRAMID): "infinite gem in your pyramid",
    (Counted.INFINITE_GEMS, Where.ROW): "infinite gem on cards in the row of this law",
    (Counted.INFINITE_GEMS, Where.ADJACENT): "infinite gem on cards adjacent to this law",
    (Counted.INFINITE_GEMS, Where.HERE): "infinite gem on this law",
    (Counted.GEMS, Where.PYRAMID): "gem stored on laws in your pyramid",
    (Counted.GEMS, Where.STORED_HERE): "gem stored on this law",
    (Counted.GEMS, Where.SCREEN): "gem left behind your screen",
    (Counted.SETS, Where.PYRAMID): f"{SET} in your pyramid",
    (Counted.LEVEL, Where.ITSELF): "level up to the level of this law",
    (Counted.ROWS, Where.PYRAMID): "row of your pyramid",
    (Counted.SCIENCE, Where.PYRAMID): "science token in your pyramid",
    (Counted.SCIENCE, Where.ROW): "science token on cards in the row of this law",
    (Counted.SCIENCE, Where.ADJACENT): "science token on cards adjacent to this law",
    (Counted.SCIENCE, Where.HERE): "science token on this law",
    (Counted.MAGIC, Where.PYRAMID): "magic token in your pyramid",
    (Counted.MAGIC, Where.ROW): "magic token on cards in the row of this law",
    (Counted.MAGIC, Where.ADJACENT): "magic token on cards adjacent to this law",
    (Counted.MAGIC, Where.HERE): "magic token on this law",
    (Counted.DEFENSE, Where.PYRAMID): "defense token in your pyramid",
    (Counted.DEFENSE, Where.ROW): "defense token on cards in the row of this law",
    (Counted.DEFENSE, Where.ADJACENT): "defense token on cards adjacent to this law",
    (Counted.DEFENSE, Where.HERE): "defense token on this law",
    (Counted.POWER, Where.PYRAMID): "power token in your pyramid",
    (Counted.POWER, Where.ROW): "power token on cards in the row of this law",
    (Counted.POWER, Where.ADJACENT): "power token on cards adjacent to this law",
    (Counted.POWER, Where.HERE): "power token on this law",
    (Counted.POWER_POINTS, Where.PYRAMID): "power point in your pyramid",
    (Counted.POWER_POINTS, Where.ROW): "power point on cards in the row of this law",
    (Counted.POWER_POINTS, Where.ADJACENT): "power point on cards adjacent to this law",
    (Counted.POWER_POINTS, Where.HERE): "power point on this law",
    (Counted.MAGIC_BONUS, Where.PYRAMID): "magic bonus token in your pyramid",
    (Counted.MAGIC_BONUS, Where.ROW): "magic bonus token on cards in the row of this law",
    (Counted.MAGIC_BONUS, Where.ADJACENT): "magic bonus token on cards adjacent to this law",
    (Counted.MAGIC_BONUS, Where.HERE): "magic bonus token on this law",
    (Counted.CIRCLE_BONUS, Where.PYRAMID): "circle bonus token in your pyramid",
    (Counted.CIRCLE_BONUS, Where.ROW): "circle bonus token on cards in the row of this law",
    (Counted.CIRCLE_BONUS, Where.ADJACENT): "circle bonus token on cards adjacent to this law",
    (Counted.CIRCLE_BONUS, Where.HERE): "circle bonus token on this law",
    (Counted.ATTACK, Where.SCREEN): "attack token left behind your screen",
}


def test_everything_that_is_counted_has_words() -> None:
    """Each thing in each place where it can be counted."""
    assert list(EACH) == [(counted, where) for counted, places in PLACES_COUNTED.items() for where in places]


@pytest.mark.parametrize(("counted", "where"), EACH, ids=lambda part: str(part))
def test_a_quantity_in_words(counted: Counted, where: Where) -> None:
    """Points for each of it; what scores by itself is worth so much more."""
    has_own_points = (Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER)
    points = "3 points more" if counted in has_own_points else "3 points"
    sentence = clause_sentence(PointsPer(3, Quantity(counted, where)))
    assert sentence == f"At the end of the game you score {points} for each {EACH[counted, where]}."


@pytest.mark.parametrize(
    ("clause", "rest"),
    [
        (
            PointsPer(1, Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.LAW)),
            "score 1 point for each law adjacent to this law",
        ),
        (
            PointsPer(2, Quantity(Counted.CARDS, Where.PYRAMID, kind=CardKind.CHARACTER, level=5), every=2),
            "score 2 points for every 2 characters on level 5 of your pyramid",
        ),
        (
            PointsPer(4, Quantity(Counted.CIRCLES, Where.PYRAMID, color=RED), every=3, up_to=1),
            "score 4 points more for every 3 red circles in your pyramid, at most once",
        ),
        (
            PointsPer(-2, Quantity(Counted.GEMS, Where.STORED_HERE, color=GREEN), up_to=8),
            "lose 2 points for each green gem stored on this law, at most 8 times",
        ),
        (
            PointsPer(-1, Quantity(Counted.SETS, Where.PYRAMID), every=2),
            f"lose 1 point for every 2 {SET.replace('set ', 'sets ')} in your pyramid",
        ),
        (
            PointsPer(1, Quantity(Counted.INFINITE_GEMS, Where.PYRAMID, color=BLUE, level=2)),
            "score 1 point more for each blue infinite gem on level 2 of your pyramid",
        ),
        (
            PointsPer(1, Quantity(Counted.CIRCLE_BONUS, Where.ADJACENT, color=YELLOW), every=2),
            "score 1 point for every 2 yellow circle bonus tokens on cards adjacent to this law",
        ),
        (
            PointsPer(1, Quantity(Counted.LEVEL, Where.ITSELF), every=2),
            "score 1 point for every 2 levels up to the level of this law",
        ),
        (
            PointsPer(2, Quantity(Counted.CARDS, Where.ROW, section=RED, tokens=Having.NONE)),
            "score 2 points for each card with a red section and without tokens in the row of this law",
        ),
        (
            PointsPer(1, Quantity(Counted.INFINITE_GEMS, Where.PYRAMID, whose=Whose.OPPONENTS)),
            "score 1 point more for each infinite gem in the pyramids of all other players",
        ),
        (
            PointsPer(-1, Quantity(Counted.ATTACK, Where.SCREEN, whose=Whose.EVERYBODY)),
            "lose 1 point for each attack token left behind the screens of all players",
        ),
        (
            PointsPer(6, Least((RED_CIRCLES, BLUE_CIRCLES))),
            "score 6 points for each set of one red circle and one blue circle in your pyramid",
        ),
        (
            PointsPer(2, Distinct((RED_CIRCLES, BLUE_CIRCLES)), every=2),
            "score 2 points for every 2 kinds among red circles and blue circles in your pyramid",
        ),
        (
            PointsPer(2, Sum((RED_CIRCLES, MAGIC_HERE))),
            "score 2 points for each red circle in your pyramid or magic token on this law",
        ),
        (
            PointsPer(2, Greatest((RED_CIRCLES, BLUE_CIRCLES))),
            "score 2 points for each red circle or blue circle in your pyramid, of whichever there are more",
        ),
        (
            PointsByTable((1, 4, 9, 16), SCIENCE),
            "score 1, 4, 9 or 16 points for 1, 2, 3 or 4 and more science tokens in your pyramid",
        ),
        (PointsByTable((5,), SCIENCE), "score 5 points for 1 or more science tokens in your pyramid"),
        (
            PointsByTiers((Tier(3, 3), Tier(5, 7)), MAGIC_HERE),
            "score 3 points for 3 or more, or 7 points for 5 or more magic tokens on this law",
        ),
        (FlatPoints(5), "score 5 points"),
        (FlatPoints(-1), "lose 1 point"),
        (
            FlatPoints(-5, Condition(Quantity(Counted.DEFENSE, Where.PYRAMID), at_most=0)),
            "lose 5 points, if there is no defense token in your pyramid",
        ),
        (
            FlatPoints(3, Condition(SCIENCE, at_least=1)),
            "score 3 points, if there is at least 1 science token in your pyramid",
        ),
        (
            FlatPoints(3, Condition(SCIENCE, at_least=2, at_most=4)),
            "score 3 points, if there are at least 2 and at most 4 science tokens in your pyramid",
        ),
        (
            FlatPoints(3, Condition(Quantity(Counted.LEVEL, Where.ITSELF), at_least=3)),
            "score 3 points, if the level of this law is at least 3",
        ),
        (
            PointsForMost(8, SCIENCE, alone=True),
            f"score 8 points if {ONE_SCIENCE}, and every other player has fewer of them",
        ),
        (
            PointsForMost(5, SCIENCE, second=2),
            f"score 5 points if {ONE_SCIENCE}, {NO_MORE}; you score 2 points if exactly one other player has more",
        ),
        (
            PointsForFewest(4, Quantity(Counted.ATTACK, Where.SCREEN)),
            "score 4 points if no other player has fewer attack tokens left behind the screen",
        ),
        (
            PointsForFewest(4, SCIENCE, alone=True),
            "score 4 points if every other player has more science tokens in the pyramid",
        ),
        (
            CopiedPoints(Copied.ADJACENT_LAW),
            "score as many points as the adjacent law that scores the most for you",
        ),
        (
            PointsByLevel((-1, 0, 1, 2)),
            "score -1 points if this law lies on level 1, 0 on level 2, 1 on level 3 or 2 on level 4",
        ),
        (
            PointsByLevel((1, 0, -2, 3)),
            "score 1 point if this law lies on level 1, 0 on level 2, -2 on level 3 or 3 on level 4",
        ),
        (PointsByTable((0, 1), SCIENCE), "score 0 or 1 point for 1 or 2 and more science tokens in your pyramid"),
        (
            PointsForMost(5, Quantity(Counted.MAGIC, Where.PYRAMID)),
            f"score 5 points if you have at least 1 magic token in your pyramid, {NO_MORE}",
        ),
        (
            PointsForMost(-1, Quantity(Counted.GEMS, Where.PYRAMID)),
            f"lose 1 point if you have at least 1 gem stored on laws in your pyramid, {NO_MORE}",
        ),
    ],
)
def test_a_points_clause_in_words(clause: PointsClause, rest: str) -> None:
    """Color, kind, level, steps and caps; one and many; points lost."""
    assert clause_sentence(clause) == f"At the end of the game you {rest}."


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (
            Whenever(Trigger.CIRCLE_CLOSED, do=(Gain(Reward(gems=1)),)),
            "Whenever you complete a single-color circle, take 1 gem of any color.",
        ),
        (
            Whenever(Trigger.PASSED, do=(Gain(Reward(gems=2)), Draw(Deck.LAWS, 1))),
            "At the end of each auction phase in which you have passed, take 2 gems of any colors; then draw 1 card",
        ),
        (
            Whenever(Trigger.LAW_PLAYED, may_do=(Gain(Reward(gems=1)),)),
            "Whenever another player plays a law, you may do this: take 1 gem of any color.",
        ),
        (
            Whenever(Trigger.CARD_TAKEN, may_do=(Gain(Reward(gems=1)),)),
            "Whenever you take a card into your hand, won, drawn or given by a law, you may do this: take 1 gem",
        ),
        (Whenever(Trigger.ROUND_ENDED, do=(StoreGems(1),)), "At the end of each round, you may put 1 gem from behind"),
        (Whenever(Trigger.TURN_ENDED, do=(SkipNextAuction(),)), "At the end of each turn, take no part in the next"),
    ],
)
def test_what_a_law_responds_to_in_words(rule: Whenever, sentence: str) -> None:
    """The event, whether the player may choose, and what happens."""
    assert law_sentences(bare_law(89, whenever=(rule,)))[0].startswith(sentence)


@pytest.mark.parametrize(
    ("change", "rest"),
    [
        (LowerCost(1, Color.RED), "a character costs you 1 red gem less"),
        (LowerCost(2, Color.RED, 3), "a character that you place on level 3 costs you 2 red gems less"),
        (
            LowerCost(1, level=5),
            "a character that you place on level 5 costs you 1 gem less, of a color that you choose",
        ),
        (LowerCost(3), "a character costs you 3 gems less, of colors that you choose"),
        (HigherIncome(Occasion.PASS, 2), "you take 2 gems more when you pass in an auction"),
        (
            HigherIncome(Occasion.CIRCLE, 1),
            "a single-color circle that you complete brings you 1 gem more of its color",
        ),
    ],
)
def test_what_a_law_changes_in_words(change: Continuous, rest: str) -> None:
    """What costs less, by how much and where; what brings more."""
    law = bare_law(89, while_here=(change,))
    assert law_sentences(law) == (f"As long as this law lies open in your pyramid, {rest}.",)


def law_of(data: Data) -> LawCard:
    """Read one law from plain data."""
    law: LawCard = card_forms().read(data, LawCard)
    return law


@given(data=LAWS)
@settings(max_examples=tries(60), suppress_health_check=[HealthCheck.too_slow])
def test_every_law_is_told_in_sentences(data: Data) -> None:
    """Each begins with a capital, ends with a period, and says nothing of the file's own words."""
    law = law_of(data)
    sentences = law_sentences(law)
    has_more = len(law.on_play) + len(law.whenever) + len(law.scoring)
    assert len(sentences) >= has_more
    for sentence in sentences:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert [part for part in ("_", "{", "None", "  ", " 1 points", " 1 gems", " 1 cards") if part in sentence] == []


# -- reasons ------------------------------------------------------------------------------------------------------

HERE = Place(2, 0)
CARD: Any = captain()


def law_item(clause: PointsClause, count: int, points: int, asked: int | None = None) -> LawItem:
    return LawItem(Place(3, 0), PRINTED.by_number[76], clause, count, points, asked)


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (CircleItem(HERE, CARD, GREEN, 4, 0), "green circle on level 2: 2, and 4 for green circle bonuses"),
        (CircleItem(HERE, CARD, GREEN, 0, 0), "green circle on level 2: 2"),
        (CircleItem(HERE, CARD, RED, 0, 1), "red circle on level 2, painted with 1 gem: 2"),
        (
            CircleItem(HERE, CARD, RED, 6, 3),
            "red circle on level 2, painted with 3 gems: 2, and 6 for red circle bonuses",
        ),
        (
            InfiniteGemItem(Place(3, 1), CARD, YELLOW, 4),
            "infinite yellow gem on level 3: 3, and 4 for yellow circle bonuses",
        ),
        (InfiniteGemItem(HERE, CARD, YELLOW, 0), "infinite yellow gem on level 2: 2"),
        (PowerItem(HERE, CARD, 12), "power token of 12 points"),
        (PowerItem(HERE, CARD, 1), "power token of 1 point"),
        (MagicItem(3, (2, 5)), "3 magic tokens times 7, the sum of the magic bonuses +2 and +5"),
        (MagicItem(1, (5,)), "1 magic token times the magic bonus +5"),
        (MagicItem(4, ()), "4 magic tokens, but no magic bonus"),
        (MagicItem(0, (2,)), "magic bonus +2, but no magic token"),
        (MagicItem(0, (2, 2, 3)), "magic bonuses +2, +2 and +3, but no magic token"),
        (SetsItem(2, 5, 3), "2 complete sets of 12 points: 2 defense, 5 magic, 3 science"),
        (SetsItem(4, 4, 1), "1 complete set of 12 points: 4 defense, 4 magic, 1 science"),
        (SetsItem(0, 4, 1), "no complete set: 0 defense, 4 magic, 1 science"),
        (AttackItem(5, 0), "opponents have 5 attack tokens left, own defense is 0: 5 times -4"),
        (AttackItem(5, 2), "opponents have 5 attack tokens left, own defense is 2: 3 times -4"),
        (AttackItem(1, 3), "opponents have 1 attack token left, own defense is 3: all stopped"),
    ],
)
def test_a_reason_in_words(item: ScoreItem, text: str) -> None:
    """What an item is worth, and what it follows from."""
    assert reason(item) == text


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (
            law_item(PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)), 3, 6),
            "3 gems stored on this law: 2 for each",
        ),
        (
            law_item(PointsPer(2, Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.CHARACTER)), 1, 2),
            "1 character adjacent to this law: 2 for each",
        ),
        (
            law_item(PointsPer(5, Quantity(Counted.CARDS, Where.TUCKED_HERE)), 0, 0),
            "no cards tucked under this law: 5 for each",
        ),
        (
            law_item(PointsPer(3, Quantity(Counted.SETS, Where.PYRAMID)), 2, 6),
            "2 complete sets of one defense, one magic and one science token in the pyramid: 3 for each",
        ),
        (
            law_item(PointsPer(4, Quantity(Counted.CIRCLES, Where.PYRAMID), every=2, up_to=3), 5, 8),
            "5 single-color circles in the pyramid: 4 for every 2, at most 3 times",
        ),
        (
            law_item(PointsPer(-1, Quantity(Counted.GEMS, Where.SCREEN), up_to=1), 2, -1),
            "2 gems left behind the screen: -1 for each, at most once",
        ),
        (law_item(PointsByLevel((3, 6, 9, 12)), 3, 9), "this law lies on level 3"),
        (law_item(FlatPoints(5), 1, 5), "this law is worth them by itself"),
        (law_item(PointsByTable((1, 4), SCIENCE), 0, 0), "no science tokens in the pyramid"),
        (law_item(PointsByTable((1, 4), SCIENCE), 1, 1), "1 science token in the pyramid: 1 for 1"),
        (law_item(PointsByTable((1, 4), SCIENCE), 3, 4), "3 science tokens in the pyramid: 4 for 2 or more"),
        (law_item(PointsByTiers((Tier(3, 7),), SCIENCE), 2, 0), "2 science tokens in the pyramid: fewer than 3"),
        (law_item(PointsByTiers((Tier(3, 7),), SCIENCE), 4, 7), "4 science tokens in the pyramid: 7 for 3 or more"),
        (
            law_item(PointsForMost(5, SCIENCE, second=2), 3, 2),
            "3 science tokens in the pyramid, and only one other player has more",
        ),
        (
            law_item(PointsForMost(5, SCIENCE, alone=True), 3, 0),
            "3 science tokens in the pyramid, but another player has as many or more",
        ),
        (
            law_item(PointsForFewest(5, SCIENCE), 0, 5),
            "no science tokens in the pyramid, and no other player has fewer",
        ),
        (
            law_item(PointsForFewest(5, SCIENCE, alone=True), 1, 0),
            "1 science token in the pyramid, but another player has as few or fewer",
        ),
        (law_item(CopiedPoints(Copied.ADJACENT_LAW), 6, 6), "as many as the adjacent law that scores the most"),
        (law_item(CopiedPoints(Copied.ADJACENT_LAW), 0, 0), "no adjacent law scores"),
        (
            law_item(FlatPoints(5, Condition(SCIENCE, at_least=3)), 1, 0, 2),
            "2 science tokens in the pyramid, but it needs at least 3",
        ),
        (
            law_item(FlatPoints(5, Condition(SCIENCE, at_most=0)), 1, 5, 0),
            "this law is worth them by itself; its condition holds: no science tokens in the pyramid",
        ),
        (
            law_item(PointsForMost(5, Quantity(Counted.MAGIC, Where.PYRAMID)), 2, 5),
            "2 magic tokens in the pyramid, and no other player has more",
        ),
        (
            law_item(PointsForMost(5, Quantity(Counted.MAGIC, Where.PYRAMID)), 1, 0),
            "1 magic token in the pyramid, but another player has more",
        ),
        (law_item(PointsForMost(5, Quantity(Counted.MAGIC, Where.PYRAMID)), 0, 0), "no magic tokens in the pyramid"),
    ],
)
def test_the_reason_of_a_law_in_words(item: LawItem, text: str) -> None:
    """What the law counted, and what it pays for that."""
    assert reason(item) == text
