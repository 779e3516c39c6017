"""The board of Nap Time: a window, and the cats below it."""

from rich.text import Text

from tabbytop.terminal.board import Board
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines


class Window(Board):
    """Draws the sunbeam as so many suns."""

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        suns = context.view["sunbeam"]
        assert isinstance(suns, list)
        return [Text(f"( {'☀ ' * sum(suns)})"), *super().draw_table(context, width, room - 1)]


BOARD = Window
