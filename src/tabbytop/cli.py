"""The command `tabbytop`."""

import contextlib
import sys
from glob import escape
from typing import TYPE_CHECKING, Annotated

import typer

from tabbytop.command_help import Command, Group
from tabbytop.kernel.errors import BadOptions, TabbytopError
from tabbytop.kernel.telling import printable
from tabbytop.lab.arena_command import arena
from tabbytop.lab.command_line import LabCommand
from tabbytop.lab.sim_command import sim
from tabbytop.puzzles.command import puzzles
from tabbytop.server.admin.command import admin
from tabbytop.server.command import backup, restore, serve, tidy
from tabbytop.texts.compiled import ENGLISH
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.kernel.game import Game
    from tabbytop.terminal.screen import Screen
    from tabbytop.terminal.session import Session

# Commands import what they need when they run, so that each starts quickly.
# ruff: noqa: PLC0415

_BROWSER_SECONDS = 10  # for a browser to start, before this process ends

app = typer.Typer(
    name="tabbytop",
    cls=Group,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        from tabbytop import __version__

        typer.echo(f"tabbytop {__version__}")
        raise typer.Exit


def _speak(wanted: str | None) -> None:
    from tabbytop.terminal.texts import set_language

    if wanted is not None:
        set_language(wanted)


def _complete_game(typed: str) -> list[str]:
    from tabbytop.games.registry import list_games

    return [name for name in list_games() if name.startswith(typed)]


def _complete_save(typed: str) -> list[str]:
    """Return saved games by name. A shell also offers files if there are none."""
    from tabbytop.folders import data_folder

    return sorted(path.stem for path in data_folder().glob(f"{escape(typed)}*.json"))


# Help comes from the catalogue (`command_help`).
_GameName = Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=_complete_game)]
_SaveName = Annotated[str | None, typer.Argument(metavar="FILE", autocompletion=_complete_save)]
_Seats = Annotated[str | None, typer.Option(metavar="NAMES")]
_Language = Annotated[
    str | None, typer.Option("--language", metavar="CODE", callback=_speak, is_eager=True)
]


@app.callback(invoke_without_command=True)
def tabbytop(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """Five cat games on one table. Without a command, they open in the browser."""
    if context.invoked_subcommand is None:
        _play_now()


@app.command(cls=Command)
def games(language: _Language = None) -> None:
    """List the games with their seats and options, and the opponents."""
    from tabbytop.terminal.game_list import game_list
    from tabbytop.terminal.screen import Screen

    screen = Screen()
    screen.print(game_list(screen.width))


@app.command(cls=Command)
def play(
    game: _GameName = None,
    seats: _Seats = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="NUMBER")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    language: _Language = None,
) -> None:
    """Play a game, with bots and with people at this keyboard."""
    from tabbytop.terminal import game_loop
    from tabbytop.terminal.screen import Screen
    from tabbytop.terminal.suggested_options import choose_options

    screen = Screen()
    if resume is not None:
        if game is not None or option or seed is not None:
            raise BadOptions(Message("terminal", "resume-says-all"))
        _resume(screen, resume, seats)
        return
    chosen = _game(screen, game)
    if seed is None:
        options = choose_options(chosen, seats, option or [])
    else:  # the same game for everybody who types this
        options = chosen.options.parse(option or [])
    _play(game_loop.new_session(screen, chosen, seats, options, seed))


@app.command(cls=Command)
def join(
    table: Annotated[str, typer.Argument(metavar="CODE")],
    server: Annotated[str | None, typer.Option(metavar="URL")] = None,
    language: _Language = None,
) -> None:
    """Sit down at a friend's table: open it in the browser, by its code or link."""
    from tabbytop.server.launching import invitation_url, open_page, running_url
    from tabbytop.server.settings import load_settings
    from tabbytop.server.store.store import file_of
    from tabbytop.terminal.texts import say

    if server is None:
        file = file_of(load_settings().database)
        server = None if file is None else running_url(file)
    url = invitation_url(table, server)
    opening = open_page(url)
    typer.echo(say("terminal", "join-address" if opening is None else "join-opens", url=url))
    if opening is not None:
        opening.join(_BROWSER_SECONDS)


@app.command(cls=Command)
def learn(
    game: _GameName = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON")] = None,
    language: _Language = None,
) -> None:
    """Learn a game by playing: short lessons, one step at a time."""
    from tabbytop.games.registry import games_on_shelf
    from tabbytop.terminal import lesson as lessons
    from tabbytop.terminal.screen import Screen

    screen = Screen()
    if game is not None:
        lessons.learn(screen, _game(screen, game), lesson)
        return
    for each in games_on_shelf():
        screen.print(lessons.lesson_list(each, screen.width))


