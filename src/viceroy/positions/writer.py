"""Writing a moment of a game as a position, as a person would write it; what only programs need comes last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from textwrap import fill, indent
from typing import Any

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.engine.prompts import AskPaint
from viceroy.engine.state import GameState, HiddenCard, Seat
from viceroy.engine.views import DeckView, GameView, SeatView, SeenCard, SeenTask
from viceroy.errors import wrong_type
from viceroy.formats.games import GAMES
from viceroy.formats.notation import action_text
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Gems
from viceroy.positions.filling import default_standing, default_tasks
from viceroy.positions.forms import (
    DECKS,
    FORMAT,
    DecksForm,
    HiddenCardForm,
    KnownForm,
    Phase,
    PositionForm,
    PositionPlayerForm,
    RowForm,
    SomeGemsForm,
    position_forms,
)
from viceroy.positions.reader import SECRET
from viceroy.sheets.forms import GemsForm, PaintForm, edition_form
from viceroy.sheets.writer import WIDTH, CardForms, level_forms, yaml_text

_MODELINE = "# yaml-language-server: $schema=position.schema.json"
_LISTS = ("decks", "discarded")  # long lists of cards, which go on in the next line


def position_text(table: GameState | GameView) -> str:
    """Return a moment of a game as a text in YAML, which `load_position` reads.

    Of a state, it reads the same state: all cards and gems are written, the deck from the top down, and who knows which
    card. Of a view, only what the seat knows is written; reading it draws the rest by its seed.

    Raises `TypeError` for something else than a `GameState` or a `GameView`.

    >>> from viceroy.positions.reader import load_position
    >>> from viceroy.sessions.new_game import new_game
    >>> state = new_game(2, seed=7)
    >>> load_position(text=position_text(state)) == state
    True
    """
    if not isinstance(table, GameState | GameView):
        raise wrong_type("a GameState or a GameView", table)
    form = _form(table)
    data = {"format": FORMAT, "edition": form.edition, **position_forms().write(form, PositionForm)}
    players = [indent(yaml_text(player, 4), " " * 4) for player in data.pop("players")]
    on_table = ("virtual_opponents", "virtual_done", "row", *_LISTS)
    parts, last = ({key: data.pop(key) for key in keys if key in data} for keys in (on_table, _LAST))
    texts = [_MODELINE, yaml_text(data).rstrip(), "players:", *(f"  - {player.strip()}" for player in players)]
    for key, value in parts.items():
        texts.append(_cards_text(key, value) if key in _LISTS else yaml_text({key: value}).rstrip())
    if last:
        texts += ["", yaml_text(last).rstrip()]
    return "\n".join(texts) + "\n"


def full_data(table: GameState | GameView, *, has_cards: bool = True) -> dict[str, Any]:
    """Return a moment as plain data in the words of a position, including what a text leaves out because it follows.

    A key that is left out all the same has the default of its class. Of a view, attack tokens that are hidden are None,
    and decks have backs down to their ends. Without `has_cards`, a card set that is written whole is left out: that
    takes longer than all the rest.
    """
    form = _form(table)
    seats: Sequence[Seat | SeatView] = table.seats
    players = [
        attrs.evolve(player, auction=seat.auction, plays=seat.plays, used_infinite=GemsForm(*seat.used_infinite))
        for player, seat in zip(form.players, seats, strict=True)
    ]
    form = attrs.evolve(
        form,
        players=tuple(players),
        virtual_opponents=table.rules.virtual_opponents,
        auction=table.auction or None,
        round=table.round if form.phase is Phase.DEVELOPMENT else None,
        bank=GemsForm(*table.bank),
        cards=form.cards if has_cards else None,
    )
    data: dict[str, Any] = position_forms().write(form, PositionForm)
    if isinstance(table, GameView):
        data["decks"] = position_forms().write(_whole_decks(table), DecksForm)
        for player, seat in zip(data["players"], table.seats, strict=True):
            player["attack"] = seat.attack
    return data


def _whole_decks(table: GameView) -> DecksForm:
    """Return the decks of a view from their tops to their ends, with backs for cards that are not known."""
    decks = dict(zip(DECKS, table.decks, strict=True))
    return DecksForm(**{name: _names(_whole_deck(deck, _DECK_KINDS[name])) for name, deck in decks.items()})


def _whole_deck(deck: DeckView, kind: CardKind) -> Sequence[SeenCard]:
    hidden = deck.size - len(deck.top) - len(deck.bottom)
    return (*deck.top, *[SeenCard(kind)] * hidden, *deck.bottom[::-1])


_DECK_KINDS = {"auction": CardKind.CHARACTER, "reserve": CardKind.CHARACTER, "law": CardKind.LAW}


_LAST = ("edition_name", "known", "pending", "chance")


def _cards_text(key: str, value: Any) -> str:
    """Return lists of cards, each on as few lines as can be."""
    if isinstance(value, Mapping):
        return "\n".join([f"{key}:", *(indent(_cards_text(name, cards), "  ") for name, cards in value.items())])
    text = f"{key}: [{', '.join(map(_card_text, value))}]"
    return fill(text, WIDTH, subsequent_indent=" " * 2, break_long_words=False)


def _card_text(card: Any) -> str:
    return f"{{kind: {card['kind']}, by: {card['by']}}}" if isinstance(card, Mapping) else str(card)


# -- the form of a position -------------------------------------------------------------------------------------------

_Cards = Sequence[HiddenCard] | Sequence[SeenCard]


def _form(table: GameState | GameView) -> PositionForm:
    rules, phase = table.rules, _phase(table)
    is_state = isinstance(table, GameState)
    decks = _decks(table)
    default = default_tasks(phase, table.round, is_over=table.is_over)
    row = [_slots(base, tip) for base, tip in zip(table.bases, table.tips, strict=True)]
    return PositionForm(
        format=FORMAT,
        edition=edition_form(rules.edition),
        **_cards_of(rules.card_set),
        turn=table.turn,
        phase=phase,
        auction=table.auction if phase is Phase.AUCTION and table.auction > 1 else None,
        round=table.round if phase is Phase.DEVELOPMENT and table.round != 1 else None,
        players=tuple(_player_form(table, seat, rules.players[seat]) for seat in rules.everybody),
        virtual_opponents=rules.virtual_opponents or None,
        virtual_done=table.virtual_done if any(table.virtual_done) else None,
        row=None if phase is Phase.SETUP and not any(row) else RowForm(**dict(zip(COLORS, row, strict=True))),
        decks=DecksForm(**{name: _names(cards) for name, cards in decks.items()}) if any(decks.values()) else None,
        discarded=None if is_state and not table.discarded else table.discarded,
        bank=None if is_state else GemsForm(*table.bank),
        known=_known(table, decks),
        edition_name=None if rules.edition.name in EDITIONS else rules.edition.name,
        pending=None if table.tasks == default else tuple(GAMES.write(table.tasks, tuple[SeenTask, ...])),
        chance=f"{table.chance.state:016x}" if isinstance(table, GameState) else None,
    )


def _phase(table: GameState | GameView) -> Phase:
    if not table.turn:
        return Phase.SETUP
    if table.is_over or isinstance(table.tasks[-1], AskPaint):
        return Phase.END
    return Phase.AUCTION if table.auction else Phase.DEVELOPMENT


def _cards_of(card_set: CardSet) -> dict[str, Any]:
    """Return how the cards are written: a shipped set by its name, any other one whole."""
    if card_set.id in SHIPPED and card_set == load_card_set(card_set.id):
        return {"card_sets": card_set.id}
    return {"cards": CardSetForm.of(card_set)}


def _slots(base: int | None, tip: int | None) -> Any:
    if tip is not None:
        return base, tip
    return () if base is None else base


def _names(cards: _Cards) -> tuple[Any, ...]:
    """Return cards by number, and by kind those whose number is not seen."""
    return tuple(map(_name, cards))


def _name(card: HiddenCard | SeenCard) -> Any:
    if isinstance(card, HiddenCard) or card.number is not None:
        return card.number
    return HiddenCardForm(card.kind, card.known_by) if card.known_by else card.kind.value


def _decks(table: GameState | GameView) -> dict[str, _Cards]:
    """Return the cards of each deck from the top: those of a view as far down as any is known."""
    if isinstance(table, GameState):
        decks = (table.auction_deck, table.reserve_deck, table.law_deck)
        return {name: deck[::-1] for name, deck in zip(DECKS, decks, strict=True)}
    return {name: _seen(deck) for name, deck in zip(DECKS, table.decks, strict=True)}


def _seen(deck: DeckView) -> Sequence[SeenCard]:
    return _whole_deck(deck, deck.bottom[0].kind) if deck.bottom else deck.top


def _known(table: GameState | GameView, decks: Mapping[str, _Cards]) -> tuple[KnownForm, ...]:
    """Return the cards that others know, by who knows them."""
    known: dict[tuple[int, ...], list[int]] = {}
    zones: Iterable[_Cards] = (*[seat.hand for seat in table.seats], *decks.values())
    for card in [card for zone in zones for card in zone]:
        if card.known_by and card.number is not None:
            known.setdefault(card.known_by, []).append(card.number)
    return tuple(KnownForm(tuple(sorted(cards)), seats) for seats, cards in sorted(known.items()))


# -- players ----------------------------------------------------------------------------------------------------------


def _player_form(table: GameState | GameView, seat: int, name: str) -> PositionPlayerForm:
    own: Seat | SeatView = table.seats[seat]
    phase = _phase(table)
    left = min([placed.place.x for placed in own.pyramid.cards if placed.place.level == 1], default=0)
    standing = own.auction if own.auction is not default_standing(phase) else None
    return PositionPlayerForm(
        name=name,
        gems=_gems(own.gems),
        attack=own.attack or 0,
        hand=_names(own.hand),
        pyramid=_levels(own.pyramid, left, table.rules.card_set) or None,
        leftmost=left,
        used_infinite=None if own.used_infinite == NO_GEMS else GemsForm(*own.used_infinite),
        auction=standing,
        won=own.won,
        plays=None if own.plays is (phase is Phase.DEVELOPMENT) else own.plays,
        skips_next=own.skips_next,
        fresh=tuple([card.number for card in own.hand if card.fresh and card.number is not None]),
        painted=tuple([PaintForm((at.level, at.x - left), section, color) for at, section, color in own.paints]),
        finished=own.finished,
        chosen=_chosen(table, seat),
    )


def _gems(gems: Gems | None) -> SomeGemsForm | None:
    return None if gems is None else SomeGemsForm(*gems)


def _levels(pyramid: Pyramid, left: int, card_set: CardSet) -> tuple[Any, ...]:
    cards = [attrs.evolve(placed, place=Place(placed.place.level, placed.place.x - left)) for placed in pyramid.cards]
    forms = CardForms(card_set, {card.number: card for placed in cards for card in placed.tucked_cards})
    return tuple(level_forms(Pyramid(tuple(cards)), forms))


def _chosen(table: GameState | GameView, seat: int) -> str | None:
    """Return a choice that is not revealed, as far as it is known."""
    action = table.sealed[seat] if isinstance(table, GameState) else table.chosen if table.seat == seat else None
    if action is not None:
        return action_text(action).partition(" ")[2]
    is_secret = isinstance(table, GameView) and table.seats[seat].has_chosen
    return SECRET if is_secret else None
