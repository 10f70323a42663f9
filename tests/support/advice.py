"""Advice in messages about files, read and followed: what "write ...", "as in ..." and "did you mean ..." say is done.

`followed` returns what a file becomes when somebody does what a message says, once for each way that it names. Values
are changed at the place of the problem; of a text that is no YAML, its characters.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from viceroy.errors import BadFile, Code, Path, Problem
from viceroy.text.yaml_text import YamlDocument, parse_document

IS_ADVICE = re.compile(r"did you mean|\bwrite\b|\bas in\b|\bleave\b|\bput (it|\[)|\btype (an|spaces)|\bmove it\b")
"""How a message says what to do."""


class Place(NamedTuple):
    """The place of a problem: a value, or a key of an object."""

    path: Path
    key: str | None


class Followed(NamedTuple):
    """A file whose author has done what a message says."""

    text: str
    is_example: bool = False
    """Whether what is written now comes from the message, and not from the author."""


def followed(problem: Problem, text: str) -> list[Followed]:
    """Return what a file becomes by the advice of a message, once for each way; nothing where it gives none."""
    for pattern, type_in in TYPED:
        if match := re.search(pattern, problem.message):
            return [Followed(changed) for changed in type_in(match, problem, text)]
    try:
        document = parse_document(text, file="")
    except BadFile:
        return []
    place, data = _place(problem, document), document.root.plain()
    for pattern, follow in WAYS:
        if match := re.search(pattern, problem.message):
            return [Followed(as_json(changed), follow is _write) for changed in follow(match, place, deepcopy(data))]
    return []


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def _place(problem: Problem, document: YamlDocument) -> Place:
    """Find what a problem is about: a key, where one is wrong; in lines, an object begins where its first key does."""
    keys = document.root.at(problem.path).keys if problem.code is Code.UNKNOWN_KEY else {}
    key = next((key for key, place in keys.items() if place == (problem.line, problem.column)), None)
    return Place(problem.path, key)


# -- values -----------------------------------------------------------------------------------------------------------


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def _put(data: Any, path: Path, value: Any) -> Any:
    """Return the data with another value at a path."""
    if not path:
        return value
    _at(data, path[:-1])[path[-1]] = value
    return data


def _plain(example: str) -> Any:
    """Return an example as plain data; keys without brackets are an object."""
    for text in (f"{{{example}}}", example) if ": " in example else (example,):
        try:
            return parse_document(f"example: {text}", file="").root.plain()["example"]
        except BadFile:
            continue
    raise AssertionError(f"this cannot be read as an example: {example}")


def _mean(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write another word in place of a key or a value."""
    for word in filter(None, (match["word"], match["other"])):
        changed, meant = deepcopy(data), parse_document(word, file="").root.plain()
        found = _at(changed, place.path)
        if place.key is not None:
            meant = {meant if key == place.key else key: value for key, value in found.items()}
        changed = _put(changed, place.path, meant)
        if match["more"]:
            _at(changed, place.path[:-1]).update(_plain(match["more"]))
        yield changed


