"""Output of the lab's commands: JSON, a console for reports, and a progress bar."""

import io
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from tabbytop.texts.spoken import say


def print_json(data: Mapping[str, object]) -> None:
    """Print JSON-ready data, indented."""
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


def stdout_console() -> Console:
    """Return a console for the standard output; letters that it cannot encode become `?`."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    return Console(highlight=False)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on the error stream if that is a terminal; remove it at the end.

    The function that it yields takes the number of finished games.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda count: None
        return
    columns = (
        TextColumn(f" {say('lab-report', 'progress-games')}"),
        MofNCompleteColumn(),
        BarColumn(bar_width=None),
        TextColumn("{task.fields[speed]}"),
        TimeElapsedColumn(),
        TextColumn(say("lab-report", "progress-left")),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, expand=True) as bar:
        task = bar.add_task("", total=games, speed="")

        def show(count: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=count, speed=_speed_text(speed) if speed else "")

        yield show


def _speed_text(speed: float) -> str:
    """Return games a second for quick games, and seconds a game for slow ones."""
    if speed >= 1:
        return say("lab-report", "speed-games", amount=round(speed))
    return say("lab-report", "speed-seconds", amount=round(1 / speed))
