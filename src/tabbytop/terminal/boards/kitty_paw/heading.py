"""The line on top: which round, how many cards are left, the time."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.paper import fit

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView


def moment(view: "KittyPawView") -> str:
    """`round 3`, `tie round 1`."""
    if view["phase"] == "over":
        return "the end"
    return f"tie round {view['extra']}" if view["extra"] else f"round {view['round']}"


def heading(view: "KittyPawView", waits: Mapping[str, float], width: int) -> Text:
    """With the time that is left in the round, where a clock runs."""
    told = Text.assemble(("Kitty Paw", f"bold {accent('kitty-paw')}"), f" · {moment(view)}")
    told.append(f" · {view['pile']} cards in the pile", QUIET)
    if view["seconds"] is not None:
        told.append(f" · {clock(view['seconds'])} in all", "bold")
    if "bell" not in waits:
        return told
    left = Text(f"{clock(waits['bell'])} left", "bold" if waits["bell"] > 30 else "bold reverse")
    return Text.assemble(fit(told, width - left.cell_len - 1), " ", left)


def clock(seconds: float) -> str:
    """`2:05`"""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
