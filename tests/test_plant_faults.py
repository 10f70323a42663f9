"""The program that plants faults in the rules: which changes it makes, and what it makes of them."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "benchmarks"))

plant_faults = pytest.importorskip("plant_faults", reason="it forks processes, as on Unix", exc_type=ImportError)

SOURCE = """
def least(numbers: tuple[3], level: int = 1) -> 9:
    if level < 2 and not numbers:
        emit(level)
    assert level > 7
    assert_never(level)
    return min(numbers) + level
"""


def test_changes_are_operators_conditions_numbers_and_calls_outside_annotations_and_assertions() -> None:
    texts = [change.text for change in plant_faults.changes_of(ast.parse(SOURCE))]
    assert sorted(texts) == sorted(
        [
            "1 to 2",
            "1 to 0",
            "2 to 3",
            "2 to 1",
            "< to <=",
            "and to or",
            "no `not` before numbers",
            "level < 2 and (not numbers) turned round",
            "no emit(level)",
            "min to max",
            "+ to -",
        ]
    )


NO_RULES = """
def total_text(gems): return gems + 1
def __hash__(self): return self.x + 2
def faults(state) -> Iterator[str]: yield state[3]
def other_faults(state) -> Iterator[tuple[str, str]]: yield state[4], state
def checked(x):
    try:
        check_type(x, int)
    except AttributeError:
        emit(5)
    if x < 6:
        raise ValueError
    return Refusal(code, rule, seat, 7)
PAY = Decision(AskPay, due=lambda task: task.gems + task.cards)
"""
RULES = """
def closed_by(place) -> str: return RULES[place + 1]
def items(x) -> Iterator[Item]:
    if x > 1:
        raise ImpossibleGame("no")
    if x:
        emit(x)
    yield Refusal(code, rule, x - 1)
"""


@pytest.mark.parametrize(("source", "are_rules"), [(NO_RULES, False), (RULES, True)])
def test_the_syntax_says_where_there_is_no_rule(source: str, are_rules: bool) -> None:
    """Texts, methods of Python, checks of states and types, exceptions and the numbers of messages are none."""
    changes = list(plant_faults.changes_of(ast.parse(source)))
    assert len(changes) > 7
    assert {change.is_rule for change in changes} == {are_rules}


def test_a_change_is_made_in_the_tree() -> None:
    tree = ast.parse("x = min(a, b)")
    (change,) = plant_faults.changes_of(tree)
    setattr(change.node, change.field, change.value)
    assert ast.unparse(tree) == "x = max(a, b)"


def test_a_sample_has_the_same_number_of_faults_of_each_module_and_follows_from_its_seed() -> None:
    by_module = [list(plant_faults.faults_of(path)) for path in list(plant_faults.modules(["scoring"]))[1:3]]
    chosen = plant_faults.sampled(by_module, 10, seed=3)
    assert [fault.file for fault in chosen[:2]] == [faults[0].file for faults in by_module]
    assert chosen == plant_faults.sampled(by_module, 10, seed=3)
    assert len(chosen) == 10


def test_each_explanation_is_about_code_that_is_there() -> None:
    for row in plant_faults.explanations():
        source = (plant_faults.PACKAGE / row.file).read_text(encoding="utf-8")
        assert bool(row.functions) is not bool(row.code)
        assert all(f"def {name}(" in source for name in row.functions), row
        assert row.code in map(str.strip, source.splitlines()) or not row.code, row
        assert all((ROOT / test).exists() for test in row.tests), row


FAULT = """
import plant_faults
faults = plant_faults.faults_of(plant_faults.PACKAGE / "scoring" / "items.py")
chosen = [fault for fault in faults if fault.change.text == "min to max"]
suite = plant_faults.SUITES / "scoring.yaml"
print([caught for _, caught in plant_faults.plant(chosen, plant_faults.in_suites([suite]), jobs=2)])
"""


def test_a_fault_is_caught_by_the_case_that_it_breaks() -> None:
    """Sets are as many as the fewest of their tokens (R11.6), so a case fails when they are as many as the most."""
    command = [sys.executable, "-c", FAULT]
    ran = subprocess.run(command, cwd=ROOT / "benchmarks", capture_output=True, text=True, check=True)
    (caught,) = ast.literal_eval(ran.stdout)
    assert caught.startswith("scoring.yaml: ")
