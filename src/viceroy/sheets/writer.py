"""Score sheets of finished games, as a person would write them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import attrs

from viceroy.cardsets import load_card_set
from viceroy.cardsets.card_rules import card_forms
from viceroy.cardsets.loader import SHIPPED
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.state import GameState
from viceroy.errors import BadFile, check_type, errors_of
from viceroy.model.cards import (
    TOP_LEVEL,
    AnyCard,
    Card,
    CardSet,
    DescribedCard,
    LawCard,
    doublings,
    most_stored,
    most_tucked,
    offered_rewards,
    possible_rewards,
    sure_rewards,
    tokens_from,
)
from viceroy.model.editions import Edition
from viceroy.model.laws import Reward
from viceroy.model.points import PointsClause
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, Tokens
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, Painting, PaintingChoice
from viceroy.sheets.cards import MOST_DOUBLINGS, TOP_LEVEL_TOKEN
from viceroy.sheets.sheet import ScoreSheet, structure_sheet
from viceroy.sheets.sheet_form import FORMAT, REWARDS, edition_changes
from viceroy.text.yaml_text import parse_document

WIDTH = 100
"""How long a line may be before a list or a mapping goes on in the next."""

_MODELINE = "# yaml-language-server: $schema=score-sheet.schema.json"
_STEP = "  "
_ALWAYS_OPEN = ("painting:", "pyramid:")  # a line for each level and each gem


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
    """Return a score sheet as a text that is read as the same, and stands for itself: see `sheet_text`."""
    name = max(SHIPPED, key=lambda name: _in_common(load_card_set(name), sheet.card_set))
    laid = [placed for position in sheet.positions for placed in position.pyramid.cards]
    forms = CardForms.of(load_card_set(name), laid)
    lines = [_MODELINE, *_block({"format": FORMAT, "card_set": name, "edition": _edition_data(sheet.edition)})]
    lines += ["", "players:"]
    for position in sheet.positions:
        first, *others = _block(_player_data(position, forms), _STEP * 2)
        lines += [f"{_STEP}- {first.lstrip()}", *others, ""]
    text = "\n".join(lines)
    _check(text, sheet)
    return text


def _in_common(one: CardSet, other: CardSet) -> int:
    return sum(one.by_number.get(card.number) == card for card in other.cards)


def _check(text: str, meant: ScoreSheet) -> None:
    """See that a sheet can be read, and is one of the same players."""
    try:
        sheet, problems = structure_sheet(parse_document(text, file="sheet"), Path())
    except BadFile as bad:
        sheet, problems = None, bad.problems
    if sheet is None:
        reasons = "; ".join(problem.message for problem in errors_of(problems))
        raise ValueError(f"no score sheet can hold this: {reasons}")
    for position, other in zip(meant.positions, sheet.positions, strict=True):
        if position.name != other.name:
            raise ValueError(f"no score sheet can hold the spaces around the name {position.name!r}")


# -- what the sheet says ------------------------------------------------------------------------------------------


def _edition_data(edition: Edition) -> str | Data:
    """Return the name of an edition and the options that differ; a house edition goes by the nearest printed one."""
    name, changes = edition_changes(edition)
    return {"name": name, **changes} if changes else name


def _player_data(position: FinalPosition, forms: CardForms) -> Data:
    painting, has_gems = position.painting, position.gems != NO_GEMS
    data: Data = {"name": quoted(position.name)}
    if has_gems:
        data["gems"] = gems_data(position.gems)
    if position.attack:
        data["attack"] = position.attack
    if isinstance(painting, PaintingChoice):
        if painting is not PaintingChoice.BEST:
            data["painting"] = painting
    elif has_gems:
        paints = painting.paints if isinstance(painting, Painting) else painting
        data["painting"] = [_paint_data(paint) for paint in paints] or PaintingChoice.NONE
    return {**data, "pyramid": [*_levels(position.pyramid, forms)]}


def _paint_data(paint: Paint) -> Data:
    return {"circle": [*paint.circle], "section": paint.section, "color": paint.color}


def _levels(pyramid: Pyramid, forms: CardForms) -> Iterator[list[Any] | Data]:
    """Yield the levels from the ground up: what stays empty is skipped on the left, and null between cards (B17)."""
    for level in range(1, TOP_LEVEL + 1):
        row = {placed.place.x: forms.data(placed) for placed in pyramid.cards if placed.place.level == level}
        if row:
            cards = [row.get(x) for x in range(min(row), max(row) + 1)]
            yield {"skip": min(row), "cards": cards} if min(row) else cards


# -- plain data as YAML -------------------------------------------------------------------------------------------


def _flow(value: Any) -> str:
    """Return plain data on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(child)}" for key, child in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _block(value: Any, indent: str = "") -> list[str]:
    """Return a list or a mapping with a line for each child, or several lines where one would be too long."""
    heads = [f"{key}:" for key in value] if isinstance(value, dict) else ["-"] * len(value)
    lines: list[str] = []
    for head, child in zip(heads, value.values() if isinstance(value, dict) else value, strict=True):
        line = f"{indent}{head} {_flow(child)}"
        if not isinstance(child, dict | list) or (len(line) <= WIDTH and head not in _ALWAYS_OPEN):
            lines.append(line)
        elif head == "-":
            first, *others = _block(child, indent + _STEP)
            lines += [f"{indent}- {first.lstrip()}", *others]
        else:
            lines += [f"{indent}{head}", *_block(child, indent + _STEP)]
    return lines


