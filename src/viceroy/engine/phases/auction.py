"""The auction phase: the auctions of a turn, attack tokens, claims, and when passers are paid (A5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from viceroy.engine import actions as act
from viceroy.engine import tasks as t
from viceroy.engine.draft import BASE, TIP, Draft, discard_from_row, row_cards, take_from_row
from viceroy.engine.events import BidsRevealed, ClaimsRevealed, RowMoved, TurnStarted, auction_started, passed
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.phases.lasting import Happening, let_respond, pass_income, responses
from viceroy.engine.phases.rewards import ONE_GEM, give_gems, more_gems_due
from viceroy.engine.phases.setup import reveal_row
from viceroy.engine.prompts import AskAttackCard, AskBids, AskClaims, AskRowCard, AskRowDiscard, ClaimGroup
from viceroy.engine.state import EMPTY_ROW, GameState, Standing, lowest_number
from viceroy.engine.tasks import SeatBid, TakenCard, seat_named_twice
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.editions import AttackAuctions, PassTiming, ThirdAuction
from viceroy.model.laws import Trigger
from viceroy.model.tokens import COLORS, Color, gems_of, subtract_gems

Seats = tuple[int, ...]
IN, PASSED, HAS_CARD = Standing.IN, Standing.PASSED, Standing.HAS_CARD
AFTER_BIDS, MERGED = PassTiming.AFTER_BIDS, ThirdAuction.MERGED
ASK_BIDS, END_PHASE, FIRST_ROUND = AskBids(), t.EndAuctionPhase(), t.StartRound(1)
auction_due, conclude, finish = cache(t.StartAuction), cache(t.ConcludeAuction), cache(t.FinishAuction)

# -- turns and auctions -----------------------------------------------------------------------------------------------


def start_turn(draft: Draft, task: t.StartTurn) -> None:
    """Begin the auction phase of a turn; a seat that has to skip it takes no part (L69)."""
    draft.turn, draft.auction, draft.round = task.turn, 0, 0
    for seat in draft.rules.everybody:
        own = draft.seat(seat)
        own.auction = Standing.SKIPS if own.skips_next else IN
        own.skips_next = False
    draft.virtual_done = (False,) * len(draft.virtual_done)
    draft.emit(TurnStarted, task.turn)
    start_auction(draft, auction_due(1))


def _seats_in(draft: Draft) -> Seats:
    return tuple([seat for seat, own in enumerate(draft.seats) if own.auction is IN])


def start_auction(draft: Draft, task: t.StartAuction) -> None:
    """Hold an auction if a player has neither a card nor passed (R5.8, R12.10)."""
    seats = _seats_in(draft)
    if not seats:
        draft.push(END_PHASE)
        return
    draft.auction = task.auction
    draft.emit(auction_started, task.auction, seats)
    draft.ask_all(ASK_BIDS, seats)


def _by_number(draft: Draft, seats: Seats, *, passing: bool = False) -> Seats:
    """Return seats in the order in which conflicts are resolved (R9.1)."""
    if len(seats) < 2:
        return seats
    rules, seated = draft.rules, draft.seats
    return tuple(sorted(seats, key=lambda seat: lowest_number(rules, seated[seat].pyramid, passing=passing)))


# -- bids (R5.1-R5.4) -------------------------------------------------------------------------------------------------


@cache
def _bids(seat: int, colors: tuple[bool, ...], attack: bool) -> tuple[act.Action, ...]:
    bids: list[act.Action] = [act.Bid(seat, color) for color in COLORS if colors[color.position]]
    if attack:
        bids.append(act.BidAttack(seat))
    return (*bids, act.Pass(seat))


def legal_bids(state: GameState, seat: int, task: AskBids) -> tuple[act.Action, ...]:
    """Return a bid for each color with a card that the seat has a gem of, an attack token, a pass (R5.2, C4)."""
    own, bases, tips = state.seats[seat], state.bases, state.tips
    blue, red, green, yellow = own.gems
    colors = (
        blue > 0 and (bases[0] is not None or tips[0] is not None),
        red > 0 and (bases[1] is not None or tips[1] is not None),
        green > 0 and (bases[2] is not None or tips[2] is not None),
        yellow > 0 and (bases[3] is not None or tips[3] is not None),
    )
    return _bids(seat, colors, own.attack > 0 and may_attack(state))


def may_attack(state: GameState) -> bool:
    """Whether a seat that has an attack token may bid it in this auction (B9, C6)."""
    allowed = state.auction == 1 or state.rules.edition.attack_token_auctions is AttackAuctions.ANY
    return allowed and (state.bases != EMPTY_ROW or state.tips != EMPTY_ROW)


def _refuse_bid(state: GameState, action: act.Bid | act.BidAttack, task: AskBids) -> Refusal:
    seat, own = action.seat, state.seats[action.seat]
    if isinstance(action, act.Bid):
        position = COLORS.index(action.color)  # it may be a plain "red"
        if state.bases[position] is None and state.tips[position] is None:
            return Refusal(Code.NO_CARD_THERE, "R5.2", seat)
        return Refusal(Code.NO_GEM, "R5.2", seat, ONE_GEM[position], own.gems)
    if not own.attack:
        return Refusal(Code.NO_ATTACK_TOKEN, "R5.14", seat, (1,), (0,))
    if state.rules.edition.attack_token_auctions is AttackAuctions.FIRST and state.auction > 1:
        return Refusal(Code.ATTACK_TOO_LATE, "B9", seat, (1,), (state.auction,))
    return Refusal(Code.NO_CARD_THERE, "R5.14", seat)


def reveal_bids(draft: Draft, task: AskBids) -> None:
    """Open all hands at once, and schedule what follows (R5.1, R5.14, C9)."""
    bids: list[SeatBid] = []
    attackers: list[int] = []
    passers: list[int] = []
    opened: list[act.RevealedBid] = []
    for seat, action in enumerate(draft.sealed):
        if action is None:
            continue
        own = draft.seat(seat)
        if isinstance(action, act.Bid):
            color = action.color
            own.gems = subtract_gems(own.gems, ONE_GEM[color.position])
            bids.append(SeatBid(seat, color))
            opened.append(act.RevealedBid(seat, color))
        elif isinstance(action, act.BidAttack):
            own.attack -= 1  # back to the supply (R5.14)
            attackers.append(seat)
            opened.append(act.RevealedBid(seat, "attack"))
        else:
            own.auction = PASSED  # once a turn (R5.20)
            passers.append(seat)
            opened.append(act.RevealedBid(seat, "pass"))
    virtual = _draw_virtual(draft) if draft.virtual_done else ()  # even if all others pass (C49)
    draft.emit(BidsRevealed, tuple(opened), virtual)
    for seat in passers:
        draft.emit(passed, seat)
    evaluation = t.EvaluateBids(tuple(bids), virtual, draft.row_counts())
    seats = tuple([seat for seat, _ in opened])
    _schedule(draft, evaluation, tuple(attackers), _by_number(draft, tuple(passers), passing=True), seats)


def _schedule(draft: Draft, evaluation: t.EvaluateBids, attackers: Seats, passers: Seats, seats: Seats) -> None:
    """Schedule what follows when all hands are open; evaluate the bids at once if nothing comes before that (C9)."""
    edition = draft.rules.edition
    later = edition.pass_income_timing is AFTER_BIDS or (
        draft.auction == edition.auctions_per_turn and edition.third_auction_passes is MERGED
    )
    unmatched = sum([evaluation.cards[color.position] == 0 for _, color in evaluation.virtual])
    draft.push(finish(unmatched, seats), conclude(passers if later else ()))
    paid_now = passers and not later
    colors = tuple([color for _, color in evaluation.bids])
    if not attackers and not paid_now:
        draft.gems_to_bank(gems_of(colors))  # R5.4
        evaluate_bids(draft, evaluation)
        return
    draft.push(evaluation)
    if colors:
        draft.push(t.ReturnBids(colors))
    if attackers:
        draft.push(t.TakeByAttack(_by_number(draft, attackers)))
    if paid_now:
        pay_income(draft, passers)


def _draw_virtual(draft: Draft) -> tuple[act.VirtualBid, ...]:
    """Draw a gem from the box for each active virtual opponent before any is put back (R12.2, C48)."""
    box = [color for color in COLORS for _ in range(draft.rules.box)]
    drawn: list[act.VirtualBid] = []
    for opponent, done in enumerate(draft.virtual_done):
        if not done:
            pick, draft.chance = draft.chance.below(len(box))
            drawn.append(act.VirtualBid(opponent, box.pop(pick)))
    return tuple(drawn)


def take_by_attack(draft: Draft, task: t.TakeByAttack) -> None:
    """Ask the next attacker, who knows all bids and earlier picks (C8), if there is a card left.

    There is none where three attackers face two cards: law 69 was played twice in one phase, the second time after
    law 65 took its place, and the reserve deck is empty (R5.14).
    """
    if any(draft.row_counts()):
        if len(task.seats) > 1:
            draft.push(t.TakeByAttack(task.seats[1:]))
        draft.ask(AskAttackCard(task.seats[0]))


def _no_attackers(state: GameState, task: t.TakeByAttack) -> Iterator[str]:
    if not task.seats:
        yield "nobody takes a card (R5.14)"


def legal_row_card(state: GameState, seat: int, task: AskAttackCard | AskRowCard) -> tuple[act.Action, ...]:
    """Return every card of the auction row (R5.14, L69)."""
    return tuple(act.TakeCard(seat, color, slot) for color, slot in row_cards(state))


def apply_attack_card(draft: Draft, action: act.TakeCard, task: AskAttackCard) -> None:
    """Give the attacker the card, which ends the seat's auctions for this turn (R5.14)."""
    award(draft, action.seat, action.color, action.slot)


