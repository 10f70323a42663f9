"""Sessions: playing on, taking back as far as nothing hidden has come to light, keeping a game and going on with it."""

from __future__ import annotations

from codecs import BOM_UTF8
from itertools import pairwise
from pathlib import Path
from typing import get_args

import attrs
import pytest

import viceroy
from positions import in_auction, in_development, printed, row, seat
from recorded import played, started
from rules import rule
from viceroy import events as e
from viceroy.bots import RandomBot
from viceroy.engine.actions import Action, Bid, Lay, Pass, PlaceCard
from viceroy.engine.determinization import resample
from viceroy.engine.events import BidsRevealed, CardsLaid, Event
from viceroy.engine.frame.chance import Chance
from viceroy.engine.prompts import AskBids, AskPlace
from viceroy.engine.record import Played, Undone
from viceroy.engine.reducer import Step, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.views import events_for, view
from viceroy.errors import BadRecord, IllegalAction, ImpossibleGame, NoUndo
from viceroy.messages import snake_case
from viceroy.model.laws import LookedDeck
from viceroy.model.tokens import Color, gems
from viceroy.sessions import replay
from viceroy.sessions.session import Session, UndoBarrier, revealed_by
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags


def until(session: Session, task: type, seed: int = 7) -> Session:
    bot = RandomBot(seed)
    while not isinstance(session.state.task, task):
        session.do(bot.choose(session.legal_actions(to_act(session.state)[0])))
    return session


def two() -> Session:
    return Session.start(("Ada", "Ben"), seed=7, edition="french")


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_session_plays_the_game(seed: int) -> None:
    """States, events, views and legal actions are those of the plain functions, step by step."""
    session, rng = started(seed)
    start = viceroy.start_game(
        session.state.rules.players,
        seed=seed,
        edition=session.state.rules.edition,
        card_set=session.state.rules.card_set,
        virtual_opponents=session.state.rules.virtual_opponents,
    )
    assert session.history == (start,)
    played(session, rng)
    state, done = start.state, start
    for action, done in zip(session.actions, session.history[1:], strict=True):
        assert step(state, action) == done
        state = done.state
    assert (session.state, session.events) == (state, session.history[-1].events)
    assert session.state.is_over


def test_what_a_seat_may_know_is_its_view() -> None:
    session = two()
    assert [session.view(index) for index in (0, 1, None)] == [view(session.state, index) for index in (0, 1, None)]
    assert session.legal_actions(1) == viceroy.legal_actions(session.state, 1)
    assert session.check(Pass(0)) == viceroy.check(session.state, Pass(0))
    assert session.check(session.legal_actions(0)[0]) is None


def test_an_illegal_action_changes_nothing() -> None:
    session = two()
    before = (session.state, session.record, session.history)
    with pytest.raises(IllegalAction):
        session.do(Pass(0))
    assert (session.state, session.record, session.history) == before


def test_states_carry_the_plain_generator() -> None:
    session, rng = started(2)
    played(session, rng, most=40)
    assert {type(done.state.chance) for done in session.history} == {Chance}


def test_the_record_names_colors_as_colors() -> None:
    session = until(two(), AskBids)
    color = next(bid.color for bid in session.legal_actions(0) if isinstance(bid, Bid))
    session.do(Bid(0, color.value))  # type: ignore[arg-type]
    assert repr(session.actions[-1]) == repr(Bid(0, color))


def test_the_record_holds_what_was_done() -> None:
    session = two()
    first, second = session.legal_actions(0)
    session.do(first)
    session.undo()
    session.do(second)
    record = session.record
    assert (record.rules, record.seed, record.library) == (session.state.rules, 7, viceroy.__version__)
    assert [entry.action for entry in record.played] == [second]
    assert len(record.entries) == 3


def test_a_seed_is_written_modulo_two_to_the_64() -> None:
    assert Session.start(2, seed=-1).record == Session.start(2, seed=2**64 - 1).record
    with pytest.raises(TypeError, match="needs an int for seed"):
        Session.start(2, seed="7")  # type: ignore[arg-type]


def test_a_game_that_cannot_be_is_refused() -> None:
    """As `start_game` does, with the numbers."""
    with pytest.raises(ImpossibleGame, match="1 player"):
        Session.start(1, seed=7)
    with pytest.raises(ImpossibleGame, match="no edition is named 'dutch'"):
        Session.start(2, seed=7, edition="dutch")


def test_a_session_takes_a_card_set_as_a_value() -> None:
    assert Session.start(2, seed=7, card_set=printed()).state == Session.start(2, seed=7, card_set="printed").state


# -- taking back ------------------------------------------------------------------------------------------------------


