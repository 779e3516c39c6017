"""What the commands `sim` and `arena` share: the option `--ray` and how errors are told.

Imports at the top are kept to what the command line needs, because `tabbytop --help` waits for it.
"""

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from tabbytop.kernel.errors import TabbytopError
from tabbytop.kernel.telling import printable

# Commands import what they need when they run, see above.
# ruff: noqa: PLC0415

INTERRUPTED = 130

RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on the Ray cluster at this address; without one, on a Ray that is started here.",
    ),
]


class LabCommand(TyperCommand):
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
    """Print what is wrong: in English, as the reports are, but in the language of the terminal
    where something has to be installed or started."""
    from tabbytop.texts.catalogue import render
    from tabbytop.texts.compiled import ENGLISH
    from tabbytop.texts.preferred import system_language

    own = error.message.area == "lab"
    tell(render(error.message, system_language() if own else ENGLISH))


def tell(words: str) -> None:
    """Print a line on the error stream."""
    typer.echo(f"tabbytop: {printable(words)}", err=True)
