"""The table as text, as one seat sees it: auction row, bank, players, hand and pyramids, and the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from viceroy.engine.actions import Slot
from viceroy.engine.points import totals
from viceroy.engine.state import Standing, unused_infinite
from viceroy.engine.views import GameView, SeatView, SeenCard
from viceroy.messages import joined
from viceroy.model.cards import Card, CharacterCard, LawCard, Sections
from viceroy.model.laws import LookedDeck
from viceroy.model.quantities import CardKind, Counted
from viceroy.model.tokens import COLORS, NO_GEMS
from viceroy.render.cards import title_of
from viceroy.render.text import left, shortened
from viceroy.render.text_drawings import draw_pyramid, letter_of, reward_mark
from viceroy.scoring.score import Painting
from viceroy.wording.catalog import ENGLISH, Catalog, TerminalMessages
from viceroy.wording.game import hand_label, slot_text
from viceroy.wording.laws import gems_text, law_sentences

_ROW = 80
_WIDE = 18
_INSIDE = _WIDE - 2
_GAP, _MARGIN = 2, "  "


def headline(text: str, width: int) -> str:
    """Return the heading of a part of the screen.

    >>> headline("Turn 1 of 12", 24)
    '── Turn 1 of 12 ────────'
    """
    start = f"── {shortened(text, width - 4)} "
    return start + "─" * (width - len(start))


# -- the middle of the table ------------------------------------------------------------------------------------------


def row_text(view: GameView, width: int, catalog: Catalog) -> str:
    """Draw the auction row: the cards left from the turn before above, the new ones below."""
    titled = [
        (slot_text(color, slot, catalog), None if number is None else _character(view, number))
        for slot, row in ((Slot.TIP, view.tips), (Slot.BASE, view.bases))
        for color, number in zip(COLORS, row, strict=True)
        if any(card is not None for card in row)
    ]
    # a wider screen would not keep the two cards of a color under each other
    drawing = _faces_text(titled, min(width, _ROW), catalog) if titled else f"  {catalog.terminal.row_is_empty}"
    return f"{headline(catalog.terminal.row, width)}\n{drawing}"


def _character(view: GameView, number: int) -> CharacterCard | None:
    card = view.rules.card(number)
    return card if isinstance(card, CharacterCard) else None


def _supply(view: GameView, catalog: Catalog) -> str:
    """List the bank, the decks, and the virtual opponents still bidding."""
    messages, kinds = catalog.terminal, catalog.words.kinds
    laws = kinds[CardKind.LAW].nominative_counted(view.law_deck.size)
    if not view.turn and not view.reserve_deck.size:  # the deck is not split yet (R2.7)
        characters = kinds[CardKind.CHARACTER].nominative_counted(view.auction_deck)
        decks = messages.deck_before.format(characters=characters, laws=laws)
    else:
        reserve = kinds[CardKind.CHARACTER].nominative_counted(view.reserve_deck.size)
        decks = messages.decks.format(auction=view.auction_deck, reserve=reserve, laws=laws)
    virtual = [f"{opponent + 1}" for opponent, done in enumerate(view.virtual_done) if not done]
    bidding = messages.still_bidding.format(numbers=joined(virtual, catalog.words.both))
    more = [bidding] if virtual and not view.round else []
    return catalog.words.semicolon.join([messages.bank.format(gems=gems_text(view.bank, catalog)), decks, *more])


def _known_cards(view: GameView, catalog: Catalog) -> Iterator[str]:
    """Yield a line for each end of a deck at which somebody knows cards: those cards, from the end inwards (L70)."""
    messages = catalog.terminal
    for name, deck in zip((LookedDeck.AUCTION, LookedDeck.RESERVE, LookedDeck.LAWS), view.decks, strict=True):
        for end, cards in ((messages.on_top, deck.top), (messages.at_bottom, deck.bottom)):
            if cards:
                known = catalog.effects.then_inside.join(_known_card(view, card, catalog) for card in cards)
                yield end.format(deck=name, cards=known)


def _known_card(view: GameView, card: SeenCard, catalog: Catalog) -> str:
    if card.number is not None:
        return title_of(view.rules.card(card.number), catalog.language)
    players = joined([view.rules.players[seat] for seat in card.known_by], catalog.words.both)
    return catalog.terminal.known_to.format(players=players)


# -- the players ------------------------------------------------------------------------------------------------------


def players_text(view: GameView, width: int, catalog: Catalog) -> str:
    """List each player with what this seat may know, and what it makes in points (`totals`), and the supply."""
    points, words = totals(view), catalog.words
    players = (
        f"{_name(view, seat, catalog)}{words.colon}{words.semicolon.join(_holds(view, seat, points[seat], catalog))}"
        for seat in view.rules.everybody
    )
    supply = (_supply(view, catalog), *_known_cards(view, catalog))
    return "\n".join([headline(catalog.terminal.players, width), *players, *supply])


def _name(view: GameView, seat: int, catalog: Catalog) -> str:
    name = view.rules.players[seat]
    return catalog.terminal.you.format(player=name) if seat == view.seat else name


def _holds(view: GameView, seat: int, points: int, catalog: Catalog) -> Iterator[str]:
    held = view.seats[seat]
    yield from belongings(held, catalog, nominative=True)
    yield catalog.terminal.hand.format(cards=hand_label(view, held.hand, catalog))
    if view.turn:
        yield catalog.terminal.points_now.format(n=points)
    yield from _standing(view, seat, held, catalog.terminal)


def belongings(held: SeatView, catalog: Catalog, *, nominative: bool = False) -> Iterator[str]:
    """Yield the means of a player to pay, as far as they are known: gems, attack tokens, infinite gems to use."""
    if held.gems is not None:
        yield gems_text(held.gems, catalog, nominative=nominative)
    if held.attack:
        yield catalog.words.nouns[Counted.ATTACK].counted(held.attack)
    unused = unused_infinite(held.pyramid, held.used_infinite)
    if unused != NO_GEMS:
        yield catalog.terminal.infinite_to_use.format(gems=gems_text(unused, catalog))


def _standing(view: GameView, seat: int, held: SeatView, messages: TerminalMessages) -> Iterator[str]:
    if held.has_chosen:
        yield messages.has_chosen
    elif seat in view.owes and seat != view.seat:
        yield messages.has_to_choose
    elif view.turn and not view.round and not view.is_over:
        yield from {
            Standing.HAS_CARD: (messages.has_card,),
            Standing.PASSED: (messages.has_passed,),
            Standing.SKIPS: (messages.skips,),
        }.get(held.auction, ())
    elif view.round and not held.plays:
        yield messages.has_passed
    if held.skips_next:
        yield messages.skips_next


def hand_text(view: GameView, width: int, catalog: Catalog) -> str:
    """Draw the own hand: faces of characters, then a line for each law."""
    messages, seen = catalog.terminal, () if view.seat is None else view.seats[view.seat].hand
    hand = [(card, view.rules.card(card.number)) for card in seen if card.number is not None]
    titled = [(messages.not_this_turn if card.fresh else "", printed) for card, printed in hand]
    cards = cards_text(titled, width, catalog)
    return f"{headline(messages.your_hand, width)}\n{cards or f'  {messages.your_hand_is_empty}'}"


# -- pyramids ---------------------------------------------------------------------------------------------------------


def player_pyramid(view: GameView, seat: int, width: int, catalog: Catalog) -> str:
    """Draw a player's pyramid with its paint so far, under a heading."""
    messages, held = catalog.terminal, view.seats[seat]
    drawing = draw_pyramid(held.pyramid, Painting(held.paints), catalog=catalog, width=width)
    head = messages.pyramid.format(player=_name(view, seat, catalog))
    return f"{headline(head, width)}\n{drawing or f'  {messages.no_card_yet}'}"


