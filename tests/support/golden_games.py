"""Golden files of a game in words: one for each language, with each message of its catalog about a game in progress.

    python tests/support/golden_games.py

rewrites the files; a speaker of the language then reads what differs. Before each text stands the name of its message.
A message that agrees with a number is there for each plural form.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

from golden_sentences import FOLDER, NUMBERS, write_files
from positions import printed
from viceroy.engine.actions import Slot, Token
from viceroy.messages import joined
from viceroy.model.cards import name_in
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd, Draw, Pay, Reward
from viceroy.model.quantities import CardKind, Counted
from viceroy.model.tokens import Color, TokenKind, Tokens, TokenSide
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.fluent import Message
from viceroy.wording.game import a_token, place_text, screened_text, side_label, slot_text, token_label, tokens_text
from viceroy.wording.laws import effects_text, gems_text, law_sentences, payment_text, reward_text

PARTS = ("table", "events", "prompts", "actions", "moments", "undo", "refusals", "hints", "terminal")
"""The parts of a catalog that are about a game in progress."""


def values_of(catalog: Catalog) -> dict[str, Any]:
    """Return something for each placeholder."""
    words, messages = catalog.words, catalog.actions
    both, either, colon = words.both, words.either, words.colon
    captain, guard = (f"{number} {name_in(printed().by_number[number].names, catalog.language)}" for number in (32, 35))
    gems = gems_text((1, 0, 0, 2), catalog)
    place = messages.card_on_level.format(card=captain, level=2)
    law = law_sentences(printed().by_number[68], catalog.language)[0]
    pay = Pay((Draw(Deck.LAWS, 1),), gems=1, cards=1)
    sections = ", ".join(
        messages.colored_sections.format(n=number, color=color) for color, number in ((Color.RED, 1), (Color.GREEN, 2))
    )
    return {
        "color": Color.RED,
        "player": "Ada",
        "players": joined(["Ada", "Ben"], both),
        "other": "Ben",
        "about": captain,
        "card": captain,
        "cards": f"{captain}, {guard}",
        "at": captain,
        "to": guard,
        "place": place,
        "gems": gems,
        "infinite": gems_text((0, 1, 0, 0), catalog),
        "needed": gems_text((0, 1, 1, 0), catalog),
        "available": gems,
        "things": words.kinds[CardKind.LAW].counted(3),
        "laws": words.kinds[CardKind.LAW].nominative_counted(1),
        "characters": words.kinds[CardKind.CHARACTER].nominative_counted(3),
        "shown": f"{colon}{captain}, {guard}",
        "token": a_token(Token(TokenKind.POWER, 12), catalog),
        "taken": a_token(Token(TokenKind.CIRCLE_BONUS, 2, Color.RED), catalog),
        "tokens": tokens_text(Tokens(science=1, magic=2, magic_bonus=(3,)), catalog),
        "behind": screened_text((1, 0, 0, 2), 2, catalog),
        "side": side_label(TokenSide.MAGIC, catalog),
        "slot": slot_text(Color.BLUE, Slot.TIP, catalog),
        "deck": Deck.LAWS,
        "section": next(iter(catalog.painting.section_labels.values())),
        "sections": sections,
        "circle": messages.circle.format(place=place, sections=sections),
        "choosing": catalog.prompts.bid.choosing,
        "payment": payment_text(pay, catalog),
        "effects": effects_text(pay.then, catalog),
        "reward": reward_text(Reward(gems=3, attack=1), catalog),
        "rewards": reward_text(Reward(gems=3, attack=1), catalog),
        "cost": gems,
        "top": "",
        "gives": messages.start_gives.format(reward=reward_text(Reward(gems=3), catalog)),
        "most": catalog.prompts.up_to.format(n=2),
        "due": catalog.prompts.due.format(n=2),
        "others": "Ben",
        "either": joined([2, 3], either),
        "listed": joined([1, 2, 3], both),
        "law": law,
        "outlook": catalog.hints.too_dear,
        "row": f"{words.color_word(Color.RED)}{colon}{captain}",
        "bids": f"Ada {words.color_word(Color.RED)}",
        "claims": f"Ada {slot_text(Color.RED, Slot.BASE, catalog)}",
        "edition": catalog.table.editions["german"],
        "where": catalog.events.across.format(level=2, cards=joined([44, 2], both)),
        "paid": catalog.events.paid.format(gems=gems),
        **dict.fromkeys(("level", "x", "turn", "round", "auction", "number", "option", "found", "reserve"), 2),
        "numbers": joined([1, 3], both),
        "corners": "B R / RR",
        "belongings": gems,
        "first": 21,
        "last": 40,
        "question": catalog.prompts.bid.ask.format(auction=1, auctions=3),
        "now": catalog.terminal.section_now.format(color=Color.BLUE),
        "low": "-1.5",
        "high": "+2.0",
        **dict.fromkeys(("turns", "rounds", "auctions"), 12),
    }


def others_of(name: str, catalog: Catalog) -> dict[str, Any]:
    """Return what stands for the placeholders of one message in place of what stands for them in most."""
    events, gems = catalog.events, gems_text((0, 1, 0, 0), catalog)
    match name:
        case "attack_gained" | "attack_paid":
            return {"tokens": catalog.words.nouns[Counted.ATTACK].counted(2)}
        case "token_turned" | "turn_token":
            return {"other": side_label(TokenSide.SCIENCE, catalog)}
        case "screen_seen":
            return {"shown": f"{catalog.words.colon}{screened_text((1, 0, 0, 2), 2, catalog)}"}
        case "decks":
            return {"auction": 24, "reserve": values_of(catalog)["characters"]}
        case "token" | "a_token" | "swap_others" | "move_to":
            return {"token": token_label(Token(TokenKind.POWER, 12), catalog)}
        case "card_placed":
            return {"infinite": events.infinite.format(gems=gems)}
        case "section_painted":
            return {"circle": events.circle_under.format(at=values_of(catalog)["at"])}
        case "circle_at":
            return {"at": place_text(Place(2, 0), catalog)}
        case "across" | "level_on_cards":
            return {"cards": joined([44, 2], catalog.words.both)}
        case "keep" | "due":
            return {"cards": 3}
        case "place":
            closed = catalog.actions.closes.format(color=Color.RED)
            return {"circle": closed, "payment": catalog.actions.payment.format(gems=values_of(catalog)["gems"])}
        case "WRONG_LEFT_OUT":
            return {"others": catalog.refusals.or_others}
        case _:
            return {}


def texts_in(name: str, value: Any) -> Iterator[tuple[str, str | Message]]:
    """Yield the messages of a field by their names."""
    if isinstance(value, str | Message):
        yield name, value
    elif isinstance(value, dict):
        for key, text in value.items():
            yield f"{name} {getattr(key, 'name', key)}", text
    elif isinstance(value, tuple):
        yield from ((name, text) for text in value)
    else:
        yield f"{name} choosing", value.choosing
        yield f"{name} ask", value.ask


def filled(name: str, message: str | Message, catalog: Catalog) -> Iterator[str]:
    """Yield a message with something in its placeholders, once for each number and deck end that it agrees with."""
    if isinstance(message, str):
        yield message
        return
    field, _, key = name.partition(" ")
    values = values_of(catalog) | others_of(field, catalog) | others_of(key, catalog)
    for number in NUMBERS if message.chooses_by("n") else NUMBERS[1:2]:
        yield from dict.fromkeys(message.format(**values | {"n": number, "end": end}) for end in DeckEnd)


def text_of(language: str) -> str:
    catalog = catalog_of(language)
    blocks = [f"# A game in words: {language}"]
    for part in PARTS:
        messages = getattr(catalog, part)
        lines = [
            f"- {name}: {text}"
            for field in get_type_hints(type(messages))
            for name, message in texts_in(field, getattr(messages, field))
            for text in filled(name, message, catalog)
        ]
        blocks.append(f"## {part.capitalize()}\n\n" + "\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def file_of(language: str) -> Path:
    return FOLDER / f"games-{language}.md"


if __name__ == "__main__":
    write_files(file_of, text_of)
