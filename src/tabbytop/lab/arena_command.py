"""The command `tabbytop arena`: a tournament between bots, and how strong each of them is.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from typing import TYPE_CHECKING, Annotated

import typer

from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.command_line import INTERRUPTED, RayAddress, stopped_after, tell, tell_error

if TYPE_CHECKING:
    from tabbytop.lab.arena.standings import Standings
    from tabbytop.lab.arena.tournaments import Tournament

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[str, typer.Option(metavar="NAMES")],
    seats: Annotated[int | None, typer.Option(metavar="NUMBER")] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="NUMBER")] = 200,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="NUMBER")] = 1,
    workers: Annotated[int | None, typer.Option(metavar="NUMBER")] = None,
    ray: RayAddress = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play a tournament and report how strong each is, and how sure that is."""
    try:
        tournament = _plan(game, bots, seats, games, option or [], seed)
    except TabbytopError as error:
        tell_error(error)
        raise typer.Exit(2) from None
    code = _play(tournament, workers, ray)
    if tournament.deals:  # also after an interruption: an hour of games is not wasted
        _print(tournament.standings(), as_json)
    raise typer.Exit(code)


def _plan(
    name: str, bots: str, seats: int | None, games: int, options: list[str], seed: int
) -> "Tournament":
    from tabbytop.games import registry
    from tabbytop.lab.arena.tournaments import Tournament

    chosen = registry.game(name).options.parse(options)
    names = [name.strip() for name in bots.split(",")]
    return Tournament(name, names, seats, games, chosen, seed)


def _play(tournament: "Tournament", workers: int | None, ray: str | None) -> int:
    """Play the tournament; return an exit code, and tell why if it stops early."""
    from tabbytop.lab.output import progress

    try:
        with progress(tournament.games) as show:
            tournament.play(workers, show, ray)
    except TabbytopError as error:
        tell_error(error)
        return 2
    except KeyboardInterrupt:
        tell(stopped_after(tournament.done, tournament.games, nothing=not tournament.deals))
        return INTERRUPTED
    return 0


def _print(standings: "Standings", as_json: bool) -> None:
    from tabbytop.lab.arena.rendering import render
    from tabbytop.lab.output import print_json, stdout_console

    if as_json:
        print_json(standings.as_dict())
    else:
        console = stdout_console()
        console.print(render(standings, console.width))
