"""The rules as data: cases with a position, actions, and the results that the rules require.

A program in any language can read the cases, play them with its own rules, and compare. Those of this project lie in
`tests/suite/rules`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from operator import gt
from typing import Annotated, Any, Literal

import attrs

from viceroy.cardsets import PRINTED, SHIPPED
from viceroy.cardsets.card_set_form import TextLine
from viceroy.cardsets.loader import card_set_data, digest
from viceroy.documents.advice import ALL_WORDS, written
from viceroy.documents.forms import Advice, Slips, ValueSlip, instead
from viceroy.documents.registry import FormRegistry
from viceroy.documents.rules import list_at
from viceroy.engine.actions import Action
from viceroy.engine.events import Event, gem_flows
from viceroy.engine.frame.chance import Chance
from viceroy.engine.invariants import violations
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.points import score_now, totals
from viceroy.engine.reducer import Step, check, deal, legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, events_for, view
from viceroy.errors import BadFile, Code, ImpossibleGame, Problem, RefusalCode
from viceroy.errors import Path as Keys
from viceroy.formats.documents import to_data
from viceroy.formats.games import GAMES
from viceroy.formats.notation import action_text, read_action
from viceroy.messages import counted, did_you_mean, joined
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.editions import ENGLISH
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import MAX_PLAYERS, Gems, add_gems
from viceroy.positions.actions import PlayedStep, actions_of, forced_last, played_lines, state_after
from viceroy.positions.expectations import EVENTS, Names, compare_state, has, no_kind_of_event
from viceroy.positions.forms import FORMAT as POSITION_FORMAT
from viceroy.positions.forms import (
    MAX_ACTIONS,
    CardSetNames,
    DrawnGem,
    PositionForm,
    SeatName,
    lines_of_actions,
    position_forms,
)
from viceroy.positions.reader import SECRET, read_position, virtual_opponents
from viceroy.scoring.items import LawItem
from viceroy.scoring.score import PlayerScore
from viceroy.sheets.cards import CardReader, called
from viceroy.sheets.forms import EditionForm, EditionName, edition_of
from viceroy.sheets.sheet import read_card_set
from viceroy.text.source import Problems, in_json
from viceroy.text.yaml_text import YamlDocument, read_document
from viceroy.values import Between, Called, Items, Text, serialized
from viceroy.wording.refusals import refusal_text

FORMAT: Literal["rules-suite/1"] = "rules-suite/1"

RuleNumber = Annotated[str, Text(pattern=r"R\d+\.\d+|[BCDFL]\d+", allowed="the number of a rule, such as R5.4")]


@serialized(key="started_game", title="a new game", is_sparse=True)
@attrs.frozen(kw_only=True)
class NewGameForm:
    """A new game, up to the first choice (A2). Which cards are dealt is chance, so no case depends on that."""

    players: Annotated[int, Between(1, MAX_PLAYERS)] | Annotated[tuple[TextLine, ...], Items(1)]
    """How many real players there are, one to four, or their names in the order of the table."""
    edition: EditionName | EditionForm = ENGLISH.name
    """Whose rules are played, as in a position. Default: english."""
    card_sets: CardSetNames = (PRINTED,)
    """The cards that are played with, as in a position. Default: printed."""
    virtual_opponents: Annotated[int, Between(0, MAX_PLAYERS - 1)] | None = None
    """How many virtual opponents play. Default: one beside a single player, else none."""
    seed: int = 0
    """A whole number, which decides all that is chance."""


@serialized(key="refused_action", title="a refused action", is_sparse=True)
@attrs.frozen(kw_only=True)
class RefusedForm:
    """An action that is not legal, and why."""

    action: TextLine
    """The action, in the notation of actions; without a seat it is one of the player who acts next."""
    rule: RuleNumber | None = None
    """The rule that the refusal names."""
    code: RefusalCode | None = None
    """The reason that the refusal gives, as refusal/1 has it."""


@serialized(key="expected_lines", title="lines of a score", is_sparse=True)
@attrs.frozen(kw_only=True)
class LinesForm:
    """The points of some lines of a score; those that are not named may have any."""

    circles: int | None = None
    """Single-color circles."""
    infinite_gems: int | None = None
    """Infinite gems."""
    laws: int | None = None
    """Laws."""
    power: int | None = None
    """Power tokens."""
    magic: int | None = None
    """Magic tokens."""
    sets: int | None = None
    """Sets of defense, magic and science."""
    attack: int | None = None
    """Attack tokens of the others, which take points."""


@serialized(key="seen_state", title="what a player may know", is_sparse=True)
@attrs.frozen(kw_only=True)
class SeenForm:
    """What one player may know of a moment, or a spectator."""

    seat: SeatName | None
    """Whose view it is, by number from 0 or by name; null for a spectator."""
    then: Any = None
    """Keys of what is seen, in the words of a position; null for gems and attack tokens that are hidden."""
    events: tuple[Any, ...] = ()
    """Events of the last action as the viewer sees them, in their order; each needs only some keys, and null is what is
    hidden."""
    points: tuple[int, ...] | None = None
    """The total of each player as far as the viewer knows: what lies behind hidden screens counts nothing."""


@serialized(key="rules_case", title="a case", is_sparse=True)
@attrs.frozen(kw_only=True)
class CaseForm:
    """A case: a moment, what is played, and what is expected after it."""

    name: Annotated[TextLine, Called("the name of a case")]
    """What the case shows; no other case of the file is called so."""
    rules: Annotated[tuple[RuleNumber, ...], Items(1)] | None = None
    """The rules that it follows from. Default: none, as for a law of an own set."""
    position: Any = None
    """The moment, as a position/1 without its format."""
    game: NewGameForm | None = None
    """In place of a position, a new game: the case begins with its first choice."""
    after: TextLine | None = None
    """In place of a position, the name of a case above: this one begins where that one ends."""
    drawn: tuple[DrawnGem, ...] = ()
    """The gems that virtual opponents draw in these actions, one after the other; any for one of any color."""
    actions: Annotated[tuple[TextLine, ...], Items(most=MAX_ACTIONS), Called("actions", "action {n}")] = ()
    """What is played from there, as the actions of a position."""
    refused: tuple[RefusedForm, ...] = ()
    """Actions that are not legal after that."""
    legal: tuple[TextLine, ...] = ()
    """All actions that are legal after that, for each player who is named here."""
    allowed: tuple[TextLine, ...] = ()
    """Some of the actions that are legal after that; others may be legal, too."""
    to_act: tuple[SeatName, ...] | None = None
    """The players who owe an action after that, by number from 0 or by name."""
    events: tuple[Any, ...] = ()
    """Events of the last action, in their order and in the words of the JSON of events; each needs only some keys.
    Where a new game has no actions, those of its setup."""
    no_events: tuple[TextLine, ...] = ()
    """Kinds of events that the last action does not bring."""
    then: Any = None
    """Keys of the state after the actions, in the words of a position; those that are not named may be anything."""
    seen: tuple[SeenForm, ...] = ()
    """What some players, or spectators, may know after the actions."""
    points: tuple[int, ...] | None = None
    """The total of each player, as if the game ended here and nobody painted any more."""
    best_points: tuple[int, ...] | None = None
    """The total of each player, as if the game ended here and each painted on for the most points."""
    lines: tuple[LinesForm, ...] | None = None
    """Lines of the score of each player, as if the game ended here and nobody painted any more."""
    points_of: Any = None
    """The points of some laws that lie in pyramids, by the number or id of each, such as {68: 4}."""
    winners: tuple[SeatName, ...] | None = None
    """The players who win with these points, by number from 0 or by name: several share a victory."""


@serialized(key="rules_suite", title="a suite of cases", is_sparse=True)
@attrs.frozen(kw_only=True)
class SuiteForm:
    """The rules as data: cases with expectations that follow from the rules."""

    format: Literal["rules-suite/1"]
    """What this file is, and in which version: always rules-suite/1."""
    cases: Annotated[tuple[CaseForm, ...], Items(1), Called("cases", "case {n}")]
    """The cases."""


_BEGINNINGS = ("position", "game", "after")
_EXPECTATIONS = {
    field.name: field.default
    for field in attrs.fields(CaseForm)
    if field.name not in ("name", "rules", *_BEGINNINGS, "drawn", "actions")
}


@serialized(key="case_position", title="a position", is_sparse=True)
@attrs.frozen(kw_only=True)
class CasePosition(PositionForm):
    """The moment with which a case begins; what is left out is filled up."""

    format: Literal["position/1"] = POSITION_FORMAT
    """What this is; it may be left out here."""


@cache
def suite_forms() -> FormRegistry:
    """Return the forms of suites.

    The schema of a case has that of its position; this program reads each position by itself, so that one with errors
    does not keep the other cases from being played.
    """
    forms = FormRegistry(based_on=position_forms())
    forms.schema(CaseForm, with_position)
    values: dict[str, ValueSlip] = {
        "lines": _of_one_player,
        "actions": lines_of_actions,
        "legal": _each_action,
        "no_events": _names_alone,
        **{key: partial(_all_seats, key) for key in ("to_act", "winners")},
    }
    forms.slips(CaseForm, Slips((_single_rule, _of_position), values))
    forms.slips(SuiteForm, Slips((_of_positions,)))
    return forms


def _all_seats(key: str, value: Any, data: Mapping[str, Any]) -> str:
    """Advise to name each player where all are meant."""
    if value not in ("both", "everybody", "everyone", *ALL_WORDS):
        return ""
    players = list_at(data.get("position"), "players") if isinstance(data.get("position"), dict) else []
    return f"; write {key}: {[*range(len(players) or 2)]}"


def _names_alone(value: Any, _: Mapping[str, Any]) -> str:
    """Advise to write kinds of events where events are written."""
    events = [event for event in value if isinstance(event, dict)] if isinstance(value, list) else []
    return f"; write its kind alone: '{events[0]['event']}'" if events and "event" in events[0] else ""


def _each_action(value: Any, _: Mapping[str, Any]) -> str:
    """Advise to write each action that is legal where a text counts them in words."""
    is_all = isinstance(value, str) and value.partition(" ")[0] in (*ALL_WORDS, "only")
    return "; each action stands by itself: 0 bid red, 0 pass" if is_all else ""


def _single_rule(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise on the key of a refused action in a case, which has a list of rules."""
    return instead("rules") if key == "rule" and "rules" not in data else None


