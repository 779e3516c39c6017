"""The command `tabbytop arena`: a tournament between bots, and how strong each of them is.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from typing import TYPE_CHECKING, Annotated

import typer

from tabbytop.kernel.errors import TabbytopError
from tabbytop.lab.command_line import INTERRUPTED, RayAddress, tell, tell_error

if TYPE_CHECKING:
    from tabbytop.lab.arena.standings import Standings
    from tabbytop.lab.arena.tournaments import Tournament

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415


def arena(
    game: Annotated[str, typer.Argument(help="The game, for example kibble-scuffle.")],
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Who plays, such as `random,greedy`: at least two.")
    ],
    seats: Annotated[
        int | None,
        typer.Option(help="Seats at a table; else as many as bots, if the game allows it."),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", "-n", help="How many games to play; a few more make it even."),
    ] = 200,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A variant of the game, as name=value; repeatable."),
    ] = None,
    seed: Annotated[
        int, typer.Option(help="The first deal's seed; the next has the next number.")
    ] = 1,
    workers: Annotated[int | None, typer.Option(help="Processes; else one for each core.")] = None,
    ray: RayAddress = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the standings as JSON, and nothing else.")
    ] = False,
) -> None:
    """Let bots play a tournament and tell how strong each is, and how sure that is.

    Every deal is played from every rotation of the seats. The same seed gives the same standings
    on every machine, whatever the number of workers, on one machine or on many, for bots that do
    not look at a clock. Ctrl-C ends it at once, with the standings so far.
    """
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
        told = f"stopped after {tournament.done:,} of {tournament.games:,} games"
        tell(told if tournament.deals else f"{told}, before a deal was finished: nothing to report")
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