@app.command(cls=Command)
def puzzle(
    game: _GameName = None,
    number: Annotated[int | None, typer.Option("--number", "-n", metavar="NUMBER")] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    language: _Language = None,
) -> None:
    """Solve puzzles: find the one move that is clearly best."""
    from tabbytop.games.registry import games_on_shelf
    from tabbytop.puzzles.collection import puzzles_of
    from tabbytop.terminal.puzzle import puzzle_list, solve_puzzles
    from tabbytop.terminal.screen import Screen

    screen = Screen()
    if game is not None:
        solve_puzzles(screen, _game(screen, game), number, plain=plain)
        return
    for each in games_on_shelf():
        if puzzles_of(each):
            screen.print(puzzle_list(each))


@app.command("resume", cls=Command)
def resume_game(
    file: _SaveName = None,
    seats: _Seats = None,
    language: _Language = None,
) -> None:
    """Go on with a saved game."""
    from tabbytop.terminal.screen import Screen

    _resume(Screen(), file, seats)


@app.command(cls=Command)
def saves(language: _Language = None) -> None:
    """The saved games, the newest first."""
    from tabbytop.folders import data_folder
    from tabbytop.terminal.saves import saves_page
    from tabbytop.terminal.screen import Screen
    from tabbytop.terminal.texts import say

    screen = Screen()
    screen.print(saves_page(screen.width))
    screen.print(say("terminal", "in-folder", folder=str(data_folder())))


@app.command(cls=Command)
def replay(
    file: _SaveName = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    play_on: Annotated[int | None, typer.Option(metavar="MOVE")] = None,
    seat: Annotated[int, typer.Option(metavar="SEAT")] = 0,
    language: _Language = None,
) -> None:
    """Look at a game again, move by move, all hands open; or play on from a move of it."""
    from tabbytop.terminal import game_loop
    from tabbytop.terminal.replay import moves_without_rules, show_replay
    from tabbytop.terminal.saves import OldSave, find_save, newest_finished, read, read_moves
    from tabbytop.terminal.screen import Screen

    place = newest_finished() if file is None else find_save(file)
    if place is None:
        raise BadOptions(Message("terminal", "no-finished"))
    screen = Screen()
    if play_on is not None:
        _play(game_loop.play_on_session(screen, place, play_on, seat))
        return
    try:
        saved = read(place)
    except OldSave:
        screen.print(moves_without_rules(read_moves(place), screen.width))
        return
    if saved.match.table.actors() and not _wants_all_hands(screen):
        return
    show_replay(screen, saved, plain=plain)


@app.command(cls=Command)
def review(
    file: Annotated[
        str | None, typer.Argument(metavar="RECORD", autocompletion=_complete_save)
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="NUMBER")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    language: _Language = None,
) -> None:
    """Tell where a player lost points, and what would have been better."""
    from tabbytop.lab.output import print_json
    from tabbytop.terminal.review import review_page, reviewed_document
    from tabbytop.terminal.saves import find_save, newest_finished, read
    from tabbytop.terminal.screen import Screen

    place = newest_finished() if file is None else find_save(file)
    if place is None:
        raise BadOptions(Message("terminal", "no-finished"))
    screen, saved = Screen(), read(place)
    found = reviewed_document(saved, seat)
    if as_json:
        print_json(found)
    else:
        screen.print(review_page(saved, found, screen.width))


@app.command(cls=Command)
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    language: _Language = None,
) -> None:
    """Prove that a game's shuffles were settled before it began, and that its record is true."""
    from tabbytop.terminal.saves import find_save
    from tabbytop.terminal.screen import Screen
    from tabbytop.terminal.texts import say_error
    from tabbytop.terminal.verifying import NotProved, proof

    screen = Screen()
    try:
        for line in proof(find_save(file), commitment):
            screen.print(line)
    except NotProved as error:
        typer.echo(f"tabbytop: {printable(say_error(error))}", err=True)
        raise typer.Exit(1) from None


@app.command(cls=Command)
def moves(
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=_complete_game)],
) -> None:
    """List every move of a game in its notation, one a line: for programs that play."""
    from tabbytop.games.registry import game as find_game

    vocabulary = find_game(game).vocabulary
    for move in range(vocabulary.size):
        typer.echo(vocabulary.text(move))


daily = typer.Typer(no_args_is_help=True)


@daily.callback()
def _daily() -> None:
    """The deal of the day."""


