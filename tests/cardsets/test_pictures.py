"""Pictures of cards: which files are shown, and what is refused, since a set may come from a stranger."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pictures import png
from viceroy.cardsets import check_card_set, load_card_set, look_of
from viceroy.cardsets.loader import card_set_data, digest
from viceroy.cardsets.pictures import MAX_PICTURE_BYTES, Picture, picture_of
from viceroy.cardsets.svg_pictures import filling_svg
from viceroy.errors import BadFile, Code, Problem
from viceroy.model.cards import Fit, Image

SET = """\
format: card-set/1
laws:
  - number: 201
    id: toll
    name: {en: Toll}
    image: IMAGE
    sections: {top_left: red, top_right: red, bottom: green}
    scoring: [{points: 3}]
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88">{}</svg>'
GOOD_SVG = SVG.format('<rect width="63" height="88" fill="#235"/>').encode()


JPEG = b64decode(  # 2 x 1 pixels, gray
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////"
    "////////wAALCAABAAIBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEG"
    "E1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJ"
    "ipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AI6//9k="
)


def problems_of(folder: Path, image: str) -> tuple[Problem, ...]:
    (folder / "set.yaml").write_text(SET.replace("IMAGE", image), encoding="utf-8")
    return check_card_set(folder / "set.yaml")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Path:
    """Return the folder of a set beside which a secret lies."""
    (tmp_path / "set" / "art").mkdir(parents=True)
    (tmp_path / "secret.png").write_bytes(png())
    return tmp_path / "set"


# -- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "content", "media_type"),
    [
        ("art/toll.svg", GOOD_SVG, "image/svg+xml"),
        ("toll.PNG", png(), "image/png"),
        ("the toll.jpeg", JPEG, "image/jpeg"),
        ("a.png", JPEG, "image/jpeg"),
    ],
)
def test_a_picture_beside_the_set_is_read_as_it_is(folder: Path, name: str, content: bytes, media_type: str) -> None:
    """What it is comes from its bytes; its ending may be wrong, and in any case."""
    (folder / name).write_bytes(content)
    assert problems_of(folder, name) == ()
    assert look_of(folder / "set.yaml").pictures == {201: Picture(media_type, content)}
    assert look_of(folder).pictures[201].address == f"data:{media_type};base64,{b64encode(content).decode()}"


@pytest.mark.parametrize(
    ("written", "image", "back"),
    [
        ("a.png", Image("a.png"), "a.png"),
        ("{file: a.png}", Image("a.png"), "a.png"),
        ("{file: a.png, fit: window}", Image("a.png"), "a.png"),
        ("{file: a.png, fit: behind}", Image("a.png", Fit.BEHIND), {"file": "a.png", "fit": "behind"}),
    ],
)
def test_an_image_is_a_path_or_says_where_it_lies(written: str, image: Image, back: object) -> None:
    """It is read, and written back as short as it can be; no file is opened for that."""
    card_set = load_card_set(text=SET.replace("IMAGE", written))
    assert card_set.laws[0].image == image
    assert card_set_data(card_set)["laws"][0]["image"] == back


def test_a_picture_changes_no_rule() -> None:
    """Games with a set and with its pictures are the same: the digest leaves them out, as it does names."""
    bare = load_card_set(text=SET.replace("    image: IMAGE\n", ""))
    assert digest(load_card_set(text=SET.replace("IMAGE", "a.png"))) == digest(bare)


