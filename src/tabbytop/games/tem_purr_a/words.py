"""English texts: prompts, events, moves, score lines."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.tem_purr_a.cards import INDIGESTION, KINDS, NAMES
from tabbytop.games.tem_purr_a.moves import VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller, join_with_and, sentence

_TITLES: Final = {kind.name: kind.title for kind in KINDS}
_ORDINALS: Final = ("first", "second", "third")


def title(card: object) -> str:
    """Return our name of a card: `Gyoza` for a 6."""
    return _TITLES[str(card)]


def named(card: object) -> str:
    """Return a card's name inside a sentence, in quotes where it would read as part of it."""
    return f"“{title(card)}”" if card == "choose" else title(card)


def describe_cards(cards: list[str]) -> str:
    """Return the cards of a pile without Indigestions: `2 × 3, a 7 and One More`."""
    told: list[str] = []
    for name in NAMES:
        count = cards.count(name)
        word = name if name.isdecimal() else named(name)
        if count > 1:
            told.append(f"{count} × {word}")
        elif count == 1:
            told.append(f"a {word}" if name.isdecimal() else word)
    return join_with_and(told)


def describe_indigestions(count: int) -> str:
    """Return `an Indigestion`, or `2 Indigestions`."""
    return "an Indigestion" if count == 1 else f"{count} Indigestions"


def describe_card_count(count: int) -> str:
    """Return `a card`, or `3 cards`."""
    return "a card" if count == 1 else f"{count} cards"


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """Return the question to a seat."""
    key = prompt["key"]
    if key == "start":
        return "Start a stack. Which dish?"
    if key == "add":
        now = describe_indigestions(int(str(prompt["spoilt"])))
        return f"{sentence(f'{now} in the game')} Do you slip in another?"
    return f"Next comes a {prompt['dish']}, or you eat {prompt['total']}. What do you do?"


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """Return what happened and who did it."""
    kind = str(event["event"])
    if kind == "end":
        return "The contest is over!"
    if kind == "reshuffle":
        return sentence(f"the deck is out: {event['count']} cards of the discard are shuffled")
    seat = int(str(event["seat"]))
    if kind in {"eat", "draw", "deal"}:
        return sentence(_tell_cards(kind, event, teller, seat))
    if kind in {"token", "add", "decline", "round", "no_dish"}:
        return sentence(_tell_course(kind, event, teller, seat))
    return sentence(_tell_play(kind, event, teller, seat))


def _tell_play(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    total = f"eat {event['total']}"
    if kind == "start":
        return f"{teller.does(seat, 'start')} a stack with a {event['dish']}"
    if kind == "serve":
        return f"{teller.does(seat, 'serve')} a {event['dish']}: {total}"
    if kind == "skip":
        return f"{teller.does(seat, 'skip')} with two {event['dish']}s: {total}"
    if kind == "choose":
        other = teller.name(int(str(event["other"])))
        return f"{teller.does(seat, 'play')} {named('choose')} on {other}"
    if event["card"] == "plus":
        return f"{teller.does(seat, 'play')} {title('plus')}: {total}"
    return f"{teller.does(seat, 'play')} {title('reverse')}"


def _tell_cards(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    cards = event.get("cards")
    names = [str(card) for card in cards] if isinstance(cards, list) else None
    spoilt = int(str(event.get("spoilt", 0)))
    if kind == "eat" and names is not None:
        short = "" if len(names) == event["count"] else f" (only {len(names)} were left)"
        told = f"{teller.does(seat, 'eat')} {event['count']}{short}: {describe_cards(names)}"
        if names.count(INDIGESTION) == len(names):
            told = f"{teller.does(seat, 'eat')} {event['count']}{short}: nothing good"
        return f"{told}, and {describe_indigestions(spoilt)}!" if spoilt else f"{told}, all good"
    count = int(str(event["count"]))
    drawn = describe_cards(names) if names else describe_card_count(count)
    if kind == "deal":
        verb = "are" if seat == teller.you else "is"
        return f"{teller.name(seat)} {verb} dealt {drawn}"
    if not spoilt:
        return f"{teller.does(seat, 'draw')} {drawn}"
    bad = describe_indigestions(spoilt)
    return f"{teller.does(seat, 'draw')} {f'{drawn} and {bad}' if count else bad}!"


def _tell_course(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    if kind == "token":
        nth = _ORDINALS[int(str(event["tokens"])) - 1]
        return f"{teller.does(seat, 'take')} a {nth} token"
    if kind == "no_dish":
        return f"{teller.does(seat, 'have')} no dish to start with"
    spoilt = int(str(event["spoilt"]))
    if kind == "add":
        return f"{teller.does(seat, 'add')} an Indigestion: {spoilt} in the game now"
    if kind == "decline":
        return f"{teller.does(seat, 'add')} no Indigestion"
    deck = f"{describe_indigestions(spoilt)} in {event['deck']} cards"
    return f"round {event['round']}: {deck}. {teller.does(seat, 'begin')}"


def tell_move(move: int, teller: Teller) -> str:
    """Return a move in words, short enough for a list."""
    parts = VOCABULARY.parts(move)
    verb = parts["verb"]
    dish = parts.get("dish", "")
    other = teller.name(int(parts["seat"])) if _is_seated(parts, teller) else parts.get("seat")
    return {
        "start": f"start with a {dish}",
        "serve": f"serve a {dish}",
        "eat": "eat",
        "play": named(parts.get("card", "plus")),
        "choose": f"{named('choose')} on {other}",
        "skip": f"skip with two {dish}s",
        "add": "slip one in",
        "pass": "no more of them",
    }[verb]


def _is_seated(parts: Mapping[str, str], teller: Teller) -> bool:
    return "seat" in parts and int(parts["seat"]) < len(teller.names)


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """Return a line of the score sheet."""
    if line.key == "tokens":
        return f"tokens taken: {line.args['count']}"
    return f"cards in hand, for a tie: {line.args['hand']}"
