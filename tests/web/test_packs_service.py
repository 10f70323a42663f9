"""What the page is answered about packs and pictures: a set as one text with its pictures, and back again."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from pictures import png
from viceroy.cardsets import load_card_set, look_of, packed_set
from viceroy.cardsets.loader import digest
from viceroy.web.packs import MAX_PACK
from viceroy.web.questions import given_set
from viceroy.web.service import answer, answer_text

Data = dict[str, Any]
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88"><rect width="63" height="88" fill="#235"/></svg>'
THEME = 'theme: {frame: "#b08d57"}\nauthor: Ada\n'
HEAD = "format: card-set/1\n"


def law(number: int, image: str) -> str:
    corners = "{top_left: red, top_right: red, bottom: green}"
    about = f"number: {number}, id: law-{number}, name: {{en: 'No: 1', ru: Да}}, image: {image}"
    return f"{{{about}, sections: {corners}, scoring: [{{points: 3}}]}}"


def opened(content: bytes) -> Data:
    return answer({"ask": "open-pack", "pack": b64encode(content).decode()})


def in_text(content: bytes) -> tuple[str, dict[str, bytes]]:
    """Return the text of a good pack, and its pictures by their names there."""
    found = opened(content)["set"]
    pictures = {one["file"]: b64decode(one["address"].partition(",")[2]) for one in found["pictures"]}
    assert {one["file"]: one["digest"] for one in found["pictures"]} == {
        file: sha256(picture).hexdigest() for file, picture in pictures.items()
    }
    return found["text"], pictures


def test_a_set_of_one_file_opens_as_it_was_written(tmp_path: Path) -> None:
    """With its comments, and its pictures by the names that it has for them."""
    text = f"# mine\n{HEAD}extends: printed\n{THEME}laws:\n  - {law(201, 'art/sea.svg')}\n"
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "sea.svg").write_bytes(SVG)
    (tmp_path / "harbor.yaml").write_text(text, "utf-8")
    assert in_text(packed_set(tmp_path / "harbor.yaml")) == (text, {"art/sea.svg": SVG})


@pytest.mark.parametrize("base", ["printed", "workshop", None])
def test_several_files_and_sets_open_as_one_text(base: str | None, tmp_path: Path) -> None:
    """The same cards, id, names, kept cards, credits and pictures; also those that two folders call by one name."""
    for folder in ("base", "top"):
        (tmp_path / folder).mkdir()
    extends = f"extends: {base}\ndrop: [13]\nreplace: [{law(66, 'sea.png')}]\n" if base else ""
    laws = f"{HEAD}{extends}keep: added\nlaws: [{law(301, 'sea.png')}]\n"
    (tmp_path / "base" / "laws.yaml").write_text(laws, "utf-8")
    levels = ",".join(f"cost_{level},reward_{level}" for level in range(1, 5))
    table = f"number,id,name_en,top_left,top_right,bottom,{levels}"
    row = "401,far-ranger,On,blue,red,null,green,gems: 3,blue,draw: 1,red,magic: 1,red,power: 12"
    (tmp_path / "base" / "characters.csv").write_text(f"{table}\n{row}\n", "utf-8")
    (tmp_path / "base" / "sea.png").write_bytes(png())
    (tmp_path / "top" / "sea.png").write_bytes(png(3, 3))
    top = f"{HEAD}id: top\nname: {{en: Top, ru: Верх}}\nextends: ../base\n{THEME}laws: [{law(601, 'sea.png')}]\n"
    (tmp_path / "top" / "top.yaml").write_text(top, "utf-8")
    there = load_card_set(tmp_path / "top" / "top.yaml")
    text, pictures = in_text(packed_set(tmp_path / "top" / "top.yaml"))
    found, problems = given_set(text)
    assert problems == ()
    assert found is not None
    assert (found.id, found.names, found.kept, digest(found)) == (there.id, there.names, there.kept, digest(there))
    assert {card.number: card.names for card in found.cards} == {card.number: card.names for card in there.cards}
    looks = look_of(tmp_path / "top" / "top.yaml").pictures
    drawn = {card.number: pictures[card.image.file] for card in found.cards if card.image}
    assert drawn == {number: picture.content for number, picture in looks.items()}
    assert "author: Ada" in text
    assert len(text) < 20_000  # the printed cards are not in it


def test_what_is_wrong_with_a_pack_is_told_at_its_place() -> None:
    """The file in the pack, the line and the column; of the pack itself no file."""
    (problem,) = opened(b"PK no pack")["problems"]
    assert (problem["file"], problem["message"]) == ("", "this is no pack: it is no zip archive, or it is damaged")
    stream = BytesIO()
    with ZipFile(stream, "w") as archive:
        archive.writestr("pack.txt", "format: card-set-pack/1\nset: a.yaml\n")
        archive.writestr("a.yaml", f"{HEAD}extends: printed\nlaws:\n  - {law(201, 'evil.svg')}\n")
        archive.writestr("evil.svg", SVG.replace(b"<rect", b"<script/><rect"))
    found = opened(stream.getvalue())
    assert found["set"] is None
    (problem,) = found["problems"]
    assert (problem["file"], problem["line"], problem["severity"]) == ("a.yaml", 4, "error")
    assert "script" in problem["message"]


@pytest.mark.parametrize(("size", "message"), [(2_900_000, "600,000"), (3_200_000, "3,000,000 bytes together")])
def test_a_pack_that_keeps_the_server_busy_is_refused(size: int, message: str) -> None:
    """What is small as it comes may be large unpacked: texts have a limit of their own, as reading them takes time."""
    stream = BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
        archive.writestr("pack.txt", "format: card-set-pack/1\nset: sets\n")
        for number in range(50):
            lines = (sha256(f"{number} {line}".encode()).hexdigest() for line in range(size // 50 // 67))
            archive.writestr(f"sets/{number}.yaml", "".join(f"# {line}\n" for line in lines))
    answered = opened(stream.getvalue())
    assert message in answered.get("error", "") or message in answered["problems"][0]["message"]


def test_a_text_with_pictures_becomes_a_pack_and_opens_again() -> None:
    """Pictures that no card names are left out; the bytes are always the same."""
    text = f"{HEAD}id: harbor\nextends: printed\n{THEME}laws:\n  - {law(201, 'art/sea.svg')}\n"
    pictures = [
        {"file": file, "address": f"data:image/{kind};base64,{b64encode(content).decode()}"}
        for file, kind, content in (("art/sea.svg", "svg+xml", SVG), ("unused.png", "png", png()))
    ]
    packed = [answer({"ask": "pack", "text": text, "pictures": pictures})["pack"] for _ in range(2)]
    assert packed[0] == packed[1]
    assert in_text(b64decode(packed[0])) == (text, {"art/sea.svg": SVG})


@pytest.mark.parametrize(
    ("text", "pictures", "message"),
    [
        (f"{HEAD}laws: [{law(201, 'sea.svg')}]\n", [], "'sea.svg' cannot be read"),
        (f"{HEAD}laws: [{law(201, 'sea.svg')}]\n", ["no data"], "'sea.svg' cannot be read"),
        (f"{HEAD}laws: [{law(201, 'sea.svg')}]\n", ["data:image/svg+xml;base64,PHN2Zy8+"], "'sea.svg' cannot be read"),
        (f"{HEAD}lawz: []\n", [], "unknown key 'lawz'"),
    ],
)
def test_a_set_with_errors_becomes_no_pack(text: str, pictures: list[str], message: str) -> None:
    given = [{"file": "sea.svg", "address": address} for address in pictures]
    found = answer({"ask": "pack", "text": text, "pictures": given})
    assert found["pack"] is None
    assert message in found["problems"][0]["message"]


def test_a_picture_is_checked_before_it_is_added() -> None:
    """It is what the ending of its name says, and does nothing."""

    def image(file: str, content: bytes) -> Data:
        return answer({"ask": "image", "file": file, "content": b64encode(content).decode()})

    assert image("sea.png", png())["picture"]["digest"] == sha256(png()).hexdigest()
    assert "script" in image("sea.svg", SVG.replace(b"<rect", b"<script/><rect"))["fault"]
    assert image("sea.jpg", png())["fault"] == "is no JPG, but image/png; rename it"
    assert "error" in answer({"ask": "image", "file": "sea.png", "content": "no base64!"})


def test_a_card_is_drawn_with_a_place_for_its_picture() -> None:
    """If the page has it: the page puts it there itself, so that no picture goes to and fro. Themes are drawn, too."""
    text = f"{HEAD}{THEME}laws:\n  - {law(201, 'sea.svg')}\n"
    has = answer({"ask": "card", "number": 201, "text": text, "pictures": ["sea.svg"]})
    has_not = answer({"ask": "card", "number": 201, "text": text, "pictures": ["other.svg"]})
    assert (has["picture"], has["svg"].count('"picture:card"')) == ("sea.svg", 1)
    assert (has_not["picture"], "picture:card" in has_not["svg"]) == (None, False)
    assert "#b08d57" in has["svg"]
    looked = answer({"ask": "look", "text": f"{text}  - oops\n", "line": 5, "pictures": ["sea.svg"]})["card"]
    assert (looked["picture"], looked["svg"]) == ("sea.svg", has["svg"])


def test_only_questions_with_pictures_may_be_long() -> None:
    """A pack as large as the page opens has room; another question of that length is refused before it is looked at."""
    large = b64encode(bytes(MAX_PACK)).decode()
    assert answer_text(f'{{"ask": "open-pack", "pack": "{large}"}}').startswith('{"set": null')
    assert "at most" in answer({"ask": "open-pack", "pack": f"{large}AAAA"})["error"]
    for text in (f'{{"ask": "check", "text": "{large}"}}', f'["{large}"]', f'{{"ask": ["{large}"]}}'):
        assert "400,000" in answer_text(text) or "400000" in answer_text(text)
