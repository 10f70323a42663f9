"""`viceroy.svg` draws what programs ask for."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import viceroy
from viceroy.bots import RandomBot, play_out
from viceroy.render.svg_marks import breadth
from viceroy.wording.languages import Language


def finished() -> viceroy.GameState:
    *_, last = play_out(viceroy.start_game(("Ada", "Ben"), seed=7), RandomBot(seed=7))
    return last.state


def test_a_final_score_is_drawn_without_the_pyramids_whether_painted_or_not() -> None:
    for score in (
        viceroy.score(finished()),
        viceroy.score_sheet(viceroy.load_score_sheet("examples/three-players.yaml")),
    ):
        drawing = viceroy.svg(score)
        assert all(f">{player.name}<" in drawing and f">{player.total}<" in drawing for player in score.players)


def test_states_views_and_sheets_are_drawn() -> None:
    state = viceroy.new_game(("Ada", "Ben"), seed=7)
    for drawn in (state, viceroy.view(state, 0), finished(), viceroy.load_score_sheet("examples/three-players.yaml")):
        assert ">Ada<" in viceroy.svg(drawn)


def test_the_drawing_of_a_view_shows_no_hand_of_others() -> None:
    state = viceroy.new_game(("Ada", "Ben"), seed=7)
    hidden = state.seats[1].numbers
    titles = [f"{number} " for number in hidden]
    drawing = viceroy.svg(viceroy.view(state, 0))
    assert "Hand: 2 characters" in drawing
    assert not any(f"Hand: {title}" in drawing for title in titles)


@pytest.mark.parametrize("language", Language)
def test_every_line_of_text_fits_the_drawing(language: Language) -> None:
    """Also where many cards with long words lie in the row."""
    game = [step.state for step in play_out(viceroy.start_game(2, seed=7, edition="german"), RandomBot(seed=7))]
    full = max(game, key=lambda state: sum(card is not None for card in (*state.bases, *state.tips)))
    drawing = ElementTree.fromstring(viceroy.svg(full, language).split("?>")[-1])
    width = float(drawing.attrib["width"])
    lines = [one for one in drawing.iterfind("{*}text") if one.get("text-anchor") == "start"]
    assert len(lines) > 6
    for line in lines:
        end = float(line.attrib["x"]) + breadth(line.text or "") * float(line.attrib["font-size"])
        assert end <= width, line.text
    said = " ".join(line.text or "" for line in lines)
    assert all(str(number) in said for number in (*full.bases, *full.tips) if number is not None)


def test_nothing_else_is_drawn() -> None:
    with pytest.raises(TypeError, match="a state, a view, a score or a score sheet"):
        viceroy.svg("moment.yaml")  # type: ignore[arg-type]
