"""Packs: a set with its pictures in one file, and what a pack of a stranger may not do."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, ZipFile, ZipInfo

import pytest

from effort import tries
from pictures import png
from viceroy.cardsets import archives, check_card_set, credits_of, load_card_set, look_of, own_cards, packed_set
from viceroy.cli.main import main
from viceroy.errors import BadFile, Code
from viceroy.sheets.sheet import check_score_sheet

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">{}</svg>'
SEA = SVG.format('<rect width="63" height="88" fill="#235"/>').encode()
CONTENTS = b"format: card-set-pack/1\nset: harbor.yaml\n"
HEAD = "format: card-set/1\n"


def law(number: int, image: str = "") -> str:
    picture = f", image: {image}" if image else ""
    corners = "{top_left: red, top_right: red, bottom: green}"
    about = f"number: {number}, id: law-{number}, name: {{en: Law}}{picture}"
    return f"{{{about}, sections: {corners}, scoring: [{{points: 3}}]}}"


HARBOR = f"{HEAD}extends: printed\nlaws: [{law(201, 'art/sea.svg')}]\n".encode()
Member = tuple[str | ZipInfo, bytes]


def zipped(*members: Member, how: int = ZIP_DEFLATED) -> bytes:
    stream = BytesIO()
    with ZipFile(stream, "w", how) as archive:
        for name, content in members:
            archive.writestr(name, content)
    return stream.getvalue()


GOOD: tuple[Member, ...] = (("pack.txt", CONTENTS), ("harbor.yaml", HARBOR), ("art/sea.svg", SEA))


def told(folder: Path, content: bytes) -> list[str]:
    """Return what is said of a pack, with its name in place of its path; nothing else may come of it."""
    path = folder / "my.viceroy"
    path.write_bytes(content)
    problems = check_card_set(path)
    if problems:
        with pytest.raises(BadFile):
            look_of(path)
    return [str(problem).partition("\n")[0].replace(f"{folder}{os.sep}", "") for problem in problems]


# -- packing ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a folder with a set on a set, of a file, a folder with a table, and pictures."""
    (tmp_path / "base" / "art").mkdir(parents=True)
    (tmp_path / "sets" / "art").mkdir(parents=True)
    (tmp_path / "base" / "laws.yaml").write_text(
        f"{HEAD}extends: printed\nlaws: [{law(301, 'art/sea.png')}]\n", "utf-8"
    )
    main(["cards", "workshop", "--own", "--csv", str(tmp_path / "base" / "characters.csv")])
    (tmp_path / "base" / "art" / "sea.png").write_bytes(png())
    credits = "id: harbor\nname: {en: Harbor}\nauthor: Ada\nlicense: CC BY 4.0\n"
    top = f"{HEAD}extends: ../base\n{credits}laws: [{law(201, 'art/sea.svg')}]\n"
    (tmp_path / "sets" / "harbor.yaml").write_text(top, "utf-8")
    (tmp_path / "sets" / "art" / "sea.svg").write_bytes(SEA)
    (tmp_path / "sets" / "private.yaml").write_text("nothing of the set\n", "utf-8")
    return tmp_path


def test_a_pack_is_the_same_set_with_its_pictures_credits_and_sets_below(home: Path) -> None:
    """And nothing else that lies beside it; its files and lists are as on the disk."""
    (home / "my.viceroy").write_bytes(packed_set(home / "sets" / "harbor.yaml"))
    on_disk, packed = (home / "sets" / "harbor.yaml"), home / "my.viceroy"
    assert load_card_set(packed) == load_card_set(on_disk)
    assert load_card_set(packed).names == (("en", "Harbor"),)
    assert look_of(packed) == look_of(on_disk)
    assert [*look_of(packed).pictures] == [301, 201]
    assert credits_of(packed).line == "Ada · CC BY 4.0"
    assert own_cards(packed) == own_cards(on_disk)
    with ZipFile(packed) as archive:
        assert archive.namelist() == [
            "pack.txt",
            "base/art/sea.png",
            "base/characters.csv",
            "base/laws.yaml",
            "sets/art/sea.svg",
            "sets/harbor.yaml",
        ]
        about, *rest = archive.read("pack.txt").decode().splitlines()
    assert about == "# Harbor · Ada · CC BY 4.0"
    assert rest == ["format: card-set-pack/1", 'set: "sets/harbor.yaml"']


