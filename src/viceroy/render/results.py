"""What bots found out as text: standings, trials of card sets and of one card, studies of balance, and hints."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from math import ceil
from statistics import median

from viceroy.cardsets.lint.context import ROUGHLY
from viceroy.errors import RefusalCode as Code
from viceroy.formats.balance import Balance, CardBalance, LawBalance, YieldBalance
from viceroy.formats.estimates import Estimate, Spread, share_of
from viceroy.formats.studies import AdvisedChoice, BotStanding, GameAdvice, SeatAdvice, Standings, Trial, TriedCard
from viceroy.matches.card_trial import CardAtEnd, CardTrial, Happening, PlayedCard, TriedMoment, part_of
from viceroy.matches.law_yields import points_given
from viceroy.messages import counted, joined, numbers_text
from viceroy.model.cards import TOP_LEVEL, LawCard, name_in
from viceroy.model.quantities import CardKind
from viceroy.render.text import printable, shortened, table_lines, wrapped
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.laws import effect_sentence

# -- standings --------------------------------------------------------------------------------------------------------

_MAX_BOT_NAME = 60


def standings_text(standings: Standings) -> str:
    """Describe standings: what was played, how each bot did, also by seat, and which failed."""
    return "\n".join(_standings_lines(standings))


def _standings_lines(standings: Standings) -> Iterator[str]:
    rules = joined(standings.editions)
    games = f"{counted(standings.games, 'game')} of {counted(standings.deals, 'deal')}"
    yield f"{games} with {standings.card_set} by the {rules} rules, seed {standings.seed}"
    yield ""
    yield from table_lines([_BOT_HEAD, *map(_bot_row, standings.bots)])
    seats = max((len(bot.seats) for bot in standings.bots), default=0)
    if seats > 1:
        yield ""
        yield from table_lines(
            [["wins in", *(f"seat {seat + 1}" for seat in range(seats))], *map(_bot_seats, standings.bots)]
        )
    yield ""
    yield from _BOT_LEGEND
    if any(bot.rating for bot in standings.bots):
        yield _RATING
    if any(bot.faults for bot in standings.bots):
        yield ""
        yield from _faults(standings)


_BOT_HEAD = ["bot", "games", "wins", "lead", "points", "rank", "rating"]
_BOT_LEGEND = (
    "In brackets: 95 % intervals. wins: a shared win counts in part.",
    "lead: the points beyond the mean of the others at the table, deal by deal.",
    "points: the mean of the totals. rank: the mean rank, 1 for winners.",
)
_RATING = "rating: by the model of Plackett and Luce; every bot starts at 25."


def _bot_row(bot: BotStanding) -> list[str]:
    estimates = (interval(bot.lead, signed=True), interval(bot.points), f"{bot.rank:.2f}", interval(bot.rating))
    return [_bot_name(bot.bot), str(bot.games), percent(bot.wins), *estimates]


def _bot_seats(bot: BotStanding) -> list[str]:
    return [_bot_name(bot.bot), *(percent(seat.wins) for seat in bot.seats)]


def _bot_name(bot: str) -> str:
    return shortened(printable(bot), _MAX_BOT_NAME)


def _faults(standings: Standings) -> Iterator[str]:
    for bot in standings.bots:
        if bot.faults:
            yield f"{_bot_name(bot.bot)} lost {counted(bot.faults, 'game')} by a fault:"
            told = [
                (game.index, fault)
                for game in standings.faults
                for fault in game.faults
                if game.bots[fault.seat] == bot.bot
            ]
            for index, fault in told[:_MAX_TOLD]:
                yield f"  game {index}, seat {fault.seat + 1}: {printable(fault.message)}"
            if bot.faults > _MAX_TOLD:
                yield f"  and {bot.faults - _MAX_TOLD} more"


_MAX_TOLD = 5

# -- tables and numbers -----------------------------------------------------------------------------------------------


_TOO_FEW = 2
"""Of so many numbers or fewer an interval tells nothing: a dash stands in its place."""


def percent(estimate: Estimate | None, of: int | None = None) -> str:
    """Return a share and its interval in percent; a dash in place of the interval if it is a share `of` few.

    >>> percent(Estimate(0.5, 0.25, 0.75)), percent(Estimate(0.5, 0.1, 0.9), of=2), percent(None)
    ('50 % (25-75)', '50 % (-)', '-')
    """
    if estimate is None or of == 0:
        return "-"
    value, low, high = (100 * number for number in (estimate.value, estimate.low, estimate.high))
    return f"{value:.0f} % ({'-' if _is_few(of) else f'{low:.0f}-{high:.0f}'})"


def _is_few(of: int | None) -> bool:
    return of is not None and of <= _TOO_FEW


def interval(estimate: Estimate | None, of: int | None = None, *, signed: bool = False) -> str:
    """Return a number and its interval; a dash in place of the interval if it is a mean `of` few.

    >>> interval(Estimate(21.25, -1, 22.3)), interval(Estimate(2, 1, 3), signed=True), interval(None)
    ('21.2 (-1.0 to 22.3)', '+2.0 (+1.0 to +3.0)', '-')
    >>> interval(Estimate(5, -30, 40), of=2)
    '5.0 (-)'
    """
    if estimate is None:
        return "-"
    sign = "+" if signed else ""
    if _is_few(of):
        return f"{estimate.value:{sign}.1f} (-)"
    return f"{estimate.value:{sign}.1f} ({estimate.low:{sign}.1f} to {estimate.high:{sign}.1f})"


# -- trials -----------------------------------------------------------------------------------------------------------

_MAX_TRIED_NAME = 24
_LEVELS = range(1, TOP_LEVEL + 1)


def trial_text(trial: Trial, own: Collection[int] = ()) -> str:
    """Describe a trial: games, what went wrong, cards that nobody used, and how each did; `own` cards are marked."""
    return "\n".join(_trial_lines(trial, own))


def _trial_lines(trial: Trial, own: Collection[int]) -> Iterator[str]:
    numbers = f"seeds {trial.seed} to {trial.seed + trial.games - 1}" if trial.games > 1 else f"seed {trial.seed}"
    yield f"{counted(trial.games, 'random game')} with {trial.card_set} by the {trial.edition} rules, {numbers}"
    yield "Every position was sound." if not trial.broken else f"{counted(len(trial.broken), 'game')} went wrong:"
    for game in trial.broken:
        yield f"  seed {game.seed}, {game.players} players, after {counted(game.actions, 'action')}: {game.problems[0]}"
    if trial.unused:
        yield f"In no pyramid at the end of any game: {numbers_text(card.number for card in trial.unused)}"
    yield ""
    yield from table_lines([_TRIED_HEAD, *(_tried_row(card, own) for card in trial.cards)], words=(1,))
    yield ""
    yield "in: how often the card lay in a pyramid at the end, tucked cards too."
    yield "on 1 to on 5: the points that it scored by itself on that level, on average."
    yield from _own_legend(own)


_TRIED_HEAD = ["number", "card", "in", *(f"on {level}" for level in _LEVELS)]


def _tried_row(card: TriedCard, own: Collection[int]) -> list[str]:
    by_level = {row.level: f"{row.points / row.times:.1f}" for row in card.levels}
    return [
        str(card.number),
        _marked(card, _MAX_TRIED_NAME, own),
        str(card.times),
        *(by_level.get(level, "-") for level in _LEVELS),
    ]


# -- own cards --------------------------------------------------------------------------------------------------------


def _marked(card: TriedCard | CardBalance, most: int, own: Collection[int]) -> str:
    """Return the name of a card, with a star if it is one of the own cards of a set."""
    return shortened(printable(card.name), most) + (" *" if card.number in own else "")


def _own_legend(own: Collection[int]) -> Iterator[str]:
    if own:
        yield "*: a card of this set that the printed set does not have."


# -- studies of the balance -------------------------------------------------------------------------------------------

_MAX_STUDIED_NAME = 20


_FEW = 30
"""In how many pyramids a card should lie before its figures say something: half of the cards in as many, or more."""


def balance_text(study: Balance, own: Collection[int] = ()) -> str:
    """Describe a study: findings first, then the numbers behind them; `own` cards are marked."""
    return "\n".join(_study_lines(study, own))


def study_title(study: Balance) -> str:
    """Describe the games of a study in a line."""
    sets = study.card_set if study.compared is None else f"{study.card_set} and as many with {study.compared}"
    rules = joined(edition.edition for edition in study.editions)
    sizes = joined(study.sizes, "or")
    games = counted(study.games, "game")
    return f"{games} of {study.bot} with {sets}, {sizes} players, by the {rules} rules, seed {study.seed}"


def study_verdict(study: Balance) -> str:
    """Return how far the findings of a study can be trusted, in a line; empty if it needs no word."""
    usual = median(card.ends for card in study.cards)
    if usual < _FEW:
        enough = ceil(study.games * _FEW / max(usual, 1) / 10) * 10
        lay = f"{counted(int(usual), 'pyramid')} or fewer" if usual >= 1 else "no pyramid"
        what = "what else" if study.findings else "what"
        told = f"So few games cannot tell {what} is out of balance: half of the cards lay in {lay}."
        return f"{told} Play {enough} or more."
    return "" if study.findings else "Nothing looks out of balance."


def _study_lines(study: Balance, own: Collection[int]) -> Iterator[str]:
    yield study_title(study)
    yield ""
    if study.findings:
        yield "What may be out of balance:"
        yield from (f"  {printable(found.message)}" for found in study.findings)
    if verdict := study_verdict(study):
        yield verdict
    for rows in (line_rows(study), seat_rows(study), edition_rows(study), color_rows(study)):
        yield ""
        yield from table_lines([*rows])
    for kind in CardKind:
        cards = [*card_rows(study, kind, own)]
        if len(cards) > 1:
            yield ""
            yield from table_lines(cards)
    if laws := law_rows(study, own):
        yield ""
        yield from table_lines(laws, words=[at for at, head in enumerate(laws[0]) if head in _LAW_WORDS])
        yield from stronger_lines(study, own)
    yield ""
    yield from study_legend(study, own)


# -- the tables of a study --------------------------------------------------------------------------------------------


def line_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the score lines, its head first."""
    printed = ["printed set"] if study.compared else []
    yield ["points of a player from", study.card_set, *printed]
    for row in study.lines:
        yield [row.line.label, interval(row.points), *([interval(row.printed)] if printed else [])]


