"""The table as one seat sees it: auction row, bank, players, hand and pyramids."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.cli.terminal.card_faces import faces_text, law_line
from viceroy.engine.actions import Slot
from viceroy.engine.points import totals
from viceroy.engine.prompts import AskPaint
from viceroy.engine.state import AUCTIONS, ROUNDS, TURNS, Standing, unused_infinite
from viceroy.engine.views import GameView, SeatView, SeenCard
from viceroy.messages import counted, joined
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.laws import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color
from viceroy.render.cards import title_of
from viceroy.render.text import shortened
from viceroy.render.text_pyramid import draw_pyramid
from viceroy.scoring.score import Painting
from viceroy.wording.narration import gems_text

_ROW = 80


def headline(text: str, width: int) -> str:
    """Return the heading of a part of the screen.

    >>> headline("Turn 1 of 12", 24)
    '── Turn 1 of 12 ────────'
    """
    start = f"── {shortened(text, width - 4)} "
    return start + "─" * (width - len(start))


def moment_text(view: GameView) -> str:
    """Return the moment of the game: turn, phase, auction or round."""
    if view.is_over:
        return "The game is over"
    if isinstance(view.prompt, AskPaint):
        return "The end of the game: painting"
    if view.turn == 0:
        return "Before the first turn"
    if view.round:
        return f"Turn {view.turn} of {TURNS}, development, round {view.round} of {ROUNDS}"
    return f"Turn {view.turn} of {TURNS}, auction {max(view.auction, 1)} of {AUCTIONS}"


# -- the middle of the table ------------------------------------------------------------------------------------------


def row_text(view: GameView, width: int) -> str:
    """Draw the auction row: the bases with the new cards, below them the tips with those of the turn before."""
    width = min(width, _ROW)  # a wider screen would not keep each tip under its base
    titled = [
        (_row_title(color, slot, number), None if number is None else _character(view, number))
        for slot, row in ((Slot.BASE, view.bases), (Slot.TIP, view.tips))
        for color, number in zip(COLORS, row, strict=True)
        if any(card is not None for card in row)
    ]
    return faces_text(titled, width) if titled else "  The auction row is empty."


def _row_title(color: Color, slot: Slot, number: int | None) -> str:
    return f"{color} {slot}" if number is not None else f"{color} {slot}: none"


def _character(view: GameView, number: int) -> CharacterCard | None:
    card = view.rules.card(number)
    return card if isinstance(card, CharacterCard) else None


def supply_text(view: GameView) -> str:
    """List the bank, the decks, and the virtual opponents still bidding."""
    characters = f"{view.auction_deck} for auctions, {counted(view.reserve_deck.size, 'character')} in reserve"
    if not view.turn and not view.reserve_deck.size:  # the deck is not split yet (R2.7)
        characters = counted(view.auction_deck, "character")
    decks = f"decks: {characters}, {counted(view.law_deck.size, 'law')}"
    virtual = [f"{opponent + 1}" for opponent, done in enumerate(view.virtual_done) if not done]
    more = f"; virtual opponents still bidding: {joined(virtual)}" if virtual and not view.round else ""
    return f"Bank: {gems_text(view.bank)}; {decks}{more}"


# -- the players ------------------------------------------------------------------------------------------------------


def players_text(view: GameView) -> str:
    """List each player with what this seat may know, and what it makes in points (`totals`)."""
    points = totals(view)
    return "\n".join(
        f"{_name(view, seat)}: {'; '.join(_holds(view, seat, points[seat]))}" for seat in view.rules.everybody
    )


def _name(view: GameView, seat: int) -> str:
    name = view.rules.players[seat]
    return f"{name} (you)" if seat == view.seat else name


def _holds(view: GameView, seat: int, points: int) -> Iterator[str]:
    held = view.seats[seat]
    if held.gems is not None:
        yield gems_text(held.gems)
    if held.attack:
        yield counted(held.attack, "attack token")
    unused = unused_infinite(held.pyramid, held.used_infinite)
    if unused != NO_GEMS:
        yield f"infinite gems to use: {gems_text(unused)}"
    yield f"hand: {hand_line(view, held.hand)}"
    if view.turn:
        yield f"{counted(points, 'point')} now"
    yield from _standing(view, seat, held)


def _standing(view: GameView, seat: int, held: SeatView) -> Iterator[str]:
    if held.has_chosen:
        yield "has chosen"
    elif seat in view.owes and seat != view.seat:
        yield "has to choose"
    elif view.turn and not view.round and not view.is_over:
        yield from {
            Standing.HAS_CARD: ("has a card",),
            Standing.PASSED: ("has passed",),
            Standing.SKIPS: ("takes no part in this auction phase",),
        }.get(held.auction, ())
    elif view.round and not held.plays:
        yield "has passed"
    if held.skips_next:
        yield "will take no part in the next auction phase"


def hand_line(view: GameView, hand: tuple[SeenCard, ...]) -> str:
    """List a hand: known cards by name, the others counted by their backs."""
    known = [title_of(view.rules.card(card.number), "en") for card in hand if card.number is not None]
    backs = [card.kind for card in hand if card.number is None]
    counts = [counted(backs.count(kind), kind) for kind in CardKind if kind in backs]
    return ", ".join((*known, *counts)) or "empty"


def hand_text(view: GameView, width: int) -> str:
    """Draw the own hand: faces of characters, then a line for each law."""
    if view.seat is None:
        return ""
    hand = [(card, view.rules.card(card.number)) for card in view.seats[view.seat].hand if card.number is not None]
    characters = [
        ("not this turn" if card.fresh else "", printed) for card, printed in hand if isinstance(printed, CharacterCard)
    ]
    laws = [law_line(printed) for _, printed in hand if isinstance(printed, LawCard)]
    faces = [faces_text(characters, width)] if characters else []
    return "\n".join([*faces, *laws]) or "  Your hand is empty."


# -- pyramids ---------------------------------------------------------------------------------------------------------


def player_pyramid(view: GameView, seat: int, width: int) -> str:
    """Draw a player's pyramid, painted so far as it is, under a heading."""
    held = view.seats[seat]
    drawing = draw_pyramid(held.pyramid, Painting(held.paints), width=width) or "  No card yet."
    return f"{headline(f'{_name(view, seat)}: pyramid', width)}\n{drawing}"


def board_text(view: GameView, width: int) -> str:
    """Draw the whole table: auction row, pyramids with the own one last, hand, players and bank."""
    others = [seat for seat in view.rules.everybody if seat != view.seat]
    own = [] if view.seat is None else [view.seat]
    return "\n".join(
        [
            headline("Auction row", width),
            row_text(view, width),
            *(player_pyramid(view, seat, width) for seat in (*others, *own)),
            headline("Your hand", width),
            hand_text(view, width),
            headline("Players", width),
            players_text(view),
            supply_text(view),
        ]
    )
