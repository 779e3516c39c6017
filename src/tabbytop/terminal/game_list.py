"""The list of games with their options, the start menu, and the levels of bots."""

import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from tabbytop.bots.levels import LEVELS
from tabbytop.games.registry import games_on_shelf
from tabbytop.kernel.game import Game
from tabbytop.kernel.options import OptionSpec, Value
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.text_layout import Lines, framed, wrap
from tabbytop.terminal.texts import render, say, texts_of


def command_line(*words: str) -> str:
    """Return a command line that runs this program with these words."""
    return shlex.join([_program_name(), *words])


def _program_name() -> str:
    """Return `tabbytop` if that is enough, else the path that was typed."""
    called = Path(sys.argv[0])
    found = shutil.which("tabbytop")
    if not called.name.startswith("tabbytop") or not called.exists():
        return "tabbytop"
    if found is not None and Path(found).resolve() == called.resolve():
        return "tabbytop"
    return sys.argv[0]


_WIDEST = 96


def game_list(width: int) -> Lines:
    """Draw every game with its options in a box, and the opponents."""
    lines: Lines = []
    for game in games_on_shelf():
        lines.extend(_box(game, min(width, _WIDEST)))
    return [*lines, *_opponents(min(width, _WIDEST))]


def menu(width: int) -> Lines:
    """Draw every game with its number, to choose from."""
    wide = min(width, _WIDEST)
    lines: Lines = [
        Text("  /\\_/\\"),
        Text(f" ( o.o )  {say('terminal', 'menu')}", "bold"),
        Text(),
    ]
    for number, played in enumerate(games_on_shelf(), 1):
        colour = accent(played.name)
        title = Text.assemble(
            (f" {number} ", f"bold reverse {colour}"),
            " ",
            (texts_of(played).title(), f"bold {colour}"),
        )
        title.append(f" · {_seats(played)}", QUIET)
        lines.append(title)
        lines.extend(
            Text.assemble("    ", line) for line in wrap(texts_of(played).about(), wide - 4)
        )
        lines.append(Text())
    return lines


def _seats(game: Game) -> str:
    return say("terminal", "seats-range", least=game.least_seats, most=game.most_seats)


def _box(game: Game, width: int) -> Lines:
    inner = width - 4
    texts = texts_of(game)
    title = Text(texts.title(), f"bold {accent(game.name)}")
    seats = _seats(game)
    lines = [*wrap(texts.about(), inner), Text()]
    for option in game.options.specs():
        lines.extend(_option(option, texts.option(option.name) or option.about, inner))
    typed = f"{command_line('play')} "
    foot = Text.assemble((typed, QUIET), (game.name, "bold"), (f" · {seats}", QUIET))
    return framed(lines, width, title, foot, accent(game.name))


def _opponents(width: int) -> Lines:
    """Draw the levels of bots, the weakest first."""
    longest = max(len(level.name) for level in LEVELS)
    lines: Lines = []
    for level in LEVELS:
        first, *more = wrap(render(level.message), width - 6 - longest)
        lines.append(Text.assemble((level.name.ljust(longest), "bold"), "  ", first))
        lines.extend(Text.assemble(" " * (longest + 2), line) for line in more)
    lines.extend([Text(), *wrap(say("terminal", "opponents-more"), width - 4, QUIET)])
    typed = Text.assemble((f"{command_line('play')} ", QUIET), ("--seats you,kitten,tiger", "bold"))
    return framed(lines, width, Text(say("terminal", "opponents"), "bold"), typed, QUIET)


def _option(option: OptionSpec, about: str, width: int) -> Lines:
    head = Text.assemble((f"{option.name}=", "bold"), _choices(option))
    return [
        head,
        *(Text.assemble("    ", line) for line in wrap(about, width - 4, QUIET)),
    ]


def _choices(option: OptionSpec) -> Text:
    """Return the choices with the default in brackets: `[basic] all built`."""
    if not option.choices:
        return Text(f"{_word(option.default) or '…'}")
    text = Text()
    for place, choice in enumerate(option.choices):
        word = _word(choice)
        text.append(" " if place else "")
        text.append(f"[{word}]" if choice == option.default else word)
    return text


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ",".join(value)
    return str(value)
