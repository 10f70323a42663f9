"""`viceroy.svg` draws what programs ask for."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import viceroy
from viceroy.bots import RandomBot, play_out
from viceroy.render.svg import BOLD, HEIGHT, WIDTH, breadth
from viceroy.wording.languages import finished_tags


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


@pytest.mark.parametrize("language", finished_tags())
def test_every_line_of_text_fits_the_drawing(language: str) -> None:
    """Also where a pyramid is wide, and a hand is large."""
    for step in [*play_out(viceroy.start_game(4, seed=7, edition="german"), RandomBot(seed=7))][:-1:40]:
        drawing = parsed(viceroy.svg(step.state, language))
        for group in drawing.iterfind("{*}g"):
            scale = float(group.attrib["transform"].partition("scale(")[2].strip(")") or 1)
            for line in group.iterfind("{*}text[@text-anchor='start']"):
                bold = BOLD if "font-weight" in line.attrib else 1
                end = float(line.attrib["x"]) + bold * breadth(line.text or "") * float(line.attrib["font-size"])
                assert end * scale <= float(drawing.attrib["width"]) + 0.1, line.text


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.split("?>")[-1])


def test_the_row_has_a_column_of_each_color_with_the_tip_over_the_base_and_a_gem_below() -> None:
    moment = viceroy.load_position(text="{format: position/1, players: [{}, {}], row: {red: 17, blue: [4, 8]}}")
    row = next(
        group for group in parsed(viceroy.svg(moment)).iterfind("{*}g/{*}g") if group.find("{*}rect") is not None
    )
    cards = {title.text or "": corner(card) for card in row.iterfind("{*}g") for title in card.iterfind(".//{*}title")}
    at = {int(title.split()[0]): where for title, where in cards.items()}
    blue_base, blue_tip, red_base = at[4], at[8], at[17]
    gems = [(float(gem.attrib["cx"]), float(gem.attrib["cy"])) for gem in row.iterfind("{*}circle[@r='14']")]
    assert blue_base[0] == blue_tip[0] < red_base[0]
    assert blue_tip[1] + HEIGHT < blue_base[1] == red_base[1]
    assert [x - WIDTH / 2 for x, _ in gems[:2]] == [blue_base[0], red_base[0]]
    assert all(y > blue_base[1] + HEIGHT for _, y in gems)
    assert len(gems) == 4
    assert len(row.findall("{*}rect")) == 3  # no tips of red, green and yellow: a row has all its bases


def corner(moved: ElementTree.Element) -> tuple[float, float]:
    x, y = moved.attrib["transform"].removeprefix("translate(").strip(")").split()
    return float(x), float(y)


def test_nothing_else_is_drawn() -> None:
    with pytest.raises(TypeError, match="a state, a view, a score or a score sheet"):
        viceroy.svg("moment.yaml")  # type: ignore[arg-type]
