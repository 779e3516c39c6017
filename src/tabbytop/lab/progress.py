"""How far many games have got, on the error stream."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream if that is a terminal; it is gone when the games are done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda count: None
        return
    columns = (
        TextColumn(" games"),
        MofNCompleteColumn(),
        BarColumn(bar_width=None),
        TextColumn("{task.fields[speed]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, expand=True) as bar:
        task = bar.add_task("", total=games, speed="")

        def show(count: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=count, speed=_pace(speed) if speed else "")

        yield show


def _pace(speed: float) -> str:
    """Quick games are told by the second, slow ones by what one takes."""
    return f"{speed:,.0f} a second" if speed >= 1 else f"{1 / speed:,.0f} s a game"