def _refuse_attack_card(state: GameState, action: act.TakeCard, task: AskAttackCard) -> Refusal:
    return Refusal(Code.NO_CARD_THERE, "R5.14", action.seat)


def return_bids(draft: Draft, task: t.ReturnBids) -> None:
    """Return every bid gem to the bank, whether it has won or not (R5.4, R5.7)."""
    draft.gems_to_bank(gems_of(task.colors))


# -- who gets what (R5.5-R5.7, R5.15, R12.3-R12.9) --------------------------------------------------------------------


def evaluate_bids(draft: Draft, task: t.EvaluateBids) -> None:
    """Award cards color by color, and ask for claims where there are two cards (C7)."""
    groups: list[ClaimGroup] = []
    seats_of, opponents_of = _grouped(task.bids), _grouped(task.virtual)
    for color in COLORS:
        seats, opponents = seats_of.get(color, ()), opponents_of.get(color, ())
        bidders = len(seats) + len(opponents)
        if not bidders:
            continue  # R5.3
        if opponents and not task.cards[color.position]:
            for opponent in opponents:
                _finish_virtual(draft, opponent)  # a card is discarded for it later (R12.5, C51)
        base, tip = draft.bases[color.position] is not None, draft.tips[color.position] is not None
        if bidders > base + tip:
            continue  # nobody gets a card (R5.5, R5.6, R5.15, R9.3, R12.3, R12.7, B37, C52-C54)
        if base is not tip:
            _award_single(draft, color, BASE if base else TIP, seats, opponents)
        elif seats:
            groups.append(ClaimGroup(color, seats, opponents[0] if opponents else None))
        else:
            _discard_for(draft, color, opponents)
    if groups:
        draft.ask_all(AskClaims(tuple(groups)), tuple(sorted([seat for group in groups for seat in group.seats])))


