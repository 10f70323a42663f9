"""What no play leads to is named, with its place; and what is not refused plays on to the end of the game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest

import changes as c
import moments as m
from changes import Change
from effort import tries
from hand_built import BLUE, GREEN, RED, character
from positions import on
from sampled_states import GAMES, sampled
from spoiled_json import spoiled
from viceroy import loads
from viceroy.engine.actions import Bid, Pass, Token
from viceroy.engine.invariants import phases, table, tasks, violations
from viceroy.engine.prompts import AskPlace, AskScreen, AskTuckFree, ClaimGroup
from viceroy.engine.reducer import score, step
from viceroy.engine.state import GameState, HiddenCard, Standing
from viceroy.engine.tasks import GrantReward, MoreGems, ResolveNext, StartAuction, StartRound, TakeByAttack
from viceroy.errors import BadJson
from viceroy.formats.documents import to_data
from viceroy.model.editions import DrawnCards
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Draw, OthersLose, Reward, SkipNextAuction, TakeFromRow
from viceroy.model.pyramid import Section
from viceroy.model.tokens import CircleBonus, TokenKind, Tokens, gems
from viceroy.scoring.painting import Paint
from watched_game import any_choice, wrong_with

NOWHERE = Place(1, 9)

# fmt: off
IMPOSSIBLE: dict[str, tuple[Callable[[], GameState], Change, *tuple[str, ...]]] = {
    # R1.9: as many seats as players, virtual opponents as the rules name, and the cards of the set, all told.
    "a seat too few": (m.laying, lambda s: c.state(seats=s.seats[:1])(s), "seats: 1 seats, not 2"),
    "a sealed choice too many": (m.laying, c.sealed(None, None, None), "sealed: 3 sealed, not 2"),
    "a virtual opponent too many": (m.laying, c.state(virtual_done=(False,)), "virtual_done: 1 virtual_done, not 0"),
    "a card of no set": (m.laying, c.hand(1, HiddenCard(999)), "card 999 is no card of the set"),
    "another card of the same number": (m.laying, c.at(0, 1, 0, card=character(9)),
     "seats[0].pyramid[0]: card 9 is another than that of the set"),
    "another card under a card": (m.laying, c.at(0, 1, 0, tucked=(character(66),)),
     "seats[0].pyramid[0]: card 66 is another than that of the set"),
    "stored gems without their colors": (m.storing, c.at(0, 1, 1, stored=2),
     "seats[0].pyramid[1]: what lies on a card, and under it, is only counted"),
    "cards under a card without their numbers": (m.tucking, c.at(0, 1, 1, tucked=1),
     "seats[0].pyramid[1]: what lies on a card, and under it, is only counted"),
    # R8.2, R7.10: each gem is in one place, and an infinite gem pays once a phase.
    "a gem too many": (m.laying, c.bank(gems(red=1)), "9 red gems in the game, not 8 (R8.2)"),
    "a gem lost": (m.laying, c.from_bank(gems(blue=1)), "7 blue gems in the game, not 8 (R8.2)"),
    "a gem less than none": (m.laying, c.pay(0, gems(green=2)), "a negative number of green gems"),
    "an attack token less than none": (m.laying, c.seat(0, attack=-1),
     "seats[0].attack: seat 0 has -1 attack tokens"),
    "an infinite gem used twice": (m.laying, c.seat(0, used_infinite=gems(blue=2)),
     "seats[0].used_infinite: seat 0 has used more infinite gems than it has (R7.10)"),
    "an infinite gem used less than never": (m.laying, c.seat(0, used_infinite=gems(red=-1)),
     "seats[0].used_infinite: seat 0 has used more infinite gems than it has (R7.10)"),
    # R2.4, R2.7, L70, B7: each card is in one zone, among its kind, and known to whom it has been shown.
    "a card in a hand and on a deck": (m.laying, lambda s: c.state(law_deck=(*s.law_deck, HiddenCard(71)))(s),
     "card 71 is in 2 zones"),
    "a card that is nowhere": (m.laying, c.hand(1), "card 6 is nowhere"),
    "cards out of the game in another order": (m.choosing, lambda s: c.state(discarded=s.discarded[::-1])(s),
     "discarded: the cards that left the game are not in the order of numbers"),
    "a law in the auction row": (m.claiming,
     c.both(c.discard(88), lambda s: c.state(discarded=s.discarded[:-1], bases=(88, *s.bases[1:]))(s), c.discard(33)),
     "bases: card 88 lies where each card is a character (R2.7)"),
    "a character among the laws": (m.laying,
     lambda s: c.both(c.discard(6), c.state(discarded=s.discarded, law_deck=(HiddenCard(6), *s.law_deck)))(s),
     "law_deck: card 6 lies where each card is a law (R2.7)"),
    "a card that a seat knows under one that nobody knows": (m.laying,
     lambda s: c.state(law_deck=(HiddenCard(s.law_deck[0].number, (0,)), *s.law_deck[1:]))(s),
     "law_deck: a card that somebody knows lies under one that nobody knows (L70)"),
    "a card of the auction deck that a seat knows": (m.laying,
     lambda s: c.state(auction_deck=(*s.auction_deck[:-1], HiddenCard(s.auction_deck[-1].number, (0,))))(s),
     "auction_deck: a card that somebody knows lies under one that nobody knows (L70)"),
    "a card of a deck that a seat knows before the first turn": (m.first_draws,
     lambda s: c.state(law_deck=(*s.law_deck[:-1], HiddenCard(s.law_deck[-1].number, (0,))))(s),
     "law_deck: a card that somebody knows lies under one that nobody knows (L70)"),
    "a card of a deck that nobody but a stranger knows": (m.laying,
     lambda s: c.state(law_deck=(*s.law_deck[:-1], HiddenCard(s.law_deck[-1].number, (7,))))(s),
     "law_deck: nobody knows card 65 of a deck so (L70)"),
    "a fresh card on a deck": (m.laying,
     lambda s: c.state(law_deck=(*s.law_deck[:-1], HiddenCard(s.law_deck[-1].number, fresh=True)))(s),
     "law_deck: nobody knows card 65 of a deck so (L70)"),
    "a hand in another order": (m.laying, c.hand(0, HiddenCard(71), HiddenCard(5)),
     "seats[0].hand: the cards in the hand of seat 0 are not in the order of numbers"),
    "a card of a hand that is told to be known to its player": (m.laying, c.hand(1, HiddenCard(6, (1,))),
     "seats[1].hand: nobody knows card 6 in the hand of seat 1 so (R2.4)"),
    "a card of a hand that two of three know": (m.placing,
     c.hand(0, HiddenCard(5, (0, 1, 2)), HiddenCard(45, (1, 2))),
     "seats[0].hand: nobody knows card 45 in the hand of seat 0 so (R2.4)"),
    "a fresh card where drawn cards are played at once": (m.laying, c.hand(1, HiddenCard(6, fresh=True)),
     "seats[1].hand: card 6 in the hand of seat 1 is fresh outside development (B7)"),
    "a fresh card in an auction": (m.won,
     c.both(c.edition(drawn_cards_playable=DrawnCards.NEXT_PHASE), c.hand(0, HiddenCard(34, (0, 1), fresh=True))),
     "seats[0].hand: card 34 in the hand of seat 0 is fresh outside development (B7)"),
    # R3.1-R3.4, R6.8, L66, L72, L76: where cards lie, and what lies on them and under them.
    "a card above nothing": (m.laying, c.move(0, (2, 0), (2, 1)),
     "seats[0].pyramid[2]: seat 0: nothing carries the card at 2, 1 (R3.3)"),
    "a card above level 5": (m.laying, c.move(0, (2, 0), (6, 0)),
     "seats[0].pyramid[2]: seat 0: a card on level 6 (R3.1)"),
    "a card below level 1": (m.laying, c.move(0, (2, 0), (0, 0)),
     "seats[0].pyramid[0]: seat 0: a card on level 0 (R3.1)"),
    "a gap": (m.laying, c.move(0, (2, 0), (1, 3)), "seats[0].pyramid: seat 0: a gap on level 1 (R3.4)"),
    "two cards at one place": (m.laying, c.move(0, (2, 0), (1, 1)),
     "seats[0].pyramid: seat 0: two cards at one place"),
    "a law on level 5": (m.on_top, c.both(c.discard(32), c.lay(0, on(5, 0, 88))),
     "seats[0].pyramid[14]: seat 0: law 88 on level 5 (R6.8)"),
    "law 66 at a place of its own": (m.laying, c.lay(0, on(1, 2, 66)),
     "seats[0].pyramid[2]: seat 0: law 66 at a place of its own (L66)"),
    "a power token of nothing": (m.laying, c.at(0, 1, 0, tokens=Tokens(power=(0,))),
     "seats[0].pyramid[0]: seat 0: impossible tokens at 1, 0"),
    "a circle bonus of less than nothing": (m.laying,
     c.at(0, 1, 0, tokens=Tokens(circle_bonus=(CircleBonus(RED, -2),))),
     "seats[0].pyramid[0]: seat 0: impossible tokens at 1, 0"),
    "fewer than no defense tokens": (m.laying, c.at(0, 1, 0, tokens=Tokens(defense=-1)),
     "seats[0].pyramid[0]: seat 0: impossible tokens at 1, 0"),
    "infinite gems in another order": (m.laying,
     c.both(c.from_bank(gems(red=1)), c.at(0, 2, 0, infinite_gems=(RED, BLUE))),
     "seats[0].pyramid[2]: seat 0: the infinite gems at 2, 0 are not in the order of colors"),
    "gems stored on a character": (m.laying, c.both(c.from_bank(gems(red=1)), c.at(0, 1, 0, stored=gems(red=1))),
     "seats[0].pyramid[0]: seat 0: 1 gems and 0 cards may not lie at 1, 0 (L66, L72, L76)"),
    "gems stored on a law that stores none": (m.row_taking,
     c.both(c.from_bank(gems(red=1)), c.at(0, 1, 1, stored=gems(red=1))),
     "seats[0].pyramid[1]: seat 0: 1 gems and 0 cards may not lie at 1, 1 (L66, L72, L76)"),
    "a law that doubles nothing under a character": (m.laying, c.tuck(0, 1, 0, 71),
     "seats[0].pyramid[0]: seat 0: 0 gems and 1 cards may not lie at 1, 0 (L66, L72, L76)"),
    "a card under a law that tucks none": (m.row_taking, c.tuck(0, 1, 1, 88),
     "seats[0].pyramid[1]: seat 0: 0 gems and 1 cards may not lie at 1, 1 (L66, L72, L76)"),
    "more cards under a law than it says": (m.tucking, c.tuck(0, 1, 1, 5, 6, 7),
     "seats[0].pyramid[1]: seat 0: 0 gems and 3 cards may not lie at 1, 1 (L66, L72, L76)"),
    # C35, R10.2: each section of a circle is painted once, in another color than its own.
    "a circle that is not there": (m.painting, c.paint(0, Paint(Place(3, 0), Section.LEFT, RED)),
     "seats[0].paints[0]: seat 0 cannot paint so: no_circle (C35)"),
    "a section twice": (m.painting,
     c.paint(0, Paint(Place(2, 0), Section.LEFT, RED), Paint(Place(2, 0), Section.LEFT, GREEN)),
     "seats[0].paints[1]: seat 0 cannot paint so: painted_twice (C35)"),
    "a section of that color": (m.painting, c.paint(0, Paint(Place(2, 0), Section.LEFT, BLUE)),
     "seats[0].paints[0]: seat 0 cannot paint so: own_color (C35)"),
    # R4.1, R4.2, R2.8, R5.21: twelve turns of three auctions and three rounds, with the decks and the row of each.
    "a thirteenth turn": (m.over, c.state(turn=13),
     "there is no turn 13, auction 0, round 0 (R4.1, R4.2, R5.8, R6.1)", "the game ends in turn 13 (R4.1)"),
    "the end of the game in turn 11": (m.over, c.state(turn=11), "the game ends in turn 11 (R4.1)"),
    "a fourth auction": (m.won, c.state(auction=4),
     "there is no turn 2, auction 4, round 0 (R4.1, R4.2, R5.8, R6.1)"),
    "a fourth round": (m.on_top, c.both(c.state(round=4), c.put_task(0, StartRound(5))),
     "there is no turn 11, auction 0, round 4 (R4.1, R4.2, R5.8, R6.1)"),
    "an auction before the first turn": (m.choosing, c.state(auction=1),
     "there is no turn 0, auction 1, round 0 (R4.1, R4.2, R5.8, R6.1)"),
    "nobody to choose": (m.bidding, c.both(c.seat(0, auction=Standing.PASSED), c.seat(1, auction=Standing.PASSED)),
     "nobody owes a choice in a game that is not over"),
    "all choices sealed, and none revealed": (m.bidding, c.sealed(Pass(0), Pass(1), None),
     "nobody owes a choice in a game that is not over"),
    "a prompt of another phase": (m.laying, c.drop_task(0),
     "tasks: the tasks AskLay cannot be what is still to happen in this phase (R4.2)"),
    "a game that is over in the middle": (m.bidding, c.state(tasks=()), "the game ends in turn 2 (R4.1)",
     "tasks: the tasks cannot be what is still to happen in this phase (R4.2)",
     "seats[0]: seat 0 is not done painting, and the game is over (R10.2)",
     "seats[1]: seat 1 is not done painting, and the game is over (R10.2)",
     "seats[2]: seat 2 is not done painting, and the game is over (R10.2)"),
    "an auction deck that is too short": (m.laying, lambda s: c.discard(s.auction_deck[0].number)(s),
     "auction_deck: 35 cards in the auction deck, not 36 (R2.8, R5.21)"),
    "laws dealt before there are decks": (m.choosing, lambda s: c.discard(s.law_deck[0].number)(s),
     "law_deck: laws are dealt when there are decks (R2.9)"),
    "a row before there are decks": (m.choosing,
     lambda s: c.both(c.state(discarded=s.discarded[1:], bases=(s.discarded[0], None, None, None)))(s),
     "bases: cards lie in the auction row before there are decks (R2.8)"),
    "a tip in the first auction": (m.first_auction,
     lambda s: c.state(bases=(None, *s.bases[1:]), tips=(s.bases[0], None, None, None))(s),
     "tips: the tips are empty in the first auction phase (R2.8)"),
    "a base after the last auction": (m.painting,
     lambda s: c.state(discarded=s.discarded[1:], bases=(s.discarded[0], None, None, None))(s),
     "bases: no cards are revealed after the last auction phase (R5.22)"),
    "a virtual opponent that is done before the first turn": (m.choosing, c.state(virtual_done=(True,)),
     "virtual_done: a virtual opponent has acted before the first turn (R12.2)"),
    # R2.3-R2.5, R5.10-R5.12, R6.2, R10.1: what a player has and does belongs to the phase.
    "a seat that is in after the auctions": (m.laying, c.seat(1, auction=Standing.IN),
     "seats[1]: seat 1 is in an auction, and there is none (R5.10)"),
    "a seat that has passed before the first turn": (m.choosing, c.seat(1, auction=Standing.PASSED),
     "seats[1].auction: seat 1 has passed, or a card, before the first turn (R5.10)"),
    "a seat that lays cards in an auction": (m.bidding, c.seat(0, plays=True),
     "seats[0].plays: seat 0 has cards to lay outside a round (R6.2)"),
    "a seat that skips the next auctions when there are no more": (m.last_round, c.seat(0, skips_next=True),
     "seats[0].skips_next: seat 0 has to skip the next auction phase, which there is not (L69)"),
    "a card won that is not in the hand": (m.taking, c.seat(0, won=37), "seats[0]: seat 0 has not won card 37 (R5.12)"),
    "a seat that skips the next auctions during these": (m.bidding, c.seat(0, skips_next=True),
     "seats[0].skips_next: seat 0 has to skip the next auction phase, which there is not (L69)"),
    "a card won outside an auction": (m.laying, c.seat(0, won=5),
     "seats[0].won: seat 0 has won a card outside an auction (R5.12)", "seats[0]: seat 0 has not won card 5 (R5.12)"),
    "an infinite gem used at setup": (m.first_infinite, c.seat(0, used_infinite=gems(blue=1)),
     "seats[0].used_infinite: seat 0 has used an infinite gem before the first turn (R7.10)"),
    "a circle painted in turn 2": (m.laying, c.paint(0, Paint(Place(2, 0), Section.LEFT, RED)),
     "seats[0].paints: seat 0 has painted before the end of the game (R10.1)"),
    "a seat that is done painting in turn 2": (m.laying, c.seat(0, finished=True),
     "seats[0].finished: seat 0 has painted before the end of the game (R10.1)"),
    "a card in a hand at the end": (m.painting, c.give(0, HiddenCard(5)),
     "seats[0].hand: seat 0 has cards in hand at the end of the game (R10.1)"),
    "a seat that is not done painting when the game is over": (m.over, c.seat(1, finished=False),
     "seats[1]: seat 1 is not done painting, and the game is over (R10.2)"),
    "an attack token before the first card": (m.choosing, c.seat(0, attack=1),
     "seats[0].attack: seat 0 has an attack token before the first card (R2.5)"),
    "a card before the first one": (m.choosing, lambda s: c.lay(0, on(1, 0, s.discarded[0]))(s),
     "seats[0].pyramid: seat 0 has a card in its pyramid before the first one (R2.5)"),
    "seven gems before the first card": (m.choosing, c.earn(0, gems(red=1)),
     "seats[0]: seat 0 has not returned two gems (R2.3)"),
    "no first card": (m.first_gems, c.discard(10), "seats[0]: seat 0 has no first card (R2.5)"),
    "a law for a first card": (m.first_law, lambda s: c.both(c.discard(10), c.lay(0, on(1, 0, s.discarded[-1])))(s),
     "seats[0]: seat 0 has no first card (R2.5)"),
    "no card kept": (m.first_gems, c.discard(40), "seats[0]: seat 0 keeps one card (R2.5)"),
    "no pyramid": (m.laying, c.discard(12), "seats[1]: seat 1 has no card in its pyramid"),
    # R5.1: each seat that is still in chooses in secret, once, and only what it may.
    "a seat that is not there": (m.opened, c.task(-1, seat=7), "tasks[6]: there is no seat 7"),
    "a sealed bid of a seat that has passed": (m.bidding, c.sealed(None, None, Pass(2)),
     "sealed[2]: seat 2 is not asked"),
    "a sealed bid of a gem that the seat has not": (m.bidding, c.sealed(Bid(0, BLUE), None, None),
     "sealed[0]: the sealed choice of seat 0 is not legal"),
    "a sealed choice of another seat": (m.bidding, c.sealed(Pass(1), None, None),
     "sealed[0]: the sealed choice of seat 0 is not legal"),
    "a sealed choice where one seat is asked": (m.opened, c.sealed(None, Pass(1), None, None),
     "sealed[1]: a sealed choice, and no prompt to all"),
    # R5.1, R5.4, R5.14, R12.2: each bidder, attacker and virtual opponent has said one thing, which could be said.
    "bids not in the order of seats": (m.attacking, c.task(2, bids=((3, BLUE), (2, BLUE))),
     "tasks[2]: each seat that is in has bid once, in the order of seats (R5.1)"),
    "a bidder who has passed": (m.attacking, c.seat(3, auction=Standing.PASSED),
     "tasks[2]: each seat that is in has bid once, in the order of seats (R5.1)"),
    "a seat that is in and has not bid": (m.attacking, c.drop_task(4),
     "tasks[2]: each seat that is in has bid once, in the order of seats (R5.1)"),
    "an attacker twice": (m.attacking, c.put_task(4, TakeByAttack((1, 0))),
     "tasks[2]: each seat that is in has bid once, in the order of seats (R5.1)"),
    "no attacker": (m.attacking, c.put_task(4, TakeByAttack(())),
     "tasks[2]: each seat that is in has bid once, in the order of seats (R5.1)",
     "tasks[4]: nobody to take a card (R5.14)"),
    "an attacker who has a card": (m.attacking, c.seat(1, auction=Standing.HAS_CARD),
     "tasks[2]: each seat that is in has bid once, in the order of seats (R5.1)"),
    "more cards than were in the row": (m.attacking, c.task(2, cards=(2, 1, 1, 1)),
     "tasks[2]: other cards were in the row (R5.14)"),
    "fewer cards than are in the row": (m.attacking, c.task(2, cards=(1, 1, 1, 0)),
     "tasks[2]: other cards were in the row (R5.14)"),
    "three cards of a color": (m.attacking, c.task(2, cards=(3, 1, 1, 0)),
     "tasks[2]: other cards were in the row (R5.14)"),
    "cards of three colors only": (m.attacking, c.task(2, cards=(2, 1, 1)),
     "tasks[2]: other cards were in the row (R5.14)"),
    "other gems returned than were bid": (m.attacking,
     c.both(c.task(3, colors=(BLUE, GREEN)), c.bank(gems(blue=1)), c.from_bank(gems(green=1))),
     "tasks[3]: the gems that were bid are returned (R5.4)"),
    "a virtual opponent that drew, and is done": (m.drawn, c.state(virtual_done=(True, False)),
     "tasks[2]: other virtual opponents drew a gem (R12.2)"),
    # C5, R12.2: who bid on a color with two cards claims one of them, beside one other at most.
    "colors in another order": (m.claiming, lambda s: c.task(2, groups=s.tasks[2].groups[::-1])(s),
     "tasks[2]: each color with two cards is claimed once, by one bidder or two (C5, R5.6, R12.2)"),
    "a claim for a virtual opponent that is done": (m.claiming, c.state(virtual_done=(True,)),
     "tasks[2]: each color with two cards is claimed once, by one bidder or two (C5, R5.6, R12.2)"),
    "a claim of a seat that has passed": (m.claiming, c.seat(2, auction=Standing.PASSED),
     "tasks[2]: seat 2 is not in"),
    "a claim for the only card of a color": (m.claiming, c.discard(38),
     "tasks[2]: each color with two cards is claimed once, by one bidder or two (C5, R5.6, R12.2)"),
    "a claim of two seats and a virtual opponent": (m.claiming,
     c.task(2, groups=(ClaimGroup(BLUE, (0, 1), 0), ClaimGroup(RED, (2,)))),
     "tasks[2]: each color with two cards is claimed once, by one bidder or two (C5, R5.6, R12.2)"),
    "bidders in another order": (m.claiming, c.task(2, groups=(ClaimGroup(BLUE, (0,), 0), ClaimGroup(RED, (2, 1)))),
     "tasks[2]: each color with two cards is claimed once, by one bidder or two (C5, R5.6, R12.2)"),
    "a bidder twice": (m.claiming, c.task(2, groups=(ClaimGroup(BLUE, (0,), 0), ClaimGroup(RED, (1, 1)))),
     "tasks[2]: it names a seat twice"),
    # R5.8, R5.10, R5.17: three auctions, and gems once for each seat that passed, when the edition says so.
    "who took part in another order": (m.claiming, c.task(1, seats=(1, 0, 2)),
     "tasks[1]: others took part (R5.1)"),
    "a seat that is in and took no part": (m.claiming, c.task(1, seats=(0, 1)),
     "tasks[1]: others took part (R5.1)"),
    "more discards than virtual opponents": (m.claiming, c.task(1, unmatched=2),
     "tasks[1]: 2 discards for virtual opponents (R12.5)"),
    "gems due to a seat that has not passed": (m.waiting, c.task(0, waiting=(1,)), "tasks[0]: seat 1 has not passed"),
    "gems due to a seat twice": (m.waiting, c.task(0, waiting=(0, 0)), "tasks[0]: it names a seat twice"),
    "gems for a seat that has not passed": (m.between, c.seat(0, auction=Standing.IN),
     "tasks[2]: seat 0 does not take 3 gems for passing (R5.17)"),
    "four gems for passing, without a science token": (m.between, c.task(2, count=4),
     "tasks[2]: seat 0 does not take 4 gems for passing (R5.17)"),
    "no gems for passing": (m.between, c.task(1, count=0),
     "tasks[1]: seat 1 does not take 0 gems for passing (R5.17)"),
    "gems for passing twice": (m.between, c.task(1, seat=0),
     "tasks: a seat gets what its first card or passing gives once (R2.6, R5.20)"),
    "an auction left out": (m.between, c.task(0, auction=3), "tasks[0]: auction 3 does not come next (R5.8)"),
    "a fourth auction, in an auction": (m.between, c.both(c.state(auction=3), c.put_task(0, StartAuction(4))),
     "tasks[0]: auction 4 does not come next (R5.8)"),
    "the end of the phase after the second auction": (m.failed, c.state(auction=2),
     "tasks[0]: there are auctions left, or seats in them (R5.8, R5.10)"),
    "a seat that is still in when the phase ends": (m.failed, c.seat(2, auction=Standing.IN),
     "tasks[0]: there are auctions left, or seats in them (R5.8, R5.10)"),
    # R12.5: one seat discards a card for each virtual opponent that drew a color without one.
    "a choice of one card": (m.discarding, c.discard(34, 35),
     "tasks[2]: there is no choice of cards to discard (R12.5)"),
    "no virtual opponent": (m.discarding, c.both(c.drop_task(1), c.virtual_opponents(0)),
     "tasks[1]: one seat discards a card for each virtual opponent (R12.5)"),
    "more discards than virtual opponents, in an auction": (m.discarding, c.virtual_opponents(1),
     "tasks[1]: one seat discards a card for each virtual opponent (R12.5)",
     "tasks[2]: one seat discards a card for each virtual opponent (R12.5)"),
    "two seats": (m.discarding, c.task(1, seat=1),
     "tasks[1]: one seat discards a card for each virtual opponent (R12.5)",
     "tasks[2]: one seat discards a card for each virtual opponent (R12.5)"),
    # R2.3-R2.6, C1: gems are returned, characters chosen, and each first card gives its reward once.
    "a starting gem in the bank": (m.returning, c.pay(0, gems(red=1)),
     "tasks[1]: two gems are returned out of two of each color (R2.3)"),
    "three characters to choose from, and one": (m.choosing, c.give(0, HiddenCard(15)),
     "tasks[0]: each seat chooses from the characters dealt to it (R2.5)"),
    "a law to choose": (m.choosing, c.both(c.discard(10), c.give(0, HiddenCard(88))),
     "tasks[0]: each seat chooses from the characters dealt to it (R2.5)"),
    "another reward for a first card": (m.first_gems, c.task(1, reward=Reward(gems=5)),
     "tasks[1]: no card gives this reward there (R2.6, R6.11)"),
    "a reward of a card that is not there": (m.first_gems, c.task(1, place=NOWHERE),
     "tasks[1]: no card lies at 1, 9"),
    "the reward of a first card twice": (m.first_gems, c.put_task(1, GrantReward(0, Place(1, 0), Reward(gems=3))),
     "tasks: a seat gets what its first card or passing gives once (R2.6, R5.20)"),
    "a draw that no first card grants": (m.first_gems, c.task(0, draws=((2, 2),)),
     "tasks[0]: the first cards draw other cards (C1)"),
    "two cards to draw for a first card that lets draw one": (m.first_draws, c.task(2, count=2),
     "tasks[2]: the first card of seat 0 does not draw 2 (C1)"),
    "two cards to draw later for a first card that lets draw one": (m.first_draws, c.task(1, count=2),
     "tasks[1]: the first card of seat 1 does not draw 2 (C1)"),
    "fewer than no cards to draw": (m.first_draws, c.task(1, count=-1), "tasks[1]: fewer than no cards to draw"),
    "the second turn after the setup": (m.first_draws, c.task(0, turn=2), "tasks[0]: turn 2 after the setup (R4.1)"),
    # R6.1-R6.11: one card a seat, the lowest number first, laid openly and paid, with the rewards that it names.
    "a round left out": (m.laying, c.task(0, round=3), "tasks[0]: round 3 does not come next (R6.1)"),
    "cards not in the order of numbers": (m.placing, c.task(1, laid=((2, 7, False), (1, 6, False))),
     "tasks[1]: cards are resolved in the order of their numbers (R6.4)"),
    "no cards to resolve": (m.placing, c.put_task(1, ResolveNext(())),
     "tasks[1]: cards are resolved in the order of their numbers (R6.4)"),
    "a card placed before a lower one": (m.placing,
     c.both(c.put_task(2, AskPlace(1, 6)), c.task(1, laid=((0, 5, False), (2, 7, False)))),
     "tasks[1]: cards are resolved in the order of their numbers (R6.4)"),
    "two cards of a seat in one round": (m.placing,
     c.both(c.hand(0, HiddenCard(5, (0, 1, 2)), HiddenCard(45, (0, 1, 2))), c.task(1, laid=((0, 45, False),))),
     "tasks[1]: a seat lays one card a round (R6.1)"),
    "a card sold where none are": (m.placing, c.task(1, laid=((1, 6, True), (2, 7, False))),
     "tasks[1]: cards are not discarded for gems (B5)"),
    "a card laid in the phase in which it was drawn": (m.placing,
     c.both(c.edition(drawn_cards_playable=DrawnCards.NEXT_PHASE), c.hand(2, HiddenCard(7, (0, 1, 2), fresh=True))),
     "tasks[1]: card 7 may not be played in this phase (B7)"),
    "a card laid by who has passed": (m.placing, c.seat(1, plays=False), "tasks[1]: seat 1 plays no more (R6.2)"),
    "a card laid that not all know": (m.placing, c.hand(1, HiddenCard(6)), "tasks[1]: not all know card 6 (R6.1)"),
    "a card laid that is in no hand": (m.placing, c.discard(6), "tasks[1]: card 6 is not in the hand of seat 1"),
    "a card that nobody can pay": (m.placing, c.pay_all(0), "tasks[2]: card 5 can be placed nowhere (C21)"),
    "a reward of level 5 for a card on level 1": (m.on_top, c.task(1, place=Place(1, 0)),
     "tasks[1]: no character lies there on level 5 (R6.11)"),
    "a reward of level 5 for no card": (m.on_top, c.task(1, place=NOWHERE), "tasks[1]: no card lies at 1, 9"),
    "a choice on level 5 of a seat that plays no more": (m.on_top, c.seat(0, plays=False),
     "tasks: seat 0 plays no more (R6.2)"),
    "a reward of level 5 that no row gives": (m.top_draw, c.task(1, reward=Reward(gems=9)),
     "tasks[1]: no card gives this reward there (R2.6, R6.11)"),
    "rewards of one card for two seats": (m.top_draw, c.task(-1, seat=1),
     "tasks: a card is resolved by one seat, not by [0, 0, 1] (R6.4)"),
    "gems to choose from a bank that has as many": (m.rewarded,
     lambda s: c.earn(1, (s.bank[0] - 1, s.bank[1] - 2, s.bank[2], s.bank[3]))(s),
     "tasks[2]: there is no choice of 3 gems (R5.19, R7.1)"),
    "gems to choose from a bank of one color": (m.rewarded, lambda s: c.earn(1, (0, *s.bank[1:]))(s),
     "tasks[2]: there is no choice of 3 gems (R5.19, R7.1)"),
    "no gems to choose": (m.rewarded, c.task(2, count=0), "tasks[2]: there is no choice of 0 gems (R5.19, R7.1)"),
    "a choice of decks where there are no laws": (m.drawing,
     lambda s: c.discard(*(card.number for card in s.law_deck))(s), "tasks[1]: there is no choice of 1 cards (C44)"),
    "fewer than no cards to draw later": (m.drawing_two, c.task(1, count=-1),
     "tasks[1]: fewer than no cards to draw"),
    "no cards to draw": (m.drawing, c.task(1, count=0), "tasks[1]: there is no choice of 0 cards (C44)"),
    # L69-L78: what a law still does is what its card says, and there is something to choose.
    "an option of a character": (m.choosing_option, c.task(1, place=Place(1, 0)),
     "tasks[1]: no law at 1, 0 asks for this"),
    "an option of no card": (m.choosing_option, c.task(1, place=NOWHERE), "tasks[1]: no card lies at 1, 9"),
    "other options than the law names": (m.choosing_option, c.task(1, options=(Reward(gems=9),)),
     "tasks[1]: no law at 1, 1 asks for this"),
    "a color for no card": (m.choosing_color, c.task(1, place=NOWHERE), "tasks[1]: no card lies at 1, 9"),
    "an own gem for no card": (m.own_gem, c.task(1, place=NOWHERE), "tasks[1]: no card lies at 1, 9"),
    "an own gem while the bank has one": (m.own_gem, c.pay(1, gems(red=1)), "tasks[1]: the bank has red gems (R7.9)"),
    "more cards to put back than there are": (m.putting_back, c.task(1, count=4),
     "tasks[1]: the hand has no 4 cards to put back (L70)"),
    "laws to put back where characters are asked for": (m.putting_back, c.task(1, deck=Deck.RESERVE),
     "tasks[1]: the hand has no 2 cards to put back (L70)"),
    "no cards to put back": (m.putting_back, c.task(1, count=0),
     "tasks[1]: the hand has no 0 cards to put back (L70)"),
    "more cards to tuck than the law says": (m.tucking, c.task(2, left=3),
     "tasks[1]: more would be stored or tucked than the law allows (L72, L76)",
     "tasks[2]: no law at 1, 1 asks for this"),
    "any number of cards to tuck, where the law names one": (m.tucking, c.task(2, left=None),
     "tasks[2]: no law at 1, 1 asks for this"),
    "a number of cards to tuck, where the law names none": (m.tucking_any, c.task(1, left=2),
     "tasks[1]: no law at 1, 1 asks for this"),
    "more cards to tuck than there is room for": (m.tucking, c.tuck(0, 1, 1, 7),
     "tasks[1]: more would be stored or tucked than the law allows (L72, L76)",
     "tasks[2]: more would be stored or tucked than the law allows (L72, L76)"),
    "cards to tuck out of an empty hand": (m.tucking, c.discard(5, 6, 7), "tasks[2]: there is no card to tuck (L72)"),
    "a free card to tuck where there is only one": (m.tucking_free, c.discard(29),
     "tasks[1]: there is no choice of free cards (C31)"),
    "a free card to tuck under a law that says nothing of it": (m.storing, c.put_task(1, AskTuckFree(0, Place(1, 1))),
     "tasks[1]: no law at 1, 1 asks for this"),
    "nine gems to store": (m.storing, c.task(1, left=9), "tasks[1]: no law at 1, 1 asks for this"),
    "no gems to store": (m.storing, c.task(1, left=0), "tasks[1]: no law at 1, 1 asks for this"),
    "more gems to store than there is room for": (m.storing,
     c.both(c.from_bank(gems(red=1)), c.at(0, 1, 1, stored=gems(red=1))),
     "tasks[1]: more would be stored or tucked than the law allows (L72, L76)"),
    "a card of an empty row": (m.row_taking, c.discard(33, 34, 35, 36), "tasks[2]: no card lies in the auction row"),
    "effects of a law that lies elsewhere": (m.row_taking, c.task(1, law=70),
     "tasks[1]: law 70 does not do this at 1, 1"),
    "effects that have been executed": (m.row_taking, c.task(1, effects=(TakeFromRow(), SkipNextAuction())),
     "tasks[1]: law 69 does not do this at 1, 1"),
    "no effects": (m.row_taking, c.task(1, effects=()), "tasks[1]: law 69 does not do this at 1, 1"),
    "more draws than the law says": (m.drawing_on, c.task(2, effects=(Draw(Deck.LAWS, 4),)),
     "tasks[2]: law 70 does not do this at 1, 2"),
    "draws of another deck": (m.drawing_on, c.task(2, effects=(Draw(Deck.RESERVE, 2),)),
     "tasks[2]: law 70 does not do this at 1, 2"),
    "a card taken that is in no hand": (m.won, c.task(1, card=33), "tasks[1]: card 33 is not in the hand of seat 0"),
    "a card taken by a seat without law 78": (m.won, c.task(1, seat=1, card=33),
     "tasks[1]: no law of seat 1 waits for cards (L78)"),
    "a card taken that is asked about twice": (m.taken, c.task(2, taken=((0, 88),)),
     "tasks[2]: cards taken are asked about once each (L78)"),
    "no card taken": (m.taken, c.task(2, taken=()), "tasks[2]: cards taken are asked about once each (L78)"),
    "another card taken that is in no hand": (m.taken, c.task(2, taken=((0, 5),)),
     "tasks[2]: card 5 is not in the hand of seat 0"),
    # L67: a token of one's own, then one of another player, and gems behind the screen to pay for it.
    "fewer than no gems to pay": (m.swapping, c.task(1, pay=-1), "tasks[1]: fewer than no gems to pay"),
    "a token of nobody": (m.swapping, c.task(1, owner=None),
     "tasks[1]: first an own token is picked, then one of another (L67)"),
    "a token of another before an own one": (m.swapping, c.task(1, own=None),
     "tasks[1]: first an own token is picked, then one of another (L67)"),
    "two own tokens": (m.swapping, c.task(1, owner=0, others=(Place(1, 0), Token(TokenKind.MAGIC))),
     "tasks[1]: it names a seat twice"),
    "an own token that is not there": (m.swapping, c.task(1, own=(Place(1, 0), Token(TokenKind.DEFENSE))),
     "tasks[1]: a token that was picked does not lie there (L67)"),
    "a token of another that is not there": (m.swapping, c.task(1, others=(NOWHERE, Token(TokenKind.SCIENCE))),
     "tasks[1]: a token that was picked does not lie there (L67)"),
    "a swap that cannot be paid": (m.swapping, c.pay(0, gems(blue=1, red=1)),
     "tasks[1]: seat 0 cannot pay 3 gems (L67)"),
    "a price beyond all gems": (m.pricing, c.pay(0, gems(blue=2)),
     "tasks[2]: seat 0 cannot pay a price for law 89 (C21)"),
    # Payments, tokens that move, cards from under a law.
    "a payment beyond all gems": (m.paying, c.pay(0, gems(blue=2)),
     "tasks[2]: seat 0 cannot pay so for law 89"),
    "a payment with a token that no law takes": (m.paying, c.task(2, tokens=Tokens(power=(3,))),
     "tasks[2]: seat 0 cannot pay so for law 89"),
    "a payment that the law does not ask for": (m.paying, c.task(2, cards=2),
     "tasks[2]: seat 0 cannot pay so for law 89"),
    "a token to move that is not there": (m.moving_token, c.at(0, 1, 0, tokens=Tokens()),
     "tasks[1]: a token that was picked does not lie there, or can go nowhere"),
    "other players who get nothing by the law": (m.losing, c.both(c.task(1, effect=OthersLose(1)), c.task(2, count=1)),
     "tasks[1]: law 89 does nothing to others at 1, 1"),
    "other players in another order": (m.losing, c.task(1, seats=(1,)),
     "tasks[1]: the other players do not follow each other so"),
    "more gems lost than by the law": (m.losing, c.task(2, count=3),
     "tasks[2]: seat 1 loses nothing by a law of another player"),
    "a question about cards under a law that has none": (m.untucking,
     c.both(c.at(0, 1, 1, tucked=()), c.discard(35, 37)),
     "tasks[1]: no card lies under the law"),
    "more cards to choose from than the law shows": (m.looking, c.task(1, cards=4),
     "tasks[1]: seat 0 does not look at 4 cards of that deck"),
    "a choice without a choice": (m.looking, c.task(1, cards=1),
     "tasks[1]: seat 0 does not look at 1 cards of that deck"),
    "cards that another player looks at": (m.looking, c.task(1, seat=1),
     "tasks[1]: seat 1 does not look at 3 cards of that deck", "tasks: seat 1 plays no more (R6.2)"),
    "a choice of one screen": (m.looking, c.put_task(1, AskScreen(0)),
     "tasks[1]: there is no choice of screens to look behind"),
    # Laws that respond to events (C32).
    "a response that no law has": (m.responding, c.task(1, due=((2, 90, 2),)), "tasks[1]: no law can respond so"),
    "no response": (m.responding, c.task(1, due=()), "tasks[1]: no law can respond so"),
    "a response of a law that is no card": (m.responding, c.task(1, due=((2, 999, 1),)),
     "tasks[1]: no law can respond so"),
    "a law of another that asks": (m.responding, c.task(2, law=90),
     "tasks[2]: law 90 does not ask whether it shall respond"),
    "a rule that a law has not": (m.responding, c.task(2, rule=0),
     "tasks[2]: law 89 does not ask whether it shall respond"),
    "a round left out after responses": (m.round_over, c.task(0, to_round=3),
     "tasks[0]: round 3 does not come next (R6.1)"),
    # Whatever values a state holds, the answer is there at once.
    "a card to place that is in no set": (m.placing, c.both(c.drop_task(1), c.put_task(1, AskPlace(0, 999))),
     "tasks[1]: card 999 is not in the hand of seat 0"),
    "more passers than there are seats": (m.between,
     lambda s: c.state(tasks=(s.tasks[0], *[MoreGems(1, 3)] * 4, s.tasks[2]))(s),
     f"tasks: the tasks StartAuction {'MoreGems ' * 4}AskGems cannot be what is still to happen in this phase (R4.2)"),
}
# fmt: on
"""A moment that play reaches, what is changed in it, and all that is wrong then."""


def told(state: GameState) -> list[str]:
    """Return what is wrong with a state, behind its place."""
    return [f"{violation.where}: {violation.what}".removeprefix(": ") for violation in violations(state)]


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_no_play_leads_to_is_named(name: str) -> None:
    """What is changed is named with its place and its rule, and nothing else is; the moment itself has no violation."""
    moment, change, *wrong = IMPOSSIBLE[name]
    assert told(moment()) == []
    assert told(change(moment())) == wrong


def test_each_rule_is_broken_by_a_state() -> None:
    """No rule could be left out unnoticed: for each there is a state that breaks it alone, or beside another one."""
    rules = [*table.CARD_RULES, *phases.SEAT_RULES, *tasks.ACTING_RULES, *phases.MAY_HAVE.values()]
    rules += [rule for _, rule in phases.RULES]
    templates = [what for _, what, _ in (*tasks.PART_RULES, *tasks.TASK_RULES)] + [what for what, _ in rules]
    wrong = [what for _, _, *found in IMPOSSIBLE.values() for what in found]
    for what in templates:
        pattern = re.compile(".+".join(map(re.escape, re.split(r"{.*?}", what))))
        assert any(map(pattern.search, wrong)), what


def test_tokens_without_number_are_counted_at_once() -> None:
    """L67: whether a token lies there is found without a look at each of a billion."""
    assert told(c.at(0, 1, 0, tokens=Tokens(magic=1, science=10**9))(m.swapping())) == []


@pytest.mark.parametrize("game", range(0, GAMES, 4))
def test_what_is_accepted_plays_on_to_the_end(game: int) -> None:
    """A saved game that somebody changed is refused, or can be played to its end with nothing lost or made."""
    rng = random.Random(game)
    written = [to_data(state) for state in sampled(game, 9)]
    for _ in range(tries(60)):
        try:
            state = loads(json.dumps(spoiled(rng.choice(written), rng, written)))
        except BadJson:
            continue
        while not state.is_over:
            state = step(state, any_choice(state, rng)).state
        assert [*wrong_with(state)] == []
        assert score(state).winners
