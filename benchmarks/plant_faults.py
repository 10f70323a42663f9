"""How many faults of the rules does `viceroy conform` find? Mutants of the engine and the scoring, one at a time.

    python benchmarks/plant_faults.py [--faults 300] [--seed 1] [--jobs 1] [--module engine/phases] [--prove] [--json]

A fault is one small change of the source: another comparison, `and` for `or`, a condition turned round, a number one
higher or lower, `+` for `-`, `min` for `max`, a call left out. Each is planted in a process that imports the program
anew and plays the suites, until a case fails or an exception ends it. A process that needs too much time or memory
counts as caught, too. What survived is listed with its line. `planted_faults.yaml` explains the survivors that no case
can see, and names the tests in Python that see them; a survivor without tests is the same by meaning, as somebody has
read in the code. `--prove` runs the named tests with each survivor, and once without a fault: only tests that pass then
can prove anything. The exit status is 0 if all survivors are explained and, with `--prove`, their tests see them.

The modules in `WITHOUT_RULES` are left out: no case can see what they do. Some lines of the others can be no rule, as
their syntax says: what follows `except`, the condition of an exception other than `ImpossibleGame` and calls of
`check_type`, the numbers in the message of a `Refusal`, methods of Python such as `__repr__`, functions that make a
text (`..._text`), those that yield what is wrong with a state from outside, and `due` of a decision, which only
programs that learn read. Faults are planted there, too, and counted apart: the second percentage of the report is
without them, and the third also without survivors that are the same by meaning. It needs Unix, where processes are
forked.
"""

from __future__ import annotations

import argparse
import ast
import json
import multiprocessing
import resource
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache, partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from io import StringIO
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any

import attrs
import cattrs  # noqa: F401 # imported once, before the processes are forked
import yaml

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "viceroy"
SUITES = ROOT / "tests" / "suite" / "rules"
EXPLAINED = Path(__file__).with_name("planted_faults.yaml")
PLACES = ("engine", "scoring", "model/geometry.py", "model/pyramid.py")
WITHOUT_RULES = {
    "engine/determinization.py": "states that a bot imagines",
    "engine/record.py": "records and their replay",
    "engine/ideas.py": "what players are told that is not possible",
    "engine/invariants.py": "checks of states from outside",
    "engine/frame/chance.py": "a generator: cases depend on no number that it draws",
    "engine/frame/outcomes.py": "outcomes of chance in records",
}
SECONDS = 20  # of processor time for a fault; all suites take two
SECONDS_OF_TESTS = 300
MEMORY = 2 * 1024**3  # bytes for a fault
MOST = 20  # larger numbers are limits and widths
NEVER_ENDED = "took too much time or memory"

_OTHER: Mapping[type[ast.AST], ast.AST] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.And: ast.Or(),
    ast.Or: ast.And(),
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
}
_SYMBOLS: Mapping[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.And: "and",
    ast.Or: "or",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
}
_OTHER_FUNCTION = {"min": "max", "max": "min", "any": "all", "all": "any"}


@attrs.frozen
class Change:
    """A field of a node of a syntax tree, and another value for it."""

    node: ast.AST
    field: str
    value: Any
    text: str
    """What is changed, such as `< to <=`."""
    is_rule: bool = True
    """Whether it may be a rule that it changes, and not an exception, a text or a check of a state from outside."""


@attrs.frozen
class Fault:
    """A change of a module, with the place where it is planted."""

    file: str
    """The path of the module inside the package."""
    line: int
    function: str
    """The function or method around it; empty outside of all."""
    code: str
    """That line of the source."""
    change: Change
    tree: ast.Module = attrs.field(repr=False)


# -- changes ----------------------------------------------------------------------------------------------------------


def changes_of(tree: ast.AST, *, is_rule: bool = True) -> Iterator[Change]:
    """Yield every change of a tree, in the order of the source. Annotations, assertions and exceptions have none."""
    for field, value in ast.iter_fields(tree):
        if field not in ("annotation", "returns", "decorator_list"):
            for node in value if isinstance(value, list) else [value]:
                if isinstance(node, ast.AST) and not isinstance(node, ast.Assert | ast.Raise):
                    may_be = is_rule and not _is_no_rule(node) and not _is_of_message(tree, node)
                    yield from [attrs.evolve(change, is_rule=may_be) for change in _own_changes(node)]
                    yield from changes_of(node, is_rule=may_be)


