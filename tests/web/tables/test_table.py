"""Tables of friends as values: what each person may do, and that the kept changes alone make the table again."""

from __future__ import annotations

import json
from random import Random
from unittest import mock

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import tries
from friends import HERE, Friends
from rules import rule
from viceroy.engine.prompts import AskBids
from viceroy.engine.views import view
from viceroy.formats.documents import dumps
from viceroy.model.editions import EDITIONS
from viceroy.model.tokens import COLORS
from viceroy.web.seen import TableSet
from viceroy.web.tables import wishes as w
from viceroy.web.tables.changes import (
    BadTable,
    Dealt,
    DeviceAdded,
    Leaving,
    Numbered,
    Recorded,
    Settings,
    Sign,
    Signed,
    UndoRule,
    Until,
    read,
)
from viceroy.web.tables.table import AWAY, MAX_PEOPLE, Back, Patience, Table, TakenBack
from viceroy.web.tables.wishes import Refused, Why

GONE = Patience(away={1: AWAY}, asked={})


def at_a_bid(*names: str, bots: int = 0, **more: object) -> Friends:
    """Friends at the moment when all choose their first bid."""
    friends = Friends(*names, bots=bots, settings=Settings(**more) if more else None)  # type: ignore[arg-type]
    friends.wish(0, w.Deal())
    dice = Random(3)
    while not isinstance(friends.session.state.task, AskBids):
        friends.play(dice, 1)
    return friends


# -- before the deal --------------------------------------------------------------------------------------------------


def test_equal_names_get_a_number() -> None:
    friends = Friends("Ada", "Ada", " Ada ", "Ben")
    assert [person.name for person in friends.table.people] == ["Ada", "Ada (2)", "Ada (3)", "Ben"]


def test_a_long_name_stays_short_with_its_number() -> None:
    friends = Friends("A" * 30, "A" * 30)
    assert len({person.name for person in friends.table.people}) == 2
    assert max(len(person.name) for person in friends.table.people) <= 30


def test_four_have_a_seat_and_nobody_joins_a_game_that_goes_on() -> None:
    friends = Friends("Ada", "Ben", "Cid", "Dan")
    with pytest.raises(Refused, match="seats-full"):
        friends.table.joining("Eve", "e" * 64)
    friends = Friends("Ada", "Ben")
    friends.wish(0, w.Deal())
    with pytest.raises(Refused, match="playing"):
        friends.table.joining("Eve", "e" * 64)


def test_a_table_has_no_room_for_ever_new_people() -> None:
    friends = Friends("Ada")
    for number in range(1, MAX_PEOPLE):
        friends.take(friends.table.joining("Ben", f"{number:064x}"))
        friends.wish(0, w.FreeSeat(seat=1))
    with pytest.raises(Refused, match="table-full"):
        friends.table.joining("Ben", "e" * 64)


def test_only_the_host_sets_seats_and_deals() -> None:
    friends = Friends("Ada", "Ben")
    for wish in (w.SetTable(settings=Settings()), w.SeatBot(bot="greedy", name="Bot"), w.FreeSeat(seat=0), w.Deal()):
        assert friends.refusal(1, wish) is Why.NOT_HOST
        assert friends.wish(0, wish) <= 1
        friends = Friends("Ada", "Ben")


def test_a_seat_is_freed_as_its_host_saw_it() -> None:
    """Between the look and the tap somebody left, and others moved up: the wrong one must not lose the seat."""
    friends = Friends("Ada", "Ben", "Cid", "Dan")
    seen = friends.table.serial
    friends.wish(1, w.Leave())
    assert friends.refusal(0, w.FreeSeat(seat=2), seen) is Why.STALE
    assert friends.wish(0, w.FreeSeat(seat=2)) == 1
    assert [chair.name for chair in friends.table.chairs] == ["Ada", "Cid"]
    assert friends.refusal(0, w.FreeSeat(seat=2)) is Why.NO_SUCH_SEAT