def test_a_text_opens_no_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends a text learns nothing about the files of the machine that checks it."""
    monkeypatch.chdir(folder)
    assert check_card_set(text=SET.replace("IMAGE", "no-such-file.png")) == ()
    assert check_card_set(text=SET.replace("IMAGE", "../secret.png")) == ()


def test_cards_of_a_set_below_have_the_pictures_of_its_folder(folder: Path) -> None:
    """A replaced card has the new picture, or none; a dropped one is gone."""
    (folder / "art" / "toll.png").write_bytes(png())
    (folder / "set.yaml").write_text(SET.replace("IMAGE", "art/toll.png"), encoding="utf-8")
    above = folder.parent / "above.yaml"
    above.write_text("{format: card-set/1, extends: set/set.yaml}", encoding="utf-8")
    assert [*look_of(above).pictures] == [201]
    new = SET.replace("laws:", "extends: set/set.yaml\nreplace:")
    above.write_text(new.replace("IMAGE", "secret.png"), encoding="utf-8")
    assert look_of(above).pictures[201].content == png()
    above.write_text(new.replace("    image: IMAGE\n", ""), encoding="utf-8")
    assert look_of(above).pictures == {}


# -- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("image", "told"),
    [
        ("../secret.png", "the picture '../secret.png' lies outside the folder of the set"),
        ("link.png", "lies outside the folder of the set; copy it there"),
        ("links/secret.png", "lies outside the folder of the set"),
        (
            "art/tol.png",
            "the picture 'art/tol.png' cannot be read: there is no such file; did you mean 'art/toll.png'?",
        ),
        ("folder.png", "the picture 'folder.png' cannot be read"),
        ("/etc/passwd", "image needs the path of an SVG, PNG or JPEG picture beside this file"),
        ("https://example.org/a.png", "as in art/captain.png"),
        ("a.webp", "image needs the path of an SVG, PNG or JPEG picture"),
        ("large.png", "at most 5,000,000 are read"),
        ("wide.png", "has 6000 x 5000 pixels; at most 25 million are drawn"),
        ("cut.png", "is damaged, or no PNG or JPEG"),
        ("cut.jpg", "is damaged, or no PNG or JPEG"),
        ("gif.png", "is a GIF; save it as PNG, JPEG or SVG"),
        ("text.svg", "is no SVG: syntax error (line 1)"),
        ("{file: a.png, fit: around}", "fit needs window or behind"),
    ],
)
def test_what_is_no_picture_is_told_at_its_place(folder: Path, image: str, told: str) -> None:
    """By file, line and column; nothing outside the folder of the set is opened, not even by a link."""
    (folder / "link.png").symlink_to(folder.parent / "secret.png")
    (folder / "links").symlink_to(folder.parent)
    (folder / "folder.png").mkdir()
    for name, content in {
        "art/toll.png": png(),
        "large.png": png() + bytes(MAX_PICTURE_BYTES),
        "wide.png": png(6000, 5000),
        "cut.png": png(cut=1),
        "cut.jpg": JPEG[:-2],
        "gif.png": b"GIF89a",
        "text.svg": b"a picture",
    }.items():
        (folder / name).write_bytes(content)
    (problem,) = problems_of(folder, image)
    assert (problem.code, problem.line, problem.file) == (Code.WRONG_VALUE, 6, os.fspath(folder / "set.yaml"))
    assert problem.column == (31 if image.endswith("around}") else 12)
    assert told in problem.message
    with pytest.raises(BadFile):
        look_of(folder / "set.yaml")


def test_the_long_form_is_told_at_its_file(folder: Path) -> None:
    (problem,) = problems_of(folder, "{fit: behind, file: a.png}")
    assert (problem.line, problem.column) == (6, 32)


# -- SVG --------------------------------------------------------------------------------------------------------------

HARMLESS = {
    "gradients and links inside": '<defs><linearGradient id="g"/></defs><rect fill="url(#g)"/><use href="#g"/>',
    "a style": "<style>.a{fill:red}</style>",
    "a picture inside": f'<image href="data:image/png;base64,{b64encode(png()).decode()}"/>',
    "notes of an editor": '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:path="C:\\a"/>',
    "a shadow": '<filter id="f"><feGaussianBlur stdDeviation="3"/></filter>',
}


@pytest.mark.parametrize("inside", HARMLESS.values(), ids=HARMLESS)
def test_drawings_of_usual_programs_are_shown(inside: str) -> None:
    assert isinstance(picture_of(SVG.format(inside).encode()), Picture)


@pytest.mark.parametrize("said", ["", ' preserveAspectRatio="none"', "\npreserveAspectRatio = 'xMinYMin meet'"])
def test_a_drawing_on_a_card_fills_its_place(said: str) -> None:
    """Whatever it says itself, behind any beginning; nothing else in it changes."""
    inside = '<svg preserveAspectRatio="none"><rect width="9" height="8"/></svg>'
    for begin in ("", '<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n'):
        content = (begin + SVG.format(inside).replace(" viewBox", f"{said} viewBox", 1)).encode()
        filling = filling_svg(content)
        assert ElementTree.fromstring(filling).get("preserveAspectRatio") == "xMidYMid slice"
        assert filling.startswith(begin.encode())
        assert filling.endswith(f">{inside}</svg>".encode())
        assert filling_svg(filling) == filling
        assert isinstance(picture_of(filling), Picture)


def test_a_drawing_in_another_encoding_stays_as_it_is() -> None:
    wide = SVG.format("").encode("utf-16")
    assert filling_svg(wide) == wide


def test_a_drawing_may_name_the_old_document_type() -> None:
    """As Illustrator writes it; nothing is fetched for it."""
    kind = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    assert isinstance(picture_of(f'<?xml version="1.0"?>{kind}{SVG.format("")}'.encode()), Picture)


HOSTILE = {
    "<script>alert(1)</script>": "an element 'script'",
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>': "an element 'foreignObject'",
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>': "an element 'script'",
    '<rect onload="alert(1)"/>': "a script (onload)",
    '<rect OnClick="alert(1)"/>': "a script (OnClick)",
    '<image href="https://example.org/spy.png"/>': "a link to something else",
    '<image xmlns:x="http://www.w3.org/1999/xlink" x:href="file:///etc/passwd"/>': "a link to something else",
    '<use href="other.svg#a"/>': "a link to something else",
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>': "a link to something else",
    '<image href="data:image/png;base64,AAAA"/>': "a picture inside that is damaged",
    '<a href="javascript:alert(1)"/>': "an element 'a'",
    '<rect fill="url(https://example.org/spy.svg#a)"/>': "in its style",
    "<rect style=\"fill:URL( 'https://example.org')\"/>": "in its style",
    "<style>@import 'https://example.org/a.css';</style>": "in its style",
    "<style>a{fill:u\\72l(x)}</style>": "in its style",
    "<style>@import 'https://example.org/a.css';<desc/></style>": "an element 'desc' inside a style",
    "<style><desc/>@import 'https://example.org/a.css';</style>": "an element 'desc' inside a style",
    "<style>a{background:image-set('x')}</style>": "in its style",
    '<animate attributeName="href" to="x"/>': "an element 'animate'",
    '<g xml:base="https://example.org/"/>': "a link (xml:base)",
    '<feImage href="#a"/>': "an element 'feImage'",
    "<g>" * 200 + "</g>" * 200: "too many elements",
    "<g/>" * 50_001: "too many elements",
    '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>': "repeat each other without end",
    "".join(f'<g id="g{n}">' + f'<use href="#g{n + 1}"/>' * 10 + "</g>" for n in range(9)): "too many elements",
}


@pytest.mark.parametrize(("inside", "told"), HOSTILE.items(), ids=[told[:60] for told in HOSTILE.values()])
def test_what_a_drawing_could_do_is_refused(inside: str, told: str) -> None:
    """Scripts, other files, texts of HTML, and what would keep a program busy without end."""
    fault = picture_of(SVG.format(inside).encode())
    assert isinstance(fault, str)
    assert told in fault
    assert " in line 1, which no card shows" in fault


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>', "an entity of its"),
        (b'<?xml-stylesheet href="a.css"?>' + GOOD_SVG, "a style sheet of its own in line 1"),
        (b"<html><body/></html>", "no svg as its first element, but html"),
        (b'<?xml version="1.0" encoding="none-such"?><svg/>', "is no SVG"),
        (b"", "is no SVG: no element found"),
    ],
)
def test_what_a_document_could_do_is_refused(content: bytes, told: str) -> None:
    fault = picture_of(content)
    assert isinstance(fault, str)
    assert told in fault
