"""What the table of Tem-Purr-A says in German: questions, events, moves, score lines."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.tem_purr_a.cards import INDIGESTION, NAMES
from tabbytop.games.tem_purr_a.moves import VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import counted, does, listed, sentence, whom
from tabbytop.languages.de.tem_purr_a.guide import NOUNS

_ORDINALS: Final = ("erste", "zweite", "dritte")
_YOU_THERE: Final = "„Du da“"


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """What a seat is asked."""
    key = prompt["key"]
    if key == "start":
        return "Fang einen Stapel an. Mit welchem Gericht?"
    if key == "add":
        now = _indigestions(int(str(prompt["spoilt"])))
        return f"{sentence(f'{now} im Spiel')} Schmuggelst du noch eins dazu?"
    return f"Weiter mit einer {prompt['dish']}, oder du isst {prompt['total']}. Was tust du?"


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """What happened, and who did it."""
    kind = str(event["event"])
    if kind == "end":
        return "Das Wettessen ist vorbei!"
    if kind == "reshuffle":
        cards = counted(int(str(event["count"])), "eine Karte", "Karten")
        return sentence(f"das Deck ist leer, die Ablage wird neu gemischt: {cards}")
    seat = int(str(event["seat"]))
    if kind in {"eat", "draw", "deal"}:
        return sentence(_tell_cards(kind, event, teller, seat))
    if kind in {"token", "add", "decline", "round", "no_dish"}:
        return sentence(_tell_course(kind, event, teller, seat))
    return sentence(_tell_play(kind, event, teller, seat))


def _cards(cards: list[str]) -> str:
    """`2 × 3, eine 7 und Nachschlag`: what is in a pile, the Indigestions left out."""
    told: list[str] = []
    for card in NAMES:
        count = cards.count(card)
        word = card if card.isdecimal() else _action(card)
        if count > 1:
            told.append(f"{count} × {word}")
        elif count == 1:
            told.append(f"eine {word}" if card.isdecimal() else word)
    return listed(told)


def _action(card: str) -> str:
    """An action as it is called in a sentence."""
    return _YOU_THERE if card == "choose" else NOUNS[card].word


def _indigestions(count: int) -> str:
    """`ein Bauchweh`, `2-mal Bauchweh`."""
    return "ein Bauchweh" if count == 1 else f"{count}-mal Bauchweh"


def _tell_play(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    total = f"macht {event.get('total')}"
    if kind == "start":
        begins = does(teller, seat, "fängst", "fängt")
        return f"{begins} einen Stapel mit einer {event['dish']} an"
    if kind == "serve":
        return f"{does(teller, seat, 'servierst', 'serviert')} eine {event['dish']}: {total}"
    if kind == "skip":
        evades = does(teller, seat, "weichst", "weicht")
        return f"{evades} mit zwei {event['dish']}ern aus: {total}"
    if kind == "choose":
        points = does(teller, seat, "zeigst", "zeigt")
        return f"{points} mit {_YOU_THERE} auf {whom(teller, int(str(event['other'])))}"
    plays = does(teller, seat, "spielst", "spielt")
    if event["card"] == "plus":
        return f"{plays} einen Nachschlag: {total}"
    return f"{plays} eine Kehrtwende"


def _tell_cards(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    cards = event.get("cards")
    names = [str(card) for card in cards] if isinstance(cards, list) else None
    spoilt = int(str(event.get("spoilt", 0)))
    if kind == "eat" and names is not None:
        short = "" if len(names) == event["count"] else f" (es waren nur noch {len(names)} da)"
        good = "nichts Gutes" if names.count(INDIGESTION) == len(names) else _cards(names)
        told = f"{does(teller, seat, 'isst', 'isst')} {event['count']}{short}: {good}"
        return f"{told}, und {_indigestions(spoilt)}!" if spoilt else f"{told}, alles gut"
    count = int(str(event["count"]))
    drawn = _cards(names) if names else counted(count, "eine Karte", "Karten")
    if kind == "deal":
        return f"{does(teller, seat, 'bekommst', 'bekommt')} {drawn}"
    draws = does(teller, seat, "ziehst", "zieht")
    if not spoilt:
        return f"{draws} {drawn}"
    bad = _indigestions(spoilt)
    return f"{draws} {f'{drawn} und {bad}' if count else bad}!"


def _tell_course(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    if kind == "token":
        nth = _ORDINALS[int(str(event["tokens"])) - 1]
        return f"{does(teller, seat, 'nimmst', 'nimmt')} die {nth} Marke"
    if kind == "no_dish":
        return f"{does(teller, seat, 'hast', 'hat')} kein Gericht für den Anfang"
    spoilt = int(str(event["spoilt"]))
    if kind == "add":
        adds = does(teller, seat, "tust", "tut")
        return f"{adds} noch ein Bauchweh dazu: jetzt {_indigestions(spoilt)} im Spiel"
    if kind == "decline":
        return f"{does(teller, seat, 'tust', 'tut')} kein Bauchweh dazu"
    deck = f"{_indigestions(spoilt)} in {event['deck']} Karten"
    return f"Runde {event['round']}: {deck}. {sentence(does(teller, seat, 'beginnst', 'beginnt'))}"


def tell_move(move: int, teller: Teller) -> str:
    """A move in words, short enough for a list."""
    parts = VOCABULARY.parts(move)
    dish = parts.get("dish", "")
    return {
        "start": f"mit einer {dish} anfangen",
        "serve": f"eine {dish} servieren",
        "eat": "essen",
        "play": _action(parts.get("card", "plus")),
        "choose": f"mit {_YOU_THERE} auf {_seat(parts, teller)}",
        "skip": f"mit zwei {dish}ern ausweichen",
        "add": "noch eins dazu",
        "pass": "lieber keins mehr",
    }[parts["verb"]]


def _seat(parts: Mapping[str, str], teller: Teller) -> str:
    seat = int(parts.get("seat", 0))
    return whom(teller, seat) if seat < len(teller.names) else str(seat)


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """A line of the score sheet."""
    if line.key == "tokens":
        return f"genommene Marken: {line.args['count']}"
    return f"Handkarten, bei Gleichstand: {line.args['hand']}"