def test_the_same_files_make_the_same_bytes(home: Path) -> None:
    """Whenever and wherever they are packed: the time of files does not matter, nor where they lie."""
    first = packed_set(home / "sets" / "harbor.yaml")
    os.utime(home / "sets" / "harbor.yaml", (10**9, 10**9))
    (home / "sets").rename(home / "moved")
    (home / "moved").rename(home / "sets")
    assert packed_set(str(home / "base" / ".." / "sets" / "harbor.yaml")) == first


def test_a_folder_keeps_its_name_in_a_pack_of_another_name(home: Path) -> None:
    (home / "other.viceroy").write_bytes(packed_set(home / "base"))
    assert load_card_set(home / "other.viceroy").id == load_card_set(home / "base").id == "base"


def test_a_pack_is_read_wherever_a_card_set_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By a sheet, by a set that extends it, by each command."""
    pack = home / "my.viceroy"
    pack.write_bytes(packed_set(home / "sets" / "harbor.yaml"))
    sheet = home / "final.yaml"
    lines = ("format: score-sheet/1", "card_set: my.viceroy", "players:", "  - {name: Ada, pyramid: [[201, 301]]}")
    sheet.write_text("\n".join(lines), "utf-8")
    assert check_score_sheet(sheet) == ()
    (home / "on-top.yaml").write_text(f"{HEAD}extends: my.viceroy\nlaws: [{law(401)}]\n", "utf-8")
    assert {201, 301, 401} <= set(load_card_set(home / "on-top.yaml").by_number)
    for command in (
        ["cards", str(pack), "201"],
        ["check", str(pack)],
        ["try", str(pack), "--games", "1"],
        ["play", "--bots", "--players", "2", "--set", str(pack)],
    ):
        assert main(command) == 0
    assert "201 Law" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("extends", "message"),
    [
        ("BASE", "this lies outside"),
        ("../base.viceroy", "a pack holds no other one"),
    ],
)
def test_what_could_not_be_read_again_is_not_packed(home: Path, extends: str, message: str) -> None:
    """An absolute path means a file of this machine; and a pack stands on no pack."""
    (home / "base.viceroy").write_bytes(packed_set(home / "base"))
    name = extends.replace("BASE", str(home / "base"))
    (home / "sets" / "top.yaml").write_text(f"{HEAD}extends: {name}\nlaws: [{law(401)}]\n", "utf-8")
    assert check_card_set(home / "sets" / "top.yaml") == ()
    with pytest.raises(BadFile, match=message):
        packed_set(home / "sets" / "top.yaml")


def test_a_set_with_errors_is_not_packed(home: Path) -> None:
    """Not even one whose picture alone cannot be shown; and nothing is written."""
    (home / "sets" / "art" / "sea.svg").write_text("<svg/>", "utf-8")
    with pytest.raises(BadFile, match=r"harbor\.yaml:7:.*sea\.svg"):
        packed_set(home / "sets" / "harbor.yaml")


def test_the_command_writes_the_pack(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the id of the set, or as the file that one names; no shipped set is packed, and no pack."""
    monkeypatch.chdir(home)
    assert main(["pack", "sets/harbor.yaml"]) == 0
    size = len(packed_set("sets/harbor.yaml"))
    assert capsys.readouterr().out == f"harbor.viceroy: 1 card and 2 pictures, {size:,} bytes\n"
    assert main(["pack", "sets/harbor.yaml", "--out", "b.viceroy"]) == 0
    assert Path("b.viceroy").read_bytes() == Path("harbor.viceroy").read_bytes()
    capsys.readouterr()
    for words, message in (
        (["printed"], "comes with Viceroy"),
        (["b.viceroy"], "b.viceroy is a pack already"),
        (["sets/harbor.yaml", "--out", "harbor.zip"], "let it end in .viceroy"),
        (["sets/harbor.yaml", "--out", "no/harbor.viceroy"], "no folder"),
    ):
        assert main(["pack", *words]) == 2
        assert message in capsys.readouterr().err


