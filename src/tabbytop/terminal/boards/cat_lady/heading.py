"""The line on top: which turn, how many are to come, and what the reader has by now."""

from typing import TYPE_CHECKING

from rich.text import Text

from tabbytop.terminal.boards.cat_lady import foresight
from tabbytop.terminal.boards.cat_lady.reading import cat_lady_view, turns_begun, turns_left
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import CatLadyView


def line(scene: Scene) -> Text:
    """`Cat Lady · your turn 5 of 10 · 31 cards left · 18 points, if it ended now`."""
    view = cat_lady_view(scene.view)
    told = Text.assemble((scene.game.title, f"bold {accent(scene.game.name)}"))
    told.append(f" · {_turn(scene, view)}")
    if view["phase"] in {"opening", "turns"}:
        told.append(f" · {view['deck']} cards left", QUIET)
        mine = foresight.things(scene)
        if mine is not None:
            points = foresight.points(mine)
            told.append(" · ", QUIET).append(f"{points} point{'' if points == 1 else 's'}", "bold")
            told.append(" if it ended now", QUIET)
    return told


def moment(view: "CatLadyView") -> str:
    """Where the game stands, in two words."""
    return {
        "opening": "before the first turn",
        "turns": f"turn {view['turn']}",
        "choupette": "Choupette's hour",
        "feeding": "feeding time",
        "over": "the end",
    }[view["phase"]]


def _turn(scene: Scene, view: "CatLadyView") -> str:
    """`your turn 5 of 10`, for a reader while turns go on; a turn of the cat player's is not."""
    if scene.prompt is not None and scene.prompt["key"] == "guide":
        return "guide the cat player"
    if scene.reader is None or view["phase"] != "turns":
        return moment(view)
    begun, left = turns_begun(view, scene.reader), turns_left(view, scene.reader)
    running = int(view["active"] == scene.reader)
    return f"your turn {max(begun, 1)} of {begun + left - running}"
