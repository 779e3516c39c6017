"""What Cat Lady's table says in German: questions and events."""

from collections.abc import Mapping
from typing import Final

from tabbytop.games.cat_lady.cards import TURN_CARDS
from tabbytop.games.cat_lady.moves import LINES, VOCABULARY
from tabbytop.kernel.telling import Teller
from tabbytop.languages.de import grammar
from tabbytop.languages.de.cat_lady.titles import GOALS, line, title, titles
from tabbytop.languages.de.grammar import listed, sentence, to

_STARTING: Final = {
    "two-tokens": "zwei 2-Punkte-Marken",
    "one-more-stray": "einem Streuner mehr",
    "one-catnip": "einer Katzenminze",
    "three-wild": "drei Jokern",
    "two-costumes": "zwei Kostümen",
    "wild-toy": "einem beliebigen Spielzeug",
}
# What a turn card wants the most of, in the order of `opponent.WANTED`.
_WANTED: Final = [
    "die meisten Spielsachen",
    "die meiste Katzenminze",
    "die meisten 6-Punkte-Katzen",
    "das meiste Futter",
    "die Linie, an der die Katze sitzt",
]
_PROMPTS: Final = {
    "turn": "Du bist dran. Welche Reihe oder Spalte?",
    "after": "Noch etwas, bevor dein Zug endet?",
    "throw": "Welche Karte wird weggeworfen?",
    "choupette": "Bekommt Choupette jetzt Thunfisch und Milch? Sie holt zwei Karten.",
    "fresh": "Spielst du eine der Karten, die du gerade bekommen hast? Jetzt oder nie.",
    "feed": "Füttere deine Katzen. Niemand sieht zu, bis alle fertig sind.",
}


def turn_card(name: object) -> str:
    """`die meisten Spielsachen, sonst Reihe c`."""
    [card] = [card for card in TURN_CARDS if card.name == name]
    return _WANTED[card.wants] + (f", sonst {line(LINES[card.arrow])}" if card.arrow >= 0 else "")


def does(event: Mapping[str, object], teller: Teller, you: str, other: str) -> str:
    """`du nimmst`, `Ana nimmt`, `die Spielkatze nimmt`."""
    seat = int(str(event["seat"]))
    if seat >= len(teller.names):
        return f"die Spielkatze {other}"
    return grammar.does(teller, seat, you, other)


def tell_prompt(prompt: Mapping[str, object], teller: Teller) -> str:
    """What a seat is asked."""
    key = str(prompt["key"])
    if key == "place":
        who = grammar.does(teller, int(str(prompt["first"])), "fängst", "fängt")
        begins = sentence(f"{who} an, aber nicht mit dieser Reihe")
        return f"Wohin setzt sich die Katze? {begins}"
    if key == "guide":
        wants = turn_card(prompt["card"])
        return f"Die Spielkatze will {wants}, und mehrere Linien sind gleichauf. Welche?"
    if key == "pick":
        more = "zwei Karten" if prompt["left"] == 2 else "noch eine Karte"
        return f"Choupette darf {more} aus der Auslage holen."
    return _PROMPTS[key]


def tell_event(event: Mapping[str, object], teller: Teller) -> str:
    """What happened, and who did it; empty for what needs no words."""
    kind = str(event["event"])
    if kind in {"turn", "end", "hands"}:
        return ""
    if kind in {"reveal", "done", "cat_player_feeds", "pay"}:
        return sentence(_tell_feeding(kind, event, teller))
    if "seat" in event:
        return sentence(_tell_deed(kind, event, teller))
    return sentence(_tell_table(kind, event))


def _tell_table(kind: str, event: Mapping[str, object]) -> str:
    if kind == "refill":
        return f"Neu in der Auslage: {titles(event['cards'])}"
    if kind == "turn_card":
        return f"Die Karte der Spielkatze: {turn_card(event['card'])}"
    if kind == "reshuffle":
        return "Die Zugkarten werden gemischt"
    told = f"Streuner: {titles(event['strays'])}"
    goals = event.get("goals")
    if isinstance(goals, list) and goals:
        told += f". Ziele: {listed([GOALS[str(goal)] for goal in goals])}"
    starting = event.get("starting")
    if isinstance(starting, list):
        gifts = listed([_STARTING[str(card)] for card in starting])
        told += f". Die Spielkatze beginnt mit {gifts}"
    return told


def _tell_deed(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    cards = titles(event.get("cards"))
    if kind == "place":
        return f"{does(event, teller, 'setzt', 'setzt')} die Katze an {line(event['line'])}"
    if kind == "take":
        return f"{does(event, teller, 'nimmst', 'nimmt')} {line(event['line'])}: {cards}"
    if kind == "spray":
        who = does(event, teller, "sprühst", "sprüht")
        return f"{who}: Die Katze rennt zu {line(event['line'])}"
    if kind == "laser":
        return f"{does(event, teller, 'zückst', 'zückt')} den Laserpointer: {cards}"
    if kind == "throw":
        return f"{does(event, teller, 'wirfst', 'wirft')} eine Karte weg: {cards}"
    if kind == "pick":
        return f"Choupette bringt etwas mit: {cards}"
    if kind == "brush":
        who = does(event, teller, "bürstest", "bürstet")
        gets = "bekommst" if event["seat"] == teller.you else "bekommt"
        return f"{who} {title(event['gives'])} fort und {gets} {title(event['gets'])}"
    if kind == "adopt":
        who = does(event, teller, "nimmst", "nimmt")
        return f"{who} für zwei vermisste Katzen einen Streuner auf: {title(event['stray'])}"
    if kind == "cash":
        return f"{does(event, teller, 'machst', 'macht')} aus zwei vermissten Katzen 2 Punkte"
    if kind == "shop":
        who = does(event, teller, "gehst", "geht")
        return f"{who} einkaufen: von jedem Futter eins, 2 Punkte für alle anderen"
    mine, pooled = GOALS[str(event["goal"])], GOALS[str(event["pool"])]
    who = does(event, teller, "tauschst", "tauscht")
    partner = to(teller, int(str(event["partner"])))
    return f"{who} das gemeinsame Ziel mit {partner}: {mine} gegen {pooled}"


def _tell_feeding(kind: str, event: Mapping[str, object], teller: Teller) -> str:
    if kind == "done":
        return f"{does(event, teller, 'hast', 'hat')} einen Futterplan"
    if kind == "pay":
        return f"{does(event, teller, 'fütterst', 'füttert')} Choupette vor allen anderen"
    if kind == "cat_player_feeds":
        return f"Die Spielkatze füttert {_fed(event['plan'])}"
    plans = event["plans"]
    told = [
        f"{grammar.does(teller, seat, 'fütterst', 'füttert')} {_fed(plan)}"
        for seat, plan in enumerate(plans if isinstance(plans, list) else [])
    ]
    return f"Alles wird aufgedeckt. {grammar.capital('; '.join(told))}"


def _fed(plan: object) -> str:
    """`Zeus und Lily`, `niemanden`."""
    cats: list[str] = []
    for text in plan if isinstance(plan, list) else []:
        cat = title(VOCABULARY.parts(VOCABULARY.move(str(text)))["cat"])
        if cat not in cats:
            cats.append(cat)
    return listed(cats) or "niemanden"
