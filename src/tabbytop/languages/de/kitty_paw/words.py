"""What Kitty Paw's table says in German: questions and events."""

from collections.abc import Mapping
from typing import Final

from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import (
    capital,
    does,
    listed,
    name,
    sentence,
    together,
    whom,
    your,
)
from tabbytop.languages.de.kitty_paw.cards import SYMBOLS, TITLES

_FAULTS: Final = {
    "missing": "fehlt",
    "extra": "ist zu viel",
    "place": "liegt am falschen Ort",
    "face": "zeigt die falsche Seite",
    "side": "liegt auf der falschen Seite",
    "turn": "ist falsch gedreht",
    "order": "liegt unter statt auf ihrer Nachbarin",
    "symbol": "ist die falsche",
}
_LIES: Final = {
    "back": "Rücken oben",
    "belly": "Bauch oben",
    "horizontal": "quer",
    "vertical": "hochkant",
    "up": "Bild oben",
}
_PROMPTS: Final = {
    "paw": "Pfote her, bitte!",
    "grab": "Welche Karte schnappst du dir?",
    "build": "Bau nach, was deine Karte zeigt, und dann: Miau!",
    "clock": "Die Uhr tickt.",
}


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """What a seat is asked."""
    key = str(prompt["key"])
    if key == "answer":
        return sentence(
            f"{does(teller, _number(prompt, 'caller'), 'rufst', 'ruft')}. Antworte, schnell!"
        )
    return _PROMPTS[key]


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """What happened, and who did it."""
    kind = str(event["event"])
    if "seat" not in event:
        return sentence(_tell_course(kind, event, teller))
    seat = _number(event, "seat")
    if kind in _MEOWS:
        return sentence(_tell_meow(kind, event, teller, seat))
    if "box" in event:
        return sentence(_tell_hide(kind, event, teller, seat))
    return sentence(_tell_paw(kind, event, teller, seat))


def _tell_course(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    if kind == "round":
        extra = f", Extrarunde {event['extra']}" if event["extra"] else ""
        return f"Runde {event['round']}{extra}: {_cards(event['row'])}. Pfoten in die Mitte, bitte"
    if kind == "last":
        return f"zuletzt geantwortet: {listed([name(teller, seat) for seat in _seats(event)])}"
    if kind == "tie":
        return (
            f"Gleichstand! {together(teller, _seats(event), 'spielt', 'spielen')} eine Extrarunde"
        )
    if kind == "removed":
        return f"weggelegt: {_cards(event['cards'])}"
    return {
        "under": f"Karte {event.get('card')} zeigt ein Bild, das schon da ist: unter den Stapel",
        "start": "Kitty Paw!",
        "bell": "es läutet: Die Runde ist vorbei",
        "tick": "",
        "over": "das Spiel ist aus!",
    }[kind]


def _tell_paw(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    if kind == "ran_home":
        piece = f"{your(teller, seat, 'deine')} {TITLES[str(event['kind'])]}"
        return f"{piece} läuft heim zu Stelle {event['spot']}"
    if kind == "took":
        taken = f"eine {TITLES[str(event['kind'])]} von Stelle {event['spot']}"
        return f"{does(teller, seat, 'nimmst', 'nimmt')} {taken}"
    if kind in {"placed", "lifted", "home"}:
        piece = f"eine {TITLES[str(event['piece'])]}"
        if kind == "placed":
            return f"{does(teller, seat, 'legst', 'legt')} {piece} auf {event['cell']}"
        if kind == "lifted":
            return f"{does(teller, seat, 'hebst', 'hebt')} {piece} auf"
        return f"{does(teller, seat, 'legst', 'legt')} {piece} zurück"
    return {
        "paw": f"{does(teller, seat, 'legst', 'legt')} eine Pfote in die Mitte",
        "grabbed": f"{does(teller, seat, 'schnappst dir', 'schnappt sich')} {_card(event)}",
        "given": f"{does(teller, seat, 'bekommst', 'bekommt')} {_card(event)}",
        "turned": f"{does(teller, seat, 'drehst', 'dreht')} sie",
        "flipped": f"{does(teller, seat, 'wendest', 'wendet')} sie: "
        f"{_LIES.get(str(event.get('face')))}",
    }[kind]


def _tell_hide(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    box = f"Karton {event['box']}"
    symbol = SYMBOLS[str(event["symbol"])] if "symbol" in event else ""
    if kind == "peeked":
        told = f"{does(teller, seat, 'schaust', 'schaut')} in {box}"
        return f"{told}: {symbol}" if symbol else told
    if kind == "kept":
        return f"{does(teller, seat, 'behältst', 'behält')}, was in {box} war: {symbol}"
    if kind == "shut":
        if event["late"]:
            return f"{box} fällt von selbst zu"
        return f"{does(teller, seat, 'machst', 'macht')} {box} zu"
    return f"{your(teller, seat, 'deine')} Versteckkarte rutscht zurück in {box}"


_MEOWS: Final = {
    "called", "answered", "false_start", "released", "checked", "scored", "false_alarm",
}  # fmt: skip


def _tell_meow(kind: str, event: Mapping[str, object], teller: Teller, seat: int) -> str:
    if kind == "checked":
        pattern = f"{your(teller, seat, 'dein')} Bild"
        if event["right"]:
            return f"{pattern} stimmt!"
        return f"{pattern} stimmt nicht: {_faults(event['faults'])}"
    if kind == "scored":
        points = f"{_number(event, 'points'):+d}".replace("-", "–")
        return f"Karte {event['card']} für {whom(teller, seat)}: {points}"
    is_ = capital(does(teller, seat, "bist", "ist"))
    return {
        "called": f"{does(teller, seat, 'rufst', 'ruft')}: Miau!",
        "answered": f"{does(teller, seat, 'antwortest', 'antwortet')}: Miau!",
        "false_start": f"zu früh Miau! gesagt: {is_} eingefroren",
        "released": f"{does(teller, seat, 'taust', 'taut')} auf",
        "false_alarm": f"Fehlalarm: {is_} diese Runde draußen",
    }[kind]


def _faults(faults: object) -> str:
    """`Frackkatze ist falsch gedreht, Kartonkarte fehlt`."""
    assert isinstance(faults, list)
    return ", ".join([f"{TITLES[str(f['piece'])]} {_FAULTS[str(f['fault'])]}" for f in faults])


def _number(data: Mapping[str, object], key: str) -> int:
    return int(str(data[key]))


def _seats(event: Mapping[str, object]) -> list[int]:
    seats = event["seats"]
    assert isinstance(seats, list)
    return [int(seat) for seat in seats]


def _card(event: Mapping[str, object]) -> str:
    return f"Karte {event.get('card')}"


def _cards(cards: object) -> str:
    """`Karte 3`, `Karten 3 und 7`."""
    assert isinstance(cards, list)
    return f"Karte{'n' if len(cards) > 1 else ''} {listed([str(card) for card in cards])}"
