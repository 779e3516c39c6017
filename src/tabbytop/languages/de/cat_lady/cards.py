"""What every card of Cat Lady is worth, in German; what programs read stays as it is."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tabbytop.games.cat_lady import guide
from tabbytop.games.cat_lady.cards import GOAL_VP, OTHERS, TOKENS, Kind
from tabbytop.games.cat_lady.cats import CATS, COLOURS, ENDLESS, NOTHING, Cat
from tabbytop.kernel.guide import Card
from tabbytop.languages.de.cat_lady import titles
from tabbytop.languages.de.grammar import capital, listed, sentence

_CATS: Final = {cat.name: cat for cat in CATS}
_OTHERS: Final = {kind.name: kind for kind in OTHERS}
_LETTERS: Final = {
    letter: titles.FOODS[token] for letter, token in zip("ctmwx", TOKENS, strict=True)
}

_TEXTS: Final = {
    "toy": "Spielzeug: Sätze aus verschiedenen bringen 1, 3, 5, 8, 12.",
    "costume": "Kostüm: Die meisten bringen 6; gar keins kostet 2.",
    "catnip": "1 kostet 2; 2–3 bringen 1 je satte Katze; ab 4 sind es 2.",
    "lost-cat": "Zwei davon: ein Streuner oder 2 Punkte.",
    "spray-bottle": "Scheucht die Katze an eine andere Reihe oder Spalte.",
    "brush": "Tauscht eine Katze von dir gegen eine aus der Auslage.",
    "laser-pointer": "Dein ganzer Zug: zwei Karten nach Wahl, eine dritte wird weggeworfen.",
    "shopping-bag": "Von jedem Futter eins für dich, 2 Punkte für alle anderen.",
}
_EACH: Final = {
    "three colours": "je Satz satter Katzen in Schwarz, Rot und Weiß",
    "other cat of its food": "je andere satte Katze mit demselben Futter",
    "food eaten": "je Happen im Bauch",
    "tuna, chicken and milk eaten": "je Menü aus Thunfisch, Huhn und Milch, das deine Katzen "
    "fressen",
    "costume": "je Kostüm",
    "toy": "je Spielzeug",
    "point of your toy sets": "je Punkt deiner Spielzeugsätze",
    "spray bottle or lost cat": "je Sprühflasche oder vermisste Katze, die auf der Hand bleibt",
    "goal": "je gemeinsames Ziel, das du erreichst",
}
_SPECIAL: Final = {
    "macak": "zählt auf Wunsch als eine Katzenminze mehr",
    "waffle": "alles von einer Sorte",
    "hemingway": "7, wenn du ganz allein die meisten Katzen satt machst",
    "moonbeam": "zwei deiner Marken zählen als Joker",
    "aoshima": "drei Katzen: schwarz mit Thunfisch, rot mit Huhn, weiß mit Milch; passt in keinen "
    "Karton",
    "choupette": "vor allen anderen gefüttert, holt sie zwei Karten",
    "elvis": "zählt als Kostüm",
    "little-nicky": "so viel wie deine beste andere satte Katze",
    "tomasso": "zählt als Spielzeug",
}


def tell_cards(options: Mapping[str, object]) -> list[Card]:
    """The cards of the guide, in the same order."""
    return [_german(card) for card in guide.cards(options)]


def _german(card: Card) -> Card:
    if card.group == "goal":
        goal = titles.GOALS[card.name]
        text = f"Ziel: Wer nebeneinander sitzt und zusammen genug {goal} hat, bekommt je {GOAL_VP}."
        return replace(card, title=capital(goal), text=text)
    if card.group in {"cat", "stray"}:
        cat = _CATS[card.name]
        text = told(cat, stray=card.group == "stray")
        return replace(card, title=titles.title(card.name), text=text)
    title = "Karton" if card.group == "box" else titles.title(card.name)
    return replace(card, title=title, text=_told(_OTHERS[card.name]))


def told(cat: Cat, *, stray: bool) -> str:
    """`Schwarz und weiß, braucht Thunfisch und Huhn: 3.`"""
    kind = "Streuner, " if stray else ""
    colours = [titles.COLOURS[name] for bit, name in enumerate(COLOURS) if cat.colours >> bit & 1]
    return sentence(f"{kind}{listed(colours)}, {_needs(cat)}: {_worth(cat)}")


def _worth(cat: Cat) -> str:
    """What a cat is worth once it is fed."""
    parts = [str(cat.vp)] if cat.vp else []
    if cat.per != NOTHING:
        each = _EACH.get(cat.per) or f"je satte {titles.CLASSES[cat.per][0]}"
        parts.append(f"{cat.each} {each}")
    special = [_SPECIAL[cat.name]] if cat.text else []
    return "; ".join([" + ".join(parts), *special] if parts else special)


def _needs(cat: Cat) -> str:
    least, most = cat.any_food
    if cat.needs:
        return f"braucht {_food(cat.needs)}"
    if least == most:
        return f"braucht {least} Happen, egal wovon"
    if most == ENDLESS:
        return f"nimmt {least} oder mehr Happen, egal wovon"
    return f"nimmt {least}–{most} Happen"


def _food(letters: str) -> str:
    """`2 Thunfisch und Milch`."""
    counts = {letter: letters.count(letter) for letter in letters}
    return listed([f"{n} {_LETTERS[x]}" if n > 1 else _LETTERS[x] for x, n in counts.items()])


def _told(kind: Kind) -> str:
    if kind.group == "food":
        feeds = " Macht jede Katze ganz allein satt: 1 Punkt." if kind.food == "x" else ""
        wild = " Zählt als Huhn, Thunfisch oder Milch." if kind.food == "w" else ""
        return f"Futter: {_food(kind.food)}.{feeds}{wild}"
    if kind.group == "box":
        filled = "Gefüllt bringt er 1 für jeden Karton, den du hast"
        return f"{titles.title(kind.name)}, satt oder nicht. {filled}."
    return _TEXTS.get(kind.name) or _TEXTS[kind.group]