def _bids_faults(state: GameState, task: t.EvaluateBids) -> Iterator[str]:
    yield from seat_named_twice(state, task)
    yield from _no_such_opponent(state, [opponent for opponent, _ in task.virtual])


def _no_such_opponent(state: GameState, opponents: list[int]) -> Iterator[str]:
    if any(opponent not in range(state.rules.virtual_opponents) for opponent in opponents):
        yield "there is no such virtual opponent"


def _grouped(bids: tuple[SeatBid, ...] | tuple[act.VirtualBid, ...]) -> dict[Color, tuple[int, ...]]:
    """Return the bidders on each color."""
    bidders: dict[Color, tuple[int, ...]] = {}
    for bidder, color in bids:
        bidders[color] = (*bidders.get(color, ()), bidder)
    return bidders


def _finish_virtual(draft: Draft, opponent: int) -> None:
    done = list(draft.virtual_done)
    done[opponent] = True
    draft.virtual_done = tuple(done)


def award(draft: Draft, seat: int, color: Color, slot: act.Slot) -> None:
    """Give a seat the card that it has won, which ends its auctions for this turn (R5.5, R5.11)."""
    own = draft.seat(seat)
    own.won = take_from_row(draft, seat, color, slot)
    own.auction = HAS_CARD


def _award_single(draft: Draft, color: Color, slot: act.Slot, seats: Seats, opponents: tuple[int, ...]) -> None:
    """Give the only card to the only bidder (R5.5, R12.4)."""
    if seats:
        award(draft, seats[0], color, slot)
    else:
        discard_from_row(draft, color, slot)
        _finish_virtual(draft, opponents[0])


