"""The option `--ray` and the printing of errors, for the commands `sim` and `arena`.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from tabbytop.command_help import Command
from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.telling import printable

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415

INTERRUPTED = 130

RayAddress = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]")]


class LabCommand(Command):
    """A command whose `--ray` may stand without an address, which Typer does not offer."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401 - Click's own
        return super().parse_args(ctx, list(_with_address(args)))


def _with_address(words: list[str]) -> Iterator[str]:
    """Add `local` to a `--ray` that no address follows: another option, a game, or nothing."""
    for word, following in zip(words, [*words, ""][1:], strict=True):
        yield word
        if word == "--ray" and (following[:1] in ("", "-") or _is_game(following)):
            yield "local"


def _is_game(word: str) -> bool:
    from tabbytop.games.registry import list_games

    return word in list_games()


def tell_error(error: TabbytopError) -> None:
    """Print what is wrong."""
    from tabbytop.texts.spoken import render

    tell(render(error.message))


def tell(words: str) -> None:
    """Print a line on the error stream."""
    typer.echo(f"tabbytop: {printable(words)}", err=True)


def stopped_after(done: int, games: int, *, nothing: bool = False) -> str:
    """Return how far it came before Ctrl-C."""
    from tabbytop.texts.spoken import say

    return say(
        "lab-report",
        "stopped-early" if nothing else "stopped",
        count=done,
        games=games,
        done=f"{done:,}",
        amount=f"{games:,}",
    )
