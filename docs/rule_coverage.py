"""Find where each rule is obeyed in the source, and which tests hold it; a hook of mkdocs puts that into the site.

A rule is obeyed where the source cites it: in a docstring, in a comment at the line, or as the rule of a refusal. A
test holds a rule that its marker `@rule("R5.11")` names, and a case of the rules suites those that it lists.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import yaml

from rule_links import defined_numbers

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
SOURCE = ROOT / "src" / "viceroy"
OBEYING = ("model", "scoring", "engine", "cardsets", "sheets")
"""The packages that obey rules; the others show, store and ask. Invariants look whether rules were obeyed."""

LAWS = Path("data", "cards", "printed", "laws.yaml")
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # compiled, where PyYAML is: many times as fast

NUMBER = r"(?:R\d+\.\d+|[BCDFL]\d+)"
CITED = re.compile(rf"\b({NUMBER})(?:-({NUMBER}))?\b")
HEADING = re.compile(r"# -- .* -+$")

TITLES = {
    "components": "Components", "setup": "Setup", "pyramid": "The pyramid", "turn": "A turn and its auctions",
    "development": "The development phase", "rewards": "Rewards", "end-and-scoring": "End and scoring",
    "virtual-opponents": "Virtual opponents", "laws": "Laws", "decisions": "Decisions", "editions": "Editions",
    "examples": "Worked examples",
}  # fmt: skip
"""The rules pages in the order of the site, and their titles."""


class Spot(NamedTuple):
    """A place in a file: a function, a class, a name, or "" for the file as a whole."""

    file: str
    name: str


Spots = dict[str, list[Spot]]  # by rule number


def numbers_in(text: str) -> Iterator[str]:
    """Yield the rules that a text cites; `R5.1-R5.4` cites four."""
    for first, last in CITED.findall(text):
        group, number = split(first)
        end = split(last)[1] if last and split(last)[0] == group else number
        yield from (f"{group}{n}" for n in range(number, end + 1))


def split(number: str) -> tuple[str, int]:
    """Split a rule number into its group and its place there: `R5.11` into `R5.` and 11."""
    group, place = re.fullmatch(r"(R\d+\.|[BCDFL])(\d+)", number).groups()  # type: ignore[union-attr]
    return group, int(place)


# -- where rules are obeyed -------------------------------------------------------------------------------------------


@cache
def obeyed() -> Spots:
    """Return where each rule is obeyed."""
    found: Spots = {}
    for package in OBEYING:
        for file in sorted((SOURCE / package).rglob("*.py")):
            if file.name != "invariants.py":
                collect(found, file.relative_to(SOURCE).as_posix(), citations(file.read_text(encoding="utf-8")))
    printed = (ROOT / LAWS).read_text(encoding="utf-8")
    collect(found, LAWS.as_posix(), ((f"L{number}", "") for number in re.findall(r"^ *- number: (\d+)", printed, re.M)))
    return found


def collect(found: Spots, file: str, cited: Iterable[tuple[str, str]]) -> None:
    """Add the citations of a file, each spot once."""
    for number, name in cited:
        spots = found.setdefault(number, [])
        if Spot(file, name) not in spots:
            spots.append(Spot(file, name))


def citations(source: str) -> Iterator[tuple[str, str]]:
    """Yield each rule that a source cites, and the name of what cites it."""
    tree = ast.parse(source)
    names = dict(named_lines(tree, ""))
    for line, text in sorted([*strings(tree), *comments(source)]):
        for number in numbers_in(text):
            yield number, names.get(line, "")


def named_lines(node: ast.AST, outer: str) -> Iterator[tuple[int, str]]:
    """Yield each line within a definition or an assignment, and its name; inner names come last."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                inside = f"{outer}.{name}" if outer else name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                inside = outer or name
            case _:
                continue
        yield from ((line, inside) for line in range(child.lineno, (child.end_lineno or child.lineno) + 1))
        if isinstance(child, ast.ClassDef):
            yield from named_lines(child, inside)


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a source, and the strings that are a rule number."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(NUMBER, node.value):
            yield node.lineno, node.value


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of a source, but not its headings."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and not HEADING.fullmatch(token.string):
            yield token.start[0], token.string


# -- which tests hold them --------------------------------------------------------------------------------------------


