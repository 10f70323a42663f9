"""What a law brings: counted by the events of a game, and compared with what its players chose."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from any_laws import lively_set
from effort import tries
from law_play import after, bare_law, place, with_laws
from positions import in_auction, in_development, on, row, seat
from positions import play as play_actions
from rules import rule
from viceroy.editions import ENGLISH, GERMAN
from viceroy.engine import actions as act
from viceroy.engine import events as e
from viceroy.engine.prompts import AskGems, AskPaint, AskPay, AskUseLaw
from viceroy.engine.reducer import DECISIONS, Step, legal_actions
from viceroy.engine.state import GameState
from viceroy.matches.law_yields import _ENDED_BY_DONE, LawInGame, LawWatch, OwnPoints, Yield, own_points
from viceroy.matches.match import Lineup, Match, PlayedGame, play
from viceroy.model.cards import CardSet
from viceroy.model.laws import (
    Deck,
    Draw,
    Gain,
    HigherIncome,
    LowerCost,
    Occasion,
    OthersLose,
    Pay,
    Placement,
    PutBackCards,
    Response,
    Reward,
    StoreGems,
    Trigger,
    TuckFromHand,
    Whenever,
)
from viceroy.model.points import FlatPoints
from viceroy.model.tokens import Color, Gems, Tokens
from viceroy.scoring.items import LINES, Line


def engines() -> CardSet:
    """The printed set with laws that all do something while they lie there."""
    gain, pay = Gain(Reward(attack=1, tokens=Tokens(science=1, power=(3,)))), Pay((Gain(Reward(draw=1)),), gems=1)
    laws = (
        bare_law(71, whenever=(Whenever(Trigger.ROUND_ENDED, do=(gain,)),)),
        bare_law(
            72, whenever=(Whenever(Trigger.ROUND_ENDED, may_do=(gain,)), Whenever(Trigger.TURN_ENDED, do=(gain,)))
        ),
        bare_law(73, whenever=(Whenever(Trigger.PASSED, do=(pay,)), Whenever(Trigger.CIRCLE_CLOSED, do=(pay,)))),
        bare_law(74, while_here=(LowerCost(1), LowerCost(1, Color.RED), HigherIncome(Occasion.PASS, 2))),
        bare_law(75, while_here=(LowerCost(2, level=(1, 2)), HigherIncome(Occasion.CIRCLE, 1))),
        bare_law(76, StoreGems(3), TuckFromHand(2)),
        bare_law(78, whenever=(Whenever(Trigger.CARD_TAKEN, may=Response.TUCK_HERE),)),
        bare_law(77, Draw(Deck.LAWS, 2), PutBackCards(Deck.LAWS, 1), OthersLose(2), price=1),
    )
    return attrs.evolve(with_laws(*laws), kept=tuple(sorted(law.number for law in laws)))


def watched(index: int, cards: CardSet | None = None) -> tuple[LawWatch, PlayedGame, tuple[e.Event, ...]]:
    """A random game of three with a watch on it, and its events."""
    match = Match(
        (Lineup(("random",) * 3, ENGLISH), Lineup(("random",) * 3, GERMAN)), 20, 7, cards or engines(), rotates=False
    )
    watch, seen = LawWatch(), list[e.Event]()

    def follow(now: Step) -> None:
        watch(now)
        seen.extend(now.events)

    played = play(match, index, follow)
    return watch, played, tuple(seen)


@pytest.mark.parametrize("index", range(8))
def test_a_game_is_counted_as_its_players_chose(index: int) -> None:
    """By the actions: gems left out of costs, answers to offers; by the events: responses, and laws played."""
    watch, played, seen = watched(index)
    found = {law.number: watch.of(law.number) for law in engines().laws}
    left_out = sum(sum(action.left_out) for action in played.actions if isinstance(action, act.PlaceCard))
    assert sum(law.saved for law in found.values()) == pytest.approx(left_out)

    laws = {law.number for law in engines().laws}
    placed = Counter(event.card for event in seen if isinstance(event, e.CardPlaced) and event.card in laws)
    assert Counter({number: len(law.played) for number, law in found.items() if law.played}) == placed
    responded = Counter(event.law for event in seen if isinstance(event, e.LawResponded))
    for number in (71, 72, 73):
        assert found[number].responses == responded[number]

    said = [action.use for action in played.actions if isinstance(action, act.UseLaw)]
    asked = sum(found[number].offers for number in (72, 73))
    assert asked <= len(said)
    impossible = len(said) - asked  # no was all that could be said
    assert sum(found[number].declined for number in (72, 73)) == said.count(False) - impossible
    taken = [action.law is not None for action in played.actions if isinstance(action, act.TuckTaken)]
    waiting = found[78]
    assert (waiting.offers, waiting.declined, waiting.responses) == (len(taken), taken.count(False), taken.count(True))
    assert waiting.whenever == Yield(cards=-taken.count(True))
    stored = sum(isinstance(event, e.GemStored) for event in seen)
    assert found[76].on_play.gems == -stored
    assert (stored > 0) <= (found[76].offers > found[76].declined)


@pytest.mark.parametrize("index", range(8))
def test_what_effects_bring_is_counted_each_time(index: int) -> None:
    """Laws 71 and 72 give an attack token, a science token and 3 points each time; the price of law 77 is no effect."""
    watch, _, _ = watched(index)
    for number in (71, 72):
        law = watch.of(number)
        assert law.whenever == Yield(attack=law.responses, tokens=law.responses, power=3 * law.responses)
        assert law.on_play == Yield()
    asked = watch.of(73)
    assert asked.whenever.gems == asked.declined - asked.offers  # a gem for each yes
    assert 0 <= asked.whenever.cards <= asked.offers - asked.declined  # a card, as long as there are decks
    assert watch.of(77).on_play.gems == 0


def followed(state: GameState, *steps: Step) -> LawWatch:
    watch = LawWatch(state)
    for one in steps:
        watch(one)
    return watch


def test_what_others_lose_is_counted() -> None:
    """One of the others has a gem, one has four; both give up to two."""
    law = bare_law(77, OthersLose(2))
    state = in_development(
        seat(gems=(5, 0, 0, 0), hand=[77]), seat(gems=(0, 1, 0, 0)), seat(gems=(0, 0, 4, 0)), card_set=with_laws(law)
    )
    first = place(state, 77, 1, 1)
    assert followed(state, first).of(77) == LawInGame(played=((0, state.turn),))
    end = after(first, act.PayGems(1, (0, 1, 0, 0)), act.PayGems(2, (0, 0, 2, 0)))
    assert followed(state, end).of(77).on_play == Yield(others_gems=-3)


def test_a_card_that_is_sold_after_a_law_brings_the_law_nothing() -> None:
    """Law 71 gives a gem; then the other player sells a card with a higher number for two."""
    law = bare_law(71, Gain(Reward(colored_gems=(1, 0, 0, 0))))
    state = in_development(
        seat(hand=[71]), seat(hand=[80]), card_set=with_laws(law), edition=ENGLISH.with_options(discard_for_gems=2)
    )
    sold = after(place(state, 71, 1, 1, act.DiscardForGems(1, 80)), act.TakeGems(1, (2, 0, 0, 0)))
    assert followed(state, sold).of(71).on_play == Yield(gems=1)


@rule("L65")
def test_the_card_that_a_law_replaces_comes_to_the_hand() -> None:
    law = bare_law(72, placement=Placement.IN_PLACE_OF_CARD, scoring=(FlatPoints(5),))
    state = in_development(seat(on(1, 0, 33), hand=[72]), seat(), card_set=with_laws(law))
    assert followed(state, place(state, 72, 1, 0)).of(72).on_play == Yield(cards=1)


def test_no_to_one_response_is_not_the_next_response_of_the_same_law() -> None:
    """At the end of a turn law 72 asks first, then does something anyway: after no it has responded once."""
    gain = Gain(Reward(attack=1))
    rules = (Whenever(Trigger.TURN_ENDED, may_do=(gain,)), Whenever(Trigger.TURN_ENDED, do=(gain,)))
    state = in_development(seat(on(1, 0, 72)), seat(), card_set=with_laws(bare_law(72, whenever=rules)), round=3)
    asked = play_actions(state, act.Pass(0), act.Pass(1))
    no = play_actions(asked.state, act.UseLaw(0, use=False))
    law = followed(state, asked, no).of(72)
    assert (law.offers, law.declined, law.responses, law.whenever) == (1, 1, 1, Yield(attack=1))


def test_own_points_are_those_of_the_score() -> None:
    """Over all cards: the lines of clauses, power and infinite gems, and the circles apart."""
    _, played, _ = watched(3)
    own = own_points(played.score)
    by_line = {line: sum(player.lines[LINES.index(line)] for player in played.score.players) for line in LINES}
    assert sum(points.circles for points in own.values()) == by_line[Line.CIRCLES]
    apart = (Line.LAWS, Line.POWER, Line.INFINITE_GEMS)
    assert sum(points.scored for points in own.values()) == sum(by_line[line] for line in apart)
    assert own[999] == OwnPoints()


@rule("R5.17")
@pytest.mark.parametrize(
    ("bank", "added"), [((3, 3, 3, 3), (2.0, 1.0)), ((2, 1, 1, 1), (4 / 3, 2 / 3)), ((1, 1, 0, 0), (0, 0))]
)
def test_income_beyond_the_rules_is_what_laws_add(bank: Gems, added: tuple[float, float]) -> None:
    """Two laws add 2 gems and 1 for passing to the 3 of the rules; of 5 gems in the bank they add 2, and share them."""
    more = [bare_law(number, while_here=(HigherIncome(Occasion.PASS, gems),)) for number, gems in ((73, 2), (74, 1))]
    cards = with_laws(*more)
    laws = [on(1, x, number, card_set=cards) for x, number in ((1, 73), (2, 74))]
    blue, red, green, yellow = (8 - number for number in bank)  # two play: 8 of each color (R2.2)
    other = seat(on(1, 0, 34), gems=(blue, red, green, yellow))
    state = in_auction(seat(on(1, 0, 33), *laws), other, row=row(blue=35), card_set=cards)
    steps = [play_actions(state, act.Pass(0), act.Bid(1, Color.BLUE))]
    while steps[-1].state.auction and isinstance(steps[-1].state.task, AskGems):
        steps.append(play_actions(steps[-1].state, legal_actions(steps[-1].state, 0)[0]))
    watch = followed(state, *steps)
    assert (watch.of(73).more_gems, watch.of(74).more_gems) == pytest.approx(added)


def test_two_offers_of_one_kind_are_two() -> None:
    """A law lets its player store a gem, then another: yes to the first, no to the second."""
    cards = with_laws(bare_law(76, StoreGems(1), StoreGems(1)))
    state = in_development(seat(hand=[76], gems=(2, 0, 0, 0)), seat(), card_set=cards)
    first = place(state, 76, 1, 1)
    yes = play_actions(first.state, act.StoreGem(0, Color.BLUE))
    no = play_actions(yes.state, act.Done(0))
    law = followed(state, first, yes, no).of(76)
    assert (law.offers, law.declined, law.on_play) == (2, 1, Yield(gems=-1))


def test_every_offer_of_laws_is_known() -> None:
    """A player says no by stopping at once, except in painting, or by answering whether to use the law."""
    answered = {prompt: set(decision.actions) for prompt, decision in DECISIONS.items()}
    assert {prompt for prompt, given in answered.items() if act.Done in given} == {*_ENDED_BY_DONE, AskPaint}
    assert {prompt for prompt, given in answered.items() if act.UseLaw in given} == {AskUseLaw, AskPay}


@pytest.mark.parametrize("seed", range(tries(60, quick=6)))
def test_whatever_laws_do_the_sums_are_those_of_the_game(seed: int) -> None:
    """Of laws of any make: costs that they lowered, responses, offers, and no gem of a sale, a pass or a bid."""
    watch, played, seen = watched(0, lively_set(seed))
    found = [watch.of(card.number) for card in played.end.rules.card_set.laws]
    left_out = sum(sum(action.left_out) for action in played.actions if isinstance(action, act.PlaceCard))
    assert sum(law.saved for law in found) == pytest.approx(left_out)
    responded = sum(isinstance(event, e.LawResponded) for event in seen)
    tucked = sum(isinstance(action, act.TuckTaken) and action.law is not None for action in played.actions)
    assert sum(law.responses for law in found) == responded + tucked
    assert all(0 <= law.declined <= law.offers for law in found)
    taken = sum(sum(event.gems) for event in seen if isinstance(event, e.GemsTaken | e.GemsTakenBack))
    paid = sum(sum(event.gems) for event in seen if isinstance(event, e.GemsPaid | e.GemsLost))
    brought = [one for law in found for one in (law.on_play, law.whenever)]
    added = sum(law.more_gems for law in found)
    assert sum(one.gems + one.others_gems for one in brought) + added <= taken
    stored = sum(isinstance(event, e.GemStored) for event in seen)
    own = sum(isinstance(event, e.InfiniteGemGained) and event.own for event in seen)
    assert sum(one.gems + one.others_gems for one in brought) >= -paid - stored - own
