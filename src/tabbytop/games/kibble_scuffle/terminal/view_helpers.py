"""Typed access to a view of Kibble Scuffle, card titles, and the dinner forecast."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, KINDS, NAMES, is_item
from tabbytop.games.kibble_scuffle.words import AREA, message
from tabbytop.terminal.texts import render, say
from tabbytop.texts import catalogue

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import BowlView, KibbleView

catalogue.add_area("terminal-kibble-scuffle", names_from=AREA)

KIND_BY_NAME: Final = {kind.name: kind for kind in KINDS}
NUMBER_BY_NAME: Final = {kind.name: number for number, kind in enumerate(KINDS)}


def kibble_view(view: Mapping[str, object]) -> "KibbleView":
    """Return the view with its type."""
    return cast("KibbleView", view)


def own_hand(view: Mapping[str, object]) -> list[str]:
    """Return the reader's hand; empty for an onlooker."""
    own = kibble_view(view)["own"]
    return own["hand"] if own is not None else []


def title(name: str) -> str:
    """Return a card's printed name."""
    return render(message(f"card-{name}"))


def card_text(name: str) -> str:
    """Return what a card does."""
    return render(message(f"card-{name}.text"))


def bowl_name(number: int) -> str:
    """Return `Fish bowl` for 1."""
    return render(message(f"bowl-{number}"))


def bowl_word(number: int) -> str:
    """Return `Fish` for 1."""
    return say("terminal-kibble-scuffle", f"short-bowl-{number}")


def short_title(name: str) -> str:
    """Return a card's name for little room: `Tom`."""
    if catalogue.has_text("terminal-kibble-scuffle", f"short-card-{name}"):
        return say("terminal-kibble-scuffle", f"short-card-{name}")
    return title(name)


def count_cards(names: Sequence[str]) -> str:
    """Return `Kitten ×2, Mangy Cat`, in the given order."""
    return ", ".join(
        title(name) if count == 1 else f"{title(name)} ×{count}"
        for name, count in Counter(names).items()
    )


UNSURE: Final = 0
_MORE_KITTENS: Final = 3  # how many the first Kitten can bring along
_LAST_PLAYS: Final = frozenset(
    {"play", "item-cat"}
)  # prompts for the last card of a turn, except Kittens
_MAY_MOVE_CATS: Final = frozenset({"catnip", "feral", "mangy", "pounce", "mama", "copy"})


def count_with(view: "KibbleView", name: str, number: int) -> int:
    """Return how many cats a bowl counts once this one has arrived; UNSURE if others may leave."""
    bowl = view["bowls"][number - 1]
    if name in _MAY_MOVE_CATS or is_item(NAMES.index(name)):
        return UNSURE
    rival = _priority_cat(bowl, name)
    if rival and name != "queen":
        return UNSURE
    return bowl["counted"] + _places_taken(name) - (1 if rival else 0)


def calls_dinner(view: "KibbleView", question: object, name: str, number: int) -> bool:
    """Whether playing a cat calls dinner at a bowl for sure.

    Nothing in the rest of the turn moves a cat, and no Lazy Cat elsewhere can end dinner before
    this bowl is served (KS-F9).
    """
    if question not in _LAST_PLAYS or count_with(view, name, number) < FULL_BOWL:
        return False
    to_come = _MORE_KITTENS if name == "kitten" else 0
    others = [
        bowl
        for bowl in view["bowls"]
        if bowl["bowl"] != number and bowl["counted"] + to_come >= FULL_BOWL
    ]
    return not any(cat["card"] == "lazy" for bowl in others for cat in bowl["cats"])


def forecast_text(
    view: "KibbleView", parts: Mapping[str, str], prompt: Mapping[str, object]
) -> tuple[str, bool]:
    """Return `4 + Kitten = 5: dinner if all stay` for a cat that arrives at a bowl, and whether
    that is dinner; else "".

    An item's cat, or an ability that was interrupted, may still take a cat away (KS-T9, KS-T14).
    """
    place, name = _arriving_cat(parts, prompt)
    if not place:
        return "", False
    bowl = view["bowls"][place - 1]
    if parts["verb"] == "send" and _priority_cat(bowl, name):
        stronger = _priority_cat(bowl, name)
        return say("terminal-kibble-scuffle", "forecast-priority", card=stronger), False
    total, counted = count_with(view, name, place), bowl["counted"]
    if total == UNSURE:
        return say("terminal-kibble-scuffle", "forecast-unsure", counted=counted), False
    dinner = total >= FULL_BOWL
    text = say(
        "terminal-kibble-scuffle",
        "forecast-dinner" if dinner else "forecast",
        counted=counted,
        short=short_title(name),
        total=total,
    )
    return text, dinner


def _arriving_cat(parts: Mapping[str, str], prompt: Mapping[str, object]) -> tuple[int, str]:
    """Return the bowl, 1-3, and the cat that arrives there; bowl 0 if none does."""
    if parts["verb"] == "send":
        return int(parts["bowl"]), parts["cat"]
    if parts["verb"] == "play":
        return int(parts["bowl"]), parts["card"]
    if parts["verb"] == "choose" and prompt.get("key") == "catnip":
        return int(str(prompt["bowl"])), parts["cat"]
    return 0, ""


def _priority_cat(bowl: "BowlView", name: str) -> str:
    """Return the priority cat at a bowl that another one would meet."""
    if KIND_BY_NAME[name].priority:
        for cat in bowl["cats"]:
            if KIND_BY_NAME[cat["card"]].priority:
                return cat["card"]
    return ""


def _places_taken(name: str) -> int:
    return 2 if name == "fat" else 1