def test_what_cannot_be_played_is_not_set_and_not_dealt() -> None:
    friends = Friends("Ada", "Ben")
    for text in ("", "format: card-set/1\nname: {en: X}\nextends: /etc/passwd\n"):
        assert friends.refusal(0, w.SetTable(settings=Settings(set=TableSet(text=text)))) is Why.BAD_CARD_SET
    small = "format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n"
    assert friends.wish(0, w.SetTable(settings=Settings(set=TableSet(text=small), edition="german"))) == 1
    friends.wish(0, w.SetTable(settings=Settings(virtual_opponents=9)))
    assert friends.refusal(0, w.Deal()) is Why.IMPOSSIBLE_GAME


def test_the_deal_hits_a_double_tap_once() -> None:
    friends = Friends("Ada", "Ben")
    seen = friends.table.serial
    friends.wish(0, w.Deal(), seen)
    assert friends.refusal(0, w.Deal(), seen) is Why.STALE
    assert friends.refusal(0, w.Deal()) is Why.PLAYING


def test_seeds_are_never_the_same() -> None:
    """They come from the system: no clock, no name and no number of a table tells one."""
    seeds = set()
    for _ in range(20):
        friends = Friends("Ada", "Ben")
        friends.wish(0, w.Deal())
        seeds.add(friends.session.seed)
    assert len(seeds) == 20
    assert max(seeds) > 2**40


# -- choices ----------------------------------------------------------------------------------------------------------


def test_two_choose_at_once_from_the_same_serial() -> None:
    friends = at_a_bid("Ada", "Ben", "Cid")
    seen = friends.table.serial
    assert friends.choose(0, serial=seen) == friends.choose(1, serial=seen) == 1
    assert friends.table.owes == (2,)


def test_a_tap_that_comes_too_late_changes_nothing() -> None:
    """It was meant for the question before, and would be a legal answer to this one."""
    friends = at_a_bid("Ada", "Ben")
    seen = friends.table.serial
    action = friends.session.legal_actions(0)[0]
    friends.choose(0)
    friends.wish(0, w.TakeBack())
    assert friends.refusal(0, w.Choose(action=action), seen) is Why.STALE
    assert friends.refusal(0, w.Choose(action=action), friends.table.dealt - 1) is Why.STALE
    assert friends.refusal(0, w.Choose(action=action), friends.table.serial + 1) is Why.STALE
    assert friends.wish(0, w.Choose(action=action)) == 1


def test_nobody_chooses_for_another_seat() -> None:
    friends = at_a_bid("Ada", "Ben")
    action = friends.session.legal_actions(1)[0]
    with pytest.raises(Refused) as refused:
        friends.wish(0, w.Choose(action=action))
    assert refused.value.refusal is not None
    assert refused.value.refusal.code == "not-your-seat"
    assert refused.value.refusal.available == ()


def test_somebody_without_a_seat_chooses_nothing() -> None:
    friends = Friends("Ada", "Ben", "Eve")
    friends.wish(0, w.FreeSeat(seat=2))
    friends.wish(0, w.Deal())
    action = friends.session.legal_actions(0)[0]
    for wish in (w.Choose(action=action), w.TakeBack(), w.AskUndo(), w.LetBotChoose(seat=0, until=Until.BACK)):
        assert friends.refusal(2, wish) is Why.NOT_SEATED


# -- undo -------------------------------------------------------------------------------------------------------------


def test_a_bid_can_be_changed_until_the_last_one_has_chosen() -> None:
    """As with a closed fist: the hidden choices of others stay as they are, and theirs alone are still open."""
    friends = at_a_bid("Ada", "Ben", "Cid", undo=UndoRule.NEVER)
    for seat in (0, 1):
        friends.choose(seat)
    hidden = friends.session.state.sealed[1]
    assert friends.table.way_back(0).back is Back.CLOSED_FIST
    seen = friends.table.serial
    assert friends.wish(0, w.TakeBack()) == 1
    assert friends.session.state.sealed == (None, hidden, None)
    assert friends.table.taken_back == ()  # nobody has seen anything of it
    assert friends.choose(2, serial=seen) == 1  # whose question has not changed
    assert friends.choose(0) == 1
    assert friends.session.state.sealed == (None, None, None)
    assert friends.table.way_back(0).back is None
    assert friends.refusal(0, w.TakeBack()) is Why.NO_UNDO