def test_where_nothing_was_done_nothing_can_be_taken_back() -> None:
    session = two()
    assert session.why_no_undo == UndoBarrier()
    assert session.undoable == ()
    with pytest.raises(NoUndo, match="this cannot be taken back: nothing has been done yet") as refused:
        session.undo()
    assert refused.value.barrier == UndoBarrier()


def test_a_sealed_choice_can_be_taken_back_until_it_is_revealed() -> None:
    """Ada thinks better of her bid while Ben still chooses; once hands have opened she may not."""
    session = until(two(), AskBids)
    before = session.state
    session.do(Pass(0))
    assert session.undoable == (Pass(0),)
    assert session.undo() == session.state == before
    session.do(Pass(0))
    session.do(Pass(1))
    why = session.why_no_undo
    assert why is not None
    assert isinstance(why.event, BidsRevealed)
    with pytest.raises(NoUndo, match="all hands have been opened"):
        session.undo()


def test_all_players_together_may_take_back_what_was_revealed() -> None:
    """By consent an undo goes over opened hands, in one entry of the record, and the game replays to the same state."""
    session = until(two(), AskBids)
    before = session.state
    for player in (0, 1):
        session.do(session.legal_actions(player)[0])
    after = session.state
    with pytest.raises(NoUndo, match="all hands have been opened"):
        session.undo(2)
    assert session.state == after
    assert session.undo(2, by_consent=True) == before
    assert session.record.entries[-1] == Undone(2)
    assert Session.resume(session.record).state == before


def test_even_together_nobody_takes_back_more_than_was_done() -> None:
    session = until(two(), AskBids)
    before = session.state
    with pytest.raises(NoUndo, match="nothing has been done yet"):
        session.undo(len(session.actions) + 1, by_consent=True)
    for actions in (0, -1):
        with pytest.raises(ValueError, match="at least 1 action"):
            session.undo(actions)
    with pytest.raises(TypeError, match="an int for actions"):
        session.undo(True)
    assert session.state == before


def test_a_session_follows_the_record_of_another_one() -> None:
    """Each entry is verified, and one that does not fit changes nothing."""
    session = until(two(), AskBids)
    other = Session.resume(attrs.evolve(session.record, entries=()))
    for entry in session.record.entries:
        other.follow(entry)
    assert other.record == session.record
    session.do(session.legal_actions(0)[0])
    played = session.record.entries[-1]
    assert isinstance(played, Played)
    with pytest.raises(BadRecord):
        other.follow(attrs.evolve(played, check="0" * 16))
    with pytest.raises(TypeError, match="needs a Played or an Undone, not a value of str"):
        other.follow("1 pass")  # type: ignore[arg-type]
    assert other.serial == session.serial - 1
    other.follow(played)
    assert other.state == session.state


def test_a_placement_can_be_taken_back_to_the_cards_that_turned_up() -> None:
    """Where a card goes is no secret: it can be tried out, but the cards that all have seen stay laid."""
    session = until(two(), AskPlace)
    before, seat_ = session.state, to_act(session.state)[0]
    session.do(session.legal_actions(seat_)[-1])
    assert isinstance(session.actions[-1], PlaceCard)
    assert session.undo() == before
    why = session.why_no_undo
    assert why is not None
    assert isinstance(why.event, CardsLaid)


def test_the_first_cards_stand_once_the_row_is_open() -> None:
    session = two()
    session.do(session.legal_actions(0)[0])
    session.do(session.legal_actions(1)[0])
    assert session.undoable == ()


@pytest.mark.parametrize("seed", range(4))
def test_taking_back_leads_to_the_states_that_were(seed: int) -> None:
    session, rng = started(seed)
    for _ in range(120):
        if session.state.is_over:
            break
        count = len(session.undoable)
        for back in range(count):
            assert session.undo() == session.history[-1].state
            assert len(session.undoable) == count - back - 1
        played(session, rng, most=3)
    assert [entry.action for entry in session.record.played] == list(session.actions)


def alone(state: GameState) -> GameState:
    """Seat 0 is the only one who still plays."""
    return attrs.evolve(state, seats=(state.seats[0], *(attrs.evolve(held, plays=False) for held in state.seats[1:])))


def shown_by(state: GameState, *actions: Action) -> Event | None:
    *others, last = actions
    for action in others:
        state = step(state, action).state
    return revealed_by(state, step(state, last))


@rule("R6.1")
def test_who_chooses_alone_shows_only_his_own() -> None:
    """With nobody else in the round, the laid card may go back into the hand."""
    state = in_development(seat(hand=(71,)), seat(hand=(72,)))
    assert shown_by(alone(state), Lay(0, 71)) is None
    assert shown_by(state, Pass(1), Lay(0, 71)) == e.Passed(1)
    assert isinstance(shown_by(state, Lay(1, 72), Lay(0, 71)), CardsLaid)


