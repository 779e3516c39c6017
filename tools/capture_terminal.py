"""Draw docs/terminal.svg or docs/kitty-paw-terminal.svg: a reproducible screen from the middle of a
game.

    python tools/capture_terminal.py [GAME] [file] [columns] [lines] [seed] [moves]
"""

import io
import os
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tabbytop.bots import bot
from tabbytop.bots.live import LiveDriver
from tabbytop.games.kitty_paw.terminal.board import BOARD
from tabbytop.games.kitty_paw.terminal.view_helpers import kitty_view
from tabbytop.games.registry import game
from tabbytop.kernel.events import Event
from tabbytop.kernel.game import Game
from tabbytop.kernel.generator import quick
from tabbytop.kernel.match import Match
from tabbytop.terminal.live.board import LiveContext
from tabbytop.terminal.players import parse_seats
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.session import Session

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


def picture(columns: int, lines: int, seed: int, moves: int) -> str:
    """Return the screen of the first seat after so many random moves, or at its next turn."""
    console = _console(columns, lines)
    screen = Screen(console, interactive=True)
    chosen = game("kibble-scuffle")
    match = Match.deal(chosen, 3, seed, {"deck": "all"})
    session = Session(screen, match, parse_seats("you,random,random"), Path(os.devnull))
    chance = quick(seed)
    while len(match.record.moves) < moves or not _asks_for_a_card(session):
        seat = match.table.actors()[0]
        legal = match.table.moves(seat)
        session.play(seat, legal[chance.below(len(legal))], session.forced_prompt(seat))
    screen.print(session.board.draw_screen(session.context(0)))
    console.print("number or move, ? for help > ▂")
    return _drawn(console, chosen)


def live_picture(columns: int, lines: int, seed: int, moves: int) -> str:
    """Return the screen of the first seat after so many moves of bots, while it holds something."""
    chosen = game("kitty-paw")
    match = Match.deal(chosen, 3, seed, {"pile": "all"})
    hands = [bot(name, seed + seat, chosen) for seat, name in enumerate(("puma", "lynx", "tabby"))]
    sitting = BOARD(chosen).live_session(
        [player.name for player in parse_seats("you,lynx,tabby")], 0
    )

    def write(seat: int, move: int) -> list[Event]:
        events = match.play(seat, move)
        for event in events:
            sitting.on_event(event.seen_by(0), live.now)
        return events

    live = LiveDriver(match.table, hands, seed, write)
    while (
        len(match.record.moves) < moves
        or kitty_view(match.table.view(0))["seats"][0]["paw"] is None
    ):
        live.run_until_move()
    text = chosen.vocabulary.text
    waits = {text(move): rings - live.now for move, rings in live.alarm_times().items()}
    console = _console(columns, lines)
    for line in sitting.draw_frame(
        LiveContext(match.table.view(0), live.now, waits, columns, lines)
    ):
        console.print(line, no_wrap=True, crop=True)
    return _drawn(console, chosen)


def _console(columns: int, lines: int) -> Console:
    return Console(
        width=columns,
        height=lines,
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


def _asks_for_a_card(session: Session) -> bool:
    prompt = session.match.table.prompt(0)
    return prompt is not None and prompt.key == "play"


# By game: how it is drawn, where to, and columns, lines, seed and moves.
_PICTURES: Final = {
    "kibble-scuffle": (picture, "docs/terminal.svg", 100, 30, 51, 105),
    "kitty-paw": (live_picture, "docs/kitty-paw-terminal.svg", 80, 24, 21, 70),
}


def main() -> None:
    """Write the picture."""
    name, *words = sys.argv[1:] or ["kibble-scuffle"]
    draw, file, *usual = _PICTURES[name]
    place = Path(words[0] if words else file)
    numbers = [int(word) for word in words[1:]]
    drawn = draw(*numbers, *usual[len(numbers) :])
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
