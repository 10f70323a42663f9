"""The catalog of a language: its messages, from which laws, scores, reports and a game in words are made.

Messages are declared here and written in `data/locales/<language>/*.ftl`: `effects.gain` is the message `effects-gain`.
The English files say what each of them is for and which values it takes. A `Message` takes values, a `str` takes none.
All messages belong to one dialog with a player, who is addressed.
"""
# The annotations of this module are types, not texts: they say how a field is read.

from functools import cache, lru_cache, partial
from typing import Any, get_args, get_origin

import attrs

from viceroy.errors import RefusalCode, check_type
from viceroy.messages import joined, shown
from viceroy.model.laws import Deck, DeckEnd, Occasion, Response, Trigger
from viceroy.model.pyramid import Section
from viceroy.model.quantities import CardKind, Counted, Having, SectionAt, Where
from viceroy.model.tokens import Color, TokenKind, TokenSide
from viceroy.resources import resource_root
from viceroy.scoring.items import Line
from viceroy.values import Lazy
from viceroy.wording.fluent import SEVERAL, Entry, Message, Texts
from viceroy.wording.languages import ENGLISH_TAG, LOCALES, languages, tag_of

CHAPTERS = "words", "laws", "scores", "game", "lessons"
"""The files of a language. The page reads one more by itself, `page.ftl`."""


class Part:
    """A base of the parts of a catalog. Its fields are messages, each read when it is first asked for."""

    def __init__(self, language: str, prefix: str = "") -> None:
        """Take the tag of a language, and what the ids of the messages begin with."""
        self.language = language
        self._prefix = prefix

    def __init_subclass__(cls) -> None:
        for name, kind in cls.__annotations__.items():
            field = Lazy(partial(cls._read, name=name, kind=kind))
            field.__set_name__(cls, name)
            setattr(cls, name, field)

    def _read(self, name: str, kind: Any) -> Any:
        return _read(texts_of(self.language), f"{self._prefix}{_in_id(name)}", kind)


def _read(texts: Texts, name: str, kind: Any) -> Any:
    """Read the messages of a field of a type."""
    if kind is str:
        return texts[name].text.format()
    if kind is Message:
        return texts[name].text
    if get_origin(kind) is tuple:
        return tuple(_read(texts, f"{name}-{number}", each) for number, each in enumerate(get_args(kind), 1))
    if get_origin(kind) is dict:
        keys, values = get_args(kind)
        ends = texts.ends(name)
        known = {_in_id(key): key for key in (ends if keys is str else keys)}
        return {known[end]: _read(texts, f"{name}-{end}", values) for end in ends if end in known}
    return kind.read(texts[name])


def _in_id(name: str) -> str:
    return name.replace("_", "-")


@attrs.frozen
class Noun:
    """A noun in the accusative, as the object of a sentence. Numbers are said before it; None is several things.

    >>> gems = ENGLISH.words.nouns[Counted.GEMS]
    >>> gems.counted(1), gems.form(None), ENGLISH.words.colored[Counted.GEMS].counted(2, color=Color.RED)
    ('1 gem', 'gems', '2 red gems')
    """

    text: Message
    """After a number, $n; nouns with a color take $color, some others the $parts that they consist of."""
    gender: str
    """Chooses among articles, as $gender; empty in a language without genders."""
    genitive: Message
    """Of one, as of a part: "a set of one gem"."""
    nominative: Message
    """By itself: after a number, or as the heading above several."""

    @classmethod
    def read(cls, entry: Entry) -> "Noun":
        """Take a text and its attributes. A language leaves out a genitive or nominative that is no other form."""
        text, forms = entry
        gender = forms["gender"].format() if "gender" in forms else ""
        return cls(text, gender, forms.get("genitive", text), forms.get("nominative", text))

    def form(self, number: int | None, **values: object) -> str:
        """Return the noun after a number."""
        return self.text.format(n=_said(number), **values)

    def nominative_form(self, number: int | None = None, **values: object) -> str:
        """Return the noun by itself, after a number."""
        return self.nominative.format(n=_said(number), **values)

    def counted(self, number: int, **values: object) -> str:
        """Return a number of things, as the object of a sentence: "2 gems"."""
        return f"{number} {self.form(number, **values)}"

    def nominative_counted(self, number: int, **values: object) -> str:
        """Return a number of things by itself."""
        return f"{number} {self.nominative_form(number, **values)}"


