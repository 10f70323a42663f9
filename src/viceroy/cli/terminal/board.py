"""The table as one seat sees it: auction row, bank, players, hand and pyramids, and cards as it shows them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from viceroy.engine.actions import Slot
from viceroy.engine.points import totals
from viceroy.engine.state import Standing, unused_infinite
from viceroy.engine.views import DeckView, GameView, SeatView, SeenCard
from viceroy.messages import counted, joined
from viceroy.model.cards import Card, CharacterCard, LawCard, Sections
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color
from viceroy.render.cards import title_of
from viceroy.render.text import left, shortened
from viceroy.render.text_marks import letter_of, reward_mark
from viceroy.render.text_pyramid import draw_pyramid
from viceroy.scoring.score import Painting
from viceroy.wording.laws import gems_text, law_sentences

_ROW = 80
WIDE = 18
_INSIDE = WIDE - 2
_GAP, _MARGIN = 2, "  "


def headline(text: str, width: int) -> str:
    """Return the heading of a part of the screen.

    >>> headline("Turn 1 of 12", 24)
    '── Turn 1 of 12 ────────'
    """
    start = f"── {shortened(text, width - 4)} "
    return start + "─" * (width - len(start))


# -- the middle of the table ------------------------------------------------------------------------------------------


def row_text(view: GameView, width: int) -> str:
    """Draw the auction row: the bases with the new cards, below them the tips with those of the turn before."""
    titled = [
        (_row_title(color, slot, number), None if number is None else _character(view, number))
        for slot, row in ((Slot.BASE, view.bases), (Slot.TIP, view.tips))
        for color, number in zip(COLORS, row, strict=True)
        if any(card is not None for card in row)
    ]
    # a wider screen would not keep each tip under its base
    drawing = faces_text(titled, min(width, _ROW)) if titled else "  The auction row is empty."
    return f"{headline('Auction row', width)}\n{drawing}"


def _row_title(color: Color, slot: Slot, number: int | None) -> str:
    return f"{color} {slot}" if number is not None else f"{color} {slot}: none"


def _character(view: GameView, number: int) -> CharacterCard | None:
    card = view.rules.card(number)
    return card if isinstance(card, CharacterCard) else None


def _supply(view: GameView) -> str:
    """List the bank, the decks, and the virtual opponents still bidding."""
    characters = f"{view.auction_deck} for auctions, {counted(view.reserve_deck.size, 'character')} in reserve"
    if not view.turn and not view.reserve_deck.size:  # the deck is not split yet (R2.7)
        characters = counted(view.auction_deck, "character")
    decks = f"decks: {characters}, {counted(view.law_deck.size, 'law')}"
    virtual = [f"{opponent + 1}" for opponent, done in enumerate(view.virtual_done) if not done]
    more = f"; virtual opponents still bidding: {joined(virtual)}" if virtual and not view.round else ""
    return f"Bank: {gems_text(view.bank)}; {decks}{more}"


def _known_cards(view: GameView) -> Iterator[str]:
    """Yield a line for each end of a deck at which somebody knows cards: those cards, from the end inwards (L70)."""
    for name, deck in (
        ("auction deck", DeckView(view.auction_deck, view.auction_top, view.auction_bottom)),
        ("reserve deck", view.reserve_deck),
        ("law deck", view.law_deck),
    ):
        for end, cards in (("On top of", deck.top), ("At the bottom of", deck.bottom)):
            if cards:
                yield f"{end} the {name}: {', then '.join(_known_card(view, card) for card in cards)}"


def _known_card(view: GameView, card: SeenCard) -> str:
    if card.number is not None:
        return title_of(view.rules.card(card.number), "en")
    return f"a card known to {joined(view.rules.players[seat] for seat in card.known_by)}"


# -- the players ------------------------------------------------------------------------------------------------------


def players_text(view: GameView, width: int) -> str:
    """List each player with what this seat may know, and what it makes in points (`totals`), and the supply."""
    points = totals(view)
    players = (f"{_name(view, seat)}: {'; '.join(_holds(view, seat, points[seat]))}" for seat in view.rules.everybody)
    return "\n".join([headline("Players", width), *players, _supply(view), *_known_cards(view)])


def _name(view: GameView, seat: int) -> str:
    name = view.rules.players[seat]
    return f"{name} (you)" if seat == view.seat else name


def _holds(view: GameView, seat: int, points: int) -> Iterator[str]:
    held = view.seats[seat]
    yield from belongings(held)
    yield f"hand: {hand_line(view, held.hand)}"
    if view.turn:
        yield f"{counted(points, 'point')} now"
    yield from _standing(view, seat, held)


def belongings(held: SeatView) -> Iterator[str]:
    """Yield what a player has to pay with, as far as it is known: gems, attack tokens, infinite gems to use."""
    if held.gems is not None:
        yield gems_text(held.gems)
    if held.attack:
        yield counted(held.attack, "attack token")
    unused = unused_infinite(held.pyramid, held.used_infinite)
    if unused != NO_GEMS:
        yield f"infinite gems to use: {gems_text(unused)}"


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
    seen = () if view.seat is None else view.seats[view.seat].hand
    hand = [(card, view.rules.card(card.number)) for card in seen if card.number is not None]
    cards = cards_text([("not this turn" if card.fresh else "", printed) for card, printed in hand], width)
    return f"{headline('Your hand', width)}\n{cards or '  Your hand is empty.'}"


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
    pyramids = (player_pyramid(view, seat, width) for seat in (*others, *own))
    hand = [hand_text(view, width) for _ in own]
    return "\n".join([row_text(view, width), *pyramids, *hand, players_text(view, width)])


# -- cards ------------------------------------------------------------------------------------------------------------


def cards_text(titled: Sequence[tuple[str, Card]], width: int) -> str:
    """Draw the characters among some cards, each under its title, and list the laws below them."""
    characters = [(title, card) for title, card in titled if isinstance(card, CharacterCard)]
    faces = [faces_text(characters, width)] if characters else []
    return "\n".join([*faces, *(law_line(card) for _, card in titled if isinstance(card, LawCard))])


def faces_text(titled: Sequence[tuple[str, CharacterCard | None]], width: int) -> str:
    """Draw characters side by side, in as many rows as needed, each under its title; None leaves a gap."""
    heads = any(title for title, _ in titled)
    blocks = [[*([shortened(title, WIDE)] if heads else ()), *(face(card) if card else ())] for title, card in titled]
    each = max(1, (width - len(_MARGIN) + _GAP) // (WIDE + _GAP))
    rows = (blocks[start : start + each] for start in range(0, len(blocks), each))
    return "\n".join(line for row in rows for line in _side_by_side(row))


def _side_by_side(blocks: Sequence[Sequence[str]]) -> Iterator[str]:
    for lines in zip_longest(*blocks, fillvalue=""):
        yield (_MARGIN + (" " * _GAP).join(left(line, WIDE) for line in lines)).rstrip()


def face(card: CharacterCard) -> list[str]:
    """Return the lines of a face: corners, name, and what each level adds to the cost and gives, level 4 first."""
    sections, half = card.sections, "─" * ((_INSIDE - 2) // 2)
    rows = [f"{level} {row.cost.letter} {reward_mark(row.reward)}" for level, row in enumerate(card.levels, start=1)]
    return [
        f"{letter_of(sections.top_left)}{'─' * _INSIDE}{letter_of(sections.top_right)}",
        *(f"│{left(shortened(text, _INSIDE), _INSIDE)}│" for text in (title_of(card, "en"), *reversed(rows))),
        f"└{half}{letter_of(sections.bottom_left)}{letter_of(sections.bottom_right)}{half}┘",
    ]


def law_line(law: LawCard) -> str:
    """Return a law as a line: its name, its letters, and what it does."""
    return f"  {title_of(law, 'en')} (law, {corners(law.sections)}): {' '.join(law_sentences(law))}"


def corners(sections: Sections) -> str:
    """Return the letters of the sections: the two upper corners, then the lower edge.

    >>> corners(Sections(Color.BLUE, Color.RED, Color.RED, Color.RED))
    'B R / RR'
    """
    lower = letter_of(sections.bottom_left) + letter_of(sections.bottom_right)
    return f"{letter_of(sections.top_left)} {letter_of(sections.top_right)} / {lower}"