def test_a_double_tap_takes_back_one_choice() -> None:
    friends = at_a_bid("Ada", "Ben", "Cid")
    friends.choose(0)
    seen, before = friends.table.serial, friends.session.actions
    friends.wish(0, w.TakeBack(), seen)
    assert friends.refusal(0, w.TakeBack(), seen) is Why.STALE
    assert friends.session.actions == before[:-1]


def open_bids(rule: UndoRule, bots: int = 0) -> Friends:
    """Two friends who have just opened their bids."""
    friends = at_a_bid("Ada", "Ben", bots=bots, undo=rule)
    for seat in friends.table.owes:
        friends.choose(seat)
    return friends


def test_what_was_revealed_is_taken_back_if_all_agree() -> None:
    friends = open_bids(UndoRule.FREE)
    before = len(friends.session.actions)
    assert friends.table.way_back(0).back is Back.ASK
    assert friends.refusal(0, w.TakeBack()) is Why.MUST_ASK
    assert friends.wish(0, w.AskUndo()) == 1
    assert friends.refusal(0, w.AnswerUndo(yes=True)) is Why.NO_QUESTION
    assert friends.wish(1, w.AnswerUndo(yes=True)) == 2
    assert len(friends.session.actions) == before - 2
    assert friends.table.taken_back == (TakenBack(before - 2, person=0),)
    assert friends.table.ask is None
    assert set(friends.table.owes) >= {0, 1}


def test_bots_agree_and_one_no_ends_the_question() -> None:
    friends = open_bids(UndoRule.ASK, bots=1)
    friends.wish(0, w.AskUndo())
    assert friends.table.bots_to_act == ()
    before = friends.session.actions
    friends.wish(1, w.AnswerUndo(yes=False))
    assert friends.table.ask is None
    assert friends.session.actions == before
    alone = at_a_bid("Ada", bots=1)
    for seat in alone.table.owes:
        alone.choose(seat)
    assert alone.wish(0, w.AskUndo()) == 1
    assert isinstance(read(alone.lines[-1]).change, Recorded)


def test_who_asked_may_withdraw_and_who_goes_on_says_no() -> None:
    friends = open_bids(UndoRule.ASK)
    friends.wish(0, w.AskUndo())
    friends.wish(0, w.AnswerUndo(yes=False))
    assert friends.refusal(1, w.AnswerUndo(yes=True)) is Why.NO_QUESTION
    friends.wish(0, w.AskUndo())
    seat = friends.table.owes[0]
    friends.choose(seat)
    assert friends.table.ask is None


def test_a_table_may_forbid_to_take_back_what_was_revealed() -> None:
    friends = open_bids(UndoRule.NEVER)
    assert friends.refusal(0, w.TakeBack()) is Why.NO_UNDO
    assert friends.refusal(0, w.AskUndo()) is Why.NO_UNDO


def test_an_own_last_choice_is_free_if_nothing_was_revealed() -> None:
    """... and nobody acted since; where the table says `ask`, the others are asked."""
    for undo, expected in ((UndoRule.FREE, Back.FREE), (UndoRule.ASK, Back.ASK)):
        friends, dice = Friends("Ada", "Ben", settings=Settings(undo=undo)), Random(5)
        friends.wish(0, w.Deal())
        while friends.session.why_no_undo is not None or any(friends.session.state.sealed):
            friends.play(dice, 1)
        last = friends.session.actions[-1]
        assert friends.table.way_back(last.seat).back is expected
        other = 1 - last.seat
        assert friends.table.way_back(other).back in (Back.ASK, None)
        if expected is Back.FREE:
            friends.wish(last.seat, w.TakeBack())
            assert friends.session.legal_actions(last.seat)
            assert friends.table.news[-1].what == "taken_back"
            assert friends.table.taken_back == (TakenBack(len(friends.session.actions), person=last.seat),)


@rule("R6.2")
def test_a_pass_that_nobody_chose_changes_nothing_about_taking_back() -> None:
    """With an empty hand one is not asked for a card: that pass is hidden like a card, but no choice to be changed."""
    found = 0
    for seed in range(tries(20, quick=4)):
        friends, dice = Friends("Ada", "Ben", "Cid"), Random(seed)
        friends.wish(0, w.Deal())
        while friends.table.is_playing:
            for seat in friends.table.bots_to_act:
                before = friends.table.way_back(seat)
                friends.choose(seat)
                if friends.session.state.sealed[seat] is not None:
                    found += 1
                    assert friends.table.way_back(seat) == before
            friends.play(dice, 1)
    assert found > 0


