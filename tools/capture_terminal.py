"""Draw a screen from the middle of a game in the terminal; the same words give the same picture.

python tools/capture_terminal.py GAME FILE [-o NAME=VALUE ...] [--columns …] [--lines …] …
"""

import argparse
import io
import os
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tabbytop.bots import bot
from tabbytop.bots.live import LiveDriver
from tabbytop.games.registry import game
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.kernel.options import Options
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.live.board import LiveBoard, LiveContext
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session import Session


class Size(NamedTuple):
    """How large the terminal is."""

    columns: int
    lines: int


# The dark table of the browser: text on plum.
_THEME: Final = TerminalTheme(
    (43, 33, 56),
    (246, 234, 214),
    [
        (43, 33, 56),
        (228, 83, 47),
        (93, 190, 154),
        (242, 163, 38),
        (62, 127, 221),
        (125, 92, 201),
        (44, 171, 195),
        (246, 234, 214),
    ],
)
# Rich's own page, without the fonts that it would fetch from another host.
_PAGE: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
    <style>
    .{unique_id}-matrix {{
        font-family: ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        font-size: {char_height}px;
        line-height: {line_height}px;
        font-variant-east-asian: full-width;
    }}
    .{unique_id}-title {{
        font-size: 18px;
        font-weight: bold;
        font-family: system-ui, sans-serif;
    }}
    {styles}
    </style>
    <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
    </defs>
    {chrome}
    <g transform="translate({terminal_x}, {terminal_y})"
       clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
    </g>
</svg>
"""


def picture(played: Game, options: Options, size: Size, seed: int, moves: int) -> str:
    """Return the screen of the first seat after so many random moves, or at its next turn."""
    console = _console(size)
    screen = Screen(console, interactive=True)
    match = Match.deal(played, 3, seed, options)
    session = Session(screen, match, parse_seats("you,random,random"), Path(os.devnull))
    chance = quick(seed)
    while len(match.record.moves) < moves or match.table.actors()[0] != 0:
        seat = match.table.actors()[0]
        legal = match.table.moves(seat)
        session.play(seat, legal[chance.below(len(legal))], session.forced_prompt(seat))
    screen.print(session.board.draw_screen(session.context(0)))
    console.print("number or move, ? for help > ▂")
    return _drawn(console, played)


def live_picture(
    played: Game, board: LiveBoard, options: Options, size: Size, seed: int, moves: int
) -> str:
    """Return the screen of the first seat after so many moves of bots, or at its next one."""
    match = Match.deal(played, 3, seed, options)
    hands = [bot(name, seed + seat, played) for seat, name in enumerate(("puma", "lynx", "tabby"))]
    sitting = board.live_session([player.name for player in parse_seats("you,lynx,tabby")], 0)
    movers: list[int] = []

    def write(seat: int, move: int) -> list[Event]:
        movers.append(seat)
        events = match.play(seat, move)
        for event in events:
            sitting.on_event(event.seen_by(0), live.now)
        return events

    live = LiveDriver(match.table, hands, seed, write)
    while len(movers) < moves or movers[-1] != 0:
        live.run_until_move()
    text = played.vocabulary.text
    waits = {text(move): rings - live.now for move, rings in live.alarm_times().items()}
    console = _console(size)
    for line in sitting.draw_frame(LiveContext(match.table.view(0), live.now, waits, *size)):
        console.print(line, no_wrap=True, crop=True)
    return _drawn(console, played)


def _console(size: Size) -> Console:
    return Console(
        width=size.columns,
        height=size.lines,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )


def _drawn(console: Console, played: Game) -> str:
    return console.export_svg(
        title=f"tabbytop play {played.name}", theme=_THEME, code_format=_PAGE, unique_id="tabbytop"
    )


def main() -> None:
    """Write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--columns", type=int, default=80)
    parser.add_argument("--lines", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=50)
    wishes = parser.parse_args()
    played = game(wishes.game)
    board = board_of(played)
    options = played.options.parse(wishes.option)
    size = Size(wishes.columns, wishes.lines)
    if isinstance(board, LiveBoard):
        drawn = live_picture(played, board, options, size, wishes.seed, wishes.moves)
    else:
        drawn = picture(played, options, size, wishes.seed, wishes.moves)
    wishes.file.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join(line.rstrip() for line in drawn.splitlines())
    wishes.file.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
