"""The auction phase: up to three auctions a turn, attack tokens, claims, pass income, the end of the phase (A5)."""

from __future__ import annotations

from functools import cache

from viceroy.engine.actions import Action, Bid, BidAttack, Claim, DiscardFromRow, Pass, Slot, TakeCard
from viceroy.engine.draft import BASE, TIP, Working, discard_from_row, row_cards, take_from_row
from viceroy.engine.events import (
    BidsRevealed,
    ClaimsRevealed,
    RowMoved,
    TurnStarted,
    auction_started,
    passed,
)
from viceroy.engine.phases.rewards import ONE_GEM, give_gems, more_gems_due
from viceroy.engine.phases.setup import reveal_row
from viceroy.engine.prompts import AskAttackCard, AskBids, AskClaims, AskRowDiscard, ClaimGroup
from viceroy.engine.state import AUCTIONS, EMPTY_ROW, GameState, Standing, lowest_number
from viceroy.engine.tasks import (
    ConcludeAuction,
    DiscardForVirtual,
    EndAuctionPhase,
    EvaluateBids,
    FinishAuction,
    ReturnBids,
    StartAuction,
    StartRound,
    StartTurn,
    TakeByAttack,
    TuckTakenCards,
)
from viceroy.model.editions import AttackAuctions, PassTiming, ThirdAuction
from viceroy.model.tokens import COLORS, Color, gems_of, take_gems

PASS_INCOME = 3  # R5.17
COLOR_NAMES = tuple(color.value for color in COLORS)  # by position; an enum is slow to tell its value
IN, PASSED, HAS_CARD = Standing.IN, Standing.PASSED, Standing.HAS_CARD
AFTER_BIDS, MERGED = PassTiming.AFTER_BIDS, ThirdAuction.MERGED
ASK_BIDS, END_PHASE, FIRST_ROUND = AskBids(), EndAuctionPhase(), StartRound(1)
auction_due, conclude, finish = cache(StartAuction), cache(ConcludeAuction), cache(FinishAuction)

# -- turns and auctions -----------------------------------------------------------------------------------------------


def start_turn(working: Working, task: StartTurn) -> None:
    """Begin the auction phase of a turn; who owes a skip takes no part in it (L69)."""
    working.turn, working.auction, working.round = task.turn, 0, 0
    for seat in working.rules.everybody:
        own = working.seat(seat)
        own.auction = Standing.SKIPS if own.skips_next else IN
        own.skips_next = False
    working.virtual_done = (False,) * len(working.virtual_done)
    working.tell(TurnStarted, task.turn)
    start_auction(working, auction_due(1))


def _seats_in(working: Working) -> tuple[int, ...]:
    return tuple([seat for seat, own in enumerate(working.seats) if own.auction is IN])


def start_auction(working: Working, task: StartAuction) -> None:
    """Hold an auction while a player has neither a card nor passed (R5.8, R12.10)."""
    seats = _seats_in(working)
    if not seats:
        working.push(END_PHASE)
        return
    working.auction = task.auction
    working.tell(auction_started, task.auction, seats)
    working.ask_all(ASK_BIDS, seats)


def _by_number(working: Working, seats: tuple[int, ...], *, passing: bool = False) -> tuple[int, ...]:
    """Return seats in the order of conflicts (R9.1)."""
    if len(seats) < 2:
        return seats
    rules, seated = working.rules, working.seats
    return tuple(sorted(seats, key=lambda seat: lowest_number(rules, seated[seat].pyramid, passing=passing)))


# -- bids (R5.1-R5.4) -------------------------------------------------------------------------------------------------


@cache
def _bids(seat: int, colors: tuple[bool, ...], attack: bool) -> tuple[Action, ...]:
    bids: list[Action] = [Bid(seat, color) for color in COLORS if colors[color.position]]
    if attack:
        bids.append(BidAttack(seat))
    return (*bids, Pass(seat))