def _of_one_player(lines: Any, data: Mapping[str, Any]) -> str:
    """Advise on the lines of one player: each has an entry, in which nothing needs to be expected."""
    position = data.get("position")
    players = position.get("players") if isinstance(position, Mapping) else None
    if not isinstance(lines, dict) or not isinstance(players, list):
        return ""
    return f"; each player has an entry: write lines: [{', '.join([written(lines), *['{}'] * (len(players) - 1)])}]"


def _of_position(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise on keys of the position that stand beside it."""
    is_of_position = key in position_forms().record_of(PositionForm).by_key
    where = (
        "indent it below that key" if "position" in data else "put the key 'position:' above it, and indent it below"
    )
    return (f"; it belongs to the position: {where}", ["position"]) if is_of_position else None


def _of_positions(key: str, _: Mapping[str, Any]) -> Advice | None:
    """Advise on keys of a position that stand beside the cases."""
    is_of_position = key in position_forms().record_of(PositionForm).by_key
    return ("; it belongs to the position of each case", ()) if is_of_position else None


def with_position(schema: dict[str, Any], schema_of: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
    """Return the schema of an object whose `position` is one of a case."""
    properties = schema["properties"]
    position = {**properties["position"], **schema_of(CasePosition)}
    return {**schema, "properties": {**properties, "position": position}}


@attrs.frozen(kw_only=True)
class CaseResult:
    """How a case went: the states, what was played, and where it differs from what was expected."""

    case: CaseForm
    problems: tuple[Problem, ...]
    """The differences; empty where the case holds."""
    before: GameState | None = None
    """The state of the position; None where that cannot be read."""
    setup: tuple[Event, ...] = ()
    """The events of the setup, where the case begins with a new game."""
    played: tuple[PlayedStep, ...] = ()
    refused: tuple[Action, ...] = ()
    legal: tuple[Action, ...] = ()
    """The actions that should be legal, and no others of their players."""
    allowed: tuple[Action, ...] = ()
    """Actions that should be legal, beside others."""
    wanted: Mapping[str, Any] = attrs.field(factory=dict)
    """What is expected under other keys, with numbers for the names of players and cards."""

    @property
    def forced(self) -> tuple[Action, ...]:
        """What the last step took by itself."""
        return () if self.before is None else forced_last(self.before, self.played)

    @property
    def after(self) -> GameState | None:
        """The state after the actions."""
        return None if self.before is None else state_after(self.before, self.played)

    def data(self, *, has_states: bool = False) -> dict[str, Any]:
        """Return the result as plain data: the states and actions in their JSON formats, the events as lists.

        With `has_states` each step has the state after it.
        """
        steps = [
            {
                "action": to_data(each.action),
                "events": GAMES.write(each.step.events, tuple[Event, ...]),
                **({"state": _state_data(each.step.state)} if has_states else {}),
            }
            for each in self.played
        ]
        before, after = self.before, self.after
        scores = () if after is None else score_now(after).players
        return {
            "name": self.case.name,
            "rules": list(self.case.rules or ()),
            "holds": not self.problems,
            "before": None if before is None else _state_data(before),
            "setup": list(GAMES.write(self.setup, tuple[Event, ...])),
            "steps": steps,
            "after": None if after is None else _state_data(after),
            "to_act": None if after is None else list(after.to_act),
            "legal": None if after is None else [to_data(action) for action in _all_legal(after)],
            "refused": [] if after is None else [_reason(after, action) for action in self.refused],
            "seen": [] if after is None else [self._seen(after, form["seat"]) for form in self.wanted.get("seen", ())],
            "points": None if after is None else list(totals(after)),
            "best_points": None if after is None else list(totals(after, "best")),
            "ranks": None if after is None else [player.rank for player in scores],
            "winners": None if after is None else list(_winners(scores)),
            "points_of_laws": None if after is None else _law_points(after, scores),
            "expects": self._expected(),
        }

    def _seen(self, after: GameState, seat: int | None) -> dict[str, Any]:
        """Return what a player may know after the actions, the last events, and the points as far as they are known."""
        seen, events = view(after, seat), events_for(_last_events(self.played, self.setup), seat)
        told = list(GAMES.write(events, tuple[Event, ...]))
        return {"view": _state_data(seen), "events": told, "points": list(totals(seen))}

    def _expected(self) -> dict[str, Any]:
        """Return the expectations of the case: actions as JSON, numbers for names, the rest as written."""
        data = suite_forms().write(self.case, CaseForm)
        wanted = {key: data[key] for key in _EXPECTATIONS if data.get(key) is not None}
        if "refused" in wanted:
            refused = zip(self.refused, wanted["refused"], strict=False)
            wanted["refused"] = [{**data, "action": to_data(action)} for action, data in refused]
        if "legal" in wanted:
            wanted["legal"] = [to_data(action) for action in self.legal]
        if "allowed" in wanted:
            wanted["allowed"] = [to_data(action) for action in self.allowed]
        wanted |= self.wanted
        if "then" in wanted:
            wanted["then"] = _with_choices(wanted["then"])
        if "seen" in wanted:
            wanted["seen"] = [
                {**form, "then": _with_choices(form["then"])} if "then" in form else form for form in wanted["seen"]
            ]
        return wanted


def _with_choices(then: Any) -> Any:
    """Return the keys of a state with the choices of players that are not revealed as states have them in JSON."""
    players = then.get("players") if isinstance(then, dict) else None
    if not isinstance(players, list):
        return then
    chosen = [player.get("chosen") if isinstance(player, dict) else None for player in players]
    actions = [
        {**player, "chosen": GAMES.write(read_action(f"{seat} {line}"), Action)}
        if isinstance(line, str) and line != SECRET
        else player
        for seat, (player, line) in enumerate(zip(players, chosen, strict=True))
    ]
    return {**then, "players": actions}


def conformance_lines(results: Iterable[CaseResult], *, has_states: bool = False) -> Iterator[dict[str, Any]]:
    """Yield results as the lines of a conformance/1: its head with each card set once, then a case in each line."""
    results = tuple(results)
    states = [result.before for result in results if result.before is not None]
    sets = {digest(state.rules.card_set): state.rules.card_set for state in states}
    yield {"format": "conformance/1", "card_sets": [card_set_data(card_set) for card_set in sets.values()]}
    yield from (result.data(has_states=has_states) for result in results)


def conformance_data(results: Iterable[CaseResult], *, has_states: bool = False) -> dict[str, Any]:
    """Return results as a conformance/1 in one document."""
    head, *cases = conformance_lines(results, has_states=has_states)
    return {**head, "cases": cases}


def _state_data(table: GameState | GameView) -> dict[str, Any]:
    """Return a state or a view as JSON that names its card set."""
    data, card_set = to_data(table), table.rules.card_set
    if card_set.id not in SHIPPED:
        data["rules"]["card_set"] = {"name": card_set.id, "digest": digest(card_set)}
    return data


def _last_events(played: Sequence[PlayedStep], setup: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events of the last action, or where nothing was played those of the setup."""
    return played[-1].step.events if played else setup


def play_suite(path: str | os.PathLike[str]) -> tuple[CaseResult, ...]:
    """Read a suite and play its cases. Raises `BadFile` with everything that is wrong with its form."""
    document = read_document(path)
    faults = Problems(document)
    data = document.root.plain()
    suite_forms().check_format(data, SuiteForm, FORMAT, faults)
    form: SuiteForm = suite_forms().gather(data, SuiteForm, faults, is_partial=True)
    faults.finish()
    names: set[str] = set()
    every = [case.name for case in form.cases]
    for index, case in enumerate(form.cases):
        _check_keys(case, ("cases", index), names, every, faults)
        names.add(case.name)
    faults.finish()
    forced: tuple[Action, ...]
    setup: tuple[Event, ...]
    results: dict[str, CaseResult] = {}
    sets: dict[Any, CardSet] = {}
    for index, case in enumerate(form.cases):
        part, forced, setup = document.part(("cases", index)), (), ()
        if case.game is not None:
            started, problems = _started(case.game, part, sets)
            before, setup = (started.state, started.events) if started else (None, ())
        elif case.after is None:
            history, problems = read_position(part.part(("position",)), is_part=True, sets=sets)
            before = history[-1].state if history else None
        else:
            before, problems = results[case.after].after, ()
            forced = results[case.after].forced
        result = _result(case, part, before, problems, forced, setup)
        here = ("cases", index, *(("position",) if before is None and case.position is not None else ()))
        results[case.name] = attrs.evolve(result, problems=tuple(_placed(result.problems, document.file, here)))
    return tuple(results.values())


def _started(
    form: NewGameForm, document: YamlDocument, sets: dict[Any, CardSet]
) -> tuple[Step | None, tuple[Problem, ...]]:
    """Return the first state of a new game and the events of its setup; None where it cannot be played."""
    faults = Problems(document)
    of_set: tuple[Problem, ...] = ()
    card_set = sets.get(form.card_sets)
    if card_set is None:
        card_set, of_set = read_card_set(form.card_sets, ("game", "card_sets"), document.folder, faults)
    if card_set is None:
        return None, (*faults.problems, *of_set)
    sets[form.card_sets] = card_set
    count = form.players if isinstance(form.players, int) else len(form.players)
    virtual = virtual_opponents(form.virtual_opponents, count)
    try:
        rules = make_rules(form.players, edition_of(form.edition), card_set, virtual)
    except ImpossibleGame as error:
        faults.add(("game",), str(error))
        return None, faults.problems
    return deal(rules, Chance.from_seed(form.seed)), ()


def _placed(problems: Iterable[Problem], file: str, keys: Keys) -> Iterator[Problem]:
    """Yield problems with their paths from the top of the suite; those of card sets stay."""
    for problem in problems:
        yield attrs.evolve(problem, path=(*keys, *problem.path)) if problem.file == file else problem


def check_suite(path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Return everything that is wrong with a suite: with its form, or in cases that do not hold."""
    try:
        return tuple([problem for result in play_suite(path) for problem in result.problems])
    except BadFile as bad:
        return bad.problems


def _check_keys(case: CaseForm, keys: Keys, names: set[str], every: Collection[str], faults: Problems) -> None:
    """Add a fault for each key of a case that does not go with the others."""
    faults.once(case.name, (*keys, "name"), "another case has this name", Code.DUPLICATE_NAME)
    begins = [key for key in _BEGINNINGS if getattr(case, key) is not None]
    if len(begins) > 1:
        message = (
            f"a case begins with a position, a new game, or after a case above: leave {begins[0]} or {begins[-1]} out"
        )
        faults.add((*keys, begins[-1]), message, Code.UNKNOWN_KEY, at_key=True)
    elif not begins:
        message = "a case begins with a position, a new game, or after a case above: with one of them"
        faults.add(keys, message, Code.MISSING_KEY)
    elif case.after is not None and case.after not in names:
        hint = _case_meant(case.after, names, every)
        faults.add((*keys, "after"), f"no case above has the name {in_json(case.after)}{hint}")
    if all(getattr(case, key) == default for key, default in _EXPECTATIONS.items()):
        faults.add(keys, f"a case expects something: {joined(_EXPECTATIONS, 'or')}", Code.MISSING_KEY)


def _case_meant(name: str, above: Collection[str], every: Collection[str]) -> str:
    """Guess which case another one begins after: one below, or one of a similar name."""
    if name in every:
        return "; it stands below: move it above this case" if name not in above else ""
    if hint := did_you_mean(name, above):
        return hint
    from difflib import get_close_matches  # slow to import, and a good suite needs none

    found = get_close_matches(name, above, n=1)
    return f"; did you mean {found[0]!r}?" if found else ""


def _result(
    case: CaseForm,
    document: YamlDocument,
    before: GameState | None,
    problems: tuple[Problem, ...],
    forced: tuple[Action, ...],
    setup: tuple[Event, ...],
) -> CaseResult:
    faults = Problems(document)
    if before is None:
        if not problems:
            faults.add(("after",), "that case cannot be played")
        return CaseResult(case=case, problems=(*problems, *faults.problems))
    played: tuple[PlayedStep, ...] | None = None
    refused: list[Action] = []
    legal: list[Action] = []
    allowed: list[Action] = []
    wanted: dict[str, Any] = {}
    try:
        before, played = played_lines(before, case.actions, case.drawn, faults, forced=forced)
        if played is not None:
            after = state_after(before, played)
            points = _Points(totals(after), totals(after, "best"), score_now(after).players)
            wanted |= _wanted(case, after, faults)
            are_known = not faults.error_count
            wanted |= _points_of(case, after, points, faults)
            refused += refused_actions(case.refused, after, faults)
            legal += _legal(case, after, faults)
            allowed += _read_legal("allowed", case.allowed, after, faults)
            _check_invariants(before, played, faults)
            _check_points(after, points, faults)
            if are_known:
                events = _last_events(played, setup) if played or setup else None
                _compare(case, wanted, events, after, points, faults)
        faults.finish()
    except BadFile:
        pass  # the differences are in `faults`
    return CaseResult(
        case=case,
        problems=faults.problems,
        before=before,
        setup=setup,
        played=played or (),
        refused=tuple(refused),
        legal=tuple(legal),
        allowed=tuple(allowed),
        wanted=wanted,
    )


# -- comparing --------------------------------------------------------------------------------------------------------


@attrs.frozen
class _Points:
    """The points of a state, as if the game ended there."""

    now: tuple[int, ...]
    """The totals, if nobody paints any more."""
    best: tuple[int, ...]
    """The totals, if each paints on for the most points."""
    players: tuple[PlayerScore, ...]
    """The scores, if nobody paints any more."""


def refused_actions(refused: Sequence[RefusedForm], state: GameState, faults: Problems) -> Iterator[Action]:
    """Yield the actions that are called refused, with a fault for each that is legal, or refused by another rule."""
    for index, form in enumerate(refused):
        keys: Keys = ("refused", index)
        for action in actions_of(state, form.action, keys, faults)[:1]:
            refusal = check(state, action)
            if refusal is None:
                faults.add(keys, "this is legal")
            elif form.rule not in (None, refusal.rule):
                faults.add((*keys, "rule"), f"it is {refusal.rule} that forbids this")
            elif form.code not in (None, refusal.code):
                faults.add((*keys, "code"), f"the reason is {refusal.code}")
            yield action


def _legal(case: CaseForm, state: GameState, faults: Problems) -> Iterator[Action]:
    """Yield the actions that a case calls legal, with a fault for each that is not legal, and for any left out."""
    wanted = [*_read_legal("legal", case.legal, state, faults)]
    yield from wanted
    seats = {action.seat for action in wanted}
    more = [action for action in _all_legal(state) if action.seat in seats and action not in wanted]
    if more:
        faults.add(("legal",), f"these are legal, too: {', '.join(map(action_text, more))}")


def _read_legal(key: str, lines: Iterable[str], state: GameState, faults: Problems) -> Iterator[Action]:
    """Yield the actions of lines under a key, with a fault for each that is not legal."""
    for index, line in enumerate(lines):
        for action in actions_of(state, line, (key, index), faults)[:1]:
            refusal = check(state, action)
            if refusal is not None:
                faults.add((key, index), f"this is not legal: {refusal_text(refusal)}")
            yield action


def _points_of(case: CaseForm, state: GameState, points: _Points, faults: Problems) -> dict[str, dict[int, int]]:
    """Return the points that laws should have, by their numbers, under their key, with a fault for each other value."""
    if case.points_of is None:
        return {}
    if not isinstance(case.points_of, dict):
        wanted = "laws with their points, such as {68: 4}"
        faults.needs(("points_of",), "points_of", wanted, case.points_of, Code.WRONG_TYPE)
        return {}
    found, cards = _law_points(state, points.players), CardReader(faults, state.rules.card_set)
    read: dict[int, int] = {}
    for name, value in case.points_of.items():
        keys: Keys = ("points_of", name)
        law = cards.card(int(name) if str(name).isdecimal() else name, keys)
        if type(value) is not int:
            faults.needs(keys, f"the points of {name}", "a whole number", value, Code.WRONG_TYPE)
        elif law is not None:
            read[law.number] = value
            if law.kind is not CardKind.LAW:
                faults.add(keys, f"{called(law)} is no law")
            elif law.number not in found:
                faults.add(keys, f"{called(law)} lies in no pyramid")
            elif found[law.number] != value:
                faults.add(keys, f"{called(law)} has {counted(found[law.number], 'point')}")
    return {"points_of": read}


def _law_points(state: GameState, players: Sequence[PlayerScore]) -> dict[int, int]:
    """Return the points of each law in a pyramid (R11.3), by its number."""
    laws = [placed.card for seat in state.seats for placed in seat.pyramid.cards if isinstance(placed.card, LawCard)]
    points = dict.fromkeys([law.number for law in laws], 0)
    for item in [item for player in players for item in player.items]:
        if isinstance(item, LawItem) and item.card.number is not None:
            points[item.card.number] += item.points
    return points


def _winners(players: Sequence[PlayerScore]) -> tuple[int, ...]:
    """Return the seats of the first rank (R10.4)."""
    return tuple([seat for seat, player in enumerate(players) if player.rank == 1])


def _check_invariants(before: GameState, played: Iterable[PlayedStep], faults: Problems) -> None:
    """Add a fault for each step that breaks what holds in every game; the state of a position was checked when read."""
    for each in played:
        after, action = each.step.state, action_text(each.action)
        for problem in violations(after):
            at = ".".join(map(str, problem.path))
            faults.add(("actions",), f"after {action} the state is broken at {at}: {problem.message}")
        if [seat.gems for seat in after.seats] != _gems_told(before, each.step.events):
            faults.add(("actions",), f"the events of {action} do not show every gem that comes or goes")
        before = after


def _gems_told(before: GameState, events: Iterable[Event]) -> list[Gems]:
    """Return the gems behind each screen that somebody knows who follows the events alone (R2.4, R8.2)."""
    gems = [seat.gems for seat in before.seats]
    for event in events:
        for seat, flow in gem_flows(event):
            gems[seat] = add_gems(gems[seat], flow)
    return gems


def _check_points(state: GameState, points: _Points, faults: Problems) -> None:
    """Add a fault where the lines of a score are not its total (R10.3), or the best painting costs points (R10.2)."""
    best = score_now(state, "best").players
    for painting, players, found in (("none", points.players, points.now), ("best", best, points.best)):
        lines = tuple([player.total for player in players])
        if lines != found:
            told = in_json([list(lines), list(found)])
            faults.add(("name",), f"the lines of the scores and the totals differ, with painting {painting}: {told}")
    if any(map(gt, points.now, points.best)):
        told = in_json([list(points.now), list(points.best)])
        faults.add(("name",), f"the best painting costs points: {told}")


def _reason(state: GameState, action: Action) -> dict[str, str] | None:
    """Return the rule and the code of a refusal, None if the action is legal."""
    refusal = check(state, action)
    return None if refusal is None else {"rule": refusal.rule, "code": refusal.code}


def _all_legal(state: GameState) -> Iterator[Action]:
    for seat in state.to_act:
        yield from legal_actions(state, seat)


def _wanted(case: CaseForm, state: GameState, faults: Problems) -> dict[str, Any]:
    """Return what a case expects under the keys that name players and cards, with their numbers; faults are added."""
    names = Names(state, faults)
    read = {
        "to_act": names.seats(case.to_act, ("to_act",)),
        "winners": names.seats(case.winners, ("winners",)),
        "events": [names.event(event, ("events", index)) for index, event in enumerate(case.events)] or None,
        "then": names.then(case.then, ("then",)),
        "seen": [_wanted_seen(names, form, ("seen", index)) for index, form in enumerate(case.seen)] or None,
    }
    return {key: value for key, value in read.items() if value is not None}


def _wanted_seen(names: Names, form: SeenForm, keys: Keys) -> dict[str, Any]:
    """Return what a player should see, with numbers for names."""
    read = {
        "then": names.then(form.then, (*keys, "then")),
        "events": [names.event(event, (*keys, "events", at)) for at, event in enumerate(form.events)] or None,
        "points": None if form.points is None else list(form.points),
    }
    wanted = {key: value for key, value in read.items() if value is not None}
    return {"seat": names.seat(form.seat, (*keys, "seat")), **wanted}


def _compare(
    case: CaseForm,
    wanted: Mapping[str, Any],
    events: Sequence[Event] | None,
    state: GameState,
    points: _Points,
    faults: Problems,
) -> None:
    """Add a fault where the last action brings other events than wanted, or the state, or its points, are others."""
    _compare_events(wanted.get("events", ()), case.no_events, events, faults)
    if "then" in wanted:
        compare_state(wanted["then"], state, ("then",), faults, suite_forms().record_of(CaseForm).by_key)
    _compare_seats("to_act", "those who act next are", case.to_act, wanted, state, state.to_act, faults)
    for index, seen in enumerate(wanted.get("seen", ())):
        _compare_seen(seen, events, state, ("seen", index), faults)
    _compare_totals(case.points, points.now, ("points",), faults)
    _compare_totals(case.best_points, points.best, ("best_points",), faults)
    _compare_seats("winners", "the winners are", case.winners, wanted, state, _winners(points.players), faults)
    if case.lines is None:
        return
    if len(points.players) != len(case.lines):
        message = f"a score has the lines of {len(points.players)} players, found {len(case.lines)}"
        faults.add(("lines",), message)
        return
    for index, (player, lines) in enumerate(zip(points.players, case.lines, strict=True)):
        for key, value in attrs.asdict(lines).items():
            actual = getattr(player.lines, key)
            if value not in (None, actual):
                faults.add(("lines", index, key), f"{key} is {actual}")


def _compare_totals(wanted: Sequence[int] | None, found: tuple[int, ...], keys: Keys, faults: Problems) -> None:
    """Add a fault where players have other totals than wanted."""
    if wanted is not None and len(wanted) != len(found):
        faults.add(keys, f"there are the points of {len(found)} players, found {len(wanted)}")
    elif wanted is not None and tuple(wanted) != found:
        faults.add(keys, f"the points are {in_json(list(found))}")


def _compare_seen(
    wanted: Mapping[str, Any], events: Sequence[Event] | None, state: GameState, keys: Keys, faults: Problems
) -> None:
    """Add a fault where a player may know something else than wanted (R2.4, C57)."""
    seat = wanted["seat"]
    seen = view(state, seat)
    if "then" in wanted:
        compare_state(wanted["then"], seen, (*keys, "then"), faults)
    if "events" in wanted:
        known = None if events is None else events_for(events, seat)
        _in_order(wanted["events"], known, (*keys, "events"), faults)
    _compare_totals(wanted.get("points"), totals(seen), (*keys, "points"), faults)


def _compare_seats(
    key: str,
    what: str,
    written: tuple[int | str, ...] | None,
    wanted: Mapping[str, Any],
    state: GameState,
    actual: tuple[int, ...],
    faults: Problems,
) -> None:
    """Add a fault where other players are meant, who are told by name if the case names one."""
    if written is not None and tuple(wanted[key]) != actual:
        is_named = any(isinstance(name, str) for name in written)
        told = [state.rules.players[seat] for seat in actual] if is_named else list(actual)
        faults.add((key,), f"{what} {in_json(told)}")


def _compare_events(
    wanted: Sequence[Any], unwanted: Sequence[str], events: Sequence[Event] | None, faults: Problems
) -> None:
    """Add a fault where the last action does not bring the wanted events in their order, or brings others.

    The events are None where nothing was played.
    """
    _in_order(wanted, events, ("events",), faults)
    kinds = {event["event"] for event in _plain_events(events)} if unwanted else ()
    for index, name in enumerate(unwanted):
        if name not in EVENTS:
            faults.add(("no_events", index), no_kind_of_event(name))
        elif name in kinds:
            faults.add(("no_events", index), f"there is such an event; {_told(events)}")


def _in_order(wanted: Sequence[Any], events: Sequence[Event] | None, keys: Keys, faults: Problems) -> None:
    """Add a fault for the first of the wanted events that is not there, or not in this order."""
    left = iter(_plain_events(events) if wanted else ())
    for index, each in enumerate(wanted):
        if not any(has(event, each) for event in left):
            faults.add((*keys, index), f"no such event, or not in this order; {_told(events)}")
            break


def _plain_events(events: Sequence[Event] | None) -> list[Any]:
    return list(GAMES.write(tuple(events or ()), tuple[Event, ...]))


def _told(events: Sequence[Event] | None) -> str:
    """Say which events there are."""
    if events is None:
        return "the case plays no actions"
    return f"the events are {', '.join(map(in_json, _plain_events(events))) or 'none'}"