def _said(number: int | None) -> int | str:
    return SEVERAL if number is None else number


# -- words ------------------------------------------------------------------------------------------------------------


class Vocabulary(Part):
    """The words of the game."""

    both: str
    either: str
    together: str
    semicolon: str
    colon: str
    color: Message
    nouns: dict[Counted, Noun]
    kinds: dict[CardKind, Noun]
    colored: dict[Counted, Noun]

    def color_word(self, color: Color) -> str:
        """Return the name of a color."""
        return self.color.format(color=color)


# -- laws -------------------------------------------------------------------------------------------------------------


class QuantityMessages(Part):
    """Quantities and conditions."""

    section: Message
    section_at: dict[SectionAt, Message]
    having: dict[Having, str]
    resting: dict[CardKind, Message]
    each: Message
    none: Message
    each_one: Message
    places: dict[Where, Message]
    on_level: Message
    on_each_level: Message
    sets: Noun
    kinds_among: Noun
    of_each_color: str
    levels_with: Noun
    colors_among: Noun
    kinds_of_token: Noun
    opponents_with_fewer: Noun
    opponents_with_more: Noun
    greatest: str
    each_counts: Message
    for_each: Message
    for_every: Message
    at_most_times: Message
    times: Message
    found: Message
    found_none: Message
    there_are: Message
    there_are_kinds: Message
    there_are_colors: Message
    opponents_have_fewer: Message
    opponents_have_more: Message
    there_is_no: Message
    there_is_neither: Message
    no_opponent_has_fewer: Message
    no_opponent_has_more: Message
    nor: str
    level_is: Message
    turn_is: Message
    exactly: Message
    at_least: Message
    at_most: Message
    at_most_none: Message
    fewer_of: str


class RewardMessages(Part):
    """What a reward gives, as the object of a sentence."""

    nothing: str
    any_gems: Message
    drawn: Message
    their_gems: Message
    their_cards: Message
    any_infinite_gem: str


class EffectMessages(Part):
    """The effects of laws: a sentence for each class, with its period, and the parts of some of them."""

    gain: Message
    choose_one: Message
    draw: Message
    put_back_cards: Message
    tuck_from_hand: Message
    tuck_any_from_hand: str
    tuck_free_card: str
    store_gems: Message
    swap_tokens: Message
    paid_for_swap: Message
    take_from_row: str
    skip_next_auction: str
    double_tokens: str
    look: Message
    keep_all: Message
    keep_some: Message
    put_it: Message
    put_them: Message
    put_other: Message
    put_others: Message
    rests: dict[DeckEnd, str]
    look_behind_screen: str
    conditional: Message
    conditional_otherwise: Message
    choose: Message
    pay: Message
    pay_inside: Message
    pay_times: Message
    pay_times_inside: Message
    pay_gems: Message
    discard_cards: Message
    discard_tucked: Message
    give_tokens: Message
    give_attack: Message
    move_token: str
    turn_token: str
    untuck: Message
    untuck_any: str
    take_stored: str
    with_fewer: Message
    with_more: Message
    others_gain: Message
    others_gain_inside: Message
    others_lose: Message
    others_lose_inside: Message
    then: str
    then_inside: str


class ClauseMessages(Part):
    """Points clauses."""

    at_the_end: Message
    at_the_end_if: Message
    only_if: Message
    score: Message
    score_more: Message
    lose: Message
    table: Message
    step: Message
    tier: Message
    tiers: Message
    by_level: Message
    by_level_table: str
    first_level: Message
    further_level: Message
    most: Message
    most_alone: Message
    second: Message
    fewest: Message
    fewest_alone: Message
    most_on_levels: Message
    most_on_levels_alone: Message
    fewest_on_levels: Message
    fewest_on_levels_alone: Message
    each_level: Message
    each_level_apart: str
    copied: str


class LawMessages(Part):
    """How a law is played, what it responds to, and what is different while it lies in the pyramid."""

    in_place_of_card: tuple[str, str]
    under_character: str
    on_levels: Message
    price: Message
    only_if: Message
    requires: Message
    does_nothing: str
    events: dict[Trigger, Message]
    event_on: Message
    event_if: Message
    does: Message
    may_do: Message
    may: Message
    responses: dict[Response, str]
    while_here: Message
    while_here_if: Message
    cheaper: Message
    cheaper_on: Message
    more_gems: dict[Occasion, Message]


