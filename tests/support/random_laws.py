"""Laws of any make: any effects in any order that the law language allows, each law from its seed alone."""

from __future__ import annotations

import random
from functools import cache

import attrs

from any_laws import any_clause, any_quantity, leaves
from law_play import bare_law
from positions import printed
from viceroy.cardsets.forms import card_forms
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.lasting import Continuous, HigherIncome, LowerCost, Occasion, Response, Trigger, Whenever
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
from viceroy.model.points import PointsClause
from viceroy.model.quantities import AnyQuantity, Condition, leaves_of
from viceroy.model.tokens import COLORS, CircleBonus, Tokens


def with_random_laws(seed: int, *, more: bool = False, stands: bool = False) -> CardSet:
    """Return the printed characters with 24 laws of any make.

    With `more` they do what no printed law does, too; with `stands` many of them respond to events.
    """
    rng = random.Random(seed)
    laws = tuple((more_law if more else random_law)(number, rng, stands=stands) for number in range(65, 89))
    return CardSet("random", (("en", "Random"),), printed().characters, laws)


def with_standing_laws(seed: int) -> CardSet:
    """Return the printed characters with 24 laws of any make, many of which respond to events."""
    cards = with_random_laws(seed, stands=True)
    return attrs.evolve(cards, id="standing", names=(("en", "Standing"),))


def with_all_laws(seed: int) -> CardSet:
    """Return the printed characters with 24 laws that do all there is, when they are played and at events."""
    return with_random_laws(seed, more=True, stands=True)


def random_law(number: int, rng: random.Random, *, stands: bool = False) -> LawCard:
    placement = rng.choice((*[Placement.NORMAL] * 3, *Placement))
    under = placement is Placement.UNDER_CHARACTER
    effects = [_effect(rng, under=under) for _ in range(rng.randrange(5))]
    own = random.Random(f"{number} {effects}") if stands and not under else None
    return bare_law(
        number,
        *((*effects, DoubleTokens()) if under else effects),
        requires=DeckHolds(rng.choice(tuple(Deck)), rng.randrange(1, 5)) if rng.random() < 0.2 else None,
        placement=placement,
        whenever=() if under else (*_waiting(rng), *(_responding(rng) if stands else ()), *_at_cards(own)),
        while_here=_changing(own),
        scoring=_scoring(random.Random(f"{number} {rng.randrange(4)} {effects}"))
        if not under and rng.random() < 0.5
        else (),
    )


def _waiting(rng: random.Random) -> tuple[Whenever, ...]:
    return (Whenever(Trigger.CARD_TAKEN, Response.TUCK_HERE),) if rng.random() < 0.3 else ()


def _responding(rng: random.Random) -> tuple[Whenever, ...]:
    events = rng.sample([event for event in Trigger if event is not Trigger.CARD_TAKEN], rng.randrange(3))
    lists = [tuple(_holding(rng, under=False) for _ in range(rng.choice((1, 1, 2)))) for _ in events]
    return tuple(
        Whenever(event, do=some) if rng.random() < 0.5 else Whenever(event, may_do=some)
        for event, some in zip(events, lists, strict=True)
    )


def _at_cards(rng: random.Random | None) -> tuple[Whenever, ...]:
    if rng is None or rng.random() < 0.7:
        return ()
    magic, attack = Gain(Reward(tokens=Tokens(magic=1))), Gain(Reward(attack=1))
    some = rng.choice(((Gain(Reward(gems=1)),), (StoreGems(1), magic), (Choose(((magic,), (TuckFreeCard(), attack))),)))
    return (rng.choice((Whenever(Trigger.CARD_TAKEN, do=some), Whenever(Trigger.CARD_TAKEN, may_do=some))),)


def _changing(rng: random.Random | None) -> tuple[Continuous, ...]:
    if rng is None:
        return ()
    lower = LowerCost(rng.randrange(1, 3), rng.choice((None, *COLORS)), rng.choice((None, None, 1, 2, 3)))
    higher = HigherIncome(rng.choice(tuple(Occasion)), rng.randrange(1, 3))
    return tuple(rng.sample((lower, higher), rng.choice((0, 0, 1, 1, 2))))


def more_law(number: int, rng: random.Random, *, stands: bool = False) -> LawCard:
    """Return a law that may have conditions, levels and a price, and effects that hold others or count something."""
    law = random_law(number, rng, stands=stands)
    under = law.placement is Placement.UNDER_CHARACTER
    more = [_holding(rng, under=under) for _ in range(rng.choice((0, 1, 1, 2)))]
    return attrs.evolve(
        law,
        on_play=(*more, *law.on_play),
        only_if=_condition(rng, ("pyramid", "pyramid_and_tucked", "hand")) if rng.random() < 0.2 else None,
        on_levels=rng.choice(((1,), (1, 2), (2, 3), (4, 1))) if not under and rng.random() < 0.2 else None,
        price=rng.randrange(1, 4) if rng.random() < 0.2 else 0,
    )