def seat_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the seats."""
    yield ["seat", "games", "wins", "points"]
    for row in study.seats:
        wins, points = percent(row.wins, row.games), interval(row.points, row.games)
        yield [f"{row.seat + 1} of {row.players}", str(row.games), wins, points]


def edition_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the editions."""
    yield ["edition", "games", "points of a player", "of a winner"]
    for row in study.editions:
        yield [row.edition, str(row.games), interval(row.points, row.games), interval(row.winner, row.games)]


def color_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the colors."""
    printed = ["printed set"] if study.compared else []
    yield ["gems", "in costs", "paid", "bid", *printed]
    for row in study.colors:
        cells = [row.color.value, f"{row.asked * 100:.0f} %", percent(row.paid), percent(row.bid)]
        yield [*cells, *([percent(row.printed)] if printed else [])]


def card_rows(study: Balance, kind: CardKind, own: Collection[int]) -> Iterator[list[str]]:
    """Yield the table of the cards of a kind."""
    printed = ["printed"] if study.compared else []
    levels = [f"on {level}" for level in _LEVELS]
    yield [f"{kind.value}s", "bid for", "won", "sold", "played", *levels, "gems", "worth", *printed, "wins"]
    yield from (_card_row(card, own, compared=bool(printed)) for card in study.cards if card.kind is kind)


def _card_row(card: CardBalance, own: Collection[int], *, compared: bool) -> list[str]:
    by_level = {level.level: level.placed for level in card.levels}
    gems = sum(level.gems * level.placed for level in card.levels) / card.placed if card.placed else None
    bid_for = f"{card.bid_for / card.auctions * 100:.0f} %" if card.auctions else "-"
    return [
        f"{card.number:>3} {_marked(card, _MAX_STUDIED_NAME, own)}",
        bid_for,
        str(card.won),
        str(card.sold),
        str(card.placed),
        *(str(by_level.get(level, 0) or "-") for level in _LEVELS),
        "-" if gems is None else f"{gems:.1f}",
        interval(card.points, card.ends),
        *(["-" if card.printed_points is None else f"{card.printed_points.value:.1f}"] if compared else []),
        percent(card.wins, card.ends + card.tucked),
    ]


# -- what laws gave ---------------------------------------------------------------------------------------------------

_MAX_COMPARED = 12
"""So many laws are compared with each other in words; of more, a table says it better."""


def law_rows(study: Balance, own: Collection[int]) -> list[list[str]]:
    """Return the table of what laws gave, the one that gave most first; columns in which no law has anything go."""
    cards = {card.number: card for card in study.cards}
    laws = [law for law in study.laws if law.number in cards]  # a study may be shown of some cards only
    laws.sort(key=lambda law: -law.gives.value)
    rows = [_law_row(law, cards[law.number], own) for law in laws]
    kept = [at for at in range(len(_LAW_HEAD)) if any(row[at] != "-" for row in rows)]
    return [[row[at] for at in kept] for row in (_LAW_HEAD, *rows)] if rows else []


_LAW_HEAD = [
    "what laws gave", "in hand", "games", "turn", "won with", "gives", "scored", "circles", "when played", "responding",
    "times", "declined", "saved", "more gems", "under it",
]  # fmt: skip
_LAW_WORDS = ("what laws gave", "when played", "responding", "under it")
"""The columns of that table that are words."""


def _law_row(law: LawBalance, card: CardBalance, own: Collection[int]) -> list[str]:
    under = [
        f"{found.value:.1f} {what}" for what, found in (("cards", law.tucked), ("gems", law.stored)) if found.value
    ]
    return [
        f"{law.number:>3} {_marked(card, _MAX_STUDIED_NAME, own)}",
        str(card.held),
        str(law.games),
        interval(law.turn, law.games),
        percent(law.wins, law.games),
        interval(law.gives, law.games),
        *(interval(found, law.games) if found.value else "-" for found in (law.scored, law.circles)),
        _brought(law.on_play),
        _brought(law.whenever),
        _some(law.responses.value),
        f"{law.declined} of {law.offers}" if law.offers else "-",
        _some(law.saved.value),
        _some(law.more_gems.value),
        joined(under) or "-",
    ]


def _some(number: float) -> str:
    return f"{number:.1f}" if number else "-"


def _brought(found: YieldBalance) -> str:
    """Name what effects brought, most of all power; nothing for what they did not touch."""
    things = (
        ("power", found.power),
        ("gems", found.gems),
        ("cards", found.cards),
        ("attack", found.attack),
        ("tokens", found.tokens),
        ("gems to others", found.others_gems),
    )
    return ", ".join(f"{number.value:.1f} {what}" for what, number in things if number.value) or "-"


def stronger_lines(study: Balance, own: Collection[int]) -> Iterator[str]:
    """Yield which laws clearly give more than others, so that their 95 % intervals lie apart, and by what most of all.

    Laws of the set are compared with each other, if it marks some, else all.
    """
    names = {card.number: f"{printable(card.name)} ({card.number})" for card in study.cards}
    laws = [law for law in study.laws if law.number in (own or names)]
    if len(laws) > _MAX_COMPARED:
        return
    for law in sorted(laws, key=lambda law: -law.gives.value):
        weaker = [other for other in laws if other.gives.high < law.gives.low]
        if weaker:
            nearest = max(weaker, key=lambda other: other.gives.value)
            more = f"{law.gives.value:.1f} points against {nearest.gives.value:.1f}, mostly by {_reason(law, nearest)}"
            others = joined([names[other.number] for other in weaker])
            yield f"{names[law.number]} clearly gives more than {others}: {more}."


def _reason(law: LawBalance, other: LawBalance) -> str:
    """Return the part of what two laws give in which they differ most."""
    own, others = _parts(law), _parts(other)
    return max(own, key=lambda part: own[part] - others[part])


def _parts(law: LawBalance) -> dict[str, float]:
    """Return what a law gives in parts, in points."""
    brought = (law.on_play, law.whenever)
    power, gems = (sum([getattr(found, name).value for found in brought]) for name in ("power", "gems"))
    parts = {
        "power tokens": power,
        "what else it scores itself": law.scored.value - power,
        "its circles": law.circles.value,
        "gems": ROUGHLY["gems"] * (gems + law.saved.value + law.more_gems.value),
        "cards": ROUGHLY["draw"] * sum([found.cards.value for found in brought]),
        "attack tokens": ROUGHLY["attack"] * sum([found.attack.value for found in brought]),
    }
    return {**parts, "what it adds to other cards": law.gives.value - sum(parts.values())}


_LAW_LEGEND = (
    "What laws gave is told of the games in which they were played, the law that gave most first.",
    "in hand: how often it came into a hand. games: how many. turn: when it was played.",
    "won with: how many of those who played it won.",
    "gives: worth, and what it brought: a gem as 1 point, a card as 2, an attack token as 4.",
    "scored: what it scored itself, without circles. circles: those of which it is the upper card.",
    "when played, responding: what its effects brought, less what they took. times: how often it responded.",
    "declined: how often its player said no. saved: gems off costs. more gems: gems added to incomes.",
    "under it: cards that lay under it at the end, and gems that lay on it.",
)


def study_legend(study: Balance, own: Collection[int]) -> Iterator[str]:
    """Yield the meaning of each column, a line each."""
    yield from _STUDY_LEGEND
    if study.laws:
        yield from _LAW_LEGEND
    if study.compared:
        yield "printed: what the printed card of that number was worth, in as many games with the printed set."
        yield "printed set: the same figure in those games; of gems, the share of those paid."
    yield from _own_legend(own)


_STUDY_LEGEND = (
    "In brackets: 95 % intervals, not corrected for their number; the findings are (Benjamini-Hochberg, 5 %).",
    "in costs: the share of the color in the costs of all characters. paid, bid: its share of these gems in a game.",
    "bid for: in how many of the auctions in which the card lay in the row somebody bid on its color.",
    "won: how often a player took it from the row. sold: how often it was discarded for gems.",
    "played, on 1 to on 5: how often it was played, and on which level; first cards, which cost nothing, are left out.",
    "gems: how many were paid for it, on average; infinite gems are not counted.",
    "worth: the total of its player at the end, less the total that a blank card in its place would leave.",
    "wins: how many of the players who had it in the pyramid at the end won; the card need not be the reason.",
)


# -- hints ------------------------------------------------------------------------------------------------------------

_LEAST_TEXT = 24  # columns for the words of a choice, however narrow the screen is


def game_advice_text(advice: GameAdvice, width: int, catalog: Catalog = ENGLISH) -> str:
    """Describe the advice at a moment: a table for each seat, and what the numbers mean.

    The texts of the advice itself are in the language in which it was made.
    """
    messages = catalog.hints
    if advice.is_over:
        return f"{catalog.moments.game_over}."
    after = [messages.after.format(n=advice.actions)] if advice.actions else []
    tables = [advice_text(seat, width, catalog=catalog) for seat in advice.seats]
    return "\n\n".join([*after, *tables, hint_legend(width, catalog)])


def hint_legend(width: int, catalog: Catalog = ENGLISH) -> str:
    """Explain the numbers of a table of hints."""
    return "\n".join(wrapped(catalog.hints.legend.split(" "), width))


def advice_text(advice: SeatAdvice, width: int, typed: Sequence[str] = (), catalog: Catalog = ENGLISH) -> str:
    """Return a table of the choices of a seat under its question, the best first.

    `typed` holds the keys to type for each choice, where they are asked for at a keyboard.
    """
    points, interval, words = catalog.hints.columns
    rows: list[tuple[str, ...]] = [(points, interval), *(_numbers(choice.points, catalog) for choice in advice.choices)]
    if typed:
        rows = [(keys, *row) for keys, row in zip((catalog.hints.to_type, *typed), rows, strict=True)]
    heads, *lines = table_lines(rows, words=(0,) if typed else ())
    table = [f"  {heads}  {words}"]
    for start, choice in zip(lines, advice.choices, strict=True):
        table += _choice_lines(f"  {start}  ", choice, width)
    question = wrapped(printable(f"{advice.player}: {advice.question}").split(" "), width)
    return "\n".join([*question, "", *table])


def _choice_lines(start: str, choice: AdvisedChoice, width: int) -> Iterator[str]:
    """Yield the words of a choice beside its numbers, and why below them."""
    most = max(width - len(start), _LEAST_TEXT)
    said = wrapped(printable(choice.choice).split(" "), most)
    why = wrapped(printable(choice.why).split(" "), most - 2) if choice.why else []
    for index, line in enumerate([*said, *(f"  {line}" for line in why)]):
        yield f"{start if index == 0 else ' ' * len(start)}{line}"


def _numbers(points: Estimate, catalog: Catalog) -> tuple[str, str]:
    interval = catalog.hints.interval.format(low=_signed(points.low), high=_signed(points.high))
    return _signed(points.value), interval


def _signed(number: float) -> str:
    """Return a number of points with its sign.

    >>> _signed(2.25), _signed(-0.04)
    ('+2.2', '+0.0')
    """
    return f"{round(number, 1) + 0.0:+.1f}"


# -- the trial of a card ----------------------------------------------------------------------------------------------

_PARTS_OF_GAMES = ("early", "in the middle", "late")
_NOT_LAID = {
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
    return "\n".join(_card_trial_lines(trial))


def _card_trial_lines(trial: CardTrial) -> Iterator[str]:
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
        yield f"  not at {times}: {_NOT_LAID.get(code, code.value)}"
    played = [play for moment in playable for play in moment.played]
    if played:
        yield ""
        yield from table_lines([_LEVEL_HEAD, *_level_rows(played)])
        yield "points: what it scored by itself at the end of the game, on average; under another card nothing."
        yield "in circles: the part of these points that circles gave, of which it is the upper card."
    if isinstance(card, LawCard) and played:
        yield from _effect_lines(card, played)
        yield from _law_lines(card, [play.end for play in played if play.end is not None])
    if alone:
        return
    yield ""
    yield "Worth a look:"
    for reason, moment in trial.notable.items():
        yield f"  {reason}: {moment_line(moment)}"


_LEVEL_HEAD = ["on level", "places", "points", "least", "most", "in circles"]


def _by_part(trial: CardTrial) -> str:
    """Return how often the card could be laid in each part of a game, where it was tried in several."""
    at = Counter(part_of(moment.state) for moment in trial.moments)
    laid = Counter(part_of(moment.state) for moment in trial.playable)
    if len(at) == 1 or not laid:
        return ""
    return ": " + joined(f"{laid[part]} of {at[part]} {_PARTS_OF_GAMES[part]}" for part in sorted(at))


def _level_rows(played: Sequence[PlayedCard]) -> Iterator[list[str]]:
    by_level = defaultdict[int, list[PlayedCard]](list)
    for play in played:
        by_level[play.place.level].append(play)
    for level, found in sorted(by_level.items()):
        points = [play.points for play in found if play.points is not None]
        circles = [play.end.own.circles for play in found if play.end is not None]
        means = [f"{sum(numbers) / len(numbers):.1f}" for numbers in (points, circles)]
        yield [str(level), str(len(found)), means[0], str(min(points)), str(max(points)), means[1]]


def _brought_by(way: str, name: str, end: CardAtEnd) -> float:
    brought: float = getattr(getattr(end.did, way), name)
    return brought


_THINGS = (
    ("power", "points of power tokens"),
    ("gems", "gems"),
    ("cards", "cards"),
    ("attack", "attack tokens"),
    ("tokens", "other tokens"),
    ("others_gems", "gems of the others"),
)


def _law_lines(law: LawCard, ends: Sequence[CardAtEnd]) -> Iterator[str]:
    """Tell what a law brought until the end of the games that were played on, on average."""
    if law.whenever:
        yield f"It responded {sum(end.did.responses for end in ends) / len(ends):.1f} times in the rest of a game."
    yield ""
    won = share_of(sum(end.won for end in ends), len(ends))
    rows = [["to the end of a game", "on average"], ["its player won", percent(won)]]
    rows += ([name, _mean([get(end) for end in ends])] for name, get in _LAW_PARTS if any(map(get, ends)))
    yield from table_lines(rows)
    yield "in points: what it was worth at the end, and a gem as 1, a card as 2, an attack token as 4."
    if offers := sum(end.did.offers for end in ends):
        yield f"Of {counted(offers, 'offer')} the bot declined {sum(end.did.declined for end in ends)}."


def _mean(numbers: Sequence[float]) -> str:
    """Return a mean with its 95 % interval; of a single number there is none."""
    return interval(Spread(numbers).estimate) if len(numbers) > 1 else f"{numbers[0]:.1f}"


_LAW_PARTS: tuple[tuple[str, Callable[[CardAtEnd], float]], ...] = (
    ("all that it gave in points", lambda end: points_given(end.did, end.worth)),
    ("points of its own", lambda end: end.own.scored),
    ("points of its circles", lambda end: end.own.circles),
    *[
        (f"{thing}{when}", partial(_brought_by, way, name))
        for way, when in (("on_play", " when it was played"), ("whenever", " by its responses"))
        for name, thing in _THINGS
    ],
    ("gems by which it lowered costs", lambda end: end.did.saved),
    ("gems that it added to incomes", lambda end: end.did.more_gems),
    ("cards under it", lambda end: end.tucked),
    ("gems stored on it", lambda end: end.stored),
)


def _effect_lines(law: LawCard, played: Sequence[PlayedCard]) -> Iterator[str]:
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