def legal_bids(state: GameState, seat: int, task: AskBids) -> tuple[Action, ...]:
    """Return a bid for each color that has a card and that the seat has a gem of (R5.2); the token; passing (C4)."""
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
    """Whether an attack token may be bid in this auction by who has one (B9, C6)."""
    allowed = state.auction == 1 or state.rules.edition.attack_token_auctions is AttackAuctions.ANY
    return allowed and (state.bases != EMPTY_ROW or state.tips != EMPTY_ROW)


def reveal_bids(working: Working, task: AskBids) -> None:
    """Open all hands at once, and set out what follows from them (R5.1, R5.14, C9)."""
    bids: list[tuple[int, Color]] = []
    attackers: list[int] = []
    passers: list[int] = []
    opened: list[tuple[int, str]] = []
    for seat, action in enumerate(working.sealed):
        if action is None:
            continue
        own = working.seat(seat)
        if isinstance(action, Bid):
            color = action.color
            own.gems = take_gems(own.gems, ONE_GEM[color.position])
            bids.append((seat, color))
            opened.append((seat, COLOR_NAMES[color.position]))
        elif isinstance(action, BidAttack):
            own.attack -= 1  # back to the supply (R5.14)
            attackers.append(seat)
            opened.append((seat, "attack"))
        else:
            own.auction = PASSED
            passers.append(seat)
            opened.append((seat, "pass"))
    virtual = _draw_virtual(working) if working.virtual_done else ()  # even if all others pass (C49)
    working.tell(BidsRevealed, tuple(opened), virtual)
    for seat in passers:
        working.tell(passed, seat)
    evaluation = EvaluateBids(tuple(bids), virtual, working.row_counts())
    seats = tuple([seat for seat, _ in opened])
    _set_out(working, evaluation, tuple(attackers), _by_number(working, tuple(passers), passing=True), seats)


def _set_out(
    working: Working,
    evaluation: EvaluateBids,
    attackers: tuple[int, ...],
    passers: tuple[int, ...],
    seats: tuple[int, ...],
) -> None:
    """Set out what follows when all hands are open; what nobody is asked about in between is done at once (C9)."""
    edition = working.rules.edition
    later = edition.pass_income_timing is AFTER_BIDS or (
        working.auction == AUCTIONS and edition.third_auction_passes is MERGED
    )
    unmatched = sum([evaluation.cards[color.position] == 0 for _, color in evaluation.virtual])
    working.push(finish(unmatched, seats), conclude(passers if later else ()))
    paid_now = passers and not later
    colors = tuple([color for _, color in evaluation.bids])
    if not attackers and not paid_now:
        working.gems_to_bank(gems_of(colors))  # R5.4
        evaluate_bids(working, evaluation)
        return
    working.push(evaluation)
    if colors:
        working.push(ReturnBids(colors))
    if attackers:
        working.push(TakeByAttack(_by_number(working, attackers)))
    if paid_now:
        pay_income(working, passers)


def _draw_virtual(working: Working) -> tuple[tuple[int, Color], ...]:
    """Draw a gem from the box for each virtual opponent that still acts, all before any is put back (R12.2, C48)."""
    box = [color for color in COLORS for _ in range(working.rules.box)]
    drawn: list[tuple[int, Color]] = []
    for opponent, done in enumerate(working.virtual_done):
        if not done:
            pick, working.chance = working.chance.below(len(box))
            drawn.append((opponent, box.pop(pick)))
    return tuple(drawn)


def take_by_attack(working: Working, task: TakeByAttack) -> None:
    """Ask the next attacker, who knows all bids and earlier picks (C8); who finds no card left goes on (R5.15)."""
    if any(working.row_counts()):
        if len(task.seats) > 1:
            working.push(TakeByAttack(task.seats[1:]))
        working.ask(AskAttackCard(task.seats[0]))


def legal_attack_card(state: GameState, seat: int, task: AskAttackCard) -> tuple[Action, ...]:
    """Return every card of the auction row (R5.14); there are at least as many as bidders."""
    return tuple(TakeCard(seat, color, slot) for color, slot in row_cards(state))


