"""The commands `tabbytop puzzles mine` and `tabbytop puzzles check`.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from pathlib import Path
from typing import Annotated

import typer

from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.command_line import INTERRUPTED, tell, tell_error

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415

Worlds = Annotated[int, typer.Option(min=16, help="Determinized tables at the base search.")]

puzzles = typer.Typer(help="Find positions in bot games where one move is clearly best.")


@puzzles.callback()
def _group() -> None:
    """Find positions in bot games where one move is clearly best."""


@puzzles.command()
def mine(
    game: Annotated[str, typer.Argument(help="The game, for example kibble-scuffle.")],
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, max=10**6, help="How many games to play.")
    ] = 100,
    seed: Annotated[int, typer.Option(help="Decides everything.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="The file to write; else the puzzles are printed.")
    ] = None,
    worlds: Worlds = 128,
    clear: Annotated[
        float,
        typer.Option(min=0.0, max=1.0, help="The chance to win that every other move loses."),
    ] = 0.02,
    most: Annotated[int, typer.Option(min=1, help="Stop after so many puzzles.")] = 48,
) -> None:
    """Play games between bots and keep positions where one move is clearly best.

    A position is searched, and again with ten times as many worlds. The share that survives is
    printed. The same seed gives the same puzzles.
    """
    from tabbytop.games.registry import game as find_game
    from tabbytop.puzzles.collection import file_text
    from tabbytop.puzzles.mining import Search, Tally, mine_puzzles

    tally = Tally()
    found = []
    try:
        chosen = find_game(game)
        for puzzle in mine_puzzles(chosen, games, seed, tally, most, Search(worlds, clear)):
            found.append(puzzle)
            tell(f"{len(found)} found, {tally}: {puzzle.best} ({puzzle.level})")
            if out is not None:
                out.write_text(file_text(chosen, found), encoding="utf-8")
    except TabbytopError as error:
        tell_error(error)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    tell(str(tally))
    if out is None:
        typer.echo(file_text(chosen, found), nl=False)


@puzzles.command()
def check(
    game: Annotated[str, typer.Argument(help="The game, for example kibble-scuffle.")],
    seed: Annotated[int, typer.Option(help="Of the random numbers of the search.")] = 1,
    worlds: Worlds = 128,
    out: Annotated[
        Path | None, typer.Option(help="The file to write with the puzzles that hold.")
    ] = None,
) -> None:
    """Search the shipped puzzles again, with ten times as many worlds and to the end of the game.

    Tells which ones do not hold any more. The exit code is 1 if there is one.
    """
    from tabbytop.games.registry import game as find_game
    from tabbytop.kernel.generator import derive_seed
    from tabbytop.puzzles.collection import file_text, puzzles_of
    from tabbytop.puzzles.mining import Search, holds

    kept = []
    try:
        chosen = find_game(game)
        shipped = puzzles_of(chosen)
        for number, puzzle in enumerate(shipped, 1):
            if holds(chosen, puzzle, derive_seed(seed, f"check {number}"), Search(worlds)):
                kept.append(puzzle)
            else:
                tell(f"puzzle {number} does not hold: {puzzle.best} ({puzzle.level})")
    except TabbytopError as error:
        tell_error(error)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    tell(f"{len(kept)} of {len(shipped)} hold")
    if out is not None:
        out.write_text(file_text(chosen, kept), encoding="utf-8")
    if len(kept) < len(shipped):
        raise typer.Exit(1)
