"""Phases: counters, the order of tasks, decks, the row and what seats do agree with each other (A4)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from viceroy.engine.invariants.table import Rule, Violation, violations_of
from viceroy.engine.phases.setup import (
    AUCTION_DECK,
    CARDS_A_TURN,
    CHARACTERS_KEPT,
    FIRST_PLACE,
    GEMS_RETURNED,
    STARTING_GEMS,
)
from viceroy.engine.prompts import AskPaint, AskReturn, AskStart
from viceroy.engine.state import EMPTY_ROW, GameState, Seat, Standing
from viceroy.engine.tasks import FinishAuction, MakeDecks, StartRound
from viceroy.model.editions import AUCTIONS, ROUNDS, TURNS
from viceroy.model.quantities import CardKind

# -- the order of tasks -----------------------------------------------------------------------------------------------
# A stack is written as the names of its tasks, each with a space behind it, the bottom one first.

_TUCK = "(?:TuckTakenCards )?AskTuckTaken "
_GEM = "(?:AskColor |GrantInfinite )?"  # of a reward, the infinite gem comes last (R7.9)
_REWARD = f"(?:{_GEM}(?:(?:MoreDraws )?(?:AskGems |{_TUCK})|AskDraw )|AskColor |AskOwnGem )"
_CHOICES = "AskOption|AskChoice|AskPutBack|AskTuckHand|AskTuckFree|AskStore|AskSwap|AskRowCard|AskPay|AskPayment"
_CHOICES += "|AskMoveToken|AskTurnToken|AskUntuck"
_LOOK = "AskKeep|AskArrange|AskScreen"
_KEPT = f"(?:AskKeep |AskArrange )?{_TUCK}"  # a card that was kept may be tucked before the next (L78)
_OTHERS = f"LetOthers (?:{_REWARD}|AskLose )"
_LAW = f"(?:RunEffects ){{0,4}}(?:{_REWARD}|(?:{_CHOICES}|{_LOOK}|AskPrice) |{_KEPT}|{_OTHERS})"  # two deep in others
_RESPONSE = f"(?:LetLawsRespond )?(?:AskUseLaw |{_LAW})"
_REWARDS = f"AskTopReward |(?:GrantReward ){{0,2}}{_REWARD}"  # rows 1 to 3 of a card on level 5
_CARD = f"(?:AskPlace |(?:LetLawsRespond )?(?:{_REWARDS})|{_RESPONSE})"
_BIDS = "ConcludeAuction FinishAuction EvaluateBids (?:ReturnBids )?(?:TakeByAttack )?"
_INCOME = "(?:MoreGems ){0,3}AskGems "  # of four passers at most (R5.17)

_STACKS = {
    "setup": "DealCharacters AskReturn |AskStart |StartTurn (?:MoreDraws ){0,3}AskDraw "  # R2.3, R2.5, C1
    f"|MakeDecks (?:GrantReward ){{0,3}}(?:{_GEM}AskGems |AskColor |AskOwnGem )",  # R2.6
    "auction": f"AskBids |{_BIDS}(?:{_INCOME}|AskAttackCard )|ConcludeAuction FinishAuction AskClaims "  # R5.14, C5
    f"|ConcludeAuction (?:DiscardForVirtual ){{0,3}}(?:{_TUCK}|AskRowDiscard )"  # L78, R12.5
    f"|(?:StartAuction |EndAuctionPhase ){_INCOME}",  # C10
    "round": f"StartRound (?:AskLay |(?:LetLawsRespond )?(?:ResolveNext )?{_CARD})|GoOn {_RESPONSE}",  # R6.1, R6.4
    "end": f"(?:AskPaint |StartRound {_RESPONSE})?",  # R10.2; laws respond to passes
}


# -- the whole state --------------------------------------------------------------------------------------------------


def _is_ending(state: GameState) -> bool:
    """Whether the screens are off (R10.1)."""
    return state.is_over or isinstance(state.task, AskPaint)


def _has_first_cards(state: GameState) -> bool:
    return not isinstance(state.task, AskReturn | AskStart)


def _after_auctions(state: GameState) -> bool:
    """Whether the auctions of a turn are over: in a round, or while laws respond to passes before the first."""
    return state.round > 0 or StartRound in map(type, state.tasks)


def _has_decks(state: GameState) -> bool:
    """Whether the characters are split into decks (R2.7)."""
    return _has_first_cards(state) and (state.turn > 0 or MakeDecks not in map(type, state.tasks))


# fmt: off
RULES: tuple[tuple[str, Rule], ...] = (
    ("", ("there is no turn {it.turn}, auction {it.auction}, round {it.round} (R4.1, R4.2, R5.8, R6.1)",
          lambda _, it: (0 <= it.turn <= TURNS and 0 <= it.auction <= AUCTIONS and 0 <= it.round <= ROUNDS
                         and 0 in (it.auction, it.round) and (it.turn or not it.auction + it.round)))),
    ("", ("the game ends in turn {it.turn} (R4.1)", lambda _, it: not _is_ending(it) or it.turn == TURNS)),
    ("virtual_done", ("a virtual opponent has acted before the first turn (R12.2)",
                      lambda _, it: it.turn or not any(it.virtual_done))),
    ("bases", ("cards lie in the auction row before there are decks (R2.8)",
               lambda _, it: _has_decks(it) or it.bases == EMPTY_ROW)),
    ("bases", ("no cards are revealed after the last auction phase (R5.22)",
               lambda _, it: it.turn != TURNS or it.auction or it.bases == EMPTY_ROW)),
    ("tips", ("the tips are empty in the first auction phase (R2.8)",
              lambda _, it: it.turn > 1 or (it.turn and not it.auction) or it.tips == EMPTY_ROW)),
)
"""What must hold of a state as a whole, and where."""

# -- seats ------------------------------------------------------------------------------------------------------------

MAY_HAVE = {
    "attack": ("an attack token before the first card (R2.5)", _has_first_cards),
    "hand": ("cards in hand at the end of the game (R10.1)", lambda s: not _is_ending(s)),
    "pyramid": ("a card in its pyramid before the first one (R2.5)", _has_first_cards),
    "used_infinite": ("used an infinite gem before the first turn (R7.10)", lambda s: s.turn),
    "auction": ("passed, or a card, before the first turn (R5.10)", lambda s: s.turn),
    "won": ("won a card outside an auction (R5.12)", lambda s: FinishAuction in map(type, s.tasks)),
    "plays": ("cards to lay outside a round (R6.2)", lambda s: s.round),
    "skips_next": ("to skip the next auction phase, which there is not (L69)",
                   lambda s: _after_auctions(s) and s.turn < TURNS),
    "paints": ("painted before the end of the game (R10.1)", _is_ending),
    "finished": ("painted before the end of the game (R10.1)", _is_ending),
}
"""What a seat may have in some phases only: what to say of it in others, and whether it may have it now."""

_NOTHING = Seat()

SEAT_RULES: tuple[Rule, ...] = (
    ("is in an auction, and there is none (R5.10)",
     lambda s, it: not s.turn or s.auction or it.auction is not Standing.IN),
    ("has not won card {it.won} (R5.12)",
     lambda s, it: it.won is None or (it.auction is Standing.HAS_CARD and it.won in it.numbers)),
    ("is not done painting, and the game is over (R10.2)", lambda s, it: it.finished or not s.is_over),
    ("has not returned two gems (R2.3)",
     lambda s, it: not isinstance(s.task, AskStart) or sum(it.gems) == sum(STARTING_GEMS) - GEMS_RETURNED),
    ("has no first card (R2.5)",
     lambda s, it: s.turn or not _has_first_cards(s) or [
         (placed.place, placed.card.kind) for placed in it.pyramid.cards] == [(FIRST_PLACE, CardKind.CHARACTER)]),
    ("keeps one card (R2.5)", lambda s, it: _has_decks(s) or not _has_first_cards(s) or len(it.hand) == 1),
    ("has no card in its pyramid", lambda s, it: not s.turn or it.pyramid.cards),
)
# fmt: on


def phase_violations(state: GameState) -> Iterator[Violation]:
    """Yield where phase, counters and tasks do not agree."""
    for where, rule in RULES:
        yield from violations_of((rule,), state, state, where)
    stack = "".join([f"{type(task).__name__} " for task in state.tasks])
    phase = "setup" if not state.turn else "auction" if state.auction else "round" if state.round else "end"
    if not re.fullmatch(_STACKS[phase], stack):
        yield Violation("tasks", f"the tasks {stack}cannot be what is still to happen in this phase (R4.2)")
    elif not state.is_over and not state.to_act:
        yield Violation("", "nobody owes a choice in a game that is not over")
    yield from _decks(state)
    absent = {field: what for field, (what, may_have) in MAY_HAVE.items() if not may_have(state)}
    for index, seat in enumerate(state.seats):
        for field, what in absent.items():
            if getattr(seat, field) != getattr(_NOTHING, field):
                yield Violation(f"seats[{index}].{field}", f"seat {index} has {what}")
        yield from violations_of(SEAT_RULES, state, seat, f"seats[{index}]", f"seat {index} ")


def _decks(state: GameState) -> Iterator[Violation]:
    """Yield where decks have another number of cards than the setup and the turns leave (R2.5-R2.9, R5.21)."""
    laws, characters = len(state.rules.card_set.laws), len(state.rules.card_set.characters)
    edition = state.rules.edition
    if not isinstance(state.task, AskReturn):  # before, nothing has been dealt
        dealt = edition.starting_characters_dealt if isinstance(state.task, AskStart) else CHARACTERS_KEPT
        characters = min(characters, edition.character_count) - dealt * len(state.seats)
        laws = min(laws, edition.law_count)
    if _has_decks(state):
        revealed = max(state.turn, 1) + (state.auction == 0 and state.turn > 0)
        characters = max(0, AUCTION_DECK - CARDS_A_TURN * revealed)
    elif len(state.law_deck) != laws or state.reserve_deck:
        yield Violation("law_deck", "laws are dealt when there are decks (R2.9)")
    if len(state.auction_deck) != characters:
        what = f"{len(state.auction_deck)} cards in the auction deck, not {characters} (R2.8, R5.21)"
        yield Violation("auction_deck", what)
