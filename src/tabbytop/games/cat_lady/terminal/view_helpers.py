"""Typed access to a view of Cat Lady, numbers of lines and cells, and counts of turns."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from tabbytop.games.cat_lady.cards import NAMES, OTHERS, Kind
from tabbytop.games.cat_lady.cats import CAT_COUNT, CATS, Cat
from tabbytop.games.cat_lady.moves import LINES
from tabbytop.games.cat_lady.terminal.texts import separated, title
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import CatLadyView, PlayerView
    from tabbytop.terminal.render_context import RenderContext

_AREA: Final = "terminal-cat-lady"
KIND_NUMBER: Final = {name: number for number, name in enumerate(NAMES)}
CAT_BY_NAME: Final = {cat.name: cat for cat in CATS}
KIND_BY_NAME: Final = {kind.name: kind for kind in OTHERS}
CARDS_PER_TURN: Final = 3


def cat_lady_view(view: Mapping[str, object]) -> "CatLadyView":
    """Return the view with its type."""
    return cast("CatLadyView", view)


def card_named(name: str) -> Cat | Kind:
    """Return the printed card of that name."""
    return CATS[KIND_NUMBER[name]] if KIND_NUMBER[name] < CAT_COUNT else KIND_BY_NAME[name]


def reader_player(context: "RenderContext") -> "PlayerView | None":
    """Return what the reader has on the table; None for an onlooker."""
    view = cat_lady_view(context.view)
    return None if context.reader is None else view["players"][context.reader]


def own_hand(view: Mapping[str, object]) -> list[str]:
    """Return the reader's hand; empty for an onlooker."""
    own = cat_lady_view(view)["own"]
    return own["hand"] if own is not None else []


def own_plan(view: Mapping[str, object], *, with_paid: bool) -> list[str]:
    """Return what the reader has fed so far, optionally with what Choupette was paid earlier."""
    seen = cat_lady_view(view)
    own = seen["own"]
    if own is None or seen["seat"] is None:
        return []
    has_her = with_paid and "choupette" in seen["players"][seen["seat"]]["cats"]
    return [*(seen["paid"] if has_her else []), *own["plan"]]


def count_cards(names: Sequence[str]) -> str:
    """Return `2 Catnip, Spray bottle`, in the given order; `Tuna ×2` is the name of a card."""
    return separated(
        [
            title(name) if count == 1 else say(_AREA, "counted", count=count, item=name)
            for name, count in Counter(names).items()
        ]
    )


def line_label(line: int) -> str:
    """Return the letter or digit of a row or column."""
    return LINES[line].split()[-1]


def line_key(line: int) -> int:
    """Return the number to type for a line: its own digit if it has one, else 4 to 6."""
    return int(line_label(line)) if line_label(line).isdecimal() else 4 + line % 3


def line_of_key(number: int) -> int | None:
    """Return the line with that number."""
    return next((line for line in range(len(LINES)) if line_key(line) == number), None)


def cell_key(cell: int) -> int:
    """Return the number to type for a cell of the grid, row by row."""
    return cell + 1


def turns_left(view: "CatLadyView", player: int) -> int:
    """Return how many turns a player still has, including the current one."""
    if view["phase"] not in {"opening", "turns"} or not view["asked"]:
        return 0
    asked, running, players = view["asked"][0], view["active"], len(view["players"])
    if asked["key"] == "place":
        running = int(str(asked["first"])) - 1
    coming = sum((running + turn) % players == player for turn in range(1, _to_come(view) + 1))
    return coming + int(view["phase"] == "turns" and player == running)


def _to_come(view: "CatLadyView") -> int:
    """Return how many turns of all players follow the current one."""
    refills = view["deck"] // CARDS_PER_TURN
    refilled = view["asked"][0]["key"] in {"after", "place"}
    if refilled and any(cell["card"] is None for cell in view["grid"]):
        return 0
    return refills + int(refilled)


def turns_begun(view: "CatLadyView", player: int) -> int:
    """Return how many turns a player has begun, including the current one."""
    players = len(view["players"])
    last = view["turn"] - (view["active"] - player) % players
    return (last - 1) // players + 1 if last > 0 else 0