def _is_no_rule(node: ast.AST) -> bool:
    """Whether a part of the source can be no rule, as its syntax says."""
    match node:
        case ast.ExceptHandler():
            return True
        case ast.If(body=[ast.Raise(exc=error)], orelse=[]):
            return not (isinstance(error, ast.Call) and _is_name(error.func, "ImpossibleGame"))
        case ast.Expr(value=ast.Call(func=ast.Name(id="check_type"))):
            return True
        case ast.keyword(arg="due") | ast.AnnAssign(target=ast.Name(id="due")):
            return True
        case ast.FunctionDef(name=name, returns=returns):
            return name.endswith(("_text", "__")) or _is_of_faults(returns)
    return False


def _is_of_faults(returns: ast.expr | None) -> bool:
    """Whether a function yields what is wrong with a state: texts, texts with their places, or problems."""
    match returns:
        case ast.Subscript(value=ast.Name(id="Iterator"), slice=ast.Name(id="str" | "Problem")):
            return True
        case ast.Subscript(value=ast.Name(id="Iterator"), slice=ast.Subscript(slice=ast.Tuple(elts=parts))):
            return all(_is_name(part, "str") for part in parts)
    return False


def _is_of_message(parent: ast.AST, node: ast.AST) -> bool:
    """Whether a node is a number in the message of a refusal, beside its code, rule and seat."""
    return isinstance(parent, ast.Call) and _is_name(parent.func, "Refusal") and node in parent.args[3:]


def _own_changes(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=ops):
            for index, op in enumerate(ops):
                others = [*ops[:index], _OTHER[type(op)], *ops[index + 1 :]]
                yield Change(node, "ops", others, _becomes(op))
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in _OTHER:
            yield Change(node, "op", _OTHER[type(op)], _becomes(op))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if not (_is_name(test, "TYPE_CHECKING") or _has_opposite(test)):
                yield Change(node, "test", _turned(test), f"{ast.unparse(test)} turned round")
        case ast.comprehension(ifs=[test]) if not _has_opposite(test):
            yield Change(node, "ifs", [_turned(test)], f"{ast.unparse(test)} turned round")
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield Change(node, "operand", _turned(operand), f"no `not` before {ast.unparse(operand)}")
        case ast.Constant(value=int(number)) if not isinstance(number, bool) and 0 <= number <= MOST:
            yield Change(node, "value", number + 1, f"{number} to {number + 1}")
            yield Change(node, "value", number - 1, f"{number} to {number - 1}")
        case ast.Call(func=ast.Name(id=name) as function) if name in _OTHER_FUNCTION:
            yield Change(function, "id", _OTHER_FUNCTION[name], f"{name} to {_OTHER_FUNCTION[name]}")
        case ast.Expr(value=ast.Call() as call) if not _is_name(call.func, "assert_never"):
            yield Change(node, "value", ast.Constant(None), f"no {ast.unparse(call)}")


def _becomes(op: ast.AST) -> str:
    return f"{_SYMBOLS[type(op)]} to {_SYMBOLS[type(_OTHER[type(op)])]}"


def _turned(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def _has_opposite(test: ast.expr) -> bool:
    """Whether another change turns a condition round already, such as `is` to `is not`."""
    opposites = ast.Eq | ast.NotEq | ast.Is | ast.IsNot | ast.In | ast.NotIn
    return _is_not(test) or (isinstance(test, ast.Compare) and isinstance(test.ops[0], opposites))


def _is_not(test: ast.expr) -> bool:
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def faults_of(path: Path) -> Iterator[Fault]:
    """Yield every fault that can be planted in a module."""
    source = path.read_text(encoding="utf-8")
    lines, tree = source.splitlines(), ast.parse(source)
    file = path.relative_to(PACKAGE).as_posix()
    for change in changes_of(tree):
        line: int = change.node.lineno if hasattr(change.node, "lineno") else change.value[0].operand.lineno
        yield Fault(file, line, function_at(tree, line), lines[line - 1].strip(), change, tree)


def function_at(tree: ast.Module, line: int) -> str:
    """Return the name of the innermost function around a line; an empty text outside of all."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    around = [node for node in functions if node.lineno <= line <= (node.end_lineno or 0)]
    return max(around, key=lambda node: node.lineno).name if around else ""


def modules(places: Iterable[str] = PLACES) -> Iterator[Path]:
    """Yield the modules that hold rules."""
    for place in places:
        path = PACKAGE / place
        for each in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if each.relative_to(PACKAGE).as_posix() not in WITHOUT_RULES:
                yield each


def sampled(faults_by_module: Iterable[Sequence[Fault]], count: int, seed: int) -> list[Fault]:
    """Return a sample with the same number of faults of each module, as far as it has so many."""
    random = Random(seed)
    left = [random.sample(faults, len(faults)) for faults in faults_by_module]
    chosen: list[Fault] = []
    while len(chosen) < count and any(left):
        chosen += [faults.pop() for faults in left if faults]
    return chosen[:count]


# -- processes --------------------------------------------------------------------------------------------------------


class _Loader(SourceFileLoader):
    """Compiles a module from a tree that has been changed, in place of its source."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 # the signature of Python
        code: CodeType = compile(self.tree, self.path, "exec")
        return code


class _Finder(MetaPathFinder):
    """Finds the module with the fault, before Python finds the one without."""

    def __init__(self, fault: Fault) -> None:
        self.path = PACKAGE / fault.file
        self.name = ".".join((PACKAGE.name, *Path(fault.file).with_suffix("").parts)).removesuffix(".__init__")
        self.tree = fault.tree

    def find_spec(  # the signature of Python
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002
        target: ModuleType | None = None,  # noqa: ARG002
    ) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.path, loader=_Loader(fullname, str(self.path), self.tree))