@daily.command("verify", cls=Command)
def verify_daily(
    day: Annotated[str, typer.Argument(metavar="DAY")],
    server: Annotated[str | None, typer.Option(metavar="URL")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    commitment: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    language: _Language = None,
) -> None:
    """Prove that the cards of a day were settled the day before."""
    from tabbytop.terminal.daily import verify_day
    from tabbytop.terminal.screen import Screen

    if not verify_day(Screen(), day, server, seed, commitment):
        raise typer.Exit(1)


app.add_typer(daily, name="daily", cls=Group)
app.command(cls=LabCommand)(sim)
app.command(cls=LabCommand)(arena)
app.command(cls=Command)(serve)
app.command(cls=Command)(backup)
app.command(cls=Command)(restore)
app.command(cls=Command)(tidy)
app.add_typer(puzzles, name="puzzles", cls=Group)
app.add_typer(admin, cls=Group)


def main() -> None:
    """Run the command. An error becomes one line on the error stream and exit code 2, or 1 if a
    file could not be written."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # a terminal without our letters shows ? instead
    from tabbytop.terminal.texts import speaking

    with speaking(ENGLISH):  # until the command line is read
        _run()


def _run() -> None:
    from tabbytop.terminal.saves import NotSaved
    from tabbytop.terminal.texts import say_error

    try:
        app(prog_name="tabbytop")  # also for `python -m tabbytop`: completion goes by the name
    except TabbytopError as error:
        typer.echo(f"tabbytop: {printable(say_error(error))}", err=True)
        sys.exit(1 if isinstance(error, NotSaved) else 2)
    except OSError as error:  # a full disk, a pipe that nobody reads
        with contextlib.suppress(OSError):
            typer.echo(f"tabbytop: {error.strerror or error}", err=True)
        sys.exit(1)


def _play_now() -> None:
    """Start the server on this machine and open its page; or open that of the one that runs."""
    from tabbytop.server.addresses import reachable_here
    from tabbytop.server.launching import has_page, open_page, running_url
    from tabbytop.server.logs import start_logging
    from tabbytop.server.serving import serve as run
    from tabbytop.server.settings import load_settings
    from tabbytop.server.store.store import file_of
    from tabbytop.terminal.texts import say

    if not has_page():
        typer.echo(say("terminal", "no-page"), err=True)
        raise typer.Exit(1)
    settings = load_settings()
    file = file_of(settings.database)
    running = running_url(file) if file is not None else None
    if running is not None:
        typer.echo(say("terminal", "page-already-there", url=running))
        if opening := open_page(running):
            opening.join(_BROWSER_SECONDS)
        return

    def on_listening(url: str) -> None:
        here = reachable_here(url)
        if open_page(url) is None:
            typer.echo(say("terminal", "page-address", url=here))
        else:
            typer.echo(say("terminal", "page-opens", url=here))

    start_logging(settings)
    run(settings, on_listening, any_port=True)


def _wants_all_hands(screen: "Screen") -> bool:
    """Whoever looks at a game that is not over sees everybody's cards; better ask first."""
    from tabbytop.terminal.commands import is_yes
    from tabbytop.terminal.screen import Quit
    from tabbytop.terminal.texts import say

    if not screen.interactive:
        return True
    try:
        answer = screen.read_line(f"{say('terminal', 'open-hands')} > ")
    except Quit:
        return False
    return is_yes(answer.strip().lower())


def _resume(screen: "Screen", file: str | None, seats: str | None) -> None:
    from tabbytop.terminal import game_loop
    from tabbytop.terminal.saves import find_save, newest_unfinished

    place = newest_unfinished() if file is None else find_save(file)
    if place is None:
        raise BadOptions(Message("terminal", "no-unfinished"))
    _play(game_loop.resumed_session(screen, place, seats))


def _play(session: "Session") -> None:
    from tabbytop.terminal.game_loop import play

    if not play(session):
        raise typer.Exit(1)


def _game(screen: "Screen", name: str | None) -> "Game":
    from tabbytop.games.registry import game, games_on_shelf, list_games
    from tabbytop.terminal.game_list import menu
    from tabbytop.terminal.screen import Quit
    from tabbytop.terminal.texts import say

    names = list_games()
    if name is None and len(names) == 1:
        name = names[0]
    if name is None:
        if not screen.interactive:
            raise BadOptions(Message("terminal", "say-game", games=", ".join(names)))
        screen.print(menu(screen.width))
        try:
            name = screen.read_line(f"{say('terminal', 'ask-game')} > ").strip()
        except Quit:
            raise typer.Exit from None
        if name.isdecimal() and 0 < int(name) <= len(names):
            name = games_on_shelf()[int(name) - 1].name
    if name not in names and (near := _closest(name, names)):
        raise BadOptions(Message("terminal", "no-game-similar", name=repr(name), near=repr(near)))
    return game(name)


def _closest(name: str, names: list[str]) -> str:
    """Return the name of the game that was probably meant."""
    import difflib

    meant = "-".join(name.lower().split())
    close = difflib.get_close_matches(meant, names, n=1, cutoff=0.5)
    return next((known for known in names if meant and meant in known), *close[:1] or [""])
