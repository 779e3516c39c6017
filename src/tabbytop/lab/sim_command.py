"""The command `tabbytop sim`: many games between bots, and a report.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.command_line import INTERRUPTED, RayAddress, stopped_after, tell, tell_error

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.kernel.options import Options
    from tabbytop.lab.report import Report

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**9, metavar="NUMBER")] = 1000,
    seats: Annotated[str | None, typer.Option(metavar="NAMES")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, metavar="NUMBER")] = None,
    ray: RayAddress = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play many games between bots and report lengths, scores and who wins from where."""
    from tabbytop.lab.output import print_json, progress

    done = 0
    start = perf_counter()
    try:
        with progress(games) as show:

            def on_progress(count: int) -> None:
                nonlocal done
                done = count
                show(count)

            report = _run(game, games, seats, option or [], seed, workers, on_progress, ray)
    except TabbytopError as error:
        tell_error(error)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        tell(stopped_after(done, games))
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print_json(report.as_dict())
    else:
        _print_report(report, perf_counter() - start)


def _run(
    name: str,
    games: int,
    seats: str | None,
    options: list[str],
    seed: int,
    workers: int | None,
    on_progress: Callable[[int], None],
    ray: str | None,
) -> "Report":
    from tabbytop.games import registry
    from tabbytop.lab.simulation import simulate

    played = registry.game(name)
    chosen = played.options.parse(options)
    bots = _bots(played, chosen, seats)
    return simulate(name, bots, games, chosen, seed, workers, on_progress, ray)


def _bots(game: "Game", options: "Options", seats: str | None) -> list[str]:
    """Return the bots for the seats: `4`, `random,random`, or nothing."""
    if seats is None:
        return ["random"] * game.most_seats
    word = seats.strip()
    if word.isascii() and word.isdecimal() and len(word) < 10:
        game.resolve_options(int(word), options)  # before a list of a million bots is made
        return ["random"] * int(word)
    return [name.strip() for name in word.split(",")]


def _print_report(report: "Report", seconds: float) -> None:
    from tabbytop.lab.output import stdout_console
    from tabbytop.lab.rendering import render
    from tabbytop.texts.spoken import say

    console = stdout_console()
    console.print(render(report, console.width))
    decisions = report.games * report.length.mean
    speed = say(
        "lab-report",
        "sim-speed",
        time=round(seconds, 1),
        amount=round(report.games / seconds),
        shown=round(decisions / seconds),
    )
    console.print(f" {speed}", style="dim")