# -- away, leaving, coming back ---------------------------------------------------------------------------------------


def test_a_bot_chooses_for_somebody_who_is_away_and_not_before() -> None:
    friends = at_a_bid("Ada", "Ben")
    wish = w.LetBotChoose(seat=1, until=Until.CHOICE)
    assert friends.refusal(0, wish, patience=Patience(away={1: AWAY - 1})) is Why.STILL_HERE
    assert friends.wish(0, wish, patience=GONE) == 1
    assert friends.table.bots_to_act == (1,)
    friends.choose(1)
    assert friends.table.chairs[1].stand_in is None
    assert friends.refusal(0, wish, patience=GONE) is Why.STALE


def test_a_bot_plays_until_the_next_look() -> None:
    friends = at_a_bid("Ada", "Ben")
    friends.wish(0, w.LetBotChoose(seat=1, until=Until.BACK), patience=GONE)
    friends.choose(1)
    friends.choose(0)
    assert friends.table.chairs[1].stand_in == "greedy"
    friends.take(friends.table.numbered(friends.table.looked(1), by=1, at=0))
    assert friends.table.chairs[1].stand_in is None
    assert friends.table.looked(1) == []


def test_who_chooses_has_the_seat_back() -> None:
    friends = at_a_bid("Ada", "Ben")
    friends.wish(0, w.LetBotChoose(seat=1, until=Until.BACK), patience=GONE)
    action = friends.session.legal_actions(1)[0]
    assert friends.wish(1, w.Choose(action=action)) == 2
    assert friends.table.chairs[1].stand_in is None


def test_a_choice_of_a_bot_that_comes_too_late_is_dropped() -> None:
    """It began to think, and Ben came back and chose."""
    friends = at_a_bid("Ada", "Ben", "Cid")
    friends.wish(0, w.LetBotChoose(seat=1, until=Until.BACK), patience=GONE)
    moment, action = friends.session.serial, friends.session.legal_actions(1)[0]
    friends.wish(1, w.Choose(action=action))
    friends.wish(0, w.LetBotChoose(seat=1, until=Until.BACK), patience=GONE)
    assert friends.table.bot_chooses(1, action, moment) == ()


def test_the_soft_clock_opens_a_choice_and_nobody_loses_by_it() -> None:
    friends = at_a_bid("Ada", "Ben", clock=60)
    once, longer = (w.LetBotChoose(seat=1, until=until) for until in (Until.CHOICE, Until.BACK))
    assert friends.refusal(0, once, patience=Patience(away={1: 0}, asked={1: 59})) is Why.STILL_HERE
    late = Patience(away={1: 0}, asked={1: 60})
    assert friends.refusal(0, longer, patience=late) is Why.STILL_HERE
    assert friends.wish(0, once, patience=late) == 1


def test_a_game_goes_on_when_one_leaves() -> None:
    """By default a bot plays on; the role of the host passes on; who has left can come back."""
    friends = at_a_bid("Ada", "Ben")
    friends.wish(0, w.Leave())
    assert friends.table.host == 1
    assert friends.table.bots_to_act == (0,)
    action = friends.session.legal_actions(0)[0]
    assert friends.refusal(0, w.Choose(action=action)) is Why.HAS_LEFT
    assert friends.table.looked(0) == []
    friends.play(Random(1), 20)
    friends.wish(0, w.Return())
    assert friends.table.chairs[0].player is None
    assert friends.table.people[0].left is None


def test_who_comes_back_later_keeps_the_seat() -> None:
    friends = at_a_bid("Ada", "Ben")
    friends.wish(1, w.Leave(how=Leaving.LATER))
    assert friends.table.bots_to_act == ()
    assert friends.wish(0, w.LetBotChoose(seat=1, until=Until.CHOICE)) == 1
    friends.take(friends.table.numbered(friends.table.looked(1), by=1, at=0))
    assert friends.table.people[1].left is None


