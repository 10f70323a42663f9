"""The test bench for a card: what a law does at every moment, where it can be played at none, and where moments go."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from commands import Run
from law_play import bare_law, with_laws
from positions import in_auction, printed, seat
from viceroy.cardsets import load_card_set
from viceroy.cli.main import main
from viceroy.engine.determinization import resample
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import legal_actions
from viceroy.engine.views import view
from viceroy.errors import ImpossibleGame
from viceroy.matches.card_trial import CardTrial, part_of, try_at, try_card, try_card_at, with_card
from viceroy.model.laws import ChooseOne, Deck, DeckHolds, Effect, Gain, Reward, TakeStored, Trigger, Whenever
from viceroy.model.tokens import Tokens
from viceroy.positions.reader import load_position
from viceroy.render.results import card_trial_text


def tried(*effects: Effect, requires: DeckHolds | None = None, price: int = 0, games: int = 1) -> CardTrial:
    return try_card(with_laws(bare_law(71, *effects, requires=requires, price=price)), 71, games)


def test_a_law_that_pays_three_gems_does_so_each_time() -> None:
    trial = tried(Gain(Reward(gems=3)))
    found = [effect for moment in trial.moments for played in moment.played for effect in played.effects]
    assert len(trial.playable) == len(trial.moments) > 0
    assert {(effect.has_happened, effect.gained["gem"]) for effect in found} == {(True, 3)}
    assert f"happened {len(found)} of {len(found)} times (on average 3.0 gems)" in card_trial_text(trial)


def test_each_effect_is_counted_alone() -> None:
    """Nothing is stored on the law yet, so its second effect never happens, between two that always do."""
    trial = tried(Gain(Reward(attack=1)), TakeStored(), Gain(Reward(attack=2)))
    for moment in trial.playable:
        for played in moment.played:
            assert [effect.has_happened for effect in played.effects] == [True, False, True]
            assert [effect.gained["attack token"] for effect in played.effects] == [1, 0, 2]
    text = card_trial_text(trial)
    places = sum(len(moment.played) for moment in trial.playable)
    assert f"happened 0 of {places} times; nothing was possible {places} of {places} times" in text
    assert next(iter(trial.notable)) == "most effects idle"  # no power, no clause: it scores nothing


def test_nothing_is_possible_where_the_deck_is_too_small() -> None:
    """No deck of laws has 60 cards (C58)."""
    trial = tried(Gain(Reward(attack=1)), requires=DeckHolds(Deck.LAWS, 60))
    assert {effect.has_happened for one in trial.playable for played in one.played for effect in played.effects} == {
        False
    }


def test_the_options_that_were_chosen_are_counted() -> None:
    """Nobody takes a gem in place of 20 power points."""
    trial = tried(ChooseOne((Reward(gems=1), Reward(tokens=Tokens(power=(20,))))))
    places = sum(len(moment.played) for moment in trial.playable)
    assert f"chosen: (2) {places}" in card_trial_text(trial)


def test_responses_until_the_end_are_counted() -> None:
    """In the last round of the last turn, a law that responds to the end of each turn does so once."""
    state = load_position(text="{format: position/1, turn: 12, round: 3, players: [{hand: [71]}, {}]}")
    rule = Whenever(Trigger.TURN_ENDED, do=(Gain(Reward(attack=1)),))
    trial = try_card_at(state, with_laws(bare_law(71, whenever=(rule,))), 71, name="here")
    assert {played.responses for played in trial.moments[0].played if played.points is not None} == {1}
    assert "It responded 1.0 times in the rest of a game." in card_trial_text(trial)


def test_a_card_that_cannot_be_played_anywhere_is_said_to_be_so() -> None:
    """Nobody has 90 gems for the price."""
    trial = tried(Gain(Reward(gems=3)), price=90, games=3)
    text = card_trial_text(trial)
    assert "It could be laid at none of them.\n" in text
    assert f"not at {len(trial.moments)}: its price cannot be paid" in text
    assert [*trial.notable] == ["cannot be laid"]


@pytest.mark.parametrize("number", [5, 66, 70])
def test_moments_are_sound_and_varied(number: int) -> None:
    """Every invariant holds with the card in the hand; each part of the game and each number of players comes up."""
    trial = try_card(printed(), number, 3)
    for moment in trial.moments:
        assert problems(moment.state) == ()
        assert number in moment.state.seats[moment.seat].numbers
    assert {part_of(moment.state) for moment in trial.moments} == {0, 1, 2}
    assert {len(moment.state.seats) for moment in trial.moments} == {2, 3, 4}


def test_every_legal_place_is_tried() -> None:
    """Level 1 has an open place at each end of a row, and level 2 one above each pair of neighbors (R3.3, R3.4)."""
    state = load_position(text="{format: position/1, players: [{hand: [71], pyramid: [[32, 5, 7]]}, {}]}")
    (moment,) = try_card_at(state, printed(), 71, name="here").moments
    assert [tuple(played.place) for played in moment.played] == [(1, -1), (1, 3), (2, 0), (2, 1)]
    assert [played.points is not None for played in moment.played].count(True) == 2  # one a level


def test_the_same_seed_gives_the_same_report() -> None:
    reports = [card_trial_text(try_card(printed(), 71, 1, seed=seed)) for seed in (4, 4, 5)]
    assert reports[0] == reports[1] != reports[2]


def test_secrets_do_not_matter() -> None:
    """The choices for a seat stay the same, whatever the hands and decks that it cannot see (R2.4)."""
    law = printed().by_number[71]
    for moment in try_card(printed(), 71, 1).playable:
        other = resample(view(moment.state, moment.seat), 99)
        assert other != moment.state
        again = try_at(other, moment.seat, law, name=moment.name, seed=1)
        first = try_at(moment.state, moment.seat, law, name=moment.name, seed=1)
        assert [(one.place, one.effects) for one in again.played] == [(one.place, one.effects) for one in first.played]


def test_a_card_changes_places_with_one_of_the_hand() -> None:
    state = load_position(text="{format: position/1, players: [{hand: [12, 70]}, {hand: [13]}]}")
    changed = with_card(state, 0, printed().by_number[13])
    assert changed is not None
    assert [own.numbers for own in changed.seats] == [(13, 70), (12,)]
    assert problems(changed) == ()


def test_a_law_comes_into_a_hand_without_laws() -> None:
    state = load_position(text="{format: position/1, players: [{hand: [12]}, {hand: [70]}]}")
    changed = with_card(state, 0, printed().by_number[70])
    assert changed is not None
    assert [own.numbers for own in changed.seats] == [(12, 70), ()]
    assert problems(changed) == ()


@pytest.mark.parametrize("text", ["[{hand: [70]}, {hand: []}]", "[{pyramid: [[12]]}, {}]"])
def test_a_character_cannot_come_into_such_a_hand(text: str) -> None:
    """There is no character to exchange, or the card already lies in a pyramid."""
    state = load_position(text=f"{{format: position/1, players: {text}}}")
    assert with_card(state, 0, printed().by_number[12]) is None


def test_a_moment_has_the_cards_of_the_set() -> None:
    """A law that pays 5 in a new version of the set does so at a moment of the old version."""
    old, new = [with_laws(bare_law(71, Gain(Reward(attack=count)))) for count in (1, 5)]
    moment = try_card(old, 71, 1).moments[0]
    (again,) = try_card_at(moment.state, new, 71, name="here").moments
    assert {effect.gained["attack token"] for played in again.played for effect in played.effects} == {5}
    assert problems(again.state) == ()
    with pytest.raises(ImpossibleGame, match="other numbers"):
        try_card_at(moment.state, attrs.evolve(new, laws=new.laws[:-1]), 71, name="here")


def test_cards_are_laid_in_the_development_phase_only() -> None:
    state = in_auction(seat(), seat())
    assert legal_actions(state, 0)
    with pytest.raises(ImpossibleGame, match="no moment at which all choose"):
        try_card_at(state, printed(), 71, name="here")


# -- on the command line ----------------------------------------------------------------------------------------------


def test_moments_are_written_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each file reads as its moment; nothing in the folder is overwritten."""
    monkeypatch.chdir(tmp_path)
    command = ["try", "printed", "--card", "66", "--games", "2"]
    assert main([*command, "--out", "found"]) == 0
    notable = try_card(load_card_set("printed"), 66, 2).notable
    files = {path.name: load_position(path) for path in Path("found").iterdir()}
    assert files == {f"card-66-{reason.replace(' ', '-')}.yaml": one.state for reason, one in notable.items()}
    assert main([*command, "--out", "found"]) == 2
    assert "--out would overwrite" in capsys.readouterr().err
    name = f"found/{next(iter(files))}"
    assert main(["try", "printed", "--card", "doubling", "--at", name]) == 0
    assert "Law 66, Doubling, at 1 moment.\nIt could be laid there.\n" in capsys.readouterr().out


