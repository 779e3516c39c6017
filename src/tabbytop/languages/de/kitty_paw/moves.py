"""Kitty Paw's moves and score lines in German."""

from collections.abc import Mapping

from tabbytop.games.kitty_paw.moves import START, VOCABULARY
from tabbytop.kernel.result import ScoreLine
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import of, whom
from tabbytop.languages.de.kitty_paw.cards import TITLES


def tell_move(move: int, teller: Teller) -> str:
    """A move in words, short enough for a list."""
    parts = VOCABULARY.parts(move)
    verb = parts["verb"]
    if move >= START.base:
        return f"die Uhr {_clock_does(parts, teller)}"
    if verb == "lift":
        stray = parts["piece"] == "stray"
        return f"{'den Streuner' if stray else TITLES[parts['piece']]} aufheben"
    return {
        "paw": "Pfote in die Mitte",
        "grab": f"Karte {parts.get('card')} der Reihe schnappen",
        "take": f"das Plättchen an Stelle {parts.get('spot')} nehmen",
        "turn": f"nach {'links' if parts.get('way') == 'left' else 'rechts'} drehen",
        "flip": "wenden",
        "place": f"auf {parts.get('cell')} legen",
        "home": "zurücklegen",
        "peek": f"in Karton {parts.get('box')} schauen",
        "keep": "behalten",
        "shut": "den Karton zumachen",
        "meow": "Miau!",
    }[verb]


def _clock_does(parts: Mapping[str, str], teller: Teller) -> str:
    seat = int(parts.get("seat", "0"))
    sits_there = seat < len(teller.names)
    who = whom(teller, seat) if sits_there else f"Platz {seat}"
    whose = of(teller, seat) if sits_there else f"von Platz {seat}"
    return {
        "start": "legt die säumigen Pfoten dazu",
        "give": "gibt allen eine Karte, die noch keine haben",
        "release": f"lässt {who} frei",
        "chase": f"scheucht den Streuner {whose} heim",
        "close": f"macht den Karton {whose} zu",
        "slip": f"lässt die Karte {whose} zurückrutschen",
        "hush": "wartet auf keine Antwort mehr",
        "tick": "tickt",
        "bell": "läutet",
    }[parts["verb"]]


def tell_score_line(line: ScoreLine, teller: Teller) -> str:
    """A line of the score sheet."""
    if line.key == "card":
        return f"Karte {line.args['card']}, gebaut"
    if line.key == "penalty":
        return f"Karte {line.args['card']}, Strafe"
    if line.key == "extra":
        return f"Extrarunden: {line.args['rounds']}"
    return f"Sekunden: {line.args['seconds']}"
