"""The documentation is true: its blocks run, its links lead somewhere, its tables say what the code says."""

from __future__ import annotations

import doctest
import io
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Any, NamedTuple, get_args

import attrs
import pytest

import viceroy
from api_reference import OBJECT, documented
from effort import slow, tries
from rule_cases import cases_page, suites
from rule_coverage import MARK, NOTHING_TO_OBEY, citations, coverage_tables, held, markers, uncovered
from rule_links import NUMBER, defined_numbers, with_links
from viceroy.cardsets import check_card_set
from viceroy.cli.main import main
from viceroy.engine import invariants
from viceroy.errors import Code, Problem
from viceroy.lessons.reader import check_lesson
from viceroy.model.cards import LawCard
from viceroy.model.laws import Effect, Placement
from viceroy.model.quantities import NARROWED, PLACES_COUNTED, Where
from viceroy.model.tokens import TokenKind
from viceroy.positions.reader import check_position
from viceroy.positions.suite import play_suite
from viceroy.scoring.items import LINES
from viceroy.sheets.sheet import check_score_sheet

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
PAGES = (*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# -- blocks run ---------------------------------------------------------------------------------------------------


class Block(NamedTuple):
    """A fenced block of a page, and the line of the page on which its text starts."""

    language: str
    title: str
    text: str
    line: int


FENCE = re.compile(r'^```(\w*)(?: title="([^"]*)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
RUN_OR_READ = {"console", "python", "yaml"}
SHOWN_ONLY = {
    "",
    "ini",
    "js",
    "json",
    "nginx",
    "sh",
    "text",
    "ts",
}  # `tests/web/tables/test_hosting.py` runs those of nginx
SLOW = {"balance.md", "does-it-play.md", "from-idea-to-game.md"}  # pages whose commands play many games
NEEDS = {"training.md": ("pettingzoo", "pyspiel")}  # modules of extras that a page shows
INCLUDED = re.compile(r'--8<-- "([^"]+)"\n')  # a block that is a program of the examples, which have tests of their own


def blocks_of(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(match[1], match[2] or "", match[3], text.count("\n", 0, match.start(3)) + 1)
        for match in FENCE.finditer(text)
    ]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=slow) if page.name in SLOW else page
        for page in PAGES
        if "```" in page.read_text(encoding="utf-8")
    ],
    ids=name_of,
)
def test_the_blocks_of_a_page_are_true(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in NEEDS.get(page.name, ()):
        pytest.importorskip(module, reason=f"{page.name} shows {module}, which is not installed")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    names: dict[str, Any] = {}
    for block in blocks_of(page):
        where = f"{name_of(page)}:{block.line}"
        assert block.language in RUN_OR_READ | SHOWN_ONLY, f"{where}: what is to be done with {block.language!r}?"
        if included := INCLUDED.fullmatch(block.text):
            assert (ROOT / included[1]).is_file(), where
            continue
        if block.title:
            Path(block.title).write_text(block.text, encoding="utf-8")
        if block.language == "yaml":
            assert_reads_well(block, where)
        elif block.language == "console":
            run_commands(block, where)
        elif block.language == "python":
            run_examples(block, where, names)


@slow
def test_the_examples_of_all_pages_have_good_types(tmp_path: Path) -> None:
    """Whoever checks types finds nothing wrong with what is copied from a page; wrong on purpose is marked."""
    for page in PAGES:
        lines = [""] * page.read_text(encoding="utf-8").count("\n")  # each example stands at its line of the page
        for block in blocks_of(page):
            if block.language == "python" and not INCLUDED.fullmatch(block.text):
                for example in doctest.DocTestParser().get_examples(block.text):
                    first = block.line - 1 + example.lineno
                    source = example.source.splitlines()
                    lines[first : first + len(source)] = source
        name = re.sub(r"\W", "_", name_of(page).removesuffix(".md"))
        (tmp_path / f"{name}.py").write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(tmp_path)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout == ""


def run_examples(block: Block, where: str, names: dict[str, Any]) -> None:
    assert ">>>" in block.text, f"{where}: an example shows what it gives"
    test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line)
    report = io.StringIO()
    doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS).run(test, out=report.write, clear_globs=False)
    names.update(test.globs)
    assert not report.getvalue(), report.getvalue()


