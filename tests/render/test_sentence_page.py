"""The page and the text of all sentences of a set, which designers print and proof-read."""

from __future__ import annotations

import re
from html import unescape

import attrs
import pytest

from hand_built import law
from positions import printed
from viceroy.render.sentences import sentences_page, sentences_text
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import law_sentences

LAWS = printed().laws


def words_of(page: str) -> list[str]:
    """Return the words of a page, without its head."""
    return unescape(re.sub(r"<[^>]+>", " ", page[page.index("<ol>") :])).split()


@pytest.mark.parametrize("language", finished_tags())
def test_every_law_is_there_with_its_number_its_name_and_its_sentences(language: str) -> None:
    """Word for word what its card says, in the language asked for, on the page as in the text."""
    catalog = catalog_of(language)
    page, text = (write(LAWS, "Printed", catalog) for write in (sentences_page, sentences_text))
    blocks = text.split("\n\n")[1:]
    assert len(blocks) == len(LAWS) == page.count("<li>")
    for card, block in zip(LAWS, blocks, strict=True):
        head, *sentences = block.splitlines()
        assert head.startswith(f"{card.number} ")
        assert head.endswith(f"({card.id})")
        assert [sentence.strip() for sentence in sentences] == [*law_sentences(card, language)]
    assert f'<html lang="{language}">' in page
    assert f"<h1>{text.splitlines()[0]}</h1>" in page
    told = [word.strip("()") for block in blocks for word in block.split()]
    assert sorted(word.strip("()") for word in words_of(page)) == sorted(told)


def test_a_name_that_has_no_translation_is_marked() -> None:
    """It stands there in English, and is seen to be so; the makers stand below the name of the set."""
    page = sentences_page([law(201)], "Harbor", catalog_of("de"), "Ada · CC BY 4.0")
    assert f'<i lang="en">{dict(law(201).names)["en"]}</i>' in page
    assert "<p>Ada · CC BY 4.0</p>" in page
    translated = attrs.evolve(law(201), names=(*law(201).names, ("de", "Zoll")))
    assert "<i" not in sentences_page([translated], "Harbor", catalog_of("de"))


def test_before_a_colon_french_has_a_space() -> None:
    assert sentences_text([law(201)], "Cartes", catalog_of("fr")).startswith("Cartes\u00a0: Cartes Loi\n")


def test_hostile_names_are_only_text() -> None:
    hostile = "<script>alert(1)</script>&\"'\x00\u202e"
    page = sentences_page([attrs.evolve(law(201), names=(("en", hostile),))], hostile, credits=hostile)
    assert "<script" not in page
    assert page.count("&lt;script&gt;") == 4
    assert "src=" not in page
    assert "href" not in page
