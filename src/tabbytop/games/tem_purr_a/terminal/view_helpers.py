"""Typed access to a view of Tem-Purr-A, card titles, and the risk of eating."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.tem_purr_a.cards import NAMES, box_of
from tabbytop.games.tem_purr_a.words import AREA, message
from tabbytop.terminal.texts import render, say
from tabbytop.texts import catalogue

if TYPE_CHECKING:
    from tabbytop.games.tem_purr_a.view import TempuraView

catalogue.add_area("terminal-tem-purr-a", names_from=AREA)

_FACES: Final = {"plus": "+1", "reverse": "↺", "choose": "☞"}


def tempura_view(view: Mapping[str, object]) -> "TempuraView":
    """Return the view with its type."""
    return cast("TempuraView", view)


def own_hand(view: Mapping[str, object]) -> list[str]:
    """Return the reader's hand; empty for an onlooker."""
    own = tempura_view(view)["own"]
    return own["hand"] if own is not None else []


def title(name: str) -> str:
    """Return a card's name."""
    return render(message(f"card-{name}"))


def short_title(name: str) -> str:
    """Return a card's name for a narrow card."""
    return say("terminal-tem-purr-a", f"short-card-{name}")


def face(name: str) -> str:
    """Return the number or symbol printed on a card."""
    return _FACES.get(name, name)


def count_cards(names: Sequence[str]) -> str:
    """Return `2 ×4, 7, One More ×2`, in the order of the box."""
    counts = Counter(names)
    lines = []
    for name in NAMES:
        word = name if name.isdecimal() else title(name)
        if counts[name]:
            lines.append(word if counts[name] == 1 else f"{word} ×{counts[name]}")
    return ", ".join(lines)


def unseen_cards(view: Mapping[str, object], options: Mapping[str, object]) -> list[str]:
    """Return the cards that are in the deck or in another hand, by counting."""
    seen = tempura_view(view)
    box = Counter(dict(zip(NAMES, box_of(str(options.get("dishes"))), strict=True)))
    box -= Counter(own_hand(view)) + Counter(seen["discard"]) + Counter(seen["stack"]["cards"])
    return list(box.elements())


def risk(view: Mapping[str, object]) -> float:
    """Return the probability that eating the stack draws an Indigestion."""
    return tempura_view(view)["stack"]["danger"] / 1000


def percent_text(chance: float) -> str:
    """Return `43 %`; only certain results are 0 or 100."""
    percent = round(100 * chance)
    if 0 < chance < 1:
        percent = min(max(percent, 1), 99)
    return say("terminal-tem-purr-a", "percent", percent=percent)