def apply_attack_card(working: Working, action: TakeCard, task: AskAttackCard) -> None:
    """Give the attacker the card; he is done for this turn (R5.14)."""
    award(working, action.seat, action.color, action.slot)


def return_bids(working: Working, task: ReturnBids) -> None:
    """Return every bid gem to the bank, whether it won or not (R5.4)."""
    working.gems_to_bank(gems_of(task.colors))


# -- who gets what (R5.5-R5.7, R5.15, R12.3-R12.9) --------------------------------------------------------------------


def evaluate_bids(working: Working, task: EvaluateBids) -> None:
    """Award what is not in doubt, color by color, and ask for claims where there are two cards (C7)."""
    groups: list[ClaimGroup] = []
    seats_of, opponents_of = _grouped(task.bids), _grouped(task.virtual)
    for color in COLORS:
        seats, opponents = seats_of.get(color, ()), opponents_of.get(color, ())
        bidders = len(seats) + len(opponents)
        if not bidders:
            continue
        if opponents and not task.cards[color.position]:
            for opponent in opponents:
                _finish_virtual(working, opponent)  # once a card has been discarded for it (R12.5, C51)
        base, tip = working.bases[color.position] is not None, working.tips[color.position] is not None
        if bidders > base + tip:
            continue  # nobody gets a card (R5.5, R5.6, R5.15, R9.3, R12.3, R12.7, C52-C54)
        if base is not tip:
            _award_single(working, color, BASE if base else TIP, seats, opponents)
        elif seats:
            groups.append(ClaimGroup(color, seats, opponents[0] if opponents else None))
        else:
            _discard_for(working, color, opponents)
    if groups:
        working.ask_all(AskClaims(tuple(groups)), tuple(sorted([seat for group in groups for seat in group.seats])))


def _grouped(bids: tuple[tuple[int, Color], ...]) -> dict[Color, tuple[int, ...]]:
    """Return who bid what, color by color."""
    bidders: dict[Color, tuple[int, ...]] = {}
    for bidder, color in bids:
        bidders[color] = (*bidders.get(color, ()), bidder)
    return bidders


def _finish_virtual(working: Working, opponent: int) -> None:
    done = list(working.virtual_done)
    done[opponent] = True
    working.virtual_done = tuple(done)


def award(working: Working, seat: int, color: Color, slot: Slot) -> None:
    """Give a seat the card that it won; it takes no further part in this turn's auctions (R5.5, R5.11)."""
    own = working.seat(seat)
    own.won = take_from_row(working, seat, color, slot)
    own.auction = HAS_CARD


def _award_single(
    working: Working, color: Color, slot: Slot, seats: tuple[int, ...], opponents: tuple[int, ...]
) -> None:
    """One card, one bidder (R5.5, R12.4)."""
    if seats:
        award(working, seats[0], color, slot)
    else:
        discard_from_row(working, color, slot)
        _finish_virtual(working, opponents[0])


def _discard_for(working: Working, color: Color, opponents: tuple[int, ...]) -> None:
    """Two cards, only virtual opponents: the base for one, both for two (R12.4, R12.8)."""
    for opponent, slot in zip(opponents, (BASE, TIP), strict=False):
        discard_from_row(working, color, slot)
        _finish_virtual(working, opponent)


@cache
def _claims(seat: int, alone: bool, virtual: bool) -> tuple[Action, ...]:
    if virtual:
        return (Claim(seat, TIP), Claim(seat, None))  # R12.9, C50
    both = (Claim(seat, BASE), Claim(seat, TIP))
    return both if alone else (*both, Claim(seat, None))


def legal_claims(state: GameState, seat: int, task: AskClaims) -> tuple[Action, ...]:
    """Return what a bidder may claim: one card or the other, and none where somebody else bid too (C5, C61)."""
    group = next(group for group in task.groups if seat in group.seats)
    return _claims(seat, len(group.seats) == 1, group.virtual is not None)


