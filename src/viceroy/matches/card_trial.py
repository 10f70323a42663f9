"""A test bench for a card: it comes into a hand at many moments of games, and is played wherever it may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

import attrs

from viceroy.bots import RandomBot, play_out
from viceroy.bots.greedy_bot import GreedyBot
from viceroy.engine import events as e
from viceroy.engine.actions import Action, ChooseOption, Lay, Pass, PlaceCard
from viceroy.engine.events import Row
from viceroy.engine.frame.chance import Dice
from viceroy.engine.prompts import AskLay, AskOption, Single
from viceroy.engine.reducer import Step, check, legal_actions, reduce, score, step
from viceroy.engine.state import GameState, HiddenCard
from viceroy.engine.views import view
from viceroy.errors import ImpossibleGame, Refusal, whole_number
from viceroy.formats.studies import (
    CardTrialReport,
    GainedThings,
    TriedEffect,
    TriedEnd,
    TriedInHand,
    TriedPlace,
)
from viceroy.matches.contributions import contributions
from viceroy.matches.law_yields import LawInGame, LawWatch, OwnPoints, own_points
from viceroy.matches.trial import edition_and_sizes
from viceroy.model.cards import Card, CardSet, LawCard, name_in
from viceroy.model.editions import TURNS, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import ChooseOne, Reward
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.sessions.new_game import start_game
from viceroy.values import Value

PARTS = ("early moment", "moment in the middle", "late moment")
"""The moments of a game that are drawn, one of each third of the turns."""
_NOTABLE = 3
_NOTHING = (Reward(), Reward())
_STOP = ChooseOne(_NOTHING)
"""A choice between nothing and nothing, before and after the effects of the law: so each effect is seen alone."""


@attrs.frozen
class Happening(Value):
    """What came of one effect of a law, once."""

    has_happened: bool
    was_open: bool
    """Whether its player had a choice."""
    option: int | None
    """The option that its player chose, from 1; None if there was no choice."""
    gained: Counter[str]
    """How many gems, cards, attack tokens and other tokens its player got."""


@attrs.frozen
class CardAtEnd(Value):
    """What a card was worth at the end of a game, and what it did until then."""

    own: OwnPoints
    """What it scored itself."""
    did: LawInGame
    """What it did, if it is a law."""
    worth: int | None
    """What it was worth, by ablation; None if it does not lie visible."""
    tucked: int
    """How many cards lay under it."""
    stored: int
    """How many gems lay on it."""
    won: float
    """How much of the win its player had: 1, less where several share it (C41), or 0."""


@attrs.frozen
class PlayedCard(Value):
    """A card played at a place."""

    place: Place
    effects: tuple[Happening, ...]
    """What came of each effect, in order."""
    end: CardAtEnd | None
    """The end of the game; None where it was not played on."""

    @property
    def points(self) -> int | None:
        """What the card scored by itself at the end of the game; None where the game was not played on."""
        return None if self.end is None else self.end.own.scored + self.end.own.circles

    @property
    def responses(self) -> int:
        """How often it responded to events until then."""
        return self.end.did.responses if self.end else 0


@attrs.frozen
class TriedMoment(Value):
    """A moment at which a card was tried."""

    name: str
    """Where the moment comes from."""
    state: GameState
    seat: int
    """Whose hand the card is in."""
    refusal: Refusal | None
    """Why the card cannot be laid; None if it can."""
    played: tuple[PlayedCard, ...]
    """The card at each place where it may go."""

    @property
    def points(self) -> list[int]:
        """What the card scored by itself, in the games that were played on."""
        return [played.points for played in self.played if played.points is not None]

    @property
    def idle(self) -> int:
        """How many effects did not happen, over all places."""
        return sum(not effect.has_happened for played in self.played for effect in played.effects)


@attrs.frozen
class CardTrial(Value):
    """What a card did at many moments."""

    card: Card
    card_set: str
    moments: tuple[TriedMoment, ...]

    @property
    def playable(self) -> tuple[TriedMoment, ...]:
        """The moments at which the card could be laid."""
        return tuple([moment for moment in self.moments if moment.refusal is None])

    @property
    def notable(self) -> dict[str, TriedMoment]:
        """Up to three different moments worth looking at, by the reason."""
        playable = self.playable
        stuck = [moment for moment in self.moments if moment.refusal is not None]
        most, least, idle = (
            max(playable, key=lambda moment: max(moment.points), default=None),
            min(playable, key=lambda moment: max(moment.points), default=None),
            max(playable, key=lambda moment: moment.idle, default=None),
        )
        found: dict[str, TriedMoment] = {}
        if most is not None and max(most.points) > 0:
            found["most points"] = most
        if idle is not None and idle.idle:
            found["most effects idle"] = idle
        if stuck:
            found["cannot be laid"] = stuck[0]
        if least is not None and len(found) < _NOTABLE:
            found["fewest points"] = least
        names = [moment.name for moment in found.values()]
        return {reason: moment for at, (reason, moment) in enumerate(found.items()) if moment.name not in names[:at]}


def report_of(trial: CardTrial) -> CardTrialReport:
    """Return a trial as the format `card-trial` has it: the moments in numbers, without the games.

    >>> from viceroy.cardsets import load_card_set
    >>> report = report_of(try_card(load_card_set("printed"), 68, games=1))
    >>> report.name, [moment.refusal for moment in report.moments]
    ('Census', [None, None, None])
    """
    card = trial.card
    return CardTrialReport(
        card_set=trial.card_set,
        number=card.number,
        name=name_in(card.names, "en"),
        kind=card.kind,
        moments=tuple(
            TriedInHand(
                name=moment.name,
                seat=moment.seat,
                turn=moment.state.turn,
                refusal=None if moment.refusal is None else moment.refusal.code,
                places=tuple(map(_tried_place, moment.played)),
            )
            for moment in trial.moments
        ),
    )


def _tried_place(played: PlayedCard) -> TriedPlace:
    effects = tuple(
        TriedEffect(
            has_happened=effect.has_happened,
            is_open=effect.was_open,
            option=effect.option,
            gained=GainedThings(**{name: effect.gained[thing] for name, thing in _GAINED.items()}),
        )
        for effect in played.effects
    )
    end = played.end
    if end is None:
        return TriedPlace(place=played.place, effects=effects, end=None)
    done = TriedEnd(
        scored=end.own.scored,
        circles=end.own.circles,
        worth=end.worth,
        won=round(end.won, 4),
        tucked=end.tucked,
        stored=end.stored,
        responses=end.did.responses,
    )
    return TriedPlace(place=played.place, effects=effects, end=done)


_GAINED = {"gems": "gem", "cards": "card", "attack": "attack token", "tokens": "token"}
"""What effects give: the keys of the format, and the words by which a trial counts them."""


def try_card(
    card_set: CardSet,
    number: int,
    games: int = 50,
    *,
    seed: int = 1,
    edition: str | Edition = "english",
    players: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> CardTrial:
    """Draw up to three moments from each of some games, put a card into a hand there, and play it at each place.

    Random bots play the games with an even seed, greedy bots the others; game number i, from 0, has the seed
    `seed + i`. A moment is one at which cards are laid. The card changes places with one of its kind in the hand; a
    moment at which it already lies in a pyramid is not drawn. See `try_at` for how it is played. The same arguments
    give the same trial.

    Raises `ImpossibleGame` if the set has too few cards or `games` is less than 1, and `ValueError` if it has no such
    card.

    >>> from viceroy.cardsets import load_card_set
    >>> trial = try_card(load_card_set("printed"), 68, games=1)
    >>> len(trial.moments), len(trial.playable)
    (3, 3)
    """
    games, seed = whole_number(games, "an int for games"), whole_number(seed, "an int for seed")
    if games < 1:
        raise ImpossibleGame(f"{games} games; a card is tried in 1 or more")
    card = _card_of(card_set, number)
    played_edition, sizes = edition_and_sizes(edition, card_set, players)
    moments: list[TriedMoment] = []
    for index in range(games):
        now = seed + index
        for part, (state, seat) in _moments(now, sizes[now % len(sizes)], played_edition, card_set, card):
            moments.append(try_at(state, seat, card, name=f"{PARTS[part]}, seed {now}", seed=now))
        if progress is not None:
            progress(index + 1)
    return CardTrial(card, card_set.id, tuple(moments))


def try_card_at(state: GameState, card_set: CardSet, number: int, *, name: str, seed: int = 1) -> CardTrial:
    """Try a card at one moment, with the cards of a set in place of those with the same numbers.

    The seat is the first that has the card in its hand, or else the first into whose hand it can come.

    Raises `ImpossibleGame` if the set has other numbers, no cards are laid at the moment, or the card cannot come into
    a hand, and `ValueError` if the set has no such card.
    """
    card = _card_of(card_set, number)
    if not _is_to_lay(state):
        raise ImpossibleGame("this is no moment at which all choose the cards to lay")
    state = _relaid(state, card_set)
    seats = sorted(state.to_act, key=lambda seat: number not in state.seats[seat].numbers)
    for seat in seats:
        moment = with_card(state, seat, card)
        if moment is not None:
            return CardTrial(card, card_set.id, (try_at(moment, seat, card, name=name, seed=seed),))
    raise ImpossibleGame(
        f"card {number} can come into no hand: it lies in a pyramid, or no hand has a card of its kind"
    )


def _card_of(card_set: CardSet, number: int) -> Card:
    """Return a card of a set. Raises `ValueError` if it has none with this number."""
    card = card_set.by_number.get(number)
    if card is None:
        raise ValueError(f"{card_set.id} has no card {number}")
    return card


# -- moments ----------------------------------------------------------------------------------------------------------


def _moments(
    seed: int, players: int, edition: Edition, cards: CardSet, card: Card
) -> Iterator[tuple[int, tuple[GameState, int]]]:
    """Yield the part of the game, from 0, and a state with a seat that has the card in its hand."""
    bots = [(GreedyBot if seed % 2 else RandomBot)(seed * players + seat) for seat in range(players)]
    game = play_out(start_game(players, seed=seed, edition=edition, card_set=cards), *bots)
    states = [now.state for now in game if _is_to_lay(now.state)]
    dice = Dice(seed)
    for part in range(len(PARTS)):
        found = [state for state in states if part_of(state) == part]
        first = dice.below(len(found)) if found else 0
        for state in (*found[first:], *found[:first]):
            tried = [(with_card(state, seat, card), seat) for seat in state.to_act]
            moments = [(moment, seat) for moment, seat in tried if moment is not None]
            if moments:
                yield part, moments[dice.below(len(moments))]
                break


def part_of(state: GameState) -> int:
    """Return the part of the game, from 0: early, middle or late."""
    return (state.turn - 1) * len(PARTS) // TURNS


def _is_to_lay(state: GameState) -> bool:
    """Whether all seats that still play are about to lay cards, and none has chosen."""
    return bool(state.tasks) and isinstance(state.tasks[-1], AskLay) and not any(state.sealed)


def with_card(state: GameState, seat: int, card: Card) -> GameState | None:
    """Return a state in which a card has changed places with one of its kind in a hand.

    A card of the hand stays there. A law comes into a hand without laws as well: it then leaves its deck, or whatever
    place it has. None if the card lies in a pyramid, or if no character of the hand can make room for it.
    """
    new, own = card.number, state.seats[seat]
    if new in own.numbers:
        return state
    placed = [placed for other in state.seats for placed in other.pyramid.cards]
    others = [held for held in own.numbers if state.rules.card(held).kind is card.kind]
    if new in {held.number for at in placed for held in (at.card, *at.tucked_cards)}:
        return None
    if not others and card.kind is CardKind.CHARACTER:
        return None
    old = others[0] if others else None
    discarded = [old if number == new else number for number in state.discarded]
    hands = [_swapped(other.hand, new, old) for other in state.seats]
    hands[seat] = (*[held for held in own.hand if held.number != old], HiddenCard(new))
    return attrs.evolve(
        state,
        seats=tuple([attrs.evolve(at, hand=_in_order(hand)) for at, hand in zip(state.seats, hands, strict=True)]),
        bases=_row_with(state.bases, new, old),
        tips=_row_with(state.tips, new, old),
        auction_deck=_swapped(state.auction_deck, new, old),
        reserve_deck=_swapped(state.reserve_deck, new, old),
        law_deck=_swapped(state.law_deck, new, old),
        discarded=tuple(sorted(filter(None, discarded))),
    )


def _swapped(cards: Sequence[HiddenCard], new: int, old: int | None) -> tuple[HiddenCard, ...]:
    """Return cards with the old one in place of the new one, or without it."""
    back = (HiddenCard(old),) if old else ()
    return tuple([held for card in cards for held in (back if card.number == new else (card,))])


def _in_order(hand: Iterable[HiddenCard]) -> tuple[HiddenCard, ...]:
    return tuple(sorted(hand, key=lambda held: held.number))


def _row_with(row: Row, new: int, old: int | None) -> Row:
    blue, red, green, yellow = [old if held == new else held for held in row]
    return blue, red, green, yellow


def _relaid(state: GameState, cards: CardSet) -> GameState:
    """Return a state with the cards of another set that has the same numbers.

    Raises `ImpossibleGame` for a set with other numbers.
    """
    if cards.by_number.keys() != state.rules.card_set.by_number.keys():
        raise ImpossibleGame(f"the moment has cards with other numbers than {cards.id}")
    new = cards.by_number
    seats = []
    for own in state.seats:
        placed = [
            attrs.evolve(
                held, card=new[held.card.number or 0], tucked=tuple([new[card.number] for card in held.tucked_cards])
            )
            for held in own.pyramid.cards
        ]
        seats.append(attrs.evolve(own, pyramid=Pyramid(tuple(placed))))
    return attrs.evolve(state, rules=attrs.evolve(state.rules, card_set=cards), seats=tuple(seats))


# -- playing the card -------------------------------------------------------------------------------------------------


def try_at(state: GameState, seat: int, card: Card, *, name: str, seed: int) -> TriedMoment:
    """Play a card of a hand at each place where it may go, while the others pass.

    A greedy bot makes the choices that follow, from what its seat may know. On each level the game is played on to its
    end from one place, by greedy bots.
    """
    lay = Lay(seat, card.number)
    refusal = check(state, lay)
    if refusal is not None:
        return TriedMoment(name, state, seat, refusal, ())
    laid = _with_stops(state, card)
    said: list[Action] = [lay, *[Pass(other) for other in state.to_act if other != seat]]
    for action in said:
        laid = reduce(laid, action)
    places = {action.place: action for action in reversed(legal_actions(laid, seat)) if isinstance(action, PlaceCard)}
    dice, chosen = Dice(seed), set[Place]()
    for _, level in groupby(sorted(places), lambda place: place.level):
        found = [*level]
        chosen.add(found[dice.below(len(found))])
    played = [_played(laid, places[place], card, seed, place in chosen) for place in sorted(places)]
    return TriedMoment(name, state, seat, None, tuple(played))


def _with_stops(state: GameState, card: Card) -> GameState:
    """Return a state whose set has the card with stops around its effects."""
    if not isinstance(card, LawCard):
        return state
    stopping = [part for effect in card.on_play for part in (_STOP, effect)]
    law = attrs.evolve(card, on_play=(*stopping, _STOP))
    cards = state.rules.card_set
    laws = tuple([law if other.number == card.number else other for other in cards.laws])
    return attrs.evolve(state, rules=attrs.evolve(state.rules, card_set=attrs.evolve(cards, laws=laws)))


def _played(state: GameState, way: PlaceCard, card: Card, seed: int, goes_on: bool) -> PlayedCard:
    bot, watch = GreedyBot(seed), LawWatch(state)
    now = step(state, way)
    watch(now)
    effects = card.on_play if isinstance(card, LawCard) else ()
    happened: list[list[e.Event]] = []
    open_to: list[bool] = []
    while isinstance(task := now.state.task, Single):
        if isinstance(task, AskOption) and task.options == _NOTHING:
            now = step(now.state, ChooseOption(way.seat, 1))
            watch(now)
            happened.append([*now.events[1:]])  # the first one is the choice of nothing
            open_to.append(False)
        else:
            acting = now.state.to_act[0]
            seen = view(now.state, acting)
            now = step(now.state, bot.choose(seen))
            watch(now)
            if happened:
                happened[-1] += now.events
                open_to[-1] = open_to[-1] or len(seen.legal) > 1
    found = [
        _happening(events, was_open, way.seat)
        for events, was_open in zip(happened[: len(effects)], open_to, strict=False)
    ]
    found += [_happening((), False, way.seat)] * (len(effects) - len(found))  # what the law requires did not hold
    end = _end_of(now, way.seat, card.number, seed, watch) if goes_on else None
    return PlayedCard(way.place, tuple(found), end)


def _happening(events: Sequence[e.Event], was_open: bool, seat: int) -> Happening:
    gained = Counter[str]()
    for event in events:
        match event:
            case e.GemsTaken(seat=who, gems=gems) if who == seat:
                gained["gem"] += sum(gems)
            case e.AttackGained(seat=who, count=count) if who == seat:
                gained["attack token"] += count
            case e.CardDrawn(seat=who) if who == seat:
                gained["card"] += 1
            case e.TokensGained(seat=who, tokens=tokens) if who == seat:
                gained["token"] += len(tokens)
            case _:
                pass
    happened = any(not isinstance(event, e.NoEffect | e.OptionChosen) for event in events)
    option = next((event.option for event in events if isinstance(event, e.OptionChosen)), None)
    return Happening(happened, was_open, option, gained)


def _end_of(now: Step, seat: int, number: int, seed: int, watch: LawWatch) -> CardAtEnd:
    """Play on to the end; return what the card was worth then, and what it did since it was played."""
    _, *steps = play_out(now, GreedyBot(seed))
    for later in steps:
        watch(later)
    end = steps[-1].state if steps else now.state
    final = score(end)
    ranks = [player.rank for player in final.players]
    lies = next((card for own in end.seats for card in own.pyramid.cards if card.card.number == number), None)
    return CardAtEnd(
        own_points(final)[number],
        watch.of(number),
        next((points for _, placed, points in contributions(end) if placed.card.number == number), None),
        len(lies.tucked_cards) if lies else 0,
        sum(lies.stored_gems) if lies else 0,
        1 / ranks.count(1) if ranks[seat] == 1 else 0.0,
    )
