"""The commands `tabbytop puzzles mine` and `tabbytop puzzles check`.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from pathlib import Path
from typing import Annotated

import typer

from tabbytop.command_help import Command
from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.command_line import INTERRUPTED, tell, tell_error

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415

_AREA = "lab-report"

Worlds = Annotated[int, typer.Option(min=16, metavar="NUMBER")]

puzzles = typer.Typer(no_args_is_help=True)


@puzzles.callback()
def _group() -> None:
    """Find positions in bot games where one move is clearly best."""


@puzzles.command(cls=Command)
def mine(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=10**6, metavar="NUMBER")] = 100,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 1,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    worlds: Worlds = 128,
    clear: Annotated[float, typer.Option(min=0.0, max=1.0, metavar="NUMBER")] = 0.02,
    most: Annotated[int, typer.Option(min=1, metavar="NUMBER")] = 48,
) -> None:
    """Play games between bots and keep positions where one move is clearly best."""
    from tabbytop.games.registry import game as find_game
    from tabbytop.puzzles.collection import file_text
    from tabbytop.puzzles.mining import Search, Tally, mine_puzzles
    from tabbytop.texts.spoken import render, say

    tally = Tally()
    found = []
    try:
        chosen = find_game(game)
        for puzzle in mine_puzzles(chosen, games, seed, tally, most, Search(worlds, clear)):
            found.append(puzzle)
            so_far = {"count": len(found), "tally": tally.message()}
            tell(say(_AREA, "puzzle-mined", move=puzzle.best, level=puzzle.level, **so_far))
            if out is not None:
                out.write_text(file_text(chosen, found), encoding="utf-8")
    except TabbytopError as error:
        tell_error(error)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    tell(render(tally.message()))
    if out is None:
        typer.echo(file_text(chosen, found), nl=False)


@puzzles.command(cls=Command)
def check(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 1,
    worlds: Worlds = 128,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Search the shipped puzzles again, with ten times as many worlds and to the end of the game.

    Print those that no longer hold; the exit code is 1 if there are any.
    """
    from tabbytop.games.registry import game as find_game
    from tabbytop.kernel.generator import derive_seed
    from tabbytop.puzzles.collection import file_text, puzzles_of
    from tabbytop.puzzles.mining import Search, holds
    from tabbytop.texts.spoken import say

    kept = []
    try:
        chosen = find_game(game)
        shipped = puzzles_of(chosen)
        for number, puzzle in enumerate(shipped, 1):
            if holds(chosen, puzzle, derive_seed(seed, f"check {number}"), Search(worlds)):
                kept.append(puzzle)
            else:
                named = {"number": number, "move": puzzle.best, "level": puzzle.level}
                tell(say(_AREA, "puzzle-fails", **named))
    except TabbytopError as error:
        tell_error(error)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    tell(say(_AREA, "puzzles-hold", count=len(kept), all=len(shipped)))
    if out is not None:
        out.write_text(file_text(chosen, kept), encoding="utf-8")
    if len(kept) < len(shipped):
        raise typer.Exit(1)
