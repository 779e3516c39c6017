"""The pieces of Cat Lady, put together."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.cat_lady import (
    answers,
    feeding,
    heading,
    layout,
    numbers,
    plan,
    players,
    story,
)
from tabbytop.terminal.boards.cat_lady.reading import cat_lady_view, counted, own_hand, own_plan
from tabbytop.terminal.boards.cat_lady.rules import LEGEND, SCREEN
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.paper import Lines, fit, wrapped
from tabbytop.terminal.scene import Choice, Scene

# Questions whose only answer everybody can tell: hands were taken in the open (CL-C6), and how
# much food and which cats somebody has lies on the table.
_IN_THE_OPEN: Final = frozenset({"after", "throw", "pick", "feed"})


class CatLadyBoard(Board):
    """The table of Cat Lady."""

    turns = frozenset({"turn"})
    public = _IN_THE_OPEN
    fillers = frozenset({"cat", "food", "take", "line"})

    def heading(self, scene: Scene) -> Text:
        """Which turn it is, how long it goes on, and how the reader stands."""
        return heading.line(scene)

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """The grid and all around it; while one feeds, the cats."""
        if cat_lady_view(scene.view)["phase"] == "feeding":
            return feeding.lay(scene, width, room)
        return layout.table(scene, width, room)

    def details(self, scene: Scene) -> Lines:
        """The table, what everybody has in the open, your toys, the discards."""
        view, width = cat_lady_view(scene.view), scene.width
        lines = layout.table(scene, width, layout.EVERYTHING)
        if scene.reader is not None:
            held = counted(own_hand(scene.view)) or "no cards"
            lines.extend([Text(), *wrapped(f"Your hand: {held}", width, "", "  ")])
        lines.extend([Text(), *players.at_length(scene, width)])
        discards = counted(view["discards"]) or "nothing"
        lines.extend([Text(), *wrapped(f"Discarded: {discards}", width, "", "  ")])
        lines.extend([Text(), *wrapped(" ".join(LEGEND.split()), width, QUIET)])
        return lines

    def advice(self, scene: Scene, advice: Mapping[str, object]) -> Lines:
        """The best plan on a page."""
        return plan.page(scene, advice)

    def choices(self, scene: Scene) -> list[Choice]:
        """Lines by the numbers on the grid, the rest after them, and 0 for no more."""
        if feeding.is_asked(scene):
            return feeding.choices(scene)
        return numbers.choices(scene) if scene.prompt is not None else []

    def worded(self, scene: Scene, choice: Choice) -> str:
        """What stands behind a number."""
        if feeding.is_asked(scene):
            return feeding.worded(scene, choice)
        return answers.in_words(scene, choice).plain

    def answers(self, scene: Scene, width: int, room: int) -> Lines:
        """What the grid does not show."""
        if scene.prompt is None:
            return []
        if feeding.is_asked(scene):
            return feeding.answers(scene, width)
        return answers.lines(scene, width)

    def question(self, scene: Scene) -> str:
        """What the reader is asked; in a list that is open, what it is about."""
        if scene.prompt is None:
            return ""
        asks = feeding.question if feeding.is_asked(scene) else answers.question
        return asks(scene) or super().question(scene)

    def hands(self, scene: Scene, width: int) -> Lines:
        """Everybody's cards, a line a seat; while all feed, what they have fed."""
        lines: Lines = []
        for seat, seen in enumerate(scene.open_views):
            told = f" {counted(own_hand(seen)) or 'no cards'}"
            if cat_lady_view(seen)["phase"] == "feeding":
                told = f" {feeding.in_words(own_plan(seen, with_paid=True)) or 'nothing fed yet'}"
            lines.append(fit(Text.assemble(scene.chip(seat), told), width))
        return lines

    def screen(self) -> str:
        """How to read it, and what to type."""
        return SCREEN

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The turn, or what comes after the last one."""
        return heading.moment(cat_lady_view(view))

    def unlisted(self, scene: Scene, number: int) -> int | None:
        """The line that cannot be taken, though its number was typed."""
        return None if feeding.is_asked(scene) else numbers.unlisted(scene, number)

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """Not what lies on the table anyway."""
        return story.gist(events)

    def begins(self, event: Seen, first: bool) -> bool:
        """A move, and the cat player's turn."""
        return story.begins(event, first)

    def unasked(self, question: str, answer: str) -> str:
        """What was answered for a person who had no choice."""
        return story.unasked(question)


BOARD: Final = CatLadyBoard