def run_commands(block: Block, where: str) -> None:
    """Run the commands of a block and compare what is shown below each; `...` stands for anything.

    A command succeeds, unless the next one asks for its exit status.
    """
    commands = [(head, shown) for head, _, shown in (part.partition("\n") for part in block.text.split("$ ")[1:])]
    status = 0
    for command, shown in commands:
        if command == "echo $?":
            assert str(status) == shown.strip(), where
            status = 0
            continue
        assert status == 0, f"{where}: the command before {command!r} failed"
        status, printed = run(command)
        if shown.strip():
            matches = doctest.OutputChecker().check_output(_stripped(shown), _stripped(printed), doctest.ELLIPSIS)
            assert matches, f"{where}: {command}\nshown:\n{shown}\nprinted:\n{printed}"
    assert status == 0, f"{where}: the last command failed"


def run(command: str) -> tuple[int, str]:
    """Run one `viceroy` command; return its exit status and all it printed."""
    program, *arguments = shlex.split(command)
    assert program == "viceroy", f"{command!r} cannot be tried here"
    terminal = io.BytesIO()
    stream = io.TextIOWrapper(terminal, encoding="utf-8", newline="\n")
    with redirect_stdout(stream), redirect_stderr(stream):
        status = main(arguments)
    return status, terminal.getvalue().decode("utf-8")


def _stripped(text: str) -> str:
    return "".join(f"{line.rstrip()}\n" for line in text.strip("\n").splitlines())


# A fragment of a file is completed by what its first word calls for.
SHEET = "format: score-sheet/1\n"
PLAYER = f"{SHEET}players:\n  - name: Ada\n"
SET = "format: card-set/1\nid: fragment\nname: {en: Fragment}\n"
LAW = """\
laws:
  - number: 201
    id: law
    name: {en: Law}
"""
SECTIONS = "    sections: {top_left: red, top_right: red, bottom: null}\n"


LAW_KEYS = {field.name for field in attrs.fields(LawCard)}


def indented(text: str, by: int) -> str:
    return "".join(f"{' ' * by}{line}\n" for line in text.splitlines())


def assert_reads_well(block: Block, where: str) -> None:
    """Check a sheet, a set or a fragment: there is nothing to say about it, unless it is shown for its mistakes."""
    text = block.text
    first = next(line for line in text.splitlines() if not line.startswith("#"))
    if first.startswith("pyramid:"):
        text = PLAYER + indented(text, 4)
    elif first.startswith("players:"):
        text = SHEET + text
    elif first.startswith("edition:"):
        text = SHEET + text if "players:" in text else PLAYER + "    pyramid: [[32]]\n" + text
    elif first.startswith("- "):
        text = SET + LAW + SECTIONS + "    scoring:\n" + indented(text, 6)
    elif first.partition(":")[0] in LAW_KEYS:
        text = SET + LAW + ("" if first.startswith("sections:") else SECTIONS) + indented(text, 4)
    problems = problems_in(text)
    if block.text.startswith(("# with mistakes", "# not finished")):
        assert problems, where
    else:
        assert problems == (), where


def problems_in(text: str) -> tuple[Problem, ...]:
    file = Path("block.yaml")
    file.write_text(text, encoding="utf-8")
    if "format: score-sheet/1" in text:
        return check_score_sheet(file)
    if "format: position/1" in text:
        return check_position(file)
    if "format: rules-suite/1" in text:
        return tuple(problem for result in play_suite(file) for problem in result.problems)
    if "format: lesson/1" in text:
        return check_lesson(file)
    assert "format: card-set/1" in text, text
    return check_card_set(file)


# -- links and numbers ----------------------------------------------------------------------------------------------

LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