def _discard_for(draft: Draft, color: Color, opponents: tuple[int, ...]) -> None:
    """Discard for virtual opponents alone on two cards: the base for one, both for two (R12.4, R12.8)."""
    for opponent, slot in zip(opponents, (BASE, TIP), strict=False):
        discard_from_row(draft, color, slot)
        _finish_virtual(draft, opponent)


@cache
def _claims(seat: int, alone: bool, virtual: bool) -> tuple[act.Action, ...]:
    if virtual:
        return (act.Claim(seat, TIP), act.Claim(seat, None))  # R12.9, C50
    both = (act.Claim(seat, BASE), act.Claim(seat, TIP))
    return both if alone else (*both, act.Claim(seat, None))


def legal_claims(state: GameState, seat: int, task: AskClaims) -> tuple[act.Action, ...]:
    """Return the claims of a bidder: either card, or none if there is another bidder (C5, C61)."""
    group = task.group_of(seat)
    return _claims(seat, len(group.seats) == 1, group.virtual is not None)


def _refuse_claim(state: GameState, action: act.Claim, task: AskClaims) -> Refusal:
    return Refusal(Code.NOT_CLAIMABLE, "C61" if action.slot is None else "R12.9", action.seat)


def _claims_faults(state: GameState, task: AskClaims) -> Iterator[str]:
    yield from seat_named_twice(state, task)
    yield from _no_such_opponent(state, [group.virtual for group in task.groups if group.virtual is not None])
    colors = [group.color.position for group in task.groups]
    lie = all(state.bases[color] is not None and state.tips[color] is not None for color in colors)
    if not lie or len(set(colors)) < len(colors) or not all(group.seats for group in task.groups):
        yield "bidders claim cards of a color of which two lie in the row (C5, R5.6)"


def reveal_claims(draft: Draft, task: AskClaims) -> None:
    """Give each bidder the claimed card if the claims of a color differ; nobody gets one if not (R5.6, C5)."""
    claims = [action.slot if isinstance(action, act.Claim) else None for action in draft.sealed]
    revealed = [act.RevealedClaim(seat, group.color, claims[seat]) for group in task.groups for seat in group.seats]
    draft.emit(ClaimsRevealed, tuple(revealed))
    for group in task.groups:
        claimed = {slot: seat for seat in group.seats if (slot := claims[seat]) is not None}
        if len(claimed) < len(group.seats):
            continue  # one claimed none, or two the same card
        for slot, seat in claimed.items():
            award(draft, seat, group.color, slot)
        if group.virtual is not None:
            discard_from_row(draft, group.color, BASE)  # R12.9
            _finish_virtual(draft, group.virtual)


# -- the end of an auction --------------------------------------------------------------------------------------------


def finish_auction(draft: Draft, task: t.FinishAuction) -> None:
    """Let laws tuck the cards taken, lowest number first (L78), before discards for virtual opponents (R12.5, C51)."""
    takers = tuple([seat for seat in task.seats if draft.seats[seat].won is not None])
    taken: list[TakenCard] = []
    for seat in _by_number(draft, takers):
        own = draft.seat(seat)
        if own.won is not None and own.pyramid.waits:
            taken.append(TakenCard(seat, own.won))
        own.won = None
    if task.unmatched:
        first = _by_number(draft, task.seats)[0]
        draft.push(*(t.DiscardForVirtual(first) for _ in range(task.unmatched)))
    if taken:
        draft.push(t.TuckTakenCards(tuple(taken)))


def _unmatched_faults(state: GameState, task: t.FinishAuction) -> Iterator[str]:
    if not 0 <= task.unmatched <= state.rules.virtual_opponents:
        yield f"{task.unmatched} discards for virtual opponents (R12.5)"