# -- scores -----------------------------------------------------------------------------------------------------------


class ReasonMessages(Part):
    """Why an item of a score is worth its points."""

    circle_item: Message
    painted_with: Message
    infinite_item: Message
    circle_bonuses: Message
    per_each: Message
    per_every: Message
    reached: Message
    reached_or_more: Message
    tier_missed: Message
    flat_item: str
    level_item: Message
    most_won: Message
    most_won_alone: Message
    second_won: Message
    most_lost: Message
    most_lost_alone: Message
    fewest_won: Message
    fewest_won_alone: Message
    fewest_lost: Message
    fewest_lost_alone: Message
    nothing_copied: str
    copied_item: str
    copied_known: Message
    condition_missed: Message
    condition_held: Message
    magic_times: Message
    magic_times_sum: Message
    magic_alone: Message
    bonus_alone: Message
    kinds: Message
    sets_item: Message
    no_set: Message
    attack_item: Message
    attack_stopped: str


class PaintingMessages(Part):
    """How a player painted."""

    no_gems_left: str
    best_painting: Message
    best_is_none: Message
    chosen_painting: Message
    chosen_is_none: Message
    none_scores_more: str
    no_other_scores_more: str
    no_gem_scores_more: str
    another_scores_more: str
    unproven: str
    painted_circle: Message
    gems_on: Message
    section_labels: dict[Section, str]
    stays_mixed: str
    becomes: Message
    named_card: Message
    numbered_card: Message
    unknown_card: Message
    sections_of_a_circle: str


# -- cards and tables -------------------------------------------------------------------------------------------------


class CardMessages(Part):
    """A card as text, and the list of a set."""

    sections: str
    section_names: tuple[str, str, str]
    blank: str
    level: Message
    gems: Message
    gems_nominative: Message
    top_reward: Message
    names: Message
    columns: tuple[str, str]


class Labels(Part):
    """The words of tables, drawings and legends."""

    lines: dict[Line, str]
    total: str
    rank: str
    player: str
    winner: str
    winners: str
    level: str
    circle: str
    painted: str
    points: str
    science: str
    magic: str
    defense: str
    magic_bonus: str
    circle_bonus: str
    infinite_gem: str
    stored_gem: str
    tucked_card: str
    gems: str
    draw: str
    attack: str
    power: str
    letters: dict[TokenSide, str]


# -- a game in progress -----------------------------------------------------------------------------------------------


class TableMessages(Part):
    """Parts of the sentences of a game in progress."""

    no_gems: str
    no_card: str
    a_card: str
    token: dict[TokenKind, Message]
    a_token: Message
    at_base: Message
    at_tip: Message
    place: Message
    level: Message
    under: Message
    virtual_opponents: Message
    editions: dict[str, str]


class EventMessages(Part):
    """Events, a line each."""

    game_started: Message
    cards_removed: Message
    decks_made: Message
    gems_returned: Message
    dealt: Message
    first_card_placed: Message
    turn_started: Message
    cards_revealed: Message
    auction_started: Message
    choice_made: Message
    bids_revealed: Message
    bid_pass: Message
    virtual_bid: Message
    claims_revealed: Message
    claim_none: Message
    card_taken: Message
    cards_discarded: Message
    passed: Message
    gems_taken: Message
    row_moved: Message
    card_tucked: Message
    row_refilled: Message
    auction_skipped: Message
    round_started: Message
    cards_laid: Message
    laid_for_gems: str
    card_returned: Message
    card_placed: Message
    on_place: Message
    on_level_one: str
    left_of: Message
    right_of: Message
    across: Message
    paid: Message
    infinite: Message
    circle_closed: Message
    circle_without_gem: Message
    tokens_gained: Message
    attack_gained: Message
    infinite_gem_gained: Message
    own_infinite_gem: Message
    infinite_gem_lost: Message
    card_drawn: Message
    law_responded: Message
    no_effect: Message
    option_chosen: Message
    option_taken: Message
    gems_paid: Message
    attack_paid: Message
    token_paid: Message
    token_moved: Message
    token_turned: Message
    card_taken_back: Message
    gems_taken_back: Message
    gem_stored: Message
    gems_lost: Message
    no_gems_lost: Message
    card_put_back: Message
    cards_looked_at: Message
    rest_put_back: dict[DeckEnd, Message]
    screen_seen: Message
    card_moved_under: Message
    tokens_swapped: Message
    hand_discarded: Message
    section_painted: Message
    circle_under: Message
    circle_at: Message


