"""What a card did at many moments, as text."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from viceroy.errors import RefusalCode as Code
from viceroy.matches.card_trial import CardTrial, Happening, Played, TriedMoment, part_of
from viceroy.messages import counted, joined
from viceroy.model.cards import LawCard, name_in
from viceroy.render.text import printable, table_lines
from viceroy.wording.laws import effect_sentence

_PARTS = ("early", "in the middle", "late")
_REASONS = {
    Code.NOWHERE_TO_PLACE: "its cost cannot be paid",
    Code.CANNOT_PAY: "its price cannot be paid",
    Code.CONDITION_FAILS: "its condition does not hold",
    Code.NOT_A_CHARACTER: "there is no character to lie under",
    Code.NOT_A_CARD_TO_REPLACE: "there is no card to replace",
    Code.WRONG_LEVEL: "no place is open on its levels",
    Code.DRAWN_THIS_PHASE: "it was drawn in this phase",
}


def card_trial_text(trial: CardTrial) -> str:
    """Describe a trial of a card: how often it could be laid, what it scored on each level, what its effects did."""
    return "\n".join(_lines(trial))


def _lines(trial: CardTrial) -> Iterator[str]:
    card, playable = trial.card, trial.playable
    moments = counted(len(trial.moments), "moment")
    yield f"{card.kind.value.capitalize()} {card.number}, {printable(name_in(card.names, 'en'))}, at {moments}."
    if not trial.moments:
        yield "It was in a pyramid, or in no hand, whenever cards were laid."
        return
    alone = len(trial.moments) == 1
    if alone:
        yield f"It {'could' if playable else 'could not'} be laid there."
    else:
        some = f"{len(playable)} of them" if playable else "none of them"
        yield f"It could be laid at {'all of them' if playable == trial.moments else some}{_by_part(trial)}."
    reasons = Counter(moment.refusal.code for moment in trial.moments if moment.refusal is not None)
    for code, times in reasons.most_common():
        yield f"  not at {times}: {_REASONS.get(code, code.value)}"
    played = [play for moment in playable for play in moment.played]
    if played:
        yield ""
        yield from table_lines([_HEAD, *_level_rows(played)])
        yield "points: what it scored by itself at the end of the game, on average; under another card nothing."
    if isinstance(card, LawCard) and played:
        yield from _effects(card, played)
        if card.whenever:
            ends = [play.responses for play in played if play.points is not None]
            yield f"It responded {sum(ends) / len(ends):.1f} times in the rest of a game."
    if alone:
        return
    yield ""
    yield "Worth a look:"
    for reason, moment in trial.notable.items():
        yield f"  {reason}: {moment_line(moment)}"


_HEAD = ["on level", "places", "points", "least", "most"]


def _by_part(trial: CardTrial) -> str:
    """Return how often the card could be laid in each part of a game, where it was tried in several."""
    at = Counter(part_of(moment.state) for moment in trial.moments)
    laid = Counter(part_of(moment.state) for moment in trial.playable)
    if len(at) == 1 or not laid:
        return ""
    return ": " + joined(f"{laid[part]} of {at[part]} {_PARTS[part]}" for part in sorted(at))


def _level_rows(played: Sequence[Played]) -> Iterator[list[str]]:
    by_level = defaultdict[int, list[Played]](list)
    for play in played:
        by_level[play.place.level].append(play)
    for level, found in sorted(by_level.items()):
        points = [play.points for play in found if play.points is not None]
        mean = f"{sum(points) / len(points):.1f}"
        yield [str(level), str(len(found)), mean, str(min(points)), str(max(points))]


def _effects(law: LawCard, played: Sequence[Played]) -> Iterator[str]:
    for index, effect in enumerate(law.on_play):
        found = [play.effects[index] for play in played]
        yield ""
        yield printable(effect_sentence(effect))
        yield f"  {'; '.join(_happenings(found))}"


def _happenings(found: Sequence[Happening]) -> Iterator[str]:
    happened = [time for time in found if time.has_happened]
    declined = sum(time.was_open for time in found if not time.has_happened)
    impossible = len(found) - len(happened) - declined
    gained = Counter[str]()
    for time in happened:
        gained.update(time.gained)
    means = [f"{number / len(happened):.1f} {thing}s" for thing, number in gained.items()]
    brought = f" (on average {joined(means)})" if means else ""
    yield f"happened {_times(len(happened), len(found))}{brought}"
    options = Counter(time.option for time in found if time.option is not None)
    if options:
        yield "chosen: " + joined(f"({option}) {times}" for option, times in sorted(options.items()))
    if declined:
        yield f"the bot chose nothing {_times(declined, len(found))}"
    if impossible:
        yield f"nothing was possible {_times(impossible, len(found))}"


def _times(number: int, of: int) -> str:
    return f"{number} of {of} times"


def moment_line(moment: TriedMoment) -> str:
    """Name a moment: its game, turn, round and player, and the points of the card at best."""
    state = moment.state
    player = printable(state.rules.players[moment.seat])
    score = f", {counted(max(moment.points), 'point')} at best" if moment.points else ""
    return f"{moment.name} (turn {state.turn}, round {state.round}, {player}{score})"