# -- packs of strangers -----------------------------------------------------------------------------------------------


def test_a_pack_that_somebody_zipped_is_read(tmp_path: Path) -> None:
    """Deflated or stored, with entries for its folders."""
    for how in (ZIP_DEFLATED, ZIP_STORED):
        assert told(tmp_path, zipped(*GOOD, ("art/", b""), how=how)) == []
    assert [*look_of(tmp_path / "my.viceroy").pictures] == [201]


def test_problems_name_their_file_line_and_column_in_the_pack(tmp_path: Path) -> None:
    """Those of all its files at once, pictures too."""
    bad = f"{HEAD}extends: printed\nlaws:\n  - {law(201, 'art/sea.svg')}\n  - {law(202, 'art/se.svg')}\n".encode()
    missing = "cannot be read: there is no such file; did you mean 'art/sea.svg'?"
    evil = SVG.format("<script>1</script>").encode()
    assert told(tmp_path, zipped(("pack.txt", CONTENTS), ("harbor.yaml", bad), ("art/sea.svg", evil))) == [
        "my.viceroy/harbor.yaml:4:56: the picture 'art/sea.svg' has an element 'script' in line 1, which no card shows",
        f"my.viceroy/harbor.yaml:5:56: the picture 'art/se.svg' {missing}",
    ]
    wrong = HARBOR.replace(b"laws", b"lawz")
    [problem] = told(tmp_path, zipped(("pack.txt", CONTENTS), ("harbor.yaml", wrong)))
    assert problem.startswith("my.viceroy/harbor.yaml:3:1: unknown key 'lawz' in a card set; did you mean 'laws'?")


ODD_NAMES = (
    "../evil.yaml",
    "art/../../evil.yaml",
    "/etc/evil.yaml",
    "C:evil.yaml",
    "C:/evil.yaml",
    "art\\evil.yaml",
    "..\\evil.yaml",
    "./evil.yaml",
    "art//evil.yaml",
    "evil\x1b[2J.yaml",
    "evil\u202elmay.yaml",
    f"{'e' * 250}.yaml",
    "evil.py",
    "evil.exe",
    "evil",
    ".htaccess",
    "inner.viceroy",
    "inner.zip",
)


@pytest.mark.parametrize("name", ODD_NAMES)
def test_members_with_odd_names_are_refused(tmp_path: Path, name: str) -> None:
    """What would lead out of the pack, cannot be shown, is another pack, or is neither a set nor a picture."""
    member = ZipInfo("x.yaml")
    member.filename = member.orig_filename = name
    [problem] = told(tmp_path, zipped(*GOOD, (member, b"secret")))
    assert problem.startswith("my.viceroy: the member '")
    assert problem.isprintable()
    assert [path.name for path in tmp_path.iterdir()] == ["my.viceroy"]


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (("harbor.yaml",), "is there twice"),
        (("Harbor.YAML",), "is there twice, perhaps once in capitals"),
        (("art/caf\u00e9.svg", "art/cafe\u0301.svg"), "is there twice"),
    ],
)
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_no_two_members_have_one_name(tmp_path: Path, names: tuple[str, ...], message: str) -> None:
    """Nor two that are one file on many machines."""
    [problem] = told(tmp_path, zipped(*GOOD, *((name, SEA) for name in names)))
    assert message in problem


def a_link() -> Member:
    member = ZipInfo("link.yaml")
    member.create_system, member.external_attr = 3, 0o120777 << 16
    return member, b"/etc/passwd"


def with_flag(content: bytes, flag: int) -> bytes:
    """Set a flag of the last member, in both places where a zip has it."""
    local, central = content.rindex(b"PK\x03\x04") + 6, content.rindex(b"PK\x01\x02") + 8
    changed = bytearray(content)
    changed[local] |= flag
    changed[central] |= flag
    return bytes(changed)