def board_text(view: GameView, width: int, catalog: Catalog = ENGLISH) -> str:
    """Draw the whole table: auction row, pyramids with the own one last, hand, players and bank."""
    others = [seat for seat in view.rules.everybody if seat != view.seat]
    own = [] if view.seat is None else [view.seat]
    pyramids = (player_pyramid(view, seat, width, catalog) for seat in (*others, *own))
    hand = [hand_text(view, width, catalog) for _ in own]
    return "\n".join([row_text(view, width, catalog), *pyramids, *hand, players_text(view, width, catalog)])


# -- cards ------------------------------------------------------------------------------------------------------------


def cards_text(titled: Sequence[tuple[str, Card]], width: int, catalog: Catalog) -> str:
    """Draw the characters among some cards, each under its title, and list the laws below them."""
    characters = [(title, card) for title, card in titled if isinstance(card, CharacterCard)]
    faces = [_faces_text(characters, width, catalog)] if characters else []
    return "\n".join([*faces, *(_law_line(card, catalog) for _, card in titled if isinstance(card, LawCard))])


def _faces_text(titled: Sequence[tuple[str, CharacterCard | None]], width: int, catalog: Catalog) -> str:
    """Draw characters side by side, in as many rows as needed, each under its title; None is an empty place."""
    heads, no_face = any(title for title, _ in titled), [f"({catalog.terminal.empty})"]
    blocks = [
        [*([shortened(title, _WIDE)] if heads else ()), *(face(card, catalog) if card else no_face)]
        for title, card in titled
    ]
    each = max(1, (width - len(_MARGIN) + _GAP) // (_WIDE + _GAP))
    rows = (blocks[start : start + each] for start in range(0, len(blocks), each))
    return "\n".join(line for row in rows for line in _side_by_side(row))


def _side_by_side(blocks: Sequence[Sequence[str]]) -> Iterator[str]:
    for lines in zip_longest(*blocks, fillvalue=""):
        yield (_MARGIN + (" " * _GAP).join(left(line, _WIDE) for line in lines)).rstrip()


def face(card: CharacterCard, catalog: Catalog = ENGLISH) -> list[str]:
    """Return the lines of a face: corners, name, and what each level adds to the cost and gives, level 4 first."""
    sections, half = card.sections, "─" * ((_INSIDE - 2) // 2)
    rows = [
        f"{level} {row.cost.letter} {reward_mark(row.reward, catalog)}"
        for level, row in enumerate(card.levels, start=1)
    ]
    title = title_of(card, catalog.language)
    return [
        f"{letter_of(sections.top_left)}{'─' * _INSIDE}{letter_of(sections.top_right)}",
        *(f"│{left(shortened(text, _INSIDE), _INSIDE)}│" for text in (title, *reversed(rows))),
        f"└{half}{letter_of(sections.bottom_left)}{letter_of(sections.bottom_right)}{half}┘",
    ]


def _law_line(law: LawCard, catalog: Catalog) -> str:
    """Return a law as a line: its name, its letters, and what it does."""
    sentences = " ".join(law_sentences(law, catalog.language))
    line = catalog.terminal.law.format(
        card=title_of(law, catalog.language), corners=corners(law.sections), law=sentences
    )
    return f"  {line}"


def corners(sections: Sections) -> str:
    """Return the letters of the sections: the two upper corners, then the lower edge.

    >>> from viceroy.model.tokens import Color
    >>> corners(Sections(Color.BLUE, Color.RED, Color.RED, Color.RED))
    'B R / RR'
    """
    lower = letter_of(sections.bottom_left) + letter_of(sections.bottom_right)
    return f"{letter_of(sections.top_left)} {letter_of(sections.top_right)} / {lower}"