def test_a_game_whose_people_have_all_left_goes_on_with_the_first_who_returns() -> None:
    friends = at_a_bid("Ada", "Ben")
    for person in (0, 1):
        friends.wish(person, w.Leave())
    friends.wish(1, w.Return())
    assert friends.table.host == 1
    assert friends.table.chairs[1].player is None


def test_a_host_who_is_away_is_replaced() -> None:
    friends = Friends("Ada", "Ben")
    assert friends.refusal(1, w.TakeHost(), patience=Patience(away={0: 0})) is Why.STILL_HERE
    assert friends.wish(1, w.TakeHost(), patience=Patience(away={0: AWAY})) == 1
    assert friends.table.host == 1
    assert friends.wish(1, w.TakeHost()) == 0


def test_whoever_leaves_before_the_deal_frees_the_seat_and_finds_it_again() -> None:
    friends = Friends("Ada", "Ben", "Cid")
    friends.wish(1, w.Leave())
    assert [chair.name for chair in friends.table.chairs] == ["Ada", "Cid"]
    friends.wish(1, w.Return())
    assert [chair.name for chair in friends.table.chairs] == ["Ada", "Cid", "Ben"]


# -- the end, and the next game ---------------------------------------------------------------------------------------


def test_a_rematch_begins_when_all_want_it() -> None:
    friends = Friends("Ada", "Ben", bots=1)
    friends.wish(0, w.Deal())
    friends.play(Random(2))
    assert not friends.table.is_playing
    (first,) = friends.table.tally
    assert sorted(first.names) == ["Ada", "Ben", "Bot 0"]
    seen = friends.table.serial
    assert friends.wish(1, w.Rematch()) == 1
    assert friends.wish(1, w.Rematch()) == 0
    assert friends.wish(0, w.Rematch(), seen) == 2
    assert friends.table.is_playing
    assert friends.refusal(0, w.Rematch(), seen) is Why.STALE
    assert friends.table.tally == (first,)
    friends.play(Random(4))
    assert len(friends.table.tally) == 2


def test_between_two_games_somebody_joins() -> None:
    friends = Friends("Ada", "Ben")
    friends.wish(0, w.Deal())
    friends.play(Random(2))
    friends.take(friends.table.joining("Cid", "c" * 64))
    assert friends.table.seat_in_game(2) is None
    assert friends.table.way_back(0).back is None  # the players are no longer those of the game
    friends.wish(0, w.Deal())
    assert friends.table.seat_in_game(2) == 2


def test_the_last_choice_of_a_game_is_taken_back_if_all_agree() -> None:
    friends = Friends("Ada", "Ben")
    friends.wish(0, w.Deal())
    friends.play(Random(2))
    last = friends.session.actions[-1].seat
    friends.wish(last, w.AskUndo())
    if friends.table.ask:
        friends.wish(1 - last, w.AnswerUndo(yes=True))
    assert friends.table.is_playing
    assert friends.table.tally == ()


# -- the list of changes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [*EDITIONS])
def test_the_kept_lines_make_the_table_again(edition: str) -> None:
    """... in each edition, with the record of the game as the library writes it."""
    friends = Friends("Ada", "Ben", bots=1, settings=Settings(edition=edition))
    friends.wish(0, w.Deal())
    friends.play(Random(7))
    assert friends.replayed() == friends.table
    kept = [read(line).change for line in friends.lines]
    record = [change.header for change in kept if isinstance(change, Dealt)]
    record += [line for change in kept if isinstance(change, Recorded) for line in change.lines]
    assert "".join(record) == dumps(friends.session.record)


def test_a_gap_in_the_list_is_told() -> None:
    friends = Friends("Ada", "Ben")
    with pytest.raises(BadTable, match="the change 3 of the table is missing; 4 follows"):
        friends.table.after(Numbered(serial=4, at=0, by=0, change=Signed(sign=Sign.HELLO)))


def test_a_request_that_is_sent_again_is_known() -> None:
    friends = at_a_bid("Ada", "Ben")
    sent = friends.sent(w.Choose(action=friends.session.legal_actions(0)[0]))
    friends.take(friends.table.wished(0, sent, HERE))
    assert friends.table.answered(0, sent.request) == friends.table.serial
    assert friends.table.answered(1, sent.request) is None
    assert friends.replayed().answered(0, sent.request) == friends.table.serial


