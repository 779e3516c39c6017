"""Typed access to a view of Cat Lady, numbers of lines and cells, and counts of turns."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.cat_lady.cards import NAMES, OTHERS, Kind
from tabbytop.games.cat_lady.cats import CAT_COUNT, CATS, Cat
from tabbytop.games.cat_lady.moves import LINES
from tabbytop.games.cat_lady.words import title

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import CatLadyView, PlayerView
    from tabbytop.terminal.render_context import RenderContext

KIND_NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
CAT_BY_NAME: Final = {cat.name: cat for cat in CATS}
KIND_BY_NAME: Final = {kind.name: kind for kind in OTHERS}
CARDS_PER_TURN: Final = 3


def cat_lady_view(view: Mapping[str, object]) -> "CatLadyView":
    """The view with its types."""
    return cast("CatLadyView", view)


def card_named(name: str) -> Cat | Kind:
    """A card as it is printed."""
    return CATS[KIND_NUMBER[name]] if KIND_NUMBER[name] < CAT_COUNT else KIND_BY_NAME[name]


def reader_player(scene: "RenderContext") -> "PlayerView | None":
    """What the one who looks has on the table."""
    view = cat_lady_view(scene.view)
    return None if scene.reader is None else view["players"][scene.reader]


def own_hand(view: Mapping[str, object]) -> list[str]:
    """The cards that the one who looks holds; an onlooker holds none."""
    own = cat_lady_view(view)["own"]
    return own["hand"] if own is not None else []


def own_plan(view: Mapping[str, object], *, with_paid: bool) -> list[str]:
    """What the one who looks has fed so far; perhaps with what Choupette ate before all others."""
    seen = cat_lady_view(view)
    own = seen["own"]
    if own is None or seen["seat"] is None:
        return []
    has_her = with_paid and "choupette" in seen["players"][seen["seat"]]["cats"]
    return [*(seen["paid"] if has_her else []), *own["plan"]]


def count_cards(names: Sequence[str]) -> str:
    """`2 Catnip, Spray bottle`, in the order in which they come; `Tuna ×2` is a card by itself."""
    return ", ".join(
        title(name) if count == 1 else f"{count} {title(name)}"
        for name, count in Counter(names).items()
    )


def line_label(line: int) -> str:
    """The letter or digit of a row or column."""
    return LINES[line].split()[-1]


def line_key(line: int) -> int:
    """The number to type for a line: its own digit where it has one, else 4 to 6."""
    return int(line_label(line)) if line_label(line).isdecimal() else 4 + line % 3


def line_of_key(number: int) -> int | None:
    """The line that goes by a number."""
    return next((line for line in range(len(LINES)) if line_key(line) == number), None)


def cell_key(cell: int) -> int:
    """The number to type for a place of the grid, row by row."""
    return cell + 1


def turns_left(view: "CatLadyView", player: int) -> int:
    """How many turns a player still has, the one that goes on included."""
    if view["phase"] not in {"opening", "turns"} or not view["asked"]:
        return 0
    asked, running, players = view["asked"][0], view["active"], len(view["players"])
    if asked["key"] == "place":
        running = int(str(asked["first"])) - 1
    coming = sum((running + turn) % players == player for turn in range(1, _to_come(view) + 1))
    return coming + int(view["phase"] == "turns" and player == running)


def _to_come(view: "CatLadyView") -> int:
    """How many turns come after the one that goes on, all players' together."""
    refills = view["deck"] // CARDS_PER_TURN
    refilled = view["asked"][0]["key"] in {"after", "place"}
    if refilled and any(cell["card"] is None for cell in view["grid"]):
        return 0
    return refills + int(refilled)


def turns_begun(view: "CatLadyView", player: int) -> int:
    """How many turns a player has had, the one that goes on included."""
    players = len(view["players"])
    last = view["turn"] - (view["active"] - player) % players
    return (last - 1) // players + 1 if last > 0 else 0