def bomb(size: int, count: int = 1) -> bytes:
    return zipped(*GOOD, *((f"bomb-{number}.yaml", b"a" * size) for number in range(count)))


def saying(content: bytes, size: int) -> bytes:
    """Let the last member say that it has another size, in the list of members."""
    at = content.rindex(b"PK\x01\x02") + 24
    return content[:at] + size.to_bytes(4, "little") + content[at + 4 :]


MANY = [(f"{number}.yaml", b"") for number in range(archives.MAX_MEMBERS)]
HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "a link": (lambda: zipped(*GOOD, a_link()), "is a link or a device"),
    "a password": (lambda: with_flag(zipped(*GOOD), 1), "is encrypted"),
    "bzip2": (lambda: zipped(*GOOD, how=ZIP_BZIP2), "is compressed in a way that is not read"),
    "lzma": (lambda: zipped(*GOOD, how=ZIP_LZMA), "is compressed in a way that is not read"),
    "a bomb": (lambda: bomb(20_000_000), "more than 100 times as large"),
    "a bomb that hides its size": (lambda: saying(bomb(20_000_000), 90_000), "is damaged"),
    "many members": (lambda: zipped(*GOOD, *MANY), "more than 1,000 members"),
    "a pack in a pack": (lambda: zipped(*GOOD, ("a.viceroy", zipped(*GOOD))), "holds no other one"),
    "no list of contents": (lambda: zipped(*GOOD[1:]), "it has no pack.txt"),
    "no zip": (lambda: b"PK but no zip", "is no pack"),
    "nothing": (lambda: b"", "is no pack"),
    "an end alone": (lambda: b"PK\x05\x06" + bytes(18), "it has no pack.txt"),
    "a set that is not there": (lambda: zipped(("pack.txt", CONTENTS)), "no file and no folder 'harbor.yaml'"),
    "a set outside": (lambda: zipped(("pack.txt", CONTENTS.replace(b"har", b"../har"))), "no file and no folder"),
    "another format": (lambda: zipped(("pack.txt", CONTENTS.replace(b"/1", b"/7"))), "'card-set-pack/1'"),
    "another key": (lambda: zipped(("pack.txt", CONTENTS + b"run: it\n")), "unknown key 'run'"),
    "no text": (lambda: zipped(("pack.txt", b"\xff\xfe\x00")), "UTF-8"),
}


@pytest.mark.parametrize("attack", HOSTILE)
def test_hostile_packs_are_refused(tmp_path: Path, attack: str) -> None:
    """With the reason, and with nothing of the set that they hold."""
    make, message = HOSTILE[attack]
    problems = told(tmp_path, make())
    assert problems
    assert all(problem.startswith("my.viceroy") and message in problem for problem in problems)


def test_names_that_are_not_utf_8_are_refused(tmp_path: Path) -> None:
    """Whether they say that they are, or say nothing."""
    good = zipped(*GOOD, ("\u00e9\u00e9.yaml", b""))
    name = "\u00e9\u00e9.yaml".encode()
    assert told(tmp_path, good.replace(name, b"\xff\xfe\xff\xfe.yaml")) == [
        "my.viceroy:1:1: this pack has a member whose name is not written in UTF-8"
    ]
    silent = bytearray(good)
    for start, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        flags = silent.rindex(start) + at
        silent[flags + 1] &= ~0x08
    [problem] = told(tmp_path, bytes(silent))
    assert "has a name that is not written in UTF-8" in problem