def test_another_device_of_the_same_person() -> None:
    friends = Friends("Ada", "Ben")
    friends.take(friends.table.adding_device(1, "d" * 64))
    assert friends.table.person_of("d" * 64) == friends.table.person_of(f"{1:064x}") == 1
    assert friends.table.person_of("e" * 64) is None
    assert DeviceAdded(secret="d" * 64) == read(friends.lines[-1]).change
    assert "d" * 64 not in str(friends.table.news)


def test_no_news_tells_a_secret() -> None:
    """Not the seed, not an action: what is news is who did what kind of thing."""
    friends = at_a_bid("Ada", "Ben", "Cid")
    friends.choose(0)
    friends.choose(1)
    friends.wish(0, w.TakeBack())
    told = json.dumps([attrs.asdict(news) for news in friends.table.news])
    assert str(friends.session.seed) not in told
    assert not [color for color in COLORS if color.value in told]


WISHES = st.one_of(
    st.just(w.Deal()),
    st.just(w.Rematch()),
    st.just(w.TakeBack()),
    st.just(w.AskUndo()),
    st.just(w.TakeHost()),
    st.just(w.Return()),
    st.builds(w.AnswerUndo, yes=st.booleans()),
    st.builds(w.Leave, how=st.sampled_from([*Leaving])),
    st.builds(w.LetBotChoose, seat=st.integers(-1, 4), until=st.sampled_from([*Until])),
    st.builds(w.GiveSign, sign=st.sampled_from([*Sign])),
    st.builds(w.FreeSeat, seat=st.integers(-1, 4)),
    st.builds(w.SeatBot, bot=st.just("greedy"), name=st.sampled_from(["Ada", "Bot"])),
    st.builds(
        w.SetTable,
        settings=st.builds(Settings, undo=st.sampled_from([*UndoRule]), edition=st.sampled_from([*EDITIONS])),
    ),
)


@settings(max_examples=tries(400, quick=8), deadline=None)
@given(st.data(), st.integers(2, 4), st.integers(0, 2**32))
def test_whatever_people_wish_the_kept_changes_are_the_table(data: st.DataObject, people: int, seed: int) -> None:
    """A refused wish changes nothing; a game never gets stuck; nobody sits in two seats."""
    friends, dice = Friends(*"ABCD"[:people]), Random(seed)
    with mock.patch("viceroy.web.tables.table.secrets.randbits", dice.getrandbits):
        wish_at_random(friends, data, dice)
    assert friends.replayed() == friends.table


def wish_at_random(friends: Friends, data: st.DataObject, dice: Random) -> None:
    people = len(friends.table.people)
    for _ in range(data.draw(st.integers(1, 25))):
        friends.play(dice, dice.choice([0, 1, 2, 5, 60]))
        person, wish = data.draw(st.integers(0, people - 1)), data.draw(WISHES)
        serial = max(0, friends.table.serial - data.draw(st.sampled_from([0, 0, 0, 1, 3])))
        patience = Patience(away={one: data.draw(st.sampled_from([0.0, AWAY])) for one in range(people)})
        before = friends.table
        try:
            friends.wish(person, wish, serial, patience)
        except Refused:
            assert friends.table == before
        seated = [chair.person for chair in friends.table.chairs if chair.person is not None]
        assert len(seated) == len(set(seated))
        if friends.table.is_playing:
            assert friends.table.owes


def test_a_view_after_a_closed_fist_is_that_of_a_game_without_it() -> None:
    """What others see of a bid that was changed is only that it is open again, and then chosen."""
    friends = at_a_bid("Ada", "Ben", "Cid")
    friends.choose(1)
    before = [view(friends.session.state, seat) for seat in (0, 1, 2, None)]
    friends.choose(0)
    friends.wish(0, w.TakeBack())
    assert [view(friends.session.state, seat) for seat in (0, 1, 2, None)] == before


def test_a_table_before_its_first_change_is_empty() -> None:
    assert (Table().owes, Table().bots_to_act, Table().tally) == ((), (), ())
    assert Table().seat_in_game(None) is None
