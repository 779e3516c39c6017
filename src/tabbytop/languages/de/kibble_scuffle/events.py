"""What happens in Kibble Scuffle, in German."""

from collections.abc import Mapping
from typing import Final

from tabbytop.kernel.telling import Teller
from tabbytop.languages.de.grammar import capital, counted, does, listed, of, sentence
from tabbytop.languages.de.kibble_scuffle.cards import bowl_name, noun
from tabbytop.languages.de.kibble_scuffle.words import cubes_told
from tabbytop.languages.de.nouns import Case

_SILENT: Final = frozenset({"ability", "turn"})
_NOBODYS: Final = frozenset({"robo-vac", "bag", "toy-mouse"})  # who owns it does not matter
_MOVED: Final = {"catnip": "lockt", "mangy": "schubst", "robo-vac": "scheucht"}


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """What happened, and who did it; empty for what needs no words."""
    kind = str(event["event"])
    if kind in _SILENT:
        return ""
    if kind == "end":
        return _tell_end(event, teller)
    if "owner" in event:
        return sentence(_tell_card(kind, event, teller))
    if "seat" in event:
        return sentence(_tell_seat(kind, event, teller))
    return sentence(_tell_bowl(kind, event, teller))


def _cause(event: Mapping[str, object], teller: Teller, case: Case = "nominative") -> str:
    """`Anas Zottelkatze`, `der Saugroboter`; nothing if nobody did it."""
    if "by" not in event:
        return ""
    if event["by"] in _NOBODYS:
        return noun(event["by"]).the(case)
    return noun(event["by"]).of(teller, int(str(event["by_owner"])), case)


def _tell_card(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    owner = int(str(event["owner"]))
    card, bowl = noun(event["card"]), bowl_name(event["bowl"])
    cat, whom = card.of(teller, owner), card.of(teller, owner, "accusative")
    cause = _cause(event, teller)
    if kind == "play":
        sends = does(teller, owner, "schickst", "schickt")
        return f"{sends} {card.the('accusative')} zum {bowl}"
    if kind == "item":
        note = ": Jetzt spielen alle dort" if event["card"] == "laser-pointer" else ""
        uses = does(teller, owner, "nimmst", "nimmt")
        return f"{uses} {card.the('accusative')} für den {bowl}{note}"
    if kind == "copy":
        plays = does(teller, owner, "spielst", "spielt")
        return f"{plays} die Nachahmerkatze als {card.word} am {bowl}"
    if kind == "laser_off":
        return f"{cat} am {bowl} geht aus"
    if kind == "move":
        verb = _MOVED.get(str(event.get("by")), "bringt")
        return f"{cause} {verb} {whom} vom {bowl} zum {bowl_name(event['to'])}"
    if kind == "return":
        return f"{cause} schickt {whom} vom {bowl} zurück auf die Hand"
    if kind == "tease":
        return f"{cause} sucht sich {whom} am {bowl} aus"
    if kind == "aside":
        return f"{cat} kommt zum {bowl} zurück"
    if kind == "back":
        return f"{cat} ist wieder am {bowl}"
    if kind == "eat":
        if cause:
            return f"{cause} füttert {whom} am {bowl} mit {cubes_told(event['cubes'], 'einer')}"
        return f"{cat} frisst am {bowl} {cubes_told(event['cubes'])}"
    return _tell_discard(event, teller, cat, whom)


def _tell_discard(event: Mapping[str, object], teller: Teller, cat: str, whom: str) -> str:
    why, bowl = event.get("why"), bowl_name(event["bowl"])
    if why == "fed":
        return ""
    if why == "hungry":
        return f"{cat} zieht hungrig vom {bowl} ab"
    if why == "turned away":
        meets = _cause(event, teller, "accusative")
        return (
            f"{cat} verlässt den {bowl}, trifft auf {meets} und landet in der Ablage: "
            "Zuerst frisst an jedem Napf nur eine"
        )
    if event.get("by") == "feral":
        return f"{_cause(event, teller)} jagt {whom} vom {bowl} weg"
    return f"{_cause(event, teller)} wirft {whom} am {bowl} raus"


def _tell_seat(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    seat = int(str(event["seat"]))
    if kind == "draw":
        cards = event.get("cards")
        drawn = counted(int(str(event.get("count", 0))), "eine Karte", "Karten")
        if isinstance(cards, list):
            drawn = listed([noun(card).word for card in cards])
        return f"{does(teller, seat, 'ziehst', 'zieht')} {drawn}"
    if kind == "reshuffle":
        whose = "deine" if seat == teller.you else "die eigene"
        return f"{does(teller, seat, 'mischst', 'mischt')} {whose} Ablage zu einem neuen Deck"
    card = noun(event["card"]).the("accusative") if "card" in event else "eine Karte"
    if kind == "throw":
        return f"{does(teller, seat, 'legst', 'legt')} {card} ab: Nichts lässt sich spielen"
    if kind == "swap":
        swaps = does(teller, seat, "tauschst", "tauscht")
        other = of(teller, int(str(event["other"])))
        return f"{swaps} die {event['gives']} der Gassenkatze gegen eine {event['gets']} {other}"
    if kind == "box":
        return f"{does(teller, seat, 'hast', 'hat')} die Futterbox"
    if kind == "omit":
        return f"{does(teller, seat, 'lässt', 'lässt')} {card} weg"
    return f"{does(teller, seat, 'nimmst', 'nimmt')} {card} für den Anfang"


def _tell_bowl(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    bowl = bowl_name(event["bowl"])
    cause = _cause(event, teller)
    cubes = cubes_told(event.get("cubes", []))
    if kind == "drop":
        if not cause:
            return f"der {bowl} wird gefüllt: {cubes}"
        if event.get("by") == "bag":
            return f"{cause} streut {cubes} in den {bowl}"
        return f"{cause} erbettelt {cubes} für den {bowl}"
    if kind == "spill":
        if event.get("by") == "fraidy":
            return f"{cause} ist weg und kippt den {bowl} um: {cubes} zurück in die Futterbox"
        return f"{cause} stößt {cubes} aus dem {bowl} in die Futterbox"
    if kind == "trade":
        return f"{cause} vertauscht das Futter von {bowl} und {bowl_name(event['other'])}"
    if kind == "dinner":
        return f"Futterzeit am {bowl}!"
    if kind == "dinner_over":
        return f"{cause} hat gefressen: Überall ist Schluss, und die Futterbox bleibt, wo sie ist"
    return f"im {bowl} ist nichts mehr"


def _tell_end(event: Mapping[str, object], teller: Teller) -> str:
    left_out = event.get("left_out")
    if not isinstance(left_out, list):
        return ""
    told = [
        f"{does(teller, seat, 'lässt', 'lässt')} {listed([noun(card).word for card in cards])} weg"
        for seat, cards in enumerate(left_out)
    ]
    return sentence(f"Die Decks werden gezeigt. {capital('; '.join(told))}")