@cache
def anchors_of(page: Path) -> set[str]:
    text = page.read_text(encoding="utf-8")
    headings = HEADING.findall(FENCE.sub("", text))
    slugs = {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", heading).strip().lower()) for heading in headings}
    return slugs | {*OBJECT.findall(text)}  # mkdocstrings gives each object its path as an anchor


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target, anchor in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
            if "://" in target:
                continue
            other = (page.parent / target).resolve() if target else page
            assert other.exists(), f"{name_of(page)} links to {target}"
            if anchor:
                assert anchor in anchors_of(other), f"{name_of(page)} links to {target}#{anchor}"


def test_the_files_that_contributing_names_are_there() -> None:
    made_up = {"bots/patient_bot.py", "cli/commands/notes.py", "tests/cli/test_notes.py"}
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z][\w./*-]*/[\w.*-]+)`", text)) - made_up
    assert len(named) > 100
    assert [name for name in named if not any(list(top.glob(name)) for top in (ROOT, ROOT / "src" / "viceroy"))] == []


def test_every_rule_number_is_explained_once() -> None:
    """Each number stands at one place of the rules pages, so a link to it is never ambiguous."""
    numbers = [number for number, _ in defined_numbers(DOCS)]
    assert sorted(set(numbers)) == sorted(numbers)


def mentioned(files: Iterable[Path]) -> dict[str, str]:
    return {number: name_of(file) for file in files for number in NUMBER.findall(file.read_text(encoding="utf-8"))}


def test_every_rule_number_that_the_code_cites_is_explained() -> None:
    explained = {number for number, _ in defined_numbers(DOCS)}
    files = [
        *(ROOT / "src").rglob("*.py"),
        *(ROOT / "schemas").glob("*.json"),
        *(ROOT / "data").rglob("*.yaml"),
        *PAGES,
    ]
    missing = {number: file for number, file in mentioned(files).items() if number not in explained}
    assert missing == {}


def test_numbers_in_running_text_become_links_and_no_others() -> None:
    page = '<h2 id="R1.1">R1.1</h2><p>See R1.1 <br/>and <a href="#">R1.1</a>, <code>R1.1 <b>R1.1</b></code>, R1.1.</p>'
    linked = '<h2 id="R1.1">R1.1</h2><p>See [] <br/>and <a href="#">R1.1</a>, <code>R1.1 <b>R1.1</b></code>, [].</p>'
    assert "".join(with_links(page, lambda _: "[]")) == linked


def test_every_rule_is_obeyed_somewhere_and_held_by_a_test() -> None:
    assert uncovered() == []


def test_the_site_has_a_row_for_every_rule() -> None:
    assert (DOCS / "rules" / "coverage.md").read_text(encoding="utf-8").count(MARK) == 1
    rows = re.findall(rf"^\| ({NUMBER.pattern}) \| .+ \|$", coverage_tables(), re.MULTILINE)
    assert sorted(rows) == sorted(number for number, _ in defined_numbers(DOCS))


def test_every_case_on_the_site_is_a_moment_that_runs() -> None:
    cases = [case for suite in suites().values() for case in suite]
    assert [case.name for case in cases if not case.expected] == []
    tried = cases[:: max(1, len(cases) // tries(len(cases), quick=20))]
    assert [case.name for case in tried if check_position(text=case.position)] == []
    anchors = re.findall(r'<span id="([^"]+)">', cases_page())
    assert sorted(anchors) == sorted({case.anchor for case in cases})


def test_markers_name_rules_that_there_are() -> None:
    """A marker with a misprinted number would hold nothing; nor is a rule tested that nobody could break."""
    known = {number for number, _ in defined_numbers(DOCS)}
    assert held().keys() - known == set()
    assert NOTHING_TO_OBEY.keys() - known == set()
    assert NOTHING_TO_OBEY.keys() & held().keys() == set()


def test_a_citation_is_found_with_the_name_of_what_cites_it() -> None:
    """Docstrings, comments and refusals count, headings do not; a range stands for each of its numbers."""
    source = (
        '# -- bids (R5.9) ---\nINCOME = 3  # R5.17\n\n\ndef pay():\n    """Pay (R5.1-R5.3, C9)."""\n'
        'class Seat:\n    def sit(self):\n        return "B9"\n'
    )
    found = [("R5.17", "INCOME"), ("R5.1", "pay"), ("R5.2", "pay"), ("R5.3", "pay"), ("C9", "pay"), ("B9", "Seat.sit")]
    assert list(citations(source)) == found


def test_a_marker_is_found_on_a_test_and_on_one_set_of_its_parameters() -> None:
    source = '@parametrize("n", [param(1, marks=rule("D1"))])\n@rule("R2.2", "C1")\ndef test_bank(n): ...\n'
    assert list(markers(source)) == [("D1", "test_bank"), ("R2.2", "test_bank"), ("C1", "test_bank")]


# -- a newcomer can play from one page ---------------------------------------------------------------------------


def test_how_to_play_says_what_every_reward_is_for() -> None:
    """Each reward that a card can give has a line in the table of rewards, each line of the score one in the other."""
    page = (DOCS / "how-to-play.md").read_text(encoding="utf-8")
    rewards, scored = page.partition("\n### What the rewards are\n")[2].partition("\n## The end\n")[::2]
    told = "\n".join(line.split("|")[1] for line in rewards.splitlines() if line.startswith("|"))
    kinds = [kind.value.replace("_", " ") for kind in TokenKind]
    assert [word for word in (*kinds, "gems", "cards", "attack token", "infinite gem") if word not in told] == []
    assert [line for line in LINES if line.split("_")[0] not in scored] == []


# -- designers read sentences, not numbers -----------------------------------------------------------------------

FOR_DESIGNERS = (
    "card-set-format", "order-and-timing", "first-card-set", "checking-card-sets", "sets-on-sets", "cookbook",
    "does-it-play", "balance", "workshop", "writing-in-the-browser", "card-pictures", "laws-cannot-say",
)  # fmt: skip
CITED = re.compile(r"\b[RCLB]\d+(?:\.\d+)?\b")
AT_THE_END = re.compile(r"\((?:[RCLB][\d.]+(?:, |-| and )?)+\)[.:]?$|^[RCLB][\d.]+$")


def passages(page: str) -> list[str]:
    """Return the paragraphs, the items of lists and the cells of tables, each on one line."""
    text = re.sub(r"```.*?```", "", (DOCS / f"{page}.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    rows = [cell.strip() for line in text.splitlines() if line.startswith("|") for cell in line.strip("|").split("|")]
    prose = "\n".join(line for line in text.splitlines() if not line.startswith("|"))
    return rows + [" ".join(part.split()) for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )", prose)]


@pytest.mark.parametrize("page", FOR_DESIGNERS)
def test_rule_numbers_stand_at_the_end_of_a_passage(page: str) -> None:
    """A designer reads a paragraph without a number in the way; who wants the rule finds it behind the last word."""
    cut_off = [AT_THE_END.sub("", passage) for passage in passages(page)]
    known = "Numbers such as R7.1 lead to"
    assert [passage for passage in cut_off if CITED.search(passage) and known not in passage] == []


# -- the API pages hold the API ---------------------------------------------------------------------------------------


def test_every_public_name_is_on_exactly_one_page() -> None:
    """Whoever looks for a name of `viceroy`, or of one of its namespaces, finds it once."""
    namespaces = {name for name in viceroy.__all__ if isinstance(getattr(viceroy, name), ModuleType)}
    members = {
        "actions": names_of(viceroy.Action),
        "events": names_of(viceroy.Event),
        "codec": set(viceroy.codec.__all__),
        "bots": set(viceroy.bots.__all__) - set(viceroy.__all__),
        "invariants": set(invariants.__all__),
        "editions": {"EDITIONS", "OPTIONS", "LIMITS", *map(str.upper, viceroy.editions.EDITIONS)},
    }
    assert members.keys() == namespaces
    due = [f"viceroy.{name}" for name in viceroy.__all__ if name not in namespaces]
    due += [f"viceroy.{namespace}.{name}" for namespace, names in members.items() for name in names]
    paths = [path for path, _ in documented()]
    assert sorted(set(paths)) == sorted(paths)
    assert set(due) - set(paths) == set()


def names_of(union: object) -> set[str]:
    return {member.__name__ for member in get_args(union)}


def test_everything_on_the_api_pages_is_there_and_has_an_example() -> None:
    assert [path for path, page in documented() if not has_example(path, page)] == []


def has_example(path: str, page: Path) -> bool:
    """Whether the docstring of an object, or of a method, has an example, or one stands below the object."""
    found = resolve_name(path)
    told = [found, *vars(found).values()] if isinstance(found, type) else [found]
    if any(">>>" in (getattr(one, "__doc__", None) or "") for one in told):
        return True
    below = page.read_text(encoding="utf-8").partition(f"\n::: {path}\n")[2]
    return ">>>" in re.split(r"^(?::::|#+) ", below, maxsplit=1, flags=re.MULTILINE)[0]


# -- tables say what the code says ------------------------------------------------------------------------------------


def table_under(page: Path, heading: str, *, nth: int = 1) -> list[list[str]]:
    """Return the rows of the nth table under a heading, without its head; cells without their backquotes and stars."""
    section = page.read_text(encoding="utf-8").split(f"{heading}\n", 1)[1]
    tables = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    rows = tables[nth - 1].splitlines()[2:]
    return [[cell.strip().replace("**", "") for cell in row.strip("|").split("|")] for row in rows]


def code(cell: str) -> str:
    found = re.search(r"`([^`]*)`", cell)
    assert found, cell
    return found[1]


def codes(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"`([^`]*)`", cell))


FORMAT = DOCS / "card-set-format.md"


def test_the_codes_of_problems_are_all_listed() -> None:
    page = DOCS / "checking-card-sets.md"
    warnings = {code(row[0]) for row in table_under(page, "## What looks wrong")}
    rows = [code(row[0]) for row in table_under(page, "## For other programs")]
    assert rows == [one for one in Code if one not in warnings]
    assert warnings <= set(Code)


def test_what_can_be_counted_is_listed() -> None:
    rows = table_under(FORMAT, "### What can be counted")
    assert {code(row[0]): codes(row[2]) for row in rows} == {
        counted.value: tuple(map(str, places)) for counted, places in PLACES_COUNTED.items()
    }
    places = table_under(FORMAT, "### What can be counted", nth=2)
    assert [code(row[0]) for row in places] == list(Where)
    keys = table_under(FORMAT, "### What can be counted", nth=3)
    assert [code(row[0]) for row in keys] == list(NARROWED)
    assert {(code(row[0]), key) for row in rows for key in codes(row[3])} == {
        (counted, key) for key, pairs in NARROWED.items() for counted, _ in pairs
    }


def test_the_placements_are_listed() -> None:
    assert [code(row[0]) for row in table_under(FORMAT, "### Where it may be played")] == list(Placement)


def law_with(lines: str) -> str:
    return SET + LAW + SECTIONS + indented(lines, 4)


def test_the_effects_are_listed_as_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each thing that a law may do when played is on the format page, written as a card set writes it."""
    monkeypatch.chdir(tmp_path)
    entries = [code(row[0]) for row in table_under(FORMAT, "### When it is played")]
    assert len(entries) == len(get_args(Effect))
    for entry in entries:
        place = "under_character" if entry.startswith("double_tokens") else "normal"
        assert problems_in(law_with(f"placement: {place}\non_play:\n  - {entry}")) == (), entry


def test_triggers_and_clauses_are_listed_as_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a law waits for and what it scores is on the format page, written as a card set writes it."""
    monkeypatch.chdir(tmp_path)
    for entry in (code(row[0]) for row in table_under(FORMAT, "### Whenever")):
        assert problems_in(law_with(f"whenever:\n  - {entry}")) == (), entry
    for entry in (code(row[0]) for row in table_under(FORMAT, "### At the end")):
        assert problems_in(law_with(f"scoring:\n  - {entry}")) == (), entry
    for entry in (code(row[0]) for row in table_under(FORMAT, "### What can be counted", nth=4)):
        assert problems_in(law_with(f"scoring:\n  - {{points: 1, per: {entry}}}")) == (), entry


def test_the_rewards_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reward key of the format page can be given by a law, and a made-up key cannot."""
    monkeypatch.chdir(tmp_path)
    special = {"circle_bonus": "{color: red, value: 2}", "infinite_gem": "any", "colored_gems": "{red: 2}"}
    keys = [code(row[0]) for row in table_under(FORMAT, "## A reward")]
    rewards = ", ".join(f"{key}: {special.get(key, '3')}" for key in keys)
    assert problems_in(law_with(f"on_play:\n  - gain: {{{rewards}}}")) == ()
    (problem,) = problems_in(law_with("on_play:\n  - gain: {gold: 3}"))
    assert problem.code is Code.UNKNOWN_KEY
    assert all(key in problem.message for key in keys)


# -- examples and pictures --------------------------------------------------------------------------------------------


def test_the_example_compares_editions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A red circle that may be painted blue is worth the blue bonus in the books that allow it, and 2 in the others."""
    sheet = tmp_path / "sheet.yaml"
    card = "{sections: {top_left: red, top_right: red, bottom: red}"
    bonus = "tokens: {circle_bonus: [{color: blue, value: 4}]}"
    rows = f"      - [{card}}}, {card}}}]\n      - [{card}, {bonus}}}]\n"
    sheet.write_text(f"{PLAYER}    gems: {{blue: 4}}\n    pyramid:\n{rows}", encoding="utf-8")
    runpy.run_path(str(ROOT / "examples" / "compare_editions.py"))["compare"](str(sheet))
    assert capsys.readouterr().out.splitlines() == [
        "french: Ada 2",
        "english: Ada 6",
        "german: Ada 2",
        "italian: Ada 6",
        "portuguese: Ada 6",
    ]


def test_the_picture_of_the_tutorial_is_what_the_command_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawing in the tutorial is the one that its reader gets.

    When the drawing changed on purpose, write it anew with the tutorial's own command.
    """
    monkeypatch.chdir(tmp_path)
    sheet = next(block for block in reversed(blocks_of(DOCS / "scoring-a-game.md")) if block.title == "final.yaml")
    Path("final.yaml").write_text(sheet.text, encoding="utf-8")
    status, _ = run("viceroy score final.yaml --lang en --svg final.svg")
    assert status == 0
    drawn, shown = Path("final.svg"), DOCS / "pictures" / "final.svg"
    assert shown.read_text(encoding="utf-8") == drawn.read_text(encoding="utf-8")