def test_all_members_together_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may be small enough, and each is good."""
    members = [(f"{number}.yaml", os.urandom(200_000)) for number in range(3)]
    monkeypatch.setattr(archives, "MAX_BYTES", 700_000)
    path = tmp_path / "my.viceroy"
    path.write_bytes(zipped(*GOOD, *members))
    assert check_card_set(path) == ()
    monkeypatch.setattr(archives, "MAX_BYTES", 500_000)
    with pytest.raises(BadFile, match="together"):
        archives.unpacked(zipped(*GOOD, *members), "my.viceroy", 500_000)
    [problem] = check_card_set(path)
    assert problem.code is Code.TOO_LARGE


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    """Each member with its own reason."""
    assert len(told(tmp_path, zipped(*GOOD, ("evil.py", b""), ("inner.zip", b""), a_link()))) == 3


@pytest.mark.parametrize(
    ("extends", "image"),
    [
        ("/etc/passwd", ""),
        ("../../../etc/passwd", ""),
        ("../secret.yaml", ""),
        ("secret.yaml", ""),
        ("my.viceroy", ""),
        ("printed", "../secret.png"),
        ("printed", "/secret.png"),
        ("printed", "secret.png"),
    ],
)
def test_nothing_outside_a_pack_is_read(tmp_path: Path, extends: str, image: str) -> None:
    """Not by what a set extends, nor by a picture; not even what lies beside the pack."""
    (tmp_path / "secret.yaml").write_text(f"{HEAD}laws: [{law(201)}]\n", "utf-8")
    (tmp_path / "secret.png").write_bytes(png())
    text = f"{HEAD}extends: {extends}\nlaws: [{law(301, image)}]\n".encode()
    problems = told(tmp_path, zipped(("pack.txt", CONTENTS), ("harbor.yaml", text)))
    assert len(problems) == 1
    assert problems[0].startswith("my.viceroy/harbor.yaml:")


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("sea.png", SEA, "is no PNG, but image/svg+xml"),
        ("sea.jpg", png(), "is no JPG, but image/png"),
        ("sea.svg", png(), "is no SVG, but image/png"),
        ("sea.png", png(20_000, 20_000), "at most 25 million are drawn"),
        ("sea.png", png(cut=5), "is damaged"),
        ("sea.png", b"GIF89a", "is a GIF"),
        ("sea.svg", SVG.format('<image href="http://evil.example/x.png"/>').encode(), "a link to something else"),
        ("sea.svg", SVG.format('<image href="../secret.png"/>').encode(), "a link to something else"),
        ("sea.svg", SVG.format("<script/>").encode(), "'script'"),
        ("sea.svg", SVG.format("<foreignObject/>").encode(), "'foreignObject'"),
        ("sea.svg", SVG.format('<g onclick="alert(1)"/>').encode(), "a script"),
        ("sea.svg", SVG.format("<style>@import 'x'</style>").encode(), "in its style"),
        ("sea.png", png() + bytes(5_000_000), "at most 5,000,000 are read"),
    ],
)
def test_pictures_in_a_pack_are_what_they_say_and_harmless(
    tmp_path: Path, name: str, content: bytes, message: str
) -> None:
    """The set can be played all the same, as no game opens a picture."""
    text = HARBOR.replace(b"art/sea.svg", f"art/{name}".encode())
    path = tmp_path / "my.viceroy"
    path.write_bytes(zipped(("pack.txt", CONTENTS), ("harbor.yaml", text), (f"art/{name}", content), how=ZIP_STORED))
    [problem] = check_card_set(path)
    assert problem.message.startswith(f"the picture 'art/{name}' ")
    assert message in problem.message
    assert 201 in load_card_set(path).by_number


def broken(content: bytes, chance: random.Random) -> Iterable[bytes]:
    """Yield a pack that was cut, and one with some bytes changed."""
    yield content[: chance.randrange(len(content))]
    changed = bytearray(content)
    for _ in range(chance.randint(1, 8)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    yield bytes(changed)


def test_no_damage_is_more_than_a_problem(tmp_path: Path) -> None:
    """A pack that was cut off or changed anywhere is read, or refused; nothing else happens."""
    chance = random.Random(2)
    for _ in range(tries(3000, quick=150)):
        for content in broken(zipped(*GOOD, how=chance.choice((ZIP_STORED, ZIP_DEFLATED))), chance):
            path = tmp_path / "my.viceroy"
            path.write_bytes(content)
            for problem in check_card_set(path):
                assert problem.message