# -- cards ------------------------------------------------------------------------------------------------------------

Data = dict[str, Any]


_PLAIN_NAME = re.compile(r"[^\W\d_]+(?: [^\W_]+)*")
_NO_NAMES = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})


def quoted(name: str) -> str:
    """Return a name as YAML: in quotes unless it is made of letters, with everything that is not printed escaped."""
    if _PLAIN_NAME.fullmatch(name) and name.lower() not in _NO_NAMES:
        return name
    escaped = (character if character.isprintable() else f"\\U{ord(character):08X}" for character in name)
    return '"' + "".join("\\" + part if part in ('"', "\\") else part for part in escaped) + '"'


def gems_data(gems: Gems) -> Data:
    """Return gems by their colors.

    >>> gems_data((0, 2, 0, 1))
    {'red': 2, 'yellow': 1}
    """
    return {color.value: count for color, count in zip(COLORS, gems, strict=True) if count}


def tokens_data(tokens: Tokens) -> Data:
    """Return tokens by their kinds.

    >>> tokens_data(Tokens(magic=2, power=(12, 3)))
    {'magic': 2, 'power': [3, 12]}
    """
    data = {
        "science": tokens.science,
        "magic": tokens.magic,
        "defense": tokens.defense,
        "power": [*tokens.power],
        "magic_bonus": [*tokens.magic_bonus],
        "circle_bonus": [{"color": color.value, "value": value} for color, value in tokens.circle_bonus],
    }
    return {kind: value for kind, value in data.items() if value}


@attrs.frozen
class CardForms:
    """The forms of all cards on one sheet: numbers of the card set of the sheet, and descriptions of all other cards.

    `names` holds the card of that set which stands for each tucked card: of a tucked card only the kind is ever asked.
    """

    card_set: CardSet
    names: dict[int, Card]

    @classmethod
    def of(cls, card_set: CardSet, laid: Sequence[PlacedCard]) -> CardForms:
        """Return the forms of the cards of all pyramids."""
        tucked = [card for placed in laid for card in placed.tucked_cards]
        taken = {card.number for card in (*tucked, *(placed.card for placed in laid))}
        spare = {
            kind: [card for card in card_set.cards if card.kind is kind and card.number not in taken]
            for kind in CardKind
        }
        names: dict[int, Card] = {}
        for card in tucked:
            own = card_set.by_number.get(card.number)
            if own is not None and own.kind is card.kind:
                names[card.number] = own
            elif spare[card.kind]:
                names[card.number] = spare[card.kind].pop(0)
        return cls(card_set, names)

    def data(self, placed: PlacedCard) -> int | Data:
        """Return the form of a card: its number, or a mapping where there is more to say."""
        card, tucked = placed.card, self._under(placed)
        lying: Data = {}
        if placed.stored_count:
            lying["gems"] = placed.stored if isinstance(placed.stored, int) else gems_data(placed.stored)
        if tucked:
            lying["tucked"] = tucked if isinstance(tucked, int) else [under.number for under in tucked]
        if isinstance(card, DescribedCard) or not self._is_named(placed, card):
            return {**_description(placed), **lying, **_scoring(card)}
        data = {**_shortest(placed, card, () if isinstance(tucked, int) else tucked), **lying}
        return {"card": card.number, **data} if data else card.number

    def _under(self, placed: PlacedCard) -> tuple[Card, ...] | int:
        """Return the cards of the set that stand for those under a card, or how many there are if not all have one."""
        tucked = placed.tucked_cards
        if all(card.number in self.names for card in tucked):
            return tuple(self.names[card.number] for card in tucked) or placed.tucked_count
        return placed.tucked_count

    def _is_named(self, placed: PlacedCard, card: Card) -> bool:
        """Whether a card is one of the set, and may carry there what lies on it and under it."""
        tucks, stores = most_tucked(card), most_stored(card, self.card_set)
        return (
            self.card_set.by_number.get(card.number) == card
            and (tucks is None or placed.tucked_count <= tucks)
            and (stores is None or placed.stored_count <= stores)
        )


