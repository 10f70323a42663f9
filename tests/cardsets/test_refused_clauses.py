"""Points clauses that cannot be, each with the reason: what would pay for spoiling a circle, and what is not there."""

from __future__ import annotations

import pytest

from rules import rule
from viceroy.cardsets.loader import read_card_set
from viceroy.errors import BadFile, Code
from viceroy.text.yaml_text import parse_document

RED = "{count: circles, where: pyramid, color: red}"
LEFT = "{count: gems, where: screen}"
MAGIC = "{count: magic, where: pyramid}"
DEEP = f"{{sum: [{MAGIC}, {{least: [{MAGIC}, {{distinct: [{MAGIC}, {MAGIC}]}}]}}]}}"


def told(clause: str) -> list[tuple[Code, str]]:
    """Read a law with a clause, and return what is wrong with it."""
    law = "{number: 1, id: a, name: {en: A}, sections: {top_left: null, top_right: null, bottom: null}, scoring: ["
    text = f"format: card-set/1\nlaws: [{law}{clause}]}}]\n"
    try:
        read_card_set(parse_document(text, file="set.yaml"))
    except BadFile as bad:
        return [(problem.code, problem.message) for problem in bad.problems]
    return []


@rule("C36", "C37")
@pytest.mark.parametrize(
    ("clause", "reason"),
    [
        (f"{{points: -1, per: {RED}}}", "points needs at least 1 where circles or gems behind the screen are counted"),
        (f"{{points: -1, per: {LEFT}, every: 2}}", "points needs at least 1 where circles or gems behind the screen"),
        (f"{{points: -1, per: {{least: [{MAGIC}, {RED}]}}}}", "points needs at least 1 where circles or gems"),
        (f"{{points: -1, per: {{sum: [{MAGIC}, {{greatest: [{MAGIC}, {LEFT}]}}]}}}}", "points needs at least 1"),
        (f"{{points: -5, if: {{at_least: 3, of: {RED}}}}}", "points needs at least 1 where circles or gems"),
        (f"{{points: 5, if: {{at_most: 2, of: {RED}}}}}", "at_most would pay for spoiling a circle or a gem"),
        (f"{{points: 5, if: {{at_most: 2, of: {{sum: [{MAGIC}, {LEFT}]}}}}}}", "at_most would pay for spoiling"),
        (f"{{by_level: [0, -1, 2, 3], if: {{at_least: 1, of: {RED}}}}}", "points needs at least 0 where circles"),
        (f"{{points: 5, most: {MAGIC}, second: -2, if: {{at_least: 1, of: {RED}}}}}", "second needs at least 0 where"),
        (f"{{table: [-1, 4], per: {RED}}}", "points needs at least 0 where circles or gems"),
        (f"{{table: [1, 4, 2], per: {RED}}}", "points must not fall where circles or gems behind"),
        (
            f"{{tiers: [{{at_least: 2, points: 5}}, {{at_least: 4, points: 3}}], per: {LEFT}}}",
            "points must not fall where circles or gems behind the screen are counted, found 3 after 5",
        ),
        (f"{{points: 5, most: {RED}}}", "with most, count needs something that painting does not change"),
        (f"{{points: 5, fewest: {LEFT}}}", "with fewest and count gems, where needs pyramid"),
        (f"{{points: 5, most: {{sum: [{MAGIC}, {RED}]}}}}", "with most, count needs something that painting does not"),
        ("{points: 1, per: {count: circles, where: pyramid, whose: opponents}}", "whose goes only with"),
        ("{points: 1, per: {count: gems, where: screen, whose: everybody}}", "whose goes only with"),
    ],
)  # fmt: skip
def test_nothing_pays_for_spoiling_a_circle(clause: str, reason: str) -> None:
    """Whatever painting changes, points never fall as circles are finished and gems are kept."""
    ((_, message),) = told(clause)
    assert message.startswith(reason)


@pytest.mark.parametrize(
    "clause",
    [
        f"{{points: 1, per: {{least: [{MAGIC}, {RED}]}}}}",
        f"{{table: [1, 4, 4], per: {RED}, if: {{at_least: 1, of: {LEFT}}}}}",
        f"{{table: [4, 1, -1], per: {MAGIC}}}",
        f"{{points: -5, if: {{at_most: 0, of: {MAGIC}}}}}",
        f"{{by_level: [0, 0, 2, 3], if: {{at_least: 1, of: {RED}}}}}",
    ],
)
def test_what_does_not_pay_for_spoiling_is_good(clause: str) -> None:
    """Rising points on circles are good, and falling ones on what painting leaves alone."""
    assert told(clause) == []


@pytest.mark.parametrize(
    ("clause", "code", "reason"),
    [
        ("{points: 1, per: {count: cards, where: hand}}", Code.WRONG_VALUE, "cards in the hand are discarded before"),
        (
            "{points: 1, if: {at_least: 1, of: {count: cards, where: hand}}}",
            Code.WRONG_VALUE, "cards in the hand are discarded before points are counted (R10.1)",
        ),
        ("{points: 1, most: {count: cards, where: hand}}", Code.WRONG_VALUE, "cards in the hand are discarded before"),
        ("{points: 1, most: {count: cards, where: row}}", Code.WRONG_VALUE, "with most, where needs pyramid"),
        (
            "{points: 1, fewest: {count: magic, where: pyramid, whose: opponents}}",
            Code.WRONG_VALUE, "with fewest, each player's own are compared: leave whose out",
        ),
        ("{points: 1, per: {count: magic, where: row, whose: opponents}}", Code.UNKNOWN_KEY, "whose goes only with"),
        ("{points: 1, per: {count: magic, where: pyramid, section: red}}", Code.UNKNOWN_KEY, "section goes only with"),
        (
            "{points: 1, per: {count: cards, where: tucked_here, tokens: none}}",
            Code.UNKNOWN_KEY, "tokens goes only with where pyramid, adjacent or row and count cards",
        ),
        (f"{{points: 1, per: {DEEP}}}", Code.WRONG_VALUE, "distinct lies too deep"),
        (f"{{points: 1, per: {{sum: [{MAGIC}]}}}}", Code.WRONG_VALUE, "sum needs 2 to 8 items, found 1"),
        (f"{{points: 1, if: {{of: {MAGIC}}}}}", Code.MISSING_KEY, "a condition needs at_least or at_most"),
        (
            f"{{tiers: [{{at_least: 5, points: 3}}, {{at_least: 3, points: 7}}], per: {MAGIC}}}",
            Code.NOT_RISING, "at_least needs more than the tier before, which has 5, found 3",
        ),
        ("{copy: law}", Code.WRONG_VALUE, "copy needs adjacent_law, found 'law'"),
    ],
)  # fmt: skip
def test_what_is_not_there_is_refused(clause: str, code: Code, reason: str) -> None:
    """Each with its reason, and once."""
    ((found, message),) = told(clause)
    assert (found, message[: len(reason)]) == (code, reason)