def reveal_claims(working: Working, task: AskClaims) -> None:
    """Give each his card where the claims differ, and nobody any where they do not (R5.6, C5)."""
    claims = [action.slot if isinstance(action, Claim) else None for action in working.sealed]
    working.tell(
        ClaimsRevealed, tuple([(seat, group.color, claims[seat]) for group in task.groups for seat in group.seats])
    )
    for group in task.groups:
        claimed = {slot: seat for seat in group.seats if (slot := claims[seat]) is not None}
        if len(claimed) < len(group.seats):
            continue  # a refusal, or the same card twice
        for slot, seat in claimed.items():
            award(working, seat, group.color, slot)
        if group.virtual is not None:
            discard_from_row(working, group.color, BASE)  # R12.9
            _finish_virtual(working, group.virtual)


# -- the end of an auction --------------------------------------------------------------------------------------------


def finish_auction(working: Working, task: FinishAuction) -> None:
    """Ask about cards taken, lowest number first (L78), before discards for virtual opponents (R12.5, C51)."""
    takers = tuple([seat for seat in task.seats if working.seats[seat].won is not None])
    taken: list[tuple[int, int]] = []
    for seat in _by_number(working, takers):
        own = working.seat(seat)
        if own.won is not None and own.pyramid.waits:
            taken.append((seat, own.won))
        own.won = None
    if task.unmatched:
        first = _by_number(working, task.seats)[0]
        working.push(*(DiscardForVirtual(first) for _ in range(task.unmatched)))
    if taken:
        working.push(TuckTakenCards(tuple(taken)))


def discard_for_virtual(working: Working, task: DiscardForVirtual) -> None:
    """Let the seat discard a card, without asking where only one is left (R12.5)."""
    cards = row_cards(working)
    if len(cards) == 1:
        discard_from_row(working, *cards[0])
    elif cards:
        working.ask(AskRowDiscard(task.seat))


def legal_row_discard(state: GameState, seat: int, task: AskRowDiscard) -> tuple[Action, ...]:
    """Return every card of the auction row."""
    return tuple(DiscardFromRow(seat, color, slot) for color, slot in row_cards(state))


def apply_row_discard(working: Working, action: DiscardFromRow, task: AskRowDiscard) -> None:
    """Discard the card."""
    discard_from_row(working, action.color, action.slot)


def conclude_auction(working: Working, task: ConcludeAuction) -> None:
    """Go on to the next auction; after the third, who has no card has passed (R5.8, R5.10, C10, C56)."""
    if working.auction < AUCTIONS:
        working.push(auction_due(working.auction + 1))
        pay_income(working, task.waiting)
        return
    failed = _seats_in(working)
    for seat in failed:
        working.seat(seat).auction = PASSED
        working.tell(passed, seat)
    if working.rules.edition.third_auction_passes is MERGED:
        queue = _by_number(working, (*task.waiting, *failed), passing=True)
    else:
        queue = (*task.waiting, *_by_number(working, failed, passing=True))
    working.push(END_PHASE)
    pay_income(working, queue)


def pay_income(working: Working, seats: tuple[int, ...]) -> None:
    """Give each passer 3 gems and 1 for each science token, one passer after the other (R5.17, R5.18)."""
    if not seats:
        return
    first, *others = [(seat, PASS_INCOME + working.seats[seat].pyramid.science) for seat in seats]
    if others:
        working.push(*[more_gems_due(*due) for due in others])
    give_gems(working, *first)


def end_auction_phase(working: Working, task: EndAuctionPhase) -> None:
    """Discard the tips, move the bases to the tips, reveal new cards, and go on to development (R5.21, C60)."""
    discarded = tuple(number for number in working.tips if number is not None)
    working.discard(discarded)
    working.tips, working.bases = working.bases, EMPTY_ROW
    working.auction = 0
    working.tell(RowMoved, discarded, working.tips)
    if working.auction_deck:
        reveal_row(working)
    working.push(FIRST_ROUND)