def _holding(rng: random.Random, *, under: bool, depth: int = 2) -> Effect:
    """Return an effect that holds others, counts something or gives gems of given colors."""
    if not depth or rng.random() < 0.4:
        colored = Gain(Reward(gems=2, colored_gems=(0, 2, 0, 1)))
        return rng.choice((_effect(rng, under=under), Gain(_reward_per(rng)), colored, _not_printed(rng, under=under)))
    if rng.random() < 0.3:
        return _looking(rng)
    lists = [tuple(_holding(rng, under=under, depth=depth - 1) for _ in range(rng.choice((1, 1, 2)))) for _ in range(2)]
    so = _condition(rng)
    conditional = Conditional(so.of, so.at_least, so.at_most, then=lists[0], otherwise=rng.choice((None, lists[1])))
    return rng.choice((conditional, Choose(tuple(lists)), _pay(rng, lists[0])))


def _not_printed(rng: random.Random, *, under: bool) -> Effect:
    gained = rng.choice((OthersGain(gems=2), OthersGain(draw=1), OthersGain(0, 1, 1, (0, 0, 1, 0))))
    anywhere: list[Effect] = [MoveToken(), TurnToken(), gained, OthersLose(rng.randrange(1, 4))]
    own: list[Effect] = [Untuck(rng.choice((None, 1, 2))), TakeStored()]
    return rng.choice(anywhere if under else anywhere + own)


def _pay(rng: random.Random, then: tuple[Effect, ...]) -> Pay:
    prices: tuple[Pay, ...] = (
        Pay(then, gems=rng.randrange(1, 4)),
        Pay(then, colored_gems=(0, 1, 0, 1)),
        Pay(then, cards=rng.randrange(1, 3)),
        Pay(then, tokens=Tokens(science=1)),
        Pay(then, attack=1),
        Pay(then, 1, (1, 0, 0, 0), 1, Tokens(magic=1, defense=1)),
    )
    return rng.choice(prices)


def _looking(rng: random.Random) -> Effect:
    deck = rng.choice(tuple(LookedDeck))
    keep = 0 if deck is LookedDeck.AUCTION else rng.randrange(3)
    look = Look(deck, rng.randrange(1, 5), keep, rng.choice(tuple(Rest)))
    return rng.choice((look, look, LookBehindScreen()))


@cache
def _quantities() -> tuple[AnyQuantity, ...]:
    """Return quantities that all can see; to draw them anew for each law would take long."""
    rng, forms = random.Random("quantities 1"), card_forms()
    return tuple(forms.read(any_quantity(rng, is_seen=True), AnyQuantity) for _ in range(100))


@cache
def _clauses() -> tuple[PointsClause, ...]:
    """Return clauses that ask for no section of tucked cards, which a sheet names by cards of a shipped set."""
    rng, forms = random.Random("clauses"), card_forms()
    drawn = [any_clause(rng) for _ in range(100)]
    return tuple(
        forms.read(data, PointsClause)
        for data in drawn
        if not any("section" in leaf and "tucked" in leaf["where"] for leaf in leaves(data))
    )


def _condition(rng: random.Random, places: tuple[str, ...] = ()) -> Condition:
    """Return a condition on anything that all can see, in these places if there are any."""
    while True:
        of = rng.choice(_quantities())
        if not places or all(leaf.where in places for leaf in leaves_of(of)):
            return rng.choice((Condition(of, rng.randrange(1, 3)), Condition(of, at_most=rng.randrange(4))))


def _scoring(rng: random.Random) -> tuple[PointsClause, ...]:
    clauses = (rng.choice(_clauses()) for _ in range(rng.choice((1, 1, 2))))
    return tuple(clauses)


def _effect(rng: random.Random, *, under: bool) -> Effect:
    few = rng.randrange(1, 4)
    anywhere: list[Effect] = [
        Gain(_reward(rng)),
        ChooseOne((_reward(rng), _reward(rng))),
        Draw(rng.choice(tuple(Deck)), few),
        PutBackCards(rng.choice(tuple(Deck)), few),
        SwapTokens(few),
        TakeFromRow(),
        SkipNextAuction(),
    ]
    if under:
        return rng.choice(anywhere)
    own: list[Effect] = [TuckFromHand(rng.choice((None, few))), TuckFreeCard(), StoreGems(few)]
    return rng.choice(anywhere + own)


def _reward_per(rng: random.Random) -> RewardPer:
    """Return a small reward for each of anything that all can see."""
    per = rng.choice(_quantities())
    reward = rng.choice((Reward(gems=1), Reward(draw=1), Reward(attack=1), Reward(tokens=Tokens(magic=1))))
    return RewardPer(reward, per, rng.randrange(1, 3), rng.randrange(1, 4))


def _reward(rng: random.Random) -> Reward:
    color = rng.choice(COLORS)
    return rng.choice(
        (
            Reward(gems=rng.randrange(1, 9)),
            Reward(draw=rng.randrange(1, 4)),
            Reward(attack=2, gems=1),
            Reward(tokens=Tokens(magic=2, magic_bonus=(2,)), draw=1),
            Reward(tokens=Tokens(science=1, defense=1, circle_bonus=(CircleBonus(color, 2),))),
            Reward(tokens=Tokens(power=(7,)), infinite_gem=color),
            Reward(infinite_gem="any"),
        )
    )