@rule("R5.8")
def test_who_bids_alone_may_think_again() -> None:
    """The last bidder of a turn learns nothing by bidding, unless virtual opponents draw or new cards come."""
    state = in_auction(seat(gems=gems(red=1)), seat(), row=row(red=(33, 34)), auction=2)
    others = tuple(attrs.evolve(held, auction=viceroy.engine.state.Standing.PASSED) for held in state.seats[1:])
    state = attrs.evolve(state, seats=(state.seats[0], *others))
    shown = step(state, Bid(0, Color.RED))
    assert isinstance(shown.events[1], BidsRevealed)
    assert revealed_by(state, shown) is None
    virtual = in_auction(seat(gems=gems(red=1)), row=row(red=33), virtual_opponents=1)
    assert isinstance(shown_by(virtual, Bid(0, Color.RED)), BidsRevealed)


def test_a_barrier_tells_no_secret() -> None:
    """Each event that reveals something has a reason of its own in each language, without a number."""
    told = str(UndoBarrier(e.CardDrawn(0, viceroy.model.laws.Deck.LAWS, 70)))
    assert told == "a card has been drawn"
    revealing = [snake_case(kind.__name__) for kind in get_args(Event) if issubclass(kind, e.Revealing)]
    for messages in (catalog_of(language).undo for language in finished_tags()):
        texts = [getattr(messages, name) for name in revealing]
        assert len(set(texts)) == len(texts)
        assert not any(character.isdigit() or character == "{" for text in texts for character in text)


@rule("R2.4")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_learned_from_what_can_be_taken_back(seed: int) -> None:
    """Whatever lies hidden from a player, a step of his that can be taken back shows him the same."""
    session, rng = started(seed)
    played(session, rng)
    for (before, done), action in zip(pairwise(session.history), session.actions, strict=True):
        if revealed_by(before.state, done) is None:
            index = action.seat
            other = step(resample(view(before.state, index), rng.randrange(1000)), action)
            assert events_for(other.events, index) == events_for(done.events, index)
            assert view(other.state, index) == view(done.state, index)


@pytest.mark.parametrize("event", [e.ScreenSeen(0, 1, (1, 0, 0, 0), 0), e.CardsLookedAt(0, LookedDeck.LAWS, 1, (70,))])
def test_whoever_has_looked_cannot_take_it_back(event: Event) -> None:
    """What lay behind a screen or on a deck stays known, though nobody had chosen anything in secret."""
    state = in_development(seat(), seat())
    assert revealed_by(state, Step(state, (event,))) == event


@pytest.mark.parametrize("seed", range(6))
def test_what_is_dealt_drawn_or_turned_up_stands(seed: int) -> None:
    session, rng = started(seed)
    played(session, rng)
    shows = (e.CharactersDealt, e.LawsDealt, e.CardsRevealed, e.CardDrawn, e.RowRefilled, e.HandDiscarded)
    for before, done in pairwise(session.history):
        if any(isinstance(event, shows) for event in done.events):
            assert revealed_by(before.state, done) in done.events


@pytest.mark.parametrize("ending", [b"", b"\n", b"\r\n", b" \n\n"])
def test_a_record_that_an_editor_has_saved_is_continued(tmp_path: Path, ending: bytes) -> None:
    """Some editors put a byte order mark before a text, and an empty line behind it."""
    path = tmp_path / "game.jsonl"
    session = Session.start(2, seed=7, edition="french", path=path)
    first, second = session.legal_actions(0)[0], session.legal_actions(1)[0]
    session.do(first)
    path.write_bytes(BOM_UTF8 + path.read_bytes() + ending)
    assert viceroy.loads(path.read_text("utf-8")) == session.record
    again = Session.load(path)
    assert (again.state, again.warnings) == (session.state, ())
    again.do(second)
    assert Session.load(path).actions == (first, second)
    assert path.read_bytes().count(b"\n") == 3


def test_a_record_never_grows_beyond_what_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    session = Session.start(2, seed=7, edition="french", path=path)
    first = session.legal_actions(0)[0]
    most = path.stat().st_size + 300
    monkeypatch.setattr(replay, "MAX_BYTES", most)

    def do_and_undo() -> None:
        while True:
            session.do(first)
            session.undo()

    with pytest.raises(OSError, match="a record has at most"):
        do_and_undo()
    assert path.stat().st_size < most
    assert Session.load(path).serial == session.serial > 0
