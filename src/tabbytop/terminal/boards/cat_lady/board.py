"""The board of Cat Lady."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.cat_lady import answers, feeding, forecast, layout, plan, players
from tabbytop.terminal.boards.cat_lady.view_helpers import (
    cat_lady_view,
    count_cards,
    own_hand,
    own_plan,
    turns_begun,
    turns_left,
)
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import CatLadyView

# Questions whose only answer everybody can tell: hands were taken in the open (CL-C6), and how
# much food and which cats somebody has lies on the table.
_IN_THE_OPEN: Final = frozenset({"after", "throw", "pick", "feed"})


class CatLadyBoard(Board):
    """The table of Cat Lady."""

    turns = frozenset({"turn"})
    public = _IN_THE_OPEN
    fillers = frozenset({"cat", "food", "take", "line"})

    def heading(self, scene: RenderContext) -> Text:
        """Which turn it is, how long it goes on, and how the reader stands."""
        return _heading(scene)

    def lay(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The grid and all around it; while one feeds, the cats."""
        if cat_lady_view(scene.view)["phase"] == "feeding":
            return feeding.draw_feeding(scene, width, room)
        return layout.draw_table(scene, width, room)

    def details(self, scene: RenderContext) -> Lines:
        """The table, what everybody has in the open, your toys, the discards."""
        view, width = cat_lady_view(scene.view), scene.width
        lines = layout.draw_table(scene, width, layout.UNLIMITED_HEIGHT)
        if scene.reader is not None:
            held = count_cards(own_hand(scene.view)) or "no cards"
            lines.extend([Text(), *wrap(f"Your hand: {held}", width, "", "  ")])
        lines.extend([Text(), *players.full_lines(scene, width)])
        discards = count_cards(view["discards"]) or "nothing"
        lines.extend([Text(), *wrap(f"Discarded: {discards}", width, "", "  ")])
        lines.extend([Text(), *wrap(" ".join(_LEGEND.split()), width, QUIET)])
        return lines

    def advice(self, scene: RenderContext, advice: Mapping[str, object]) -> Lines:
        """The best plan on a page."""
        return plan.plan_page(scene, advice)

    def choices(self, scene: RenderContext) -> list[Choice]:
        """Lines by the numbers on the grid, the rest after them, and 0 for no more."""
        if feeding.is_feeding(scene):
            return feeding.choices(scene)
        return answers.choices(scene) if scene.prompt is not None else []

    def worded(self, scene: RenderContext, choice: Choice) -> str:
        """What stands behind a number."""
        if feeding.is_feeding(scene):
            return feeding.choice_label(scene, choice)
        return answers.choice_text(scene, choice).plain

    def answers(self, scene: RenderContext, width: int, room: int) -> Lines:
        """What the grid does not show."""
        if scene.prompt is None:
            return []
        if feeding.is_feeding(scene):
            return feeding.answer_lines(scene, width)
        return answers.answer_lines(scene, width)

    def question(self, scene: RenderContext) -> str:
        """What the reader is asked; in a list that is open, what it is about."""
        if scene.prompt is None:
            return ""
        asks = feeding.opened_question if feeding.is_feeding(scene) else answers.opened_question
        return asks(scene) or super().question(scene)

    def hands(self, scene: RenderContext, width: int) -> Lines:
        """Everybody's cards, a line a seat; while all feed, what they have fed."""
        lines: Lines = []
        for seat, seen in enumerate(scene.open_views):
            told = f" {count_cards(own_hand(seen)) or 'no cards'}"
            if cat_lady_view(seen)["phase"] == "feeding":
                told = f" {feeding.plan_text(own_plan(seen, with_paid=True)) or 'nothing fed yet'}"
            lines.append(fit(Text.assemble(scene.chip(seat), told), width))
        return lines

    def screen(self) -> str:
        """How to read it, and what to type."""
        return _SCREEN_HELP

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The turn, or what comes after the last one."""
        return _progress_label(cat_lady_view(view))

    def unlisted(self, scene: RenderContext, number: int) -> int | None:
        """The line that cannot be taken, though its number was typed."""
        return None if feeding.is_feeding(scene) else answers.unavailable_take(scene, number)

    def gist(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """Not what lies on the table anyway."""
        return _summarize(events)

    def begins(self, event: SeenEvent, first: bool) -> bool:
        """A move, and the cat player's turn."""
        return _starts_paragraph(event, first)

    def unasked(self, question: str, answer: str) -> str:
        """What was answered for a person who had no choice."""
        return _forced_answer_text(question)


