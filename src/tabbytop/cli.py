"""The command `tabbytop`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabbytop.kernel.errors import BadOptions, TabbytopError
from tabbytop.lab.command import sim

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.terminal.screen import Screen

# The terminal is imported by the command that needs it, so that none waits for another.
# ruff: noqa: PLC0415

app = typer.Typer(
    name="tabbytop",
    help="Five cat games on one table.",
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from tabbytop import __version__

        typer.echo(f"tabbytop {__version__}")
        raise typer.Exit


@app.callback()
def tabbytop(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    """Five cat games on one table."""


@app.command()
def games() -> None:
    """What is on the shelf: games, seats, options."""
    from tabbytop.terminal.screen import Screen
    from tabbytop.terminal.shelf import shelf

    screen = Screen()
    screen.say(shelf(screen.width))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game, see `tabbytop games`.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where, such as `you,random` or `Ana,Ben,random`: a bot's name is a bot, "
            "every other word a person at this keyboard. A number is you and bots."
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="Such as `deck=all`.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Deal this very game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game, with bots and with people at this keyboard."""
    from tabbytop.terminal import playing
    from tabbytop.terminal.screen import Screen

    screen = Screen()
    if resume is not None:
        if game is not None or option or seed is not None:
            raise BadOptions("--resume says all: no game, options or seed beside it")
        playing.play(playing.resumed_session(screen, resume, seats))
        return
    chosen = _game(screen, game)
    options = chosen.options.parse(option or [])
    playing.play(playing.new_session(screen, chosen, seats, options, seed))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, or a bare record.")],
    plain: Annotated[bool, typer.Option("--plain", help="Print all of it and end.")] = False,
) -> None:
    """Look at a game again, move by move, all hands open."""
    from tabbytop.terminal import replaying, saves
    from tabbytop.terminal.screen import Screen

    replaying.replay(Screen(), saves.read(file), plain=plain)


app.command()(sim)


def main() -> None:
    """Run the command; what goes wrong is one line on the error output, and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without our letters shows ? instead
    try:
        app()
    except TabbytopError as error:
        typer.echo(f"tabbytop: {error}", err=True)
        sys.exit(2)


def _game(screen: "Screen", name: str | None) -> "Game":
    from tabbytop.games.shelf import game, games
    from tabbytop.terminal.screen import Leave

    names = games()
    if name is None and len(names) == 1:
        name = names[0]
    if name is None:
        if not screen.interactive:
            raise BadOptions(f"say which game: {', '.join(names)}")
        for number, known in enumerate(names, 1):
            screen.say(f"{number:>2} {game(known).title}")
        try:
            name = screen.ask("Which game? > ").strip()
        except Leave:
            raise typer.Exit from None
        if name.isdecimal() and 0 < int(name) <= len(names):
            name = names[int(name) - 1]
    return game(name)
