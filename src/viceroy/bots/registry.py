"""The `Bot` protocol, and the registry of bots by name: those of this library and the entry points of others."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from pkgutil import resolve_name
from types import NoneType
from typing import Any, Protocol, get_args

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.views import GameView
from viceroy.errors import BadBot, whole_number
from viceroy.messages import did_you_mean, harmless, joined, shown


class Bot(Protocol):
    """A player that is a program: it gets the view of its seat and returns one of `view.legal`.

    A bot never gets a state, so it cannot know what its seat does not (R2.4). A host makes a new bot for each seat of
    each game, and asks it only while its seat owes a choice. Any object with this method is a bot.

    >>> class FirstBot:
    ...     def choose(self, view: GameView) -> Action:
    ...         return view.legal[0]
    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> bot: Bot = FirstBot()
    >>> bot.choose(seen) in seen.legal
    True
    """

    def choose(self, view: GameView, /) -> Action:
        """Return one of the legal actions of a view."""
        ...


BotMaker = Callable[[int], Bot]
"""What makes a bot of a seed: a class of bots, or another function with a name."""

GROUP = "viceroy.bots"
"""The entry point group in which a package names its bots."""

OWN = {
    "random": "viceroy.bots.random_bot:RandomBot",
    "greedy": "viceroy.bots.greedy_bot:GreedyBot",
    "search": "viceroy.bots.search:SearchBot",
}
"""Where the bots of this library live, imported when one is made."""

OptionValue = bool | int | float | str


@attrs.frozen
class BotOption:
    """An option of a bot.

    >>> BotOption("ms", int, 1000).default
    1000
    """

    name: str
    """The name before the `=` in a text that names a bot."""
    type: type[OptionValue]
    """Bool, int, float or str."""
    default: OptionValue | None
    """None where the bot does without."""


@attrs.frozen
class BotKind:
    """A bot that can be made by name.

    >>> BotKind("first", "Takes the first.", (BotOption("last", bool, False),), make).options[0].name
    'last'
    """

    name: str
    """The name by which it is made."""
    summary: str
    """The first line of its documentation."""
    options: tuple[BotOption, ...]
    """What can be set, in the order of its parameters."""
    factory: Callable[..., Bot] = attrs.field(repr=False)
    """Gets the seed and the options that are given."""
    problem: str = ""
    """Why it cannot be made; empty for a good one."""


def make(spec: str | BotMaker, seed: int = 0) -> Bot:
    """Return a new bot, for one seat of one game.

    `spec` is a name, or a name with options: `search:ms=200` or `search:iterations=50,turns=2`; or a class of bots. The
    same `spec`, `seed` and views give the same actions, unless the bot says otherwise.

    Raises `BadBot` if no bot has this name or these options, and `TypeError` for arguments of other types.

    >>> make("random", seed=7)
    RandomBot(seed=7)
    >>> make("randon")
    Traceback (most recent call last):
    ...
    viceroy.errors.BadBot: no bot 'randon'; there are random, greedy and search; did you mean 'random'?
    """
    seed = whole_number(seed, "an int for seed")
    known, options = read_spec(spec)
    try:
        return known.factory(seed, **options)
    except ValueError as error:
        raise BadBot(f"bot {shown(name_of(spec))}: {harmless(str(error))}") from error


def name_of(spec: str | BotMaker) -> str:
    """Return the name of a bot in results: the text itself, of a class its module and name.

    >>> name_of("search:ms=200"), name_of(BotKind)
    ('search:ms=200', 'viceroy.bots.registry:BotKind')
    """
    if isinstance(spec, ImportedBot):
        return spec.name
    return spec if isinstance(spec, str) else f"{spec.__module__}:{spec.__qualname__}"


def read_spec(spec: str | BotMaker) -> tuple[BotKind, dict[str, OptionValue]]:
    """Return the bot that is named or given, and its options. Raises `BadBot` and `TypeError`, as `make` does.

    >>> read_spec("random")[1]
    {}
    """
    if isinstance(spec, ImportedBot) or (callable(spec) and hasattr(spec, "__qualname__")):
        return BotKind(name_of(spec), "", (), spec), {}
    if not isinstance(spec, str):
        raise TypeError(
            "a bot is named by a text such as 'greedy' or 'search:ms=200', or given by its class, "
            f"not by a value of {type(spec).__name__}"
        )
    name, _, words = spec.partition(":")
    if words.isidentifier() and not has_name(name):
        raise BadBot(f"no bot {shown(name)}; of the module {shown(name)} import {words}, and give the class itself")
    known = kind(name)
    return known, _options(known, words)


def kinds() -> tuple[BotKind, ...]:
    """Return all bots that have a name, those of other packages last; one that cannot be loaded has a `problem`.

    >>> [kind.name for kind in kinds()][:3]
    ['random', 'greedy', 'search']
    """
    return tuple(_kind_or_problem(name) for name in (*OWN, *sorted(_others())))


def _kind_or_problem(name: str) -> BotKind:
    try:
        return kind(name)
    except BadBot as bad:
        return BotKind(name, "", (), partial(make, name), problem=str(bad))


def kind(name: str) -> BotKind:
    """Return the bot with a name: its summary and its options. Raises `BadBot` if no bot has this name.

    >>> kind("random").summary
    'Chooses among the legal actions, each equally likely, but takes the best painting where it is on offer.'
    """
    if name in OWN:
        return _described(name, resolve_name(OWN[name]))
    others = _others()  # looked for only now: it takes a while
    if name not in others:
        names = [*OWN, *sorted(others)]
        raise BadBot(f"no bot {shown(name)}; there are {joined(names)}{did_you_mean(name, names)}")
    try:
        factory = others[name].load()
    except Exception as error:  # whatever another package does when it is imported
        told = harmless(f"{type(error).__name__}: {error}")
        raise BadBot(f"bot {shown(name)} of {others[name].value} cannot be loaded: {told}") from error
    return _described(name, factory)


def has_name(name: str) -> bool:
    """Whether a bot of this library or of another package has a name.

    >>> has_name("greedy"), has_name("nobody")
    (True, False)
    """
    return name in OWN or name in _others()


@attrs.frozen
class ImportedBot:
    """A class of bots, or another function that makes them, with options."""

    name: str
    """As `MODULE:CLASS` or `MODULE:CLASS:OPTIONS`."""
    maker: Callable[..., Bot]
    options: tuple[tuple[str, OptionValue], ...]

    def __call__(self, seed: int) -> Bot:
        """Return a new bot."""
        return self.maker(seed, **dict(self.options))


def imported(spec: str) -> ImportedBot:
    """Return the bot that `MODULE:CLASS` or `MODULE:CLASS:OPTIONS` names. Raises `BadBot`.

    >>> imported("viceroy.bots.search:SearchBot:ms=200").options
    (('ms', 200),)
    """
    module, name, words = [*spec.split(":", 2), ""][:3]
    told = shown(spec)
    try:
        home = import_module(module)
    except Exception as error:  # whatever the module does
        raise BadBot(f"bot {told} cannot be loaded: {harmless(f'{type(error).__name__}: {error}')}") from error
    maker: Any = getattr(home, name, None)
    if not callable(maker) or not hasattr(maker, "__qualname__"):
        file = getattr(home, "__file__", None) or "built in"
        raise BadBot(f"bot {told} cannot be loaded: the module ({file}) has no class or function {shown(name)}")
    options = _options(_described(spec, maker), words) if words else {}
    return ImportedBot(spec, maker, tuple(options.items()))


@cache
def _others() -> Mapping[str, Any]:
    """Return the entry points of other packages by name; a name of this library stays its own."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OWN}