def _write(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write an example: a value in place of one, or keys into an object.

    A key that is not known makes room, and so do others that the example has deeper inside.
    """
    example, found = _plain(match["example"]), _at(data, place.path)
    name = place.path[-1] if place.path else None
    if isinstance(example, dict) and name in example:
        _at(data, place.path[:-1]).update(example)
        yield data
    elif isinstance(found, dict) and isinstance(example, dict) and not match["example"].startswith("{"):
        inner = {key for value in example.values() if isinstance(value, dict) for key in value}
        gone = {place.key, *re.findall(r"\w+", match.groupdict().get("gone", ""))} | (inner if place.key else set())
        yield _put(data, place.path, {**{key: found[key] for key in found if key not in gone}, **example})
    else:
        yield _put(data, place.path, example)


def _leave_out(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    found = _at(data, place.path)
    holder = place.path if isinstance(found, dict) and match["key"] in found else place.path[:-1]
    del _at(data, holder)[match["key"]]
    yield data


def _leave_one_out(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    for key in (match["one"], match["other"]):
        changed = deepcopy(data)
        del _at(changed, place.path)[key]
        yield changed
    two = _at(data, place.path[:-1])
    if match["two"]:
        found = two.pop(place.path[-1])
        parts = [{key: value for key, value in found.items() if key != left} for left in (match["one"], match["other"])]
        two[place.path[-1] : place.path[-1]] = parts
        yield data


def _unwrap(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    found = _at(data, place.path)
    inner = found.pop(match["key"])
    yield _put(data, place.path, {**found, **inner})


def _quote(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    yield _put(data, place.path, match["text"])


def _other_word(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write another word in place of one within a text."""
    yield _put(data, place.path, _at(data, place.path).replace(match["odd"], match["word"], 1))


def _several(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write several items in place of one."""
    at = int(place.path[-1])
    _at(data, place.path[:-1])[at : at + 1] = [word.strip("'") for word in match["words"].split(", ")]
    yield data


def _one_item(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write one item in place of two."""
    at = int(place.path[-1])
    _at(data, place.path[:-1])[at - 1 : at + 1] = [match["text"]]
    yield data


def _each_number(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write the numbers of a range in its place."""
    at = int(place.path[-1])
    _at(data, place.path[:-1])[at : at + 1] = [*map(int, match["numbers"].split(", "))]
    yield data


def _skip_left(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write a level with its empty places in place of the list of its cards."""
    yield _put(data, place.path[:-1], _plain(match["example"]))


def _numbered_items(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write an object of cards by number as a list of them."""
    cards = _at(data, place.path)
    yield _put(data, place.path, [{"number": int(number), **card} for number, card in cards.items()])


def _beside_position(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Move a key from the position of a case into the case."""
    value = _at(data, place.path).pop(place.key)
    _at(data, place.path[:-1])[place.key] = value
    yield data


def _move_case(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Move the case after which another one begins above that one."""
    cases, at = data["cases"], int(place.path[1])
    below = next(index for index, case in enumerate(cases) if case["name"] == cases[at]["after"])
    cases.insert(at, cases.pop(below))
    yield data


def _leave_beginning_out(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    for key in (match["one"], match["other"]):
        changed = deepcopy(data)
        del _at(changed, place.path)[key]
        yield changed


def _say_phase(match: re.Match[str], _: Place, data: Any) -> Iterator[Any]:
    yield {**data, **_plain(match["example"])}


def _in_list(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    yield _put(data, place.path, [_at(data, place.path)])


def _move_card(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    card = _at(data, place.path)
    own = _at(data, place.path[:-1])
    own.remove(card)
    if not own:
        del data[place.path[-2]]
    data.setdefault(match["other"], []).append(card)
    yield data


def _move_out(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Move a key into the object around it that the message names."""
    depths = {"law": 2, "points clause": 4, "card": 5, "player": 2, "character": 2}
    value = _at(data, place.path).pop(place.key)
    _at(data, place.path[: depths[match["owner"]]])[place.key] = value
    yield data


def _in_place(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write a key with a value in place of a key, and what stands behind that one under another."""
    found = _at(data, place.path)
    value = found.pop(place.key)
    yield _put(data, place.path, {**found, **_plain(match["example"]), match["under"]: value})


def _into_card(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write keys beside a card, which may be no more than its number yet."""
    card = _at(data, place.path)
    for example in re.findall(r"(?<=')infinite_gems: \[\w*\](?=')|\b\d(?= \(\d)", match.group(0)):
        keys = _plain(example) if ": " in example else {"choice": int(example)}
        yield _put(deepcopy(data), place.path, {**(card if isinstance(card, dict) else {"card": card}), **keys})


def _other_number(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    yield _put(deepcopy(data), place.path, int(match["number"]))
    yield {**data, "drop": [*data.get("drop", []), _at(data, place.path)]}
    part, index, _ = place.path
    changed = deepcopy(data)
    card = changed[part].pop(index)
    yield {**{key: value for key, value in changed.items() if value != []}, "replace": [*data.get("replace", []), card]}


def _drop_no_more(match: re.Match[str], _: Place, data: Any) -> Iterator[Any]:
    drop = [card for card in data["drop"] if card != int(match["number"])]
    yield {**{key: value for key, value in data.items() if key != "drop"}, **({"drop": drop} if drop else {})}


def _at_least(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    found = _at(data, place.path)
    yield _put(data, place.path, {"at_least" if key == "at_most" else key: value for key, value in found.items()})


def _gain_of_its_own(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    gem = _at(data, place.path).pop("infinite_gem")
    _at(data, place.path[:-2]).append({"gain": {"infinite_gem": gem}})
    yield data


def _without(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    del _at(data, place.path[:-1])[place.path[-1]]
    yield data


def _instead(match: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    """Write keys in place of a key, or of the key of a value."""
    holder, key = (place.path, place.key) if place.key is not None else (place.path[:-1], place.path[-1])
    found = {name: value for name, value in _at(data, holder).items() if name != key}
    yield _put(data, holder, {**found, **_plain(match["example"])})


def _merge_items(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    yield _put(data, place.path, {key: value for item in _at(data, place.path) for key, value in item.items()})


def _list_rows(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    found = _at(data, place.path)
    rows = [key for key in found if key.startswith("level")]
    kept = {key: value for key, value in found.items() if key not in rows}
    yield _put(data, place.path, {**kept, "levels": [found[key] for key in rows]})


def _leave_two_out(match: re.Match[str], _: Place, data: Any) -> Iterator[Any]:
    yield {key: value for key, value in data.items() if key not in (match["one"], match["other"])}


def _sum_of_several(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    quantity, key = _at(data, place.path[:-1]), place.path[-1]
    yield _put(data, place.path[:-1], {"sum": [{**quantity, key: each} for each in quantity[key]]})


def _without_levels_above(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    del _at(data, place.path[:-1])[place.path[-1] :]
    yield data


def _bottom_first(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    yield _put(data, place.path, _at(data, place.path)[::-1])


def _of_kind_law(_: re.Match[str], place: Place, data: Any) -> Iterator[Any]:
    card = _at(data, place.path)
    _at(data, place.path if isinstance(card, dict) and "scoring" in card else place.path[:-1])["kind"] = "law"
    yield data


def _say_format(match: re.Match[str], _: Place, data: Any) -> Iterator[Any]:
    yield {**data, "format": match["format"]}


Way = Callable[[re.Match[str], Place, Any], Iterator[Any]]
_EXAMPLE = r"(?P<example>[^;]*?)(?:; | \(|, or, |, found |$)"
_WORD = r"(?P<word>'[^']*'|-?\w+)(?: or (?P<other>'[^']*'))?(?: with (?P<more>\w+: \w+))?"

WAYS: tuple[tuple[str, Way], ...] = (
    (r"take another number, such as (?P<number>\d+), drop that card, or write this one under replace", _other_number),
    (r"card (?P<number>\d+) .* is dropped and replaced; leave it out of drop", _drop_no_more),
    (r"a list has each number: (?P<numbers>.*)", _each_number),
    (r"it stands below: move it above this case", _move_case),
    (r"begins with a position, .*: leave (?P<one>\w+) or (?P<other>\w+) out", _leave_beginning_out),
    (r"in place of its list write (?P<example>.*)", _skip_left),
    (r"write (?:it as a line|its kind alone): '(?P<text>[^']*)'", _quote),
    (r"for a card that is not known write (?P<text>\w+)$", _quote),
    (r"write it beside position", _beside_position),
    (r"start each item with '- number: \d+'", _numbered_items),
    (r"write at_least where", _at_least),
    (r"write it in a gain of its own", _gain_of_its_own),
    (r"leave the (empty entry|condition) out", _without),
    (r"for several write a sum with a quantity for each", _sum_of_several),
    (r"leave out the levels above the topmost card", _without_levels_above),
    (r"write level 1, the bottom row, first", _bottom_first),
    (r"write 'kind: law' beside it", _of_kind_law),
    (r"write which as 'choice'.*|write it as 'infinite_gems: .*", _into_card),
    (r"write (?:which cards lie there|their colors) \((?P<example>[^)]*)\)", _write),
    (r"write '- \w+: \.\.\.'", _in_list),
    (r"leave (?P<key>\w+) out, and write what stands behind it in its place", _unwrap),
    (
        r"(?P<one>\w+) and (?P<other>\w+) exclude each other: leave one out(?P<two>, or write two items)?",
        _leave_one_out,
    ),
    (r"this is no action: .*found '(?P<odd>[^']*)'; did you mean '(?P<word>[^']*)'", _other_word),
    (r"no player is called '(?P<odd>[^']*)' here; .*did you mean '(?P<word>[^']*)'", _other_word),
    (rf"did you mean {_WORD}", _mean),
    (r"for (?:any \w+|several) write (?P<words>'.*'|\w+(?:, \w+)*)$", _several),
    (r"counted from 0: write '(?P<text>[^']*)'", _quote),
    (r"a comma ends an item: for one text write '(?P<text>[^']*)', in quotes", _one_item),
    (r"write '(?P<example>phase: \w+)'", _say_phase),
    (r"write the rows as one list, the lowest first", _list_rows),
    (r"leave (?P<one>\w+) and (?P<other>\w+) out", _leave_two_out),
    (r"leave (?P<key>(?!it|the)\w+) out", _leave_out),
    (r"a comma ends a value: write (?P<example>.*?)(?:, in quotes|$)", _write),
    (r"in its place write (?P<example>.*), and what stands behind it under (?P<under>\w+)", _in_place),
    (r"in its place write (?P<example>[^;]*)", _instead),
    (r"write its keys (?:without '- '|in \{ \} in place of \[ \])", _merge_items),
    (rf"in place of (?P<gone>[\w, ]+ and \w+) write {_EXAMPLE}", _write),
    (r"write (?P<example>\w+: \S+) in its place", _write),
    (r"write 'format: (?P<format>[a-z/1-9-]+)' at its top", _say_format),
    (r"(?:; |: )write (?P<example>[\w.]+: .*?|[\[{].*?)(?:; |$)", _write),
    (rf"(?:; |, )as in {_EXAMPLE}", _write),
    (r"put it in quotes: '(?P<text>.*)'", _quote),
    (r"put \[ \] around it", _in_list),
    (r"move it under (?P<other>\w+)", _move_card),
    (r"it belongs to an? (?P<owner>[\w ]+): write it beside the other keys there", _move_out),
)
"""How each kind of advice is followed in the values of a file: the first that fits."""


# -- characters -------------------------------------------------------------------------------------------------------


def _edit(problem: Problem, text: str, old: str, new: str) -> str:
    """Replace characters at the place of a problem."""
    lines = text.split("\n")
    line, column = lines[problem.line - 1], problem.column - 1
    assert line.startswith(old, column), f"{problem.message}: {line[column:]!r} is no {old!r}"
    lines[problem.line - 1] = line[:column] + new + line[column + len(old) :]
    return "\n".join(lines)


def _ordinary(match: re.Match[str], _: Problem, text: str) -> Iterator[str]:
    yield text.replace(match["odd"], f"{match['right']}{' ' if match['space'] else ''}")


def _space(match: re.Match[str], _: Problem, text: str) -> Iterator[str]:
    yield text.replace(chr(int(match["code"], 16)), " ")


def _minus(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _edit(problem, text, "- ", "-")


def _new_item(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line, column = text.split("\n")[problem.line - 1], problem.column - 1
    yield _with_line(text, problem.line, f"{line[: column - 2]}- {line[column:]}" if column >= 2 else f"- {line}")


def _dash_in_column(match: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line = text.split("\n")[problem.line - 1]
    yield _with_line(text, problem.line, f"{' ' * (int(match['column']) - 1)}- {line.lstrip()}")


def _with_line(text: str, number: int, line: str) -> str:
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def _apostrophe(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _edit(problem, text, "'", "''")
    line, at = text.split("\n")[problem.line - 1], problem.column - 1
    first, last = line.rindex("'", 0, at), line.find("'", at + 1)
    if last >= 0:
        yield _with_line(text, problem.line, f'{line[:first]}"{line[first + 1 : last]}"{line[last + 1 :]}')


def _quote_in_quotes(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _edit(problem, text, '"', '\\"')


def _dash(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _edit(problem, text, "", "- ")


def _dash_or_column(match: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line = text.split("\n")[problem.line - 1]
    yield _edit(problem, text, "", "- ")
    for column in re.findall(r"in column (\d+)", match.group(0)):
        yield _with_line(text, problem.line, " " * (int(column) - 1) + line.lstrip())


def _in_quotes(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line = text.split("\n")[problem.line - 1]
    rest = re.split(r"(?=[,}\]])", line[problem.column - 1 :], maxsplit=1)[0]
    yield _edit(problem, text, rest, f"'{rest}'")


def _spaces(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line = text.split("\n")[problem.line - 1]
    yield _with_line(text, problem.line, line.replace("\t", "  "))


def _without_signs(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _with_line(text, problem.line, text.split("\n")[problem.line - 1].replace("#", ""))


def _backslash(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line, at = text.split("\n")[problem.line - 1], problem.column - 1
    slash = line.rindex("\\", 0, at + 1)
    yield _with_line(text, problem.line, f"{line[:slash]}\\{line[slash:]}")
    first, last = line.rindex('"', 0, slash), line.index('"', slash)
    yield _with_line(text, problem.line, f"{line[:first]}'{line[first + 1 : last]}'{line[last + 1 :]}")


def _colon(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line, at = text.split("\n")[problem.line - 1], problem.column - 1
    yield _with_line(text, problem.line, f"{line[:at].rstrip()}: {line[at + 1 :].lstrip()}")


def _without_lines(match: re.Match[str], _: Problem, text: str) -> Iterator[str]:
    yield "\n".join(line for line in text.split("\n") if not line.lstrip().startswith(match["mark"]))


def _one_side(_: re.Match[str], __: Problem, text: str) -> Iterator[str]:
    yield re.sub(r"<<<<<<<.*\n((?:.*\n)*?)=======\n(?:.*\n)*?>>>>>>>.*\n", r"\1", text)
    yield re.sub(r"<<<<<<<.*\n(?:.*\n)*?=======\n((?:.*\n)*?)>>>>>>>.*\n", r"\1", text)


def _hyphen(match: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _edit(problem, text, match["odd"], "-")


def _braces(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line = text.split("\n")[problem.line - 1]
    yield _with_line(text, problem.line, line.replace("(", "{").replace(")", "}"))


def _own_line(match: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line, at = text.split("\n")[problem.line - 1], problem.column - 1
    column = line.index(f"{match['first']}:")
    yield _with_line(text, problem.line, f"{line[:at]}\n{' ' * column}{line[at + 1 :].lstrip()}")


def _level(match: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    line = text.split("\n")[problem.line - 1]
    yield _with_line(text, problem.line, f"{line[: problem.column - 1]}{match['example']}")


def _drawn(match: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    lines, column = text.split("\n"), problem.column - 1
    behind = next((n for n in range(problem.line, len(lines)) if not lines[n].startswith(" " * (column + 1))), None)
    yield "\n".join([*lines[: problem.line - 1], " " * column + match["example"], *lines[behind:]])


def _remark(_: re.Match[str], problem: Problem, text: str) -> Iterator[str]:
    yield _edit(problem, text, "", "# ")


def _without_anchors(match: re.Match[str], _: Problem, text: str) -> Iterator[str]:
    """Take an anchor out, and write what stands behind it on its line again in place of its aliases."""
    mark = f"&{match['name']} "
    behind = text.partition(mark)[2].partition("\n")[0]
    yield text.replace(mark, "").replace(f"*{match['name']}", behind)


TypeIn = Callable[[re.Match[str], Problem, str], Iterator[str]]

TYPED: tuple[tuple[str, TypeIn], ...] = (
    (r"take the lines with (?P<mark>```|~~~) out", _without_lines),
    (r"take those with <<<<<<<, ======= and >>>>>>> out", _one_side),
    (r"write '-' in place of '(?P<odd>.)'", _hyphen),
    (r"keys stand in braces: write \{ \} in place of \( \)", _braces),
    (r"write '(?P<key>\w+):' on a line of its own, in the column of '(?P<first>\w+)'", _own_line),
    (r"are skipped: write (?P<example>\{.*\})$", _level),
    (r"a pyramid is a list of its levels.* write (?P<example>\w+: .*)", _drawn),
    (r"a remark starts with '#'", _remark),
    (r"write here again what stands behind &(?P<name>\w+)", _without_anchors),
    (r"take &(?P<name>\w+) out here", _without_anchors),
    (r"'(?P<odd>.)' is a full-width .*; type an ordinary '(?P<right>.)'(?P<space> and a space)?", _ordinary),
    (r"\(U\+(?P<code>[0-9A-F]{4})\) stands here; type an ordinary space", _space),
    (r"a space parts this number from its minus", _minus),
    (r"if a new item starts here, write '- \w+:' with the dash in column (?P<column>\d+)", _dash_in_column),
    (r"the first item of .* has no dash", _new_item),
    (r"this apostrophe ends the quoted text: write it twice", _apostrophe),
    (r"this quote ends the quoted text", _quote_in_quotes),
    (r"which starts an item: write '- ' before it", _dash),
    (r"write '- \w+:'; else start it .*", _dash_or_column),
    (r"a value cannot start with .*; put it in quotes", _in_quotes),
    (r"type spaces in its place", _spaces),
    (r"write numbers without #", _without_signs),
    (r"a backslash in double quotes starts an escape", _backslash),
    (r"a key is followed by a colon: write", _colon),
)
"""How advice about characters is followed."""