# -- a card of no set ---------------------------------------------------------------------------------------------


def _description(placed: PlacedCard) -> Data:
    card = placed.card
    data: Data = {"sections": card_forms().write(card.sections)}
    if card.number is not None:
        data["number"] = card.number
    if card.names:
        data["name"] = {quoted(language): quoted(name) for language, name in card.names}
    if card.kind is CardKind.LAW:
        data["kind"] = card.kind.value
    if placed.tokens:
        data["tokens"] = tokens_data(placed.tokens)
    if placed.infinite_gems:
        data["infinite_gems"] = _colors(placed.infinite_gems)
    return data


def _scoring(card: AnyCard) -> Data:
    return {"scoring": [card_forms().write(clause, PointsClause) for clause in card.scoring]} if card.scoring else {}


def _colors(colors: tuple[Color, ...]) -> list[str]:
    return [color.value for color in colors]


# -- a card of the set --------------------------------------------------------------------------------------------


def _shortest(placed: PlacedCard, card: Card, tucked: tuple[Card, ...]) -> Data:
    """Return what must be written of a card beside its number, with these cards under it."""
    if isinstance(card, LawCard) and offered_rewards(card):
        return _chosen(placed, card, tucked)
    forms = [_needed(placed, card, tucked, *given) for given in _given(card, placed.place.level)]
    return min(forms, key=lambda data: (len(data) - ("choice" in data), len(data)))  # rather a choice than its tokens


def _chosen(placed: PlacedCard, law: LawCard, tucked: tuple[Card, ...]) -> Data:
    """Return what must be written of a law that offered a choice: which, if only one can have left what lies there."""
    fitting = [
        _needed(placed, law, tucked, choice, rewards)
        for choice, rewards in _given(law, placed.place.level)
        if tokens_from(rewards) == placed.tokens and _may_leave(rewards, placed.infinite_gems)
    ]
    if len(fitting) == 1:
        return fitting[0]
    return {"tokens": tokens_data(placed.tokens), **_needed(placed, law, tucked, {}, sure_rewards(law))}


def _given(card: Card, level: int) -> Iterator[tuple[Data, tuple[Reward, ...]]]:
    """Yield every way in which a card may have been played: the choice as written, and the rewards."""
    if isinstance(card, LawCard):
        for options in product(*(enumerate(offer, 1) for offer in offered_rewards(card))):
            numbers = [number for number, _ in options]
            choice = {"choice": numbers[0] if len(numbers) == 1 else numbers} if numbers else {}
            yield choice, (*sure_rewards(card), *(reward for _, reward in options))
    elif level < TOP_LEVEL:
        yield {}, card.rewards(level)
    else:
        yield {}, (TOP_LEVEL_TOKEN,)
        yield {"choice": REWARDS}, card.rewards(level)


def _needed(
    placed: PlacedCard, card: Card, tucked: tuple[Card, ...], choice: Data, rewards: tuple[Reward, ...]
) -> Data:
    """Return what must be written if a card gave these rewards."""
    data = dict(choice)
    left = possible_rewards(card) if isinstance(card, LawCard) else ()
    if _tokens(rewards, doublings(card, tucked)) != placed.tokens or any(reward.tokens for reward in left):
        data["tokens"] = tokens_data(placed.tokens)
    if _infinite(rewards) != placed.infinite_gems or any(reward.infinite_gem for reward in left):
        data["infinite_gems"] = _colors(placed.infinite_gems)
    return data


def _tokens(rewards: tuple[Reward, ...], times: int) -> Tokens | None:
    """Return the tokens that rewards leave, so many times doubled; None where a sheet must list them."""
    if times > MOST_DOUBLINGS:
        return None
    tokens = tokens_from(rewards)
    for _ in range(times):
        tokens = tokens.doubled()
    return tokens


def _infinite(rewards: tuple[Reward, ...]) -> tuple[str, ...]:
    """Return the infinite gems of rewards, by color; `any` for one of a color of choice."""
    return tuple(reward.infinite_gem for reward in rewards if reward.infinite_gem is not None)


def _may_leave(rewards: tuple[Reward, ...], infinite: tuple[Color, ...]) -> bool:
    """Whether rewards may have left these infinite gems; one of a color of choice may not have been there (R7.9)."""
    given = _infinite(rewards)
    return len(infinite) <= len(given) if "any" in given else infinite == given