@cache
def held() -> Spots:
    """Return which tests hold each rule."""
    found: Spots = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        collect(found, file.relative_to(ROOT / "tests").as_posix(), markers(file.read_text(encoding="utf-8")))
    for file in sorted((ROOT / "tests" / "suite" / "rules").glob("*.yaml")):
        cases = yaml.load(file.read_text(encoding="utf-8"), Loader=LOADER)["cases"]
        rules = ((number, "") for case in cases for number in case["rules"])
        collect(found, file.relative_to(ROOT / "tests").as_posix(), rules)
    return found


def markers(source: str) -> Iterator[tuple[str, str]]:
    """Yield each rule that a marker of a test module names, as plain text, and the name of the test.

    A marker is a call of `rule`, or of a helper of the module that passes its texts on to `rule`.
    """
    if "rule(" not in source:
        return
    tree = ast.parse(source)
    helpers = [node for node in tree.body if isinstance(node, ast.FunctionDef) and _calls(node, {"rule"})]
    for test in ast.walk(tree):
        if isinstance(test, ast.FunctionDef | ast.ClassDef):
            for decorator in test.decorator_list:
                for call in _calls(decorator, {"rule"}):
                    yield from ((ast.literal_eval(number), test.name) for number in call.args)
                for call in _calls(decorator, {node.name for node in helpers}):
                    yield from ((number, test.name) for argument in call.args for number in _numbers(argument))


def _numbers(node: ast.AST) -> list[str]:
    texts = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and re.fullmatch(NUMBER, text)]


def _calls(node: ast.AST, names: Collection[str]) -> list[ast.Call]:
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in names]


# -- rules that nobody can break --------------------------------------------------------------------------------------

NOTHING_TO_OBEY = {
    "R5.13": "promises are for the table, and there is no action for them",
    "R12.11": "an aim of the player",
    **{
        number: f"one reading of the books, which is {rule}"
        for number, rule in {
            "B4": "R2.7", "B10": "R5.17", "B11": "R6.9", "B13": "R7.10", "B15": "C17", "B16": "R7.9", "B18": "C12",
            "B19": "R2.8", "B21": "R2.2", "B22": "R1.6", "B23": "R5.6", "B24": "C5", "B25": "R5.3", "B26": "R5.20",
            "B27": "R4.1", "B28": "R3.11", "B30": "R3.10", "B31": "R8.1", "B32": "R5.13",
            "B33": "R11.6 and R11.7", "B34": "R9.1", "B36": "R12.9", "B38": "R12.10", "B39": "R12.7", "B40": "R12.3",
            "B45": "R1.12 and C34",
        }.items()
    },
    **dict.fromkeys(("B20", "B41", "B42", "B43", "B44"), "words, or the look of the table"),
}  # fmt: skip
"""Numbers that state nothing an engine could obey or break, each with the reason."""


def uncovered() -> list[str]:
    """Return the rules that no source obeys or no test holds; an example needs a test only."""
    known = [number for number, _ in defined_numbers(DOCS) if number not in NOTHING_TO_OBEY]
    return [number for number in known if number not in held() or (number[0] not in "DF" and number not in obeyed())]


# -- the page ---------------------------------------------------------------------------------------------------------

MARK = "<!-- for each rule, where it is obeyed and held -->"


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Put the tables in their place."""
    return markdown.replace(MARK, coverage_tables()) if MARK in markdown else markdown


def coverage_tables() -> str:
    """Return a table of rules for each rules page: where each is obeyed, and the tests that hold it."""
    numbers: dict[str, list[str]] = {title: [] for title in TITLES}
    for number, page in defined_numbers(DOCS):
        numbers[Path(page).stem].append(number)
    return "\n".join(f"## {TITLES[page]}\n\n{rows(numbers[page])}" for page in TITLES)


def rows(numbers: Iterable[str]) -> str:
    """Return a table of rules."""
    lines = ["| Rule | Obeyed in | Held by |", "|---|---|---|"]
    for number in sorted(numbers, key=lambda number: (len(split(number)[0]), *split(number))):
        if number in NOTHING_TO_OBEY:
            lines.append(f"| {number} | nothing to obey: {NOTHING_TO_OBEY[number]} | |")
        else:
            lines.append(f"| {number} | {listed(obeyed().get(number, ()))} | {listed(held().get(number, ()))} |")
    return "\n".join(line.replace("|  |", "| |").replace("|  |", "| |") for line in lines) + "\n"


def listed(spots: Iterable[Spot]) -> str:
    """Return spots by file, one file below the other in a cell."""
    files: dict[str, list[str]] = {}
    for file, name in spots:
        files.setdefault(file, []).extend([f"`{name}`"] if name else [])
    return "<br>".join(f"`{file}`{': ' if names else ''}{', '.join(names)}" for file, names in files.items())