# -- options ----------------------------------------------------------------------------------------------------------


def _described(name: str, factory: Callable[..., Bot]) -> BotKind:
    """Return the description of a bot; its options are the parameters after the seed, with type and default."""
    try:
        parameters = [*inspect.signature(factory, eval_str=True).parameters.values()]
        if not parameters:
            raise TypeError("its first parameter is the seed, and it has none")
        options = tuple(_option(parameter) for parameter in parameters[1:])
    except (TypeError, ValueError, NameError) as error:
        raise BadBot(f"bot {shown(name)} cannot be made: {error}") from error
    summary = (inspect.getdoc(factory) or "").partition("\n")[0]
    return BotKind(name, summary, options, factory)


def _option(parameter: inspect.Parameter) -> BotOption:
    types = [option for option in get_args(parameter.annotation) or (parameter.annotation,) if option is not NoneType]
    if len(types) != 1 or types[0] not in _TYPES or parameter.default is parameter.empty:
        told = joined([words for words, _ in _TYPES.values()], "or")
        raise TypeError(f"its option {parameter.name!r} needs a default and one of the types {told}")
    return BotOption(parameter.name, types[0], parameter.default)


def _options(known: BotKind, words: str) -> dict[str, OptionValue]:
    """Return the options that a text gives, by name."""
    by_name = {option.name: option for option in known.options}
    given: dict[str, OptionValue] = {}
    for word in words.split(",") if words else ():
        name, equals, text = (part.strip() for part in word.partition("="))
        if name not in by_name:
            raise BadBot(_no_option(known, name))
        if not equals or name in given:
            raise BadBot(f"bot {shown(known.name)}: write the option {name} once, as {name}=VALUE")
        wanted, read = _TYPES[by_name[name].type]
        try:
            given[name] = read(text)
        except ValueError:
            raise BadBot(f"bot {shown(known.name)}: {name} is {wanted}, not {shown(text)}") from None
    return given


def _no_option(known: BotKind, name: str) -> str:
    names = [option.name for option in known.options]
    there = f"it has {joined(names)}" if names else "it has none"
    return f"bot {shown(known.name)} has no option {shown(name)}; {there}{did_you_mean(name, names)}"


def _flag(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


_TYPES: dict[Any, tuple[str, Callable[[str], OptionValue]]] = {
    bool: ("true or false", _flag),
    int: ("a whole number", int),
    float: ("a number", float),
    str: ("a text", str),
}
"""What an option may be, as a message says it, and what reads it."""