@attrs.frozen
class Question:
    """What a player is asked: for those who wait, and to the player."""

    choosing: str
    """What is chosen, as the object of a sentence."""
    ask: Message

    @classmethod
    def read(cls, entry: Entry) -> "Question":
        """Take the question and its attribute `choosing`."""
        return cls(entry.attribute("choosing").format(), entry.text)


class PromptMessages(Part):
    """The questions to a player."""

    chooses: Message
    up_to: Message
    due: Message
    gems_to_return: Question
    start: Question
    bid: Question
    claim: Question
    claim_alone: Message
    claim_with_virtual: Message
    attack_card: Question
    row_discard: Question
    lay: Question
    place: Question
    price: str
    top_reward: Question
    gems: Question
    draw: Question
    own_gem: Question
    option: Question
    effects: str
    color: Question
    put_back: Question
    put_under: Message
    store: Question
    row_card: Question
    use_law: Question
    tuck_taken: Question
    tuck_hand: Question
    tuck_free: Question
    untuck: Question
    keep: Question
    arrange: Question
    arrange_below: Message
    screen: Question
    swap: Question
    swap_others: Message
    swap_gems: Message
    swap_for_nothing: Message
    move_token: Question
    move_to: Message
    turn_token: Question
    pay: Question
    payment: Question
    pay_card: Message
    pay_tucked: Message
    pay_token: Message
    lose: Question
    lose_none: str
    paint: Question


class ActionMessages(Part):
    """What a player may choose, as the answers to the questions."""

    card_on_level: Message
    left_end: str
    right_end: str
    level_on_cards: Message
    start: Message
    start_gives: Message
    keep: Message
    bid: Message
    bid_attack: str
    pass_auction: Message
    pass_for_nothing: str
    claim_base: Message
    claim_tip: Message
    claim_none: str
    keep_in_hand: str
    tuck_under: Message
    lay_law: Message
    discard: Message
    pass_round: str
    place: Message
    or_points: Message
    closes: Message
    circle_of: Message
    colored_sections: Message
    in_place_of: Message
    less: Message
    payment: Message
    pay_nothing: str
    top_rewards: Message
    decks: dict[Deck, str]
    own_gem: str
    no_own_gem: str
    color: Message
    gem: Message
    token: Message
    place_of: Message
    turn_attack: Message
    turn_token: Message
    yes: str
    no: str
    swap_nothing: str
    leave_tokens: str
    done: str
    circle: Message
    paint: Message
    paint_best: str
    paint_no_more: str


class MomentMessages(Part):
    """The head of a moment."""

    game_over: str
    painting: str
    before: str
    development: Message
    auction: Message


class UndoMessages(Part):
    """Why a choice cannot be taken back: by the event that has revealed something, without what it revealed.

    A choice reveals nothing, but where each player takes back only what is their own, one that somebody else has made
    since bars the way.
    """

    nothing_done: str
    gems_returned: str
    cards_removed: str
    characters_dealt: str
    first_card_placed: str
    decks_made: str
    laws_dealt: str
    cards_revealed: str
    bids_revealed: str
    claims_revealed: str
    cards_laid: str
    passed: str
    card_drawn: str
    cards_looked_at: str
    screen_seen: str
    row_refilled: str
    hand_discarded: str
    choice_made: str


class RemarkMessages(Part):
    """What is wrong with a score sheet, to somebody who taps on its cards."""

    unknown_set: str
    unknown_card: Message
    card_twice: str
    gap: str
    no_support: str
    too_high: str
    law_on_level_5: str
    lies_under: str
    on_levels: Message
    choice: str
    tucked_most: Message
    tucked_which: str
    stored_most: Message
    stored_none: Message
    stored_which: str
    painting: str
    too_many: Message


class RefusalMessages(Part):
    """Why an action is refused: a sentence without its capital and period."""

    no_gem_of_color: Message
    or_others: str
    free_card_to_replace: Message
    sentences: dict[RefusalCode, Message]


class HintMessages(Part):
    """Why a choice is worth it: the predicate of a sentence about the choice."""

    best: str
    worse: str
    proven: str
    takes_any: str
    brings_gems: Message
    begins: Message
    passes_round: str
    passes_auction: str
    then_gems: Message
    bid_for: Message
    too_dear: str
    as_high: Message
    law_costs: Message
    law_is_free: Message
    closes: Message
    brings: Message
    needs_no_gems: Message
    after: Message
    columns: tuple[str, str, str]
    to_type: str
    interval: Message
    legend: str


