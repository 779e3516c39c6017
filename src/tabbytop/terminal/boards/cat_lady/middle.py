"""What lies in the middle besides the grid: the strays, and the shared goals."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.cat_lady.guide import worth_text
from tabbytop.games.cat_lady.words import goal_title
from tabbytop.terminal.boards.cat_lady import signs
from tabbytop.terminal.boards.cat_lady.reading import CAT, cat_lady_view
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.paper import Lines, beside, fit
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import GoalView

_HEAD: Final = "Strays"


def strays(scene: Scene, width: int, *, one_a_line: bool) -> Lines:
    """The strays with what they are worth; two in a line where lines are dear."""
    names = cat_lady_view(scene.view)["strays"]
    head = Text(f"{_HEAD} ", f"bold {accent(scene.game.name)}")
    if not names:
        return [Text.assemble(head, ("all have found a home", QUIET))]
    told = [_stray(name) for name in names]
    indent = head.cell_len
    if one_a_line or width < 78 or len(told) == 1:
        columns = [told]
    else:
        rows = -(-len(told) // 2)
        columns = [told[:rows], told[rows:]]
    share = (width - indent - len(columns) + 1) // len(columns)
    rows_ = beside([(column, share) for column in columns])
    return [
        Text.assemble(head if place == 0 else " " * indent, row) for place, row in enumerate(rows_)
    ]


def _stray(name: str) -> Text:
    cat = CAT[name]
    return Text.assemble(
        (cat.title, "bold"), " ", signs.colours(cat), " ", signs.needs(cat), " ",
        (worth_text(cat), QUIET),
    )  # fmt: skip


def goals(scene: Scene, width: int) -> Lines:
    """Your two goals with your neighbours, and those in the pool; an onlooker sees all."""
    view = cat_lady_view(scene.view)
    if not view["goals"]:
        return []
    head = Text("Goals ", f"bold {accent(scene.game.name)}")
    told: Lines = []
    for goal in view["goals"]:
        if scene.reader is None or scene.reader in goal["partners"]:
            told.append(Text.assemble(_goal(goal), " ", _partners(scene, goal)))
    pool = Text(", ").join(_goal(goal) for goal in view["pool"])
    told.append(Text.assemble(("pool: ", QUIET), pool))
    return [fit(Text.assemble(head, Text("  ").join(told)), width)]


def _goal(goal: "GoalView") -> Text:
    return Text(f"{goal['needed']} {short_goal(goal['goal'])}")


def short_goal(goal: str) -> str:
    """What a goal counts, in a word or two."""
    told = goal_title(goal).removeprefix("fed ")
    return told if told == "cats" else told.removesuffix(" cats")


def _partners(scene: Scene, goal: "GoalView") -> Text:
    """The other one's mark, or both."""
    seats = [seat for seat in goal["partners"] if seat != scene.reader]
    return Text().join(scene.chip(seat) for seat in seats)
