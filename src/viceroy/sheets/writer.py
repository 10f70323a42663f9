"""Score sheets of finished games, as a person would write them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO
from math import inf
from textwrap import indent
from typing import Any

import attrs
import yaml

from viceroy.cardsets import PRINTED, SHIPPED, load_card_set
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.state import GameState
from viceroy.errors import BadFile, check_type, errors_of
from viceroy.model.cards import (
    TOP_LEVEL,
    Card,
    CardSet,
    DescribedCard,
    LawCard,
    doublings,
    most_stored,
    most_tucked,
    offered_rewards,
)
from viceroy.model.editions import ENGLISH
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_GEMS
from viceroy.scoring.score import FinalPosition, Painting, PaintingChoice
from viceroy.sheets.forms import (
    FORMAT,
    DescribedCardForm,
    GemsForm,
    LevelForm,
    LyingTokensForm,
    NamedCardForm,
    PaintForm,
    PlayerForm,
    SheetForm,
    edition_form,
    sheet_forms,
)
from viceroy.sheets.lying import Lying, choices_of, has_open_gem, lying_by, may_lie_on, rewards_of
from viceroy.sheets.sheet import ScoreSheet, asks_sections, read_sheet
from viceroy.text.yaml_text import parse_document

WIDTH = 100
"""How long a line may be before a list or a mapping goes on in the next."""

_MODELINE = "# yaml-language-server: $schema=score-sheet.schema.json"


def sheet_text(state: GameState) -> str:
    """Return the score sheet of a finished game: a text in YAML, from which its score can be worked out.

    Cards of a set that is not shipped are described. The painting is written gem by gem.

    Raises `ValueError` while the game runs, and where no sheet can hold it: a player's name of two lines, say.

    >>> from viceroy.bots import RandomBot, play_out
    >>> from viceroy.sessions.new_game import start_game
    >>> *_, last = play_out(start_game(("Ada", "Ben"), seed=7, edition="german"), RandomBot(seed=7))
    >>> print(sheet_text(last.state))  # doctest: +ELLIPSIS
    # yaml-language-server: $schema=score-sheet.schema.json
    format: score-sheet/1
    card_set: printed
    edition: german
    <BLANKLINE>
    players:
      - name: Ada
    ...
    """
    check_type(state, GameState, "a GameState")
    if not state.is_over:
        raise ValueError("the game is not over")
    return written(ScoreSheet(state.rules.edition, state.rules.card_set, final_positions(state)))


def written(sheet: ScoreSheet) -> str:
    """Return a score sheet as a text that is read as the same sheet, and needs no other file: see `sheet_text`."""
    name = max(SHIPPED, key=lambda name: _in_common(load_card_set(name), sheet.card_set))
    cards = CardForms.of(load_card_set(name), [laid for position in sheet.positions for laid in position.pyramid.cards])
    form = SheetForm(
        format=FORMAT,
        card_set=name,
        edition=edition_form(sheet.edition),
        players=tuple(_player_form(position, cards) for position in sheet.positions),
    )
    data = {"format": FORMAT, "card_set": PRINTED, "edition": ENGLISH.name, **sheet_forms().write(form)}
    players = [indent(yaml_text(player, 4), " " * 4) for player in data.pop("players")]
    text = "\n".join([_MODELINE, f"{yaml_text(data)}\nplayers:", *(f"  - {player.lstrip()}" for player in players)])
    _check(text, sheet)
    return text


def _in_common(shipped: CardSet, played: CardSet) -> int:
    return sum(shipped.by_number.get(card.number) == card for card in played.cards)


def _check(text: str, meant: ScoreSheet) -> None:
    """Read a sheet back; raises `ValueError` if it cannot be read, or has other players."""
    try:
        reading = read_sheet(parse_document(text, file="sheet"))
        sheet, problems = reading.sheet, reading.problems
    except BadFile as bad:
        sheet, problems = None, bad.problems
    if sheet is None:
        reasons = "; ".join(problem.message for problem in errors_of(problems))
        raise ValueError(f"no score sheet can hold this: {reasons}")
    for position, other in zip(meant.positions, sheet.positions, strict=True):
        if position.name != other.name:
            raise ValueError(f"no score sheet can hold the spaces around the name {position.name!r}")


# -- the forms of players ---------------------------------------------------------------------------------------------


def _player_form(position: FinalPosition, cards: CardForms) -> PlayerForm:
    return PlayerForm(
        name=position.name,
        gems=None if position.gems == NO_GEMS else GemsForm(*position.gems),
        attack=position.attack,
        painting=_painting(position),
        pyramid=tuple(level_forms(position.pyramid, cards)),
    )


def _painting(position: FinalPosition) -> PaintingChoice | tuple[PaintForm, ...]:
    """Return how a player painted, section by section; nothing is said where there is no gem to paint with."""
    painting = position.painting
    if isinstance(painting, PaintingChoice):
        return painting
    if position.gems == NO_GEMS:
        return PaintingChoice.BEST
    paints = painting.paints if isinstance(painting, Painting) else painting
    return tuple(PaintForm((paint.circle.level, paint.circle.x), *paint[1:]) for paint in paints) or PaintingChoice.NONE


def level_forms(pyramid: Pyramid, cards: CardForms) -> Iterator[tuple[Any, ...] | LevelForm]:
    """Yield the levels from the ground up: empty places are skipped on the left, and null between cards (B17)."""
    for level in range(1, TOP_LEVEL + 1):
        row = {placed.place.x: cards.form(placed) for placed in pyramid.cards if placed.place.level == level}
        if row:
            entries = tuple(row.get(x) for x in range(min(row), max(row) + 1))
            yield LevelForm(skip=min(row), cards=entries) if min(row) else entries


# -- the forms of cards -----------------------------------------------------------------------------------------------


@attrs.frozen
class CardForms:
    """The forms of all cards on one sheet: numbers of the card set of the sheet, descriptions of all other cards."""

    card_set: CardSet
    names: dict[int, Card]
    """By the number of each tucked card, the card of the set that is written for it: scoring asks only for its kind."""

    @classmethod
    def of(cls, card_set: CardSet, laid: Sequence[PlacedCard]) -> CardForms:
        """Return the forms of the cards of all pyramids."""
        tucked = [card for placed in laid for card in placed.tucked_cards]
        taken = {card.number for card in (*tucked, *(placed.card for placed in laid))}
        spare = [card for card in card_set.cards if card.number not in taken]
        by_sections = any(asks_sections(placed.card) for placed in laid)
        names: dict[int, Card] = {}
        for card in tucked:
            own = card_set.by_number.get(card.number)
            others = spare if own is None else [own, *spare]
            named = next((other for other in others if _counts_alike(other, card, by_sections=by_sections)), None)
            if named is not None:
                names[card.number] = named
                spare = [other for other in spare if other is not named]
        return cls(card_set, names)

    def form(self, placed: PlacedCard) -> int | NamedCardForm | DescribedCardForm:
        """Return the form of a card: its number, or a mapping where there is more to say."""
        card, tucked = placed.card, self._under(placed)
        stored = GemsForm(*placed.stored) if isinstance(placed.stored, tuple) else placed.stored
        lying = {
            "gems": stored if placed.stored_count else None,
            "tucked": tuple(under.number for under in tucked) if isinstance(tucked, tuple) else tucked or None,
        }
        if isinstance(card, DescribedCard) or not self._is_named(placed, card):
            return _described(placed, lying)
        form = _named(placed, card, tucked if isinstance(tucked, tuple) else (), lying)
        return card.number if form == NamedCardForm(card.number) else form

    def _under(self, placed: PlacedCard) -> tuple[Card, ...] | int:
        """Return the cards of the set for those under a card, or their count if the set lacks one of them."""
        tucked = placed.tucked_cards
        if all(card.number in self.names for card in tucked):
            return tuple(self.names[card.number] for card in tucked) or placed.tucked_count
        return placed.tucked_count

    def _is_named(self, placed: PlacedCard, card: Card) -> bool:
        """Whether a card is one of the set, and may carry there what lies on it and under it."""
        tucks, stores = most_tucked(card), most_stored(card, self.card_set)
        return (
            self.card_set.by_number.get(card.number) == card
            and may_lie_on(card, placed.place.level)
            and (tucks is None or placed.tucked_count <= tucks)
            and (stores is None or placed.stored_count <= stores)
        )


def _counts_alike(card: Card, other: Card, *, by_sections: bool) -> bool:
    """Whether the laws of a game count two tucked cards alike: they ask for kinds, and some for sections."""
    return card.kind is other.kind and (not by_sections or card.sections == other.sections)


def _described(placed: PlacedCard, lying: dict[str, Any]) -> DescribedCardForm:
    card = placed.card
    return DescribedCardForm(
        sections=card.sections,
        number=card.number,
        names=card.names or None,
        kind=card.kind,
        tokens=LyingTokensForm.of(placed.tokens) if placed.tokens else None,
        infinite_gems=placed.infinite_gems or None,
        **lying,
        scoring=card.scoring or None,
    )


def _named(placed: PlacedCard, card: Card, tucked: tuple[Card, ...], lying: dict[str, Any]) -> NamedCardForm:
    """Return the form of a card of the set: a choice only if no other one can have left what lies there."""
    level, times = placed.place.level, doublings(card, tucked)
    possible = [choice for choice in choices_of(card, level) if _may_leave(placed, card, choice, times)]
    choice = possible[0] if len(possible) == 1 else None
    printed = lying_by(card, rewards_of(card, level, choice) or (), times)
    is_open = choice is None and isinstance(card, LawCard) and bool(offered_rewards(card))
    return NamedCardForm(
        card.number,
        choice,
        LyingTokensForm.of(placed.tokens) if is_open or printed.tokens != placed.tokens else None,
        None if printed.infinite_gems == placed.infinite_gems else placed.infinite_gems,
        **lying,
    )


def _may_leave(placed: PlacedCard, card: Card, choice: Any, times: int) -> bool:
    """Whether a choice may have left what lies on a card; of an infinite gem of any color there may be none (R7.9)."""
    rewards = rewards_of(card, placed.place.level, choice) or ()
    if has_open_gem(rewards):
        given = sum(reward.infinite_gem is not None for reward in rewards)
        return lying_by(card, rewards, times).tokens == placed.tokens and len(placed.infinite_gems) <= given
    return lying_by(card, rewards, times) == Lying(placed.tokens, placed.infinite_gems)


# -- YAML -------------------------------------------------------------------------------------------------------------


class _Dumper(yaml.SafeDumper):
    """Writes items of lists indented under their key, and every value as often as it is there."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:  # noqa: ARG002 - of PyYAML
        super().increase_indent(flow, indentless=False)

    def ignore_aliases(self, data: Any) -> bool:  # noqa: ARG002 - of PyYAML
        return True