Hunt = Callable[[Fault], str]
"""Looks for a fault in the process where it is planted, and returns what caught it: "" if nothing did."""


def _hunted(fault: Fault, hunt: Hunt, seconds: int, answer: Connection) -> None:
    """Plant a fault in this process, and send what caught it."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    setattr(fault.change.node, fault.change.field, fault.change.value)
    ast.fix_missing_locations(fault.tree)
    sys.meta_path.insert(0, _Finder(fault))
    try:
        caught = hunt(fault)
    except BaseException as error:  # whatever a fault raises, at the import or later
        caught = f"{type(error).__name__}: {error}"[:200]
    answer.send(caught)


def in_suites(suites: Sequence[Path]) -> Hunt:
    """Return a hunt that plays suites until a case fails."""
    return partial(_failed_case, suites)


def _failed_case(suites: Sequence[Path], _: Fault) -> str:
    from viceroy.positions.suite import play_suite

    for suite in suites:
        for result in play_suite(suite):
            if result.problems:
                return f"{suite.name}: {result.case.name}"
    return ""


def _failed_tests(fault: Fault) -> str:
    """Run the tests that the table names for a fault; return them if one fails, or a module of them."""
    import pytest

    tests = tests_of(fault)
    options = ["-x", "-q", "-o", "addopts=", "-p", "no:cacheprovider"]
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        status = pytest.main([*options, *[str(ROOT / test) for test in tests]])
    return ", ".join(tests) if status in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED) else ""


def plant(faults: Iterable[Fault], hunt: Hunt, jobs: int, seconds: int = SECONDS) -> Iterator[tuple[Fault, str]]:
    """Yield each fault with what caught it, "" for one that survived."""
    assert not any(name.startswith("viceroy") for name in sys.modules), "each process imports the program anew"
    context = multiprocessing.get_context("fork")
    running: dict[int, tuple[BaseProcess, Connection, Fault]] = {}
    waiting = iter(faults)
    while True:
        while len(running) < jobs and (fault := next(waiting, None)) is not None:
            receiver, sender = context.Pipe(duplex=False)
            started = context.Process(target=_hunted, args=(fault, hunt, seconds, sender))
            started.start()
            sender.close()
            running[started.sentinel] = started, receiver, fault
        if not running:
            return
        for ended in wait(list(running)):
            process, receiver, fault = running.pop(int(str(ended)))
            process.join()
            try:
                yield fault, receiver.recv()
            except EOFError:
                yield fault, NEVER_ENDED
            receiver.close()


# -- reports ----------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Explanation:
    """Why no case can see some faults of a module: those in some functions, or in a line of this code."""

    file: str
    functions: list[str] = attrs.field(factory=list)
    code: str = ""
    change: str = ""
    """Of a row about code: the only change that it is about; empty for all."""
    why: str
    tests: list[str] = attrs.field(factory=list)
    """The tests in Python that fail with these faults; empty for faults that nobody can see, as read in the code."""

    def explains(self, fault: Fault) -> bool:
        """Whether a fault is one of these."""
        is_here = fault.function in self.functions or fault.code == self.code
        return self.file == fault.file and is_here and self.change in ("", fault.change.text)


@cache
def explanations() -> tuple[Explanation, ...]:
    """Return the reasons that are written down, in `planted_faults.yaml`."""
    return tuple(Explanation(**row) for row in yaml.safe_load(EXPLAINED.read_text(encoding="utf-8")))


def explanation_of(fault: Fault) -> Explanation | None:
    """Return the row of the table that is about a fault."""
    return next((each for each in explanations() if each.explains(fault)), None)


def tests_of(fault: Fault) -> tuple[str, ...]:
    """Return the tests in Python that the table names for a fault."""
    explained = explanation_of(fault)
    return () if explained is None else tuple(explained.tests)


def row_of(fault: Fault, caught: str) -> dict[str, Any]:
    """Return the row of a fault in the report: its place, the change, what caught it, or why no case can."""
    explained = None if caught else explanation_of(fault)
    why, tests = (None, ()) if explained is None else (explained.why, tests_of(fault))
    place = {"file": fault.file, "line": fault.line, "function": fault.function, "code": fault.code}
    change = {"change": fault.change.text, "is_rule": fault.change.is_rule}
    return {**place, **change, "caught": caught or None, "why": why, "tests": tests}


def unseen(survivors: Iterable[Fault], jobs: int) -> list[dict[str, Any]]:
    """Return the survivors that the tests named for them do not see, and print them.

    Tests that fail without a fault, too, see none.
    """
    named = [fault for fault in survivors if tests_of(fault)]
    controls = {tests_of(fault): without_change(fault) for fault in named}
    failing = {
        tests_of(fault) for fault, failed in plant(controls.values(), _failed_tests, jobs, SECONDS_OF_TESTS) if failed
    }
    for tests in failing:
        print(f"THESE TESTS FAIL WITHOUT A FAULT: {', '.join(tests)}", file=sys.stderr, flush=True)
    missed = []
    for fault, seen in plant(named, _failed_tests, jobs, SECONDS_OF_TESTS):
        if not seen or tests_of(fault) in failing:
            missed.append({"file": fault.file, "line": fault.line, "change": fault.change.text})
            print(f"NO TEST SEES {fault.file}:{fault.line}: {fault.change.text}", file=sys.stderr, flush=True)
    return missed


def _share(planted: int, survived: int, **_: Any) -> str:
    """Say how many faults were caught."""
    caught = planted - survived
    return f"{caught} of {planted} faults caught ({caught / max(planted, 1):.0%})"


def without_change(fault: Fault) -> Fault:
    """Return a fault that leaves its module as it was."""
    return attrs.evolve(fault, change=Change(fault.tree, "body", fault.tree.body, fault.change.text))


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant faults, list those that survived, and say how many were caught."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--faults", type=int, default=300, help="how many; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--module", action="append", help="a module or folder inside the package; default: all rules")
    parser.add_argument("--prove", action="store_true", help="run the tests that see what cases cannot see, too")
    parser.add_argument("--json", action="store_true", help="write all faults as JSON")
    options = parser.parse_args(arguments)
    by_module = [list(faults_of(path)) for path in modules(options.module or PLACES)]
    chosen = sampled(by_module, options.faults or sum(map(len, by_module)), options.seed)
    rows: list[dict[str, Any]] = []
    survivors: list[Fault] = []
    for fault, caught in plant(chosen, in_suites(sorted(SUITES.glob("*.yaml"))), options.jobs):
        rows.append(row_of(fault, caught))
        if not caught:
            survivors.append(fault)
            where = f"{fault.file}:{fault.line}: {fault.change.text}\n    {fault.code}"
            print(f"{where}\n    {rows[-1]['why'] or 'NOT EXPLAINED'}", file=sys.stderr, flush=True)
    unexplained = sum(explanation_of(fault) is None for fault in survivors)
    figures: dict[str, Any] = {"planted": len(rows), "survived": len(survivors), "unexplained": unexplained}
    of_rules = [row for row in rows if row["is_rule"]]
    others = [row for row in of_rules if row["caught"] or row["why"] is None or row["tests"]]
    for name, some in (("of_rules", of_rules), ("of_other_meaning", others)):
        figures[name] = {"planted": len(some), "survived": sum(row["caught"] is None for row in some)}
    if options.prove:
        figures["unseen"] = unseen(survivors, options.jobs)
    if options.json:
        print(json.dumps({**figures, "faults": rows}, indent=1))
    else:
        print(f"{_share(**figures)}; {unexplained} survived without a reason")
        print(f"{_share(**figures['of_rules'])} where the syntax does not say that there is no rule")
        print(f"{_share(**figures['of_other_meaning'])} of these without survivors that are the same by meaning")
        if options.prove:
            print(f"{len(figures['unseen'])} of the others were seen by no test that is named for them")
    return 1 if unexplained or figures.get("unseen") else 0


if __name__ == "__main__":
    sys.exit(main())