class LessonMessages(Part):
    """What every lesson says. The messages that single lessons have, these name themselves."""

    other_choice: str
    wrong_number: str
    new_situation: Message


class ReviewMessages(Part):
    """What a review says of choices, and its report."""

    leads_to: Message
    gems: str
    cards: str
    others: str
    columns: tuple[str, str, str, str, str, str]
    legend: tuple[str, str, str]
    costliest: str
    none: Message
    cost: Message
    chosen: str
    better: str
    course: str
    look: Message


class FirstGameMessages(Part):
    """What is said in a first game to questions that come for the first time, by their prompts."""

    ask_return: str
    ask_start: str
    ask_bids: str
    ask_claims: str
    ask_attack_card: str
    ask_lay: str
    ask_place: str
    ask_gems: str
    ask_draw: str
    ask_own_gem: str
    ask_top_reward: str
    ask_option: str
    ask_color: str
    ask_paint: str
    other: str


class TerminalMessages(Part):
    """The table, the menus and the screen of a game in a terminal."""

    row: str
    row_is_empty: str
    bank: Message
    decks: Message
    deck_before: Message
    still_bidding: Message
    on_top: Message
    at_bottom: Message
    known_to: Message
    players: str
    you: Message
    hand: Message
    empty: str
    points_now: Message
    infinite_to_use: Message
    has_chosen: str
    has_to_choose: str
    has_card: str
    has_passed: str
    skips: str
    skips_next: str
    your_hand: str
    your_hand_is_empty: str
    not_this_turn: str
    pyramid: Message
    no_card_yet: str
    law: Message
    as_seen_by: Message
    behind_screen: Message
    points: Message
    any_color: str
    to_place: str
    looked_at: str
    you_have: Message
    more: Message
    back: str
    all_gems: Message
    gems_left: Message
    discard: Message
    section: Message
    section_now: Message


class TypedWords(Part):
    """Words that people type where a word of a format is meant. A language has those that it wants."""

    words: dict[str, str]
    keys: dict[str, str]
    joining: str


# -- the catalog ------------------------------------------------------------------------------------------------------


class Catalog(Part):
    """All that is said in one language. There is one catalog a language, so catalogs compare by identity."""

    words: Vocabulary
    quantities: QuantityMessages
    rewards: RewardMessages
    effects: EffectMessages
    clauses: ClauseMessages
    laws: LawMessages
    reasons: ReasonMessages
    painting: PaintingMessages
    cards: CardMessages
    labels: Labels
    table: TableMessages
    events: EventMessages
    prompts: PromptMessages
    actions: ActionMessages
    moments: MomentMessages
    undo: UndoMessages
    remarks: RemarkMessages
    refusals: RefusalMessages
    hints: HintMessages
    lessons: LessonMessages
    reviews: ReviewMessages
    first: FirstGameMessages
    terminal: TerminalMessages
    typed: TypedWords

    def _read(self, name: str, kind: Any) -> Any:
        return kind(self.language, f"{name}-")


ENGLISH = Catalog(ENGLISH_TAG)


def catalog_of(language: str) -> Catalog:
    """Return the catalog of a language, by its code or a locale.

    Raises `ValueError` for a language that has none.

    >>> catalog_of("de").words.both, catalog_of("pt-BR").words.both
    ('und', 'e')
    """
    check_type(language, str, "a language such as 'de'")
    return _catalog_of(language)


@lru_cache(maxsize=64)
def _catalog_of(language: str) -> Catalog:
    tag = tag_of(language)
    if tag == ENGLISH_TAG:
        return ENGLISH
    if tag not in languages():
        known = joined([*languages()])
        raise ValueError(f"no language {shown(language)}; there are {known}, also as locales such as de_DE")
    return Catalog(tag) if tag == language else _catalog_of(tag)


@cache
def texts_of(language: str) -> Texts:
    """Return the texts of a language by its tag. English stands in for messages that are not translated yet."""
    folder = resource_root() / LOCALES / language
    files = [path for name in CHAPTERS if (path := folder / f"{name}.ftl").exists()]
    return Texts(files, languages()[language].plural, None if language == ENGLISH_TAG else texts_of(ENGLISH_TAG))