def _scalar(dumper: yaml.SafeDumper, text: str) -> yaml.ScalarNode:
    """Return a text, in quotes if it does not begin with a letter: it may look like a number to some reader of YAML."""
    quotes = None if text[:1].isalpha() else "'"
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=quotes if text.isprintable() else '"')


def _mapping(dumper: yaml.SafeDumper, data: dict[str, Any]) -> yaml.MappingNode:
    """Return an object; its cards come last, as on a sheet that a person writes."""
    return dumper.represent_dict(sorted(data.items(), key=lambda item: item[0] in ("pyramid", "cards")))


_Dumper.add_representer(str, _scalar)
_Dumper.add_representer(dict, _mapping)


def yaml_text(data: dict[str, Any], margin: int = 0) -> str:
    """Return an object in YAML, a line for each key; it will be indented by a margin."""
    stream = StringIO()
    dumper = _Dumper(stream, width=inf, allow_unicode=True, sort_keys=False)
    dumper.open()
    node = dumper.represent_data(data)
    _lay_out(node, margin, margin, is_open=True)
    dumper.serialize(node)
    return stream.getvalue()


def _lay_out(node: Any, margin: int, column: int, *, is_open: bool = False) -> None:
    """Put a list or an object on one line, from a column on, if it fits there; else a line for each item."""
    if isinstance(node, yaml.ScalarNode):
        return
    node.flow_style = not is_open and column + _width(node) <= WIDTH
    if node.flow_style:
        return
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _lay_out(item, margin + 2, margin + 2)
    else:
        for key, value in node.value:  # each level and each gem has a line of its own
            _lay_out(value, margin + 2, margin + len(key.value) + 2, is_open=key.value in ("pyramid", "painting"))


def _width(node: yaml.Node) -> int:
    """Return how long a value is on one line."""
    if isinstance(node, yaml.ScalarNode):
        return len(node.value) + (2 if node.style else 0)
    if isinstance(node, yaml.SequenceNode):
        return sum(_width(item) + 2 for item in node.value) or 2
    return sum(_width(key) + _width(value) + 4 for key, value in node.value) or 2