def discard_for_virtual(draft: Draft, task: t.DiscardForVirtual) -> None:
    """Let the seat discard a card of the auction row. There is no prompt for the last one (R12.5)."""
    cards = row_cards(draft)
    if len(cards) == 1:
        discard_from_row(draft, *cards[0])
    elif cards:
        draft.ask(AskRowDiscard(task.seat))


def legal_row_discard(state: GameState, seat: int, task: AskRowDiscard) -> tuple[act.Action, ...]:
    """Return every card of the auction row."""
    return tuple(act.DiscardFromRow(seat, color, slot) for color, slot in row_cards(state))


def apply_row_discard(draft: Draft, action: act.DiscardFromRow, task: AskRowDiscard) -> None:
    """Discard the card."""
    discard_from_row(draft, action.color, action.slot)


def _refuse_row_discard(state: GameState, action: act.DiscardFromRow, task: AskRowDiscard) -> Refusal:
    return Refusal(Code.NO_CARD_THERE, "R12.5", action.seat)


def conclude_auction(draft: Draft, task: t.ConcludeAuction) -> None:
    """Start the next auction; after the last, seats without a card count as passed (R5.8, R5.10, C10, C56, C65).

    A virtual opponent takes no gems (C55).
    """
    if draft.auction < draft.rules.edition.auctions_per_turn:
        draft.push(auction_due(draft.auction + 1))
        pay_income(draft, task.waiting)
        return
    failed = _seats_in(draft)
    for seat in failed:
        draft.seat(seat).auction = PASSED
        draft.emit(passed, seat)
    if draft.rules.edition.third_auction_passes is MERGED:
        queue = _by_number(draft, (*task.waiting, *failed), passing=True)
    else:
        queue = (*task.waiting, *_by_number(draft, failed, passing=True))
    draft.push(END_PHASE)
    pay_income(draft, queue)


def pay_income(draft: Draft, seats: Seats) -> None:
    """Give each passer in turn what passing brings (R5.17, R5.18)."""
    if not seats:
        return
    first, *others = [(seat, pass_income(draft.seats[seat].pyramid)) for seat in seats]
    if others:
        draft.push(*[more_gems_due(*due) for due in others])
    give_gems(draft, *first)


def end_auction_phase(draft: Draft, task: t.EndAuctionPhase) -> None:
    """Discard the tips, move the bases to the tips, reveal new cards, and start development (R5.21, C60).

    Before that, laws respond to passes and to cards taken: amid the auctions they could change what bids were made on.
    """
    discarded = tuple(number for number in draft.tips if number is not None)
    draft.discard(discarded)
    draft.tips, draft.bases = draft.bases, EMPTY_ROW
    draft.auction = 0
    draft.emit(RowMoved, discarded, draft.tips)
    if draft.auction_deck:
        reveal_row(draft)
    draft.push(FIRST_ROUND)
    happened = [Happening(_EVENTS[own.auction], seat) for seat, own in enumerate(draft.seats) if own.auction in _EVENTS]
    let_respond(draft, responses(draft, draft.rules.everybody, *happened))


_EVENTS = {PASSED: Trigger.PASSED, HAS_CARD: Trigger.CARD_TAKEN}
"""What a seat has done in the auctions of a turn, for laws that respond to it."""


DECISIONS = (
    Decision(AskBids, (act.Bid, act.BidAttack, act.Pass), legal_bids, reveal_bids, _refuse_bid, sealed=True),
    Decision(AskClaims, (act.Claim,), legal_claims, reveal_claims, _refuse_claim, sealed=True, faults=_claims_faults),
    Decision(AskAttackCard, (act.TakeCard,), legal_row_card, apply_attack_card, _refuse_attack_card),
    Decision(AskRowDiscard, (act.DiscardFromRow,), legal_row_discard, apply_row_discard, _refuse_row_discard),
)
HANDLERS = (
    Handler(t.StartTurn, start_turn),
    Handler(t.StartAuction, start_auction),
    Handler(t.TakeByAttack, take_by_attack, _no_attackers),
    Handler(t.ReturnBids, return_bids),
    Handler(t.EvaluateBids, evaluate_bids, _bids_faults),
    Handler(t.FinishAuction, finish_auction, _unmatched_faults),
    Handler(t.DiscardForVirtual, discard_for_virtual),
    Handler(t.ConcludeAuction, conclude_auction),
    Handler(t.EndAuctionPhase, end_auction_phase),
)