@pytest.mark.usefixtures("plain_terminal")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--card", "999"], "printed has no card '999'"),
        (["--card", "doublin"], "printed has no card 'doublin'; did you mean 'doubling'?"),
        (["--card", "71", "--json"], "--json is for the trial of a whole set"),
        (["--card", "71", "--own"], "--own is for the trial of a whole set"),
        (["--out", "found"], "--out is for the trial of one card"),
        (["--at", "a.yaml"], "--at is for the trial of one card"),
        (["--card", "71", "--at", "a.yaml", "--games", "3"], "--at is one moment"),
        (["--card", "71", "--at", "missing.yaml"], "there is no such file"),
        (["--card", "71", "--at", "a.yaml"], "no moment at which all choose"),
    ],
)
def test_what_cannot_be_tried(arguments: list[str], told: str, run: Run) -> None:
    Path("a.yaml").write_text("{format: position/1, phase: auction, players: [{}, {}]}")
    status, out, err = run("try", "printed", *arguments)
    assert (status, out, told in err) == (2, "", True), err


@pytest.mark.usefixtures("plain_terminal")
def test_a_moment_of_other_cards_says_what_to_write(run: Run) -> None:
    moment = "{format: position/1, players: [{hand: [12]}, {}], card_sets: %s}"
    Path("own.yaml").write_text("{format: card-set/1, id: own, name: {en: Own}, extends: printed, drop: [88]}")
    Path("moment.yaml").write_text(moment % "[printed]")
    status, _, err = run("try", "own.yaml", "--card", "12", "--at", "moment.yaml")
    assert (status, "moment.yaml has cards with other numbers than own" in err) == (2, True)
    names = err.partition("write card_sets: ")[2].partition(" in it")[0]
    assert names == "[own.yaml]"
    Path("moment.yaml").write_text(moment % names)
    assert run("try", "own.yaml", "--card", "12", "--at", "moment.yaml")[0] == 0


@pytest.mark.parametrize("games", [0, -3])
def test_a_card_is_tried_in_at_least_one_game(games: int) -> None:
    with pytest.raises(ImpossibleGame, match=f"{games} games; a card is tried in 1 or more"):
        tried(Gain(Reward(gems=3)), games=games)
