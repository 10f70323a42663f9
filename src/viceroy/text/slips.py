"""Slips of the pen: the mistakes in YAML that people make, and what to say about them.

A parser says where it could not go on and what it was reading, seldom what was meant. The first entry of `EXPLANATIONS`
that fits explains the error: first slips, which show in a line, then what the parser says in words for people. What a
parser takes and these files do not (tabs that indent, anchors, tags, a second document), `yaml_text` refuses.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from viceroy.errors import Code, Problem
from viceroy.messages import joined, shown
from viceroy.text.file_kinds import WITH_PYRAMIDS, stated_kind
from viceroy.text.source import FileText, Position

if TYPE_CHECKING:
    from yaml import Mark, MarkedYAMLError

MAX_DEPTH = 50
ANCHORS = "anchors (&) and aliases (*) are not used in these files"
EMPTY_ON_THE_LEFT = "places that stay empty on the left of a level are skipped"
TAGS = "tags (!) are not used in these files"
DIRECTIVES = "directives (%) are not used in these files"
CLOSED = "nothing may follow the quote or bracket that is closed before this"
HALF = "this escape is half a character (a lone surrogate); write the character itself"
ESCAPES = "a backslash in double quotes starts an escape: write it twice, or use single quotes"
DEPTH = f"lists and mappings are nested too deep here; at most {MAX_DEPTH} are read"

SPACES = "\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u202f\u205f\u2060\u3000"
"""Characters that look like a space, or like nothing, and are no space to YAML."""


FULL_WIDTH = "\uff01-\uff5e\u3001\u3010\u3011"
"""The range of characters that an input method of East Asia types in place of those of ASCII."""

ODD = re.compile(f"[{SPACES}{FULL_WIDTH}]")
"""A character outside ASCII that looks like one of ASCII."""


def odd_character(character: str) -> str:
    """Advise what to type in place of a character that looks like one of ASCII."""
    if character in SPACES:
        name = "a no-break space" if character == "\u00a0" else "a character that only looks like a space"
        return f"{name} (U+{ord(character):04X}) stands here; type an ordinary space"
    wanted = {"\u3001": ",", "\u3010": "[", "\u3011": "]"}.get(character) or chr(ord(character) - 0xFEE0)
    name = unicodedata.name(wanted).lower()
    return f"{shown(character)} is a full-width {name}; type an ordinary {shown(wanted)}"


def odd_in(text: str) -> str:
    """Advise about the first character of a text that looks like one of ASCII; empty without one."""
    match = ODD.search(text)
    return f"; {odd_character(match[0])}" if match else ""


def explained(error: MarkedYAMLError, text: FileText) -> Problem:
    """Make the problem of an error of a YAML parser."""
    stop = Stop.of(error, text.lines)
    position, message, code = next(found for explain in EXPLANATIONS if (found := explain(stop)))
    return text.problem_at(position, code, message)


class Explanation(NamedTuple):
    """The place of a mistake, and what to say about it."""

    position: Position
    message: str
    code: Code = Code.YAML_SYNTAX


class Stop(NamedTuple):
    """Where a parser stopped, and over what.

    A key without a colon, and a quote or bracket that is never closed, are noticed late: their place is where
    they start.
    """

    words: str
    """What the parser says: what it was reading, and what is wrong; `at the end` is added where nothing follows."""
    place: Position
    start: Position
    """Where what it was reading starts."""
    lines: list[str]

    @classmethod
    def of(cls, error: MarkedYAMLError, lines: list[str]) -> Stop:
        """Take the error of either parser, without what it found instead (`but found ...`)."""
        words = f"{error.context or ''}: {(error.problem or '').partition(' but ')[0]}"
        place = _position(error.problem_mark or error.context_mark)
        start = _position(error.context_mark or error.problem_mark)
        behind = [*(line[place[1] - 1 :] for line in lines[place[0] - 1 : place[0]]), *lines[place[0] :]]
        if not any(map(str.strip, behind)):  # the parsers pass over comments themselves
            words += " at the end"
        return cls(words, start if re.search(_LATE, words) else place, start, lines)

    def line(self, number: int) -> str:
        """Return a line by its number, empty behind the end of the text."""
        return self.lines[number - 1] if number <= len(self.lines) else ""


_MAX_LINE = 1000  # characters that are looked at: patterns may take quadratic time
_LATE = r"simple key.*expected ':'|quoted scalar.*unexpected|flow.*expected ','.* at the end"


def _position(mark: Mark | None) -> Position:
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


Explain = Callable[[Stop], Explanation | None]
"""Explains an error, if it is of a certain kind."""


def slip(pattern: str, advice: str | Callable[[re.Match[str]], str], *, words: str = "", above: int = 0) -> Explain:
    """Explain a slip that shows in the line of the place, or in one of the `above` lines before it.

    `pattern` is how the line looks; its group `at` is the place of the slip, else that is where the parser stopped.
    `advice` may name groups of the pattern. `words` is a pattern of the parser's words, if only some go with the slip.
    """

    def explain(stop: Stop) -> Explanation | None:
        if not re.search(words, stop.words):
            return None
        for number in range(max(stop.place[0] - above, 1), stop.place[0] + 1):
            match = re.search(pattern, stop.line(number)[:_MAX_LINE])
            if match:
                position = (number, match.start("at") + 1) if "at" in match.re.groupindex else stop.place
                message = advice(match) if callable(advice) else advice.format(**match.groupdict())
                return Explanation(position, message)
        return None

    return explain


def saying(words: str, message: str, *, before: str = "", rest: str = "", code: Code = Code.YAML_SYNTAX) -> Explain:
    """Explain what a parser says, by a pattern of its words.

    In the message `{line}` and `{column}` are the start of what was read, `{closing}` is the bracket that it lacks, and
    `{character}` the one at the place. `before` and `rest` are patterns of the line up to the place, and from there on.
    """

    def explain(stop: Stop) -> Explanation | None:
        (line, column), (row, start) = stop.place, stop.start
        ahead, behind = stop.line(line)[: column - 1], stop.line(line)[column - 1 :]
        if not (re.search(words, stop.words) and re.search(before, ahead) and re.match(rest, behind)):
            return None
        closing = "}" if stop.line(row).startswith("{", start - 1) else "]"
        told = message.format(line=row, column=start, closing=repr(closing), character=shown(behind[:1]))
        return Explanation(stop.place, told, code)

    return explain


# -- slips that show in two lines -------------------------------------------------------------------------------------

_KEY = re.compile(r"(?P<indent> *(?:- +)*)(?P<key>[\w-]{1,40}):(?:\s|$)")
_MAX_ABOVE = 50
_FLOW = r"flow.*expected ','"
_BEHIND_WORD = re.compile(r"(?:(?:^ *|[\[{,]\s*)[\w-]{1,40}: +[a-z0-9_-]{1,40} +|^ +)(?P<at>[a-z][a-z_]{0,39})$")


def _filled(stop: Stop) -> list[tuple[int, str]]:
    """Return the lines above the place that hold more than a comment, with their numbers, the last one first."""
    first = max(stop.place[0] - _MAX_ABOVE, 1)
    lines = [(number, stop.line(number)) for number in range(stop.place[0] - 1, first - 1, -1)]
    return [(number, line) for number, line in lines if line.strip() and not line.strip().startswith("#")]


def _lost_comma(stop: Stop) -> Explanation | None:
    """Explain a key inside brackets that follows a value of one word without a comma, on its line or the one above."""
    line, column = stop.place
    if not re.search(_FLOW, stop.words) or not stop.line(line).startswith(":", column - 1):
        return None
    match = re.search(_BEHIND_WORD, stop.line(line)[:_MAX_LINE][: column - 1])
    if match is None:
        return None
    return Explanation((line, match.start("at") + 1), f"a comma is missing before {shown(match['at'])}")


def _uneven_indent(stop: Stop) -> Explanation | None:
    """Explain a key that starts beside the key above it, neither under it nor in its column."""
    line = stop.place[0]
    here = _KEY.match(stop.line(line))
    above = next((text for _, text in _filled(stop)), "")
    before = _KEY.match(above)
    if here is None or before is None or "-" in here["indent"]:
        return None
    column, wanted = len(here["indent"]) + 1, len(before["indent"]) + 1
    if column == wanted or (column > wanted and not above[before.end() :].strip()):
        return None
    message = f"{shown(here['key'])} starts in column {column}, and {shown(before['key'])} above it in column {wanted}"
    return Explanation((line, column), f"{message}; keys that belong together start in one column")


def _lost_dash(stop: Stop) -> Explanation | None:
    """Explain a line in the column of the items of a list that has no dash: an item, or a key at the wrong indent."""
    number = stop.place[0]
    line = stop.line(number)
    above = _filled(stop)
    at = next((index for index, (_, text) in enumerate(above) if _depth(text) <= _depth(line)), None)
    if at is None or line.lstrip().startswith("-"):
        return None
    item = above[at][1]
    if _depth(item) != _depth(line) or not item.lstrip().startswith("- "):
        return None
    place, key, first = (number, _depth(line) + 1), _KEY.match(line), _KEY.match(item)
    neighbors = joined(_neighbors(above, at), "or")
    if key is None or not neighbors or (first is not None and first["key"] == key["key"]):
        return Explanation(place, "a dash is missing here, which starts an item: write '- ' before it")
    message = f"a dash is missing here if {shown(key['key'])} starts an item: write '- {key['key']}:'"
    return Explanation(place, f"{message}; else start it {neighbors}")


def _neighbors(above: list[tuple[int, str]], at: int) -> Iterator[str]:
    """Yield the column of the last key of a list item, and the key of the list."""
    first, item = above[at]
    keys = [(line, len(key["indent"]), key["key"]) for line, text in above if (key := _KEY.match(text))]
    inner = [key for key in keys if key[0] >= first and key[1] == _depth(item) + len("- ")]
    outer = [key for key in keys if key[0] < first and key[1] <= _depth(item)]
    for line, depth, name in (*inner[:1], *outer[:1]):
        yield f"in column {depth + 1} like {shown(name)} (line {line})"


def _homeless_item(stop: Stop) -> Explanation | None:
    """Explain an item of no list: it or a key above it begins too far left, or the first item has no dash."""
    line, column = stop.place
    depth = column - 1
    if not re.fullmatch(rf" {{{depth}}}- .*", stop.line(line)):
        return None
    above = _filled(stop)
    is_bracket = [text.lstrip().startswith(("[", "{")) for _, text in above]
    at = next((index for index, (_, text) in enumerate(above) if _depth(text) < depth and not is_bracket[index]), 0)
    if not at:
        return None
    (number, outer), (first, inner) = above[at], above[at - 1]
    outer_key, inner_key = _KEY.match(outer), _KEY.match(inner)
    if outer_key is None:
        return None
    name = shown(outer_key["key"])
    if inner.lstrip().startswith("- ") and _depth(inner) > depth:
        if not any(_depth(text) == depth and text.lstrip().startswith("- ") for _, text in above[at + 1 :]):
            message = f"this item starts in column {column}, and the first of {name} in column {_depth(inner) + 1}"
            return Explanation(stop.place, f"{message}; the items of a list start in one column")
        message = f"{name} stands too far left: it ends the list that goes on in line {line}"
        return Explanation((number, _depth(outer) + 1), f"{message}; indent it like the keys above it")
    if inner_key is not None and inner_key["indent"] == " " * (depth + 2):
        message = f"the first item of {name} has no dash: write '- {inner_key['key']}:'"
        return Explanation((first, depth + 3), message)
    if is_bracket[at - 1]:
        message = f"the first item of {name} has no dash: write '- {inner.lstrip()[0]}'"
        return Explanation((first, _depth(inner) + 1), message)
    return None


def _lost_key(stop: Stop) -> Explanation | None:
    """Explain the first item of a list below a key that has a value already."""
    number = stop.place[0]
    line = stop.line(number)
    above = next((text for _, text in _filled(stop)), "")
    key = _KEY.match(above)
    if key is None or not above[key.end() :].strip() or not re.match(" *- ", line) or _depth(line) <= _depth(above):
        return None
    message = f"a list starts here, and {shown(key['key'])} above it has a value; is the line with its key"
    return Explanation((number, _depth(line) + 1), f"{message}, such as 'laws:' or 'players:', missing before it?")


def _ragged_text(stop: Stop) -> Explanation | None:
    """Explain a line of a text behind `|` or `>` that stands further left than the first line of the text."""
    number = stop.place[0]
    line = stop.line(number)
    above = _filled(stop)
    at = next((index for index, (_, text) in enumerate(above) if _depth(text) < _depth(line)), 0)
    if not at or not (key := _KEY.match(above[at][1])) or not re.match(r"[|>][-+]?\s*$", above[at][1][key.end() :]):
        return None
    if rows := _drawn_levels(stop, above[at][0]):
        place = (above[at][0], _depth(above[at][1]) + 1)
        return Explanation(
            place, f"a pyramid is a list of its levels, the bottom row first: write {key['key']}: {rows}"
        )
    message = f"this line of the text of {shown(key['key'])} stands further left than the first, in line"
    place = (number, _depth(line) + 1)
    return Explanation(place, f"{message} {above[at - 1][0]}; let all lines of the text start in one column")


def _drawn_levels(stop: Stop, number: int) -> list[list[int]]:
    """Return the numbers of a pyramid that is drawn below a line, level 1 first; none of any other text."""
    rows = []
    for line in stop.lines[number:]:
        if line.strip() and _depth(line) <= _depth(stop.line(number)):
            break
        rows.append(line)
    return levels_drawn("\n".join(rows))


def levels_drawn(text: str) -> list[list[int]]:
    r"""Return the numbers of a text as levels, from the longest one; none where they do not get longer line by line.

    >>> levels_drawn(" 88\n 10 9"), levels_drawn("10 9\n 88")
    ([[10, 9], [88]], [])
    """
    rows = [line.replace(",", " ").split() for line in text.splitlines() if line.strip()]
    is_drawn = len(rows) > 1 and all(len(above) < len(below) for above, below in pairwise(rows))
    if not is_drawn or not all(re.fullmatch("[0-9]{1,4}", word) for row in rows for word in row):
        return []
    return [[*map(int, row)] for row in reversed(rows)]


def _empty_left(stop: Stop) -> Explanation | None:
    """Explain places of a level that are left empty before its first card."""
    line = stop.place[0]
    level = re.fullmatch(
        r" *(?:- +)?(?P<at>\[)(?P<empty>(?: *,)+) *(?P<cards>[^,\[\]]+(?:,[^\[\]]*)?)\] *", stop.line(line)[:_MAX_LINE]
    )
    if level is None or stated_kind("\n".join(stop.lines)) not in WITH_PYRAMIDS:
        return None
    example = f"{{skip: {level['empty'].count(',')}, cards: [{level['cards'].strip()}]}}"
    return Explanation((line, level.start("at") + 1), f"{EMPTY_ON_THE_LEFT}: write {example}")


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _odd(match: re.Match[str]) -> str:
    return odd_character(match["at"])


def _quoted(match: re.Match[str]) -> str:
    if several := re.fullmatch(r"(\d+) *[+&] *([a-z_]+: +\d+)", match["text"].strip()):
        return f"a comma parts keys: write {match['key']}: {several[1]}, {several[2]}"
    text = shown(" ".join(match["text"].split()))  # a tab would not be seen
    return f"a text that holds ': ' needs quotes: {match['key']}: {text}"


# -- the table --------------------------------------------------------------------------------------------------------

_QUOTE_IT = "; put a text that starts so in quotes"
_MAPPING, _LIST = "block mapping:", "block collection:"
_UNQUOTED = r"""^(?:[^'"]|'[^']*'|"[^"]*")"""
_GLUED_COLON = r"^[ \t]*(?:- +)*(?P<key>[\w-]{1,40}):(?P<at>[^\s:/])"

_PARTED_MINUS = r"(?:: +|, *|\[ *)(?P<at>-) +(?P<number>[0-9]{1,4}) *(?:[,}\]#]|$)"

EXPLANATIONS: tuple[Explain, ...] = (
    slip(
        r"^(?P<at>(?:<<<<<<<|\|\|\|\|\|\|\||=======|>>>>>>>)(?: |$))",
        "this is the mark of a merge: keep the lines of one side, and take those with <<<<<<<, ======= and >>>>>>> out",
        above=_MAX_ABOVE,
    ),
    slip(
        r"^ *(?P<at>```|~~~)",
        "this is the mark of a code block, and not of the file: take the lines with {at} out",
        above=_MAX_ABOVE,
    ),
    slip(
        r"^ *(?P<at>[*+\u2022\u00b7\u2013\u2014]) ",
        "an item of a list starts with a hyphen: write '-' in place of '{at}'",
        above=1,
    ),
    slip(rf"(?P<at>[{SPACES}])", _odd),
    slip(rf"{_UNQUOTED}*?(?P<at>[\uff0c\uff1a\uff3b\uff3d\uff5b\uff5d])", _odd, words="flow"),
    slip(r"^[ -]*['\"]?[\w-]{1,40}['\"]? *(?P<at>\uff1a)", _odd, above=1),
    slip(
        r"(?:^|[\s\[{,])'[^'\"]*[^\W\d_](?P<at>')[^\W\d_][^',}\]]*",
        "this apostrophe ends the quoted text: write it twice, '', or put the text in double quotes",
    ),
    slip(
        r"[\w-]{1,40}: +[^'\"\[\]{},:;#]{0,40}(?P<at>;) *[\w-]{1,40}: ",
        "entries are separated by commas: write ',' in place of this ';'",
        words=rf"mapping values|{_FLOW}",
    ),
    slip(
        r'(?:^|[\s\[{,])"[^"]*(?P<at>")[^\W\d_]',
        "this quote ends the quoted text: write \\" + '" for a quote in it, or put the text in single quotes',
        words="flow|block",
    ),
    _lost_comma,
    slip(
        r"(?:: +|[\[,] *|- +)(?P<at>\()[^(){}\[\]]*[\w-]: [^()]*\)",
        "keys stand in braces: write {{ }} in place of ( )",
        words=rf"mapping values|{_FLOW}",
    ),
    slip(
        r"^ *(?:- +)?(?P<first>[a-z_]{1,40}): +[^'\"\[\]{},:#]+(?P<at>,) +(?P<key>[a-z_]{1,40}): ",
        "a comma parts keys inside {{ }} only: write '{key}:' on a line of its own, in the column of '{first}'",
        words="mapping values",
    ),
    slip(
        r"(?:^|[{,-])\s*(?P<key>[\w-]{1,40}): +(?P<text>[^'\"\[\]{},:#\\]+: [^'\"\[\]{},:#\\]+)",
        _quoted,
        words=rf"mapping values|{_FLOW}",
    ),
    slip(
        r"[\[,]\s*(?P<at>#)[0-9]",
        "a # starts a comment, so the bracket before it is never closed; write numbers without #",
        words="flow",
        above=2,
    ),
    slip(
        r"[\[{][^\]}]*?\s(?P<at>#)",
        "what follows this # is a comment, so the bracket before it is never closed; close it before the #",
        words="flow",
        above=2,
    ),
    slip(
        r"^[ -]*(?P<key>[\w-]{1,40}) *(?P<at>=)",
        "a key is followed by a colon: write {key}: and its value",
        above=1,
    ),
    slip(r"^\s*(?P<at>//|/\*)", "a comment starts with '#'", above=3),
    slip(r"^ *-(?P<at>[^\W\d]|[\[{'\"])", "a space is missing after '-'", above=1),
    slip(r"^ *(?P<at>\[)", "in a list of lists write '- ' before each of them", words=_MAPPING),
    slip(r"^ *(?P<at>\{)", "in a list write '- ' before each of its items", words=_MAPPING),
    slip(
        _PARTED_MINUS,
        "a space parts this number from its minus: write -{number}",
        words="sequence entries|node content",
    ),
    slip(_GLUED_COLON, "a space is missing after '{key}:'", words="expected ':'"),
    slip(_GLUED_COLON, "a space is missing after '{key}:'", words="mapping values", above=1),
    _ragged_text,
    _homeless_item,
    _lost_key,
    _lost_dash,
    _uneven_indent,
    saying(r"quoted scalar.*unexpected", "the quote that opens here is never closed"),
    saying(r"cannot start any token", "a value cannot start with {character}; put it in quotes"),
    saying(_FLOW, "inside brackets a text with a '?' needs quotes", rest=r"\?"),
    saying(rf"{_FLOW}.* at the end", "the bracket that opens here is never closed by {closing}"),
    saying(
        _FLOW,
        "a comma or {closing} is missing before this (the bracket opens at line {line}, column {column})",
    ),
    saying(r"unexpected ':'", "inside brackets a space must follow this ':'"),
    saying(
        r"expected ':'",
        "a key with ': ' and a value is expected here (key: value); a remark starts with '#'",
        rest=r"[^\s:#'\"{\[]+ +[^:#'\"{\[]*$",
    ),
    saying(r"expected ':'", "a key with ': ' and a value is expected here (key: value)"),
    saying(
        r"mapping values",
        "no ':' can stand here; is the line indented like its neighbors? a text that holds ': ' needs quotes",
    ),
    saying(f"{_MAPPING}|{_LIST}", CLOSED, before="[^ -]"),
    saying(_LIST, "this is no item of the list that starts at line {line}: items start with '- ' in one column"),
    saying(_MAPPING, "a key is missing before ':'", rest=":"),
    saying(_MAPPING, "this is no key of the mapping that starts at line {line}; is it indented like the other keys?"),
    saying(r"node content.* at the end", "the file ends where a value is expected; is a bracket never closed?"),
    _empty_left,
    saying(r"node content", "a value is missing before this"),
    saying(r"anchor|alias", ANCHORS + _QUOTE_IT, code=Code.YAML_FEATURE),
    saying(r"\btag\b", TAGS + _QUOTE_IT, code=Code.YAML_FEATURE),
    saying(r"escape|hex", HALF, before=r"\\u$", rest=r"[dD][89a-fA-F][0-9a-fA-F]{2}"),
    saying(r"escape|hex", ESCAPES),
    saying(r"directive|incompatible", DIRECTIVES + _QUOTE_IT, code=Code.YAML_FEATURE),
    saying(r"nesting depth", DEPTH, code=Code.TOO_DEEP),  # libyaml 0.2.6 and later stop at 1,000 open brackets
    saying(r"block scalar", "after '|' or '>' the text starts on the next line, indented by spaces"),
    saying(r"sequence entries", "a list cannot start here; put each '- ' item on a line of its own"),
    saying(r"mapping keys", "'?' cannot start a key here"),
    saying(r"document start", CLOSED, before=r"[\]}'\"] *$"),
    saying(
        r"document start", "this does not belong to what stands above; is the line indented like those it belongs to?"
    ),
    saying("", "this cannot be read as YAML; check the indentation, colons, quotes and brackets here"),
)