BOARD: Final = CatLadyBoard


_LEGEND: Final = """\
The signs: black, orange, white and gray cats are B O W G; chicken, tuna and milk are c t m, wild
food is w, a treat is x, and any food is ?. So c2 x1 are two chickens and a treat. Behind a cat
stands what it is worth once it is fed: 3 is three points, 2×costume two for each costume, 3* three
and something that the card says, x1 one point, for a treat feeds it. A ✓ is a cat that can be
fed as things stand, h the size of a hand, ◆ points in tokens, ● who is done with feeding. `cards`
tells what every card is worth, `cards zeus` what Zeus is.
"""
_SCREEN_HELP: Final = f"""\
On this screen: the numbers on the edges of the square take a row or column, and beside them
stands what that would change if the game ended now. A ? behind it says that a card is left out
there: a costume, whose prize nobody knows yet, or a lost cat, a bag or another card that you play.

{_LEGEND}
When you feed, you may change your mind until you say `done`. `plan` shows the best plan, `follow`
feeds by it; during the game `plan` tells how you stand and what your hungry cats still miss.
"""


def _heading(scene: RenderContext) -> Text:
    """`Cat Lady · your turn 5 of 10 · 31 cards left · 18 points, if it ended now`."""
    view = cat_lady_view(scene.view)
    told = Text.assemble((scene.game.title, f"bold {accent(scene.game.name)}"))
    told.append(f" · {_turn_text(scene, view)}")
    if view["phase"] in {"opening", "turns"}:
        told.append(f" · {view['deck']} cards left", QUIET)
        mine = forecast.reader_holdings(scene)
        if mine is not None:
            points = forecast.best_points(mine)
            told.append(" · ", QUIET).append(f"{points} point{'' if points == 1 else 's'}", "bold")
            told.append(" if it ended now", QUIET)
    return told


def _progress_label(view: "CatLadyView") -> str:
    """Where the game stands, in two words."""
    return {
        "opening": "before the first turn",
        "turns": f"turn {view['turn']}",
        "choupette": "Choupette's hour",
        "feeding": "feeding time",
        "over": "the end",
    }[view["phase"]]


def _turn_text(scene: RenderContext, view: "CatLadyView") -> str:
    """`your turn 5 of 10`, for a reader while turns go on; a turn of the cat player's is not."""
    if scene.prompt is not None and scene.prompt["key"] == "guide":
        return "guide the cat player"
    if scene.reader is None or view["phase"] != "turns":
        return _progress_label(view)
    begun, left = turns_begun(view, scene.reader), turns_left(view, scene.reader)
    running = int(view["active"] == scene.reader)
    return f"your turn {max(begun, 1)} of {begun + left - running}"


_VISIBLE_ON_TABLE: Final = frozenset({"refill", "reshuffle", "turn", "hands", "end"})
_CONTINUES_PARAGRAPH: Final = frozenset({"throw", "refill"})


def _summarize(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Without what lies on the table for all to see."""
    return [event for event in events if event["event"] not in _VISIBLE_ON_TABLE]


def _starts_paragraph(event: SeenEvent, first: bool) -> bool:
    """A move begins a paragraph, unless it follows from the one before; a turn card too."""
    kind = event["event"]
    return kind == "turn_card" or (first and kind not in _CONTINUES_PARAGRAPH)


def _forced_answer_text(question: str) -> str:
    """What was answered for a person who had no choice; nothing where there is nothing to say."""
    return "There is nothing that you could feed to anybody." if question == "feed" else ""
