"""A bowl: its food, and a place for each of five cats. Counting to five needs no number."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL
from tabbytop.terminal.boards.kibble_scuffle.reading import (
    BOWL_WORDS,
    KIND_BY_NAME,
    kibble_view,
    short,
    title,
)
from tabbytop.terminal.colours import FRAME, QUIET, accent, cube
from tabbytop.terminal.paper import Lines, beside, fit, framed, tall
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import BowlView, CatView

_CUBE_WIDTH: Final = 3
_FREE: Final = " ○"


def side_by_side(scene: Scene, width: int) -> Lines:
    """The bowls, in a line or two less where the story needs the room."""
    view = kibble_view(scene.view)
    share = (width - len(view["bowls"]) + 1) // len(view["bowls"])
    stood = [_cats(scene, bowl, share - 4) for bowl in view["bowls"]]
    if scene.tight:
        stood = [_pushed_together(cats) for cats in stood]
    height = max(len(cats) for cats in stood)
    return beside(
        [
            (_bowl(scene, bowl, tall(cats, height), share), share)
            for bowl, cats in zip(view["bowls"], stood, strict=True)
        ]
    )


def _bowl(scene: Scene, bowl: "BowlView", cats: Lines, width: int) -> Lines:
    """The bowl in a frame that lights up when one more cat calls dinner."""
    heading = Text(f"{bowl['bowl']} {BOWL_WORDS[bowl['bowl'] - 1]} bowl", "bold")
    inside = [food(bowl["cubes"], width - 4), *cats]
    lit = bowl["counted"] >= FULL_BOWL - 1 or bowl["closed"] or _dines(scene, bowl)
    style = accent(scene.game.name) if lit else FRAME
    return framed(inside, width, heading, _foot(scene, bowl), style)


def food(cubes: Sequence[int], width: int) -> Text:
    """Cubes, each drawn while there is room, else counted."""
    if not cubes:
        return Text("no food", QUIET)
    if len(cubes) * _CUBE_WIDTH > width:
        return cubes_counted(cubes)
    return Text().join(cube(value) for value in cubes)


def cubes_counted(cubes: Sequence[int]) -> Text:
    """`▐3▌×2 ▐1▌×4`."""
    counts = Counter(cubes)
    return Text(" ").join(
        Text.assemble(cube(value), f"×{counts[value]}") for value in sorted(counts, reverse=True)
    )


def _foot(scene: Scene, bowl: "BowlView") -> Text:
    count = f"{bowl['counted']} of {FULL_BOWL}"
    if _dines(scene, bowl):
        return Text("dinner!", "bold")
    if bowl["closed"]:
        return Text("closed: Robo-Vac!", "bold")
    if bowl["laser"] is not None:
        return Text.assemble((f"{count} · laser ", "bold"), scene.chip(bowl["laser"]))
    if bowl["counted"] >= FULL_BOWL:
        return Text(f"{count}: dinner?", "bold")
    if bowl["counted"] == FULL_BOWL - 1 and kibble_view(scene.view)["phase"] == "placement":
        return Text(f"{count}: one to go", "bold")
    return Text(count, QUIET)


def _dines(scene: Scene, bowl: "BowlView") -> bool:
    """Whether the cats here eat at this moment."""
    view = kibble_view(scene.view)
    return view["phase"] == "feeding" and any(
        asked.get("bowl") == bowl["bowl"] for asked in view["asked"]
    )


def _cats(scene: Scene, bowl: "BowlView", width: int) -> Lines:
    """Five lines: a cat each, a Fat Cat on two. A crowd stands two in a line."""
    cats = bowl["cats"]
    places = sum(2 if cat["card"] == "fat" else 1 for cat in cats)
    if places + len(bowl["aside"]) > FULL_BOWL:
        return _crowd(scene, bowl, width)
    stood: Lines = []
    for cat in cats:
        stood.append(_cat(scene, cat))
        if cat["card"] == "fat":
            stood.append(Text("  ╰─ takes two places", QUIET))
    for cat in bowl["aside"]:
        stood.append(Text.assemble(_cat(scene, cat), (" returns", QUIET)))
    stood.extend(Text(_FREE, QUIET) for _ in range(FULL_BOWL - len(stood)))
    return stood


def _pushed_together(stood: Lines) -> Lines:
    """The free places in one line, still to be counted."""
    taken = [line for line in stood if line.plain != _FREE]
    free = len(stood) - len(taken)
    return [*taken, Text(_FREE * free, QUIET)] if free else taken


def _cat(scene: Scene, cat: "CatView") -> Text:
    own = "bold" if cat["owner"] == scene.reader else ""
    told = Text.assemble(scene.chip(cat["owner"]), " ", (title(cat["card"]), own))
    if KIND_BY_NAME[cat["card"]].priority:
        told.append(" 1st", "bold italic")
    return told


def _crowd(scene: Scene, bowl: "BowlView", width: int) -> Lines:
    """More than five: two in a line, the rest as a number."""
    half = (width - 1) // 2
    cells = [_in_crowd(scene, cat, "") for cat in bowl["cats"]]
    cells.extend(_in_crowd(scene, cat, "↺") for cat in bowl["aside"])
    most = 2 * FULL_BOWL
    if len(cells) > most:
        cells = [*cells[: most - 1], Text(f"+{len(cells) - most + 1} more", QUIET)]
    cells.extend(Text() for _ in range(most - len(cells)))
    return [
        Text(" ").join([fit(cells[row], half), fit(cells[row + FULL_BOWL], half)])
        for row in range(FULL_BOWL)
    ]


def _in_crowd(scene: Scene, cat: "CatView", mark: str) -> Text:
    mark = mark or ("¹" if KIND_BY_NAME[cat["card"]].priority else "")
    return Text.assemble(scene.chip(cat["owner"], tight=True), f" {short(cat['card'])}{mark}")
